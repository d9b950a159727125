#pragma once

#include <memory>
#include <utility>

#include "net/room_machine.h"
#include "wire/mosquitto_post.h"

namespace terramorph::test {

/// A machine with its line.
class BrokerPlayer {
  public:
    BrokerPlayer(RoomMachine machine, int port, Broker broker = {"127.0.0.1"})
        : machine_(std::move(machine)) {
        broker.port = port;
        const Room& room = machine_.room();
        post_ =
            std::make_unique<MosquittoPost>(broker, room.who(), room_topics(room.name()), room.last_will());
    }

    RoomMachine& machine() { return machine_; }
    Room& room() { return machine_.room(); }
    const MosquittoPost& post() const { return *post_; }

    /// What a program does once a frame.
    void work() {
        if (const int connections = post_->connections(); connections != connections_) {
            connections_ = connections;
            room().connected();
        }
        for (const Letter& letter : post_->take()) room().take(letter);
        machine_.play();
        if (post_->is_up())
            for (const Letter& letter : room().take_letters()) post_->publish(letter);
    }
    /// The program is killed and started again.
    void restart(int port) {
        machine_.restart();
        connections_ = 0;
        post_ = nullptr;
        const Room& now = room();
        post_ = std::make_unique<MosquittoPost>(Broker{"127.0.0.1", port}, now.who(), room_topics(now.name()),
                                                now.last_will());
    }

  private:
    RoomMachine machine_;
    std::unique_ptr<MosquittoPost> post_;
    int connections_ = 0;
};

}  // namespace terramorph::test
