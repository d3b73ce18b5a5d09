// Nets of implications: Nishio, multiple (cell and region), dynamic and nested forcing chains.
//
//     closure of a candidate, on or off: all that must follow, breadth first, each node with the nodes it follows from
//
//         node      0 .. count-1          candidates off          parents   [ p p | p | p p p | … ]   in one array,
//                   count .. 2*count-1    candidates on                       node.start, node.many
//                   2*count               what contradicts another node
//
//     absurd      the closure holds something both on and off                     7    (its place among equals)
//     double      what follows from a candidate on and off alike                  1
//     cell        what follows from all candidates of a cell                      5
//     region      … from all places of a digit in a house                         6
//
// A net's complexity is the number of nodes that each of its ends follows from, by popcount of sets of ancestors, and what
// the chains nested in it have. Level 0 has links alone; 1 looks for locked candidates, pairs and X-wings where links run
// out, 2 for chains as well, 3 for multiple chains, 4 for dynamic ones instead of both, 5 for those of level 2 besides.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <unordered_map>
#include <vector>

#include "se_chains.hpp"
#include "se_sets.hpp"

namespace whygrid::WHYGRID_RATER {

// Asked now and then whether to stop; thrown through the search when it says so.
struct Stopped {};

class Patience {
  public:
    Patience(bool (*ask)(void *), void *asked) : ask_(ask), asked_(asked) {}
    void check() {
        if (++looks_ % LOOK == 0 && ask_(asked_)) throw Stopped{};
    }

  private:
    static constexpr unsigned LOOK = 64;  // of some microseconds each
    bool (*ask_)(void *);
    void *asked_;
    unsigned looks_ = 0;
};

// What a rule finds in a position inside a net: what it excludes, what had to go first, and the chain that says so.
struct Finding {
    std::uint32_t removals, parents;  // where they begin among the ids
    std::uint16_t removed, parented;
    std::uint32_t complexity;         // of the chain; 0 if it is none
    std::uint64_t print;              // the same for equal chains
};

struct Findings {
    std::vector<Finding> list;
    std::vector<Id> ids;
};

inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15;
    return hash ^ hash >> 29;
}

// The candidates that are left, as a key.
struct Left {
    std::uint64_t one, other;
    bool operator==(const Left &) const = default;
};
struct LeftHash {
    std::size_t operator()(const Left &left) const { return left.one; }
};
inline Left left_of(const Board &board) {
    Left left{1, 2};
    for (const Cells cells : board.live) {
        left.one = mixed(mixed(left.one, cells.low), cells.high);
        left.other = mixed(mixed(left.other, cells.high ^ 0xABCD), cells.low);
    }
    return left;
}

// What a chain rests on beyond the links of an earlier position: candidates, each once, in the order of the program.
class RuleParents {
  public:
    RuleParents(const Board &before, const Board &now, std::vector<Id> &ids) : before_(before), now_(now), ids_(ids) {}

    void add(int cell, int digit) {
        if (seen_[digit].has(cell)) return;
        seen_[digit].add(cell);
        ids_.push_back({static_cast<std::uint16_t>(9 * cell + digit)});
    }
    // For a candidate put because others of its cell (kind 3) or of its house of this kind are gone.
    void of_link(int id, int kind) {
        const int cell = id / 9, digit = id % 9;
        if (kind == 3) {
            each_bit(before_.marks[cell] & ~now_.marks[cell], [&](int other) { add(cell, other); });
        } else if (kind >= 0) {
            const int house = shape.home[cell][kind];
            each_bit(before_.places[house][digit] & ~now_.places[house][digit],
                     [&](int place) { add(shape.cells[house][place], digit); });
        }
    }

  private:
    const Board &before_, &now_;
    std::vector<Id> &ids_;
    Cells seen_[9];
};

