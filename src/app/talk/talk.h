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

/// Occasions to talk: see assets/lang/talk_en.toml.
enum class Mood { greeting, before_shot, hit, miss, hurt, own_goal, death, victory, buried, waiting };
constexpr std::array<std::string_view, 10> kMoodNames = {
    "greeting", "before_shot", "hit", "miss", "hurt", "own_goal", "death", "victory", "buried", "waiting"};

/// All lines of a language, by mood and kind of player.
class Phrases {
  public:
    /// Players that hide their temperament talk like people.
    std::span<const std::string> lines(Mood mood, const PlayerKind& kind) const;
    void add(Mood mood, const PlayerKind& kind, std::string line);

    static constexpr std::size_t kMaxLineLength = 64;  ///< letters

  private:
    std::array<std::map<PlayerKind, std::vector<std::string>>, kMoodNames.size()> lines_;
};

/// Errors name the file, the line and what's allowed.
Result<Phrases> parse_phrases(std::string_view toml, const std::string& file_name);
/// The English lines, which are always there: those of assets/lang/talk_en.toml.
const Phrases& built_in_phrases();

/// The names in a line; empty if unknown.
struct TalkNames {
    std::string victim = {};
    std::string killer = {};
};

/// The line with its names filled in; none if one is missing.
std::optional<std::string> with_names(std::string_view line, const TalkNames& names);

}  // namespace terramorph
