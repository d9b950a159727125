#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"

namespace terramorph {

// The commands of a match. People, computers, replays and tests all use them.

/// Turns the turret and sets the power, before firing.
struct Aim {
    int player;
    int angle;  ///< tenths of a degree, 0 .. 1800
    int power;  ///< 0 .. 1000
};
/// Takes another weapon to hand.
struct Choose {
    int player;
    int weapon;
};
struct Fire {
    int player;
};
/// Lets the turn pass.
struct Pass {
    int player;
};
/// Uses an item before firing.
struct Use {
    int player;
    int item;
};
/// Drives before firing: this many columns to the right (negative: left), or as far as possible.
struct Drive {
    int player;
    int columns;
};
/// Sets the target of guided shots, in columns.
struct Target {
    int player;
    int x;
    int y;
};
/// Buys a bundle of a good: see Shop.
struct Buy {
    int player;
    int good;
};
/// Sells a bundle of a good, or what's left of one.
struct Sell {
    int player;
    int good;
};
/// Takes back the last purchase or sale of this visit to the armory.
struct Undo {
    int player;
};
/// Leaves the armory.
struct Ready {
    int player;
};
/// Draws a fresh level and restarts the round on it.
struct NewLevel {};
/// Goes on after a round.
struct NextRound {};

using Command =
    std::variant<Aim, Choose, Fire, Pass, Use, Drive, Target, Buy, Sell, Undo, Ready, NewLevel, NextRound>;

/// "aim 2 450 500", and back.
std::string command_text(const Command& command);
Result<Command> parse_command(std::string_view text);

}  // namespace terramorph
