#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "base/text.h"
#include "support/paths.h"
#include "wire/loopback.h"

namespace terramorph::test {

/// Waits until something is so; false if it takes far too long.
template <class Condition>
bool comes_true(Condition condition) {
    constexpr int kTimes = 6000;
    for (int time = 0; time < kTimes && !condition(); ++time)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return condition();
}

/// A mosquitto on this machine that keeps nothing when it's killed.
class MosquittoBroker {
  public:
    MosquittoBroker() : port_(free_port()) {}
    ~MosquittoBroker() {
        kill();
        std::filesystem::remove_all(folder_);
    }
    MosquittoBroker(const MosquittoBroker&) = delete;
    MosquittoBroker& operator=(const MosquittoBroker&) = delete;

    static bool is_installed() { return ::access(kProgram, X_OK) == 0; }
    int port() const { return port_; }

    /// More lines of its configuration come behind the port.
    void start(const std::string& more = "allow_anonymous true\n") {
        const std::string file = folder_ + "/mosquitto.conf";
        std::ofstream(file) << concat("listener ", port_,
                                      " 127.0.0.1\nmax_packet_size 70000\nlog_dest none\n", more);
        std::string program = kProgram, option = "-c", name = file;
        char* const arguments[] = {program.data(), option.data(), name.data(), nullptr};
        char* const environment[] = {nullptr};
        ASSERT_EQ(posix_spawn(&process_, kProgram, nullptr, nullptr, arguments, environment), 0);
        ASSERT_TRUE(comes_true([this] { return answers(); })) << "the broker doesn't start";
    }
    void kill() {
        if (process_ <= 0) return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }

  private:
    static constexpr const char* kProgram = "/usr/sbin/mosquitto";

    static int free_port() {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in where = loopback(0);
        socklen_t size = sizeof where;
        ::bind(socket, reinterpret_cast<sockaddr*>(&where), size);
        ::getsockname(socket, reinterpret_cast<sockaddr*>(&where), &size);
        ::close(socket);
        return ntohs(where.sin_port);
    }
    bool answers() const {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        const sockaddr_in where = loopback(port_);
        const bool open = ::connect(socket, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0;
        ::close(socket);
        return open;
    }

    int port_;
    std::string folder_ = scratch_folder();
    pid_t process_ = 0;
};

}  // namespace terramorph::test
