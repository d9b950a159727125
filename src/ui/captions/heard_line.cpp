#include "ui/captions/heard_line.h"

#include <algorithm>

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kHeardTime = 2.2, kHeardFades = 0.5;  // seconds
constexpr std::size_t kMostHeard = 4;
constexpr float kAside = 0.22f;                            // of the pan: less is in the middle
constexpr float kHeardLetters = 18, kHeardApart = 26;      // units
constexpr float kHeardEdge = 14, kLeastHeardLetters = 12;  // units; pixels

std::string words_of(std::string_view name, int side) {
    if (side == 0) return std::string(tr(name));
    return side < 0 ? tr("{sound}, left", {{"sound", tr(name)}})
                    : tr("{sound}, right", {{"sound", tr(name)}});
}

float letters_in(const Canvas& canvas) {
    return std::max(kLeastHeardLetters, Scale(canvas).text(kHeardLetters));
}

}  // namespace

/// What is heard again, such as a shell that whistles, stays where it stands.
void HeardLine::note(const Sound& sound) {
    if (sound.name.empty()) return;
    const int side = sound.pan < -kAside ? -1 : sound.pan > kAside ? 1 : 0;
    const auto known = std::ranges::find(heard_, sound.name, &Heard::name);
    if (known != heard_.end()) return void(*known = {sound.name, side, kHeardTime});
    heard_.push_back({sound.name, side, kHeardTime});
    if (heard_.size() > kMostHeard) heard_.erase(heard_.begin());
}

bool HeardLine::advance(double seconds) {
    const bool seen = !heard_.empty();
    for (Heard& each : heard_) each.left -= seconds;
    std::erase_if(heard_, [](const Heard& each) { return each.left <= 0; });
    return seen;
}

float HeardLine::height(const Canvas& canvas) {
    return letters_in(canvas) + std::max(4.0f, Scale(canvas)(10));
}

void HeardLine::draw(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const float size = letters_in(canvas), edge = std::max(5.0f, scale(kHeardEdge));
    const float apart = std::max(10.0f, scale(kHeardApart));
    const auto wide_of = [&](const Heard& each) {
        return canvas.text_width(words_of(each.name, each.side), {size, {}});
    };
    std::size_t first = heard_.size();
    float wide = 2 * edge - apart;
    while (first > 0 && wide + apart + wide_of(heard_[first - 1]) <= place.w)
        wide += apart + wide_of(heard_[--first]);
    if (first == heard_.size()) return;
    const Part part(canvas, "heard");
    Point at = {place.center().x - wide / 2, place.y};
    canvas.fill_rounded({at.x, at.y, wide, place.h}, scale(7), with_alpha(theme::kBackground, 0.8f));
    at.x += edge, at.y += (place.h - size) / 2;
    for (; first < heard_.size(); ++first) {
        const Heard& each = heard_[first];
        const auto shown = static_cast<float>(std::min(1.0, each.left / kHeardFades));
        canvas.text(at, words_of(each.name, each.side), {size, with_alpha(theme::kText, shown)});
        at.x += wide_of(each) + apart;
    }
}

}  // namespace terramorph
