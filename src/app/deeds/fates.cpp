#include "app/deeds/fates.h"

#include <variant>

namespace terramorph {

std::optional<WeaponId> fired_now(const Match& match, PlayerId player) {
    const std::vector<PastShot>& shots = match.tally().shots();
    for (auto shot = shots.rbegin(); shot != shots.rend() && shot->turn == shots.back().turn; ++shot)
        if (shot->player == player) return shot->weapon;
    return std::nullopt;
}

void Fates::note(const MatchEvent& event, const Match& match) {
    if (std::holds_alternative<event::NewLevel>(event)) fates_.clear();
    const auto* const died = std::get_if<event::Died>(&event);
    if (!died) return;
    fates_.resize(match.settings().players.size());
    const TankId by = died->by.exists() ? died->by : died->tank;
    fates_[player_of(died->tank)] = Fate{player_of(by), fired_now(match, player_of(died->by))};
}

std::optional<Fate> Fates::of(PlayerId player) const {
    return at(player.value()) < fates_.size() ? fates_[at(player.value())] : std::nullopt;
}

}  // namespace terramorph
