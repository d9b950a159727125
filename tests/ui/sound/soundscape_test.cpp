#include "ui/sound/soundscape.h"

#include <gtest/gtest.h>

#include <cmath>

#include "measured.h"
#include "ui/game.h"

namespace terramorph {

namespace {

/// A match with one who listens.
struct Listening {
    Listening() { game.start(); }

    void listen(double seconds) {
        for (int frame = 0; frame < static_cast<int>(seconds * 60); ++frame)
            soundscape.advance(kFrame, game.match(), kAll);
    }
    /// The loudest moment of what was played since the last call.
    float loudest() {
        float most = 0;
        for (const Sound& sound : played) most = std::max(most, measured(sound).loudness);
        played.clear();
        return most;
    }

    static constexpr Ears kAll = {0, 640};
    MemoryStorage storage;
    Game game{storage};
    std::vector<Sound> played;
    Soundscape soundscape{[this](const Sound& sound) { played.push_back(sound); }};
};

}  // namespace

TEST(Soundscape, AQuietMatchIsNeverSilent) {
    Listening listening;
    listening.listen(10);
    EXPECT_GE(listening.played.size(), 8u);
    EXPECT_LT(listening.loudest(), 0.05f) << "but soft";
}

TEST(Soundscape, TurningABarrelIsHeardUntilItStandsStill) {
    Listening listening;
    listening.listen(1);
    listening.loudest();
    const PlayerId player = listening.game.match().player();
    ASSERT_FALSE(listening.game.give(Aim{player, listening.game.playing().angle > 900 ? 300 : 1500, 500}));
    listening.listen(0.3);
    EXPECT_GT(listening.loudest(), 0.01f);
    listening.listen(2);
    listening.played.clear();
    listening.listen(1);
    EXPECT_LE(listening.played.size(), 3u) << "only what's always heard";
}

TEST(Soundscape, ManyBlastsAtOnceAreHeardAsAFew) {
    Listening listening;
    for (int k = 0; k < 30; ++k)
        listening.soundscape.note(event::Exploded{.radius = 40, .at = {300, 100}}, listening.game.match(),
                                  Listening::kAll);
    EXPECT_LE(listening.played.size(), 6u);
    EXPECT_GE(listening.played.size(), 2u);
    listening.played.clear();
    listening.listen(0.2);
    listening.played.clear();
    listening.soundscape.note(event::Exploded{.radius = 40, .at = {300, 100}}, listening.game.match(),
                              Listening::kAll);
    EXPECT_EQ(listening.played.size(), 1u);
}

TEST(Soundscape, AShotIsHeardFromItsBarrelToItsBlast) {
    Listening listening;
    Game& game = listening.game;
    ASSERT_FALSE(game.give(Aim{game.match().player(), 900, 700}));
    ASSERT_FALSE(game.give(Fire{game.match().player()}));
    std::size_t pieces = 0;
    while (game.match().phase() == Phase::flying) {
        game.session().runner->step();
        for (const MatchEvent& event : game.session().runner->take_events())
            listening.soundscape.note(event, game.match(), Listening::kAll);
        listening.soundscape.advance(kFrame, game.match(), Listening::kAll);
        pieces = listening.played.size();
    }
    EXPECT_GT(pieces, 10u) << "it whistles as it falls";
    EXPECT_GT(listening.loudest(), 0.06f);
}

TEST(Soundscape, NothingThatIsHeardChangesTheMatch) {
    Listening listening;
    const std::uint64_t before = listening.game.match().hash();
    listening.listen(5);
    listening.soundscape.note(event::Died{.tank = 0}, listening.game.match(), Listening::kAll);
    EXPECT_EQ(listening.game.match().hash(), before);
}

TEST(Soundscape, NoTwoSoundsOfTheGameAreAlike) {
    MemoryStorage storage;
    Game game(storage);
    game.app.take_sounds();
    game.app.play(click());
    game.app.play(click());
    const auto sounds = game.app.take_sounds();
    ASSERT_EQ(sounds.size(), 2u);
    EXPECT_NE(synthesised(sounds[0]), synthesised(sounds[1]));
}

}  // namespace terramorph
