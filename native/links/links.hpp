// Refuting a position of a Numberlink: clause learning over edges, with reasons that a person could give.
//
//   cells    0, 1, … in reading order; `label` is the number of the path that ends there, or -1
//   edges    0, 1, …; `joins` are their two cells, the smaller one first. As literals they count from 1,
//            positive where drawn and negative where closed
//   corners  0 is all around the board, then the inner corners; what flows to the right or down across an
//            edge is the integer on the corner `sides[1]` less that on `sides[0]`, plus `reference`
//
// Everything that follows here, follows by one instance of a rule, which Python tells by its kind and cells.
#pragma once

#include <array>

#include "currents.hpp"
#include "learning.hpp"
#include "link_order.hpp"

namespace whygrid::links {

enum Status : std::int8_t { closed = -1, open = 0, drawn = 1 };

struct Way {
    int edge, cell;
};

struct Terrain {
    bool cover;
    std::vector<int> label;
    std::vector<std::array<int, 2>> joins, sides, pairs;
    std::vector<std::vector<Way>> ways;
    std::vector<std::vector<int>> edges_at;  // for each corner the edges that it is on one side of
    std::vector<std::vector<int>> beside;    // for each edge those that meet it in a cell
    std::vector<Plane> planes;
    Compass compass;
    int corners = 1;

    Terrain(bool cover, std::vector<int> label, std::vector<std::array<int, 2>> joins,
            std::vector<std::array<int, 2>> sides, std::vector<Plane> planes)
        : cover(cover), label(std::move(label)), joins(std::move(joins)), sides(std::move(sides)),
          ways(this->label.size()), planes(std::move(planes)), compass(this->label.size(), this->joins) {
        for (std::size_t edge = 0; edge < this->joins.size(); ++edge) {
            const auto [first, second] = this->joins[edge];
            ways[first].push_back({static_cast<int>(edge), second});
            ways[second].push_back({static_cast<int>(edge), first});
            for (const int corner : this->sides[edge]) corners = std::max(corners, corner + 1);
        }
        for (const auto &[first, second] : this->joins) {
            beside.emplace_back();
            for (const int cell : {first, second})
                for (const Way &way : ways[cell])
                    if (way.edge + 1 != static_cast<int>(beside.size())) beside.back().push_back(way.edge);
        }
        edges_at.resize(corners);
        for (std::size_t edge = 0; edge < this->sides.size(); ++edge) {
            const auto [one, other] = this->sides[edge];
            if (one == other) continue;
            edges_at[one].push_back(static_cast<int>(edge));
            edges_at[other].push_back(static_cast<int>(edge));
        }
        for (std::size_t cell = 0; cell < this->label.size(); ++cell) {
            const int path = this->label[cell];
            if (path < 0) continue;
            if (static_cast<int>(pairs.size()) <= path) pairs.resize(path + 1, {-1, -1});
            pairs[path][pairs[path][0] >= 0] = static_cast<int>(cell);
        }
    }
};

// Kinds of reasons. They are about the cell, about whether it is a loop, or about the path (-1 for any); regions are
// cells, those of a chain in a row.
enum Kind { by_cell = by_clause + 1, by_chain, by_fence, by_room, by_balance, by_order };

class Search : public Learner {
  public:
    // `wish` says for each edge what is tried first.
    Search(const Terrain &terrain, const std::vector<std::int8_t> &lines, const std::vector<std::int8_t> &wish)
        : Learner(wish), terrain_(terrain), rims_(terrain.compass) {
        for (std::size_t edge = 0; edge < lines.size(); ++edge)
            if (lines[edge] != open) settle(lines[edge] * static_cast<int>(edge + 1), -1);
        begin();
        bool sound = true;
        while (sound && applied_ < trail_.size()) sound = notice(trail_[applied_++]) < 0;
        if (!sound) begin();  // the lines contradict each other, as the first search will notice
        dirty_.clear();
        for (std::size_t cell = 0; cell < terrain.label.size(); ++cell) dirty_.push_back(static_cast<int>(cell));
        for (const Plane &plane : terrain.planes) currents_.emplace_back(plane, terrain.sides, terrain.edges_at);
    }

  private:
    const Terrain &terrain_;
    std::vector<std::int8_t> line_;  // what of that which is settled cells and chains take into account
    std::vector<int> dirty_, left_, lacking_, tip_;
    std::vector<Current> currents_;  // one for each plane
    Rims rims_;
    // Of the wide view, here so as not to be made anew:
    std::vector<Piece> pieces_;                // lines that hang together with ends
    std::vector<char> taken_, free_;           // cells on such lines, and all others
    std::vector<int> part_, members_, starts_;  // parts of free cells: for each cell its part, cells part by part
    std::vector<char> passable_, still_open_;

    int degree(int cell) const { return terrain_.label[cell] >= 0 ? 1 : 2; }
    bool is_open(int edge) const { return value_[edge] == open; }

