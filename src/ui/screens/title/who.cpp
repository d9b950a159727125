#include "ui/screens/title/who.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "ui/screens/players/cells.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr float kWhoLetters = 23;
constexpr float kTankHigh = 50, kWhoApart = 10;  // units
constexpr float kTankShape = 1.75f;              // of its place: the width to the height

/// A word of the line, or an emblem, or a dot between two parts.
struct WhoPiece {
    std::string words = {};
    Color color = theme::kBright;
    Face face = Face::regular;
    const Player* emblem = nullptr;
    bool name = false;  ///< may be left out
    bool dot = false;
    bool you = false;  ///< the mark, which goes first
};

using WhoLine = std::vector<WhoPiece>;

void add_player(WhoLine& line, const Player& player) {
    line.push_back({.emblem = &player});
    line.push_back({.words = player.name, .name = true});
}

void add_part(WhoLine& line, std::string words, Face face) {
    if (words.empty()) return;
    line.push_back({.dot = true});
    line.push_back({.words = std::move(words), .face = face});
}

WhoLine who_line_of(const WhoPlays& who) {
    WhoLine line;
    const auto person = std::ranges::find(who.players, kPerson, &Player::kind);
    const bool alone = lineup_of(who.players) == Lineup::alone && person != who.players.end();
    if (alone) {
        line.push_back({.emblem = &*person});
        line.push_back({.words = person->name, .face = Face::bold});
        line.push_back({.you = true});
        line.push_back({.words = std::string(tr("vs.")), .color = theme::kText});
    }
    for (const Player& player : who.players)
        if (!alone || &player != &*person) add_player(line, player);
    return line;
}

WhoLine who_rules_of(const WhoPlays& who) {
    WhoLine line;
    add_part(line, std::string(who.difficulty), Face::bold);
    add_part(line, std::string(who.preset), Face::regular);
    if (who.rounds > 0)
        add_part(line, tr(plural("{n} round", "{n} rounds", who.rounds, {{"n", who.rounds}})), Face::regular);
    if (!line.empty()) line.erase(line.begin());  // nothing stands before it
    return line;
}

TextStyle style_of(const WhoPiece& piece, float size) { return {size, piece.color, piece.face}; }

/// How wide a player's tank is, which stands where others have an emblem: so high.
float tank_wide(float high) { return kTankShape * high; }

float wide_of(const Canvas& canvas, const WhoPiece& piece, float size, float tanks) {
    if (piece.emblem) return tanks > 0 ? tank_wide(tanks) : 0.9f * size;
    if (piece.you) return you_wide(canvas);
    return piece.dot ? 0.5f * size : canvas.text_width(piece.words, style_of(piece, size));
}

float between(float size) { return 0.36f * size; }

float wide_of(const Canvas& canvas, const WhoLine& line, float size, float tanks) {
    float wide = 0;
    for (const WhoPiece& piece : line) wide += wide_of(canvas, piece, size, tanks) + between(size);
    return wide;
}

void draw_who_piece(Canvas& canvas, Rect own, const WhoPiece& piece, float size, float tanks) {
    if (piece.emblem && tanks > 0)
        draw_tank_in(canvas, own, *piece.emblem);
    else if (piece.emblem)
        draw_emblem(canvas, own.center(), 0.42f * size, piece.emblem->emblem,
                    player_color(piece.emblem->color));
    else if (piece.you)
        draw_you(canvas, {own.x, own.center().y - you_high(canvas) / 2});
    else if (piece.dot)
        canvas.circle(own.center(), 0.1f * size, theme::kMuted);
    else
        canvas.text({own.x, own.center().y - size / 2}, piece.words, style_of(piece, size));
}

/// With letters as small as they need to be, and without what may be left out where that's not enough.
void draw_who_line(Canvas& canvas, Rect place, WhoLine line, float tanks) {
    float size = Scale(canvas).text(kWhoLetters);
    const float small = std::min(size, Scale(canvas).text(theme::kSmall));
    const auto fits = [&] { return wide_of(canvas, line, size, tanks) <= place.w; };
    while (!fits() && size > small) --size;
    if (!fits()) std::erase_if(line, [](const WhoPiece& piece) { return piece.you; });
    if (!fits()) std::erase_if(line, [](const WhoPiece& piece) { return piece.name; });
    if (!fits()) tanks = 0;
    while (!fits() && size > 8) --size;
    for (const WhoPiece& piece : line)
        draw_who_piece(canvas, take_left(place, wide_of(canvas, piece, size, tanks), between(size)), piece,
                       size, tanks);
}

}  // namespace

float who_plays_high(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale(kTankHigh) + scale(kWhoApart) + scale.text(theme::kBody);
}

void draw_who_plays(Canvas& canvas, Rect place, const WhoPlays& who) {
    const Scale scale(canvas);
    WhoLine rules = who_rules_of(who);
    if (place.h >= who_plays_high(canvas)) {
        const float tanks = scale(kTankHigh);
        draw_who_line(canvas, take_top(place, tanks, scale(kWhoApart)), who_line_of(who), tanks);
        return draw_who_line(canvas, place, std::move(rules), 0);
    }
    WhoLine line = who_line_of(who);
    if (!rules.empty()) line.push_back({.dot = true});
    line.insert(line.end(), rules.begin(), rules.end());
    draw_who_line(canvas, place, std::move(line), 0);
}

}  // namespace terramorph
