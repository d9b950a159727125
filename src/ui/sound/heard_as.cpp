#include "ui/sound/heard_as.h"

#include "app/language/language.h"
#include "base/overloads.h"

namespace terramorph {

namespace {

constexpr float kHugeBlast = 90;  // columns

struct Names {
    using Name = std::string_view;

    Name operator()(const event::Fired&) const { return N_("gun fires"); }
    Name operator()(const event::Launched&) const { return N_("gun fires"); }
    Name operator()(const event::Split&) const { return N_("shell splits"); }
    Name operator()(const event::Exploded& blast) const {
        return blast.radius >= kHugeBlast ? N_("huge blast") : N_("blast");
    }
    Name operator()(const event::Beamed& beam) const {
        return beam.tank.exists() ? N_("beam hums") : N_("thunder");
    }
    Name operator()(const event::Bounced&) const { return N_("shell bounces"); }
    Name operator()(const event::StartedRolling&) const { return N_("ball rolls"); }
    Name operator()(const event::Fizzled&) const { return N_("shell fizzles out"); }
    Name operator()(const event::Splashed&) const { return N_("splash"); }
    Name operator()(const event::Deflected&) const { return N_("shield rings"); }
    Name operator()(const event::LeftLevel&) const { return N_("shell flies off"); }
    Name operator()(const event::Dug&) const { return N_("digging"); }
    Name operator()(const event::Heaped&) const { return N_("earth pours down"); }
    Name operator()(const event::EarthFell&) const { return N_("earth thuds"); }
    Name operator()(const event::BrokeOff&) const { return N_("earth breaks off"); }
    Name operator()(const event::Cracked&) const { return N_("earth cracks"); }
    Name operator()(const event::CaughtFire&) const { return N_("fire flares up"); }
    Name operator()(const event::FiredampExploded&) const { return N_("firedamp explodes"); }
    Name operator()(const event::Kindled&) const { return N_("fire flares up"); }
    Name operator()(const event::Felled&) const { return N_("tree falls"); }
    Name operator()(const event::SignFell&) const { return N_("sign falls over"); }
    Name operator()(const event::HutFell&) const { return N_("hut collapses"); }
    Name operator()(const event::ConvoyCame& convoy) const {
        return convoy.stranger ? N_("something hums") : N_("wheels rattle");
    }
    Name operator()(const event::CartWrecked&) const { return N_("cart breaks"); }
    Name operator()(const event::NativesProvoked&) const { return N_("bell rings"); }
    Name operator()(const event::NativesAimed&) const { return N_("gun swivels with a creak"); }
    Name operator()(const event::NativesFired&) const { return N_("gun fires"); }
    Name operator()(const event::GunWrecked&) const { return N_("gun collapses"); }
    Name operator()(const event::TradeAgreed&) const { return N_("coins clink"); }
    Name operator()(const event::Robbed&) const { return N_("coins clink"); }
    Name operator()(const event::StoneBroke&) const { return N_("stone breaks"); }
    Name operator()(const event::TowerFell&) const { return N_("tower comes down"); }
    Name operator()(const event::CameLoose&) const { return N_("boulder rolls"); }
    Name operator()(const event::Shattered&) const { return N_("boulder shatters"); }
    Name operator()(const event::Quaked&) const { return N_("ground rumbles"); }
    Name operator()(const event::Slipped&) const { return N_("land moves"); }
    Name operator()(const event::MapEnded&) const { return N_("earth cracks"); }
    Name operator()(const event::SkyStruck&) const { return N_("thunder"); }
    Name operator()(const event::StormRose& storm) const {
        return storm.drifts ? N_("land groans") : N_("storm rises");
    }
    Name operator()(const event::WindChanged&) const { return N_("gust"); }
    Name operator()(const event::WeatherChanged& changed) const {
        return changed.weather == Weather::rain ? N_("rain begins") : Name();
    }
    Name operator()(const event::Hurt&) const { return N_("tank is hit"); }
    Name operator()(const event::Died&) const { return N_("tank blows up"); }
    Name operator()(const event::Fell&) const { return N_("tank thuds down"); }
    Name operator()(const event::Crashed&) const { return N_("crash"); }
    Name operator()(const event::ParachuteOpened&) const { return N_("parachute opens"); }
    Name operator()(const event::Anchored&) const { return N_("chain clanks"); }
    Name operator()(const event::Teleported&) const { return N_("teleporter whirs"); }
    Name operator()(const event::ShieldRaised&) const { return N_("shield hums"); }
    Name operator()(const event::ShieldHit&) const { return N_("shield crackles"); }
    Name operator()(const event::ShieldFell&) const { return N_("shield breaks"); }
    Name operator()(const event::FoundOre&) const { return N_("ore clinks"); }
    Name operator()(const event::HeldGround& held) const {
        return held.dollars > 0 ? N_("coins clink") : Name();
    }
    Name operator()(const event::Salvaged&) const { return N_("chest creaks"); }
    Name operator()(const event::TookWater&) const { return N_("water gurgles"); }
};

}  // namespace

std::string_view heard_as(const MatchEvent& event) {
    return std::visit(Overloads{Names(), [](const auto&) { return std::string_view(); }}, event);
}

}  // namespace terramorph
