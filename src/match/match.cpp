#include "match/match.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMatchStream = 200;
constexpr std::uint32_t kLevelStream = 201;
constexpr int kMostTurnsPerTank = 100;  // in a round; after that nobody wins it

template <class Items>
auto& at(Items&& items, int number) {
    return items[static_cast<std::size_t>(number)];
}

}  // namespace

Match::Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal)
    : settings_(settings),
      arsenal_(std::move(arsenal)),
      random_(settings.seed, kMatchStream),
      order_(settings.players.size()),
      weapon_(settings.players.size(), 0),
      stock_(settings.players.size()),
      scores_(static_cast<int>(settings.players.size())) {
    recording_.settings = settings;
    recording_.arsenal = arsenal_->fingerprint;
    begin_round();
}

Refusal Match::check(const Command& command) const {
    return std::visit([this](const auto& asked) { return check(asked); }, command);
}

Refusal Match::apply(const Command& command) {
    if (auto refusal = check(command)) return refusal;
    recording_.note(command, turn_);
    std::visit([this](const auto& asked) { obey(asked); }, command);
    return std::nullopt;
}

void Match::step() {
    if (phase_ != Phase::flying) return;
    battle_->step();
    take_from_battle();
    if (battle_->quiet()) end_turn();
}

Events Match::take_events() { return std::exchange(events_, {}); }

int Match::stock(int player, int weapon) const {
    return at(arsenal_->weapons, weapon).unlimited ? -1 : at(at(stock_, player), weapon);
}

Refusal Match::check_turn(int player) const {
    if (phase_ == Phase::flying) return Error{"wait until everything has come to rest"};
    if (phase_ != Phase::aiming) return Error{"the round is over"};
    if (player != this->player()) return Error{text("it is the turn of ", this->player(this->player()).name)};
    return std::nullopt;
}

Refusal Match::check(const Aim& aim) const {
    if (auto refusal = check_turn(aim.player)) return refusal;
    if (aim.angle < 0 || aim.angle > kHalfTurn)
        return Error{text("the angle must be 0 to ", kHalfTurn / 10, " degrees")};
    const int limit = battle_->power_limit(aim.player);
    if (aim.power < 0 || aim.power > limit)
        return Error{text("the power must be 0 to ", limit, ": a damaged tank has less")};
    return std::nullopt;
}

Refusal Match::check(const Choose& choose) const {
    if (auto refusal = check_turn(choose.player)) return refusal;
    if (choose.weapon < 0 || choose.weapon >= static_cast<int>(arsenal_->weapons.size()))
        return Error{"there is no such weapon"};
    if (stock(choose.player, choose.weapon) == 0)
        return Error{text("there is no ", at(arsenal_->weapons, choose.weapon).name, " left")};
    return std::nullopt;
}

Refusal Match::check(const Fire& fire) const { return check_turn(fire.player); }

Refusal Match::check(const Pass& pass) const { return check_turn(pass.player); }

Refusal Match::check(const NewLevel&) const {
    return phase_ == Phase::aiming ? std::nullopt
                                   : Refusal(Error{"a fresh level can be drawn when it is somebody's turn"});
}

Refusal Match::check(const NextRound&) const {
    return phase_ == Phase::round_over ? std::nullopt : Refusal(Error{"the round is not over"});
}

void Match::obey(const Aim& aim) { battle_->aim(aim.player, aim.angle, aim.power); }

void Match::obey(const Choose& choose) { at(weapon_, choose.player) = choose.weapon; }

void Match::obey(const Fire& fire) {
    const int weapon = at(weapon_, fire.player);
    battle_->fire(fire.player, weapon);
    fired_ = true;
    phase_ = Phase::flying;
    if (!at(arsenal_->weapons, weapon).unlimited && --at(at(stock_, fire.player), weapon) == 0)
        at(weapon_, fire.player) = 0;
    take_from_battle();
}

void Match::obey(const Pass&) { end_turn(); }

void Match::obey(const NewLevel&) {
    scores_.restart_round();
    begin_battle();
}

void Match::obey(const NextRound&) { begin_round(); }

void Match::begin_round() {
    ++round_;
    scores_.begin_round();
    order_ = random_.order(static_cast<int>(settings_.players.size()));
    begin_battle();
}

void Match::begin_battle() {
    LevelSettings level = settings_.level;
    if (levels_drawn_ > 0)
        level.terrain.seed = bits(settings_.seed, kLevelStream, static_cast<std::int32_t>(levels_drawn_), 0);
    const std::uint32_t battle_seed = mix(settings_.seed + levels_drawn_);
    ++levels_drawn_;
    battle_ = std::make_unique<Battle>(battle_rules(settings_), level, *arsenal_,
                                       static_cast<int>(settings_.players.size()), battle_seed);

    const int bundles = static_cast<int>(settings_.rule(Rule::stock));
    for (auto& stock : stock_) {
        stock.clear();
        for (const Weapon& weapon : arsenal_->weapons) stock.push_back(weapon.bundle * bundles);
    }
    std::fill(weapon_.begin(), weapon_.end(), 0);
    place_ = 0;
    fired_ = false;
    winner_ = -1;
    round_turns_ = 0;
    Event drawn;
    drawn.kind = Event::Kind::new_level;
    events_.push_back(drawn);
    begin_turn();
}

void Match::begin_turn() {
    ++turn_;
    ++round_turns_;
    phase_ = Phase::aiming;
    recording_.note_state(turn_, hash());
    Event began;
    began.kind = Event::Kind::turn_began;
    began.tank = player();
    events_.push_back(began);
}

void Match::end_turn() {
    const int most_turns = kMostTurnsPerTank * static_cast<int>(order_.size());
    if (battle_->tanks_alive() <= 1 || round_turns_ >= most_turns) return end_round();
    do place_ = (place_ + 1) % order_.size();
    while (!at(battle_->tanks(), player()).alive);
    battle_->begin_turn();
    take_from_battle();
    begin_turn();
}

void Match::end_round() {
    if (battle_->tanks_alive() == 1)
        for (const int each : order_)
            if (at(battle_->tanks(), each).alive) winner_ = each;
    phase_ = round_ < settings_.rounds() ? Phase::round_over : Phase::match_over;
    Event ended;
    ended.kind = Event::Kind::round_ended;
    ended.tank = winner_;
    scores_.note(ended);
    events_.push_back(ended);
    if (phase_ == Phase::match_over) {
        ended.kind = Event::Kind::match_ended;
        ended.tank = scores_.ranking().front();
        events_.push_back(ended);
    }
    recording_.note_state(turn_, hash());
}

void Match::take_from_battle() {
    for (const Event& event : battle_->take_events()) {
        scores_.note(event);
        events_.push_back(event);
    }
}

std::uint64_t Match::hash() const {
    Hash hash;
    hash.add(battle_->hash());
    for (const int number : {static_cast<int>(phase_), round_, turn_, round_turns_, static_cast<int>(place_),
                             winner_, int{fired_}})
        hash.add(number);
    hash.add(levels_drawn_);
    hash.add(random_.drawn());
    for (const int number : order_) hash.add(number);
    for (const int number : weapon_) hash.add(number);
    for (const auto& stock : stock_)
        for (const int number : stock) hash.add(number);
    scores_.add_to(hash);
    return hash.value();
}

}  // namespace terramorph
