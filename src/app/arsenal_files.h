#pragma once

#include <string>

#include "app/storage.h"
#include "battle/content/arsenal.h"

namespace terramorph {

constexpr const char* kWeaponsFile = "weapons.toml";
constexpr const char* kItemsFile = "items.toml";
constexpr std::size_t kMaxArsenalBytes = 1 << 20;  ///< bytes

/// The texts of a player's own weapons and items; empty if there are none.
struct OwnArsenal {
    std::string weapons, items;
    Refusal trouble;  ///< why they couldn't be read

    bool empty() const { return weapons.empty() && items.empty() && !trouble; }
    friend bool operator==(const OwnArsenal& a, const OwnArsenal& b) {
        return a.weapons == b.weapons && a.items == b.items && a.trouble.has_value() == b.trouble.has_value();
    }
};

OwnArsenal read_own_arsenal(Storage& storage);

/// The game's arsenal. If its files can't be used it's the built-in one, and `complaint` says why.
Arsenal game_arsenal(Refusal& complaint);

/// The game's arsenal with the player's own goods: new ones at the end, those with known ids as replacements.
/// The error may be of the player's files or of the game's.
Result<Arsenal> whole_arsenal(const OwnArsenal& own);

}  // namespace terramorph
