#include "match/recording/playback.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr Ticks kMaxTicksPerTurn = 20 * 60 * kSecond;

std::shared_ptr<const Planets> or_built_in(std::shared_ptr<const Planets> planets) {
    return planets ? std::move(planets) : std::make_shared<const Planets>(built_in_planets());
}

/// Plays up to the last command.
Result<Playback> to_the_last_command(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                     std::shared_ptr<const Planets> planets) {
    if (auto refusal = Playback::validate(recording, *arsenal, *planets)) return *refusal;
    Playback playback(std::make_shared<Recording>(recording), std::move(arsenal), std::move(planets));
    while (playback.next())
        if (auto refusal = playback.step()) return *refusal;
    return playback;
}

}  // namespace

Refusal Playback::validate(const Recording& recording, const Arsenal& arsenal, const Planets& planets) {
    if (recording.arsenal != fingerprint(arsenal))
        return error("this was recorded with other weapons: the weapons file has changed since");
    const bool draws = recording.settings.planets() != PlanetRule::fixed;
    if (draws && recording.planets != fingerprint(planets))
        return error("this was recorded with other planets: the planets file has changed since");
    return std::nullopt;
}

Playback::Playback(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
                   std::shared_ptr<const Planets> planets)
    : recording_(std::move(recording)),
      match_(std::make_unique<Match>(recording_->settings, std::move(arsenal), std::move(planets),
                                     recording_->past())) {
    failure_ = compare();
}

Playback::Playback(std::shared_ptr<const Recording> recording, std::unique_ptr<Match> match)
    : recording_(std::move(recording)),
      match_(std::move(match)),
      line_(match_->recording().lines.size()),
      turn_began_(match_->ticks()) {
    failure_ = compare();
}

Playback::Playback(const Playback& other, std::unique_ptr<Match> match)
    : recording_(other.recording_),
      match_(std::move(match)),
      line_(other.line_),
      checked_(other.checked_),
      turn_began_(other.turn_began_),
      failure_(other.failure_) {}

const Command* Playback::next() const {
    return line_ < recording_->lines.size() ? &recording_->lines[line_].command : nullptr;
}

Refusal Playback::step() {
    if (failure_) return failure_;
    if (match_->phase() == Phase::flying) {
        match_->step();
        if (match_->ticks() - turn_began_ > kMaxTicksPerTurn)
            return failure_ = error("turn {turn} never ends", {{"turn", match_->turn()}});
    } else if (next()) {
        if ((failure_ = give())) return failure_;
    }
    return failure_ = compare();
}

Refusal Playback::give() {
    const Recording::Line& line = recording_->lines[line_];
    if (line.turn != match_->turn())
        return error("expected turn {expected}, but turn {turn} was recorded",
                     {{"expected", match_->turn()}, {"turn", line.turn}});
    if (line.tick != match_->ticks())
        return error(
            "turn {turn} came out differently: its {command} was recorded at tick {recorded}, but came at "
            "{tick}",
            {{"turn", line.turn},
             {"command", command_text(line.command)},
             {"recorded", line.tick},
             {"tick", match_->ticks()}});
    if (const auto refusal = match_->apply(line.command))
        return error(
            "turn {turn}: {command} was refused: {why}",
            {{"turn", line.turn}, {"command", command_text(line.command)}, {"why", refusal->message}});
    ++line_;
    turn_began_ = match_->ticks();
    return std::nullopt;
}

/// Compares the recording's hashes with the match's, up to the current turn.
Refusal Playback::compare() {
    const auto& made = match_->recording().checks;
    for (; checked_ < made.size(); ++checked_) {
        if (checked_ == recording_->checks.size()) return std::nullopt;  // the recording's end was cut off
        const auto& expected = recording_->checks[checked_];
        if (expected.turn == made[checked_].turn && expected.tick == made[checked_].tick &&
            expected.hash == made[checked_].hash)
            continue;
        return error(
            "turn {turn} came out differently: its hash is {hash}, but {expected} was recorded for turn "
            "{recorded}",
            {{"turn", made[checked_].turn},
             {"hash", hex_text(made[checked_].hash)},
             {"expected", hex_text(expected.hash)},
             {"recorded", expected.turn}});
    }
    if (over() && checked_ < recording_->checks.size())
        return error("turn {turn} was recorded but never came",
                     {{"turn", recording_->checks[checked_].turn}});
    return std::nullopt;
}

Playback Playback::fork() const { return {*this, match_->fork()}; }

Result<std::unique_ptr<Match>> resume(const Recording& recording, std::shared_ptr<const Arsenal> arsenal,
                                      std::shared_ptr<const Planets> planets) {
    auto begun = to_the_last_command(recording, std::move(arsenal), or_built_in(std::move(planets)));
    if (!begun) return begun.error();
    Playback playback = begun.take();
    // a hash recorded after the last command was taken when everything had come to rest
    const Ticks seen = recording.checks.empty() ? 0 : recording.checks.back().tick;
    while (!playback.over() && playback.match().ticks() < std::max(recording.left_at, seen))
        if (auto refusal = playback.step()) return *refusal;
    return playback.take_match();
}

Result<std::unique_ptr<Match>> from_last_round(const Recording& recording,
                                               std::shared_ptr<const Arsenal> arsenal,
                                               std::shared_ptr<const Planets> planets) {
    if (static_cast<int>(recording.round_results.size()) >= recording.settings.rounds())
        return error("all its rounds have been played");
    MatchSettings settings = recording.settings;
    for (const RoundResult& round_result : recording.round_results) {
        for (const auto& [id, price] : round_result.prices) {
            PriceHistory& history = settings.prices[id];
            history.demand = price.demand;
            history.factors.push_back(price.factors.back());
            if (history.factors.size() > kMaxPriceHistory) history.factors.erase(history.factors.begin());
        }
    }
    return std::make_unique<Match>(settings, std::move(arsenal), std::move(planets), recording.round_results);
}

}  // namespace terramorph
