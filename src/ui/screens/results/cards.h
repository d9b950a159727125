#pragma once

#include <optional>

#include "app/deeds/closest_miss.h"
#include "app/match_runner.h"
#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "ui/landscape/landscape.h"
#include "ui/replay/player.h"

namespace terramorph {

/// The best shot of a round, played again and again in a small picture, with words on it; where nobody hit,
/// the closest miss.
class ShotCard {
  public:
    /// For the round that has just ended. There's nothing to show where that shot isn't remembered.
    explicit ShotCard(const MatchRunner& runner);
    ShotCard(const ShotCard&) = delete;

    bool there() const { return player_.has_value(); }
    /// Its turn, from the start to the end; call only if it's there.
    const Playback& turn() const { return *turn_; }
    /// Returns true if the picture has changed.
    bool advance(double seconds);
    /// True while it shows a beam, which would be gone in a moment, for longer.
    bool lingers() const { return lingers_ > 0; }
    /// Draws it; words keep free of `button` at the card's right.
    void draw(Canvas& canvas, Rect place, Rect button);

  private:
    std::string heading() const;
    std::string words() const;
    void draw_picture(Canvas& canvas, Rect place);

    const Match& match_;
    BestShot shot_;
    std::optional<ClosestMiss> miss_;  // instead
    std::optional<Playback> turn_;     // as it began
    std::optional<ReplayPlayer> player_;
    std::optional<CanvasCache> cache_;
    Image picture_;
    double since_end_ = 0, lingers_ = 0;
};

/// Where the next round will be fought, and what to expect there.
class NextLand {
  public:
    /// For a match between two rounds.
    explicit NextLand(const Match& match);

    void draw(Canvas& canvas, Rect place);

  private:
    NextLand(const Match& match, const Journey& journey);
    NextLand(const Match& match, const Journey& journey, const Battle& next);

    struct Fact {
        std::string_view label;
        std::string value;
    };

    void draw_facts(Canvas& canvas, Rect place) const;

    void draw_land(Canvas& canvas, Rect place);
    void draw_tanks(Canvas& canvas, Rect place, const View& view) const;

    LevelSettings level_;
    int round_;
    const std::vector<Player>& players_;
    std::vector<Fact> facts_;
    std::vector<Vec2<float>> spots_;  // of the tanks, by player
    Ground ground_;
    Landscape landscape_;
};

}  // namespace terramorph
