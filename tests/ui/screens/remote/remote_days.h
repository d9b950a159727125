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
        add("BEN");
        meet_again();
        start();
        wait(3);
    }
    /// Goes back to the title.
    static void leave(RemoteGame& machine) {
        machine.game.key("escape");
        machine.game.click_on("leave");
        ASSERT_FALSE(machine.game.session().remote);
    }
    void come_back(RemoteGame& machine) {
        go_back(machine);
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
