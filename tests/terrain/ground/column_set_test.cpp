#include "terrain/ground/column_set.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"

namespace terramorph {
namespace {

std::vector<int> found(const ColumnSet& set, Range columns) {
    std::vector<int> all;
    set.for_each(columns, [&](int x) { all.push_back(x); });
    return all;
}

TEST(ColumnSet, FindsWhatIsInItInAscendingOrder) {
    ColumnSet set(200);
    for (const int x : {199, 0, 63, 64, 127, 128}) set.set(x, true);
    EXPECT_EQ(found(set, {0, 200}), (std::vector<int>{0, 63, 64, 127, 128, 199}));
    EXPECT_EQ(found(set, {1, 128}), (std::vector<int>{63, 64, 127}));
    EXPECT_EQ(found(set, {64, 64}), (std::vector<int>{}));
    set.set(64, false);
    set.set(65, false);
    EXPECT_EQ(found(set, {63, 128}), (std::vector<int>{63, 127}));
    set.clear();
    EXPECT_EQ(found(set, {0, 200}), (std::vector<int>{}));
}

TEST(ColumnSet, IsAsAnyOtherSet) {
    Random random(61, 0);
    ColumnSet set(300);
    std::set<int> plain;
    for (int n = 0; n < 2000; ++n) {
        const int x = random.below(300);
        const bool in = random.below(3) == 0;
        set.set(x, in);
        if (in)
            plain.insert(x);
        else
            plain.erase(x);
        const int x0 = random.below(300);
        const int x1 = random.from_to(x0, 300);
        ASSERT_EQ(found(set, {x0, x1}), std::vector<int>(plain.lower_bound(x0), plain.lower_bound(x1)))
            << "operation " << n << " of seed 61";
    }
}

TEST(ColumnSet, MayBeEmptiedWhileItIsLookedThrough) {
    ColumnSet set(100);
    for (int x = 0; x < 100; x += 3) set.set(x, true);
    int count = 0;
    set.for_each({0, 100}, [&](int x) {
        set.set(x, false);
        ++count;
    });
    EXPECT_EQ(count, 34);
    EXPECT_EQ(found(set, {0, 100}), (std::vector<int>{}));
}

}  // namespace
}  // namespace terramorph
