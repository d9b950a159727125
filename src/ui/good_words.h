#pragma once

#include <string>
#include <vector>

#include "battle/weapon.h"

namespace terramorph {

// What a weapon or an item does, told from its effects, so that it is told of players' own ones too.

/// In a few words: "blast 50", "splits in 5", "heals 20".
std::string short_words(const Weapon& good);

/// "warheads": "5 × blast 45".
struct Fact {
    std::string name;
    std::string value;
};
/// Its numbers, at most three; none where it has nothing that counts.
std::vector<Fact> facts_of(const Weapon& good);

}  // namespace terramorph
