#include "ui/screens/weapon_lab/weapon_lab_screen.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/arsenal_files.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/battle/page.h"
#include "ui/screens/weapon_lab/match.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kLookEvery = 1;  // seconds between checks of the player's files
constexpr double kWeaponLabAfterRound = 2;
constexpr Ticks kMaxTurnTicks = 5 * kSecond;  // of a target's turn
constexpr float kWeaponLabEdge = 24;

const std::shared_ptr<const Arsenal>& arsenal_of(const Session& session) {
    return session.next_arsenal ? session.next_arsenal : session.arsenal;
}

/// A match without a journal.
std::unique_ptr<MatchRunner> first_match(const App& app, const LevelSettings& level) {
    return std::make_unique<MatchRunner>(
        practice_match(app.session().settings, level, *arsenal_of(app.session())));
}

/// The result of a shot.
struct Shot {
    std::string weapon;
    std::vector<int> harm;  // by tank
};

std::string refusal_of(const Shot& shot, const Match& match) {
    std::vector<std::string> hits;
    for (const TankId tank : ids<TankId>(shot.harm))
        if (shot.harm[tank] > 0)
            hits.push_back(concat(match.player(player_of(tank)).name, " -", shot.harm[tank]));
    return concat(tr(shot.weapon), ": ", hits.empty() ? std::string(tr("no damage")) : joined(hits, ", "));
}

class WeaponLab : public BattlePage {
  public:
    WeaponLab(App& owner, const LevelSettings& level, std::unique_ptr<MatchRunner> match)
        : BattlePage(owner, "weapon_lab", *match), level_(level), own_match_(std::move(match)) {
        gunner_ = this->match().player();
        own_ = read_own_arsenal(owner.storage());
        director().set_greeting(false);
        take_events();
        if (!own_.empty()) load();
    }

    bool advance(double seconds) override {
        bool moved = BattlePage::advance(seconds);
        if ((since_look_ += seconds) >= kLookEvery && look()) moved = true, redraw();
        const bool over = this->over();
        if (over && (after_round_ += seconds) >= kWeaponLabAfterRound) begin_anew();
        return moved || over;
    }

  protected:
    bool aiming() const override {
        return match().phase() == Phase::aiming && match().player() == gunner_ && !in_aftermath();
    }
    void think() override;
    int speed() const override { return speed_; }

    HudState hud_state() const override {
        HudState state = BattlePage::hud_state();
        state.lab = true;
        return state;
    }

    void heard(const MatchEvent& event) override {
        if (const auto* fired = std::get_if<event::Fired>(&event); fired && fired->tank == tank_of(gunner_))
            shot_ = {match().arsenal().weapons[fired->weapon].name, std::vector<int>(kPracticeTanks, 0)};
        if (const auto* hurt = std::get_if<event::Hurt>(&event); hurt && !shot_.harm.empty())
            shot_.harm[hurt->tank] += hurt->health;
    }

    void press_other(const InputEvent& press) override {
        if (press.key == Key::escape) return app().pop();
        if (press.key == Key::f5) return load();
        if (press.key != Key::letter) return;
        if (press.letter == 'r') begin_anew();
        if (press.letter == 'l') load();
        if (press.letter == 'f') speed_ = speed_ >= kFastest ? 1 : 2 * speed_;
    }

    void draw_over(Canvas& canvas) override;

  private:
    const Tank& gunner() const { return match().state().tank(gunner_); }
    /// True if the shooter or all targets are destroyed.
    bool over() const { return match().phase() == Phase::match_over || !gunner().alive; }
    bool look();
    void load();
    void begin_anew();

    LevelSettings level_;
    std::unique_ptr<MatchRunner> own_match_;
    PlayerId gunner_ = 0;
    int speed_ = 1;
    OwnArsenal own_;  // as last read
    std::string news_;
    bool fault_ = false;  // true if there was an error
    double since_look_ = 0;
    double after_round_ = 0;
    Shot shot_;
};

