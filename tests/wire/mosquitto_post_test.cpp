#include "wire/mosquitto_post.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "base/text.h"
#include "wire/mosquitto_broker.h"

namespace terramorph {
namespace {

/// Answers like a broker that knows only these versions of MQTT, and says yes to all else.
class OldBroker {
  public:
    explicit OldBroker(std::vector<int> versions) : versions_(std::move(versions)) {
        sockaddr_in place = {};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        ::bind(listener_, reinterpret_cast<sockaddr*>(&place), size);
        ::listen(listener_, 8);
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&place), &size);
        port_ = ntohs(place.sin_port);
        thread_ = std::thread([this] { run(); });
    }
    ~OldBroker() {
        ::shutdown(listener_, SHUT_RDWR);
        ::close(listener_);
        thread_.join();
    }

    int port() const { return port_; }
    int refused() const { return refused_; }

  private:
    void run() {
        for (int line = ::accept(listener_, nullptr, nullptr); line >= 0;
             line = ::accept(listener_, nullptr, nullptr)) {
            talk(line);
            ::close(line);
        }
    }
    void talk(int line) {
        constexpr std::size_t kPlaceOfVersion = 8;
        std::string hello(1024, '\0');
        const ssize_t count = ::recv(line, hello.data(), hello.size(), 0);
        if (count <= static_cast<ssize_t>(kPlaceOfVersion)) return;
        const int version = hello[kPlaceOfVersion];
        const bool known = std::ranges::find(versions_, version) != versions_.end();
        if (!known) ++refused_;
        const std::string refusal =
            version == 5 ? std::string("\x20\x03\0\x84\0", 5) : std::string("\x20\x02\0\x01", 4);
        say(line, known ? std::string("\x20\x02\0\0", 4) : refusal);
        if (!known) return;
        std::string wish(1024, '\0');
        if (::recv(line, wish.data(), wish.size(), 0) < 4) return;
        say(line, std::string("\x90\x03", 2) + wish.substr(2, 2) + "\x01");
        while (::recv(line, wish.data(), wish.size(), 0) > 0) {
        }
    }
    static void say(int line, const std::string& words) {
        ::send(line, words.data(), words.size(), MSG_NOSIGNAL);
    }

    const std::vector<int> versions_;
    int listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
    int port_ = 0;
    std::atomic<int> refused_ = 0;
    std::thread thread_;
};

MosquittoPost post_to(const OldBroker& broker) {
    return MosquittoPost({"127.0.0.1", broker.port()}, "ANNA", "topics/#", {"topics/will", "gone", true});
}

TEST(MosquittoPost, SpeaksTheOlderVersionToABrokerThatKnowsNoOther) {
    constexpr int kOlder = 4;  // as MQTT 3.1.1 calls itself
    const OldBroker broker({kOlder});
    const MosquittoPost post = post_to(broker);
    EXPECT_TRUE(test::comes_true([&] { return post.is_up(); }));
    EXPECT_EQ(broker.refused(), 1);
    EXPECT_EQ(post.trouble(), std::nullopt);
}

TEST(MosquittoPost, SaysThatABrokerKnowsNoVersion) {
    const OldBroker broker({});
    const MosquittoPost post = post_to(broker);
    EXPECT_TRUE(test::comes_true([&] { return post.trouble().has_value(); }));
    EXPECT_EQ(post.trouble()->text(), concat("127.0.0.1:", broker.port(), " won't let you in."));
}

/// Nobody takes what comes here, and its queue is full: whoever calls waits for minutes.
class JammedPort {
  public:
    JammedPort() {
        sockaddr_in place = {};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        ::bind(listener_, reinterpret_cast<sockaddr*>(&place), size);
        ::listen(listener_, 0);
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&place), &size);
        port_ = ntohs(place.sin_port);
        for (int& caller : callers_) {
            caller = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
            (void)::connect(caller, reinterpret_cast<sockaddr*>(&place), sizeof place);
        }
    }
    ~JammedPort() {
        for (const int caller : callers_) ::close(caller);
        ::close(listener_);
    }
    int port() const { return port_; }

  private:
    int listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
    std::array<int, 8> callers_ = {};
    int port_ = 0;
};

TEST(MosquittoPost, IsLeftAtOnceWhileItStillCalls) {
    const JammedPort jammed;
    auto post = std::make_unique<MosquittoPost>(Broker{"127.0.0.1", jammed.port()}, "ANNA", "topics/#",
                                                Letter{"topics/will", "gone", true});
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_FALSE(post->is_up());
    EXPECT_EQ(post->trouble(), std::nullopt) << "it still calls";
    std::atomic<bool> left = false;
    std::thread leaves([&] { post = nullptr, left = true; });
    EXPECT_TRUE(test::comes_true([&] { return left.load(); })) << "the game stands still";
    leaves.join();
}

}  // namespace
}  // namespace terramorph
