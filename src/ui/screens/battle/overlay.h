#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/talk/talker.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/captions/hit_words.h"
#include "ui/captions/label_room.h"
#include "ui/captions/news_feed.h"
#include "ui/screens/battle/hud/banner.h"
#include "ui/screens/battle/hud/layout.h"
#include "ui/screens/battle/hud/map.h"
#include "ui/screens/battle/hud/turn_clock.h"
#include "ui/screens/battle/thought.h"
#include "ui/screens/battle/tips/tips.h"
#include "ui/sprites/tank_parts/driving_line.h"

namespace terramorph {

/// The battlefield below an overlay.
struct OverlayScene {
    const Match& match;
    const View& view;
    const View& rest;  ///< where the camera comes to rest
    const HudLayout& layout;
    Rect room;                                       ///< between the bars
    bool aiming;                                     ///< a person is to play
    bool greeted = true;                             ///< false while the camera greets that one
    std::vector<Rect> blasts = {};                   ///< on which nobody says anything
    std::span<const DrivingLine::Piece> drive = {};  ///< where whoever aims can drive, as far as it's known
    std::string map_key = {};                        ///< that closes the map; empty: a click does
    bool pad = false;                                ///< that's a button of a pad
    std::vector<Vec2<float>> flown = {};             ///< the way of the shot that's spoken of, in columns
};

/// What is shown and said over a battlefield besides the bars: whose turn it is, for how long, the news, what
/// tanks say, lessons, how a computer aimed, and the map.
class BattleOverlay {
  public:
    explicit BattleOverlay(Session& session);

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and once a frame. Returns true if the picture has changed.
    bool advance(double seconds, const Match& match, const TipMoment& moment);

    /// Call with where a shot fell that hurt nobody.
    void tell_miss(const FallOfShot& fall, const Match& match);
    /// This computer has just fired at whoever looks.
    void warn(PlayerId shooter, const Match& match);

    BattleMap& map() { return map_; }
    const BattleMap& map() const { return map_; }
    TurnClock& clock() { return clock_; }
    ThoughtPicture& thought() { return thought_; }
    const ThoughtPicture& thought() const { return thought_; }
    /// True while a person's hit is about to be told, or has just been: nothing else should happen then.
    bool praises() const { return hit_.waits() || praised_ > 0; }
    const Tips& tips() const { return tips_; }
    /// Somebody who aims wants to know what would have hit.
    bool ask_coach(const Match& match) { return tips_.ask(match); }
    /// A person says this at another machine, or at this one.
    void quote(PlayerId player, std::string words) { talker_.quote(player, std::move(words)); }
    /// What a tank says now.
    const std::optional<Talker::Remark>& remark() const {
        static const std::optional<Talker::Remark> kSilence;
        return hushed_ || mourned_ > 0 ? kSilence : talker_.remark();
    }
    /// Whose turn it is, is said once the camera shows that one.
    void set_player_seen(bool seen) { player_seen_ = seen; }
    /// True: no tank is heard, as somebody reads.
    void hush(bool hushed) { hushed_ = hushed; }

    /// Takes the places of all that isn't a label from the room for labels.
    void furnish(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const;
    /// How shots would fly, on the land, behind the tanks.
    void draw_paths(Canvas& canvas, const OverlayScene& scene) const;
    /// Above that, below the bars.
    void draw_under(Canvas& canvas, const OverlayScene& scene);
    /// Above them.
    void draw_over(Canvas& canvas, const OverlayScene& scene) const;

  private:
    /// A line for the feed, and whose emblem it has.
    struct News {
        std::string words;
        PlayerId player;
    };

    struct Announcement {
        std::string words;
        Player player;
        double seconds;
    };

    void announce_turn(const Match& match, const event::TurnBegan& turn);
    void tell_hit(double seconds, const Match& match);
    bool say_turn();
    void announce_death(const Match& match, const event::Died& died);
    void tell_later(const Match& match);
    Point feed_corner(const Canvas& canvas, const HudLayout& layout) const;
    void take_corners(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const;
    Rect place_words(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const;

    BattleMap map_;
    Banner banner_;
    std::optional<Announcement> announced_;  // not yet said
    bool player_seen_ = false, turn_overdue_ = false;
    NewsFeed feed_;
    TurnClock clock_;
    ThoughtPicture thought_;
    const Session& session_;
    Talker talker_;
    bool hushed_ = false;
    static constexpr double kPraised = 1.9;  // seconds, before anything else

    HitWords hit_;
    double praised_ = 0;            // seconds for which a hit is still to be read
    double mourned_ = 0;            // seconds for which nobody speaks after a tank's end
    std::vector<PlayerId> fallen_;  // since the turn began
    std::vector<News> later_;       // once the banner has said it in short
    Tips tips_;
};

}  // namespace terramorph
