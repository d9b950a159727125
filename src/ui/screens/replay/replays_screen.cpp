#include "ui/screens/replay/replays_screen.h"
#include "ui/app.h"
#include "ui/screens/routes.h"

#include <algorithm>
#include <string>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "app/recording_library.h"
#include "app/recordings.h"
#include "app/session.h"
#include "ui/replay/recording_list.h"
#include "ui/replay/thumbnails.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/replay/replay_screen.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kRests = 0.25;     // seconds until a picture is finished
constexpr float kListPart = 0.62f;  // of the page's width
constexpr float kListGap = 40;

/// Draws players with emblem and kind, two side by side, as many as fit.
void draw_crew(Canvas& canvas, Rect place, const std::vector<Player>& players, const TextStyle& style) {
    const Scale scale(canvas);
    const float high = style.size + std::max(2.0f, scale(8)), mark = style.size * 0.36f;
    const std::vector<Rect> halves = columns(place, 2, scale(16));
    for (std::size_t k = 0; k < players.size(); ++k) {
        const Player& player = players[k];
        Rect line = halves[k % 2];
        const std::size_t row = k / 2;
        line.y += static_cast<float>(row) * high, line.h = style.size;
        if (line.y + line.h > place.y + place.h) return;
        draw_emblem(canvas, {line.x + mark, line.center().y}, mark, player.emblem,
                    player_color(player.color));
        take_left(line, 3 * mark);
        const float wide = std::min(canvas.text_width(player.name, style), line.w);
        line_in(canvas, take_left(line, wide + 1, style.size * 0.5f), player.name, style);
        const std::string_view kind = tr(label_of(player.kind));
        if (canvas.text_width(kind, style) <= line.w)
            line_in(canvas, line, kind, {style.size, theme::kMuted});
    }
}

class ReplaysPage : public MenuPage {
  public:
    explicit ReplaysPage(App& owner)
        : MenuPage(owner, "replays"), library_(owner.session()), list_(library_) {
        build();
    }

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    bool advance(double seconds) override {
        rests_ += seconds;
        const bool listed = list_.prepare(), began = prepare_card(), finished = finish_card();
        return listed || began || finished;
    }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Replays")); }

  private:
    enum : std::size_t { kList, kWatch, kGoOn, kDelete, kPlay };  // the last one while there are none

    void build();
    bool any() const { return library_.size() > 0; }
    const std::string& name() const { return library_.name(list_.marked()); }
    bool press_list(const InputEvent& press);
    bool prepare_card();
    bool finish_card();
    const MatchSettings* shown();
    void watch();
    void go_on();
    void ask_to_delete();
    void remove(const std::string& name);
    void draw_empty(Canvas& canvas, Rect page);
    void draw_card(Canvas& canvas, Rect place);
    void draw_facts(Canvas& canvas, Rect place, const RecordingEntry& entry);

    RecordingLibrary library_;
    RecordingList list_;
    std::string pictured_;  // the recording shown on the card
    Image picture_;
    bool finished_ = false;    // as a battle would draw it
    double rests_ = 0;         // seconds since the last press
    int wide_ = 0, high_ = 0;  // wanted size of its picture
};

void ReplaysPage::build() {
    form().clear();
    form().add(
        custom([this](Canvas& canvas, Rect place,
                      bool focused) { list_.draw(canvas, place, focused, app().session().unfinished); },
               [this](const InputEvent& press) { return press_list(press); }));
    form()[kList].said = [this] { return any() ? name() : std::string(); };
    form().add(button(
        "watch", tr("Watch"), [this] { watch(); }, Tone::accent));
    form().add(button("go_on", tr("Continue"), [this] { go_on(); }));
    form().add(button("delete", tr("Delete"), [this] { ask_to_delete(); }));
    if (!any())
        form().add(button(
            "play", tr("Play a match"), [this] { ask_to_start_match(app(), app().session().lineup); },
            Tone::accent));
    for (const std::size_t each : {kList, kWatch, kGoOn, kDelete}) form()[each].enabled = any();
    add_back();
    form().focus_on(any() ? kList : kPlay);
}

void ReplaysPage::press(const InputEvent& press) {
    rests_ = 0;
    if (any() && press.kind == InputEvent::Kind::down && !press.repeat) {
        if (press.key == Key::del) return ask_to_delete();
        if (press.key == Key::letter && press.letter == 'c') return go_on();
    }
    MenuPage::press(press);
}

