#pragma once

#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/teaching/rough_aim.h"
#include "base/ticks.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "paint/layers/flat_layer.h"
#include "paint/layers/kept_painting.h"
#include "paint/soft/light_field.h"
#include "ui/camera/camera.h"
#include "ui/camera/director.h"
#include "ui/camera/overview.h"
#include "ui/captions/captions.h"
#include "ui/captions/label_room.h"
#include "ui/captions/shot_captions.h"
#include "ui/captions/skylines.h"
#include "ui/impacts/blows.h"
#include "ui/impacts/impacts.h"
#include "ui/landscape/basins_picture.h"
#include "ui/landscape/earth/mine/mine_picture.h"
#include "ui/landscape/lakes/ripples.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/convoys_picture.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/landscape/plants/things_picture.h"
#include "ui/landscape/weather.h"
#include "ui/landscape/wind.h"
#include "ui/particles/particles.h"
#include "ui/screens/battle/hidden_aim.h"
#include "ui/sprites/beams.h"
#include "ui/sprites/fire/fire_bed.h"
#include "ui/sprites/fire/tree_fire.h"
#include "ui/sprites/ongoing_effects.h"
#include "ui/sprites/shells/trails.h"
#include "ui/sprites/shields.h"
#include "ui/sprites/tank_labels.h"
#include "ui/sprites/tank_parts/driving_line.h"
#include "ui/sprites/tank_parts/footing.h"
#include "ui/sprites/tank_parts/kept_tank.h"

namespace terramorph {

/// Seconds until something that appears is fully visible.
constexpr float kAppearing = 0.7f;

/// Frames after which it's worth keeping what stands still.
constexpr int kStandsStill = 3;

/// What has moved on a picture: nothing, only what the wind moves, or something else as well.
enum class Moved { nothing, air, all };

/// The picture of a battle: the landscape and everything that stands, flies, rolls and burns in it. It only
/// reads the match.
class BattlePicture {
  public:
    explicit BattlePicture(const Match& match);

    /// Call before every tick: moving things are drawn interpolated between ticks.
    void remember(const Match& match);
    /// Call after every tick and command, with its events.
    void note(const Match& match, const MatchEvents& events);
    /// The match jumps to another moment: forgets everything seen so far.
    void jump(const Match& match);
    /// How much of these seconds passes for the match and the picture: a heavy blow holds them up.
    double pass(double seconds) { return impacts_.pass(seconds); }
    /// Where shots have fallen since the last call.
    std::vector<FallOfShot> take_falls() { return shot_captions_.take_falls(); }
    /// True from a blast until it has been seen, the light is gone and the stones have landed, and until it
    /// has been read where the shot fell.
    bool unseen() const { return impacts_.unseen() || shot_captions_.unread(); }
    /// As unseen(), but without the time to read.
    bool unwatched() const { return impacts_.unseen(); }
    /// True until there has been a glance at it.
    bool unglanced() const { return impacts_.unglanced(); }
    /// The way of a tank's last shot that's dotted on the land, in columns.
    std::vector<Vec2<float>> flown(TankId tank) const;
    /// Where blasts have just begun.
    std::vector<Rect> blasts() const { return impacts_.fresh(view_); }
    /// Advances the picture. Returns what moved.
    Moved advance(double seconds, const Match& match);
    /// `between` is the position between the last two ticks: 0 .. 1. Labels stand in `room`; `paths` draws
    /// what lies on the land behind tanks and labels.
    void draw(Canvas& canvas, const Match& match, float between, LabelRoom room,
              const std::function<void()>& paths = {}) {
        draw_land(canvas, match);
        draw_above(canvas, match, between, std::move(room), paths);
    }
    /// The land, and what the wind moves. `stands`: frames for which it has been the only thing that moves.
    /// `cover`: see Canvas::lay.
    void draw_land(Canvas& canvas, const Match& match, int stands = 0, const KeptPainting* cover = nullptr);
    /// Everything else, over it.
    void draw_above(Canvas& canvas, const Match& match, float between, LabelRoom room,
                    const std::function<void()>& paths = {});

