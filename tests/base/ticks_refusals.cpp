// What ticks refuse: without REFUSED this compiles, and with a number of a case it may not.
#include "base/ticks.h"

namespace terramorph {

bool burnt_out(Ticks age) { return age > 8 * kSecond; }

bool burn([[maybe_unused]] int number, [[maybe_unused]] Ticks age) {
#if !defined(REFUSED)
    return burnt_out(0) || burnt_out(number * kTick) || burnt_out(Ticks::of(number));
#elif REFUSED == 1
    return burnt_out(18);
#elif REFUSED == 2
    return burnt_out(number);
#elif REFUSED == 3
    return burnt_out(0.5);
#elif REFUSED == 4
    return age == 18;
#elif REFUSED == 5
    return age > number;
#elif REFUSED == 6
    return burnt_out(age + 1);
#elif REFUSED == 7
    return burnt_out(age * 0.5);
#elif REFUSED == 8
    return burnt_out(age * age);
#elif REFUSED == 9
    const int left = age;
    return left == 0;
#endif
}

}  // namespace terramorph
