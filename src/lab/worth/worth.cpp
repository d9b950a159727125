#include "lab/worth/worth.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>

#include "ai/aiming/evaluation.h"
#include "base/random.h"
#include "base/text.h"
#include "battle/battle.h"
#include "lab/parallel_for.h"
#include "lab/simulation.h"
#include "lab/worth/sights.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kWorthStream = 430;
constexpr int kTanks = 4;
constexpr int kStock = 10;
constexpr int kErrors = 4;  // shots of each inexact aim
constexpr Ticks kMaxTicks = 40 * kSecond;
constexpr double kOwnCounts = 1.5;
constexpr std::string_view kShieldId = "light_shield";

/// How far an aim may be off.
struct Hand {
    int angle;  // tenths of a degree
    int power;  // thousandths
};
constexpr Hand kGood = {10, 20};
constexpr Hand kPoor = {25, 60};

/// What a shot has done.
struct Outcome {
    double harm = 0;
    double own = 0;
    double earth = 0;

    double value() const { return harm - kOwnCounts * own; }
};

/// A level on which one tank has everything, and it's that one's turn.
class FiringRange {
  public:
    FiringRange(const WorthPlan& plan, int number, const Arsenal& arsenal)
        : random_(hash_bits(plan.seed, kWorthStream, number, 0), kWorthStream),
          shooter_(TankId::at(number % kTanks)) {
        const LevelSettings level = level_of(plan, number);
        battle_ = ready(level, arsenal, false);
        shielded_ = ready(level, arsenal, true);
        sights_ = sights(*battle_, shooter_);
    }

    Worth worth(WeaponId weapon) {
        const auto best = best_sight(weapon);
        const Outcome exact = fired(weapon, best);
        Worth worth{weapon, exact.value()};
        worth.good = erring(weapon, best, kGood);
        worth.poor = erring(weapon, best, kPoor);
        worth.shielded = fired(weapon, best, true).value();
        worth.own = exact.own;
        worth.earth = exact.earth;
        return worth;
    }

  private:
    static LevelSettings level_of(const WorthPlan& plan, int number) {
        LevelSettings level = default_settings().level;
        level.terrain = sample_terrain(plan.seed, kWorthStream, number);
        return level;
    }

    std::unique_ptr<Battle> ready(const LevelSettings& level, const Arsenal& arsenal, bool shields) const {
        MatchSettings settings = default_settings();
        settings.set(Rule::wind, 0);
        Kit kit;
        kit.weapons.assign(arsenal.weapons.size(), kStock);
        kit.items.assign(arsenal.items.size(), 0);
        const ItemId shield = arsenal.find_item(kShieldId);
        if (shield.exists()) at(kit.items, shield) = 1;
        auto battle = std::make_unique<Battle>(battle_rules(settings, level), level, arsenal,
                                               std::vector<Kit>(kTanks, kit), level.terrain.seed);
        for (const TankId tank : ids<TankId>(battle->state().tanks))
            if (shields && shield.exists() && tank != shooter_) {
                battle->begin_turn(tank);
                battle->use(tank, shield);
            }
        battle->begin_turn(shooter_);
        return battle;
    }

    Sight best_sight(WeaponId weapon) const {
        std::vector<double> values;
        for (const Sight& sight : sights_) values.push_back(fired(weapon, sight).value());
        return sights_[static_cast<std::size_t>(std::ranges::max_element(values) - values.begin())];
    }

    double erring(WeaponId weapon, const Sight& sight, Hand hand) {
        double sum = 0;
        for (int shot = 0; shot < kErrors; ++shot) {
            Sight off = sight;
            off.angle = std::clamp(off.angle + random_.from_to(-hand.angle, hand.angle), 0, kHalfTurn);
            off.power += off.power * random_.from_to(-hand.power, hand.power) / 1000;
            off.power = std::clamp(off.power, 1, kFullPower);
            sum += fired(weapon, off).value();
        }
        return sum / kErrors;
    }

