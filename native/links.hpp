// Refuting a position of a Numberlink: clause learning over edges, with reasons that a person could give.
//
//   cells    0, 1, … in reading order; `label` is the number of the path that ends there, or -1
//   edges    0, 1, …; `joins` are their two cells, the smaller one first. As literals they count from 1,
//            positive where drawn and negative where closed
//   corners  0 is all around the board, then the inner corners; what flows to the right or down across an
//            edge is the integer on the corner `sides[1]` less that on `sides[0]`, plus `reference`
//
// Everything that follows, follows by a `Reason`: literals that hold, by one instance of a rule, which Python
// tells by its kind and cells. What is learned on the way are *lemmas*, literals that can't all hold. In the
// end those that a literal needs are handed out in order, each with the reasons and lemmas it comes from.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace whygrid::links {

enum Status : std::int8_t { closed = -1, open = 0, drawn = 1 };

struct Way {
    int edge, cell;
};

// A flow along lines. With `balance` a line carries one unit from its dark to its light cell, which
// `sign` tells for each edge; otherwise every path carries one unit from its first end to its second one,
// or back where its `sign` is -1.
struct Plane {
    bool balance;
    std::vector<int> sign, reference;
};

struct Terrain {
    bool cover;
    std::vector<int> label;
    std::vector<std::array<int, 2>> joins, sides, pairs;
    std::vector<std::vector<Way>> ways;
    std::vector<Plane> planes;
    int corners = 1;

    Terrain(bool cover, std::vector<int> label, std::vector<std::array<int, 2>> joins,
            std::vector<std::array<int, 2>> sides, std::vector<Plane> planes)
        : cover(cover), label(std::move(label)), joins(std::move(joins)), sides(std::move(sides)),
          ways(this->label.size()), planes(std::move(planes)) {
        for (std::size_t edge = 0; edge < this->joins.size(); ++edge) {
            const auto [first, second] = this->joins[edge];
            ways[first].push_back({static_cast<int>(edge), second});
            ways[second].push_back({static_cast<int>(edge), first});
            for (const int corner : this->sides[edge]) corners = std::max(corners, corner + 1);
        }
        for (std::size_t cell = 0; cell < this->label.size(); ++cell) {
            const int path = this->label[cell];
            if (path < 0) continue;
            if (static_cast<int>(pairs.size()) <= path) pairs.resize(path + 1, {-1, -1});
            pairs[path][pairs[path][0] >= 0] = static_cast<int>(cell);
        }
    }
};

enum Kind { by_cell, by_chain, by_fence, by_room, by_balance, by_lemma };

struct Reason {
    Kind kind;
    std::vector<int> premises;  // all hold
    int conclusion;             // 0 for a contradiction
    int about;                  // the cell, whether it is a loop, the path (-1 for any), the number of the lemma
    std::vector<int> region;    // cells, of a chain in a row
};

struct Lemma {
    std::vector<int> literals;  // not all of them hold; one that is negated alone follows
    std::vector<int> reasons;   // numbers of the reasons that show it
    std::vector<int> grounds;   // literals that hold in any case, which it rests on too
    int shown = 0;              // the number of reasons when it was learned
};

class Search {
  public:
    // `wish` says for each edge what is tried first.
    Search(const Terrain &terrain, const std::vector<std::int8_t> &lines, const std::vector<std::int8_t> &wish)
        : terrain_(terrain), value_(lines.size(), 0), level_(lines.size(), 0), reason_(lines.size(), -1),
          activity_(lines.size(), 0.0), phase_(wish), watches_(2 * lines.size() + 2) {
        for (std::size_t edge = 0; edge < lines.size(); ++edge)
            if (lines[edge] != open) settle(lines[edge] * static_cast<int>(edge + 1), -1);
        rebuild();
        for (std::size_t cell = 0; cell < terrain.label.size(); ++cell) dirty_.push_back(static_cast<int>(cell));
        heights_.assign(terrain_.planes.size(), std::vector<int>(terrain_.corners, 0));
    }

