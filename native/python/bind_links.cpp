// Clause learning's face for whygrid/kernels/learning.py and links.py, which say what each method promises.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>

#include "links.hpp"
#include "outlook.hpp"
#include "refuting.hpp"
#include "scans.hpp"

namespace nb = nanobind;
using namespace whygrid::links;
using whygrid::Learner, whygrid::Lemma, whygrid::Reason;

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
    for (const Plane &plane : terrain->planes)
        for (const int sign : plane.sign)
            if (sign != 1 && sign != -1) throw std::invalid_argument("a sign is 1 or -1");
    return terrain;
}

// A terrain that searches share.
struct LinkTerrain {
    std::shared_ptr<const Terrain> shared;
};

std::vector<std::int8_t> small(const std::vector<int> &numbers) { return {numbers.begin(), numbers.end()}; }

// Beside the search what it refers to.
class LinkSearch : public Search {
  public:
    LinkSearch(const LinkTerrain &terrain, const std::vector<int> &lines, const std::vector<int> &wish)
        : Search(checked(*terrain.shared, lines, wish), small(lines), small(wish)), shared_(terrain.shared) {}

    const Terrain &terrain() const { return *shared_; }

    // Whether so many conflicts refute a literal, in a search of its own that begins like this one.
    bool refutes_alone(int literal, long conflicts) {
        look_around();
        LinkSearch own(*this);
        return own.run(conflicts, [] {}, literal) == 1;
    }

  private:
    std::shared_ptr<const Terrain> shared_;

    static const Terrain &checked(const Terrain &terrain, const std::vector<int> &lines,
                                  const std::vector<int> &wish) {
        if (terrain.joins.size() != lines.size() || terrain.joins.size() != wish.size())
            throw std::invalid_argument("every edge has a status and a wish");
        return terrain;
    }
};

// Beside the outlook what it refers to.
class LinkOutlook : public Outlook {
  public:
    LinkOutlook(const LinkTerrain &terrain, std::vector<int> lines, std::vector<int> left, std::vector<int> lacking,
                std::vector<int> tip)
        : Outlook(*terrain.shared, checked(*terrain.shared, {std::move(lines), std::move(left), std::move(lacking),
                                                             std::move(tip)})),
          shared_(terrain.shared) {}

    std::tuple<int, int, bool> after(int edge, int status) {
        if (edge < 0 || edge >= static_cast<int>(shared_->joins.size())) throw std::invalid_argument("no such edge");
        return Outlook::after(edge, status);
    }

    std::vector<int> on_every_route(int end) {
        if (end < 0 || end >= static_cast<int>(shared_->label.size()) || shared_->label[end] < 0)
            throw std::invalid_argument("no path ends there");
        return Outlook::on_every_route(end);
    }

  private:
    std::shared_ptr<const Terrain> shared_;

    static Standing checked(const Terrain &terrain, Standing standing) {
        const std::size_t cells = terrain.label.size();
        if (standing.lines.size() != terrain.joins.size() || standing.left.size() != cells ||
            standing.lacking.size() != cells || standing.tip.size() != cells)
            throw std::invalid_argument("every edge has a status, and every cell its figures");
        for (const int cell : standing.tip)
            if (cell < 0 || cell >= static_cast<int>(cells)) throw std::invalid_argument("no such cell");
        return standing;
    }
};

void check_literals(const std::vector<int> &literals, std::size_t variables) {
    for (const int literal : literals)
        if (literal == 0 || static_cast<std::size_t>(std::abs(literal)) > variables)
            throw std::invalid_argument("no such literal");
}

// Clauses that searches share, each as literals of which not all hold.
struct ClauseSet {
    std::size_t variables;
    std::vector<std::vector<int>> given;

    ClauseSet(std::size_t variables, std::vector<std::vector<int>> clauses)
        : variables(variables), given(std::move(clauses)) {
        for (const auto &literals : given) check_literals(literals, variables);
    }
};

class Clauses : public whygrid::ClauseSearch {
  public:
    Clauses(const ClauseSet &set, const std::vector<int> &known, const std::vector<int> &wish)
        : ClauseSearch(small(wish), checked(set, known, wish), set.given) {}
    int add(const std::vector<int> &literals) {
        check_literals(literals, value_.size());
        return ClauseSearch::add(literals);
    }

  private:
    static const std::vector<int> &checked(const ClauseSet &set, const std::vector<int> &known,
                                           const std::vector<int> &wish) {
        if (wish.size() != set.variables) throw std::invalid_argument("every variable has a wish");
        check_literals(known, set.variables);
        return known;
    }
};

