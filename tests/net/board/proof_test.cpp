#include "net/board/proof.h"

#include <algorithm>
#include <functional>

#include "net/board/days.h"

namespace terramorph {
namespace {

using test::DayPlayer;
using test::kDay;
using test::the_arsenal;

std::shared_ptr<const Planets> the_planets() {
    static const auto planets = std::make_shared<const Planets>(built_in_planets());
    return planets;
}

/// A claim of this recording, whatever it is, with its true digest.
bool is_true(Claim claim, const std::string& recording, int steps = 100) {
    claim.recording = digest(recording);
    Proof proof(claim, recording, the_arsenal(), the_planets());
    for (int part = 0; part < 100000 && !proof.verdict(); ++part) proof.advance(steps);
    EXPECT_TRUE(proof.verdict()) << "it never ends";
    return proof.verdict() == true;
}

class DayProof : public testing::Test {
  protected:
    std::string with(const std::function<void(Recording&)>& change) const {
        Recording recording = parse_recording(honest_.recording, "").take();
        change(recording);
        return recording_text(recording);
    }
    const DayPlayer honest_{"ANNA", {{{}, 550, 480}, {{}, 1250, 520}}};
};

TEST_F(DayProof, FindsWhatIsTrueInPartsOfAnySize) {
    for (const int steps : {1, 7, 1000})
        EXPECT_TRUE(is_true(honest_.claim, honest_.recording, steps)) << steps;
}

TEST_F(DayProof, FindsWhatIsNot) {
    Claim more = honest_.claim;
    more.score.points += 10;
    EXPECT_FALSE(is_true(more, honest_.recording));
    Claim fewer = honest_.claim;
    fewer.score.shots -= 1;
    EXPECT_FALSE(is_true(fewer, honest_.recording));
    Proof other(honest_.claim, honest_.recording + "\n", the_arsenal(), the_planets());
    EXPECT_EQ(other.verdict(), false) << "it isn't the recording that was claimed";
    EXPECT_FALSE(is_true(honest_.claim, "nonsense"));
    EXPECT_FALSE(is_true(honest_.claim, std::string(kMaxDayRecording + 1, 'x')));
    EXPECT_FALSE(is_true(honest_.claim, honest_.recording.substr(0, honest_.recording.size() / 2)));
}

TEST_F(DayProof, FindsAnotherDayOrOtherRules) {
    Claim tomorrow = honest_.claim;
    tomorrow.day = "2026-11-23";
    EXPECT_FALSE(is_true(tomorrow, honest_.recording));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.settings.set(Rule::health, 1); })));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.settings.seed ^= 1; })));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.rules += 1; })));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.arsenal ^= 1; })));
    EXPECT_TRUE(is_true(honest_.claim, with([](Recording&) {})));
}

TEST_F(DayProof, FindsTargetsThatHelp) {
    const auto instead_of_pass = [&](const Command& command) {
        return with([&](Recording& it) {
            const auto is_pass = [](const Recording::Line& line) {
                return std::holds_alternative<Pass>(line.command);
            };
            const auto line = std::ranges::find_if(it.lines, is_pass);
            ASSERT_NE(line, it.lines.end());
            line->command = command;
        });
    };
    EXPECT_TRUE(is_true(honest_.claim, instead_of_pass(Pass{PlayerId::at(1)})));
    EXPECT_FALSE(is_true(honest_.claim, instead_of_pass(Fire{PlayerId::at(1)})));
    EXPECT_FALSE(is_true(honest_.claim, instead_of_pass(Pass{kDayShooter})));
}

TEST_F(DayProof, FindsShotsBeyondTheTenth) {
    Match match(day_settings(kDay), the_arsenal());
    while (match.phase() != Phase::match_over && day_score(match).shots <= kDayShots) {
        if (match.phase() == Phase::flying)
            match.step();
        else if (const auto command = next_by_itself(match))
            ASSERT_FALSE(match.apply(*command));
        else if (!match.apply(Aim{kDayShooter, 900, 0}))
            ASSERT_FALSE(match.apply(Fire{kDayShooter}));
    }
    while (match.phase() == Phase::flying) match.step();
    if (day_score(match).shots <= kDayShots) return;  // it has ended itself before
    Claim claim = honest_.claim;
    claim.score = {day_score(match).points, kDayShots};
    EXPECT_FALSE(is_true(claim, recording_text(match.recording())));
}

}  // namespace
}  // namespace terramorph
