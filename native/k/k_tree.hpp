// The hitting-set tree: are there at most `limit` cells that meet every trace, when the traces are
// not all known beforehand?
//
// A node of the tree has chosen some cells and ruled out others. Its frame holds what is left to do:
//
//     chosen    cells taken on the way from the root
//     allowed   cells that may still be taken
//     unmet     [ trace & allowed | trace & allowed | ... ]   the traces that no chosen cell meets
//     seen      how many of all traces have found their way into this frame
//
//     node:  take a cell x of a smallest trace    ->  child: x chosen, the traces without x
//            then rule x out and go on with the same node, where new traces have come in meanwhile
//
// When no trace is left, the leaf function is asked: it accepts the chosen cells, or appends a trace
// that they miss. This reaches every frame of the path, so nothing starts anew.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "cells.hpp"

namespace whygrid::k9 {

struct Stopped {};  // thrown when the stop function says so
using Stop = std::function<bool()>;

class HittingTree {
  public:
    explicit HittingTree(Stop stop) : stop_(std::move(stop)) {}

    // True when leaf(chosen in order, allowed) accepted at most `limit` cells of `among`. Until it
    // does, leaf appends to `traces`, whose sets may have cells outside `among`. Where `beyond` is
    // given, one of the cells must lie outside it.
    template <typename Leaf>
    bool run(const std::vector<CellSet> &traces, CellSet among, int limit, std::optional<CellSet> beyond,
             Leaf leaf) {
        path_.clear();
        frames_.resize(std::max<std::size_t>(frames_.size(), static_cast<std::size_t>(limit) + 1));
        Frame &root = frames_[0];
        root = {among, {}, std::move(root.unmet), 0, false};
        root.unmet.clear();
        if (beyond) root.unmet.push_back(among - *beyond);
        return node(traces, among, limit, leaf);
    }

    // At least so many cells of `among` are needed to meet all traces that they can meet, without a search.
    int at_least(const std::vector<CellSet> &traces, CellSet among) {
        std::vector<CellSet> within;
        for (const CellSet trace : traces)
            if (trace.meets(among)) within.push_back(trace & among);
        sort_by_size(within);
        CellSet claimed;
        return cells_needed(within, 81, claimed);
    }

    std::uint64_t nodes() const { return nodes_; }

  private:
    struct Frame {
        CellSet allowed, chosen;
        std::vector<CellSet> unmet;
        std::size_t seen = 0;
        bool sorted = false;  // unmet, by size
    };

    Stop stop_;
    std::uint64_t nodes_ = 0;
    std::vector<Cell> path_;
    std::vector<Frame> frames_;
    std::vector<CellSet> sorted_;

    template <typename Leaf>
    bool node(const std::vector<CellSet> &traces, CellSet among, int left, Leaf &leaf) {
        if ((++nodes_ & 0xFF) == 0 && stop_()) throw Stopped{};
        Frame &frame = frames_[path_.size()];
        for (;;) {
            for (; frame.seen < traces.size(); ++frame.seen)
                if (const CellSet trace = traces[frame.seen] & among; !trace.meets(frame.chosen)) {
                    frame.unmet.push_back(trace & frame.allowed);
                    frame.sorted = false;
                }
            if (!tighten(frame, left)) return false;
            if (frame.unmet.empty()) {
                if (leaf(std::span<const Cell>(path_), frame.allowed)) return true;
                continue;
            }
            if (path_.empty()) keep_minimal(frame.unmet);
            const int cell = best_cell(frame.unmet);
            Frame &child = frames_[path_.size() + 1];
            child.allowed = frame.allowed - CellSet::of(cell);
            child.chosen = frame.chosen | CellSet::of(cell);
            child.seen = frame.seen;
            child.sorted = true;
            child.unmet.clear();
            for (const CellSet trace : frame.unmet)
                if (!trace.has(cell)) child.unmet.push_back(trace);
            path_.push_back(static_cast<Cell>(cell));
            if (node(traces, among, left - 1, leaf)) return true;
            path_.pop_back();
            frame.allowed = frame.allowed - CellSet::of(cell);
            for (CellSet &trace : frame.unmet) trace = trace & frame.allowed;
            frame.sorted = false;
        }
    }