// All chains and cycles of a position inside a net.
inline void chain_findings(Chains &chains, const Board &now, const Board &before, Findings &result) {
    chains.search(now, true);
    std::unordered_map<Left, Id, LeftHash> taken;
    for (const Chain &chain : chains.found) {
        Left removed{chain.removed, 0};
        for (int i = 0; i < chain.removed; ++i) {
            const std::uint64_t id = chains.gone[chain.removals + i].value + 1;
            removed.one += mixed(id, 77);
            removed.other += mixed(id, 99);
        }
        if (!taken.emplace(removed, Id{0}).second) continue;  // a shorter chain says the same
        Finding finding{};
        finding.parents = static_cast<std::uint32_t>(result.ids.size());
        RuleParents parents(before, now, result.ids);
        finding.print = 5;
        // The ons of the way back from the target, each put by the link to the off before it.
        for (int i = 0; i + chain.cycle < chain.length; ++i) {
            const int id = chains.paths[chain.path + i].value;
            const bool on = (i % 2 == 0) == chain.on;
            finding.print = mixed(finding.print, 2 * id + on);
            if (on && i + 1 < chain.length) parents.of_link(id, strong_kind(now, chains.paths[chain.path + i + 1].value, id));
        }
        if (chain.cycle) {  // and the other way round, where the program takes the weak link for the strong one
            finding.print = mixed(finding.print, 9999);
            for (int i = chain.length - 1; i > 0; --i) {
                const int id = chains.paths[chain.path + i].value;
                const bool on = i % 2 == 1;
                finding.print = mixed(finding.print, 2 * id + on);
                if (on) parents.of_link(id, weak_kind(chains.paths[chain.path + i + 1].value, id));
            }
        }
        finding.parented = static_cast<std::uint16_t>(result.ids.size() - finding.parents);
        if (!finding.parented) continue;
        finding.removals = static_cast<std::uint32_t>(result.ids.size());
        for (int i = 0; i < chain.removed; ++i) result.ids.push_back(chains.gone[chain.removals + i]);
        finding.removed = chain.removed;
        finding.complexity = chain.complexity;
        result.list.push_back(finding);
    }
}

struct NetKind {
    bool multiple, dynamic, nishio;
    int level;

    double rating() const {
        if (level >= 2) return 9.5 + 0.5 * (level - 2);
        if (level == 1) return 9.0;
        return nishio ? 7.5 : dynamic ? 8.5 : 8.0;
    }
};

// `Words` words of 64 bits hold a node each: for positions of fewer than 32 * Words candidates.
template <int Words>
class Nets {
  public:
    Nets(NetKind kind, Patience &patience) : kind_(kind), patience_(patience) {
        if (kind.level == 2 || kind.level == 3) chains_ = std::make_unique<Chains>();
        if (kind.level == 3) inner_.push_back(std::make_unique<Nets>(NetKind{true, false, false, 0}, patience));
        if (kind.level >= 4) inner_.push_back(std::make_unique<Nets>(NetKind{true, true, false, 0}, patience));
        if (kind.level >= 5) inner_.push_back(std::make_unique<Nets>(NetKind{true, true, false, kind.level - 3}, patience));
    }

    // The step that comes first in the program's order.
    bool find(const Board &board, Step &step) {
        start(board);
        all_ = false;
        gather();
        if (hints_.empty()) return false;
        const Hint &hint = hints_[0];
        step.rating = kind_.rating() + length_term(static_cast<int>(hint.complexity));
        const unsigned marks = board.marks[hint.cell], bit = 1u << hint.digit;
        step.removals.add(hint.cell, hint.on ? marks & ~bit : bit);
        if (hint.on) {
            step.cell = hint.cell;
            step.digit = hint.digit;
        }
        return true;
    }

    // All that excludes something, of equal exclusions the first, with what had to go first since `before`.
    void findings(const Board &board, const Board &before, Findings &result) {
        start(board);
        all_ = true;
        best_.assign(2 * count_, Id{none});
        gather();
        std::vector<Hint> winners;
        for (const Id index : best_)
            if (index.value != none) winners.push_back(hints_[index.value]);
        std::sort(winners.begin(), winners.end(), [](const Hint &a, const Hint &b) { return a.before(b); });
        for (const Hint &hint : winners) tell(hint, before, result);
    }

  private:
    static constexpr std::uint16_t none = 0xFFFF;
    enum Form : std::uint8_t { absurd_on, absurd_off, doubled, by_cell, by_house };

    struct Set {
        std::uint64_t words[Words];

        void clear() { std::memset(words, 0, sizeof words); }
        void add(int node) { words[node >> 6] |= 1ULL << (node & 63); }
        void operator|=(const Set &other) {
            for (int i = 0; i < Words; ++i) words[i] |= other.words[i];
        }
        int size() const {
            int sum = 0;
            for (int i = 0; i < Words; ++i) sum += std::popcount(words[i]);
            return sum;
        }
    };

