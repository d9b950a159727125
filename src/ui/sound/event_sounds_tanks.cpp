// clang-format off: layers are rows of a table.
#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "ui/sound/event_sounds.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr Sound kShieldDown = {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 990,
                                            .glide = 0.2f, .drop = 1, .overtones = 0.4f, .flutter = 0.6f,
                                            .flutter_rate = 22},
                                           {.source = kClicks, .level = 0.8f, .seconds = 0.8f,
                                            .pitch = 5200, .drop = 2, .width = 0.15f, .clicks = 120},
                                           {.source = kNoise, .level = 0.5f, .seconds = 0.5f,
                                            .pitch = 2400, .glide = 0.3f, .drop = 3, .width = 0.5f}}},
                               .volume = 0.42f,
                               .room = 0.4f};
constexpr Sound kDeath = {.layers = {{{.source = kNoise, .level = 0.8f, .seconds = 0.12f, .pitch = 2800,
                                       .glide = 0.5f, .drop = 7, .width = 1.4f},
                                      {.source = kNoise, .level = 0.9f, .seconds = 1.1f, .pitch = 380,
                                       .glide = 0.5f, .drop = 4, .width = 1.1f},
                                      {.source = kTone, .level = 0.7f, .seconds = 1.3f, .pitch = 330,
                                       .glide = 0.25f, .attack = 0.01f, .drop = 2, .overtones = 0.9f,
                                       .flutter = 0.5f, .flutter_rate = 19},
                                      {.source = kTone, .level = 0.35f, .seconds = 1.1f, .pitch = 1130,
                                       .glide = 0.7f, .begins = 0.06f, .drop = 3, .overtones = 0.7f,
                                       .flutter_rate = 37, .sway = 0.08f},
                                      {.source = kClicks, .level = 0.5f, .seconds = 1.6f, .pitch = 1750,
                                       .begins = 0.25f, .attack = 0.15f, .drop = 2, .width = 0.08f,
                                       .clicks = 22}}},
                          .volume = 0.7f,
                          .room = 0.6f};
constexpr Sound kCanopy = {
    .layers =
        {{{.source = kNoise, .level = 1, .seconds = 0.5f, .pitch = 700, .glide = 0.7f, .attack = 0.06f,
           .drop = 3, .width = 0.8f, .flutter = 0.7f, .flutter_rate = 21},
          {.source = kNoise, .level = 0.5f, .seconds = 0.12f, .pitch = 300, .begins = 0.08f, .drop = 5}}},
    .volume = 0.3f,
    .room = 0.15f};
constexpr Sound kChain = {.layers = {{{.source = kClicks, .level = 0.8f, .seconds = 0.6f, .pitch = 2100,
                                       .attack = 0.02f, .drop = 1, .width = 0.12f, .clicks = 34},
                                      {.source = kTone, .level = 0.7f, .seconds = 0.5f, .pitch = 310,
                                       .begins = 0.5f, .drop = 4, .overtones = 0.85f, .flutter_rate = 43,
                                       .sway = 0.05f},
                                      {.source = kNoise, .level = 0.6f, .seconds = 0.25f, .pitch = 260,
                                       .begins = 0.5f, .drop = 5, .width = 0.8f}}},
                          .volume = 0.34f,
                          .room = 0.2f};
constexpr Sound kTeleport = {.layers = {{{.source = kTone, .level = 0.6f, .seconds = 0.9f, .pitch = 300,
                                          .glide = 4.5f, .attack = 0.1f, .drop = 1, .overtones = 0.4f,
                                          .flutter = 0.6f, .flutter_rate = 24},
                                         {.source = kTone, .level = 0.4f, .seconds = 0.9f, .pitch = 452,
                                          .glide = 4.5f, .attack = 0.1f, .drop = 1},
                                         {.source = kNoise, .level = 0.4f, .seconds = 0.8f, .pitch = 1200,
                                          .glide = 4, .attack = 0.2f, .drop = 1, .width = 0.2f}}},
                             .volume = 0.36f,
                             .room = 0.5f};
