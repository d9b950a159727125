#include "ui/music/conductor.h"

#include <algorithm>
#include <utility>

namespace terramorph {

namespace {

constexpr double kAhead = 0.5;  // seconds by which a phrase is handed out before it's heard
constexpr float kFadesOut = 0.35f, kFadesIn = 1.2f;  // seconds
constexpr float kCadenceBeats = 8;

}  // namespace

void Conductor::take(const Tune& tune) {
    tune_ = tune;
    if (std::exchange(over_, false)) bar_ = 0;
}

void Conductor::advance(double seconds) {
    const float step = static_cast<float>(seconds) / (hushed_ ? -kFadesOut : kFadesIn);
    loudness_ = std::clamp(loudness_ + step, 0.0f, 1.0f);
}

std::optional<Phrase> Conductor::next(double left) {
    if (!tune_ || over_ || (hushed_ && !cadence_) || left > kAhead) return std::nullopt;
    if (!cadence_) return Phrase{bar_of(*tune_, bar_++, tension_), Tune::kBeats, tune_->tempo};
    over_ = true;
    const bool won = *cadence_;
    cadence_.reset();
    return Phrase{cadence_of(*tune_, won), kCadenceBeats, tune_->tempo};
}

}  // namespace terramorph
