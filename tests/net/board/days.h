#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/text.h"
#include "match/recording/recording.h"
#include "net/board/claim.h"
#include "net/machine.h"

namespace terramorph::test {

inline constexpr const char* kDay = "2026-11-22";

/// How somebody plays a day.
struct DayPlay {
    MatchSettings settings;
    std::vector<Aim> aims;  ///< of one shot after another
    int shots = kDayShots;
    /// What else is given at the beginning of a turn.
    std::function<std::vector<Command>(const Match&)> besides = [](const Match&) {
        return std::vector<Command>{};
    };
};

inline std::unique_ptr<Match> played(const DayPlay& play) {
    auto match = std::make_unique<Match>(play.settings, the_arsenal());
    const auto is_over = [&] {
        return match->phase() == Phase::match_over ||
               (match->phase() == Phase::aiming && day_score(*match).shots >= play.shots);
    };
    std::size_t shot = 0;
    for (int turn = 0; !is_over() && !testing::Test::HasFailure();) {
        if (match->phase() == Phase::flying) {
            match->step();
        } else if (turn != match->turn()) {
            turn = match->turn();
            for (const Command& command : play.besides(*match))
                EXPECT_FALSE(match->apply(command)) << command_text(command);
        } else if (const auto command = next_by_itself(*match)) {
            EXPECT_FALSE(match->apply(*command));
        } else {
            const std::vector<Aim>& aims = play.aims;
            Aim aim = aims[shot++ % aims.size()];
            aim.player = kDayShooter;
            EXPECT_FALSE(match->apply(aim));
            EXPECT_FALSE(match->apply(Fire{kDayShooter}));
        }
    }
    return match;
}

/// The day's match, until it's over; each shot has the next aim.
inline std::unique_ptr<Match> played_day(const std::string& day, const std::vector<Aim>& aims) {
    return played({day_settings(day), aims});
}

/// Somebody with what they've done.
struct DayPlayer {
    explicit DayPlayer(const std::string& name, const std::vector<Aim>& aims = {{{}, 600, 500}})
        : keys(digest(concat("board ", name))) {
        const auto match = played_day(kDay, aims);
        recording = recording_text(match->recording());
        claim = {kDay, name, day_score(*match), digest(recording), keys.public_key()};
    }
    Letter score() const {
        return {day_topic(kDay, claim.who(), kScoreTopic), claim_text(claim, keys), true};
    }
    Letter rec() const { return {day_topic(kDay, claim.who(), kRecordingTopic), recording, true}; }

    KeyPair keys;
    std::string recording;
    Claim claim;
};

}  // namespace terramorph::test
