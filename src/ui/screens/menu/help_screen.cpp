#include "ui/screens/menu/help_screen.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, 3> kHowToPlay = {
    N_("Turn your barrel, set your power, and fire. The last tank standing wins the round."),
    N_("Wind pushes every shell. See where your last shot landed and adjust."),
    N_("The ground blows apart, slides and piles up: blast it out from under the others, bury them, or hide "
       "behind it."),
};

/// A key's function in battle. `names` are its inputs, as spelled in scripts.
struct HelpEntry {
    std::string_view keys, pad, does, names;
};

constexpr HelpEntry kEntries[] = {
    {"← →", N_("d-pad, stick"), N_("turn the barrel"), "left right"},
    {"↑ ↓", N_("d-pad, stick"), N_("more or less power"), "up down"},
    {N_("Shift + arrow"), "", N_("fine-tune the angle or power"),
     "shift+left shift+right shift+up shift+down"},
    {N_("0-9, Enter"), "", N_("type an exact power, then press Enter"), "0 1 2 3 4 5 6 7 8 9"},
    {N_("Tab"), "X", N_("next weapon (Shift: the one before)"), "tab shift+tab"},
    {"W", "", N_("pick a weapon from a list"), "w"},
    {"I", "", N_("use an item"), "i"},
    {"A, D", N_("shoulders"), N_("drive left or right, as long as you have fuel"), "a d page_up page_down"},
    {"T", "", N_("set a target for guided weapons: arrows, Enter"), "t"},
    {N_("Space"), "A", N_("fire; after a shot, skip ahead"), "space"},
    {"R", "Y", N_("new level (asks first if anyone has fired)"), "r"},
    {"M", "", N_("see the map from above"), "m"},
    {"Z", "", N_("change the view: all tanks, yours, the whole level"), "z"},
    {"V", "", N_("replay the last shot; press again for earlier ones"), "v"},
    {"F", "", N_("computer speed: ×1, ×2, ×4, skip"), "f"},
    {"H", "", N_("see how the last computer aimed"), "h"},
    {"C", "", N_("ask the coach what would have hit"), "c"},
    {"E", "", N_("listen to the battlefield from left to right"), "e"},
    {N_("Esc"), "B", N_("menu; your match is always saved"), "esc"},
    {"F1", N_("back button"), N_("this page"), "f1"},
    {"F11", "", N_("full screen or window"), "f11"},
    {"F12", "", N_("take a screenshot"), "f12"},
};

struct SideEntry {
    std::string_view action, does;
};

constexpr SideEntry kArmory[] = {
    {N_("Enter, Del"), N_("buy, sell")},
    {"Z, U", N_("undo, buy the same again")},
    {"S, R", N_("sort, ready for battle")},
};

constexpr SideEntry kReplay[] = {
    {"S", N_("save a clip")},
    {"[ ]", N_("set its start and end")},
    {N_("Shift + ← →"), N_("round by round")},
    {".", N_("frame by frame")},
};

constexpr SideEntry kMouse[] = {
    {N_("Drag from the tank"), N_("angle and power at once")},
    {N_("Wheel"), N_("more or less power")},
    {N_("Right click"), N_("set a target for guided weapons")},
    {N_("Click the weapon"), N_("all weapons")},
    {N_("Click a key hint"), N_("same as the key")},
};

constexpr SideEntry kFingers[] = {
    {N_("Drag over the land"), N_("angle and power at once")},
    {N_("Two fingers"), N_("look closer")},
    {N_("Tap the weapon"), N_("all weapons")},
    {N_("Tap a hint"), N_("do what it says")},
};

struct SideList {
    std::string_view name, heading;
    std::span<const SideEntry> entries;
};

/// The most needed ones first: where a page is low, the last are left out.
std::span<const SideList> side_lists() {
    static constexpr SideList kKeys[] = {{"mouse", N_("MOUSE"), kMouse},
                                         {"replay_keys", N_("REPLAY"), kReplay},
                                         {"armory", N_("ARMORY"), kArmory}};
    static constexpr SideList kTouch[] = {{"fingers", N_("FINGERS"), kFingers}};
    return Scale::finger() > 0 ? std::span<const SideList>(kTouch) : std::span<const SideList>(kKeys);
}

/// How the side of the page is set.
struct SideLook {
    TextStyle text;
    float airy = 1;  ///< what is left of the gaps
    std::size_t lists = side_lists().size();

    float gap(float wide) const { return airy * wide; }
};

/// The keys or buttons of its controls as the player has bound them; empty if it has none of the device.
std::string caps_of(const Controls& controls, Device device, const HelpEntry& entry) {
    std::vector<std::string> all;
    for (const std::string_view name : words(entry.names)) {
        const ControlKind* const kind = Controls::of_key(name);
        if (!kind) continue;
        const std::string& bound = controls.bound(static_cast<Control>(kind - kControls.data()), device);
        if (!bound.empty()) all.push_back(cap(device, bound));
    }
    return in_a_row(all);
}

constexpr float kSideWide = 520, kActionWide = 230;
constexpr float kKeysWide = 200, kPadWide = 160;

bool means(const HelpEntry& entry, const InputEvent& press) {
    const auto names = words(entry.names);
    return std::find(names.begin(), names.end(), key_name(press)) != names.end();
}

class HelpPage : public MenuPage {
  public:
    explicit HelpPage(App& owner) : MenuPage(owner, "help") { add_back(); }

    /// A key of the battle highlights its function; only Enter, Esc and the pointer leave.
    void press(const InputEvent& press) override {
        const bool down = press.kind == InputEvent::Kind::down;
        const InputEvent meant = app().session().controls.meaning(press);
        const auto* entry = std::find_if(std::begin(kEntries), std::end(kEntries),
                                         [&](const HelpEntry& each) { return means(each, meant); });
        if (!down || press.key == Key::escape || entry == std::end(kEntries)) return MenuPage::press(press);
        lit_ = entry;
    }

