#pragma once

#include <array>
#include <span>
#include <vector>

#include "paint/canvas.h"
#include "paint/soft/rows.h"

namespace terramorph {

/// A lamp shines on what is there, which gets brighter by its own colour.
struct Lamp {
    Point middle;
    float reach = 0;     ///< pixels: it falls off as (1 - d / reach)^1.75
    float strength = 0;  ///< 1 doubles the brightness at the lamp
    float deep = 0;      ///< pixels below the edge into which it reaches
    Color color;
};

/// The light of a picture, gathered in cells of 4 by 4 pixels and laid over it in one pass, so that wide
/// lights cost little however many there are. What is below an edge (a row for each pixel column) is in
/// front, and lit most at that edge and where it faces a lamp; what is above it is far behind.
class LightField {
  public:
    static constexpr int kCell = 4;

    /// Begins with darkness. `edge` must stay as it is until lay().
    void begin(int width, int height, std::span<const float> edge);
    /// Adds light of its own colour, as SoftBrush::glow does.
    void glow(Point middle, float radius, Color color, float strength);
    void shine(const Lamp& lamp);
    /// Adds the same light everywhere.
    void flash(Color color, float strength);
    bool dark() const { return used_.empty(); }
    void lay(Canvas& canvas);

  private:
    enum Plane { front, back, red, green, blue, kPlanes };
    using Row = std::vector<float>;

    /// Cells of a row: from `left` to before `right`.
    struct CellRun {
        int left = 0, right = 0;
    };

    PixelBox use(Point middle, float radius);
    CellRun chord(Point middle, float radius, const PixelBox& box, int y) const;
    Point middle_of(int x, int y) const;
    std::size_t cell(int x, int y) const { return static_cast<std::size_t>(y * across_ + x); }
    void measure_edge(const Lamp& lamp, int left, int right);
    CellRun spread_row(int y);

    int width_ = 0, height_ = 0;  // of the picture
    int across_ = 0, down_ = 0;   // cells
    std::span<const float> edge_;
    std::array<Row, kPlanes> cells_;     // of each plane, row by row
    PixelBox used_;                      // the cells with any light ...
    std::vector<CellRun> lit_;           // ... and by row
    LightColor tint_ = {}, flash_ = {};  // the lamps' colours, each times its strength; light everywhere
    float tints_ = 0;                    // the lamps' strength
    Row edges_, faced_;                  // see measure_edge
    Row mixed_;                          // a row between two of cells
    std::array<Row, kPlanes> spread_;    // the same for each pixel
    std::array<Row, 4> thresholds_;      // by pixel, of every fourth row
};

}  // namespace terramorph
