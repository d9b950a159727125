#include "ai/aiming/shot_forecast.h"

#include <algorithm>

#include "battle/hidden/firedamp.h"

namespace terramorph {

namespace {

constexpr int kMaxPredictions = 60;
constexpr int kMaxGenerations = 3;
constexpr Ticks kTicksPerPrediction = 8 * kTick;  // steps of a shell that cost as much as a prediction

/// The forecast of one shot in the making.
class SimulatedShot final : public Forecast {
  public:
    SimulatedShot(const BattleView& view, int angle, int power)
        : view_(view), angle_(angle), shot_(view.shot(angle, power)) {}

    ShotForecast fire(const Weapon& weapon) {
        trigger(weapon.effects.on(Trigger::on_fire), {shot_.start, shot_.velocity});
        if (weapon.shell) fly(shot_, weapon.effects, 0, 1);
        light_rooms();
        return std::move(result_);
    }

    const Ground& ground() const override { return view_.battle().state().ground; }
    std::span<const Hull> hulls() const override { return view_.battle().state().hulls; }
    TankId shooter() const override { return view_.own_tank(); }
    Vec2<float> shooter_middle() const override { return view_.tank().middle(); }
    int angle() const override { return angle_; }
    int batteries() const override { return view_.batteries(); }
    const Flight& shot() const override { return shot_; }
    Flight flight(Vec2<Fixed> from, Vec2<Fixed> speed, TankId owner) const override {
        return view_.flight(from, speed, owner);
    }

    void add_damage(const ExpectedDamage& damage) override { result_.damage.push_back(damage); }
    void open_earth(float columns) override {
        result_.opened_earth = std::max(result_.opened_earth, columns);
    }

    void fly(const Flight& flight, const Effects& effects, int generation, int times) override {
        const std::size_t before = result_.damage.size();
        follow(flight, effects, generation);
        const auto once = static_cast<std::ptrdiff_t>(result_.damage.size() - before);
        for (int time = 1; time < times; ++time)
            for (std::ptrdiff_t k = 0; k < once; ++k)
                result_.damage.push_back(
                    ExpectedDamage(result_.damage[before + static_cast<std::size_t>(k)]));
    }

    void trigger(const std::vector<Effect>& effects, const ForecastPlace& place) override {
        for (const Effect& effect : effects) effect.kind->forecast(*this, effect, place);
    }

  private:
    /// Firedamp that the shot lights explodes too, and may light more.
    void light_rooms() {
        std::vector<Firedamp> dark = view_.battle().state().hidden.firedamp;
        for (std::size_t k = 0; k < result_.damage.size() && !dark.empty(); ++k) {
            const ExpectedDamage by = result_.damage[k];
            if (by.only_shields || by.of_health) continue;
            const Blast blast{.radius = by.radius, .strength = by.strength, .height = by.height};
            std::erase_if(dark, [&](const Firedamp& room) {
                if (!is_lit_by(room, by.at, blast) || !is_open(ground(), room)) return false;
                result_.damage.push_back({.at = room.middle(),
                                          .radius = kFiredampBlast.radius,
                                          .strength = kFiredampBlast.strength});
                return true;
            });
        }
    }
    /// Follows a flight to the top of its path, or to its end.
    void follow(Flight flight, const Effects& effects, int generation) {
        if (generation > kMaxGenerations || result_.predictions >= kMaxPredictions) return;
        ++result_.predictions;
        const bool splits = flight.velocity.y > 0 && !effects.on(Trigger::at_apex).empty();
        if (Flight rising = flight; splits && rise(rising))
            return trigger(effects.on(Trigger::at_apex),
                           {rising.place(), rising.speed(), -1, false, generation});
        const Prediction end = view_.predict(flight);
        result_.cost += view_.cost(end);
        flight.tick = end.ticks;
        if (end.end != FlightEnd::hit) return;
        ForecastPlace place{end.contact.at, flight.speed(), -1, false, generation};
        place.shielded = end.contact.with == Contact::With::shield;
        if (place.shielded || end.contact.with == Contact::With::tank) place.hit_tank = end.contact.tank;
        const bool on_tank = place.hit_tank >= 0 && !effects.on(Trigger::on_tank).empty();
        trigger(effects.on(on_tank ? Trigger::on_tank : Trigger::on_impact), place);
    }

    /// Moves a flight to the top of its path. Returns false if it ends before.
    bool rise(Flight& flight) {
        Contact contact;
        bool flies = true;
        while (flies && flight.speed().y > 0) flies = goes_on(fly_one_tick(flight, view_.scene(), contact));
        result_.cost += static_cast<int>(flight.age / kTicksPerPrediction);
        return flies;
    }

    const BattleView& view_;
    int angle_;
    Flight shot_;
    ShotForecast result_;
};

}  // namespace

ShotForecast forecast_shot(const BattleView& view, const Weapon& weapon, int angle, int power) {
    return SimulatedShot(view, angle, power).fire(weapon);
}

}  // namespace terramorph
