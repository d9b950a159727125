#include "ui/screens/results/stage.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "base/random.h"
#include "base/text.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr int kNarrowest = 640, kColumnsEach = 96, kStageHigh = 320;  // columns
constexpr float kFoot = 56, kRise = 70;         // columns: how high the last stands, and the first above it
constexpr float kBottom = 9;                    // columns, so that no bedrock is seen
constexpr double kGentle = 0.25, kBehind = 25;  // how high the land behind it is
constexpr float kPlaceBelow = 30;               // columns below the tank's tracks
constexpr float kFacing = 550;                  // tenths of a degree, of barrels
constexpr int kPieces = 110;                    // of confetti
constexpr float kConfettiFalls = 5.5f;          // seconds
constexpr std::uint32_t kConfetti = 77;         // a stream of random numbers

/// From the middle outwards: the first in the middle, the second at its left, the third at its right ...
int slot_of(int order, int count) {
    const int out = (order + 1) / 2;
    return (count - 1) / 2 + (order % 2 == 1 ? -out : out) + (count % 2 == 0 ? 1 : 0);
}

float column_of(int slot, int count, int width) {
    return (static_cast<float>(slot) + 0.5f) / static_cast<float>(count) * static_cast<float>(width);
}

/// The podium's surface: level where somebody stands, and gentle slopes between.
std::vector<Sixteenths> podium(int count, int width) {
    std::vector<float> heights(static_cast<std::size_t>(count));
    for (int order = 0; order < count; ++order)
        heights[at(slot_of(order, count))] = kFoot + kRise * static_cast<float>(count - 1 - order) /
                                                         static_cast<float>(std::max(1, count - 1));
    const float apart = static_cast<float>(width) / static_cast<float>(count);
    std::vector<Sixteenths> surface;
    for (int x = 0; x < width; ++x) {
        const float place = static_cast<float>(x) / apart - 0.5f;
        const int left = std::clamp(static_cast<int>(std::floor(place)), 0, count - 1);
        const int right = std::clamp(static_cast<int>(std::floor(place)) + 1, 0, count - 1);
        const float level = 1.4f * static_cast<float>(kHullHalfWidth) / apart;  // of a slot, on each side
        const float part =
            std::clamp((place - static_cast<float>(left) - level) / (1 - 2 * level), 0.0f, 1.0f);
        const float eased = part * part * (3 - 2 * part);
        const float roll = 1.5f * std::sin(static_cast<float>(x) * 0.06f);
        surface.push_back(
            Sixteenths::rounded(heights[at(left)] + (heights[at(right)] - heights[at(left)]) * eased + roll));
    }
    return surface;
}

/// An emblem and a name, and above them "you" for the only person.
void draw_name(Canvas& canvas, Point above, const Player& player, bool you) {
    const Scale scale(canvas);
    const TextStyle name = {scale.text(theme::kBody - 2), theme::kBright, Face::bold};
    const float mark = name.size * 0.42f, gap = scale(6);
    const float wide = 2 * mark + gap + canvas.text_width(player.name, name);
    const float left = above.x - wide / 2, top = above.y - name.size - scale(6);
    canvas.fill_rounded({left - gap, top, wide + 2 * gap, name.size}, gap, theme::kPlate);
    draw_emblem(canvas, {left + mark, top + name.size / 2}, mark, player.emblem, player_color(player.color));
    canvas.text({left + 2 * mark + gap, top}, player.name, name);
    if (you) draw_you(canvas, {above.x - you_wide(canvas) / 2, top - you_high(canvas) - scale(4)});
}

LevelSettings level_of_stage(LevelSettings level, int count) {
    level.terrain.width = std::max(kNarrowest, kColumnsEach * count);
    level.height = kStageHigh;
    level.scale = kGentle;
    level.lift = kBehind;
    level.planet.set(PlanetValue::water, 0);
    return level;
}

}  // namespace

Stage::Stage(const Match& match)
    : players_(static_cast<int>(match.settings().players.size())),
      level_(level_of_stage(match.level(), players_)),
      ground_(podium(players_, level_.width()), level_.level_height()),
      landscape_(level_, ground_) {
    landscape_.set_water(0);
}

bool Stage::advance(double seconds) {
    const bool falls = seconds_ < 2 * static_cast<double>(kConfettiFalls);
    seconds_ += seconds;
    return falls;
}

