#include "ui/screens/terrain/side.h"

#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

void TerrainSide::draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview,
                       bool still) {
    const bool turned = level.cut.angle != 0 && !level.terrain.generator->is_infinite();
    if (!still && (turned || MapPreview::big(level.terrain)))
        sketch_.show_roughly(level, preview.heights());
    else
        sketch_.show(level);
    const Scale scale(canvas);
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
