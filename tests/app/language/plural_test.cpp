#include "app/language/plural.h"

#include <gtest/gtest.h>

#include <string>

#include "base/text.h"

namespace terramorph {

namespace {

/// The forms of 0, 1, 2 ... in one text; what is wrong with the rule, where it is.
std::string forms(std::string_view rule, int counts) {
    const auto parsed = parse_plural_rule(rule);
    if (!parsed) return parsed.error().text();
    std::string all;
    for (int count = 0; count < counts; ++count)
        all += std::to_string(parsed->form(static_cast<std::uint64_t>(count)));
    return all;
}

TEST(PluralRule, IsThatOfEnglishByItself) {
    EXPECT_EQ(PluralRule().form(0), 1u);
    EXPECT_EQ(PluralRule().form(1), 0u);
    EXPECT_EQ(PluralRule().form(2), 1u);
    EXPECT_EQ(PluralRule().forms(), 2u);
}

TEST(PluralRule, IsReadAsCatalogsOfManyLanguagesHaveIt) {
    EXPECT_EQ(forms("nplurals=1; plural=0;", 4), "0000");  // Japanese
    EXPECT_EQ(forms("nplurals=2; plural=(n != 1);", 4), "1011");
    EXPECT_EQ(forms("nplurals=2; plural=n>1", 4), "0011");                                      // French
    EXPECT_EQ(forms("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", 7), "2011122");  // Czech
    EXPECT_EQ(forms("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
                    "n%100>=20) ? 1 : 2);",
                    23),
              "20111222222222222222201");  // Russian
    EXPECT_EQ(forms("nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
                    "n%100>=11 ? 4 : 5);",
                    13),
              "0123333333344");  // Arabic
}

TEST(PluralRule, CalculatesAsCDoes) {
    EXPECT_EQ(forms("nplurals=6; plural=1+2*n-n", 3), "123");
    EXPECT_EQ(forms("nplurals=6; plural=7-2-1", 1), "4");
    EXPECT_EQ(forms("nplurals=6; plural=n/2", 6), "001122");
    EXPECT_EQ(forms("nplurals=2; plural=!n", 3), "100");
    EXPECT_EQ(forms("nplurals=2; plural=!!n", 3), "011");
    EXPECT_EQ(forms("nplurals=2; plural=n<2||n>3&&n!=5", 7), "1100101");
    EXPECT_EQ(forms("nplurals=2; plural=n<=1", 3), "110");
    EXPECT_EQ(forms("nplurals=2; plural=(n+1)*(n+1)==9", 4), "0010");
}

TEST(PluralRule, NeverLeavesItsForms) {
    EXPECT_EQ(forms("nplurals=2; plural=n", 5), "01111");
    EXPECT_EQ(forms("nplurals=2; plural=n%0", 3), "000") << "nothing is divided by 0";
    EXPECT_EQ(forms("nplurals=2; plural=1/n", 3), "010");
    EXPECT_EQ(forms("nplurals=2; plural=0-1", 1), "1");
}

TEST(PluralRule, SaysWhatIsWrong) {
    EXPECT_EQ(forms("", 1), "plural rule: it must begin with \"nplurals=\"");
    EXPECT_EQ(forms("nplurals=0; plural=0", 1), "plural rule: nplurals must be 1 to 6");
    EXPECT_EQ(forms("nplurals=7; plural=0", 1), "plural rule: nplurals must be 1 to 6");
    EXPECT_EQ(forms("nplurals=2;", 1), "plural rule: \"plural=\" must follow");
    for (const char* wrong : {"", "n n", "n +", "(n", "n)", "n ? 1", "n ? 1 :", "m", "n = 1", "n & 1",
                              "99999999999999999999", "!", "n != ", "1 ? : 2", "()"}) {
        const std::string told = forms(concat("nplurals=2; plural=", wrong), 1);
        EXPECT_TRUE(told.starts_with("plural rule: ")) << wrong << ": " << told;
    }
    EXPECT_EQ(forms("nplurals=2; plural=n; more", 1), "plural rule: unexpected \"more\" at the end");
}

TEST(PluralRule, IsNotReadWhereItIsBottomless) {
    const std::string deep = std::string(100000, '(') + "n" + std::string(100000, ')');
    EXPECT_EQ(forms("nplurals=2; plural=" + deep, 1), "plural rule: can't read its expression");
    std::string wide = "nplurals=2; plural=n";
    for (int k = 0; k < 100000; ++k) wide += "+n";
    EXPECT_EQ(forms(wide, 1), "plural rule: can't read its expression");
    EXPECT_EQ(forms("nplurals=2; plural=" + std::string(100000, '!') + "n", 2), "01")
        << "an even number of them is none";
}

}  // namespace

}  // namespace terramorph
