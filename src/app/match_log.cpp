#include "app/match_log.h"

#include <string_view>

namespace terramorph {

namespace {

/// A shot, and a new turn's hash, survive a power cut, together with the commands before them.
bool is_lasting(std::string_view lines) {
    return lines.find(" fire ") != std::string_view::npos || lines.find(" hash ") != std::string_view::npos;
}

}  // namespace

Refusal MatchLog::keep(Storage& storage, const Match& match) {
    return write(storage, writer_.more(match.recording()));
}

Refusal MatchLog::leave(Storage& storage, const Match& match) {
    const bool in_the_air = match.phase() == Phase::flying;
    return write(storage, in_the_air ? writer_.leave(match.recording(), match.ticks())
                                     : writer_.more(match.recording()));
}

Refusal MatchLog::write(Storage& storage, const std::string& lines) {
    unwritten_ += lines;
    if (unwritten_.empty()) return std::nullopt;
    Refusal refusal;
    if (log_)
        refusal = log_->append(unwritten_, is_lasting(unwritten_));
    else if (auto begun = storage.begin_log(name_, unwritten_); begun)
        log_ = begun.take();
    else
        refusal = begun.error();
    if (!refusal) unwritten_.clear();
    const bool told = std::exchange(refused_, refusal.has_value());
    return told ? std::nullopt : refusal;
}

}  // namespace terramorph
