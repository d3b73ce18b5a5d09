// Fish of one digit: base lines whose places are covered by as many crossing lines, but for fins.
//
//          c2   c5   c8                 basic      base lines alike, cover lines across, no fin
//     r1    x----x----f   <- fin        finned     what is struck has to see all fins
//     r4    x----x                      sashimi    a base line keeps at most one place without its fins
//           |    |                      franken    boxes among the base or the cover
//           *    *  struck
//
// The places of a digit in a line are nine bits here, by the lines that cross it.
#pragma once

#include "hodoku_board.hpp"

namespace whygrid::hodoku {

class LineFish {
  public:
    enum class Kind { basic, finned, sashimi };

    LineFish(const Board &board, int digit, int size, Kind kind)
        : places_(board.places[digit]), digit_(digit), size_(size), kind_(kind) {}

    Find find() {
        for (const int base : {0, 9}) {
            base_ = base;
            lines_.clear();
            for (int line = 0; line < 9; ++line) {
                crossed_[line] = crossed(base + line);
                const int count = count_of(crossed_[line]);
                if (kind_ == Kind::basic ? count >= 2 && count <= size_ : count > 0) lines_.push_back(line);
            }
            if (static_cast<int>(lines_.size()) >= size_) choose(0, 0, 0);
            if (found_.any()) break;
        }
        return found_;
    }

  private:
    const CellSet places_;
    const int digit_, size_;
    const Kind kind_;
    int base_ = 0;
    std::array<unsigned, 9> crossed_{};
    std::vector<int> lines_;
    std::array<int, 4> chosen_{};
    Find found_;

    unsigned crossed(int house) const {
        unsigned bits = 0;
        for (int i = 0; i < 9; ++i) bits |= static_cast<unsigned>(places_.has(houses.cells[house][i])) << i;
        return bits;
    }

    void choose(std::size_t from, int count, unsigned covered) {
        for (std::size_t i = from; i < lines_.size() && !found_.any(); ++i) {
            chosen_[count] = lines_[i];
            const unsigned more = covered | crossed_[lines_[i]];
            const int across = count_of(more);
            if (across > (kind_ == Kind::basic ? size_ : size_ + 3)) continue;
            if (count + 1 < size_)
                choose(i + 1, count + 1, more);
            else if (kind_ == Kind::basic && across == size_)
                strike(more);
            else if (kind_ != Kind::basic && across > size_)
                cover(more, 0, 0, 0);
        }
    }

    // Takes as many of these crossing lines as there are base lines, in every way that can strike something: that lies on
    // none of the base lines, so it sees a fin by its box alone, and all fins lie in one box.
    void cover(unsigned across, int line, unsigned covers, unsigned bare) {
        const int fins = count_of(across) - size_;
        if (found_.any() || line == 9) return look(covers, bare);
        const unsigned bit = 1u << line;
        if (!(across & bit)) return cover(across, line + 1, covers, bare);
        if (count_of(covers) < size_) cover(across, line + 1, covers | bit, bare);
        const unsigned more = bare | bit;
        if (count_of(more) <= fins && in_one_box(more)) cover(across, line + 1, covers, more);
    }

    // The places where these crossing lines meet the base.
    bool in_one_box(unsigned lines) const {
        unsigned bands = 0, stacks = 0;
        for (int i = 0; i < 3; ++i) stacks |= static_cast<unsigned>((lines >> 3 * i & 7) != 0) << i;
        for (int i = 0; i < size_; ++i)
            if (crossed_[chosen_[i]] & lines) bands |= 1u << chosen_[i] / 3;
        return only_one(bands) && only_one(stacks);
    }

    void look(unsigned covers, unsigned bare) {
        if (found_.any()) return;
        int fins = 0;
        bool thin = false;
        for (int i = 0; i < size_; ++i) {
            fins += count_of(crossed_[chosen_[i]] & bare);
            thin = thin || count_of(crossed_[chosen_[i]] & covers) <= 1;
        }
        if (fins <= 5 && thin == (kind_ == Kind::sashimi)) strike(covers);
    }

