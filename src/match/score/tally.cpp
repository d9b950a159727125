#include "match/score/tally.h"

#include <algorithm>

#include "base/index.h"

namespace terramorph {

Tally::Tally(int players) : players_(players), harm_(at(players * players), 0) {}

int Tally::harm(int by, int to) const { return at(harm_, by * players_ + to); }

/// A shot ends where it first does something.
void Tally::end_shot(const Event& event) {
    using enum Event::Kind;
    constexpr Event::Kind kEnds[] = {blast, dug, heaped, rolling, left, fizzled, burning, traced};
    if (std::ranges::find(kEnds, event.kind) == std::end(kEnds)) return;
    const auto open = std::ranges::find_if(shots_, [&](const PastShot& shot) {
        return !shot.end && shot.turn == shots_.back().turn && (event.tank < 0 || event.tank == shot.player);
    });
    if (open != shots_.end()) open->end = event.at;
}

void Tally::record(const Event& event) {
    end_shot(event);
    if (event.kind == Event::Kind::hurt && event.other >= 0)
        at(harm_, event.other * players_ + event.tank) += event.amount;
}

}  // namespace terramorph
