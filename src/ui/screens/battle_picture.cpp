#include "ui/screens/battle_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "ui/landscape/scenery.h"
#include "ui/landscape/water.h"
#include "ui/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kShell = {255, 243, 208};
constexpr Color kShellEdge = {40, 26, 30};
constexpr float kBarrelSpeed = 16;    // of the angle that is left, per second
constexpr int kMostMarkers = 6;       // of shells above the picture
constexpr float kWaterSpeed = 6;      // columns per second, that it rises and falls by
constexpr double kWavePictures = 20;  // per second

BodyState between_states(const BodyState& from, const BodyState& to, float t) {
    BodyState state = to;
    state.at = from.at + (to.at - from.at) * t;
    state.angle = from.angle + (to.angle - from.angle) * t;
    return state;
}

/// Where a shell is drawn: on its own parabola between two ticks.
Vec2<float> shell_between(const Shell& shell, float between) {
    if (shell.flight.tick < 1) return columns_of(shell.flight.place());
    const Vec2<float> from = columns_of(shell.flight.at(shell.flight.tick - 1));
    return from + (columns_of(shell.flight.place()) - from) * between;
}

float water_in(const Match& match) { return static_cast<float>(match.battle().water()) / kSub; }

/// What a tank takes of the picture at most.
Rect place_of_tank(const View& view, const BodyState& body) {
    const Point at = view.point(body.at);
    const float scale = tank_scale(view);
    return {at.x - 46 * scale, at.y - 46 * scale, 92 * scale, 68 * scale};
}

/// A shell above the picture: where, and how high.
void draw_marker(Canvas& canvas, float x, float top, float height) {
    const Scale scale(canvas);
    const float size = scale(8);
    const float middle = std::clamp(x, 4 * size, canvas.width() - 4 * size);
    const std::array<Point, 3> arrow = {
        {{middle, top}, {middle + size, top + size * 1.5f}, {middle - size, top + size * 1.5f}}};
    canvas.polygon(arrow, kShell);
    const TextStyle style = {scale.text(17), kShell, Face::mono, Align::center};
    canvas.text({middle, top + 2 * size}, text(static_cast<int>(height)), style);
}

}  // namespace

BattlePicture::BattlePicture(const Match& match) : landscape_(match.level(), match.battle().ground()) {
    for (const Player& player : match.settings().players) colors_.push_back(player_color(player.color));
    begin_level(match);
}

void BattlePicture::begin_level(const Match& match) {
    landscape_ = Landscape(match.level(), match.battle().ground());
    view_ = {};
    particles_.clear();
    trails_.begin_level(colors_.size());
    barrels_.clear();
    for (const Tank& tank : match.battle().tanks()) barrels_.push_back(static_cast<float>(tank.angle));
    remember(match);
    weather_.begin(match.battle().weather(), match.level().planet);
    landscape_.set_gloom(weather_.gloom());
    water_ = water_in(match);
    camera_ = Camera(match.level().width());
    follow(match);
    camera_.jump();
}

void BattlePicture::remember(const Match& match) {
    tanks_.clear();
    for (const Tank& tank : match.battle().tanks()) tanks_.push_back(tank.body);
    rollers_.clear();
    for (const Piece& roller : match.battle().pieces()) rollers_.emplace_back(roller.number, roller.body);
}

void BattlePicture::note(const Match& match, const Events& events) {
    for (const Event& event : events) {
        if (event.kind == Event::Kind::new_level) begin_level(match);
        trails_.note(event);
        particles_.note(event, match.battle(), colors_);
    }
    trails_.note_shells(match.battle());
    follow(match);
}

void BattlePicture::follow(const Match& match) {
    const Battle& battle = match.battle();
    if (!battle.shells().empty())
        camera_.look_at(columns_of(battle.shells().front().flight.place()).x);
    else if (!battle.pieces().empty())
        camera_.look_at(battle.pieces().front().body.at.x);
    else if (match.phase() == Phase::aiming)
        camera_.look_at(battle.tanks()[static_cast<std::size_t>(match.player())].body.at.x);
}

bool BattlePicture::advance(double seconds, const Match& match) {
    bool moved = particles_.advance(seconds, match.battle().ground());
    moved |= camera_.advance(seconds);
    moved |= weather_.advance(seconds, match.battle().weather());
    moved |= advance_water(seconds, water_in(match));
    for (std::size_t k = 0; k < barrels_.size(); ++k) {
        const float way = static_cast<float>(match.battle().tanks()[k].angle) - barrels_[k];
        if (way == 0) continue;
        const float turn = way * std::min(1.0f, kBarrelSpeed * static_cast<float>(seconds));
        barrels_[k] += std::abs(way) < 1 ? way : turn;
        moved = true;
    }
    return moved;
}

