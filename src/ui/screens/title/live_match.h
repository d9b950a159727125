#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/match_runner.h"
#include "paint/canvas.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/pace/aftermath.h"

namespace terramorph {

struct Session;

/// A match of computers behind the title, on the land of the match that will be played, with the same tanks
/// in the same places. All fire at once, and only what explodes. It's over with the round, and begins again
/// on the undamaged land among computers of other temperaments. Nobody hears it, and nothing of it is kept.
class LiveMatch {
  public:
    /// From now on those who play these settings are shown.
    void show(const MatchSettings& settings, const Session& session);
    /// Returns true if the picture has changed.
    bool advance(double seconds);
    /// `menu`: the share of the picture's width, from the left, in which nothing is to be seen.
    void draw(Canvas& canvas, float menu);
    /// The picture takes much memory, and nobody sees it.
    void forget_picture() { picture_.reset(); }
    void set_comfort(const Comfort& comfort);

    /// None before it is shown.
    const MatchRunner* runner() const { return runner_.get(); }
    /// "Juno leads this demonstration match"
    std::string words() const;

  private:
    void begin();
    void tick();
    double haste() const;
    bool over() const { return runner_->match().phase() >= Phase::round_over; }
    void take_events();
    void show_events(const MatchEvents& events);
    void look();

    MatchSettings settings_;
    std::shared_ptr<const Arsenal> arsenal_, shown_;  // of the next match, and what's worth looking at of it
    std::shared_ptr<const Planets> planets_;
    std::unique_ptr<MatchRunner> runner_;
    std::optional<BattlePicture> picture_;
    Aftermath aftermath_;
    Comfort comfort_;
    float menu_ = 0;
    int times_ = 0;        // it has begun on this land
    bool struck_ = false;  // since the last shot
    bool opens_ = true;    // nothing has struck yet
    double waiting_ = 0;   // not yet played
    double since_end_ = 0, since_picture_ = 0;
};

}  // namespace terramorph
