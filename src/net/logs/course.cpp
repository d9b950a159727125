#include "net/logs/course.h"

#include <algorithm>
#include <utility>

namespace terramorph {

std::optional<std::size_t> Course::find(const TurnKey& turn) const {
    const auto found = std::ranges::find(turns_, turn, [](const Turn& each) { return each.turn.turn; });
    return found == turns_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - turns_.begin()));
}

std::vector<PlayerId> Course::away(std::size_t place, const TurnKey& now) const {
    std::vector<int> missed(kMaxPlayers);
    std::vector<PlayerId> welcomed;
    for (std::size_t k = 0; k < place; ++k) {
        int& in_a_row = missed[turns_[k].turn.author];
        in_a_row = turns_[k].outcome == Outcome::played ? 0
                   : turns_[k].outcome == Outcome::left ? kMissedTurns
                                                        : in_a_row + 1;
        const bool is_volley = turns_[k].turn.sealed;
        welcomed.insert(welcomed.end(), turns_[k].welcomed.begin(), turns_[k].welcomed.end());
        const TurnKey& next = k + 1 < place ? turns_[k + 1].turn.turn : now;
        if (is_volley && turns_[k].turn.turn == next) continue;
        for (const PlayerId seat : std::exchange(welcomed, {})) missed[seat] = 0;
    }
    std::vector<PlayerId> seats;
    for (const PlayerId seat : people_)
        if (missed[seat] >= kMissedTurns) seats.push_back(seat);
    return seats;
}

bool Course::is_away(PlayerId seat, const TurnKey& now) const {
    const std::vector<PlayerId> seats = away(size(), now);
    return std::ranges::find(seats, seat) != seats.end();
}

std::vector<PlayerId> Course::voters(std::size_t place, const TurnKey& now) const {
    std::vector<PlayerId> seats = people_;
    for (const PlayerId each : away(place, now)) std::erase(seats, each);
    return seats;
}

bool Course::asks(std::size_t place, PlayerId seat) const {
    const std::vector<PlayerId> asked = voters(place, turns_[place].turn.turn);
    return std::ranges::find(asked, seat) != asked.end();
}

bool Course::may_have_strayed(PlayerId seat) const {
    for (std::size_t place = size(); place-- > 0;) {
        const Turn& turn = turns_[place];
        if (turn.turn.author == seat && turn.outcome == Outcome::played) return false;
        if (turn.outcome == Outcome::passed && !asks(place, seat)) return true;
    }
    return false;
}

}  // namespace terramorph