    struct Node {
        std::uint32_t start;
        std::uint16_t many, size;  // parents; nodes that it follows from, with itself
        std::int8_t link;          // of an on: what put it, 3 for its cell, a kind of house, -1 if it was supposed
    };

    struct Nested {
        Id node;
        std::uint32_t complexity;
        std::uint64_t print;
    };

    struct Closure {
        bool known = false, absurd = false, new_on = false;  // new_on: the contradicting node is an on
        int ons = 0, offs = 0, conjugate = 0;
        Cells on[9], off[9];
        std::vector<Id> order_on, order_off;  // candidates by number
        std::vector<Node> nodes;
        std::vector<Id> parents;
        std::vector<Nested> nested;
        std::vector<Set> ancestors;  // kept where chains may be nested
    };

    struct Hint {
        std::uint32_t complexity, order;
        std::uint8_t sort;
        Form form;
        bool on;
        std::uint8_t cell, digit;                  // what it says
        std::uint8_t from_cell, from_digit, house;  // where it starts

        bool before(const Hint &o) const {
            if (complexity != o.complexity) return complexity < o.complexity;
            return sort != o.sort ? sort < o.sort : order < o.order;
        }
    };

    struct End {
        Closure *closure;
        int node;
    };

    NetKind kind_;
    Patience &patience_;
    std::unique_ptr<Chains> chains_;
    std::vector<std::unique_ptr<Nets>> inner_;
    const Board *board_ = nullptr;
    alignas(Board) unsigned char space_[sizeof(Board)];  // the position as a closure sees it
    int count_ = 0;
    Id number_[729], id_[729];
    std::vector<Closure> closures_;  // offs, then ons
    std::vector<Set> sets_;
    bool all_ = false;
    std::uint32_t order_ = 0;
    std::vector<Hint> hints_;
    std::vector<Id> best_, staged_;
    std::vector<std::unordered_map<Left, Findings, LeftHash>> kept_;  // what chains and nets find in positions inside

    Board &now() { return *reinterpret_cast<Board *>(space_); }

    void start(const Board &board) {
        board_ = &board;
        count_ = 0;
        for (int cell = 0; cell < 81; ++cell)
            each_bit(board.marks[cell], [&](int digit) {
                id_[count_] = {static_cast<std::uint16_t>(9 * cell + digit)};
                number_[9 * cell + digit] = {static_cast<std::uint16_t>(count_++)};
            });
        if (closures_.size() < static_cast<std::size_t>(2 * count_)) closures_.resize(2 * count_);
        for (int i = 0; i < 2 * count_; ++i) closures_[i].known = false;
        if (kind_.level < 2 && sets_.size() < static_cast<std::size_t>(2 * count_ + 1)) sets_.resize(2 * count_ + 1);
        kept_.assign((chains_ ? 1 : 0) + inner_.size(), {});
        hints_.clear();
        order_ = 0;
    }

    Closure &closure(int cell, int digit, bool on) {
        Closure &made = closures_[number_[9 * cell + digit].value + (on ? count_ : 0)];
        if (!made.known) {
            patience_.check();
            close(made, cell, digit, on);
        }
        return made;
    }

    Set *sets(Closure &made) { return kind_.level < 2 ? sets_.data() : made.ancestors.data(); }

    // Writes a node that follows from the parents from `start` on, and what it follows from at all.
    void write(Closure &made, int node, int start, int link) {
        Set *ancestors = sets(made);
        Set &set = ancestors[node];
        set.clear();
        for (std::size_t i = start; i < made.parents.size(); ++i) {
            const int parent = made.parents[i].value;
            set |= ancestors[kept(made, parent)];
            set.add(parent);
        }
        set.add(node);
        made.nodes[node] = {static_cast<std::uint32_t>(start), static_cast<std::uint16_t>(made.parents.size() - start),
                            static_cast<std::uint16_t>(set.size()), static_cast<std::int8_t>(link)};
    }
    // The same for an off that follows from an on: it has that one's ancestors and itself, so that no set is kept for it.
    void write_after(Closure &made, int node, int parent) {
        made.parents.push_back({static_cast<std::uint16_t>(parent)});
        const auto start = static_cast<std::uint32_t>(made.parents.size()) - 1;
        made.nodes[node] = {start, 1, static_cast<std::uint16_t>(made.nodes[parent].size + 1), -1};
    }
    int kept(const Closure &made, int node) const {
        const Node &here = made.nodes[node];
        return here.many == 1 && made.parents[here.start].value >= count_ ? made.parents[here.start].value : node;
    }

