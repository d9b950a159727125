#include "battle/flight/reach.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kFlattest =
    150;  // angles that are tried, in tenths of a degree: flat ones go farther where air is thick
constexpr int kSteepest = 600;
constexpr int kTriedStep = 50;
constexpr int kFarEnough = 600;  // columns
constexpr int kChargeStep = 10;  // %

/// The columns after which a flight is as low as it began.
int range_of(Flight flight) {
    const Vec2<Fixed> start = flight.start;
    while (flight.age < kMaxFlightTicks && (flight.age == 0 || flight.place().y > start.y)) {
        ++flight.age;
        ++flight.tick;
        if (!flight.air.bends()) continue;
        flight.turn_to(flight.place(), flight.air.slowed(flight.speed()));
    }
    return static_cast<int>((flight.place().x - start.x) >> kFixedBits);
}

}  // namespace

int farthest_shot(const Air& air) {
    Air calm = air;
    calm.wind = 0;
    int farthest = 0;
    for (int angle = kFlattest; angle <= kSteepest; angle += kTriedStep)
        farthest =
            std::max(farthest, range_of(begin_flight(calm, {}, muzzle_velocity(calm, angle, kFullPower))));
    return farthest;
}

int needed_charge(Air air) {
    air.charge = 100;
    while (air.charge < Air::kMaxCharge && farthest_shot(air) < kFarEnough) air.charge += kChargeStep;
    return air.charge;
}

}  // namespace terramorph
