#include "ui/captions/news_feed.h"

#include <algorithm>
#include <utility>

#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kNewsTime = 5;    // seconds
constexpr double kNewsFading = 2;  // fade-out, 1 / seconds
constexpr std::size_t kMaxFeedLines = 10;
constexpr float kNewsWidest = 0.55f;                // of the picture
constexpr float kNewsLetters = 20, kNewsApart = 6;  // units
constexpr float kNewsEmblem = 0.38f;                // of the letters

}  // namespace

void NewsFeed::add(std::string words, const Match& match, PlayerId player) {
    const bool somebody = player.exists();
    const Color color = somebody ? player_color(match.player(player).color) : theme::kMuted;
    lines_.push_back({std::move(words), color, somebody ? match.player(player).emblem : -1, kNewsTime});
    if (lines_.size() > kMaxFeedLines) lines_.erase(lines_.begin());
}

bool NewsFeed::advance(double seconds) {
    const bool seen = !lines_.empty();
    for (Line& line : lines_) line.left -= seconds;
    std::erase_if(lines_, [](const Line& line) { return line.left <= 0; });
    return seen;
}

/// The plate of a line at `at`.
Rect NewsFeed::plate(const Canvas& canvas, const Line& line, Point at) {
    const Scale scale(canvas);
    const float size = scale.text(kNewsLetters), edge = std::max(5.0f, scale(12));
    const float left = line.emblem < 0 ? 0 : 3 * kNewsEmblem * size;
    const float wide = std::min(canvas.text_width(line.words, {size, {}}), kNewsWidest * canvas.width()) + 1;
    return {at.x, at.y, wide + left + 2 * edge, size + std::max(4.0f, scale(10))};
}

Rect NewsFeed::place(const Canvas& canvas, Point at) const {
    Rect all = {at.x, at.y, 0, 0};
    for (const Line& line : lines_) {
        const Rect one = plate(canvas, line, {at.x, all.y + all.h});
        all.w = std::max(all.w, one.w);
        all.h += one.h + Scale(canvas)(kNewsApart);
    }
    return all;
}

void NewsFeed::draw(Canvas& canvas, Point at) const {
    const Scale scale(canvas);
    const float size = scale.text(kNewsLetters), edge = std::max(5.0f, scale(12)), mark = size * kNewsEmblem;
    const Part part(canvas, "feed");
    for (const Line& line : lines_) {
        const float shown = static_cast<float>(std::min(1.0, kNewsFading * line.left));
        const Rect own = plate(canvas, line, at);
        canvas.fill_rounded(own, scale(8), with_alpha(theme::kBackground, 0.78f * shown));
        const float left = line.emblem < 0 ? 0 : 3 * mark;
        if (line.emblem >= 0)
            draw_emblem(canvas, {at.x + edge + mark, own.center().y}, mark, line.emblem,
                        with_alpha(line.color, shown));
        canvas.text_within({at.x + edge + left, own.center().y - size / 2}, own.w - left - 2 * edge,
                           line.words, {size, with_alpha(theme::kText, shown)});
        at.y += own.h + scale(kNewsApart);
    }
}

}  // namespace terramorph
