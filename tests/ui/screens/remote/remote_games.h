#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "app/remote/remote_play.h"
#include "match/recording/recording.h"
#include "ui/game.h"
#include "ui/screens/remote/entering.h"
#include "ui/screens/remote/memory_office.h"
#include "ui/screens/remote/remote_screen.h"

namespace terramorph {

/// A game at a machine of its own.
struct RemoteGame {
    RemoteGame(MemoryBroker& broker, MemoryStorage& storage, const std::string& name, int wide = 640,
               int high = 360)
        : office(broker, name), game(storage, 2, wide, high) {
        game.app.use(office);
        game.session().settings.set(Rule::rounds, 1);
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::health, 200);
    }
    bool plays() { return game.session().runner && game.session().runner->is_remote(); }
    bool is_over() { return plays() && game.match().phase() == Phase::match_over; }
    std::string recording() { return recording_text(game.match().recording()); }

    MemoryOffice office;
    Game game;
};

/// Games and a broker, all in memory.
class Remote : public testing::Test {
  protected:
    static constexpr const char* kBroker = "localhost";

    RemoteGame& add(const std::string& name) { return add(name, wide_, high_); }
    RemoteGame& add(const std::string& name, int wide, int high) {
        MemoryStorage& storage = apart_ ? storages_.emplace_back() : storage_;
        machines_.push_back(std::make_unique<RemoteGame>(broker_, storage, name, wide, high));
        return *machines_.back();
    }
    void wait(double seconds) {
        for (int frame = 0; frame < static_cast<int>(seconds * 60 + 0.5); ++frame)
            for (const auto& machine : machines_) machine->game.app.advance(kFrame);
    }
    template <class Reached>
    bool wait_until(Reached reached, double most = 60) {
        for (double waited = 0; waited < most && !reached(); waited += 0.1) wait(0.1);
        return reached();
    }
    RemoteGame& anna() { return *machines_[0]; }
    RemoteGame& ben() { return *machines_[1]; }
    /// Where the person plays whose turn it is, and where the other does.
    RemoteGame& author() { return author_is_anna() ? anna() : ben(); }
    RemoteGame& other() { return author_is_anna() ? ben() : anna(); }

    /// At the page Friends online.
    void look(RemoteGame& machine) {
        machine.game.app.push(remote_screen(machine.game.app));
        wait(0.2);
    }
    static std::string code_at(RemoteGame& machine) { return machine.game.session().remote->room().code(); }
    void host(RemoteGame& machine, const std::string& name) {
        host_remote_match(machine.game.app, kBroker, name);
        wait(0.2);
    }
    void join(RemoteGame& machine, const std::string& code, const std::string& name,
              const std::string& broker = kBroker) {
        join_remote_match(machine.game.app, code, broker, name);
        wait(0.3);
    }
    /// ANNA hosts, and BEN has come.
    void meet(bool armory = false) {
        add("ANNA"), add("BEN");
        meet_again(armory);
    }
    /// In another room.
    void meet_again(bool armory = false) {
        anna().game.session().settings.set(Rule::armory, armory ? 1 : 0);
        anna().game.session().settings.set(Rule::health, health_);
        anna().game.session().settings.set(Rule::turn_mode, together_ ? 1 : 0);
        host(anna(), "ANNA");
        join(ben(), code_at(anna()), "BEN");
    }
    bool all_play() {
        return std::ranges::all_of(
            machines_, [](const auto& machine) { return machine->plays() && !machine->is_over(); });
    }
    /// The host of those who have met begins.
    void start() {
        anna().game.click_on("begin");
        ASSERT_TRUE(wait_until([&] { return all_play(); }));
    }
    /// Two of them in a match.
    void begin(bool armory = false) {
        meet(armory);
        start();
        wait(1);
    }
    /// From the page to the match that it lists.
    void go_back(RemoteGame& machine) {
        machine.game.click_on("seat");
        ASSERT_TRUE(wait_until([&] { return machine.plays(); }));
    }
    /// BEN's window is closed, and another one opened.
    void reopen_ben() {
        machines_[1] = nullptr;
        machines_[1] = std::make_unique<RemoteGame>(broker_, storage_, "BEN, once more");
        look(ben());
        go_back(ben());
    }
    /// Whoever it is fires; or everybody goes on to the next page.
    void play_on(RemoteGame& machine) {
        MatchRunner& runner = *machine.game.session().runner;
        const Match& match = runner.match();
        if (match.phase() == Phase::aiming && runner.plays_here(match.player()) && machine.game.has("fire")) {
            (void)machine.game.give(Aim{match.player(), 900, 60});
            machine.game.key("space");
        }
    }
    static void type(RemoteGame& machine, const std::string& words) {
        machine.game.app.press({.kind = InputEvent::Kind::text, .text = words});
    }
    bool play_to_the_end() {
        return wait_until(
            [&] {
                for (const auto& machine : machines_)
                    if (machine->plays()) play_on(*machine);
                return std::ranges::all_of(machines_, [](const auto& machine) { return machine->is_over(); });
            },
            900);
    }
    void expect_the_same() {
        EXPECT_EQ(machines_[0]->recording(), machines_[1]->recording());
        EXPECT_GT(machines_[0]->game.match().turn(), 2);
    }

    bool author_is_anna() { return anna().game.session().runner->plays_here(anna().game.match().player()); }

    double health_ = 200;
    bool together_ = false;
    bool apart_ = false;  // at machines with folders of their own, not in two windows of one
    int wide_ = 640, high_ = 360;
    MemoryBroker broker_;
    MemoryStorage storage_;
    std::deque<MemoryStorage> storages_;
    std::vector<std::unique_ptr<RemoteGame>> machines_;
};

}  // namespace terramorph
