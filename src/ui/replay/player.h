#pragma once

#include <functional>
#include <optional>

#include "match/recording/playback.h"
#include "ui/captions/news_feed.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/banner.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/pace/aftermath.h"

namespace terramorph {

/// Shows a playback like the match itself, with picture, bars, and a little time to follow each aim. Visits
/// to the armory are skipped; a line says what was bought.
class ReplayPlayer {
  public:
    /// A turn's total waiting time in seconds until something moves, however often its player changed its
    /// mind.
    static constexpr double kMaxAimSeconds = 1;

    explicit ReplayPlayer(Playback playback);

    /// Continues from another moment of the same recording.
    void jump(Playback playback);
    /// Advances the match. Returns true if anything visible has changed.
    bool advance(double seconds);
    /// Advances a single tick, or gives the next command if the match waits.
    void step();
    /// Advances the picture: dust settles, news disappear and barrels turn.
    bool advance_picture(double seconds);
    /// No label reaches below `foot`.
    void draw(Canvas& canvas, float foot);
    /// Draws the picture alone, without bars and news. No label reaches above `top`.
    void draw_picture(Canvas& canvas, float top = 0);
    void set_comfort(const Comfort& comfort) { picture_.set_comfort(comfort); }
    /// What is struck is seen around this tank.
    void set_focus(TankId tank) { focus_ = tank; }
    /// Whoever hurries doesn't wait for the end of what each shot leaves behind.
    void set_hurried(bool hurried) { hurried_ = hurried; }

    const Match& match() const { return playback_.match(); }
    const Playback& playback() const { return playback_; }
    /// True at the end of the recording.
    bool over() const { return failure_ || playback_.over(); }
    /// Why it can't be played on: the match differs from the recording.
    const Refusal& failure() const { return failure_; }
    View view(const Canvas& canvas) const { return picture_.view(canvas.width(), canvas.height()); }

    std::function<void(const MatchEvent&)> heard = {};  ///< for the sounds

  private:
    void go_on();
    void tick();
    void give();
    void take_events();
    void note(const MatchEvent& event);
    void show_events(const MatchEvents& events);
    void begin_turn(PlayerId number);
    void tell_death(const event::Died& died);
    void end_round(PlayerId winner);
    void tell_trade(PlayerId player);
    void wait_after(const Command& command);
    void wait(double seconds);
    std::optional<AimShown> aim() const;
    float between() const;

    Playback playback_;
    BattlePicture picture_;
    Aftermath aftermath_;
    Banner banner_;
    NewsFeed feed_;
    Refusal failure_;
    LevelSettings level_;  // of the picture
    int round_ = 0;
    bool hurried_ = false;
    TankId focus_;
    double time_ = 0;       // not yet played
    double hold_ = 0;       // until the next command
    double held_ = 0;       // in this turn so far
    double since_aim_ = 0;  // seconds since the aim began to move
    AimShown aim_before_ = {};
};

}  // namespace terramorph
