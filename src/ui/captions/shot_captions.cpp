#include "ui/captions/shot_captions.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "base/overloads.h"
#include "ui/captions/miss_mark.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kToRead = 1.8f, kShotCaptionFades = 0.4f;  // seconds
constexpr float kShotCaptionLife = kToRead + kShotCaptionFades;
constexpr Color kShotLine = {255, 255, 255}, kShotShadow = {18, 14, 24};

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
                             if (SeenShot* const shot = shot_of(hurt.by))
                                 harm(*shot, hurt.tank, hurt.health);
                             else if (is_from_falling(hurt.cause))
                                 for (SeenShot& each : shots_) harm(each, hurt.tank, hurt.health);
                             std::erase_if(captions_, [&](const Caption& each) {
                                 return each.fall.mark == hurt.tank;  // earth has come down on it since
                             });
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
    for (Caption& each : captions_) {
        if (dazzled_ && each.waits()) continue;
        const float age = each.age + static_cast<float>(seconds);
        each.age = held_ && each.own && each.age <= kToRead ? std::min(age, kToRead) : age;
    }
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
        if (each.age < 0 && (each.waits() || !(held_ && each.own))) continue;
        const int column = std::clamp(static_cast<int>(each.fall.at.x), 0, ground.width() - 1);
        const float height = std::min(each.fall.at.y, to_columns(ground.top(column)));
        if (const float x = view.x_of(each.fall.at.x); !each.own && (x < 0 || x > canvas.width())) continue;
        draw(canvas, each, view.point({each.fall.at.x, height}),
             view.point(battle.state().tank(each.fall.mark).body.at), room);
    }
}

void ShotCaptions::draw(Canvas& canvas, const Caption& caption, Point at, Point mark, LabelRoom& room) const {
    const Part part(canvas, "fall_of_shot");
    const float shown = std::min(1.0f, (kShotCaptionLife - caption.age) / kShotCaptionFades);
    draw_miss_mark(canvas, {at, mark, caption.words, caption.color, caption.fall.beside(), shown}, room);
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

void draw_flag_words(Canvas& canvas, Point foot, LabelRoom& room) {
    draw_words_below(canvas, foot, tr("Your last shot"), room);
}

void draw_words_below(Canvas& canvas, Point foot, std::string_view words, LabelRoom& room) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall - 1), theme::kText, Face::regular, Align::center};
    const float wide = canvas.text_width(words, style) + style.size, high = 1.3f * style.size;
    const Rect wanted = {foot.x - wide / 2, foot.y + scale(8), wide, high};
    const Rect plate = room.place_below(wanted);
    if (std::abs(plate.y - wanted.y) > 3 * high) return;
    canvas.fill_rounded(plate, scale(theme::kRadius), theme::kPlate);
    line_in(canvas, plate, words, style);
}

}  // namespace terramorph
