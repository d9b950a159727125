#include "ui/screens/battle/hand_over/hand_over.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hand_over/hand_over_scene.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/sound/cues.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr float kHandOverTop = 84;
constexpr float kHandOverName = 88;    // letters
constexpr float kHandOverEmblem = 40;  // radius
constexpr float kFactsTop = 652, kFactWide = 210;
constexpr float kHandOverButtonsTop = 748;
constexpr float kHandOverButtonWide = 420, kHandOverButtonHigh = 66;
constexpr float kHandOverFoot = 28;  // from the lower edge

/// A number that everybody may see.
struct TurnFact {
    std::string_view label;
    std::string value;
};

std::string wind_words(int wind) {
    return wind == 0 ? std::string("0") : concat(wind < 0 ? "← " : "", std::abs(wind), wind > 0 ? " →" : "");
}

std::vector<TurnFact> facts_of(const Match& match, PlayerId player) {
    const std::vector<PlayerId> ranking = match.scores().ranking();
    const auto place = std::ranges::find(ranking, player) - ranking.begin() + 1;
    const auto one_of = [](std::ptrdiff_t number, int count) {
        return tr("{n} of {count}", {{"n", static_cast<int>(number)}, {"count", count}});
    };
    std::vector<TurnFact> facts = {{tr("Round"), one_of(match.round(), match.settings().rounds())}};
    if (match.round() > 1) facts.push_back({tr("Place"), one_of(place, static_cast<int>(ranking.size()))});
    if (match.phase() != Phase::aiming) return facts;
    facts.push_back({tr("Health"), concat(match.state().tank(player).health)});
    facts.push_back({tr("Wind"), wind_words(match.battle().state().air.wind)});
    return facts;
}

/// Who of the other people takes the seat later in this round, in order.
std::vector<Player> people_after(const Match& match, PlayerId player) {
    std::vector<Player> people;
    const std::vector<PlayerId>& order = match.state().order;
    for (auto next = std::ranges::find(order, player); next != order.end(); ++next)
        if (*next != player && match.player(*next).kind == kPerson) people.push_back(match.player(*next));
    return people;
}

