#include "ui/narration/battle_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/screens/battle/hud/hud.h"

namespace terramorph {

namespace {

constexpr int kAsHigh = 3;  // columns: what's less isn't worth a word

const Tank& tank_in(const Match& match, TankId tank) { return match.battle().state().tank(tank); }

int rounded(float columns) { return static_cast<int>(std::lround(columns)); }

}  // namespace

std::string way_words(Vec2<float> from, Vec2<float> to) {
    const int right = rounded(to.x - from.x), up = rounded(to.y - from.y);
    const std::string aside =
        right < 0 ? tr("{n} m to the left", {{"n", -right}}) : tr("{n} m to the right", {{"n", right}});
    if (std::abs(up) < kAsHigh) return aside;
    return concat(aside, ", ", up > 0 ? tr("{n} m higher", {{"n", up}}) : tr("{n} m lower", {{"n", -up}}));
}

std::string enemy_words(const Match& match, PlayerId player, TankId enemy) {
    const Tank& other = tank_in(match, enemy);
    return concat(match.player(player_of(enemy)).name, ": ",
                  way_words(match.state().tank(player).body.at, other.body.at), ", ",
                  tr("health {n}", {{"n", other.health}}));
}

std::vector<TankId> enemies_of(const Match& match, PlayerId player) {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    std::vector<TankId> enemies;
    for (const TankId each : ids<TankId>(tanks))
        if (each != tank_of(player) && tanks[each].alive && !allies(tanks, tank_of(player), each))
            enemies.push_back(each);
    const float from = match.state().tank(player).body.at.x;
    std::ranges::stable_sort(enemies, {},
                             [&](TankId each) { return std::abs(tanks[each].body.at.x - from); });
    return enemies;
}

std::string spoken_wind(int wind) {
    if (wind == 0) return std::string(tr("no wind"));
    return wind > 0 ? tr("wind {n} to the right", {{"n", wind}}) : tr("wind {n} to the left", {{"n", -wind}});
}

std::string angle_words(const Tank& tank) { return concat(tr("Angle"), ": ", angle_text(tank.angle), "°"); }

std::string power_words(const Tank& tank) { return concat(tr("Power"), ": ", tank.power); }

std::string weapon_words(const Match& match, PlayerId player) {
    const WeaponId held = match.state().weapon(player);
    const Weapon& weapon = match.arsenal().weapons[held];
    const int stock = weapon_stock(match.battle().state(), tank_of(player), held);
    return concat(tr("Weapon"), ": ", tr(weapon.name), stock < 0 ? "" : concat(" ×", stock), ", ",
                  short_description(weapon));
}

std::string fall_words(const FallOfShot& fall, const Match& match) {
    constexpr std::array<std::string_view, 5> kFalls = {
        N_("{name}'s shot just misses {other}"), N_("{name}'s shot falls {n} m short of {other}"),
        N_("{name}'s shot falls {n} m beyond {other}"), N_("{name}'s shot falls {n} m below {other}"),
        N_("{name}'s shot falls {n} m above {other}")};
    return tr(kFalls[at(fall.miss)], {{"name", match.player(player_of(fall.tank)).name},
                                      {"n", fall.columns},
                                      {"other", match.player(player_of(fall.mark)).name}});
}

std::string hurt_words(std::string_view name, HurtCause cause, int lost, int left) {
    constexpr std::string_view kPlain = N_("{name} loses {n} health and has {left}");
    constexpr std::array<std::string_view, kHurtCauseNames.size()> kHurts = {
        kPlain,
        kPlain,
        N_("{name} takes a direct hit, loses {n} health and has {left}"),
        N_("{name} is crushed, loses {n} health and has {left}"),
        N_("{name} falls, loses {n} health and has {left}"),
        N_("{name} burns, loses {n} health and has {left}"),
        N_("{name} is shaken, loses {n} health and has {left}"),
        N_("{name} is under water, loses {n} health and has {left}"),
        kPlain,
        N_("{name} is drained, loses {n} health and has {left}"),
        N_("{name} is rammed, loses {n} health and has {left}"),
        N_("{name} is shot by the natives, loses {n} health and has {left}")};
    return tr(kHurts[at(cause)], {{"name", name}, {"n", lost}, {"left", left}});
}

}  // namespace terramorph
