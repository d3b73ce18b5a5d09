// The Python face of chains: what is found comes with its nodes and the reasons of its strong links, to be told.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "als_search.hpp"
#include "chain_search.hpp"
#include "colours.hpp"
#include "forcing.hpp"

namespace nb = nanobind;
using namespace whygrid::chains;

namespace {

// A shape of the least number of words that is enough for its cells.
class ChainBoard {
  public:
    ChainBoard(int digits, std::vector<std::vector<int>> houses, std::vector<std::vector<Mask>> parts)
        : shape_(made(digits, std::move(houses), std::move(parts))) {}

    template <typename Use>
    auto use(Use use) const {
        return std::visit(use, shape_);
    }

  private:
    using Any = std::variant<Shape<2>, Shape<10>>;
    Any shape_;

    static Any made(int digits, std::vector<std::vector<int>> houses, std::vector<std::vector<Mask>> parts) {
        if (digits * digits <= 128) return Shape<2>(digits, std::move(houses), std::move(parts));
        return Shape<10>(digits, std::move(houses), std::move(parts));
    }
};

template <int Words>
nb::tuple told(const Graph<Words> &graph, const std::vector<Nodes> &found) {
    nb::list chains, links;
    nb::dict several;
    for (const Nodes &chain : found) {
        std::vector<int> numbers;
        for (const int at : chain) {
            const auto &node = graph.nodes[at];
            numbers.push_back(node.number);
            if (node.cell >= 0) continue;
            std::vector<int> facts;
            node.cells.each([&](int cell) { facts.push_back(graph.fact(cell, node.digit)); });
            several[nb::int_(node.number)] = nb::cast(facts);
        }
        for (std::size_t i = 0; i + 1 < chain.size(); i += 2) {
            const Reason &why = graph.reason(chain[i], chain[i + 1]);
            links.append(nb::make_tuple(numbers[i], numbers[i + 1], static_cast<int>(why.kind), why.index, why.cell));
        }
        chains.append(nb::cast(numbers));
    }
    return nb::make_tuple(chains, several, links);
}

nb::tuple chains(const ChainBoard &board, std::vector<Mask> candidates, std::vector<int> value,
                 const std::tuple<bool, bool, bool, bool, int> &of, const whygrid::als::SetSearch *search,
                 const std::optional<std::vector<int>> &wanted, std::size_t most_ways, bool every) {
    const auto &[cells, houses, groups, settling, digit] = of;
    const Kinds kinds{cells, houses, groups, settling, digit};
    const auto *sets = search ? &search->sets() : nullptr;
    const Position at{std::move(candidates), std::move(value)};
    return board.use([&]<int Words>(const Shape<Words> &shape) {
        const Graph<Words> graph(shape, at, kinds, sets);
        return told(graph, ChainSearch<Words>(graph, sets, wanted ? &*wanted : nullptr, most_ways).find(every));
    });
}

// By cells, and by houses.
std::pair<Forced, Forced> forced(const ChainBoard &board, std::vector<Mask> candidates, std::vector<int> value) {
    const Position at{std::move(candidates), std::move(value)};
    return board.use([&]<int Words>(const Shape<Words> &shape) {
        Forcing<Words> forcing(shape, at);
        return std::pair{forcing.by_cells(), forcing.by_houses()};
    });
}

// Each as the facts of its colours, what both exclude, and for each colour the groups that it starves.
nb::list coloured(const ChainBoard &board, std::vector<Mask> candidates, std::vector<int> value, std::size_t least) {
    const Position at{std::move(candidates), std::move(value)};
    nb::list told;
    for (const auto &[colours, targets, starved] : board.use([&]<int Words>(const Shape<Words> &shape) {
             return Colours<Words>(shape, at).find(least);
         }))
        told.append(nb::make_tuple(colours, targets, starved));
    return told;
}

}  // namespace

void bind_chains(nb::module_ &module) {
    nb::class_<ChainBoard>(module, "ChainBoard")
        .def(nb::init<int, std::vector<std::vector<int>>, std::vector<std::vector<Mask>>>())
        .def("chains", &chains, nb::arg("candidates"), nb::arg("value"), nb::arg("kinds"), nb::arg("sets").none(),
             nb::arg("wanted").none(), nb::arg("most_ways"), nb::arg("every"))
        .def("forced", &forced)
        .def("coloured", &coloured);
}
