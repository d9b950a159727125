#include "ui/screens/weapon_lab/weapon_lab_screen.h"

#include <gtest/gtest.h>

#include "app/arsenal_files.h"
#include "base/text.h"
#include "support/events.h"
#include "ui/game.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/weapon_lab/match.h"

namespace terramorph {

namespace {

struct WeaponLab : testing::Test {
    void open() {
        game.app.push(weapon_lab_screen(game.app, game.session().settings.level));
        game.wait(0.1);
    }
    /// Until the next shot may be fired: the hints say so.
    void wait_for_turn() { ASSERT_TRUE(game.wait_for("hud/fire", 0.5, 50)); }
    void fire_a_pebble() {
        game.key("space");
        game.wait(0.2);
        EXPECT_FALSE(game.has("hud/fire")) << "the shell flies";
        wait_for_turn();
        EXPECT_TRUE(game.shows_in("last_shot", "Pebble: "));
    }
    void write(const std::string& weapons) {
        storage.files[kWeaponsFile] = weapons;
        game.wait(1.2);
    }
    /// Whether the list of weapons has one of this name.
    bool lists(const std::string& name) {
        game.key("w");
        for (const char letter : name)
            if (letter != ' ') game.key(std::string(1, static_cast<char>(letter | 0x20)));
        const auto all = game.words();
        game.key("esc");
        game.key("esc");
        return std::ranges::count(all, name) > 0;
    }
    static std::string comet(const std::string& more = "") {
        return concat("[comet]\nname = \"Comet\"\nhelp = \"Mine.\"\n", more,
                      "on_impact = [{ effect = \"blast\", radius = 99 }]\n");
    }

