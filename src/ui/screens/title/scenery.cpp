#include "ui/screens/title/scenery.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace terramorph {

namespace {

constexpr double kPause = 10;            // seconds between two steps
constexpr double kTitleSceneryStep = 8;  // rows
constexpr int kMaxPlaces = 1 << 22;      // limit for moving through maps; larger ones take too long
constexpr float kTanksFrom = 0.3f, kTanksTo = 0.97f;  // of the picture's width: beside the menu
constexpr float kTitleSceneryApart = 0.12f;           // of a tank's stretch at both ends, kept empty

bool changes(const LevelSettings& level) {
    return level.cut.angle == 0 && level.terrain.width <= kMaxPlaces / level.terrain.depth;
}

}  // namespace

bool Scenery::advance(double seconds) {
    seconds_ += seconds;
    if (!of_ || seconds_ < kPause || !changes(level_)) return false;
    seconds_ = 0;
    double& position = level_.cut.position;
    const double step = kTitleSceneryStep / (level_.terrain.depth - 1);
    if (position + direction_ * step < 0 || position + direction_ * step > 1) direction_ = -direction_;
    position = std::clamp(position + direction_ * step, 0.0, 1.0);
    make();
    return true;
}

void Scenery::draw(Canvas& canvas, const MatchSettings& settings) {
    if (of_ != settings.level) {
        of_ = level_ = settings.level;
        seconds_ = 0;
        make();
        spots_.clear();
    }
    Camera camera(level_.width());
    camera.look_at(static_cast<float>(level_.width()) / 2);
    camera.jump();
    const View view = camera.view(static_cast<int>(canvas.width()), static_cast<int>(canvas.height()));
    canvas.image(landscape_->picture(*ground_, view), 0, 0);
    meadow_.draw(canvas, view, *ground_, *landscape_);
    if (spots_.size() != settings.players.size()) choose_spots(view, settings.players.size());
    draw_tanks(canvas, view, settings.players);
}

void Scenery::make() {
    ground_.emplace(level_surface(level_), level_.level_height());
    landscape_.emplace(level_, *ground_);
}

/// Chooses places beside the menu, each in a stretch of its own.
void Scenery::choose_spots(const View& view, std::size_t count) {
    const auto width = static_cast<float>(view.width);
    const float from = view.column_at(kTanksFrom * width);
    const float stretch = (view.column_at(kTanksTo * width) - from) / static_cast<float>(count);
    spots_.clear();
    for (std::size_t k = 0; k < count; ++k) {
        const float begin = from + stretch * static_cast<float>(k);
        spots_.push_back(
            flattest(begin + stretch * kTitleSceneryApart, begin + stretch * (1 - kTitleSceneryApart)));
    }
}

int Scenery::flattest(float from, float to) const {
    const auto unevenness = [&](int x) {
        const Sixteenths left = ground_->top(x - kHullHalfWidth), right = ground_->top(x + kHullHalfWidth);
        return abs(left - right) + abs(left + right - 2 * ground_->top(x));
    };
    int best = static_cast<int>(from);
    for (int x = best; x < static_cast<int>(to); x += 4)
        if (unevenness(x) < unevenness(best)) best = x;
    return best;
}

BodyState Scenery::standing_at(int column) const {
    const auto top = [&](int x) { return to_columns(ground_->top(x)); };
    const float left = top(column - kHullHalfWidth), right = top(column + kHullHalfWidth);
    BodyState body;
    body.at = {static_cast<float>(column), std::max((left + right) / 2, top(column))};
    body.angle = std::atan2(right - left, 2.0f * kHullHalfWidth);
    return body;
}

/// Draws the tanks from left to right, barrels towards each other.
void Scenery::draw_tanks(Canvas& canvas, const View& view, const std::vector<Player>& players) const {
    for (std::size_t k = 0; k < players.size(); ++k) {
        const float angle = 2 * k < players.size() ? 550 : 1250;
        const Player& player = players[k];
        draw_tank(canvas, view,
                  {standing_at(spots_[k]), angle, player_color(player.color), player.emblem, player.shape});
    }
}

}  // namespace terramorph