bool BattlePicture::advance_water(double seconds, float wanted) {
    if (water_ <= 0 && wanted <= 0) return false;
    const double before = waves_;
    waves_ += seconds;
    const float step = kWaterSpeed * static_cast<float>(seconds);
    const bool rises = water_ != wanted;
    water_ += std::clamp(wanted - water_, -step, step);
    return rises || std::floor(before * kWavePictures) != std::floor(waves_ * kWavePictures);
}

View BattlePicture::view(float width, float height) const {
    return camera_.view(static_cast<int>(width), static_cast<int>(height));
}

void BattlePicture::draw(Canvas& canvas, const Match& match, float between, float top) {
    view_ = view(canvas.width(), canvas.height());
    const Ground& ground = match.battle().ground();
    // The picture is made anew only where the water has risen by a whole pixel.
    const bool still = water_ == water_in(match);
    landscape_.set_water(still ? water_ : view_.height_at(std::round(view_.y_of(water_))));
    landscape_.set_gloom(weather_.gloom());
    canvas.image(landscape_.picture(ground, view_), 0, 0);
    draw_scenery(canvas, landscape_.panorama(), ground, view_, landscape_.palette());
    const bool aims = match.phase() == Phase::aiming;
    trails_.draw(canvas, view_, aims ? match.player() : -1);
    draw_tanks(canvas, match, between, top);
    draw_rollers(canvas, match, between);
    draw_shells(canvas, match, between, top);
    draw_waves(canvas, ground, water_, view_, landscape_.palette(), waves_);
    weather_.draw(canvas, view_, ground, water_, match.battle().wind());
    particles_.draw(canvas, view_);
}

BodyState BattlePicture::tank_between(const Match& match, std::size_t number, float between) const {
    return between_states(tanks_[number], match.battle().tanks()[number].body, between);
}

BodyState BattlePicture::roller_between(const Piece& roller, float between) const {
    const auto before = std::find_if(rollers_.begin(), rollers_.end(),
                                     [&](const auto& each) { return each.first == roller.number; });
    return before == rollers_.end() ? roller.body : between_states(before->second, roller.body, between);
}

void BattlePicture::draw_tanks(Canvas& canvas, const Match& match, float between, float top) {
    const Image& landscape = landscape_.picture(match.battle().ground(), view_);
    std::vector<TankLabel> labels;
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        const Tank& tank = match.battle().tanks()[k];
        if (!tank.alive) continue;
        const Player& player = match.player(static_cast<int>(k));
        const BodyState body = tank_between(match, k, between);
        draw_tank(canvas, view_, {body, barrels_[k], colors_[k], player.emblem});
        draw_under_water(canvas, landscape, place_of_tank(view_, body), water_, view_);
        const float x = view_.x_of(body.at.x);
        if (x < 0 || x > canvas.width()) continue;  // a name at the side would not say where
        const float health =
            static_cast<float>(tank.health) / static_cast<float>(match.battle().rules().health);
        const bool playing = match.phase() == Phase::aiming && match.player() == static_cast<int>(k);
        labels.push_back({label_point(view_, body), player.name, health, colors_[k], player.emblem, playing});
    }
    draw_labels(canvas, view_, labels, top);
}

void BattlePicture::draw_shells(Canvas& canvas, const Match& match, float between, float top) const {
    int markers = 0;
    const float radius = std::max(2.0f, 5 * view_.unit());
    for (const Shell& shell : match.battle().shells()) {
        const Vec2<float> place = shell_between(shell, between);
        const Point at = view_.point(place);
        if (at.y < -radius) {
            if (markers++ < kMostMarkers) draw_marker(canvas, at.x, top, place.y);
            continue;
        }
        canvas.circle(at, radius + std::max(1.0f, view_.unit()), kShellEdge);
        canvas.circle(at, radius, kShell);
    }
}

void BattlePicture::draw_rollers(Canvas& canvas, const Match& match, float between) const {
    for (const Piece& roller : match.battle().pieces()) {
        const BodyState body = roller_between(roller, between);
        const Point at = view_.point(body.at);
        const float radius = std::max(3.0f, roller.radius * view_.scale);
        canvas.circle(at, radius + std::max(1.0f, view_.unit()), kShellEdge);
        canvas.circle(at, radius, kShell);
        const Point spot = {at.x + std::cos(body.angle) * radius * 0.5f,
                            at.y - std::sin(body.angle) * radius * 0.5f};
        canvas.circle(spot, radius * 0.3f, kShellEdge);
    }
}

}  // namespace terramorph
