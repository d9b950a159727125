#pragma once

#include <gtest/gtest.h>

#include <string>

#include "app/player/preferences.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {

inline constexpr std::int64_t kDay = 24 * 60 * 60;

/// A turn may take three days.
class RemoteDays : public Remote {
  protected:
    RemoteDays() { apart_ = true; }

    void begin_over_days() {
        prefer(add("ANNA").game.session(), Preference::remote_days, 3);
        RemoteGame& anna = *machines_[0];
        RemoteGame& ben = add("BEN");
        anna.game.session().settings.set(Rule::health, health_);
        anna.game.session().settings.set(Rule::turn_mode, together_ ? 1 : 0);
        host_remote_match(anna.game.app, kBroker, "ANNA");
        wait(0.1);
        join_remote_match(ben.game.app, anna.game.session().remote->room().code(), kBroker, "BEN");
        wait(0.3);
        anna.game.click_on("begin");
        ASSERT_TRUE(wait_until([&] { return anna.plays() && ben.plays(); }));
        wait(3);
    }
    RemoteGame& author() {
        const PlayerId player = machines_[0]->game.match().player();
        return *machines_[machines_[0]->game.session().runner->plays_here(player) ? 0 : 1];
    }
    RemoteGame& other() { return *machines_[&author() == machines_[0].get() ? 1 : 0]; }
    /// Goes back to the title.
    static void leave(RemoteGame& machine) {
        machine.game.key("escape");
        machine.game.click_on("leave");
        ASSERT_FALSE(machine.game.session().remote);
    }
    void look(RemoteGame& machine) {
        machine.game.app.push(remote_screen(machine.game.app));
        wait(0.1);
    }
    void come_back(RemoteGame& machine) {
        machine.game.click_on("seat");
        ASSERT_TRUE(wait_until([&] { return machine.plays(); }));
        wait(3);
    }
    /// Takes a turn, which hurts nobody.
    void take_turn(RemoteGame& machine) {
        const int turn = machine.game.match().turn();
        ASSERT_FALSE(machine.game.give(Pass{machine.game.match().player()}));
        ASSERT_TRUE(wait_until([&] { return machine.game.match().turn() > turn; }));
        wait(3);
    }
    /// All of its turns, until it's the other's.
    void take_turns(RemoteGame& machine) {
        const auto is_mine = [&] {
            const MatchRunner& runner = *machine.game.session().runner;
            return runner.plays_here(runner.match().player());
        };
        while (is_mine() && !HasFatalFailure()) take_turn(machine);
    }
};

}  // namespace terramorph
