#include "lab/balance/match_observer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ai/aiming/gunner.h"
#include "ai/battle_view.h"
#include "base/overloads.h"
#include "battle/aiming/aim_bias.h"
#include "lab/flies.h"

namespace terramorph {

namespace {

constexpr float kOnShield = 2;  // columns beyond a shield that still touch it

/// The harm that a computer expected of the shot that it chose; none if it doesn't aim.
std::optional<float> expected_by(const Thought& thought) {
    if (thought.victim < 0 || thought.weighed.empty()) return std::nullopt;
    return thought.weighed.back().value;
}

/// How much the barrel was turned, in tenths of a degree, since its player's last shot at this mark; none if
/// one of the two has moved since.
std::optional<int> turned(const BattleView& view, const PastShot& fired, TankId mark) {
    const auto stays = [&](const PastShot& past, TankId tank) {
        return std::abs(at(past.columns, tank) - at(fired.columns, tank)) <= kSameAimPlace;
    };
    const auto& shots = view.match().tally().shots();
    for (auto past = shots.rbegin() + 1; past != shots.rend(); ++past) {
        if (past->player != fired.player || mark_of(view, *past) != mark) continue;
        if (!stays(*past, mark) || !stays(*past, view.own_tank())) return std::nullopt;
        return std::abs(past->angle - fired.angle);
    }
    return std::nullopt;
}

}  // namespace

MatchObserver::MatchObserver(const Match& match, std::vector<std::string> who)
    : match_(match), who_(std::move(who)) {}

void MatchObserver::note(const MatchEvents& events, const Thought& thought) {
    for (const MatchEvent& event : events) note(event, thought);
}

void MatchObserver::note(const MatchEvent& event, const Thought& thought) {
    const Ticks now = match_.ticks();
    if (std::holds_alternative<event::NewLevel>(event)) {
        recorder_.emplace(who_, now);
        recorder_->record().time_lapse = time_lapse(match_.battle().state().rules);
    }
    if (!recorder_) return;
    if (std::holds_alternative<event::Fired>(event)) begin_shot(thought);
    recorder_->note(event, now);
    if (const auto* began = std::get_if<event::TurnBegan>(&event)) {
        end_turn();
        note_items_at_work(began->player);
        recorder_->begin_turn(began->player, now);
    }
    if (const auto* died = std::get_if<event::Died>(&event)) note_items(died->tank, Trigger::on_death);
    if (const auto* opened = std::get_if<event::ParachuteOpened>(&event))
        note_items(opened->tank, Trigger::on_fall);
    if (const auto* held = std::get_if<event::Anchored>(&event)) note_items(held->tank, Trigger::on_slip);
    if (std::holds_alternative<event::RoundEnded>(event)) end_round();
}

void MatchObserver::begin_shot(const Thought& thought) {
    const PastShot& fired = match_.tally().shots().back();
    const BattleView view(match_, fired.player, 0);
    ShotRecord shot;
    shot.player = fired.player;
    shot.weapon = fired.weapon;
    const Weapon& weapon = match_.arsenal().weapons[at(fired.weapon)];
    shot.is_unlimited = weapon.unlimited;
    shot.flies = flies(weapon);
    const bool is_own = thought.turn == match_.turn() && thought.player == fired.player;
    const bool has_mark = is_own && std::ranges::count(view.enemies(), tank_of(thought.victim)) > 0;
    const TankId mark = has_mark ? tank_of(thought.victim) : view.nearest_enemy();
    if (is_own) shot.expected = expected_by(thought);
    shot.mark = mark;
    for (const TankId enemy : view.enemies()) shot.enemies.push_back(player_of(enemy));
    shot.is_computers = has_mark;
    shot.turned = turned(view, fired, mark);
    const Tank& tank = view.tank(mark);
    mark_ = tank.hull(mark);
    mark_was_shielded_ = tank.shield.up();
    middle_of_mark_ = tank.middle();
    recorder_->begin_shot(shot, places());
}

/// Those that work by themselves when a round or a turn begins.
void MatchObserver::note_items_at_work(PlayerId player) {
    const BattleState& state = match_.battle().state();
    kits_.clear();
    for (const Tank& tank : state.tanks) kits_.push_back(tank.kit.items);
    if (recorder_->record().turns.empty())
        for (const TankId tank : ids<TankId>(state.tanks)) note_items(tank, Trigger::on_round);
    if (state.tank(tank_of(player)).health < state.rules.health)
        note_items(tank_of(player), Trigger::on_turn);
}

/// The items for this occasion that a tank had when the turn began.
void MatchObserver::note_items(TankId tank, Trigger when) {
    const auto& items = match_.arsenal().items;
    if (kits_.empty()) return;
    for (const ItemId item : ids<ItemId>(items))
        if (at(kits_, tank)[item] != 0 && !items[item].effects.on(when).empty())
            recorder_->record().items.push_back(item);
}

/// Adds what only the state of the match tells.
void MatchObserver::end_turn() {
    read_commands();
    recorder_->end_turn(match_.ticks(), places());
    if (!mark_) return;
    ShotRecord& shot = recorder_->record().shots.back();
    if (const auto& end = match_.tally().shots().back().end) {
        const Vec2<float> way = *end - middle_of_mark_;
        const float to_shield = std::sqrt(way.x * way.x + way.y * way.y) - kShieldRadius;
        if (mark_was_shielded_ && to_shield <= kOnShield) shot.hit = true;
        shot.miss = shot.hit ? 0 : distance_to(*mark_, *end);
    }
    mark_.reset();
}

void MatchObserver::end_round() {
    end_turn();
    rounds_.push_back(recorder_->record());
    recorder_.reset();
}

/// Purchases, drives and passes are commands, not events. Prices are those of now.
void MatchObserver::read_commands() {
    const auto& lines = match_.recording().lines;
    RoundRecord& round = recorder_->record();
    for (; lines_ < lines.size(); ++lines_) {
        const Command& command = lines[lines_].command;
        if (const auto* bought = std::get_if<Buy>(&command))
            round.purchases.push_back({bought->good, match_.shop().price(bought->player, bought->good)});
        if (round.turns.empty()) continue;
        if (std::holds_alternative<Drive>(command)) ++round.turns.back().drives;
        if (std::holds_alternative<Pass>(command)) round.turns.back().passed = true;
    }
}

Places MatchObserver::places() const {
    Places places;
    for (const Tank& tank : match_.battle().state().tanks)
        places.push_back(tank.alive ? std::optional(tank.body.at) : std::nullopt);
    return places;
}

}  // namespace terramorph
