// Patterns of almost locked sets: chains, doubly linked pairs, death blossoms; techniques/als_chains.py and
// death_blossom.py have the counterparts and the words.
//
//     A ─x─ B ─y─ C      a chain enters a set by a digit and leaves it by another one; levels[k] holds for each
//                        digit the sets that a chain of k + 2 sets can end in, entered by that digit
//
//     level:   digit 0            digit 1            ...
//              | word 0 | word 1 | word 0 | word 1 |        bit i of a digit's words: the set i
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "almost_locked.hpp"

namespace whygrid::als {

struct Way {
    std::vector<int> sets, digits;  // the sets of a chain, the digits that link them
    auto operator<=>(const Way &) const = default;
};

struct Pair {
    int one, two;
    Mask digits;  // the two that link them
};

struct Blossom {
    int stem;
    std::vector<std::pair<int, int>> petals;  // a digit of the stem, and the set that then lacks it
};

struct Blossoms {  // all that exclude one candidate with as few cells
    int target, digit;
    std::vector<Blossom> found;
};

class SetSearch {
  public:
    SetSearch(const Geometry &geometry, const std::vector<Mask> &candidates, int digits, int largest)
        : sets_(geometry.sets(candidates, largest)), candidates_(candidates), digits_(digits), places_(digits),
          links_(geometry.links(sets_, candidates, digits)), words_(links_.words) {
        for (std::size_t cell = 0; cell < candidates.size(); ++cell)
            for (Mask rest = candidates[cell]; rest; rest &= rest - 1)
                places_.at(std::countr_zero(rest)).add(static_cast<int>(cell));
    }

    const std::vector<AlmostLocked> &sets() const { return sets_; }

    // For each conclusion the shortest chains of so many sets, and of these the ones with the fewest cells. Where
    // there are more than `many` sets, chains only tell what still shorter ones do not.
    std::vector<Way> chains(int shortest, int longest, std::size_t many, std::size_t most_ways) const {
        std::vector<Way> chosen;
        std::set<Way> known;
        std::vector<Cells> done(digits_);  // for each digit the cells that shorter chains exclude it from
        std::vector<Search> searches = starts();
        for (int length = 2; length <= longest && !searches.empty(); ++length) {
            std::erase_if(searches, [&](Search &search) { return !goes_on(search, done[search.z], length); });
            if (length < shortest) {
                if (sets_.size() > many)
                    for (const Search &search : searches)
                        each_end(search, [&](int, int end) {
                            done[search.z] = done[search.z] | (search.near & sight(end, search.z));
                        });
                continue;
            }
            Best best(candidates_.size() * digits_);
            for (const Search &search : searches) {
                std::map<int, std::size_t> numbers;  // by end; from the other end there are as many ways in all
                std::vector<std::pair<int, std::vector<Way>>> found;
                each_end(search, [&](int x, int end) {
                    std::size_t &number = numbers[end];
                    if (number <= most_ways) found.emplace_back(end, ways(search, x, end, most_ways, number));
                });
                for (const auto &[end, some] : found) {
                    if (numbers[end] > most_ways) continue;
                    const Cells excluded = (search.near & sight(end, search.z)) - done[search.z];
                    for (const Way &way : some) best.take(*this, way, excluded, search.z);
                }
            }
            for (const int conclusion : best.order) {
                done[conclusion % digits_].add(conclusion / digits_);
                for (const Way &way : best.found[conclusion].second)
                    if (known.insert(way).second) chosen.push_back(way);
            }
        }
        return chosen;
    }

    // Two sets that two digits link, where this excludes something.
    std::vector<Pair> doubly_linked() const {
        std::vector<Pair> found;
        for (std::size_t one = 0; one < sets_.size(); ++one)
            for (Mask rest = links_.by[one]; rest; rest &= rest - 1) {
                const int x = std::countr_zero(rest);
                for (Mask others = rest & (rest - 1); others; others &= others - 1) {
                    const int y = std::countr_zero(others);
                    for (std::size_t w = one / 64; w < words_; ++w)
                        for (std::uint64_t both = links_.linked[at(one, x) + w] & links_.linked[at(one, y) + w]; both;
                             both &= both - 1) {
                            const std::size_t two = 64 * w + std::countr_zero(both);
                            const Mask digits = Mask{1} << x | Mask{1} << y;
                            if (two > one && excludes(sets_[one], sets_[two], digits))
                                found.push_back({static_cast<int>(one), static_cast<int>(two), digits});
                        }
                }
            }
        return found;
    }

