#include "ui/screens/terrain/favourites_screen.h"

#include <algorithm>
#include <map>
#include <string>

#include "app/language/language.h"
#include "app/session.h"
#include "app/terrain_editor/favourites.h"
#include "app/terrain_editor/history.h"
#include "terrain/code/level_code.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/terrain_editor/level_sketch.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::size_t kBeside = 4;      // pictures
constexpr float kFavouritesHigh = 206;  // a picture with its name and the gap below
constexpr float kGapBelow = 22;
constexpr float kFavouritesName = 34;

/// A code's level, or why there is none.
struct Known {
    std::optional<LevelSettings> level;
    std::string trouble;
    Image picture;
};

class FavouritesPage : public MenuPage {
  public:
    FavouritesPage(App& owner, std::function<void(const LevelSettings&)> take)
        : MenuPage(owner, "favourites"),
          take_(std::move(take)),
          history_(load_favourites(owner.session())),
          shown_(history_.now()) {
        build();
    }

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Favorites")); }

  private:
    void build();
    void show();
    void choose(std::size_t number);
    void remove(std::size_t number);
    void lay_out(const Canvas& canvas);
    void paint(Canvas& canvas, Rect place, std::size_t number, bool focused);
    Known& known(const std::string& code);
    static const Image& picture(Known& of, int width, int height);

    std::function<void(const LevelSettings&)> take_;
    History<Favourites> history_;
    Favourites shown_;
    std::map<std::string, Known> known_;
    WidgetList list_;
};

void FavouritesPage::build() {
    form().clear();
    for (std::size_t k = 0; k < shown_.size(); ++k) {
        Widget one = custom(
            [this, k](Canvas& canvas, Rect place, bool focused) { paint(canvas, place, k, focused); }, {});
        one.label = shown_[k].name;
        one.act = [this, k] { choose(k); };
        one.reset = [this, k] { remove(k); };
        form().add(one);
    }
    add_back();
}

void FavouritesPage::press(const InputEvent& press) {
    const bool control = press.kind == InputEvent::Kind::down && press.control && press.key == Key::letter;
    if (control && press.letter == 'z' && !press.shift && history_.can_undo()) return history_.undo(), show();
    if (control && (press.letter == 'y' || press.letter == 'z') && history_.can_redo())
        return history_.redo(), show();
    if (list_.press(press, form())) return;
    MenuPage::press(press);
}

/// Updates the page and storage.
void FavouritesPage::show() {
    const std::size_t focus = form().focus();
    shown_ = history_.now();
    (void)keep_favourites(app().session(), shown_);
    build();
    form().focus_on(std::min(focus, shown_.size()));
}

void FavouritesPage::choose(std::size_t number) {
    const Known& chosen = known(shown_[number].code);
    if (!chosen.level) return app().say("favourite_unreadable", chosen.trouble);
    take_(*chosen.level);
    leave();
}

void FavouritesPage::remove(std::size_t number) {
    Favourites rest = shown_;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(number));
    history_.note(rest);
    show();
    app().say("deleted", Scale::finger() > 0 ? tr("Deleted.") : tr("Deleted. Ctrl+Z brings it back."));
}

Known& FavouritesPage::known(const std::string& code) {
    const auto found = known_.find(code);
    if (found != known_.end()) return found->second;
    Known& made = known_[code];
    auto parsed = parse_level_code(code, *app().session().planets);
    if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
        made.trouble = tr("Can't read this level: {why}", {{"why", tr(*mistake)}});
    else
        made.level = std::get<LevelSettings>(std::move(parsed));
    return made;
}

/// The picture at its size on the screen, made on demand.
const Image& FavouritesPage::picture(Known& of, int width, int height) {
    if (of.picture.width() == width && of.picture.height() == height) return of.picture;
    of.picture = Image(width, height, packed(theme::kRaised));
    LevelSketch sketch;
    sketch.show(*of.level);
    Canvas canvas(of.picture, plain_typeface());
    sketch.draw(canvas, {0, 0, canvas.width(), canvas.height()});
    return of.picture;
}

void FavouritesPage::lay_out(const Canvas& canvas) {
    const Scale scale(canvas);
    lay_back(canvas);
    const float gap = scale(kGapBelow);
    std::vector<WidgetList::Line> lines;
    for (std::size_t k = 0; k < shown_.size(); ++k) {
        if (k % kBeside == 0) lines.push_back({{}, {}, {}, scale.pressed(kFavouritesHigh) + gap, gap});
        lines.back().widgets.push_back(k);
    }
    Rect place = body(canvas);
    const float wide = (place.w - gap * (kBeside - 1)) / kBeside;
    for (WidgetList::Line& line : lines) line.widths.assign(line.widgets.size(), wide);
    list_.lay(lines, place, form());
}

void FavouritesPage::paint(Canvas& canvas, Rect place, std::size_t number, bool focused) {
    const Scale scale(canvas);
    const Favourite& favourite = shown_[number];
    Known& of = known(favourite.code);
    canvas.fill_rounded(place, scale(theme::kRadius), focused ? theme::kSelected : theme::kPanel);
    Rect name = place;
    const Rect view =
        take_top(name, place.h - std::max(scale(kFavouritesName), scale.text(theme::kSmall) + 4));
    if (of.level)
        canvas.image(picture(of, static_cast<int>(view.w), static_cast<int>(view.h)),
                     static_cast<int>(view.x), static_cast<int>(view.y));
    else
        line_in(canvas, view.inset(scale(10)), "?",
                {scale.text(theme::kLarge), theme::kMuted, Face::bold, Align::center});
    canvas.round_off(place, scale(theme::kRadius), theme::kBackground);
    line_in(canvas, name.inset(scale(8)), favourite.name,
            {scale.text(theme::kSmall), focused ? theme::kBright : theme::kText});
    if (focused)
        canvas.outline_rounded(place.inset(-scale(3)), scale(theme::kRadius + 3), std::max(1.5f, scale(2)),
                               theme::kAccent);
}

void FavouritesPage::draw(Canvas& canvas) {
    lay_out(canvas);
    page_title(canvas, heading(), tr("the levels you saved"));
    const Scale scale(canvas);
    const Rect page = body(canvas);
    if (shown_.empty())
        line_in(
            Part(canvas, "empty"), page,
            Scale::finger() > 0
                ? tr("No favorites yet. On the terrain page, tap Save to add the level you're looking at.")
                : tr("No favorites yet. On the terrain page, F saves the level you're looking at."),
            {scale.text(theme::kBody), theme::kMuted, Face::regular, Align::center});
    else
        key_hints(canvas, lay_back(canvas),
                  {{"enter", tr("use it")}, {"del", tr("delete")}, {"ctrl+z", tr("undo")}});
    list_.draw(canvas);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> favourites_screen(App& app, std::function<void(const LevelSettings&)> take) {
    return std::make_unique<FavouritesPage>(app, std::move(take));
}

}  // namespace terramorph
