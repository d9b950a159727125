#include "lab/commands/words_command.h"

#include <iostream>
#include <set>

#include "ai/temperament.h"
#include "app/player/preferences.h"
#include "base/options.h"
#include "base/text.h"
#include "battle/content/arsenal.h"
#include "match/settings/presets.h"
#include "terrain/generator.h"
#include "terrain/level.h"

namespace terramorph {

namespace {

/// A catalogue template in gettext's format, without duplicates.
class Template {
  public:
    /// Numbers need no translation.
    void add(std::string_view about, std::string_view english) {
        if (english.empty() || to_integer(english) || !told_.insert(std::string(english)).second) return;
        entries_ += concat("\n#. ", about, "\nmsgid \"", escaped(english), "\"\nmsgstr \"\"\n");
    }
    void add(std::string_view about, std::span<const Parameter> parameters) {
        for (const Parameter& parameter : parameters) {
            add(about, parameter.label);
            add(about, parameter.unit);
            add(about, parameter.help);
            add(about, parameter.zero);
            for (const std::string& label : choice_labels(parameter)) add(about, label);
        }
    }

    /// The text with the header that gettext's tools need.
    std::string text_of_all() const {
        return "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n" + entries_;
    }

  private:
    static std::string escaped(std::string_view english) {
        std::string all;
        for (const char letter : english) {
            if (letter == '"' || letter == '\\') all += '\\';
            all += letter;
        }
        return all;
    }

    std::set<std::string> told_;
    std::string entries_;
};

void add_terrain(Template& words) {
    words.add("terrain",
              std::vector<Parameter>{kMapWidth, kMapDepth, kMapSeed, kMapOriginX, kMapOriginY, kLevelWidth,
                                     kLevelHeight, kLevelScale, kLevelLift, kCutPosition, kCutAngle});
    for (const Generator* generator : generators()) {
        const std::string about = concat("generator ", generator->name);
        words.add(about, generator->label);
        words.add(about, generator->help);
        words.add(about, generator->parameters);
        for (const MinMaxPair& pair : generator->min_max_pairs) words.add(about, pair.label);
        for (const Preset& preset : generator->presets) words.add(about, preset.label);
    }
    words.add("planet", kPlanetParameters);
    for (const Planet& planet : built_in_planets()) {
        words.add("planet", planet.label);
        words.add("planet", planet.help);
    }
}

void add_goods(Template& words, std::string_view role, const std::vector<Weapon>& goods) {
    for (const Weapon& good : goods) {
        const std::string about = concat(role, " ", good.id);
        words.add(about, good.name);
        words.add(about, good.help);
    }
}

void add_arsenal(Template& words) {
    const Arsenal& arsenal = built_in_arsenal();
    add_goods(words, "weapon", arsenal.weapons);
    add_goods(words, "item", arsenal.items);
    add_goods(words, "death", arsenal.deaths);
    add_goods(words, "sky", arsenal.sky);
    for (const EffectKind* kind : effect_kinds())
        for (const Parameter& parameter : kind->parameters)
            for (const std::string& label : choice_labels(parameter))
                words.add(concat("kind of ", kind->name), label);
}

void add_match(Template& words) {
    words.add("rule", kRules);
    words.add("preference", kPreferences);
    words.add("galaxy", kDrakeFactors);
    words.add("player", std::vector<Parameter>{kMatchSeed, kPlayerColor, kPlayerEmblem, kPlayerTeam,
                                               kPlayerShape, kPlayerDifficulty});
    for (const MatchPreset& preset : match_presets()) {
        words.add("preset", preset.label);
        words.add("preset", preset.help);
    }
    for (const PlayerKind& kind : player_kinds()) words.add("who plays", label_of(kind));
    for (const Temperament& each : temperaments()) {
        words.add("temperament", each.label);
        words.add("temperament", each.help);
    }
}

}  // namespace

WordsCommand::WordsCommand(Options& options) {
    words_ = &options.command("words", "Print the words that the rules show to players, in gettext's format");
}

int WordsCommand::run() const {
    if (!words_->given()) return -1;
    Template words;
    add_terrain(words);
    add_arsenal(words);
    add_match(words);
    std::cout << words.text_of_all();
    return 0;
}

}  // namespace terramorph
