#include "lab/net/fault_proxy.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

#include "base/text.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

using namespace std::chrono_literals;

sockaddr_in place_of(int port) {
    sockaddr_in place = {};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return place;
}

/// What stands at the far end, in place of a broker.
class FarEnd {
  public:
    FarEnd() {
        sockaddr_in place = place_of(0);
        socklen_t size = sizeof place;
        ::bind(listener_, reinterpret_cast<sockaddr*>(&place), size);
        ::listen(listener_, 8);
        ::getsockname(listener_, reinterpret_cast<sockaddr*>(&place), &size);
        port_ = ntohs(place.sin_port);
    }
    ~FarEnd() { ::close(listener_); }

    int port() const { return port_; }
    int accept() const { return ::accept(listener_, nullptr, nullptr); }

  private:
    int listener_ = ::socket(AF_INET, SOCK_STREAM, 0);
    int port_ = 0;
};

class FaultProxyTest : public testing::Test {
  protected:
    /// Connects through a proxy with these faults.
    void connect(const LineFaults& faults) {
        auto proxy = FaultProxy::open(0, {"127.0.0.1", far_.port()}, faults, 1);
        ASSERT_TRUE(proxy) << proxy.error().text();
        ::close(far_.accept());  // it has only looked whether somebody answers
        proxy_ = proxy.take();
        near_ = ::socket(AF_INET, SOCK_STREAM, 0);
        const sockaddr_in place = place_of(proxy_->port());
        ASSERT_EQ(::connect(near_, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
        while (proxy_->lines() == 0) proxy_->work(10ms);
        broker_ = far_.accept();
    }
    ~FaultProxyTest() override {
        ::close(near_);
        ::close(broker_);
    }
    /// Reads until so many bytes have come, or the line is at its end.
    std::string read(int end, std::size_t count) {
        std::string all;
        char bytes[4096];
        while (all.size() < count) {
            proxy_->work(1ms);
            const ssize_t got = ::recv(end, bytes, sizeof bytes, MSG_DONTWAIT);
            if (got > 0) all.append(bytes, static_cast<std::size_t>(got));
            if (got == 0 || (got < 0 && errno != EAGAIN)) break;
        }
        return all;
    }

    FarEnd far_;
    std::unique_ptr<FaultProxy> proxy_;
    int near_ = -1, broker_ = -1;
};

TEST_F(FaultProxyTest, CarriesEverythingInOrderHoweverItComes) {
    connect({.delay = 2, .halves = true});
    std::string sent;
    for (int piece = 0; piece < 200; ++piece) {
        const std::string text = concat("piece ", piece, "\n");
        ASSERT_EQ(::send(near_, text.data(), text.size(), 0), std::ssize(text));
        sent += text;
        if (piece % 10 == 0) proxy_->work(0ms);
    }
    EXPECT_EQ(read(broker_, sent.size()), sent);
    ASSERT_EQ(::send(broker_, sent.data(), sent.size(), 0), std::ssize(sent));
    EXPECT_EQ(read(near_, sent.size()), sent);
}

TEST_F(FaultProxyTest, CutsALineByWhatItsFirstPacketSays) {
    connect({});
    const std::string hello = "hello, this is ANNA";
    ::send(near_, hello.data(), hello.size(), 0);
    EXPECT_EQ(read(broker_, hello.size()), hello);
    proxy_->cut("BEN");
    proxy_->work(1ms);
    ::send(near_, "more", 4, 0);
    EXPECT_EQ(read(broker_, 4), "more");
    proxy_->cut("ANNA");
    EXPECT_EQ(read(broker_, 1), "");
    EXPECT_EQ(read(near_, 1), "");
}

TEST_F(FaultProxyTest, HandsOnWhatCameBeforeTheEnd) {
    connect({.delay = 5});
    const std::string last = "the last words";
    ::send(near_, last.data(), last.size(), 0);
    ::close(near_);
    near_ = -1;
    EXPECT_EQ(read(broker_, 1000), last);
}

class NetCommandTest : public test::LabTest {};

TEST_F(NetCommandTest, SaysWhatItLacks) {
    FarEnd far;
    const auto says = [this](const std::string& arguments, const std::string& words) {
        const auto ran = lab(arguments);
        EXPECT_EQ(ran.status, 2) << arguments;
        EXPECT_NE(ran.output.find(words), std::string::npos) << arguments << ": " << ran.output;
    };
    says("net soak", "--broker \"\": that isn't a game server's address");
    says("net soak --broker mqtt://127.0.0.1:70000", "a port is a number from 1 to 65535");
    says("net soak --broker mqtt://127.0.0.1:1",
         "nobody answers at 127.0.0.1:1: start a broker there, or name another with --broker");
    says("net soak --broker mqtt://127.0.0.1:1 --seats 11", "allowed: 2 to 10");
    says(concat("net proxy --broker mqtt://127.0.0.1:", far.port(), " --listen ", far.port()), "is taken");
}

}  // namespace
}  // namespace terramorph
