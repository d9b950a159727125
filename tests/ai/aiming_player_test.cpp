#include "ai/aiming_player.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/aiming/evaluation.h"
#include "ai/aiming/shot_forecast.h"
#include "ai/aiming/way_out.h"
#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::block;
using test::the_arsenal;

const PlayerKind kGunners[] = {computer("shooter"), computer("tosser"),  computer("poolshark"),
                               computer("chooser"), computer("spoiler"), computer("cyborg")};

MatchSettings bare_duel(const PlayerKind& kind) {
    MatchSettings settings = test::match_of({kind, kind}, 1);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    return settings;
}

int weapon_of(const std::vector<Command>& asked) {
    for (const Command& command : asked)
        if (const auto* choose = std::get_if<Choose>(&command)) return choose->weapon;
    return -1;
}

void own(Match& match, std::string_view id, int count = 1) {
    const auto weapon = static_cast<std::size_t>(test::weapon(id));
    test::battle_of(match).world().tank(tank_of(match.player())).kit.weapons[weapon] = count;
}

TEST(AimingPlayer, WhoIsBuriedDigsItselfOut) {
    for (const PlayerKind& kind : kGunners) {
        SCOPED_TRACE(kind.id());
        Match match(bare_duel(kind), the_arsenal());
        const PlayerId player = match.player();
        const Vec2<float> at = match.battle().state().tanks[player].middle();
        const int x = static_cast<int>(at.x);
        test::battle_of(match).world().heap(block(std::max(0, x - 60), x + 60, 200, 300));
        own(match, "riot_charge");
        own(match, "nuke");
        ASSERT_TRUE(is_buried(BattleView(match, player, 0)));
        const auto asked = test::until_shot(match, *computer_player(kind, 5));
        EXPECT_EQ(weapon_of(asked), test::weapon("riot_charge"));
        test::give(match, asked.back());
        EXPECT_FALSE(is_buried(BattleView(match, player, 0)));
    }
}

TEST(AimingPlayer, WhoIsBuriedAndCannotDigBlastsAndOutlivesIt) {
    for (const PlayerKind& kind : kGunners) {
        SCOPED_TRACE(kind.id());
        Match match(bare_duel(kind), the_arsenal());
        const PlayerId player = match.player();
        const int x = static_cast<int>(match.battle().state().tanks[player].middle().x);
        test::battle_of(match).world().heap(block(std::max(0, x - 60), x + 60, 200, 300));
        const auto asked = test::until_shot(match, *computer_player(kind, 5));
        ASSERT_TRUE(std::holds_alternative<Fire>(asked.back()));
        test::give(match, asked.back());
        EXPECT_TRUE(match.battle().state().tanks[player].alive);
    }
}

/// Earth about a tank, as a Dirt Clod leaves it that comes down on it.
void bury(Match& match, TankId tank) {
    const Vec2<Sixteenths> at = sixteenths_of(fixed_of(match.battle().state().tank(tank).middle()));
    test::battle_of(match).world().heap(disc(at.x, at.y + 10 * kColumn, 50 * kColumn));
}

/// A person who throws nothing but Dirt Clods at a computer, exactly: how often it passes, and fires.
std::pair<int, int> passes_and_shots_under_dirt(const PlayerKind& kind, std::uint32_t seed) {
    MatchSettings settings = test::match_of({kind, kPerson}, seed);
    settings.set(Rule::stock, 0);
    Match match(settings, the_arsenal());
    ComputerPlayers computers;
    while (match.phase() == Phase::aiming && match.turn() < 30) {
        if (match.player() == 0) {
            computers.think(match);
            test::play_out(match);
            continue;
        }
        bury(match, 0);
        test::give(match, Pass{1});
    }
    std::pair<int, int> done;
    for (const auto& line : match.recording().lines) {
        const auto* pass = std::get_if<Pass>(&line.command);
        const auto* fire = std::get_if<Fire>(&line.command);
        if (pass && pass->player == 0) ++done.first;
        if (fire && fire->player == 0) ++done.second;
    }
    return done;
}

TEST(AimingPlayer, DirtDoesNotSilenceIt) {
    for (const PlayerKind& kind : kGunners) {
        SCOPED_TRACE(kind.id());
        const auto [passes, shots] = passes_and_shots_under_dirt(kind, 3);
        EXPECT_EQ(passes, 0);
        EXPECT_GT(shots, 1);
    }
}

