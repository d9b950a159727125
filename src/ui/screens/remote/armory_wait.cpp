#include "ui/screens/remote/armory_wait.h"

#include <string>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/players/list.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/remote/waiting.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kThoughtsAtOnce = 20;  // in a frame

class ArmoryWait : public Screen {
  public:
    explicit ArmoryWait(App& owner) : Screen(owner, "armory_wait") {}

    void press(const InputEvent& press) override {
        if (press.kind == InputEvent::Kind::down && press.key == Key::escape) app().push(pause_screen(app()));
        if (press.kind == InputEvent::Kind::down && press.letter == 'y') app().push(chat_screen(app()));
    }
    bool advance(double) override {
        MatchRunner& runner = *app().session().runner;
        show_sayings(app());
        for (int k = 0; k < kThoughtsAtOnce && waits(); ++k) runner.think();
        if (!waits()) app().replace(app().screens().shopping(app()));
        return true;
    }
    Spoken spoken() const override { return {words()}; }
    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        canvas.fill({0, 0, canvas.width(), canvas.height()}, theme::kBackground);
        const Player& player = match().player(match().player());
        const Point middle = {canvas.width() / 2, 0.42f * canvas.height()};
        draw_emblem(canvas, middle, scale(46), player.emblem, player_color(player.color));
        const TextStyle large = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
        const TextStyle quiet = {scale.text(theme::kBody), theme::kMuted, Face::regular, Align::center};
        const float wide = canvas.width() - 2 * scale(theme::kMargin);
        Rect rest = {scale(theme::kMargin), middle.y + scale(80), wide, canvas.height() / 3};
        line_in(canvas, take_top(rest, large.size, scale(16)), words(), fitted(canvas, words(), wide, large));
        const std::string more = waiting_words(app().session());
        line_in(canvas, take_top(rest, quiet.size), more, fitted(canvas, more, wide, quiet));
    }

  private:
    const Match& match() const { return app().session().match(); }
    bool waits() const {
        return match().phase() == Phase::shopping && !app().session().runner->plays_here(match().player());
    }
    /// Everybody shops at the same time, so it's several at first.
    std::string words() const {
        std::vector<std::string> names;
        for (const PlayerId player : app().session().runner->still_shop())
            names.push_back(match().player(player).name);
        if (names.size() > 1) return tr("{names} are in the armory", {{"names", listed(names)}});
        return tr("{name} is in the armory", {{"name", match().player(match().player()).name}});
    }
};

}  // namespace

std::unique_ptr<Screen> armory_wait_screen(App& app) { return std::make_unique<ArmoryWait>(app); }

}  // namespace terramorph
