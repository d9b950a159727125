#include "ui/screens/terrain/side.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/player/lineup.h"
#include "base/text.h"
#include "battle/water/ponds.h"
#include "terrain/castle/castle.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kPixelsInAFrame = 160000;  // while a level changes

}  // namespace

bool TerrainSide::finish(const Session& session, const LevelSettings& level) {
    MatchSettings settings = next_match(session, session.lineup);
    settings.level = level;
    if (placed_ && *placed_ == settings) return false;
    placed_ = settings;
    picture_ = Image();
    match_.reset();
    if (!validate(settings)) match_ = std::make_unique<Match>(settings, session.arsenal, session.planets);
    return true;
}

bool TerrainSide::lacks_castle() const {
    if (!match_ || match_->battle().state().castle) return false;
    return match_->battle().state().rules.living_land == LivingLand::in_play && wants_castle(placed_->level);
}

bool TerrainSide::lacks_pond() const {
    if (!match_ || match_->battle().state().rules.living_land != LivingLand::in_play) return false;
    const BattleState& state = match_->battle().state();
    const auto is_dry = [&](int x) {
        return x >= 0 && x < state.ground.width() &&
               water_depth(state, {static_cast<float>(x) + 0.5f, to_columns(state.ground.top(x))}) <= 0;
    };
    return std::ranges::any_of(placed_ponds(placed_->level), is_dry);
}

std::optional<int> TerrainSide::castle(const LevelSettings& level) const {
    if (!match_ || placed_->level != level || !match_->battle().state().castle) return std::nullopt;
    const Range walls = match_->battle().state().castle->columns;
    return (walls.x0 + walls.x1) / 2;
}

/// The land as it's fought over; `match` has the tanks.
void TerrainSide::draw_land(Canvas& canvas, Rect place, const LevelSettings& level, const Match* match) {
    const int width = static_cast<int>(place.w), height = static_cast<int>(place.h);
    const bool same = picture_.width() == width && picture_.height() == height && pictured_ == level;
    if (!same || manned_ != (match != nullptr)) {
        picture_ =
            match ? panorama_of(*match, width, height) : panorama_of(level, width, height, kPixelsInAFrame);
        if (match) draw_tanks_on_panorama(picture_, *match);
        pictured_ = level;
        manned_ = match != nullptr;
    }
    canvas.image(picture_, static_cast<int>(place.x), static_cast<int>(place.y));
}

void TerrainSide::draw(Canvas& canvas, Rect place, const LevelSettings& level, const MapPreview& preview,
                       bool still) {
    const bool turned = level.cut.angle != 0 && !level.terrain.generator->is_infinite();
    const bool slow = turned || MapPreview::big(level.terrain);
    if (still && match_ && placed_->level == level) {
        draw_land(canvas, place, level, match_.get());
    } else if (still || !slow) {
        draw_land(canvas, place, level, nullptr);
    } else {
        sketch_.show_roughly(level, preview.heights());
        sketch_.draw(canvas, place);
    }
    const Scale scale(canvas);
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
