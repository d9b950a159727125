#include <algorithm>

#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// As exact as any, and it picks its victims: who has hurt it, who leads, who is weak.
class Cyborg : public AimingPlayer {
  public:
    explicit Cyborg(std::uint32_t seed) : AimingPlayer(temperament(Mind::cyborg), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return view.enemies(); }
    std::vector<Way> ways(const BattleView&) const override { return {Way::any}; }

    /// The victim that it likes best counts as much as any enemy does to others, so that it is no less
    /// careful of itself.
    Weights weights(const BattleView& view) const override {
        Weights weights = even_weights(view);
        float most = 0;
        for (const int enemy : view.enemies()) most = std::max(most, liking(view, enemy));
        for (const int enemy : view.enemies())
            weights[static_cast<std::size_t>(enemy)] = liking(view, enemy) / most;
        return weights;
    }

    static float liking(const BattleView& view, int enemy) {
        return 1 + grudge(view, enemy) + envy(view, enemy) / 2 + contempt(view, enemy);
    }

    /// For a whole tank's health that it has lost to somebody: 1.
    static float grudge(const BattleView& view, int enemy) {
        const auto harm = static_cast<float>(view.match().harm(enemy, view.player()));
        return std::min(1.0f, harm / static_cast<float>(view.battle().rules().health));
    }

    /// For the leader 1, for the last 0.
    static float envy(const BattleView& view, int enemy) {
        const std::vector<int> ranking = view.match().scores().ranking();
        const auto place = std::ranges::find(ranking, enemy) - ranking.begin();
        const auto last = static_cast<float>(ranking.size() - 1);
        return 1 - static_cast<float>(place) / last;
    }

    /// For one who is nearly destroyed: almost 1.
    static float contempt(const BattleView& view, int enemy) {
        return 1 -
               static_cast<float>(view.tank(enemy).health) / static_cast<float>(view.battle().rules().health);
    }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_cyborg(std::uint32_t seed) { return std::make_unique<Cyborg>(seed); }

}  // namespace terramorph