    /// While the last shot is still to be seen, nothing of the next turn is.
    void set_aftermath(bool aftermath) { aftermath_ = aftermath; }
    /// True: where a person's shot fell stays there, as more is being read about it.
    void set_reading(bool reading) { shot_captions_.set_held(reading); }
    void set_comfort(const Comfort& comfort) {
        comfort_ = comfort;
        impacts_.set_comfort(comfort);
        director_.set_moving(comfort.travels);
        calm_ = !comfort.travels;
    }
    /// How fast the wind moves things: 1 as ever, 0 while nobody looks.
    void set_watched(float watched) { watched_ = watched; }
    /// Who chooses what is seen.
    Director& director() { return director_; }
    const Director& director() const { return director_; }
    /// Without names, figures and arrows, in fair weather: a picture behind a menu.
    void set_wordless(bool wordless) { wordless_ = wordless; }
    /// Sets whose aims are hidden.
    void set_hidden_aim(const HiddenAim& hidden_aim) { hidden_aim_ = hidden_aim; }
    /// Where the coach sees the power of whoever aims; none: it doesn't say.
    void set_power_zone(const std::optional<AimZone>& zone) { power_zone_ = zone; }
    /// Whether a ruler says how far off the last shot of whoever aims fell.
    void set_measured(bool measured) { measured_ = measured; }
    /// Whether words say of a crate what it's for.
    void set_crates_named(bool named) { crates_named_ = named; }
    /// Where dots show the way of a shot, whose it is has no name above its barrel.
    void set_dotted(PlayerId whose) { dotted_ = whose; }
    /// Whether whoever aims is to see where its tank can drive. Call once a frame; returns true if the
    /// picture has changed.
    bool show_driving_range(const Match& match, bool wanted);
    /// So many rows behind the land and in front of it are to be seen; 0: none. Call once a frame; returns
    /// true if the picture has changed.
    bool show_skylines(const Match& match, int rows) { return skylines_.show(match.battle().state(), rows); }
    std::span<const Skylines::Line> skylines() const { return skylines_.lines(); }
    /// What's shown of that; empty until it's known.
    std::span<const DrivingLine::Piece> drive() const { return driving_line_.pieces(); }
    /// Whose tank is named as one's own; none: nobody's.
    void set_mine(PlayerId mine) { mine_ = mine; }
    /// How somebody at another machine turns the barrel, which the match doesn't know yet.
    void set_aim_elsewhere(const std::optional<Aim>& aim) { aim_elsewhere_ = aim; }
    /// The view of a picture of this size, without shaking.
    View view(float width, float height) const;
    /// Where the camera comes to rest.
    View rest(float width, float height) const;
    /// The share of the picture's height that a bar covers.
    void set_foot(float share) { camera_.set_foot(share); }
    /// Nothing does now but a slim bar in its middle, beside which one sees tanks.
    void set_foot_open(bool open) { foot_open_ = open; }
    /// And bars at its top.
    void set_head(float share) { camera_.set_head(share); }
    /// Draws the whole level small in the place, where a part of it is seen; `player`'s last shot in it. It
    /// isn't drawn over a tank that somebody aims at or with.
    void draw_overview(Canvas& canvas, const Match& match, PlayerId player, Rect place);

  private:
    /// Visual state of a tank.
    struct TankPicture {
        BodyState before;     ///< a tick ago
        float barrel = 0;     ///< its angle as drawn, which turns smoothly
        float appearing = 0;  ///< seconds until it's fully visible again
        Ticks rocket = 0;     ///< time of rocket fire left
        KeptTank kept;
        Footing footing;  ///< as drawn, which changes smoothly
        bool buried = false;
    };

