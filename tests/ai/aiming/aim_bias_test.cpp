#include "battle/aiming/aim_bias.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/aiming/gunner.h"
#include "ai/conduct.h"
#include "base/trig.h"
#include "battle/tank.h"
#include "support/computers.h"
#include "support/matches.h"

namespace terramorph {
namespace {

constexpr int kShots = 5;
constexpr double kGravity = 200;

/// Where a shot comes down on flat ground, in columns from the barrel; power may be any number.
double range_of(double angle, double power, int wind) {
    const double radians = angle * kPi / kHalfTurn;
    const double speed = kFullSpeed * power / kFullPower;
    const double seconds = 2 * speed * sine(radians) / kGravity;
    return speed * cosine(radians) * seconds + wind * seconds * seconds / 2;
}

/// The power whose shot comes down at this distance.
int power_for(int angle, double distance, int wind) {
    const double of_full = range_of(angle, kFullPower, wind);  // the range grows with the square of the power
    return std::min(kFullPower,
                    static_cast<int>(kFullPower * std::sqrt(distance / std::max(1.0, of_full)) + 0.5));
}

/// What some shots at one mark have hit, on flat ground, 250 to 1,000 columns away, lobbed at 45 to 65
/// degrees.
struct Curve {
    std::array<double, kShots> hits{};    ///< % of the shots with this number
    std::array<double, kShots> within{};  ///< % of the marks hit by then
    std::array<double, kShots> misses{};  ///< columns, the median
};

Curve curve_of(const Marksmanship& who) {
    constexpr int kMarks = 3000;
    constexpr double kHit = kHullHalfWidth;
    Curve curve;
    std::array<std::vector<double>, kShots> misses;
    Random random(9, 1);
    for (int mark = 0; mark < kMarks; ++mark) {
        const int angle = random.from_to(450, 650);
        const int distance = random.from_to(250, 1000);
        const int wind = random.from_to(-40, 40);
        const BiasKey key{5, 1, 0, mark};
        AimHistory history;
        bool hit = false;
        for (std::size_t shot = 0; shot < kShots; ++shot) {
            history.look({0, static_cast<float>(distance), wind});
            const int power = power_for(angle, distance, misread_wind(who, key, history, wind));
            const Deviation off = deviation(who, key, history, power, random);
            history.shoot();
            const int pushed = std::min(kFullPower, power + off.power);
            misses[shot].push_back(std::abs(range_of(angle + off.angle, pushed, wind) - distance));
            curve.hits[shot] += misses[shot].back() <= kHit ? 100.0 / kMarks : 0;
            hit = hit || misses[shot].back() <= kHit;
            curve.within[shot] += hit ? 100.0 / kMarks : 0;
        }
    }
    for (std::size_t shot = 0; shot < kShots; ++shot) {
        std::ranges::nth_element(misses[shot], misses[shot].begin() + kMarks / 2);
        curve.misses[shot] = misses[shot][kMarks / 2];
    }
    return curve;
}

/// What a difficulty hits.
struct Row {
    std::string_view name;
    Marksmanship who;
    std::array<double, kShots> hits;
    std::array<double, 4> within;
    std::array<double, 4> misses;
};
constexpr Row kRows[] = {
    {"expert", {21, 73, 6, 11, 30, 35, 4}, {19, 54, 79, 81, 81}, {19, 57, 87, 96}, {60, 19, 10, 9}},
    {"hard", {20, 69, 9, 16, 63, 40, 5}, {20, 30, 43, 54, 62}, {20, 37, 56, 72}, {56, 37, 25, 19}},
    {"normal", {28, 92, 13, 24, 71, 64, 7}, {15, 22, 29, 37, 44}, {15, 29, 43, 58}, {75, 53, 40, 31}},
    {"easy", {42, 134, 17, 32, 62, 93, 12, 700}, {3, 6, 13, 23, 32}, {3, 8, 17, 34}, {191, 115, 75, 48}},
};

TEST(AimBias, HitsOnFlatGroundAsOftenAsEachDifficultyShould) {
    for (const Row& row : kRows) {
        SCOPED_TRACE(row.name);
        const Curve curve = curve_of(row.who);
        for (std::size_t shot = 0; shot < kShots; ++shot) EXPECT_NEAR(curve.hits[shot], row.hits[shot], 5);
        for (std::size_t shot = 0; shot < 4; ++shot) {
            EXPECT_NEAR(curve.within[shot], row.within[shot], 5);
            EXPECT_NEAR(curve.misses[shot], row.misses[shot], row.misses[shot] / 8);
        }
    }
}

TEST(Gunner, EachDifficultyIsItselfInEveryTemperament) {
    constexpr Difficulty kHardestFirst[] = {Difficulty::expert, Difficulty::hard, Difficulty::normal,
                                            Difficulty::easy};
    for (std::size_t k = 0; k < std::size(kHardestFirst); ++k) {
        const Curve plain = curve_of(conduct(kHardestFirst[k]).aim);
        EXPECT_NEAR(plain.within[2], kRows[k].within[2], 5) << kRows[k].name;
        for (const Temperament& each : temperaments()) {
            if (each.strategy != Strategy::aim) continue;
            const Curve curve = curve_of(marksmanship(kHardestFirst[k], each));
            for (std::size_t shot = 0; shot < 4; ++shot)
                EXPECT_NEAR(curve.within[shot], plain.within[shot], 5)
                    << kRows[k].name << ' ' << each.id << ' ' << shot;
        }
    }
}

TEST(Gunner, TheHarderTheBetterInEveryTemperament) {
    for (const Temperament& each : temperaments()) {
        double last = 0;
        for (const Difficulty difficulty :
             {Difficulty::easy, Difficulty::normal, Difficulty::hard, Difficulty::expert}) {
            const double within = curve_of(marksmanship(difficulty, each)).within[2];
            EXPECT_GT(within, last) << each.id;
            last = within;
        }
    }
}

TEST(Gunner, APoolsharkIsWorseOffWalls) {
    const Temperament& poolshark = temperament(computer("poolshark"));
    const Marksmanship open = marksmanship(Difficulty::normal, poolshark);
    const Marksmanship banked = marksmanship(Difficulty::normal, poolshark, true);
    EXPECT_GT(banked.bias_angle, open.bias_angle);
    EXPECT_GT(banked.bias_power, open.bias_power);
}

/// The error that a computer reckons with in the second round, if it has earned so much in the first.
AimError error_of_one_that_earned(int dollars, bool entertain) {
    MatchSettings settings = test::match_of({computer("chooser"), computer("chooser")}, 1);
    settings.set(Rule::entertain, entertain ? 1 : 0);
    Match match(settings, test::the_arsenal());
    const PlayerId player = match.player();
    test::state_of(match).scores.record_money(player, dollars, 0);
    const BattleView view(match, player, 0);
    return Gunner(view, Difficulty::normal, temperament(computer("chooser")), view.enemies().front())
        .error(false);
}

TEST(Gunner, OneThatIsFarAheadErrsMoreIfTheRuleIsOn) {
    const MatchSettings settings = test::match_of({computer("chooser"), computer("chooser")}, 1);
    const int pay = static_cast<int>(settings.rule(Rule::pay_survival) + settings.rule(Rule::pay_kill) +
                                     settings.rule(Rule::pay_damage) * settings.rule(Rule::health));
    EXPECT_EQ(settings.rule(Rule::entertain), 1) << "it's on";
    const AimError usual = error_of_one_that_earned(0, true);
    EXPECT_EQ(error_of_one_that_earned(pay, true).power, usual.power) << "that's a good round";
    EXPECT_NEAR(error_of_one_that_earned(pay + 1, true).power, usual.power * 1.3, 2);
    EXPECT_NEAR(error_of_one_that_earned(pay + 1, true).angle, usual.angle * 1.3, 2);
    EXPECT_EQ(error_of_one_that_earned(pay + 1, false).power, usual.power);
}

/// So large a bias and no scatter, that a deviation is all bias.
constexpr Marksmanship kBiased = {100, 200, 0, 0, 50, 60, 10};

AimHistory after(int shots, const AimSituation& situation) {
    AimHistory history;
    for (int shot = 0; shot < shots; ++shot) {
        history.look(situation);
        history.shoot();
    }
    return history;
}

TEST(AimBias, FadesWithEveryShotAndNeverToNothing) {
    constexpr std::int64_t kLeft[] = {65536, 32768, 16384, 8192, 4096, 4096, 4096};
    for (int shots = 0; shots < 7; ++shots) EXPECT_EQ(bias_left(kBiased, shots), kLeft[shots]);
}

TEST(AimBias, IsTheSameForTheSameMarkAndAnotherForEveryOther) {
    constexpr BiasKey kKey = {7, 2, 1, 3};
    const auto angle = [](const BiasKey& key) {
        Random scatter(1, 1);
        return deviation(kBiased, key, {}, 500, scatter).angle;
    };
    EXPECT_EQ(angle(kKey), angle(kKey));
    for (const BiasKey& other :
         {BiasKey{8, 2, 1, 3}, BiasKey{7, 3, 1, 3}, BiasKey{7, 2, 0, 3}, BiasKey{7, 2, 1, 2}})
        EXPECT_NE(angle(kKey), angle(other));
}

TEST(AimBias, ScatterStaysWhenTheBiasIsGone) {
    constexpr Marksmanship kScattered = {0, 0, 20, 30, 50, 0, 0};
    const AimHistory history = after(20, {0, 500, 0});
    Random scatter(1, 1);
    double squares = 0;
    constexpr int kDraws = 4000;
    for (int draw = 0; draw < kDraws; ++draw) {
        const Deviation off = deviation(kScattered, {}, history, 500, scatter);
        EXPECT_LE(std::abs(off.angle), 60) << "three standard deviations";
        squares += off.angle * off.angle;
    }
    EXPECT_NEAR(std::sqrt(squares / kDraws), 20, 1);
}

TEST(AimHistory, WhateverMovesIsPartlyLearnedAnew) {
    AimHistory history = after(4, {100, 500, 10});
    history.look({100, 524, 10});
    EXPECT_EQ(history.shots(), 4) << "24 columns are hardly a move";
    EXPECT_EQ(history.epoch(), 0);
    history.look({100, 549, 10});
    EXPECT_EQ(history.shots(), 3) << "one shot is forgotten, not all";
    EXPECT_EQ(history.epoch(), 1);
    history.look({140, 549, 10});
    EXPECT_EQ(history.shots(), 2) << "its own move counts like the mark's";
    EXPECT_EQ(history.epoch(), 2);
}

TEST(AimHistory, AFreshWindIsReadAnewAndAnotherFlightIsUnfamiliar) {
    AimHistory history = after(4, {100, 500, 10});
    history.look({100, 500, 14});
    EXPECT_EQ(history.wind_shots(), 4) << "a change too small to notice";
    history.look({100, 500, 20});
    EXPECT_EQ(history.wind_shots(), 1);
    EXPECT_EQ(history.shots(), 4);
    history.look({100, 500, 20, 1});
    EXPECT_EQ(history.shots(), 3);
    EXPECT_EQ(history.epoch(), 0);
}

TEST(AimBias, TheWindIsMisreadByAShareOfItAndByABit) {
    int most_of_calm = 0;
    int most_of_wind = 0;
    for (int mark = 0; mark < 300; ++mark) {
        const BiasKey key{1, 1, 0, mark};
        most_of_calm = std::max(most_of_calm, std::abs(misread_wind(kBiased, key, {}, 0)));
        most_of_wind = std::max(most_of_wind, std::abs(misread_wind(kBiased, key, {}, 40) - 40));
    }
    EXPECT_NEAR(most_of_calm, 10, 1);
    EXPECT_LE(most_of_wind, 34);
    EXPECT_GE(most_of_wind, 26);
    EXPECT_EQ(misread_wind({.wind_share = 0}, {}, {}, 33), 33);
}

}  // namespace
}  // namespace terramorph