TEST(AimingPlayer, CostlyWeaponsAreKeptForWhenTheyPay) {
    Match match(bare_duel(computer("spoiler")), the_arsenal());
    own(match, "nuke");
    own(match, "death_spread");
    test::battle_of(match).world().tank(tank_of(test::the_other(match.player()))).health = 20;
    const auto sure = test::until_shot(match, *computer_player(computer("spoiler"), 5));
    EXPECT_EQ(weapon_of(sure), test::weapon("baby_missile")) << "a hit is a hit";
}

TEST(AimingPlayer, AgainstAShieldItTakesWhatGetsThrough) {
    Match match(bare_duel(computer("spoiler")), the_arsenal());
    Tank& other = test::battle_of(match).world().tank(tank_of(test::the_other(match.player())));
    other.shield = {Shield::Kind::absorbs, 60, 60};
    test::battle_of(match).world().place_tank(tank_of(test::the_other(match.player())), other.body.at);
    own(match, "armour_piercing");
    const auto asked = test::until_shot(match, *computer_player(computer("spoiler"), 5));
    EXPECT_EQ(weapon_of(asked), test::weapon("armour_piercing"));
}

TEST(AimingPlayer, AnUnsteadyHandTakesAWiderWeapon) {
    Match match(bare_duel(computer("spoiler")), the_arsenal());
    const PlayerId player = match.player();
    own(match, "baby_nuke");
    test::battle_of(match).world().tank(tank_of(test::the_other(player))).health = 30;
    const BattleView view(match, player, 0);
    Search search(Way::any, view.enemies());
    for (int predictions = 100000; !search.advance(view, predictions);) continue;
    const auto weapon_with = [&](AimError hand) {
        WeaponSelection selection(view, {search.found().front()}, even_weights(view), hand, 400);
        for (int predictions = 100000; !selection.advance(view, predictions);) continue;
        return selection.shots().back().weapon;
    };
    EXPECT_EQ(weapon_with({0, 0}), test::weapon("baby_missile"));
    EXPECT_EQ(weapon_with({30, 80}), test::weapon("baby_nuke"));
}

TEST(AimingPlayer, WeighingWeaponsIsTheSameHoweverItIsSpreadOverTicks) {
    MatchSettings settings =
        test::match_of({computer("spoiler"), computer("spoiler"), computer("spoiler")}, 5);
    Match match(settings, the_arsenal());
    const BattleView view(match, match.player(), 0);
    Search search(Way::any, view.enemies());
    for (int predictions = 100000; !search.advance(view, predictions);) continue;
    const auto shots_with = [&](int at_once) {
        WeaponSelection selection(view, search.found(), even_weights(view), {5, 10}, 250);
        for (int predictions = at_once; !selection.advance(view, predictions); predictions = at_once)
            continue;
        return selection.shots();
    };
    const auto expected = shots_with(1000000);
    for (const int at_once : {1, 300}) {
        const auto spread = shots_with(at_once);
        ASSERT_EQ(spread.size(), expected.size());
        EXPECT_EQ(spread.back().weapon, expected.back().weapon);
        EXPECT_EQ(spread.back().aim.angle, expected.back().aim.angle);
        EXPECT_EQ(spread.back().value, expected.back().value);
    }
}

/// What the shot that a computer has chosen would cost a tank in this wind.
float loss_of(const Match& match, const Thought& thought, TankId tank, int wind) {
    const Thought::Candidate& aim = thought.weighed.back();
    const BattleView view(match, thought.player, wind);
    const Weapon& weapon = match.arsenal().weapons[aim.weapon];
    const auto harms = forecast_shot(view, weapon, aim.angle, aim.power).damage;
    for (const Hull& hull : match.battle().state().hulls)
        if (hull.tank == tank) return expected_loss(view, harms, hull);
    return 0;
}

TEST(AimingPlayer, AlliesAreSpared) {
    for (const PlayerKind& kind : {computer("chooser"), computer("spoiler"), computer("cyborg")}) {
        SCOPED_TRACE(kind.id());
        for (std::uint32_t seed = 1; seed <= 6; ++seed) {
            MatchSettings settings = test::match_of({kind, kPerson, kPerson}, seed);
            settings.level = test::flat_level(1024, 200);
            settings.players[0].team = settings.players[1].team = 1;
            settings.players[0].difficulty = Difficulty::expert;
            settings.set(Rule::wind, 0);
            Match match(settings, the_arsenal());
            Battle& battle = test::battle_of(match);
            battle.world().place_tank(0, {200, 200});
            battle.world().place_tank(1, {700, 200});
            battle.world().place_tank(2, {920, 200});
            while (match.player() != 0) test::give(match, Pass{match.player()});
            const Thought thought = test::thought_of(match, kind);
            EXPECT_EQ(thought.victim, 2);
            EXPECT_EQ(loss_of(match, thought, 1, 0), 0);
            float hurt = 0;
            for (int believed = -8; believed <= 8; ++believed)
                hurt += loss_of(match, thought, 2, believed);
            EXPECT_GT(hurt, 0) << "seed " << seed;
        }
    }
}

