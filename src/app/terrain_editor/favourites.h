#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// A saved level.
struct Favourite {
    std::string code;
    std::string name;

    friend bool operator==(const Favourite&, const Favourite&) = default;
};
using Favourites = std::vector<Favourite>;

constexpr const char* kFavouritesFile = "favourites.toml";
constexpr std::size_t kMaxFavourites = 500;

/// Favourites as the text of a file, and back. Errors name the file, the line and the problem. Codes aren't
/// checked, so that codes of other versions are kept.
std::string favourites_text(const Favourites& favourites);
Result<Favourites> parse_favourites(std::string_view toml, const std::string& file_name);

struct Session;

/// Reads the player's favourites. A damaged file is reported and kept as .bad; then there are none.
Favourites load_favourites(Session& session);
/// Writes them. Returns true on success; otherwise tells the player why not.
bool keep_favourites(Session& session, const Favourites& favourites);

}  // namespace terramorph
