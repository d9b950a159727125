// Particles for events.
#include <algorithm>

#include "ui/landscape/plants/boulders.h"
#include "ui/particles/particles.h"

namespace terramorph {

namespace {

constexpr Color kParticlesEventsFire = {255, 236, 170};
constexpr Color kParticlesEventsHealed = {170, 240, 160};
constexpr Color kParticlesEventsShield = {176, 216, 255};
constexpr Color kPlace = {150, 226, 255};  // the target of a teleport
constexpr Color kParticlesEventsStorm = {206, 214, 236};

}  // namespace

/// Shows particles for each kind of event.
struct Particles::Shown {
    Particles& particles;
    const Battle& battle;
    const std::vector<Color>& colors;

    Color color_of(TankId tank) const { return tank < 0 ? kSpark : colors[tank]; }
    Color shield_of(TankId tank) const { return mixed(color_of(tank), kParticlesEventsShield, 0.6f); }
    const Tank& tank(TankId number) const { return battle.state().tank(number); }

    void muzzle(Vec2<float> at) const {
        particles.sparks(at, 10, kParticlesEventsFire);
        particles.smoke(at, 5, 4, kSmoke);
    }
    void operator()(const event::Fired& fired) const { muzzle(fired.at); }
    void operator()(const event::Launched& launched) const { muzzle(launched.at); }
    void operator()(const event::NativesFired& fired) const { muzzle(fired.at); }
    void operator()(const event::Split& split) const { particles.sparks(split.at, 24, kSpark); }
    void operator()(const event::Bounced& bounced) const { particles.sparks(bounced.at, 6, kSpark); }
    void operator()(const event::Fizzled& fizzled) const { particles.sparks(fizzled.at, 6, kSpark); }
    void operator()(const event::Splashed& splashed) const {
        particles.splash(splashed.at, battle.state().level.planet.palette.foam);
    }
    void earth_moved(Vec2<float> at, float radius) const {
        particles.dust(at, radius, std::clamp(static_cast<int>(radius / 2), 1, 30));
    }
    void operator()(const event::Dug& dug) const { earth_moved(dug.at, dug.radius); }
    void operator()(const event::Heaped& heaped) const {
        particles.dust_along(heaped.at, heaped.radius, std::clamp(static_cast<int>(heaped.radius / 2), 1, 30),
                             battle.state().ground);
    }
    void operator()(const event::BrokeOff& broke_off) const {
        particles.dust(broke_off.at, 12, std::clamp(broke_off.area / 60, 1, 14));
    }
    void operator()(const event::Cracked& cracked) const {
        const int wide = cracked.to - cracked.from;
        particles.dust_along(cracked.at, static_cast<float>(wide) / 2, std::clamp(wide / 6, 4, 60),
                             battle.state().ground);
    }
    void operator()(const event::Crashed& crashed) const { particles.dust(crashed.at, 20, 16); }
    void operator()(const event::CaughtFire& caught_fire) const {
        particles.fire(caught_fire.at, 16, 8);
        particles.smoke(caught_fire.at, 12, 4, kSmoke);
    }
    void operator()(const event::FiredampExploded& exploded) const {
        particles.fire(exploded.at, 30, 20);
        particles.smoke(exploded.at, 20, 8, kSmoke);
    }
    void operator()(const event::Kindled& kindled) const {
        particles.fire(kindled.at, 12, 5);
        particles.smoke(kindled.at, 9, 2, kSmoke);
    }
    void operator()(const event::Felled& felled) const {
        particles.splinters(felled.at, static_cast<float>(felled.size));
        particles.dust(felled.at, 8, 4);
    }
    void operator()(const event::SignFell& fell) const { particles.splinters(fell.at, 10); }
    void operator()(const event::CartWrecked& wrecked) const {
        particles.splinters(wrecked.at, Thing::kCartLong);
        particles.dust(wrecked.at, 10, 8);
    }
    void operator()(const event::Robbed& robbed) const {
        particles.splinters(robbed.at, Thing::kCartHigh);
        particles.rising_sparks(robbed.at, 10, kGold);
        if (robbed.dollars > 0) particles.coins(robbed.at, tank(robbed.tank).middle());
    }
    void operator()(const event::GunWrecked& gun) const {
        particles.splinters(gun.at, Thing::kGunLong);
        particles.dust(gun.at, 14, 16);
        particles.smoke(gun.at, 12, 6, kSmoke);
    }
    void operator()(const event::TradeAgreed& trade) const { particles.rising_sparks(trade.at, 14, kGold); }
    void operator()(const event::HutFell& hut) const {
        const auto wide = static_cast<float>(hut.size);
        particles.splinters(hut.at, wide);
        particles.dust(hut.at, wide / 2, 18);
    }
    void operator()(const event::StoneBroke& broke) const {
        const float radius = std::clamp(static_cast<float>(broke.area) / 24, 3.0f, 16.0f);
        particles.rubble(broke.at, radius, stone_color(battle.state().level.planet.palette));
        particles.dust(broke.at, radius, std::clamp(broke.area / 30, 3, 16));
    }
    void operator()(const event::TowerFell& tower) const {
        const Vec2<float> foot = tower.at - Vec2<float>{0, static_cast<float>(tower.size)};
        particles.dust(foot, 40, 34);
        particles.dust(foot + Vec2<float>{0, static_cast<float>(tower.size) / 2}, 24, 18);
    }
    void operator()(const event::CameLoose& loose) const { particles.dust(loose.at, 8, 5); }
    void operator()(const event::Shattered& stone) const {
        particles.rubble(stone.at, static_cast<float>(stone.size) / 2,
                         stone_color(battle.state().level.planet.palette));
        particles.dust(stone.at, static_cast<float>(stone.size) / 2, 10);
    }
    void operator()(const event::Quaked& quaked) const {
        particles.dust_along(quaked.at, quaked.radius,
                             std::clamp(static_cast<int>(quaked.radius / 6), 10, 120), battle.state().ground);
    }
    void operator()(const event::Slipped& slipped) const {
        const int wide = slipped.to - slipped.from;
        particles.dust_along(slipped.at, static_cast<float>(wide) / 2, std::clamp(wide / 8, 10, 120),
                             battle.state().ground);
    }
    void operator()(const event::SkyStruck& struck) const {
        particles.sparks(struck.at, 20, kParticlesEventsStorm);
    }
    void operator()(const event::ShieldRaised& raised) const {
        particles.ring(tank(raised.tank).middle(), kShieldRadius, shield_of(raised.tank));
    }
    void operator()(const event::Deflected& deflected) const {
        particles.sparks(deflected.at, 12, shield_of(deflected.tank));
    }
    void operator()(const event::ShieldFell& fell) const { particles.shards(fell.at, shield_of(fell.tank)); }

