#include "net/board/day_level.h"

#include <set>

#include "net/board/days.h"

namespace terramorph {
namespace {

TEST(DayLevel, KnowsTheDayOfATime) {
    EXPECT_EQ(day_of(0), "1970-01-01");
    EXPECT_EQ(day_of(86399), "1970-01-01");
    EXPECT_EQ(day_of(86400), "1970-01-02");
    EXPECT_EQ(day_of(951782400), "2000-02-29");
    EXPECT_EQ(day_of(1795305600), "2026-11-22");
    for (const char* const day : {"1970-01-01", "2000-02-29", "2026-11-22", "9999-12-31"})
        EXPECT_TRUE(is_day(day)) << day;
    for (const char* const day : {"", "2026-11", "2026-11-31", "2026-2-03", "1999-02-29", "2026-11-22 ",
                                  "12026-11-22", "2026-11-22-1", "x"})
        EXPECT_FALSE(is_day(day)) << day;
}

TEST(DayLevel, IsDecidedByTheDayAlone) {
    std::set<std::uint32_t> seeds;
    std::set<std::string_view> generators;
    for (int day = 0; day < 40; ++day) {
        const std::string text = day_of(1'795'305'600 + day * 86400);
        const MatchSettings settings = day_settings(text);
        EXPECT_EQ(settings, day_settings(text));
        EXPECT_FALSE(validate(settings)) << text;
        seeds.insert(settings.level.terrain.seed);
        generators.insert(settings.level.terrain.generator->name);
    }
    EXPECT_EQ(seeds.size(), 40u);
    EXPECT_EQ(generators.size(), 4u);
}

TEST(DayLevel, IsBetterWithMorePointsOrAsManyByFewerShots) {
    EXPECT_TRUE(is_better({700, 10}, {500, 1}));
    EXPECT_TRUE(is_better({700, 9}, {700, 10}));
    EXPECT_TRUE(is_better({0, 10}, {-20, 1}));
    EXPECT_FALSE(is_better({700, 10}, {700, 10}));
    EXPECT_FALSE(is_better({500, 1}, {700, 10}));
    EXPECT_FALSE(is_better({700, 10}, {700, 9}));
}

TEST(DayLevel, IsOverAfterTenShotsOfOneAgainstTargetsThatDoNothing) {
    const auto match = test::played_day(test::kDay, {{{}, 600, 500}, {{}, 1200, 400}});
    const DayScore score = day_score(*match);
    EXPECT_TRUE(score.shots == kDayShots || match->phase() != Phase::aiming) << score.shots;
    EXPECT_LE(score.shots, kDayShots);
    for (const Recording::Line& line : match->recording().lines) {
        const auto* const pass = std::get_if<Pass>(&line.command);
        EXPECT_TRUE(!pass || pass->player != kDayShooter);
    }
    EXPECT_EQ(day_score(*test::played_day(test::kDay, {{{}, 600, 500}, {{}, 1200, 400}})), score);
}

}  // namespace
}  // namespace terramorph
