#include "ai/shot_forecast.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ai/firepower.h"
#include "base/trig.h"

namespace terramorph {

namespace {

constexpr int kMostPredictions = 60;
constexpr int kMostGenerations = 3;

int whole_in(const Effect& effect, std::string_view parameter) {
    return static_cast<int>(number_in(effect, parameter));
}

Fixed per_tick(float columns_per_second) {
    return static_cast<Fixed>(columns_per_second * 65536.0f) * 65536 / kTicksPerSecond;
}

bool is_within(const Hull& hull, Vec2<float> at, float reach) {
    return may_reach(hull, at, reach) && distance_to(hull, at) <= reach;
}

/// Where and how fast something is in mind.
struct Place {
    Vec2<Fixed> at;
    Vec2<Fixed> speed;  ///< columns per tick
    int hit = -1;
    bool shielded = false;
    int generation = 0;
};

class Rehearser {
  public:
    Rehearser(const BattleView& view, int angle, int power)
        : view_(view), angle_(angle), flight_(view.shot(angle, power)) {}

    ShotForecast fire(const Weapon& weapon) {
        const Place muzzle{flight_.start, flight_.velocity};
        happen(weapon.effects.on(Trigger::on_fire), muzzle);
        if (weapon.shell) fly(flight_, weapon.effects, 0);
        return std::move(result_);
    }

  private:
    void happen(const std::vector<Effect>& effects, const Place& place) {
        for (const Effect& effect : effects) happen(effect, place);
    }

    void happen(const Effect& effect, const Place& place) {
        const std::string_view name = effect.kind->name;
        if (name == "blast") return blast(effect, place);
        if (name == "beam") return beam(effect, place);
        if (name == "burn" || name == "quake" || name == "drain") return scorch(effect, place);
        if (name == "spread") return spread(effect, place);
        if (name == "burst") return burst(effect, place);
        if (name == "split") return split(effect, place);
        if (name == "strike") return strike(effect, place);
        if (name == "bounce") return leap(effect, place);
        if (name == "roll") return roll(effect, place);
        if (name == "dig" || name == "tunnel") return end(effect.leads_to, place);
        if (name == "carve") result_.digs = std::max(result_.digs, number_in(effect, "radius"));
        if (name == "wedge" && whole_in(effect, "earth") == 0)
            result_.digs = std::max(result_.digs, number_in(effect, "length"));
    }

    /// What the batteries of the tank add to an effect that uses them.
    float from_batteries(const Effect& effect) const {
        const int battery = view_.match().arsenal().find_item("battery");
        const int owned = battery < 0 ? 0 : view_.match().battle().item_stock(view_.player(), battery);
        const int spent = std::min(owned, whole_in(effect, "batteries"));
        return static_cast<float>(spent) * number_in(effect, "per_battery");
    }

    void blast(const Effect& effect, const Place& place) {
        Harm harm{.at = columns_of(place.at), .hit = place.hit, .shielded = place.shielded};
        harm.radius = number_in(effect, "radius");
        harm.strength = number_in(effect, "strength");
        harm.radius += from_batteries(effect);
        harm.height = whole_in(effect, "height");
        harm.pierces = whole_in(effect, "pierces") == 1;
        if (whole_in(effect, "around") == 1) {
            harm.at = view_.tank().middle();
            harm.spared = view_.player();
        }
        if (harm.strength > 0) result_.harms.push_back(harm);
    }

    /// What harms all within its reach alike.
    void scorch(const Effect& effect, const Place& place) {
        constexpr float kShareOfDrops = 0.5f;  // that are near enough for half of the time
        Harm harm{.at = columns_of(place.at), .radius = number_in(effect, "radius"), .even = true};
        const std::string_view name = effect.kind->name;
        if (name == "burn") {
            harm.radius = number_in(effect, "reach") + number_in(effect, "spread") / 4;
            harm.strength = number_in(effect, "drops") * number_in(effect, "damage") *
                            number_in(effect, "seconds") * kShareOfDrops;
        } else if (name == "quake") {
            harm.strength = number_in(effect, "strength") * number_in(effect, "seconds");
        } else if (whole_in(effect, "what") == 0) {
            harm.strength =
                number_in(effect, "percent") / 100 * static_cast<float>(view_.battle().rules().health) / 2;
        }
        if (harm.strength > 0) result_.harms.push_back(harm);
    }

