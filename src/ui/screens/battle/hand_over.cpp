#include "ui/screens/battle/hand_over.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/sound/cues.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr float kHandOverEmblem = 90;  // radius
constexpr float kHandOverHigh = 500;   // total height
constexpr float kHandOverName = 76;    // letters
constexpr float kHandOverButtonWide = 420, kHandOverButtonHigh = 66;
constexpr float kHandOverBand = 14;  // in the player's colour, along the upper edge

class HandOver : public Screen {
  public:
    HandOver(App& owner, PlayerId player, SeatPurpose what, HandOverWay by_enter, HandOverWay by_space)
        : Screen(owner, "hand_over"),
          player_(owner.session().match().player(player)),
          what_(std::move(what)),
          by_enter_(std::move(by_enter)),
          by_space_(std::move(by_space)) {
        form_.clicked = [this] { app().play(click()); };
        form_.add(button(
            "enter", by_enter_.label, [this] { leave(by_enter_); }, Tone::accent));
        if (two_ways()) form_.add(button("space", by_space_.label, [this] { leave(by_space_); }));
    }

    void press(const InputEvent& press) override {
        if (press.kind == InputEvent::Kind::down) return press_key(press);
        if (!two_ways() && press.kind == InputEvent::Kind::pointer_down) return leave(by_enter_);
        form_.press(press);
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        canvas.clear(theme::kBackground);
        canvas.fill({0, 0, canvas.width(), scale(kHandOverBand)}, player_color(player_.color));
        Rect rest = {scale(theme::kMargin), (canvas.height() - scale(kHandOverHigh)) / 2,
                     canvas.width() - 2 * scale(theme::kMargin), scale(kHandOverHigh)};
        const Point emblem = take_top(rest, scale(2 * kHandOverEmblem), scale(36)).center();
        draw_emblem(canvas, emblem, scale(kHandOverEmblem), player_.emblem, player_color(player_.color));
        const TextStyle seat = {scale.text(kHandOverName), theme::kBright, Face::bold, Align::center};
        line_in(canvas, take_top(rest, seat.size, scale(8)),
                tr("{name}, you're up", {{"name", player_.name}}), seat);
        const TextStyle quiet = {scale.text(theme::kLarge), theme::kMuted, Face::regular, Align::center};
        line_in(Part(canvas, what_.id), take_top(rest, quiet.size, scale(44)), what_.words, quiet);
        lay_buttons(scale, take_top(rest, scale(kHandOverButtonHigh), scale(20)));
        form_.draw(canvas);
        draw_keys(canvas, rest);
    }

  private:
    bool two_ways() const { return by_space_.go != nullptr; }

    void press_key(const InputEvent& press) {
        if (press.repeat) return;  // the key is still held by the previous player
        const bool space = press.key == Key::space && two_ways();
        if (press.key == Key::escape) return app().push(pause_screen(app()));
        if (press.key != Key::enter && press.key != Key::space) return;
        app().play(click());
        leave(space ? by_space_ : by_enter_);
    }

    void leave(const HandOverWay& way) {
        app().pop();
        way.go();
    }

    void lay_buttons(const Scale& scale, Rect row) {
        const float gap = scale(24), wide = std::min(scale(kHandOverButtonWide), (row.w - gap) / 2);
        const float count = static_cast<float>(form_.size());
        take_left(row, (row.w - count * wide - (count - 1) * gap) / 2);
        for (std::size_t k = 0; k < form_.size(); ++k) form_[k].place = take_left(row, wide, gap);
    }

    /// Below each button its key.
    void draw_keys(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const TextStyle key = {scale.text(theme::kBody), theme::kAccent, Face::bold, Align::center};
        for (std::size_t k = 0; k < form_.size(); ++k) {
            const Rect above = form_[k].place;
            line_in(canvas, {above.x, place.y, above.w, key.size}, k == 0 ? tr("Enter") : tr("Space"), key);
        }
    }

    Player player_;
    SeatPurpose what_;
    HandOverWay by_enter_, by_space_;
    Form form_;
};

}  // namespace

bool several_people(const Match& match) {
    return std::ranges::count(match.settings().players, kPerson, &Player::kind) > 1;
}

std::unique_ptr<Screen> hand_over_screen(App& app, PlayerId player, SeatPurpose what,
                                         std::function<void()> ready) {
    return std::make_unique<HandOver>(app, player, std::move(what),
                                      HandOverWay{std::string(tr("Ready")), std::move(ready)}, HandOverWay{});
}

std::unique_ptr<Screen> hand_over_screen(App& app, PlayerId player, SeatPurpose what, HandOverWay by_enter,
                                         HandOverWay by_space) {
    return std::make_unique<HandOver>(app, player, std::move(what), std::move(by_enter), std::move(by_space));
}

}  // namespace terramorph
