#pragma once

#include <optional>
#include <vector>

#include "app/match_runner.h"
#include "paint/layers/kept_painting.h"
#include "ui/app.h"
#include "ui/captions/heard_line.h"
#include "ui/narration/battle_narrator.h"
#include "ui/screen.h"
#include "ui/screens/battle/aim.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/stock_list.h"
#include "ui/screens/battle/pace/aftermath.h"
#include "ui/screens/battle/pace/attention.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/battle/target.h"
#include "ui/sound/by_ear.h"
#include "ui/sound/soundscape.h"

namespace terramorph {

/// A battlefield and its controls: the common part of battles and the weapon lab.
class BattlePage : public Screen {
  public:
    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override {
        return list_.open() ? list_.row_high(at, wheel) : 0;
    }
    float largest_text() const override { return kLargestHud; }
    bool is_played() const override { return !list_.open(); }
    float head(const Canvas& canvas) const override;
    MusicScene music() const override;
    Spoken spoken() const override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  protected:
    BattlePage(App& app, std::string_view id, MatchRunner& runner);

    MatchRunner& runner() const { return *runner_; }
    const Match& match() const { return runner_->match(); }
    const Tank& tank() const;
    /// Shows this match. Its runner must outlive the page, or live until the next call.
    void show_match(MatchRunner& runner);
    /// Gives a person's command; says why if it's refused. Returns true if it was carried out.
    bool execute(const Command& command);
    /// Sets the current player's aim, in tenths of a degree and power, as far as its tank can.
    void aim(int angle, int power);
    /// Releases all held keys, because another screen will get their release.
    void release();
    void show(std::unique_ptr<Screen> screen);
    void take_events();
    const View& view() const { return view_; }
    const View& rest() const { return rest_; }
    std::vector<Rect> blasts() const { return picture_.blasts(); }
    /// True while a blast gives light, and for a glance after it.
    bool dazzles() const { return picture_.unglanced(); }
    std::span<const DrivingLine::Piece> drive() const { return picture_.drive(); }
    std::vector<Vec2<float>> flown(PlayerId player) const { return picture_.flown(tank_of(player)); }
    Director& director() { return picture_.director(); }
    bool greets() const { return picture_.director().greets(match()); }
    void set_aim_elsewhere(const std::optional<Aim>& aim) { picture_.set_aim_elsewhere(aim); }
    BattleNarrator& narration() { return narration_; }
    /// Closes and releases everything that belongs to a turn.
    void put_away();
    /// True during a person's turn, even while something moves before the shot.
    bool steers() const;
    /// True in a person's turn from when its tank is seen, the camera rests, or it does something: then its
    /// controls stand there.
    bool met() const { return met_turn_ == match().turn(); }
    /// True once the camera shows whose turn it is, or shows all that it will.
    bool player_seen() const { return player_seen_; }
    /// True while weapons or items are listed.
    bool lists() const { return list_.open(); }
    /// True while the pointer aims.
    bool drags() const { return dragging_ || drags_power_; }
    /// True if this turn's shot has been fired.
    bool fired() const { return fired_; }
    /// What was kept back until a shot has been seen is shown at once.
    void end_aftermath();
    /// True while a shot that has come to rest is still to be seen. Until then nothing of the next turn is.
    bool in_aftermath() const { return aftermath_.holds(); }

