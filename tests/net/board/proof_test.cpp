#include "net/board/proof.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "net/board/days.h"

namespace terramorph {
namespace {

using test::DayPlay;
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

/// Each lie has one thing that's wrong: all else about it is true.
class DayProof : public testing::Test {
  protected:
    /// The honest recording with a change that makes no difference to what comes out.
    std::string with(const std::function<void(Recording&)>& change) const {
        Recording recording = parse_recording(honest_.recording, "").take();
        change(recording);
        return recording_text(recording);
    }
    /// Whether somebody who plays in this way and claims what has come of it is believed.
    bool is_believed(const DayPlay& play) const {
        const auto match = test::played(play);
        Claim claim = honest_.claim;
        claim.score = day_score(*match);
        return is_true(claim, recording_text(match->recording()));
    }
    /// Somebody who gives one more command, once it can be given.
    bool is_believed_with(const std::function<std::optional<Command>(const Match&)>& one_more) const {
        DayPlay play = play_;
        bool given = false;
        play.besides = [&](const Match& match) {
            const auto command = given || match.phase() != Phase::aiming ? std::nullopt : one_more(match);
            given |= command.has_value();
            return command ? std::vector{*command} : std::vector<Command>{};
        };
        const bool believed = is_believed(play);
        EXPECT_TRUE(given);
        return believed;
    }

    const DayPlay play_{day_settings(kDay), {{{}, 550, 480}, {{}, 1250, 520}}};
    const DayPlayer honest_{"ANNA", play_.aims};
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
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.checks.back().hash ^= 1; })));
    EXPECT_FALSE(is_true(honest_.claim, "nonsense"));
    EXPECT_FALSE(is_true(honest_.claim, honest_.recording + "nonsense\n"));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.left_at = it.checks.back().tick; })));
}

TEST_F(DayProof, FindsAnotherRecordingThanWasClaimed) {
    const std::string other = with([](Recording& it) { it.version = "0.0.1"; });
    EXPECT_TRUE(is_true(honest_.claim, other)) << "its digest is claimed";
    Proof proof(honest_.claim, other, the_arsenal(), the_planets());
    EXPECT_EQ(proof.verdict(), false);
}

TEST_F(DayProof, FindsAnotherDayOrOtherRules) {
    Claim tomorrow = honest_.claim;
    tomorrow.day = "2026-11-23";
    EXPECT_FALSE(is_true(tomorrow, honest_.recording));
    DayPlay weak = play_;
    weak.settings.set(Rule::health, 1);
    EXPECT_FALSE(is_believed(weak));
    DayPlay elsewhere = play_;
    elsewhere.settings.seed ^= 1;
    EXPECT_FALSE(is_believed(elsewhere));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.rules += 1; })));
    EXPECT_FALSE(is_true(honest_.claim, with([](Recording& it) { it.arsenal ^= 1; })));
    EXPECT_TRUE(is_believed(play_));
}

TEST_F(DayProof, FindsCommandsThatNobodyMayGive) {
    const auto of_target = [](const Match& match, Command command) {
        return match.player() == kDayShooter ? std::nullopt : std::optional(command);
    };
    const auto of_shooter = [](const Match& match, Command command) {
        return match.player() == kDayShooter ? std::optional(command) : std::nullopt;
    };
    EXPECT_TRUE(is_believed_with([&](auto& it) { return of_shooter(it, Aim{kDayShooter, 300, 10}); }));
    EXPECT_TRUE(is_believed_with([&](auto& it) {
        return of_shooter(it, Choose{kDayShooter, WeaponId::at(0)});
    }));
    EXPECT_TRUE(is_believed_with([&](auto& it) { return of_shooter(it, Drive{kDayShooter, 5}); }));
    EXPECT_FALSE(is_believed_with([&](auto& it) { return of_shooter(it, Pass{kDayShooter}); }))
        << "it may not wait for a better wind";
    EXPECT_FALSE(is_believed_with([&](auto& it) { return of_shooter(it, NewLevel{}); }));
    EXPECT_FALSE(is_believed_with([&](auto& it) { return of_target(it, Aim{it.player(), 300, 10}); }));
    EXPECT_FALSE(is_believed_with([&](auto& it) { return of_target(it, Drive{it.player(), 5}); }));
    EXPECT_FALSE(is_believed_with([&](auto& it) { return of_target(it, Fire{it.player()}); }));
}

TEST_F(DayProof, FindsShotsBeyondTheTenth) {
    DayPlay longer = play_;
    longer.shots = kDayShots + 1;
    ASSERT_EQ(day_score(*test::played(longer)).shots, kDayShots + 1);
    EXPECT_FALSE(is_believed(longer));
}

TEST_F(DayProof, ReadsNoEndlessRecording) {
    const auto believed = [this](int times) {
        DayPlay play = play_;
        play.besides = [times](const Match& match) {
            const bool first = match.player() == kDayShooter && day_score(match).shots == 0;
            return std::vector<Command>(first ? at(times) : 0, Choose{kDayShooter, WeaponId::at(0)});
        };
        const auto match = test::played(play);
        EXPECT_EQ(recording_text(match->recording()).size() > kMaxDayRecording, times > 100);
        return is_believed(play);
    };
    EXPECT_TRUE(believed(100));
    EXPECT_FALSE(believed(2000));
}

}  // namespace
}  // namespace terramorph
