// clang-format off: layers are rows of a table.
#include "ui/sound/weapon_voice.h"

#include <algorithm>

#include "base/index.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

/// True if a weapon, or what it sends on, does something of this purpose.
bool does(const Effects& effects, Purpose purpose) {
    for (const std::vector<Effect>& list : effects.by_trigger)
        for (const Effect& effect : list)
            if (effect.kind->purpose == purpose || does(effect.leads_to, purpose)) return true;
    return false;
}

constexpr Layer kThump = {.source = kTone, .level = 0.9f, .seconds = 0.28f, .pitch = 190, .glide = 0.4f,
                          .drop = 5, .overtones = 0.35f};
constexpr Layer kMuzzleCrack = {.source = kNoise, .level = 0.8f, .seconds = 0.09f, .pitch = 2100,
                                .glide = 0.6f, .drop = 9, .width = 1.4f};
constexpr Layer kAir = {.source = kNoise, .level = 0.5f, .seconds = 0.5f, .pitch = 480, .glide = 0.5f,
                        .attack = 0.01f, .drop = 6, .width = 1.2f};

/// A barrel, and what is special about it.
constexpr Sound barrel(Layer first, Layer second = {}, Layer third = {}) {
    return {.layers = {kThump, kMuzzleCrack, kAir, first, second, third}, .volume = 0.42f, .room = 0.35f};
}

constexpr Layer crack_after(float seconds, float pitch) {
    return {.source = kNoise, .level = 0.8f, .seconds = 0.08f, .pitch = pitch, .glide = 0.6f,
            .begins = seconds, .drop = 9, .width = 1.2f};
}

