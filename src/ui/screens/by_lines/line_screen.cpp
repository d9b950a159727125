#include "ui/screens/by_lines/line_screen.h"

#include <algorithm>
#include <string>

#include "app/correspondence/line_play.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr int kMaxLineTyped = 2000;
constexpr float kLineWide = 860, kLineInside = 30, kLineRow = 56, kFieldRow = 76, kLineGap = 14,
                kLinePress = 200;
constexpr int kMaxRowsShown = 4;

/// Broken behind dashes, where there are no blanks; what's too long ends with dots.
std::string in_rows(const Canvas& canvas, std::string_view message, float wide, const TextStyle& style) {
    std::string rows, row;
    int count = 1;
    for (std::string_view rest = message; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of("- \n"), rest.size() - 1) + 1;
        const std::string_view piece = rest.substr(0, end);
        if (!row.empty() && canvas.text_width(concat(row, piece), style) > wide) {
            if (++count > kMaxRowsShown) return concat(rows, row, "...");
            rows += row + "\n";
            row.clear();
        }
        row += piece;
        if (row.ends_with('\n') && (++count > kMaxRowsShown))
            return concat(rows, row.substr(0, row.size() - 1), "...");
        if (row.ends_with('\n')) rows += row, row.clear();
        rest.remove_prefix(end);
    }
    return rows + row;
}

class LineScreen : public Screen {
  public:
    explicit LineScreen(App& owner) : Screen(owner, "line"), message_(message_to_send(owner)) {
        form_.clicked = [this] { app().play(click()); };
        copy_ = form_.add(button(
            "copy", tr("Copy"), [this] { copy(); }, Tone::accent));
        field_ = form_.add(text_field(
            waits() ? tr("{name}'s line", {{"name", awaited_name()}}) : "", kMaxLineTyped,
            [this] { return typed_; }, [this](const std::string& words) { typed_ = words; }));
        form_[field_].id = "their_line";
        form_[field_].act = [this] { take(typed_); };
        paste_ = form_.add(button(
            "paste", tr("Paste"), [this] { take(typed_.empty() ? app().clipboard().text() : typed_); },
            Tone::good));
        remove_ = form_.add(button("remove", tr("Remove"), [this] { ask_to_remove(); }));
        leave_ =
            form_.add(button("leave", waits() ? tr("Play by message") : tr("Go on"), [this] { leave(); }));
        form_[copy_].enabled = form_[copy_].in_view = !message_.empty();
        for (const std::size_t widget : {field_, paste_, remove_})
            form_[widget].enabled = form_[widget].in_view = waits();
        form_.focus_on(message_.empty() ? paste_ : copy_);
        if (app().session().by_lines->lines().take_not_fitting())
            app().say("line_trouble",
                      tr("That line doesn't fit the match as it is here. Ask for it once more."));
    }

    void press(const InputEvent& press) override {
        if (pastes(press)) return take(app().clipboard().text());
        if (press.kind == InputEvent::Kind::down && press.key == Key::escape) return leave();
        form_.press(press);
    }
    bool wants_text() const override { return form_.wants_text(); }
    bool is_overlay() const override { return true; }
    Spoken spoken() const override {
        return {concat(heading(), ". ", copy_words(), " ", message_), form_.speech()};
    }
    void draw(Canvas& canvas) override;

  private:
    const MatchRunner& runner() const { return *app().session().runner; }
    bool waits() const { return runner().awaits_line_of().exists(); }
    std::string awaited_name() const { return runner().match().player(runner().awaits_line_of()).name; }
    std::string heading() const {
        return waits() ? tr("{name}'s turn", {{"name", awaited_name()}})
                       : std::string(tr("The match is over"));
    }
    std::string copy_words() const {
        if (message_.empty())
            return std::string(tr("Nothing to send yet. Paste the line you get in your chat."));
        return tr("Send this to {names}, in any chat:", {{"names", others_by_lines(app())}});
    }
    void copy() {
        app().clipboard().set_text(message_);
        app().say("line_copied", tr("Copied. Paste it into your chat."));
        if (waits()) form_.focus_on(paste_);
    }
    /// A match that goes on is shown again.
    void take(const std::string& text) {
        typed_.clear();
        if (!paste_lines(app(), text)) return;
        runner().match().phase() == Phase::shopping ? app().replace(app().screens().shopping(app()))
                                                    : app().pop();
    }
    void ask_to_remove() {
        const std::string file = app().session().by_lines->file();
        App& owner = app();
        app().push(question_screen(app(), "remove_match",
                                   std::string(tr("Remove this match? Its recording stays in Replays.")),
                                   [&owner, file] {
                                       owner.back_to_title();
                                       forget_by_lines(owner.session(), file);
                                       owner.push(inbox_screen(owner));
                                   }));
    }
    void leave() {
        if (!waits()) return app().pop();
        leave_match(app().session());
        app().back_to_title();
        app().push(inbox_screen(app()));
    }

    Form form_;
    std::size_t copy_ = 0, field_ = 0, paste_ = 0, remove_ = 0, leave_ = 0;
    std::string message_, typed_;
};

void LineScreen::draw(Canvas& canvas) {
    const Scale scale(canvas);
    const bool asks = waits();
    const float edge = scale(kLineInside), gap = scale(kLineGap),
                row = std::max(scale.pressed(kLineRow), 20.0f);
    const float wide = std::min(scale(kLineWide), canvas.width() - 8), within = wide - 2 * edge;
    const TextStyle title = {scale.text(theme::kLarge), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText};
    const TextStyle code = {scale.text(theme::kBody), theme::kAccent, Face::bold};
    const std::string words = copy_words(), shown = in_rows(canvas, message_, within, code);
    const float words_high = canvas.paragraph_height(within, words, quiet);
    const float code_high = message_.empty() ? 0 : canvas.paragraph_height(within, shown, code) + gap;
    const float field = std::max(scale.pressed(kFieldRow), 30.0f);
    const float high = 2 * edge + title.size + gap + words_high + gap + code_high +
                       (message_.empty() ? 0 : row + gap) + (asks ? field + gap : 0) + row;
    canvas.fill({0, 0, canvas.width(), canvas.height()}, with_alpha(theme::kBackground, 0.55f));
    const Rect plate = {(canvas.width() - wide) / 2, std::max(0.0f, (canvas.height() - high) / 2), wide,
                        high};
    canvas.fill_rounded(plate, scale(12), theme::kBackground);
    canvas.outline_rounded(plate, scale(12), std::max(1.0f, scale(1)), theme::kSelected);
    Rect inside = plate.inset(edge);
    line_in(canvas, take_top(inside, title.size, gap), heading(), fitted(canvas, heading(), within, title));
    canvas.paragraph(take_top(inside, words_high, gap), words, quiet);
    const float press = std::min(within / 3, std::max(scale(kLinePress), 2 * Scale::finger()));
    if (!message_.empty()) {
        canvas.paragraph(take_top(inside, code_high - gap, gap), shown, code);
        form_[copy_].place = take_top(inside, row, gap);
        form_[copy_].place.w = press;
    }
    if (asks) {
        Rect line = take_top(inside, field, gap);
        Rect beside = take_right(line, press, gap);
        form_[paste_].place = take_bottom(beside, row);
        form_[field_].place = line;
    }
    Rect foot = take_top(inside, row);
    form_[leave_].place = take_right(foot, press, gap);
    form_[remove_].place = take_left(foot, press);
    form_.draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> line_screen(App& app) { return std::make_unique<LineScreen>(app); }

}  // namespace terramorph
