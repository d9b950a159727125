#include "ui/screens/practice/drill_result.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/practice/stars.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kResultWide = 560, kResultStars = 84, kResultButton = 54;

std::string result_words(const DrillTry& done) {
    if (!done.won()) return std::string(tr("That was your last shot. Try again?"));
    if (done.misses() <= 0) return std::string(tr("Not a single miss."));
    return tr(
        plural("Done, with {n} miss.", "Done, with {n} misses.", done.misses(), {{"n", done.misses()}}));
}

class DrillResult : public MenuPage {
  public:
    DrillResult(App& owner, Drill drill, const DrillTry& done, DrillWays ways)
        : MenuPage(owner, "drill_result"),
          heading_(done.won() ? tr(kind_of(drill).label) : tr("Not yet")),
          words_(result_words(done)),
          stars_(done.stars()) {
        const bool on = done.won() && ways.next;
        if (on) add("next", tr("Next lesson"), std::move(ways.next), Tone::accent);
        add("again", tr("Again"), std::move(ways.again), on ? Tone::plain : Tone::accent);
        form().add(button("lessons", tr("All lessons"), [this] { leave(); }));
    }

    bool is_overlay() const override { return true; }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return sentences({heading_, words_}); }
    void leave() override {
        app().pop();
        app().pop();
    }

  private:
    void add(std::string_view id, std::string_view label, std::function<void()> act, Tone tone) {
        form().add(button(
            id, label,
            [this, does = std::move(act)] {
                app().pop();
                does();
            },
            tone));
    }

    std::string heading_, words_;
    int stars_;
};

void DrillResult::draw(Canvas& canvas) {
    const Scale scale(canvas);
    canvas.fill({0, 0, canvas.width(), canvas.height()}, with_alpha(theme::kBackground, 0.5f));
    const TextStyle name = {scale.text(theme::kLarge + 4), theme::kBright, Face::bold, Align::center};
    const TextStyle quiet = {scale.text(theme::kBody), theme::kText, Face::regular, Align::center};
    const float gap = std::max(4.0f, scale(14)), edge = scale(34),
                row = std::max(20.0f, scale.pressed(kResultButton));
    const float wide = std::min(std::max({scale(kResultWide), canvas.text_width(words_, quiet) + 2 * edge}),
                                canvas.width() - scale(20));
    const auto rows = static_cast<float>(form().size());
    const float high = 2 * edge + scale(kResultStars) + name.size + quiet.size + 4 * gap + rows * (row + gap);
    const Rect plate = {(canvas.width() - wide) / 2, (canvas.height() - high) / 2, wide, high};
    canvas.fill_rounded(plate, scale(14), theme::kBackground);
    canvas.outline_rounded(plate, scale(14), std::max(1.0f, scale(1)), theme::kSelected);
    Rect inside = plate.inset(edge);
    draw_stars(canvas, take_top(inside, scale(kResultStars), gap), stars_);
    line_in(canvas, take_top(inside, name.size, gap), heading_, fitted(canvas, heading_, inside.w, name));
    line_in(Part(canvas, "told"), take_top(inside, quiet.size, 2 * gap), words_,
            fitted(canvas, words_, inside.w, quiet));
    for (std::size_t k = 0; k < form().size(); ++k) form()[k].place = take_top(inside, row, gap);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> drill_result(App& app, Drill drill, const DrillTry& done, DrillWays ways) {
    return std::make_unique<DrillResult>(app, drill, done, std::move(ways));
}

}  // namespace terramorph
