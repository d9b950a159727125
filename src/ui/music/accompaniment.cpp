#include "ui/music/accompaniment.h"

namespace terramorph {

namespace {

constexpr double kLeftAlone = 0.3;  // seconds

}  // namespace

void Accompaniment::advance(double seconds, const MusicScene& scene) {
    conductor_.set_mood(scene.tension, scene.hushed);
    conductor_.advance(seconds);
    if (scene.won && !over_) conductor_.end(*scene.won);
    over_ = scene.won.has_value();
    if (!scene.level) return;
    if (level_ != *scene.level) {
        level_ = *scene.level;
        unchanged_ = 0;
        known_ = false;
    }
    unchanged_ += seconds;
    if (known_ || unchanged_ < kLeftAlone) return;
    known_ = true;
    conductor_.take(tune_of(*level_));
}

}  // namespace terramorph
