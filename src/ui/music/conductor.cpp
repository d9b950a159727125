#include "ui/music/conductor.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr double kAhead = 0.3;                       // a phrase is handed out so long before it's heard
constexpr float kFadesOut = 0.35f, kFadesIn = 1.2f;  // seconds
constexpr float kCadenceBeats = 8;

}  // namespace

std::optional<Phrase> Conductor::advance(double seconds) {
    left_ = std::max(0.0, left_ - seconds);
    const float step = static_cast<float>(seconds) / (hushed_ ? -kFadesOut : kFadesIn);
    loudness_ = std::clamp(loudness_ + step, 0.0f, 1.0f);
    if (!tune_ || over_ || (hushed_ && !cadence_) || left_ > kAhead) return std::nullopt;
    const Phrase phrase = next_phrase();
    left_ += static_cast<double>(phrase.seconds());
    return phrase;
}

Phrase Conductor::next_phrase() {
    over_ = cadence_.has_value();
    if (cadence_) {
        const Phrase last{cadence_of(*tune_, *cadence_), kCadenceBeats, tune_->tempo};
        cadence_.reset();
        return last;
    }
    return {bar_of(*tune_, bar_++, tension_), Tune::kBeats, tune_->tempo};
}

}  // namespace terramorph
