#pragma once

#include <string>
#include <string_view>

#include "base/text.h"

namespace terramorph::test {

/// "auto_repair" is called "Auto Repair".
inline std::string name_of(std::string_view id) {
    std::string name(id);
    for (bool begins = true; char& letter : name) {
        if (begins && letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        if (letter == '_') letter = ' ';
        begins = letter == ' ';
    }
    return name;
}

/// The table of a weapon as a file has it, with these lines.
template <class... Lines>
std::string weapon_table(std::string_view id, const Lines&... lines) {
    return concat("[", id, "]\nname = \"", name_of(id), "\"\n", concat(lines, "\n")...);
}
/// A table of an item.
template <class... Lines>
std::string item_table(std::string_view id, const Lines&... lines) {
    return weapon_table(id, "role = \"item\"", lines...);
}

}  // namespace terramorph::test
