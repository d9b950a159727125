#include <algorithm>

#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kMoronStream = 300;
constexpr int kHesitation = 40;  // ticks before it fires: long enough to see whose turn it is

/// Fires whatever is at hand, anywhere on the side where there are enemies.
class Moron : public ComputerPlayer {
  public:
    explicit Moron(std::uint32_t seed) : random_(seed, kMoronStream) {}

    std::optional<Command> think(const Match& match, int player) override {
        ++ticks_;
        if (ticks_ == 1) return Choose{player, any_weapon(match, player)};
        if (ticks_ == kHesitation / 2) return any_aim(match, player);
        if (ticks_ < kHesitation) return std::nullopt;
        ticks_ = 0;
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

    Aim any_aim(const Match& match, int player) {
        const auto tanks = match.battle().tanks();
        const float own = tanks[static_cast<std::size_t>(player)].body.at.x;
        const auto stands = [&](bool right) {
            return std::any_of(tanks.begin(), tanks.end(), [&](const Tank& tank) {
                return tank.alive && (right ? tank.body.at.x > own : tank.body.at.x < own);
            });
        };
        const bool right = stands(true) && (!stands(false) || random_.below(2) == 0);
        const int lean = random_.from_to(0, kHalfTurn / 2);
        const int limit = match.battle().power_limit(player);
        const int power = random_.from_to(std::min(limit, 100), limit);
        return {player, right ? lean : kHalfTurn - lean, power};
    }

    Random random_;
    int ticks_ = 0;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_moron(std::uint32_t seed) { return std::make_unique<Moron>(seed); }

}  // namespace terramorph
