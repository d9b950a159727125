#include "battle/aiming/aim_bias.h"

#include <algorithm>
#include <cmath>

#include "base/state_hash.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBiasStream = 320;
constexpr std::int64_t kAllLeft = 65536;
constexpr std::int64_t kMinLeft = kAllLeft / 16;
constexpr int kOnePart = kBellDeviation;  // of the numbers below
constexpr int kSameWind = 4;              // columns per second squared: a change that nobody minds
constexpr int kForgottenByMoving = 1;     // shots
constexpr int kForgottenByWeapon = 1;     // shots
constexpr int kKnownOfAFreshWind = 1;     // shots

/// Pushes a draw of bell() away from zero, the less the farther it is from there.
int at_least(int drawn, int least) {
    constexpr int kMost = 3 * kOnePart;
    const int far = least + std::abs(drawn) * (kMost - least) / kMost;
    return drawn < 0 ? -far : far;
}

/// The numbers that a bias is made of, in thousandths.
struct Bias {
    int angle, power, wind, offset;
};

Bias bias_of(const BiasKey& key, int epoch) {
    const std::uint32_t own = hash_bits(key.seed, kBiasStream, key.round, key.shooter);
    Random random(hash_bits(own, kBiasStream, key.mark, epoch), kBiasStream);
    Bias bias{};
    bias.angle = bell(random);
    bias.power = bell(random);
    bias.wind = random.from_to(-kOnePart, kOnePart);
    bias.offset = random.from_to(-kOnePart, kOnePart);
    return bias;
}

/// A bias and a scatter together, in 1/1000 of a 65536th: still to be divided.
std::int64_t product(int bias, int by, std::int64_t left, int scatter, int scatter_by) {
    return std::int64_t{bias} * by * left + std::int64_t{scatter} * scatter_by * kAllLeft;
}

}  // namespace

void AimHistory::look(const AimSituation& now) {
    if (begun_) {
        const bool moved = std::abs(now.mark_x - last_.mark_x) > kSameAimPlace ||
                           std::abs(now.own_x - last_.own_x) > kSameAimPlace;
        if (moved) {
            ++epoch_;
            shots_ = std::max(0, shots_ - kForgottenByMoving);
        }
        if (now.flight != last_.flight) shots_ = std::max(0, shots_ - kForgottenByWeapon);
        if (std::abs(now.wind - last_.wind) > kSameWind)
            wind_shots_ = std::min(wind_shots_, kKnownOfAFreshWind);
    }
    begun_ = true;
    last_ = now;
}

void AimHistory::shoot() {
    ++shots_;
    ++wind_shots_;
}

void AimHistory::add_to(StateHash& hash) const {
    hash.add("begun", int{begun_});
    hash.add("own x", last_.own_x);
    hash.add("mark x", last_.mark_x);
    hash.add("wind", last_.wind);
    hash.add("flight", last_.flight);
    hash.add("shots", shots_);
    hash.add("wind shots", wind_shots_);
    hash.add("epoch", epoch_);
}

std::int64_t bias_left(const Marksmanship& who, int shots) {
    std::int64_t left = kAllLeft;
    for (int shot = 0; shot < shots && left > kMinLeft; ++shot) left = left * who.keep / 100;
    return std::max(left, kMinLeft);
}

int misread_wind(const Marksmanship& who, const BiasKey& key, const AimHistory& history, int wind) {
    const Bias bias = bias_of(key, history.epoch());
    const std::int64_t left = bias_left(who, history.wind_shots());
    const std::int64_t share = std::int64_t{wind} * bias.wind * who.wind_share;
    const std::int64_t offset = std::int64_t{bias.offset} * who.wind_offset * 100;
    return wind + static_cast<int>((share + offset) * left / (std::int64_t{kOnePart} * 100 * kAllLeft));
}

Deviation deviation(const Marksmanship& who, const BiasKey& key, const AimHistory& history, int power,
                    Random& scatter) {
    const Bias bias = bias_of(key, history.epoch());
    const std::int64_t left = bias_left(who, history.shots());
    const int turn = bell(scatter);
    const int push = bell(scatter);
    const int turned = at_least(bias.angle, who.least_bias), pushed = at_least(bias.power, who.least_bias);
    const std::int64_t angle = product(turned, who.bias_angle, left, turn, who.scatter_angle);
    const std::int64_t change = product(pushed, who.bias_power, left, push, who.scatter_power);
    return {static_cast<int>(angle / (kOnePart * kAllLeft)),
            static_cast<int>(power * change / (kOnePart * kOnePart * kAllLeft))};
}

}  // namespace terramorph
