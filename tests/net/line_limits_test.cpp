#include <gtest/gtest.h>

#include <cstdint>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "net/post.h"
#include "support/paths.h"

namespace terramorph {

namespace {

std::string text_of(const std::string& source) { return *read_file(test::source_path(source)); }

/// What a constant of a script is, such as 10000 or 16 << 20; -1 if it has none of this name.
std::int64_t constant(const std::string& script, const std::string& name) {
    std::smatch found;
    if (!std::regex_search(script, found, std::regex("\\b" + name + " = (\\d+)(?: << (\\d+))?"))) return -1;
    return std::stoll(found[1]) << (found[2].matched ? std::stoi(found[2]) : 0);
}

/// The first parts of all matches, in order.
std::vector<std::string> all_of(const std::string& text, const std::string& pattern) {
    std::vector<std::string> all;
    const std::regex regex(pattern);
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at)
        all.push_back((*at)[1]);
    return all;
}

}  // namespace

TEST(PagesLines, KeepToTheSameLimitsAsAllOthers) {
    const std::string script = text_of("src/web/page/lines.js");
    EXPECT_EQ(constant(script, "kMostWaiting"), std::int64_t{LineLimits::kMostWaiting});
    EXPECT_EQ(constant(script, "kMostWaitingBytes"), std::int64_t{LineLimits::kMostWaitingBytes});
    EXPECT_EQ(constant(script, "kMostLetterBytes"), std::int64_t{LineLimits::kMostLetterBytes});
    EXPECT_EQ(constant(script, "kMostTopicBytes"), std::int64_t{kMaxTopicBytes});
    EXPECT_EQ(constant(script, "kFirstDelay"), 1000 * LineLimits::kFirstDelaySeconds);
    EXPECT_EQ(constant(script, "kMostDelay"), 1000 * LineLimits::kMostDelaySeconds);
    EXPECT_EQ(constant(script, "kFarewell"), 1000 * LineLimits::kFarewellSeconds);
    EXPECT_EQ(constant(script, "kKeepAlive"), LineLimits::kKeepAliveSeconds);
    EXPECT_EQ(constant(script, "kAnswersIn"), LineLimits::kAnswersInSeconds);
    EXPECT_EQ(all_of(script, "kSpread = ([\\d.]+)"), std::vector<std::string>{"0.3"});
    EXPECT_EQ(LineLimits::kSpread, 0.3);
}

TEST(PagesLines, NameTheirTroublesAsThePostReadsThem) {
    const std::string script = text_of("src/web/page/lines.js"), post = text_of("src/web/page_post.cpp");
    std::set<std::string> told;
    for (const std::string& line : all_of(script, "trouble (?:\\|\\|)?= ([^;]*);"))
        for (const std::string& name : all_of(line, "'(\\w+)'")) told.insert(name);
    std::string names = all_of(post, "return \\[\"\", ([^\\]]*)\\]").at(0);
    const std::vector<std::string> listed = all_of(names, "'(\\w+)'");
    EXPECT_EQ(told, std::set<std::string>(listed.begin(), listed.end()));
    names = all_of(post, "kTroubles = \\{([^}]*)\\}").at(0);
    EXPECT_EQ(listed, all_of(names, "LineTrouble::(\\w+)"));
    EXPECT_EQ(listed.size(), 5u);
}

}  // namespace terramorph
