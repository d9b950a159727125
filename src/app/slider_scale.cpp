#include "app/slider_scale.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr double kSteps = 50;  // in the whole length of a slider

/// The multiples of over / under. Both are whole, so that a tenth is written as 0.1 and not as a sum of
/// roundings.
struct Grid {
    double over = 1, under = 1;

    double place(double value) const { return value * under / over; }
    double value(double place) const { return place * over / under; }
};

/// The widest of 1, 2, 5, 10, 20 ... and their tenths, hundredths ... that is at most `step`.
Grid round_grid(double step) {
    Grid grid;
    while (grid.under < 1e9 && 1 > step * grid.under) grid.under *= 10;
    while (grid.under == 1 && grid.over * 10 <= step) grid.over *= 10;
    for (const double times : {5.0, 2.0})
        if (grid.over * times <= step * grid.under) return {grid.over * times, grid.under};
    return grid;
}

Grid grid_of(const Parameter& parameter, bool fine) {
    const double step = (parameter.maximum - parameter.minimum) / (fine ? kSteps * 10 : kSteps);
    return round_grid(parameter.whole ? std::max(1.0, step) : step);
}

double held(const Parameter& parameter, double value) {
    return std::clamp(value, parameter.minimum, parameter.maximum);
}

}  // namespace

int curve_of(const Parameter& parameter) {
    const double part =
        (parameter.default_value - parameter.minimum) / (parameter.maximum - parameter.minimum);
    return part <= 0 || part > 0.2 ? 1 : part > 0.05 ? 2 : 3;
}

double value_at(const Parameter& parameter, double part, int power) {
    const double exact = parameter.minimum + std::pow(part, power) * (parameter.maximum - parameter.minimum);
    const Grid grid = grid_of(parameter, true);
    return held(parameter, grid.value(std::floor(grid.place(exact) + 0.5)));
}

double part_of(const Parameter& parameter, double value, int power) {
    const double range = parameter.maximum - parameter.minimum;
    if (!(range > 0)) return 0;
    return std::pow(std::clamp((value - parameter.minimum) / range, 0.0, 1.0), 1.0 / power);
}

double value_at(const Parameter& parameter, double part) {
    return value_at(parameter, part, curve_of(parameter));
}

double part_of(const Parameter& parameter, double value) {
    return part_of(parameter, value, curve_of(parameter));
}

double stepped(const Parameter& parameter, double value, int steps, bool fine) {
    const Grid grid = fine && parameter.whole ? Grid() : grid_of(parameter, fine);
    constexpr double kSlack = 1e-6;  // a value this close to the grid stands on it
    const double place = grid.place(value);
    const double from = steps > 0 ? std::floor(place + kSlack) : std::ceil(place - kSlack);
    return held(parameter, grid.value(from + steps));
}

}  // namespace terramorph
