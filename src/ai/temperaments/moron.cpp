#include <algorithm>
#include <vector>

#include "ai/battle_view.h"
#include "ai/temperament.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMoronStream = 300;
constexpr int kLeastPower = 100;

/// Fires whatever is at hand, anywhere on the side where there are enemies.
class Moron : public ComputerPlayer {
  public:
    explicit Moron(std::uint32_t seed) : random_(seed, kMoronStream) {}

    std::optional<Command> think(const Match& match, int player) override {
        const int hesitation = temperament(Mind::moron).whole(Trait::hesitation);
        ++ticks_;
        if (ticks_ == 1) return Choose{player, any_weapon(match, player)};
        if (ticks_ == hesitation / 2) return any_aim(BattleView(match, player, 0));
        if (ticks_ < hesitation) return std::nullopt;
        return Fire{player};
    }

  private:
    int any_weapon(const Match& match, int player) {
        std::vector<int> at_hand;
        for (int weapon = 0; weapon < static_cast<int>(match.arsenal().weapons.size()); ++weapon)
            if (match.stock(player, weapon) != 0) at_hand.push_back(weapon);
        const int which = random_.below(static_cast<int>(at_hand.size()));
        return at_hand[static_cast<std::size_t>(which)];
    }

    Aim any_aim(const BattleView& view) {
        const auto stands = [&](bool right) {
            return std::ranges::any_of(view.enemies(), [&](int enemy) {
                return (view.tank(enemy).body.at.x > view.tank().body.at.x) == right;
            });
        };
        const bool right = stands(true) && (!stands(false) || random_.below(2) == 0);
        const int lean = random_.from_to(0, kHalfTurn / 2);
        const int limit = view.power_limit();
        const int power = random_.from_to(std::min(limit, kLeastPower), limit);
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
        thought_.weighed = {{angle, power, view.match().weapon(view.player()), 0, end}};
    }

    Random random_;
    int ticks_ = 0;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_moron(std::uint32_t seed) { return std::make_unique<Moron>(seed); }

}  // namespace terramorph
