#include "ui/screens/results_parts.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/text.h"
#include "ui/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::size_t kMostEmblems = 40;  // on a line of the chart

struct Column {
    std::string_view heading;
    float at;  // where it ends, as a part of the table's width
    std::string (*words)(const Score& round, const Score& match);
};

std::string hits(const Score& score) { return text(score.hits, " / ", score.shots); }

constexpr std::array kOfRound = {
    Column{"DAMAGE", 0.52f, [](const Score& round, const Score&) { return text(round.damage); }},
    Column{"KILLS", 0.63f, [](const Score& round, const Score&) { return text(round.kills); }},
    Column{"HITS", 0.76f, [](const Score& round, const Score&) { return hits(round); }},
    Column{"POINTS", 0.88f, [](const Score& round, const Score&) { return grouped_text(round.points); }},
    Column{"MATCH", 1.0f, [](const Score&, const Score& match) { return grouped_text(match.points); }},
};

constexpr std::array kOfMatch = {
    Column{"DAMAGE", 0.52f, [](const Score&, const Score& match) { return text(match.damage); }},
    Column{"KILLS", 0.63f, [](const Score&, const Score& match) { return text(match.kills); }},
    Column{"HITS", 0.76f, [](const Score&, const Score& match) { return hits(match); }},
    Column{"WINS", 0.85f, [](const Score&, const Score& match) { return text(match.wins); }},
    Column{"POINTS", 1.0f, [](const Score&, const Score& match) { return grouped_text(match.points); }},
};

void draw_row(Canvas& canvas, Rect row, const Match& match, int rank, int number,
              std::span<const Column> columns) {
    const Scale scale(canvas);
    const auto k = static_cast<std::size_t>(number);
    const Player& player = match.player(number);
    canvas.fill_rounded(row, scale(theme::kRadius), rank == 1 ? theme::kSelected : theme::kPanel);
    const Rect inner = {row.x + scale(18), row.y, row.w - scale(40), row.h};
    const float size = scale.text(theme::kBody);
    line_in(canvas, inner, text(rank), {size, theme::kMuted, Face::mono});
    draw_emblem(canvas, {inner.x + scale(52), row.center().y}, size * 0.4f, player.emblem,
                player_color(player.color));
    const Rect name = {inner.x + scale(80), row.y, inner.w * 0.4f - scale(80), row.h};
    line_in(canvas, name, player.name, {size, theme::kBright, rank == 1 ? Face::bold : Face::regular});
    for (const Column& column : columns) {
        const std::string words = column.words(match.scores().round()[k], match.scores().match()[k]);
        const bool last = &column == &columns.back();
        line_in(canvas, {inner.x, row.y, inner.w * column.at, row.h}, words,
                {size, last ? theme::kValue : theme::kText, last ? Face::bold : Face::regular, Align::right});
    }
}

void draw_step(Canvas& canvas, Rect step, const Match& match, int number, int rank) {
    const Scale scale(canvas);
    const Player& player = match.player(number);
    const Color color = player_color(player.color);
    canvas.fill_rounded(step, scale(theme::kRadius), rank == 1 ? theme::kAccent : theme::kSelected);
    const TextStyle place = {scale.text(48), rank == 1 ? theme::kOnAccent : theme::kBright, Face::bold,
                             Align::center};
    canvas.text({step.center().x, step.y + scale(14)}, text(rank), place);
    const float size = scale.text(24);
    const float y = step.y - size - scale(10);
    line_in(canvas, {step.x, y, step.w, size}, player.name,
            {size, theme::kBright, Face::bold, Align::center});
    const View view = {.bottom = 0,
                       .scale = scale(70) / (2 * kHullHalfWidth),
                       .width = static_cast<int>(canvas.width()),
                       .height = static_cast<int>(canvas.height())};
    BodyState body;
    body.at = view.place({step.center().x, y - scale(8)});
    draw_tank(canvas, view, {body, rank == 3 ? 1350.0f : 450.0f, color, player.emblem});
}

