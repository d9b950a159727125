#include <algorithm>
#include <cassert>

#include "match/recording/playback.h"
#include "net/logs/merge.h"

namespace terramorph {

const Recording::Check& beginning_of(const Match& match, int turn) {
    const auto& checks = match.recording().checks;
    const auto later = std::ranges::lower_bound(checks, turn, {}, &Recording::Check::turn);
    assert(later != checks.end() && later->turn == turn);
    return *later;
}

bool aims_together(const Match& match) {
    const bool waits =
        match.phase() == Phase::aiming || (match.phase() == Phase::flying && match.state().moving);
    return waits && match.state().simultaneous();
}

std::unique_ptr<Match> turn_ahead(const Match& match, PlayerId seat) {
    std::unique_ptr<Match> ahead = match.fork();
    const Phase phase = match.phase();
    while (ahead->phase() == phase && ahead->player() != seat) {
        const PlayerId before = ahead->player();
        const Refusal refusal =
            ahead->apply(phase == Phase::shopping ? Command(Ready{before}) : Command(Pass{before}));
        assert(!refusal && "whoever is asked may do nothing");
        if (refusal) break;
    }
    return ahead;
}

std::unique_ptr<Match> taken_back(const Match& match, int turn) {
    auto recording = std::make_shared<Recording>(match.recording());
    std::erase_if(recording->lines, [turn](const Recording::Line& line) { return line.turn >= turn; });
    const auto beginning = &beginning_of(match, turn) - match.recording().checks.data();
    recording->checks.erase(recording->checks.begin() + beginning + 1, recording->checks.end());
    Playback playback(recording, match.state().arsenal, match.state().planets);
    while (!playback.over() || playback.match().turn() < turn) {
        const Refusal refusal = playback.step();
        assert(!refusal && "a match plays back as it was played");
        if (refusal) break;
    }
    return playback.take_match();
}

}  // namespace terramorph
