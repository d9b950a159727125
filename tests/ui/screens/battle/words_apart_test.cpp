// No words stand on others, in whatever language and size.
#include <gtest/gtest.h>

#include <string>

#include "app/language/languages.h"
#include "base/text.h"
#include "ui/screens/battle/tips/tips_game.h"

namespace terramorph {

namespace {

bool meet(Rect a, Rect b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }

/// The first words of a part that stand on others, and on which; or that there are none.
std::string fault_of(TipsGame& game, std::string_view part) {
    game.words();
    const DrawnScreen& drawn = game.drawn;
    const auto own = drawn.find(part);
    if (!own || own->first == own->end) return concat("no ", part);
    const auto is_on_land = [&](std::size_t word) {
        return std::ranges::any_of(drawn.parts, [word](const DrawnScreen::Lines& each) {
            return each.id == "sign" && each.first <= word && word < each.end;
        });
    };
    for (std::size_t k = own->first; k < own->end; ++k)
        for (std::size_t other = 0; other < drawn.words.size(); ++other) {
            if ((other >= own->first && other < own->end) || is_on_land(other)) continue;
            if (meet(drawn.places[k], drawn.places[other]))
                return concat(drawn.words[k], " on ", drawn.words[other]);
        }
    return {};
}

struct WordsApart : testing::Test {
    ~WordsApart() override { speak(nullptr); }
};

}  // namespace

TEST_F(WordsApart, WhateverIsSaidStandsOnNothingElseInAnyLanguageAndSize) {
    SecondTurn turn;
    TipsGame& game = turn.game;
    BattleState& state = test::battle_state_of(game.match());
    state.covers.assign(static_cast<std::size_t>(state.ground.width()), LandCover::town);
    Tank& tank = state.tank(tank_of(turn.first));
    tank.fuel = 150;
    tank.armour = 25;
    tank.shield = {.kind = Shield::Kind::absorbs, .strength = 100, .full = 100};
    for (const auto& [width, height] : {std::pair(640, 360), {1280, 720}, {1920, 1080}})
        for (const int letters : {100, 150})
            for (std::size_t k = 0; k < game.session().languages.size(); ++k) {
                game.picture = Image(width, height, 0xff000000u);
                game.set(Preference::text_size, letters);
                choose_language(game.session(), k);
                SCOPED_TRACE(concat(game.session().languages[k].code, " ", width, " ", letters));
                game.wait(0.1);
                game.app.say("said",
                             tr("No advice now. The coach helps after a miss with a simple missile."));
                ASSERT_TRUE(game.has("fuel") && game.has("coach"));
                for (const char* const part : {"said", "coach", "fuel"}) EXPECT_EQ(fault_of(game, part), "");
                game.app.forget_said();
            }
}

}  // namespace terramorph
