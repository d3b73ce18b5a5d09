// What follows from each candidate of a position, kept for when the same position comes up again: half of the time it does.
//
//     81 cells ──▶ Outlook     fact ──▶ what supposing it leads to,  what its opposite leads to
//
// Positions are closed, so that their cells say all there is to say about them. What was known already counts as the
// work that it took the first time: a search goes the same way, whatever is remembered.
#pragma once

#include <unordered_map>

#include "short_tree.hpp"

namespace whygrid::shortest {

// What closing a position came to: how many facts are possible then, how many items were followed.
struct Ended {
    bool known = false, dead = false, solved = false;
    std::int16_t open = 0, items = 0, work = 0;
};

class Outlook {
  public:
    Outlook(const Board &board, const Items &all, Follower &follower) : board_(board), all_(all), follower_(follower) {}

    const Ended &supposed(int fact) {
        return remembered(supposed_[fact], [&] { return follower_.supposed(board_, fact); });
    }
    const Ended &without(int fact) {
        return remembered(without_[fact], [&] {
            Board board = board_;
            board.exclude(fact);
            return board;
        });
    }

  private:
    const Board board_;
    const Items &all_;
    Follower &follower_;
    std::array<Ended, facts> supposed_, without_;

    template <typename Begin>
    const Ended &remembered(Ended &ended, Begin begin) {
        if (ended.known) {
            follower_.work += static_cast<std::uint64_t>(ended.work);
            return ended;
        }
        const std::uint64_t before = follower_.work;
        Board board = begin();
        int items = 0;
        follower_.close(board, all_, [&](int) { ++items; });
        ended = {true, board.dead >= 0, board.placed == cells, static_cast<std::int16_t>(board.open),
                 static_cast<std::int16_t>(items), static_cast<std::int16_t>(follower_.work - before)};
        return ended;
    }
};

class Outlooks {
  public:
    Outlooks(const Items &all, Follower &follower) : all_(all), follower_(follower) {}

    // Of a closed position; good until the next one is asked for.
    Outlook &of(const Board &closed) {
        if (kept_.size() >= most) kept_.clear();
        Cells key;
        std::copy_n(closed.left.begin(), cells, key.begin());
        return kept_.try_emplace(key, closed, all_, follower_).first->second;
    }

  private:
    using Cells = std::array<std::uint16_t, cells>;
    struct Hash {
        std::size_t operator()(const Cells &key) const {
            std::uint64_t hash = 0;
            for (const std::uint16_t digits : key) hash = (hash ^ digits) * 0x9E3779B97F4A7C15;
            return hash ^ hash >> 32;
        }
    };
    static constexpr std::size_t most = 500;  // of 16 KB each

    const Items &all_;
    Follower &follower_;
    std::unordered_map<Cells, Outlook, Hash> kept_;
};

}  // namespace whygrid::shortest
