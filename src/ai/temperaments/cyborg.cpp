#include <algorithm>

#include "ai/gunner.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// As exact as any, and it picks its victims: who has hurt it, who leads, who is weak.
class Cyborg : public Gunner {
  public:
    explicit Cyborg(std::uint32_t seed) : Gunner(temperament(Mind::cyborg), seed) {}

  private:
    std::vector<int> victims(const Outlook& outlook) const override { return outlook.enemies(); }
    std::vector<Way> ways(const Outlook&) const override { return {Way::any}; }

    /// The victim that it likes best counts as much as any enemy does to others, so that it is no less
    /// careful of itself.
    Weights weights(const Outlook& outlook) const override {
        Weights weights = even_weights(outlook);
        float most = 0;
        for (const int enemy : outlook.enemies()) most = std::max(most, liking(outlook, enemy));
        for (const int enemy : outlook.enemies())
            weights[static_cast<std::size_t>(enemy)] = liking(outlook, enemy) / most;
        return weights;
    }

    static float liking(const Outlook& outlook, int enemy) {
        return 1 + grudge(outlook, enemy) + envy(outlook, enemy) / 2 + contempt(outlook, enemy);
    }

    /// For a whole tank's health that it has lost to somebody: 1.
    static float grudge(const Outlook& outlook, int enemy) {
        const auto harm = static_cast<float>(outlook.match().harm(enemy, outlook.player()));
        return std::min(1.0f, harm / static_cast<float>(outlook.battle().rules().health));
    }

    /// For the leader 1, for the last 0.
    static float envy(const Outlook& outlook, int enemy) {
        const std::vector<int> ranking = outlook.match().scores().ranking();
        const auto place = std::ranges::find(ranking, enemy) - ranking.begin();
        const auto last = static_cast<float>(ranking.size() - 1);
        return 1 - static_cast<float>(place) / last;
    }

    /// For one who is nearly destroyed: almost 1.
    static float contempt(const Outlook& outlook, int enemy) {
        return 1 - static_cast<float>(outlook.tank(enemy).health) /
                       static_cast<float>(outlook.battle().rules().health);
    }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_cyborg(std::uint32_t seed) { return std::make_unique<Cyborg>(seed); }

}  // namespace terramorph
