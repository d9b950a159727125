#include <gtest/gtest.h>

#include <algorithm>

#include "ai/temperament.h"
#include "lab/balance/sections/section.h"

namespace terramorph {
namespace {

ShotRecord shot(int player, int mark, int number, bool hit, float miss) {
    ShotRecord shot;
    shot.player = player;
    shot.mark = mark;
    shot.number = number;
    shot.weapon = 0;
    shot.is_unlimited = true;
    shot.hit = hit;
    shot.miss = miss;
    shot.expected = hit ? 50.0f : 0.0f;
    shot.kills = hit ? 1 : 0;
    shot.harm = hit ? 100 : 0;
    shot.rest = 2 * kSecond;
    shot.seen = 1;
    return shot;
}

/// A duel in which whoever begins hits with the last of so many shots.
RoundRecord won_after(int shots) {
    RoundRecord round;
    round.parts = {{.who = "Cyborg", .turns = shots, .shots = shots, .kills = 1},
                   {.who = "Spoiler", .turns = shots - 1, .shots = 0, .died = true}};
    round.opener = round.winner = 0;
    round.ticks = shots * kSecond;
    for (int number = 1; number <= shots; ++number) {
        round.turns.push_back({.player = 0, .ticks = kSecond});
        round.shots.push_back(shot(0, 1, number, number == shots, number == shots ? 0.0f : 70.0f));
    }
    round.harm[at(HurtCause::direct)] = 75;
    round.harm[at(HurtCause::fall)] = 25;
    round.deaths[at(HurtCause::direct)] = 1;
    round.purchases = {{0, 300}};
    return round;
}

Samples samples(Group group) {
    Scenario scenario = fight_of(2, 3);
    scenario.group = group;
    scenario.name = "two";
    return {{scenario, {won_after(1), won_after(2), won_after(3)}}};
}

std::vector<std::string> only_row(const std::vector<Table>& tables) {
    EXPECT_EQ(tables.size(), 1u);
    EXPECT_EQ(tables.at(0).rows.size(), 1u);
    return tables.at(0).rows.at(0);
}

TEST(Sections, AFightIsCountedAsItWentOn) {
    const auto row = only_row(fight_tables(samples(Group::fight), built_in_arsenal()));
    EXPECT_EQ(row[0], "two");
    EXPECT_EQ(row[1], "3");
    EXPECT_EQ(row[2].substr(0, 4), "2.00") << "six shots, three kills";
    EXPECT_EQ(row[3], "2 / 3");
    EXPECT_EQ(row[5], "2.0 / 3.0");
    EXPECT_EQ(row[6].substr(0, 4), "50.0") << "one of two, each time";
    EXPECT_EQ(row[7].substr(0, 4), "0.0 ");
}

TEST(Sections, ADuelIsWonByWhoBegan) {
    EXPECT_EQ(only_row(duel_tables(samples(Group::duel), built_in_arsenal()))[2].substr(0, 6), "100.0 ");
    Samples undecided = samples(Group::duel);
    for (RoundRecord& round : undecided[0].rounds) round.winner = -1;
    EXPECT_EQ(only_row(duel_tables(undecided, built_in_arsenal()))[2], "-");
}

TEST(Sections, MarksAreHitWithinSoManyShots) {
    const auto tables = aim_tables(samples(Group::fight), built_in_arsenal());
    ASSERT_EQ(tables.at(0).rows.size(), 2u);
    const auto& row = tables[0].rows[1];
    EXPECT_EQ(tables[0].rows[0][0], "normal: all");
    EXPECT_EQ(tables[0].rows[0][2], row[2]) << "there is only one";
    EXPECT_EQ(row[0], "normal: Cyborg");
    EXPECT_EQ(row[1], "3");
    EXPECT_EQ(row[2].substr(0, 4), "33.3") << "one of three marks by the first shot";
    EXPECT_EQ(row[3], "66.7") << "one of the two that were left";
    EXPECT_EQ(row[4], "100.0");
    EXPECT_EQ(row[6], "70") << "0, 70, 70";
    EXPECT_EQ(row[8], "0");
    EXPECT_EQ(row[9], "-");
    EXPECT_EQ(row[10].substr(0, 4), "50.0") << "three of six were expected to do nothing";
}

TEST(Sections, AttentionIsMeasuredByWhatWouldBeEven) {
    Samples played = samples(Group::fight);
    RoundRecord& round = played[0].rounds[0];
    round.parts.push_back({.who = "Chooser"});
    round.shots.clear();
    for (const int mark : {1, 1, 1, 1, 1, 1, 2, 2}) {
        ShotRecord each = shot(0, mark, 1, false, 50);
        each.enemies = {1, 2};
        each.is_computers = true;
        each.turned = mark == 1 ? 0 : 200;
        round.shots.push_back(each);
    }
    played[0].rounds.resize(1);
    const auto row = only_row(mark_tables(played, built_in_arsenal()));
    EXPECT_EQ(row.at(1), "0.50") << "two of eight, where four would be even";
    EXPECT_EQ(row.at(3), "1.50");
    EXPECT_EQ(row.at(4).substr(0, 4), "85.7") << "six of seven";
    EXPECT_EQ(row.at(7).substr(0, 4), "75.0");
}

TEST(Sections, SharesOfCausesAddUp) {
    const auto tables = harm_tables(samples(Group::fight), built_in_arsenal());
    for (const std::size_t column : {1u, 2u}) {
        double sum = 0;
        for (const auto& row : tables.at(0).rows) sum += std::stod(row.at(column));
        EXPECT_NEAR(sum, 100, 0.1);
    }
    EXPECT_EQ(tables[0].rows[at(HurtCause::fall)][1], "25.00");
}

TEST(Sections, AWeaponIsCountedPaidAndCredited) {
    const auto tables = weapon_tables(samples(Group::fight), built_in_arsenal());
    const auto row = only_row(tables);
    EXPECT_EQ(row[0], built_in_arsenal().weapons[0].name);
    EXPECT_EQ(row[1], "6");
    EXPECT_EQ(row[2], "100.0");
    EXPECT_EQ(row[3], "900");
    EXPECT_EQ(row[4], "3");
    EXPECT_EQ(row[5], "300");
    EXPECT_NE(tables[0].title.find(" 1 of "), std::string::npos) << tables[0].title;
}

TEST(Sections, TheWaitIsFromTheLastBlastToTheNextTurn) {
    const auto row = only_row(pace_tables(samples(Group::moon), built_in_arsenal()));
    EXPECT_EQ(row[1], "6");
    EXPECT_EQ(row[2], "2.0");
    EXPECT_EQ(row[6], "1.0");
}

TEST(Sections, WhereTimeIsLapsedPeopleWaitForLess) {
    Samples played = samples(Group::moon);
    for (RoundRecord& round : played[0].rounds) round.time_lapse = 2;
    const auto row = only_row(pace_tables(played, built_in_arsenal()));
    EXPECT_EQ(row[2], "1.0");
    EXPECT_EQ(row[6], "0.5");
}

TEST(Sections, APersonsFateIsItsOwn) {
    Samples played = samples(Group::person);
    played[0].scenario.seats = {{kPerson, &person_models()[0]}, {computer("cyborg")}};
    for (RoundRecord& round : played[0].rounds) round.parts[1].who = "beginner";
    const auto row = only_row(person_tables(played, built_in_arsenal()));
    EXPECT_EQ(row[0], "beginner");
    EXPECT_EQ(row[3].substr(0, 4), "0.0 ");
    EXPECT_EQ(row[4].substr(0, 5), "66.7 ") << "in one of three rounds it had no turn";
    EXPECT_EQ(row[5].substr(0, 4), "0.0 ");
}

}  // namespace
}  // namespace terramorph
