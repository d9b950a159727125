#pragma once

#include <array>
#include <variant>
#include <vector>

#include "battle/events/event.h"
#include "match/ids.h"

namespace terramorph {

namespace event {

/// A fresh level was drawn, or land has been come back to.
struct NewLevel {
    int scarred_in = 0;  ///< the round whose scars are still there; 0: none

    static constexpr std::array kWords = {"new_level"};
};

/// A player's visit to the armory begins.
struct ArmoryOpened {
    PlayerId player = {};

    static constexpr std::array kWords = {"armory_opened"};
};

/// A player's turn begins.
struct TurnBegan {
    PlayerId player = {};
    bool again = false;  ///< right after another one of the same player: the last two take turns to begin

    static constexpr std::array kWords = {"turn_began"};
};

/// A round is over.
struct RoundEnded {
    PlayerId winner = {};  ///< none: nobody survived

    static constexpr std::array kWords = {"round_ended"};
};

/// The match is over.
struct MatchEnded {
    PlayerId winner = {};  ///< the first of the winning side

    static constexpr std::array kWords = {"match_ended"};
};

}  // namespace event

namespace detail {
template <class... Of, class... More>
std::variant<Of..., More...> with_more(const std::variant<Of...>&, const More&...);
using AnyMatchEvent = decltype(with_more(BattleEvent(), event::NewLevel(), event::ArmoryOpened(),
                                         event::TurnBegan(), event::RoundEnded(), event::MatchEnded()));
}  // namespace detail

/// An event of a match, or of its battle.
struct MatchEvent : detail::AnyMatchEvent {
    using detail::AnyMatchEvent::variant::variant;
};
using MatchEvents = std::vector<MatchEvent>;

}  // namespace terramorph
