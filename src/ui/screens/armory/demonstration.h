#pragma once

#include <memory>
#include <optional>

#include "match/match.h"
#include "paint/canvas_cache.h"
#include "paint/image.h"
#include "ui/screens/armory/demonstration_stage.h"
#include "ui/screens/battle/battle_picture.h"

namespace terramorph {

/// Demonstrates a good: on a few hills of the match's planet a tank uses it against another, again and again.
class Demonstration {
  public:
    Demonstration(const Match& match, PlayerId player, std::shared_ptr<const Arsenal> arsenal);
    /// Of nobody's match in particular: with the first player of these settings, on their planet.
    Demonstration(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
                  const DemonstrationStage& stage = {});

    /// Shows this good, once the choice has rested for a moment.
    void show(std::optional<GoodId> good);
    void set_comfort(const Comfort& comfort) { comfort_ = comfort; }
    /// Returns true if the picture has to be redrawn.
    bool advance(double seconds);
    void draw(Canvas& canvas, Rect place);
    /// The health that the other tank has lost so far to what the card says of the good ...
    int harm() const { return harm_; }
    /// ... and to falls, which the card leaves out because they depend on the land.
    int fall() const { return fall_; }
    /// The number of demonstrations so far, of any good.
    int times() const { return times_; }
    const Match* match() const { return match_.get(); }
    /// Seconds since the shot did something for the first time; below 0: not yet.
    double since_struck() const { return since_struck_; }

  private:
    const Weapon& thing() const { return good(*arsenal_, *good_); }
    const Tank& tank(PlayerId player) const { return match_->state().tank(player); }
    /// True of what keeps land where it is: the shooter lets it slip.
    bool holds_land() const { return !thing().effects.on(Trigger::on_slip).empty(); }
    bool waits_for_sky() const { return stage_.sky != HostileSky::calm; }
    bool playing() const;
    void begin();
    void set_up(const DemonstrationStage& stage);
    bool in_sight() const;
    bool done() const;
    void tick();
    void play();
    void use();
    void shoot(PlayerId at);
    void take_events();
    void redraw(int width, int height);

    DemonstrationStage stage_;
    MatchSettings settings_;
    std::shared_ptr<const Arsenal> arsenal_;
    std::optional<GoodId> good_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<BattlePicture> picture_;
    Comfort comfort_;
    CanvasCache canvas_cache_;
    Image image_;
    bool stale_ = true;   // true if the image shows an earlier moment
    double rested_ = 0;   // seconds since the good was chosen
    double waiting_ = 0;  // time not yet converted to ticks
    double undrawn_ = 0;  // seconds
    double paused_ = 0;   // before the first shot and after the last
    int times_ = 0;
    int turns_ = 0;
    bool tried_ = false, used_ = false;       // the item
    bool played_ = false, answered_ = false;  // with a shot
    int harm_ = 0, fall_ = 0;
    double since_struck_ = -1;
};

}  // namespace terramorph
