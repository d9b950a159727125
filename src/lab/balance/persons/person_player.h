#pragma once

#include <map>
#include <optional>
#include <vector>

#include "ai/aiming/search.h"
#include "ai/temperament.h"
#include "ai/thought.h"
#include "lab/balance/persons/person_model.h"

namespace terramorph {

/// Plays as a model of a person does: lobs at the nearest, or at whoever hurt it last, sees where its shots
/// come down, and corrects itself. It lives as long as its match.
class PersonPlayer {
  public:
    explicit PersonPlayer(const PersonModel& model);

    /// Its next command, in its turn.
    Command think(const Match& match, PlayerId player);
    /// All commands of a visit to the armory.
    std::vector<Command> shop(const Match& match, PlayerId player) const;

    /// Whom it has aimed at.
    const Thought& thought() const { return thought_; }

  private:
    enum class Step { items, choose, aim, fire };

    void begin_turn(const Match& match, PlayerId player);
    void pick_mark(const BattleView& view);
    std::optional<Command> use_items(const Match& match, PlayerId player) const;
    void plan(const Match& match, PlayerId player);
    Candidate lob_at(const BattleView& seen, TankId mark);
    void take_another_mark(const BattleView& seen);
    int read_wind(const BattleView& view, TankId mark) const;
    WeaponId pick_weapon(const BattleView& view, const Candidate& lob);
    void look(const BattleView& view, TankId mark);
    Command aim(const BattleView& view);
    BiasKey key(const BattleView& view, TankId mark) const;
    int preferred_lob(const BattleView& view) const;

    const PersonModel& model_;
    Thought thought_;
    Temperament habits_;
    int round_ = 0;
    int turn_ = 0;
    Step step_ = Step::items;
    Random random_;
    TankId mark_ = {};
    std::map<int, AimHistory> histories_;  // by mark, of this round
    std::vector<int> suffered_;            // health lost to each player, in the match
    Candidate shot_;
    WeaponId weapon_ = {};
};

}  // namespace terramorph