    void draw(Canvas& canvas) override {
        page_title(canvas, heading(),
                   Scale::finger() > 0 ? "" : tr("press a key to see what it does in battle"));
        const Scale scale(canvas);
        Rect rest = body(canvas);
        const bool touched = Scale::finger() > 0;
        draw_side(canvas, touched ? rest : take_right(rest, scale(kSideWide), scale(48)));
        if (!touched) draw_keys(canvas, rest);
        key_hints(canvas, lay_back(canvas), {{"enter esc", tr("back")}});
        form().draw(canvas);
    }

  protected:
    std::string heading() const override { return std::string(tr("Help")); }

  private:
    void draw_keys(Canvas& canvas, Rect place) const {
        const Scale scale(canvas);
        const TextStyle heading = {scale.text(theme::kSmall), theme::kMuted};
        draw_cells(canvas, take_top(place, heading.size, scale(10)),
                   {tr("KEY"), tr("PAD"), tr("IN BATTLE"), ""}, heading, heading);
        const std::vector<Rect> lines = rows(place, std::ssize(kEntries), scale(6));
        const float size = std::min(scale.text(theme::kBody), std::floor(lines[1].y - lines[0].y));
        const TextStyle key = {size, theme::kAccent, Face::bold};
        const TextStyle does = {size, theme::kText};
        for (std::size_t k = 0; k < lines.size(); ++k) {
            const HelpEntry& entry = kEntries[k];
            canvas.fill_rounded(lines[k], scale(theme::kRadius),
                                lit_ == &entry ? theme::kSelected : theme::kPanel);
            if (lit_ == &entry)
                canvas.outline_rounded(lines[k], scale(theme::kRadius), std::max(1.5f, scale(2)),
                                       theme::kAccent);
            const Controls& controls = app().session().controls;
            const std::string keys = caps_of(controls, Device::keyboard, entry);
            const std::string pad = caps_of(controls, Device::pad, entry);
            draw_cells(
                canvas, lines[k],
                {keys.empty() ? tr(entry.keys) : keys, pad.empty() ? tr(entry.pad) : pad, tr(entry.does), ""},
                key, does);
        }
    }

    static void draw_cells(Canvas& canvas, Rect line, const HelpEntry& entry, const TextStyle& key,
                           const TextStyle& does) {
        const Scale scale(canvas);
        take_left(line, scale(16));
        const Rect keys = take_left(line, scale(kKeysWide), scale(theme::kGap));
        draw_cell(canvas, keys, entry.keys, key);
        const Rect pad = take_left(line, scale(kPadWide), scale(theme::kGap));
        draw_cell(Part(canvas, "pad"), pad, entry.pad, {does.size, theme::kMuted});
        draw_cell(canvas, line, entry.does, does);
    }

    static void draw_cell(Canvas& canvas, Rect place, std::string_view words, const TextStyle& style) {
        line_in(canvas, place, words, fitted(canvas, words, place.w, style));
    }

    static void draw_side(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        place = headed(canvas, place, tr("HOW TO PLAY"));
        SideLook look = {.text = {scale.text(theme::kBody), theme::kText}};
        fit_side(canvas, place, look);
        for (const std::string_view sentence : kHowToPlay)
            take_top(place, canvas.paragraph(place, tr(sentence), look.text), look.gap(scale(12)));
        for (std::size_t k = 0; k < look.lists; ++k)
            place = draw_list(Part(canvas, side_lists()[k].name), place, side_lists()[k], look);
    }

    /// Smaller text where the place is low, then smaller gaps, then fewer lists.
    static void fit_side(const Canvas& canvas, Rect place, SideLook& look) {
        const auto fits = [&] { return side_high(canvas, place.w, look) <= place.h; };
        while (!fits() && look.text.size > Scale::kMinText) --look.text.size;
        while (!fits() && look.airy > 0.7f) look.airy -= 0.1f;
        while (!fits() && look.lists > 1) --look.lists;
    }

    /// The height of everything below its heading.
    static float side_high(const Canvas& canvas, float width, const SideLook& look) {
        const Scale scale(canvas);
        float high = 0;
        for (const std::string_view sentence : kHowToPlay)
            high += canvas.paragraph_height(width, tr(sentence), look.text) + look.gap(scale(12));
        for (const SideList& list : side_lists().first(look.lists))
            high += look.gap(scale(16)) + scale.text(theme::kSmall) + scale(12) +
                    static_cast<float>(list.entries.size()) * (look.text.size + look.gap(scale(10)));
        return high;
    }

    /// Returns the rest of the place below it.
    static Rect draw_list(Canvas& canvas, Rect place, const SideList& list, const SideLook& look) {
        const Scale scale(canvas);
        take_top(place, look.gap(scale(16)));
        place = headed(canvas, place, tr(list.heading));
        for (const auto& [action, does] : list.entries) {
            Rect line = take_top(place, look.text.size, look.gap(scale(10)));
            const float wide = Scale::finger() > 0 ? line.w / 2 : scale(kActionWide);
            const Rect left = take_left(line, wide, scale(theme::kGap));
            draw_cell(canvas, left, tr(action), {look.text.size, theme::kAccent});
            draw_cell(canvas, line, tr(does), look.text);
        }
        return place;
    }

    const HelpEntry* lit_ = nullptr;
};

}  // namespace

std::unique_ptr<Screen> help_screen(App& app) { return std::make_unique<HelpPage>(app); }

}  // namespace terramorph