    void take_colors(const Match& match);
    void begin_level(const Match& match);
    void note(const MatchEvent& event, const Match& match);
    void blacken(const event::Exploded& exploded);
    void singe(const event::Kindled& kindled, const Ground& ground);
    void char_along(const event::Beamed& beamed, const Ground& ground);
    View usual_view() const;
    void record_tick(const Battle& battle);
    void record_driving(const Battle& battle);
    void record_rolling(const Battle& battle, const Debris& piece);
    void record_slip(const Battle& battle, const Slip& slip, Range run);
    bool record_slips(const Battle& battle);
    void throw_pebbles(const Battle& battle, Vec2<float> at, float reach);
    void tell_buried(const Battle& battle);
    void tell_bent(const Battle& battle);
    bool aims(const Match& match) const { return match.phase() == Phase::aiming && !aftermath_; }
    void advance_tanks(double seconds, const Battle& battle, bool& moved);
    bool settle(TankPicture& seen, const Tank& tank, const Ground& ground, float seconds) const;
    bool advance_wind(double seconds, const Battle& battle);
    bool advance_marks(double seconds, const Match& match);
    bool advance_water(double seconds, const Match& match);
    bool advance_waves(double seconds, const Match& match);
    /// Where the water behind the level stands; at the cut as well, unless it's in basins.
    static float water_in(const Match& match);
    void draw_basins(Canvas& canvas, const BattleState& battle);
    void draw_water(Canvas& canvas, const BattleState& battle);
    void draw_downfall(Canvas& canvas, const BattleState& battle) const;
    float gloom(const Battle& battle) const;
    Weather weather_in(const Battle& battle) const {
        return wordless_ ? Weather::fair : battle.state().weather;
    }
    BodyState tank_between(const Match& match, TankId number, float between) const;
    BodyState piece_between(const Debris& piece, float between) const;
    void draw_standing(Canvas& canvas, const BattleState& battle);
    void look_at_landscape(const Match& match, const Views& views);
    void draw_words(Canvas& canvas, const Match& match, std::span<const TankLabel> labels, LabelRoom& room);
    /// Returns their labels, from left to right.
    std::vector<TankLabel> draw_tanks(Canvas& canvas, const Match& match, float between);
    /// A word on a tank, beside its name.
    std::string note_on(TankId number) const;
    /// In which one sees whose name stands beside it; an arrow points to the others.
    View names_view() const;
    void draw_arrows(Canvas& canvas, const Match& match, LabelRoom& room) const;
    std::optional<Vec2<float>> last_fall(const Match& match) const;
    void draw_last_fall(Canvas& canvas, const Match& match) const;
    void draw_crate_words(Canvas& canvas, const Match& match, LabelRoom& room) const;
    bool shows_power(const Match& match) const;
    /// Returns where its figure stands.
    Rect draw_power(Canvas& canvas, const Match& match) const;
    void draw_light(Canvas& canvas, const Battle& battle);
    void draw_one_tank(Canvas& canvas, const Match& match, TankId number, BodyState body);
    float barrel_of(const Match& match, TankId number) const;
    /// How far its barrel points to the right: -1 to 1.
    float along_barrel(const Match& match, TankId number) const;
    void take_barrels(const Match& match, LabelRoom& room) const;
    bool hides_tank(const Match& match, Rect place) const;
    void draw_shields(Canvas& canvas, const Match& match, float between) const;
    void draw_shells(Canvas& canvas, const Match& match, float between, LabelRoom& room) const;
    template <class IsMeant>
    void draw_pieces(Canvas& canvas, const Match& match, float between, IsMeant is_meant) const;

    std::vector<Color> colors_;  // by player
    Landscape landscape_;
    Camera camera_;
    Director director_;
    Overview overview_;
    HiddenAim hidden_aim_;
    std::optional<AimZone> power_zone_;
    PlayerId dotted_;
    bool measured_ = false, crates_named_ = false;
    PlayerId mine_;
    bool foot_open_ = false;
    std::optional<Aim> aim_elsewhere_;
    bool aftermath_ = false;
    bool wordless_ = false;
    View view_, sky_view_;            // as drawn, with shaking; of what is far away
    bool zooms_ = false;              // it's on the way to another scale
    std::vector<PictureLayer> land_;  // as drawn
    Impacts impacts_;
    LightField light_;
    std::vector<float> surface_;  // the row of the ground's top in each pixel column
    Particles particles_;
    Captions captions_;
    ShotCaptions shot_captions_;
    Trails trails_;
    DrivingLine driving_line_;
    Skylines skylines_;
    Beams beams_;
    OngoingEffectsPicture ongoing_;
    FireBed fire_bed_;
    ShieldFlashes flashes_;
    Blows blows_;
    Comfort comfort_;
    std::vector<TankPicture> tanks_;
    std::vector<Vec2<float>>
        in_view_;  // middles of tanks and wrecks that smoke leaves to be seen, in columns
    std::vector<std::pair<int, BodyState>> pieces_;  // a tick ago, by number
    WeatherPicture weather_;
    WindPicture wind_;
    Meadow meadow_;
    bool calm_ = false;  // what the wind moves stands still
    float watched_ = 1;  // see set_watched()
    float marks_ = 1;    // see View
    MinePicture mine_picture_;
    ThingsPicture things_;
    ConvoysPicture convoys_;
    FlatLayer standing_;  // on the land; see draw_standing()
    TreeFire tree_fire_;
    BasinsPicture basins_;  // if the water stands in some
    float water_ = 0;       // the drawn height in columns, which changes smoothly
    double waves_ = 0;      // seconds of wave motion
    Ripples ripples_;
    Ticks thudded_ = 0;  // when a boulder last did
    float storm_ = 0;    // darkness of the sky, 0 to 1, which changes smoothly
};

}  // namespace terramorph