    // 1 when the position is refuted, -1 when all edges are settled without a contradiction, 0 after so many
    // conflicts; `go_on` is asked now and then and may throw.
    int run(long conflicts, const std::function<void()> &go_on, int assumed = 0) {
        long until_restart = 100, round = 1;
        conflicts += conflicts_;
        while (true) {
            const int conflict = propagate();
            if (conflict >= 0) {
                if (++conflicts_ % 64 == 0) go_on();
                if (levels_.empty()) {
                    last_ = conflict;
                    return 1;
                }
                learn(conflict);
                if (last_ >= 0) return 1;
                if (conflicts_ >= conflicts) {
                    go_back(0);
                    return 0;
                }
                if (--until_restart <= 0) {
                    until_restart = 100 * luby(++round);
                    go_back(0);
                }
                continue;
            }
            if (assumed && levels_.empty() && fails(assumed)) return 1;
            int best = assumed && levels_.empty() && !holds(assumed) ? std::abs(assumed) - 1 : -1;
            if (best >= 0) {
                levels_.push_back(static_cast<int>(trail_.size()));
                settle(assumed, -1);
                continue;
            }
            for (std::size_t edge = 0; edge < value_.size(); ++edge)
                if (!value_[edge] && (best < 0 || activity_[edge] > activity_[best])) best = static_cast<int>(edge);
            if (best < 0) {
                go_back(0);
                return -1;
            }
            levels_.push_back(static_cast<int>(trail_.size()));
            settle(phase_[best] * (best + 1), -1);
        }
    }

    // What holds in any case, in the order in which it was found.
    std::vector<int> found() const {
        return {trail_.begin(), levels_.empty() ? trail_.end() : trail_.begin() + levels_[0]};
    }

    // The reasons and lemmas behind a literal that holds in any case, or behind the contradiction (0), in an
    // order in which each rests on earlier ones. A lemma comes as its number, a reason as -1 - its number.
    std::vector<int> behind(int literal) const {
        std::set<std::pair<int, int>> found;  // by the time they were shown
        std::vector<int> reasons, lemmas;
        std::vector<char> told(value_.size(), 0), learned(lemmas_.size(), 0);
        const auto ground = [&](int premise) {
            const int edge = std::abs(premise) - 1;
            if (!told[edge] && reason_[edge] >= 0) reasons.push_back(reason_[edge]);
            told[edge] = 1;
        };
        const auto lemma = [&](int number) {
            if (!learned[number]) lemmas.push_back(number);
            learned[number] = 1;
        };
        if (literal) ground(literal);
        else reasons.push_back(last_);
        while (!reasons.empty() || !lemmas.empty()) {
            if (!reasons.empty()) {
                const int number = reasons.back();
                reasons.pop_back();
                found.insert({2 * number + 1, -1 - number});
                for (const int premise : reasons_[number].premises) ground(premise);
                if (reasons_[number].kind == by_lemma) lemma(reasons_[number].about);
                continue;
            }
            const int number = lemmas.back();
            lemmas.pop_back();
            found.insert({2 * lemmas_[number].shown, number});
            for (const int premise : lemmas_[number].grounds) ground(premise);
            for (const int reason : lemmas_[number].reasons)
                if (reasons_[reason].kind == by_lemma) lemma(reasons_[reason].about);
        }
        std::vector<int> order;
        for (const auto &[time, what] : found) order.push_back(what);
        return order;
    }

    const Reason &reason(int number) const { return reasons_[number]; }
    const Lemma &lemma(int number) const { return lemmas_[number]; }

