#include "ui/captions/skylines.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/language/language.h"
#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/slip/survey.h"
#include "ui/captions/dots.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kBehindDots = {150, 214, 255}, kInFrontDots = {255, 196, 120};
// Pixels of a picture of 1600 x 900: what's nearer is larger.
constexpr float kBehindDot = 1.6f, kInFrontDot = 2;
constexpr float kSkylineApart = 5;  // radii
constexpr float kOverSkyline = 8;   // units from a line to its words

bool is_behind(const Skylines::Line& line) { return line.rows > 0; }

Color color_of(const Skylines::Line& line) { return is_behind(line) ? kBehindDots : kInFrontDots; }

std::string words_of(const Skylines::Line& line) {
    const int count = std::abs(line.rows);
    return is_behind(line) ? tr(plural("{count} row behind", "{count} rows behind", count))
                           : tr(plural("{count} row in front", "{count} rows in front", count));
}

/// Where a line is highest over a part of the picture: pixels from its top.
float top_over(const Skylines::Line& line, const View& view, float from, float to) {
    const int last = static_cast<int>(line.path.size()) - 1;
    const int left = std::clamp(static_cast<int>(view.column_at(from)), 0, last);
    const int right = std::clamp(static_cast<int>(view.column_at(to)), left, last);
    float highest = line.path[at(left)].y;
    for (int x = left; x <= right; ++x) highest = std::max(highest, line.path[at(x)].y);
    return view.y_of(highest);
}

}  // namespace

bool Skylines::show(const BattleState& state, int rows) {
    if (rows == 0) {
        moment_.reset();
        const bool had_any = !lines_.empty();
        lines_.clear();
        return had_any;
    }
    if (moment_ && moment_->rows == rows && moment_->slipped == state.slips.rows &&
        moment_->level == state.level)
        return false;
    moment_ = {rows, state.level, state.slips.rows};
    lines_.clear();
    for (const int way : {1, -1}) {
        const Skyline skyline = skyline_behind(state, way * rows);
        if (skyline.rows == 0) continue;
        Line& line = lines_.emplace_back(Line{way * skyline.rows, {}});
        for (float column = 0.5f; const Sixteenths height : skyline.heights)
            line.path.push_back({column++, to_columns(height)});
    }
    return true;
}

void Skylines::draw(Canvas& canvas, const View& view) const {
    for (const Line& line : lines_) {
        const Part part(canvas, is_behind(line) ? "skyline_behind" : "skyline_in_front");
        const float radius = std::max(1.1f, (is_behind(line) ? kBehindDot : kInFrontDot) * view.unit());
        const Rect seen = {-radius, -radius, canvas.width() + 2 * radius, canvas.height() + 2 * radius};
        each_dot(view, line.path, kSkylineApart * radius, [&](Point dot, float) {
            if (seen.holds(dot)) draw_path_dot(canvas, dot, radius, color_of(line));
        });
    }
}

/// At the left end what's behind, at the right what's in front: so both may stand close to their lines.
void Skylines::draw_words(Canvas& canvas, const View& view, LabelRoom& room) const {
    const Scale scale(canvas);
    const Rect field = room.field();
    const float left = std::max(field.x, view.x_of(0));
    for (const Line& line : lines_) {
        const TextStyle style = {scale.text(theme::kSmall), color_of(line), Face::bold, Align::center};
        const std::string words = words_of(line);
        const float letters = canvas.text_width(words, style), wide = letters + style.size;
        if (letters <= 0) continue;
        const float high = 1.3f * style.size, gap = scale(kOverSkyline);
        const float right = std::min(field.x + field.w, view.x_of(static_cast<float>(line.path.size())));
        const auto place_at = [&](float x) {
            return Rect{x, top_over(line, view, x, x + wide) - gap - high, wide, high};
        };
        Rect wanted;
        bool fits = false;
        for (float in = gap; !fits && left + in + wide <= right; in += wide / 2) {
            wanted = place_at(is_behind(line) ? left + in : right - in - wide);
            fits = wanted.y >= field.y && wanted.y + high <= field.y + field.h;
        }
        if (!fits) continue;
        const Rect plate = room.place_near(wanted);
        canvas.fill_rounded(plate, scale(theme::kRadius), theme::kPlate);
        line_in(Part(canvas, is_behind(line) ? "rows_behind" : "rows_in_front"), plate, words, style);
    }
}

}  // namespace terramorph
