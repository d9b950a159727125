#include <gtest/gtest.h>

#include <array>

#include "paint/most_apart.h"
#include "ui/game.h"
#include "ui/screens/battle/pace/attention.h"

namespace terramorph {

namespace {

struct WindyGame : Game {
    explicit WindyGame(MemoryStorage& kept) : Game(kept, 2) {
        session().settings.set(Rule::wind, 20);
        session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::always);
        start();
    }
};

}  // namespace

/// Somebody presses keys, now and then one after another, while the wind bends the grass. The other game is
/// told before each picture that something has changed, so that it paints everything.
TEST(KeptBattle, WhatIsKeptWhileOnlyTheWindMovesIsWhatWouldBePaintedAnew) {
    constexpr std::array kAnyKeys = {"left", "right", "up", "down", "tab", "w", "esc", "z",
                                     "m",    "5",     "a",  "h",    "esc", "c", "v",   "space"};
    MemoryStorage storage, other_storage;
    WindyGame kept(storage), anew(other_storage);
    Random chance(3, 1);
    int kept_frames = 0;
    for (int frame = 0; frame < 300; ++frame) {
        if (chance.below(12) == 0) {
            const char* const name = kAnyKeys[static_cast<std::size_t>(chance.below(kAnyKeys.size()))];
            for (Game* const game : {static_cast<Game*>(&kept), static_cast<Game*>(&anew)}) game->key(name);
        }
        kept.app.advance(0.05);
        anew.app.advance(0.05);
        anew.app.set_focused(true);
        ASSERT_EQ(kept.words(), anew.words()) << frame;
        const int apart = test::most_apart(kept.picture, anew.picture);
        ASSERT_LE(apart, 12) << frame;  // each coat over another is rounded once more
        kept_frames += apart > 0;       // what's laid over a picture is rounded in another way
    }
    EXPECT_GT(kept_frames, 20);
}

/// How many pictures are drawn in a second.
int pictures_in_a_second(Game& game) {
    int drawn = 0;
    for (int frame = 0; frame < 60; ++frame)
        if (game.app.advance(kFrame)) ++drawn, game.words();
    return drawn;
}

TEST(KeptBattle, WindAndWavesLullWhereNothingHappensForLongAndWakeAtAnyInput) {
    MemoryStorage storage;
    WindyGame game(storage);
    game.wait(5);
    EXPECT_GT(pictures_in_a_second(game), 5);
    game.wait(Attention::kLooks + Attention::kLulls);
    EXPECT_EQ(pictures_in_a_second(game), 0);
    game.app.press({.kind = InputEvent::Kind::pointer_move, .at = {300, 100}});
    EXPECT_GT(pictures_in_a_second(game), 5);
}

}  // namespace terramorph