    /// Straight on from the barrel, through as much earth as it cuts.
    void beam(const Effect& effect, const Place& place) {
        constexpr float kStep = 4;  // columns
        const double radians = angle_ * 3.141592653589793 / kHalfTurn;
        const Vec2<float> way = {static_cast<float>(cosine(radians)), static_cast<float>(sine(radians))};
        const Ground& ground = view_.battle().ground();
        Vec2<float> at = columns_of(place.at);
        const float damage = number_in(effect, "damage") + from_batteries(effect);
        float cut = number_in(effect, "cut");
        for (float gone = 0; gone < number_in(effect, "length") && cut >= 0; gone += kStep) {
            at = at + way * kStep;
            if (at.x < 0 || at.x >= static_cast<float>(ground.width())) return;
            if (ground.solid(static_cast<int>(at.x), static_cast<int>(at.y * kSub))) cut -= kStep;
            for (const Hull& hull : view_.battle().hulls()) {
                const float reach = number_in(effect, "radius") + 1;
                if (hull.tank == view_.player() || !is_within(hull, at, reach)) continue;
                return result_.harms.push_back({.at = at, .radius = 2, .strength = damage, .shielded = true});
            }
        }
    }

    void spread(const Effect& effect, const Place& place) {
        const int heads = whole_in(effect, "heads");
        for (int head = 0; head < heads; ++head) {
            const double off = static_cast<double>(number_in(effect, "degrees")) * (head - (heads - 1) / 2.0);
            const double radians = off * 3.141592653589793 / 180;
            const auto x = static_cast<double>(place.speed.x);
            const auto y = static_cast<double>(place.speed.y);
            const Vec2<Fixed> speed = {static_cast<Fixed>(x * cosine(radians) - y * sine(radians)),
                                       static_cast<Fixed>(x * sine(radians) + y * cosine(radians))};
            fly(view_.flight(place.at, speed, view_.player()), effect.leads_to, place.generation + 1);
        }
    }

    /// All into one place.
    void burst(const Effect& effect, const Place& place) {
        const std::size_t before = result_.harms.size();
        fly(flight_, effect.leads_to, place.generation + 1);
        const std::vector<Harm> once(result_.harms.begin() + static_cast<std::ptrdiff_t>(before),
                                     result_.harms.end());
        for (int shot = 1; shot < whole_in(effect, "shots"); ++shot)
            result_.harms.insert(result_.harms.end(), once.begin(), once.end());
    }

    void split(const Effect& effect, const Place& place) {
        const int heads = whole_in(effect, "heads") - whole_in(effect, "fewer") / 2;
        const int keep = whole_in(effect, "keep");
        const float up = number_in(effect, "up");
        Vec2<Fixed> from = place.at;
        if (up > 0) from.y += 2 * kFixedOne;
        for (int head = 0; head < heads; ++head) {
            const float right = number_in(effect, "fan") * (static_cast<float>(2 * head - heads + 1) / 2);
            const Vec2<Fixed> kept = {place.speed.x / 100 * keep, place.speed.y / 100 * keep};
            fly(view_.flight(from, kept + Vec2<Fixed>{per_tick(right), per_tick(up)}), effect.leads_to,
                place.generation + 1);
        }
    }

    void strike(const Effect& effect, const Place& place) {
        const int heads = whole_in(effect, "heads");
        for (int head = 0; head < heads; ++head) {
            const int off = whole_in(effect, "gap") * (2 * head - heads + 1) / 2;
            const Vec2<Fixed> above = {place.at.x + off * kFixedOne,
                                       place.at.y + whole_in(effect, "height") * kFixedOne};
            fly(view_.flight(above, {}), effect.leads_to, place.generation + 1);
        }
    }

