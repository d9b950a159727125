#include "app/teaching/flown_way.h"

namespace terramorph {

namespace {

constexpr Ticks kEveryPlace = 2 * kTick;  // from one place to the next
constexpr Ticks kLongestWay = 30 * kSecond;

}  // namespace

FlownWay way_of(const BattleView& view, int angle, int power) {
    Flight flight = view.shot(angle, power);
    Contact contact;
    FlownWay way = {{columns_of(flight.place())}};
    for (Ticks tick = kTick; tick < kLongestWay; ++tick) {
        const FlightEnd end = fly_one_tick(flight, view.scene(), contact);
        way.by_shield |= end == FlightEnd::deflected;
        if (end == FlightEnd::hit) way.places.push_back(columns_of(contact.at));
        if (!goes_on(end)) break;
        if (tick % kEveryPlace == 0) way.places.push_back(columns_of(flight.place()));
    }
    way.by_wall = flight.bounces > 0;
    way.last = flight;
    return way;
}

}  // namespace terramorph
