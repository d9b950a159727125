#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/text.h"
#include "match/recording/recording.h"
#include "net/board/claim.h"
#include "net/machine.h"

namespace terramorph::test {

inline constexpr const char* kDay = "2026-11-22";

/// The day's match, until it's over; each shot has the next aim.
inline std::unique_ptr<Match> played_day(const std::string& day, const std::vector<Aim>& aims) {
    auto match = std::make_unique<Match>(day_settings(day), the_arsenal());
    for (std::size_t shot = 0; !is_day_over(*match);) {
        if (match->phase() == Phase::flying) {
            match->step();
        } else if (const auto command = next_by_itself(*match)) {
            EXPECT_FALSE(match->apply(*command));
        } else {
            Aim aim = aims[shot++ % aims.size()];
            aim.player = kDayShooter;
            EXPECT_FALSE(match->apply(aim));
            EXPECT_FALSE(match->apply(Fire{kDayShooter}));
        }
    }
    return match;
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
