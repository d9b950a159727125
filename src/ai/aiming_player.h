#pragma once

#include <optional>
#include <vector>

#include "ai/aiming/aim_search.h"
#include "ai/aiming/gunner.h"
#include "ai/aiming/weapon_selection.h"
#include "ai/computer_player.h"
#include "ai/fire_plan.h"
#include "ai/temperament.h"
#include "base/ticks.h"

namespace terramorph {

/// A computer that aims. Its temperament says at whom, by which kinds of path, and with what; its difficulty,
/// how much it errs. If it finds no shot with any hope, it looks for a better place, and at last fires
/// something all the same: it never passes.
class AimingPlayer : public ComputerPlayer {
  public:
    AimingPlayer(const Temperament& temperament, std::uint32_t seed);

    std::optional<Command> think(const Match& match, PlayerId player) override;

  private:
    enum class Step { items, search, selection, places, wait, choose, equip, target, aim, fire };

    std::optional<Command> prepare(const Match& match, PlayerId player);
    void begin(const Match& match, PlayerId player);
    void advance(const Match& match, PlayerId player);
    void search(const Match& match, PlayerId player, int& predictions);
    void select(const Match& match, PlayerId player, int& predictions);
    void try_next(const Match& match, PlayerId player);
    void look_for_place(const Match& match, PlayerId player, int& predictions);
    void conclude(const Match& match, PlayerId player);
    std::vector<Shot> to_draw_from(const BattleView& view);
    void give_up(const Match& match, PlayerId player);
    std::optional<Command> ask(const Match& match, PlayerId player);
    Command drive(PlayerId player);
    std::optional<Command> target(const Match& match, PlayerId player) const;
    Command aim(const Match& match, PlayerId player);
    Weights weights(const BattleView& view) const;
    Gunner gunner(const BattleView& view, TankId mark) const;

    const Temperament& temperament_;
    Random random_;
    Random hand_;  // the chance by which its shot strays
    Step step_ = Step::items;
    Ticks ticks_;
    Ticks aimed_;  // when it took aim: its barrel is seen to turn before it fires
    std::vector<TankId> marks_;
    std::optional<AimSearch> search_;
    std::optional<WeaponSelection> selection_;
    std::optional<FirePlan> plan_;  // the best so far
    std::vector<int> places_;       // where it could still drive to, in columns to the right
    std::optional<int> drive_;      // columns
    bool has_driven_ = false;
    std::optional<Shot> shot_;
    Way way_ = Way::any;  // of the shot
};

}  // namespace terramorph
