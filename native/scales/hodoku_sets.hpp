// Almost locked sets: cells of a house with one digit more than there are cells, and what links two of them.
//
//     A ──x── B        all places of x in A see all in B: only one of both can hold it (a restricted common digit)
//     A ──x── C ──y── B        a wing, about C
//     A ──x── B ──y── C ──z── D …        a chain; the sets come in ascending order
#pragma once

#include <algorithm>
#include <unordered_set>

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

struct LockedBarOne {
    CellSet cells;
    Marks digits;
    std::array<CellSet, 10> places{};  // of a digit in it
    std::array<CellSet, 10> seen{};    // candidates outside that see all of these
    CellSet around;                    // all that it sees so
};

struct Link {
    int from, to;
    int first, second;  // the digits; 0 if there is no second
    int active = 0;     // as bits, in the chain at hand: 1 the first, 2 the second
};

class Sets {
  public:
    explicit Sets(const Board &board) : board_(board) {
        for (int house = 0; house < 27; ++house) grow(house, 0, 0, {}, 0);
        known_.clear();
        for (LockedBarOne &set : sets_)
            for (Marks rest = set.digits; rest; rest &= rest - 1) {
                const int digit = digit_of(rest);
                set.places[digit] = set.cells & board.places[digit];
                set.seen[digit] = (seen_by_all(set.places[digit]) & board.places[digit]) - set.cells;
                set.around = set.around | set.seen[digit];
            }
        const int count = static_cast<int>(sets_.size());
        for (int i = 0; i < count; ++i) {
            first_.push_back(static_cast<int>(links_.size()));
            for (int j = i + 1; j < count; ++j) link(i, j);
        }
        first_.push_back(static_cast<int>(links_.size()));
    }

    // Two sets and the digit that links them, or two such digits, by which both are locked.
    Find pair() const {
        for (const Link &link : links_) {
            Find find;
            const LockedBarOne &one = sets_[link.from], &other = sets_[link.to];
            common(one, other, mark(link.first), find);
            if (link.second) {
                common(one, other, mark(link.second), find);
                rest(one, other, link, find);
                rest(other, one, link, find);
            }
            if (find.any()) return find;
        }
        return {};
    }

    Find wing() const {
        std::vector<std::vector<int>> by_set(sets_.size());
        for (std::size_t i = 0; i < links_.size(); ++i)
            for (const int set : {links_[i].from, links_[i].to}) by_set[set].push_back(static_cast<int>(i));
        for (std::size_t i = 0; i < links_.size(); ++i) {
            const Link &link = links_[i];
            // The later links that share a set with it, in their order.
            std::vector<int> others;
            std::merge(by_set[link.from].begin(), by_set[link.from].end(), by_set[link.to].begin(), by_set[link.to].end(),
                       std::back_inserter(others));
            for (const int j : others) {
                if (j <= static_cast<int>(i)) continue;
                Find find = wing_of(link, links_[j]);
                if (find.any()) return find;
            }
        }
        return {};
    }

    // Of all chains of four sets and more the one that strikes most.
    Find chain() {
        visited_.assign(links_.size() * states, 0);
        round_ = 0;
        for (int start = 0; start + 1 < static_cast<int>(first_.size()); ++start)
            for (int i = first_[start]; i < first_[start + 1]; ++i)
                for (int active = 1; active <= (links_[i].second ? 2 : 1); ++active) {
                    ++round_;
                    links_[i].active = active;
                    start_ = start;
                    start_digits_ = mark(active == 1 ? links_[i].first : links_[i].second);
                    follow(i, 1);
                }
        return best_.find;
    }

  private:
    static constexpr int most_links = 50, states = 9;  // three ways to be active, at a length of 1, 2, or more
    const Board &board_;
    std::vector<LockedBarOne> sets_;
    std::vector<Link> links_;
    std::vector<int> first_;  // of a set among the links from it
    struct Hash {
        std::size_t operator()(const CellSet &cells) const { return cells.low * 0x9E3779B97F4A7C15ULL ^ cells.high * 0xC2B2AE3D27D4EB4FULL; }
    };
    std::unordered_set<CellSet, Hash> known_;

