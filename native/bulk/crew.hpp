// Threads for bulk work: the calling thread is one of them and alone talks to Python.
//
//     calling thread   work ── every 50 ms: poll() ── work ── wait for the others, polling ── return
//     worker 1..n-1    work ── asks the shared flag ── work
//
// `poll` looks after Ctrl-C and progress; once it says stop, everybody stops at the next question. Where the system
// has no more threads to give, those that there are do the work.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace whygrid {

class Crew {
  public:
    // What a worker asks while it works.
    class Stop {
      public:
        Stop(Crew &crew, bool calling) : crew_(crew), calling_(calling) {}
        bool operator()() {
            if (calling_) crew_.poll_now_and_then();
            return crew_.stopped_.load(std::memory_order_relaxed);
        }

      private:
        Crew &crew_;
        bool calling_;
    };

    Crew(int threads, std::function<bool()> poll) : threads_(threads), poll_(std::move(poll)) {}

    // Calls work(stop) once in each thread. False when it was stopped; the first exception is passed on.
    template <typename Work>
    bool run(Work work) {
        int running = threads_ - 1;
        std::vector<std::thread> others;
        others.reserve(static_cast<std::size_t>(running));
        try {
            while (static_cast<int>(others.size()) < threads_ - 1) {
                others.emplace_back([&] {
                    guarded(work, Stop(*this, false));
                    const std::lock_guard lock(mutex_);
                    if (--running == 0) all_done_.notify_one();
                });
            }
        } catch (const std::system_error &) {
            const std::lock_guard lock(mutex_);
            running -= threads_ - 1 - static_cast<int>(others.size());
        }
        guarded(work, Stop(*this, true));
        {
            std::unique_lock lock(mutex_);
            while (!all_done_.wait_for(lock, interval, [&] { return running == 0; })) {
                lock.unlock();
                poll_now_and_then();
                lock.lock();
            }
        }
        for (std::thread &other : others) other.join();
        if (failure_) std::rethrow_exception(failure_);
        return !stopped_;
    }

  private:
    static constexpr std::chrono::milliseconds interval{50};

    int threads_;
    std::function<bool()> poll_;
    std::atomic<bool> stopped_{false};
    std::chrono::steady_clock::time_point last_poll_ = std::chrono::steady_clock::now();
    std::mutex mutex_;
    std::condition_variable all_done_;
    std::exception_ptr failure_;

    template <typename Work>
    void guarded(Work &work, Stop stop) {
        try {
            work(stop);
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            stopped_ = true;
        }
    }

    void poll_now_and_then() {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_poll_ < interval || stopped_) return;
        last_poll_ = now;
        if (poll_()) stopped_ = true;
    }
};

// Hands out the items 0..count-1 in small runs, so that no thread is left with all the hard ones.
class Ration {
  public:
    explicit Ration(std::size_t count, std::size_t run = 64) : count_(count), run_(run) {}

    std::size_t count() const { return count_; }
    std::size_t finished() const { return finished_.load(std::memory_order_relaxed); }

    class Share {
      public:
        explicit Share(Ration &ration) : ration_(ration) {}
        Share(const Share &) = delete;
        Share &operator=(const Share &) = delete;
        ~Share() { report(); }

        bool next(std::size_t &item) {
            if (at_ == end_) {
                at_ = ration_.taken_.fetch_add(ration_.run_, std::memory_order_relaxed);
                if (at_ >= ration_.count_) {
                    at_ = end_ = 0;
                    return false;
                }
                end_ = at_ + ration_.run_ < ration_.count_ ? at_ + ration_.run_ : ration_.count_;
            }
            item = at_++;
            return true;
        }

        void finished() {
            if (++unreported_ == ration_.run_) report();
        }

      private:
        Ration &ration_;
        std::size_t at_ = 0, end_ = 0, unreported_ = 0;

        void report() {
            ration_.finished_.fetch_add(unreported_, std::memory_order_relaxed);
            unreported_ = 0;
        }
    };

  private:
    std::size_t count_, run_;
    std::atomic<std::size_t> taken_{0}, finished_{0};
};

}  // namespace whygrid
