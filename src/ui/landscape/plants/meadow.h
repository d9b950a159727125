#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/plants.h"
#include "ui/landscape/plants/regrowth.h"

namespace terramorph {

/// What grows and lies on a level's surface, and bends with the wind: blades and flowers, dry tufts, stones,
/// by the planet's cover. It's drawn anew in each picture, from small images made once, over the land.
class Meadow {
  public:
    /// Pictures per second while it moves.
    static constexpr double kPictures = 30;

    /// `wind`: -1 to 1, to the left or right. Returns true if it has bent far enough for another picture.
    bool advance(double seconds, float wind);
    /// Bends at once.
    void set_wind(float wind) { lean_ = wind; }
    /// `covers`: of each column; none: grass alone.
    void draw(Canvas& canvas, const View& view, const Ground& ground, const Landscape& land,
              std::span<const LandCover> covers = {});
    /// What grows again where earth lies bare: nothing, until it's told of turns.
    Regrowth& regrowth() { return regrowth_; }

    float time() const { return static_cast<float>(time_); }
    /// How far it bends, -1 to 1.
    float lean() const { return lean_; }

  private:
    static constexpr int kBends = 8;  // to each side

    struct Spot;
    void fit(const View& view, const Palette& palette);
    static int undergrowth(const Spot& spot);
    bool choose(Spot& spot, const Palette& palette) const;
    void draw_spot(Canvas& canvas, const View& view, const Landscape& land, const Spot& spot);
    void draw_sprout(Canvas& canvas, const View& view, const Ground& ground, const Landscape& land,
                     Spot& spot);
    const PlantImage& sprite(int plant, int tone, int bend);
    int bend_at(float column, float stiff) const;

    double time_ = 0;
    float lean_ = 0;
    float size_ = 0;       // of the images: pixels per pixel of a picture of 1600 x 900 ...
    Palette colors_ = {};  // ... and their colours
    std::vector<PlantImage> sprites_;
    Regrowth regrowth_;
};

/// The wind for it, from that of the rules.
float wind_for_meadow(int wind);

}  // namespace terramorph
