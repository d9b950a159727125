#pragma once

#include <vector>

#include "app/match_runner.h"
#include "ui/app.h"
#include "ui/screen.h"
#include "ui/screens/battle/aim.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/stock_list.h"
#include "ui/screens/battle/target.h"

namespace terramorph {

/// A battlefield and all by which a person plays on it: what battles and the weapon lab have in common.
class BattlePage : public Screen {
  public:
    void press(const InputEvent& press) override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  protected:
    BattlePage(App& app, std::string_view id, MatchRunner& runner);

    MatchRunner& runner() { return *runner_; }
    const Match& match() const { return runner_->match(); }
    const Tank& tank() const;
    /// From now on shows this match, whose runner must outlive the page or the next call.
    void show_match(MatchRunner& runner);
    /// Does what a person asks; says why not, where it may not be done. Returns whether it was.
    bool execute(const Command& command);
    /// Lets go of what is held, for another screen will hear of the keys that come up.
    void release();
    void show(std::unique_ptr<Screen> screen);
    void take_events();
    const View& view() const { return view_; }
    /// Closes and lets go of everything that belongs to a turn.
    void put_away();
    /// Whether a person's turn is on, though something may move before the shot.
    bool steers() const;
    /// Whether the shot has been fired that this turn is for.
    bool fired() const { return fired_; }

    /// Whether a person is to play now.
    virtual bool aiming() const;
    /// Whether whoever's turn it is has the seat.
    virtual bool seated() const { return true; }
    virtual HiddenAim hidden_aim() const { return {}; }
    virtual void heard(const MatchEvent& event) { (void)event; }
    /// Before a tick in which the match waits and no person plays.
    virtual void think() {}
    /// Whether that took as much of a frame as it may.
    virtual bool thought_hard() const { return false; }
    /// A key that no part of the page has a use for.
    virtual void press_other(const InputEvent& press) = 0;
    /// How many ticks of 1/60 s go by in one.
    virtual int speed() const { return 1; }
    virtual HudState hud_state() const;
    /// On the land, below the bars.
    virtual void draw_under(Canvas& canvas) { (void)canvas; }
    /// Between the bars and the lists that unfold.
    virtual void draw_over(Canvas& canvas) { (void)canvas; }

  private:
    bool press_open(const InputEvent& press);
    void press_list(const InputEvent& press);
    void press_key(const InputEvent& press);
    bool press_typed(const InputEvent& press);
    void press_letter(const InputEvent& press);
    void press_pointer(const InputEvent& press);
    void drag_to(Point at);
    void aim(int angle, int power);
    void turn(AimStep step);
    void fire();
    void change_weapon(int step);
    void unfold_weapons();
    void unfold_items();
    void begin_target();
    void set_target(Vec2<int> at);
    void drive();
    void tick();
    void note(const MatchEvent& event);
    void advance_ticks(double seconds);
    void draw_targets(Canvas& canvas) const;
    void draw_drag(Canvas& canvas) const;

    MatchRunner* runner_;
    BattlePicture picture_;
    AimKeys keys_;
    DriveKeys drive_keys_;
    TypedPower typed_;
    StockList list_;
    bool lists_items_ = false;
    Crosshair crosshair_;
    double waiting_ = 0;  // time not yet ticked away
    bool fired_ = false;
    bool driving_ = false;
    bool dragging_ = false;
    Point pointer_ = {};
    View view_;  // as last drawn
    HudPlaces hud_;
};

}  // namespace terramorph
