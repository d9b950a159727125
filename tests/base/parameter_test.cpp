#include "base/parameter.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace terramorph {
namespace {

constexpr std::array<std::string_view, 3> kWalls = {"none", "wrap", "rubber"};
constexpr std::array kParameters = {
    Parameter{"speed", "Speed", "columns", -2.5, 100, 10, "How fast."},
    Parameter{"count", "Count", "", 0, 50, 7, "How many.", true},
    Parameter{"walls", "Walls", "", 0, 2, 1, "What the sides do.", true, kWalls},
};
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void expect_text(const Refusal& refusal, std::string_view text) {
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text(), text);
}

TEST(Parameter, StandardValuesAreTheDefaultsInOrder) {
    EXPECT_EQ(default_values(kParameters), (Values{10, 7, 1}));
}

TEST(Parameter, IsFoundByItsName) {
    EXPECT_EQ(index_of(kParameters, "count"), 1);
    EXPECT_EQ(index_of(kParameters, "Count"), -1);
    EXPECT_EQ(index_of(kParameters, ""), -1);
}

TEST(Parameter, BothEndsOfTheRangeAreAllowed) {
    for (const double value : {-2.5, 0.0, 100.0}) EXPECT_FALSE(validate(kParameters[0], value)) << value;
}

TEST(Parameter, ARefusalNamesTheParameterItsValueAndTheRange) {
    expect_text(validate(kParameters[0], -2.6), "speed can't be -2.6; allowed: -2.5 to 100 columns");
    expect_text(validate(kParameters[0], 101), "speed can't be 101; allowed: -2.5 to 100 columns");
    expect_text(validate(kParameters[0], kNan), "speed can't be nan; allowed: -2.5 to 100 columns");
    expect_text(validate(kParameters[0], kInfinity), "speed can't be inf; allowed: -2.5 to 100 columns");
    expect_text(validate(kParameters[0], -kInfinity), "speed can't be -inf; allowed: -2.5 to 100 columns");
    expect_text(validate(kParameters[1], 2.5), "count can't be 2.5; allowed: 0 to 50, whole numbers only");
}

TEST(Parameter, AWrongCountOfValuesIsRefused) {
    expect_text(validate(kParameters, {1, 2}), "expected 3 values, found 2");
    EXPECT_TRUE(validate(kParameters, {1, 2, 1, 1}));
}

TEST(Parameter, TheFirstBadValueOfAListIsRefused) {
    expect_text(validate(kParameters, {1, 51, 9}), "count can't be 51; allowed: 0 to 50");
    EXPECT_FALSE(validate(kParameters, {1, 50, 2}));
}

TEST(Parameter, TextIsReadAsANumberOrAChoice) {
    EXPECT_EQ(*parse_value(kParameters[0], "-0.5"), -0.5);
    EXPECT_EQ(*parse_value(kParameters[2], "rubber"), 2);
}

TEST(Parameter, TextThatIsNeitherIsRefusedWithWhatIsAllowed) {
    EXPECT_EQ(parse_value(kParameters[0], "fast").error().text(),
              "speed can't be \"fast\"; allowed: -2.5 to 100 columns");
    EXPECT_EQ(parse_value(kParameters[2], "glass").error().text(),
              "walls can't be \"glass\"; allowed: one of none, wrap, rubber");
    EXPECT_EQ(parse_value(kParameters[1], "51").error().text(), "count can't be 51; allowed: 0 to 50");
    for (const std::string_view text : {"", "1x", "nan", "1e999", " 1"})
        EXPECT_FALSE(parse_value(kParameters[0], text)) << text;
}

TEST(Parameter, AHostileTextIsToldCleanedAndShort) {
    const std::string hostile = "\x1b[2J" + std::string(100000, 'x');
    const std::string told = parse_value(kParameters[0], hostile).error().text();
    EXPECT_LT(told.size(), 120u);
    EXPECT_EQ(told.find('\x1b'), std::string::npos);
}

TEST(Parameter, AValueAsTextReadsBack) {
    for (const double value : {-2.5, 0.1, 1.0 / 3, 99.999})
        EXPECT_EQ(*parse_value(kParameters[0], value_text(kParameters[0], value)), value);
    for (const double value : {0.0, 1.0, 2.0})
        EXPECT_EQ(*parse_value(kParameters[2], value_text(kParameters[2], value)), value);
}

}  // namespace
}  // namespace terramorph
