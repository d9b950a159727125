// Drawing of a battle's picture.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/language/language.h"
#include "app/teaching/lessons.h"
#include "base/text.h"
#include "ui/landscape/castle/banners.h"
#include "ui/landscape/hidden/firedamp_picture.h"
#include "ui/landscape/hidden/ore_picture.h"
#include "ui/landscape/hidden/wreck_picture.h"
#include "ui/landscape/plants/boulders.h"
#include "ui/landscape/plants/buildings.h"
#include "ui/landscape/scenery.h"
#include "ui/landscape/walls.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/sprites/debris.h"
#include "ui/sprites/shells/shells.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kNobodys = {40, 26, 30};         // pieces
constexpr Ticks kBurntOut = kSecond / 2;         // a wreck, which is seen then
constexpr int kMaxMarkers = 6;                   // of shells above the picture
constexpr float kCratesBeside = 4 * kCrateSize;  // columns: one name is enough for both

BodyState between_states(const BodyState& from, const BodyState& to, float t) {
    BodyState state = to;
    state.at = from.at + (to.at - from.at) * t;
    state.angle = from.angle + (to.angle - from.angle) * t;
    return state;
}

/// True of a turret that its tank's end has just thrown up: it's drawn over the fire, which would hide it.
bool is_hurled(const Debris& piece) {
    constexpr Ticks kHurled = 2 * kSecond;
    return piece.kind == Debris::Kind::turret && piece.age < kHurled;
}

/// The drawn position of a shell on its parabola between two ticks.
Vec2<float> shell_between(const Shell& shell, float between) {
    if (shell.flight.tick < kTick) return columns_of(shell.flight.place());
    const Vec2<float> from = columns_of(shell.flight.at(shell.flight.tick - kTick));
    return from + (columns_of(shell.flight.place()) - from) * between;
}

/// Points up to a shell above the picture, in the color of whoever fired it, and tells how high it is, unless
/// another one does beside it. `told`: where those stand.
void draw_marker(Canvas& canvas, float x, float height, Color color, LabelRoom& room,
                 std::vector<Rect>& told) {
    const Part part(canvas, "above");
    const Scale scale(canvas);
    const float size = std::max(5.0f, scale(11)), edge = std::max(2.0f, scale(4));
    const TextStyle style = {scale.text(20), theme::kBright, Face::bold, Align::center};
    const std::string words = tr("{n} m up", {{"n", Grouped{static_cast<int>(height)}}});
    const float wide = canvas.text_width(words, style) + 2 * size, high = 1.5f * size + style.size + 2 * edge;
    Rect plate = room.within_field({x - wide / 2, room.field().y, wide, high});
    const auto beside = std::ranges::find_if(
        told, [&](const Rect& other) { return std::abs(other.center().x - plate.center().x) < wide; });
    if (beside == told.end()) {
        plate = room.place_below(plate);
        told.push_back(plate);
        canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.72f));
        line_in(canvas, {plate.x, plate.y + plate.h - edge - style.size, plate.w, style.size}, words, style);
    } else {
        plate.y = beside->y;
    }
    const float middle = std::clamp(x, plate.x + size + edge, plate.x + plate.w - size - edge);
    const auto arrow = [&](float by, Color fill) {
        const float low = plate.y + edge + 1.3f * size + by / 2;
        const Point tip = {middle, plate.y + edge - by};
        canvas.polygon(std::array<Point, 3>{{tip, {middle + size + by, low}, {middle - size - by, low}}},
                       fill);
    };
    arrow(std::max(1.5f, scale(2.5f)), theme::kBright);
    arrow(0, color);
}

}  // namespace

/// While it shakes, the landscape is drawn with an offset.
void BattlePicture::look_at_landscape(const Match& match, const Views& views) {
    const Battle& battle = match.battle();
    // The landscape is redrawn only if the water has changed by a whole pixel.
    const bool rises = !battle.state().basins && water_ != to_columns(battle.state().water);
    const View& whole = views.whole;
    landscape_.set_water(rises ? whole.height_at(std::round(whole.y_of(water_))) : water_);
    landscape_.set_gloom(gloom(battle));
    const std::span<const PictureLayer> layers = landscape_.layers(battle.state().ground, views);
    land_.assign(layers.begin(), layers.end());
    const Point off = impacts_.shaken(views.now);
    if (off != Point{})
        for (PictureLayer layer : layers) {
            layer.into.x += off.x, layer.into.y += off.y;
            land_.push_back(layer);
        }
    view_ = views.now;
    zooms_ = views.now.scale != views.rest.scale;
    view_.marks = marks_;
    sky_view_ = distant_view(views.now, views.whole);
    for (View* const view : {&view_, &sky_view_}) {
        view->left -= off.x / view->scale;
        view->bottom += off.y / view->scale;
    }
}

