#include <algorithm>
#include <vector>

#include "ai/battle_view.h"
#include "ai/strategies/list.h"
#include "ai/temperament.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kRandomStream = 300;
constexpr int kMinPower = 100;

/// Fires any weapon it has, anywhere on a side with enemies.
class RandomPlayer : public ComputerPlayer {
  public:
    RandomPlayer(const Temperament& temperament, std::uint32_t seed)
        : temperament_(temperament), random_(seed, kRandomStream) {}

    std::optional<Command> think(const Match& match, PlayerId player) override {
        const Ticks hesitation = Ticks::of(temperament_.whole(Trait::hesitation));
        ++ticks_;
        if (ticks_ == kTick) return Choose{player, any_weapon(match, player)};
        if (ticks_ == hesitation / 2) return any_aim(BattleView(match, player, 0));
        if (ticks_ < hesitation) return std::nullopt;
        return Fire{player};
    }

  private:
    WeaponId any_weapon(const Match& match, PlayerId player) {
        std::vector<WeaponId> at_hand;
        for (const WeaponId weapon : ids<WeaponId>(match.arsenal().weapons))
            if (weapon_stock(match.battle().state(), tank_of(player), weapon) != 0) at_hand.push_back(weapon);
        const int which = random_.below(static_cast<int>(at_hand.size()));
        return at_hand[which];
    }

    Aim any_aim(const BattleView& view) {
        const auto stands = [&](bool right) {
            return std::ranges::any_of(view.enemies(), [&](TankId enemy) {
                return (view.tank(enemy).body.at.x > view.tank().body.at.x) == right;
            });
        };
        const bool right = stands(true) && (!stands(false) || random_.below(2) == 0);
        const int lean = random_.from_to(0, kHalfTurn / 2);
        const int limit = view.power_limit();
        const int power = random_.from_to(std::min(limit, kMinPower), limit);
        const int angle = right ? lean : kHalfTurn - lean;
        tell(view, angle, power);
        return {view.player(), angle, power};
    }

    void tell(const BattleView& view, int angle, int power) {
        thought_ = {};
        thought_.player = view.player();
        thought_.turn = view.match().turn();
        thought_.words = message("anywhere");
        const Vec2<float> end = columns_of(view.predict(angle, power).contact.at);
        thought_.weighed = {{angle, power, view.match().state().weapon(view.player()), 0, end}};
    }

    const Temperament& temperament_;
    Random random_;
    Ticks ticks_;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_random_player(const Temperament& temperament, std::uint32_t seed) {
    return std::make_unique<RandomPlayer>(temperament, seed);
}

}  // namespace terramorph
