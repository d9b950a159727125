#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "net/room_machine.h"

namespace terramorph::test {

inline const std::string kCode = room_code(digest("chance"));

/// Machines in one room, at a broker that does what it should.
class Rooms : public testing::Test {
  protected:
    Rooms() { settings_.set(Rule::direct_hit, 0), settings_.set(Rule::health, 1000); }

    RoomMachine& open(const std::string& name = "ANNA") {
        return enter(std::make_unique<RoomMachine>(kCode, self_of(name), settings_, Pace{true, 90}));
    }
    RoomMachine& join(Self self) { return enter(std::make_unique<RoomMachine>(kCode, std::move(self))); }
    RoomMachine& join(const std::string& name) { return join(self_of(name)); }

    /// Everything that waits to be sent comes to all, those who come anew first get what was kept.
    void exchange() {
        for (int round = 0; round < 6; ++round)
            for (const auto& from : machines_) {
                from->room().advance(1);
                for (const Letter& letter : from->room().take_letters()) {
                    if (letter.kept) kept_[letter.topic] = letter;
                    for (const auto& to : machines_) to->room().take(letter), to->play();
                }
            }
    }
    void connect(RoomMachine& machine) {
        machine.room().connected();
        for (const auto& [topic, letter] : kept_) machine.room().take(letter);
        exchange();
    }
    void leave(RoomMachine& machine) {
        kept_[machine.room().last_will().topic] = machine.room().last_will();
        for (const auto& to : machines_)
            if (to.get() != &machine) to->room().take(machine.room().last_will());
        exchange();
    }
    static std::vector<std::string> names(RoomMachine& machine) {
        std::vector<std::string> names;
        if (machine.room().table())
            for (const Player& player : machine.room().table()->settings.players)
                names.push_back(player.name);
        return names;
    }
    RoomMachine& author() {
        for (const auto& machine : machines_)
            if (machine->is_mine()) return *machine;
        ADD_FAILURE() << "it's nobody's turn";
        return *machines_[0];
    }
    void fire(RoomMachine& machine) {
        EXPECT_EQ(machine.give(Aim{machine.room().match()->mine(), 900, 300}), "given");
        EXPECT_EQ(machine.give(Fire{machine.room().match()->mine()}), "given");
        exchange();
    }
    void expect_the_same() {
        for (const auto& machine : machines_) {
            ASSERT_TRUE(machine->has_match());
            EXPECT_EQ(machine->trouble(), "");
            EXPECT_EQ(machine->match().hash(), machines_[0]->match().hash());
        }
    }

    MatchSettings settings_ = test::small_match(2, 1);
    std::vector<std::unique_ptr<RoomMachine>> machines_;
    std::map<std::string, Letter> kept_;

  private:
    RoomMachine& enter(std::unique_ptr<RoomMachine> machine) {
        machines_.push_back(std::move(machine));
        connect(*machines_.back());
        return *machines_.back();
    }
};

}  // namespace terramorph::test