    void operator()(const event::Anchored& held) const {
        particles.sparks(held.at, 12, kSpark);
        particles.dust(held.at, 14, 8);
    }
    void operator()(const event::Fell& fell) const { particles.dust(fell.at, 14, 8); }
    void operator()(const event::Died& died) const { particles.wreck(died.at); }
    void operator()(const event::Healed& healed) const {
        particles.rising_sparks(healed.at, 16, kParticlesEventsHealed);
    }
    void operator()(const event::Teleported& teleported) const {
        particles.rising_sparks(teleported.at, 26, kPlace);
        particles.rising_sparks(teleported.from, 26, kPlace);
    }
    void operator()(const event::Stole& stole) const {
        if (stole.thief >= 0) particles.coins(stole.at, tank(stole.thief).middle());
    }
    void operator()(const event::FoundOre& found) const {
        particles.rising_sparks(found.at, 10, kGold);
        particles.coins(found.at, tank(found.tank).middle());
    }
    void operator()(const event::HeldGround& held) const {
        if (held.dollars > 0) particles.rising_sparks(held.at, 8, kGold);
    }
    void operator()(const event::Salvaged& salvaged) const {
        particles.rising_sparks(salvaged.at, 24, kGold);
    }
    void operator()(const event::Found& found) const { particles.rising_sparks(found.at, 14, kGold); }

    // Shown or told elsewhere, or not at all.
    void operator()(const event::ConvoyCame&) const {}
    void operator()(const event::CartLeft&) const {}
    void operator()(const event::NativesProvoked&) const {}
    void operator()(const event::NativesAimed&) const {}
    void operator()(const event::LeftLevel&) const {}
    void operator()(const event::StormRose&) const {}
    void operator()(const event::ShieldHit&) const {}
    void operator()(const event::Hurt&) const {}
    void operator()(const event::Weakened&) const {}
    void operator()(const event::ParachuteOpened&) const {}
    void operator()(const event::Exploded&) const {}
    void operator()(const event::Beamed&) const {}
    void operator()(const event::StartedRolling&) const {}
    void operator()(const event::Traced&) const {}
    void operator()(const event::LimitMet&) const {}
    void operator()(const event::UsedItem&) const {}
    void operator()(const event::TookWater&) const {}
    void operator()(const event::MapEnded&) const {}
    void operator()(const event::EarthFell&) const {}
    void operator()(const event::WallsChanged&) const {}
    void operator()(const event::WindChanged&) const {}
    void operator()(const event::WeatherChanged&) const {}
    void operator()(const event::NewLevel&) const {}
    void operator()(const event::ArmoryOpened&) const {}
    void operator()(const event::TurnBegan&) const {}
    void operator()(const event::RoundEnded&) const {}
    void operator()(const event::MatchEnded&) const {}
};

void Particles::note(const MatchEvent& event, const Battle& battle, const std::vector<Color>& colors) {
    std::visit(Shown{*this, battle, colors}, event);
}

}  // namespace terramorph
