#pragma once

#include <string>

#include "app/storage.h"
#include "battle/arsenal.h"

namespace terramorph {

constexpr const char* kWeaponsFile = "weapons.toml";
constexpr const char* kItemsFile = "items.toml";
constexpr std::size_t kMaxArsenalBytes = 1 << 20;  ///< bytes

/// The texts of a player's own weapons and items; empty ones where there are none.
struct OwnArsenal {
    std::string weapons, items;
    Refusal trouble;  ///< why they could not be read

    bool empty() const { return weapons.empty() && items.empty() && !trouble; }
    friend bool operator==(const OwnArsenal& a, const OwnArsenal& b) {
        return a.weapons == b.weapons && a.items == b.items && a.trouble.has_value() == b.trouble.has_value();
    }
};

OwnArsenal read_own_arsenal(Storage& storage);

/// What comes with the game. Where its files cannot be used it is what came with the program, and `complaint`
/// says why.
Arsenal game_arsenal(Refusal& complaint);

/// The same with what is the player's own: new ones behind it, and those of the same id in its place. The
/// error says what is wrong with the player's files, or with the game's.
Result<Arsenal> whole_arsenal(const OwnArsenal& own);

}  // namespace terramorph
