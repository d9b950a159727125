#include "ui/screens/results/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/captions/death_words.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTagInset = 16;  // units

float tag_high(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale.text(theme::kSmall) + scale(10);
}

}  // namespace

Results results_of(const Match& match, PlayerId mine) {
    return {match.scores(), match.settings().players, match.settings().has_armory(), mine};
}

std::string side_name(const Results& results, const Side& side) {
    if (side.players.size() > 1) return tr("Team {letter}", {{"letter", team_letter(side.team)}});
    return results.player(side.players.front()).name;
}

std::string round_words(const Match& match) {
    const PlayerId winner = match.state().winner;
    if (!winner.exists())
        return std::string(tanks_alive(match.battle().state()) > 0 ? tr("Nobody wins the round")
                                                                   : tr("Nobody's left"));
    const std::vector<Side> sides = match.scores().sides();
    const auto won = std::ranges::find_if(
        sides, [&](const Side& side) { return match.state().allies(side.players.front(), winner); });
    return tr("{name} wins the round", {{"name", side_name(results_of(match), *won)}});
}

std::string fate_words(const MatchRunner& runner) {
    const Match& match = runner.match();
    const PlayerId only = only_person(results_of(match, runner.mine()));
    std::string words;
    for (const PlayerId each : ids<PlayerId>(match.settings().players)) {
        const auto fate = runner.fates().of(each);
        if (!fate || !match.player(each).kind.is_person()) continue;
        if (!words.empty()) words += ". ";
        words += each == only ? your_death_words(each, *fate, match) : death_words(each, *fate, match);
    }
    return words;
}

std::vector<std::string> score_words(const Results& results) {
    std::vector<std::string> lines;
    for (const Side& side : results.scores.sides())
        lines.push_back(concat(lines.size() + 1, ", ", side_name(results, side), ", ", tr("Points"), ": ",
                               tr_number(side.score.points)));
    return lines;
}

PlayerId only_person(const Results& results) {
    if (results.mine.exists()) return results.mine;
    PlayerId person;
    for (const PlayerId each : ids<PlayerId>(results.players)) {
        if (results.player(each).kind != kPerson) continue;
        if (person.exists()) return {};
        person = each;
    }
    return person;
}

float below_tag(const Canvas& canvas) { return 1.5f * Scale(canvas)(kTagInset) + tag_high(canvas); }

void draw_tag(Canvas& canvas, Rect card, std::string_view words) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kBright, Face::bold, Align::center};
    const float high = tag_high(canvas);
    const Rect tag = {card.x + scale(kTagInset), card.y + scale(kTagInset),
                      canvas.text_width(words, style) + scale(30), high};
    canvas.fill_rounded(tag, tag.h / 2, theme::kPlate);
    line_in(canvas, tag, words, style);
}

std::string short_number(std::int64_t number) {
    const auto tenths = [&](double unit) {
        return tr_decimal(to_text(std::round(static_cast<double>(number) / unit * 10) / 10));
    };
    if (std::abs(number) < 10000) return tr_number(number);
    if (std::abs(number) < 1000000) return tr("{thousands}k", {{"thousands", tenths(1000)}});
    return tr("{millions}M", {{"millions", tenths(1000000)}});
}

}  // namespace terramorph
