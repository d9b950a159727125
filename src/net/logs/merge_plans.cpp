// What is planned before its turn has come: visits to the armory, and the orders for a volley, which are
// sealed and then opened.
#include <algorithm>
#include <utility>

#include "match/shopping_phase.h"
#include "net/logs/merge.h"
#include "net/logs/orders.h"

namespace terramorph {

AuthorsTurn turn_of(const Match& match, PlayerId player) {
    const auto key_of = [&match](int turn) { return TurnKey{turn, beginning_of(match, turn).hash}; };
    if (aims_together(match)) return {key_of(match.state().volley_turn), player, {}, true};
    const bool shops = match.phase() == Phase::shopping;
    return {key_of(match.turn()), player, shops ? key_of(armory_opened(match.state())) : TurnKey{}};
}

std::optional<TurnKey> Merge::plannable(const Match& match) const {
    if (!mine_.exists() || stopped_ || back_ || own_turn_) return std::nullopt;
    const std::vector<PlayerId> plan = still_plan(match);
    if (std::ranges::find(plan, mine_) == plan.end()) return std::nullopt;
    const AuthorsTurn turn = turn_of(match, mine_);
    if ((turn.sealed || match.player() == mine_) && ballot_now(turn).all_late()) return std::nullopt;
    return turn.sealed ? turn.turn : turn.opening;
}

bool Merge::may_begin_ahead(const Match& match) const {
    if (!plannable(match)) return false;
    if (!aims_together(match)) return match.player() != mine_;
    return match.at_turn_start() && author(match).exists();
}

Refusal Merge::plan(const Match& match, const TurnCommands& commands, const HalfDigest& nonce) {
    if (stopped_) return error(*stopped_);
    const auto opening = plannable(match);
    if (!opening) return error("wait until everything has settled");
    if (!fits_into_an_entry(commands)) return error("that's all that fits into one turn");
    if (!aims_together(match)) {
        write(*opening, word::Plans{commands});
        return std::nullopt;
    }
    const word::Opens orders = {nonce, commands};
    orders_ = Entry{opening->turn, opening->hash, orders};
    write(*opening, word::Seals{sealed_orders(mark_, *opening, mine_, orders)});
    return std::nullopt;
}

/// The people whose visit or turn hasn't come yet, or has just begun.
std::vector<PlayerId> Merge::planners(const Match& match) const {
    std::vector<PlayerId> people;
    const bool together = aims_together(match);
    if (match.phase() != Phase::shopping && !together) return people;
    for (std::size_t place = match.state().place; place < match.state().order.size(); ++place) {
        const PlayerId player = match.state().order[place];
        const bool plays =
            match.player(player).kind.is_person() && (!together || match.state().tank(player).alive);
        if (plays && !course_.is_away(player, turn_of(match, player).turn)) people.push_back(player);
    }
    return people;
}

/// True if nothing that this seat could still do of its turn would count, but to open what it has sealed.
bool Merge::is_settled(const AuthorsTurn& turn) const {
    return logs_.has_more(turn.author, find(turn)) || (turn.sealed && ballot_now(turn).all_late());
}

std::vector<PlayerId> Merge::still_plan(const Match& match) const {
    std::vector<PlayerId> people = planners(match);
    std::erase_if(people, [&](PlayerId each) { return is_settled(turn_of(match, each)); });
    return people;
}

bool Merge::all_sealed(const Match& match) const { return aims_together(match) && still_plan(match).empty(); }

std::vector<PlayerId> Merge::awaited(const Match& match) const {
    if (!aims_together(match))
        return author(match).exists() ? std::vector{author(match)} : std::vector<PlayerId>{};
    std::vector<PlayerId> people = still_plan(match);
    if (!people.empty()) return people;
    people = planners(match);
    const auto has_opened = [&](PlayerId each) {
        const AuthorsTurn turn = turn_of(match, each);
        return find(turn).exists() || ballot_now(turn).all_late();
    };
    std::erase_if(people, has_opened);
    return people;
}

void Merge::give_up(const Match& match) {
    if (back_) return;
    for (const PlayerId late : awaited(match))
        if (late != mine_) given_up_.insert({turn_of(match, late).turn, late});
}

/// In a volley everybody may be late at the same time.
void Merge::vote_on_volley(const Match& match) {
    for (const PlayerId each : planners(match)) {
        const AuthorsTurn turn = turn_of(match, each);
        vote(turn, ballot_now(turn), find(turn).exists());
    }
}

/// Opens my orders, but not before nobody can change theirs any more. Those that the others have passed stay
/// secret.
void Merge::open_orders(const Match& match) {
    const AuthorsTurn turn = turn_of(match, mine_);
    if (!orders_ || TurnKey{orders_->turn, orders_->hash} != turn.turn || !all_sealed(match)) return;
    const HeardLogs::Found found = find(turn);
    const auto& orders = std::get<word::Opens>(orders_->content);
    const bool sealed = found.sealed == sealed_orders(mark_, turn.turn, mine_, orders);
    if (!sealed || found.exists() || ballot_now(turn).all_late() || course_.is_away(mine_, turn.turn)) return;
    welcome(turn.turn);
    write(turn.turn, orders);
}

/// Of orders that were sealed before others moved, those that the rules refuse are left out.
Merge::Next Merge::next_order(const Match& match) {
    while (playing_->next < playing_->commands.size()) {
        const Command& command = playing_->commands[playing_->next++];
        const Refusal refusal = match.validate(command);
        if (!refusal) return command;
        if (playing_->author == mine_) left_out_.push_back(refusal->message);
    }
    return Command(Pass{playing_->author});
}

}  // namespace terramorph
