#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/settings/settings.h"

namespace terramorph {

/// What a tank may have something to say about: see assets/lang/talk_en.toml.
enum class Mood { greeting, before_shot, hit, miss, hurt, own_goal, death, victory, buried, waiting };
constexpr std::array<std::string_view, 10> kMoodNames = {
    "greeting", "before_shot", "hit", "miss", "hurt", "own_goal", "death", "victory", "buried", "waiting"};

/// All lines of a language, by mood and kind of player.
class Phrases {
  public:
    /// Whoever hides its temperament talks like a person.
    std::span<const std::string> lines(Mood mood, const PlayerKind& kind) const;
    void add(Mood mood, const PlayerKind& kind, std::string line);

    static constexpr std::size_t kMaxLineLength = 64;  ///< letters

  private:
    std::array<std::map<PlayerKind, std::vector<std::string>>, kMoodNames.size()> lines_;
};

/// The error names file, line and what is allowed.
Result<Phrases> parse_phrases(std::string_view toml, const std::string& file_name);
/// The lines that came with this program in a language, from assets/lang/talk_LANGUAGE.toml; in English where
/// there is no such file.
const Phrases& built_in_phrases(std::string_view language = "en");

/// Whom a line is about; empty where there is nobody.
struct TalkNames {
    std::string victim = {};
    std::string killer = {};
};

/// The line with the names in it; none where one is missing.
std::optional<std::string> with_names(std::string_view line, const TalkNames& names);

}  // namespace terramorph
