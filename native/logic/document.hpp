// The steps of a proof document, read from its JSON; whygrid/logic/document.py is the counterpart. Whatever is not just as
// docs/proof-format.md has it is Irregular here: the counterpart says what is wrong with it, if it is.
//
//     "steps": [{"number": 1, "fact": "r4c5=7", ..., "deductions": [{...}, ...]}, ...]
//                                                      |
//     Step  <-------------------------------------- Deduction; words for people have to be there, and are not kept
#pragma once

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "json_tree.hpp"
#include "steps.hpp"

namespace whygrid::logic {

// What names in a document stand for.
struct Naming {
    const Numbers &facts;
    std::function<int(std::string_view)> rule;       // -1 for none
    std::function<Literal(std::string_view)> inner;  // what lemmas may mention besides facts; 0 for none
};

class DocumentReader {
  public:
    DocumentReader(const JsonTree &tree, const Naming &naming) : tree_(tree), naming_(naming) {}

    std::vector<Step> steps(std::size_t list) const {
        std::vector<Step> found;
        each_item(list, [&](std::size_t item) { found.push_back(step(item, found.size() + 1)); });
        return found;
    }

  private:
    static constexpr int deepest_case = 60, deepest_message = 40;

    const JsonTree &tree_;
    const Naming &naming_;

    static void require(bool regular) {
        if (!regular) throw Irregular();
    }

    // The fields of an object; all of them have to be asked for, as others are unknown.
    class Fields {
      public:
        Fields(const JsonTree &tree, std::size_t object) : tree_(tree) {
            require(tree[object].kind == Kind::object);
            for (std::size_t name = object + 1; name < tree[object].next; name = tree[name + 1].next) {
                require(size_ < most);
                names_[size_++] = name;
            }
        }
        // The value of that name; 0 where there is none.
        std::size_t find(std::string_view name) {
            for (std::size_t place = 0; place < size_; ++place)
                if (tree_[names_[place]].text == name) {
                    ++asked_for_;
                    return names_[place] + 1;
                }
            return 0;
        }
        std::size_t get(std::string_view name) {
            const std::size_t found = find(name);
            require(found != 0);
            return found;
        }
        void end() const { require(asked_for_ == size_); }

      private:
        static constexpr std::size_t most = 20;
        const JsonTree &tree_;
        std::size_t names_[most], size_ = 0, asked_for_ = 0;
    };

    template <typename Visit>
    void each_item(std::size_t list, Visit visit) const {
        require(tree_[list].kind == Kind::list);
        for (std::size_t item = list + 1; item < tree_[list].next; item = tree_[item].next) visit(item);
    }

    std::string_view text(std::size_t node) const {
        require(tree_[node].kind == Kind::string);
        return tree_[node].text;
    }

    int whole_number(std::size_t node) const {
        require(tree_[node].kind == Kind::number);
        const std::string_view digits = tree_[node].text;
        int number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        require(error == std::errc() && end == digits.data() + digits.size());
        return number;
    }

    Literal fact(std::size_t node) const {
        const Literal found = number_of(naming_.facts, text(node), 0);
        require(found != 0);
        return found;
    }

    Literals facts(std::size_t list) const {
        Literals found;
        each_item(list, [&](std::size_t item) { found.push_back(fact(item)); });
        return found;
    }

    Step step(std::size_t node, std::size_t number) const {
        Fields fields(tree_, node);
        require(whole_number(fields.get("number")) == static_cast<int>(number));
        const std::size_t settled = fields.get("fact");
        Step found{tree_[settled].kind == Kind::null ? 0 : fact(settled), facts(fields.get("support")), {}};
        each_item(fields.get("deductions"), [&](std::size_t item) { found.deductions.push_back(deduction(item, 0)); });
        require(whole_number(fields.get("k")) == size_of(found.support));
        require(!found.deductions.empty() && text(fields.get("technique")) == found.deductions.back().technique);
        fields.end();
        return found;
    }

  public:
    // How many different facts there are.
    static int size_of(Literals support) {
        std::sort(support.begin(), support.end());
        return static_cast<int>(std::unique(support.begin(), support.end()) - support.begin());
    }

