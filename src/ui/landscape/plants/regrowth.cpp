#include "ui/landscape/plants/regrowth.h"

#include <algorithm>
#include <utility>

#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr int kBareFor = 3;                    // turns before anything grows
constexpr float kGrowsFor = 10;                // turns in which it does
constexpr float kPatchLong = 34, kLatest = 5;  // columns of a patch; turns by which one may be later
constexpr std::uint32_t kPatches = 97;         // a stream of random numbers

}  // namespace

void Regrowth::begin(const Ground& ground) {
    tops_.clear();
    for (int x = 0; x < ground.width(); ++x) tops_.push_back(ground.top(x));
    turns_.assign(tops_.size(), 0);
}

void Regrowth::take_turn(const Ground& ground) {
    if (std::cmp_not_equal(tops_.size(), ground.width())) return begin(ground);
    for (int x = 0; x < ground.width(); ++x) {
        const auto k = static_cast<std::size_t>(x);
        const Sixteenths top = ground.top(x);
        turns_[k] = top == tops_[k] ? turns_[k] + 1 : 0;
        tops_[k] = top;
    }
}

float Regrowth::grown(int column) const {
    if (column < 0 || std::cmp_greater_equal(column, turns_.size())) return 0;
    const float late =
        kLatest * (0.5f + 0.5f * noise_along(kPatches, static_cast<float>(column) / kPatchLong));
    const auto turns = static_cast<float>(turns_[static_cast<std::size_t>(column)] - kBareFor);
    return std::clamp((turns - late) / kGrowsFor, 0.0f, 1.0f);
}

}  // namespace terramorph
