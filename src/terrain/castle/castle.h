#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/vec2.h"
#include "terrain/ground/linings.h"
#include "terrain/ground/loose_region.h"

namespace terramorph {

struct LevelSettings;
struct MineWorks;

/// A part of a castle that isn't stone.
struct CastleRoom {
    enum class Kind : std::uint8_t {
        gate,     ///< the way in, through the tower over it
        yard,     ///< below a wall walk, from one tower to the next
        door,     ///< through a wall of the keep
        hall,     ///< of the keep, at the level of the ground
        chamber,  ///< higher up in a tower
        eaves     ///< below what juts out at a tower's top
    };

    Kind kind;
    Range columns;
    Span air;  ///< from the floor to the highest place of the roof
};

struct CastleTower {
    Range columns;
    Vec2<int> top;  ///< the middle of its highest roof, in columns of the level
    bool keep = false;
};

/// Where a castle stands, and which.
struct CastleSite {
    int column = 0;       ///< of its left wall
    Sixteenths floor{};   ///< height of the ground that it stands on
    int size = 1;         ///< 1 .. kLargest
    std::uint32_t lot{};  ///< bits for what else is drawn of it
    bool gate_on_right = false;
};

/// A castle of stone columns, with a gate that a tank passes.
struct Castle {
    static constexpr int kLargest = 31;
    static constexpr int kGateHigh = 24;              ///< columns, in its middle
    static constexpr int kBefore = 44, kBehind = 12;  ///< columns of even ground beside it
    static constexpr int kArch = 200;                       ///< strength of what carries a roof
    static constexpr Sixteenths kFoundation = 6 * kColumn;  ///< of stone in the ground

    CastleSite site;
    Range columns;  ///< from wall to wall ...
    Range even;     ///< ... and with the ground before it and behind
    Chords stones;
    std::vector<CastleRoom> rooms;
    std::vector<CastleTower> towers;  ///< from left to right

    /// A lining for each room, which carries its roof.
    std::vector<Lining> linings() const;
    /// How high it is at its highest, above its floor.
    Sixteenths height() const;
};

/// How wide a castle is from wall to wall, in columns.
int castle_width(std::uint32_t lot);
/// The columns that are made even for it.
Range even_land(const CastleSite& site);
Castle castle_at(const CastleSite& site);

/// The castle of a level with this surface and this mine: the one that a person has placed near its cut, as
/// near there as there's room for it, dry, and not at the mouth of a shaft. Where nobody has, about one level
/// in three or four has one, likewise, on a hill.
std::optional<Castle> castle_on(const LevelSettings& level, std::span<const Sixteenths> surface,
                                const MineWorks& mine);

/// True if a person has placed one near the cut, whether there's room for it or not.
bool wants_castle(const LevelSettings& level);

/// Makes the land even on which it stands, with slopes up and down beside that.
void level_site(std::span<Sixteenths> surface, const Castle& castle);

}  // namespace terramorph
