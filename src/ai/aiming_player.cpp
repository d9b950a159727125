#include "ai/aiming_player.h"

#include <algorithm>

#include "ai/aiming/last_resort.h"
#include "ai/aiming/way_out.h"
#include "ai/aiming/weapon_draw.h"
#include "ai/conduct.h"
#include "ai/items/driving.h"
#include "ai/items/item_use.h"
#include "ai/marks.h"
#include "ai/rivals.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kAimStream = 301;
constexpr std::uint32_t kHandStream = 302;
constexpr int kPredictionsPerTick = 300;  // far less than a frame's worth
constexpr std::size_t kMaxArmed = 6;      // number of aims to compare weapons for
constexpr float kSparedWeight = -0.5f;    // of an enemy that it may not aim at yet

/// The best aims; of straight ones only those hardly steeper than the flattest.
std::vector<Candidate> best_of(const FoundAims& found) {
    constexpr int kHardly = 150;  // tenths of a degree
    std::vector<Candidate> best;
    for (const Candidate& aim : found.aims) {
        const int flattest = elevation(found.aims.front().angle);
        if (found.way == Way::direct && elevation(aim.angle) > flattest + kHardly) continue;
        if (best.size() < kMaxArmed) best.push_back(aim);
    }
    return best;
}

}  // namespace

AimingPlayer::AimingPlayer(const Temperament& temperament, std::uint32_t seed)
    : temperament_(temperament), random_(seed, kAimStream), hand_(seed, kHandStream) {}

Weights AimingPlayer::weights(const BattleView& view) const {
    const bool has_rivals = temperament_.victims == Victims::rivals;
    Weights weights = has_rivals ? rival_weights(view) : even_weights(view);
    const std::vector<TankId> allowed = allowed_marks(view);
    for (const TankId enemy : view.enemies())
        if (std::ranges::count(allowed, enemy) == 0) weights[enemy] = kSparedWeight;
    return weights;
}

Gunner AimingPlayer::gunner(const BattleView& view, TankId mark) const {
    return {view, view.match().player(view.player()).difficulty, temperament_, mark};
}

std::optional<Command> AimingPlayer::think(const Match& match, PlayerId player) {
    ++ticks_;
    busy_ = step_ < Step::wait;
    if (step_ == Step::items)
        if (auto command = prepare(match, player)) return command;
    if (step_ < Step::wait) {
        advance(match, player);
        return std::nullopt;
    }
    if (drive_) return drive(player);
    const Ticks half = Ticks::of(temperament_.whole(Trait::hesitation)) / 2;
    if (ticks_ < (step_ == Step::fire ? aimed_ + half : half)) return std::nullopt;
    return ask(match, player);
}

/// Using items may move the tank, so that comes first.
std::optional<Command> AimingPlayer::prepare(const Match& match, PlayerId player) {
    if (auto command = command_before_shot(match, player, temperament_)) return command;
    begin(match, player);
    return std::nullopt;
}

void AimingPlayer::begin(const Match& match, PlayerId player) {
    const BattleView view(match, player, 0);
    thought_ = {};
    thought_.player = player;
    thought_.turn = match.turn();
    plan_.reset();
    if (is_buried(view)) {
        shot_ = shot_out_of_earth(view);
        step_ = Step::wait;
        thought_.words = message("buried, so it digs itself out");
        return;
    }
    if (marks_.empty()) marks_ = drawn_marks(view, temperament_, random_);
    search_.emplace(temperament_, marks_, hand_);
    step_ = Step::search;
}

void AimingPlayer::advance(const Match& match, PlayerId player) {
    int predictions = kPredictionsPerTick;
    while (predictions > 0 && step_ < Step::wait) {
        if (step_ == Step::search)
            search(match, player, predictions);
        else if (step_ == Step::selection)
            select(match, player, predictions);
        else
            look_for_place(match, player, predictions);
    }
}

void AimingPlayer::search(const Match& match, PlayerId player, int& predictions) {
    if (!search_->advance(match, player, predictions)) return;
    const auto& found = search_->found();
    if (!found) return try_next(match, player);
    const BattleView view(match, player, found->wind);
    const AimError error = gunner(view, found->mark).error(found->way == Way::bank);
    std::vector<Candidate> aims = best_of(*found);
    aims.push_back(line_of_sight(view, found->mark));
    selection_.emplace(view, std::move(aims), weights(view), error,
                       static_cast<float>(temperament_.value(Trait::thrift)));
    step_ = Step::selection;
}

void AimingPlayer::select(const Match& match, PlayerId player, int& predictions) {
    const FoundAims& found = *search_->found();
    if (!selection_->advance(BattleView(match, player, found.wind), predictions)) return;
    const FirePlan plan = {found, selection_->shots()};
    if (!plan_ || plan.shots.back().damage > plan_->shots.back().damage) plan_ = plan;
    plan.shots.back().damage >= kHopeful ? conclude(match, player) : try_next(match, player);
}

