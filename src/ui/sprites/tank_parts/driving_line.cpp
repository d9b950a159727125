#include "ui/sprites/tank_parts/driving_line.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/index.h"
#include "base/text.h"
#include "battle/battle.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kTicksPerFrame = 100;  // of the rehearsal: some milliseconds at worst
constexpr int kBetween = 3;          // columns from place to place
constexpr float kClimb = 6;          // columns that the ground may be above the middle of the tracks ...
constexpr float kInAir = 14;         // ... and below, unless the tank flies there
constexpr float kLineThick = 2.6f;   // pixels of a picture of 1600 x 900 ...
constexpr float kLineRim = 1;        // ... on each side
constexpr float kDashStep = 4;       // pixels of one, likewise ...
constexpr std::size_t kDash = 3, kDashAndGap = 5;  // ... and how many of them
constexpr Color kLineDark = {20, 18, 31, 110};

/// Puts places at even distances on a line.
void divide(std::span<const Point> points, float apart, std::vector<Point>& even) {
    even.assign(points.begin(), points.begin() + 1);
    float left = apart;
    for (std::size_t k = 1; k < points.size(); ++k) {
        const Point from = points[k - 1], way = points[k] - from;
        const float length = std::hypot(way.x, way.y);
        float at = left;
        for (; at <= length; at += apart) even.push_back(from + way * (at / length));
        left = at - length;
    }
}

}  // namespace

bool DrivingLine::seek(const Battle& battle, TankId number) {
    const BattleState& state = battle.state();
    const Tank& tank = state.tank(number);
    const Moment now = {number, state.turns, tank.body.at, tank.fuel, state.ground.revision()};
    if (moment_ != now) {
        const bool goes_on = moment_ && moment_->tank == number && moment_->turn == state.turns;
        moment_ = now;
        rehearsal_.emplace(battle, number, tank.fuel);
        if (!goes_on) return !std::exchange(pieces_, {}).empty();
    }
    if (!rehearsal_ || !rehearsal_->advance(kTicksPerFrame)) return false;
    pieces_.clear();
    for (const int side : {-1, 1}) trace(battle, side);
    rehearsal_.reset();
    return true;
}

bool DrivingLine::forget() {
    moment_.reset();
    rehearsal_.reset();
    return !std::exchange(pieces_, {}).empty();
}

void DrivingLine::trace(const Battle& battle, int side) {
    const DrivingRange& range = rehearsal_->range();
    const std::vector<WayPoint>& way = side < 0 ? range.left : range.right;
    const Ground& ground = battle.state().ground;
    const auto place = [&](int x) {
        const float high = way[at(std::abs(x - range.column))].height;
        const int inside = std::clamp(x, 0, ground.width() - 1);
        const float floor = to_columns(ground.floor_below(inside, Sixteenths::truncated(high + kClimb)));
        return Vec2<float>{static_cast<float>(x) + 0.5f, high - floor > kInAir ? high : floor};
    };
    for (const DriveStretch& stretch : range.stretches(side)) {
        Piece piece{.places = {}, .falls = stretch.falls, .harm = stretch.harm};
        for (int x = stretch.from - side; x != stretch.to; x += side)
            if (std::abs(x - stretch.from + side) % kBetween == 0) piece.places.push_back(place(x));
        piece.places.push_back(place(stretch.to));
        pieces_.push_back(std::move(piece));
    }
}

void DrivingLine::draw(Canvas& canvas, const View& view, Color color) const {
    const float unit = view.unit();
    const float thick = std::max(1.2f, kLineThick * unit), rim = std::max(0.7f, kLineRim * unit);
    const auto draw_part = [&](std::span<const Point> part, Color light) {
        canvas.line(part, thick + 2 * rim, kLineDark);
        canvas.line(part, thick, light);
    };
    for (const Piece& piece : pieces_) {
        points_.clear();
        for (const Vec2<float> place : piece.places) points_.push_back(view.point(place) + Point{0, thick});
        const Color light = mixed(piece.harm > 0 && piece.falls ? theme::kBad : color, theme::kBright, 0.3f);
        if (!piece.falls) {
            draw_part(points_, light);
            continue;
        }
        divide(points_, kDashStep * unit, even_);
        for (std::size_t k = kDashAndGap - kDash; k + kDash <= even_.size(); k += kDashAndGap)
            draw_part(std::span(even_).subspan(k, kDash), light);
    }
    for (const Piece& piece : pieces_)
        if (piece.falls && piece.harm > 0) draw_harm(canvas, view, piece);
}

/// At the end of the fall.
void DrivingLine::draw_harm(Canvas& canvas, const View& view, const Piece& fall) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(16), theme::kBad, Face::bold, Align::center};
    const std::string words = concat("−", fall.harm);
    const float wide = canvas.text_width(words, style) + scale(10);
    const Point end = view.point(fall.places.back());
    const Rect plate = {end.x - wide / 2, end.y + scale(8), wide, style.size};
    canvas.fill_rounded(plate, scale(theme::kRadius), theme::kPlate);
    line_in(Part(canvas, "fall_harm"), plate, words, style);
}

}  // namespace terramorph
