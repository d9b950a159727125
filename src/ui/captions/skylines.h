#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "terrain/level.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"

namespace terramorph {

struct BattleState;

/// The land behind a level and the land in front of it, as two dotted lines with words at their ends.
class Skylines {
  public:
    struct Line {
        int rows;                       ///< behind the cut; below 0: before it
        std::vector<Vec2<float>> path;  ///< in columns
    };

    /// From now on so many rows are shown; 0: nothing is. Returns true if that has changed the picture.
    bool show(const BattleState& state, int rows);

    /// None where the map ends.
    std::span<const Line> lines() const { return lines_; }
    void draw(Canvas& canvas, const View& view) const;
    void draw_words(Canvas& canvas, const View& view, LabelRoom& room) const;

  private:
    /// All that they depend on.
    struct Moment {
        int rows;
        LevelSettings level;
        std::vector<std::int16_t> slipped;

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    std::optional<Moment> moment_;
    std::vector<Line> lines_;
};

}  // namespace terramorph
