#include "platform/live_script.h"

#include <poll.h>
#include <unistd.h>

#include <array>

namespace terramorph {

namespace {

constexpr double kLiveFrame = 1.0 / 60;  // seconds
constexpr int kLiveFrameMilliseconds = 16;
constexpr std::size_t kMostRead = 4096;

}  // namespace

/// Waits a frame for more; false at the end.
bool LiveScript::read() {
    pollfd ready = {file_, POLLIN, 0};
    if (::poll(&ready, 1, kLiveFrameMilliseconds) <= 0) return true;
    std::array<char, kMostRead> bytes;
    const ssize_t count = ::read(file_, bytes.data(), bytes.size());
    if (count > 0) come_.append(bytes.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::optional<Action> LiveScript::next() {
    for (bool has_read = false;; has_read = true) {
        const auto end = come_.find('\n');
        if (end == std::string::npos && has_read)
            return Action{.kind = Action::Kind::wait, .seconds = kLiveFrame};
        if (end == std::string::npos) {
            if (!read()) return std::nullopt;
            continue;
        }
        const std::string line = come_.substr(0, end);
        come_.erase(0, end + 1);
        auto actions = parse_script(std::string(lines_++, '\n') + line);  // so that a mistake has its number
        if (!actions) {
            refusal_ = actions.error();
            return std::nullopt;
        }
        if (!actions->empty()) return actions->front();
    }
}

}  // namespace terramorph
