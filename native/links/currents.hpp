// Room for what has to flow along lines: where closed lines leave too little, around some part of the board.
//
//   plane    one flow: where it comes from and goes to, and how much of it a line carries
//   current  integers on the corners of cells, whose differences are a flow that keeps within all limits:
//
//          o───────o         to the right across the edge in the middle: the integer below it less the one
//          │ a │ b │         above it, plus what the reference has there
//          o───────o
//
// As long as lines and gaps let this flow through, there is room. Otherwise shortest ways between corners give another
// one, or a closed curve that lets too little through. A flow that is too large anywhere is wrong however large it is, so
// eight bits hold it: most looks end after one sweep over all edges, sixteen at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace whygrid::links {

// With `balance` a line carries one unit from its dark to its light cell, which `sign` tells for each edge; otherwise every
// path carries one unit from its first end to its second one, or back where its `sign` is -1. All signs are 1 or -1.
struct Plane {
    bool balance;
    std::vector<int> sign, reference;
};

// A line that hangs together with an end of a path; `sense` is 1 where the way from the path's first end to its second
// one leads along it to the right or down, otherwise -1.
struct Piece {
    int edge, path, sense;
};

class Current {
  public:
    // For each edge the two corners beside it, for each corner the edges that it is beside.
    using Sides = std::vector<std::array<int, 2>>;
    using EdgesAt = std::vector<std::vector<int>>;

    Current(const Plane &plane, const Sides &sides, const EdgesAt &edges_at)
        : plane_(&plane), sides_(&sides), edges_at_(&edges_at), heights_(edges_at.size(), 0), flow_(sides.size(), 0),
          wrong_(sides.size(), 0), fixed_(sides.size(), 0) {
        for (std::size_t edge = 0; edge < sides.size(); ++edge) measure(static_cast<int>(edge));
    }

    // The edges that a closed curve crosses which lets too little through; empty when there is none. For each edge `line`
    // is 1 where it is drawn and -1 where it is closed, and `pieces` are all that hang together with ends.
    std::vector<int> overfull(const std::vector<std::int8_t> &line, const std::vector<Piece> &pieces) {
        if (!anything_wrong(line, pieces)) return {};  // what met all limits before meets them still
        if (!plane_->balance)
            for (const Piece &piece : pieces) fixed_[piece.edge] = carried(piece);
        std::vector<int> curve = mended(line);
        if (!plane_->balance)
            for (const Piece &piece : pieces) fixed_[piece.edge] = 0;
        return curve;
    }

  private:
    static constexpr int far_too_much = 100;

    const Plane *plane_;
    const Sides *sides_;
    const EdgesAt *edges_at_;
    std::vector<int> heights_;         // on corners
    std::vector<std::int8_t> flow_;    // across edges; in a balance from the dark to the light cell
    std::vector<std::uint8_t> wrong_;  // what is out of its limits
    std::vector<std::int8_t> fixed_;   // what pieces carry, while a current is mended
    std::vector<int> queue_, parent_, by_, tried_;
    std::vector<char> queued_;

    void measure(int edge) {
        const auto [one, other] = (*sides_)[edge];
        const int flow = heights_[other] - heights_[one] + plane_->reference[edge];
        const int along = plane_->balance ? flow * plane_->sign[edge] : flow;
        flow_[edge] = static_cast<std::int8_t>(std::clamp(along, -far_too_much, far_too_much));
    }

    std::int8_t carried(const Piece &piece) const {
        return static_cast<std::int8_t>(piece.sense * plane_->sign[piece.path]);
    }

    bool anything_wrong(const std::vector<std::int8_t> &line, const std::vector<Piece> &pieces) {
        const std::size_t edges = flow_.size();
        const std::int8_t *status = line.data(), *flow = flow_.data();
        std::uint8_t *wrong = wrong_.data(), any = 0;
        if (plane_->balance) {
            for (std::size_t edge = 0; edge < edges; ++edge) {
                const std::int8_t low = status[edge] > 0, high = status[edge] >= 0;
                wrong[edge] = static_cast<std::uint8_t>((flow[edge] < low) | (flow[edge] > high));
                any |= wrong[edge];
            }
            return any;
        }
        for (std::size_t edge = 0; edge < edges; ++edge) {
            const std::int8_t high = status[edge] >= 0, low = static_cast<std::int8_t>(-high);
            wrong[edge] = static_cast<std::uint8_t>((flow[edge] < low) | (flow[edge] > high));
            any |= wrong[edge];
        }
        for (const Piece &piece : pieces)
            if (flow[piece.edge] != carried(piece)) any = wrong[piece.edge] = 1;
        return any;
    }

    // How much may flow across an edge to the right or down at the most, less the reference.
    int up(int edge, int line) const {
        const int full = plane_->balance ? plane_->sign[edge] : 1;
        const int high = fixed_[edge] ? fixed_[edge] : line < 0 ? 0 : plane_->balance && line > 0 ? full : std::max(0, full);
        return high - plane_->reference[edge];
    }
    // The same the other way.
    int down(int edge, int line) const {
        const int full = plane_->balance ? plane_->sign[edge] : -1;
        const int low = fixed_[edge] ? fixed_[edge] : line < 0 ? 0 : plane_->balance && line > 0 ? full : std::min(0, full);
        return plane_->reference[edge] - low;
    }

    std::vector<int> mended(const std::vector<std::int8_t> &line) {
        const Sides &sides = *sides_;
        queue_.clear();
        for (int edge = 0; edge < static_cast<int>(wrong_.size()); ++edge) {
            if (!wrong_[edge]) continue;
            const auto [one, other] = sides[edge];
            if (one == other) return {edge};
            if (heights_[other] > heights_[one] + up(edge, line[edge])) queue_.push_back(one);
            if (heights_[one] > heights_[other] + down(edge, line[edge])) queue_.push_back(other);
        }
        tried_ = heights_;
        parent_.assign(heights_.size(), -1);
        by_.resize(heights_.size());
        queued_.assign(heights_.size(), 0);
        for (const int corner : queue_) queued_[corner] = 1;
        for (std::size_t next = 0; next < queue_.size(); ++next) {
            const int corner = queue_[next];
            queued_[corner] = 0;
            for (const int edge : (*edges_at_)[corner]) {
                const auto [one, other] = sides[edge];
                const bool forth = corner == one;
                const int to = forth ? other : one, weight = forth ? up(edge, line[edge]) : down(edge, line[edge]);
                if (tried_[to] <= tried_[corner] + weight) continue;
                for (int before = corner; before >= 0; before = parent_[before])
                    if (before == to) {
                        std::vector<int> curve{edge};
                        for (int at = corner; at != to; at = parent_[at]) curve.push_back(by_[at]);
                        return curve;
                    }
                tried_[to] = tried_[corner] + weight;
                parent_[to] = corner;
                by_[to] = edge;
                if (!queued_[to]) {
                    queued_[to] = 1;
                    queue_.push_back(to);
                }
            }
        }
        heights_.swap(tried_);
        for (const int corner : queue_)
            for (const int edge : (*edges_at_)[corner]) measure(edge);
        return {};
    }
};

}  // namespace whygrid::links
