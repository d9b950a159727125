// Settings as text.
#include "base/files/toml.h"
#include "base/index.h"
#include "base/text.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

/// Choices are written by name, in quotes; everything else as a number.
std::string line(const Parameter& parameter, double value) {
    const std::string written = value_text(parameter, value);
    return concat(parameter.name, " = ", parameter.choices.empty() ? written : toml_quoted(written), "\n");
}

std::string placed_text(const Features& placed) {
    std::string all;
    for (const auto& [spot, feature] : placed)
        all += concat(all.empty() ? "placed = [" : ",", "\n    { x = ", spot.x, ", y = ", spot.y,
                      ", what = ", toml_quoted(kFeatureNames[at(feature)]), " }");
    return all.empty() ? all : all + "\n]\n";
}

std::string strokes_text(const Strokes& strokes) {
    std::string all;
    for (const auto& [place, steps] : strokes)
        all += concat(all.empty() ? "strokes = [" : ",", "\n    { x = ", place.middle.x,
                      ", y = ", place.middle.y, ", radius = ", brush_radius(place.size),
                      ", lift = ", steps * kStrokeStep, " }");
    return all.empty() ? all : all + "\n]\n";
}

std::string roads_text(const std::vector<Road>& roads) {
    std::string all;
    for (const Road& road : roads) {
        all += concat(all.empty() ? "roads = [" : ",", "\n    [");
        for (const Spot& turn : road)
            all += concat(&turn == road.data() ? "" : ", ", "{ x = ", turn.x, ", y = ", turn.y, " }");
        all += "]";
    }
    return all.empty() ? all : all + "\n]\n";
}

std::string prices_text(const Prices& prices) {
    std::string all = prices.empty() ? "" : "\n[prices]\n";
    for (const auto& [id, history] : prices) {
        all += concat(toml_quoted(id), " = [", history.demand);
        for (const int factor : history.factors) all += concat(", ", factor);
        all += "]\n";
    }
    return all;
}

std::string lines(std::span<const Parameter> parameters, const Values& values) {
    std::string all;
    for (std::size_t k = 0; k < parameters.size(); ++k) all += line(parameters[k], values[k]);
    return all;
}

}  // namespace

std::string settings_text(const MatchSettings& settings) {
    const LevelSettings& level = settings.level;
    std::string all = line(kMatchSeed, settings.seed);
    for (const Player& player : settings.players) {
        all += concat("\n[[player]]\nname = ", toml_quoted(player.name), "\n",
                      line(kPlayerColor, player.color), line(kPlayerEmblem, player.emblem));
        all += concat("kind = ", toml_quoted(player.kind.id()), "\n");
        all += line(kPlayerDifficulty, static_cast<double>(player.difficulty));
        all += line(kPlayerTeam, player.team) + line(kPlayerShape, static_cast<double>(player.shape));
    }
    all += "\n[rules]\n";
    all += lines(kRules, settings.rules) + "\n[galaxy]\n" + lines(kDrakeFactors, settings.galaxy);
    all += prices_text(settings.prices);
    all += concat("\n[level]\ngenerator = ", toml_quoted(level.terrain.generator->name), "\n");
    all += line(kMapSeed, level.terrain.seed) + line(kLevelWidth, level.terrain.width) +
           line(kMapDepth, level.terrain.depth);
    all += line(kLevelHeight, level.height) + line(kLevelScale, level.scale) + line(kLevelLift, level.lift);
    all += line(kCutPosition, level.cut.position) + line(kCutAngle, level.cut.angle);
    if (level.terrain.origin != Vec2<std::int64_t>{})
        all += line(kMapOriginX, static_cast<double>(level.terrain.origin.x)) +
               line(kMapOriginY, static_cast<double>(level.terrain.origin.y));
    if (level.terrain.wave) all += concat("wave = ", toml_quoted(curve_text(*level.terrain.wave)), "\n");
    all += placed_text(level.terrain.placed) + strokes_text(level.terrain.strokes) +
           roads_text(level.terrain.roads);
    all += "\n[level.set]\n";
    all += lines(level.terrain.generator->parameters, level.terrain.values);
    const Planet& planet = level.planet;
    all += concat("\n[level.planet]\nlook = ", toml_quoted(planet.look),
                  "\nname = ", toml_quoted(planet.name), "\nlabel = ", toml_quoted(planet.label), "\n");
    return all + lines(kPlanetParameters, planet.values);
}

}  // namespace terramorph
