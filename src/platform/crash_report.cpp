#include "platform/crash_report.h"

#include <execinfo.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <string_view>
#include <vector>

#include "base/options.h"

namespace terramorph {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBegin = "crash-", kEnd = ".txt";
constexpr std::size_t kMaxQuoted = 1u << 16;  // bytes of the log
constexpr int kMaxCalls = 64;                 // of the stack
constexpr std::size_t kHandlerStack = 1u << 17;
constexpr unsigned kPatience = 10;  // seconds, in case the report itself hangs

struct Crash {
    int signal;
    std::string_view words;
};
constexpr Crash kCrashes[] = {{SIGSEGV, "SIGSEGV (reads or writes where there is no memory)"},
                              {SIGABRT, "SIGABRT (a broken assertion or an error that nobody caught)"},
                              {SIGFPE, "SIGFPE (a division that has no result)"},
                              {SIGBUS, "SIGBUS (memory that is not there any more)"},
                              {SIGILL, "SIGILL (no instruction of this processor)"}};

/// Text in a fixed buffer: after a crash nothing may be allocated.
template <std::size_t kCapacity>
class Line {
  public:
    void add(std::string_view words) {
        const std::size_t count = std::min(words.size(), kCapacity - 1 - length_);
        std::memcpy(letters_.data() + length_, words.data(), count);
        length_ += count;
        letters_[length_] = '\0';
    }
    void add_number(unsigned number, int digits) {
        char written[10];
        for (int k = digits; k-- > 0; number /= 10) written[k] = static_cast<char>('0' + number % 10);
        add({written, static_cast<std::size_t>(digits)});
    }
    void clear() { letters_[length_ = 0] = '\0'; }
    bool empty() const { return length_ == 0; }
    const char* words() const { return letters_.data(); }
    char* letters() { return letters_.data(); }
    std::size_t length() const { return length_; }