    int off_node(int cell, int digit) const { return number_[9 * cell + digit].value; }
    int on_node(int cell, int digit) const { return count_ + number_[9 * cell + digit].value; }

    void close(Closure &made, int cell, int digit, bool on) {
        made.known = true;
        made.absurd = false;
        made.ons = made.offs = 0;
        made.parents.clear(), made.nested.clear();
        for (int i = 0; i < 9; ++i) made.on[i] = made.off[i] = {};
        if (made.nodes.size() < static_cast<std::size_t>(2 * count_ + 1)) {
            made.nodes.resize(2 * count_ + 1);
            made.order_on.resize(count_), made.order_off.resize(count_);
            if (kind_.level >= 2) made.ancestors.resize(2 * count_ + 1);
        }
        std::memcpy(space_, board_, sizeof(Board));
        if (on) take_on(made, cell, digit);
        else take_off(made, cell, digit);
        write(made, on ? on_node(cell, digit) : off_node(cell, digit), 0, -1);
        int next_on = 0, next_off = 0;
        do {
            while (next_on < made.ons || next_off < made.offs) {
                const bool went = next_on < made.ons ? exclude(made, id_[made.order_on[next_on++].value].value)
                                                     : put(made, id_[made.order_off[next_off++].value].value);
                if (!went) return;
            }
        } while (kind_.level && go_further(made));
    }

    void take_on(Closure &made, int cell, int digit) {
        made.on[digit].add(cell);
        made.order_on[made.ons++] = number_[9 * cell + digit];
    }
    void take_off(Closure &made, int cell, int digit) {
        made.off[digit].add(cell);
        made.order_off[made.offs++] = number_[9 * cell + digit];
    }

    // All that an on excludes; false at a contradiction.
    bool exclude(Closure &made, int id) {
        const int cell = id / 9, digit = id % 9, parent = count_ + number_[id].value;
        const Board &board = kind_.dynamic ? now() : *board_;
        if (!kind_.nishio)
            for (unsigned rest = board.marks[cell] & ~(1u << digit); rest; rest &= rest - 1)
                if (!off(made, cell, std::countr_zero(rest), parent)) return false;
        const Cells open = board.live[digit] & shape.seen[cell];
        if (!(open & made.on[digit]).any()) {
            for (const int house : shape.home[cell])
                ((open & shape.of_house[house]) - made.off[digit]).each([&](int other) { off(made, other, digit, parent); });
            return true;
        }
        for (const int house : shape.home[cell]) {
            bool fine = true;
            ((open & shape.of_house[house]) - made.off[digit]).each([&](int other) {
                fine = fine && off(made, other, digit, parent);
            });
            if (!fine) return false;
        }
        return true;
    }

    bool off(Closure &made, int cell, int digit, int parent) {
        if (made.on[digit].has(cell)) {
            made.absurd = true;
            made.new_on = false;
            made.conjugate = on_node(cell, digit);
            write_after(made, 2 * count_, parent);
            return false;
        }
        if (made.off[digit].has(cell)) return true;
        take_off(made, cell, digit);
        write_after(made, off_node(cell, digit), parent);
        return true;
    }

