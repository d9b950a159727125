// The state of a battle's picture over time.
#include "ui/screens/battle/battle_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/impacts/heat.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr float kBarrelSpeed = 16;   // of the remaining angle, per second
constexpr float kStormSpeed = 0.4f;  // of that, per second
constexpr Ticks kRocketTicks = 50 * kTick;
constexpr float kMarksTime = 0.5f;  // seconds
constexpr float kStormSteps = 4;    // steps to full darkness
constexpr Ticks kTreadDustEvery = 4 * kTick;
constexpr float kMoves = 8;  // columns per second: what is slower leaves no dust

/// The approach of sudden death: 0 to 1.
float storm_of(const Battle& battle) {
    const int calm = battle.state().rules.sudden_death;
    const int steps = calm == 0 ? 0 : std::max(0, battle.state().calm_turns - calm + 1);
    return std::min(1.0f, static_cast<float>(steps) / kStormSteps);
}

bool takes_off(const Weapon& item) {
    const auto& effects = item.effects.on(Trigger::on_use);
    return std::ranges::any_of(effects,
                               [](const Effect& effect) { return effect.kind->purpose == Purpose::takeoff; });
}

}  // namespace

BattlePicture::BattlePicture(const Match& match) : landscape_(match.level(), match.battle().state().ground) {
    take_colors(match);
    begin_level(match);
}

void BattlePicture::take_colors(const Match& match) {
    colors_.clear();
    for (const Player& player : match.settings().players) colors_.push_back(player_color(player.color));
}

void BattlePicture::begin_level(const Match& match) {
    const Ground& ground = match.battle().state().ground;
    landscape_ = Landscape(match.level(), ground);
    const BattleState& battle = match.battle().state();
    landscape_.set_battle(battle);
    if (battle.basins) landscape_.clear_lake_beds(battle);
    const bool in_play = battle.rules.living_land == LivingLand::in_play;
    mine_picture_ = in_play ? MinePicture(match.level()) : MinePicture();
    camera_ = camera_over(ground);
    overview_.forget();
    view_ = {};
    jump(match);
}

void BattlePicture::jump(const Match& match) {
    const Battle& battle = match.battle();
    particles_.clear();
    particles_.set_air(air_light(landscape_.palette()).lit);
    shot_captions_.clear();
    impacts_.clear();
    thudded_ = 0;
    fire_bed_.clear();
    landscape_.clear_scorches();
    meadow_.regrowth().begin(battle.state().ground);
    beams_.clear();
    ripples_.clear();
    trails_.begin_level(colors_.size());
    flashes_.begin_level(battle.state().tanks.size());
    blows_.begin_level(battle.state().tanks.size());
    tanks_.assign(battle.state().tanks.size(), {});
    for (std::size_t k = 0; k < tanks_.size(); ++k)
        tanks_[k].barrel = static_cast<float>(battle.state().tanks[k].angle);
    tell_buried(battle);
    captions_.clear();  // it's no news
    remember(match);
    storm_ = storm_of(battle);
    weather_.begin(weather_in(battle), match.level().planet);
    landscape_.set_gloom(gloom(battle));
    water_ = water_in(match);
    meadow_.set_wind(wind_for_meadow(battle.state().air.wind));
    director_.begin(match);
    director_.direct(camera_, match, aims(match));
    camera_.jump();
}

void BattlePicture::remember(const Match& match) {
    for (std::size_t k = 0; k < tanks_.size(); ++k) tanks_[k].before = match.battle().state().tanks[k].body;
    impacts_.remember(match.battle().state());
    pieces_.clear();
    for (const Debris& piece : match.battle().state().debris) pieces_.emplace_back(piece.number, piece.body);
}

void BattlePicture::note(const Match& match, const MatchEvents& events) {
    for (const MatchEvent& event : events) {
        if (std::holds_alternative<event::NewLevel>(event)) begin_level(match);
        director_.note(event, match);
        trails_.note(event);
        particles_.note(event, match.battle(), colors_);
        captions_.note(event, match.battle(), colors_);
        shot_captions_.note(event, match);
        impacts_.note(event, match.battle(), landscape_, usual_view());
        beams_.note(event);
        flashes_.note(event);
        blows_.note(event, match.battle());
        note(event, match);
    }
    trails_.record_shells(match.battle());
    record_tick(match.battle());
    shot_captions_.tell(match, colors_);
    director_.direct(camera_, match, aims(match));
}

void BattlePicture::note(const MatchEvent& event, const Match& match) {
    if (const auto* teleported = std::get_if<event::Teleported>(&event)) {
        TankPicture& picture = tanks_[teleported->tank];
        picture.appearing = kAppearing;
        picture.before = match.battle().state().tank(teleported->tank).body;
    }
    if (const auto* used = std::get_if<event::UsedItem>(&event); used && used->item.exists())
        if (takes_off(match.arsenal().items[used->item])) tanks_[used->tank].rocket = kRocketTicks;
    if (const auto* splashed = std::get_if<event::Splashed>(&event); splashed && !calm_)
        ripples_.add(splashed->at);
    if (const auto* exploded = std::get_if<event::Exploded>(&event)) blacken(*exploded);
    if (const auto* kindled = std::get_if<event::Kindled>(&event))
        singe(*kindled, match.battle().state().ground);
    convoys_.note(event);
    if (std::holds_alternative<event::TurnBegan>(event))
        meadow_.regrowth().take_turn(match.battle().state().ground);
    if (const auto* beamed = std::get_if<event::Beamed>(&event); beamed && beamed->tank.exists())
        char_along(*beamed, match.battle().state().ground);
    if (const auto* fired = std::get_if<event::Fired>(&event))
        tanks_[fired->tank].barrel = static_cast<float>(match.battle().state().tank(fired->tank).angle);
}