constexpr Sound kTheft = {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.16f, .pitch = 1760,
                                       .begins = 0.0f, .drop = 4, .overtones = 0.35f},
                                      {.source = kTone, .level = 0.7f, .seconds = 0.16f, .pitch = 1480,
                                       .begins = 0.07f, .drop = 4, .overtones = 0.35f},
                                      {.source = kTone, .level = 0.7f, .seconds = 0.16f, .pitch = 1980,
                                       .begins = 0.14f, .drop = 4, .overtones = 0.35f},
                                      {.source = kTone, .level = 0.7f, .seconds = 0.16f, .pitch = 2350,
                                       .begins = 0.21f, .drop = 4, .overtones = 0.35f}}},
                          .volume = 0.3f,
                          .room = 0.2f};
constexpr Sound kHealed = {
    .layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.45f, .pitch = 523, .attack = 0.03f,
                 .drop = 2},
                {.source = kTone, .level = 0.6f, .seconds = 0.45f, .pitch = 659, .begins = 0.1f,
                 .attack = 0.03f, .drop = 2},
                {.source = kTone, .level = 0.5f, .seconds = 0.6f, .pitch = 784, .begins = 0.2f,
                 .attack = 0.03f, .drop = 2}}},
    .volume = 0.26f,
    .room = 0.3f};
constexpr Sound kFound = {
    .layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.2f, .pitch = 660, .drop = 3,
                 .overtones = 0.3f},
                {.source = kTone, .level = 0.7f, .seconds = 0.5f, .pitch = 990, .begins = 0.12f, .drop = 3,
                 .overtones = 0.3f},
                {.source = kClicks, .level = 0.3f, .seconds = 0.4f, .pitch = 5400, .begins = 0.1f,
                 .drop = 2, .width = 0.1f, .clicks = 60}}},
    .volume = 0.28f,
    .room = 0.25f};
constexpr Sound kOre = {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.25f, .pitch = 1180, .drop = 4,
                                     .overtones = 0.5f},
                                    {.source = kTone, .level = 0.6f, .seconds = 0.6f, .pitch = 1770,
                                     .begins = 0.07f, .drop = 3, .overtones = 0.5f},
                                    {.source = kClicks, .level = 0.6f, .seconds = 0.5f, .pitch = 3100,
                                     .begins = 0.02f, .drop = 2, .width = 0.15f, .clicks = 40}}},
                        .volume = 0.26f,
                        .room = 0.4f};
constexpr Sound kSalvage = {.layers = {{{.source = kTone, .level = 0.6f, .seconds = 0.9f, .pitch = 96, .glide = 1.5f,
                                         .attack = 0.2f, .drop = 1, .overtones = 0.9f, .flutter = 0.7f,
                                         .flutter_rate = 17},
                                        {.source = kTone, .level = 0.6f, .seconds = 0.9f, .pitch = 880,
                                         .begins = 0.5f, .drop = 3, .overtones = 0.3f},
                                        {.source = kClicks, .level = 0.4f, .seconds = 0.7f, .pitch = 5000,
                                         .begins = 0.5f, .drop = 2, .width = 0.1f, .clicks = 60}}},
                            .volume = 0.3f,
                            .room = 0.4f};
constexpr Sound kWeaker = {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.8f, .pitch = 420,
                                        .glide = 0.35f, .attack = 0.02f, .drop = 1, .overtones = 0.5f,
                                        .flutter = 0.5f, .flutter_rate = 15},
                                       {.source = kTone, .level = 0.5f, .seconds = 0.8f, .pitch = 399,
                                        .glide = 0.33f, .attack = 0.02f, .drop = 1, .overtones = 0.3f}}},
                           .volume = 0.32f,
                           .room = 0.25f};
constexpr Sound kTurn = {
    .layers =
        {{{.source = kTone, .level = 0.8f, .seconds = 0.3f, .pitch = 523, .drop = 4, .overtones = 0.15f},
          {.source = kTone, .level = 0.7f, .seconds = 0.5f, .pitch = 784, .begins = 0.12f, .drop = 4,
           .overtones = 0.15f}}},
    .volume = 0.2f,
    .room = 0.2f};