    // All that an off puts; false at a contradiction.
    bool put(Closure &made, int id) {
        const int cell = id / 9, digit = id % 9, parent = number_[id].value;
        Board &board = kind_.dynamic ? now() : const_cast<Board &>(*board_);
        struct {
            int id, link;
        } found[4];
        int many = 0;
        const auto add = [&](int other, int link) {
            for (int i = 0; i < many; ++i)
                if (found[i].id == other) return;
            found[many++] = {other, link};
        };
        if (!kind_.nishio && two_in(board.marks[cell]))
            add(9 * cell + std::countr_zero(board.marks[cell] & ~(1u << digit)), 3);
        for (int kind = 0; kind < 3; ++kind) {
            const int house = shape.home[cell][kind];
            const unsigned places = board.places[house][digit];
            if (two_in(places))
                add(9 * shape.cells[house][std::countr_zero(places & ~(1u << shape.place[cell][kind]))] + digit, kind);
        }
        bool fine = true;
        for (int i = 0; i < many && fine; ++i) {
            const int other = found[i].id / 9, put_digit = found[i].id % 9, link = found[i].link;
            const bool absurd = made.off[put_digit].has(other);
            if (!absurd && made.on[put_digit].has(other)) continue;
            const int start = static_cast<int>(made.parents.size());
            made.parents.push_back({static_cast<std::uint16_t>(parent)});
            const auto hidden = [&](int at, int gone) {
                made.parents.push_back({static_cast<std::uint16_t>(off_node(at, gone))});
            };
            if (!kind_.dynamic) {
            } else if (link == 3) {
                each_bit(board_->marks[cell] & ~board.marks[cell], [&](int gone) { hidden(cell, gone); });
            } else {
                const int house = shape.home[cell][link];
                each_bit(board_->places[house][digit] & ~board.places[house][digit],
                         [&](int place) { hidden(shape.cells[house][place], digit); });
            }
            if (absurd) {
                made.absurd = made.new_on = true;
                made.conjugate = off_node(other, put_digit);
                write(made, 2 * count_, start, link);
                fine = false;
            } else {
                take_on(made, other, put_digit);
                write(made, on_node(other, put_digit), start, link);
            }
        }
        if (kind_.dynamic && board.has(cell, digit)) board.remove(cell, digit);
        return fine;
    }

    // What no single link says: the first rule that finds something that rests on this closure.
    bool go_further(Closure &made) {
        const Board &board = now();
        bool found = false;
        const auto plain = [&](const Step &step, auto parents) {
            staged_.clear();
            parents(*board_, [&](int cell, int digit) { staged_.push_back(number_[9 * cell + digit]); });
            if (staged_.empty()) return false;
            found = true;
            step.removals.each([&](int cell, int digit) { further(made, cell, digit); });
            return false;
        };
        locking(board, false, plain);
        if (!found) hidden_sets(board, 2, false, plain);
        if (!found) naked_sets(board, 2, plain);
        if (!found) fish(board, 2, plain);
        if (found || kind_.level < 2) return found;
        const Left key = left_of(board);
        for (std::size_t rule = 0; rule < kept_.size() && !found; ++rule) {
            const auto [at, fresh] = kept_[rule].try_emplace(key);
            if (fresh) {
                patience_.check();
                if (chains_ && rule == 0) chain_findings(*chains_, board, *board_, at->second);
                else inner_[rule - (chains_ ? 1 : 0)]->findings(board, *board_, at->second);
            }
            const Findings &all = at->second;
            for (const Finding &finding : all.list) {
                found = true;
                staged_.clear();
                for (int i = 0; i < finding.parented; ++i)
                    staged_.push_back(number_[all.ids[finding.parents + i].value]);
                for (int i = 0; i < finding.removed; ++i) {
                    const int id = all.ids[finding.removals + i].value;
                    if (further(made, id / 9, id % 9))
                        made.nested.push_back({number_[id], finding.complexity, finding.print});
                }
            }
        }
        return found;
    }

    bool further(Closure &made, int cell, int digit) {
        if (made.off[digit].has(cell)) return false;
        const int start = static_cast<int>(made.parents.size());
        for (const Id parent : staged_) made.parents.push_back(parent);
        take_off(made, cell, digit);
        write(made, off_node(cell, digit), start, -1);
        return true;
    }

    void gather() {
        for (int cell = 0; cell < 81; ++cell) {
            const unsigned marks = board_->marks[cell];
            const int many = shape.bits[marks];
            if (many > 2 || (many == 2 && kind_.dynamic)) gather(cell, marks, many);
        }
    }

