// How long the calling thread has been at work: what is found in so much of it does not depend on what else the
// machine does.
#pragma once

#include <chrono>
#include <ctime>

namespace whygrid {

inline std::chrono::nanoseconds own_work() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    std::timespec time{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
#endif
    return std::chrono::steady_clock::now().time_since_epoch();
}

}  // namespace whygrid
