#pragma once

#include "ui/impacts/feel.h"
#include "ui/impacts/fire/fireball.h"

/// What a mushroom measures.
namespace terramorph::mushroom {

/// Parts of it, in the order in which they're drawn: what its foot drives along the crater's floor, the stem
/// behind its fire, the stem before it, a collar around it, the cap's middle, and its roll.
constexpr int kSkirt = 46, kBehind = 84, kBefore = 104, kCollar = 22, kMiddle = 90, kRoll = 230;
constexpr int kStemFrom = kSkirt, kBeforeFrom = kStemFrom + kBehind, kCollarFrom = kBeforeFrom + kBefore,
              kMiddleFrom = kCollarFrom + kCollar, kRollFrom = kMiddleFrom + kMiddle,
              kParts = kRollFrom + kRoll;
constexpr int kCrossing = 9;  // one in so many of the stem's nearer ones is before its fire
// Lengths in radii of the blast.
constexpr float kCapUp = Fireball::kCapUp, kCapHigh = 0.42f;
constexpr float kRollWide = 0.47f, kRollThick = 0.24f;  // of a ring that turns inside out
constexpr float kRolls = 2.6f;                          // radians until it rests
constexpr float kStemTop = kCapUp - 0.1f;
constexpr float kSways = 0.19f;
constexpr float kBillows = 0.26f, kBillow = 15;  // how much wider it is where it billows; radians along it
constexpr float kStands = 0.4f;                  // the time from which on it's a mushroom

/// How far a stem reaches to both sides: wide at its foot, and again where it opens into the cap.
constexpr float stem_wide(float up) {
    const float down = 1 - up, low = down * down * down;
    return 0.115f + 0.22f * low * down + 0.17f * up * up * up * up;
}

}  // namespace terramorph::mushroom
