#include "app/remote/match_news.h"

#include <algorithm>

#include "app/session.h"

namespace terramorph {

MatchNews::MatchNews(Session& session) : session_(session) {
    if (session.office) seats_ = waiting_seats(session);
}

bool MatchNews::wants_look(const WaitingSeat& seat) const {
    return seat.over_days && !(seat.waits && seat.waits->over) && !session_.office->missing();
}

bool MatchNews::is_any() const {
    return std::ranges::any_of(seats_, [this](const WaitingSeat& seat) { return wants_look(seat); });
}

bool MatchNews::advance(double seconds) {
    if (look_) {
        look_->advance(seconds);
        if (!look_->is_through()) return false;
        learn(seats_[at_]);
        look_ = nullptr;
        ++at_;
        return true;
    }
    if (pause_ > 0) {
        pause_ -= seconds;
        return pause_ <= 0;
    }
    while (at_ < seats_.size() && !wants_look(seats_[at_])) ++at_;
    if (at_ < seats_.size()) {
        begin_look();
        return false;
    }
    at_ = 0;
    pause_ = kPause;
    return !seats_.empty();
}

void MatchNews::begin_look() {
    const WaitingSeat& seat = seats_[at_];
    const auto file = load_seat_file(session_, seat.file);
    if (file && !session_.storage.is_growing(seat.file))
        look_ = std::make_unique<MatchLook>(session_, *file, *seat.place.broker);
    else
        ++at_;  // another window has it now
}

/// If the broker has lost some of the match, what was known of it here stays.
void MatchNews::learn(WaitingSeat& seat) {
    seat.trouble = look_->trouble();
    const std::optional<KeptWait>& seen = look_->seen();
    if (!seen || session_.storage.is_growing(seat.file)) return;
    const auto kept = load_wait(session_.storage, seat.file);
    if (kept && kept->awaited.turn.turn > seen->awaited.turn.turn) return;
    KeptWait fresh = *seen;
    fresh.since = kept ? kept->since : 0;
    if (kept == fresh) return;
    fresh.since = session_.office->now();
    const auto file = load_seat_file(session_, seat.file);
    if (!file || save_wait(session_.storage, seat.file, fresh)) return;  // it's looked at again later
    seat.waits = waits_of(session_, seat.file, *file);
    if (seat.waits && (seat.waits->for_me || seat.waits->over)) turns_.push_back(seat);
}

}  // namespace terramorph