  private:
    const Terrain &terrain_;
    std::vector<std::int8_t> value_;  // what is settled
    std::vector<std::int8_t> line_;   // what of it cells and chains take into account
    std::vector<int> level_, reason_;
    std::vector<double> activity_;
    std::vector<std::int8_t> phase_;
    std::vector<std::vector<int>> watches_;  // for each literal the lemmas that watch it
    std::vector<int> trail_, levels_, dirty_;
    std::size_t watched_until_ = 0, applied_ = 0;
    std::vector<Reason> reasons_;
    std::vector<Lemma> lemmas_;
    std::vector<int> left_, lacking_, tip_;
    std::vector<std::vector<int>> heights_;
    double bump_ = 1.0;
    long conflicts_ = 0;
    int last_ = -1;      // the reason for the contradiction without any decision

    static long luby(long i) {
        long k = 1;
        while ((1L << k) - 1 < i) ++k;
        return (1L << k) - 1 == i ? 1L << (k - 1) : luby(i - (1L << (k - 1)) + 1);
    }
    bool holds(int literal) const { return value_[std::abs(literal) - 1] * literal > 0; }
    bool fails(int literal) const { return value_[std::abs(literal) - 1] * literal < 0; }
    std::size_t slot(int literal) const { return 2 * std::abs(literal) - (literal < 0); }
    int degree(int cell) const { return terrain_.label[cell] >= 0 ? 1 : 2; }
    bool is_open(int edge) const { return value_[edge] == open; }

    void settle(int literal, int reason) {
        const int edge = std::abs(literal) - 1;
        value_[edge] = phase_[edge] = literal > 0 ? 1 : -1;
        level_[edge] = static_cast<int>(levels_.size());
        reason_[edge] = reason;
        trail_.push_back(literal);
    }

    void go_back(std::size_t level) {
        if (levels_.size() <= level) return;
        const std::size_t keep = levels_[level];
        while (trail_.size() > keep) {
            value_[std::abs(trail_.back()) - 1] = open;
            trail_.pop_back();
        }
        levels_.resize(level);
        watched_until_ = std::min(watched_until_, keep);
        rebuild();
    }

