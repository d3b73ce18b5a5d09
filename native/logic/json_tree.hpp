// JSON text as a tree in one row, without a copy of what it says. Only what every reader understands alike: no object with a
// name twice, no number of many digits, nothing that is nested deeply; Python looks at the rest.
//
//     {"k": [4, 5], "note": ""}
//
//     node    0 object   1 "k"   2 list   3 4   4 5   5 "note"   6 ""
//     next    7          2       5        4     5     6          7      where that goes on which is not inside
#pragma once

#include <charconv>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace whygrid::logic {

struct Irregular {};  // thrown where a text is not as it should be, or may not be

enum class Kind : std::uint8_t { null, truth, number, string, list, object };

class JsonTree {
  public:
    struct Node {
        Kind kind;
        std::size_t next;
        std::string_view text;  // of a string, a number, "true" or "false"
    };

    explicit JsonTree(std::string text) : text_(std::move(text)) {
        nodes_.reserve(text_.size() / 12);
        read_value(0);
        skip_blanks();
        if (at_ != text_.size()) throw Irregular();
    }
    JsonTree(const JsonTree &) = delete;
    JsonTree &operator=(const JsonTree &) = delete;

    const Node &operator[](std::size_t node) const { return nodes_[node]; }

  private:
    static constexpr int deepest = 400;
    static constexpr std::size_t most_names = 100, longest_number = 15;

    std::string text_;
    std::size_t at_ = 0;
    std::vector<Node> nodes_;
    std::deque<std::string> decoded_;  // strings that are written otherwise than they read

    char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_blanks() {
        while (here() == ' ' || here() == '\n' || here() == '\r' || here() == '\t') ++at_;
    }
    void must_be(char symbol) {
        if (here() != symbol) throw Irregular();
        ++at_;
    }

    void read_value(int depth) {
        if (depth > deepest) throw Irregular();
        skip_blanks();
        switch (here()) {
            case '{': return read_members(Kind::object, '}', depth);
            case '[': return read_members(Kind::list, ']', depth);
            case '"': return read_string();
            case 't': return read_word(Kind::truth, "true");
            case 'f': return read_word(Kind::truth, "false");
            case 'n': return read_word(Kind::null, "null");
            default: return read_number();
        }
    }

    void read_members(Kind kind, char end, int depth) {
        const std::size_t own = nodes_.size();
        nodes_.push_back({kind, 0, {}});
        std::vector<std::string_view> names;
        ++at_;
        skip_blanks();
        bool empty = here() == end;
        while (!empty) {
            if (kind == Kind::object) {
                skip_blanks();
                read_string();
                const std::string_view name = nodes_.back().text;
                for (const std::string_view other : names)
                    if (other == name) throw Irregular();
                names.push_back(name);
                if (names.size() > most_names) throw Irregular();
                skip_blanks();
                must_be(':');
            }
            read_value(depth + 1);
            skip_blanks();
            if (here() == end) break;
            must_be(',');
        }
        ++at_;
        nodes_[own].next = nodes_.size();
    }

    void add(Kind kind, std::string_view text) { nodes_.push_back({kind, nodes_.size() + 1, text}); }

    void read_word(Kind kind, std::string_view word) {
        if (std::string_view(text_).substr(at_, word.size()) != word) throw Irregular();
        add(kind, std::string_view(text_).substr(at_, word.size()));
        at_ += word.size();
    }

    void read_number() {
        const std::size_t from = at_;
        const auto digits = [&] {
            const std::size_t first = at_;
            while (here() >= '0' && here() <= '9') ++at_;
            if (at_ == first) throw Irregular();
            return at_ - first;
        };
        if (here() == '-') ++at_;
        const bool zero = here() == '0';
        if (digits() > 1 && zero) throw Irregular();
        if (here() == '.') ++at_, digits();
        if (here() == 'e' || here() == 'E') {
            ++at_;
            if (here() == '+' || here() == '-') ++at_;
            digits();
        }
        if (at_ - from > longest_number) throw Irregular();
        add(Kind::number, std::string_view(text_).substr(from, at_ - from));
    }

    void read_string() {
        must_be('"');
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] != '"' && text_[at_] != '\\' && is_plain(text_[at_])) ++at_;
        if (here() == '"') {
            add(Kind::string, std::string_view(text_).substr(from, at_++ - from));
            return;
        }
        std::string &decoded = decoded_.emplace_back(text_, from, at_ - from);
        while (here() != '"') {
            if (at_ >= text_.size() || !is_plain(text_[at_])) throw Irregular();
            if (here() != '\\') decoded += text_[at_++];
            else ++at_, read_escape(decoded);
        }
        ++at_;
        add(Kind::string, decoded);
    }

    static bool is_plain(char symbol) { return static_cast<unsigned char>(symbol) >= 0x20; }

    void read_escape(std::string &decoded) {
        const char symbol = here();
        ++at_;
        switch (symbol) {
            case '"': case '\\': case '/': decoded += symbol; return;
            case 'b': decoded += '\b'; return;
            case 'f': decoded += '\f'; return;
            case 'n': decoded += '\n'; return;
            case 'r': decoded += '\r'; return;
            case 't': decoded += '\t'; return;
            case 'u': break;
            default: throw Irregular();
        }
        std::uint32_t code = read_four();
        if (code >= 0xd800 && code < 0xe000) {
            if (code >= 0xdc00 || here() != '\\') throw Irregular();
            ++at_;
            must_be('u');
            const std::uint32_t low = read_four();
            if (low < 0xdc00 || low >= 0xe000) throw Irregular();
            code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        }
        const auto byte = [&](std::uint32_t bits) { decoded += static_cast<char>(bits); };
        const auto rest = [&](int shift) { byte(0x80 | (code >> shift & 0x3f)); };
        if (code < 0x80) byte(code);
        else if (code < 0x800) byte(0xc0 | code >> 6), rest(0);
        else if (code < 0x10000) byte(0xe0 | code >> 12), rest(6), rest(0);
        else byte(0xf0 | code >> 18), rest(12), rest(6), rest(0);
    }

    std::uint32_t read_four() {
        if (text_.size() - at_ < 4) throw Irregular();
        std::uint32_t code = 0;
        for (const std::size_t end = at_ + 4; at_ < end; ++at_) {
            const char digit = text_[at_];
            code = 16 * code;
            if (digit >= '0' && digit <= '9') code += static_cast<std::uint32_t>(digit - '0');
            else if (digit >= 'a' && digit <= 'f') code += static_cast<std::uint32_t>(digit - 'a' + 10);
            else if (digit >= 'A' && digit <= 'F') code += static_cast<std::uint32_t>(digit - 'A' + 10);
            else throw Irregular();
        }
        return code;
    }
};

}  // namespace whygrid::logic
