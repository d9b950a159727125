#include "ui/screens/remote/armory_wait.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/players/list.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/remote/waiting.h"
#include "ui/sound/cues.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr int kThoughtsAtOnce = 20;  // in a frame
constexpr float kEmblem = 46, kEmblemsApart = 120, kWaitButton = 180;

/// Shown to those who have shopped before the others.
class ArmoryWait : public Screen {
  public:
    explicit ArmoryWait(App& owner) : Screen(owner, "armory_wait") {
        form_.clicked = [this] { app().play(click()); };
        form_.add(button("talk", tr("Talk"), [this] { app().push(chat_screen(app())); }));
        form_.add(button("menu", tr("Menu"), [this] { app().push(pause_screen(app())); }));
    }

    void press(const InputEvent& press) override {
        const bool down = press.kind == InputEvent::Kind::down;
        if (down && press.key == Key::escape) return app().push(pause_screen(app()));
        if (down && press.key == Key::letter && press.letter == 'y') return app().push(chat_screen(app()));
        form_.press(press);
    }
    bool advance(double) override {
        MatchRunner& runner = *app().session().runner;
        show_sayings(app());
        for (int k = 0; k < kThoughtsAtOnce && waits(); ++k) runner.think();
        if (!waits()) app().replace(app().screens().shopping(app()));
        return true;
    }
    Spoken spoken() const override { return {words(), form_.speech()}; }
    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        canvas.fill({0, 0, canvas.width(), canvas.height()}, theme::kBackground);
        const std::vector<PlayerId> shop = still_shop();
        const float apart = scale(kEmblemsApart), top = 0.36f * canvas.height();
        float x = canvas.width() / 2 - apart * static_cast<float>(shop.size() - 1) / 2;
        for (const PlayerId each : shop) {
            const Player& player = match().player(each);
            draw_emblem(canvas, {x, top}, scale(kEmblem), player.emblem, player_color(player.color));
            x += apart;
        }
        const TextStyle large = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
        const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted, Face::regular, Align::center};
        const float wide = canvas.width() - 2 * scale(theme::kMargin);
        Rect rest = {scale(theme::kMargin), top + scale(80), wide, canvas.height() - top - scale(80)};
        line_in(canvas, take_top(rest, large.size, scale(16)), words(), fitted(canvas, words(), wide, large));
        std::string more = waiting_words(app().session());
        if (more.empty()) more = tr("You're ready. The round begins once everyone is.");
        line_in(canvas, take_top(rest, quiet.size, scale(60)), more, fitted(canvas, more, wide, quiet));
        const float high = scale.pressed(theme::kButton), button_wide = std::max(scale(kWaitButton), Scale::finger());
        Rect row = {(canvas.width() - 2 * button_wide - scale(16)) / 2, rest.y, 2 * button_wide + scale(16), high};
        form_[0].place = take_left(row, button_wide, scale(16));
        form_[1].place = row;
        form_.draw(canvas);
    }

  private:
    const Match& match() const { return app().session().match(); }
    bool waits() const {
        return match().phase() == Phase::shopping && !app().session().runner->plays_here(match().player());
    }
    /// Everybody shops at the same time, so it's several at first.
    std::string words() const {
        std::vector<std::string> names;
        for (const PlayerId player : still_shop()) names.push_back(match().player(player).name);
        if (names.size() > 1) return tr("{names} are in the armory", {{"names", listed(names)}});
        return tr("{name} is in the armory", {{"name", names.front()}});
    }
    /// At least the one whose turn it is.
    std::vector<PlayerId> still_shop() const {
        std::vector<PlayerId> shop = app().session().runner->still_shop();
        if (shop.empty()) shop = {match().player()};
        return shop;
    }

    Form form_;
};

}  // namespace

std::unique_ptr<Screen> armory_wait_screen(App& app) { return std::make_unique<ArmoryWait>(app); }

}  // namespace terramorph