std::vector<Stage::Spot> Stage::spots(const Results& results) const {
    std::vector<Spot> spots;
    int rank = 0;
    for (const Side& side : results.scores.sides()) {
        ++rank;
        for (const PlayerId player : side.players) {
            const int slot = slot_of(static_cast<int>(spots.size()), players_);
            spots.push_back({player, rank, column_of(slot, players_, level_.width())});
        }
    }
    return spots;
}

View Stage::view(Rect place) const {
    View view = {.bottom = kBottom, .width = static_cast<int>(place.w), .height = static_cast<int>(place.h)};
    view.scale = place.w / static_cast<float>(level_.width());
    view.zoom = 2.2f;
    return view;
}

void Stage::draw(Canvas& canvas, Rect place, const Results& results, std::string_view title) {
    const Part part(canvas, "stage");
    const Scale scale(canvas);
    place = {std::floor(place.x), std::floor(place.y), std::floor(place.w), std::floor(place.h)};
    const View own = view(place);
    canvas.image(landscape_.picture(ground_, own), static_cast<int>(place.x), static_cast<int>(place.y));
    View there = own;  // the same on the whole canvas
    there.left = -place.x / own.scale;
    there.bottom = own.bottom - (canvas.height() - place.y - place.h) / own.scale;
    there.width = static_cast<int>(canvas.width());
    there.height = static_cast<int>(canvas.height());
    there.zoom = 1;
    there.zoom = own.unit() / there.unit();
    canvas.push_clip(place);
    meadow_.draw(canvas, there, ground_, landscape_);
    draw_confetti(canvas, place, results);
    for (const Spot& spot : spots(results)) draw_spot(canvas, there, results, spot);
    canvas.pop_clip();
    draw_tag(Part(canvas, "standings"), place, title);
    canvas.round_off(place, scale(12), theme::kBackground);
}

void Stage::draw_spot(Canvas& canvas, const View& view, const Results& results, const Spot& spot) const {
    const Scale scale(canvas);
    const Player& player = results.player(spot.player);
    BodyState body;
    body.at = {spot.column, to_columns(ground_.top(static_cast<int>(spot.column)))};
    const bool leftward = spot.column > static_cast<float>(level_.width()) * 0.6f;
    draw_tank(
        canvas, view,
        {body, leftward ? 1800 - kFacing : kFacing, player_color(player.color), player.emblem, player.shape});
    const Point below = view.point(body.at - Vec2<float>{0, kPlaceBelow});
    const TextStyle number = {scale.text(theme::kBody), spot.rank == 1 ? theme::kOnAccent : theme::kBright,
                              Face::bold, Align::center};
    canvas.circle(below, number.size * 0.8f, spot.rank == 1 ? theme::kAccent : theme::kPlate);
    canvas.text({below.x, below.y - number.size / 2}, concat(spot.rank), number);
    draw_name(canvas, label_point(view, body), player, spot.player == only_person(results));
}

void Stage::draw_confetti(Canvas& canvas, Rect place, const Results& results) const {
    const Scale scale(canvas);
    const auto draw = [](int piece, int n) { return uniform01(kConfetti, kConfetti, piece, n); };
    for (int k = 0; k < kPieces; ++k) {
        const float age = static_cast<float>(seconds_) / kConfettiFalls - draw(k, 0);
        if (age < 0 || age > 1) continue;
        const float sway = std::sin(6.28f * (draw(k, 1) + 2 * age)) * scale(14);
        const Point middle = {place.x + place.w * draw(k, 2) + sway,
                              place.y + place.h * 1.1f * age * (0.6f + 0.4f * draw(k, 3)) - scale(10)};
        const float turn = 6.28f * (draw(k, 4) + 3 * age), long_ = scale(5), wide = scale(2.2f);
        const Point along = {long_ * std::cos(turn), long_ * std::sin(turn)};
        const Point across = {-wide * std::sin(turn), wide * std::cos(turn)};
        const Point corners[] = {middle + along + across, middle + along - across, middle - along - across,
                                 middle - along + across};
        const std::size_t color = at(static_cast<int>(draw(k, 5) * 64)) % (results.players.size() + 1);
        canvas.polygon(corners, color == results.players.size() ? theme::kBright
                                                                : player_color(results.players[color].color));
    }
}

}  // namespace terramorph
