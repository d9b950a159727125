#include "ai/marks.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "ai/conduct.h"
#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::the_arsenal;

MatchSettings crowd(int computers, int persons, std::uint32_t seed) {
    std::vector<PlayerKind> kinds;
    const auto all = player_kinds();
    for (int k = 0; k < computers; ++k) kinds.push_back(all[2 + at(k) % 6]);
    kinds.insert(kinds.end(), at(persons), kPerson);
    MatchSettings settings = test::match_of(kinds, seed);
    settings.level = test::hilly_level("circle-hill", 2048, seed);
    settings.set(Rule::health, 1000);
    return settings;
}

/// Lets the first volley be played, and notes who has aimed at whom before that one has fired.
std::map<PlayerId, std::set<PlayerId>> marks_before_they_fired(Match& match) {
    std::map<PlayerId, std::set<PlayerId>> marks;
    std::set<PlayerId> fired;
    ComputerPlayers computers;
    const int turns = static_cast<int>(match.settings().players.size());
    while (match.turn() <= turns && match.phase() == Phase::aiming) {
        const PlayerId player = match.player();
        if (match.player(player).kind.is_person()) {
            test::give(match, Pass{player});
            continue;
        }
        const int turn = match.turn();
        while (match.turn() == turn && match.phase() == Phase::aiming) {
            computers.think(match);
            if (match.tally().shots().empty() || match.tally().shots().back().turn != turn)
                test::play_out(match);
        }
        const PlayerId victim = computers.thought().victim;
        if (victim.exists() && !fired.contains(victim)) marks[victim].insert(player);
        fired.insert(player);
        test::play_out(match);
    }
    return marks;
}

TEST(Marks, NobodyIsTheMarkOfTwoComputersBeforeItHasFired) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed)
        for (const int persons : {0, 1, 2}) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", persons " << persons);
            Match match(crowd(5, persons, seed), the_arsenal());
            for (const auto& [mark, by] : marks_before_they_fired(match)) EXPECT_EQ(by.size(), 1u) << mark;
        }
}

TEST(Marks, WhoIsAloneAgainstSeveralIsTheMarkOfAll) {
    MatchSettings settings = crowd(3, 1, 1);
    for (int k = 0; k < 3; ++k) settings.players[at(k)].team = 1;
    Match match(settings, the_arsenal());
    while (match.player() == 3) test::give(match, Pass{3});
    const BattleView view(match, match.player(), 0);
    EXPECT_EQ(allowed_marks(view), std::vector<TankId>{3});
}

/// How often each of two enemies comes first: one near, one far.
std::array<int, 2> first_choices(const PlayerKind& kind, Difficulty difficulty) {
    MatchSettings settings = test::match_of({kind, kPerson, kPerson}, 1);
    settings.players[0].difficulty = difficulty;
    settings.level = test::flat_level(2048, 200);
    settings.set(Rule::turn_order, 3);
    Match match(settings, the_arsenal());
    test::battle_of(match).world().place_tank(0, {200, 200});
    test::battle_of(match).world().place_tank(1, {400, 200});
    test::battle_of(match).world().place_tank(2, {1800, 200});
    for (const PlayerId player : {PlayerId(1), PlayerId(2)}) {
        while (match.player() != player) test::give(match, Pass{match.player()});
        test::give(match, Aim{player, 900, 0});
        test::give(match, Choose{player, test::weapon("tracer")});
        test::give(match, Fire{player});
    }
    while (match.player() != 0) test::give(match, Pass{match.player()});
    std::array<int, 2> first{};
    Random random(3, 3);
    for (int draw = 0; draw < 200; ++draw)
        ++first[at(drawn_marks(BattleView(match, 0, 0), temperament(kind), random).front() - 1)];
    return first;
}

TEST(Marks, TheNearComesFirstMoreOftenButEasyComputersDrawEvenly) {
    const auto normal = first_choices(computer("chooser"), Difficulty::normal);
    EXPECT_GT(normal[0], 2 * normal[1]);
    EXPECT_GT(normal[1], 0);
    const auto easy = first_choices(computer("chooser"), Difficulty::easy);
    EXPECT_NEAR(easy[0], 100, 25);
    const auto shooter = first_choices(computer("shooter"), Difficulty::normal);
    EXPECT_GT(shooter[0], 180) << "it wants the nearest";
    EXPECT_GT(shooter[0], normal[0]);
    EXPECT_GT(shooter[1], 0) << "but not it alone";
}

/// How often a person comes first, of 400 draws between it and a computer, both as far away.
int first_choices_of_the_person(Difficulty difficulty) {
    MatchSettings settings = test::match_of({computer("chooser"), kPerson, computer("chooser")}, 1);
    settings.players[0].difficulty = difficulty;
    settings.level = test::flat_level(2048, 200);
    Match match(settings, the_arsenal());
    test::battle_of(match).world().place_tank(0, {1000, 200});
    test::battle_of(match).world().place_tank(1, {700, 200});
    test::battle_of(match).world().place_tank(2, {1300, 200});
    auto& tally = test::state_of(match).tally;
    for (const PlayerId player : {PlayerId(1), PlayerId(2)})
        tally.record_shot({.player = player,
                           .weapon = 0,
                           .angle = 900,
                           .power = 0,
                           .turn = 1,
                           .columns = {1000, 700, 1300}});
    Random random(3, 3);
    int first = 0;
    for (int draw = 0; draw < 400; ++draw)
        first += drawn_marks(BattleView(match, 0, 0), temperament(computer("chooser")), random).front() == 1;
    return first;
}

