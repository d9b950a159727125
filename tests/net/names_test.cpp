#include "net/people/names.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

TEST(Names, LookAlikeInOtherScriptsAndCapitals) {
    for (const char* other : {"anna", "Anna", "АNNА", "ΑΝΝΑ", "ＡＮＮＡ", "AN\u200bNA", " ANNA\u00a0"})
        EXPECT_TRUE(look_alike("ANNA", other)) << other;
    EXPECT_TRUE(look_alike("Otto", "0tt0"));
    EXPECT_TRUE(look_alike("Bill", "BiII"));
    EXPECT_TRUE(look_alike("Сосо", "Coco"));
    EXPECT_TRUE(look_alike("Bill 1", "Bill l"));
}

TEST(Names, OfOthersLookDifferent) {
    for (const char* other : {"HANNA", "ANN", "ANNA 2", "ÄNNA", "", "АННА"})
        EXPECT_FALSE(look_alike("ANNA", other)) << other;
    EXPECT_FALSE(look_alike("Мила", "Миша")) << "within one script all letters count";
}

TEST(Names, AreMadeOthersUntilNobodyLooksLikeThem) {
    std::vector<Player> players(3);
    players[0].name = "ANNA";
    players[1].name = "Anna 2";
    players[2].name = "ОТТО";
    EXPECT_EQ(free_name(players, "Аnna"), "Аnna 3");
    EXPECT_EQ(free_name(players, "Otto"), "Otto 2");
    EXPECT_EQ(free_name(players, "Mira"), "Mira");
    EXPECT_FALSE(look_alike(free_name(players, ""), "")) << "somebody without a name gets one";
    EXPECT_EQ(free_name(players, "0ttO\u200b"), "0ttO 2");
}

}  // namespace
}  // namespace terramorph
