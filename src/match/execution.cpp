#include "match/execution.h"

#include "base/index.h"
#include "match/rounds.h"
#include "match/shopping_phase.h"
#include "match/turns.h"

namespace terramorph {

namespace {

void execute(MatchState& match, const Aim& aim) {
    match.battle->aim(tank_of(aim.player), aim.angle, aim.power);
}

void execute(MatchState& match, const Choose& choose) { at(match.weapons, choose.player) = choose.weapon; }

void execute(MatchState& match, const Fire& fire) { commit(match, fire.player, Commitment::fires); }

void execute(MatchState& match, const Pass& pass) { commit(match, pass.player, Commitment::passes); }

void execute(MatchState& match, const Use& use) {
    match.battle->use(tank_of(use.player), use.item);
    begin_move(match);
}

void execute(MatchState& match, const Drive& drive) {
    match.battle->drive(tank_of(drive.player), drive.columns);
    begin_move(match);
}

void execute(MatchState& match, const Target& target) {
    match.battle->target(tank_of(target.player), {target.x, target.y});
}

void execute(MatchState& match, const Buy& buy) { match.shop.buy(buy.player, buy.good); }

void execute(MatchState& match, const Sell& sell) { match.shop.sell(sell.player, sell.good); }

void execute(MatchState& match, const Undo& undo) { match.shop.undo(undo.player); }

void execute(MatchState& match, const Ready&) { next_to_shop(match); }

void execute(MatchState& match, const NewLevel&) { restart_round(match); }

void execute(MatchState& match, const NextRound&) { begin_round(match); }

}  // namespace

void execute(MatchState& match, const Command& command) {
    std::visit([&match](const auto& asked) { execute(match, asked); }, command);
}

}  // namespace terramorph
