#include "ui/screens/battle/tips/tip_heading.h"

#include <algorithm>
#include <vector>

#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kHeadingLine = 1.25f;  // of its letters, from one line to the next

/// A word of a heading with the blank behind it, or a key.
struct HeadingPiece {
    std::string_view words;
    bool key;
};

/// The pieces of "Hold [←] to turn".
std::vector<HeadingPiece> heading_pieces(std::string_view heading) {
    std::vector<HeadingPiece> pieces;
    while (!heading.empty()) {
        const bool key = heading.front() == '[';
        const std::size_t end = heading.find_first_of(key ? "]" : " [", key ? 1 : 0);
        const std::size_t from = key ? 1 : 0;
        const bool last = end == heading.npos;
        const std::size_t used = last ? heading.size() : heading[end] == '[' ? end : end + 1;
        pieces.push_back({heading.substr(from, (key && !last ? end : used) - from), key});
        heading.remove_prefix(used);
    }
    return pieces;
}

float heading_key_width(const Canvas& canvas, std::string_view key, const TextStyle& style) {
    return std::max(style.size * 1.15f, canvas.text_width(key, style) + style.size * 0.7f);
}

float piece_width(const Canvas& canvas, HeadingPiece piece, const TextStyle& style) {
    return piece.key ? heading_key_width(canvas, piece.words, style) : canvas.text_width(piece.words, style);
}

/// A key or a run of words in a line of a heading.
struct HeadingRun {
    HeadingPiece piece;
    Point at;  // in the heading
    float wide = 0;
};

/// Lines of this width.
std::vector<HeadingRun> lay_heading(const Canvas& canvas, std::string_view heading, float width,
                                    const TextStyle& style) {
    std::vector<HeadingRun> runs;
    Point at;
    for (const HeadingPiece piece : heading_pieces(heading)) {
        const float wide = piece_width(canvas, piece, style);
        const float blank = piece.words.ends_with(' ') ? canvas.text_width(" ", style) : 0;
        const bool breaks = at.x > 0 && at.x + wide - blank > width && piece.words != " ";
        if (breaks) at = {0, at.y + kHeadingLine * style.size};
        if (HeadingRun* const last = runs.empty() || breaks ? nullptr : &runs.back();
            last && !last->piece.key && !piece.key) {
            last->piece.words = {last->piece.words.data(), last->piece.words.size() + piece.words.size()};
            last->wide += wide;
        } else {
            runs.push_back({piece, at, wide});
        }
        at.x += wide;
    }
    return runs;
}

}  // namespace

float heading_width(const Canvas& canvas, std::string_view heading, const TextStyle& style) {
    float width = 0;
    for (const HeadingPiece piece : heading_pieces(heading)) width += piece_width(canvas, piece, style);
    return width;
}

float heading_height(const Canvas& canvas, std::string_view heading, float width, const TextStyle& style) {
    const std::vector<HeadingRun> runs = lay_heading(canvas, heading, width, style);
    return style.size + (runs.empty() ? 0 : runs.back().at.y);
}

void draw_heading(Canvas& canvas, Rect place, std::string_view heading, const TextStyle& style) {
    for (const HeadingRun& run : lay_heading(canvas, heading, place.w, style)) {
        const Point at = Point{place.x, place.y} + run.at;
        if (!run.piece.key) {
            canvas.text(at, run.piece.words, style);
            continue;
        }
        const float out = style.size * 0.08f;
        const Rect cap = {at.x + out, at.y - out, run.wide - 2 * out, style.size + 2 * out};
        canvas.fill_rounded(cap, style.size * 0.2f, kTipKey);
        canvas.text({cap.center().x, at.y}, run.piece.words,
                    {style.size * 0.85f, theme::kBright, Face::bold, Align::center});
    }
}

}  // namespace terramorph
