#include "ui/sound/layer_wave.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "base/random.h"
#include "base/trig.h"

namespace terramorph {

namespace {

constexpr std::size_t kStep = 32;  // samples between two looks at what changes slowly
constexpr int kEvery = 4;         // deep layers are made of every fourth sample
constexpr float kDeep = 900;       // Hz: what stays below is deep
constexpr float kMaxSeconds = 8;
constexpr float kShortest = 0.001f;              // seconds; a shorter attack clicks
constexpr float kLowest = 20, kHighest = 15000;  // Hz
constexpr float kFewestClicks = 40;              // a second; fewer aren't made louder for it

/// Clamps a number; NaN gives the lower limit.
float within(float number, float low, float high) { return number > low ? std::min(number, high) : low; }

/// Random numbers that cost little, for noise.
class Hiss {
  public:
    explicit Hiss(std::uint32_t seed) : state_(mix(seed) | 1u) {}
    std::uint32_t next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return state_;
    }
    /// -1 .. 1
    float sample() { return static_cast<float>(static_cast<std::int32_t>(next())) * 0x1p-31f; }

  private:
    std::uint32_t state_;
};

/// Lets a band pass, as loud in its middle as it was.
class Band {
  public:
    /// As shares of the samples per second.
    void tune(float middle, float width) {
        const float turn = std::tan(kFloatPi * std::min(middle, 0.45f));
        damping_ = width;
        first_ = 1 / (1 + turn * (turn + width));
        second_ = turn * first_;
        third_ = turn * second_;
    }
    float pass(float sample) {
        const float rest = sample - low_;
        const float band = first_ * band_ + second_ * rest;
        const float low = low_ + second_ * band_ + third_ * rest;
        band_ = 2 * band - band_;
        low_ = 2 * low - low_;
        return damping_ * band;
    }

  private:
    float damping_ = 1, first_ = 0, second_ = 0, third_ = 0;
    float band_ = 0, low_ = 0;
};

/// A wave with three overtones, without asking for a sine at every sample.
class Wave {
  public:
    void tune(float turns_per_sample) {
        const double angle = 2 * kPi * static_cast<double>(turns_per_sample);
        step_x_ = static_cast<float>(cosine(angle)), step_y_ = static_cast<float>(sine(angle));
        const float long_ = 1.5f - 0.5f * (x_ * x_ + y_ * y_);  // it never grows nor fades
        x_ *= long_, y_ *= long_;
    }
    float next(float overtones) {
        const float x = x_ * step_x_ - y_ * step_y_;
        y_ = x_ * step_y_ + y_ * step_x_;
        x_ = x;
        const float second = 2 * x * y_, third = y_ * (4 * x * x - 1);
        const float fourth = 2 * second * (2 * x * x - 1);
        return y_ + overtones * (second + overtones * (third + overtones * fourth));
    }

  private:
    float x_ = 1, y_ = 0, step_x_ = 1, step_y_ = 0;
};

/// How loud a layer is at a moment, in seconds since it began.
float envelope(const Layer& layer, float seconds) {
    const float attack = layer.even ? layer.seconds / 2 : layer.attack;
    if (seconds >= layer.seconds) return 0;
    const auto rise = [](float part) {
        return static_cast<float>(sine(static_cast<double>(part) * kPi / 2));
    };
    if (seconds < attack) return rise(seconds / attack);
    const float left = (layer.seconds - seconds) / (layer.seconds - attack);
    return layer.even ? rise(left) : left * left / (1 + layer.drop * (1 - left));
}

/// How much louder a band has to be than the noise that it's cut from.
float gain_of(const Layer& layer, float rate) {
    if (layer.source == Layer::Source::tone) return 1.4f;
    const float share = std::min(1.0f, kFloatPi * layer.pitch * layer.width / rate);
    const float clicks = std::max(layer.clicks, kFewestClicks);
    const float white = layer.source == Layer::Source::noise ? 1.0f / 3 : clicks / rate / 3;
    return 1 / std::sqrt(share * white);
}

float trembling(const Layer& layer, float seconds) {
    const double turns = static_cast<double>(layer.flutter_rate * seconds);
    return static_cast<float>(sine(2 * kPi * (turns - std::floor(turns))));
}

float pitch_at(const Layer& layer, float seconds) {
    const float pitch = layer.pitch * std::pow(layer.glide, seconds / layer.seconds);
    return within(pitch * (1 + layer.sway * trembling(layer, seconds)), kLowest, kHighest);
}

/// Makes a layer's samples one by one.
class Maker {
  public:
    Maker(const Layer& layer, std::uint32_t chance, float rate)
        : layer_(layer), hiss_(chance), rate_(rate), gain_(layer.level * gain_of(layer, rate)) {
        click_ = static_cast<std::uint32_t>(std::min(0.5f, layer.clicks / rate) * 0x1p32f);
    }
    /// Sets what changes slowly, and returns how loud it is.
    float tune(float seconds) {
        const float pitch = pitch_at(layer_, seconds) / rate_;
        layer_.source == Layer::Source::tone ? wave_.tune(pitch) : band_.tune(pitch, layer_.width);
        const float dip = layer_.flutter * 0.5f * (1 + trembling(layer_, seconds));
        return gain_ * envelope(layer_, seconds) * (1 - dip);
    }
    float next() {
        if (layer_.source == Layer::Source::tone) return wave_.next(layer_.overtones);
        if (layer_.source == Layer::Source::noise) return band_.pass(hiss_.sample());
        return band_.pass(hiss_.next() < click_ ? hiss_.sample() : 0.0f);
    }

