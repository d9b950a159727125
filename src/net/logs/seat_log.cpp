#include "net/logs/seat_log.h"

#include <iterator>
#include <utility>

namespace terramorph {

Refusal SeatLog::add(Entry entry) {
    if (pages_.empty() || is_full(pages_.back())) {
        if (pages_.size() == kMaxPages) return error("this match is too long to be played over a network");
        pages_.push_back({seat_, static_cast<int>(pages_.size())});
    }
    pages_.back().entries.push_back(entry);
    entries_.push_back(std::move(entry));
    return std::nullopt;
}

SeatLog::Taken SeatLog::take_next(const Page& page) {
    const std::size_t number = page.number;
    if (number == pages_.size()) pages_.push_back({seat_, page.number});
    Page& known = pages_[number];
    if (extends(page, known)) return Taken::nothing;
    if (!extends(known, page)) return Taken::contradicts;
    entries_.insert(entries_.end(), page.entries.begin() + std::ssize(known.entries), page.entries.end());
    known = page;
    return Taken::more;
}

SeatLog::Taken SeatLog::take(const Page& page) {
    const auto next = [this] {
        return static_cast<int>(pages_.empty() || is_full(pages_.back()) ? pages_.size() : pages_.size() - 1);
    };
    if (page.number > next()) {
        const auto [early, is_new] = early_.emplace(page.number, page);
        if (!is_new && extends(early->second, page)) early->second = page;
        const bool fits = is_new || extends(page, early->second);
        return fits ? Taken::nothing : Taken::contradicts;
    }
    Taken taken = take_next(page);
    while (taken == Taken::more && early_.contains(next())) {
        const Page early = early_.extract(next()).mapped();
        if (take_next(early) == Taken::contradicts) return Taken::contradicts;
    }
    return taken;
}

}  // namespace terramorph
