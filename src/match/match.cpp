#include "match/match.h"

#include <cassert>
#include <utility>

#include "match/execution.h"
#include "match/rounds.h"
#include "match/turns.h"
#include "match/validation.h"

namespace terramorph {

Match::Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets, std::vector<RoundResult> past)
    : state_(settings, std::move(arsenal), std::move(planets)) {
    if (!past.empty()) continue_after(state_, std::move(past));
    begin_round(state_);
}

std::unique_ptr<Match> Match::fork() const {
    assert(at_turn_start());
    MatchState copy = state_;
    copy.battle = state_.battle->fork();
    return std::unique_ptr<Match>(new Match(std::move(copy)));
}

Refusal Match::validate(const Command& command) const { return terramorph::validate(state_, command); }

Refusal Match::apply(const Command& command) {
    if (auto refusal = validate(command)) return refusal;
    state_.recording.record({command, state_.turn, state_.ticks});
    execute(state_, command);
    return std::nullopt;
}

void Match::step() { terramorph::step(state_); }

MatchEvents Match::take_events() { return std::exchange(state_.events, {}); }

std::vector<StateField> state_fields(const Match& match) {
    std::vector<StateField> fields;
    StateHash hash(&fields);
    match.state().add_to(hash);
    return fields;
}

}  // namespace terramorph