    // For each candidate that blossoms exclude those with the fewest cells; a stem that has more than so many
    // choices of petals as small has none.
    std::vector<Blossoms> blossoms(std::size_t most_ways) const {
        std::vector<Blossoms> found;
        std::vector<int> stems;
        for (std::size_t cell = 0; cell < candidates_.size(); ++cell)
            if (std::popcount(candidates_[cell]) > 2) stems.push_back(static_cast<int>(cell));
        for (int z = 0; z < digits_; ++z)
            for (std::size_t target = 0; target < candidates_.size(); ++target) {
                if (!(candidates_[target] >> z & 1)) continue;
                const std::uint64_t *seen = links_.seeing.data() + at(target, z);
                if (std::all_of(seen, seen + words_, [](std::uint64_t word) { return word == 0; })) continue;
                Blossoms best{static_cast<int>(target), z, {}};
                std::size_t least = candidates_.size();
                for (const int stem : stems)
                    if (stem != best.target && !(candidates_[stem] >> z & 1))
                        add_blossoms(stem, seen, most_ways, least, best);
                if (!best.found.empty()) found.push_back(std::move(best));
            }
        return found;
    }

  private:
    using Words = std::vector<std::uint64_t>;

    struct Search {  // the chains from one set that lacks z
        int start, z;
        Cells near;                 // the cells that would lose z on this side
        Words ends;                 // the sets in which a chain can end that excludes something new
        std::vector<Words> levels;  // as above
        Words reached;              // all of them together
    };

    struct Best {  // for each conclusion, cell * digits + digit, the ways with the fewest cells
        std::vector<std::pair<int, std::vector<Way>>> found;
        std::vector<int> order;

        explicit Best(std::size_t conclusions) : found(conclusions) {}
        void take(const SetSearch &search, const Way &way, const Cells &excluded, int z) {
            int cost = 0;
            for (const int set : way.sets) cost += static_cast<int>(search.sets_[set].cells.size());
            excluded.each([&](int cell) {
                const int conclusion = cell * search.digits_ + z;
                auto &[least, ways] = found[conclusion];
                if (ways.empty()) order.push_back(conclusion);
                if (ways.empty() || cost < least) {
                    least = cost;
                    ways.assign(1, way);
                } else if (cost == least) {
                    ways.push_back(way);
                }
            });
        }
    };

    std::vector<AlmostLocked> sets_;
    std::vector<Mask> candidates_;
    int digits_;
    std::vector<Cells> places_;  // by digit
    Links links_;
    std::size_t words_;

    std::size_t at(std::size_t row, int digit) const { return links_.at(row, digit); }

    Cells sight(int set, int digit) const {
        for (const auto &[x, seen] : sets_[set].sight)
            if (x == digit) return seen;
        return {};
    }

    std::vector<Search> starts() const {
        std::vector<Search> searches;
        for (std::size_t start = 0; start < sets_.size(); ++start)
            for (Mask rest = sets_[start].digits; rest; rest &= rest - 1) {
                const int z = std::countr_zero(rest), number = static_cast<int>(start);
                const Cells near = sight(number, z) & places_[z];
                if (!near.empty() && links_.by[start] & ~(Mask{1} << z)) searches.push_back({number, z, near, {}, {}, {}});
            }
        return searches;
    }

    // Makes the chains of a search so long; false when they can't exclude anything new any more.
    bool goes_on(Search &search, const Cells &done, int length) const {
        if (length == 2 || !done.empty()) look_for_ends(search, done);
        if (std::ranges::all_of(search.ends, [](std::uint64_t word) { return word == 0; })) return false;
        if (length == 2) {
            Words first(digits_ * words_, 0);
            for (int x = 0; x < digits_; ++x)
                if (x != search.z)
                    std::copy_n(links_.linked.begin() + at(search.start, x), words_, first.begin() + x * words_);
            search.levels.push_back(std::move(first));
            search.reached.assign(digits_ * words_, 0);
        } else {
            search.levels.push_back(beyond(search.levels.back()));
        }
        bool fresh = false, ends = false, any = false;
        for (int x = 0; x < digits_; ++x)
            for (std::size_t w = 0; w < words_; ++w) {
                const std::uint64_t level = search.levels.back()[x * words_ + w];
                std::uint64_t &reached = search.reached[x * words_ + w];
                any |= level != 0;
                fresh |= (level & ~reached) != 0;
                reached |= level;
                ends |= x != search.z && (reached & search.ends[w]) != 0;
            }
        return any && (fresh || ends);  // where a level has nothing new, the next ones have not either
    }

    void look_for_ends(Search &search, const Cells &done) const {
        search.ends.assign(words_, 0);
        (search.near - done).each([&](int cell) {
            for (std::size_t w = 0; w < words_; ++w) search.ends[w] |= links_.seeing[at(cell, search.z) + w];
        });
        for (std::size_t w = 0; w < words_; ++w)  // a chain is told from one of its ends only
            search.ends[w] &= 64 * w > static_cast<std::size_t>(search.start) ? ~0ULL
                              : 64 * w + 63 <= static_cast<std::size_t>(search.start)
                                  ? 0
                                  : ~0ULL << (search.start & 63) << 1;
    }

    Words beyond(const Words &level) const {
        Words reached(level.size(), 0);
        for (int x = 0; x < digits_; ++x)
            each({&level[x * words_], words_}, [&](int set) {
                for (Mask rest = links_.by[set] & ~(Mask{1} << x); rest; rest &= rest - 1) {
                    const int y = std::countr_zero(rest);
                    for (std::size_t w = 0; w < words_; ++w)
                        reached[y * words_ + w] |= links_.linked[at(set, y) + w];
                }
            });
        return reached;
    }

