#include "lab/balance/persons/person_player.h"

#include <algorithm>
#include <limits>

#include "ai/aiming/firepower.h"
#include "ai/aiming/gunner.h"
#include "ai/aiming/way_out.h"
#include "ai/items/item_use.h"
#include "ai/items/shopping.h"
#include "lab/balance/persons/lob.h"
#include "lab/flies.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPersonStream = 410;
constexpr std::uint32_t kPersonShoppingStream = 411;
constexpr std::uint32_t kPersonWindStream = 412;
constexpr std::uint32_t kPersonLobStream = 413;
constexpr float kOutOfReach = 100;     // columns: who misses by more, as it's aimed, fires at somebody else
constexpr float kDollarsForHarm = 90;  // what a point of harm is worth to a seasoned person

/// As what a person shops and, if it's seasoned, uses items.
Temperament habits_of(const PersonModel& model) {
    Temperament habits;
    habits.values[at(Trait::judgement)] = model.judgement;
    habits.values[at(Trait::patience)] = model.patience;
    habits.values[at(Trait::caution)] = model.careful ? 70 : 30;
    return habits;
}

/// The weapons at hand that fly: people don't lob a beam.
std::vector<WeaponId> stock_of(const BattleView& view, bool harmful) {
    std::vector<WeaponId> found;
    const auto& weapons = view.match().arsenal().weapons;
    for (const WeaponId weapon : ids<WeaponId>(weapons))
        if (weapon_stock(view.battle().state(), view.own_tank(), weapon) != 0 && flies(at(weapons, weapon)) &&
            (firepower(at(weapons, weapon)) > 0) == harmful)
            found.push_back(weapon);
    return found;
}

WeaponId dearest_of(const BattleView& view, const std::vector<WeaponId>& stock) {
    const auto price = [&](WeaponId weapon) {
        return price_of_shot(at(view.match().arsenal().weapons, weapon));
    };
    return *std::ranges::max_element(stock, {}, price);
}

/// The best weapon for an aim, if it may err as much as this person does.
WeaponId best_weapon(const BattleView& view, const Candidate& lob, const Marksmanship& aim) {
    const AimError error = {aim.bias_angle + aim.scatter_angle, aim.bias_power + aim.scatter_power};
    WeaponSelection selection(view, {lob}, even_weights(view), error, kDollarsForHarm);
    int predictions = std::numeric_limits<int>::max();
    selection.advance(view, predictions);
    const std::vector<Shot> shots = selection.shots();
    return shots.empty() ? WeaponId(0) : shots.back().weapon;
}

/// The first item of this purpose that can be used now.
std::optional<Command> use_any(const Match& match, PlayerId player, Purpose purpose) {
    const auto& items = match.arsenal().items;
    for (const ItemId item : ids<ItemId>(items)) {
        const Use use = {player, item};
        if (used_for(at(items, item), purpose) && !match.validate(use)) return use;
    }
    return std::nullopt;
}

/// What a weapon would do if it came down where it's aimed.
std::vector<ExpectedDamage> damage_of(const BattleView& view, const Candidate& lob, WeaponId weapon) {
    return forecast_shot(view, at(view.match().arsenal().weapons, weapon), lob.angle, lob.power).damage;
}

bool hurts_itself(const BattleView& view, const Candidate& lob, WeaponId weapon) {
    const Hull own = view.tank().hull(view.own_tank());
    return expected_loss(view, damage_of(view, lob, weapon), own) > 0;
}

float promise(const BattleView& view, const Candidate& lob, WeaponId weapon) {
    return evaluate(view, damage_of(view, lob, weapon), even_weights(view));
}

}  // namespace

PersonPlayer::PersonPlayer(const PersonModel& model) : model_(model), habits_(habits_of(model)) {}

std::vector<Command> PersonPlayer::shop(const Match& match, PlayerId player) const {
    const Random random(hash_bits(match.settings().seed, kPersonShoppingStream, match.turn(), player),
                        kPersonShoppingStream);
    return shopping_list(match, player, habits_, random);
}

Command PersonPlayer::think(const Match& match, PlayerId player) {
    if (turn_ != match.turn()) begin_turn(match, player);
    if (step_ == Step::items) {
        if (auto command = use_items(match, player)) return *command;
        plan(match, player);
    }
    switch (step_) {
        case Step::choose:
            step_ = Step::aim;
            return Choose{player, weapon_};
        case Step::aim:
            step_ = Step::fire;
            return aim(BattleView(match, player, 0));
        default:
            return Fire{player};
    }
}

void PersonPlayer::begin_turn(const Match& match, PlayerId player) {
    turn_ = match.turn();
    step_ = Step::items;
    random_ = Random(hash_bits(match.settings().seed, kPersonStream, turn_, player), kPersonStream);
    if (round_ != match.round()) {
        round_ = match.round();
        histories_.clear();
        mark_ = {};
    }
    pick_mark(BattleView(match, player, 0));
}

