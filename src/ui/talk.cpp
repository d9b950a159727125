#include "ui/talk.h"

#include <algorithm>
#include <cassert>

#include "base/message.h"
#include "base/text.h"
#include "base/toml.h"

namespace terramorph {

namespace {

constexpr std::string_view kVictim = "{victim}", kKiller = "{killer}";

constexpr std::string_view kEnglish =
#include "built_in_talk_en.inc"
    ;
constexpr std::string_view kGerman =
#include "built_in_talk_de.inc"
    ;

std::size_t place(Mood mood) { return static_cast<std::size_t>(mood); }
std::size_t place(Mind mind) { return static_cast<std::size_t>(mind); }

/// The only name that lines of this mood may speak of; empty where they may of none.
std::string_view name_in(Mood mood) {
    switch (mood) {
        case Mood::greeting:
        case Mood::hit:
        case Mood::waiting:
            return kVictim;
        case Mood::hurt:
        case Mood::death:
            return kKiller;
        default:
            return "";
    }
}

template <std::size_t count>
std::string list_of(const std::array<std::string_view, count>& names) {
    return joined({names.begin(), names.end()}, ", ");
}

class Reader {
  public:
    explicit Reader(const std::string& file) : file_(file) {}

    Refusal read(const TomlTable& moods, Phrases& phrases) const {
        for (const auto& [name, value] : moods.entries) {
            const auto mood = std::ranges::find(kMoodNames, name);
            if (mood == kMoodNames.end())
                return mistake(value.line, name, concat("is no mood: allowed are ", list_of(kMoodNames)));
            if (!value.table())
                return mistake(value.line, name, concat("must be a table, not ", value.kind()));
            if (auto refusal =
                    read_mood(*value.table(), static_cast<Mood>(mood - kMoodNames.begin()), phrases))
                return refusal;
        }
        return std::nullopt;
    }

  private:
    Error mistake(int line, std::string_view key, std::string_view what) const {
        return {concat(file_, ", line ", line, ": ", key, " ", what)};
    }

    Refusal read_mood(const TomlTable& minds, Mood mood, Phrases& phrases) const {
        for (const auto& [name, value] : minds.entries) {
            const auto mind = std::ranges::find(kMindNames, name);
            if (mind == kMindNames.end() || name == "unknown")
                return mistake(value.line, name,
                               "is nobody who talks: allowed are person, moron, shooter, tosser, poolshark, "
                               "chooser, spoiler, cyborg");
            if (!value.list()) return mistake(value.line, name, "must be a list of lines");
            for (const TomlValue& line : *value.list()) {
                if (auto refusal = validate(line, name, mood)) return refusal;
                phrases.add(mood, static_cast<Mind>(mind - kMindNames.begin()), *line.string());
            }
        }
        return std::nullopt;
    }

    Refusal validate(const TomlValue& line, std::string_view key, Mood mood) const {
        if (!line.string())
            return mistake(line.line, key, concat("must be a list of texts, not of ", line.kind()));
        const std::string& words = *line.string();
        if (trimmed(words).empty() || words != sanitized(words, Phrases::kLongestLine))
            return mistake(line.line, key,
                           concat("has a line of ", words.size(), " letters: allowed are 1 to ",
                                  Phrases::kLongestLine, ", and nothing that is no letter"));
        const std::string_view name = name_in(mood);
        for (std::size_t at = words.find_first_of("{}"); at != std::string::npos;
             at = words.find_first_of("{}", at + name.size()))
            if (name.empty() || words.compare(at, name.size(), name) != 0)
                return mistake(line.line, key,
                               concat("has braces around something else than ",
                                      name.empty() ? "nothing: no name is known in this mood" : name));
        return std::nullopt;
    }

    const std::string& file_;
};

}  // namespace

std::span<const std::string> Phrases::lines(Mood mood, Mind mind) const {
    return lines_[place(mood)][place(mind == Mind::unknown ? Mind::person : mind)];
}

void Phrases::add(Mood mood, Mind mind, std::string line) {
    lines_[place(mood)][place(mind)].push_back(std::move(line));
}

Result<Phrases> parse_phrases(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    Phrases phrases;
    if (const Refusal refusal = Reader(file_name).read(*table, phrases)) return *refusal;
    return phrases;
}

const Phrases& built_in_phrases(std::string_view language) {
    const auto read = [](std::string_view toml) {
        auto parsed = parse_phrases(toml, "talk.toml");
        assert(parsed.ok());
        return parsed.take();
    };
    static const Phrases english = read(kEnglish), german = read(kGerman);
    return language == "de" ? german : english;
}

std::optional<std::string> with_names(std::string_view line, const TalkNames& names) {
    const auto lacks = [&](std::string_view mark, const std::string& name) {
        return name.empty() && line.find(mark) != std::string_view::npos;
    };
    if (lacks(kVictim, names.victim) || lacks(kKiller, names.killer)) return std::nullopt;
    return filled(line, std::vector<Argument>{{"victim", names.victim}, {"killer", names.killer}});
}

}  // namespace terramorph