class HandOver : public Screen {
  public:
    HandOver(App& owner, PlayerId player, SeatPurpose what, HandOverWay by_enter, HandOverWay by_space)
        : Screen(owner, "hand_over"),
          scene_(owner.session().match()),
          player_(owner.session().match().player(player)),
          facts_(facts_of(owner.session().match(), player)),
          after_(people_after(owner.session().match(), player)),
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
        scene_.draw(canvas, app().session().match(), player_);
        const float edge = scale(theme::kMargin), wide = canvas.width() - 2 * edge;
        Rect top = {edge, scale(kHandOverTop), wide, canvas.height()};
        draw_heading(canvas, take_top(top, scale.text(kHandOverName), scale(10)));
        const TextStyle quiet = {scale.text(theme::kLarge), theme::kText, Face::regular, Align::center};
        line_in(Part(canvas, what_.id), take_top(top, quiet.size), what_.words, quiet);
        draw_facts(canvas, scale(kFactsTop));
        lay_buttons(scale, {edge, scale(kHandOverButtonsTop), wide, scale.pressed(kHandOverButtonHigh)});
        form_.draw(canvas);
        draw_keys(canvas, {edge, scale(kHandOverButtonsTop + kHandOverButtonHigh + 10), wide, 0});
        draw_foot(canvas, {edge, canvas.height() - scale(kHandOverFoot) - scale.text(theme::kBody), wide,
                           scale.text(theme::kBody)});
    }

    Spoken spoken() const override {
        std::vector<std::string> told = {heading(), what_.words};
        for (const TurnFact& fact : facts_) told.push_back(concat(fact.label, ": ", fact.value));
        for (const HandOverWay* const way : {&by_enter_, &by_space_})
            if (!way->note.empty()) told.push_back(concat(way->label, ": ", way->note));
        return {sentences(told), form_.speech()};
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

    std::string heading() const { return tr("{name}, you're up", {{"name", player_.name}}); }

    void draw_heading(Canvas& canvas, Rect line) const {
        const Scale scale(canvas);
        const std::string words = heading();
        const float mark = 2 * scale(kHandOverEmblem), gap = scale(28);
        const TextStyle style =
            fitted(canvas, words, line.w - mark - gap, {line.h, theme::kBright, Face::bold});
        const float wide = canvas.text_width(words, style);
        const float left = line.center().x - (wide + mark + gap) / 2;
        draw_emblem(canvas, {left + mark / 2, line.center().y}, mark / 2, player_.emblem,
                    player_color(player_.color));
        line_in(canvas, {left + mark + gap, line.y, wide + 2, line.h}, words, style);
    }

    void draw_facts(Canvas& canvas, float top) const {
        const Scale scale(canvas);
        const TextStyle label = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::center};
        const TextStyle value = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
        const float wide = scale(kFactWide);
        float x = (canvas.width() - wide * static_cast<float>(facts_.size())) / 2;
        const Part part(canvas, "facts");
        for (const TurnFact& fact : facts_) {
            line_in(canvas, {x, top, wide, label.size}, fact.label, label);
            line_in(canvas, {x, top + label.size, wide, value.size}, fact.value, value);
            if (x += wide; &fact != &facts_.back())
                canvas.fill({x, top, std::max(1.0f, scale(1)), label.size + value.size},
                            with_alpha(theme::kBright, 0.25f));
        }
    }

    /// At the left who comes after, at the right the way out.
    void draw_foot(Canvas& canvas, Rect line) const {
        const Scale scale(canvas);
        const TextStyle name = {line.h, theme::kText};
        Rect left = line;
        if (!after_.empty())
            take_left(left, canvas.text({line.x, line.y}, tr("After you"), {line.h, theme::kMuted}),
                      scale(18));
        for (const Player& next : after_) {
            const float mark = name.size * 0.8f;
            if (left.w < canvas.text_width(next.name, name) + mark + scale(180)) break;
            draw_emblem(canvas, {left.x + mark / 2, line.center().y}, mark / 2, next.emblem,
                        player_color(next.color));
            take_left(left, mark, scale(8));
            take_left(left, canvas.text({left.x, left.y}, next.name, name), scale(18));
        }
        const float wide = canvas.text_width(concat(tr("Esc"), "  ", tr("menu")), name);
        key_hints(canvas, take_right(line, wide + scale(16)), {{"esc", tr("menu")}});
    }

    void lay_buttons(const Scale& scale, Rect row) {
        const float gap = scale(24), wide = std::min(scale(kHandOverButtonWide), (row.w - gap) / 2);
        const float count = static_cast<float>(form_.size());
        take_left(row, (row.w - count * wide - (count - 1) * gap) / 2);
        for (std::size_t k = 0; k < form_.size(); ++k) form_[k].place = take_left(row, wide, gap);
    }

    /// Below each button its key and what there is to know of it.
    void draw_keys(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        const TextStyle key = {scale.text(theme::kBody), theme::kAccent, Face::bold, Align::center};
        const TextStyle note = {scale.text(theme::kBody), theme::kText, Face::regular, Align::center};
        for (std::size_t k = 0; k < form_.size(); ++k) {
            const Rect above = form_[k].place;
            Rect below = {above.x, place.y, above.w, canvas.height()};
            if (Scale::finger() == 0)
                line_in(canvas, take_top(below, key.size, scale(4)), k == 0 ? tr("Enter") : tr("Space"), key);
            const std::string& words = k == 0 ? by_enter_.note : by_space_.note;
            line_in(canvas, take_top(below, note.size), words, fitted(canvas, words, below.w, note));
        }
    }

    HandOverScene scene_;
    Player player_;
    std::vector<TurnFact> facts_;
    std::vector<Player> after_;
    SeatPurpose what_;
    HandOverWay by_enter_, by_space_;
    Form form_;
};

}  // namespace

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
