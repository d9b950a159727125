// Wind, weather and water: what changes from turn to turn, and what it does.
#include <algorithm>
#include <cstdlib>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kWeatherStream = 102;
constexpr int kSpell = 3;             // turns that the weather stays as it is
constexpr int kLakeStep = 4 * kSub;   // that a lake rises or falls in a turn
constexpr int kLakeMost = 64 * kSub;  // that it ever rises by

/// Any wind of a strength from `least` to `most`, to either side.
int any_wind(int least, int most, Random& random) {
    const int strengths = most - least + 1;
    const int wind = random.below(2 * strengths - (least == 0 ? 1 : 0)) - most;
    return wind > -least ? wind + std::max(0, 2 * least - 1) : wind;
}

/// The surface of the water that is the land's own, and no sea of the planet: it alone rises and falls.
int lake_surface(const LevelSettings& level) {
    LevelSettings dry = level;
    dry.planet.set(PlanetValue::water, 0);
    const int lake = water_surface(dry);
    return lake == water_surface(level) ? lake : 0;
}

}  // namespace

void Battle::begin_weather() {
    air_.wind = any_wind(rules_.least_wind, rules_.most_wind, random_);
    water_ = water_surface(level_);
    lake_ = lake_surface(level_);
    weather_ = weather_of_turn();
}

void Battle::end_turn() {
    shooter_ = -1;  // what comes now is nobody's doing
    shot_ticks_ = 0;
    settling_ = 0;
    take_on_water();
    strike();
    drop_crate();
}

void Battle::begin_turn(std::span<const int> tanks) {
    ++turns_;
    ++calm_turns_;
    if (rules_.walls == Walls::erratic) draw_walls();
    change_wind();
    change_weather();
    for (Tank& each : tanks_) each.last_hurt_by = -1;  // nobody is to blame for what comes later
    rebuild_bodies();
    for (const int tank : tanks) let_work(tank, Trigger::on_turn, context_at(tank));
    find_hulls();
}

/// Those of the round or of the turn, where the rule leaves it to chance.
void Battle::draw_walls() {
    const bool drawn = rules_.walls == Walls::random || rules_.walls == Walls::erratic;
    if (!drawn) return void(walls_ = rules_.walls);
    const auto walls = static_cast<Walls>(random_.below(static_cast<int>(Walls::random)));
    if (walls != walls_) emit({.kind = Event::Kind::walls_changed, .amount = static_cast<int>(walls)});
    walls_ = walls;
}

void Battle::set_wind(int wished) {
    const int strength = std::clamp(std::abs(wished), rules_.least_wind, rules_.most_wind);
    const bool to_left = wished < 0 || (wished == 0 && air_.wind < 0);
    const int wind = to_left ? -strength : strength;
    turn_wind(wind);
}

void Battle::turn_wind(int wind) {
    if (wind == air_.wind) return;
    air_.wind = wind;
    bodies_.set_wind(static_cast<float>(wind));
    emit({.kind = Event::Kind::wind_changed, .amount = wind});
}

void Battle::change_wind() {
    if (storm() > 0) return raise_storm();
    if (std::abs(air_.wind) > rules_.most_wind) return set_wind(air_.wind);  // a storm is over
    if (!rules_.changing_wind || rules_.most_wind == 0) return;
    const int step = rules_.most_wind / 8 + 1;
    set_wind(air_.wind + random_.from_to(-step, step));
}

Weather Battle::weather_of_turn() const {
    const Planet& planet = level_.planet;
    if (planet.value(PlanetValue::air) == 0) return Weather::fair;
    const auto spell = static_cast<std::int32_t>(turns_ / kSpell);
    const auto lot = static_cast<int>(hash_bits(seed_, kWeatherStream, spell, 0) % 200);
    const int rain = 2 * static_cast<int>(planet.value(PlanetValue::rain));
    if (lot < rain) return Weather::rain;
    return lot % 2 == 0 ? Weather::sun : Weather::fair;
}

void Battle::change_weather() {
    const Weather weather = weather_of_turn();
    if (weather != weather_)
        emit({.kind = Event::Kind::weather_changed, .amount = static_cast<int>(weather)});
    weather_ = weather;
    if (lake_ == 0) return;
    const int most = std::min(lake_ + std::min(lake_, kLakeMost), highest_surface(level_));
    if (weather == Weather::rain) water_ = std::max(water_, std::min(water_ + kLakeStep, most));
    if (weather == Weather::sun) water_ = std::max(water_ - kLakeStep, lake_);
}

void Battle::splash(Vec2<float> from, Vec2<float> to) {
    const float surface = static_cast<float>(water_) / kSub;
    if (from.y < surface || to.y >= surface) return;
    const float part = (from.y - surface) / (from.y - to.y);
    emit({.kind = Event::Kind::splashed, .at = {from.x + (to.x - from.x) * part, surface}});
}

void Battle::take_on_water() {
    if (rules_.water_damage == 0) return;
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        const Tank& tank = tanks_[k];
        if (!tank.alive || static_cast<int>(tank.middle().y * kSub) >= water_) continue;
        const int number = static_cast<int>(k);
        emit({.kind = Event::Kind::took_water, .tank = number, .at = tank.middle()});
        hurt(number, rules_.water_damage, -1, true);
    }
}

}  // namespace terramorph
