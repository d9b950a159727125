#include "app/match_runner.h"

#include <algorithm>
#include <utility>

namespace terramorph {

namespace {

constexpr double kKeepAimsEvery = 1;  // seconds
constexpr std::size_t kPastTurns = 12;

template <class Kind>
bool happened(const MatchEvents& events) {
    return std::ranges::any_of(events,
                               [](const MatchEvent& event) { return std::holds_alternative<Kind>(event); });
}

}  // namespace

MatchRunner::MatchRunner(std::unique_ptr<Match> match, std::unique_ptr<MatchJournal> journal,
                         RemoteMatch* remote, Correspondence* lines)
    : match_(std::move(match)), journal_(std::move(journal)), remote_(remote), lines_(lines) {}

bool MatchRunner::plays_here(PlayerId player) const {
    if (!match_->player(player).kind.is_person()) return false;
    if (lines_) return lines_->mine() == player;
    if (!is_remote()) return true;
    const bool sealed = aims_together(*match_) && !aims_ahead();
    return remote_->mine() == player && !remote_->is_away(player) && !sealed;
}

bool MatchRunner::is_shared() const {
    return std::ranges::count_if(ids<PlayerId>(match_->settings().players),
                                 [this](PlayerId player) { return plays_here(player); }) > 1;
}

std::optional<Aim> MatchRunner::aim_elsewhere() const {
    return is_remote() ? remote_->aim_now(*match_) : std::nullopt;
}

std::vector<PlayerId> MatchRunner::still_plan() const {
    return is_remote() ? remote_->still_plan(*match_) : std::vector<PlayerId>{};
}

void MatchRunner::keep() {
    unkept_ = 0;
    if (journal_) journal_->keep(*match_);
}

Refusal MatchRunner::give(const Command& command) {
    if (is_remote() && std::holds_alternative<NextRound>(command)) return follow(), std::nullopt;
    if (lines_ && std::holds_alternative<NewLevel>(command))
        return error("Only the host picks the level, before the match begins.");
    if (plan_) return give_to_plan(command);
    if (is_remote())
        if (Refusal refusal = remote_->give(*match_, command)) return refusal;
    if (Refusal refusal = match_->apply(command)) return refusal;
    if (std::holds_alternative<NewLevel>(command)) computers_ = ComputerPlayers{};
    if (std::holds_alternative<Aim>(command))
        unkept_ = std::max(unkept_, 1.0 / kTicksPerSecond);
    else
        keep();
    return std::nullopt;
}

void MatchRunner::think() {
    if (is_remote()) return follow();
    const std::size_t commands = match_->recording().lines.size();
    const auto told = lines_ ? lines_->next(*match_) : std::nullopt;
    if (told)
        (void)match_->apply(*told);  // next() has asked whether it can be
    else
        computers_.think(*match_);
    if (match_->recording().lines.size() != commands && match_->phase() != Phase::aiming) keep();
}

/// Does what the logs of all machines say: a command, or taking back what they have passed. Computers think
/// here as everywhere.
void MatchRunner::follow() {
    const std::size_t commands = match_->recording().lines.size();
    const Merge::Next next = remote_->next(*match_);
    if (const auto* const back = std::get_if<Merge::TakeBack>(&next)) {
        match_ = taken_back(*match_, back->turn);
        computers_ = {};
        plan_ = std::nullopt;
        forget_turns();
        ++takes_back_;
        given_up_ = true;
        if (journal_) journal_->begin_anew();
        return keep();
    }
    if (const auto* const command = std::get_if<Command>(&next))
        (void)match_->apply(*command);  // next() has asked whether it can be
    else if (!remote_->stopped() && match_->phase() != Phase::flying &&
             match_->phase() != Phase::match_over && !remote_->author(*match_).exists())
        computers_.think(*match_, remote_->sits_in(*match_));
    if (match_->recording().lines.size() != commands && match_->phase() != Phase::aiming) keep();
    look_after_plan();
}

/// While others shop or aim, so does whoever plays here; until they are through, or the others have passed
/// them. Who aims waits for the computers that come before all people.
void MatchRunner::look_after_plan() {
    const std::optional<TurnKey> opening = remote_->plannable(*match_);
    if (plan_ && opening != plan_->opening) (void)end_plan();
    if (plan_ || !remote_->may_begin_ahead(*match_)) return;
    const bool aims = aims_together(*match_);
    plan_ = Plan{*opening, turn_ahead(*match_, remote_->mine()), aims};
    if (aims) (void)plan_->ahead->take_events();
}

/// What was moved in a plan stands where it stood.
MatchRunner::Plan MatchRunner::end_plan() {
    Plan plan = std::move(*std::exchange(plan_, std::nullopt));
    const auto moves = [](const Command& command) {
        return std::holds_alternative<Drive>(command) || std::holds_alternative<Use>(command);
    };
    if (plan.aims && std::ranges::any_of(plan.commands, moves)) ++takes_back_;
    return plan;
}

/// If its turn has come meanwhile, a visit is over at once.
Refusal MatchRunner::hand_in() {
    const Plan plan = end_plan();
    if (Refusal refusal = remote_->plan(*match_, plan.commands)) return refusal;
    for (std::size_t k = 0; k < plan.commands.size() && plays_here(match_->player()); ++k) follow();
    return std::nullopt;
}

/// Whoever doesn't survive what they plan has planned all.
void MatchRunner::step_ahead() {
    plan_->ahead->step();
    if (aims_together(*plan_->ahead) && plan_->ahead->player() == remote_->mine()) return;
    plan_->commands.push_back(Pass{remote_->mine()});
    (void)hand_in();
}

Refusal MatchRunner::give_to_plan(const Command& command) {
    if (Refusal refusal = validate_author(command, remote_->mine())) return refusal;
    TurnCommands commands = with_one_more(plan_->commands, command);
    if (!fits_into_an_entry(commands)) return error("that's all that fits into one turn");
    if (Refusal refusal = plan_->ahead->apply(command)) return refusal;
    plan_->commands = std::move(commands);
    return concludes(command) ? hand_in() : std::nullopt;
}

/// While somebody here aims, others may have passed the turn.
void MatchRunner::step() {
    const bool plays = aims_ahead() || plays_here(match_->player());
    if (is_remote() && match_->phase() == Phase::aiming && plays) follow();
    if (aims_ahead()) step_ahead();
    match_->step();
}

bool MatchRunner::catch_up(int ticks) {
    for (; ticks > 0; --ticks) {
        const std::size_t commands = match_->recording().lines.size();
        const int back = takes_back_;
        const bool flies = match_->phase() == Phase::flying;
        if (flies)
            match_->step();
        else
            follow();
        (void)take_events();
        (void)remote_->take_left_out(), (void)remote_->take_void(),
            (void)take_given_up();  // it was told then
        const bool waits = remote_->stopped() || match_->phase() == Phase::match_over ||
                           (!flies && match_->phase() != Phase::flying && remote_->author(*match_).exists());
        if (waits && match_->recording().lines.size() == commands && takes_back_ == back) return true;
    }
    return false;
}

MatchEvents MatchRunner::take_events() {
    MatchEvents events = match_->take_events();
    for (const MatchEvent& event : events) {
        if (std::holds_alternative<event::NewLevel>(event)) forget_turns();
        fired_ |= std::holds_alternative<event::Fired>(event);
        if (best_shot_.note(event, *match_)) best_turn_ = turn_;
        fates_.note(event, *match_);
    }
    if (happened<event::TurnBegan>(events)) remember_turn();
    if (happened<event::RoundEnded>(events))
        keep();
    else if (happened<event::TurnBegan>(events) && journal_)
        journal_->keep_turn(*match_);
    if (!aims_ahead()) return events;
    events = plan_->ahead->take_events();
    if (!std::exchange(plan_->told, true))
        events.insert(events.begin(), event::TurnBegan{remote_->mine(), false});
    return events;
}

void MatchRunner::remember_turn() {
    if (!match_->at_turn_start() || (turn_ && turn_->turn() == match_->turn())) return;
    if (std::exchange(fired_, false) && turn_) past_.push_front(turn_);
    if (past_.size() > kPastTurns) past_.pop_back();
    turn_ = match_->fork();
}

/// What was played on another map isn't of this one.
void MatchRunner::forget_turns() {
    past_.clear();
    turn_ = best_turn_ = nullptr;
    fired_ = false;
}

std::optional<Playback> MatchRunner::past_turn(int back) const {
    return back >= 1 && back <= past_turns() ? playback_of(past_[back - 1]) : std::nullopt;
}

std::optional<Playback> MatchRunner::turn_numbered(int number) const {
    if (turn_ && turn_->turn() == number) return playback_of(turn_);
    const auto found = std::ranges::find_if(past_, [&](const Turn& turn) { return turn->turn() == number; });
    return found == past_.end() ? std::nullopt : playback_of(*found);
}

std::optional<Playback> MatchRunner::best_turn() const { return playback_of(best_turn_); }

std::optional<Playback> MatchRunner::playback_of(const Turn& turn) const {
    if (!turn) return std::nullopt;
    Recording recording = match_->recording();
    std::erase_if(recording.lines, [&](const Recording::Line& line) { return line.turn > turn->turn(); });
    return Playback(std::make_shared<Recording>(std::move(recording)), turn->fork());
}

void MatchRunner::advance(double seconds) {
    if (unkept_ > 0 && (unkept_ += seconds) > kKeepAimsEvery) keep();
}

void MatchRunner::leave() {
    if (journal_) journal_->leave(*match_);
    journal_ = nullptr;
    remote_ = nullptr;
    lines_ = nullptr;
    plan_ = std::nullopt;
}

}  // namespace terramorph