void BattlePicture::record_driving(const Battle& battle) {
    const Ticks tick = battle.state().tick;
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        const Tank& tank = battle.state().tanks[k];
        const Vec2<float> velocity = tank.body.velocity;
        const bool burns = tanks_[k].rocket > 0;
        if (burns) --tanks_[k].rocket;
        if (burns && velocity.y > 0)
            for (int flame = 0; flame < 3; ++flame) particles_.exhaust(tank.body.at, velocity);
        const bool drives =
            tank.alive && tank.remaining_drive != 0 && tank.airborne == 0 && speed_of(tank.body) > kMoves;
        const float heel = velocity.x > 0 ? -kHullHalfWidth : kHullHalfWidth;
        if (drives && tick % kTreadDustEvery == 0) particles_.dust(tank.body.at + Vec2<float>{heel, 1}, 3, 1);
    }
}

Moved BattlePicture::advance(double seconds, const Match& match) {
    const Battle& battle = match.battle();
    bool moved =
        particles_.advance(seconds, battle.state().ground, static_cast<float>(battle.state().air.wind));
    captions_.follow(battle.state());
    moved |= captions_.advance(seconds);
    moved |= impacts_.advance(seconds, battle);
    shot_captions_.set_dazzled(impacts_.unglanced());
    moved |= shot_captions_.advance(seconds);
    director_.advance(seconds);
    director_.direct(camera_, match, aims(match));
    moved |= camera_.advance(seconds);
    moved |= weather_.advance(seconds, weather_in(battle));
    bool blows = advance_wind(seconds, battle);
    blows |= advance_waves(seconds, match);
    moved |= advance_marks(seconds, match);
    moved |= beams_.advance(seconds);
    moved |= flashes_.advance(seconds);
    moved |= blows_.advance(seconds);
    moved |= ongoing_.advance(seconds, battle.state().ongoing);
    moved |= fire_bed_.advance(seconds, battle.state().ongoing, battle.state().ground);
    moved |= tree_fire_.advance(seconds, battle.state(), particles_);
    moved |= convoys_.advance(seconds);
    moved |= advance_water(seconds, match);
    moved |= storm_ != storm_of(battle) || !landscape_.settled();
    const float darker = kStormSpeed * static_cast<float>(seconds);
    storm_ += std::clamp(storm_of(battle) - storm_, -darker, darker);
    advance_tanks(seconds, battle, moved);
    return moved ? Moved::all : blows ? Moved::air : Moved::nothing;
}

void BattlePicture::advance_tanks(double seconds, const Battle& battle, bool& moved) {
    const auto time = static_cast<float>(seconds);
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        TankPicture& tank = tanks_[k];
        moved |= tank.appearing > 0;
        tank.appearing = std::max(0.0f, tank.appearing - time);
        moved |= settle(tank, battle.state().tanks[k], battle.state().ground, time);
        const bool elsewhere = aim_elsewhere_ && at(tank_of(aim_elsewhere_->player)) == k;
        const int angle = elsewhere ? aim_elsewhere_->angle : battle.state().tanks[k].angle;
        const float way = static_cast<float>(angle) - tank.barrel;
        if (way == 0) continue;
        tank.barrel += std::abs(way) < 1 ? way : way * std::min(1.0f, kBarrelSpeed * time);
        moved = true;
    }
}

bool BattlePicture::advance_wind(double seconds, const Battle& battle) {
    const float wind = wind_for_meadow(battle.state().air.wind);
    if (calm_) meadow_.set_wind(wind);
    if (calm_ || watched_ <= 0) return false;
    const double moved = static_cast<double>(watched_) * seconds;
    const bool blows = wind_.advance(moved, battle);
    return meadow_.advance(moved, wind) || blows;
}

/// Whoever aims finds every tank; what flies hits or misses a tank of its true size.
bool BattlePicture::advance_marks(double seconds, const Match& match) {
    const float wanted = match.phase() == Phase::flying && !calm_ ? 0.0f : 1.0f;
    const float step = static_cast<float>(seconds) / kMarksTime;
    const bool changes = marks_ != wanted;
    marks_ += std::clamp(wanted - marks_, -step, step);
    return changes;
}

/// The storm adds to the rain, in steps, because each one needs a new picture of the sky.
float BattlePicture::gloom(const Battle& battle) const {
    const bool air = battle.state().level.planet.value(PlanetValue::air) > 0;
    const float dark = air ? std::round(2 * storm_ * 8) / 8 : 0;
    return dark > 0 ? std::min(2.0f, std::max(0.0f, weather_.gloom()) + dark) : weather_.gloom();
}

/// A view to measure in, whatever the window's size is.
View BattlePicture::usual_view() const { return camera_.views(1600, 900).whole; }

View BattlePicture::view(float width, float height) const {
    return camera_.view(static_cast<int>(width), static_cast<int>(height));
}

View BattlePicture::rest(float width, float height) const {
    return camera_.views(static_cast<int>(width), static_cast<int>(height)).rest;
}

}  // namespace terramorph
