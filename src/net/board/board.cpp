#include "net/board/board.h"

#include <algorithm>
#include <utility>

namespace terramorph {

namespace {

constexpr std::size_t kMostRecordings = 64;  // of those kept at a time: 2 MB

}  // namespace

/// A recording is kept only as long as it's needed.
void Board::take(const Letter& letter) {
    const auto address = parse_day_topic(letter.topic, day_);
    if (!address) return;
    const auto known = entries_.find(address->who);
    if (address->what == kRecordingTopic && letter.text.size() <= kMaxDayRecording) {
        const auto kept =
            std::ranges::count_if(entries_, [](const auto& each) { return !each.second.recording.empty(); });
        if (known != entries_.end() && known->second.known == Known::claimed &&
            static_cast<std::size_t>(kept) < kMostRecordings)
            known->second.recording = letter.text;
        else if (known == entries_.end() && early_.size() < kMostRecordings)
            early_[address->who] = letter.text;
        else if (known == entries_.end() || known->second.known == Known::claimed)
            lacks_some_ = true;
    }
    if (address->what != kScoreTopic) return;
    auto claim = parse_claim(letter.text, day_, address->who);
    if (!claim || (known != entries_.end() && known->second.claim == *claim) ||
        (known == entries_.end() && entries_.size() >= kMostClaims))
        return;
    Entry entry = {std::move(*claim)};
    if (const auto early = early_.find(address->who); early != early_.end())
        entry.recording = std::move(early->second), early_.erase(early);
    entries_[address->who] = std::move(entry);
}

std::vector<const Board::Entry*> Board::ranking() const {
    std::vector<const Entry*> all;
    for (const auto& [who, entry] : entries_)
        if (entry.known != Known::wrong) all.push_back(&entry);
    std::ranges::stable_sort(all, is_better, [](const Entry* entry) { return entry->claim.score; });
    return all;
}

/// Claims without a recording don't keep others from being shown.
std::optional<Board::Unproven> Board::next_to_prove() const {
    std::size_t proven = 0;
    for (const Entry* const entry : ranking()) {
        if (entry->known == Known::proven && ++proven == kShown) break;
        if (entry->known == Known::claimed && !entry->recording.empty())
            return Unproven{entry->claim, entry->recording};
    }
    return std::nullopt;
}

void Board::settle(const Claim& claim, bool is_true) {
    const auto found = entries_.find(claim.who());
    if (found == entries_.end() || found->second.claim != claim) return;  // there's a newer one
    found->second.known = is_true ? Known::proven : Known::wrong;
    found->second.recording.clear();
}

std::vector<Claim> Board::best() const {
    std::vector<Claim> best;
    for (const Entry* const entry : ranking())
        if (entry->known == Known::proven && best.size() < kShown) best.push_back(entry->claim);
    return best;
}

}  // namespace terramorph
