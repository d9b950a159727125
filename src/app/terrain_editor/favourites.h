#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// A level that somebody wants to find again.
struct Favourite {
    std::string code;
    std::string name;

    friend bool operator==(const Favourite&, const Favourite&) = default;
};
using Favourites = std::vector<Favourite>;

constexpr const char* kFavouritesFile = "favourites.toml";
constexpr std::size_t kMaxFavourites = 500;

/// Favourites as the text of a file, and back. The error names file, line and what is wrong there. Codes are
/// not looked into: one that this version does not know is kept.
std::string favourites_text(const Favourites& favourites);
Result<Favourites> parse_favourites(std::string_view toml, const std::string& file_name);

struct Session;

/// Reads the player's favourites. A damaged file is told, kept as .bad, and there are none.
Favourites load_favourites(Session& session);
/// Writes them. Whether it could; it says why when not.
bool keep_favourites(Session& session, const Favourites& favourites);

}  // namespace terramorph
