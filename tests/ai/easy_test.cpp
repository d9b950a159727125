// What a newcomer meets: computers of the difficulty Easy.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/aiming/evaluation.h"
#include "ai/items/shopping.h"
#include "ai/weapon_role.h"
#include "support/computers.h"

namespace terramorph {
namespace {

const PlayerKind kGunners[] = {computer("shooter"), computer("tosser"),  computer("poolshark"),
                               computer("chooser"), computer("spoiler"), computer("cyborg")};

constexpr int kDuels = 4;
constexpr int kShotsOfADuel = 10;

/// The roles of the weapons that an Easy computer fires in a duel, though it has more earth than anything
/// else.
std::vector<WeaponRole> roles_fired(const PlayerKind& kind, std::uint32_t seed) {
    MatchSettings settings = test::duel_of(kind, seed);
    settings.players[0].difficulty = Difficulty::easy;
    settings.set(Rule::direct_hit, 0);
    const auto match = test::begin_duel(settings, 300, 1300);
    for (const std::string_view id : {"dirt_clod", "dirt_ball", "ton_of_dirt", "liquid_dirt", "missile"})
        at(test::battle_of(*match).world().tank(0).kit.weapons, test::weapon(id)) = 10;
    ComputerPlayers computers;
    for (int shot = 0; shot < kShotsOfADuel; ++shot) {
        test::fire_once(*match, computers);
        for (const TankId tank : {TankId(0), TankId(1)})
            test::battle_of(*match).world().tank(tank).health = match->battle().state().rules.health;
    }
    std::vector<WeaponRole> roles;
    for (const PastShot& shot : match->tally().shots())
        roles.push_back(role_of(at(match->arsenal().weapons, shot.weapon)));
    return roles;
}

TEST(Easy, FiresToHurtAndHeapsEarthOnAWhimOnlyAndNeverTwiceInARow) {
    std::ptrdiff_t heaps = 0, shots = 0;
    for (const PlayerKind& kind : kGunners)
        for (std::uint32_t seed = 1; seed <= kDuels; ++seed) {
            SCOPED_TRACE(testing::Message() << kind.id() << ", seed " << seed);
            const std::vector<WeaponRole> roles = roles_fired(kind, seed);
            shots += std::ssize(roles);
            heaps += std::ranges::count(roles, WeaponRole::earth);
            const auto twice = std::ranges::adjacent_find(roles, [](WeaponRole one, WeaponRole next) {
                return one == WeaponRole::earth && next == WeaponRole::earth;
            });
            EXPECT_EQ(twice, roles.end());
        }
    ASSERT_EQ(shots, std::ssize(kGunners) * kDuels * kShotsOfADuel);
    EXPECT_GT(heaps, 0) << "it has its whims";
    EXPECT_LT(heaps * 10, shots);
}

constexpr float kModest = 650;  // dollars a shot

/// The price of a shot with the dearest weapon that's bought with much money, when everything is sold.
float dearest_bought(const PlayerKind& kind, Difficulty difficulty, int round = 1) {
    MatchSettings settings = test::match_of({kind, kind}, 1, 1);
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::start_cash, 100000);
    settings.set(Rule::first_arms, 6);
    settings.set(Rule::rounds, 5);
    for (Player& player : settings.players) player.difficulty = difficulty;
    const Match match(settings, test::the_arsenal());
    test::state_of(match).round = round;
    float dearest = 0;
    for (std::uint32_t seed = 1; seed <= 5; ++seed)
        for (const Command& command :
             shopping_list(match, match.player(), temperament(kind), Random(seed, 1)))
            if (const Buy* buy = std::get_if<Buy>(&command); buy && !is_item(match.arsenal(), buy->good))
                dearest = std::max(dearest, price_of_shot(good(match.arsenal(), buy->good)));
    return dearest;
}

TEST(Easy, BuysMissilesAndTheLikeButNoHeavyLaser) {
    const auto arsenal = test::the_arsenal();
    const auto price_of = [&](std::string_view id) {
        return price_of_shot(at(arsenal->weapons, test::weapon(id)));
    };
    for (const PlayerKind& kind : player_kinds()) {
        if (kind.is_person()) continue;
        SCOPED_TRACE(kind.id());
        EXPECT_LT(dearest_bought(kind, Difficulty::easy), price_of("heavy_laser"));
        EXPECT_GT(dearest_bought(kind, Difficulty::normal), price_of("heavy_laser"));
    }
    for (const PlayerKind& kind : kGunners) {
        SCOPED_TRACE(kind.id());
        EXPECT_GE(dearest_bought(kind, Difficulty::easy), price_of("missile")) << "it fights all the same";
    }
}

TEST(Easy, BuysNothingDearerInTheSecondRoundThanInTheFirst) {
    for (const PlayerKind& kind : kGunners) {
        SCOPED_TRACE(kind.id());
        const auto price_in = [&](int round) { return dearest_bought(kind, Difficulty::easy, round); };
        EXPECT_LE(price_in(2), kModest);
        EXPECT_LE(price_in(1), kModest);
        EXPECT_GT(price_in(4), kModest) << "it warms up";
    }
}

TEST(Easy, APersonIsAdvisedToBuyWhatSuits) {
    MatchSettings settings = test::match_of({kPerson, kPerson}, 1, 1);
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::start_cash, 100000);
    for (Player& player : settings.players) player.difficulty = Difficulty::normal;
    const Match normal(settings, test::the_arsenal());
    for (Player& player : settings.players) player.difficulty = Difficulty::easy;
    const Match easy(settings, test::the_arsenal());
    const auto list = [](const Match& match) {
        std::vector<std::string> goods;
        for (const Command& command :
             shopping_list(match, match.player(), temperament(computer("chooser")), Random(1, 1)))
            goods.push_back(command_text(command));
        return goods;
    };
    EXPECT_EQ(list(easy), list(normal)) << "a difficulty is a computer's";
}

}  // namespace
}  // namespace terramorph
