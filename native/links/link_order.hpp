// The order of ends around open cells: two paths whose ends alternate along the rim of a part of the board would have to
// cross in it.
//
//   part    cells that no path has for itself yet; a path goes from one of its tips through a part to the other tip
//   rim     the way round a part, along its outside or along the rim of a hole in it. Beside each cell of a rim are
//           places at which something is that is no passage: there a tip may stand, from which a path comes in
//
//        A   B          tips A, B, A, B around the part of dots: joining the As cuts the part in two,
//      . . . . .        with one B on each side
//        B   A
//
// A rim is walked with the left hand on it, so places along it have an order, round and round.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

namespace whygrid::links {

// A board of cells in rows: for each cell its edges upwards, to the right, downwards and to the left, -1 where there is
// none, with the cells across.
struct Compass {
    std::vector<std::array<int, 4>> edge, cell;

    explicit Compass(std::size_t cells, const std::vector<std::array<int, 2>> &joins)
        : edge(cells, {-1, -1, -1, -1}), cell(cells, {-1, -1, -1, -1}) {
        for (std::size_t number = 0; number < joins.size(); ++number) {
            const auto [first, second] = joins[number];
            const int way = second == first + 1 ? 1 : 2;
            edge[first][way] = edge[second][way ^ 2] = static_cast<int>(number);
            cell[first][way] = second;
            cell[second][way ^ 2] = first;
        }
    }
};

class Rims {
  public:
    // `inside` says which cells belong to a part, `passable` which edges between them are passages.
    Rims(const Compass &compass, const std::vector<char> &inside, const std::vector<char> &passable)
        : compass_(compass), part_(inside.size(), -1), rim_(inside.size(), {-1, -1, -1, -1}), place_(rim_) {
        const auto leads = [&](int cell, int way) {
            const int edge = compass.edge[cell][way];
            return edge >= 0 && passable[edge] && inside[compass.cell[cell][way]];
        };
        std::vector<std::array<char, 4>> walked(inside.size(), {0, 0, 0, 0});
        int rims = 0;
        for (std::size_t start = 0; start < inside.size(); ++start) {
            if (!inside[start]) continue;
            if (part_[start] < 0) {
                std::vector<int> queue{static_cast<int>(start)};
                part_[start] = static_cast<int>(start);
                for (std::size_t next = 0; next < queue.size(); ++next)
                    for (int way = 0; way < 4; ++way)
                        if (leads(queue[next], way) && part_[compass.cell[queue[next]][way]] < 0) {
                            part_[compass.cell[queue[next]][way]] = static_cast<int>(start);
                            queue.push_back(compass.cell[queue[next]][way]);
                        }
            }
            for (int first = 0; first < 4; ++first) {
                if (walked[start][first] || !leads(static_cast<int>(start), first)) continue;
                int cell = static_cast<int>(start), way = first, places = 0;
                do {
                    walked[cell][way] = 1;
                    cell = compass.cell[cell][way];
                    way = (way + 3) % 4;  // to the left, straight on, to the right, back
                    while (!leads(cell, way)) {
                        rim_[cell][way] = rims;
                        place_[cell][way] = places++;
                        way = (way + 1) % 4;
                    }
                } while (cell != static_cast<int>(start) || way != first);
                ++rims;
            }
        }
    }

    struct Door {
        int part, rim, place;
    };

    // Where a path may come in from a tip, by edges that are open.
    std::vector<Door> doors(int tip, const std::vector<char> &open) const {
        std::vector<Door> found;
        for (int way = 0; way < 4; ++way) {
            const int edge = compass_.edge[tip][way], cell = compass_.cell[tip][way];
            if (edge >= 0 && open[edge] && part_[cell] >= 0)
                found.push_back({part_[cell], rim_[cell][way ^ 2], place_[cell][way ^ 2]});
        }
        return found;
    }

    // A way between two tips: in at one place and out at another one.
    struct Span {
        int part, rim, from, to;
    };
    std::vector<Span> spans(int one, int other, const std::vector<char> &open) const {
        std::vector<Span> found;
        for (const Door &in : doors(one, open))
            for (const Door &out : doors(other, open))
                if (in.part == out.part)
                    found.push_back({in.part, in.rim == out.rim ? in.rim : -1, in.place, out.place});
        return found;
    }

    // Whether paths would have to cross, whichever of these ways they take.
    static bool cross(const std::vector<Span> &one, const std::vector<Span> &other) {
        if (one.empty() || other.empty()) return false;
        for (const Span &a : one)
            for (const Span &b : other) {
                if (a.rim < 0 || a.rim != b.rim) return false;
                const auto [low, high] = std::minmax(a.from, a.to);
                const auto between = [&](int place) { return low < place && place < high; };
                const auto beside = [&](int place) { return place < low || place > high; };
                if (!(between(b.from) && beside(b.to)) && !(between(b.to) && beside(b.from))) return false;
            }
        return true;
    }

  private:
    const Compass &compass_;
    std::vector<int> part_;
    std::vector<std::array<int, 4>> rim_, place_;
};

}  // namespace whygrid::links
