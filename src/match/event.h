#pragma once

#include <array>
#include <variant>
#include <vector>

#include "battle/events/event.h"

namespace terramorph {

namespace event {

/// A fresh level was drawn.
struct NewLevel {
    static constexpr std::array kWords = {"new_level"};
};

/// A player is to buy.
struct ArmoryOpened {
    PlayerId player = {};

    static constexpr std::array kWords = {"armory_opened"};
};

/// A player is to play.
struct TurnBegan {
    PlayerId player = {};

    static constexpr std::array kWords = {"turn_began"};
};

/// A round is over.
struct RoundEnded {
    PlayerId winner = {};  ///< none: nobody is left

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

/// All that happens in a match, in its order: the events of its battles and those of the match itself.
struct MatchEvent : detail::AnyMatchEvent {
    using detail::AnyMatchEvent::variant::variant;
};
using MatchEvents = std::vector<MatchEvent>;

/// An event of a match's battle as one of the match.
inline MatchEvent match_event(const BattleEvent& event) {
    return std::visit([](const auto& each) { return MatchEvent(each); }, event);
}

}  // namespace terramorph
