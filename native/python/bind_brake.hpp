// The way in which long native work is bounded and stopped.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <optional>
#include <string>

#include "own_work.hpp"

namespace whygrid {

namespace nb = nanobind;

// Says when to stop: at the deadline, on Ctrl-C, or when the caller's function says so. Engines run
// without the GIL and ask often; Python is asked twenty times a second.
class Brake {
  public:
    Brake(std::optional<double> seconds, nb::object cancelled) : cancelled_(std::move(cancelled)) {
        using Seconds = std::chrono::duration<double>;
        if (seconds) deadline_ = start_ + std::chrono::duration_cast<Clock::duration>(Seconds(*seconds));
    }

    bool operator()() {
        if (!reason_.empty()) return own_work() >= grace_;
        const auto now = Clock::now();
        if (deadline_ && now >= *deadline_) return stop("deadline");
        if (now < next_look_) return false;
        next_look_ = now + std::chrono::milliseconds(50);
        const nb::gil_scoped_acquire with_python;
        if (PyErr_CheckSignals() != 0) {
            if (!PyErr_ExceptionMatches(PyExc_KeyboardInterrupt)) throw nb::python_error();
            PyErr_Clear();  // the caller gets what was proved so far, and the reason
            return stop("interrupt");
        }
        return !cancelled_.is_none() && nb::cast<bool>(cancelled_()) && stop("cancelled");
    }

    // Lets the engine go on after a stop, for so much of its own work.
    void release_for(std::chrono::milliseconds time) { grace_ = own_work() + time; }

    // Empty as long as nothing has stopped the engine.
    const std::string &reason() const { return reason_; }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point start_ = Clock::now(), next_look_ = start_ + std::chrono::milliseconds(50);
    std::optional<Clock::time_point> deadline_;
    std::chrono::nanoseconds grace_ = std::chrono::nanoseconds::min();
    nb::object cancelled_;
    std::string reason_;

    bool stop(const char *reason) {
        reason_ = reason;
        return true;
    }
};

}  // namespace whygrid
