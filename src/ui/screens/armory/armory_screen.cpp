#include "ui/screens/armory/armory_screen.h"

#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "app/loadout.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/armory/page.h"
#include "ui/screens/armory/shopping.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/remote/waiting.h"
#include "ui/sound/cues.h"

namespace terramorph {

namespace {

constexpr int kMaxSoughtLength = 20;
constexpr double kCounting = 9;  // of the remaining difference, per second

}  // namespace

ArmoryPage::ArmoryPage(App& owner)
    : Screen(owner, "armory"),
      player_(match().player()),
      demonstration_(match(), player_, owner.session().arsenal),
      has_usual_(!loadout_of(owner.session(), match().player(player_).name).empty()),
      money_(shop().money(player_)) {
    form_.clicked = [this] { app().play(click()); };
    add_widgets();
    refresh();
}

const Match& ArmoryPage::match() const { return app().session().match(); }

void ArmoryPage::add_widgets() {
    table_ = form_.add(
        custom([this](Canvas& canvas, Rect place, bool) { list_.draw(canvas, place, match(), player_); },
               [this](const InputEvent& press) { return list_.press(press); }));
    for (std::size_t k = 0; k < kArmoryTabs.size(); ++k)
        tabs_.push_back(form_.add(
            button(kArmoryTabIds[k], tr(kArmoryTabs[k]), [this, k] { show_tab(static_cast<int>(k)); })));
    Widget search = text_field(
        "", kMaxSoughtLength, [this] { return filter_.sought; },
        [this](const std::string& words) {
            filter_.sought = words;
            refresh();
        });
    search.called = tr("search");
    search_ = form_.add(std::move(search));
    usual_ = form_.add(button("usual", tr("Buy again"), [this] { buy_usual_goods(); }));
    buy_ = form_.add(button(
        "buy", tr("Buy"), [this] { buy(); }, Tone::accent));
    sell_ = form_.add(button("sell", tr("Sell"), [this] { sell(); }));
    undo_ = form_.add(button("undo", tr("Undo"), [this] { undo(); }));
    ready_ = form_.add(button(
        "ready", tr("Ready"), [this] { get_ready(); }, Tone::good));
}

/// Keys always go to the table, except for letters while searching.
void ArmoryPage::press(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::text && std::exchange(opening_, false) && press.text == "/") return;
    if (press.kind == InputEvent::Kind::down || press.kind == InputEvent::Kind::pointer_down) said_.clear();
    if (press.kind == InputEvent::Kind::down) {
        if (!press_search(press)) press_key(press);
    } else if (press.kind == InputEvent::Kind::wheel) {
        list_.press(press);
    } else {
        const auto head =
            press.kind == InputEvent::Kind::pointer_down ? list_.head_at(press.at) : std::nullopt;
        head ? sort_by(*head) : void(form_.press(press));
    }
    if (form_.focus() != search_ && !form_.holding()) form_.focus_on(table_);
    demonstration_.show(list_.marked());
}

bool ArmoryPage::press_search(const InputEvent& press) {
    const bool typing = form_.wants_text();
    const bool slash = !typing && press.key == Key::letter && press.letter == '/';
    if (slash || (press.control && press.letter == 'f')) {
        opening_ = slash;
        filter_.sought.clear();
        form_.focus_on(search_);
        refresh();
        return true;
    }
    if (press.key == Key::escape && (typing || !filter_.sought.empty())) {
        filter_.sought.clear();
        form_.focus_on(table_);
        refresh();
        return true;
    }
    if (!typing || press.control) return false;
    const bool leaves = press.key == Key::enter || press.key == Key::up || press.key == Key::down ||
                        press.key == Key::tab || press.key == Key::back_tab;
    if (!leaves) return form_.press(press);
    form_.focus_on(table_);
    return press.key == Key::enter;
}

void ArmoryPage::press_key(const InputEvent& press) {
    const int tabs = static_cast<int>(kArmoryTabs.size()), tab = static_cast<int>(filter_.tab);
    switch (press.key) {
        case Key::escape:
            return app().push(pause_screen(app()));
        case Key::f1:
            return app().push(help_screen(app()));
        case Key::enter:
            if (press.repeat) return;
            return press.control ? get_ready() : buy();
        case Key::del:
        case Key::backspace:
            return sell();
        case Key::tab:
            return show_tab((tab + 1) % tabs);
        case Key::back_tab:
            return show_tab((tab + tabs - 1) % tabs);
        case Key::letter:
            return press_letter(press);
        default:
            form_.press(press);
    }
}

