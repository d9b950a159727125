#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/weapon_role.h"
#include "base/index.h"
#include "base/parameter.h"
#include "base/result.h"
#include "battle/aiming/way.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The numbers of a temperament; kTraits describes each.
enum class Trait {
    bias_angle,
    bias_power,
    scatter,
    misread_wind,
    keep,
    bank_bias,
    thrift,
    hesitation,
    judgement,
    caution,
    patience,
};
extern const std::span<const Parameter> kTraits;

/// How a computer decides on a shot.
enum class Strategy {
    aim,       ///< searches for a shot at its victims
    random,    ///< fires at random to the side where enemies are
    disguise,  ///< plays like another temperament, drawn for the match, and doesn't say which
};
constexpr std::array<std::string_view, 3> kStrategyNames = {"aim", "random", "disguise"};

/// Which enemies a computer that aims considers.
enum class Victims {
    nearest,
    all,
    rivals,  ///< all, but it prefers those who hurt it, lead, or are weak
};
constexpr std::array<std::string_view, 3> kVictimsNames = {"nearest", "all", "rivals"};

/// How a computer plays: a table of computer_players.toml.
struct Temperament {
    std::string id;     ///< as written in files: "poolshark"
    std::string label;  ///< as people read it: "Poolshark"
    std::string help;   ///< one line
    Strategy strategy = Strategy::aim;
    Victims victims = Victims::all;
    std::vector<Way> ways = {Way::any};  ///< the kinds of path that it tries, in this order, until one hits
    Values values = default_values(kTraits);
    Values tastes = default_values(kTastes);

    double value(Trait which) const { return values[at(which)]; }
    int whole(Trait which) const { return static_cast<int>(value(which)); }
    /// How much it likes weapons of this role, in %.
    int taste(WeaponRole role) const { return static_cast<int>(tastes[at(role)]); }
};

/// Reads all temperaments of a file's text, in order. Errors name the file, line, temperament, key, value and
/// what's allowed.
Result<std::vector<Temperament>> parse_temperaments(std::string_view toml, const std::string& file_name);

/// The built-in temperaments, in the order of the file. They are characters, not steps of a ladder.
std::span<const Temperament> temperaments();
/// A hash of the text that they're read from.
std::uint64_t temperaments_fingerprint();
/// nullptr for a person, and for an id that isn't known.
const Temperament* find_temperament(const PlayerKind& kind);
/// The temperament of a computer whose id is known.
const Temperament& temperament(const PlayerKind& kind);

/// A person, then a computer of each temperament.
std::span<const PlayerKind> player_kinds();
/// "Human" or "Poolshark", in English; the id where it isn't known.
std::string_view label_of(const PlayerKind& kind);
/// Why the settings can't be played with these temperaments: the first player of an unknown one. None if they
/// can.
Refusal validate_kinds(const MatchSettings& settings);

}  // namespace terramorph
