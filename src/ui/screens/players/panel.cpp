#include "ui/screens/players/panel.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ai/conduct.h"
#include "ai/temperament.h"
#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPlayersPanelRow = 34;
constexpr std::array<float, 2> kPlayersPanelWidths = {64, 78};  // of the figures
constexpr std::array<std::string_view, 2> kFigures = {N_("wins"), N_("misses")};
constexpr std::string_view kNote = N_(
    "wins: of all duels with the others, all of them Normal; misses: by so many columns with the first shot "
    "of a round");

/// The figures of a temperament; dashes for one that has not been measured.
std::array<std::string, 2> figures_of(const Measured& measured) {
    if (measured.high <= 0) return {"-", "-"};
    return {tr("{number} %", {{"number", fixed_text(measured.win_rate, 0)}}),
            fixed_text(measured.first_miss, 0)};
}

/// The widths of the figures' columns, wider if their headings have long words.
std::array<float, 2> widths(const Canvas& canvas, const TextStyle& style) {
    const Scale scale(canvas);
    std::array<float, 2> all = {};
    for (std::size_t k = 0; k < all.size(); ++k) {
        const float usual = scale(kPlayersPanelWidths[k]),
                    heading = canvas.text_width(tr(kFigures[k]), style);
        all[k] = heading <= usual ? usual : heading + scale(theme::kGap);
    }
    return all;
}

/// A name at the left, and a cell for each figure.
template <class Figures>
void draw_row(Canvas& canvas, Rect row, std::string_view name, const Figures& figures,
              const std::array<float, 2>& wide, TextStyle style) {
    const TextStyle number = {style.size, style.color, style.face, Align::right};
    for (std::size_t k = figures.size(); k-- > 0;)
        line_in(canvas, take_right(row, wide[k]), figures[k], number);
    line_in(canvas, row, name, fitted(canvas, name, row.w, style));
}

}  // namespace

PlayersHelp help_of(const Player& player) {
    if (player.kind.is_person()) return help_of(player.kind);
    const Conduct& how = conduct(player.difficulty);
    return {tr("Computer: {level}", {{"level", tr(how.label)}}), std::string(tr(how.help))};
}

PlayersHelp help_of(const PlayerKind& kind) {
    if (kind.is_person())
        return {std::string(tr("Person")),
                std::string(tr("Aims and fires with this keyboard, mouse or pad."))};
    return {std::string(tr(temperament(kind).label)), std::string(tr(temperament(kind).help))};
}

void draw_who_plays(Canvas& canvas, Rect place, const PlayerKind& marked, const PlayersHelp& help) {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const auto inside = [&](Rect row) { return Rect{row.x + scale(10), row.y, row.w - scale(20), row.h}; };
    const std::array<float, 2> wide = widths(canvas, quiet);
    const std::array headings = {tr(kFigures[0]), tr(kFigures[1])};
    draw_row(canvas, inside(take_top(place, quiet.size, scale(8))), tr("WHO PLAYS"), headings, wide, quiet);
    for (const Temperament& temperament : temperaments()) {
        const Rect row = take_top(place, std::max(scale(kPlayersPanelRow), quiet.size + 2));
        const bool own = temperament.id == marked.temperament;
        if (own) canvas.fill_rounded(row, scale(theme::kRadius), theme::kSelected);
        draw_row(canvas, inside(row), tr(temperament.label), figures_of(temperament.measured), wide,
                 {scale.text(theme::kBody - 2), own ? theme::kValue : theme::kText});
    }
    take_top(place, scale(10));
    place = inside(place);
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    line_in(canvas, take_top(place, name.size, scale(4)), help.name,
            fitted(canvas, help.name, place.w, name));
    const TextStyle body = {scale.text(theme::kBody - 2), theme::kText};
    take_top(place, canvas.paragraph(place, help.help, body), scale(20));
    if (canvas.paragraph_height(place.w, tr(kNote), quiet) <= place.h)
        canvas.paragraph(place, tr(kNote), quiet);
}

}  // namespace terramorph