    // Nothing is known about cells and chains yet.
    void begin() {
        const std::size_t cells = terrain_.label.size();
        left_.assign(cells, 0);
        lacking_.assign(cells, 0);
        tip_.resize(cells);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            lacking_[cell] = degree(static_cast<int>(cell));
            left_[cell] = static_cast<int>(terrain_.ways[cell].size());
            tip_[cell] = static_cast<int>(cell);
        }
        line_.assign(value_.size(), 0);
        applied_ = 0;
    }

    // What is known about them, from what is on the trail.
    void undone() override {
        begin();
        for (; applied_ < trail_.size(); ++applied_) notice(trail_[applied_]);
        dirty_.clear();  // an earlier level has been looked at before the next one was begun
    }

    int notice(int literal) override {
        const int edge = std::abs(literal) - 1;
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

    int conclude(int edge, int sign, Kind kind, std::vector<int> premises, int about, std::vector<int> cells = {}) {
        const int literal = sign * (edge + 1);
        const int number = note({kind, std::move(premises), literal, about, std::move(cells)});
        settle(literal, number);
        return number;
    }

    int more() override {
        while (!dirty_.empty() && applied_ == trail_.size()) {
            const int cell = dirty_.back();
            dirty_.pop_back();
            const int conflict = look_at(cell);
            if (conflict >= 0) return conflict;
        }
        return applied_ == trail_.size() ? wide() : -1;
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

    // The wide view: ways between ends, cells that no path can reach, and room for all flows.
    int wide() {
        find_parts();
        const int parts = static_cast<int>(starts_.size()) - 1;
        std::vector<char> crossed(parts, 0);
        for (std::size_t path = 0; path < terrain_.pairs.size(); ++path) {
            const auto [first, last] = terrain_.pairs[path];
            const int one = tip_[first], goal = tip_[last];
            if (one == last) continue;
            bool found = false;
            for (const Way &there : terrain_.ways[goal]) {
                if (!is_open(there.edge)) continue;
                found |= there.cell == one;
                if (part_[there.cell] < 0) continue;
                for (const Way &here : terrain_.ways[one])
                    if (is_open(here.edge) && part_[here.cell] == part_[there.cell]) {
                        found = true;
                        crossed[part_[there.cell]] = 1;
                    }
            }
            if (found) continue;
            Reason best{by_fence, {}, 0, -2, {}};
            for (const int tip : {one, goal}) {
                std::vector<int> around{tip};
                std::set<int> beside;
                for (const Way &way : terrain_.ways[tip])
                    if (is_open(way.edge) && part_[way.cell] >= 0) beside.insert(part_[way.cell]);
                for (const int number : beside)
                    around.insert(around.end(), members_.begin() + starts_[number], members_.begin() + starts_[number + 1]);
                Reason reason = fence(around, static_cast<int>(path));
                if (best.about == -2 || reason.premises.size() < best.premises.size()) best = std::move(reason);
            }
            return note(std::move(best));
        }
        if (terrain_.cover)
            for (int number = 0; number < parts; ++number)
                if (!crossed[number])
                    return note(fence({members_.begin() + starts_[number], members_.begin() + starts_[number + 1]}, -1));
        follow_ends();
        for (std::size_t number = 0; number < currents_.size(); ++number) {
            const std::vector<int> curve = currents_[number].overfull(value_, pieces_);
            if (!curve.empty()) return note(room(curve, terrain_.planes[number].balance));
        }
        return crossing();
    }

    // The parts of cells that no path has yet, by ways that are open and by the lines between them.
    void find_parts() {
        const int cells = static_cast<int>(terrain_.label.size());
        part_.assign(cells, -1);
        members_.clear();
        starts_.assign(1, 0);
        for (int root = 0; root < cells; ++root) {
            if (part_[root] >= 0 || !is_free(root)) continue;
            const int number = static_cast<int>(starts_.size()) - 1;
            part_[root] = number;
            std::size_t next = members_.size();
            members_.push_back(root);
            for (; next < members_.size(); ++next) {
                const int cell = members_[next];
                if (part_[tip_[cell]] < 0) {
                    part_[tip_[cell]] = number;
                    members_.push_back(tip_[cell]);
                }
                for (const Way &way : terrain_.ways[cell])
                    if (is_open(way.edge) && part_[way.cell] < 0 && is_free(way.cell)) {
                        part_[way.cell] = number;
                        members_.push_back(way.cell);
                    }
            }
            starts_.push_back(static_cast<int>(members_.size()));
        }
    }

    // The lines that hang together with ends, and the cells on them.
    void follow_ends() {
        pieces_.clear();
        taken_.assign(terrain_.label.size(), 0);
        for (std::size_t path = 0; path < terrain_.pairs.size(); ++path)
            for (const int side : {0, 1}) {
                int cell = terrain_.pairs[path][side], came = -1;
                taken_[cell] = 1;
                if (side == 1 && tip_[cell] == terrain_.pairs[path][0]) break;  // followed from its first end
                while (true) {
                    const Way *onward = nullptr;
                    for (const Way &way : terrain_.ways[cell])
                        if (line_[way.edge] == drawn && way.edge != came) onward = &way;
                    if (!onward) break;
                    const bool ahead = (onward->cell > cell) == (side == 0);
                    pieces_.push_back({onward->edge, static_cast<int>(path), ahead ? 1 : -1});
                    came = onward->edge;
                    cell = onward->cell;
                    taken_[cell] = 1;
                    if (terrain_.label[cell] >= 0) break;
                }
            }
    }

    // Two paths that would have to cross, by the order of their tips around some cells.
    int crossing() {
        free_.resize(taken_.size());
        for (std::size_t cell = 0; cell < taken_.size(); ++cell) free_[cell] = !taken_[cell];
        passable_.resize(value_.size());
        still_open_.resize(value_.size());
        for (std::size_t edge = 0; edge < value_.size(); ++edge) {
            passable_[edge] = value_[edge] != closed;
            still_open_[edge] = value_[edge] == open;
        }
        rims_.look(free_, passable_);
        std::vector<std::pair<int, Rims::Spans>> spans;
        for (std::size_t path = 0; path < terrain_.pairs.size(); ++path) {
            const auto [first, last] = terrain_.pairs[path];
            const int one = tip_[first], goal = tip_[last];
            if (one == last) continue;
            bool direct = false;
            for (const Way &way : terrain_.ways[one]) direct |= is_open(way.edge) && way.cell == goal;
            if (direct) continue;
            const Rims::Spans found = rims_.spans(one, goal, still_open_);
            if (found.rim >= 0) spans.emplace_back(static_cast<int>(path), found);
        }
        for (std::size_t a = 0; a < spans.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (Rims::cross(spans[a].second, spans[b].second))
                    return note(crossed(spans[b].first, spans[a].first, free_, passable_, still_open_));
        return -1;
    }

    Reason crossed(int one, int other, std::vector<char> inside, std::vector<char> passable,
                   const std::vector<char> &still_open) {
        // the parts that one of the two may come into
        std::vector<int> queue;
        std::vector<char> in(inside.size(), 0);
        std::vector<int> tips;
        for (const int path : {one, other})
            for (const int end : terrain_.pairs[path]) tips.push_back(tip_[end]);
        const auto reach = [&](int cell) {
            if (!inside[cell] || in[cell]) return;
            in[cell] = 1;
            queue.push_back(cell);
        };
        for (const int tip : tips)
            for (const Way &way : terrain_.ways[tip])
                if (still_open[way.edge]) reach(way.cell);
        for (std::size_t next = 0; next < queue.size(); ++next)
            for (const Way &way : terrain_.ways[queue[next]])
                if (passable[way.edge]) reach(way.cell);
        const auto still = [&](const std::vector<char> &passages) {
            std::vector<char> doors(passages);
            Rims rims(terrain_.compass);
            rims.look(in, passages);
            const auto span = [&](int path) {
                return rims.spans(tip_[terrain_.pairs[path][0]], tip_[terrain_.pairs[path][1]], doors);
            };
            return Rims::cross(span(one), span(other));
        };
        std::set<int> lines, fenced, walls;
        const auto take_chain = [&](int cell) {
            std::vector<int> along;
            chain(cell, -1, along);
            fenced.insert(cell);
            for (const int line : along) {
                lines.insert(line);
                for (const int end : terrain_.joins[line - 1]) fenced.insert(end);
            }
        };
        for (const int path : {one, other})
            for (const int end : terrain_.pairs[path]) take_chain(end);
        for (const int cell : queue)
            for (const Way &way : terrain_.ways[cell])
                if (!in[way.cell] && is_open(way.edge)) take_chain(way.cell);
        for (const int tip : tips)
            for (const Way &way : terrain_.ways[tip])
                if (!in[way.cell] && is_open(way.edge)) take_chain(way.cell);
        const std::set<int> tip_set(tips.begin(), tips.end());
        const auto same = [&](int first, int second) {
            return (first == tips[0] && second == tips[1]) || (first == tips[2] && second == tips[3]) ||
                   (first == tips[1] && second == tips[0]) || (first == tips[3] && second == tips[2]);
        };
        // doors and inner walls: which are needed?
        for (std::size_t edge = 0; edge < value_.size(); ++edge) {
            if (line_[edge] != closed) continue;
            const auto [first, second] = terrain_.joins[edge];
            const bool inner = (in[first] && in[second]) || (in[first] && tip_set.count(second)) ||
                               (in[second] && tip_set.count(first));
            if (inner) {
                passable[edge] = 1;
                if (still(passable)) continue;
                passable[edge] = 0;
                walls.insert(-static_cast<int>(edge + 1));
            } else if ((in[first] && !fenced.count(second)) || (in[second] && !fenced.count(first)) ||
                       (tip_set.count(first) && !fenced.count(second)) || (tip_set.count(second) && !fenced.count(first)) ||
                       same(first, second)) {
                walls.insert(-static_cast<int>(edge + 1));
            }
        }
        Reason reason{by_order, {walls.begin(), walls.end()}, 0, one, {}};
        reason.premises.insert(reason.premises.end(), lines.begin(), lines.end());
        reason.region.push_back(other);
        for (std::size_t cell = 0; cell < in.size(); ++cell)
            if (in[cell]) reason.region.push_back(static_cast<int>(cell));
        return reason;
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
};

}  // namespace whygrid::links