constexpr Sound kRoundOver = {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.6f, .pitch = 392,
                                           .begins = 0.0f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.6f, .pitch = 494,
                                           .begins = 0.16f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.6f, .pitch = 587,
                                           .begins = 0.32f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.6f, .pitch = 784,
                                           .begins = 0.48f, .attack = 0.02f, .drop = 2, .overtones = 0.45f}}},
                              .volume = 0.32f,
                              .room = 0.4f};
constexpr Sound kMatchOver = {.layers = {{{.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 392,
                                           .begins = 0.0f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 523,
                                           .begins = 0.15f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 659,
                                           .begins = 0.3f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 784,
                                           .begins = 0.45f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 988,
                                           .begins = 0.6f, .attack = 0.02f, .drop = 2, .overtones = 0.45f},
                                          {.source = kTone, .level = 0.7f, .seconds = 0.9f, .pitch = 1047,
                                           .begins = 0.75f, .attack = 0.02f, .drop = 2, .overtones = 0.45f}}},
                              .volume = 0.36f,
                              .room = 0.5f};
constexpr Sound kLevel = {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.9f, .pitch = 300,
                                       .glide = 2, .attack = 0.3f, .drop = 1, .width = 0.4f},
                                      {.source = kTone, .level = 0.4f, .seconds = 0.7f, .pitch = 196,
                                       .begins = 0.2f, .attack = 0.2f, .drop = 1, .overtones = 0.5f}}},
                          .volume = 0.2f,
                          .room = 0.4f};

/// What an item is for, in a few tones.
struct ItemTune {
    Purpose purpose;
    Layer layer;
};
constexpr std::array<ItemTune, 8> kItemTunes = {{
    {Purpose::guidance,
     {.source = kTone, .level = 1, .seconds = 0.35f, .pitch = 880, .attack = 0.01f, .drop = 0,
      .flutter = 1, .flutter_rate = 16}},
    {Purpose::contact_fuze,
     {.source = kClicks, .level = 1, .seconds = 0.3f, .pitch = 2400, .drop = 1, .width = 0.1f,
      .clicks = 50}},
    {Purpose::escape,
     {.source = kTone, .level = 1, .seconds = 0.4f, .pitch = 330, .glide = 2.5f, .attack = 0.05f,
      .drop = 1, .overtones = 0.4f}},
    {Purpose::fuel,
     {.source = kNoise, .level = 1, .seconds = 0.6f, .pitch = 420, .glide = 1.9f, .attack = 0.05f,
      .drop = 1, .width = 0.2f, .flutter = 0.6f, .flutter_rate = 11}},
    {Purpose::takeoff,
     {.source = kNoise, .level = 1, .seconds = 0.9f, .pitch = 600, .glide = 2.2f, .attack = 0.1f,
      .drop = 1, .width = 0.8f}},
    {Purpose::wind,
     {.source = kNoise, .level = 1, .seconds = 0.9f, .pitch = 500, .glide = 1.6f, .attack = 0.3f,
      .drop = 1, .width = 0.25f}},
    {Purpose::shield,
     {.source = kTone, .level = 1, .seconds = 0.4f, .pitch = 240, .glide = 1.6f, .attack = 0.06f,
      .drop = 1, .overtones = 0.3f}},
    {Purpose::repair,
     {.source = kTone, .level = 1, .seconds = 0.3f, .pitch = 523, .attack = 0.02f, .drop = 2,
      .overtones = 0.6f, .flutter = 0.8f, .flutter_rate = 20}},
}};
constexpr Layer kAnyItem = {.source = kTone, .level = 1, .seconds = 0.25f, .pitch = 440, .glide = 1.3f,
                            .drop = 3, .overtones = 0.2f};

}  // namespace

Sound shield_fell_sound() { return kShieldDown; }
Sound death_sound() { return kDeath; }
Sound canopy_sound() { return kCanopy; }
Sound chain_sound() { return kChain; }
Sound teleport_sound() { return kTeleport; }
Sound theft_sound() { return kTheft; }
Sound healed_sound() { return kHealed; }
Sound found_sound() { return kFound; }
Sound ore_sound() { return kOre; }
Sound salvage_sound() { return kSalvage; }
Sound weaker_sound() { return kWeaker; }
Sound turn_sound() { return kTurn; }
Sound round_over_sound() { return kRoundOver; }
Sound match_over_sound() { return kMatchOver; }
Sound level_sound() { return kLevel; }

