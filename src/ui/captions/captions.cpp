#include "ui/captions/captions.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kCaptionsLetters = 24;  // units
constexpr float kAboveTank = 24;        // columns
constexpr float kCaptionsRising = 26;   // columns per second
constexpr float kCaptionsFade = 3;      // the last of so many parts of its life
constexpr float kSameMoment = 1;        // seconds
constexpr float kSamePlace = 60;        // columns
constexpr float kHeavier = 0.45f;       // of usual letters: how much larger the heaviest figure is
constexpr float kLeaps = 0.1f, kSettles = 0.2f, kLeap = 0.4f;  // seconds, and of its size

/// 0 .. 1 at the height of a leap .. 0.
float leap_at(float age) {
    return age < kLeaps ? std::max(0.0f, age / kLeaps) : std::max(0.0f, 1 - (age - kLeaps) / kSettles);
}

}  // namespace

bool Captions::advance(double seconds) {
    const auto dt = static_cast<float>(seconds);
    const bool any = !captions_.empty();
    for (Caption& each : captions_) {
        each.age += dt, each.since += dt;
        each.at.y += kCaptionsRising * std::clamp(each.age, 0.0f, dt);
    }
    std::erase_if(captions_, [](const Caption& each) { return each.age >= each.life; });
    return any;
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
           std::abs(at.x - place.x) <= kSamePlace;
}

void Captions::add(Vec2<float> at, std::string_view words, Color color, float life) {
    captions_.insert(captions_.begin(), {at + Vec2<float>{0, kAboveTank}, std::string(words), color, life});
}

float Captions::Caption::leap() const { return sum == 0 ? 1 : 1 + kLeap * leap_at(std::min(age, since)); }

void Captions::count(TankId tank, int amount, int whole, Vec2<float> at, std::string_view english,
                     Color color, std::optional<Color> mark) {
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
        each.words = tr(english, {{"amount", Grouped{each.sum}}});
        return;
    }
    add(at, tr(english, {{"amount", Grouped{amount}}}), color, kLife);
    captions_.front().tank = tank;
    captions_.front().sum = amount;
    captions_.front().weight = weigh(amount);
    captions_.front().mark = mark;
    captions_.front().english = english;
}

/// The newest stand nearest to their tanks, and push older ones away; a blast pushes all beside it.
void Captions::draw(Canvas& canvas, const View& view, LabelRoom& room) const {
    const Part part(canvas, "captions");
    const Scale scale(canvas);
    const float letters = scale.text(kCaptionsLetters), edge = std::max(3.0f, scale(7));
    for (const Caption& each : captions_) {
        if (each.age < 0) continue;
        TextStyle style = {letters * (1 + kHeavier * each.weight), theme::kBright, Face::bold};
        const float wide = canvas.text_width(each.words, style);
        if (wide <= 0) continue;  // no letters, no caption
        const Point at = view.point(each.at);
        const float bar = each.mark ? std::max(2.0f, scale(5)) + edge : 0;
        const float all = wide + bar + 2 * edge;
        const Rect rest = room.place_near({at.x - all / 2, at.y, all, style.size});
        const float leap = each.leap();
        style.size *= leap;
        const float leaping = canvas.text_width(each.words, style) + bar + 2 * leap * edge;
        const Rect plate = room.within_field(
            {rest.center().x - leaping / 2, rest.center().y - style.size / 2, leaping, style.size});
        const float shown = std::min(1.0f, kCaptionsFade * (1 - each.age / each.life));
        style.color = with_alpha(readable(each.color), shown);
        canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.84f * shown));
        if (each.mark)
            canvas.fill({plate.x + leap * edge, plate.y + 0.15f * style.size, bar - edge, 0.7f * style.size},
                        with_alpha(*each.mark, shown));
        canvas.text({plate.x + leap * edge + bar, plate.y}, each.words, style);
    }
}

}  // namespace terramorph
