// The water of a battle.
#include <algorithm>
#include <cmath>

#include "ui/landscape/water.h"
#include "ui/screens/battle/battle_picture.h"

namespace terramorph {

namespace {

constexpr float kWaterSpeed = 6;      // columns per second
constexpr double kWavePictures = 20;  // per second

}  // namespace

float BattlePicture::water_in(const Match& match) {
    const BattleState& battle = match.battle().state();
    return to_columns(battle.basins ? water_surface(battle.level) : battle.water);
}

bool BattlePicture::advance_water(double seconds, const Match& match) {
    const float wanted = water_in(match), step = kWaterSpeed * static_cast<float>(seconds);
    const bool rises = water_ != wanted;
    water_ += std::clamp(wanted - water_, -step, step);
    const std::optional<Water>& basins = match.battle().state().basins;
    return ripples_.advance(seconds) || rises || (basins && basins->flows());
}

/// As the wind's, they rest while nobody looks, and for whoever wants little to move.
bool BattlePicture::advance_waves(double seconds, const Match& match) {
    const std::optional<Water>& basins = match.battle().state().basins;
    const bool is_wet = water_ > 0 || (basins && !basins->held().empty());
    if (!is_wet || calm_ || watched_ <= 0) return false;
    const double before = waves_;
    waves_ += static_cast<double>(watched_) * seconds;
    return std::floor(before * kWavePictures) != std::floor(waves_ * kWavePictures);
}

/// With its waves, which move while nothing else does.
void BattlePicture::draw_basins(Canvas& canvas, const BattleState& battle) {
    const Palette& palette = landscape_.palette();
    const Waves waves = {waves_, &ripples_};
    basins_.clear();
    if (!battle.basins) return draw_waves(canvas, battle.ground, water_, view_, palette, waves);
    basins_.take(*battle.basins);
    basins_.draw_behind(canvas, view_, palette);
    basins_.draw_surface(canvas, view_, palette, waves);
}

void BattlePicture::draw_water(Canvas& canvas, const BattleState& battle) {
    if (battle.basins) basins_.draw_before(canvas, view_, landscape_.palette());
}

void BattlePicture::draw_downfall(Canvas& canvas, const BattleState& battle) const {
    const auto water = [&](int column) {
        const bool inside = column >= 0 && column < battle.ground.width();
        return battle.basins && inside ? to_columns(water_over(battle, column)) : water_;
    };
    weather_.draw(canvas, view_, battle.ground, water, battle.air.wind);
}

}  // namespace terramorph