    Outcome fired(WeaponId weapon, const Sight& sight, bool shields = false) const {
        const std::unique_ptr<Battle> battle = (shields ? shielded_ : battle_)->fork();
        const auto& tanks = battle_->state().tanks;
        battle->aim(shooter_, sight.angle, sight.power);
        battle->target(shooter_, rounded(tanks[sight.mark].body.at));
        battle->fire(shooter_, weapon);
        for (Ticks tick; tick < kMaxTicks && (tick == 0 || !battle->at_rest()); ++tick) battle->step();
        Outcome outcome;
        for (const TankId tank : ids<TankId>(tanks)) {
            const Tank& now = battle->state().tank(tank);
            const int lost = tanks[tank].health - (now.alive ? now.health : 0);
            (tank == shooter_ ? outcome.own : outcome.harm) += lost;
        }
        outcome.earth = std::abs(static_cast<double>(battle->state().ground.area()) -
                                 static_cast<double>(battle_->state().ground.area()));
        return outcome;
    }

    static Vec2<int> rounded(Vec2<float> at) {
        return {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
    }

    Random random_;
    TankId shooter_;
    std::unique_ptr<Battle> battle_, shielded_;
    std::vector<Sight> sights_;
};

void add(Worth& sum, const Worth& each) {
    for (double Worth::*const part : {&Worth::exact, &Worth::good, &Worth::poor, &Worth::shielded,
                                      &Worth::own, &Worth::earth})
        sum.*part += each.*part;
}

/// The mean of the worths that one weapon has on each level.
Worth mean_of(const std::vector<std::vector<Worth>>& levels, std::size_t number) {
    Worth mean{levels.front()[number].weapon};
    for (const auto& level : levels) add(mean, level[number]);
    for (double Worth::*const part : {&Worth::exact, &Worth::good, &Worth::poor, &Worth::shielded,
                                      &Worth::own, &Worth::earth})
        mean.*part /= static_cast<double>(levels.size());
    return mean;
}

std::string rounded_text(double value) { return fixed_text(value, 0); }

}  // namespace

std::vector<Worth> measure_worth(const WorthPlan& plan, const Arsenal& arsenal) {
    std::vector<WeaponId> sold;
    for (const WeaponId weapon : ids<WeaponId>(arsenal.weapons))
        if (arsenal.weapons[weapon].price > 0) sold.push_back(weapon);
    std::vector<std::vector<Worth>> levels(static_cast<std::size_t>(plan.levels));
    parallel_for(plan.levels, plan.jobs, [&](int number) {
        FiringRange range(plan, number, arsenal);
        for (const WeaponId weapon : sold)
            levels[static_cast<std::size_t>(number)].push_back(range.worth(weapon));
    });
    std::vector<Worth> worths;
    for (std::size_t number = 0; number < sold.size(); ++number) worths.push_back(mean_of(levels, number));
    return worths;
}

int fair_price(double worth) {
    const double most = std::max(worth, 0.0);
    return static_cast<int>(std::lround(6 * most + most * most / 20));
}

Table worth_table(const std::vector<Worth>& worths, const Arsenal& arsenal) {
    Table table{"What a shot takes, in health",
                {"weapon", "arms", "worth", "exact", "good", "poor", "shielded", "own", "earth", "$ each",
                 "$ fair", "$ a point"},
                {}};
    std::vector<Worth> sorted = worths;
    std::ranges::stable_sort(sorted, {}, [&](const Worth& each) {
        const Weapon& weapon = at(arsenal.weapons, each.weapon);
        return std::pair(weapon.arms_level, price_of_shot(weapon));
    });
    for (const Worth& each : sorted) {
        const Weapon& weapon = at(arsenal.weapons, each.weapon);
        const double mean = each.mean();
        const double price = price_of_shot(weapon);
        table.rows.push_back(
            {weapon.name, concat(weapon.arms_level), fixed_text(mean, 1), rounded_text(each.exact),
             rounded_text(each.good), rounded_text(each.poor), rounded_text(each.shielded),
             rounded_text(each.own), rounded_text(each.earth), rounded_text(price),
             concat(fair_price(mean)), mean < 1 ? "-" : fixed_text(price / mean, 1)});
    }
    return table;
}

}  // namespace terramorph
