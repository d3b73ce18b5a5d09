// Looking ahead on a Numberlink: what drawing or closing an edge would settle at once, or whether it can't be.
//
// The counterpart, which says the same, is in genres/numberlink/outlook.py.
#pragma once

#include <tuple>

#include "links.hpp"

namespace whygrid::links {

// A position: for each edge whether it is drawn, closed or open; for each cell how many of its edges are open, how many
// lines it lacks, and for an end of a chain the other end.
struct Standing {
    std::vector<int> lines, left, lacking, tip;
};

class Outlook {
  public:
    Outlook(const Terrain &terrain, Standing before)
        : terrain_(terrain), before_(std::move(before)), seen_(terrain.label.size(), 0), part_(terrain.label.size()) {}

    // In how many waves how many edges would be settled, and whether that is possible.
    std::tuple<int, int, bool> after(int edge, int status) {
        now_ = before_;
        std::vector<std::pair<int, int>> wave{{edge, status}};
        int waves = 0, settled = 0;
        while (!wave.empty()) {
            ++waves;
            bool possible = true;
            begin_cells();
            for (const auto &[each, wanted] : wave) {
                if (now_.lines[each] != open) {
                    possible &= now_.lines[each] == wanted;
                    continue;
                }
                ++settled;
                now_.lines[each] = wanted;
                const auto [first, second] = terrain_.joins[each];
                for (const int cell : {first, second}) {
                    add(cell);
                    --now_.left[cell];
                    now_.lacking[cell] -= wanted == drawn;
                }
                if (wanted == drawn) {
                    add(now_.tip[first]);
                    add(now_.tip[second]);
                    possible &= join(first, second);
                }
            }
            wave.clear();
            for (const int cell : cells_) possible &= look_at(cell, wave);
            if (!possible) return {waves, settled, false};
        }
        return {waves + 1, settled, ways_left()};
    }

    // The open edges that the path from an end can't do without on its way to its other end.
    std::vector<int> on_every_route(int end) {
        std::vector<int> found, left = route(end, -1);
        while (!left.empty()) {
            const int edge = left[0];
            const std::vector<int> other = route(end, edge);
            if (other.empty()) found.push_back(edge);
            const auto is_needless = [&](int another) {
                return another == edge ||
                       (!other.empty() && std::find(other.begin(), other.end(), another) == other.end());
            };
            left.erase(std::remove_if(left.begin(), left.end(), is_needless), left.end());
        }
        return found;
    }

  private:
    const Terrain &terrain_;
    Standing before_, now_;
    std::vector<int> cells_, seen_, part_, queue_;
    std::vector<Way> came_;
    int looks_ = 0;

    bool is_end(int cell) const { return terrain_.label[cell] >= 0; }
    bool is_tip(int cell) const { return now_.lacking[cell] > 0 && (is_end(cell) || now_.lacking[cell] == 1); }

    void begin_cells() {
        cells_.clear();
        ++looks_;
    }

    void add(int cell) {
        if (seen_[cell] != looks_) cells_.push_back(cell);
        seen_[cell] = looks_;
    }

    bool differ(int one, int other) const {
        return is_end(one) && is_end(other) && terrain_.label[one] != terrain_.label[other];
    }

    // False for a loop or a wrong joint.
    bool join(int first, int second) {
        const int one = now_.tip[first], other = now_.tip[second];
        if (one == second) return false;
        now_.tip[one] = other;
        now_.tip[other] = one;
        return !differ(one, other);
    }

    // Adds what follows at a cell; false when nothing fits it any more.
    bool look_at(int cell, std::vector<std::pair<int, int>> &wave) const {
        const int left = now_.left[cell], lacking = now_.lacking[cell];
        const auto all = [&](Status status) {
            for (const Way &way : terrain_.ways[cell])
                if (now_.lines[way.edge] == open) wave.push_back({way.edge, status});
        };
        if (lacking < 0) return false;
        if (lacking == 0) {
            all(closed);
            return true;
        }
        if (terrain_.cover || is_end(cell) || lacking == 1) {
            if (left < lacking) return false;
            if (left == lacking) all(drawn);
        } else if (left == 1) {
            all(closed);
        }
        if (is_tip(cell))
            for (const Way &way : terrain_.ways[cell])
                if (now_.lines[way.edge] == open && must_not_meet(cell, way.cell)) wave.push_back({way.edge, closed});
        return true;
    }

    // Whether a line from a tip to a cell beside it would be a loop, or join different paths.
    bool must_not_meet(int cell, int beside) const {
        if (!is_tip(beside)) return false;
        return (now_.tip[beside] == cell && !is_end(cell)) || differ(now_.tip[cell], now_.tip[beside]);
    }

    // Whether every path still has a way between its ends that no other path is in.
    bool ways_left() {
        std::fill(part_.begin(), part_.end(), -1);
        const auto is_free = [&](int cell) {
            return now_.lacking[cell] && !is_end(cell) && !is_end(now_.tip[cell]);
        };
        for (int root = 0; root < static_cast<int>(part_.size()); ++root) {
            if (part_[root] >= 0 || !is_free(root)) continue;
            queue_.assign(1, root);
            part_[root] = root;
            const auto reach = [&](int cell) {
                if (part_[cell] >= 0) return;
                part_[cell] = root;
                queue_.push_back(cell);
            };
            for (std::size_t next = 0; next < queue_.size(); ++next) {
                const int cell = queue_[next];
                reach(now_.tip[cell]);
                for (const Way &way : terrain_.ways[cell])
                    if (now_.lines[way.edge] == open && is_free(way.cell)) reach(way.cell);
            }
        }
        return std::all_of(terrain_.pairs.begin(), terrain_.pairs.end(), [&](const auto &pair) {
            return now_.tip[pair[0]] == pair[1] || can_meet(now_.tip[pair[0]], now_.tip[pair[1]]);
        });
    }

    // The open edges along some way of a path to its other end, from there; empty when there is none.
    std::vector<int> route(int end, int without) {
        begin_cells();
        came_.assign(terrain_.label.size(), {-1, -1});
        add(before_.tip[end]);
        for (std::size_t next = 0; next < cells_.size(); ++next) {
            const int cell = cells_[next];
            for (const Way &way : terrain_.ways[cell]) {
                if (before_.lines[way.edge] != open || seen_[way.cell] == looks_ || way.edge == without) continue;
                const int far = before_.tip[way.cell];
                if (terrain_.label[far] == terrain_.label[end] && way.cell != end && far != end) {
                    std::vector<int> found{way.edge};
                    for (Way back = came_[cell]; back.edge >= 0; back = came_[back.cell]) found.push_back(back.edge);
                    return found;
                }
                if (is_end(far) || is_end(way.cell)) continue;
                for (const int reached : {way.cell, far}) {
                    if (seen_[reached] == looks_) continue;
                    came_[reached] = {way.edge, cell};  // along a chain, by the same edge
                    add(reached);
                }
            }
        }
        return {};
    }

    bool can_meet(int one, int goal) const {
        for (const Way &to : terrain_.ways[goal]) {
            if (now_.lines[to.edge] != open) continue;
            if (to.cell == one) return true;
            if (part_[to.cell] < 0) continue;
            for (const Way &from : terrain_.ways[one])
                if (now_.lines[from.edge] == open && part_[from.cell] == part_[to.cell]) return true;
        }
        return false;
    }
};

}  // namespace whygrid::links