/// Targets never shoot back: their turns are skipped invisibly.
void WeaponLab::think() {
    for (Ticks tick; tick < kMaxTurnTicks && !over() && !aiming(); ++tick) {
        if (match().phase() == Phase::aiming) (void)runner().give(Pass{match().player()});
        runner().step();
    }
}

/// Reads the player's files. Returns true if they have changed.
bool WeaponLab::look() {
    since_look_ = 0;
    if (read_own_arsenal(app().storage()) == own_) return false;
    load();
    return true;
}

/// Continues with the new files, or reports an error and changes nothing.
void WeaponLab::load() {
    own_ = read_own_arsenal(app().storage());
    Result<Arsenal> arsenal = whole_arsenal(own_);
    fault_ = !arsenal.ok();
    if (fault_) return void(news_ = tr(arsenal.error()));
    const auto weapons = static_cast<std::int64_t>(arsenal->weapons.size()),
               items = static_cast<std::int64_t>(arsenal->items.size());
    news_ = tr("loaded: {weapons}, {items}",
               {{"weapons", tr(plural("{count} weapon", "{count} weapons", weapons))},
                {"items", tr(plural("{count} item", "{count} items", items))}});
    app().session().next_arsenal = std::make_shared<const Arsenal>(arsenal.take());
    begin_anew();
}

/// Restores the level as it was before all shots; weapon and aim stay.
void WeaponLab::begin_anew() {
    const Tank before = gunner();
    const std::string held = match().arsenal().weapons[match().state().weapon(gunner_)].id;
    auto fresh = first_match(app(), level_);
    show_match(*fresh);
    own_match_ = std::move(fresh);
    gunner_ = match().player();
    after_round_ = 0;
    shot_ = {};
    (void)runner().give(Aim{gunner_, before.angle, before.power});
    const WeaponId again = match().arsenal().find(held);
    (void)runner().give(Choose{gunner_, again.exists() ? again : WeaponId(0)});
    if (before.target) (void)runner().give(Target{gunner_, before.target->x, before.target->y});
    take_events();
}

/// Draws beside the cards: the last shot's result, the files' folder, and errors in them.
void WeaponLab::draw_over(Canvas& canvas) {
    const Scale scale(canvas);
    const TextStyle body = {scale.text(19), theme::kText}, quiet = {scale.text(17), theme::kMuted};
    const TextStyle news = {body.size, fault_ ? theme::kBad : theme::kGood};
    const std::string shot = shot_.weapon.empty() ? std::string(tr("Test range: unlimited ammo. Fire away!"))
                                                  : refusal_of(shot_, match());
    const std::string place = tr("Your own: {file}", {{"file", app().storage().place(kWeaponsFile)}});
    const float wanted = std::max(
        {canvas.text_width(shot, body), canvas.text_width(place, quiet), canvas.text_width(news_, news)});
    const Rect& wind = layout().wind;
    const float padding = std::max(5.0f, scale(14));
    const float room = canvas.width() - scale(kWeaponLabEdge) - wind.x - wind.w - scale(kHudGap);
    const float inside = std::min(wanted, room - 2 * padding);
    const float high = body.size + quiet.size + canvas.paragraph_height(inside, news_, news);
    const Rect plate = {canvas.width() - scale(kWeaponLabEdge) - inside - 2 * padding, scale(kHudTop),
                        inside + 2 * padding, high + 2 * padding};
    canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.82f));
    Rect rest = plate.inset(padding);
    const std::string_view id = shot_.weapon.empty() ? "fire_away" : "last_shot";
    line_in(Part(canvas, id), take_top(rest, body.size), shot, body);
    line_in(Part(canvas, "file"), take_top(rest, quiet.size), place, quiet);
    Part(canvas, fault_ ? "fault" : "loaded")->paragraph(rest, news_, news);
}

}  // namespace

std::unique_ptr<Screen> weapon_lab_screen(App& app, const LevelSettings& level) {
    return std::make_unique<WeaponLab>(app, level, first_match(app, level));
}

}  // namespace terramorph
