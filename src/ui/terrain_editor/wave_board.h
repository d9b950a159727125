#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "app/input/input.h"
#include "app/terrain_editor/draft.h"
#include "paint/canvas.h"

namespace terramorph {

/// A board on which a person draws the wave that a land of waves is made of.
class WaveBoard {
  public:
    /// The draft must outlive it. `say` reports refusals.
    WaveBoard(TerrainDraft& draft, std::function<void(std::string)> say)
        : draft_(draft), say_(std::move(say)) {}

    /// Draws with the pointer; arrows choose a knot and move it, and Enter makes a cliff before it.
    bool press(const InputEvent& press);
    void advance(double seconds) { since_click_ += seconds; }
    /// The seed's own wave again.
    void reset();
    /// The words that the wave was made of, if it's still theirs.
    std::string words() const;
    void take_words(std::string words);

    void draw(Canvas& canvas, Rect place, bool focused);
    /// Which knot is chosen, for whoever doesn't see it.
    std::string said() const;
    std::string_view help() const;

    /// How high it is, in pixels.
    static float height(const Canvas& canvas);

  private:
    bool drawn() const { return draft_.level().terrain.wave.has_value(); }
    WaveCurve curve() const;
    void set(const WaveCurve& curve);
    void turn_cliff(int knot);
    bool pointer(const InputEvent& press);
    bool key(const InputEvent& press);
    bool double_tap(const InputEvent& press);
    void draw_to(Point at);
    int knot_at(Point at) const;
    int height_at(Point at) const;
    float y_of(float part) const { return board_.y + (1 - part) * board_.h; }

    TerrainDraft& draft_;
    std::function<void(std::string)> say_;
    std::string words_;
    Rect board_ = {};
    int knot_ = 0;  // the chosen one, or the last that was drawn
    bool drawing_ = false;
    double since_click_ = 1;  // seconds
    Point clicked_;
};

}  // namespace terramorph
