#include <gtest/gtest.h>

#include "support/two.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/game.h"

namespace terramorph {

TEST(CloseCall, IsToldToWhoseTankARivalsShotHasNearlyHit) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const PlayerId you = game.match().player(), rival = test::the_other(you);
    const std::string name = game.match().player(rival).name;
    FallOfShot fall = {tank_of(rival), tank_of(you), {}, 9, FallOfShot::Miss::too_short};
    EXPECT_EQ(close_call(fall, you, game.match()), name + " missed you by 9 m");
    EXPECT_FALSE(close_call(fall, rival, game.match())) << "it's not that one's tank";
    EXPECT_FALSE(close_call(fall, {}, game.match())) << "people share the machine";
    fall.miss = FallOfShot::Miss::none;
    EXPECT_EQ(close_call(fall, you, game.match()), name + " just missed you");
    fall.columns = 200;
    EXPECT_FALSE(close_call(fall, you, game.match())) << "that's nothing to be afraid of";
}

namespace {

/// Somebody alone against a computer that tries every shot, which does little harm.
struct UnderFire {
    UnderFire() {
        game.session().settings.players[1].kind = computer("spoiler");
        game.session().settings.set(Rule::health, 1000);
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::damage_weakens, 0);
        game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        game.start();
    }
    /// True as soon as the banner says so, within so many turns of the person.
    bool hears(std::string_view words, int turns) {
        for (int turn = 0; turn < turns; ++turn) {
            if (game.give(Aim{PlayerId(0), 900, 1000})) return false;
            game.key("space");
            for (int frame = 0; frame < 3000; ++frame) {
                game.app.advance(kFrame);
                if (frame % 6 == 0 && game.shows_in("banner", words)) return true;
                if (game.match().player() == PlayerId(0) && game.match().phase() == Phase::aiming &&
                    frame % 6 == 0 && !game.has("aftermath") && frame > 60)
                    break;
            }
        }
        return false;
    }

    MemoryStorage storage;
    Game game = Game(storage);
};

}  // namespace

TEST(UnderFire, OneHearsThatAComputerFiresAtOneself) {
    UnderFire under;
    EXPECT_TRUE(under.hears(under.game.match().player(PlayerId(1)).name + " fires at you", 3));
}

}  // namespace terramorph
