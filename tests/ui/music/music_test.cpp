#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "match/settings/settings.h"
#include "terrain/level.h"
#include "ui/music/accompaniment.h"
#include "ui/sound/sound.h"

namespace terramorph {
namespace {

/// A saw-toothed surface 1,024 columns wide: each tooth so wide and so high.
Tune tune_of_teeth(int wide, int high, bool water = false, int wind = 0) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < 1024; ++x)
        surface.push_back((100 + std::abs(x % wide - wide / 2) * 2 * high / wide) * kColumn);
    return tune_of(surface, 1, water, wind);
}

Tune tune_of_slope(bool up) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < 1024; ++x) surface.push_back((100 + (up ? x : 1023 - x) / 4) * kColumn);
    return tune_of(surface, 1, false, 0);
}

std::vector<Note> notes_of(const std::vector<Note>& notes, Voice voice) {
    std::vector<Note> found;
    std::ranges::copy_if(notes, std::back_inserter(found),
                         [&](const Note& note) { return note.voice == voice; });
    return found;
}

/// The melody of a bar, as its keys and where they begin.
using Melody = std::vector<std::pair<int, float>>;

std::vector<Melody> melodies(const Tune& tune, int bars) {
    std::vector<Melody> all;
    for (int bar = 0; bar < bars; ++bar) {
        Melody& own = all.emplace_back();
        for (const Note& note : notes_of(bar_of(tune, bar, 0), Voice::melody))
            own.emplace_back(note.key, note.begins);
    }
    return all;
}

TEST(Tune, RisesAndFallsWithTheSkyline) {
    EXPECT_TRUE(std::ranges::is_sorted(tune_of_slope(true).degrees));
    EXPECT_TRUE(std::ranges::is_sorted(tune_of_slope(false).degrees, std::greater()));
    EXPECT_EQ(tune_of_slope(true).degrees.front(), 0);
    EXPECT_GT(tune_of_slope(true).degrees.back(), 3);
}

TEST(Tune, IsBusierTheSteeperItsLand) {
    const auto notes = [](const Tune& tune) {
        std::size_t sum = 0;
        for (const Melody& bar : melodies(tune, bars_of_a_cycle())) sum += bar.size();
        return sum;
    };
    EXPECT_LT(notes(tune_of_teeth(1024, 20)), notes(tune_of_teeth(256, 40)));
    EXPECT_LT(notes(tune_of_teeth(256, 40)), notes(tune_of_teeth(128, 100)));
}

TEST(Tune, HasAPedalNoteOnlyByTheWater) {
    for (const bool water : {false, true}) {
        const auto notes = bar_of(tune_of_teeth(256, 60, water), 3, 0);
        EXPECT_EQ(!notes_of(notes, Voice::pedal).empty(), water);
    }
}

TEST(Tune, IsFasterInTheWind) {
    EXPECT_LT(tune_of_teeth(256, 60, false, 0).tempo, tune_of_teeth(256, 60, false, 30).tempo);
    EXPECT_EQ(tune_of_teeth(256, 60, false, 30).tempo, tune_of_teeth(256, 60, false, -30).tempo);
    EXPECT_LE(tune_of_teeth(256, 60, false, 10000).tempo, 120);
}

TEST(Tune, OfEveryLevelIsItsOwn) {
    std::set<std::array<int, Tune::kPlaces>> tunes;
    LevelSettings level = default_settings().level;
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        level.terrain.seed = seed;
        const Tune tune = tune_of(level);
        tunes.insert(tune.degrees);
        EXPECT_EQ(tune.degrees, tune_of(level).degrees);
    }
    EXPECT_EQ(tunes.size(), 40u);
}

TEST(Tune, OfNoSurfaceIsAMonotone) { EXPECT_EQ(tune_of({}, 1, false, 0).degrees, decltype(Tune::degrees){}); }

TEST(Score, StaysInItsScaleAndItsBar) {
    for (const int planet : {1, 2, 3, 4, 5, 6, 7, 31}) {
        std::vector<Sixteenths> surface;
        for (int x = 0; x < 640; ++x) surface.push_back((200 + (x * 37 % 211)) * kColumn);
        const Tune tune = tune_of(surface, planet, true, 5);
        std::set<int> scale;
        for (const int step : tune.scale) scale.insert((tune.root + step) % 12);
        for (int bar = 0; bar < 2 * bars_of_a_cycle(); ++bar)
            for (const Note& note : bar_of(tune, bar, 0.9f)) {
                EXPECT_GE(note.begins, 0);
                EXPECT_LT(note.begins, Tune::kBeats);
                EXPECT_GT(note.beats, 0);
                EXPECT_GT(note.key, 20);
                EXPECT_LT(note.key, 100);
                EXPECT_TRUE(note.voice == Voice::drum || scale.contains(note.key % 12)) << planet;
            }
    }
}

TEST(Score, OfAnHourRestsAndHardlyRepeatsItself) {
    const Tune tune = tune_of_teeth(150, 120);
    const std::vector<Melody> bars = melodies(tune, 1200);
    std::set<Melody> heard(bars.begin(), bars.end());
    const auto silent = std::ranges::count_if(bars, &Melody::empty);
    EXPECT_GT(silent, 60) << "it rests";
    EXPECT_LT(silent, 400);
    EXPECT_GT(heard.size(), 150u);
    std::set<std::vector<Melody>> eights;
    for (std::size_t k = 0; k + 8 <= bars.size(); k += 8) eights.emplace(&bars[k], &bars[k] + 8);
    EXPECT_GT(eights.size(), 145u) << "of 150";
}

