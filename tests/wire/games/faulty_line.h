#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "wire/loopback.h"

namespace terramorph::test {

/// A line to a broker, for one game. It does to what it carries what a test has told it, at the packet that's
/// meant.
class FaultyLine {
  public:
    enum class Does {
        carry,
        stall,            ///< carries nothing, and cuts nothing
        lose_the_broker,  ///< cuts the broker's end alone, and then stalls
        cut_in_a_page,    ///< carries half of the next page that is sent, and is down then
        cut_behind_it,    ///< carries the whole page and nothing of the answer, and is down then
        down
    };

    explicit FaultyLine(int broker) : broker_(broker) {
        const sockaddr_in any = loopback(0);
        EXPECT_EQ(::bind(listener_, reinterpret_cast<const sockaddr*>(&any), sizeof any), 0);
        EXPECT_EQ(::listen(listener_, 8), 0);
        sockaddr_in where = {};
        socklen_t size = sizeof where;
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&where), &size);
        port_ = ntohs(where.sin_port);
        thread_ = std::thread([this] { run(); });
    }
    ~FaultyLine() {
        ends_ = true;
        thread_.join();
        for (const Ends& line : lines_) cut(line);
        ::close(listener_);
    }
    FaultyLine(const FaultyLine&) = delete;
    FaultyLine& operator=(const FaultyLine&) = delete;

    int port() const { return port_; }
    void tell(Does what) { does_ = what; }
    Does does() const { return does_; }

  private:
    struct Ends {
        int game, broker;
    };
    static constexpr int kLooksEvery = 5;  // ms
    static constexpr std::string_view kPage = "/log/";

    static void cut(const Ends& line) {
        for (const int end : {line.game, line.broker})
            if (end >= 0) ::close(end);
    }
    static bool is_ready(int end) {
        pollfd look = {end, POLLIN, 0};
        return end >= 0 && ::poll(&look, 1, 0) > 0;
    }
    static void send_all(int end, std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(end, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    void accept() {
        const int game = ::accept(listener_, nullptr, nullptr);
        const int broker = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_in where = loopback(broker_);
        const Ends line = {game, broker};
        const bool open = ::connect(broker, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0;
        open ? lines_.push_back(line) : cut(line);
    }
    /// What has come at one end goes to the other; false if the line is to be cut.
    bool carry(const Ends& line, int from, int to) {
        std::array<char, 65536> buffer;
        const ssize_t size = ::recv(from, buffer.data(), buffer.size(), 0);
        if (size <= 0) return false;
        std::string_view bytes(buffer.data(), static_cast<std::size_t>(size));
        const Does does = does_;
        const auto page = from == line.game ? bytes.find(kPage) : std::string_view::npos;
        if (page == std::string_view::npos || does == Does::carry) return send_all(to, bytes), true;
        if (does == Does::cut_in_a_page) bytes = bytes.substr(0, page + 2 * kPage.size());
        send_all(to, bytes);
        ::shutdown(to, SHUT_WR);  // it reads all of that before it knows, unless it's cut while it answers
        while (::recv(to, buffer.data(), buffer.size(), 0) > 0) {
        }
        does_ = Does::down;
        return false;
    }
    bool carry(const Ends& line) {
        return (!is_ready(line.game) || carry(line, line.game, line.broker)) &&
               (!is_ready(line.broker) || carry(line, line.broker, line.game));
    }
    void lose_the_broker() {
        for (Ends& line : lines_) ::close(line.broker), line.broker = -1;
        does_ = Does::stall;
    }
    void run() {
        while (!ends_) {
            pollfd look = {listener_, POLLIN, 0};
            const bool comes = ::poll(&look, 1, kLooksEvery) > 0;
            if (does_ == Does::lose_the_broker) lose_the_broker();
            if (does_ == Does::stall) continue;
            if (comes) accept();
            std::erase_if(lines_, [&](const Ends& line) {
                const bool stays = does_ != Does::down && line.broker >= 0 && carry(line);
                if (!stays) cut(line);
                return !stays;
            });
        }
    }

    int broker_, port_ = 0;
    int listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    std::vector<Ends> lines_;
    std::atomic<Does> does_ = Does::carry;
    std::atomic<bool> ends_ = false;
    std::thread thread_;
};

}  // namespace terramorph::test
