#pragma once

#include <optional>
#include <vector>

#include "ai/aiming/search.h"
#include "ai/aiming/weapon_selection.h"
#include "ai/aiming/wind_estimate.h"
#include "ai/computer_player.h"
#include "ai/temperament.h"

namespace terramorph {

/// A computer that aims. Its temperament says at whom, by which kinds of path, and how steady its hand is.
class AimingPlayer : public ComputerPlayer {
  public:
    AimingPlayer(const Temperament& temperament, std::uint32_t seed);

    std::optional<Command> think(const Match& match, int player) override;

  private:
    enum class Step { items, search, selection, wait, choose, equip, aim, fire };

    std::vector<int> victims(const BattleView& view) const;
    Weights weights(const BattleView& view) const;
    std::optional<Command> prepare(const Match& match, int player);
    void begin(const BattleView& view);
    void advance(const BattleView& view);
    void search(const BattleView& view, int& predictions);
    void select(const BattleView& view, int& predictions);
    std::optional<Command> ask(const Match& match, int player);
    Command aim(const BattleView& view);
    AimError aim_error() const;
    void tell(const BattleView& view, const std::vector<Shot>& shots);

    const Temperament& temperament_;
    Random random_;
    Step step_ = Step::items;
    int ticks_ = 0;
    WindEstimate wind_;
    std::size_t way_ = 0;
    std::optional<Search> search_;
    std::optional<Search> best_search_;  // the finished search with the best aim
    std::optional<WeaponSelection> selection_;
    std::optional<Shot> shot_;
    bool passes_ = false;
};

}  // namespace terramorph