Sound shield_raised_sound(float strength) {
    return {.layers = {{{.source = kTone, .level = 0.8f, .seconds = 0.7f, .pitch = 200 + 80 * strength,
                         .glide = 2.6f, .attack = 0.12f, .drop = 1, .overtones = 0.35f, .flutter = 0.4f,
                         .flutter_rate = 30},
                        {.source = kNoise, .level = 0.4f, .seconds = 0.7f, .pitch = 1500, .glide = 2.4f,
                         .attack = 0.15f, .drop = 1, .width = 0.2f}}},
            .volume = 0.26f + 0.1f * strength,
            .room = 0.3f};
}

Sound shield_hit_sound(float strength) {
    return {.layers =
                {{{.source = kTone, .level = 0.8f, .seconds = 0.25f + 0.3f * strength, .pitch = 640,
                   .glide = 0.8f, .drop = 4, .overtones = 0.5f},
                  {.source = kTone, .level = 0.4f, .seconds = 0.35f, .pitch = 1712, .glide = 0.9f,
                   .drop = 5},
                  {.source = kNoise, .level = 0.5f, .seconds = 0.15f, .pitch = 3800, .glide = 0.5f,
                   .drop = 6, .width = 0.6f}}},
            .volume = 0.26f + 0.2f * strength,
            .room = 0.3f};
}

/// Sheet metal.
Sound hurt_sound(float hard) {
    return {.layers = {{{.source = kNoise, .level = 1, .seconds = 0.1f + 0.15f * hard, .pitch = 1500,
                         .glide = 0.5f, .drop = 6, .width = 0.7f},
                        {.source = kTone, .level = 0.5f, .seconds = 0.2f + 0.3f * hard,
                         .pitch = 540 - 160 * hard, .glide = 0.9f, .drop = 4, .overtones = 0.9f,
                         .flutter_rate = 47, .sway = 0.06f},
                        {.source = kClicks, .level = 0.4f, .seconds = 0.4f, .pitch = 2600, .begins = 0.04f,
                         .drop = 3, .width = 0.1f, .clicks = 50}}},
            .volume = 0.2f + 0.24f * hard,
            .room = 0.15f};
}

Sound fall_sound(float hard, Surface surface) {
    Sound sound = knock_sound(surface, hard);
    sound.layers[3] = {.source = kTone, .level = 0.5f, .seconds = 0.2f + 0.3f * hard,
                       .pitch = 420 - 120 * hard, .glide = 0.9f, .drop = 5, .overtones = 0.85f,
                       .flutter_rate = 41, .sway = 0.05f};
    sound.layers[4] = {.source = kClicks, .level = 0.3f, .seconds = 0.4f, .pitch = 1900, .begins = 0.05f,
                       .drop = 3, .width = 0.1f, .clicks = 30};
    return sound;
}

Sound crash_sound(float hard) {
    Sound sound = fall_sound(hard, Surface::rock);
    sound.volume = 0.35f + 0.25f * hard;
    sound.layers[5] = {.source = kNoise, .level = 0.8f, .seconds = 0.6f, .pitch = 330, .glide = 0.6f,
                       .drop = 4};
    return sound;
}

Sound item_sound(Purpose purpose, int number) {
    const auto* tune = std::ranges::find(kItemTunes, purpose, &ItemTune::purpose);
    const Layer layer = tune == kItemTunes.end() ? kAnyItem : tune->layer;
    const Layer click = {.source = kNoise, .level = 0.4f, .seconds = 0.03f, .pitch = 3200, .drop = 6,
                         .width = 0.6f};
    constexpr int kSteps = 14, kLeap = 5;  // so that neighbours aren't alike
    const float up = std::pow(2.0f, static_cast<float>(number * kLeap % kSteps) / kSteps);
    return transposed({.layers = {{layer, click}}, .volume = 0.24f, .room = 0.15f}, up);
}

}  // namespace terramorph