    void strike(unsigned covers) {
        CellSet base, cover;
        for (int i = 0; i < size_; ++i) base = base | houses.set[base_ + chosen_[i]];
        for (unsigned rest = covers; rest; rest &= rest - 1) cover = cover | houses.set[9 - base_ + std::countr_zero(rest)];
        found_.strike((places_ & cover & seen_by_all((places_ & base) - cover)) - base, digit_);
    }
};

// Fish with boxes: rows and boxes covered by columns and boxes, then the other way round.
class FrankenFish {
  public:
    FrankenFish(const Board &board, int digit, int size, bool finned)
        : places_(board.places[digit]), digit_(digit), size_(size), finned_(finned) {}

    Find find() {
        for (const int base : {0, 9}) {
            base_ = base;
            bases_.clear();
            for (int house = 0; house < 27; ++house)
                if (house / 9 != 1 - base / 9) {
                    const int count = (places_ & houses.set[house]).size();
                    if (count && (finned_ || count <= size_)) bases_.push_back(house);
                }
            if (static_cast<int>(bases_.size()) >= size_) choose(0, 0, {}, {});
            if (found_.any()) break;
        }
        return found_;
    }

  private:
    static constexpr int most_fins = 5, most_inner_fins = 2;
    const CellSet places_;
    const int digit_, size_;
    const bool finned_;
    int base_ = 0, widest_ = 0;
    bool base_has_box_ = false;
    std::vector<int> bases_, covers_;
    std::array<int, 3> chosen_{};
    Find found_;

    // Places in two base houses are fins inside the fish.
    void choose(std::size_t from, int count, CellSet body, CellSet inner) {
        for (std::size_t i = from; i < bases_.size() && !found_.any(); ++i) {
            const CellSet here = places_ & houses.set[bases_[i]], twice = inner | (body & here);
            if (body.meets(here) && (!finned_ || twice.size() > most_inner_fins)) continue;
            chosen_[count] = bases_[i];
            if (count + 1 < size_) {
                choose(i + 1, count + 1, body | here, twice);
                continue;
            }
            const CellSet base = body | here;
            base_has_box_ = bases_[i] >= 18;  // the last one is the last in order
            covers_.clear();
            widest_ = 0;
            for (int house = 0; house < 27; ++house) {
                const bool across = house / 9 != base_ / 9;
                bool taken = false;
                for (int k = 0; k < size_; ++k) taken = taken || chosen_[k] == house;
                const int covered = (base & houses.set[house]).size();
                if (!across || taken || !covered) continue;
                covers_.push_back(house);
                widest_ = std::max(widest_, covered);
            }
            if (static_cast<int>(covers_.size()) >= size_) cover(base, twice, 0, 0, {}, {});
        }
    }

    // Candidates in two cover houses are struck even from the fish itself.
    void cover(CellSet base, CellSet inner, std::size_t from, int count, CellSet covered, CellSet twice) {
        for (std::size_t i = from; i < covers_.size() && !found_.any(); ++i) {
            const CellSet here = places_ & houses.set[covers_[i]], more = covered | here, doubly = twice | (covered & here);
            if (count + 1 < size_) {
                const int bare = (base - more).size(), to_come = widest_ * (size_ - count - 1);
                const bool too_many = bare > to_come + (finned_ ? most_fins : 0);
                if (!too_many && (!finned_ || bare)) cover(base, inner, i + 1, count + 1, more, doubly);
                continue;
            }
            if (!base_has_box_ && covers_[i] < 18) continue;  // a plain fish
            const CellSet fins = (base - more) | inner;
            if (finned_ ? fins.empty() || fins.size() > most_fins : !fins.empty()) continue;
            found_.strike(seen_by_all(fins, (more - base) | doubly), digit_);
        }
    }
};

}  // namespace whygrid::hodoku