bool ReplaysPage::press_list(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::down && press.key == Key::enter) return watch(), true;
    const bool meant = list_.press(press);
    if (press.kind == InputEvent::Kind::pointer_down && list_.chosen()) watch();
    return meant;
}

void ReplaysPage::watch() { watch_recording(app(), name()); }

void ReplaysPage::go_on() {
    const RecordingEntry& entry = library_.read(list_.marked());
    if (!entry.settings)
        return app().say("not_gone_on", tr("Can't continue this: {why}", {{"why", entry.trouble}}));
    if (entry.finished)
        return app().say("match_over", tr("This match is over, so there's nothing to continue."));
    const std::string chosen = name();
    continue_match(app(), chosen);
}

void ReplaysPage::ask_to_delete() {
    if (library_.is_played(list_.marked()))
        return app().say("match_played", tr("This match is being played, so it can't be deleted."));
    app().push(question_screen(app(), "delete_question",
                               tr("Delete {recording} for good?", {{"recording", recording_label(name())}}),
                               [this, chosen = name()] { remove(chosen); }));
}

/// It may have been opened in the meantime.
void ReplaysPage::remove(const std::string& name) {
    for (std::size_t k = 0; k < library_.size(); ++k) {
        if (library_.name(k) != name) continue;
        if (library_.is_played(k))
            return app().say("match_played", tr("This match is being played, so it can't be deleted."));
        library_.remove(k);
        break;
    }
    list_.keep_in_range();
    if (!any()) build();
}

/// Prepares the picture of the marked recording, once the list is complete; without any that of the next
/// level.
bool ReplaysPage::prepare_card() {
    if (wide_ <= 0 || high_ <= 0) return false;
    if (!any()) {
        if (picture_.width() == wide_ && picture_.height() == high_) return false;
        picture_ = level_picture(app().session().settings.level, wide_, high_);
        finished_ = false;
        return true;
    }
    const RecordingEntry* const entry = library_.entry(list_.marked());
    const bool same = pictured_ == name() && picture_.width() == wide_ && picture_.height() == high_;
    if (!entry || !entry->settings || same) return false;
    pictured_ = name();
    picture_ = level_picture(entry->settings->level, wide_, high_);
    finished_ = false;
    return true;
}

/// The match that the picture is about; null where there's nothing to read.
const MatchSettings* ReplaysPage::shown() {
    if (!any()) return &app().session().settings;
    const RecordingEntry* const entry = library_.entry(list_.marked());
    return entry && entry->settings && pictured_ == name() ? &*entry->settings : nullptr;
}

/// A plain picture does while somebody looks through the list.
bool ReplaysPage::finish_card() {
    const MatchSettings* const settings = shown();
    if (finished_ || rests_ < kRests || picture_.width() <= 0 || !settings) return false;
    finished_ = true;
    if (validate(*settings)) return false;
    picture_ = portrait(Match(*settings, app().session().arsenal, app().session().planets), picture_.width(),
                        picture_.height());
    return true;
}

void ReplaysPage::draw(Canvas& canvas) {
    const Scale scale(canvas);
    page_title(canvas, heading(), tr("every match you've played"));
    const Rect foot = lay_back(canvas);
    Rect page = body(canvas);
    if (!any()) {
        draw_empty(canvas, page);
        for (const std::size_t each : {kList, kWatch, kGoOn, kDelete}) form()[each].in_view = false;
        return form().draw(canvas);
    }
    key_hints(canvas, foot,
              {{"enter", tr("watch")}, {"c", tr("continue")}, {"del", tr("delete")}, {"esc", tr("back")}});
    form()[kList].place = take_left(page, page.w * kListPart, scale(kListGap));
    draw_card(canvas, page);
    form().draw(canvas);
}

/// The level that would be the first one here, what replays are for, and a way to the first of them.
void ReplaysPage::draw_empty(Canvas& canvas, Rect page) {
    const Scale scale(canvas);
    const Rect view = take_left(page, page.w * kListPart, scale(kListGap));
    wide_ = static_cast<int>(view.w), high_ = static_cast<int>(view.h);
    prepare_card();
    canvas.image(picture_, static_cast<int>(view.x), static_cast<int>(view.y));
    canvas.round_off(view, scale(theme::kRadius), theme::kBackground);
    canvas.fill_rounded(page, scale(theme::kRadius), theme::kPanel);
    Rect inside = page.inset(std::max(6.0f, scale(28)));
    const TextStyle name = {scale.text(theme::kLarge), theme::kBright, Face::bold};
    const TextStyle plain = {scale.text(theme::kBody), theme::kText};
    form()[kPlay].place =
        take_bottom(inside, std::max(scale.pressed(theme::kButton), plain.size + 6), scale(14));
    const Part part(canvas, "empty");
    take_top(inside, canvas.paragraph(inside, tr("No replays yet"), name), scale(14));
    for (const std::string_view words : {tr("Every match you play is saved here."),
                                         tr("Watch it turn by turn, save a clip of the best shot, "
                                            "continue where you left off, or send the file to a friend.")})
        take_top(inside, canvas.paragraph(inside, words, plain), scale(14));
}

