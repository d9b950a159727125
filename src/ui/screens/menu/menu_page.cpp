#include "ui/screens/menu/menu_page.h"

#include <algorithm>

#include "app/language/language.h"
#include "ui/app.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kMenuPageTop = 112;
constexpr float kMenuPageBottom = 32;  // below the foot
constexpr float kBackWide = 180;

Rect inside(const Canvas& canvas) {
    const Scale scale(canvas);
    const float margin = scale(theme::kMargin), top = scale(kMenuPageTop);
    return {margin, top, canvas.width() - 2 * margin, canvas.height() - top - scale(kMenuPageBottom)};
}

}  // namespace

MenuPage::MenuPage(App& owner, std::string_view id) : Screen(owner, id) {
    form_.clicked = [this] { app().play(click()); };
}

void MenuPage::press(const InputEvent& press) {
    if (form_.press(press)) return;
    if (press.kind == InputEvent::Kind::down && press.key == Key::escape) leave();
}

void MenuPage::leave() { app().pop(); }

void MenuPage::add_back(std::string_view label, Tone tone) {
    back_ = form_.add(button(
        "back", label, [this] { leave(); }, tone));
}

Rect MenuPage::lay_back(const Canvas& canvas) {
    const Scale scale(canvas);
    Rect rest = inside(canvas);
    Rect foot = take_bottom(rest, scale.pressed(theme::kButton));
    form_[back_].place =
        take_right(foot, std::max(scale(kBackWide), 2 * Scale::finger()), scale(2 * theme::kGap));
    return foot;
}

Rect MenuPage::body(const Canvas& canvas) {
    const Scale scale(canvas);
    Rect rest = inside(canvas);
    take_bottom(rest, scale.pressed(theme::kButton), scale(3 * theme::kGap));
    return rest;
}

}  // namespace terramorph
