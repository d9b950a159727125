#include "match/match.h"

#include <algorithm>

#include "base/text.h"
#include "match/march.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMatchStream = 200;
constexpr std::uint32_t kLevelStream = 201;
constexpr std::uint32_t kPlanetStream = 202;
constexpr int kMostTurnsPerTank = 100;  // in a round; after that nobody wins it

void add_to(Hash& hash, const LevelSettings& level) {
    const Terrain& terrain = level.terrain;
    hash.add(terrain.generator->name);
    for (const double value : terrain.values) hash.add(value);
    hash.add(terrain.seed);
    for (const int size : {terrain.width, terrain.depth, level.height}) hash.add(size);
    for (const std::int64_t place : {terrain.origin.x, terrain.origin.y}) hash.add(place);
    for (const double number : {level.cut.position, level.cut.angle, level.scale, level.lift})
        hash.add(number);
    hash.add(std::string_view(level.planet.name));
    for (const double value : level.planet.values) hash.add(value);
}

template <class Items>
auto& at(Items&& items, int number) {
    return items[static_cast<std::size_t>(number)];
}

}  // namespace

Match::Match(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets)
    : settings_(settings),
      arsenal_(std::move(arsenal)),
      planets_(planets ? std::move(planets) : std::make_shared<const Planets>(built_in_planets())),
      random_(settings.seed, kMatchStream),
      order_(settings.players.size()),
      weapon_(settings.players.size(), 0),
      scores_(static_cast<int>(settings.players.size())) {
    recording_.settings = settings;
    recording_.arsenal = arsenal_->fingerprint;
    recording_.planets = fingerprint(*planets_);
    if (settings.planets() == PlanetRule::galaxy) {
        galaxy_ = draw_galaxy(settings, *planets_);
        route_.push_back(galaxy_->route.front());
    }
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
    if (!battle_->quiet()) return;
    const bool goes_on =
        std::exchange(moving_, false) && at(battle_->tanks(), player()).alive && battle_->tanks_alive() > 1;
    if (goes_on)
        phase_ = Phase::aiming;
    else
        end_turn();
}

Events Match::take_events() { return std::exchange(events_, {}); }

int Match::next_world() const {
    if (!galaxy_ || round_ >= settings_.rounds()) return -1;
    return galaxy_->route[static_cast<std::size_t>(round_) % galaxy_->route.size()];
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

Refusal Match::check(const Use& use) const {
    if (auto refusal = check_turn(use.player)) return refusal;
    return battle_->refuses_use(use.player, use.item);
}

Refusal Match::check(const Drive& drive) const {
    if (auto refusal = check_turn(drive.player)) return refusal;
    if (drive.columns == 0) return Error{"a tank drives left or right"};
    if (at(battle_->tanks(), drive.player).fuel <= 0) return Error{"there is no fuel left"};
    if (at(battle_->tanks(), drive.player).body.entombed)
        return Error{"the tank is buried: dig it out first"};
    return std::nullopt;
}

Refusal Match::check(const Target& target) const {
    if (auto refusal = check_turn(target.player)) return refusal;
    if (target.x < 0 || target.x >= level().width() || target.y < 0 || target.y > 4 * level().level_height())
        return Error{"the target must be in the level"};
    return std::nullopt;
}

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
    if (stock(fire.player, weapon) == 0) at(weapon_, fire.player) = 0;
    take_from_battle();
}

void Match::obey(const Use& use) {
    battle_->use(use.player, use.item);
    move();
}

void Match::obey(const Drive& drive) {
    battle_->drive(drive.player, drive.columns);
    move();
}

void Match::obey(const Target& target) { battle_->target(target.player, {target.x, target.y}); }

void Match::move() {
    take_from_battle();
    moving_ = true;
    phase_ = Phase::flying;
}

void Match::obey(const Pass&) { end_turn(); }

void Match::obey(const NewLevel&) {
    scores_.restart_round();
    map_drawn_ = levels_drawn_;
    marches_ = 0;
    begin_battle();
}

void Match::obey(const NextRound&) { begin_round(); }

