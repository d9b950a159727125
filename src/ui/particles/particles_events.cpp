// What is seen of each event.
#include <algorithm>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/particles/particles.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kParticlesEventsFire = {255, 236, 170};
constexpr Color kHurt = {255, 196, 186};
constexpr Color kParticlesEventsHealed = {170, 240, 160};
constexpr Color kParticlesEventsShield = {176, 216, 255};
constexpr Color kPlace = {150, 226, 255};  // where somebody is beamed to
constexpr Color kParticlesEventsStorm = {206, 214, 236};

/// A blast about its own tank, which is spared.
bool is_plasma(const Event& event, const Battle& battle) {
    if (event.tank < 0) return false;
    const Tank& tank = battle.tanks()[static_cast<std::size_t>(event.tank)];
    const Vec2<float> off = tank.middle() - event.at;
    return tank.alive && tank.health > 0 && off.x * off.x + off.y * off.y < 1;
}

const std::string& gift_name(const Event& event, const Arsenal& arsenal) {
    const auto& goods = event.far ? arsenal.items : arsenal.weapons;
    return goods[static_cast<std::size_t>(event.weapon)].name;
}

}  // namespace

void Particles::note(const Event& event, const Battle& battle, const std::vector<Color>& colors) {
    const Color color = event.tank < 0 ? Particles::kSpark : colors[static_cast<std::size_t>(event.tank)];
    switch (event.kind) {
        case Event::Kind::fired:
        case Event::Kind::launched:
            return sparks(event.at, 10, kParticlesEventsFire), smoke(event.at, 5, 4, Particles::kSmoke);
        case Event::Kind::blast:
            if (is_plasma(event, battle)) return plasma(event.at, event.radius);
            return blast(event.at, event.radius);
        case Event::Kind::split:
            return sparks(event.at, 24, Particles::kSpark);
        case Event::Kind::bounced:
        case Event::Kind::fizzled:
            return sparks(event.at, 6, Particles::kSpark);
        case Event::Kind::dug:
        case Event::Kind::heaped:
            return dust(event.at, event.radius, std::clamp(static_cast<int>(event.radius / 2), 1, 30));
        case Event::Kind::burning:
            return fire(event.at, 16, 8), smoke(event.at, 12, 4, Particles::kSmoke);
        case Event::Kind::splashed:
            return splash(event.at, battle.level().planet.palette.foam);
        default:
            if (note_shield(event, battle, color)) return;
            note_tank(event, battle, color);
            note_level(event, battle);
    }
}

/// Returns whether it was about a shield.
bool Particles::note_shield(const Event& event, const Battle& battle, Color color) {
    const Color pale = mixed(color, kParticlesEventsShield, 0.6f);
    switch (event.kind) {
        case Event::Kind::raised:
            return ring(battle.tanks()[static_cast<std::size_t>(event.tank)].middle(), kShieldRadius, pale),
                   true;
        case Event::Kind::shielded:
            return count(event, N_("shield -{amount}"), pale), true;
        case Event::Kind::deflected:
            return sparks(event.at, 12, pale), true;
        case Event::Kind::shield_fell:
            return shards(event.at, pale), say(event.at, tr("shield down"), pale, 2), true;
        default:
            return false;
    }
}

void Particles::note_tank(const Event& event, const Battle& battle, Color color) {
    switch (event.kind) {
        case Event::Kind::fell:
            return dust(event.at, 14, 8);
        case Event::Kind::died:
            return wreck(event.at);
        case Event::Kind::hurt:
            return count(event, "-{amount}", mixed(kHurt, color, 0.3f));
        case Event::Kind::healed:
            return rising_sparks(event.at, 16, kParticlesEventsHealed),
                   say(event.at, concat("+", event.amount), kParticlesEventsHealed, 2);
        case Event::Kind::weakened:
            return say(event.at, tr("force {percent}%", {{"percent", event.amount}}), kHurt, 2.5f);
        case Event::Kind::teleported:
            return rising_sparks(event.at, 26, kPlace), rising_sparks(event.to, 26, kPlace);
        case Event::Kind::stole:
            if (event.other >= 0)
                coins(event.at, battle.tanks()[static_cast<std::size_t>(event.other)].middle());
            return say(event.at, concat("-$", event.amount), kGold, 2.5f);
        case Event::Kind::found:
            rising_sparks(event.at, 14, kGold);
            return say(event.at, concat(event.amount, " ", tr(gift_name(event, battle.arsenal()))), kGold,
                       2.5f);
        case Event::Kind::parachuted:
            return say(event.at, tr("parachute"), theme::kBright, 2);
        default:
            return;
    }
}

void Particles::note_level(const Event& event, const Battle& battle) {
    const Ground& ground = battle.ground();
    const Vec2<float> above = {static_cast<float>(ground.width()) / 2, static_cast<float>(ground.height())};
    switch (event.kind) {
        case Event::Kind::left: {
            const float x = std::clamp(event.at.x, 0.0f, static_cast<float>(ground.width()));
            return say({x, event.at.y},
                       event.far ? tr("LONG {columns}", {{"columns", event.amount}})
                                 : tr("SHORT {columns}", {{"columns", event.amount}}),
                       theme::kAccent, 2.5f);
        }
        case Event::Kind::quaked:
            return dust_along(event.at, event.radius, std::clamp(static_cast<int>(event.radius / 6), 10, 120),
                              ground);
        case Event::Kind::broke_off:
            return dust(event.at, 12, std::clamp(event.amount / 60, 1, 14));
        case Event::Kind::crashed:
            return dust(event.at, 20, 16), say(event.at, tr("crash"), theme::kAccent, 1.6f);
        case Event::Kind::struck:
            return sparks(event.at, 20, kParticlesEventsStorm),
                   say(event.at, tr("struck"), kParticlesEventsStorm, 1.6f);
        case Event::Kind::storm_rose:
            return say(above, tr("STORM {step}", {{"step", event.amount}}), kParticlesEventsStorm, 3);
        default:
            return;
    }
}

}  // namespace terramorph
