#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/routes.h"
#include "ui/screens/screens.h"

namespace terramorph {

/// A player's folders that keep nothing.
struct NoStorage : Storage {
    Result<std::string> load(const std::string&) override { return std::string(); }
    std::size_t size(const std::string&) override { return 0; }
    Refusal save(const std::string&, const std::string&) override { return std::nullopt; }
    Result<std::unique_ptr<Log>> begin_log(const std::string&, const std::string&) override {
        return error("nothing is kept");
    }
    bool is_growing(const std::string&) override { return false; }
    std::string set_aside(const std::string& name) override { return name; }
    void remove(const std::string&) override {}
    std::vector<std::string> names(const std::string&) override { return {}; }
    std::string place(const std::string& name) const override { return name; }
};

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

    NoStorage storage;
    App app;
};

}  // namespace terramorph
