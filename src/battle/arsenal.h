#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/weapon.h"

namespace terramorph {

/// All weapons of a match, in the order of the file. The first is unlimited, so that there is always
/// something to fire.
struct Arsenal {
    std::vector<Weapon> weapons;
    std::uint64_t fingerprint =
        0;  ///< of the file's text: a recording knows the arsenal that it was made with

    /// The place of a weapon in the list; -1 if there is none of this id.
    int find(std::string_view id) const;
};

/// Weapons from the text of a weapons.toml. The error names file, line, weapon, key, value and what is
/// allowed.
Result<Arsenal> parse_arsenal(std::string_view toml, const std::string& file_name,
                              std::span<const EffectKind* const> kinds = effect_kinds());

/// The weapons that came with this program, for when there is no file or it is damaged.
const Arsenal& built_in_arsenal();

}  // namespace terramorph
