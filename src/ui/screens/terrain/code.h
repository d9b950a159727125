#pragma once

#include <optional>
#include <string>

#include "terrain/code/level_code.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

constexpr int kMaxTypedCodeLength = kMaxCodeLetters * 5 / 4;  ///< with a dash before each four letters

/// The terrain page's field for the level's code, where another can be typed or pasted.
class TerrainCode {
  public:
    explicit TerrainCode(const Planets& planets) : planets_(planets) {}

    /// Sets the level whose code is shown while nothing is typed.
    void show(const LevelSettings& level);
    /// Begins typing when the field gets the focus, and ends it when it loses it.
    void follow(bool focused);
    /// Replaces the typed text.
    void begin(const std::string& typed);

    const std::string& words() const { return typed_ ? *typed_ : shown_; }
    void change(const std::string& words);
    /// The range of the wrong letter in bytes; empty if there is none.
    std::pair<std::size_t, std::size_t> wrong() const;
    /// The problem with the code and the effect of Enter; empty if there is none.
    std::string complaint() const;
    /// The level that Enter selects: the typed one, or else the one probably meant.
    std::optional<LevelSettings> taken() const;

  private:
    std::optional<CodeMistake> mistake() const;

    const Planets& planets_;
    LevelSettings level_;
    std::string code_;   // empty if the level has none
    std::string shown_;  // the code, or why there is none
    std::optional<std::string> typed_;
    bool fresh_ = false;  // the next letter replaces everything
};

}  // namespace terramorph