    void gather(int cell, unsigned marks, int many) {
        Closure *group[9];
        for (unsigned rest = marks; rest; rest &= rest - 1) {
            const int digit = std::countr_zero(rest);
            Closure &on = closure(cell, digit, true);
            if (kind_.dynamic) {
                if (on.absurd) absurd(on, absurd_on, cell, digit);
                Closure &off = closure(cell, digit, false);
                if (off.absurd) absurd(off, absurd_off, cell, digit);
                if (many >= 3 && !kind_.nishio) both_ways(on, off, cell, digit);
            }
            if (kind_.nishio) continue;
            for (int kind = 0; kind < 3; ++kind) {
                const int house = shape.home[cell][kind];
                const unsigned places = board_->places[house][digit];
                if (one_in(places) || shape.cells[house][std::countr_zero(places)] != cell) continue;
                int size = 0;
                each_bit(places, [&](int place) { group[size++] = &closure(shape.cells[house][place], digit, true); });
                agree(group, size, Hint{0, 0, 6, by_house, false, 0, 0, static_cast<std::uint8_t>(cell),
                                        static_cast<std::uint8_t>(digit), static_cast<std::uint8_t>(house)});
            }
        }
        if (kind_.nishio) return;
        int size = 0;
        each_bit(marks, [&](int digit) { group[size++] = &closure(cell, digit, true); });
        agree(group, size, Hint{0, 0, 5, by_cell, false, 0, 0, static_cast<std::uint8_t>(cell), 0, 0});
    }

    void absurd(Closure &made, Form form, int cell, int digit) {
        const auto at = static_cast<std::uint8_t>(cell), value = static_cast<std::uint8_t>(digit);
        const std::uint32_t size = made.nodes[2 * count_].size + made.nodes[made.conjugate].size;
        offer(Hint{size, 0, 7, form, form == absurd_off, at, value, at, value, 0});
    }

    void both_ways(Closure &on, Closure &off, int cell, int digit) {
        Closure *group[2] = {&on, &off};
        agree(group, 2, Hint{0, 0, 1, doubled, false, 0, 0, static_cast<std::uint8_t>(cell),
                             static_cast<std::uint8_t>(digit), 0});
    }

    // What all these closures have, in the order of the first.
    void agree(Closure *const *group, int size, Hint hint) {
        for (const bool on : {true, false}) {
            Cells common[9];
            bool any = false;
            for (int digit = 0; digit < 9; ++digit) {
                common[digit] = on ? group[0]->on[digit] : group[0]->off[digit];
                for (int i = 1; i < size; ++i) common[digit] &= on ? group[i]->on[digit] : group[i]->off[digit];
                any = any || common[digit].any();
            }
            if (!any) continue;
            const Closure &first = *group[0];
            const int many = on ? first.ons : first.offs;
            for (int k = 0; k < many; ++k) {
                const int number = on ? first.order_on[k].value : first.order_off[k].value, id = id_[number].value;
                if (!common[id % 9].has(id / 9)) continue;
                const int node = on ? count_ + number : number;
                hint.complexity = 0;
                for (int i = 0; i < size; ++i) hint.complexity += group[i]->nodes[node].size;
                hint.on = on;
                hint.cell = static_cast<std::uint8_t>(id / 9);
                hint.digit = static_cast<std::uint8_t>(id % 9);
                offer(hint);
            }
        }
    }

    void offer(Hint hint) {
        const unsigned marks = board_->marks[hint.cell], rest = marks & ~(1u << hint.digit);
        if (hint.on && !rest) return;  // nothing to exclude
        hint.order = order_++;
        if (!all_) {
            if (!hints_.empty() && !hint.before(hints_[0])) return;
            if (kind_.level >= 2) {
                hint.complexity += nested_complexity(hint);
                if (!hints_.empty() && !hint.before(hints_[0])) return;
            }
            hints_.assign(1, hint);
            return;
        }
        // An on in a cell of two digits excludes what the other's off does.
        const int key = !hint.on ? off_node(hint.cell, hint.digit)
                        : one_in(rest) ? off_node(hint.cell, std::countr_zero(rest))
                                       : on_node(hint.cell, hint.digit);
        Id &best = best_[key];
        if (best.value != none && !hint.before(hints_[best.value])) return;
        if (kind_.level >= 2) {
            hint.complexity += nested_complexity(hint);
            if (best.value != none && !hint.before(hints_[best.value])) return;
        }
        if (best.value == none) {
            best = {static_cast<std::uint16_t>(hints_.size())};
            hints_.push_back(hint);
        } else {
            hints_[best.value] = hint;
        }
    }