/// Whoever has hurt it most since its last turn; else its old mark, or the nearest.
void PersonPlayer::pick_mark(const BattleView& view) {
    suffered_.resize(view.battle().state().tanks.size());
    int most = 0;
    const auto is_enemy = [&](TankId tank) { return std::ranges::count(view.enemies(), tank) > 0; };
    if (!is_enemy(mark_)) mark_ = view.nearest_enemy();
    for (const auto enemy : view.enemies()) {
        const int lost = view.match().tally().damage(player_of(enemy), view.player()) - at(suffered_, enemy);
        if (lost <= most) continue;
        most = lost;
        mark_ = enemy;
    }
    for (const PlayerId by : ids<PlayerId>(suffered_))
        at(suffered_, by) = view.match().tally().damage(by, view.player());
}

std::optional<Command> PersonPlayer::use_items(const Match& match, PlayerId player) const {
    if (model_.seasoned) return command_before_shot(match, player, habits_);
    const BattleState& state = match.battle().state();
    const Tank& own = state.tank(tank_of(player));
    const auto has_at_most = [&](int percent) { return own.health * 100 <= state.rules.health * percent; };
    if (!own.shield.up() && has_at_most(model_.shield_below))
        if (auto command = use_any(match, player, Purpose::shield)) return command;
    if (has_at_most(model_.repair_below)) return use_any(match, player, Purpose::repair);
    return std::nullopt;
}

void PersonPlayer::plan(const Match& match, PlayerId player) {
    step_ = Step::choose;
    const BattleView seen(match, player, 0);
    shot_ = lob_at(seen, mark_);
    if (model_.careful && shot_.miss > kOutOfReach) take_another_mark(seen);
    const BattleView view(match, player, read_wind(seen, mark_));
    thought_ = {};
    thought_.player = player;
    thought_.turn = match.turn();
    thought_.victim = player_of(mark_);
    weapon_ = pick_weapon(view, shot_);
    if (!model_.careful || !is_buried(view)) return;
    const Shot out = shot_out_of_earth(view);
    shot_ = out.aim;
    weapon_ = out.weapon;
}

/// The lob that it believes in.
Candidate PersonPlayer::lob_at(const BattleView& seen, TankId mark) {
    look(seen, mark);
    const BattleView view(seen.match(), seen.player(), read_wind(seen, mark));
    return find_lob(view, mark, preferred_lob(view));
}

/// Whoever it believes it can come nearest to.
void PersonPlayer::take_another_mark(const BattleView& seen) {
    for (const TankId enemy : seen.enemies()) {
        const Candidate lob = lob_at(seen, enemy);
        if (lob.miss >= shot_.miss) continue;
        shot_ = lob;
        mark_ = enemy;
    }
}

/// The elevation at which this person likes to lob in this round.
int PersonPlayer::preferred_lob(const BattleView& view) const {
    Random random(hash_bits(view.match().settings().seed, kPersonLobStream, round_, view.player()),
                  kPersonLobStream);
    return random.from_to(kFlattestLob, kSteepestLob);
}

BiasKey PersonPlayer::key(const BattleView& view, TankId mark) const {
    return {view.match().settings().seed, round_, view.player(), mark};
}

int PersonPlayer::read_wind(const BattleView& view, TankId mark) const {
    Random random(hash_bits(view.match().settings().seed, kPersonWindStream, round_, view.player()),
                  kPersonWindStream);
    if (random.below(100) < model_.no_wind) return 0;
    const int wind = view.battle().state().air.wind;
    return misread_wind(model_.aim, key(view, mark), histories_.at(mark), wind);
}

WeaponId PersonPlayer::pick_weapon(const BattleView& view, const Candidate& lob) {
    std::vector<WeaponId> harmful = stock_of(view, true);
    const std::vector<WeaponId> harmless = stock_of(view, false);
    const int lot = random_.below(100);
    const auto any_of = [&](const std::vector<WeaponId>& stock) {
        return stock[at(random_.below(static_cast<int>(stock.size())))];
    };
    if (model_.seasoned) return best_weapon(view, lob, model_.aim);
    if (model_.careful)
        std::erase_if(harmful, [&](WeaponId weapon) { return hurts_itself(view, lob, weapon); });
    if (harmful.empty()) return plain_weapon(view);
    if (lot < model_.dearest) return dearest_of(view, harmful);
    if (lot < model_.dearest + model_.harmless && !harmless.empty()) return any_of(harmless);
    const WeaponId one = any_of(harmful);
    if (!model_.careful) return one;
    const WeaponId other = any_of(harmful);
    return promise(view, lob, other) > promise(view, lob, one) ? other : one;
}

/// Compares the situation with that of the last shot at the mark.
void PersonPlayer::look(const BattleView& view, TankId mark) {
    const auto& weapons = view.match().arsenal().weapons;
    const int flight = !weapon_.exists() ? 0 : flight_kind(at(weapons, weapon_));
    histories_[mark].look(
        {view.tank().body.at.x, view.tank(mark).body.at.x, view.battle().state().air.wind, flight});
}

Command PersonPlayer::aim(const BattleView& view) {
    look(view, mark_);
    AimHistory& history = histories_[mark_];
    const Deviation off = deviation(model_.aim, key(view, mark_), history, shot_.power, random_);
    history.shoot();
    const int angle = std::clamp(shot_.angle + off.angle, 0, kHalfTurn);
    const int power = std::clamp(shot_.power + off.power, 0, view.power_limit());
    return Aim{view.player(), angle, power};
}

}  // namespace terramorph
