#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "terrain/code/level_code.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

constexpr int kLongestTypedCode = 400;  // letters

/// The code of a level, or why it has none.
Result<std::string> code_of(const LevelSettings& level);

/// The field on the terrain page that shows the level's code, and in which another is typed or pasted.
class TerrainCode {
  public:
    explicit TerrainCode(const Planets& planets) : planets_(planets) {}

    /// What the field shows while nobody types in it.
    void show(const LevelSettings& level);
    /// Whether the field has the focus: with it begins, and without it ends, what is typed.
    void follow(bool focused);
    /// Something else is typed at once.
    void begin(const std::string& typed);

    const std::string& words() const { return typed_ ? *typed_ : shown_; }
    void change(const std::string& words);
    /// The wrong letter, in bytes of the words; an empty piece where none is.
    std::pair<std::size_t, std::size_t> wrong() const;
    /// What is wrong with it, and what Enter then does; empty when nothing is.
    std::string complaint() const;
    /// The level that Enter asks for: what is typed, or else what was perhaps meant.
    std::optional<LevelSettings> taken() const;

  private:
    std::optional<CodeMistake> mistake() const;

    const Planets& planets_;
    LevelSettings level_;
    std::string code_;   // empty where the level has none
    std::string shown_;  // that, or why there is none
    std::optional<std::string> typed_;
    bool fresh_ = false;  // what is typed next replaces all
};

}  // namespace terramorph