constexpr std::array<Sound, kWeaponVoices> kMuzzles = {{
    barrel({.source = kNoise, .level = 0.3f, .seconds = 0.7f, .pitch = 260, .glide = 0.7f, .attack = 0.03f,
            .drop = 3}),
    // gun: dry and metallic
    {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.07f, .pitch = 3200, .glide = 0.5f, .drop = 10,
                  .width = 1.2f},
                 {.source = kTone, .level = 0.5f, .seconds = 0.12f, .pitch = 330, .glide = 0.5f, .drop = 8,
                  .overtones = 0.7f},
                 {.source = kTone, .level = 0.25f, .seconds = 0.1f, .pitch = 2300, .begins = 0.05f,
                  .drop = 6, .overtones = 0.4f}}},
     .volume = 0.36f,
     .room = 0.25f},
    // fan: a ragged salvo
    barrel(crack_after(0.035f, 1700), crack_after(0.075f, 2300), crack_after(0.11f, 1500)),
    // splitter: something inside begins to spin
    barrel({.source = kTone, .level = 0.35f, .seconds = 0.6f, .pitch = 380, .glide = 2.4f, .attack = 0.1f,
            .drop = 2, .overtones = 0.5f, .flutter = 0.7f, .flutter_rate = 28}),
    // strike: a call, and an answer
    {.layers = {{kThump,
                 kAir,
                 {.source = kTone, .level = 0.5f, .seconds = 0.09f, .pitch = 1150, .begins = 0.2f,
                  .drop = 0, .overtones = 0.3f},
                 {.source = kTone, .level = 0.5f, .seconds = 0.12f, .pitch = 1530, .begins = 0.32f,
                  .drop = 0, .overtones = 0.3f},
                 {.source = kNoise, .level = 0.4f, .seconds = 0.35f, .pitch = 1900, .begins = 0.16f,
                  .attack = 0.01f, .drop = 0, .width = 0.4f}}},
     .volume = 0.36f,
     .room = 0.2f},
    // roller: a hollow mortar
    {.layers = {{{.source = kTone, .level = 1, .seconds = 0.35f, .pitch = 310, .glide = 0.62f, .drop = 5,
                  .overtones = 0.2f},
                 {.source = kNoise, .level = 0.6f, .seconds = 0.25f, .pitch = 620, .glide = 0.7f,
                  .drop = 6, .width = 0.35f},
                 {.source = kClicks, .level = 0.35f, .seconds = 0.5f, .pitch = 900, .begins = 0.12f,
                  .drop = 2, .width = 0.3f, .clicks = 30}}},
     .volume = 0.4f,
     .room = 0.3f},
    // digger: a motor that bites
    barrel({.source = kTone, .level = 0.8f, .seconds = 0.7f, .pitch = 95, .glide = 1.9f, .attack = 0.06f,
            .drop = 2, .overtones = 0.95f, .flutter = 0.8f, .flutter_rate = 34}),
    // dirt: a soft lump
    {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.45f, .pitch = 300, .glide = 0.55f,
                  .attack = 0.012f, .drop = 4, .width = 1},
                 {.source = kTone, .level = 0.5f, .seconds = 0.2f, .pitch = 150, .glide = 0.6f, .drop = 4,
                  .overtones = 0.4f},
                 {.source = kClicks, .level = 0.4f, .seconds = 0.6f, .pitch = 1300, .begins = 0.05f,
                  .drop = 4, .clicks = 140}}},
     .volume = 0.38f,
     .room = 0.25f},
    // fire: a hiss that catches
    {.layers = {{kThump,
                 {.source = kNoise, .level = 1, .seconds = 0.9f, .pitch = 420, .glide = 2.6f,
                  .attack = 0.12f, .drop = 2, .width = 1.3f, .flutter = 0.5f, .flutter_rate = 17},
                 {.source = kClicks, .level = 0.4f, .seconds = 0.8f, .pitch = 2600, .begins = 0.1f,
                  .drop = 2, .clicks = 60}}},
     .volume = 0.4f,
     .room = 0.25f},
    // beam: a coil that unloads
    {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.3f, .pitch = 420, .glide = 4.5f,
                  .attack = 0.08f, .drop = 1, .overtones = 0.6f},
                 {.source = kNoise, .level = 0.35f, .seconds = 0.2f, .pitch = 5200, .drop = 6,
                  .width = 0.6f},
                 {.source = kTone, .level = 0.5f, .seconds = 0.35f, .pitch = 120, .drop = 2,
                  .overtones = 1, .flutter = 0.6f, .flutter_rate = 100}}},
     .volume = 0.36f,
     .room = 0.2f},
    // plasma: something round that swells
    {.layers = {{{.source = kTone, .level = 0.9f, .seconds = 0.7f, .pitch = 160, .glide = 3,
                  .attack = 0.2f, .drop = 1, .overtones = 0.45f, .flutter_rate = 23, .sway = 0.12f},
                 {.source = kTone, .level = 0.5f, .seconds = 0.7f, .pitch = 243, .glide = 3,
                  .attack = 0.2f, .drop = 1, .flutter_rate = 19, .sway = 0.1f},
                 {.source = kNoise, .level = 0.4f, .seconds = 0.6f, .pitch = 900, .glide = 2.5f,
                  .attack = 0.15f, .drop = 1, .width = 0.3f}}},
     .volume = 0.42f,
     .room = 0.4f},
    // quake: a blow on a great door
    {.layers = {{{.source = kTone, .level = 1, .seconds = 0.7f, .pitch = 150, .glide = 0.65f, .drop = 4,
                  .overtones = 0.8f},
                 {.source = kNoise, .level = 0.7f, .seconds = 0.6f, .pitch = 320, .glide = 0.8f, .drop = 4,
                  .width = 0.7f},
                 {.source = kClicks, .level = 0.3f, .seconds = 0.8f, .pitch = 500, .begins = 0.08f,
                  .drop = 2, .clicks = 50}}},
     .volume = 0.44f,
     .room = 0.5f},
    // guided: a rocket motor lights
    {.layers = {{kThump,
                 kMuzzleCrack,
                 {.source = kNoise, .level = 0.9f, .seconds = 1.2f, .pitch = 900, .glide = 1.8f,
                  .attack = 0.05f, .drop = 2, .width = 0.8f},
                 {.source = kNoise, .level = 0.4f, .seconds = 1.1f, .pitch = 3800, .glide = 1.3f,
                  .attack = 0.1f, .drop = 2, .width = 0.5f},
                 {.source = kTone, .level = 0.18f, .seconds = 0.5f, .pitch = 1900, .begins = 0.1f,
                  .drop = 0, .flutter = 1, .flutter_rate = 12}}},
     .volume = 0.42f,
     .room = 0.35f},
    // thief: a nervous little machine
    {.layers = {{kThump,
                 {.source = kTone, .level = 0.6f, .seconds = 0.5f, .pitch = 700, .glide = 1.7f, .drop = 1,
                  .overtones = 0.4f, .flutter_rate = 26, .sway = 0.25f},
                 {.source = kNoise, .level = 0.3f, .seconds = 0.4f, .pitch = 3000, .glide = 0.5f,
                  .drop = 3, .width = 0.3f}}},
     .volume = 0.36f,
     .room = 0.25f},
    // tracer: a cork
    {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.1f, .pitch = 420, .glide = 1.8f, .drop = 6},
                 {.source = kNoise, .level = 0.5f, .seconds = 0.35f, .pitch = 4200, .glide = 0.7f,
                  .drop = 5, .width = 0.7f}}},
     .volume = 0.26f,
     .room = 0.15f},
}};

