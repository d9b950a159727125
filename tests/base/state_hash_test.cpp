#include "base/state_hash.h"

#include <gtest/gtest.h>

#include <array>

namespace terramorph {
namespace {

struct Tower {
    int height = 3;
    void add_to(StateHash& state) const {
        state.begin("tower");
        state.add("height", height);
    }
};

void fill(StateHash& state) {
    state.add("round", 2);
    state.begin("tank", 1);
    state.add("fuel", 0.1f);
    state.add("place", 0.1);
    state.add("name", std::string_view("Otto"));
    state.add_all("weapon", std::array{7, 8});
    state.add("span", 4, true);
    state.begin("level");
    state.add("seed", std::uint32_t{5});
}

TEST(StateHash, IsTheHashOfTheValuesInOrder) {
    StateHash state;
    fill(state);
    Hash hash;
    hash.add(2);
    hash.add(0.1f);
    hash.add(0.1);
    hash.add(std::string_view("Otto"));
    hash.add(7);
    hash.add(8);
    hash.add(true);
    hash.add(std::uint32_t{5});
    EXPECT_EQ(state.value(), hash.value());
}

TEST(StateHash, TellsEachFieldByItsNameAndExactly) {
    std::vector<StateField> fields;
    StateHash state(&fields);
    fill(state);
    const std::vector<StateField> expected = {
        {"round", "2"},           {"tank 1 fuel", "0.1"},   {"tank 1 place", "0.1"}, {"tank 1 name", "Otto"},
        {"tank 1 weapon 0", "7"}, {"tank 1 weapon 1", "8"}, {"tank 1 span 4", "1"},  {"level seed", "5"}};
    EXPECT_EQ(fields, expected);
    StateHash silent;
    fill(silent);
    EXPECT_EQ(state.value(), silent.value());
}

TEST(StateHash, NumbersThatDifferAreToldDifferently) {
    std::vector<StateField> fields;
    StateHash state(&fields);
    state.add("one", 0.1f);
    state.add("next", 0.1f + 0x1p-27f);
    state.add("zero", 0.0);
    state.add("minus zero", -0.0);
    EXPECT_NE(fields[0].value, fields[1].value);
    EXPECT_NE(fields[2].value, fields[3].value);
}

TEST(StateHash, AStateInTheStateIsOneNumberAndTellsItsFields) {
    std::vector<StateField> fields;
    StateHash state(&fields);
    state.add_state(Tower{});
    StateHash own;
    Tower{}.add_to(own);
    Hash hash;
    hash.add(own.value());
    EXPECT_EQ(state.value(), hash.value());
    EXPECT_EQ(fields, (std::vector<StateField>{{"tower height", "3"}}));
}

}  // namespace
}  // namespace terramorph
