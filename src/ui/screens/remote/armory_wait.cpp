#include "ui/screens/remote/armory_wait.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/battle/hand_over/hand_over_scene.h"
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
// In units, as the page between two people has them.
constexpr float kWaitTop = 84, kWaitName = 64;
constexpr float kEmblem = 30, kEmblemsApart = 88;
constexpr float kWaitButton = 220, kWaitButtonsTop = 748;

/// Shown to those who have shopped before the others.
class ArmoryWait : public Screen {
  public:
    explicit ArmoryWait(App& owner) : Screen(owner, "armory_wait"), scene_(owner.session().match()) {
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
        const std::vector<PlayerId> shop = still_shop();
        scene_.draw(canvas, match(), match().player(shop.front()));
        const float edge = scale(theme::kMargin), wide = canvas.width() - 2 * edge;
        const TextStyle large = {scale.text(kWaitName), theme::kBright, Face::bold, Align::center};
        const TextStyle quiet = {scale.text(theme::kLarge), theme::kText, Face::regular, Align::center};
        Rect top = {edge, scale(kWaitTop), wide, canvas.height()};
        line_in(canvas, take_top(top, large.size, scale(10)), words(), fitted(canvas, words(), wide, large));
        std::string more = waiting_words(app().session());
        if (more.empty()) more = tr("You're ready. The round begins once everyone is.");
        line_in(canvas, take_top(top, quiet.size, scale(20)), more, fitted(canvas, more, wide, quiet));
        const float apart = std::min(scale(kEmblemsApart), wide / static_cast<float>(shop.size()));
        Point at = {canvas.width() / 2 - apart * static_cast<float>(shop.size() - 1) / 2, top.y + scale(kEmblem)};
        for (const PlayerId each : shop) {
            const Player& player = match().player(each);
            draw_emblem(canvas, at, std::min(scale(kEmblem), 0.4f * apart), player.emblem,
                        player_color(player.color));
            at.x += apart;
        }
        const float button_wide = std::max(scale(kWaitButton), Scale::finger()), gap = scale(16);
        Rect row = {(canvas.width() - 2 * button_wide - gap) / 2, scale(kWaitButtonsTop), 2 * button_wide + gap,
                    std::max(20.0f, scale.pressed(theme::kButton))};
        form_[0].place = take_left(row, button_wide, gap);
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
        std::vector<PlayerId> shop = app().session().runner->still_plan();
        if (shop.empty()) shop = {match().player()};
        return shop;
    }

    HandOverScene scene_;
    Form form_;
};

}  // namespace

std::unique_ptr<Screen> armory_wait_screen(App& app) { return std::make_unique<ArmoryWait>(app); }

}  // namespace terramorph
