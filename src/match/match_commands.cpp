// What can be asked of a match: why it may be refused, and what it does.
#include "base/text.h"
#include "match/match.h"

namespace terramorph {

Refusal Match::validate_turn(int player) const {
    if (phase_ == Phase::shopping) return error("everybody is at the armory");
    if (phase_ == Phase::flying) return error("wait until everything has come to rest");
    if (phase_ != Phase::aiming) return error("the round is over");
    if (player != this->player())
        return error("it is the turn of {name}", {{"name", this->player(this->player()).name}});
    return std::nullopt;
}

Refusal Match::validate(const Aim& aim) const {
    if (auto refusal = validate_turn(aim.player)) return refusal;
    if (aim.angle < 0 || aim.angle > kHalfTurn)
        return error("the angle must be 0 to {most} degrees", {{"most", kHalfTurn / 10}});
    const int limit = battle_->power_limit(aim.player);
    if (aim.power < 0 || aim.power > limit)
        return error("the power must be 0 to {limit}: a damaged tank has less", {{"limit", limit}});
    return std::nullopt;
}

Refusal Match::validate(const Choose& choose) const {
    if (auto refusal = validate_turn(choose.player)) return refusal;
    if (choose.weapon < 0 || choose.weapon >= static_cast<int>(arsenal_->weapons.size()))
        return error("there is no such weapon");
    if (stock(choose.player, choose.weapon) == 0)
        return error("there is no {weapon} left",
                     {{"weapon", message(arsenal_->weapons[static_cast<std::size_t>(choose.weapon)].name)}});
    return std::nullopt;
}

Refusal Match::validate(const Fire& fire) const { return validate_turn(fire.player); }

Refusal Match::validate(const Pass& pass) const { return validate_turn(pass.player); }

Refusal Match::validate(const Use& use) const {
    if (auto refusal = validate_turn(use.player)) return refusal;
    return battle_->validate_use(use.player, use.item);
}

Refusal Match::validate(const Drive& drive) const {
    if (auto refusal = validate_turn(drive.player)) return refusal;
    if (drive.columns == 0) return error("a tank drives left or right");
    if (battle_->tanks()[static_cast<std::size_t>(drive.player)].fuel <= 0)
        return error("there is no fuel left");
    if (battle_->tanks()[static_cast<std::size_t>(drive.player)].body.entombed)
        return error("the tank is buried: dig it out first");
    return std::nullopt;
}

Refusal Match::validate(const Target& target) const {
    if (auto refusal = validate_turn(target.player)) return refusal;
    if (target.x < 0 || target.x >= level().width() || target.y < 0 || target.y > 4 * level().level_height())
        return error("the target must be in the level");
    return std::nullopt;
}

Refusal Match::validate_visit(int player) const {
    if (phase_ != Phase::shopping) return error("the armory is closed until the next round");
    if (player != this->player())
        return error("it is the turn of {name}", {{"name", this->player(this->player()).name}});
    return std::nullopt;
}

Refusal Match::validate(const Buy& buy) const {
    if (auto refusal = validate_visit(buy.player)) return refusal;
    return shop_.validate_buy(buy.player, buy.good);
}

Refusal Match::validate(const Sell& sell) const {
    if (auto refusal = validate_visit(sell.player)) return refusal;
    return shop_.validate_sell(sell.player, sell.good);
}

Refusal Match::validate(const Undo& undo) const {
    if (auto refusal = validate_visit(undo.player)) return refusal;
    return shop_.validate_undo(undo.player);
}

Refusal Match::validate(const Ready& ready) const { return validate_visit(ready.player); }

Refusal Match::validate(const NewLevel&) const {
    return phase_ == Phase::aiming ? std::nullopt
                                   : Refusal(error("a fresh level can be drawn when it is somebody's turn"));
}

Refusal Match::validate(const NextRound&) const {
    return phase_ == Phase::round_over ? std::nullopt : Refusal(error("the round is not over"));
}

void Match::execute(const Aim& aim) { battle_->aim(aim.player, aim.angle, aim.power); }

void Match::execute(const Choose& choose) {
    weapon_[static_cast<std::size_t>(choose.player)] = choose.weapon;
}

void Match::execute(const Fire& fire) { commit(fire.player, Commitment::fires); }

void Match::execute(const Use& use) {
    battle_->use(use.player, use.item);
    move();
}

void Match::execute(const Drive& drive) {
    battle_->drive(drive.player, drive.columns);
    move();
}

void Match::execute(const Target& target) { battle_->target(target.player, {target.x, target.y}); }

void Match::execute(const Pass& pass) { commit(pass.player, Commitment::passes); }

void Match::execute(const Buy& buy) { shop_.buy(buy.player, buy.good); }

void Match::execute(const Sell& sell) { shop_.sell(sell.player, sell.good); }

void Match::execute(const Undo& undo) { shop_.undo(undo.player); }

void Match::execute(const Ready&) { go_shopping(); }

void Match::execute(const NewLevel&) {
    scores_.restart_round();
    map_drawn_ = levels_drawn_;
    cut_advances_ = 0;
    draw_level();
    begin_battle();
    begin_fight();
}

void Match::execute(const NextRound&) { begin_round(); }

}  // namespace terramorph
