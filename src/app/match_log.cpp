#include "app/match_log.h"

namespace terramorph {

Refusal MatchLog::keep(Storage& storage, const Match& match) {
    return write(storage, writer_.more(match.recording()));
}

Refusal MatchLog::leave(Storage& storage, const Match& match) {
    const bool in_the_air = match.phase() == Phase::flying;
    return write(storage, in_the_air ? writer_.leave(match.recording(), match.ticks())
                                     : writer_.more(match.recording()));
}

/// A new turn's hash is written durably, together with the commands before it.
Refusal MatchLog::write(Storage& storage, const std::string& lines) {
    unwritten_ += lines;
    if (unwritten_.empty()) return std::nullopt;
    Refusal refusal;
    if (log_)
        refusal = log_->append(unwritten_, unwritten_.find(" hash ") != std::string::npos);
    else if (auto begun = storage.begin_log(name_, unwritten_); begun)
        log_ = begun.take();
    else
        refusal = begun.error();
    if (!refusal) unwritten_.clear();
    const bool told = std::exchange(refused_, refusal.has_value());
    return told ? std::nullopt : refusal;
}

}  // namespace terramorph
