#include "ui/narration/battle_narrator.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "base/overloads.h"
#include "base/text.h"
#include "ui/captions/death_words.h"
#include "ui/landscape/weather.h"
#include "ui/narration/battle_words.h"
#include "ui/narration/narrator.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// What is said of each kind of event; nothing of what is only to be seen.
struct BattleNarrator::Told {
    BattleNarrator& own;
    const Match& match;

    const std::string& name(TankId tank) const { return match.player(player_of(tank)).name; }
    void say(std::string_view words) const { own.narrator_.say(words); }
    /// "Mira: shield down"
    void say_of(TankId tank, std::string_view words) const { say(concat(name(tank), ": ", words)); }

    void operator()(const event::NewLevel&) const {
        own.losses_.clear();
        own.fresh_land_ = true;
    }
    void tell_land() const {
        const LevelSettings& level = match.level();
        const double gravity = std::round(level.planet.value(PlanetValue::gravity) * 10) / 10;
        say(tr("{planet}, gravity {gravity} m/s²",
               {{"planet", tr(level.planet.label)}, {"gravity", tr_decimal(to_text(gravity))}}));
        if (const int round = match.state().scarred_in(); round > 0)
            say(tr("The craters of round {round} are still there", {{"round", round}}));
    }
    void operator()(const event::TurnBegan& turn) const {
        own.tell_losses(match);
        own.introduced_ = false;
        if (std::exchange(own.fresh_land_, false)) tell_land();
        say(tr("{name}'s turn", {{"name", match.player(turn.player).name}}));
    }
    void operator()(const event::RoundEnded&) const {
        own.tell_losses(match);
        say(round_words(match));
    }
    void operator()(const event::Fired& fired) const {
        const std::string_view weapon = tr(match.arsenal().weapons[fired.weapon].name);
        say(tr("{name} fires {weapon}", {{"name", name(fired.tank)}, {"weapon", weapon}}));
    }
    void operator()(const event::Hurt& hurt) const { own.lose({hurt.tank, hurt.cause, false, hurt.health}); }
    void operator()(const event::ShieldHit& hit) const {
        own.lose({hit.tank, HurtCause::other, true, hit.absorbed});
    }
    void operator()(const event::Died& died) const {
        own.tell_losses(match);
        say(death_words(died, match));
    }
    void operator()(const event::ShieldFell& fell) const { say_of(fell.tank, tr("Shield down")); }
    void operator()(const event::Deflected& turned) const { say_of(turned.tank, tr("Thrown back")); }
    void operator()(const event::ParachuteOpened& opened) const { say_of(opened.tank, tr("Parachute")); }
    void operator()(const event::Anchored& held) const { say_of(held.tank, tr("The anchor holds")); }
    void operator()(const event::Weakened& weakened) const {
        say_of(weakened.tank, tr("Max power {percent}%", {{"percent", weakened.percent}}));
    }
    void operator()(const event::Healed& healed) const {
        say(tr("{name} regains {n} health", {{"name", name(healed.tank)}, {"n", healed.health}}));
    }
    void operator()(const event::Stole& stole) const {
        say(tr("{name} takes ${n} from {other}",
               {{"name", name(stole.thief)}, {"n", Grouped{stole.dollars}}, {"other", name(stole.victim)}}));
    }
    void operator()(const event::Found& found) const {
        const auto& goods = found.is_item() ? match.arsenal().items : match.arsenal().weapons;
        say_of(found.tank, concat(found.count, " ", tr(goods[found.number()].name)));
    }
    void operator()(const event::FiredampExploded&) const { say(tr("firedamp explodes")); }
    void operator()(const event::TowerFell& tower) const {
        say(tower.keep ? tr("The keep falls!") : tr("The tower falls!"));
    }
    void operator()(const event::FoundOre& found) const {
        if (found.dollars == 0) return say_of(found.tank, tr("Ore"));
        say(tr("{name} finds ore worth ${n}", {{"name", name(found.tank)}, {"n", Grouped{found.dollars}}}));
    }
    void operator()(const event::Robbed& robbed) const {
        if (robbed.dollars == 0) return say(tr("{name} robs a cart", {{"name", name(robbed.tank)}}));
        say(tr("{name} robs a cart of ${n}", {{"name", name(robbed.tank)}, {"n", Grouped{robbed.dollars}}}));
    }
    void operator()(const event::ConvoyCame& convoy) const {
        say(convoy.stranger ? tr("A stranger stops on the road") : tr("A convoy stops on the road"));
    }
    void operator()(const event::CartWrecked& wrecked) const {
        if (!wrecked.tank.exists()) return say(tr("a cart is wrecked"));
        say(tr("{name} wrecks a cart", {{"name", name(wrecked.tank)}}));
    }
    void operator()(const event::NativesProvoked& provoked) const {
        say(tr("{name} hits the natives: they'll shoot back", {{"name", name(provoked.tank)}}));
    }
    void operator()(const event::NativesFired& fired) const {
        say(tr("The natives fire at {name}", {{"name", name(fired.target)}}));
    }
    void operator()(const event::GunWrecked& gun) const {
        if (!gun.tank.exists()) return say(tr("the natives' gun is destroyed"));
        say(tr("{name} destroys the natives' gun", {{"name", name(gun.tank)}}));
    }
    void operator()(const event::TradeAgreed& trade) const {
        say(tr("The natives will sell to {name} for less", {{"name", name(trade.tank)}}));
    }
    void operator()(const event::HeldGround& held) const {
        if (held.dollars > 0)
            say(tr("{name} gets ${n} for high ground",
                   {{"name", name(held.tank)}, {"n", Grouped{held.dollars}}}));
    }
    void operator()(const event::Salvaged& salvaged) const { say_of(salvaged.tank, tr("Sunken prize")); }
    void operator()(const event::UsedItem& used) const {
        if (used.item.exists())
            say(tr("{name} uses {item}",
                   {{"name", name(used.tank)}, {"item", tr(match.arsenal().items[used.item].name)}}));
    }
    void operator()(const event::StormRose& storm) const {
        say(storm.drifts ? tr("DRIFT {step}: the land shifts unless somebody's hit", {{"step", storm.step}})
                         : tr("STORM {step}", {{"step", storm.step}}));
    }
    void operator()(const event::WeatherChanged& changed) const {
        say(tr(weather_words(changed.weather, match.battle().state())));
    }
};

