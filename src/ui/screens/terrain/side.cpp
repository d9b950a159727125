#include "ui/screens/terrain/side.h"

#include <string>

#include "app/language/language.h"
#include "app/player/lineup.h"
#include "base/text.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

void TerrainSide::finish(const Session& session, const LevelSettings& level) {
    MatchSettings settings = next_match(session, session.lineup);
    settings.level = level;
    if (placed_ && *placed_ == settings) return;
    placed_ = settings;
    picture_ = Image();
    match_.reset();
    if (!validate(settings)) match_ = std::make_unique<Match>(settings, session.arsenal, session.planets);
}

void TerrainSide::draw_finished(Canvas& canvas, Rect place) {
    const int width = static_cast<int>(place.w), height = static_cast<int>(place.h);
    const auto view = view_of_whole(match_->battle().state().ground, width, height);
    if (!view) {
        sketch_.draw(canvas, place);
        return sketch_.draw_tanks(canvas, place, looks_of(*match_));
    }
    if (picture_.width() != width || picture_.height() != height) picture_ = portrait(*match_, *view);
    canvas.image(picture_, static_cast<int>(place.x), static_cast<int>(place.y));
}

void TerrainSide::draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview,
                       bool still) {
    const bool turned = level.cut.angle != 0 && !level.terrain.generator->is_infinite();
    if (!still && (turned || MapPreview::big(level.terrain)))
        sketch_.show_roughly(level, preview.heights());
    else
        sketch_.show(level);
    const Scale scale(canvas);
    if (still && match_ && placed_->level == level)
        draw_finished(canvas, place);
    else
        sketch_.draw(canvas, place);
    canvas.round_off(place, scale(theme::kRadius), theme::kBackground);
    Rect inside = place.inset(scale(14));
    const float size = scale.text(theme::kSmall);
    const Rect line = take_top(inside, size);
    const TextStyle name = {size, theme::kText}, quiet = {size, theme::kText, Face::regular, Align::right};
    const std::string extent = tr("{width} × {height} m", {{"width", Grouped{level.width()}},
                                                           {"height", Grouped{level.level_height()}}});
    const std::string_view what = tr("the level");
    line_in(canvas, line, what, name);
    if (canvas.text_width(concat(what, "  "), name) + canvas.text_width(extent, quiet) <= line.w)
        line_in(canvas, line, extent, quiet);
}

}  // namespace terramorph
