#include "ui/captions/shot_captions.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/overloads.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kToRead = 1.8f, kShotCaptionFades = 0.4f;  // seconds
constexpr float kShotCaptionLife = kToRead + kShotCaptionFades;
constexpr float kShotLetters = 22;  // units, as all below
constexpr float kBelowFall = 26, kBelowLine = 12;
constexpr float kWidestGap = 620, kDeepestGap = 220, kPointer = 100, kNarrowestGap = 24;
constexpr Color kShotLine = {255, 255, 255}, kShotShadow = {18, 14, 24};

/// A line from where the shot fell to its mark, or towards it if that's far, over its own shadow.
void draw_gap(Canvas& canvas, float from, float to, float y, bool whole, float shown) {
    const Scale scale(canvas);
    const float thick = std::max(1.2f, scale(2)), end = scale(8), head = scale(9);
    const float way = to > from ? 1.0f : -1.0f;
    const auto strokes = [&](float more, Color color) {
        canvas.line({from, y}, {to, y}, thick + more, color);
        canvas.line({from, y - end}, {from, y + end}, thick + more, color);
        if (whole) canvas.line({to, y - end}, {to, y + end}, thick + more, color);
        const std::array<Point, 3> tip = {
            {{to - way * head, y - 0.6f * head}, {to, y}, {to - way * head, y + 0.6f * head}}};
        canvas.line(tip, thick + more, color);
    };
    strokes(2, with_alpha(kShotShadow, 0.45f * shown));
    strokes(0, with_alpha(kShotLine, 0.9f * shown));
}

void harm(SeenShot& shot, TankId tank, int amount) {
    const auto tanks = static_cast<std::size_t>(tank.value()) + 1;
    shot.damage.resize(std::max(shot.damage.size(), tanks));
    shot.damage[tank] += amount;
}

}  // namespace

void ShotCaptions::turn_away() {
    for (SeenShot& shot : shots_) shot.turned = true;
}

void ShotCaptions::note(const MatchEvent& event, const Match& match) {
    const auto shot_of = [this](TankId tank) {
        const auto found = std::ranges::find(shots_, tank, &SeenShot::tank);
        return found == shots_.end() ? nullptr : &*found;
    };
    std::visit(Overloads{[this](const event::Fired& fired) {
                             std::erase_if(captions_, [](const Caption& each) { return !each.own; });
                             shots_.push_back({fired.tank});
                         },
                         [&](const event::Exploded& exploded) {
                             SeenShot* const shot = shot_of(exploded.tank);
                             if (shot && exploded.hurts) shot->blasts.push_back(exploded.at);
                         },
                         [&](const event::Hurt& hurt) {
                             if (SeenShot* const shot = shot_of(hurt.by)) harm(*shot, hurt.tank, hurt.health);
                         },
                         [&](const event::ShieldHit& shield) {
                             SeenShot* const shot = shot_of(shield.by);
                             if (!shot) return;
                             harm(*shot, shield.tank, shield.absorbed);
                             if (shield.tank != shot->tank) shot->shielded = shield.tank;
                         },
                         [this](const event::Deflected&) { turn_away(); },
                         [&](const event::TurnBegan& began) {
                             if (match.player(began.player).kind != kPerson)
                                 return;  // there's time to read on
                             for (Caption& each : captions_)
                                 if (each.own) each.age = std::max(each.age, kToRead);
                         },
                         [](const auto&) {}},
               event);
}

void ShotCaptions::tell(const Match& match, const std::vector<Color>& colors) {
    if (shots_.empty() || in_action(match.battle().state())) return;
    for (const SeenShot& shot : shots_)
        if (const auto fall = fall_of_shot(shot, match)) {
            captions_.push_back({*fall, words_of(*fall, match), colors[shot.tank],
                                 match.player(player_of(shot.tank)).kind.is_person()});
            falls_.push_back(*fall);
        }
    shots_.clear();
}

bool ShotCaptions::advance(double seconds) {
    const bool any = !captions_.empty();
    for (Caption& each : captions_) each.age += static_cast<float>(seconds);
    std::erase_if(captions_, [](const Caption& each) { return each.age >= kShotCaptionLife; });
    return any;
}

bool ShotCaptions::unread() const {
    return std::ranges::any_of(captions_, [](const Caption& each) { return each.own && each.age < kToRead; });
}

/// A computer's shot that fell out of sight is nobody's concern any more.
void ShotCaptions::draw(Canvas& canvas, const View& view, const Battle& battle, LabelRoom& room) const {
    const Ground& ground = battle.state().ground;
    for (const Caption& each : captions_) {
        if (each.age < 0) continue;
        const int column = std::clamp(static_cast<int>(each.fall.at.x), 0, ground.width() - 1);
        const float height = std::min(each.fall.at.y, to_columns(ground.top(column)));
        if (const float x = view.x_of(each.fall.at.x); !each.own && (x < 0 || x > canvas.width())) continue;
        draw(canvas, each, view.point({each.fall.at.x, height}),
             view.point(battle.state().tank(each.fall.mark).body.at), room);
    }
}

/// Below the place and, if the line reaches it, below the mark.
void ShotCaptions::draw(Canvas& canvas, const Caption& caption, Point at, Point mark, LabelRoom& room) const {
    const Part part(canvas, "fall_of_shot");
    const Scale scale(canvas);
    const float shown = std::min(1.0f, (kShotCaptionLife - caption.age) / kShotCaptionFades);
    const TextStyle style = {scale.text(kShotLetters), with_alpha(theme::kAccent, shown), Face::bold};
    const float wide = canvas.text_width(caption.words, style);
    if (wide <= 0) return;  // no letters, no caption
    const float space = std::max(4.0f, scale(10)), bar = std::max(2.0f, scale(5));
    const float gap = std::abs(mark.x - at.x);
    const bool near = gap <= scale(kWidestGap) && mark.y - at.y <= scale(kDeepestGap);
    const bool whole = near && mark.x >= 0 && mark.x <= canvas.width();
    const float to = whole ? mark.x : at.x + std::copysign(scale(kPointer), mark.x - at.x);
    const float low = (whole ? std::max(at.y, mark.y) : at.y) + scale(kBelowFall + kBelowLine);
    const float high = style.size + space, all = wide + bar + 3 * space;
    const Rect plate = room.place_below({(at.x + to - all) / 2, low, all, high});
    canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.84f * shown));
    canvas.fill({plate.x + space, plate.y + space / 2, bar, style.size}, with_alpha(caption.color, shown));
    canvas.text({plate.x + bar + 2 * space, plate.y + space / 2}, caption.words, style);
    if (caption.fall.beside() && gap >= scale(kNarrowestGap))
        draw_gap(canvas, at.x, to, plate.y - scale(kBelowLine), whole, shown);
}

void draw_flag(Canvas& canvas, const View& view, Vec2<float> at, Color color) {
    const Scale scale(canvas);
    const Point foot = view.point(at);
    const float high = std::max(9.0f, scale(22)), thick = std::max(1.2f, scale(2)), flag = 0.55f * high;
    const Point top = foot - Point{0, high};
    const std::array<Point, 3> cloth = {{top, top + Point{flag, 0.28f * high}, top + Point{0, 0.56f * high}}};
    canvas.line(foot, top, thick + 2, with_alpha(kShotShadow, 0.35f));
    canvas.line(foot, top, thick, with_alpha(kShotLine, 0.75f));
    canvas.polygon(cloth, with_alpha(color, 0.8f));
}

}  // namespace terramorph
