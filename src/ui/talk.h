#pragma once

#include <array>
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

/// The lines that there are, by mood and kind of player.
class Phrases {
  public:
    /// Whoever hides what it is talks like a person.
    std::span<const std::string> lines(Mood mood, Mind mind) const;
    void add(Mood mood, Mind mind, std::string line);

    static constexpr std::size_t kLongestLine = 64;  ///< letters

  private:
    std::array<std::array<std::vector<std::string>, kMindNames.size()>, kMoodNames.size()> lines_;
};

/// The error names file, line and what is allowed.
Result<Phrases> parse_phrases(std::string_view toml, const std::string& file_name);
/// Those that came with this program, in a language; in English where there are none in that.
const Phrases& built_in_phrases(std::string_view language = "en");

/// Whom a line is about; empty where there is nobody.
struct TalkNames {
    std::string victim = {};
    std::string killer = {};
};

/// The line with the names in it; none where one is missing.
std::optional<std::string> with_names(std::string_view line, const TalkNames& names);

}  // namespace terramorph