    /// The first touch, and one leap on.
    void leap(const Effect& effect, const Place& place) {
        happen(effect.leads_to.on(Trigger::each), place);
        if (place.hit >= 0) return;
        const Fixed keep = whole_in(effect, "keep");
        const Vec2<Fixed> from = {place.at.x, place.at.y + 2 * kFixedOne};
        const Vec2<Fixed> speed = {place.speed.x / 100 * keep, std::abs(place.speed.y) / 100 * keep};
        fly(view_.flight(from, speed), effect.leads_to, place.generation + 1);
    }

    /// Downhill until it meets a tank or lies.
    void roll(const Effect& effect, Place place) {
        constexpr int kLongestWay = 400;  // columns
        constexpr float kNear = 8;        // columns
        const Ground& ground = view_.battle().ground();
        int x = static_cast<int>(place.at.x >> kFixedBits);
        int way = place.speed.x < 0 ? -1 : 1;
        for (int gone = 0; gone < kLongestWay && place.hit < 0; ++gone) {
            const auto top = [&](int column) {
                return ground.top(std::clamp(column, 0, ground.width() - 1));
            };
            if (top(x + way) > top(x) && top(x - way) < top(x)) way = -way;
            if (top(x + way) > top(x) || x + way < 0 || x + way >= ground.width()) break;
            x += way;
            place.at = {x * kFixedOne, top(x) * (kFixedOne / kSub)};
            for (const Hull& hull : view_.battle().hulls())
                if (is_within(hull, columns_of(place.at), kNear)) place.hit = hull.tank;
        }
        end(effect.leads_to, place);
    }

    /// What is hung on the end of a way.
    void end(const Effects& effects, const Place& place) {
        const bool on_tank = place.hit >= 0 && !effects.on(Trigger::on_tank).empty();
        const Trigger last = effects.on(Trigger::on_rest).empty() ? Trigger::on_impact : Trigger::on_rest;
        happen(effects.on(on_tank ? Trigger::on_tank : last), place);
    }

    /// Up to the top of its path, as the walls and the air let it; whether it comes so far.
    bool rise(Flight& flight) {
        constexpr int kTicksOfAPrediction = 8;  // take as long as one
        Contact contact;
        bool flies = true;
        while (flies && flight.speed().y > 0) flies = goes_on(fly_one_tick(flight, view_.field(), contact));
        result_.cost += flight.age / kTicksOfAPrediction;
        return flies;
    }

    void fly(Flight flight, const Effects& effects, int generation) {
        if (generation > kMostGenerations || result_.predictions >= kMostPredictions) return;
        ++result_.predictions;
        const bool splits = flight.velocity.y > 0 && !effects.on(Trigger::at_apex).empty();
        if (Flight rising = flight; splits && rise(rising))
            return happen(effects.on(Trigger::at_apex),
                          {rising.place(), rising.speed(), -1, false, generation});
        const Prediction end = view_.predict(flight);
        result_.cost += view_.cost(end);
        flight.tick = end.ticks;
        if (end.end != FlightEnd::hit) return;
        Place place{end.contact.at, flight.speed(), -1, false, generation};
        place.shielded = end.contact.with == Contact::With::shield;
        if (place.shielded || end.contact.with == Contact::With::tank) place.hit = end.contact.tank;
        const bool on_tank = place.hit >= 0 && !effects.on(Trigger::on_tank).empty();
        happen(effects.on(on_tank ? Trigger::on_tank : Trigger::on_impact), place);
    }

    const BattleView& view_;
    int angle_;
    Flight flight_;
    ShotForecast result_;
};

}  // namespace

ShotForecast forecast_shot(const BattleView& view, const Weapon& weapon, int angle, int power) {
    return Rehearser(view, angle, power).fire(weapon);
}

}  // namespace terramorph
