#include "ui/screens/options/beside.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/text.h"
#include "match/settings/settings.h"
#include "ui/app.h"
#include "ui/screens/players/list.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::array kMixed = {Preference::effects_volume, Preference::interface_volume,
                               Preference::voices_volume, Preference::music_volume};
constexpr float kBesideEdge = 24, kMixRow = 34, kMixHigh = 10, kColorHigh = 40;
constexpr int kColorsAcross = 5;

/// A plate with a heading; returns the place below it. `high`: of what comes there.
Rect headed_plate(Canvas& canvas, Rect place, std::string_view heading, float high) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const float edge = scale(kBesideEdge), gap = scale(14);
    place.h = std::min(place.h, 2 * edge + style.size + gap + high);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    Rect inside = place.inset(edge);
    line_in(canvas, take_top(inside, style.size, gap), heading, fitted(canvas, heading, inside.w, style));
    return inside;
}

/// 0 to 1.
float loudness(const Session& session, Preference which) {
    if (preference(session, Preference::mute) != 0) return 0;
    return static_cast<float>(preference(session, which) * preference(session, Preference::volume) / 10000);
}

}  // namespace

void draw_sound_mix(Canvas& canvas, Rect place, const Session& session) {
    const Part part(canvas, "mix");
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kText};
    const float row = std::max(style.size, scale(kMixRow));
    Rect inside = headed_plate(canvas, place, tr("Sound"), row * static_cast<float>(kMixed.size()));
    float names = 0;
    for (const Preference each : kMixed)
        names = std::max(names, canvas.text_width(tr(parameter_of(each).label), style));
    for (const Preference each : kMixed) {
        Rect line = take_top(inside, row);
        line_in(canvas, take_left(line, std::min(names, line.w / 2), scale(20)), tr(parameter_of(each).label),
                style);
        const Rect bar = {line.x, std::floor(line.center().y - scale(kMixHigh) / 2), line.w, scale(kMixHigh)};
        canvas.fill_rounded(bar, bar.h / 2, theme::kTrack);
        const float loud = loudness(session, each);
        if (loud > 0)
            canvas.fill_rounded({bar.x, bar.y, std::max(bar.h, bar.w * loud), bar.h}, bar.h / 2,
                                theme::kGood);
    }
}

void draw_player_colors(Canvas& canvas, Rect place) {
    const Part part(canvas, "player_colors");
    const Scale scale(canvas);
    const float gap = scale(theme::kGap), high = scale(kColorHigh);
    const int lines = (kMaxPlayers + kColorsAcross - 1) / kColorsAcross;
    Rect inside = headed_plate(canvas, place, tr(parameter_of(Preference::colors).label),
                               static_cast<float>(lines) * (high + gap) - gap);
    for (int first = 0; first < kMaxPlayers; first += kColorsAcross) {
        const std::vector<Rect> line = columns(take_top(inside, high, gap), kColorsAcross, gap);
        for (int k = 0; k < kColorsAcross && first + k < kMaxPlayers; ++k) {
            const Rect chip = line[static_cast<std::size_t>(k)];
            canvas.fill_rounded(chip, scale(theme::kRadius), player_color(first + k));
            draw_emblem(canvas, chip.center(), chip.h * 0.28f, first + k, theme::kOnAccent);
        }
    }
}

void draw_next_match(Canvas& canvas, Rect place, const App& app) {
    const Part part(canvas, "next_match");
    const Scale scale(canvas);
    const MatchSettings settings = next_match(app.session(), app.session().lineup);
    const LevelSettings& level = settings.level;
    const std::string facts[][2] = {
        {std::string(tr("Players")), all_names(settings.players)},
        {std::string(tr("Rules")),
         concat(preset_label(chosen_preset(app)), ", ",
                tr(plural("{n} round", "{n} rounds", settings.rounds(), {{"n", settings.rounds()}})))},
        {std::string(tr("Level editor")),
         concat(tr(level.planet.label), ", ", tr(level.terrain.generator->label))}};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted},
                    plain = {scale.text(theme::kBody - 2), theme::kText};
    const bool small = quiet.size > scale(theme::kSmall);  // the letters are as small as they get
    const float gap = scale(small ? 3 : 14), wide = place.w - 2 * scale(kBesideEdge);
    float high = 0;
    for (const auto& [label, value] : facts)
        high += quiet.size + scale(4) + canvas.paragraph_height(wide, value, plain) + gap;
    Rect inside = headed_plate(canvas, place, tr("Next match"), high - gap);
    for (const auto& [label, value] : facts) {
        line_in(canvas, take_top(inside, quiet.size, scale(4)), label, quiet);
        take_top(inside, canvas.paragraph(inside, value, plain), gap);
    }
}

}  // namespace terramorph
