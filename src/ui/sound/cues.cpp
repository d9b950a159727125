#include "ui/sound/cues.h"

#include <algorithm>
#include <cmath>

#include "ui/sound/event_sounds.h"
#include "ui/sound/heard_as.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr float kWidestPan = 0.8f;
constexpr int kFlatTo = 50;  // % of its radius: flatter blasts cut

float share(int amount, int full) {
    return std::clamp(static_cast<float>(amount) / static_cast<float>(full), 0.05f, 1.0f);
}

/// It tells people something about the match, and is no part of the battle.
Sound told(Sound sound) {
    sound.bus = Bus::interface;
    return sound;
}

/// The sound of each kind of event; none if it's silent.
struct Sounds {
    using Cue = std::optional<Sound>;

    const Circumstances& circumstances;

    WeaponVoice voice() const {
        return circumstances.weapon ? voice_of(*circumstances.weapon) : WeaponVoice::shell;
    }
    Surface surface() const { return circumstances.surface; }

    // Shots.
    Cue operator()(const event::Fired&) const {
        return muzzle_sound(voice(), circumstances.weapon ? weight_of(*circumstances.weapon) : 0);
    }
    Cue operator()(const event::Launched&) const { return next_shot_sound(); }
    Cue operator()(const event::Split& split) const { return split_sound(split.heads); }
    Cue operator()(const event::Exploded& exploded) const {
        if (exploded.spares) return plasma_sound(exploded.radius);
        if (!exploded.hurts) return force_sound(exploded.radius);
        if (exploded.height < kFlatTo) return blade_sound(exploded.radius);
        return blast_sound(exploded.radius, voice(), surface());
    }
    Cue operator()(const event::Beamed& beamed) const {
        if (beamed.target.exists()) return intercept_sound();
        if (beamed.tank.exists()) return laser_sound(beamed.radius);
        return thunder_sound(std::clamp(beamed.radius / 7, 0.0f, 1.0f));
    }
    Cue operator()(const event::Bounced&) const { return knock_sound(surface(), 0.25f); }
    Cue operator()(const event::StartedRolling&) const { return rolling_off_sound(surface()); }
    Cue operator()(const event::LeftLevel&) const { return left_level_sound(); }
    Cue operator()(const event::Fizzled&) const { return fizzle_sound(); }
    Cue operator()(const event::Traced&) const { return knock_sound(surface(), 0.1f); }
    Cue operator()(const event::Splashed&) const { return splash_sound(); }
    Cue operator()(const event::Deflected&) const { return deflected_sound(); }
    Cue operator()(const event::LimitMet&) const { return std::nullopt; }

