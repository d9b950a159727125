#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/natives/gun_crew.h"

namespace terramorph {

struct MatchSettings;
struct World;

/// One of a generation, in the line that leads to those who live.
struct Forebear {
    int individual = 0;  ///< of kIndividualsBred
    int wins = 0;        ///< of kDuelsOfEach duels

    bool operator==(const Forebear&) const = default;
};

constexpr int kIndividualsBred = 24;  ///< of a generation
constexpr int kDuelsOfEach = 6;       ///< in its generation

/// Natives, as `terramorph-lab evolve` has bred them: a table of natives.toml.
struct People {
    GunCrew crew;
    int won = 0;                 ///< % of its duels against all temperaments, as a Normal computer
    std::vector<Forebear> line;  ///< a forebear in each generation, the first one first
};

/// Reads all peoples of a file's text, in order. Errors name the file, line, people, key, value and what's
/// allowed.
Result<std::vector<People>> parse_peoples(std::string_view toml, const std::string& file_name);
/// As a table of such a file.
std::string people_toml(const People& people, int number);

/// The built-in peoples.
std::span<const People> peoples();
/// True if natives live on a world: on an intelligent one, where the land is in play.
bool has_natives(const World& world, const MatchSettings& settings);
/// Who lives on an intelligent world: its seed decides.
const People& people_of(const World& world);

}  // namespace terramorph
