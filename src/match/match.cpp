#include "match/match.h"

#include <algorithm>
#include <cassert>

#include "base/index.h"
#include "base/options.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMatchStream = 200;
constexpr int kMostTurnsPerTank = 100;  // in a round; after that nobody wins it

void add_to(StateHash& state, const LevelSettings& level) {
    const Terrain& terrain = level.terrain;
    state.begin("level");
    state.add("generator", terrain.generator->name);
    state.add_all("parameter", terrain.values);
    state.add("seed", terrain.seed);
    state.add("width", terrain.width);
    state.add("depth", terrain.depth);
    state.add("height", level.height);
    state.add("origin x", terrain.origin.x);
    state.add("origin y", terrain.origin.y);
    state.add("cut", level.cut.position);
    state.add("angle of the cut", level.cut.angle);
    state.add("scale", level.scale);
    state.add("lift", level.lift);
    state.add("planet", std::string_view(level.planet.name));
    state.add_all("value of the planet", level.planet.values);
}

std::vector<int> teams_of(const MatchSettings& settings) {
    std::vector<int> teams;
    for (const Player& player : settings.players) teams.push_back(player.team);
    return teams;
}

}  // namespace

Match::Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets, std::vector<RoundResult> past)
    : settings_(settings),
      arsenal_(std::move(arsenal)),
      planets_(planets ? std::move(planets) : std::make_shared<const Planets>(built_in_planets())),
      random_(settings.seed, kMatchStream),
      order_(settings.players.size()),
      weapon_(settings.players.size(), 0),
      committed_(settings.players.size(), Commitment::none),
      harm_(settings.players.size() * settings.players.size(), 0),
      shop_(settings, arsenal_),
      loot_(settings.players.size(), 0),
      scores_(teams_of(settings), settings.scoring()) {
    recording_.settings = settings;
    recording_.version = version();
    recording_.arsenal = arsenal_->fingerprint;
    recording_.planets = fingerprint(*planets_);
    if (settings.planets() == PlanetRule::galaxy) {
        galaxy_ = draw_galaxy(settings, *planets_);
        route_.push_back(galaxy_->route.front());
    }
    if (!past.empty()) go_on_after(std::move(past));
    begin_round();
}

Refusal Match::validate(const Command& command) const {
    return std::visit([this](const auto& asked) { return validate(asked); }, command);
}

Refusal Match::apply(const Command& command) {
    if (auto refusal = validate(command)) return refusal;
    recording_.record({command, turn_, ticks_});
    std::visit([this](const auto& asked) { execute(asked); }, command);
    return std::nullopt;
}

void Match::step() {
    if (phase_ != Phase::flying) return;
    ++ticks_;
    battle_->step();
    take_from_battle();
    if (!battle_->quiet()) return;
    std::exchange(moving_, false) ? end_move() : end_turn();
}

std::unique_ptr<Match> Match::fork() const {
    assert(at_turn_start());
    auto twin = std::unique_ptr<Match>(new Match(*this));
    twin->battle_ = battle_->fork();
    return twin;
}

bool Match::at_turn_start() const {
    return (phase_ == Phase::shopping || phase_ == Phase::aiming) && ticks_ == turn_began_;
}

Events Match::take_events() { return std::exchange(events_, {}); }

int Match::next_world() const {
    if (!galaxy_ || round_ >= settings_.rounds()) return -1;
    return galaxy_->route[static_cast<std::size_t>(round_) % galaxy_->route.size()];
}

void Match::begin_turn() {
    ++round_turns_;
    ending_ = false;
    wait_for(Phase::aiming, Event::Kind::turn_began);
}

void Match::wait_for(Phase phase, Event::Kind said) {
    ++turn_;
    turn_began_ = ticks_;
    phase_ = phase;
    recording_.record_state(turn_, ticks_, hash());
    Event event;
    event.kind = said;
    event.tank = player();
    events_.push_back(event);
}

void Match::commit(int player, Commitment commitment) {
    if (simultaneous()) {
        at(committed_, player) = commitment;
        return next_to_aim();
    }
    if (commitment == Commitment::passes) return end_turn();
    fire(player);
    take_from_battle();
}

void Match::fire(int player) {
    const Tank& tank = at(battle_->tanks(), player);
    const int weapon = at(weapon_, player);
    shots_.push_back({player, weapon, tank.angle, tank.power, turn_});
    battle_->fire(player, weapon);
    fired_ = true;
    phase_ = Phase::flying;
    if (stock(player, weapon) == 0) at(weapon_, player) = 0;
}

