#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/terrain_editor/history.h"
#include "base/random.h"
#include "match/settings/settings.h"

namespace terramorph {

/// A level's settings while they're edited. The match's settings always hold the last valid level; invalid
/// ones stay here until they're mended, except for the cut, the seed, placed features and roads, which are
/// always valid. Every change can be undone.
class TerrainDraft {
  public:
    /// `settings` must outlive the draft.
    explicit TerrainDraft(MatchSettings& settings);

    /// The level as edited.
    const LevelSettings& level() const { return level_; }
    /// The last valid level.
    const LevelSettings& last_good() const { return settings_.level; }
    /// Why the edited level is invalid, using the labels on the screen; empty if it's valid.
    const std::string& complaint() const { return complaint_; }

    template <class Edit>
    void change(Edit edit) {
        edit(level_);
        take();
    }
    /// Selects a generator, with the values that it had before.
    void choose(const Generator& generator);
    /// Applies a preset: all values, and the planet if it's known.
    void choose(const Preset& preset, const Planets& planets);
    /// Goes on to the next map that's good to fight on; nothing but the seed changes.
    void new_seed();
    /// Draws other values for some of the generator's parameters, by index, that make playable land. False,
    /// and no change, if none were found.
    bool shuffle(std::span<const std::size_t> parameters);
    void set_rule(Rule rule, double value) { settings_.set(rule, value); }
    double rule(Rule rule) const { return settings_.rule(rule); }
    /// Resets everything but the generator and the seed.
    void restore_defaults();

    /// Makes the changes since the last call an undo step, or with `goes_on` part of the step before: see
    /// History.
    void note(bool goes_on = false) { history_.note({level_, settings_.rules}, goes_on); }
    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }
    void undo();
    void redo();

    /// The rules that are edited with the level.
    static constexpr Rule kRulesHere[] = {Rule::walls, Rule::loose_earth, Rule::planets, Rule::cut_advance};

  private:
    struct State {
        LevelSettings level;
        Values rules;
        friend bool operator==(const State&, const State&) = default;
    };

    void take();
    void go_to(const State& state);

    MatchSettings& settings_;
    LevelSettings level_;
    std::vector<MapSettings> others_;  // values of other generators
    std::string complaint_;
    Random random_;
    History<State> history_;
};

}  // namespace terramorph
