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
#include <cstdint>
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
    explicit Rims(const Compass &compass) : compass_(&compass) {}

    // From now on it is about the parts of those cells that are `inside`, with the edges that are `passable` as passages.
    void look(const std::vector<char> &inside, const std::vector<char> &passable) {
        const int cells = static_cast<int>(inside.size());
        passages_.assign(cells, 0);
        for (int here = 0; here < cells; ++here) {
            if (!inside[here]) continue;
            for (const int way : {1, 2}) {
                const int edge = compass_->edge[here][way];
                if (edge < 0 || !passable[edge]) continue;
                const int there = compass_->cell[here][way];
                if (!inside[there]) continue;
                passages_[here] |= 1 << way;
                passages_[there] |= 1 << (way ^ 2);
            }
        }
        part_.assign(cells, -1);
        for (int start = 0; start < cells; ++start) {
            if (!inside[start] || part_[start] >= 0) continue;
            queue_.assign(1, start);
            part_[start] = start;
            for (std::size_t next = 0; next < queue_.size(); ++next)
                for (int way = 0; way < 4; ++way) {
                    if (!leads(queue_[next], way)) continue;
                    const int there = compass_->cell[queue_[next]][way];
                    if (part_[there] >= 0) continue;
                    part_[there] = start;
                    queue_.push_back(there);
                }
        }
        rims_ = 0;
        rim_.assign(cells, {-1, -1, -1, -1});
        place_.resize(cells);
    }

    // A way between two tips: in at one place and out at another one, along a rim.
    struct Span {
        int from, to;
    };
    // All of them; the rim is -1 where there are none, or where not all are along the same one.
    struct Spans {
        int rim = -1, number = 0;
        std::array<Span, 16> all;
    };
    Spans spans(int one, int other, const std::vector<char> &open) {
        Spans found;
        const Doors ins = doors(one, open), outs = doors(other, open);
        bool same = true;
        for (int i = 0; i < ins.number; ++i)
            for (int o = 0; o < outs.number; ++o) {
                const Door &in = ins.all[i], &out = outs.all[o];
                if (in.part != out.part) continue;
                const int rim = in.rim == out.rim ? in.rim : -1;
                same &= found.number == 0 || rim == found.rim;
                found.rim = rim;
                found.all[found.number++] = {in.place, out.place};
            }
        if (!same) found.rim = -1;
        return found;
    }

    // Whether paths would have to cross, whichever of these ways they take.
    static bool cross(const Spans &one, const Spans &other) {
        if (one.rim < 0 || one.rim != other.rim) return false;
        for (int i = 0; i < one.number; ++i)
            for (int j = 0; j < other.number; ++j) {
                const Span &a = one.all[i], &b = other.all[j];
                const auto [low, high] = std::minmax(a.from, a.to);
                const auto between = [&, low = low, high = high](int place) { return low < place && place < high; };
                const auto beside = [&, low = low, high = high](int place) { return place < low || place > high; };
                if (!(between(b.from) && beside(b.to)) && !(between(b.to) && beside(b.from))) return false;
            }
        return true;
    }

  private:
    const Compass *compass_;
    std::vector<std::uint8_t> passages_;  // for each cell the ways that lead on, as bits
    std::vector<int> part_, queue_;
    std::vector<std::array<int, 4>> rim_, place_;  // rims are walked when somebody asks for them
    int rims_ = 0;

    bool leads(int cell, int way) const { return passages_[cell] >> way & 1; }

    // Walk the rim that goes along one side of a cell, and note the places on it. Alone, a cell has none.
    void walk(int cell, int way) {
        if (rim_[cell][way] >= 0 || !passages_[cell] || leads(cell, way)) return;
        for (int places = 0;;) {
            if (leads(cell, way)) {
                cell = compass_->cell[cell][way];
                way = (way + 3) % 4;  // to the left, straight on, to the right, back
                continue;
            }
            if (rim_[cell][way] >= 0) break;  // round
            rim_[cell][way] = rims_;
            place_[cell][way] = places++;
            way = (way + 1) % 4;
        }
        ++rims_;
    }

    struct Door {
        int part, rim, place;
    };
    struct Doors {
        int number = 0;
        std::array<Door, 4> all;
    };
    // Where a path may come in from a tip, by edges that are open.
    Doors doors(int tip, const std::vector<char> &open) {
        Doors found;
        for (int way = 0; way < 4; ++way) {
            const int edge = compass_->edge[tip][way], cell = compass_->cell[tip][way], back = way ^ 2;
            if (edge < 0 || !open[edge] || part_[cell] < 0) continue;
            walk(cell, back);
            found.all[found.number++] = {part_[cell], rim_[cell][back], place_[cell][back]};
        }
        return found;
    }
};

}  // namespace whygrid::links