void ReplaysPage::draw_card(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    Rect inside = place.inset(std::max(6.0f, scale(20)));
    const float button = std::max(scale.pressed(theme::kButton), scale.text(theme::kBody) + 6);
    const std::vector<Rect> buttons = columns(take_bottom(inside, button, scale(14)), 3, scale(theme::kGap));
    for (std::size_t k = 0; k < 3; ++k) form()[kWatch + k].place = buttons[k];
    const Rect view = take_top(inside, std::min(inside.w * 9 / 16, inside.h * 0.45f), scale(14));
    wide_ = static_cast<int>(view.w), high_ = static_cast<int>(view.h);
    canvas.fill(view, theme::kRaised);
    const RecordingEntry* const entry = library_.entry(list_.marked());
    form()[kGoOn].enabled = entry && entry->settings && !entry->finished;
    form()[kWatch].enabled = !entry || entry->watchable();
    if (pictured_ == name() && picture_.width() == wide_ && picture_.height() == high_)
        canvas.image(picture_, static_cast<int>(view.x), static_cast<int>(view.y));
    else if (entry && !entry->settings)
        line_in(canvas, view, "?", {scale.text(theme::kTitle), theme::kMuted, Face::bold, Align::center});
    canvas.round_off(view, scale(theme::kRadius), theme::kPanel);
    if (entry) draw_facts(canvas, inside, *entry);
}

void ReplaysPage::draw_facts(Canvas& canvas, Rect place, const RecordingEntry& entry) {
    const Part part(canvas, "facts");
    const Scale scale(canvas);
    const TextStyle bold = {scale.text(24), theme::kBright, Face::bold};
    const TextStyle plain = {scale.text(19), theme::kText}, quiet = {scale.text(17), theme::kMuted};
    const float gap = std::max(2.0f, scale(8));
    canvas.push_clip(place);
    line_in(canvas, take_top(place, bold.size, gap), recording_label(name()), bold);
    line_in(Part(canvas, state_id(entry, name() == app().session().unfinished)),
            take_top(place, plain.size, gap), state_words(entry, name() == app().session().unfinished),
            {plain.size, state_color(entry)});
    const std::string& trouble = entry.trouble.empty() ? entry.damage : entry.trouble;
    if (!trouble.empty())
        take_top(place, Part(canvas, "trouble")->paragraph(place, tr(trouble), {plain.size, theme::kBad}),
                 gap);
    const std::string where = app().storage().place(name());
    const float told = quiet.size + canvas.paragraph_height(place.w, where, plain) + 2 * gap;
    const Rect foot = take_bottom(place, told, gap);
    if (entry.settings) draw_crew(canvas, place, entry.settings->players, plain);
    line_in(canvas, {foot.x, foot.y, foot.w, quiet.size}, tr("File to share:"), quiet);
    canvas.paragraph({foot.x, foot.y + quiet.size + gap, foot.w, foot.h}, where, plain);
    canvas.pop_clip();
}

}  // namespace

std::unique_ptr<Screen> replays_screen(App& app) { return std::make_unique<ReplaysPage>(app); }

void open_recording(App& app, const std::string& file_name, const std::string& content) {
    const Result<std::string> name = take_in_recording(app.session(), file_name, content);
    if (!name) return app.say("not_opened", tr("Can't open this file: {why}", {{"why", tr(name.error())}}));
    const Result<Recording> recording = read_recording(app.session(), *name);
    if (!recording || is_finished(*recording)) return watch_recording(app, *name);
    app.push(choice_screen(
        app, "unfinished", std::string(tr("This match isn't finished")),
        {{"go_on", std::string(tr("Continue")), [&app, name = *name] { continue_match(app, name); }},
         {"watch", std::string(tr("Watch it")), [&app, name = *name] { watch_recording(app, name); }}}));
}

}  // namespace terramorph