    // False when `left` cells can't meet all traces. Otherwise allows only cells that could be among
    // them: when the families of disjoint traces need them all, every cell lies in one of these.
    bool tighten(Frame &frame, int left) {
        for (;;) {
            if (frame.unmet.empty()) return true;
            if (left == 0) return false;
            if (!frame.sorted) sort_by_size(frame.unmet);
            frame.sorted = true;
            if (frame.unmet.front().empty()) return false;
            CellSet claimed;
            const int needed = cells_needed(frame.unmet, left, claimed);
            if (needed > left) return false;
            if (needed < left) return true;
            frame.allowed = frame.allowed & claimed;
            bool changed = false;
            for (CellSet &trace : frame.unmet) {
                changed |= !trace.within(claimed);
                trace = trace & claimed;
            }
            if (!changed) return true;
            frame.sorted = false;
        }
    }

    // Traces that share no cell with those of another family. A family needs one cell, or two when no
    // cell is common to all its traces:     first   a b        b is common,
    //                                       second    b c      with a third trace a c d no cell is
    struct Family {
        CellSet first, common, all;
    };
    std::array<Family, 81> families_{};
    std::array<std::uint8_t, 81> family_of_{};

    // At least so many cells are needed, all of them in `claimed` if not more; gives up above `enough`.
    int cells_needed(const std::vector<CellSet> &traces, int enough, CellSet &claimed) {
        int families = 0;
        CellSet packed;
        for (const CellSet trace : traces) {
            if (trace.meets(packed)) continue;
            packed = packed | trace;
            trace.each([&](int cell) { family_of_[cell] = static_cast<std::uint8_t>(families); });
            families_[families] = {trace, trace, trace};
            if (++families > enough) return families;
        }
        int needed = families;
        claimed = packed;
        for (const CellSet trace : traces) {
            Family &family = families_[family_of_[(trace & packed).first()]];
            if (family.common.within(trace)) continue;  // also when the family has its two cells already
            if ((trace - family.first).meets(claimed)) continue;
            family.common = family.common & trace;
            family.all = family.all | trace;
            if (!family.common.empty()) continue;
            if ((family.all - family.first).meets(claimed)) {  // another family was faster
                family.common = family.all = family.first;
                continue;
            }
            claimed = claimed | family.all;
            if (++needed > enough) break;
        }
        return needed;
    }

    void sort_by_size(std::vector<CellSet> &traces) {
        std::array<std::uint32_t, 83> start{};
        for (const CellSet trace : traces) ++start[trace.size() + 1];
        for (int size = 1; size < 83; ++size) start[size] += start[size - 1];
        sorted_.resize(traces.size());
        for (const CellSet trace : traces) sorted_[start[trace.size()]++] = trace;
        traces.swap(sorted_);
    }

    // Leaves out the traces that contain another one; they come sorted by size.
    static void keep_minimal(std::vector<CellSet> &traces) {
        std::size_t kept = 0;
        for (const CellSet trace : traces) {
            bool minimal = true;
            for (std::size_t i = 0; i < kept && minimal; ++i) minimal = !traces[i].within(trace);
            if (minimal) traces[kept++] = trace;
        }
        traces.resize(kept);
    }

    // A cell of the smallest traces that meets many traces, where one cell less counts as much as
    // four traces more.
    static int best_cell(const std::vector<CellSet> &traces) {
        const int smallest = traces.front().size();
        std::array<std::uint32_t, 81> weight{};
        CellSet cells;
        for (const CellSet trace : traces) {
            const int surplus = trace.size() - smallest;
            if (surplus > 3) break;
            if (surplus == 0) cells = cells | trace;
            trace.each([&](int cell) { weight[cell] += 64u >> 2 * surplus; });
        }
        int best = cells.first();
        cells.each([&](int cell) { best = weight[cell] > weight[best] ? cell : best; });
        return best;
    }
};

}  // namespace whygrid::k9