constexpr Sound kNextShot = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.07f, .pitch = 2700,
                                          .glide = 0.5f, .drop = 9, .width = 1.3f},
                                         {.source = kTone, .level = 0.6f, .seconds = 0.14f, .pitch = 290,
                                          .glide = 0.45f, .drop = 7, .overtones = 0.5f}}},
                             .volume = 0.36f,
                             .room = 0.25f};

}  // namespace

WeaponVoice voice_of(const Weapon& weapon) {
    constexpr std::array<std::pair<Purpose, WeaponVoice>, 12> kByPurpose = {{
        {Purpose::traces, WeaponVoice::tracer},
        {Purpose::beam, WeaponVoice::beam},
        {Purpose::shakes, WeaponVoice::quake},
        {Purpose::slips, WeaponVoice::quake},
        {Purpose::burns, WeaponVoice::fire},
        {Purpose::heaps, WeaponVoice::dirt},
        {Purpose::digs, WeaponVoice::digger},
        {Purpose::strips, WeaponVoice::thief},
        {Purpose::rolls, WeaponVoice::roller},
        {Purpose::rains, WeaponVoice::strike},
        {Purpose::fan, WeaponVoice::fan},
        {Purpose::divides, WeaponVoice::splitter},
    }};
    for (const auto& [purpose, voice] : kByPurpose)
        if (does(weapon.effects, purpose))
            return voice == WeaponVoice::splitter && !weapon.shell ? WeaponVoice::gun : voice;
    if (does(weapon.effects, Purpose::guidance)) return WeaponVoice::guided;
    return weapon.shell ? WeaponVoice::shell : WeaponVoice::plasma;
}

Sound transposed(Sound sound, float times) {
    for (Layer& layer : sound.layers) layer.pitch *= times;
    return sound;
}

float weight_of(const Weapon& weapon) {
    constexpr float kHeaviest = 5;  // arms level
    return std::clamp(static_cast<float>(weapon.arms_level) / kHeaviest, 0.0f, 1.0f);
}

Sound muzzle_sound(WeaponVoice voice, float weight) {
    Sound sound = transposed(kMuzzles[at(voice)], 1.15f - 0.35f * weight);
    sound.volume *= 0.9f + 0.3f * weight;
    return sound;
}

Sound next_shot_sound() { return kNextShot; }

}  // namespace terramorph
