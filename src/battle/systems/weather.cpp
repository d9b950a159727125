#include "battle/systems/weather.h"

#include <algorithm>
#include <cstdlib>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/systems/damage.h"
#include "battle/systems/flood.h"
#include "battle/systems/sky.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kWeatherStream = 102;
constexpr int kSpell = 3;                          // turns between changes of weather
constexpr Sixteenths kLakeStep = 4 * kColumn;      // rise or fall of a lake per turn
constexpr Sixteenths kMaxLakeRise = 64 * kColumn;  // its total rise

/// A random wind with a strength from `least` to `most`, to either side.
int any_wind(int least, int most, Random& random) {
    const int strengths = most - least + 1;
    const int wind = random.below(2 * strengths - (least == 0 ? 1 : 0)) - most;
    return wind > -least ? wind + std::max(0, 2 * least - 1) : wind;
}

/// The surface of the land's own water, unless it's the planet's sea: only lakes rise and fall.
Sixteenths lake_surface(const LevelSettings& level) {
    LevelSettings dry = level;
    dry.planet.set(PlanetValue::water, 0);
    const Sixteenths lake = water_surface(dry);
    return lake == water_surface(level) ? lake : Sixteenths{};
}

void turn_wind(BattleState& state, Bodies& bodies, int wind) {
    if (wind == state.air.wind) return;
    state.air.wind = wind;
    bodies.set_wind(static_cast<float>(wind));
    state.emit(event::WindChanged{.wind = wind});
}

Weather weather_of_turn(const BattleState& state) {
    return weather_of(state.level.planet, state.seed, state.turns);
}

/// What water of a level with basins stays as it is in rain; 0 if there is none.
Sixteenths sea_of(const BattleState& state) {
    return state.lake == Sixteenths{} ? water_surface(state.level) : Sixteenths{};
}

/// Rain raises all basins but a planet's sea, and the sun takes back as much.
void change_basins(BattleState& state) {
    const int turn = state.weather == Weather::rain ? 1 : state.weather == Weather::sun ? -1 : 0;
    const int rains = std::clamp(state.rains + turn, 0, kMaxLakeRise / kLakeStep);
    if (rains == state.rains) return;
    follow_ground(state);
    state.basins->raise((rains - state.rains) * kLakeStep, sea_of(state));
    state.rains = rains;
}

}  // namespace

Weather weather_of(const Planet& planet, std::uint32_t seed, int turn) {
    if (planet.value(PlanetValue::air) == 0) return Weather::fair;
    const auto spell = static_cast<std::int32_t>(turn / kSpell);
    const auto lot = static_cast<int>(hash_bits(seed, kWeatherStream, spell, 0) % 200);
    const int rain = 2 * static_cast<int>(planet.value(PlanetValue::rain));
    if (lot < rain) return Weather::rain;
    return lot % 2 == 0 ? Weather::sun : Weather::fair;
}

void begin_weather(BattleState& state) {
    state.air.wind = any_wind(state.rules.least_wind, state.rules.most_wind, state.random);
    state.water = water_surface(state.level);
    state.lake = lake_surface(state.level);
    state.weather = weather_of_turn(state);
}

/// Draws the walls of the round or turn, if the rules make them random.
void draw_walls(BattleState& state) {
    const bool drawn = state.rules.walls == Walls::random || state.rules.walls == Walls::erratic;
    if (!drawn) return void(state.walls = state.rules.walls);
    const auto walls = static_cast<Walls>(state.random.below(static_cast<int>(Walls::random)));
    if (walls != state.walls) state.emit(event::WallsChanged{.walls = walls});
    state.walls = walls;
}

void set_wind(BattleState& state, Bodies& bodies, int wind) {
    const int strength = std::clamp(std::abs(wind), state.rules.least_wind, state.rules.most_wind);
    const bool to_left = wind < 0 || (wind == 0 && state.air.wind < 0);
    turn_wind(state, bodies, to_left ? -strength : strength);
}

void raise_wind(BattleState& state, Bodies& bodies, int strength) {
    turn_wind(state, bodies, state.air.wind < 0 ? -strength : strength);
}

void change_wind(BattleState& state, Bodies& bodies) {
    if (storm_of(state) > 0) return raise_storm(state, bodies);
    if (std::abs(state.air.wind) > state.rules.most_wind)
        return set_wind(state, bodies, state.air.wind);  // a storm is over
    if (!state.rules.changing_wind || state.rules.most_wind == 0) return;
    const int step = state.rules.most_wind / 8 + 1;
    set_wind(state, bodies, state.air.wind + state.random.from_to(-step, step));
}

void change_weather(BattleState& state) {
    const Weather weather = weather_of_turn(state);
    if (weather != state.weather) state.emit(event::WeatherChanged{.weather = weather});
    state.weather = weather;
    if (state.basins) return change_basins(state);
    if (state.lake == Sixteenths{}) return;
    const Sixteenths most =
        std::min(state.lake + std::min(state.lake, kMaxLakeRise), highest_surface(state.level));
    if (weather == Weather::rain)
        state.water = std::max(state.water, std::min(state.water + kLakeStep, most));
    if (weather == Weather::sun) state.water = std::max(state.water - kLakeStep, state.lake);
}

bool has_lakes(const BattleState& state) {
    if (!state.basins) return state.lake != Sixteenths{};
    return std::ranges::any_of(state.basins->held(),
                               [&](int basin) { return state.basins->level(basin) > sea_of(state); });
}

void take_on_water(BattleState& state) {
    if (state.rules.water_damage == 0) return;
    for (const TankId number : ids<TankId>(state.tanks)) {
        const Tank& tank = state.tank(number);
        if (!tank.alive || Sixteenths::truncated(tank.middle().y) >= water_at(state, tank.middle())) continue;
        state.emit(event::TookWater{.tank = number, .at = tank.middle()});
        hurt(state, number, state.rules.water_damage, -1, HurtCause::water, Piercing::all);
    }
}

}  // namespace terramorph
