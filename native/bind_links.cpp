// The Numberlink search's face for whygrid/kernels/links.py, which says what each method promises.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>

#include "links.hpp"

namespace nb = nanobind;
using namespace whygrid::links;

namespace {

using Pairs = std::vector<std::array<int, 2>>;
using PlainPlane = std::tuple<bool, std::vector<int>, std::vector<int>>;

std::shared_ptr<const Terrain> terrain_of(bool cover, std::vector<int> labels, Pairs joins, Pairs sides,
                                          const std::vector<PlainPlane> &planes) {
    if (joins.size() != sides.size()) throw std::invalid_argument("every edge has two cells and two sides");
    for (const auto &pair : joins)
        for (const int cell : pair)
            if (cell < 0 || cell >= static_cast<int>(labels.size())) throw std::invalid_argument("no such cell");
    for (const auto &pair : sides)
        for (const int corner : pair)
            if (corner < 0) throw std::invalid_argument("no such corner");
    std::vector<Plane> made;
    for (const auto &[balance, sign, reference] : planes) {
        if (reference.size() != joins.size()) throw std::invalid_argument("a plane has a flow for each edge");
        made.push_back({balance, sign, reference});
    }
    const auto terrain =
        std::make_shared<const Terrain>(cover, std::move(labels), std::move(joins), std::move(sides), made);
    for (const Plane &plane : terrain->planes)
        if (plane.sign.size() != (plane.balance ? terrain->joins.size() : terrain->pairs.size()))
            throw std::invalid_argument("a plane has a sign for each path, or for each edge");
    return terrain;
}

// A terrain that searches share.
struct LinkTerrain {
    std::shared_ptr<const Terrain> shared;
};

class LinkSearch {
  public:
    LinkSearch(const LinkTerrain &terrain, const std::vector<int> &lines, const std::vector<int> &wish)
        : terrain_(terrain.shared) {
        if (terrain_->joins.size() != lines.size() || terrain_->joins.size() != wish.size())
            throw std::invalid_argument("every edge has a status and a wish");
        search_ = std::make_unique<Search>(*terrain_, std::vector<std::int8_t>(lines.begin(), lines.end()),
                                           std::vector<std::int8_t>(wish.begin(), wish.end()));
    }

    int run(long conflicts, int assumed, nb::callable tick) {
        return search_->run(conflicts, [&] { tick(); }, assumed);
    }
    std::vector<int> found() const { return search_->found(); }

    nb::list behind(int literal) const {
        nb::list told;
        for (const int number : search_->behind(literal)) {
            if (number < 0) {
                told.append(nb::make_tuple(-1, reason(-1 - number)));
                continue;
            }
            const Lemma &lemma = search_->lemma(number);
            nb::list reasons;
            for (const int one : lemma.reasons) reasons.append(reason(one));
            told.append(nb::make_tuple(number, lemma.literals, lemma.grounds, reasons));
        }
        return told;
    }

  private:
    std::shared_ptr<const Terrain> terrain_;
    std::unique_ptr<Search> search_;

    nb::tuple reason(int number) const {
        const Reason &reason = search_->reason(number);
        return nb::make_tuple(static_cast<int>(reason.kind), reason.premises, reason.conclusion, reason.about,
                              reason.region);
    }
};

}  // namespace

void bind_links(nb::module_ &module) {
    nb::class_<LinkTerrain>(module, "LinkTerrain")
        .def("__init__", [](LinkTerrain *self, bool cover, std::vector<int> labels, Pairs joins, Pairs sides,
                            const std::vector<PlainPlane> &planes) {
            new (self) LinkTerrain{terrain_of(cover, std::move(labels), std::move(joins), std::move(sides), planes)};
        });
    nb::class_<LinkSearch>(module, "LinkSearch")
        .def(nb::init<const LinkTerrain &, const std::vector<int> &, const std::vector<int> &>())
        .def("run", &LinkSearch::run)
        .def("found", &LinkSearch::found)
        .def("behind", &LinkSearch::behind);
}