TEST(AimingPlayer, ItsThoughtShowsAFewCandidatesAndTheChosenOneLast) {
    for (const PlayerKind& kind : kGunners) {
        MatchSettings settings = test::match_of({kind, kind, kind}, 6);
        Match match(settings, the_arsenal());
        const PlayerId player = match.player();
        const auto thinking = computer_player(kind, 5);
        const auto asked = test::until_shot(match, *thinking);
        const Thought& thought = thinking->thought();
        EXPECT_EQ(thought.player, player);
        EXPECT_EQ(thought.turn, match.turn());
        EXPECT_FALSE(thought.words.empty());
        if (!std::holds_alternative<Fire>(asked.back())) continue;
        EXPECT_GE(thought.weighed.size(), 2u);
        EXPECT_LE(thought.weighed.size(), 40u);
        EXPECT_EQ(thought.weighed.back().weapon, weapon_of(asked));
        EXPECT_NE(thought.victim, player);
    }
}

/// Any rules, any earth, some turns into a match.
std::unique_ptr<Match> any_situation(std::uint32_t seed, const PlayerKind& kind) {
    Random random(seed, 77);
    MatchSettings settings = test::match_of(std::vector<PlayerKind>(2 + seed % 4, kind), seed);
    const auto all = generators();
    settings.level = test::hilly_level(all[seed % all.size()]->name, 640, seed);
    settings.set(Rule::walls, random.below(8));
    settings.set(Rule::ceiling, random.below(2));
    settings.set(Rule::viscosity, random.below(3) == 0 ? random.below(21) : 0);
    settings.set(Rule::wind_growth, random.below(3) == 0 ? random.below(21) : 0);
    settings.set(Rule::turn_mode, random.below(4) == 0 ? 1 : 0);
    settings.set(Rule::stock, random.below(2));
    settings.set(Rule::health, random.below(2) == 0 ? 100 : 10 + random.below(991));
    auto match = std::make_unique<Match>(settings, the_arsenal());
    for (int turn = random.below(8); turn > 0 && match->phase() == Phase::aiming; --turn)
        test::play_any_turn(*match, random);
    return match;
}

/// 200 of them, in lots that can be tested side by side.
class AnySituation : public testing::TestWithParam<std::uint32_t> {};
constexpr std::uint32_t kLots = 8;
constexpr std::uint32_t kSituations = 200;

TEST_P(AnySituation, RefusesNothingAndNoTurnIsEndless) {
    for (std::uint32_t seed = 1 + GetParam(); seed <= kSituations; seed += kLots) {
        const PlayerKind kind = player_kinds()[1 + seed / kLots % (player_kinds().size() - 1)];
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", " << kind.id());
        const auto match = any_situation(seed, kind);
        if (match->phase() != Phase::aiming) continue;
        const int turn = match->turn();
        const auto asked = test::until_shot(*match, *computer_player(kind, seed));
        ASSERT_FALSE(asked.empty());
        const bool outlived = match->turn() == turn && match->phase() == Phase::aiming;
        EXPECT_EQ(test::ends_turn(asked.back()), outlived);
        EXPECT_TRUE(!outlived || !match->validate(asked.back()));
    }
}
INSTANTIATE_TEST_SUITE_P(Lots, AnySituation, testing::Range(0u, kLots));

TEST(AimingPlayer, ThinkingChangesNothing) {
    for (std::uint32_t seed = 1; seed <= 16; ++seed) {
        const PlayerKind kind = player_kinds()[1 + seed % (player_kinds().size() - 1)];
        const auto match = any_situation(seed, kind);
        if (match->phase() != Phase::aiming) continue;
        const auto thinking = computer_player(kind, seed);
        const std::uint64_t before = match->hash();
        const auto lines = match->recording().lines.size();
        for (int tick = 0; tick < test::kMaxThoughtTicks; ++tick) thinking->think(*match, match->player());
        EXPECT_EQ(match->hash(), before);
        EXPECT_EQ(match->recording().lines.size(), lines);
    }
}

}  // namespace
}  // namespace terramorph
