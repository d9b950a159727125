#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "battle/content/ids.h"

namespace terramorph {

class Battle;

/// A column on a tank's way.
struct WayPoint {
    float height;  ///< of its tracks, in columns
    float fuel;    ///< left in the tank when it's there, in columns
    int harm;      ///< that falls have done to it by then, in health
    bool stops;    ///< true if it can stop there; false where it falls or slides
};

/// A part of a way that a tank drives or, if it's too long to be a bump, falls and slides along.
struct DriveStretch {
    int from;  ///< column, the nearer one to where the tank begins
    int to;    ///< column, the last of it; if it falls, where it lands
    bool falls;
    int harm;  ///< that the fall does, in health

    friend bool operator==(const DriveStretch&, const DriveStretch&) = default;
};

/// Where a tank can drive, to both sides of its place.
struct DrivingRange {
    static constexpr std::size_t kMaxStretches = 8;  ///< to a side

    int column = 0;  ///< of its place
    /// Column by column; the first is its place itself. Empty if it can't drive.
    std::vector<WayPoint> left, right;

    /// The columns of fuel that it takes to drive to a column and stop there, unharmed; none if it can't.
    std::optional<float> fuel_to(int x) const;
    /// The parts of the way to a side (-1: left, 1: right), the nearest first. Where they're too many, the
    /// farthest are left out.
    std::vector<DriveStretch> stretches(int side) const;

  private:
    const std::vector<WayPoint>& way(int side) const { return side < 0 ? left : right; }
};

/// Finds where a tank can drive with this much fuel, in columns, if nobody else does anything: by its tracks
/// and the slopes, by what grows there, by water, wreckage, other tanks and the falls on the way. It drives
/// in forks of the battle, so what it finds is what Battle::drive does.
class DriveRehearsal {
  public:
    DriveRehearsal(const Battle& battle, TankId tank, float fuel);
    ~DriveRehearsal();
    DriveRehearsal(DriveRehearsal&&) noexcept;
    DriveRehearsal& operator=(DriveRehearsal&&) noexcept;

    /// Goes on by at most so many ticks. Returns true once it's over.
    bool advance(int ticks);
    /// What it has found. Empty until it's over.
    const DrivingRange& range() const { return range_; }

  private:
    class Drive;

    DrivingRange range_;
    std::unique_ptr<Drive> left_, right_;
};

/// The whole of it at once, which takes some milliseconds.
DrivingRange driving_range(const Battle& battle, TankId tank, float fuel);
/// With the fuel that it has.
DrivingRange driving_range(const Battle& battle, TankId tank);

}  // namespace terramorph