void BattleNarrator::note(const MatchEvent& event, const Match& match) {
    if (narrator_.on()) std::visit(Overloads{Told{*this, match}, [](const auto&) {}}, event);
}

void BattleNarrator::tell(const FallOfShot& fall, const Match& match) {
    narrator_.say(fall_words(fall, match));
    tell_losses(match);
}

void BattleNarrator::quote(const std::string& words) {
    if (words == quoted_) return;
    quoted_ = words;
    narrator_.say(words);
}

void BattleNarrator::lose(Loss loss) {
    for (Loss& each : losses_)
        if (each.tank == loss.tank && each.shield == loss.shield && each.cause == loss.cause)
            return void(each.amount += loss.amount);
    losses_.push_back(loss);
}

/// Each with the health that it left.
void BattleNarrator::tell_losses(const Match& match) {
    std::vector<int> later(match.battle().state().tanks.size());
    for (const Loss& each : losses_)
        if (!each.shield) later[static_cast<std::size_t>(each.tank.value())] += each.amount;
    for (const Loss& each : losses_) {
        const std::string& name = match.player(player_of(each.tank)).name;
        if (each.shield) {
            narrator_.say(concat(name, ": ", tr("Shield -{amount}", {{"amount", each.amount}})));
            continue;
        }
        int& rest = later[static_cast<std::size_t>(each.tank.value())];
        rest -= each.amount;
        const int left = match.battle().state().tank(each.tank).health + rest;
        narrator_.say(hurt_words(name, each.cause, each.amount, left));
    }
    losses_.clear();
}

BattleNarrator::Aims BattleNarrator::aims_of(const Match& match) {
    const PlayerId player = match.player();
    const Tank& tank = match.state().tank(player);
    const std::vector<TankId> enemies = enemies_of(match, player);
    Aims aims = {angle_words(tank),
                 power_words(tank),
                 weapon_words(match, player),
                 spoken_wind(match.battle().state().air.wind),
                 tank.fuel > 0 ? tr("fuel for {columns} m", {{"columns", static_cast<int>(tank.fuel)}}) : "",
                 enemies.empty() ? "" : enemy_words(match, player, enemies.front())};
    return aims;
}

/// What anybody would look at first.
void BattleNarrator::begin_aiming(const Match& match) {
    const PlayerId player = match.player();
    const Aims aims = aims_of(match);
    const auto& [angle, power, weapon, wind, fuel, nearest] = aims;
    narrator_.say(sentences(
        {concat(tr("Health"), ": ", match.state().tank(player).health), wind, angle, power, weapon, fuel}));
    for (const TankId enemy : enemies_of(match, player)) narrator_.say(enemy_words(match, player, enemy));
    for (std::size_t k = 0; k < kAims; ++k) aims_[k].know(aims[k]);
    introduced_ = true;
}

bool BattleNarrator::advance(double seconds, const Match& match, bool aiming) {
    if (!narrator_.on() || !aiming) return false;
    if (!introduced_) begin_aiming(match);
    const Aims aims = aims_of(match);
    bool waits = false;
    for (std::size_t k = 0; k < kAims; ++k) {
        if (aims_[k].settles(aims[k], seconds)) narrator_.say(aims[k]);
        waits |= aims_[k].waits();
    }
    return waits;
}

}  // namespace terramorph
