#include "lab/barrage.h"

#include <memory>

#include "match/economy/market.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBarrageStream = 400;
constexpr int kBarrageTanks = 10;
constexpr int kMinSamples = 3;
constexpr Ticks kMaxShotTicks = 120 * kSecond;

/// Turns on everything that has a rule, so that the hash covers it.
BattleRules rules_of_a_barrage(Random& random) {
    BattleRules rules;
    rules.health = 300;
    rules.loose_earth = LooseEarth::breaks;
    rules.walls = static_cast<Walls>(random.below(8));
    rules.ceiling = random.below(4) == 0;
    rules.viscosity = random.below(4) == 0 ? 3 : 0;
    rules.wind_growth = random.below(4) == 0 ? 10 : 0;
    rules.sky = HostileSky::both;
    rules.sudden_death = 12;
    rules.crates = 50;
    rules.fuel = 500;
    return rules;
}

class Barrage {
  public:
    using EachTick = std::function<void(const Battle&)>;

    Barrage(const LevelSettings& level, const Arsenal& arsenal, std::uint32_t seed, const EachTick& each_tick)
        : level_(level), arsenal_(arsenal), each_tick_(each_tick), random_(seed, kBarrageStream) {
        next_ = random_.below(goods(arsenal_).size());
    }

    BarrageShot shoot() {
        if (!battle_ || tanks_alive(battle_->state()) < kMinSamples) begin();
        next_tank();
        const GoodId which = GoodId::at(next_++ % goods(arsenal_).size());
        const ItemId item = is_item(arsenal_, which) ? item_of(arsenal_, which) : ItemId();
        const WeaponId weapon = item.exists() ? WeaponId(0) : weapon_of(arsenal_, which);
        const int angle = random_.from_to(0, kHalfTurn);
        const int power = random_.from_to(1, power_limit(battle_->state(), tank_));
        battle_->aim(tank_, angle, power);
        if (random_.below(4) == 0) drive();
        if (item.exists() && !battle_->validate_use(tank_, item)) {
            battle_->use(tank_, item);
            settle();
        }
        if (battle_->state().tank(tank_).alive) battle_->fire(tank_, weapon);
        settle();
        battle_->end_turn();
        const bool quiet = settle();
        battle_->begin_turn(tank_);
        return {good(arsenal_, which).id, battle_->hash(), quiet};
    }

  private:
    void begin() {
        Kit kit;
        kit.weapons.assign(arsenal_.weapons.size(), 9);
        kit.items.assign(arsenal_.items.size(), 2);
        const BattleRules rules = rules_of_a_barrage(random_);
        LevelSettings level = level_;
        level.terrain.seed += ++battles_;
        battle_ =
            std::make_unique<Battle>(rules, level, arsenal_, std::vector<Kit>(kBarrageTanks, kit), battles_);
        settle();
    }

    void next_tank() {
        do tank_ = TankId::at((tank_ + 1) % kBarrageTanks);
        while (!battle_->state().tank(tank_).alive);
    }

    void drive() {
        const int columns = random_.from_to(-60, 60);
        if (columns != 0) battle_->drive(tank_, columns);
        settle();
    }

    bool settle() {
        for (Ticks tick; tick < kMaxShotTicks && !battle_->at_rest(); ++tick) {
            battle_->step();
            if (each_tick_) each_tick_(*battle_);
        }
        return battle_->at_rest();
    }

    const LevelSettings& level_;
    const Arsenal& arsenal_;
    const EachTick& each_tick_;
    Random random_;
    int next_ = 0;
    std::unique_ptr<Battle> battle_;
    std::uint32_t battles_ = 0;
    TankId tank_ = 0;
};

}  // namespace

std::vector<BarrageShot> barrage(const LevelSettings& level, const Arsenal& arsenal, int shots,
                                 std::uint32_t seed, const std::function<void(const Battle&)>& each_tick) {
    Barrage barrage(level, arsenal, seed, each_tick);
    std::vector<BarrageShot> fired;
    for (int number = 0; number < shots; ++number) fired.push_back(barrage.shoot());
    return fired;
}

}  // namespace terramorph
