#include "ui/screens/players/edited.h"

#include <algorithm>

namespace terramorph {

Lineup EditedPlayers::take() {
    if (!alone_) return Lineup::friends;
    if (std::ranges::count(opponents_, kPerson, &Player::kind) == 1) {
        take_alone(session_, opponents_);
        return Lineup::alone;
    }
    session_.settings.players = opponents_;
    return Lineup::friends;
}

}  // namespace terramorph
