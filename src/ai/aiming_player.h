#pragma once

#include <optional>
#include <vector>

#include "ai/computer_player.h"
#include "ai/search.h"
#include "ai/temperament.h"
#include "ai/weapon_selection.h"
#include "ai/wind_estimate.h"

namespace terramorph {

/// A computer player that aims at somebody. Temperaments differ in their victims, their kinds of path and how
/// much their aim errs.
class AimingPlayer : public ComputerPlayer {
  public:
    AimingPlayer(const Temperament& temperament, std::uint32_t seed);

    std::optional<Command> think(const Match& match, int player) final;

  protected:
    /// The enemies that it would shoot at, at least one.
    virtual std::vector<int> victims(const BattleView& view) const = 0;
    /// The kinds of path to try, one after the other, until one hits.
    virtual std::vector<Way> ways(const BattleView& view) const = 0;
    /// How much the damage to each tank counts.
    virtual Weights weights(const BattleView& view) const { return even_weights(view); }

  private:
    enum class Step { items, search, selection, wait, choose, equip, aim, fire };

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
    std::vector<Way> ways_;
    std::size_t way_ = 0;
    std::optional<Search> search_;
    std::optional<Search> best_search_;  // the finished search with the best aim
    std::optional<WeaponSelection> selection_;
    std::optional<Shot> shot_;
    bool passes_ = false;
};

}  // namespace terramorph