    // The level.
    Cue operator()(const event::Dug& dug) const { return digging_sound(dug.radius, surface()); }
    Cue operator()(const event::Heaped& heaped) const { return heaping_sound(heaped.radius); }
    Cue operator()(const event::EarthFell&) const { return earth_fell_sound(); }
    Cue operator()(const event::BrokeOff& broke) const { return broke_off_sound(share(broke.area, 6000)); }
    Cue operator()(const event::Cracked&) const { return crack_sound(); }
    Cue operator()(const event::CaughtFire&) const { return catches_fire_sound(); }
    Cue operator()(const event::FiredampExploded&) const { return firedamp_sound(); }
    Cue operator()(const event::Kindled&) const { return catches_fire_sound(); }
    Cue operator()(const event::Felled& felled) const { return tree_falls_sound(share(felled.size, 60)); }
    Cue operator()(const event::SignFell&) const { return knock_sound(Surface::rock, 0.3f); }
    Cue operator()(const event::HutFell& hut) const { return hut_falls_sound(share(hut.size, 36)); }
    Cue operator()(const event::ConvoyCame& convoy) const {
        return convoy.stranger ? stranger_sound() : wheels_sound(share(convoy.carts, 3));
    }
    Cue operator()(const event::CartLeft& left) const {
        return left.stranger ? stranger_sound() : wheels_sound(0);
    }
    Cue operator()(const event::CartWrecked&) const { return hut_falls_sound(0.3f); }
    Cue operator()(const event::NativesProvoked&) const { return alarm_sound(); }
    Cue operator()(const event::NativesAimed&) const { return wheels_sound(0); }
    Cue operator()(const event::NativesFired&) const { return muzzle_sound(WeaponVoice::shell, 0); }
    Cue operator()(const event::GunWrecked&) const { return hut_falls_sound(0.7f); }
    Cue operator()(const event::TradeAgreed&) const { return found_sound(); }
    Cue operator()(const event::StoneBroke& broke) const { return shatters_sound(share(broke.area, 400)); }
    Cue operator()(const event::TowerFell& tower) const {
        return quake_sound(static_cast<float>(tower.size));
    }
    Cue operator()(const event::CameLoose& loose) const { return comes_loose_sound(share(loose.size, 28)); }
    Cue operator()(const event::Shattered& stone) const { return shatters_sound(share(stone.size, 28)); }
    Cue operator()(const event::Quaked& quaked) const { return quake_sound(quaked.radius); }
    Cue operator()(const event::Slipped& slipped) const {
        return quake_sound(static_cast<float>(slipped.to - slipped.from) / 2);
    }
    Cue operator()(const event::MapEnded&) const { return crack_sound(); }
    Cue operator()(const event::SkyStruck&) const { return thunder_sound(0.3f); }
    Cue operator()(const event::StormRose& storm) const { return storm_rises_sound(storm.step); }
    Cue operator()(const event::WallsChanged& changed) const { return walls_sound(changed.walls); }
    Cue operator()(const event::WindChanged& changed) const {
        if (changed.wind == 0) return std::nullopt;
        return gust_sound(share(std::abs(changed.wind), 40));
    }
    Cue operator()(const event::WeatherChanged& changed) const {
        if (changed.weather == Weather::fair) return std::nullopt;
        return changed.weather == Weather::rain ? rain_begins_sound() : sunshine_sound();
    }

    // Tanks.
    Cue operator()(const event::Hurt& hurt) const { return hurt_sound(share(hurt.health, 120)); }
    Cue operator()(const event::Healed&) const { return healed_sound(); }
    Cue operator()(const event::Died&) const { return death_sound(); }
    Cue operator()(const event::Fell& fell) const { return fall_sound(share(fell.speed, 300), surface()); }
    Cue operator()(const event::Crashed& crashed) const { return crash_sound(share(crashed.speed, 150)); }
    Cue operator()(const event::ParachuteOpened&) const { return canopy_sound(); }
    Cue operator()(const event::Anchored&) const { return chain_sound(); }
    Cue operator()(const event::Teleported&) const { return teleport_sound(); }
    Cue operator()(const event::UsedItem& used) const {
        const Effect* effect = circumstances.weapon ? main_effect(circumstances.weapon->effects) : nullptr;
        return item_sound(effect ? effect->kind->purpose : Purpose::other,
                          used.item.exists() ? used.item.value() : 0);
    }
    Cue operator()(const event::ShieldRaised& raised) const {
        return shield_raised_sound(share(raised.strength, 200));
    }
    Cue operator()(const event::ShieldHit& hit) const { return shield_hit_sound(share(hit.absorbed, 100)); }
    Cue operator()(const event::ShieldFell&) const { return shield_fell_sound(); }
    Cue operator()(const event::Weakened&) const { return weaker_sound(); }
    Cue operator()(const event::Stole&) const { return theft_sound(); }
    Cue operator()(const event::FoundOre&) const { return ore_sound(); }
    Cue operator()(const event::Robbed&) const { return found_sound(); }
    Cue operator()(const event::HeldGround& held) const {
        return held.dollars > 0 ? std::optional(found_sound()) : std::nullopt;
    }
    Cue operator()(const event::Salvaged&) const { return salvage_sound(); }
    Cue operator()(const event::Found&) const { return found_sound(); }
    Cue operator()(const event::TookWater&) const { return gurgle_sound(); }

