#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "battle/driving_range.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Where a tank can drive, as a line along the ground: whole where it drives, and dashed where it would fall,
/// with the harm that does.
class DrivingLine {
  public:
    /// A part of it, from the tank outward.
    struct Piece {
        std::vector<Vec2<float>> places;  ///< in columns
        bool falls;
        int harm;
    };

    /// A frame in which it's wanted, while nothing moves. It's found bit by bit over some frames, once
    /// something has changed; until then it stays as it is. Returns true if it has changed.
    bool seek(const Battle& battle, TankId tank);
    /// It isn't wanted any more. Returns true if it was there.
    bool forget();

    std::span<const Piece> pieces() const { return pieces_; }
    void draw(Canvas& canvas, const View& view, Color color) const;

  private:
    /// All that it depends on, as far as that changes within a turn.
    struct Moment {
        TankId tank;
        int turn;
        Vec2<float> at;
        float fuel;
        std::uint32_t ground;

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    void trace(const Battle& battle, int side);
    void draw_harm(Canvas& canvas, const View& view, const Piece& fall) const;

    std::optional<Moment> moment_;
    std::optional<DriveRehearsal> rehearsal_;
    std::vector<Piece> pieces_;
    mutable std::vector<Point> points_, even_;  // kept from frame to frame
};

}  // namespace terramorph
