#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/text.h"
#include "net/machine.h"

namespace terramorph::test {

/// Two or more people's machines, and one that watches, in the same room. Nothing is sent but by a test.
class Merging : public testing::Test {
  protected:
    explicit Merging(int seats = 2, int watchers = 1, std::uint32_t seed = 1) {
        settings_ = small_match(seats, 1, seed);
        settings_.set(Rule::health, 1000);  // nobody dies of what is fired here
        settings_.set(Rule::direct_hit, 0);
        for (int seat = 0; seat < seats; ++seat) machines_.emplace_back(settings_, PlayerId::at(seat));
        for (int watcher = 0; watcher < watchers; ++watcher) machines_.emplace_back(settings_, PlayerId());
        for (Machine& machine : machines_) machine.play();
    }

    Machine& author() { return machines_[next_author(machines_[0].match())]; }
    Machine& watcher() { return machines_.back(); }
    /// Everything that one machine has written comes to another.
    void send(const Machine& from, Machine& to) {
        for (const std::string& text : from.pages()) to.take(text);
        to.play();
    }
    void send_all() {
        for (int round = 0; round < 3; ++round)
            for (const Machine& from : machines_)
                for (Machine& to : machines_)
                    if (&from != &to) send(from, to);
    }
    void expect_the_same() {
        for (const Machine& machine : machines_) {
            EXPECT_EQ(machine.match().hash(), machines_[0].match().hash());
            EXPECT_EQ(machine.match().recording().lines.size(),
                      machines_[0].match().recording().lines.size());
            EXPECT_FALSE(machine.merge().stopped());
        }
    }
    static std::string last_line(const Machine& machine) {
        const auto& entries = machine.log(machine.seat()).entries();
        return entries.empty() ? ""
                               : entry_text(entries.back()).substr(entry_text(entries.back()).find(' ') + 18);
    }
    static std::string stopped(const Machine& machine) {
        return machine.merge().stopped() ? machine.merge().stopped()->text() : "";
    }
    void fire(Machine& machine) {
        EXPECT_EQ(machine.give(Aim{machine.seat(), 900, 300}), "given");
        EXPECT_EQ(machine.give(Fire{machine.seat()}), "given");
        machine.play();
    }
    /// A machine of this seat that has been changed says this of the turn that it's in.
    void send_forged(const Machine& from, Machine& to, Entry entry) {
        SeatLog log = from.log(from.seat());
        EXPECT_FALSE(log.add(std::move(entry)));
        to.take(page_text(log.pages().back(), kRoom, keys_of(from.seat())));
        to.play();
    }
    Entry entry_now(const Machine& machine, TurnCommands commands) {
        return {machine.match().turn(), machine.match().hash(), std::move(commands)};
    }

    MatchSettings settings_;
    std::vector<Machine> machines_;
};

}  // namespace terramorph::test