    template <typename Visit>
    static void each(std::span<const std::uint64_t> words, Visit visit) {
        for (std::size_t w = 0; w < words.size(); ++w)
            for (std::uint64_t rest = words[w]; rest; rest &= rest - 1)
                visit(static_cast<int>(64 * w) + std::countr_zero(rest));
    }

    // Where the chains of a search end, by the digit by which they enter the last set.
    template <typename Visit>
    void each_end(const Search &search, Visit visit) const {
        for (int x = 0; x < digits_; ++x) {
            if (x == search.z) continue;
            for (std::size_t w = 0; w < words_; ++w)
                for (std::uint64_t rest = search.levels.back()[x * words_ + w] & search.ends[w]; rest;
                     rest &= rest - 1)
                    visit(x, static_cast<int>(64 * w) + std::countr_zero(rest));
        }
    }

    // All chains that end like this and have no set twice; none if there are too many ways, which `number` counts.
    std::vector<Way> ways(const Search &search, int x, int end, std::size_t most_ways, std::size_t &number) const {
        using Entry = std::pair<int, int>;  // a digit, a set
        std::vector<std::vector<Entry>> found{{{x, end}}};  // backwards
        for (std::size_t level = search.levels.size() - 1; level-- > 0;) {
            std::vector<std::vector<Entry>> longer;
            for (const auto &way : found) {
                const auto [digit, set] = way.back();
                for (int before = 0; before < digits_; ++before) {
                    if (before == digit) continue;
                    for (std::size_t w = 0; w < words_; ++w)
                        for (std::uint64_t rest = search.levels[level][before * words_ + w] &
                                                  links_.linked[at(set, digit) + w];
                             rest; rest &= rest - 1) {
                            longer.push_back(way);
                            longer.back().emplace_back(before, static_cast<int>(64 * w) + std::countr_zero(rest));
                        }
                }
                if (longer.size() > most_ways) {
                    number = most_ways + 1;
                    return {};
                }
            }
            found = std::move(longer);
        }
        number += found.size();
        std::vector<Way> told;
        for (const auto &backwards : found) {
            Way way{{search.start}, {}};
            for (auto entry = backwards.rbegin(); entry != backwards.rend(); ++entry) {
                way.digits.push_back(entry->first);
                way.sets.push_back(entry->second);
            }
            std::vector<int> sorted = way.sets;
            std::ranges::sort(sorted);
            if (std::ranges::adjacent_find(sorted) == sorted.end()) told.push_back(std::move(way));
        }
        return told;
    }

    bool excludes(const AlmostLocked &one, const AlmostLocked &two, Mask restricted) const {
        for (const AlmostLocked *set : {&one, &two})
            for (const auto &[x, seen] : set->sight)
                if (!(restricted >> x & 1) && !(seen & places_[x]).empty()) return true;
        for (const auto &[x, seen] : one.sight)
            if (restricted >> x & 1)
                for (const auto &[y, also] : two.sight)
                    if (x == y && !(seen & also & places_[x]).empty()) return true;
        return false;
    }

    void add_blossoms(int stem, const std::uint64_t *petals, std::size_t most_ways, std::size_t &least,
                      Blossoms &best) const {
        for (Mask rest = candidates_[stem]; rest; rest &= rest - 1) {
            const std::uint64_t *const of_digit = links_.seeing.data() + at(stem, std::countr_zero(rest));
            bool any = false;
            for (std::size_t w = 0; w < words_; ++w) any |= (of_digit[w] & petals[w]) != 0;
            if (!any) return;
        }
        std::vector<std::pair<int, std::vector<int>>> choices;  // for each digit its smallest petals
        std::size_t cells = 0, number = 1;
        for (Mask rest = candidates_[stem]; rest; rest &= rest - 1) {
            const int x = std::countr_zero(rest);
            auto &[digit, smallest] = choices.emplace_back(x, std::vector<int>{});
            std::size_t size = candidates_.size();
            for (std::size_t w = 0; w < words_; ++w)
                for (std::uint64_t both = links_.seeing[at(stem, x) + w] & petals[w]; both; both &= both - 1) {
                    const int set = static_cast<int>(64 * w) + std::countr_zero(both);
                    if (sets_[set].cells.size() < size) {
                        size = sets_[set].cells.size();
                        smallest.clear();
                    }
                    if (sets_[set].cells.size() == size) smallest.push_back(set);
                }
            cells += size;
            number *= smallest.size();
        }
        if (cells > least) return;
        if (cells < least) best.found.clear();
        least = cells;
        if (number > most_ways) return;
        for (std::size_t way = 0; way < number; ++way) {  // the last digit's petal changes first
            Blossom blossom{stem, {}};
            std::size_t rest = way;
            for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
                blossom.petals.emplace_back(choice->first, choice->second[rest % choice->second.size()]);
                rest /= choice->second.size();
            }
            std::ranges::reverse(blossom.petals);
            best.found.push_back(std::move(blossom));
        }
    }
};

}  // namespace whygrid::als
