// Pages that come before the match has begun.
#include <algorithm>
#include <map>
#include <utility>

#include "net/room.h"

namespace terramorph {

/// Most come before it's known whose seats there are, so that nobody's signature can be verified.
void Room::keep_early(const Letter& letter) {
    if (letter.text.size() > kMaxPageBytes) return;
    if (early_.size() >= kMaxEarlyPages) sift_early();
    if (early_.size() < kMaxEarlyPages) early_.push_back(letter);
}

/// Strangers may have taken all the place for pages of their own. Of those that seats have signed the longest
/// ones stay.
void Room::sift_early() {
    if (!table_ || !table_->sealed) return;
    const PageContext context = {mark(*table_), room_};
    std::map<std::pair<PlayerId, int>, Letter> longest;
    for (Letter& letter : early_) {
        const auto seat =
            std::ranges::find(table_->seats, parse_topic(letter.topic, room_)->who, &TableSeat::who);
        if (seat == table_->seats.end()) continue;
        const auto page = parse_page(letter.text, context, seat->player, seat->key);
        if (!page) continue;
        Letter& kept = longest[{page->seat, page->number}];
        if (letter.text.size() > kept.text.size()) kept = std::move(letter);
    }
    early_.clear();
    for (auto& [page, letter] : longest) early_.push_back(std::move(letter));
}

}  // namespace terramorph
