#include "ai/aiming_player.h"

#include <algorithm>
#include <cmath>

#include "ai/item_use.h"
#include "ai/rivals.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kAimStream = 301;
constexpr int kPredictionsPerTick = 300;  // far less than a frame's worth
constexpr int kMaxArmed = 6;              // number of aims to compare weapons for, split among the victims:
constexpr int kArmedEach = 2;

/// True if the search needn't go on with the next kind of path.
bool is_good(const Search& search) {
    constexpr int kClearLine = 350;  // tenths of a degree: steeper shots aren't straight
    if (search.found().empty() || search.found().front().miss > kCloseMiss) return false;
    return search.way() != Way::direct || elevation(search.found().front().angle) <= kClearLine;
}

bool is_better(const Search& search, const std::optional<Search>& other) {
    if (search.found().empty()) return false;
    return !other || search.found().front().miss < other->found().front().miss;
}

/// The best aims at each victim; of straight ones only those hardly steeper than the flattest.
std::vector<Candidate> best_of(const Search& search, int victims) {
    constexpr int kHardly = 150;  // tenths of a degree
    const int each = std::max(kArmedEach, kMaxArmed / victims);
    std::vector<Candidate> best;
    for (const Candidate& aim : search.found()) {
        const int flattest = elevation(search.found().front().angle);
        if (search.way() == Way::direct && elevation(aim.angle) > flattest + kHardly) continue;
        if (std::ranges::count(best, aim.victim, &Candidate::victim) < each) best.push_back(aim);
    }
    return best;
}

Message words_for(Way way, const Argument& name, const Argument& weapon, const Argument& damage) {
    switch (way) {
        case Way::any:
            return message("at {name} with {weapon}, {harm} expected", {name, weapon, damage});
        case Way::direct:
            return message("straight at {name} with {weapon}, {harm} expected", {name, weapon, damage});
        case Way::lob:
            return message("high over to {name} with {weapon}, {harm} expected", {name, weapon, damage});
        case Way::bank:
            return message("off the wall at {name} with {weapon}, {harm} expected", {name, weapon, damage});
    }
    return {};
}

}  // namespace

AimingPlayer::AimingPlayer(const Temperament& temperament, std::uint32_t seed)
    : temperament_(temperament), random_(seed, kAimStream) {}

std::vector<int> AimingPlayer::victims(const BattleView& view) const {
    if (temperament_.victims == Victims::nearest) return {view.nearest_enemy()};
    return view.enemies();
}

Weights AimingPlayer::weights(const BattleView& view) const {
    return temperament_.victims == Victims::rivals ? rival_weights(view) : even_weights(view);
}

std::optional<Command> AimingPlayer::think(const Match& match, int player) {
    ++ticks_;
    busy_ = step_ < Step::wait;
    if (step_ == Step::items)
        if (auto command = prepare(match, player)) return command;
    if (step_ < Step::wait) {
        advance(BattleView(match, player, static_cast<int>(wind_.wind)));
        return std::nullopt;
    }
    if (ticks_ < temperament_.whole(Trait::hesitation)) return std::nullopt;
    return ask(match, player);
}

/// Using items may move the tank, so that comes first.
std::optional<Command> AimingPlayer::prepare(const Match& match, int player) {
    if (auto command = command_before_shot(match, player, temperament_)) return command;
    wind_ = estimate_wind(match, player, temperament_.whole(Trait::wind_sense),
                          temperament_.whole(Trait::learning));
    begin(BattleView(match, player, static_cast<int>(wind_.wind)));
    return std::nullopt;
}

void AimingPlayer::begin(const BattleView& view) {
    thought_ = {};
    thought_.player = view.player();
    thought_.turn = view.match().turn();
    step_ = Step::wait;
    if (is_buried(view)) {
        shot_ = digging_shot(view);
        passes_ = !shot_;
        thought_.words =
            passes_ ? message("buried, and nothing to dig with") : message("buried: it digs itself out");
        return;
    }
    search_.emplace(temperament_.ways[way_], victims(view));
    step_ = Step::search;
}

void AimingPlayer::advance(const BattleView& view) {
    int predictions = kPredictionsPerTick;
    while (predictions > 0 && step_ < Step::wait)
        step_ == Step::search ? search(view, predictions) : select(view, predictions);
}

void AimingPlayer::search(const BattleView& view, int& predictions) {
    if (!search_->advance(view, predictions)) return;
    const bool good = is_good(*search_);
    if (good || is_better(*search_, best_search_)) best_search_ = std::move(search_);
    if (!good && ++way_ < temperament_.ways.size())
        return void(search_.emplace(temperament_.ways[way_], victims(view)));
    std::vector<Candidate> aims;
    if (best_search_) aims = best_of(*best_search_, static_cast<int>(victims(view).size()));
    selection_.emplace(view, std::move(aims), weights(view), aim_error(),
                       static_cast<float>(temperament_.value(Trait::thrift)));
    step_ = Step::selection;
}

void AimingPlayer::select(const BattleView& view, int& predictions) {
    if (!selection_->advance(view, predictions)) return;
    step_ = Step::wait;
    const std::vector<Shot> shots = selection_->shots();
    if (shots.empty() || shots.back().damage < 0) {
        passes_ = true;
        thought_.words = message("no shot that would not harm the wrong ones");
        return;
    }
    shot_ = shots.back();
    tell(view, shots);
}

void AimingPlayer::tell(const BattleView& view, const std::vector<Shot>& shots) {
    const Shot& best = shots.back();
    const auto& weapons = view.match().arsenal().weapons;
    thought_.victim = best.aim.victim;
    for (const Candidate& aim : best_search_->found())
        thought_.weighed.push_back({aim.angle, aim.power, best.weapon, -aim.miss, aim.end});
    for (const Shot& shot : shots)
        thought_.weighed.push_back({shot.aim.angle, shot.aim.power, shot.weapon, shot.damage, shot.aim.end});
    thought_.words =
        words_for(best_search_->way(), {"name", view.match().player(best.aim.victim).name},
                  {"weapon", message(weapons[best.weapon].name)}, {"harm", static_cast<int>(best.damage)});
}

std::optional<Command> AimingPlayer::ask(const Match& match, int player) {
    if (passes_) return Pass{player};
    switch (step_) {
        case Step::wait:
        case Step::choose:
            step_ = Step::equip;
            return Choose{player, shot_->weapon};
        case Step::equip:
            step_ = Step::aim;
            if (auto command = command_before_shot(match, player, temperament_)) return command;
            [[fallthrough]];
        case Step::aim:
            step_ = Step::fire;
            return aim(BattleView(match, player, static_cast<int>(wind_.wind)));
        default:
            return Fire{player};
    }
}

Command AimingPlayer::aim(const BattleView& view) {
    const AimError most = aim_error();
    const int turn = random_.from_to(-most.angle, most.angle);
    const int push = random_.from_to(-most.power, most.power);
    const int angle = std::clamp(shot_->aim.angle + turn, 0, kHalfTurn);
    const int power = std::clamp(shot_->aim.power + shot_->aim.power * push / 1000, 0, view.power_limit());
    return Aim{view.player(), angle, power};
}

/// Players that learn improve: each shot of a round strays less than the one before.
AimError AimingPlayer::aim_error() const {
    AimError error{temperament_.whole(Trait::angle_error), temperament_.whole(Trait::power_error)};
    const int kept = 100 - temperament_.whole(Trait::learning) / 2;
    for (int shot = 0; shot < wind_.shots; ++shot) {
        error.angle = error.angle * kept / 100;
        error.power = error.power * kept / 100;
    }
    return error;
}

}  // namespace terramorph
