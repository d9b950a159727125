#pragma once

#include <span>
#include <vector>

#include "battle/water/water.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

struct Waves;

/// The water of land that takes part: bodies of standing water, and sheets of what runs.
class BasinsPicture {
  public:
    /// Takes the water as it is now.
    void take(const Water& water);
    /// Nothing is drawn from now on.
    void clear() { bodies_.clear(), sheets_.clear(), tops_.clear(), bottoms_.clear(); }

    /// Draws what of the water is seen behind things in it, or before them.
    void draw_behind(Canvas& canvas, const View& view, const Palette& palette);
    void draw_before(Canvas& canvas, const View& view, const Palette& palette);
    /// Draws waves and foam; in caves a still surface and bubbles.
    void draw_surface(Canvas& canvas, const View& view, const Palette& palette, const Waves& waves);

  private:
    /// Water over a run of columns, from its bottom to its top in each, in columns.
    struct Body {
        int x0;
        float level;                       // of its surface; of what runs, the highest
        bool roofed;                       // in a cave
        std::size_t first = 0, count = 0;  // of its columns, among all
        bool leaves = false;               // it goes on beyond the level's right side
    };
    using Heights = std::span<const float>;
    static constexpr float kThinnest = 0.75f;  ///< columns: a sheet of water

    Heights tops(const Body& body) const { return Heights(tops_).subspan(body.first, body.count); }
    Heights bottoms(const Body& body) const { return Heights(bottoms_).subspan(body.first, body.count); }
    static void add_line(std::vector<Point>& line, const View& view, int x0, std::span<const float> heights);
    void begin(std::vector<Body>& bodies, Body body);
    void add(Body& body, float bottom, float top);
    void take_bodies(const Water& water);
    void take_sheets(const Water& water);
    template <class IsIn, class Visit>
    void for_each_run(const Gaps& gaps, IsIn is_in, Visit visit);
    void draw(Canvas& canvas, const View& view, Color shallow, Color deep, Color foam);
    void draw_top(Canvas& canvas, const View& view, const Body& body, Range columns, const Palette& palette,
                  const Waves& waves);
    void draw_shores(Canvas& canvas, const View& view, const Body& body, const Palette& palette);
    void draw_sky_in(Canvas& canvas, const View& view, const Body& body, const Palette& palette);
    void draw_light_in(Canvas& canvas, const View& view, const Body& body, Range columns, float deep,
                       Color light);
    void draw_glints(Canvas& canvas, const View& view, const Body& body, Range columns,
                     const Palette& palette, double time) const;
    void draw_bands(Canvas& canvas, const View& view, const Body& body, Range columns, const Palette& palette,
                    double time);
    void draw_specks(Canvas& canvas, const View& view, const Body& body, const Palette& palette,
                     double time) const;

    std::vector<Body> bodies_;
    std::vector<Body> sheets_;
    std::vector<float> tops_, bottoms_;  // of all bodies' columns
    // Working memory.
    std::vector<float> by_gap_, line_of_run_, shore_;
    std::vector<bool> taken_;
    std::vector<int> run_;
    std::vector<Point> line_;
};

}  // namespace terramorph
