#include "support/program/running.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>

#include "support/paths.h"

namespace terramorph::test {

namespace {

/// The rest of a line of its status that begins like this; empty if there's none.
std::string status_of(pid_t process, std::string_view begins) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(begins)) return line.substr(begins.size());
    return "";
}

}  // namespace

Running::Running(const std::string& command) : said_(scratch_folder() + "/said") {
    id_ = fork();
    if (id_ != 0) return;
    setpgid(0, 0);
    const int said = open(said_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(said, STDOUT_FILENO);
    dup2(said, STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
}

Running::~Running() {
    wait(0);
    std::filesystem::remove_all(std::filesystem::path(said_).parent_path());
}

bool Running::runs() {
    int status = 0;
    if (ended_ || waitpid(id_, &status, WNOHANG) != id_) return !ended_;
    ended_ = true;
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return false;
}

void Running::send(int signal) const {
    if (!ended_) kill(id_, signal);
}

Ran Running::wait(double max_seconds) {
    if (!soon([this] { return !runs(); }, max_seconds)) {
        kill(-id_, SIGKILL);
        waitpid(id_, nullptr, 0);
        ended_ = true;
    }
    return {status_, output()};
}

std::string Running::output() const {
    std::ifstream file(said_);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool Running::catches(int signal) const {
    return (std::strtoull(status_of(id_, "SigCgt:").c_str(), nullptr, 16) >> (signal - 1) & 1) != 0;
}

double Running::megabytes() const { return std::atof(status_of(id_, "VmRSS:").c_str()) / 1024; }

double Running::processor_seconds() const {
    clockid_t clock{};
    timespec used{};
    if (clock_getcpuclockid(id_, &clock) != 0 || clock_gettime(clock, &used) != 0) return 0;
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

bool sanitized() { return TERRAMORPH_SANITIZED; }

bool soon(const std::function<bool()>& so, double max_seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(max_seconds);
    while (!so()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

}  // namespace terramorph::test