    void grow(int house, int from, int count, CellSet cells, Marks digits) {
        if (++count > 8) return;
        for (int i = from; i < 9; ++i) {
            const int cell = houses.cells[house][i];
            if (board_.value[cell]) continue;
            const CellSet with = cells | CellSet::of(cell);
            const Marks more = digits | board_.marks[cell];
            if (count_of(more) == count + 1 && known_.insert(with).second) sets_.push_back({with, more, {}, {}, {}});
            grow(house, i + 1, count, with, more);
        }
    }

    void link(int i, int j) {
        const LockedBarOne &one = sets_[i], &other = sets_[j];
        if (one.cells.meets(other.cells)) return;
        Link found{i, j, 0, 0};
        for (Marks rest = one.digits & other.digits; rest; rest &= rest - 1) {
            const int digit = digit_of(rest);
            if (!one.places[digit].within(other.seen[digit]) || !other.places[digit].within(one.seen[digit])) continue;
            (found.first ? found.second : found.first) = digit;
            if (found.second) break;
        }
        if (found.first) links_.push_back(found);
    }

    // What both see of their common digits, but for some.
    static void common(const LockedBarOne &one, const LockedBarOne &other, Marks without, Find &find) {
        if (!one.around.meets(other.around)) return;
        for (Marks rest = one.digits & other.digits & ~without; rest; rest &= rest - 1)
            find.strike(one.seen[digit_of(rest)] & other.seen[digit_of(rest)], digit_of(rest));
    }

    // Without both linking digits a set is locked.
    static void rest(const LockedBarOne &one, const LockedBarOne &other, const Link &link, Find &find) {
        for (Marks rest = one.digits & ~mark(link.first) & ~mark(link.second); rest; rest &= rest - 1)
            find.strike(one.seen[digit_of(rest)] - other.cells, digit_of(rest));
    }

    Find wing_of(const Link &one, const Link &other) const {
        if (!one.second && !other.second && one.first == other.first) return {};
        const bool from_shared = one.from == other.from || one.from == other.to;
        const LockedBarOne &a = sets_[from_shared ? one.to : one.from];
        const int shared = from_shared ? one.from : one.to;
        const LockedBarOne &b = sets_[other.from == shared ? other.to : other.from];
        if (a.cells.meets(b.cells)) return {};
        Marks without = mark(one.first) | mark(other.first);
        for (const Link *link : {&one, &other})
            if (link->second) without |= mark(link->second);
        Find find;
        common(a, b, without, find);
        return find;
    }

    int start_ = 0, round_ = 0;
    Marks start_digits_ = 0;
    std::vector<int> visited_;
    Best best_;

    static Marks digits_of(const Link &link) {
        return (link.active & 1 ? mark(link.first) : 0) | (link.active & 2 ? mark(link.second) : 0);
    }

    // Goes on from a link; what comes of it depends on its active digits only, and on whether it may end here.
    void follow(int at, int length) {
        const Link &link = links_[at];
        int &visited = visited_[at * states + (link.active - 1) * 3 + std::min(length, 3) - 1];
        if (visited == round_) return;
        visited = round_;
        if (length >= 3) end(link);
        if (length >= most_links) return;
        for (int next = first_[link.to]; next < first_[link.to + 1]; ++next) {
            links_[next].active = left_active(link, links_[next]);
            if (links_[next].active) follow(next, length + 1);
        }
    }

    // Which digits of a link are still free when the link before it uses up its own. Of two of these HoDoKu takes
    // the first for both, which is followed here.
    static int left_active(const Link &before, const Link &link) {
        const int used = before.active == 2 ? before.second : before.first;
        if (!link.second) return used == link.first ? 0 : 1;
        return used == link.second ? 1 : used == link.first ? 2 : 3;
    }

    void end(const Link &link) {
        Find find;
        common(sets_[start_], sets_[link.to], start_digits_ | digits_of(link), find);
        best_.offer(std::move(find.struck));
    }
};

}  // namespace whygrid::hodoku
