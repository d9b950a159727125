#include "ui/screens/terrain/code.h"

#include <algorithm>

#include "app/language/language.h"
#include "base/text/utf8.h"

namespace terramorph {

void TerrainCode::show(const LevelSettings& level) {
    if (!shown_.empty() && level == level_) return;
    level_ = level;
    const Result<std::string> code = code_of(level);
    code_ = code ? *code : "";
    shown_ = code ? *code : tr("no code: {why}", {{"why", tr(code.error())}});
}

void TerrainCode::follow(bool focused) {
    if (focused == typed_.has_value()) return;
    typed_ = focused ? std::optional(code_) : std::nullopt;
    fresh_ = focused;
}

void TerrainCode::begin(const std::string& typed) {
    typed_ = typed;
    fresh_ = false;
}

/// The first letter typed replaces the level's own code, as if it were selected.
void TerrainCode::change(const std::string& words) {
    const bool longer = typed_ && words.size() > typed_->size() && words.starts_with(*typed_);
    typed_ = fresh_ && longer ? words.substr(typed_->size()) : words;
    fresh_ = false;
}

std::optional<CodeMistake> TerrainCode::mistake() const {
    if (!typed_ || *typed_ == code_) return std::nullopt;
    const auto parsed = parse_level_code(*typed_, planets_);
    const auto* mistake = std::get_if<CodeMistake>(&parsed);
    return mistake ? std::optional(*mistake) : std::nullopt;
}

std::pair<std::size_t, std::size_t> TerrainCode::wrong() const {
    const auto found = mistake();
    if (!found || found->place < 0) return {0, 0};
    const auto place = static_cast<std::size_t>(found->place);
    return {place, std::max(place + 1, code_point_after(*typed_, place))};
}

std::string TerrainCode::complaint() const {
    const auto found = mistake();
    if (!found) return {};
    if (found->proposal.empty()) return tr(*found);
    return tr("{mistake}. Press Enter for {code}", {{"mistake", tr(*found)}, {"code", found->proposal}});
}

std::optional<LevelSettings> TerrainCode::taken() const {
    if (!typed_) return std::nullopt;
    auto parsed = parse_level_code(*typed_, planets_);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed); mistake && !mistake->proposal.empty())
        parsed = parse_level_code(mistake->proposal, planets_);
    const auto* level = std::get_if<LevelSettings>(&parsed);
    return level ? std::optional(*level) : std::nullopt;
}

}  // namespace terramorph
