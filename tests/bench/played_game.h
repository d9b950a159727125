#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/session.h"
#include "support/no_storage.h"
#include "ui/app.h"
#include "ui/screens/routes.h"
#include "ui/screens/screens.h"

namespace terramorph {

/// So many of them with a bundle of everything, and nobody else.
inline void invite_cyborgs(MatchSettings& settings, std::size_t count) {
    while (settings.players.size() < count) settings.players.push_back(another_player(settings.players));
    for (Player& player : settings.players) player.kind = computer("cyborg");
    settings.set(Rule::armory, 0);
    settings.set(Rule::stock, 1);
}

/// A match that has just begun, in an app of its own.
struct PlayedGame {
    template <class Settle>
    explicit PlayedGame(Settle settle) : app(storage, "20260101-000000", all_screens()) {
        settle(app.session().settings);
        start_match(app);
        app.session().speed = 1;
    }
    const Match& match() const { return app.session().match(); }

    test::NoStorage storage;
    App app;
};

}  // namespace terramorph