TEST(Score, GrowsUrgentWithTheTension) {
    const Tune tune = tune_of_teeth(256, 60);
    const auto bass = [&](float tension) { return notes_of(bar_of(tune, 5, tension), Voice::bass).size(); };
    EXPECT_LT(bass(0), bass(0.5f));
    EXPECT_LT(bass(0.5f), bass(0.9f));
    EXPECT_TRUE(notes_of(bar_of(tune, 5, 0.5f), Voice::drum).empty());
    EXPECT_FALSE(notes_of(bar_of(tune, 5, 0.9f), Voice::drum).empty());
}

TEST(Score, EndsAtHomeForTheWinnerAlone) {
    const Tune tune = tune_of_teeth(256, 60);
    const auto won = notes_of(cadence_of(tune, true), Voice::melody);
    EXPECT_EQ(won.front().key, tune.root);
    EXPECT_GT(won.back().key, won.front().key);
    const auto lost = notes_of(cadence_of(tune, false), Voice::melody);
    EXPECT_LT(lost.back().key, lost.front().key);
}

TEST(Performance, IsAsHighAsWrittenAndNeverTooLoud) {
    const Phrase phrase{{{.timbre = Timbre::flute, .beats = 4, .key = 69}}, 4, 60};
    const auto samples = performed(phrase);
    int crossings = 0;
    for (std::size_t k = 48001; k < 96000; ++k) crossings += samples[k - 1] < 0 && samples[k] >= 0 ? 1 : 0;
    EXPECT_NEAR(crossings, 440, 4);
    const Tune tune = tune_of_teeth(100, 200, true);
    for (int bar = 0; bar < bars_of_a_cycle(); ++bar) {
        const auto whole = performed({bar_of(tune, bar, 1), 4, tune.tempo});
        EXPECT_LT(std::ranges::max(whole), 0.9f);
        EXPECT_GT(std::ranges::max(whole), 0.02f);
        EXPECT_LT(std::abs(whole.back()), 0.001f) << "it doesn't click";
    }
}

/// The phrases of so many seconds.
std::vector<Phrase> played(Conductor& conductor, double seconds) {
    std::vector<Phrase> phrases;
    double left = 0;
    for (double time = 0; time < seconds; time += 1.0 / 60) {
        conductor.advance(1.0 / 60);
        left = std::max(0.0, left - 1.0 / 60);
        if (auto phrase = conductor.next(left)) {
            left += static_cast<double>(phrase->seconds());
            phrases.push_back(std::move(*phrase));
        }
    }
    return phrases;
}

TEST(Conductor, HandsOutEachBarJustBeforeItsTime) {
    Conductor conductor;
    EXPECT_TRUE(played(conductor, 5).empty()) << "there's no tune";
    conductor.take(tune_of_teeth(256, 60));
    double length = 0;
    for (const Phrase& phrase : played(conductor, 60)) length += static_cast<double>(phrase.seconds());
    EXPECT_NEAR(length, 60, 4);
    EXPECT_EQ(conductor.loudness(), 1);
}

TEST(Conductor, IsSilentWhileSomethingFlies) {
    Conductor conductor;
    conductor.take(tune_of_teeth(256, 60));
    played(conductor, 10);
    conductor.set_mood(0, true);
    played(conductor, 0.5);
    EXPECT_EQ(conductor.loudness(), 0);
    EXPECT_TRUE(played(conductor, 20).empty());
    conductor.set_mood(0, false);
    EXPECT_FALSE(played(conductor, 3).empty());
}

TEST(Conductor, EndsWithACadenceAndWaitsForTheNextTune) {
    Conductor conductor;
    conductor.take(tune_of_teeth(256, 60));
    played(conductor, 10);
    conductor.end(true);
    EXPECT_EQ(played(conductor, 30).size(), 1u);
    conductor.take(tune_of_teeth(128, 60));
    EXPECT_GT(played(conductor, 10).size(), 2u);
}

TEST(Accompaniment, ReadsALevelOnceItIsLeftAlone) {
    LevelSettings level = default_settings().level;
    Accompaniment music;
    for (int frame = 0; frame < 60; ++frame) {
        ++level.terrain.seed;  // somebody turns a knob
        music.advance(1.0 / 60, {.level = &level});
    }
    EXPECT_FALSE(music.next(0));
    for (int frame = 0; frame < 60; ++frame) music.advance(1.0 / 60, {.level = &level});
    const auto phrase = music.next(0);
    ASSERT_TRUE(phrase);
    EXPECT_EQ(phrase->tempo, tune_of(level).tempo);
}

TEST(Accompaniment, OfAMatchsEndIsOneCadenceUntilThereIsAnotherLevel) {
    LevelSettings level = default_settings().level;
    Accompaniment music;
    const auto let_pass = [&](const MusicScene& scene) {
        for (int frame = 0; frame < 60; ++frame) music.advance(1.0 / 60, scene);
    };
    let_pass({.level = &level});
    let_pass({.won = false});
    EXPECT_TRUE(music.next(0));
    EXPECT_FALSE(music.next(0));
    let_pass({.won = false});
    EXPECT_FALSE(music.next(0));
    ++level.terrain.seed;
    let_pass({.level = &level});
    EXPECT_TRUE(music.next(0));
}

}  // namespace
}  // namespace terramorph
