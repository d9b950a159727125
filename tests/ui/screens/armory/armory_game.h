#pragma once

#include "ui/game.h"
#include "ui/screens/armory/goods.h"

namespace terramorph {

/// The game with an armory of a few goods before each round.
struct ArmoryGame : Game {
    static constexpr std::string_view kGoods =
        "[pebble]\nname = \"Pebble\"\nhelp = \"Always one more.\"\nprice = 1\nbundle = 9\nunlimited = true\n"
        "on_impact = [{ effect = \"blast\", radius = 20 }]\n"
        "[boulder]\nname = \"Boulder\"\nhelp = \"A heavy one.\"\nprice = 400\nbundle = 2\n"
        "on_impact = [{ effect = \"blast\", radius = 60 }]\n"
        "[comet]\nname = \"Comet\"\nhelp = \"Five heads.\"\nprice = 300\nbundle = 3\n"
        "at_apex = [{ effect = \"split\", heads = 5, on_impact = [{ effect = \"blast\", radius = 30 }] }]\n"
        "[moon]\nname = \"Moon\"\nhelp = \"Much later.\"\nprice = 100\nbundle = 1\narms_level = 4\n"
        "on_impact = [{ effect = \"blast\", radius = 200 }]\n"
        "[wall]\nname = \"Wall\"\nhelp = \"Keeps harm off.\"\nprice = 200\nbundle = 1\nrole = \"item\"\n"
        "icon = \"shield\"\non_use = [{ effect = \"shield\", strength = 40 }]\n"
        "[can]\nname = \"Can\"\nhelp = \"Drive on.\"\nprice = 50\nbundle = 4\nrole = \"item\"\n"
        "icon = \"fuel\"\non_use = [{ effect = \"fuel\", columns = 100 }]\n";

    explicit ArmoryGame(MemoryStorage& kept, int players = 2, int width = 1280, int height = 720)
        : Game(kept, players, width, height) {
        session().arsenal = std::make_shared<Arsenal>(parse_arsenal(kGoods, "goods").take());
        MatchSettings& settings = session().settings;
        settings.set(Rule::armory, 1);
        settings.set(Rule::stock, 0);
        settings.set(Rule::start_cash, 1000);
        settings.set(Rule::first_arms, 1);
        settings.set(Rule::last_arms, 6);
    }

    /// From the match's start to the first person's armory.
    void open() {
        start();
        if (has("hand_over")) key("enter");
        wait(0.1);
    }
    PlayerId visitor() { return match().player(); }
    int money(PlayerId player) { return match().shop().money(player); }
    GoodId number(std::string_view id) {
        const GoodId found = find_good(match().arsenal(), id);
        EXPECT_TRUE(found.exists()) << "no " << id;
        return found;
    }
    int owned(std::string_view id) { return match().shop().stock(visitor(), number(id)); }
    /// Looks for a good by its name, so that it alone is marked.
    void mark(std::string_view name) {
        key("/");
        app.press({.kind = InputEvent::Kind::text, .text = "/"});
        app.press({.kind = InputEvent::Kind::text, .text = std::string(name)});
        key("enter");
    }
    std::vector<std::string> listed(const ArmoryFilter& filter) {
        std::vector<std::string> ids;
        for (const GoodId each : goods_to_show(match(), visitor(), filter))
            ids.push_back(good(match().arsenal(), each).id);
        return ids;
    }
};

}  // namespace terramorph