TEST(Marks, TheHarderTheMoreOftenAPersonComesFirst) {
    int last = 0;
    for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
        SCOPED_TRACE(kDifficultyNames[level]);
        const auto difficulty = static_cast<Difficulty>(level);
        const int person = conduct(difficulty).person;
        const int first = first_choices_of_the_person(difficulty);
        if (!conduct(difficulty).finishes) {
            EXPECT_NEAR(first, 400 * person / (person + 100), 25);
        }
        EXPECT_GE(first, last);
        last = first;
    }
}

/// How often the first of two people comes first, of 400 draws, if only one of them has fired.
int first_choices_if_fired(PlayerId who) {
    MatchSettings settings = test::match_of({computer("chooser"), kPerson, kPerson}, 1);
    settings.players[0].difficulty = Difficulty::hard;
    settings.level = test::flat_level(2048, 200);
    Match match(settings, the_arsenal());
    test::battle_of(match).world().place_tank(0, {1000, 200});
    test::battle_of(match).world().place_tank(1, {700, 200});
    test::battle_of(match).world().place_tank(2, {1300, 200});
    test::state_of(match).tally.record_shot(
        {.player = who, .weapon = 0, .angle = 900, .power = 0, .turn = 1, .columns = {1000, 700, 1300}});
    Random random(3, 3);
    int first = 0;
    for (int draw = 0; draw < 400; ++draw)
        first += drawn_marks(BattleView(match, 0, 0), temperament(computer("chooser")), random).front() == 1;
    return first;
}

TEST(Marks, NobodyIsAfterPeopleBeforeTheyHaveFired) {
    EXPECT_GT(first_choices_if_fired(1), first_choices_if_fired(2) + 80);
}

/// How often the first of two enemies, who stand alike, comes first of 400 draws.
int first_choices_with(const PlayerKind& kind, Difficulty difficulty, const std::vector<PastShot>& shots,
                       int lost_to_it = 0, int health = 100) {
    MatchSettings settings = test::match_of({kind, kPerson, kPerson, kPerson}, 1);
    settings.players[0].difficulty = difficulty;
    settings.level = test::flat_level(2048, 200);
    Match match(settings, the_arsenal());
    const std::vector<float> columns = {1000, 700, 1300, 1900};
    for (const TankId tank : ids<TankId>(columns))
        test::battle_of(match).world().place_tank(tank, {at(columns, tank), 200});
    test::battle_of(match).world().tank(3).alive = false;
    test::battle_of(match).world().tank(1).health = health;
    auto& tally = test::state_of(match).tally;
    for (const PlayerId player : {PlayerId(1), PlayerId(2)})
        tally.record_shot(
            {.player = player, .weapon = 0, .angle = 900, .power = 0, .turn = 1, .columns = columns});
    for (PastShot shot : shots) {
        shot.columns = columns;
        tally.record_shot(shot);
    }
    tally.record(event::Hurt{.tank = 0, .by = 1, .health = lost_to_it});
    Random random(3, 3);
    int first = 0;
    for (int draw = 0; draw < 400; ++draw)
        first += drawn_marks(BattleView(match, 0, 0), temperament(kind), random).front() == 1;
    return first;
}

TEST(Marks, WhoIsUnderFireAlreadyIsLeftToOthers) {
    const PlayerKind chooser = computer("chooser");
    const PastShot by_another{
        .player = 3, .weapon = 0, .angle = 0, .power = 0, .turn = 2, .end = {{720, 200}}};
    const int even = first_choices_with(chooser, Difficulty::normal, {});
    EXPECT_NEAR(even, 200, 30);
    EXPECT_LT(first_choices_with(chooser, Difficulty::normal, {by_another}), even - 40);
}

TEST(Marks, EverybodyMindsWhoHasHurtIt) {
    const PlayerKind chooser = computer("chooser");
    EXPECT_GT(first_choices_with(chooser, Difficulty::normal, {}, 100), 230);
}

TEST(Marks, HardComputersFinishTheWeak) {
    const PlayerKind chooser = computer("chooser");
    EXPECT_GT(first_choices_with(chooser, Difficulty::hard, {}, 0, 20), 240);
    EXPECT_NEAR(first_choices_with(chooser, Difficulty::normal, {}, 0, 20), 200, 30);
}

TEST(Marks, EasyComputersFireAtSomebodyElseEachTime) {
    MatchSettings settings = test::match_of({computer("chooser"), kPerson, kPerson}, 1);
    settings.players[0].difficulty = Difficulty::easy;
    Match match(settings, the_arsenal());
    const std::vector<float> columns = {1000, 700, 1300};
    auto& tally = test::state_of(match).tally;
    for (const int mark : {1, 2})
        tally.record_shot({.player = 0,
                           .weapon = 0,
                           .angle = 900,
                           .power = 0,
                           .turn = 1,
                           .columns = columns,
                           .target = Vec2<int>{static_cast<int>(columns[at(mark)]), 200}});
    Random random(3, 3);
    int same = 0;
    for (int draw = 0; draw < 200; ++draw)
        same += drawn_marks(BattleView(match, 0, 0), temperament(computer("chooser")), random).front() == 2;
    EXPECT_LT(same, 4);
}

}  // namespace
}  // namespace terramorph
