#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/terrain_editor/history.h"
#include "base/random.h"
#include "match/settings/settings.h"

namespace terramorph {

/// A level's settings while they are edited. The match's own settings always hold the last ones that make a
/// level; those that are refused stay here until they are mended, but for the cut, the seed and what is
/// placed, which always fit. Every change can be undone.
class TerrainDraft {
  public:
    /// `settings` outlives the draft.
    explicit TerrainDraft(MatchSettings& settings);

    /// As it is edited.
    const LevelSettings& level() const { return level_; }
    /// The last that was not refused.
    const LevelSettings& last_good() const { return settings_.level; }
    /// Why there is no such level, in the words of the labels; empty when there is.
    const std::string& complaint() const { return complaint_; }

    template <class Edit>
    void change(Edit edit) {
        edit(level_);
        take();
    }
    /// Another generator, with the values that it had before.
    void choose(const Generator& generator);
    /// All of a generator's values, and the planet where it is known.
    void choose(const Preset& preset, const Planets& planets);
    void new_seed();
    /// Other values for some of the generator's parameters, by their places, that make land to play on. False
    /// where none were found; then nothing changes.
    bool shuffle(std::span<const std::size_t> parameters);
    void set_rule(Rule rule, double value) { settings_.set(rule, value); }
    double rule(Rule rule) const { return settings_.rule(rule); }
    /// All but the generator and the seed to their defaults.
    void restore_defaults();

    /// What was changed since the last call is a step that can be undone, or `goes_on` with the step before
    /// it: see History.
    void note(bool goes_on = false) { history_.note({level_, settings_.rules}, goes_on); }
    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }
    void undo();
    void redo();

    /// The rules that are set beside the level.
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
    std::vector<MapSettings> others_;  // generators left, with their values
    std::string complaint_;
    Random random_;
    History<State> history_;
};

}  // namespace terramorph
