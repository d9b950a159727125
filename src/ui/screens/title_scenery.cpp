#include "ui/screens/title_scenery.h"

namespace terramorph {

namespace {

constexpr double kPause = 8;          // seconds between two steps
constexpr double kStep = 0.004;       // of the map's depth
constexpr int kMostPlaces = 1 << 22;  // of a map that is moved through: larger ones take too long

bool changes(const LevelSettings& level) {
    return level.cut.angle == 0 && level.terrain.width <= kMostPlaces / level.terrain.depth;
}

}  // namespace

bool Scenery::advance(double seconds) {
    seconds_ += seconds;
    if (!of_ || seconds_ < kPause || !changes(level_)) return false;
    seconds_ = 0;
    double& position = level_.cut.position;
    if (position + direction_ * kStep < 0 || position + direction_ * kStep > 1) direction_ = -direction_;
    position += direction_ * kStep;
    make();
    return true;
}

const Image& Scenery::picture(const LevelSettings& level, int width, int height) {
    if (of_ != level) {
        of_ = level_ = level;
        seconds_ = 0;
        make();
    }
    Camera camera(level_.width());
    camera.look_at(static_cast<float>(level_.width()) / 2);
    camera.jump();
    return landscape_->picture(*ground_, camera.view(width, height));
}

void Scenery::make() {
    ground_.emplace(level_surface(level_), level_.level_height());
    landscape_.emplace(level_, *ground_);
}

}  // namespace terramorph
