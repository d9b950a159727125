#pragma once

#include <array>
#include <optional>

#include "match/match.h"
#include "ui/camera/beside_menu.h"
#include "ui/camera/camera.h"
#include "ui/camera/strike_watch.h"

namespace terramorph {

/// Chooses what the camera looks at: for a moment who is to play, then that one among those around it while
/// it aims, a shot that leaves them, and where that strikes from a moment before it does until that has been
/// seen. Of computers' turns it shows all tanks.
class Director {
  public:
    /// Columns above who aims that rows of keys and chips leave free.
    static constexpr float kOverWhoAims = 60;

    /// The land, or the moment, is another.
    void begin(const Match& match);
    /// Call with each event as it's shown.
    void note(const MatchEvent& event, const Match& match);
    /// There's more to see than who is to play.
    void end_greeting() { greeting_ = 0; }
    /// True while it looks at who has just come to play, before it shows whom one may aim at.
    bool greets(const Match& match) const;
    /// Another look for people while they aim, in turn.
    void change_look();
    /// A closer look, or one at more.
    void look_closer(bool closer);
    /// While something holds on to the picture, it stays where it is.
    void set_steady(bool steady) { steady_ = steady; }
    /// While there's advice on a shot, both tanks that it's about are seen.
    void set_advised(const std::optional<std::array<Vec2<float>, 2>>& tanks, const Match& match);
    /// What was struck is seen around this tank.
    void set_focus(TankId tank) { focus_ = tank; }
    /// False: the camera shows the whole level.
    void set_moving(bool moving) { moves_ = moving; }
    /// False: it doesn't look at people as their turns begin.
    void set_greeting(bool greets) { greets_ = greets; }

    /// A menu covers this share of the picture's width, from the left; 0: none. Who plays and what was struck
    /// is shown beside it, and the camera takes its time.
    void set_beside_menu(float share) { menu_.hide(share); }

    void advance(double seconds);
    /// `aims`: somebody is to aim now; no shot flies or is still to be seen.
    void direct(Camera& camera, const Match& match, bool aims);

  private:
    /// How people see the level while they aim.
    enum class Look { tanks, closely, whole };

    void clear();
    void greet(const Tank& tank);
    void frame_tanks(const Match& match);
    Stretch stretch_around(const Match& match, Vec2<float> own) const;
    void frame(const Stretch& seen, const BattleState& battle);
    void look_at_tanks(Camera& camera, const Match& match);
    bool greets(const Tank& tank) const;
    void frame_closely(const Match& match, Vec2<float> own);
    void look_at_tank(Camera& camera, const Match& match);
    bool look_at_strike(Camera& camera, const Match& match);
    void look_up(const BattleState& battle, float highest);
    void follow(Camera& camera, const BattleState& battle);
    void look_beside_menu(Camera& camera, const Match& match);

    StrikeWatch strikes_;
    std::optional<std::array<Vec2<float>, 2>> advised_;
    TankId focus_;
    std::optional<Vec2<float>> stood_;   // where who is seen closely stood ...
    Vec2<float> close_ = {};             // ... the middle of what's seen then ...
    float close_wide_ = 0;               // ... how many columns ...
    float close_low_ = 0;                // ... and what's to be above the bar
    int angle_ = 0, power_ = 0;          // of the one greeted, as it began
    double greeting_ = 0;                // seconds left
    std::optional<Vec2<float>> around_;  // where who aims stood
    Vec2<float> field_ = {};             // the middle of the tanks that are seen ...
    float field_wide_ = 0;               // ... how many columns show them ...
    float field_low_ = 0;                // ... and the lowest one's height
    bool beyond_ = false;                // something has flown out of there ...
    std::optional<Stretch> way_;         // ... and this is the rest of its way
    Look look_ = Look::tanks;
    bool steady_ = false;
    bool moves_ = true;
    bool greets_ = true;
    BesideMenu menu_;
};

}  // namespace terramorph
