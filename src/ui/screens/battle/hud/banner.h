#pragma once

#include <optional>
#include <string>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// A banner with a player's emblem that disappears by itself.
class Banner {
  public:
    void show(std::string words, const Player& player, double seconds = kSeconds);
    /// In large letters, once what it tells has been seen: kHeld seconds from now, for kProclaimed.
    void proclaim(std::string words, const Player& player);
    /// Who has won the round, if anybody has.
    void show_winner(const Match& match, PlayerId winner);
    void hide() { left_ = 0; }
    bool is_shown() const { return left_ > 0 && held_ <= 0; }
    /// True while something is proclaimed, or about to be.
    bool proclaims() const { return large_ && left_ > 0; }
    /// Returns true if anything is visible, or was just now.
    bool advance(double seconds);
    /// Draws it below the bars, where there's room.
    void draw(Canvas& canvas, LabelRoom room) const;
    /// Takes its place from the room for labels, if it's visible.
    void furnish(const Canvas& canvas, LabelRoom& room) const;

    /// How far below the bars it reaches, in pixels, where nothing else stands.
    static float reach(const Canvas& canvas);

    static constexpr double kSeconds = 1.4;
    static constexpr double kHeld = 0.6;
    static constexpr double kProclaimed = 1.7;  ///< seconds, once it's shown

  private:
    TextStyle style(const Canvas& canvas) const;
    Rect place(const Canvas& canvas, LabelRoom& room) const;

    std::string words_;
    Color color_;
    std::optional<int> emblem_;  ///< none if it is about nobody
    double left_ = 0;            ///< seconds, once it's shown
    double held_ = 0;            ///< seconds until then
    bool large_ = false;
};

}  // namespace terramorph
