#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "app/teaching/coach.h"
#include "app/teaching/first_flight.h"
#include "app/teaching/lessons.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"
#include "ui/captions/miss_mark.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/tips/tip_box.h"

namespace terramorph {

/// Parts of the bars that lessons are about; what isn't shown is empty.
struct TaughtPlaces {
    BarParts bar;
    Rect order, wind, map;
};

/// The battlefield on which a box stands.
struct TipScene {
    const Match& match;
    const View& rest;                  ///< where the camera comes to rest: there the box stands ...
    const View& view;                  ///< ... and there it is now
    Rect room;                         ///< its limits, in pixels
    bool greeted = true;               ///< false while the camera greets who aims: then there's none
    std::span<const Rect> taken = {};  ///< where other things stand
    TaughtPlaces places = {};
    std::span<const Vec2<float>> flown = {};  ///< the way of the shot that's spoken of, in columns
};

/// What a person does.
struct TipMoment {
    bool aiming = false;
    bool seen = false;      ///< its last shot is still to be seen
    bool dragging = false;  ///< it aims with the pointer
    bool dazzled = false;   ///< a blast still gives light
};

/// The lessons and the coach's advice as they're shown on the battlefield.
class Tips {
  public:
    explicit Tips(Session& session) : session_(session), lessons_(session), coach_(session) {}

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and once a frame. Returns true if there's something else to show.
    bool advance(double seconds, const Match& match, const TipMoment& moment);
    /// Even those who are familiar are coached.
    void insist() { coach_.insist(); }
    /// Something else teaches, so that there are no lessons.
    void set_lessons(bool lessons) { teaches_ = lessons; }
    /// Somebody who aims asks for all that the coach knows. Returns false if it knows nothing.
    bool ask(const Match& match);
    /// True while somebody who aims is told what would have hit.
    bool advises(const Match& match) const { return coached_ == match.player() && advice(match); }
    /// True until there has been time to read what would have hit instead of the miss that is still to be
    /// seen.
    bool unread(const Match& match) const;
    /// True while somebody who aims is given a hint, and may ask for more.
    bool hints(const Match& match) const;
    /// The aim that would have hit, which a click on the box sets; nullptr if the person isn't told one.
    const BetterAim* offer(const Match& match) const;
    /// Where the box stands, as it was last drawn.
    Rect drawn() const { return drawn_; }
    /// As much of the better shot's way as is shown, in columns.
    std::span<const Vec2<float>> better_path(const Match& match) const;
    /// The powers among which one hits as the barrel points now; none unless that's all that one is told, or
    /// a first shot is taught.
    std::optional<AimZone> power_zone(const Match& match) const;
    /// True while a ruler shows how far off the last shot of who aims fell.
    bool measures(const Match& match) const { return miss(match, View{}).has_value(); }
    /// At whose barrel dots begin that show the way of a shot; none: nobody's.
    PlayerId dotted(const Match& match) const;
    /// Whose last shot the box may speak of.
    PlayerId spoken_of(const Match& match) const { return coached_.exists() ? coached_ : match.player(); }
    /// True while dots show how the next shot begins to fly.
    bool shows_first_flight() const { return !first_flight_.path().empty(); }
    /// The lesson that's shown to who aims; none: there's something else to show, or nothing.
    std::optional<Lesson> lesson(const Match& match) const { return advice(match) ? std::nullopt : lesson_; }
    /// True while crates are to have a name.
    bool names_crates() const { return teaches_ && lessons_.names_crates(); }
    /// Where whoever is given advice and its mark stand; none without advice.
    std::optional<std::array<Vec2<float>, 2>> coached_tanks(const Match& match) const;
    /// What the box says, for whoever doesn't see it; empty if there's none.
    std::string speech(const Match& match) const;
    /// The better shot, and how the next one begins to fly; beside what stands in the room.
    void draw_path(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const;
    /// How far off the last shot of whoever is coached fell, where nothing in the room stands; and its place,
    /// which is empty where there's nothing to measure.
    void draw_miss(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const;
    Rect miss_place(const Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const;
    /// A box near the tank, within the room; none while the camera is on its way there.
    void draw(Canvas& canvas, const TipScene& scene);
    /// Above the bars: frames the part of them that it's about.
    void draw_frame(Canvas& canvas, const TipScene& scene) const;
    /// Where that box stands; empty if there's none.
    Rect place(const Canvas& canvas, const TipScene& scene) const;

  private:
    const Advice* advice(const Match& match) const;
    bool helps(const Match& match) const;
    bool recommends_weapon(const Match& match) const;
    /// About how to change the aim, if the person who aims is told no more than that.
    std::optional<RoughAim> rough(const Match& match) const;
    /// How far off the last shot of who aims fell, while the coach speaks of it.
    std::optional<MissMark> miss(const Match& match, const View& view) const;
    void draw_turn_zone(Canvas& canvas, const Match& match, const View& view) const;
    void draw_first_flight(Canvas& canvas, const View& view, const LabelRoom& room,
                           std::span<const Vec2<float>> better) const;
    /// The part of the bars that the box is about; empty if that's something on the land.
    Rect taught(const TaughtPlaces& places, const Match& match) const;
    /// What a first shot takes, for the box that teaches one of its steps.
    std::vector<TipStep> steps(const Match& match) const;
    /// Arrows at the barrel, while that's to be turned; and where they are.
    void draw_turns(Canvas& canvas, const Match& match, const View& view) const;
    Rect turns_place(const Canvas& canvas, const Match& match, const View& view) const;
    /// What's on the land that the box is about, in columns.
    std::optional<Vec2<float>> taught_place(const Match& match) const;
    bool is_below_strip(const Match& match) const;
    void point_elsewhere(TipBox& box, const TipScene& scene) const;
    /// Whom the box stands beside, and its words.
    struct Said {
        PlayerId player;
        std::string_view id;
        std::string heading, words;
        std::vector<TipTask> tasks = {};
        std::vector<TipStep> steps = {};
    };
    std::optional<Said> said(const Match& match) const;
    std::optional<TipBox> box(const Canvas& canvas, const TipScene& scene) const;
    std::optional<Rect> stood(const TipScene& scene) const;

    /// Where a box has come to stand, and when that no longer counts.
    struct Standing {
        int turn = -1;
        Rect room, place;
        Point tank;
    };

    const Session& session_;
    Lessons lessons_;
    Coach coach_;
    FirstFlight first_flight_;
    PlayerId coached_;  // who is given advice now
    bool aiming_ = false;
    bool teaches_ = true;
    double told_ = 0;  // seconds since the light of a miss that is still to be seen, and of its telling
    Rect drawn_ = {};
    Standing standing_ = {};
    std::optional<Lesson> lesson_;  // shown now
};

}  // namespace terramorph