    // The ends of a hint's nets, in the program's order.
    int ends_of(const Hint &hint, End *ends) {
        const int node = hint.on ? on_node(hint.cell, hint.digit) : off_node(hint.cell, hint.digit);
        int many = 0;
        switch (hint.form) {
            case absurd_on:
            case absurd_off: {
                Closure &made = closure(hint.from_cell, hint.from_digit, hint.form == absurd_on);
                ends[0] = {&made, made.new_on ? 2 * count_ : made.conjugate};
                ends[1] = {&made, made.new_on ? made.conjugate : 2 * count_};
                return 2;
            }
            case doubled:
                ends[0] = {&closure(hint.from_cell, hint.from_digit, true), node};
                ends[1] = {&closure(hint.from_cell, hint.from_digit, false), node};
                return 2;
            case by_cell:
                each_bit(board_->marks[hint.from_cell],
                         [&](int digit) { ends[many++] = {&closure(hint.from_cell, digit, true), node}; });
                return many;
            default:
                each_bit(board_->places[hint.house][hint.from_digit], [&](int place) {
                    ends[many++] = {&closure(shape.cells[hint.house][place], hint.from_digit, true), node};
                });
                return many;
        }
    }

    // What the chains nested in a hint's nets have, equal ones counted once.
    std::uint32_t nested_complexity(const Hint &hint) {
        End ends[9];
        const int many = ends_of(hint, ends);
        std::uint32_t sum = 0;
        prints_.clear();
        for (int i = 0; i < many; ++i) {
            const Set &set = ends[i].closure->ancestors[kept(*ends[i].closure, ends[i].node)];
            for (const Nested &nested : ends[i].closure->nested) {
                const int node = nested.node.value;
                if (!(set.words[node >> 6] >> (node & 63) & 1)) continue;
                bool known = false;
                for (const Nested &other : prints_) known = known || other.print == nested.print;
                if (known) continue;
                prints_.push_back(nested);
                sum += nested.complexity;
            }
        }
        return sum;
    }
    std::vector<Nested> prints_;

    // Goes back from the ends of a hint's nets, breadth first, as the program does.
    void tell(const Hint &hint, const Board &before, Findings &result) {
        End ends[9];
        const int many = ends_of(hint, ends);
        Finding finding{};
        finding.parents = static_cast<std::uint32_t>(result.ids.size());
        finding.print = 5;
        finding.complexity = hint.complexity;
        RuleParents parents(before, *board_, result.ids);
        const int supposed = hint.form == by_cell ? 3 : hint.form == by_house ? hint.house / 9 : -1;
        for (int i = 0; i < many; ++i) {
            Set done;
            done.clear();
            const Closure &made = *ends[i].closure;
            const int terminal = made.new_on == true ? made.conjugate + count_ : made.conjugate - count_;
            staged_.assign(1, Id{static_cast<std::uint16_t>(ends[i].node)});
            finding.print = mixed(finding.print, 9999);
            for (std::size_t k = 0; k < staged_.size(); ++k) {
                const int node = staged_[k].value, key = node == 2 * count_ ? terminal : node;
                if (done.words[key >> 6] >> (key & 63) & 1) continue;
                done.add(key);
                const bool on = key >= count_;
                const int id = id_[on ? key - count_ : key].value;
                finding.print = mixed(finding.print, 2 * id + on);
                const Node &here = made.nodes[node];
                if (on) parents.of_link(id, here.link >= 0 || here.many ? here.link : supposed);
                for (int p = 0; p < here.many; ++p) staged_.push_back(made.parents[here.start + p]);
            }
        }
        finding.parented = static_cast<std::uint16_t>(result.ids.size() - finding.parents);
        if (!finding.parented) return;
        finding.removals = static_cast<std::uint32_t>(result.ids.size());
        const unsigned bit = 1u << hint.digit;
        each_bit(hint.on ? board_->marks[hint.cell] & ~bit : bit, [&](int digit) {
            result.ids.push_back({static_cast<std::uint16_t>(9 * hint.cell + digit)});
        });
        finding.removed = static_cast<std::uint16_t>(result.ids.size() - finding.removals);
        result.list.push_back(finding);
    }
};

}  // namespace whygrid::WHYGRID_RATER
