#include "base/trig.h"

#include <initializer_list>

namespace terramorph {

namespace {

// pi / 2 in three parts: k times the first two is exact for the k that occur here.
constexpr double kQuarterHigh = 0x1.921fb544p+0;
constexpr double kQuarterMiddle = 0x1.0b4611a6p-34;
constexpr double kQuarterLow = 0x1.3198a2e037073p-69;
constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
constexpr double kTangentOfEighth = 0x1.a827999fcef32p-2;  // tan(pi / 8)

/// Taylor's series about 0, for |x| up to pi / 4.
double sine_near_zero(double x) {
    const double q = x * x;
    double sum = -1.0 / 1307674368000;
    for (const double factorial : {6227020800.0, -39916800.0, 362880.0, -5040.0, 120.0, -6.0, 1.0})
        sum = sum * q + 1 / factorial;
    return sum * x;
}

double cosine_near_zero(double x) {
    const double q = x * x;
    double sum = 1.0 / 20922789888000;
    for (const double factorial : {-87178291200.0, 479001600.0, -3628800.0, 40320.0, -720.0, 24.0, -2.0, 1.0})
        sum = sum * q + 1 / factorial;
    return sum;
}

/// The sine of `radians` turned on by a number of quarters.
double turned_sine(double radians, int quarters) {
    const double nearest = radians * kTwoOverPi;
    const auto k = static_cast<int>(nearest + (nearest < 0 ? -0.5 : 0.5));
    const double x = ((radians - k * kQuarterHigh) - k * kQuarterMiddle) - k * kQuarterLow;
    switch ((k + quarters) & 3) {
        case 0:
            return sine_near_zero(x);
        case 1:
            return cosine_near_zero(x);
        case 2:
            return -sine_near_zero(x);
        default:
            return -cosine_near_zero(x);
    }
}

/// The arctangent of t in 0 .. 1.
double arctangent_of_ratio(double t) {
    if (t > kTangentOfEighth) return kPi / 4 + (t - 1 < 0 ? -arctangent_of_ratio((1 - t) / (1 + t)) : 0.0);
    const double q = t * t;
    double sum = 0;
    for (int n = 22; n >= 0; --n) sum = 1.0 / (2 * n + 1) - q * sum;
    return sum * t;
}

}  // namespace

double sine(double radians) { return turned_sine(radians, 0); }

double cosine(double radians) { return turned_sine(radians, 1); }

double arctangent(double y, double x) {
    const double rise = y < 0 ? -y : y;
    const double run = x < 0 ? -x : x;
    if (rise == 0 && run == 0) return 0;
    const double steep =
        rise > run ? kPi / 2 - arctangent_of_ratio(run / rise) : arctangent_of_ratio(rise / run);
    const double angle = x < 0 ? kPi - steep : steep;
    return y < 0 ? -angle : angle;
}

}  // namespace terramorph

// Box2D, the distribution's library too, asks the program for these four before it asks libm.
extern "C" {
float sinf(float x);
float cosf(float x);
float atan2f(float y, float x);
void sincosf(float x, float* s, float* c);

float sinf(float x) { return static_cast<float>(terramorph::sine(static_cast<double>(x))); }
float cosf(float x) { return static_cast<float>(terramorph::cosine(static_cast<double>(x))); }
float atan2f(float y, float x) {
    return static_cast<float>(terramorph::arctangent(static_cast<double>(y), static_cast<double>(x)));
}
void sincosf(float x, float* s, float* c) {
    *s = sinf(x);
    *c = cosf(x);
}
}