/// Decides where the next round is: what is known of the map as it is, or a fresh one.
void Match::travel() {
    if (galaxy_) {
        const bool known = round_ < static_cast<int>(galaxy_->route.size());
        route_.push_back(next_world());
        map_drawn_ = known ? 0 : levels_drawn_;
    } else if (settings_.rule(Rule::march) > 0) {
        ++marches_;
    } else {
        map_drawn_ = levels_drawn_;
    }
}

void Match::begin_round() {
    if (round_ > 0) travel();
    ++round_;
    scores_.begin_round();
    order_ = random_.order(static_cast<int>(settings_.players.size()));
    begin_battle();
}

LevelSettings Match::level_of_round() const {
    LevelSettings level = galaxy_ ? at(galaxy_->worlds, route_.back()).level : settings_.level;
    if (map_drawn_ > 0) {
        const auto drawn = static_cast<std::int32_t>(map_drawn_);
        level.terrain.seed = next_seed(bits(settings_.seed, kLevelStream, drawn, 0));
        level.terrain.placed.clear();  // it stood on another map
    }
    if (galaxy_) return level;
    if (settings_.planets() == PlanetRule::random) {
        const std::uint32_t lot = bits(settings_.seed, kPlanetStream, round_, 0);
        level.planet = (*planets_)[lot % planets_->size()];
    }
    return marched(level, static_cast<int>(settings_.rule(Rule::march)), marches_);
}

void Match::begin_battle() {
    const LevelSettings level = level_of_round();
    const std::uint32_t battle_seed = mix(settings_.seed + levels_drawn_);
    ++levels_drawn_;
    battle_ = std::make_unique<Battle>(battle_rules(settings_, level), level, *arsenal_, kits(), battle_seed);
    std::fill(weapon_.begin(), weapon_.end(), 0);
    place_ = 0;
    fired_ = false;
    winner_ = -1;
    moving_ = false;
    round_turns_ = 0;
    Event drawn;
    drawn.kind = Event::Kind::new_level;
    events_.push_back(drawn);
    begin_turn();
}

/// What everybody begins a round with. What works by itself from then on, or at the end, is nothing that comes
/// for free.
std::vector<Kit> Match::kits() const {
    const int bundles = static_cast<int>(settings_.rule(Rule::stock));
    Kit kit;
    for (const Weapon& weapon : arsenal_->weapons) kit.weapons.push_back(weapon.bundle * bundles);
    const auto is_free = [](const Weapon& item) {
        return !item.effects.on(Trigger::on_use).empty() || !item.effects.on(Trigger::on_fall).empty();
    };
    for (const Weapon& item : arsenal_->items)
        kit.items.push_back(is_free(item) ? item.bundle * bundles : 0);
    return std::vector<Kit>(settings_.players.size(), kit);
}

void Match::begin_turn() {
    ++turn_;
    ++round_turns_;
    phase_ = Phase::aiming;
    ending_ = false;
    recording_.note_state(turn_, hash());
    Event began;
    began.kind = Event::Kind::turn_began;
    began.tank = player();
    events_.push_back(began);
}

void Match::end_turn() {
    if (battle_->tanks_alive() > 1 && !std::exchange(ending_, true)) {
        battle_->end_turn();
        take_from_battle();
        phase_ = Phase::flying;
        if (!battle_->quiet()) return;
    }
    const int most_turns = kMostTurnsPerTank * static_cast<int>(order_.size());
    if (battle_->tanks_alive() <= 1 || round_turns_ >= most_turns) return end_round();
    do place_ = (place_ + 1) % order_.size();
    while (!at(battle_->tanks(), player()).alive);
    battle_->begin_turn(player());
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
    add_to(hash, level());
    for (const int number : {static_cast<int>(phase_), round_, turn_, round_turns_, static_cast<int>(place_),
                             winner_, int{fired_}})
        hash.add(number);
    hash.add(int{ending_});
    hash.add(int{moving_});
    hash.add(levels_drawn_);
    hash.add(map_drawn_);
    hash.add(marches_);
    hash.add(random_.drawn());
    for (const int number : order_) hash.add(number);
    for (const int number : weapon_) hash.add(number);
    scores_.add_to(hash);
    return hash.value();
}

}  // namespace terramorph