    // What is known about cells and chains, from what is on the trail.
    void rebuild() {
        const std::size_t cells = terrain_.label.size();
        left_.assign(cells, 0);
        lacking_.assign(cells, 0);
        tip_.resize(cells);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            lacking_[cell] = degree(static_cast<int>(cell));
            left_[cell] = static_cast<int>(terrain_.ways[cell].size());
            tip_[cell] = static_cast<int>(cell);
        }
        applied_ = 0;
        line_.assign(value_.size(), 0);
        while (applied_ < trail_.size()) {
            const int edge = std::abs(trail_[applied_]) - 1;
            apply(edge);
        }
        dirty_.clear();  // an earlier level has been looked at before the next one was begun
    }

    // Take the next edge of the trail into account; the reason for a contradiction, or -1.
    int apply(int edge) {
        ++applied_;
        line_[edge] = value_[edge];
        const auto [first, second] = terrain_.joins[edge];
        for (const int cell : {first, second}) {
            --left_[cell];
            lacking_[cell] -= line_[edge] == drawn;
            dirty_.push_back(cell);
        }
        if (line_[edge] != drawn) return -1;
        const int one = tip_[first], other = tip_[second];
        if (lacking_[first] < 0) return too_many(first);
        if (lacking_[second] < 0) return too_many(second);
        const int a = terrain_.label[one], b = terrain_.label[other];
        if (one == second || (a >= 0 && b >= 0 && a != b)) {
            std::vector<int> along{edge + 1};
            chain(first, edge, along);
            if (one != second) chain(second, edge, along);
            return note({by_chain, along, 0, one == second, joined(first, second, edge, one == second)});
        }
        tip_[one] = other;
        tip_[other] = one;
        dirty_.push_back(one);
        dirty_.push_back(other);
        return -1;
    }

    int too_many(int cell) {
        std::vector<int> lines;
        for (const Way &way : terrain_.ways[cell])
            if (line_[way.edge] == drawn) lines.push_back(way.edge + 1);
        lines.resize(degree(cell) + 1);
        return note({by_cell, lines, 0, cell, {}});
    }

    // The drawn edges of the chain that leaves a cell, but for `without`.
    void chain(int cell, int without, std::vector<int> &along) const {
        int came = without;
        const int start = cell;
        while (true) {
            const Way *onward = nullptr;
            for (const Way &way : terrain_.ways[cell])
                if (line_[way.edge] == drawn && way.edge != came && way.edge != without) onward = &way;
            if (!onward) return;
            along.push_back(onward->edge + 1);
            came = onward->edge;
            cell = onward->cell;
            if (cell == start) return;
        }
    }

    // The cells in a row of the chains that end in two neighbours, or of the one that ends in both.
    std::vector<int> joined(int first, int second, int without, bool loop) const {
        const auto cells_from = [&](int cell) {
            std::vector<int> edges, cells{cell};
            chain(cell, without, edges);
            for (const int edge : edges) {
                const auto [a, b] = terrain_.joins[edge - 1];
                cells.push_back(a == cells.back() ? b : a);
            }
            return cells;
        };
        std::vector<int> cells = cells_from(first);
        if (loop) return cells;
        std::reverse(cells.begin(), cells.end());
        const std::vector<int> rest = cells_from(second);
        cells.insert(cells.end(), rest.begin(), rest.end());
        return cells;
    }

    int note(Reason reason) {
        reasons_.push_back(std::move(reason));
        return static_cast<int>(reasons_.size()) - 1;
    }

    int conclude(int edge, int sign, Kind kind, std::vector<int> premises, int about, std::vector<int> cells = {}) {
        const int literal = sign * (edge + 1);
        const int number = note({kind, std::move(premises), literal, about, std::move(cells)});
        settle(literal, number);
        return number;
    }

    // The number of the reason for a contradiction, or -1 when nothing more follows.
    int propagate() {
        while (true) {
            while (applied_ < trail_.size()) {
                const int conflict = apply(std::abs(trail_[applied_]) - 1);
                if (conflict >= 0) return conflict;
            }
            while (watched_until_ < trail_.size()) {
                const int conflict = by_lemmas(trail_[watched_until_++]);
                if (conflict >= 0) return conflict;
            }
            if (applied_ < trail_.size()) continue;
            if (!dirty_.empty()) {
                const int cell = dirty_.back();
                dirty_.pop_back();
                const int conflict = look_at(cell);
                if (conflict >= 0) return conflict;
                continue;
            }
            return wide();
        }
    }

    int look_at(int cell) {
        const int left = left_[cell], lacking = lacking_[cell];
        const auto &ways = terrain_.ways[cell];
        const auto having = [&](int status) {
            std::vector<int> found;
            for (const Way &way : ways)
                if (line_[way.edge] == status) found.push_back(status * (way.edge + 1));
            return found;
        };
        const auto all = [&](int sign, const std::vector<int> &premises) {
            for (const Way &way : ways)
                if (is_open(way.edge)) conclude(way.edge, sign, by_cell, premises, cell);
        };
        if (lacking == 0) {
            if (left) all(-1, having(drawn));
            return -1;
        }
        if (terrain_.cover || terrain_.label[cell] >= 0 || lacking == 1) {
            if (left <= lacking) {
                std::vector<int> premises = having(closed);
                if (!terrain_.cover && terrain_.label[cell] < 0)
                    for (const int line : having(drawn)) premises.push_back(line);
                if (left < lacking) return note({by_cell, premises, 0, cell, {}});
                all(1, premises);
                return -1;
            }
        } else if (left == 1) {
            all(-1, having(closed));
            return -1;
        }
        if (!is_tip(cell)) return -1;
        for (const Way &way : ways) {
            if (!is_open(way.edge) || !is_tip(way.cell)) continue;
            const int label = terrain_.label[tip_[cell]], other = terrain_.label[tip_[way.cell]];
            const bool loop = tip_[way.cell] == cell && terrain_.label[cell] < 0;
            if (!loop && !(label >= 0 && other >= 0 && label != other)) continue;
            std::vector<int> along;
            chain(cell, -1, along);
            if (!loop) chain(way.cell, -1, along);
            conclude(way.edge, -1, by_chain, along, loop, joined(cell, way.cell, -1, loop));
        }
        return -1;
    }

    bool is_tip(int cell) const {
        return lacking_[cell] > 0 && (terrain_.label[cell] >= 0 || lacking_[cell] == 1);
    }
    bool is_free(int cell) const {
        return lacking_[cell] > 0 && terrain_.label[cell] < 0 && terrain_.label[tip_[cell]] < 0;
    }

    int by_lemmas(int literal) {
        auto &watching = watches_[slot(literal)];  // lemmas that watch this literal, which now holds
        for (std::size_t place = 0; place < watching.size();) {
            Lemma &lemma = lemmas_[watching[place]];
            auto &lits = lemma.literals;
            if (lits[0] == literal) std::swap(lits[0], lits[1]);
            if (fails(lits[0])) {
                ++place;
                continue;
            }
            bool moved = false;
            for (std::size_t other = 2; other < lits.size() && !moved; ++other)
                if (!holds(lits[other])) {
                    std::swap(lits[1], lits[other]);
                    watches_[slot(lits[1])].push_back(watching[place]);
                    watching[place] = watching.back();
                    watching.pop_back();
                    moved = true;
                }
            if (moved) continue;
            std::vector<int> premises(lits.begin() + 1, lits.end());
            const int number = watching[place];
            if (holds(lits[0])) {
                premises.push_back(lits[0]);
                return note({by_lemma, premises, 0, number, {}});
            }
            const int found = note({by_lemma, premises, -lits[0], number, {}});
            settle(-lits[0], found);
            ++place;
        }
        return -1;
    }

    // The wide view: ways between ends, cells that no path can reach, and room for all flows.
    int wide() {
        const std::size_t cells = terrain_.label.size();
        std::vector<int> part(cells, -1), queue;
        std::vector<std::vector<int>> members;
        for (std::size_t root = 0; root < cells; ++root) {
            if (part[root] >= 0 || !is_free(static_cast<int>(root))) continue;
            const int number = static_cast<int>(members.size());
            queue.assign(1, static_cast<int>(root));
            part[root] = number;
            for (std::size_t next = 0; next < queue.size(); ++next) {
                const int cell = queue[next];
                if (part[tip_[cell]] < 0) {
                    part[tip_[cell]] = number;
                    queue.push_back(tip_[cell]);
                }
                for (const Way &way : terrain_.ways[cell])
                    if (is_open(way.edge) && part[way.cell] < 0 && is_free(way.cell)) {
                        part[way.cell] = number;
                        queue.push_back(way.cell);
                    }
            }
            members.push_back(queue);
        }
        std::vector<bool> crossed(members.size(), false);
        for (std::size_t path = 0; path < terrain_.pairs.size(); ++path) {
            const auto [first, last] = terrain_.pairs[path];
            const int one = tip_[first], goal = tip_[last];
            if (one == last) continue;
            bool found = false;
            for (const Way &there : terrain_.ways[goal]) {
                if (!is_open(there.edge)) continue;
                found |= there.cell == one;
                if (part[there.cell] < 0) continue;
                for (const Way &here : terrain_.ways[one])
                    if (is_open(here.edge) && part[here.cell] == part[there.cell])
                        found = crossed[part[there.cell]] = true;
            }
            if (found) continue;
            Reason best{by_fence, {}, 0, -2, {}};
            for (const int tip : {one, goal}) {
                std::vector<int> around{tip};
                std::set<int> parts;
                for (const Way &way : terrain_.ways[tip])
                    if (is_open(way.edge) && part[way.cell] >= 0) parts.insert(part[way.cell]);
                for (const int number : parts)
                    around.insert(around.end(), members[number].begin(), members[number].end());
                Reason reason = fence(around, static_cast<int>(path));
                if (best.about == -2 || reason.premises.size() < best.premises.size()) best = std::move(reason);
            }
            return note(std::move(best));
        }
        if (terrain_.cover)
            for (std::size_t number = 0; number < members.size(); ++number)
                if (!crossed[number]) return note(fence(members[number], -1));
        for (std::size_t number = 0; number < terrain_.planes.size(); ++number) {
            const std::vector<int> curve = overfull(terrain_.planes[number], heights_[number]);
            if (!curve.empty()) return note(room(curve, terrain_.planes[number].balance));
        }
        return -1;
    }

    // Why a path can't leave some cells, or no path can cross them: closed edges, and lines of others.
    Reason fence(const std::vector<int> &inside, int path) {
        std::vector<char> in(terrain_.label.size(), 0);
        for (const int cell : inside)
            for (int at = cell, came = -1; at >= 0;) {
                in[at] = 1;
                int next = -1;
                for (const Way &way : terrain_.ways[at])
                    if (line_[way.edge] == drawn && way.edge != came && !in[way.cell]) {
                        next = way.cell;
                        came = way.edge;
                    }
                at = next;
            }
        std::set<int> fenced, lines, walls;
        for (std::size_t cell = 0; cell < in.size(); ++cell)
            for (const Way &way : terrain_.ways[cell])
                if (in[cell] && !in[way.cell] && is_open(way.edge)) {
                    std::vector<int> along;
                    chain(way.cell, -1, along);
                    fenced.insert(way.cell);
                    for (const int line : along) {
                        lines.insert(line);
                        for (const int end : terrain_.joins[line - 1]) fenced.insert(end);
                    }
                }
        for (std::size_t cell = 0; cell < in.size(); ++cell)
            for (const Way &way : terrain_.ways[cell])
                if (in[cell] && !in[way.cell] && line_[way.edge] == closed && !fenced.count(way.cell))
                    walls.insert(-(way.edge + 1));
        Reason reason{by_fence, {walls.begin(), walls.end()}, 0, path, {}};
        reason.premises.insert(reason.premises.end(), lines.begin(), lines.end());
        for (std::size_t cell = 0; cell < in.size(); ++cell)
            if (in[cell]) reason.region.push_back(static_cast<int>(cell));
        return reason;
    }

    // The edges that a closed curve crosses which lets too little through; empty when there is none.
    std::vector<int> overfull(const Plane &plane, std::vector<int> &kept) {
        std::vector<int> heights = kept;  // what meets all limits meets them too when some are gone again
        struct Arc {
            int to, weight, edge;
        };
        std::vector<int> flow(value_.size(), 0);
        std::vector<char> fixed(value_.size(), 0);
        if (!plane.balance)
            for (std::size_t path = 0; path < terrain_.pairs.size(); ++path)
                for (const int side : {0, 1}) {
                    int cell = terrain_.pairs[path][side], came = -1;
                    while (true) {
                        const Way *onward = nullptr;
                        for (const Way &way : terrain_.ways[cell])
                            if (line_[way.edge] == drawn && way.edge != came) onward = &way;
                        if (!onward || fixed[onward->edge]) break;
                        fixed[onward->edge] = 1;
                        flow[onward->edge] = ((onward->cell > cell) == (side == 0) ? 1 : -1) * plane.sign[path];
                        came = onward->edge;
                        cell = onward->cell;
                        if (terrain_.label[cell] >= 0) break;
                    }
                }
        std::vector<std::vector<Arc>> arcs(heights.size());
        for (std::size_t edge = 0; edge < value_.size(); ++edge) {
            int low = 0, high = 0;
            if (plane.balance) {
                const int full = plane.sign[edge];
                low = line_[edge] == drawn ? full : is_open(edge) ? std::min(0, full) : 0;
                high = line_[edge] == drawn ? full : is_open(edge) ? std::max(0, full) : 0;
            } else if (fixed[edge]) {
                low = high = flow[edge];
            } else if (line_[edge] != closed) {
                low = -1;
                high = 1;
            }
            const auto [one, other] = terrain_.sides[edge];
            const int up = high - plane.reference[edge], down = plane.reference[edge] - low;
            if (one == other) {
                if (up < 0 || down < 0) return {static_cast<int>(edge)};
                continue;
            }
            arcs[one].push_back({other, up, static_cast<int>(edge)});
            arcs[other].push_back({one, down, static_cast<int>(edge)});
        }
        std::vector<int> parent(heights.size(), -1), by(heights.size(), -1), queue;
        std::vector<char> queued(heights.size(), 1);
        for (std::size_t corner = 0; corner < heights.size(); ++corner) queue.push_back(static_cast<int>(corner));
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const int corner = queue[next];
            queued[corner] = 0;
            for (const Arc &arc : arcs[corner]) {
                if (heights[arc.to] <= heights[corner] + arc.weight) continue;
                for (int before = corner; before >= 0; before = parent[before])
                    if (before == arc.to) {
                        std::vector<int> curve{arc.edge};
                        for (int at = corner; at != arc.to; at = parent[at]) curve.push_back(by[at]);
                        return curve;
                    }
                heights[arc.to] = heights[corner] + arc.weight;
                parent[arc.to] = corner;
                by[arc.to] = arc.edge;
                if (!queued[arc.to]) {
                    queued[arc.to] = 1;
                    queue.push_back(arc.to);
                }
            }
        }
        kept = std::move(heights);
        return {};
    }

    Reason room(const std::vector<int> &curve, bool balance) {
        std::vector<char> in(terrain_.label.size(), 0), crossed(value_.size(), 0);
        for (const int edge : curve) crossed[edge] = 1;
        std::vector<int> queue{terrain_.joins[curve[0]][0]};
        in[queue[0]] = 1;
        for (std::size_t next = 0; next < queue.size(); ++next)
            for (const Way &way : terrain_.ways[queue[next]])
                if (!crossed[way.edge] && !in[way.cell]) {
                    in[way.cell] = 1;
                    queue.push_back(way.cell);
                }
        std::sort(queue.begin(), queue.end());
        Reason reason{balance ? by_balance : by_room, {}, 0, 0, queue};
        if (balance) {
            // A dark cell's line out and a light cell's gap count; too many of them hold, or too few can.
            int demand = 0, possible = 0, holding = 0, border = 0;
            std::vector<int> out, true_ones;
            const auto dark = [&](int cell, int edge) {
                const bool first = terrain_.joins[edge][0] == cell;
                return (terrain_.planes[balance_plane()].sign[edge] > 0) == first;
            };
            for (const int cell : queue) {
                if (terrain_.ways[cell].empty()) continue;
                const bool is_dark = dark(cell, terrain_.ways[cell][0].edge);
                demand += degree(cell) * (is_dark ? 1 : -1);
                for (const Way &way : terrain_.ways[cell]) {
                    if (in[way.cell]) continue;
                    ++border;
                    demand += !is_dark;
                    const int counts = is_dark ? way.edge + 1 : -(way.edge + 1);
                    if (holds(counts)) true_ones.push_back(counts);
                    if (fails(counts)) out.push_back(-counts);
                    holding += holds(counts);
                    possible += !fails(counts);
                }
            }
            reason.premises = possible < demand ? out : true_ones;
            return reason;
        }
        std::vector<char> full(in.size(), 0);
        std::set<int> lines;
        for (std::size_t path = 0; path < terrain_.pairs.size(); ++path)
            for (const int end : terrain_.pairs[path]) {
                std::vector<int> along;
                chain(end, -1, along);
                bool inside = false, outside = false;
                for (const int line : along)
                    for (const int cell : terrain_.joins[line - 1]) (in[cell] ? inside : outside) = true;
                if (!inside || !outside) continue;
                for (const int line : along) {
                    lines.insert(line);
                    for (const int cell : terrain_.joins[line - 1])
                        if (cell != tip_[end] || terrain_.label[tip_[end]] >= 0) full[cell] = 1;
                }
            }
        for (const int cell : queue)
            for (const Way &way : terrain_.ways[cell])
                if (!in[way.cell] && line_[way.edge] == closed && !full[cell] && !full[way.cell])
                    reason.premises.push_back(-(way.edge + 1));
        reason.premises.insert(reason.premises.end(), lines.begin(), lines.end());
        return reason;
    }

    std::size_t balance_plane() const {
        std::size_t number = 0;
        while (!terrain_.planes[number].balance) ++number;
        return number;
    }

    // Learn from a contradiction: resolve until one literal of this level is left, then go back.
    void learn(int conflict) {
        const int now = static_cast<int>(levels_.size());
        std::vector<char> seen(value_.size(), 0);
        std::vector<int> kept, grounds, used{conflict};
        int open_here = 0;
        std::size_t place = trail_.size();
        // A contradiction found late may rest on earlier levels only.
        int highest = 0;
        for (const int literal : reasons_[conflict].premises) highest = std::max(highest, level_[std::abs(literal) - 1]);
        if (highest < now) {
            go_back(highest);
            if (highest == 0) {
                last_ = conflict;
                return;
            }
            place = trail_.size();
        }
        const int level = highest;
        const auto take = [&](const Reason &reason) {
            for (const int literal : reason.premises) {
                const int edge = std::abs(literal) - 1;
                if (seen[edge]) continue;
                seen[edge] = 1;
                activity_[edge] += bump_;
                if (level_[edge] == level) ++open_here;
                else (level_[edge] ? kept : grounds).push_back(literal);
            }
        };
        take(reasons_[conflict]);
        int uip = 0;
        while (true) {
            do uip = trail_[--place];
            while (!seen[std::abs(uip) - 1] || level_[std::abs(uip) - 1] != level);
            if (--open_here == 0) break;
            const int reason = reason_[std::abs(uip) - 1];
            used.push_back(reason);
            take(reasons_[reason]);
        }
        // What follows from the rest, or from the start, need not be said.
        std::vector<int> literals{uip};
        std::vector<char> verdict(value_.size(), 0);  // 1: it follows, 2: it does not
        const std::function<bool(int)> follows = [&](int literal) {
            const int edge = std::abs(literal) - 1;
            if (verdict[edge]) return verdict[edge] == 1;
            verdict[edge] = 2;
            if (reason_[edge] < 0) return false;
            for (const int premise : reasons_[reason_[edge]].premises) {
                const int other = std::abs(premise) - 1;
                if (level_[other] && !seen[other] && !follows(premise)) return false;
            }
            verdict[edge] = 1;
            return true;
        };
        std::vector<int> left_out;
        for (const int literal : kept) (follows(literal) ? left_out : literals).push_back(literal);
        for (std::size_t next = 0; next < left_out.size(); ++next) {
            const int reason = reason_[std::abs(left_out[next]) - 1];
            used.push_back(reason);
            for (const int premise : reasons_[reason].premises) {
                const int other = std::abs(premise) - 1;
                if (seen[other]) continue;
                seen[other] = 1;
                (level_[other] ? left_out : grounds).push_back(premise);
            }
        }
        bump_ /= 0.95;
        if (bump_ > 1e100) {
            for (double &one : activity_) one *= 1e-100;
            bump_ *= 1e-100;
        }
        int back = 0;
        for (std::size_t i = 1; i < literals.size(); ++i)
            if (level_[std::abs(literals[i]) - 1] > back) {
                back = level_[std::abs(literals[i]) - 1];
                std::swap(literals[1], literals[i]);
            }
        go_back(back);
        const int number = static_cast<int>(lemmas_.size());
        lemmas_.push_back({literals, used, grounds, static_cast<int>(reasons_.size())});
        if (literals.size() > 1) {
            watches_[slot(literals[0])].push_back(number);
            watches_[slot(literals[1])].push_back(number);
        }
        const std::vector<int> premises(literals.begin() + 1, literals.end());
        settle(-uip, note({by_lemma, premises, -uip, number, {}}));
    }
};

}  // namespace whygrid::links