/// One player's damage, round by round; of a single round, a point in the player's own place.
void draw_damage_line(Canvas& canvas, Rect chart, const Match& match, std::size_t k, int most) {
    const Scale scale(canvas);
    const Player& player = match.player(static_cast<int>(k));
    std::vector<int> damage;
    for (const auto& round : match.scores().rounds()) damage.push_back(round[k].damage);
    const auto last = static_cast<float>(damage.size() - 1);
    const float own = (static_cast<float>(k) + 0.5f) / static_cast<float>(match.settings().players.size());
    std::vector<Point> line;
    for (std::size_t round = 0; round < damage.size(); ++round) {
        const float along = last > 0 ? static_cast<float>(round) / last : own;
        const float high = static_cast<float>(damage[round]) / static_cast<float>(most);
        line.push_back({chart.x + chart.w * along, chart.y + chart.h * (1 - high)});
    }
    const Color color = player_color(player.color);
    if (line.size() > 1) canvas.line(line, std::max(1.5f, scale(3)), color);
    if (line.size() > kMostEmblems) return;
    for (const Point at : line) draw_emblem(canvas, at, scale(7), player.emblem, color);
}

}  // namespace

void draw_score_table(Canvas& canvas, Rect place, const Match& match, bool of_round) {
    const Scale scale(canvas);
    const std::span<const Column> columns =
        of_round ? std::span<const Column>(kOfRound) : std::span<const Column>(kOfMatch);
    const Rect head = take_top(place, scale.text(theme::kSmall), scale(10));
    for (const Column& column : columns)
        line_in(canvas, {head.x + scale(18), head.y, (head.w - scale(40)) * column.at, head.h},
                column.heading, {head.h, theme::kMuted, Face::regular, Align::right});
    const std::vector<int> ranking = match.scores().ranking();
    const float gap = scale(6);
    const float most = place.h / static_cast<float>(ranking.size()) - gap;
    for (std::size_t k = 0; k < ranking.size(); ++k)
        draw_row(canvas, take_top(place, std::min(scale(52), most), gap), match, static_cast<int>(k) + 1,
                 ranking[k], columns);
}

void draw_podium(Canvas& canvas, Rect place, const Match& match) {
    const std::vector<int> ranking = match.scores().ranking();
    const std::vector<Rect> steps = columns(place, 3, Scale(canvas)(10));
    constexpr std::array<std::size_t, 3> kWhere = {1, 0, 2};  // the first stands in the middle
    constexpr std::array<float, 3> kHigh = {0.5f, 0.36f, 0.25f};
    for (std::size_t rank = 0; rank < std::min<std::size_t>(3, ranking.size()); ++rank) {
        Rect step = steps[kWhere[rank]];
        step.y += step.h * (1 - kHigh[rank]);
        step.h *= kHigh[rank];
        draw_step(canvas, step, match, ranking[rank], static_cast<int>(rank) + 1);
    }
}

void draw_damage_chart(Canvas& canvas, Rect place, const Match& match) {
    const Scale scale(canvas);
    const auto& rounds = match.scores().rounds();
    Rect chart = headed(canvas, place, "DAMAGE IN EACH ROUND");
    int most = 1;
    for (const auto& round : rounds)
        for (const Score& score : round) most = std::max(most, score.damage);
    const float size = scale.text(theme::kSmall);
    const TextStyle quiet = {size, theme::kMuted, Face::mono, Align::right};
    line_in(canvas, take_bottom(chart, size, scale(4)), text(rounds.size()), quiet);
    const Rect numbers = take_left(chart, scale(60), scale(10));
    canvas.text({numbers.x + numbers.w, chart.y}, text(most), quiet);
    canvas.text({numbers.x + numbers.w, chart.y + chart.h - size}, "0", quiet);
    for (const float part : {0.0f, 0.5f, 1.0f})
        canvas.fill({chart.x, chart.y + chart.h * part, chart.w, std::max(1.0f, scale(1))}, theme::kTrack);
    for (std::size_t k = 0; k < rounds.front().size(); ++k) draw_damage_line(canvas, chart, match, k, most);
}

}  // namespace terramorph
