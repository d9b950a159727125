#pragma once

#include <string>
#include <vector>

#include "match/settings.h"

namespace terramorph {

/// A level's settings while they are edited. The match's own settings always hold the last ones that make a
/// level; those that are refused stay here until they are mended, but for the cut and the seed, which always
/// fit.
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
    void new_seed();
    void set_rule(Rule rule, double value) { settings_.set(rule, value); }
    double rule(Rule rule) const { return settings_.rule(rule); }
    /// All but the generator and the seed to their defaults.
    void restore_defaults();

    /// The rules that are set beside the level.
    static constexpr Rule kRulesHere[] = {Rule::gravity, Rule::wind, Rule::walls, Rule::loose_earth};

  private:
    void take();

    MatchSettings& settings_;
    LevelSettings level_;
    std::vector<Terrain> others_;  // generators left, with their values
    std::string complaint_;
};

}  // namespace terramorph