  private:
    Deduction deduction(std::size_t node, int depth) const {
        require(depth <= deepest_case);
        Fields fields(tree_, node);
        Deduction found;
        found.technique = text(fields.get("technique"));
        text(fields.get("text"));
        text(fields.get("reason"));
        found.conclusions = facts(fields.get("conclusions"));
        found.premises = facts(fields.get("premises"));
        found.rules = rules(fields.get("rules"));
        const std::size_t pattern = fields.get("pattern");
        require(tree_[pattern].kind == Kind::object);
        for (std::size_t role = pattern + 1; role < tree_[pattern].next; role = tree_[role + 1].next) facts(role + 1);
        for (const std::string_view name : {"message", "short"})
            if (const std::size_t said = fields.find(name)) message(said, 0);
        for (const std::string_view name : {"brief", "notation"})
            if (const std::size_t words = fields.find(name)) text(words);
        if (const std::size_t cases = fields.find("cases"))
            each_item(cases, [&](std::size_t item) { found.cases.push_back(one_case(item, depth)); });
        if (const std::size_t exchanges = fields.find("exchanges"))
            each_item(exchanges, [&](std::size_t item) { found.exchanges.push_back(exchange(item)); });
        if (const std::size_t lemmas = fields.find("lemmas"))
            each_item(lemmas, [&](std::size_t item) { found.lemmas.push_back(lemma(item)); });
        fields.end();
        return found;
    }

    Case one_case(std::size_t node, int depth) const {
        Fields fields(tree_, node);
        Case found{fact(fields.get("assumption")), {}};
        each_item(fields.get("steps"), [&](std::size_t item) { found.steps.push_back(deduction(item, depth + 1)); });
        fields.end();
        return found;
    }

    Exchange exchange(std::size_t node) const {
        Fields fields(tree_, node);
        Exchange found{facts(fields.get("out")), facts(fields.get("into"))};
        fields.end();
        return found;
    }

    Lemma lemma(std::size_t node) const {
        Fields fields(tree_, node);
        Lemma found;
        each_item(fields.get("together"), [&](std::size_t item) {
            const Literal inner = naming_.inner(text(item));
            require(inner != 0);
            found.together.push_back(inner);
        });
        found.premises = facts(fields.get("premises"));
        found.rules = rules(fields.get("rules"));
        each_item(fields.get("lemmas"), [&](std::size_t item) { found.lemmas.push_back(whole_number(item)); });
        fields.end();
        return found;
    }

    std::vector<int> rules(std::size_t list) const {
        std::vector<int> found;
        each_item(list, [&](std::size_t item) {
            found.push_back(naming_.rule(text(item)));
            require(found.back() >= 0);
        });
        return found;
    }

    // A message has to be one, for whoever tells it; whygrid/voice/message.py is the counterpart.
    void message(std::size_t node, int depth) const {
        if (tree_[node].kind == Kind::string) return;
        require(depth <= deepest_message && tree_[node].kind == Kind::list);
        const std::size_t name = node + 1, about = name + 1;
        require(name < tree_[node].next && tree_[name].kind == Kind::string);
        require(about < tree_[node].next && tree_[about].kind == Kind::object && tree_[about].next == tree_[node].next);
        for (std::size_t each = about + 1; each < tree_[about].next; each = tree_[each + 1].next) value(each + 1, depth);
    }

    void value(std::size_t node, int depth) const {
        if (tree_[node].kind == Kind::number || tree_[node].kind == Kind::string) return;
        require(tree_[node].kind == Kind::object && node + 2 < tree_[node].next && tree_[node + 2].next == tree_[node].next);
        const std::string_view name = tree_[node + 1].text;
        const std::size_t inside = node + 2;
        if (name == "message") return message(inside, depth + 1);
        if (name == "cells" || name == "values") return texts(inside);
        if (name == "list") return each_item(inside, [&](std::size_t item) { message(item, depth + 1); });
        require(name == "facts");
        each_item(inside, [&](std::size_t item) {
            texts(item);
            std::size_t parts = 0;
            each_item(item, [&](std::size_t) { ++parts; });
            require(parts == 3);
        });
    }

    void texts(std::size_t list) const {
        each_item(list, [&](std::size_t item) { text(item); });
    }
};

}  // namespace whygrid::logic
