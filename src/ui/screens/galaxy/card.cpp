#include "ui/screens/galaxy/card.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "match/galaxy/people.h"
#include "ui/landscape/sky/globe.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kDisc = 300, kSmallDisc = 190;  // side of the world's picture, and beside its natives'
constexpr float kStarMapCardLine = 40, kNarrowLine = 34;  // spacing of facts
constexpr float kLineageHigh = 64;

/// A number with at most one decimal.
std::string galaxy_number(double number) { return tr_decimal(concat(std::round(number * 10) / 10)); }

std::string wind_words(const Planet& planet) {
    const double least = planet.value(PlanetValue::least_wind), most = planet.value(PlanetValue::most_wind);
    if (planet.value(PlanetValue::air) <= 0) return std::string(tr("none: no air"));
    return most <= 0 ? std::string(tr("none")) : concat(least, " – ", most);
}

std::string_view life_words(const World& world) {
    if (world.broadcasting) return tr("radio signals");
    if (world.intelligent) return tr("inhabited, but silent");
    return world.living ? tr("life, but no intelligence") : tr("no life");
}

std::string_view gun_words(Way way) {
    if (way == Way::direct) return tr("fires flat");
    return way == Way::lob ? tr("lobs high") : tr("flat or high, whichever hits");
}

/// How they were bred: of each generation a dot, the higher and brighter the more of its duels the forebear
/// of who lives now has won. Nothing where there's no room.
void draw_lineage(Canvas& canvas, Rect place, const People& people) {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::center};
    if (place.h < quiet.size + scale(kLineageHigh)) return;
    const Rect words = take_top(place, quiet.size + scale(4), scale(6));
    line_in(canvas, words,
            tr("After {count} generations: {won} of their duels won",
               {{"count", people.line.size()}, {"won", tr_percent(people.won)}}),
            quiet);
    const Rect chart = place.inset(scale(6));
    const auto last = static_cast<float>(std::max<std::size_t>(people.line.size() - 1, 1));
    const int most = std::max(std::ranges::max(people.line, {}, &Forebear::wins).wins, 1);
    const auto won = [most](const Forebear& each) {
        return static_cast<float>(each.wins) / static_cast<float>(most);
    };
    std::vector<Point> dots;
    for (std::size_t k = 0; k < people.line.size(); ++k)
        dots.push_back({chart.x + chart.w * static_cast<float>(k) / last,
                        chart.y + chart.h * (1 - won(people.line[k]))});
    canvas.line(dots, std::max(1.0f, scale(1.5f)), with_alpha(theme::kAccent, 0.35f));
    for (std::size_t k = 0; k < dots.size(); ++k)
        canvas.circle(dots[k], scale(2 + 2 * won(people.line[k])),
                      with_alpha(theme::kAccent, 0.4f + 0.6f * won(people.line[k])));
}

/// The count for plural forms: fractions use the plural.
std::int64_t spoken_count(double number) {
    const std::int64_t whole = std::llround(number);
    return whole == 1 && number != 1 ? 2 : whole;
}

}  // namespace

std::string heard_words(const Values& factors) {
    const double count = civilizations(factors);
    const std::string about = count < 10 ? galaxy_number(count) : tr_number(std::llround(count));
    return tr(plural("N = {number} civilization broadcasting right now",
                     "N = {number} civilizations broadcasting right now", spoken_count(count),
                     {{"number", about}}));
}

void WorldCard::draw(Canvas& canvas, Rect place, const Match& match, const World& world) {
    const Scale scale(canvas);
    const Planet& planet = world.level.planet;
    canvas.fill_rounded(place, scale(12), with_alpha(theme::kBackground, 0.78f));
    canvas.outline_rounded(place, scale(12), std::max(1.0f, scale(1)), with_alpha(theme::kBright, 0.16f));
    const bool natives = has_natives(world, match.settings());
    const float disc = natives ? kSmallDisc : kDisc;
    const int side = static_cast<int>(scale(disc));
    if (disc_.width() != side) disc_ = globe(planet, world.level.terrain.seed, side, {-0.8f, -0.55f});
    Rect rest = place.inset(scale(28));
    const Rect picture = take_top(rest, scale(disc), scale(6));
    canvas.image(disc_, static_cast<int>(picture.center().x) - side / 2, static_cast<int>(picture.y));

    const TextStyle name = {scale.text(42), theme::kBright, Face::bold, Align::center};
    line_in(canvas, take_top(rest, name.size, scale(2)), tr(planet.label), name);
    const std::string round =
        tr("round {round} of {rounds}", {{"round", match.round()}, {"rounds", match.settings().rounds()}});
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::center};
    line_in(Part(canvas, "round"), take_top(rest, quiet.size, scale(18)), round, quiet);

    const auto fact = [&](std::string_view what, std::string_view how) {
        const Rect line = take_top(rest, scale(natives ? kNarrowLine : kStarMapCardLine));
        line_in(canvas, line, what, {scale.text(theme::kBody - 2), theme::kMuted});
        line_in(canvas, line, how,
                {scale.text(theme::kBody - 2), theme::kValue, Face::regular, Align::right});
    };
    fact(tr("Gravity"),
         tr("{gravity} m/s²", {{"gravity", galaxy_number(planet.value(PlanetValue::gravity))}}));
    fact(tr("Wind"), wind_words(planet));
    const double water = planet.value(PlanetValue::water);
    fact(tr("Water"), water <= 0 ? std::string(tr("none")) : tr_percent(std::llround(water)));
    fact(tr("Terrain"), tr(world.level.terrain.generator->label));
    fact(tr("Life"), life_words(world));
    if (!natives) return;
    const People& people = people_of(world);
    fact(tr("Natives' gun"), gun_words(people.crew.way));
    draw_lineage(Part(canvas, "lineage"), rest, people);
}

void draw_drake(Canvas& canvas, Rect place, const MatchSettings& settings) {
    const Scale scale(canvas);
    const auto factor = [&](Drake which) { return settings.galaxy[at(which)]; };
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const TextStyle loud = {scale.text(theme::kBody), theme::kValue, Face::bold};
    line_in(Part(canvas, "heard"), take_top(place, loud.size + scale(6)), heard_words(settings.galaxy), loud);
    const std::string born = tr(
        "{stars} stars born a year × {with_planets} with planets × {suitable} fit for life × {living} living",
        {{"stars", factor(Drake::stars)},
         {"with_planets", factor(Drake::with_planets)},
         {"suitable", factor(Drake::suitable)},
         {"living", factor(Drake::living)}});
    const std::string heard = tr("× {intelligent} intelligent × {broadcasting} broadcasting × {years} years",
                                 {{"intelligent", factor(Drake::intelligent)},
                                  {"broadcasting", factor(Drake::broadcasting)},
                                  {"years", Grouped{std::llround(factor(Drake::years))}}});
    line_in(canvas, take_top(place, quiet.size + scale(4)), born, quiet);
    line_in(canvas, take_top(place, quiet.size + scale(4)), heard, quiet);
}

}  // namespace terramorph
