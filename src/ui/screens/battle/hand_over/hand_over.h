#pragma once

#include <functional>
#include <memory>
#include <string>

#include "match/match.h"
#include "ui/screen.h"

namespace terramorph {

/// What a player is asked to take the seat for.
struct SeatPurpose {
    std::string_view id;
    std::string words;
};

/// Hides all secrets and asks a player of the session's match to take the seat for `what`. Enter, Space or a
/// click closes it, and then does `ready`.
std::unique_ptr<Screen> hand_over_screen(App& app, PlayerId player, SeatPurpose what,
                                         std::function<void()> ready);

/// A way to continue from a hand-over.
struct HandOverWay {
    std::string label;
    std::function<void()> go;
    std::string note = {};  ///< what that does, below it
};

/// A hand-over with two ways to continue: one by Enter, another by Space, and each by a button.
std::unique_ptr<Screen> hand_over_screen(App& app, PlayerId player, SeatPurpose what, HandOverWay by_enter,
                                         HandOverWay by_space);

}  // namespace terramorph
