// The Python face of the native checker; whygrid/kernels/checking.py says what is asked of it.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "check.hpp"
#include "document.hpp"

namespace nb = nanobind;
using namespace whygrid::logic;

namespace {

constexpr int ticks_per_look = 256, deepest_case = 200;

// Reads steps as Python has them: dataclasses and tuples, whose fields stand in this order in logic/deduction.py.
class ObjectReader {
  public:
    enum { technique_at, conclusions_at, premises_at, rules_at, cases_at = 6, exchanges_at, lemmas_at };

    explicit ObjectReader(const Naming &naming) : naming_(naming) {}

    std::vector<Step> steps(nb::handle objects) const {
        std::vector<Step> found;
        for (const nb::handle object : objects) {
            const nb::object fact = object.attr("fact");
            found.push_back({fact.is_none() ? 0 : literal(fact), literals(object.attr("support")),
                             deductions(object.attr("deductions"), 0)});
        }
        return found;
    }

  private:
    const Naming &naming_;

    static nb::object at(nb::handle tuple, Py_ssize_t place) {
        PyObject *item = PyTuple_GetItem(tuple.ptr(), place);
        if (!item) throw nb::python_error();
        return nb::borrow(item);
    }

    // One that is no number that fits is no fact, like 0.
    static Literal literal(nb::handle object) {
        Literal found = 0;
        if (!nb::try_cast(object, found) || found == std::numeric_limits<int>::min()) throw Irregular();
        return found;
    }

    template <typename Value, typename Read>
    static std::vector<Value> list_of(nb::handle objects, Read read) {
        std::vector<Value> found;
        for (const nb::handle object : objects) found.push_back(read(object));
        return found;
    }

    static Literals literals(nb::handle objects) { return list_of<Literal>(objects, &literal); }

    std::vector<int> rules(nb::handle names) const {
        return list_of<int>(names, [&](nb::handle name) { return naming_.rule(nb::cast<std::string>(name)); });
    }

    std::vector<Deduction> deductions(nb::handle objects, int depth) const {
        if (depth > deepest_case) throw Irregular();
        return list_of<Deduction>(objects, [&](nb::handle object) {
            Deduction found;
            found.conclusions = literals(at(object, conclusions_at));
            found.premises = literals(at(object, premises_at));
            found.rules = rules(at(object, rules_at));
            found.cases = list_of<Case>(at(object, cases_at), [&](nb::handle each) {
                return Case{literal(at(each, 0)), deductions(at(each, 1), depth + 1)};
            });
            found.exchanges = list_of<Exchange>(at(object, exchanges_at), [&](nb::handle each) {
                return Exchange{literals(at(each, 0)), literals(at(each, 1))};
            });
            found.lemmas = list_of<Lemma>(at(object, lemmas_at), [&](nb::handle each) {
                return Lemma{literals(at(each, 0)), literals(at(each, 1)), rules(at(each, 2)),
                             list_of<int>(at(each, 3), &literal)};
            });
            return found;
        });
    }
};

// Rules with the names of facts.
struct NamedTable {
    RuleTable rules;
    Numbers facts;

    NamedTable(int facts, int auxiliaries) : rules(facts, auxiliaries) {}

    void name(Literal literal, std::string name) { facts.emplace(std::move(name), literal); }

    int add(const std::string &name, const std::vector<std::tuple<Literals, int, int>> &counts,
            const std::vector<std::pair<std::vector<std::pair<Literal, std::int64_t>>, std::int64_t>> &sums) {
        std::vector<Count> own;
        for (const auto &[literals, low, high] : counts) own.push_back({literals, low, high});
        std::vector<Sum> added;
        for (const auto &[terms, total] : sums) added.push_back({terms, total});
        return rules.add(name, std::move(own), std::move(added));
    }
};

Naming naming_of(NamedTable &table, const nb::callable &make_rule, const nb::callable &inner_fact) {
    return {table.facts,
            [&table, make_rule](std::string_view name) {
                const int known = table.rules.number(name);
                return known >= 0 ? known : nb::cast<int>(make_rule(nb::str(name.data(), name.size())));
            },
            [inner_fact](std::string_view name) {
                return nb::cast<Literal>(inner_fact(nb::str(name.data(), name.size())));
            }};
}

// The steps of a proof, ready to be checked by the rules that they were read for.
struct Steps {
    std::vector<Step> steps;

    // Of each step the fact, k, whether it rests on exclusions, and the techniques: see `Figures` in logic/proof.py.
    nb::list figures() const {
        nb::list told;
        for (const Step &step : steps) {
            const bool excluding =
                std::any_of(step.support.begin(), step.support.end(), [](Literal literal) { return literal < 0; });
            nb::list techniques;
            for (const Deduction &deduction : step.deductions) techniques.append(nb::str(deduction.technique.c_str(), deduction.technique.size()));
            told.append(nb::make_tuple(step.fact ? nb::object(nb::int_(step.fact)) : nb::none(),
                                       DocumentReader::size_of(step.support), excluding, nb::tuple(techniques)));
        }
        return told;
    }
};

std::optional<Steps> steps_of(NamedTable &table, nb::handle objects, const nb::callable &make_rule) {
    try {
        const Naming naming = naming_of(table, make_rule, nb::callable());
        return Steps{ObjectReader(naming).steps(objects)};
    } catch (const Irregular &) {
        return std::nullopt;
    }
}

// A document before the puzzle is known that it is about.
class Document {
  public:
    explicit Document(std::string text) : tree_(std::move(text)) {
        if (tree_[0].kind != Kind::object) throw Irregular();
        for (std::size_t name = 1; name < tree_[0].next; name = tree_[name + 1].next)
            if (tree_[name].text == "steps") steps_ = name + 1;
    }