    /// True if a person is to play now.
    virtual bool aiming() const;
    /// True while somebody needs the time to read what's said of its last shot.
    virtual bool reads() const { return false; }
    /// True while the large map is open, on which one sees where one can drive.
    virtual bool maps() const { return false; }
    /// True if the current player has the seat.
    virtual bool seated() const { return true; }
    virtual HiddenAim hidden_aim() const { return {}; }
    virtual void heard(const MatchEvent& event) { (void)event; }
    /// A shot has fallen there and hurt nobody.
    virtual void fell(const FallOfShot& fall) { (void)fall; }
    /// Called before a tick in which the match waits for a computer.
    virtual void think() {}
    /// True if that took a whole frame's share of time.
    virtual bool thought_hard() const { return false; }
    /// Handles keys that no part of the page uses.
    virtual void press_other(const InputEvent& press) = 0;
    /// True while the match is played on without a picture, as fast as it can be.
    virtual bool unseen() const { return false; }
    /// The speed that was chosen, in ticks per 1/60 s; time-lapse comes on top of it.
    virtual int speed() const { return 1; }
    virtual HudState hud_state() const;
    /// Takes the places of what else stands on the picture from the room for labels.
    virtual void furnish(const Canvas& canvas, LabelRoom& room) const { (void)canvas, (void)room; }
    /// On the land, below the bars.
    virtual void draw_under(Canvas& canvas) { (void)canvas; }
    /// On the land, behind tanks and their labels.
    virtual void draw_paths(Canvas& canvas) { (void)canvas; }
    /// Of the bars, as last drawn.
    const HudLayout& layout() const { return layout_; }
    /// The room between the bars for what people say and read.
    Rect room(const Canvas& canvas) const;
    void draw_overview(Canvas& canvas);
    /// What stands over the land has changed, with no key, event or motion of the land's picture.
    void redraw() { stands_ = 0; }
    /// Between the bars and the lists that unfold.
    virtual void draw_over(Canvas& canvas) { (void)canvas; }

  private:
    bool press_open(const InputEvent& press);
    void press_list(const InputEvent& press);
    void look_ahead(const InputEvent& press);
    void press_key(const InputEvent& press);
    bool press_typed(const InputEvent& press);
    void press_letter(const InputEvent& press);
    void press_pointer(const InputEvent& press);
    bool press_hud(const InputEvent& press);
    void pinch(float parted);
    bool begins_drag(Point at) const;
    bool points_at(Point at) const;
    bool wants_driving_range() const;
    int rows_surveyed() const;
    Point pivot() const;
    void drag_to(Point at);
    void drag_power(Point at);
    void turn(AimStep step);
    void choose(WeaponId weapon);
    void fire();
    void confirm();
    void change_weapon(int step);
    void unfold_weapons();
    void unfold_items();
    void begin_target();
    void set_target(Vec2<int> at);
    void drive();
    void meet();
    void look_for_player(const View& now, const View& rest);
    Rect aiming_tank() const;
    void tick();
    void note(const MatchEvent& event);
    /// True while the last shot is still to be seen.
    bool shot_unseen() const {
        if (reads()) return true;
        if (aftermath_.is_brief(match())) return picture_.unglanced();
        return Aftermath::is_read_later(match()) ? picture_.unwatched() : picture_.unseen();
    }
    /// Skipping would only make noise.
    bool skips() const { return speed() >= kSkip; }
    void show_events(const MatchEvents& events);
    void advance_unseen();
    bool advance_words(double seconds);
    void advance_ticks(double seconds);
    void draw_above(Canvas& canvas);
    void draw_targets(Canvas& canvas) const;
    void draw_drag(Canvas& canvas) const;

    MatchRunner* runner_;
    BattlePicture picture_;
    Soundscape sounds_;
    HeardLine heard_line_;
    ByEar by_ear_;
    BattleNarrator narration_;
    int taken_back_;  // so often the match that's shown
    Aftermath aftermath_;
    int shot_speed_ = 1;  // at which the last shot was fired
    AimKeys keys_;
    DriveKeys drive_keys_;
    TypedPower typed_;
    StockList list_;
    Crosshair crosshair_;
    double waiting_ = 0;  // time not yet converted to ticks
    bool player_seen_ = false;
    int met_turn_ = -1;  // the last turn of a person whose tank has been seen
    bool fired_ = false;
    bool driving_ = false;
    int drove_turn_ = -1;  // the last turn in which a key drove
    bool dragging_ = false;
    std::optional<InputEvent> touch_ = {};  // a finger on the land, which may come to drag
    float pinched_ = 0;                     // how far fingers have parted since the last look
    bool drags_power_ = false;              // along the track
    Point pointer_ = {};
    KeptPainting above_;             // what's drawn over the land
    int stands_ = 0;                 // frames for which only the wind has moved something
    std::uint64_t drawn_after_ = 0;  // changes of the app
    std::uint64_t looked_at_ = 0;    // and those that somebody is known to have looked at
    Attention attention_;
    View view_ = {.width = 1600, .height = 900}, rest_;  // as last drawn, and where the camera comes to rest
    HudLayout layout_;
    HudPlaces hud_;
    InputEvent held_ = {};  // the key that the pointer holds down
};

}  // namespace terramorph
