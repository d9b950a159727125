#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"

namespace terramorph {

constexpr int kMinPlayers = 2;
constexpr int kMaxPlayers = 10;
constexpr int kMaxNameLength = 16;  ///< letters
constexpr int kMaxTeams = 5;

/// Who plays: a person, or a computer of a temperament. A match knows temperaments only by id.
struct PlayerKind {
    std::string temperament = {};  ///< its id; empty for a person

    bool is_person() const { return temperament.empty(); }
    /// As written in files: "person", or the temperament's id.
    std::string id() const { return is_person() ? "person" : temperament; }

    friend auto operator<=>(const PlayerKind&, const PlayerKind&) = default;
};
inline const PlayerKind kPerson = {};
/// A computer of the temperament with this id.
inline PlayerKind computer(std::string_view temperament) { return {std::string(temperament)}; }
/// The kind with this id().
PlayerKind player_kind(std::string_view id);

/// The shape of a tank's picture. It changes nothing else.
enum class TankShape { classic, dome, wedge, tower, bunker, rover };
constexpr std::array<std::string_view, 6> kTankShapeNames = {"classic", "dome",   "wedge",
                                                             "tower",   "bunker", "rover"};

/// How well a computer plays. It means nothing for a person.
enum class Difficulty { easy, normal, hard, expert };
constexpr std::array<std::string_view, 4> kDifficultyNames = {"easy", "normal", "hard", "expert"};

struct Player {
    std::string name;
    int color = 0;  ///< 0 .. kMaxPlayers - 1; each has its own emblem too
    int emblem = 0;
    PlayerKind kind;
    int team = 0;  ///< 0: none; players of one team win and lose together
    TankShape shape = TankShape::classic;
    Difficulty difficulty = Difficulty::normal;

    friend bool operator==(const Player&, const Player&) = default;
};

extern const Parameter kPlayerColor;       ///< "color" of a player, 0 .. kMaxPlayers - 1
extern const Parameter kPlayerEmblem;      ///< "emblem" of a player, 0 .. kMaxPlayers - 1
extern const Parameter kPlayerTeam;        ///< "team" of a player, 0 .. kMaxTeams
extern const Parameter kPlayerShape;       ///< "shape" of a player, by name
extern const Parameter kPlayerDifficulty;  ///< "difficulty" of a computer, by name

/// A new player with the next free name, colour and emblem.
Player another_player(const std::vector<Player>& players);

/// Why these can't play a match together; none when they can.
Refusal validate(const std::vector<Player>& players);

}  // namespace terramorph
