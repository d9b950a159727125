#include "net/correspondence/invitation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "match/settings/presets.h"
#include "net/correspondence/line_text.h"
#include "support/matches.h"

namespace terramorph {
namespace {

Versions versions_of_this_game() { return own_versions(*test::the_arsenal(), built_in_planets()); }

std::string invited_text(std::string_view line, const Versions& own = versions_of_this_game()) {
    const auto settings = parse_invitation(line, own);
    return settings ? settings_text(*settings) : settings.error().text();
}

/// Any match that can be invited to.
MatchSettings any_match(Random& random) {
    MatchSettings settings = default_settings();
    settings.seed = random.next();
    const auto presets = match_presets();
    apply_preset(settings, presets[static_cast<std::size_t>(random.below(static_cast<int>(presets.size())))]);
    for (int more = random.below(6); more > 0; --more) {
        const auto rule = static_cast<std::size_t>(random.below(static_cast<int>(kRules.size())));
        settings.rules[rule] = random.below(2) ? kRules[rule].maximum : kRules[rule].minimum;
    }
    if (random.below(3) == 0) settings.galaxy[0] = kDrakeFactors[0].maximum;
    const auto all = generators();
    settings.level.terrain =
        default_terrain(*all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))]);
    settings.level.terrain.seed = random.next();
    settings.level.planet = built_in_planets()[static_cast<std::size_t>(random.below(3))];
    for (int more = random.below(9); more > 0; --more) {
        settings.players.push_back(another_player(settings.players));
        if (random.below(2)) settings.players.back().kind = computer("spoiler");
    }
    settings.players[0].name = "Zo\u00eb \u732b";
    settings.players[1].team = random.below(3);
    return invitable(settings);
}

TEST(Invitation, HoldsTheWholeMatch) {
    Random random(5, 0);
    for (int k = 0; k < 200; ++k) {
        const MatchSettings settings = any_match(random);
        ASSERT_FALSE(validate(settings));
        EXPECT_EQ(invited_text(invitation_text(settings, versions_of_this_game())), settings_text(settings));
    }
}

TEST(Invitation, FitsIntoAChat) {
    const std::string line = invitation_text(invitable(default_settings()), versions_of_this_game());
    EXPECT_LE(line.size(), 120u) << line;
    EXPECT_EQ(lines_in("Play with me: " + line), std::vector<std::string>{line});
}

TEST(Invitation, NoticesEverySingleTypoAndEveryExchangeOfNeighbors) {
    const std::string line = invitation_text(invitable(default_settings()), versions_of_this_game());
    const std::string typo_words = "there's a typo in the invitation: copy it again";
    for (std::size_t place = kInvitationMark.size(); place + 1 < line.size(); ++place) {
        std::string other = line, swapped = line;
        if (line[place] == '-') continue;
        other[place] = line[place] == '7' ? 'Z' : '7';
        EXPECT_EQ(invited_text(other), typo_words);
        const std::size_t next = line.find_first_not_of('-', place + 1);
        std::swap(swapped[place], swapped[next]);
        EXPECT_TRUE(swapped == line || invited_text(swapped) == typo_words) << swapped;
    }
    EXPECT_EQ(invited_text("TMI-"), typo_words);
    EXPECT_EQ(invited_text(""), typo_words);
}

TEST(Invitation, IsRefusedWhereTheGamesDiffer) {
    const std::string line = invitation_text(invitable(default_settings()), versions_of_this_game());
    Versions other = versions_of_this_game();
    other.arsenal ^= 1;
    EXPECT_EQ(invited_text(line, other),
              "the invitation is from another version of the game, or one with other weapons or planets");
    other = versions_of_this_game();
    ++other.rules;
    EXPECT_NE(invited_text(line, other), invited_text(line));
}

/// Any letters with the right checks are a valid match or refused.
TEST(Invitation, IsNothingElse) {
    Random random(6, 0);
    const std::string line = invitation_text(invitable(default_settings()), versions_of_this_game());
    const CodeLetters head = *line_letters(kInvitationMark, line);
    for (int k = 0; k < 3000; ++k) {
        CodeLetters letters = head;
        for (int more = 1 + random.below(6); more > 0; --more)
            letters[4 + static_cast<std::size_t>(random.below(static_cast<int>(head.size()) - 4))] =
                static_cast<std::uint8_t>(random.below(32));
        letters.resize(letters.size() - static_cast<std::size_t>(random.below(3)));
        const auto settings = parse_invitation(line_text(kInvitationMark, letters), versions_of_this_game());
        EXPECT_FALSE(settings && validate(*settings));
    }
}

TEST(Invitation, LeavesOutWhatLinesCannotPlay) {
    MatchSettings settings = default_settings();
    settings.set(Rule::turn_timer, 60);
    settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    settings.level.terrain.placed[{700, 1020}] = Feature::castle;
    settings.level.terrain.strokes[{{800, 1000}, 3}] = 5;
    const MatchSettings plain = invitable(settings);
    EXPECT_EQ(plain.level, settings.level) << "a code holds what's placed";
    const auto invited =
        parse_invitation(invitation_text(plain, versions_of_this_game()), versions_of_this_game());
    ASSERT_TRUE(invited) << invited.error().text();
    EXPECT_EQ(invited->level, settings.level);
    for (int n = 0; n < 200; ++n) settings.level.terrain.placed[{n * 991 % 2048, n}] = Feature::tree;
    EXPECT_TRUE(invitable(settings).level.terrain.placed.empty()) << "but not so much";
    EXPECT_EQ(plain.rule(Rule::turn_timer), 0);
    EXPECT_EQ(plain.turn_mode(), TurnMode::sequential);
}

}  // namespace
}  // namespace terramorph