  private:
    const Layer& layer_;
    Hiss hiss_;
    Band band_;
    Wave wave_;
    float rate_, gain_;
    std::uint32_t click_ = 0;
};

void make(const Layer& layer, std::uint32_t chance, float rate, std::vector<float>& wave) {
    Maker maker(layer, chance, rate);
    float loud = 0;
    for (std::size_t k = 0; k < wave.size(); k += kStep) {
        const std::size_t end = std::min(wave.size(), k + kStep);
        const float then = maker.tune(static_cast<float>(end) / rate);
        const float change = (then - loud) / static_cast<float>(end - k);
        for (std::size_t n = k; n < end; ++n) wave[n] = (loud += change) * maker.next();
        loud = then;
    }
}

bool is_deep(const Layer& layer) {
    const float overtones = layer.source == Layer::Source::tone ? 1 + 3 * layer.overtones : 1;
    return layer.pitch * std::max(1.0f, layer.glide) * overtones < kDeep;
}

}  // namespace

Layer varied(const Layer& layer, std::uint32_t chance) {
    const auto about = [chance](float share, int n) {
        return uniform(1 - share, 1 + share, chance, 41, n, 0);
    };
    Layer good = layer;
    good.level = within(layer.level, 0, 10) * about(0.15f, 0);
    good.seconds = within(layer.seconds, 4 * kShortest, kMaxSeconds) * (layer.even ? 1 : about(0.08f, 1));
    good.pitch = within(layer.pitch, kLowest, kHighest) * (layer.pure ? 1 : about(0.05f, 2));
    good.glide = within(layer.glide, 0.01f, 100) * (layer.pure ? 1 : about(0.04f, 3));
    good.begins = within(layer.begins, 0, kMaxSeconds) * about(0.1f, 4);
    good.attack = std::min(within(layer.attack, kShortest, kMaxSeconds), good.seconds / 2);
    good.drop = within(layer.drop, 0, 100);
    good.width = within(layer.width, 0.01f, 4);
    good.overtones = within(layer.overtones, 0, 1);
    good.flutter = within(layer.flutter, 0, 1);
    good.flutter_rate = within(layer.flutter_rate, 0, 400) * about(0.08f, 5);
    good.sway = within(layer.sway, 0, 0.9f);
    good.clicks = within(layer.clicks, 1, kSampleRate);
    return good;
}

void add_wave(const Layer& layer, std::uint32_t chance, std::vector<float>& samples,
              std::vector<float>& scratch) {
    const int coarse = is_deep(layer) ? kEvery : 1;
    const float rate = kSampleRate / static_cast<float>(coarse);
    const auto count = static_cast<std::size_t>(layer.seconds * rate);
    const auto first = static_cast<std::size_t>(layer.begins * kSampleRate);
    scratch.assign(count + 1, 0.0f);
    make(layer, chance, rate, scratch);
    scratch.back() = 0;
    float* to = samples.data() + first;
    if (coarse == 1) return void(std::transform(to, to + count, scratch.data(), to, std::plus()));
    for (std::size_t k = 0; k < count; ++k) {
        const float change = (scratch[k + 1] - scratch[k]) / kEvery;
        for (int n = 0; n < kEvery; ++n) *to++ += scratch[k] + change * static_cast<float>(n);
    }
}

}  // namespace terramorph
