#include "ui/screens/battle.h"

#include <algorithm>

#include "base/text.h"
#include "ui/screens/battle_banner.h"
#include "ui/screens/battle_map.h"
#include "ui/screens/battle_page.h"
#include "ui/screens/dialogs.h"
#include "ui/screens/results.h"
#include "ui/session.h"

namespace terramorph {

namespace {

constexpr double kAfterRound = 2.2;  // seconds before the results
constexpr double kKeepEvery = 1;     // seconds, of an aim that changes
constexpr int kFastest = 4;

/// The session's match.
class BattleScreen : public BattlePage {
  public:
    explicit BattleScreen(App& owner) : BattlePage(owner, *owner.session().match) { take_events(); }

    bool advance(double seconds) override;

  protected:
    void done(const Command& command) override;
    void heard(const Event& event) override;
    void think() override;
    void press_other(const Press& press) override;
    int speed() const override { return app().session().speed; }
    void draw_over(Canvas& canvas) override;

  private:
    void press_letter(char letter);

    BattleMap map_;
    Banner banner_;
    double after_round_ = 0;
    double unkept_ = 0;  // seconds since the aim changed, 0 when it is kept
};

/// Aims and drives are kept a little later, for they come one after the other.
void BattleScreen::done(const Command& command) {
    if (std::holds_alternative<Aim>(command) || std::holds_alternative<Drive>(command))
        unkept_ = std::max(unkept_, 1.0 / kTicksPerSecond);
    else
        keep_match(app()), unkept_ = 0;
}

void BattleScreen::press_other(const Press& press) {
    if (press.key == Key::letter) return press_letter(press.letter);
    if (press.key != Key::escape) return;
    if (map_.shown()) return map_.hide();
    show(pause_screen(app()));
}

void BattleScreen::press_letter(char letter) {
    int& speed = app().session().speed;
    switch (letter) {
        case 'r':
            release();
            return ask_for_new_level(app());
        case 'm':
            return map_.shown() ? map_.hide() : map_.show(match().level());
        case 'f':
            speed = speed >= kFastest ? 1 : 2 * speed;
            return;
        default:
            return;
    }
}

bool BattleScreen::advance(double seconds) {
    bool moved = BattlePage::advance(seconds);
    if (unkept_ > 0 && (unkept_ += seconds) > kKeepEvery) keep_match(app()), unkept_ = 0;
    moved |= banner_.advance(seconds);
    const bool over = match().phase() == Phase::round_over || match().phase() == Phase::match_over;
    if (over && (after_round_ += seconds) >= kAfterRound) app().replace(results_screen(app()));
    return moved || over;
}

/// Lets a computer think if it is its turn, and keeps what it did.
void BattleScreen::think() {
    app().session().minds.think(match());
    if (match().phase() != Phase::aiming) keep_match(app());
}

void BattleScreen::heard(const Event& event) {
    if (event.kind == Event::Kind::turn_began) {
        const Player& player = match().player(event.tank);
        banner_.show(text(player.name, "'s turn"), player);
    }
    if (event.kind == Event::Kind::new_level) map_.hide();
    if (event.kind == Event::Kind::round_ended) {
        keep_match(app());
        const bool won = event.tank >= 0;
        const Player& player = match().player(std::max(0, event.tank));
        banner_.show(won ? text(player.name, " wins the round") : "Nobody is left", player);
    }
}

void BattleScreen::draw_over(Canvas& canvas) {
    map_.draw(canvas);
    banner_.draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> battle_screen(App& app) { return std::make_unique<BattleScreen>(app); }

}  // namespace terramorph
