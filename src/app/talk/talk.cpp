#include "app/talk/talk.h"

#include <algorithm>
#include <cassert>

#include "ai/temperament.h"
#include "base/files/toml.h"
#include "base/message.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kShownKey = 40;  // letters
constexpr std::string_view kVictim = "{victim}", kKiller = "{killer}";

constexpr std::string_view kEnglishTalk =
#include "built_in_talk_en.inc"
    ;

std::size_t place(Mood mood) { return static_cast<std::size_t>(mood); }

/// The only name allowed in lines of this mood; empty if there's none.
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

/// The kind whose lines a player uses: its own, or a person's if it hides its temperament.
PlayerKind speaker(const PlayerKind& kind) {
    const Temperament* const known = find_temperament(kind);
    return known && known->strategy != Strategy::disguise ? kind : kPerson;
}

std::vector<std::string> speakers() {
    std::vector<std::string> ids;
    for (const PlayerKind& kind : player_kinds())
        if (speaker(kind) == kind) ids.push_back(kind.id());
    return ids;
}

class Reader {
  public:
    explicit Reader(const std::string& file) : file_(file) {}

    Refusal read(const TomlTable& moods, Phrases& phrases) const {
        for (const auto& [name, value] : moods.entries) {
            const auto mood = std::ranges::find(kMoodNames, name);
            if (mood == kMoodNames.end())
                return mistake(value.line, "{key} isn't a mood; use one of {moods}",
                               {{"key", sanitized(name, kShownKey)}, {"moods", list_of(kMoodNames)}});
            if (!value.table())
                return mistake(value.line, "{key} must be a table, not {kind}",
                               {{"key", name}, {"kind", message(value.kind())}});
            if (auto refusal =
                    read_mood(*value.table(), static_cast<Mood>(mood - kMoodNames.begin()), phrases))
                return refusal;
        }
        return std::nullopt;
    }

  private:
    Error mistake(int line, std::string_view words, std::initializer_list<Argument> arguments) const {
        return error("{file}, line {line}: {problem}",
                     {{"file", file_}, {"line", line}, {"problem", message(words, arguments)}});
    }

    Refusal read_mood(const TomlTable& kinds, Mood mood, Phrases& phrases) const {
        for (const auto& [name, value] : kinds.entries) {
            const PlayerKind kind = player_kind(name);
            if (speaker(kind) != kind)
                return mistake(value.line, "{key} isn't a known speaker; use one of {names}",
                               {{"key", sanitized(name, kShownKey)}, {"names", joined(speakers(), ", ")}});
            if (!value.list()) return mistake(value.line, "{key} must be a list of lines", {{"key", name}});
            for (const TomlValue& line : *value.list()) {
                if (auto refusal = validate(line, name, mood)) return refusal;
                phrases.add(mood, kind, *line.string());
            }
        }
        return std::nullopt;
    }

    Refusal validate(const TomlValue& line, std::string_view key, Mood mood) const {
        if (!line.string())
            return mistake(line.line, "{key} must be a list of strings, not of {kind}",
                           {{"key", key}, {"kind", message(line.kind())}});
        const std::string& words = *line.string();
        if (trimmed(words).empty() || words != sanitized(words, Phrases::kMaxLineLength))
            return mistake(
                line.line,
                "{key} has a line of {count} letters; it must have 1 to {most}, all of them printable",
                {{"key", key}, {"count", words.size()}, {"most", Phrases::kMaxLineLength}});
        const std::string_view name = name_in(mood);
        for (std::size_t at = words.find_first_of("{}"); at != std::string::npos;
             at = words.find_first_of("{}", at + name.size()))
            if (name.empty())
                return mistake(line.line, "{key} uses braces, but this mood has no name to fill in",
                               {{"key", key}});
            else if (words.compare(at, name.size(), name) != 0)
                return mistake(line.line, "{key} has braces around something other than {name}",
                               {{"key", key}, {"name", name}});
        return std::nullopt;
    }

    const std::string& file_;
};

}  // namespace

std::span<const std::string> Phrases::lines(Mood mood, const PlayerKind& kind) const {
    const auto& of_mood = lines_[place(mood)];
    const auto found = of_mood.find(speaker(kind));
    return found == of_mood.end() ? std::span<const std::string>() : found->second;
}

void Phrases::add(Mood mood, const PlayerKind& kind, std::string line) {
    lines_[place(mood)][kind].push_back(std::move(line));
}

Result<Phrases> parse_phrases(std::string_view toml, const std::string& file_name) {
    const auto table = parse_toml(toml, file_name);
    if (!table) return table.error();
    Phrases phrases;
    if (const Refusal refusal = Reader(file_name).read(*table, phrases)) return *refusal;
    return phrases;
}

const Phrases& built_in_phrases() {
    static const Phrases kEnglish = parse_phrases(kEnglishTalk, "talk_en.toml").take();
    return kEnglish;
}

std::optional<std::string> with_names(std::string_view line, const TalkNames& names) {
    const auto lacks = [&](std::string_view mark, const std::string& name) {
        return name.empty() && line.find(mark) != std::string_view::npos;
    };
    if (lacks(kVictim, names.victim) || lacks(kKiller, names.killer)) return std::nullopt;
    return filled(line, std::vector<Argument>{{"victim", names.victim}, {"killer", names.killer}});
}

}  // namespace terramorph
