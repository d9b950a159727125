#include "net/logs/course.h"

#include <algorithm>

namespace terramorph {

std::optional<std::size_t> Course::find(const TurnKey& turn) const {
    const auto found = std::ranges::find(turns_, turn, [](const Turn& each) { return each.turn.turn; });
    return found == turns_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - turns_.begin()));
}

std::vector<PlayerId> Course::away(std::size_t place) const {
    std::vector<int> missed(kMaxPlayers);
    for (std::size_t k = 0; k < place; ++k) {
        int& in_a_row = missed[turns_[k].turn.author];
        in_a_row = turns_[k].outcome == Outcome::played ? 0
                   : turns_[k].outcome == Outcome::left ? kMissedTurns
                                                        : in_a_row + 1;
        for (const PlayerId seat : turns_[k].welcomed) missed[seat] = 0;
    }
    std::vector<PlayerId> seats;
    for (const PlayerId seat : people_)
        if (missed[seat] >= kMissedTurns) seats.push_back(seat);
    return seats;
}

bool Course::is_away(PlayerId seat) const {
    const std::vector<PlayerId> seats = away(size());
    return std::ranges::find(seats, seat) != seats.end();
}

std::vector<PlayerId> Course::voters(std::size_t place) const {
    std::vector<PlayerId> seats = people_;
    for (const PlayerId each : away(place)) std::erase(seats, each);
    return seats;
}

}  // namespace terramorph
