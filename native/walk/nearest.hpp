// Which of some aims takes the least to get to, as deductions are told one after the other.
//
//     0   1   2        Each deduction rests on earlier ones. The path of an aim is what is yet to be told for it, from
//      ╲ ╱   ╱         the aim back, nearest first; of long ones only the beginning is looked at. Whenever something
//       3   ╱          is told, just those aims are looked at again on whose path it was.
//        ╲ ╱
//         4: an aim, whose path is 4 3 2 0 1
//
// Its counterpart in Python, with the same paths in the same order, is engine/nearest.py.
#pragma once

#include <algorithm>
#include <functional>
#include <queue>
#include <stdexcept>
#include <tuple>
#include <vector>

namespace whygrid {

class Nearest {
  public:
    Nearest(std::vector<std::vector<int>> rests_on, std::vector<double> weight, std::vector<int> aims,
            const std::vector<int> &ends, int far, double going_on)
        : rests_on_(std::move(rests_on)), weight_(std::move(weight)), far_(far), going_on_(going_on),
          told_(weight_.size(), false), ends_(weight_.size(), false), is_stale_(weight_.size(), false),
          latest_(weight_.size(), 0), version_(weight_.size(), 0), seen_(weight_.size(), 0),
          was_on_path_(weight_.size(), -1), path_(weight_.size()), taken_by_(weight_.size()) {
        if (rests_on_.size() != weight_.size()) throw std::invalid_argument("each deduction has a weight");
        for (const auto &before : rests_on_)
            for (const int index : before) check(index);
        for (const int index : ends) ends_[check(index)] = true;
        for (const int aim : aims) make_stale(check(aim));
    }

    // The last premise of these that holds by now came to hold just now.
    void freshen(const std::vector<int> &indices, int now) {
        for (const int index : indices) latest_[check(index)] = now;
    }

    void tell(int index) {
        told_[check(index)] = true;
        for (const int aim : taken_by_[index]) make_stale(aim);
        taken_by_[index].clear();
    }

    // The path of the aim that takes the least, in order, itself the last; empty where nothing is left.
    std::vector<int> next(int now) {
        Rank best{};
        bool is_any = look_again(now, best);
        while (!ranked_.empty() && !holds(ranked_.top())) ranked_.pop();
        if (ranked_.empty()) return {};
        if (!is_any || ranked_.top() < best) best = ranked_.top();
        if (best.far) set_path(best.aim, static_cast<int>(weight_.size()));
        std::vector<int> path = path_[best.aim];
        std::sort(path.begin(), path.end());
        return path;
    }

  private:
    // The first difference says which of two aims comes first.
    struct Rank {
        bool goes_on, far;  // it is not the contradiction, or that is not reached yet
        double weight;
        int freshness;  // less where it rests on what came last
        int aim, version;

        auto order() const { return std::tie(goes_on, far, weight, freshness, aim); }
        bool operator<(const Rank &other) const { return order() < other.order(); }
        bool operator>(const Rank &other) const { return other < *this; }
    };

    std::vector<std::vector<int>> rests_on_;
    std::vector<double> weight_;
    int far_;
    double going_on_;
    std::vector<char> told_, ends_, is_stale_;
    std::vector<int> latest_, version_, seen_;
    std::vector<int> was_on_path_;  // the last aim of which this is known
    std::vector<std::vector<int>> path_, taken_by_;
    std::vector<int> stale_;
    std::priority_queue<Rank, std::vector<Rank>, std::greater<>> ranked_;
    int looks_ = 0;

    int check(int index) const {
        if (index < 0 || index >= static_cast<int>(weight_.size())) throw std::invalid_argument("no such deduction");
        return index;
    }

    void make_stale(int aim) {
        if (!is_stale_[aim]) stale_.push_back(aim);
        is_stale_[aim] = true;
    }

    bool holds(const Rank &rank) const { return !told_[rank.aim] && version_[rank.aim] == rank.version; }

    // Brings the paths up to date; true with the best of the aims that go on where the last deduction was.
    bool look_again(int now, Rank &best) {
        bool is_any = false;
        for (const int aim : stale_) {
            is_stale_[aim] = false;
            if (told_[aim]) continue;
            for (const int index : path_[aim]) was_on_path_[index] = aim;
            set_path(aim, far_);
            const std::vector<int> &path = path_[aim];
            int latest = 0;
            double weight = 0;
            for (const int index : path) {
                if (was_on_path_[index] != aim) taken_by_[index].push_back(aim);
                latest = std::max(latest, latest_[index]);
                weight += weight_[index];
            }
            const bool ends = ends_[aim] && path.size() == 1;
            Rank rank{!ends, static_cast<int>(path.size()) > far_, weight, -latest, aim, ++version_[aim]};
            ranked_.push(rank);
            if (latest != now || now == 0) continue;
            rank.weight = weight * going_on_;
            if (!is_any || rank < best) best = rank;
            is_any = true;
        }
        stale_.clear();
        return is_any;
    }

    // What is yet to be told for an aim, itself first; a little more than the limit at the most.
    void set_path(int aim, int limit) {
        std::vector<int> &path = path_[aim];
        path.assign(1, aim);
        seen_[aim] = ++looks_;
        for (std::size_t next = 0; next < path.size(); ++next) {
            for (const int before : rests_on_[path[next]])
                if (!told_[before] && seen_[before] != looks_) {
                    seen_[before] = looks_;
                    path.push_back(before);
                }
            if (static_cast<int>(path.size()) > limit) break;
        }
    }
};

}  // namespace whygrid