/// What neither wind nor waves move.
void BattlePicture::draw_standing(Canvas& canvas, const BattleState& battle) {
    draw_scenery(canvas, landscape_.panorama(), battle.ground, view_, landscape_.palette());
    draw_boulders(canvas, view_, battle.things, landscape_.palette(), {land_, &battle.ground});
    things_.draw(canvas, view_, battle.things, landscape_.palette(), zooms_);
    mine_picture_.draw(canvas, view_, battle.ground, landscape_.palette());
    draw_firedamp(canvas, view_, battle.ground, battle.hidden.firedamp);
}

void BattlePicture::draw_land(Canvas& canvas, const Match& match, int stands, const KeptPainting* cover) {
    look_at_landscape(match,
                      camera_.views(static_cast<int>(canvas.width()), static_cast<int>(canvas.height())));
    const Battle& battle = match.battle();
    const Ground& ground = battle.state().ground;
    const auto stand = [&](Canvas& on) { draw_standing(on, battle.state()); };
    if (stands == 0) standing_.forget(canvas);
    if (stands == kStandsStill) standing_.keep(canvas, land_, stand);
    const bool keeps = standing_.fits(canvas);
    if (keeps) land_.assign(1, standing_.layer());
    canvas.lay(land_, cover);
    impacts_.light_clouds(canvas, view_, sky_view_, landscape_.clouds());
    if (!keeps) stand(canvas);
    if (!calm_) wind_.draw(canvas, view_, battle, landscape_.palette());
    draw_ore(canvas, view_, battle.state().hidden.ore, waves_);
    meadow_.draw(canvas, view_, ground, landscape_, battle.state().covers);
    std::vector<std::string_view> names;
    for (const Player& player : match.settings().players) names.emplace_back(player.name);
    draw_buildings(canvas, view_, battle.state(), landscape_.palette(),
                   {.names = names, .shown = !wordless_});
    convoys_.draw(canvas, view_, battle.state(), landscape_.palette(), calm_);
    draw_banners(canvas, view_, battle.state(), landscape_.palette(), waves_);
    draw_holdings(canvas, view_, battle.state(), colors_, waves_);
    draw_basins(canvas, battle.state());
    draw_sunken_wrecks(canvas, view_, battle.state().hidden.wrecks, landscape_.palette().deep_water,
                       {land_, &ground});
}

void BattlePicture::draw_above(Canvas& canvas, const Match& match, float between, LabelRoom room,
                               const std::function<void()>& paths) {
    take_colors(match);  // the player may have chosen others
    const Battle& battle = match.battle();
    const Ground& ground = battle.state().ground;
    draw_walls(canvas, view_, battle.state().walls, ground.width(), battle.scene().ceiling);
    if (!wordless_) {
        trails_.draw(canvas, view_, aims(match) ? tank_of(match.player()) : TankId());
        draw_last_fall(canvas, match);
    }
    draw_pieces(canvas, match, between, [](const Debris& piece) { return !is_hurled(piece); });
    if (!driving_line_.pieces().empty())
        driving_line_.draw(Part(canvas, "driving_range"), view_, colors_[tank_of(match.player())]);
    skylines_.draw(canvas, view_);
    if (paths) paths();
    const Burning burning = {battle.state().ongoing, fire_bed_.spots(), ground};
    ongoing_.draw_behind(canvas, view_, burning);
    const std::vector<TankLabel> labels = draw_tanks(canvas, match, between);
    draw_shields(canvas, match, between);
    draw_water(canvas, battle.state());
    draw_light(canvas, battle);
    impacts_.hush(canvas, view_);
    impacts_.draw_ground(canvas, view_, ground);
    tree_fire_.draw(canvas, view_, battle.state());
    fire_bed_.draw(canvas, view_);
    ongoing_.draw(canvas, view_, burning, landscape_.palette());
    draw_shells(canvas, match, between, room);
    draw_downfall(canvas, battle.state());
    beams_.draw(canvas, view_);
    in_view_.clear();
    for (const Debris& piece : battle.state().debris)
        if (piece.kind == Debris::Kind::wreck && piece.age > kBurntOut) in_view_.push_back(piece.body.at);
    const std::size_t wrecks = in_view_.size();
    for (const Tank& tank : battle.state().tanks)
        if (tank.alive) in_view_.push_back(tank.middle());
    const std::span<const Vec2<float>> seen = in_view_;
    impacts_.draw(canvas, view_, {seen.subspan(wrecks), seen.first(wrecks), surface_});
    draw_pieces(canvas, match, between, is_hurled);
    particles_.draw(canvas, view_);
    if (wordless_) return;
    room.take(draw_power(canvas, match));
    draw_words(canvas, match, labels, room);
}