void Match::next_to_aim() {
    do ++place_;
    while (place_ < order_.size() && !at(battle_->tanks(), order_[place_]).alive);
    place_ < order_.size() ? begin_turn() : fire_all();
}

void Match::fire_all() {
    place_ = 0;
    while (!at(battle_->tanks(), player()).alive) ++place_;
    bool any = false;
    for (const int each : order_) {
        if (std::exchange(at(committed_, each), Commitment::none) != Commitment::fires) continue;
        if (!at(battle_->tanks(), each).alive) continue;  // something that moved has got it meanwhile
        fire(each);
        any = true;
    }
    any ? take_from_battle() : end_turn();
}

void Match::move() {
    take_from_battle();
    moving_ = true;
    phase_ = Phase::flying;
}

void Match::end_move() {
    if (!battle_->contested()) return end_turn();
    if (at(battle_->tanks(), player()).alive)
        phase_ = Phase::aiming;
    else
        simultaneous() ? next_to_aim() : end_turn();
}

void Match::end_turn() {
    if (battle_->contested() && !std::exchange(ending_, true)) {
        battle_->end_turn();
        take_from_battle();
        phase_ = Phase::flying;
        if (!battle_->quiet()) return;
    }
    const int most_turns = kMostTurnsPerTank * static_cast<int>(order_.size());
    if (!battle_->contested() || round_turns_ >= most_turns) return end_round();
    std::vector<int> next;
    if (simultaneous()) place_ = order_.size() - 1;
    do {
        place_ = (place_ + 1) % order_.size();
        if (at(battle_->tanks(), player()).alive) next.push_back(player());
    } while (next.empty() || (simultaneous() && place_ + 1 < order_.size()));
    while (player() != next.front()) place_ = (place_ + 1) % order_.size();
    battle_->begin_turn(next);
    take_from_battle();
    begin_turn();
}

bool Match::allies(int player, int other) const {
    const int team = this->player(player).team;
    return player == other || (team != 0 && team == this->player(other).team);
}

/// A thief takes no more than its victim has.
void Match::steal(Event& theft) {
    theft.amount = std::min(theft.amount, money(theft.tank));
    at(loot_, theft.tank) -= theft.amount;
    at(loot_, theft.other) += theft.amount;
}

/// A shot ends where it first does something.
void Match::record_shot(const Event& event) {
    using enum Event::Kind;
    constexpr Event::Kind kEnds[] = {blast, dug, heaped, rolling, left, fizzled, burning, traced};
    if (std::find(std::begin(kEnds), std::end(kEnds), event.kind) == std::end(kEnds)) return;
    const auto open = std::find_if(shots_.begin(), shots_.end(), [&](const PastShot& shot) {
        return !shot.end && shot.turn == shots_.back().turn && (event.tank < 0 || event.tank == shot.player);
    });
    if (open != shots_.end()) open->end = event.at;
}

void Match::record_harm(const Event& event) {
    if (event.kind != Event::Kind::hurt || event.other < 0) return;
    at(harm_, event.other * static_cast<int>(order_.size()) + event.tank) += event.amount;
}

void Match::take_from_battle() {
    for (Event& event : battle_->take_events()) {
        if (event.kind == Event::Kind::stole) steal(event);
        record_shot(event);
        record_harm(event);
        scores_.record(event);
        events_.push_back(event);
    }
}

std::uint64_t Match::hash() const {
    StateHash state;
    add_to(state);
    return state.value();
}

std::vector<StateField> Match::state() const {
    std::vector<StateField> fields;
    StateHash state(&fields);
    add_to(state);
    return fields;
}

void Match::add_to(StateHash& state) const {
    state.add_state(*battle_);
    terramorph::add_to(state, level());
    state.begin("match");
    state.add("phase", static_cast<int>(phase_));
    state.add("round", round_);
    state.add("turn", turn_);
    state.add("turns of the round", round_turns_);
    state.add("place", static_cast<int>(place_));
    state.add("winner", winner_);
    state.add("fired", int{fired_});
    state.add("ending", int{ending_});
    state.add("moving", int{moving_});
    state.add("levels drawn", levels_drawn_);
    state.add("map drawn", map_drawn_);
    state.add("advances of the cut", cut_advances_);
    state.add("drawn by lot", random_.drawn());
    state.add_all("order", order_);
    state.add_all("weapon of player", weapon_);
    state.add_all("loot of player", loot_);
    for (int k = 0; const Commitment each : committed_)
        state.add("commitment of player", k++, static_cast<int>(each));
    shop_.add_to(state);
    scores_.add_to(state);
}

}  // namespace terramorph
