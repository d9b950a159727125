#pragma once

#include <string>
#include <utility>
#include <vector>

#include "match/event.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/captions.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// Tells below where each shot fell how far it was from its mark, unless that is hurt by what comes down
/// after the shot.
class ShotCaptions {
  public:
    void clear() { *this = {}; }
    void note(const MatchEvent& event, const Match& match);
    /// Call after every tick: tells of the shots of which nothing goes on.
    void tell(const Match& match, const std::vector<Color>& colors);
    /// Where those have fallen that were told of since the last call.
    std::vector<FallOfShot> take_falls() { return std::exchange(falls_, {}); }
    /// Returns true if anything is visible.
    bool advance(double seconds);
    /// A shield turns away what flies.
    void turn_away();
    /// True: what's told of a person's shot is there at once and stays, as more is being read about it.
    void set_held(bool held) { held_ = held; }
    /// True while a blast gives light: what isn't told yet waits until that has been seen.
    void set_dazzled(bool dazzled) { dazzled_ = dazzled; }
    /// True while people need the time to read how their own shot fell.
    bool unread() const;
    void draw(Canvas& canvas, const View& view, const Battle& battle, LabelRoom& room) const;

  private:
    struct Caption {
        FallOfShot fall;
        std::string words;
        Color color;
        bool own = false;              ///< a person's
        float age = -Captions::kBeat;  ///< seconds

        bool waits() const { return age <= -Captions::kBeat; }
    };

    void draw(Canvas& canvas, const Caption& caption, Point at, Point mark, LabelRoom& room) const;

    std::vector<SeenShot> shots_;  // not yet told
    std::vector<Caption> captions_;
    std::vector<FallOfShot> falls_;  // not yet taken
    bool held_ = false, dazzled_ = false;
};

/// A small flag where a shot fell.
void draw_flag(Canvas& canvas, const View& view, Vec2<float> at, Color color);
/// Below it, what it is.
void draw_flag_words(Canvas& canvas, Point foot, LabelRoom& room);
/// A few words below something on the land, unless that's full there.
void draw_words_below(Canvas& canvas, Point foot, std::string_view words, LabelRoom& room);

}  // namespace terramorph
