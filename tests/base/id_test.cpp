#include "base/id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <type_traits>
#include <vector>

#include "base/state_hash.h"
#include "base/text.h"

namespace terramorph {
namespace {

using CatId = Id<struct CatKind>;
using DogId = Id<struct DogKind>;

// What doesn't compile at all, an id made from a variable, is in base/id_refusals.cpp.

template <class One, class Other>
constexpr bool kAreEquated = requires(One one, Other other) {
    one == other;
};
template <class One, class Other>
constexpr bool kAreOrdered = requires(One one, Other other) {
    one < other;
};

static_assert(!std::is_convertible_v<DogId, CatId>);
static_assert(!std::is_constructible_v<CatId, DogId>);
static_assert(!std::is_assignable_v<CatId&, DogId>);
static_assert(!kAreEquated<CatId, DogId>);
static_assert(!kAreOrdered<CatId, DogId>);
static_assert(kAreEquated<CatId, CatId> && kAreOrdered<CatId, CatId>);
static_assert(std::is_convertible_v<CatId, int>);

int fed(CatId cat, DogId dog = 7) { return 10 * cat + dog; }

TEST(Id, ConstantsAreIdsAsTheyStand) {
    const CatId cat = 3;
    EXPECT_EQ(cat.value(), 3);
    EXPECT_EQ(fed(4), 47);
    EXPECT_EQ(fed(4, 2), 42);
    EXPECT_EQ((std::vector<CatId>{1, 2}).back(), CatId(2));
}

TEST(Id, OfANumberThatIsKnownLaterHasToBeAskedFor) {
    int number = 5;
    EXPECT_EQ(CatId::at(number), 5);
    EXPECT_EQ(CatId::at(++number), 6);
}

TEST(Id, IsNoneUnlessItIsGivenANumber) {
    EXPECT_FALSE(CatId().exists());
    EXPECT_FALSE(CatId(-1).exists());
    EXPECT_EQ(CatId(), -1);
    EXPECT_TRUE(CatId(0).exists());
    EXPECT_LT(CatId(), CatId(0)) << "none is below every number";
}

TEST(Id, ReadsAsANumber) {
    const std::vector<int> weights = {10, 20, 30};
    const CatId cat = 2;
    EXPECT_EQ(weights[cat], 30);
    EXPECT_EQ(cat + 1, 3);
    EXPECT_TRUE(cat == 2 && 2 == cat && cat != 1 && cat > 1 && cat <= 2);
    EXPECT_EQ(concat("cat ", cat), "cat 2");
}

TEST(Id, IsHashedAsItsNumber) {
    StateHash one, other;
    one.add("cat", CatId(3));
    one.add("of", 1, CatId());
    other.add("cat", 3);
    other.add("of", 1, -1);
    EXPECT_EQ(one.value(), other.value());
}

TEST(Id, AreCountedFromNothingUpInOrder) {
    std::vector<CatId> seen;
    for (const CatId cat : ids<CatId>(3)) seen.push_back(cat);
    EXPECT_EQ(seen, (std::vector<CatId>{0, 1, 2}));
    EXPECT_EQ(ids<CatId>(0).begin(), ids<CatId>(0).end());
    const std::vector<double> things(4);
    EXPECT_EQ(std::ranges::count_if(ids<CatId>(things), [](CatId cat) { return cat > 0; }), 3);
    EXPECT_EQ(ids<CatId>(things).size(), 4);
}

TEST(Id, OfAThingThatThereIsIsContained) {
    const auto cats = ids<CatId>(2);
    EXPECT_TRUE(cats.contains(0) && cats.contains(1));
    EXPECT_FALSE(cats.contains(2) || cats.contains({}) || cats.contains(-7));
}

TEST(Id, HasATotalOrder) { EXPECT_EQ(*std::set<CatId>({2, 0, 1}).begin(), 0); }

}  // namespace
}  // namespace terramorph