/// No word stands on a tank, nor any figure between one and its name or on a blast.
void BattlePicture::draw_words(Canvas& canvas, const Match& match, std::span<const TankLabel> labels,
                               LabelRoom& room) {
    const Battle& battle = match.battle();
    View marked = view_;
    marked.marks = 1;  // nothing gives way because a shot is fired
    const auto each_alive = [&](auto take) {
        for (const Tank& tank : battle.state().tanks)
            if (tank.alive) take(tank.body, hull_in(marked, tank.body));
    };
    each_alive([&](const BodyState&, Rect hull) { room.take(hull); });
    take_barrels(match, room);
    draw_labels(canvas, labels, room);
    draw_arrows(canvas, match, room);
    if (const auto fall = last_fall(match); fall && is_in_sight(view_, *fall))
        draw_flag_words(Part(canvas, "last_fall"), view_.point(*fall), room);
    draw_crate_words(canvas, match, room);
    skylines_.draw_words(canvas, view_, room);
    each_alive([&](const BodyState& body, Rect hull) {
        const float top = label_point(view_, body).y;
        room.avoid({hull.x, top, hull.w, hull.y - top});
    });
    for (const Rect& place : blasts()) room.avoid(place);
    shot_captions_.draw(canvas, view_, battle, room);
    captions_.draw(canvas, view_, room);
}

/// Where the last shot of the person who aims fell; none where the coach measures how far off that was.
/// Nobody needs it in somebody else's turn.
std::optional<Vec2<float>> BattlePicture::last_fall(const Match& match) const {
    const PlayerId player = match.player();
    const bool own = mine_.exists() ? player == mine_ : match.player(player).kind.is_person();
    const PastShot* const shot = aims(match) && own && !measured_ ? match.tally().last_shot(player) : nullptr;
    const Ground& ground = match.battle().state().ground;
    if (!shot || !shot->end || shot->end->x < 0 || shot->end->x >= static_cast<float>(ground.width()))
        return std::nullopt;
    return Vec2<float>{shot->end->x, to_columns(ground.top(static_cast<int>(shot->end->x)))};
}

void BattlePicture::draw_last_fall(Canvas& canvas, const Match& match) const {
    const auto fall = last_fall(match);
    if (!fall) return;
    const Part part(canvas, "last_fall");
    draw_flag(canvas, view_, *fall, colors_[tank_of(match.player())]);
}

/// Each only where there's room, and of crates side by side one.
void BattlePicture::draw_crate_words(Canvas& canvas, const Match& match, LabelRoom& room) const {
    if (!crates_named_) return;
    std::vector<float> named;
    for (const Debris& piece : match.battle().state().debris) {
        const bool seen = room.field().holds(view_.point(piece.body.at));
        if (piece.kind != Debris::Kind::crate || piece.over || !seen) continue;
        const auto is_beside = [&piece](float column) {
            return std::abs(column - piece.body.at.x) < kCratesBeside;
        };
        if (std::ranges::any_of(named, is_beside)) continue;
        named.push_back(piece.body.at.x);
        const Point foot = view_.point(piece.body.at) + Point{0, kCrateSize * view_.scale};
        draw_words_below(Part(canvas, "crate_words"), foot,
                         is_within_fuel(match, piece.body.at.x) ? tr("Supply crate: drive over it")
                                                                : tr("Supply crate: free weapon or item"),
                         room);
    }
}

