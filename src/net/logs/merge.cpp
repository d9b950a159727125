#include "net/logs/merge.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
namespace terramorph {

namespace {

constexpr std::string_view kSitsIn = "chooser";  // the computer for whoever is away

bool waits_for_people(const Match& match) {
    return match.phase() == Phase::shopping || match.phase() == Phase::aiming;
}

/// The turn that the match is in, of whoever's it is.
AuthorsTurn turn_of(const Match& match) { return turn_of(match, match.player()); }

/// True if nothing has been done in this turn yet.
bool is_untouched(const Match& match) {
    return match.at_turn_start() && match.recording().lines.size() == beginning_of(match, match.turn()).lines;
}

/// What was given in a turn by this seat.
TurnCommands commands_of(const Match& match, int turn, PlayerId seat) {
    const auto& lines = match.recording().lines;
    auto first = lines.end();
    while (first != lines.begin() && std::prev(first)->turn >= turn) --first;
    TurnCommands commands;
    for (; first != lines.end(); ++first)
        if (first->turn == turn && !validate_author(first->command, seat)) commands.push_back(first->command);
    return commands;
}

}  // namespace

PlayerId next_author(const Match& match) {
    const bool person = waits_for_people(match) && match.player(match.player()).kind.is_person();
    return person ? match.player() : PlayerId();
}

Merge::Merge(const MatchSettings& settings, PlayerId mine, const Digest& mark)
    : logs_(settings, mark), mark_(mark), mine_(mine), course_(logs_.people()) {
    for (const Player& player : settings.players) names_.push_back(player.name);
}

Message Merge::about(std::string_view words, PlayerId seat, int turn) const {
    return message(words, {{"name", names_[seat]}, {"turn", turn}});
}

void Merge::write(const TurnKey& turn, decltype(Entry::content) content) {
    written_.push_back({turn.turn, turn.hash, std::move(content)});
    logs_.hear(mine_, written_.back());
}

std::vector<Entry> Merge::take_written() { return std::exchange(written_, {}); }

void Merge::stop(Message why) {
    if (stopped_) return;
    stopped_ = std::move(why);
    const bool said = ended_ && ended_->seat == mine_;
    if (mine_.exists() && now_.turn > 0 && !said) write(now_, word::Differs{});
}

void Merge::hear_contradiction(PlayerId seat) {
    stop(about(N_("{name}'s game has sent two different logs"), seat, now_.turn));
}

void Merge::hear(PlayerId seat, const Entry& entry) {
    logs_.hear(seat, entry);
    const bool ends = std::holds_alternative<word::Differs>(entry.content);
    if (ends && (!ended_ || entry.turn < ended_->turn)) ended_ = Ended{seat, entry.turn};
    reconsider({entry.turn, entry.hash});
}

PlayerId Merge::author(const Match& match) const {
    const PlayerId author = next_author(match);
    return author.exists() && !course_.is_away(author, turn_of(match).turn) ? author : PlayerId();
}

PlayerKind Merge::sits_in(const Match& match) const {
    const PlayerId author = next_author(match);
    return author.exists() && course_.is_away(author, turn_of(match).turn) ? computer(kSitsIn) : kPerson;
}

/// The votes on a turn of the course.
Ballot Merge::ballot(std::size_t place) const {
    const AuthorsTurn& turn = course_[place].turn;
    return logs_.ballot(turn, course_.voters(place, turn.turn), mine_);
}
/// The votes on the turn that comes next.
Ballot Merge::ballot_now(const AuthorsTurn& turn) const {
    return logs_.ballot(turn, course_.voters(course_.size(), turn.turn), mine_);
}

/// My vote on a turn, if one is owed, and what is known of it then.
Ballot Merge::vote(const AuthorsTurn& turn, Ballot ballot, bool has_entry) {
    if (has_entry) ballot.hear_entry();
    if (given_up_.contains({turn.turn, turn.author})) ballot.give_up();
    const Vote owed = ballot.owed();
    if (owed == Vote::late) write(turn.turn, word::Late{turn.author});
    if (owed == Vote::has) write(turn.turn, word::Has{turn.author});
    ballot.hear(mine_, owed);
    return ballot;
}

/// Answers a vote on an earlier turn. If it was passed after all, what followed it here is taken back.
void Merge::reconsider(const TurnKey& turn) {
    const auto first = course_.find(turn);
    if (stopped_ || !first) return;
    for (std::size_t place = *first; place < course_.size() && course_[place].turn.turn == turn; ++place) {
        if (course_[place].outcome == Outcome::passed) continue;
        if (vote(course_[place].turn, ballot(place), true).verdict() == Verdict::pass)
            return take_back(*first);
    }
}

void Merge::take_back(std::size_t place) {
    back_ = course_[place].turn.turn.turn;
    logs_.return_to(course_[place].before);
    course_.return_to(place);
    playing_ = std::nullopt;
    own_turn_ = std::nullopt;
}

/// True for turns of which others decide: my own, and those that I'm not asked about.
bool Merge::can_be_taken_back(std::size_t place) const {
    return course_[place].turn.author == mine_ || !course_.asks(place, mine_);
}

/// True if what was played here may still have to be taken back.
bool Merge::is_course_contested() const {
    for (std::size_t place = 0; place < course_.size(); ++place) {
        const Course::Turn& turn = course_[place];
        if (turn.outcome == Outcome::passed || !can_be_taken_back(place)) continue;
        const Ballot votes = ballot(place);
        if (!votes.any(Vote::has) && (votes.any(Vote::late) || logs_.says_taken_back(turn.turn))) return true;
    }
    return false;
}

/// Says whom of those who were away I see here again.
void Merge::welcome(const TurnKey& turn) {
    for (const PlayerId seat : course_.away(course_.size(), turn))
        if (std::ranges::find(here_, seat) != here_.end()) write(turn, word::Welcomes{seat});
}

void Merge::write_turn(TurnCommands commands) {
    HeardLogs::Positions before = logs_.positions();
    welcome(own_turn_->turn);
    write(own_turn_->turn, std::move(commands));
    const HeardLogs::Found found = find(*own_turn_);
    course_.add({*own_turn_, Outcome::played, found.welcomed, std::move(before)});
    logs_.read(mine_, found);
    own_turn_ = std::nullopt;
}

void Merge::leave() {
    const bool goes_on = !stopped_ && !back_ && now_.turn > 0 && !is_away(mine_);
    if (!mine_.exists() || !goes_on || course_.voters(course_.size(), now_).size() < 2) return;
    own_turn_ = std::nullopt;
    write(now_, word::Leaves{});
}

Refusal Merge::give(const Match& match, const Command& command) {
    if (stopped_) return error(*stopped_);
    if (auto refusal = validate_author(command, mine_)) return refusal;
    if (auto refusal = match.validate(command)) return refusal;
    const AuthorsTurn turn = turn_of(match);
    if (course_.is_away(mine_, turn.turn))
        return error("a computer is playing for you until someone else has taken a turn");
    const bool replayed = back_ || playing_ || turn.sealed || find(turn).exists();
    if (replayed || ballot_now(turn).all_late()) return error("wait until everything has settled");
    TurnCommands commands = with_one_more(commands_of(match, turn.turn.turn, mine_), command);
    if (!fits_into_an_entry(commands)) return error("that's all that fits into one turn");
    own_turn_ = turn;
    if (concludes(command)) write_turn(std::move(commands));
    return std::nullopt;
}

/// Stops in the turn from which the games come out differently, as a seat has said.
void Merge::stop_where_it_ended(const Match& match) {
    if (!ended_ || match.turn() < ended_->turn) return;
    now_ = turn_of(match).turn;
    stop(ended_->seat == mine_
             ? message(N_("This match ended in turn {turn}: the games came out differently"),
                       {{"turn", ended_->turn}})
             : about(N_("{name}'s game has stopped: in turn {turn} the games come out differently"),
                     ended_->seat, ended_->turn));
}

/// Looks whether an entry, or my own turn, has come to its end.
void Merge::finish_turns(const Match& match) {
    const auto is_over = [&](int turn) {
        return match.turn() != turn || match.phase() == Phase::round_over ||
               match.phase() == Phase::match_over;
    };
    if (own_turn_ && is_over(own_turn_->turn.turn))
        write_turn(commands_of(match, own_turn_->turn.turn, mine_));
    if (!playing_ || !is_over(playing_->turn)) return;
    const bool all_given = playing_->next == playing_->commands.size();
    if (!all_given && !playing_->sealed)
        stop(about(N_("{name}'s game goes on after its turn is over, before turn {turn}"), playing_->author,
                   match.turn()));
    playing_ = std::nullopt;
}

Merge::Next Merge::next(const Match& match) {
    if (stopped_) return Wait{};
    if (back_ && (match.turn() != *back_ || !is_untouched(match))) return TakeBack{*back_};
    back_ = std::nullopt;
    if (match.phase() == Phase::flying) return Wait{};
    finish_turns(match);
    if (stopped_) return Wait{};
    if (match.phase() == Phase::round_over) return NextRound{};
    if (!author(match).exists()) return Wait{};
    stop_where_it_ended(match);
    if (stopped_) return Wait{};
    return playing_ ? next_command(match) : next_turn(match);
}

Merge::Next Merge::next_turn(const Match& match) {
    const AuthorsTurn turn = turn_of(match);
    now_ = turn.turn;
    if (turn.sealed) vote_on_volley(match);
    if (turn.sealed && mine_.exists()) open_orders(match);
    const HeardLogs::Found found = find(turn);
    if (found.differs && !is_course_contested())
        stop(about(N_("From turn {turn} on, {name}'s game no longer matches yours"), turn.author, now_.turn));
    if (stopped_) return Wait{};
    const Verdict verdict = vote(turn, ballot_now(turn), found.exists()).verdict();
    if (verdict == Verdict::wait) return Wait{};
    if (!is_untouched(match)) {  // others have passed it meanwhile
        own_turn_ = std::nullopt;
        back_ = now_.turn;
        return TakeBack{now_.turn};
    }
    const bool passed = verdict == Verdict::pass;
    const Outcome outcome = passed ? Outcome::passed : found.left ? Outcome::left : Outcome::played;
    course_.add({turn, outcome, passed ? std::vector<PlayerId>{} : found.welcomed, logs_.positions()});
    if (passed) return pass(match, turn);
    logs_.read(turn.author, found);
    if (found.left) return Wait{};  // for the computer that sits in
    playing_ = Playing{match.turn(), turn.author, *found.commands, turn.sealed};
    return next_command(match);
}

Merge::Next Merge::pass(const Match& match, const AuthorsTurn& turn) {
    if (find(turn).sealed) void_.push_back(turn.author);
    logs_.pass(turn);
    const auto given = logs_.given(turn);
    if (turn.author == mine_ && given && !logs_.says_taken_back(turn)) write(*given, word::Late{mine_});
    if (match.phase() == Phase::shopping) return Command(Ready{turn.author});
    return Command(Pass{turn.author});
}

Merge::Next Merge::next_command(const Match& match) {
    if (playing_->sealed) return next_order(match);
    if (playing_->next == playing_->commands.size()) {
        stop(about(N_("{name}'s game leaves turn {turn} unfinished"), playing_->author, match.turn()));
        return Wait{};
    }
    const Command& command = playing_->commands[playing_->next++];
    const Refusal refusal = match.validate(command);
    if (!refusal) return command;
    stop(message(
        N_("{name}'s game asks for what the rules refuse, in turn {turn}: {why}"),
        {{"name", match.player(playing_->author).name}, {"turn", match.turn()}, {"why", refusal->message}}));
    return Wait{};
}

}  // namespace terramorph