nb::tuple plain(const Reason &reason) {
    return nb::make_tuple(reason.kind, reason.premises, reason.conclusion, reason.about, reason.region);
}

int run(Learner &search, long conflicts, int assumed, nb::callable tick) {
    return search.run(conflicts, [&] { tick(); }, assumed);
}

nb::list behind(const Learner &search, int literal) {
    nb::list told;
    for (const int number : search.behind(literal)) {
        if (number < 0) {
            told.append(nb::make_tuple(-1, plain(search.reason(-1 - number))));
            continue;
        }
        const Lemma &lemma = search.lemma(number);
        nb::list reasons;
        for (const Reason &one : lemma.reasons) reasons.append(plain(one));
        told.append(nb::make_tuple(number, lemma.literals, lemma.grounds, reasons));
    }
    return told;
}

nb::tuple plain(const whygrid::Refuter &refuter, int number) {
    const whygrid::Trial &trial = refuter.trial(number);
    nb::list steps;
    for (const Reason &step : trial.steps)
        if (step.kind == whygrid::by_trial) steps.append(plain(refuter, step.about));
        else steps.append(plain(step));
    return nb::make_tuple(trial.supposed, trial.premises, trial.cost, steps);
}

nb::object trial(LinkSearch &search, int literal, int depth, long work, bool is_short) {
    check_literals({literal}, search.variables());
    whygrid::Refuter refuter(search, search.terrain().beside);
    const int number = refuter.refute(literal, depth, work, is_short);
    return number < 0 ? nb::none() : nb::object(plain(refuter, number));
}

std::pair<std::vector<std::vector<int>>, bool> scanned(int rows, int columns, std::vector<int> labels,
                                                       std::vector<int> lines, bool cover, int exceptions, int limit,
                                                       long work) {
    if (rows < 1 || columns < 1 || static_cast<long>(rows) * columns != static_cast<long>(labels.size()) ||
        2 * labels.size() - rows - columns != lines.size())
        throw std::invalid_argument("every cell has a label and every edge a status");
    for (const int label : labels)
        if (label < no_end || label >= static_cast<int>(labels.size())) throw std::invalid_argument("no such label");
    if (exceptions < Scan::any) throw std::invalid_argument("fewer exceptions than none");
    const Plain board{rows, columns, std::move(labels), std::move(lines), cover};
    nb::gil_scoped_release release;
    Scanned found = scan(board, exceptions, static_cast<std::size_t>(std::max(limit, 0)), work);
    return {std::move(found.solutions), found.complete};
}

std::vector<int> model(const Learner &search) { return {search.model().begin(), search.model().end()}; }

}  // namespace

void bind_links(nb::module_ &module) {
    module.def("scan_links", &scanned);
    nb::class_<LinkTerrain>(module, "LinkTerrain")
        .def("__init__", [](LinkTerrain *self, bool cover, std::vector<int> labels, Pairs joins, Pairs sides,
                            const std::vector<PlainPlane> &planes) {
            new (self) LinkTerrain{terrain_of(cover, std::move(labels), std::move(joins), std::move(sides), planes)};
        });
    nb::class_<LinkOutlook>(module, "LinkOutlook")
        .def(nb::init<const LinkTerrain &, std::vector<int>, std::vector<int>, std::vector<int>, std::vector<int>>())
        .def("after", &LinkOutlook::after)
        .def("on_every_route", &LinkOutlook::on_every_route);
    nb::class_<ClauseSet>(module, "ClauseSet").def(nb::init<std::size_t, std::vector<std::vector<int>>>());
    nb::class_<Learner>(module, "Learner")
        .def("run", &run)
        .def("found", &Learner::found)
        .def("know", [](Learner &search, int literal) {
            check_literals({literal}, search.variables());
            search.know(literal);
        })
        .def("model", &model)
        .def("behind", &behind)
        .def("weight", &Learner::weight);
    nb::class_<LinkSearch, Learner>(module, "LinkSearch")
        .def(nb::init<const LinkTerrain &, const std::vector<int> &, const std::vector<int> &>())
        .def("refutes_alone", [](LinkSearch &search, int literal, long conflicts) {
            check_literals({literal}, search.variables());
            return search.refutes_alone(literal, conflicts);
        })
        .def("trial", &trial);
    nb::class_<Clauses, Learner>(module, "ClauseSearch")
        .def(nb::init<const ClauseSet &, const std::vector<int> &, const std::vector<int> &>())
        .def("add", &Clauses::add);
}