/// What shines lights everything that has been drawn so far.
void BattlePicture::draw_light(Canvas& canvas, const Battle& battle) {
    const Ground& ground = battle.state().ground;
    surface_.resize(static_cast<std::size_t>(view_.width));
    for (int x = 0; x < view_.width; ++x) {
        const float column = view_.column_at(static_cast<float>(x) + 0.5f);
        const int left = std::clamp(static_cast<int>(column - 0.5f), 0, ground.width() - 1);
        const int right = std::min(left + 1, ground.width() - 1);
        const float part = std::clamp(column - 0.5f - static_cast<float>(left), 0.0f, 1.0f);
        const float from = to_columns(ground.top(left)), to = to_columns(ground.top(right));
        surface_[x] = view_.y_of(from + part * (to - from));
    }
    light_.begin(view_.width, view_.height, surface_);
    impacts_.shine(light_, view_);
    beams_.shine(light_, view_);
    ongoing_.shine(light_, view_, battle.state().ongoing, fire_bed_.spots());
    tree_fire_.shine(light_, view_, battle.state());
    light_.lay(canvas);
}

/// While its tank drives, it stays as it was.
bool BattlePicture::show_driving_range(const Match& match, bool wanted) {
    if (!wanted) return driving_line_.forget();
    return aims(match) && driving_line_.seek(match.battle(), tank_of(match.player()));
}

BodyState BattlePicture::tank_between(const Match& match, TankId number, float between) const {
    return between_states(tanks_[number].before, match.battle().state().tank(number).body, between);
}

BodyState BattlePicture::piece_between(const Debris& piece, float between) const {
    const auto before = std::find_if(pieces_.begin(), pieces_.end(),
                                     [&](const auto& each) { return each.first == piece.number; });
    BodyState now = piece.body, then = before == pieces_.end() ? now : before->second;
    if (piece.kind == Debris::Kind::turret) {
        now.at.y += hurled_up(piece.age);
        then.at.y += hurled_up(before == pieces_.end() ? piece.age : piece.age - kTick);
    }
    return between_states(then, now, between);
}

/// True if somebody aims, and a tank or its barrel is there.
bool BattlePicture::hides_tank(const Match& match, Rect place) const {
    if (!aims(match)) return false;
    LabelRoom tanks(place);
    for (const Tank& tank : match.battle().state().tanks)
        if (tank.alive) tanks.take(hull_in(view_, tank.body));
    take_barrels(match, tanks);
    return !tanks.is_free(place, {});
}

void BattlePicture::draw_overview(Canvas& canvas, const Match& match, PlayerId player, Rect place) {
    if (Overview::is_idle(view_, match.level().width()) || hides_tank(match, place)) return;
    overview_.draw(canvas, match, view_, {trails_.last(tank_of(player)), driving_line_.pieces()}, place);
}

std::vector<Vec2<float>> BattlePicture::flown(TankId tank) const {
    std::vector<Vec2<float>> places;
    for (const Trails::Dot& dot : trails_.last(tank)) places.push_back(dot.at);
    return places;
}

void BattlePicture::draw_shells(Canvas& canvas, const Match& match, float between, LabelRoom& room) const {
    int markers = 0;
    std::vector<Rect> told;
    for (const Shell& shell : match.battle().state().shells) {
        const Vec2<float> place = shell_between(shell, between);
        const Point at = view_.point(place);
        if (at.y < -half_length_of(shape_of(shell), view_.unit())) {
            const Color color = shell.tank.exists() ? colors_[shell.tank] : kNobodys;
            if (!wordless_ && markers++ < kMaxMarkers) draw_marker(canvas, at.x, place.y, color, room, told);
            continue;
        }
        draw_shell(canvas, view_, shell, place);
    }
}

template <class IsMeant>
void BattlePicture::draw_pieces(Canvas& canvas, const Match& match, float between, IsMeant is_meant) const {
    DebrisPainter painter(canvas, view_, landscape_.strata(), landscape_.palette());
    for (const Debris& piece : match.battle().state().debris) {
        if (!is_meant(piece)) continue;
        const Color color = piece.tank < 0 ? kNobodys : colors_[piece.tank];
        painter.draw({piece, piece_between(piece, between), color});
    }
}

}  // namespace terramorph
