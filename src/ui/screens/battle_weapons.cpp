#include "ui/screens/battle_weapons.h"

#include <algorithm>

#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kWide = 330, kRow = 38;

}  // namespace

int next_weapon(const Match& match, int from, int step) {
    const int count = static_cast<int>(match.arsenal().weapons.size());
    int weapon = from;
    do weapon = (weapon + step + count) % count;
    while (weapon != from && match.stock(match.player(), weapon) == 0);
    return weapon;
}

void WeaponList::unfold(const Match& match) {
    open_ = true;
    marked_ = match.weapon(match.player());
    places_.clear();
}

std::optional<int> WeaponList::press(const Match& match, const Press& press) {
    const auto under =
        std::find_if(places_.begin(), places_.end(), [&](Rect place) { return place.holds(press.at); });
    const int hovered = under == places_.end() ? -1 : static_cast<int>(under - places_.begin());
    if (press.kind == Press::Kind::pointer_move && hovered >= 0) marked_ = hovered;
    if (press.kind == Press::Kind::pointer_down) {
        if (hovered < 0) return close(), std::nullopt;
        return choose(hovered);
    }
    if (press.kind != Press::Kind::down) return std::nullopt;
    if (press.key == Key::up || press.key == Key::back_tab) marked_ = next_weapon(match, marked_, -1);
    if (press.key == Key::down || press.key == Key::tab) marked_ = next_weapon(match, marked_, 1);
    if (press.key == Key::escape) close();
    if (press.key == Key::enter || press.key == Key::space) return choose(marked_);
    return std::nullopt;
}

std::optional<int> WeaponList::choose(int weapon) {
    close();
    return weapon;
}

void WeaponList::draw(Canvas& canvas, const Match& match, Rect below) {
    if (!open_) return;
    const Scale scale(canvas);
    const auto& weapons = match.arsenal().weapons;
    const float high = std::max(scale(kRow), scale.text(20) + 6);
    Rect plate = {below.x, below.y + below.h + scale(8), std::max(scale(kWide), 240.0f),
                  high * static_cast<float>(weapons.size()) + scale(16)};
    plate.x = std::min(plate.x, canvas.width() - plate.w - scale(24));
    canvas.fill_rounded(plate, scale(10), with_alpha(theme::kBackground, 0.94f));
    places_.clear();
    for (std::size_t k = 0; k < weapons.size(); ++k) {
        const int stock = match.stock(match.player(), static_cast<int>(k));
        const Rect row = {plate.x + scale(8), plate.y + scale(8) + static_cast<float>(k) * high,
                          plate.w - scale(16), high};
        places_.push_back(row);
        const bool marked = marked_ == static_cast<int>(k);
        if (marked) canvas.fill_rounded(row, scale(6), theme::kAccent);
        const Color color = marked ? theme::kOnAccent : stock == 0 ? theme::kMuted : theme::kText;
        const Rect inner = {row.x + scale(12), row.y, row.w - scale(24), row.h};
        const TextStyle style = {scale.text(20), color, marked ? Face::bold : Face::regular};
        line_in(canvas, {inner.x, inner.y, inner.w - scale(70), inner.h}, weapons[k].name, style);
        line_in(canvas, inner, stock < 0 ? "∞" : text("×", stock),
                {style.size, color, Face::regular, Align::right});
    }
}

}  // namespace terramorph
