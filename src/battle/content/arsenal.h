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
    std::vector<Weapon> deaths;  ///< what tanks die with; where there are none, a plain blast
    std::vector<Weapon> sky;     ///< meteors and lightning
    std::uint64_t fingerprint =
        0;  ///< of the files' text: a recording knows the arsenal that it was made with

    /// The place of a weapon, or of an item, in its list; -1 if there is none of this id.
    int find(std::string_view id) const;
    int find_item(std::string_view id) const;
};

/// A file of weapons or items.
struct ArsenalFile {
    std::string name;  ///< for errors
    std::string_view toml;
};

/// Weapons and items from the texts of files. A table with the id of an earlier file's takes its place. The
/// error names file, line, weapon, key, value and what is allowed.
Result<Arsenal> parse_arsenal(std::span<const ArsenalFile> files,
                              std::span<const EffectKind* const> kinds = effect_kinds());
Result<Arsenal> parse_arsenal(std::string_view toml, const std::string& file_name,
                              std::span<const EffectKind* const> kinds = effect_kinds());

/// The files of weapons and items that came with this program.
std::vector<ArsenalFile> built_in_files();
/// The weapons and items that came with this program, for when there is no file or it is damaged.
const Arsenal& built_in_arsenal();

}  // namespace terramorph
