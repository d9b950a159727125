#pragma once

#include <string>
#include <vector>

#include "battle/content/weapon.h"

namespace terramorph {

// Descriptions of weapons and items, made from the words of their effects (EffectKind::words), so that
// players' own goods have them too.

/// A few words: "blast 50 m", "splits in 5", "heals 20".
std::string short_description(const Weapon& good);

/// "blasts": "5, radius 45 m each".
struct Fact {
    std::string name;
    std::string value;
    std::string_view id = {};
};
/// The numbers of a good, at most three; none if it has no warheads and no blast.
std::vector<Fact> facts_of(const Weapon& good);

/// The largest blast of a good, to be compared with others': 0 where nothing explodes.
struct Punch {
    float radius = 0;  ///< columns
    float damage = 0;  ///< at its middle
};
Punch punch_of(const Weapon& good);

}  // namespace terramorph
