#include "ui/screens/title/who.h"

#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr float kWhoLetters = 23;

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

WhoLine line_of(const WhoPlays& who) {
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
    add_part(line, std::string(who.difficulty), Face::bold);
    add_part(line, std::string(who.preset), Face::regular);
    if (who.rounds > 0)
        add_part(line, tr(plural("{n} round", "{n} rounds", who.rounds, {{"n", who.rounds}})), Face::regular);
    return line;
}

TextStyle style_of(const WhoPiece& piece, float size) { return {size, piece.color, piece.face}; }

float wide_of(const Canvas& canvas, const WhoPiece& piece, float size) {
    if (piece.emblem) return 0.9f * size;
    if (piece.you) return you_wide(canvas);
    return piece.dot ? 0.5f * size : canvas.text_width(piece.words, style_of(piece, size));
}

float between(float size) { return 0.36f * size; }

float wide_of(const Canvas& canvas, const WhoLine& line, float size) {
    float wide = 0;
    for (const WhoPiece& piece : line) wide += wide_of(canvas, piece, size) + between(size);
    return wide;
}

}  // namespace

void draw_who_plays(Canvas& canvas, Rect place, const WhoPlays& who) {
    WhoLine line = line_of(who);
    float size = Scale(canvas).text(kWhoLetters);
    const float small = std::min(size, Scale(canvas).text(theme::kSmall));
    while (wide_of(canvas, line, size) > place.w && size > small) --size;
    if (wide_of(canvas, line, size) > place.w)
        std::erase_if(line, [](const WhoPiece& piece) { return piece.you; });
    if (wide_of(canvas, line, size) > place.w)
        std::erase_if(line, [](const WhoPiece& piece) { return piece.name; });
    while (wide_of(canvas, line, size) > place.w && size > 8) --size;
    for (const WhoPiece& piece : line) {
        const Rect own = take_left(place, wide_of(canvas, piece, size), between(size));
        if (piece.emblem)
            draw_emblem(canvas, own.center(), 0.42f * size, piece.emblem->emblem,
                        player_color(piece.emblem->color));
        else if (piece.you)
            draw_you(canvas, {own.x, own.center().y - you_high(canvas) / 2});
        else if (piece.dot)
            canvas.circle(own.center(), 0.1f * size, theme::kMuted);
        else
            canvas.text({own.x, own.center().y - size / 2}, piece.words, style_of(piece, size));
    }
}

}  // namespace terramorph