    MemoryStorage storage;
    Game game{storage, 2, 1280, 720};
};

}  // namespace

TEST_F(WeaponLab, ShowsEveryWeaponWithoutEnd) {
    open();
    game.key("w");
    EXPECT_TRUE(game.shows("Pebble"));
    EXPECT_TRUE(game.shows("Boulder"));
    const auto all = game.words();
    EXPECT_EQ(std::ranges::count(all, "∞"), 3) << "two in the list, and the chosen one in the bar";
}

TEST_F(WeaponLab, NeitherTheArmoryNorSecretAimsComeBetween) {
    game.session().settings.set(Rule::armory, 1);
    game.session().settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    open();
    fire_a_pebble();
}

TEST_F(WeaponLab, FiresAgainAndAgainWithTheSameTank) {
    open();
    for (int shot = 0; shot < 4; ++shot) {
        fire_a_pebble();
    }
}

TEST_F(WeaponLab, TellsWhatAShotDidAndGivesTheHealthBack) {
    auto match =
        practice_match(game.session().settings, game.session().settings.level, *game.session().arsenal);
    const PlayerId gunner = match->player();
    ASSERT_FALSE(match->apply(Choose{gunner, 1}));
    for (int shot = 0; shot < 3; ++shot) {
        ASSERT_FALSE(match->apply(Aim{gunner, 900, 60}));
        ASSERT_FALSE(match->apply(Fire{gunner}));
        int harm = 0;
        for (int tick = 0; tick < 20000 && (match->phase() != Phase::aiming || match->player() != gunner);
             ++tick) {
            if (match->phase() == Phase::aiming) (void)match->apply(Pass{match->player()});
            match->step();
            for (const auto& hurt : test::of_kind<event::Hurt>(match->take_events()))
                if (hurt.tank == tank_of(gunner)) harm += hurt.health;
        }
        ASSERT_EQ(match->phase(), Phase::aiming);
        EXPECT_GT(harm, 0);
        const Tank& tank = match->battle().state().tanks[gunner];
        EXPECT_EQ(tank.health, match->battle().state().rules.health);
        EXPECT_EQ(power_limit(match->battle().state(), tank_of(gunner)), kFullPower);
        EXPECT_EQ(weapon_stock(match->battle().state(), tank_of(gunner), 1), -1);
    }
}

TEST_F(WeaponLab, RPutsTheLevelBackAndKeepsTheAim) {
    // without firedamp, which never rests
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    open();
    game.wait(3);
    game.key("tab");
    game.key("up");
    game.words();
    game.words();  // pictures of tanks are kept from the second frame on
    const Image before = game.picture;
    game.key("space");
    wait_for_turn();
    game.key("r");
    game.wait(3);
    EXPECT_TRUE(game.shows("Boulder"));
    EXPECT_EQ(game.numbers_in("hud/power").front(), 501);
    game.words();
    EXPECT_TRUE(std::ranges::equal(before.pixels(), game.picture.pixels())) << "nothing was ever shot";
}

TEST_F(WeaponLab, ReadsTheFileAgainWithinASecondOfItsChange) {
    open();
    EXPECT_FALSE(lists("Comet"));
    write(comet());
    Refusal complaint;
    const Arsenal own = game_arsenal(complaint);
    EXPECT_EQ(game.numbers_in("loaded").front(), std::ssize(own.weapons) + 1);
    EXPECT_TRUE(lists("Comet"));
}

TEST_F(WeaponLab, TellsAFaultWithItsLineAndGoesOnWithWhatItHad) {
    open();
    write(comet());
    write(comet("taste = 1\n"));
    EXPECT_TRUE(game.shows_in("fault", "weapons.toml:4: "));
    EXPECT_TRUE(game.shows_in("fault", "taste"));
    EXPECT_TRUE(lists("Comet")) << "as it was before the fault";
    game.key("space");
    wait_for_turn();
    write(comet());
    EXPECT_FALSE(game.has("fault"));
    EXPECT_TRUE(game.has("loaded"));
}

TEST_F(WeaponLab, ReadsTheFileByHandToo) {
    open();
    for (const char* key : {"l", "f5"}) {
        storage.files[kWeaponsFile] += concat("[w", key, "]\nname = \"By ", key, "\"\n");
        game.key(key);
        EXPECT_TRUE(game.has("loaded")) << key;
        EXPECT_TRUE(lists(concat("By ", key)));
    }
}

TEST_F(WeaponLab, KeepsWhatIsInHandWhenTheFileChanges) {
    open();
    write(comet());
    game.key("shift+tab");
    EXPECT_TRUE(game.shows("Comet"));
    write(concat("[first]\nname = \"First\"\n", comet()));
    EXPECT_TRUE(game.shows("Comet")) << "though its number is another one";
    write("[first]\nname = \"First\"\n");
    EXPECT_FALSE(game.shows("Comet"));
}

TEST_F(WeaponLab, TheNextMatchIsPlayedWithWhatWasLoaded) {
    open();
    write(comet());
    game.key("esc");
    game.start();
    EXPECT_EQ(game.match().arsenal().weapons.back().name, "Comet");
}

TEST_F(WeaponLab, LeavesAMatchAloneThatWaits) {
    game.start();
    const auto hash = game.match().hash();
    game.key("esc");
    game.click_on("weapon_lab");
    EXPECT_TRUE(game.shows(kWeaponsFile));
    write(comet());
    game.key("space");
    wait_for_turn();
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
    EXPECT_EQ(game.match().hash(), hash);
    game.click_on("leave");
    continue_match(game.app);
    EXPECT_EQ(game.match().hash(), hash);
}

TEST_F(WeaponLab, SaysWhereTheFileIs) {
    open();
    EXPECT_TRUE(game.shows_in("weapon_lab/file", storage.place(kWeaponsFile)));
}

TEST_F(WeaponLab, BeginsAnewWhenTheOneWhoFiresIsLost) {
    std::string deadly = "[deadly]\nname = \"Deadly\"\non_fire = [";
    for (int k = 0; k < 20; ++k) deadly += "{ effect = \"blast\", radius = 100, strength = 500 }, ";
    storage.files[kWeaponsFile] = deadly + "]\n";
    open();
    game.key("shift+tab");
    ASSERT_TRUE(game.shows("Deadly"));
    const auto names = [this] {
        int count = 0;
        for (const char* name : {"Otto", "Mira", "Juno"}) count += game.shows(name) ? 1 : 0;
        return count;
    };
    EXPECT_EQ(names(), 3);
    game.key("space");
    game.wait(0.5);
    EXPECT_FALSE(game.has("hud/fire"));
    game.wait(12);
    wait_for_turn();
    EXPECT_EQ(names(), 3);
    EXPECT_TRUE(game.has("fire_away")) << "it is another level than that of the shot";
}

}  // namespace terramorph
