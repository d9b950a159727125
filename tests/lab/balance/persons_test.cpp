#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <tuple>

#include "lab/balance/persons/lob.h"
#include "lab/balance/persons/person_player.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/computers.h"
#include "support/two.h"

namespace terramorph {
namespace {

constexpr std::size_t kShotsAtMark = 5;

/// Two people on flat land, who never hurt each other: their aims are only looked at.
MatchSettings range_of(std::uint32_t seed) {
    MatchSettings settings = test::small_match(2, 1, seed);
    settings.level = test::flat_level(1024);
    settings.set(Rule::changing_wind, 0);
    settings.set(Rule::stock, 0);
    return settings;
}

/// Whether the shot would hit that a person would fire now; the match goes on to its next turn without it.
bool aims_well(Match& match, PersonPlayer& person) {
    const auto shooter = match.player();
    for (;;) {
        const Command command = person.think(match, shooter);
        if (std::holds_alternative<Fire>(command)) break;
        test::give(match, command);  // it may drive to what has come along a road
    }
    const Tank& own = match.battle().state().tank(tank_of(shooter));
    const Prediction end = match.battle().predict_shot(tank_of(shooter), own.angle, own.power);
    match.apply(Pass{shooter});
    match.apply(Pass{match.player()});
    return end.end == FlightEnd::hit && end.contact.with == Contact::With::tank;
}

/// How many of so many marks each shot at them would hit.
std::array<int, kShotsAtMark> hits_of(const PersonModel& model, int marks) {
    std::array<int, kShotsAtMark> hits{};
    for (int mark = 0; mark < marks; ++mark) {
        Match match(range_of(static_cast<std::uint32_t>(mark)), test::the_arsenal());
        PersonPlayer person(model);
        for (int& each : hits) each += aims_well(match, person) ? 1 : 0;
    }
    return hits;
}

TEST(Persons, HitMoreWithEachShotAndTheBetterOnesMore) {
    constexpr int kMarks = 120;
    std::vector<int> sums;
    for (const PersonModel& model : person_models()) {
        SCOPED_TRACE(model.name);
        const auto hits = hits_of(model, kMarks);
        EXPECT_GT(hits[4], hits[0]);
        EXPECT_GT(hits[3] + hits[4], hits[0] + hits[1]);
        EXPECT_LT(hits[0], kMarks / 2) << "nobody is perfect at first";
        sums.push_back(hits[0] + hits[1] + hits[2] + hits[3] + hits[4]);
    }
    EXPECT_TRUE(std::ranges::is_sorted(sums));
    EXPECT_GT(sums.back(), 2 * sums.front());
}

TEST(Persons, DoTheSameWhereverTheSameHappens) {
    EXPECT_EQ(hits_of(person_models()[1], 10), hits_of(person_models()[1], 10));
}

const PersonModel& model_called(std::string_view name) {
    return *std::ranges::find(person_models(), name, &PersonModel::name);
}

ItemId item(std::string_view id) { return test::the_arsenal()->find_item(id); }

/// A match that a person begins with some goods, and 700 columns to its mark.
struct PersonsTurn {
    explicit PersonsTurn(std::string_view person, std::uint32_t seed = 1)
        : model(model_called(person)), match(range_of(seed), test::the_arsenal()) {
        place(tank_of(match.player()), 150);
        place(tank_of(test::the_other(match.player())), 850);
    }

    Tank& tank() { return test::battle_of(match).world().tank(tank_of(match.player())); }
    void place(TankId number, int x) {
        test::battle_of(match).world().place_tank(number, {static_cast<float>(x), 200});
    }
    /// Everything that it does before it fires.
    std::vector<Command> commands() {
        PersonPlayer person(model);
        std::vector<Command> done;
        for (;;) {
            const Command command = person.think(match, match.player());
            if (std::holds_alternative<Fire>(command)) return done;
            test::give(match, command);
            test::play_out(match);
            done.push_back(command);
        }
    }
    int uses() {
        return static_cast<int>(std::ranges::count_if(
            commands(), [](const Command& each) { return std::holds_alternative<Use>(each); }));
    }

    const PersonModel& model;
    Match match;
};

TEST(Persons, APlayerRaisesItsShieldBeforeItIsHurtAndABeginnerWhenItsNearlyLost) {
    for (const auto& [person, percent, shields] :
         {std::tuple{"player", 100, 1}, {"beginner", 100, 0}, {"beginner", 40, 1}}) {
        PersonsTurn turn(person);
        ++turn.tank().kit.items[item("shield")];
        turn.tank().health = turn.tank().health * percent / 100;
        EXPECT_EQ(turn.uses(), shields) << person << " with " << percent << " %";
    }
}

TEST(Persons, APlayerRepairsItselfOnceATurn) {
    PersonsTurn turn("player");
    turn.tank().kit.items[item("repair_kit")] = 5;
    turn.tank().health = 30;
    EXPECT_EQ(turn.uses(), 1);
}

/// How often, of 30 seeds, a person takes its Nuke for a mark so near that its own blast would hurt it.
int nukes_at_arms_length(std::string_view person) {
    int nukes = 0;
    for (int k = 0; k < 30; ++k) {
        PersonsTurn turn(person, static_cast<std::uint32_t>(k));
        turn.place(tank_of(turn.match.player()), 400);
        turn.place(tank_of(test::the_other(turn.match.player())), 480);
        turn.tank().kit.weapons[test::weapon("nuke")] = 1;
        for (const Command& command : turn.commands())
            if (const auto* choice = std::get_if<Choose>(&command))
                nukes += choice->weapon == test::weapon("nuke") ? 1 : 0;
    }
    return nukes;
}

TEST(Persons, APlayerKeepsAwayFromItsOwnBlastAndABeginnerDoesnt) {
    EXPECT_EQ(nukes_at_arms_length("player"), 0);
    EXPECT_GT(nukes_at_arms_length("beginner"), 5);
}

TEST(Lob, FindsAnAimWithinItsElevations) {
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        Match match(range_of(seed), test::the_arsenal());
        const BattleView view(match, match.player(), match.battle().state().air.wind);
        const Candidate lob = find_lob(view, view.nearest_enemy(), 520);
        EXPECT_LE(lob.miss, kCloseMiss) << seed;
        EXPECT_GE(elevation(lob.angle), kFlattestLob);
        EXPECT_LE(elevation(lob.angle), kSteepestLob);
        EXPECT_LE(lob.power, view.power_limit());
    }
}

}  // namespace
}  // namespace terramorph
