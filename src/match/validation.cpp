#include "match/validation.h"

#include "base/text.h"

namespace terramorph {

namespace {

Refusal validate_turn(const MatchState& match, PlayerId player) {
    if (match.phase == Phase::shopping) return error("everybody's in the armory");
    if (match.phase == Phase::flying) return error("wait until everything has settled");
    if (match.phase != Phase::aiming) return error("the round is over");
    if (player != match.player())
        return error("it's {name}'s turn", {{"name", match.player(match.player()).name}});
    return std::nullopt;
}

Refusal validate(const MatchState& match, const Aim& aim) {
    if (auto refusal = validate_turn(match, aim.player)) return refusal;
    if (aim.angle < 0 || aim.angle > kHalfTurn)
        return error("the angle must be 0 to {most} degrees", {{"most", kHalfTurn / 10}});
    const int limit = power_limit(match.tank(aim.player), match.battle->state().rules);
    if (aim.power < 0 || aim.power > limit)
        return error("the power must be 0 to {limit}: a damaged tank has less", {{"limit", limit}});
    return std::nullopt;
}

Refusal validate(const MatchState& match, const Choose& choose) {
    if (auto refusal = validate_turn(match, choose.player)) return refusal;
    if (!ids<WeaponId>(match.arsenal->weapons).contains(choose.weapon)) return error("no such weapon");
    if (weapon_stock(match.battle->state(), tank_of(choose.player), choose.weapon) == 0)
        return error("no {weapon} left", {{"weapon", message(match.arsenal->weapons[choose.weapon].name)}});
    return std::nullopt;
}

Refusal validate(const MatchState& match, const Fire& fire) { return validate_turn(match, fire.player); }

Refusal validate(const MatchState& match, const Pass& pass) { return validate_turn(match, pass.player); }

Refusal validate(const MatchState& match, const Use& use) {
    if (auto refusal = validate_turn(match, use.player)) return refusal;
    return match.battle->validate_use(tank_of(use.player), use.item);
}

Refusal validate(const MatchState& match, const Drive& drive) {
    if (auto refusal = validate_turn(match, drive.player)) return refusal;
    if (drive.columns == 0) return error("a tank drives left or right");
    if (match.tank(drive.player).fuel <= 0) return error("no fuel left");
    if (match.tank(drive.player).body.buried) return error("the tank is buried: dig it out first");
    return std::nullopt;
}

Refusal validate(const MatchState& match, const Target& target) {
    if (auto refusal = validate_turn(match, target.player)) return refusal;
    if (target.x < 0 || target.x >= match.journey.level().width() || target.y < 0 ||
        target.y > 4 * match.journey.level().level_height())
        return error("the target must be inside the level");
    return std::nullopt;
}

Refusal validate_visit(const MatchState& match, PlayerId player) {
    if (match.phase != Phase::shopping) return error("the armory is closed until the next round");
    if (player != match.player())
        return error("it's {name}'s turn", {{"name", match.player(match.player()).name}});
    return std::nullopt;
}

Refusal validate(const MatchState& match, const Buy& buy) {
    if (auto refusal = validate_visit(match, buy.player)) return refusal;
    return match.shop.validate_buy(buy.player, buy.good);
}

Refusal validate(const MatchState& match, const Sell& sell) {
    if (auto refusal = validate_visit(match, sell.player)) return refusal;
    return match.shop.validate_sell(sell.player, sell.good);
}

Refusal validate(const MatchState& match, const Undo& undo) {
    if (auto refusal = validate_visit(match, undo.player)) return refusal;
    return match.shop.validate_undo(undo.player);
}

Refusal validate(const MatchState& match, const Ready& ready) { return validate_visit(match, ready.player); }

Refusal validate(const MatchState& match, const NewLevel&) {
    return match.phase == Phase::aiming ? std::nullopt
                                        : Refusal(error("a new level can only be drawn between shots"));
}

Refusal validate(const MatchState& match, const NextRound&) {
    return match.phase == Phase::round_over ? std::nullopt : Refusal(error("the round isn't over"));
}

}  // namespace

Refusal validate(const MatchState& match, const Command& command) {
    return std::visit([&match](const auto& asked) { return validate(match, asked); }, command);
}

}  // namespace terramorph
