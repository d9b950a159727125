#include "ui/captions/captions.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kSlight = {255, 242, 206}, kGrave = {255, 178, 56}, kDire = {255, 96, 66};
constexpr float kCaptionsLetters = 24, kFigureLetters = 32;                // units
constexpr float kOutline = 0.1f, kUnderline = 0.12f, kFigureHigh = 1.22f;  // of a figure's letters
constexpr float kAboveTank = 24;                                           // columns
constexpr float kCaptionsRising = 26;                                      // columns per second
constexpr float kCaptionsFade = 3;  // the last of so many parts of its life
constexpr float kSameMoment = 1;    // seconds
constexpr float kOneCaption = 60;   // columns
constexpr float kHeavier = 0.5f;    // of usual letters: how much larger the heaviest figure is
constexpr float kLeaps = 0.08f, kSettles = 0.24f, kLeap = 0.6f;  // seconds, and of its size

/// 0 .. 1 at the height of a leap .. 0.
float leap_at(float age) {
    if (age < kLeaps) return std::max(0.0f, age / kLeaps);
    const float left = std::max(0.0f, 1 - (age - kLeaps) / kSettles);
    return left * left;
}

/// The place of a figure that leaps so far, or less far where it would reach another.
Rect leapt_place(float leap, Rect rest, const LabelRoom& room) {
    constexpr float kLess = 0.1f;
    for (; leap > 1; leap -= kLess) {
        const float wide = leap * rest.w, high = leap * rest.h;
        const Rect place =
            room.within_field({rest.center().x - wide / 2, rest.center().y - high / 2, wide, high});
        if (room.is_free(place, rest)) return place;
    }
    return rest;
}

}  // namespace

bool Captions::advance(double seconds) {
    const auto dt = static_cast<float>(seconds);
    const bool any = !captions_.empty();
    for (Caption& each : captions_) {
        if (each.waits) continue;
        each.age += dt, each.since += dt;
        each.at.y += kCaptionsRising * std::clamp(each.age, 0.0f, dt);
    }
    std::erase_if(captions_, [](const Caption& each) { return each.age >= each.life; });
    return any;
}

void Captions::follow(const BattleState& battle) {
    constexpr float kOneFrame = 30;  // columns: what goes farther at once is somewhere else
    for (Caption& each : captions_) {
        if (!each.mark) continue;
        const Vec2<float> now = battle.tank(each.tank).middle(), way = now - each.tank_at;
        each.tank_at = now;
        if (std::hypot(way.x, way.y) < kOneFrame) each.at = each.at + way;
    }
}

void Captions::wait_for_end(TankId tank) {
    for (Caption& each : captions_)
        if (each.tank == tank && each.mark) each.waits = true, each.age = -kBeat;
}

void Captions::tell_end(TankId tank) {
    for (Caption& each : captions_)
        if (each.tank == tank) each.waits = false;
}

/// The same words about the same place aren't heaped up.
void Captions::say(Vec2<float> at, std::string_view words, Color color, float life) {
    for (Caption& each : captions_) {
        if (!each.is(words, at)) continue;
        each.age = std::min(each.age, 0.0f), each.since = 0;
        each.at = at + Vec2<float>{0, kAboveTank};
        return;
    }
    add(at, words, color, life);
}

/// Whether the words have just been told about a place.
bool Captions::told(std::string_view words, Vec2<float> at) const {
    return std::ranges::any_of(captions_, [&](const Caption& each) { return each.is(words, at); });
}

void Captions::take_back(std::string_view words, Vec2<float> at) {
    std::erase_if(captions_, [&](const Caption& each) { return each.is(words, at); });
}

void Captions::tell_anew(Vec2<float> at, std::string_view english, int step, Color color, float life) {
    std::erase_if(captions_, [&](const Caption& each) { return each.english == english; });
    add(at, tr(english, {{"step", step}}), color, life);
    captions_.front().english = english;
}

bool Captions::Caption::is(std::string_view said, Vec2<float> place) const {
    return (said == words || said == english) && since < kSameMoment &&
           std::abs(at.x - place.x) <= kOneCaption;
}

void Captions::add(Vec2<float> at, std::string_view words, std::optional<Color> color, float life) {
    captions_.insert(captions_.begin(), {at + Vec2<float>{0, kAboveTank}, std::string(words), color, life});
}

float Captions::Caption::leap() const { return sum == 0 ? 1 : 1 + kLeap * leap_at(std::min(age, since)); }

