#include "ui/replay/feed.h"

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
constexpr float kNewsWidest = 0.55f;  // of the picture

}  // namespace

void ReplayFeed::add(std::string words, const Match& match, PlayerId player) {
    const bool somebody = player.exists();
    const Color color = somebody ? player_color(match.player(player).color) : theme::kMuted;
    lines_.push_back({std::move(words), color, somebody ? match.player(player).emblem : -1, kNewsTime});
    if (lines_.size() > kMaxFeedLines) lines_.erase(lines_.begin());
}

bool ReplayFeed::advance(double seconds) {
    const bool seen = !lines_.empty();
    for (Line& line : lines_) line.left -= seconds;
    std::erase_if(lines_, [](const Line& line) { return line.left <= 0; });
    return seen;
}

void ReplayFeed::draw(Canvas& canvas, Point at) const {
    const Scale scale(canvas);
    const float size = scale.text(20), edge = std::max(5.0f, scale(12)), mark = size * 0.38f;
    const float high = size + std::max(4.0f, scale(10));
    const Part part(canvas, "feed");
    for (const Line& line : lines_) {
        const float shown = static_cast<float>(std::min(1.0, kNewsFading * line.left));
        const TextStyle style = {size, with_alpha(theme::kText, shown)};
        const float left = line.emblem < 0 ? 0 : 3 * mark;
        const float wide = std::min(canvas.text_width(line.words, style), kNewsWidest * canvas.width()) + 1;
        const Rect plate = {at.x, at.y, wide + left + 2 * edge, high};
        canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.78f * shown));
        if (line.emblem >= 0)
            draw_emblem(canvas, {at.x + edge + mark, plate.center().y}, mark, line.emblem,
                        with_alpha(line.color, shown));
        canvas.text_within({at.x + edge + left, plate.center().y - size / 2}, wide, line.words, style);
        at.y += high + scale(6);
    }
}

}  // namespace terramorph