    // All of it but the steps, of which there are none then.
    nb::dict head() const {
        nb::dict found;
        for (std::size_t name = 1; name < tree_[0].next; name = tree_[name + 1].next)
            found[string(tree_[name].text)] = name + 1 == steps_ ? nb::object(nb::list()) : value(name + 1);
        return found;
    }

    std::optional<Steps> steps(NamedTable &table, const nb::callable &make_rule, const nb::callable &inner_fact) const {
        try {
            if (!steps_) return std::nullopt;
            const Naming naming = naming_of(table, make_rule, inner_fact);
            return Steps{DocumentReader(tree_, naming).steps(steps_)};
        } catch (const Irregular &) {
            return std::nullopt;
        }
    }

  private:
    JsonTree tree_;
    std::size_t steps_ = 0;

    static nb::str string(std::string_view text) { return nb::str(text.data(), text.size()); }

    nb::object value(std::size_t node) const {
        const JsonTree::Node &own = tree_[node];
        switch (own.kind) {
            case Kind::null: return nb::none();
            case Kind::truth: return nb::bool_(own.text == "true");
            case Kind::string: return string(own.text);
            case Kind::number:
                if (own.text.find_first_of(".eE") != std::string_view::npos)
                    return nb::steal(PyFloat_FromString(string(own.text).ptr()));
                return nb::steal(PyLong_FromString(std::string(own.text).c_str(), nullptr, 10));
            case Kind::list: {
                nb::list items;
                for (std::size_t item = node + 1; item < own.next; item = tree_[item].next) items.append(value(item));
                return items;
            }
            default: {
                nb::dict fields;
                for (std::size_t name = node + 1; name < own.next; name = tree_[name + 1].next)
                    fields[string(tree_[name].text)] = value(name + 1);
                return fields;
            }
        }
    }
};

std::unique_ptr<Document> document_of(const std::string &text) {
    try {
        return std::make_unique<Document>(text);
    } catch (const Irregular &) {
        return nullptr;
    }
}

// The number of the first wrong step, or 0; whether one ended in a contradiction; what is known after them; and whether
// that settles everything by the rules that are listed. `at` is told which step is looked at when `tick` stops it.
nb::tuple check(NamedTable &table, const Steps &proof, const Literals &given, int branchings, const nb::callable &is_right,
                bool granted, bool lemmas_are_in, const nb::callable &tick, const nb::callable &stopped_at) {
    int at = 0;
    unsigned ticks = 0;
    Checker checker(table.rules, branchings,
                    {[&] {
                         if (++ticks % ticks_per_look == 1) tick();
                     },
                     [&](const Exchange &exchange) {
                         return nb::cast<bool>(is_right(nb::tuple(nb::cast(exchange.out)), nb::tuple(nb::cast(exchange.into))));
                     },
                     granted, lemmas_are_in});
    try {
        const int wrong = checker.first_wrong(proof.steps, given, at);
        return nb::make_tuple(wrong, checker.contradiction(), checker.known(),
                              wrong == 0 && settles_all(table.rules, checker.known()));
    } catch (...) {
        stopped_at(at);
        throw;
    }
}

// Whether the facts that hold, all others being out, keep the rules that are listed.
bool keeps(const NamedTable &table, const Literals &holding) {
    Marks settled(table.rules);
    for (const Literal fact : holding) {
        if (fact < 1 || fact > table.rules.facts()) return false;
        settled.add(fact);
    }
    for (int fact = 1; fact <= table.rules.facts(); ++fact)
        if (!settled.has(fact)) settled.add(-fact);
    return is_solution(table.rules, settled);
}

}  // namespace

void bind_logic(nb::module_ &module) {
    nb::class_<NamedTable>(module, "RuleTable")
        .def(nb::init<int, int>())
        .def("name", &NamedTable::name)
        .def("add", &NamedTable::add)
        .def("number", [](const NamedTable &table, const std::string &name) { return table.rules.number(name); })
        .def("all_are_listed", [](NamedTable &table) { table.rules.all_are_listed(); })
        .def("steps", &steps_of)
        .def("check", &check)
        .def("keeps", &keeps);
    nb::class_<Steps>(module, "Steps").def("figures", &Steps::figures);
    nb::class_<Document>(module, "Document").def("head", &Document::head).def("steps", &Document::steps);
    module.def("document", &document_of, "A proof document, unless its text is in any way unusual.");
}