void Captions::count(TankId tank, int amount, int whole, Vec2<float> at, std::string_view english,
                     std::optional<Color> color, std::optional<Color> mark) {
    constexpr float kLife = 2, kToRead = 1.2f;  // seconds
    const auto weigh = [whole](int sum) {
        return std::min(1.0f, 2 * static_cast<float>(sum) / static_cast<float>(std::max(1, whole)));
    };
    for (Caption& each : captions_) {
        if (each.tank != tank || each.english != english || each.since >= kSameMoment) continue;
        each.sum += amount;
        each.weight = weigh(each.sum);
        each.since = 0;
        each.age = std::min(each.age, kLife - kToRead);
        each.at = at + Vec2<float>{0, kAboveTank};
        each.tank_at = at;
        each.words = tr(english, {{"amount", Grouped{each.sum}}});
        return;
    }
    add(at, tr(english, {{"amount", Grouped{amount}}}), color, kLife);
    captions_.front().tank = tank;
    captions_.front().tank_at = at;
    captions_.front().sum = amount;
    captions_.front().weight = weigh(amount);
    captions_.front().mark = mark;
    captions_.front().english = english;
}

/// The worse, the redder.
Color Captions::Caption::ink_color() const {
    if (color) return readable(*color);
    return weight < 0.5f ? mixed(kSlight, kGrave, 2 * weight) : mixed(kGrave, kDire, 2 * weight - 1);
}

/// Bold, in ink, and underlined by its tank's color.
void Captions::draw_figure(Canvas& canvas, const Caption& each, Rect place, TextStyle style) {
    const auto shown = static_cast<float>(style.color.a) / 255;
    style.outline = std::max(2.0f, kOutline * style.size);
    style.ink = with_alpha(theme::kBackground, shown);
    const float wide = canvas.text_width(each.words, style), middle = place.center().x;
    const float thick = std::max(3.0f, kUnderline * style.size), bar = 0.78f * wide;
    const Rect line = {middle - bar / 2, place.y + place.h - style.outline - thick, bar, thick};
    const float edge = 0.8f * style.outline;
    canvas.fill_rounded(line.inset(-edge), thick / 2 + edge, style.ink);
    canvas.fill_rounded(line, thick / 2, with_alpha(*each.mark, shown));
    canvas.text({middle - wide / 2, place.y}, each.words, style);
}

void Captions::draw_on_plate(Canvas& canvas, const Caption& each, Rect place, const TextStyle& style) {
    const auto shown = static_cast<float>(style.color.a) / 255;
    const float wide = canvas.text_width(each.words, style);
    canvas.fill_rounded(place, Scale(canvas)(8), with_alpha(theme::kBackground, 0.84f * shown));
    canvas.text({place.center().x - wide / 2, place.y}, each.words, style);
}

/// What a tank suffers or earns is told at the picture's edge; what else happens is told where it's seen.
bool Captions::is_out_of_sight(const Caption& each, const View& view) {
    const float x = view.x_of(each.at.x);
    return !each.tank.exists() && each.english.empty() && (x < 0 || x > static_cast<float>(view.width));
}

/// The newest stand nearest to their tanks, and push older ones away; a blast pushes all beside it.
void Captions::draw(Canvas& canvas, const View& view, LabelRoom& room) const {
    const Part part(canvas, "captions");
    const Scale scale(canvas);
    const float edge = std::max(3.0f, scale(7));
    struct Placed {
        const Caption* caption;
        TextStyle style;
        Rect rest;
    };
    std::vector<Placed> all_placed;
    for (const Caption& each : captions_) {
        if (each.age < 0 || is_out_of_sight(each, view)) continue;
        const float letters = scale.text(each.mark ? kFigureLetters : kCaptionsLetters);
        TextStyle style = {letters * (1 + kHeavier * each.weight), theme::kBright, Face::bold};
        const float wide = canvas.text_width(each.words, style);
        if (wide <= 0) continue;  // no letters, no caption
        const Point at = view.point(each.at);
        const float all = wide + 2 * edge, high = style.size * (each.mark ? kFigureHigh : 1);
        all_placed.push_back({&each, style, room.place_near({at.x - all / 2, at.y, all, high})});
    }
    // Once all have a place, it's known how far each may leap.
    for (auto& [caption, style, rest] : all_placed) {
        const Caption& each = *caption;
        const Rect place = leapt_place(each.leap(), rest, room);
        if (place != rest) room.take(place);
        style.size *= place.h / rest.h;
        const float shown = std::min(1.0f, kCaptionsFade * (1 - each.age / each.life));
        style.color = with_alpha(each.ink_color(), shown);
        each.mark ? draw_figure(canvas, each, place, style) : draw_on_plate(canvas, each, place, style);
    }
}

}  // namespace terramorph