void ArmoryPage::press_letter(const InputEvent& press) {
    switch (press.letter) {
        case 'z':
            return undo();
        case 'u':
            return buy_usual_goods();
        case 's':
            return sort_by_next();
        case 'r':
            if (!press.repeat) get_ready();
            return;
        default:
            return;
    }
}

void ArmoryPage::execute(const Command& command) {
    if (const Refusal refusal = app().session().runner->give(command)) return say("refused", tr(*refusal));
    app().play(click());
    refresh();
}

/// Sentences of the rules begin in lower case, because they may be part of another.
void ArmoryPage::say(std::string_view id, std::string_view words, News news) {
    said_is_ = news;
    said_id_ = id;
    said_ = words;
    if (!said_.empty() && said_[0] >= 'a' && said_[0] <= 'z')
        said_[0] = static_cast<char>(said_[0] - 'a' + 'A');
}

void ArmoryPage::refresh() {
    list_.show(match(), player_, filter_);
    demonstration_.show(list_.marked());
}

void ArmoryPage::show_tab(int tab) {
    filter_.tab = static_cast<ArmoryTab>(tab);
    filter_.sought.clear();
    refresh();
}

/// Sorting twice by the same column reverses the order, and a third time resets it.
void ArmoryPage::sort_by(ArmorySort sort) {
    const bool same = filter_.sort == sort;
    filter_.sort = same && filter_.backward ? ArmorySort::kind : sort;
    filter_.backward = same && !filter_.backward;
    app().play(click());
    refresh();
}

void ArmoryPage::sort_by_next() {
    const auto next = (static_cast<std::size_t>(filter_.sort) + 1) % kArmorySorts.size();
    filter_.sort = static_cast<ArmorySort>(next);
    filter_.backward = false;
    say("sorted", tr("Sorted by {what}", {{"what", tr(kArmorySorts[next])}}));
    refresh();
}

void ArmoryPage::buy() {
    if (const auto marked = list_.marked()) execute(Buy{player_, *marked});
}

void ArmoryPage::sell() {
    if (const auto marked = list_.marked()) execute(Sell{player_, *marked});
}

void ArmoryPage::undo() { execute(Undo{player_}); }

void ArmoryPage::buy_usual_goods() {
    if (!has_usual_)
        return say("no_usual", tr("Nothing to buy again yet: your next purchases will be remembered."));
    const int bundles = buy_loadout(app().session());
    if (bundles == 0)
        return say("usual_not_to_be_had", tr("None of what you bought last time can be had now."));
    say("usual_bought", tr(plural("Bought again: {count} pack", "Bought again: {count} packs", bundles)),
        News::good);
    app().play(click());
    refresh();
}

void ArmoryPage::get_ready() {
    app().play(click());
    leave_armory(app());
    app().replace(app().screens().shopping(app()));
}

/// Between machines a visit may end without its guest: the others have waited long enough.
bool ArmoryPage::advance(double seconds) {
    MatchRunner& runner = *app().session().runner;
    if (runner.is_remote()) runner.think(), show_sayings(app());
    if (match().phase() != Phase::shopping || match().player() != player_) {
        app().session().notify("visit_over", tr("Time's up: the others have closed the armory."));
        return app().replace(app().screens().shopping(app())), true;
    }
    if (const std::string hurry = hurry_words(app().session()); !hurry.empty()) say("hurry", hurry);
    const double left = shop().money(player_) - money_;
    const double step = left * std::min(1.0, kCounting * seconds);
    money_ = std::abs(left) < 1 ? shop().money(player_) : money_ + step + std::copysign(0.5, left);
    demonstration_.set_comfort(comfort(app().session()));
    return demonstration_.advance(seconds) || left != 0;
}

std::unique_ptr<Screen> armory_screen(App& app) { return std::make_unique<ArmoryPage>(app); }

}  // namespace terramorph
