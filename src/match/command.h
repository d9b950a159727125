#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "match/ids.h"

namespace terramorph {

// The commands of a match. People, computers, replays and tests all use them.

/// Turns the turret and sets the power, before firing.
struct Aim {
    PlayerId player;
    int angle;  ///< tenths of a degree, 0 .. 1800
    int power;  ///< 0 .. 1000

    friend bool operator==(const Aim&, const Aim&) = default;
};
/// Takes another weapon to hand.
struct Choose {
    PlayerId player;
    WeaponId weapon;
};
struct Fire {
    PlayerId player;
};
/// Lets the turn pass.
struct Pass {
    PlayerId player;
};
/// Uses an item before firing.
struct Use {
    PlayerId player;
    ItemId item;
};
/// Drives before firing: this many columns to the right (negative: left), or as far as possible.
struct Drive {
    PlayerId player;
    int columns;
};
/// Sets the target of guided shots, in columns.
struct Target {
    PlayerId player;
    int x;
    int y;
};
/// Buys a bundle of a good: see Shop.
struct Buy {
    PlayerId player;
    GoodId good;
};
/// Sells a bundle of a good, or what's left of one.
struct Sell {
    PlayerId player;
    GoodId good;
};
/// Takes back the last purchase or sale of this visit to the armory.
struct Undo {
    PlayerId player;
};
/// Leaves the armory.
struct Ready {
    PlayerId player;
};
/// Draws a fresh level and restarts the round on it.
struct NewLevel {};
/// Goes on after a round.
struct NextRound {};

using Command =
    std::variant<Aim, Choose, Fire, Pass, Use, Drive, Target, Buy, Sell, Undo, Ready, NewLevel, NextRound>;

constexpr int kMaxCommandNumber = 1000000;  ///< greater ones aren't read
/// "aim 2 450 500", and back.
std::string command_text(const Command& command);
Result<Command> parse_command(std::string_view text);

}  // namespace terramorph