/// Another path, another mark, another place, or what there is.
void AimingPlayer::try_next(const Match& match, PlayerId player) {
    step_ = Step::search;
    if (search_->next_way() || search_->next_mark()) return;
    if (plan_ && plan_->is_hopeful()) return conclude(match, player);
    step_ = Step::places;
    places_ = has_driven_ ? std::vector<int>() : places_to_try(match.battle(), tank_of(player));
    search_.reset();
}

void AimingPlayer::look_for_place(const Match& match, PlayerId player, int& predictions) {
    if (places_.empty()) return give_up(match, player);
    if (!search_) search_.emplace(temperament_, marks_, places_.back());
    if (!search_->advance(match, player, predictions)) return;
    if (search_->found() && search_->found()->hits()) {
        drive_ = places_.back();
        step_ = Step::wait;
    }
    search_.reset();
    places_.pop_back();
}

void AimingPlayer::conclude(const Match& match, PlayerId player) {
    const BattleView view(match, player, plan_->found.wind);
    step_ = Step::wait;
    if (plan_->shots.back().damage < 0) return give_up(match, player);
    shot_ = drawn_shot(view, to_draw_from(view), temperament_, random_);
    way_ = shot_->aim.straight ? Way::direct : plan_->found.way;
    tell(thought_, match, *plan_, *shot_, way_);
}

/// What could be fired; on a whim only what does no harm by itself, unless the mark may be finished. Who goes
/// by taste, and not by worth, fires that on a whim only.
std::vector<Shot> AimingPlayer::to_draw_from(const BattleView& view) {
    const Conduct& how = conduct(view.match(), view.player());
    std::vector<Shot> shots;
    if (plan_->found.hits()) shots = side_shots(view, plan_->found.aims.front(), temperament_);
    const auto health = static_cast<float>(view.tank(plan_->found.mark).health);
    const bool may_finish = plan_->shots.back().damage >= health;
    const bool on_a_whim = random_.below(100) < how.whims && !shots.empty() && !may_finish;
    if (!on_a_whim) {
        if (how.by_taste) shots.clear();
        shots.insert(shots.end(), plan_->shots.begin(), plan_->shots.end());
    }
    return without_first_blows(view, std::move(shots));
}

void AimingPlayer::give_up(const Match& match, PlayerId player) {
    const TankId mark = plan_ ? plan_->found.mark : marks_.front();
    const BattleView view(match, player, gunner(BattleView(match, player, 0), mark).wind());
    const std::vector<Candidate> aims = plan_ ? plan_->found.aims : std::vector<Candidate>();
    shot_ = last_resort(view, mark, aims, random_);
    step_ = Step::wait;
    way_ = plan_ ? plan_->found.way : Way::any;
    tell(thought_, match, {{mark, 0, way_, aims}, {*shot_}}, *shot_, way_);
}

Command AimingPlayer::drive(PlayerId player) {
    const int columns = *drive_;
    drive_.reset();
    has_driven_ = true;
    step_ = Step::items;
    return Drive{player, columns};
}

std::optional<Command> AimingPlayer::ask(const Match& match, PlayerId player) {
    switch (step_) {
        case Step::wait:
        case Step::choose:
            step_ = Step::equip;
            return Choose{player, shot_->weapon};
        case Step::equip:
            step_ = Step::target;
            if (auto command = command_before_shot(match, player, temperament_)) return command;
            [[fallthrough]];
        case Step::target:
            step_ = Step::aim;
            if (const auto command = target(match, player)) return command;
            [[fallthrough]];
        case Step::aim:
            step_ = Step::fire;
            aimed_ = ticks_;
            return aim(match, player);
        default:
            return Fire{player};
    }
}

/// Marks whom it means, so that it knows later what it has learned about whom. A shot that only digs is meant
/// for nobody.
std::optional<Command> AimingPlayer::target(const Match& match, PlayerId player) const {
    if (thought_.victim < 0) return std::nullopt;
    const BattleState& state = match.battle().state();
    const Vec2<float> at = state.tank(tank_of(thought_.victim)).middle();
    const float x = state.tank(tank_of(thought_.victim)).body.at.x;
    const int right = state.ground.width() - 1;
    return Target{player, std::clamp(static_cast<int>(x), 0, right), std::max(0, static_cast<int>(at.y))};
}

Command AimingPlayer::aim(const Match& match, PlayerId player) {
    const BattleView view(match, player, 0);
    Deviation off;
    if (thought_.victim >= 0) {
        const Weapon& weapon = at(match.arsenal().weapons, shot_->weapon);
        const Gunner own = gunner(view, tank_of(thought_.victim));
        Random hand = hand_;
        off = own.stray(weapon, shot_->aim.power, way_ == Way::bank, hand);
    }
    const int angle = std::clamp(shot_->aim.angle + off.angle, 0, kHalfTurn);
    const int power = std::clamp(shot_->aim.power + off.power, 0, view.power_limit());
    return Aim{player, angle, power};
}

}  // namespace terramorph
