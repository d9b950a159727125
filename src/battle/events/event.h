#pragma once

#include <string>
#include <variant>
#include <vector>

#include "battle/events/level_events.h"
#include "battle/events/shot_events.h"
#include "battle/events/tank_events.h"

namespace terramorph {

/// The events of a battle. Pictures, sounds, stories and scores are made from events alone. Places and radii
/// are in columns.
struct BattleEvent
    : std::variant<event::Fired, event::Launched, event::Split, event::Exploded, event::Beamed,
                   event::Bounced, event::StartedRolling, event::Splashed, event::Deflected, event::LeftLevel,
                   event::Fizzled, event::Traced, event::LimitMet, event::Hurt, event::Healed, event::Died,
                   event::Fell, event::ParachuteOpened, event::Anchored, event::Teleported, event::UsedItem,
                   event::ShieldRaised, event::ShieldHit, event::ShieldFell, event::Weakened, event::Stole,
                   event::Found, event::FoundOre, event::Robbed, event::HeldGround, event::Salvaged,
                   event::TookWater, event::Dug, event::Heaped, event::BrokeOff, event::EarthFell,
                   event::Cracked, event::Crashed, event::CaughtFire, event::Kindled, event::Felled,
                   event::SignFell, event::HutFell, event::ConvoyCame, event::CartLeft, event::CartWrecked,
                   event::NativesProvoked, event::NativesAimed, event::NativesFired, event::GunWrecked,
                   event::TradeAgreed, event::StoneBroke, event::TowerFell, event::CameLoose,
                   event::Shattered, event::Quaked, event::Slipped, event::MapEnded, event::FiredampExploded,
                   event::SkyStruck, event::StormRose, event::WallsChanged, event::WindChanged,
                   event::WeatherChanged> {
    using variant::variant;
};
using BattleEvents = std::vector<BattleEvent>;

/// "hurt tank 1 other 0 amount 20 at 310.50 207.00": fields by word, without empty ones (no tank, 0, false).
std::string event_text(const BattleEvent& event);

}  // namespace terramorph
