#pragma once

#include <ctime>

namespace terramorph {

/// Seconds of this thread's own time, so that other work on the machine counts little.
inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace terramorph