    // The match.
    Cue operator()(const event::NewLevel&) const { return told(level_sound()); }
    Cue operator()(const event::ArmoryOpened&) const { return std::nullopt; }
    Cue operator()(const event::TurnBegan&) const { return told(turn_sound()); }
    Cue operator()(const event::RoundEnded&) const { return told(round_over_sound()); }
    Cue operator()(const event::MatchEnded&) const { return told(match_over_sound()); }
};

/// The column that an event is heard from; none: from everywhere.
struct Origins {
    std::optional<float> operator()(const event::Beamed& beamed) const { return beamed.from.x; }
    std::optional<float> operator()(const event::EarthFell&) const { return std::nullopt; }
    template <class Kind>
    std::optional<float> operator()(const Kind& each) const {
        if constexpr (requires { each.at.x; })
            return each.at.x;
        else
            return std::nullopt;
    }
};

}  // namespace

Ears ears(const View& view) { return {view.left, view.column_at(static_cast<float>(view.width))}; }

Sound placed(Sound sound, float column, const Ears& ears) {
    if (!(ears.right > ears.left)) return sound;
    const float aside = (column - ears.left) / (ears.right - ears.left) * 2 - 1;
    const float beyond = std::min(8.0f, std::max(0.0f, std::abs(aside) - 1));  // of what is seen
    sound.pan = std::clamp(aside, -1.0f, 1.0f) * kWidestPan;
    sound.far = std::clamp(0.08f * std::min(1.0f, std::abs(aside)) + 0.16f * beyond, 0.0f, 0.9f);
    sound.volume *= (1 - 0.12f * std::min(1.0f, std::abs(aside))) / (1 + 0.4f * beyond);
    sound.room = std::min(1.0f, sound.room * (1 + 0.3f * beyond));
    return sound;
}

std::optional<Sound> cue(const MatchEvent& event, const Ears& ears, const Circumstances& circumstances) {
    std::optional<Sound> sound = std::visit(Sounds{circumstances}, event);
    const std::optional<float> column = std::visit(Origins{}, event);
    if (sound && column) sound = placed(*sound, *column, ears);
    if (sound) sound->name = heard_as(event);
    return sound;
}

Sound clock_tick() {
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.06f, .pitch = 1250, .glide = 0.9f},
                        {.source = kNoise, .level = 0.5f, .seconds = 0.02f, .pitch = 4000, .width = 0.5f}}},
            .volume = 0.22f,
            .room = 0.1f,
            .bus = Bus::interface};
}

Sound murmur(std::size_t letters, int voice) {
    constexpr std::size_t kLettersASyllable = 7;
    constexpr int kVoices = 5;
    constexpr float kLowest = 150, kStep = 34;  // Hz
    const float pitch = kLowest + kStep * static_cast<float>(voice * 3 % kVoices);
    Sound sound{.volume = 0.17f, .room = 0.1f, .bus = Bus::voices};
    const std::size_t count = std::clamp(letters / kLettersASyllable, std::size_t{2}, Sound::kLayers);
    for (std::size_t k = 0; k < count; ++k) {
        const auto place = static_cast<float>(k);
        sound.layers[k] = {.source = kTone,
                           .level = 0.7f,
                           .seconds = 0.13f,
                           .pitch = pitch * (k % 2 == 0 ? 1.12f : 0.94f),
                           .glide = k + 1 == count ? 0.7f : 1.1f,
                           .begins = 0.15f * place,
                           .attack = 0.02f,
                           .drop = 2,
                           .overtones = 0.6f,
                           .flutter = 0.4f,
                           .flutter_rate = 26};
    }
    return sound;
}

Sound click() {
    return {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.05f, .pitch = 900, .glide = 0.8f},
                        {.source = kNoise, .level = 0.5f, .seconds = 0.02f, .pitch = 2600, .width = 0.6f}}},
            .volume = 0.16f,
            .bus = Bus::interface};
}

}  // namespace terramorph
