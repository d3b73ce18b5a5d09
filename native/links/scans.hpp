// Scans of a board from its four corners, which take turns: from one of them it is mostly much nearer than from the
// others. Each would find all solutions by itself; the first to have as many as asked for, or all, is taken.
#pragma once

#include <memory>

#include "scan.hpp"

namespace whygrid::links {

// A board as Python has it: cells in reading order, and for each the edge to its right before the one below, with
// 1 for drawn, -1 for closed and 0 for open.
struct Plain {
    int rows, columns;
    std::vector<int> label, lines;
    bool cover;
};

struct Scanned {
    std::vector<std::vector<int>> solutions;
    bool complete;  // as many as asked for, or all there are
};

// A scan from one corner, to which the board is turned over.
class CornerScan {
  public:
    CornerScan(const Plain &board, int exceptions, int corner) {
        Ground ground(board.rows, board.columns);
        const auto at = [&](int row, int column) {
            return ground.at(corner & 1 ? board.rows - 1 - row : row, corner & 2 ? board.columns - 1 - column : column);
        };
        for (int row = 0, number = 0; row < board.rows; ++row)
            for (int column = 0; column < board.columns; ++column) {
                const int cell = at(row, column);
                ground.label[cell] = board.label[number++];
                if (column + 1 < board.columns) edges_.push_back({std::min(cell, at(row, column + 1)), true});
                if (row + 1 < board.rows) edges_.push_back({std::min(cell, at(row + 1, column)), false});
            }
        for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
            const auto [cell, is_right] = edges_[edge];
            (is_right ? ground.right : ground.down)[cell] = static_cast<std::int8_t>(board.lines[edge]);
        }
        scan_ = std::make_unique<Scan>(std::move(ground), board.cover, exceptions);
    }

    // True as soon as there are so many solutions, or no more.
    bool go_on(std::size_t limit, long work) {
        while (found.size() < limit) {
            const Answer answer = scan_->run(work);
            if (answer != Answer::found) return answer == Answer::none;
            found.emplace_back();
            for (const auto &[cell, is_right] : edges_)
                found.back().push_back((is_right ? scan_->is_right(cell) : scan_->is_down(cell)) ? 1 : -1);
        }
        return true;
    }

    std::vector<std::vector<int>> found;

  private:
    std::unique_ptr<Scan> scan_;
    std::vector<std::pair<int, bool>> edges_;  // the cell that each begins in, and whether it leads to the right
};

// Up to so many solutions with so many exceptions, after so much work at the most.
inline Scanned scan(const Plain &board, int exceptions, std::size_t limit, long work) {
    constexpr int corners = 4;
    std::vector<CornerScan> scans;
    for (long turn = std::min(work, 1000L); work > 0; turn *= 4)
        for (int corner = 0; corner < corners && work > 0; ++corner, work -= turn) {
            if (static_cast<int>(scans.size()) == corner) scans.emplace_back(board, exceptions, corner);
            if (scans[corner].go_on(limit, std::min(turn, work))) return {std::move(scans[corner].found), true};
        }
    const auto fewer = [](const CornerScan &one, const CornerScan &other) { return one.found.size() < other.found.size(); };
    const auto most = std::max_element(scans.begin(), scans.end(), fewer);
    if (most == scans.end()) return {{}, false};
    return {std::move(most->found), false};
}

}  // namespace whygrid::links
