#include "ai/gunner.h"

#include <algorithm>
#include <cmath>

#include "ai/belongings.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kGunnerStream = 301;
constexpr int kPredictionsPerTick = 300;  // far less than a frame's worth
constexpr int kMostArmed = 6;             // aims that weapons are weighed for, or so many at each victim:
constexpr int kArmedEach = 2;

int elevation(int angle) { return std::min(angle, kHalfTurn - angle); }

/// Whether a way has led to something that need not be bettered by the next.
bool is_good(const Search& search) {
    constexpr int kClearLine = 350;  // tenths of a degree: higher is no straight shot any more
    if (search.found().empty() || search.found().front().miss > kCloseMiss) return false;
    return search.way() != Way::direct || elevation(search.found().front().angle) <= kClearLine;
}

bool is_better(const Search& search, const std::optional<Search>& other) {
    if (search.found().empty()) return false;
    return !other || search.found().front().miss < other->found().front().miss;
}

/// The best aims at each victim; of straight ones only those that are hardly higher than the flattest.
std::vector<Candidate> best_of(const Search& search, int victims) {
    constexpr int kHardly = 150;  // tenths of a degree
    const int each = std::max(kArmedEach, kMostArmed / victims);
    std::vector<Candidate> best;
    for (const Candidate& aim : search.found()) {
        const int flattest = elevation(search.found().front().angle);
        if (search.way() == Way::direct && elevation(aim.angle) > flattest + kHardly) continue;
        if (std::ranges::count(best, aim.victim, &Candidate::victim) < each) best.push_back(aim);
    }
    return best;
}

Message words_for(Way way, const Argument& name, const Argument& weapon, const Argument& harm) {
    switch (way) {
        case Way::any:
            return message("at {name} with {weapon}, {harm} expected", {name, weapon, harm});
        case Way::direct:
            return message("straight at {name} with {weapon}, {harm} expected", {name, weapon, harm});
        case Way::lob:
            return message("high over to {name} with {weapon}, {harm} expected", {name, weapon, harm});
        case Way::bank:
            return message("off the wall at {name} with {weapon}, {harm} expected", {name, weapon, harm});
    }
    return {};
}

}  // namespace

Gunner::Gunner(const Temperament& temperament, std::uint32_t seed)
    : temperament_(temperament), random_(seed, kGunnerStream) {}

std::optional<Command> Gunner::think(const Match& match, int player) {
    ++ticks_;
    busy_ = step_ < Step::wait;
    if (step_ == Step::belongings)
        if (auto command = prepare(match, player)) return command;
    if (step_ < Step::wait) {
        go_on(Outlook(match, player, static_cast<int>(experience_.wind)));
        return std::nullopt;
    }
    if (ticks_ < temperament_.whole(Trait::hesitation)) return std::nullopt;
    return ask(match, player);
}

/// What it does with its belongings may move it, so that comes first.
std::optional<Command> Gunner::prepare(const Match& match, int player) {
    if (auto command = command_before_shot(match, player, temperament_)) return command;
    experience_ = experience_of(match, player, temperament_.whole(Trait::wind_sense),
                                temperament_.whole(Trait::learning));
    begin(Outlook(match, player, static_cast<int>(experience_.wind)));
    return std::nullopt;
}

void Gunner::begin(const Outlook& outlook) {
    thought_ = {};
    thought_.player = outlook.player();
    thought_.turn = outlook.match().turn();
    step_ = Step::wait;
    if (is_buried(outlook)) {
        shot_ = digging_shot(outlook);
        passes_ = !shot_;
        thought_.words =
            passes_ ? message("buried, and nothing to dig with") : message("buried: it digs itself out");
        return;
    }
    ways_ = ways(outlook);
    search_.emplace(ways_[way_], victims(outlook));
    step_ = Step::search;
}

void Gunner::go_on(const Outlook& outlook) {
    int predictions = kPredictionsPerTick;
    while (predictions > 0 && step_ < Step::wait)
        step_ == Step::search ? search(outlook, predictions) : arm(outlook, predictions);
}

void Gunner::search(const Outlook& outlook, int& predictions) {
    if (!search_->go_on(outlook, predictions)) return;
    const bool good = is_good(*search_);
    if (good || is_better(*search_, best_search_)) best_search_ = std::move(search_);
    if (!good && ++way_ < ways_.size()) return void(search_.emplace(ways_[way_], victims(outlook)));
    std::vector<Candidate> aims;
    if (best_search_) aims = best_of(*best_search_, static_cast<int>(victims(outlook).size()));
    arming_.emplace(outlook, std::move(aims), weights(outlook), hand(),
                    static_cast<float>(temperament_.value(Trait::thrift)));
    step_ = Step::arming;
}

void Gunner::arm(const Outlook& outlook, int& predictions) {
    if (!arming_->go_on(outlook, predictions)) return;
    step_ = Step::wait;
    const std::vector<Shot> shots = arming_->shots();
    if (shots.empty() || shots.back().harm < 0) {
        passes_ = true;
        thought_.words = message("no shot that would not harm the wrong ones");
        return;
    }
    shot_ = shots.back();
    tell(outlook, shots);
}

void Gunner::tell(const Outlook& outlook, const std::vector<Shot>& shots) {
    const Shot& best = shots.back();
    const auto& weapons = outlook.match().arsenal().weapons;
    thought_.victim = best.aim.victim;
    for (const Candidate& aim : best_search_->found())
        thought_.weighed.push_back({aim.angle, aim.power, best.weapon, -aim.miss, aim.end});
    for (const Shot& shot : shots)
        thought_.weighed.push_back({shot.aim.angle, shot.aim.power, shot.weapon, shot.harm, shot.aim.end});
    thought_.words = words_for(best_search_->way(), {"name", outlook.match().player(best.aim.victim).name},
                               {"weapon", message(weapons[static_cast<std::size_t>(best.weapon)].name)},
                               {"harm", static_cast<int>(best.harm)});
}

std::optional<Command> Gunner::ask(const Match& match, int player) {
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
            return aim(Outlook(match, player, static_cast<int>(experience_.wind)));
        default:
            return Fire{player};
    }
}

Command Gunner::aim(const Outlook& outlook) {
    const Unsteadiness most = hand();
    const int turn = random_.from_to(-most.angle, most.angle);
    const int push = random_.from_to(-most.power, most.power);
    const int angle = std::clamp(shot_->aim.angle + turn, 0, kHalfTurn);
    const int power = std::clamp(shot_->aim.power + shot_->aim.power * push / 1000, 0, outlook.power_limit());
    return Aim{outlook.player(), angle, power};
}

/// Whoever learns gets its eye in: each shot of a round strays less than the one before.
Unsteadiness Gunner::hand() const {
    Unsteadiness hand{temperament_.whole(Trait::angle_error), temperament_.whole(Trait::power_error)};
    const int kept = 100 - temperament_.whole(Trait::learning) / 2;
    for (int shot = 0; shot < experience_.shots; ++shot) {
        hand.angle = hand.angle * kept / 100;
        hand.power = hand.power * kept / 100;
    }
    return hand;
}

}  // namespace terramorph
