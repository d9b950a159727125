#include "lab/net/fault_proxy.h"

#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMostAtOnce = 16384;                  // bytes
constexpr std::size_t kMostUnderWay = 1u << 20;             // bytes of a way, above which it isn't read
constexpr std::size_t kBeginning = 4096;                    // bytes that are kept to know a line by
constexpr int kLongestStall = 6000, kShortestStall = 1000;  // ms
constexpr int kLongestPause = 5;                            // ms, between two halves
constexpr std::uint32_t kFaultStream = 320;

/// A connection to the broker; -1 if nobody answers.
int connect_to(const Broker& broker) {
    addrinfo hints = {}, *found = nullptr;
    hints.ai_family = AF_UNSPEC;
    hints.ai_socktype = SOCK_STREAM;
    if (::getaddrinfo(broker.host.c_str(), std::to_string(broker.port).c_str(), &hints, &found) != 0)
        return -1;
    int line = -1;
    for (const addrinfo* place = found; place && line < 0; place = place->ai_next) {
        line = ::socket(place->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (line < 0 || ::connect(line, place->ai_addr, place->ai_addrlen) == 0) continue;
        ::close(line);
        line = -1;
    }
    ::freeaddrinfo(found);
    return line;
}

/// From now on nothing waits for it, and nothing waits in it.
void make_prompt(int line) {
    const int yes = 1;
    ::fcntl(line, F_SETFL, ::fcntl(line, F_GETFL) | O_NONBLOCK);
    ::setsockopt(line, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

/// A listener on this machine alone, and its port; -1 if the port is taken.
std::pair<int, int> listen_on(int port) {
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const int yes = 1;
    ::setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in place = {};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof place;
    if (::bind(listener, reinterpret_cast<sockaddr*>(&place), size) != 0 ||
        ::listen(listener, SOMAXCONN) != 0) {
        ::close(listener);
        return {-1, port};
    }
    ::getsockname(listener, reinterpret_cast<sockaddr*>(&place), &size);
    return {listener, ntohs(place.sin_port)};
}

}  // namespace

Result<std::unique_ptr<FaultProxy>> FaultProxy::open(int port, const Broker& broker, const LineFaults& faults,
                                                     std::uint32_t seed) {
    const int trial = connect_to(broker);
    if (trial < 0)
        return error("nobody answers at {place}: start a broker there, or name another with --broker",
                     {{"place", broker.place()}});
    ::close(trial);
    const auto [listener, own] = listen_on(port);
    if (listener < 0) return error("port {port} is taken: choose another with --listen", {{"port", port}});
    return std::unique_ptr<FaultProxy>(new FaultProxy(listener, own, broker, faults, seed));
}

FaultProxy::FaultProxy(int listener, int port, Broker broker, const LineFaults& faults, std::uint32_t seed)
    : listener_(listener),
      port_(port),
      broker_(std::move(broker)),
      faults_(faults),
      random_(seed, kFaultStream) {}

FaultProxy::~FaultProxy() {
    for (const auto& line : lines_) close(*line);
    ::close(listener_);
}

void FaultProxy::cut(std::string_view words) {
    const std::lock_guard lock(mutex_);
    wanted_.emplace_back(words);
}

std::vector<std::string> FaultProxy::take_wanted() {
    const std::lock_guard lock(mutex_);
    return std::exchange(wanted_, {});
}

/// Between no time and twice the mean from now.
Clock::time_point FaultProxy::some_time(Clock::time_point now, int mean_seconds) {
    return mean_seconds == 0 ? Clock::time_point::max()
                             : now + std::chrono::milliseconds(random_.from_to(1, 2000 * mean_seconds));
}

void FaultProxy::welcome(Clock::time_point now) {
    for (int client = ::accept(listener_, nullptr, nullptr); client >= 0;
         client = ::accept(listener_, nullptr, nullptr)) {
        const int broker = connect_to(broker_);
        if (broker < 0) {
            ::close(client);
            continue;
        }
        make_prompt(client);
        make_prompt(broker);
        lines_.push_back(std::make_unique<Line>(Line{{client, broker}, {broker, client}, {}, {}}));
        lines_.back()->next_stall = some_time(now, faults_.stalls);
        lines_.back()->end = some_time(now, faults_.resets);
        ++all_lines_;
    }
}

/// Reads what has come; false if the line has broken. In halves it may go on, with a pause between them.
bool FaultProxy::hear(Way& way, Clock::time_point now) {
    std::size_t waiting = 0;
    for (const Chunk& chunk : way.under_way) waiting += chunk.bytes.size();
    if (way.ended || waiting > kMostUnderWay) return true;
    std::array<char, kMostAtOnce> bytes;
    const ssize_t count = ::recv(way.from, bytes.data(), bytes.size(), 0);
    if (count < 0) return errno == EAGAIN || errno == EINTR;
    if (count == 0) return way.ended = true;
    const auto delay = std::chrono::milliseconds(random_.from_to(faults_.delay, faults_.delay * 3 / 2));
    way.last_due = std::max(way.last_due, now + delay);
    std::string_view all(bytes.data(), static_cast<std::size_t>(count));
    if (way.beginning.size() < kBeginning) way.beginning += all;
    if (faults_.halves && all.size() > 1 && random_.below(4) == 0) {
        const auto first = static_cast<std::size_t>(random_.from_to(1, static_cast<int>(all.size()) - 1));
        way.under_way.push_back({way.last_due, std::string(all.substr(0, first))});
        way.last_due += std::chrono::milliseconds(random_.from_to(1, kLongestPause));
        all.remove_prefix(first);
    }
    way.under_way.push_back({way.last_due, std::string(all)});
    return true;
}

/// Hands on what is due; false if the line has broken or has come to its end.
bool FaultProxy::deliver(Way& way, Clock::time_point now) {
    while (!way.under_way.empty() && way.under_way.front().due <= now) {
        std::string& bytes = way.under_way.front().bytes;
        const ssize_t count = ::send(way.to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count < 0) return errno == EAGAIN || errno == EINTR;
        bytes.erase(0, static_cast<std::size_t>(count));
        if (!bytes.empty()) return true;
        way.under_way.pop_front();
    }
    return !way.ended || !way.under_way.empty();
}

bool FaultProxy::carry(Line& line, Clock::time_point now) {
    if (now >= line.end) {
        ++all_resets_;
        return false;
    }
    if (now >= line.next_stall) {
        ++all_stalls_;
        Way& way = random_.below(2) == 0 ? line.up : line.down;
        way.last_due = now + std::chrono::milliseconds(random_.from_to(kShortestStall, kLongestStall));
        line.next_stall = some_time(now, faults_.stalls);
    }
    if (!hear(line.up, now) || !hear(line.down, now)) return false;
    const bool up = deliver(line.up, now), down = deliver(line.down, now);
    return up && down;
}

/// Ends a line: in the middle of what it carries, unless that has come to its end.
void FaultProxy::close(const Line& line) {
    const linger at_once = {1, 0};
    for (const Way* const each : {&line.up, &line.down}) {
        const Way& way = *each;
        if (!way.under_way.empty()) {
            const std::string& bytes = way.under_way.front().bytes;
            ::send(way.to, bytes.data(), bytes.size() / 2, MSG_NOSIGNAL);
        }
        const bool orderly = way.under_way.empty() && (line.up.ended || line.down.ended);
        if (!orderly) ::setsockopt(way.to, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    }
    ::close(line.up.to);
    ::close(line.down.to);
}

void FaultProxy::work(std::chrono::milliseconds longest) {
    std::vector<pollfd> ends = {{listener_, POLLIN, 0}};
    auto now = Clock::now();
    auto until = now + longest;
    for (const auto& line : lines_) {
        const auto events = [&](const Way& in, const Way& out) {
            const bool due = !out.under_way.empty() && out.under_way.front().due <= now;
            if (!out.under_way.empty() && !due) until = std::min(until, out.under_way.front().due);
            return static_cast<short>((in.ended ? 0 : POLLIN) | (due ? POLLOUT : 0));
        };
        ends.push_back({line->up.from, events(line->up, line->down), 0});
        ends.push_back({line->up.to, events(line->down, line->up), 0});
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - now).count();
    ::poll(ends.data(), ends.size(), static_cast<int>(left));
    now = Clock::now();
    const std::vector<std::string> wanted = take_wanted();
    std::erase_if(lines_, [&](const auto& line) {
        const bool is_wanted = std::ranges::any_of(wanted, [&](const std::string& words) {
            return line->up.beginning.find(words) != std::string::npos;
        });
        if (!is_wanted && carry(*line, now)) return false;
        close(*line);
        return true;
    });
    welcome(now);
}

}  // namespace terramorph