  private:
    std::array<char, kCapacity> letters_{};
    std::size_t length_ = 0;
};
using Path = Line<PATH_MAX>;

// Data for the handler, prepared in advance: a signal handler has no arguments.
Path folder_of_reports;
Path log_to_quote;
Line<64> version_line;
std::atomic_flag reporting = ATOMIC_FLAG_INIT;

void say(int file, std::string_view words) {
    while (!words.empty()) {
        const ssize_t count = ::write(file, words.data(), words.size());
        if (count <= 0) return;
        words.remove_prefix(static_cast<std::size_t>(count));
    }
}

/// Adds the time as 20260924-183005. The C library's calendar takes locks; this one doesn't.
void add_time(Path& path, std::time_t seconds) {
    const std::chrono::sys_seconds now{std::chrono::seconds(seconds)};
    const auto midnight = std::chrono::floor<std::chrono::days>(now);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss clock(now - midnight);
    path.add_number(static_cast<unsigned>(static_cast<int>(day.year())), 4);
    path.add_number(static_cast<unsigned>(day.month()), 2);
    path.add_number(static_cast<unsigned>(day.day()), 2);
    path.add("-");
    path.add_number(static_cast<unsigned>(clock.hours().count()), 2);
    path.add_number(static_cast<unsigned>(clock.minutes().count()), 2);
    path.add_number(static_cast<unsigned>(clock.seconds().count()), 2);
}

/// The folder may not exist yet, because nothing is created before it's needed.
void create_folders(Path& path) {
    for (std::size_t k = 1; k < path.length(); ++k)
        if (path.letters()[k] == '/') {
            path.letters()[k] = '\0';
            ::mkdir(path.words(), 0777);
            path.letters()[k] = '/';
        }
}

/// Opens the report; negative if that's impossible.
int create_report(Path& path) {
    if (folder_of_reports.empty()) return -1;
    path = folder_of_reports;
    path.add("/");
    path.add(kBegin);
    add_time(path, std::time(nullptr));
    path.add(kEnd);
    create_folders(path);
    return ::open(path.words(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0644);
}

void quote_log(int report) {
    if (log_to_quote.empty()) return say(report, "There was no match.\n");
    say(report, "The end of the match's log, ");
    say(report, {log_to_quote.words(), log_to_quote.length()});
    say(report, ":\n");
    const int log = ::open(log_to_quote.words(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (log < 0) return say(report, "It can't be opened.\n");
    if (const off_t size = ::lseek(log, 0, SEEK_END); size > static_cast<off_t>(kMaxQuoted))
        ::lseek(log, size - static_cast<off_t>(kMaxQuoted), SEEK_SET);
    else
        ::lseek(log, 0, SEEK_SET);
    char piece[4096];
    for (ssize_t count = 0; (count = ::read(log, piece, sizeof piece)) > 0;)
        say(report, {piece, static_cast<std::size_t>(count)});
    ::close(log);
}

void tell(int file, std::string_view what) {
    say(file, {version_line.words(), version_line.length()});
    say(file, " crashed: ");
    say(file, what);
    say(file, "\n");
}

void write_report(std::string_view what) {
    void* calls[kMaxCalls];
    const int count = ::backtrace(calls, kMaxCalls);
    tell(STDERR_FILENO, what);
    Path path;
    const int report = create_report(path);
    if (report < 0) return ::backtrace_symbols_fd(calls, count, STDERR_FILENO);
    tell(report, what);
    say(report, "\nThe stack, the innermost call first:\n");
    ::backtrace_symbols_fd(calls, count, report);
    say(report, "\n");
    quote_log(report);
    ::fsync(report);
    ::close(report);
    say(STDERR_FILENO, "The report is ");
    say(STDERR_FILENO, {path.words(), path.length()});
    say(STDERR_FILENO, "\n");
}

/// Uses only calls allowed in signal handlers, and backtrace(), which report_crashes has prepared.
void on_crash(int signal) {
    while (reporting.test_and_set()) ::pause();  // another thread crashed first
    for (const Crash& crash : kCrashes) std::signal(crash.signal, SIG_DFL);
    std::signal(SIGALRM, SIG_DFL);
    ::alarm(kPatience);
    for (const Crash& crash : kCrashes)
        if (crash.signal == signal) write_report(crash.words);
    ::raise(signal);  // takes effect when the handler returns, and ends the program
}

/// A separate stack for the handler, in case the normal one has overflowed.
void give_handler_a_stack() {
    static std::vector<std::byte> stack(kHandlerStack);
    stack_t own{};
    own.ss_sp = stack.data();
    own.ss_size = stack.size();
    ::sigaltstack(&own, nullptr);
}

bool is_untold(const fs::directory_entry& entry) {
    const std::string name = entry.path().filename().string();
    std::error_code fault;
    return name.starts_with(kBegin) && name.ends_with(kEnd) && entry.is_regular_file(fault) &&
           (entry.status(fault).permissions() & fs::perms::owner_write) != fs::perms::none;
}

}  // namespace

void report_crashes(const std::string& folder) {
    void* call = nullptr;
    ::backtrace(&call, 1);  // loads its libraries now
    version_line.clear();
    version_line.add("terramorph " + version());
    folder_of_reports.clear();
    std::error_code fault;
    // the program may change its folder, and a truncated name would be that of another folder
    const std::string whole = folder.empty() ? "" : fs::absolute(folder, fault).string();
    if (whole.size() + 64 < PATH_MAX) folder_of_reports.add(whole);
    give_handler_a_stack();
    struct sigaction action {};
    action.sa_handler = on_crash;
    action.sa_flags = SA_ONSTACK;
    sigfillset(&action.sa_mask);
    sigdelset(&action.sa_mask, SIGALRM);
    for (const Crash& crash : kCrashes) ::sigaction(crash.signal, &action, nullptr);
}

void name_log_for_report(const std::string& path) {
    log_to_quote.clear();
    if (path.size() < PATH_MAX) log_to_quote.add(path);
}

std::string untold_crash_report(const std::string& folder) {
    std::vector<fs::path> untold;
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault))
        if (is_untold(*entry)) untold.push_back(entry->path());
    // reports that have been told are made read-only and keep their names
    for (const fs::path& report : untold)
        fs::permissions(report, fs::perms::owner_write, fs::perm_options::remove, fault);
    return untold.empty() ? "" : std::ranges::max_element(untold)->string();
}

}  // namespace terramorph
