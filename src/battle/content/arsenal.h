#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/content/weapon.h"

namespace terramorph {

/// All weapons and items of a match, in the order of the files. The first weapon is unlimited, so that there
/// is always something to fire.
struct Arsenal {
    std::vector<Weapon> weapons;
    std::vector<Weapon> items;
    std::vector<Weapon> deaths;  ///< explosions of dying tanks; if there are none, a plain blast
    std::vector<Weapon> sky;     ///< meteors and lightning

    /// The weapon or item with this name in the files, its `id`; none if there is no such.
    WeaponId find(std::string_view id) const;
    ItemId find_item(std::string_view id) const;
};

/// A file of weapons or items.
struct ArsenalFile {
    std::string name;  ///< for errors
    std::string_view toml;
};

/// Reads weapons and items from the texts of files. A table replaces one with its id from an earlier file.
/// Errors name the file, line, weapon, key, value and what's allowed.
Result<Arsenal> parse_arsenal(std::span<const ArsenalFile> files,
                              std::span<const EffectKind* const> kinds = effect_kinds());
Result<Arsenal> parse_arsenal(std::string_view toml, const std::string& file_name,
                              std::span<const EffectKind* const> kinds = effect_kinds());

/// A hash of everything in the arsenal that affects a match: all but names, help and icons. A parameter that
/// has its default value isn't part of it either.
std::uint64_t fingerprint(const Arsenal& arsenal);
/// Recordings used to have a hash of the files' text. If it's of the last such text, returns the fingerprint
/// of what it meant, otherwise what was written.
std::uint64_t current_fingerprint(std::uint64_t written);

/// The built-in files of weapons and items.
std::vector<ArsenalFile> built_in_files();
/// The built-in weapons and items, used if the files are missing or damaged.
const Arsenal& built_in_arsenal();

}  // namespace terramorph
