#include "sdl/desktop/home_broker.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "base/options.h"
#include "base/text.h"

extern char** environ;

namespace terramorph {

namespace {

constexpr std::string_view kBrokerProgram = "mosquitto";

/// Where programs of the system are, too: a player's PATH often leaves them out.
bool is_installed(std::string_view program) {
    const char* const path = std::getenv("PATH");
    const std::string all = concat(path ? path : "", ":/usr/sbin:/sbin:/usr/local/sbin");
    for (std::string_view rest = all; !rest.empty();) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(folder.size() + 1, rest.size()));
        if (!folder.empty() && access(concat(folder, "/", program).c_str(), X_OK) == 0) return true;
    }
    return false;
}

void shut(int& end) {
    if (end >= 0) close(std::exchange(end, -1));
}

}  // namespace

ScriptedHomeBroker::ScriptedHomeBroker(std::string script) : script_(std::move(script)) {}

std::optional<Message> ScriptedHomeBroker::missing() const {
    if (is_installed(kBrokerProgram) && access(script_.c_str(), R_OK) == 0) return std::nullopt;
    return message(
        "To host on your network, install the package \"mosquitto\". Or enter a game server under Advanced.");
}

void ScriptedHomeBroker::start(const std::optional<Broker>& again) {
    stop();
    std::array<int, 2> in = {-1, -1}, out = {-1, -1};
    const bool piped = pipe2(in.data(), O_CLOEXEC) == 0 && pipe2(out.data(), O_CLOEXEC) == 0;
    input_ = in[1], output_ = out[0];
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    std::string shell = "/bin/sh", password = again ? again->password : "",
                port = again ? std::to_string(again->port) : "";
    char* const arguments[] = {shell.data(), script_.data(), again ? password.data() : nullptr, port.data(),
                               nullptr};
    if (!piped || posix_spawn(&child_, shell.c_str(), &actions, nullptr, arguments, environ) != 0)
        child_ = -1;
    posix_spawn_file_actions_destroy(&actions);
    shut(in[0]), shut(out[1]);
    if (output_ >= 0) fcntl(output_, F_SETFL, O_NONBLOCK);
}

std::optional<Result<std::string>> ScriptedHomeBroker::address() {
    if (address_ || (child_ < 0 && output_ < 0)) return address_;
    std::array<char, 256> buffer;
    ssize_t count = 0;
    while ((count = read(output_, buffer.data(), buffer.size())) > 0)
        heard_.append(buffer.data(), static_cast<std::size_t>(count));
    const bool ended = count == 0 || (errno != EAGAIN && errno != EINTR);
    if (const std::size_t line = heard_.find('\n'); line != heard_.npos)
        address_ = heard_.substr(0, line);
    else if (ended)
        address_ = error("The game server on this machine doesn't start.");
    return address_;
}

/// The script ends the broker once its input is over.
void ScriptedHomeBroker::stop() {
    shut(input_), shut(output_);
    if (child_ > 0) waitpid(std::exchange(child_, -1), nullptr, 0);
    heard_.clear();
    address_.reset();
}

std::string home_broker_script() { return assets_folder() + "/home_broker.sh"; }

}  // namespace terramorph
