// To be preloaded: at every other look at it the time of day is a year earlier; or always so many seconds as
// CLOCK_SET_BACK says. Only what has no jumps by its nature stays as it is.
#include <dlfcn.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <ctime>

namespace {

constexpr std::time_t kYear = 365 * 24 * 3600;

std::time_t swing() {
    if (const char* const back = std::getenv("CLOCK_SET_BACK")) return std::atoll(back);
    static std::atomic<unsigned> looks{static_cast<unsigned>(getpid())};
    return looks++ % 2 == 0 ? 0 : kYear;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    static const auto real =
        reinterpret_cast<int (*)(clockid_t, timespec*)>(dlsym(RTLD_NEXT, "clock_gettime"));
    const int status = real(clock, time);
    if (clock == CLOCK_REALTIME && status == 0) time->tv_sec -= swing();
    return status;
}

std::time_t time(std::time_t* into) noexcept {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (into) *into = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(timeval* now, void*) noexcept {
    timespec exact{};
    const int status = clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return status;
}
}
