#include "ui/screens/battle/battle_screen.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/remote/sayings.h"
#include "app/session.h"
#include "app/talk/talker.h"
#include "app/teaching/lessons.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hand_over/hand_over.h"
#include "ui/screens/battle/hud/cards/fresh_pay.h"
#include "ui/screens/battle/overlay.h"
#include "ui/screens/battle/pace/waiting.h"
#include "ui/screens/battle/page.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/by_lines/line_screen.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/replay/last_turn_screen.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr double kBattleAfterRound = 0.9;  // seconds from when the shot has been seen to the results

/// The session's match.
class BattleScreen : public BattlePage {
  public:
    explicit BattleScreen(App& owner)
        : BattlePage(owner, "battle", *owner.session().runner),
          overlay_(owner.session()),
          waiting_(owner.session()) {
        take_events();
        begin_turn();
        overlay_.hush(is_quiet());
    }

    bool advance(double seconds) override;
    void lose_focus() override;

  protected:
    bool seated() const override { return !is_secret() || seated_turn_ == match().turn(); }
    bool reads() const override { return overlay_.tips().unread(match()) || overlay_.praises(); }
    bool maps() const override { return overlay_.map().shown(); }
    HiddenAim hidden_aim() const override;
    void heard(const MatchEvent& event) override;
    void fell(const FallOfShot& fall) override { overlay_.tell_miss(fall, match()); }
    void think() override { runner().think(), take_events(); }
    bool thought_hard() const override {
        return match().phase() == Phase::aiming && !aiming() && !in_aftermath() &&
               app().session().runner->thinks_hard();
    }
    void press_other(const InputEvent& press) override;
    int speed() const override { return waiting_.speed(); }
    bool unseen() const override { return waiting_.unseen(); }
    void press(const InputEvent& press) override;
    void draw(Canvas& canvas) override {
        waiting_.skips() ? waiting_.draw_cover(canvas) : BattlePage::draw(canvas);
    }
    HudState hud_state() const override;
    void furnish(const Canvas& canvas, LabelRoom& room) const override {
        overlay_.furnish(canvas, scene(canvas), room);
        waiting_.furnish(canvas, hud_state(), this->room(canvas), room);
    }
    void draw_under(Canvas& canvas) override;
    void draw_paths(Canvas& canvas) override;
    void draw_over(Canvas& canvas) override;

  private:
    bool is_over() const {
        return match().phase() == Phase::round_over || match().phase() == Phase::match_over;
    }
    bool together() const { return match().settings().turn_mode() == TurnMode::simultaneous; }
    /// True if people hide their aims from each other.
    bool is_secret() const { return together() && runner().is_shared(); }
    bool is_person(PlayerId player) const { return match().player(player).kind == kPerson; }
    OverlayScene scene(const Canvas& canvas) const {
        const Session& session = app().session();
        return {match(),
                view(),
                rest(),
                layout(),
                room(canvas),
                aiming() && met(),
                !greets(),
                blasts(),
                drive(),
                session.mouse || Scale::finger() > 0 ? "" : caps(session.controls, session.device, "m"),
                session.device == Device::pad,
                flown(overlay_.tips().spoken_of(match()))};
    }
    /// True until a newcomer's first shot: it's to read one thing, and to look at two tanks.
    bool is_quiet() const {
        return !runner().is_of_several_machines() && is_first_shot(app().session(), match());
    }
    /// True once a match by lines waits for one; or, when it's over, the last one is to be sent.
    bool wants_a_line() {
        if (in_aftermath()) return false;
        if (match().phase() != Phase::match_over) return runner().awaits_line_of().exists();
        return match().player() == runner().mine() && !std::exchange(last_line_shown_, true);
    }
    void press_letter(char letter);
    void take_words();
    void begin_turn();
    void speak(const Talker::Remark& remark);
    void hand_over();
    bool tell_time(double seconds);
    bool show_aim_elsewhere();
    void record_shot(PlayerId shooter);
    void toggle_thought();
    void show_last_turn();
    PlayerId victim() const;

    void ask_coach() {
        if (aiming() && !overlay_.ask_coach(match()))
            app().say("no_advice", no_advice_words(app().session()));
    }

    /// A click on what the coach says does it, or asks for more. Returns true if it was one.
    bool press_advice(Point at) {
        const Tips& tips = overlay_.tips();
        if (!aiming() || lists() || !tips.drawn().holds(at) || !tips.advises(match())) return false;
        const BetterAim* const offer = tips.offer(match());
        offer ? aim(offer->angle, offer->power) : ask_coach();
        return true;
    }

    BattleOverlay overlay_;
    Waiting waiting_;
    FreshPay pay_;
    std::optional<Aim> aim_elsewhere_;
    PlayerId fired_at_;    // of the shot that is seen
    int seated_turn_ = 0;  // the last turn whose player has taken the seat
    double after_round_ = 0;
    bool last_line_shown_ = false;
};

void BattleScreen::press_other(const InputEvent& press) {
    if (press.key == Key::letter) return press_letter(press.letter);
    if (press.key != Key::escape) return;
    overlay_.map().shown() ? overlay_.map().hide() : show(pause_screen(app()));
}

void BattleScreen::press(const InputEvent& press) {
    if (runner().is_by_lines() && pastes(press)) return void(paste_lines(app(), app().clipboard().text()));
    if (waiting_.press(press, aiming(), in_aftermath())) return;
    const bool clicks = press.kind == InputEvent::Kind::pointer_down;
    if (clicks && overlay_.map().shown()) return overlay_.map().hide();
    if (clicks && press_advice(press.at)) return;
    BattlePage::press(press);
}

void BattleScreen::press_letter(char letter) {
    switch (letter) {
        case 'r':
            release();
            if (runner().is_of_several_machines())
                return app().say("refused", tr("Only the host picks the level, before the match begins."));
            return ask_for_new_level(app());
        case 'm':
            return overlay_.map().shown() ? overlay_.map().hide() : overlay_.map().show(match().level());
        case 'f':
            return waiting_.change_speed();
        case 'c':
            return ask_coach();
        case 'h':
            return toggle_thought();
        case 'v':
            return show_last_turn();
        case 'y':
            if (runner().is_remote()) show(chat_screen(app()));
            return;
        default:
            return;
    }
}

void BattleScreen::lose_focus() {
    release();
    waiting_.lose_focus();
    const bool stops = !runner().is_remote() && preference(app().session(), Preference::pause_unfocused) != 0;
    if (!is_over() && stops)  // others don't wait for who looks elsewhere
        show(pause_screen(app()));
}

void BattleScreen::toggle_thought() {
    if (!overlay_.thought().known())
        return app().say("no_thought", tr("Nothing to show yet: no computer has fired."));
    overlay_.thought().toggle();
}

void BattleScreen::show_last_turn() {
    if (!aiming()) return;
    if (runner().past_turns() == 0)
        return app().say("no_turn_yet",
                         tr("Nobody has fired on this level yet, so there's nothing to replay."));
    show(past_turns_screen(app(), runner()));
}

bool BattleScreen::advance(double seconds) {
    if (match().phase() == Phase::aiming && runner().plays_here(match().player()) && !seated() &&
        !in_aftermath())
        return hand_over(), true;
    bool moved = aiming() && tell_time(std::min(seconds, kMaxFrameSeconds));
    const bool seen = BattlePage::advance(seconds);
    moved |= waiting_.advance(seconds, app().narrator());
    if (runner().is_remote()) take_words();
    if (runner().is_by_lines() && wants_a_line()) return show(line_screen(app())), true;
    overlay_.hush(is_quiet());
    moved |= show_aim_elsewhere();
    moved |= pay_.advance(seconds, match());
    runner().advance(seconds);
    overlay_.set_player_seen(player_seen());
    const bool silent = !overlay_.remark();
    moved |= overlay_.advance(seconds, match(), {aiming() && met(), in_aftermath(), drags(), dazzles()});
    if (silent && overlay_.remark()) speak(*overlay_.remark());
    narration().quote(overlay_.tips().speech(match()));
    director().set_advised(overlay_.tips().coached_tanks(match()), match());
    if (aiming() && overlay_.tips().advises(match())) director().end_greeting();
    if (moved) redraw();
    const bool over = is_over();
    const double waits = waiting_.skips() ? 0 : kBattleAfterRound;
    if (over && !in_aftermath() && (after_round_ += seconds) >= waits)
        app().replace(app().screens().results(app()));
    return moved || seen || over;
}

void BattleScreen::speak(const Talker::Remark& remark) {
    app().narrator().say(concat(match().player(player_of(remark.tank)).name, ": ", remark.words));
    const Sound words = murmur(remark.words.size(), remark.tank.value());
    app().play(placed(words, match().battle().state().tank(remark.tank).body.at.x, ears(view())));
}

void BattleScreen::hand_over() {
    show(hand_over_screen(app(), match().player(),
                          {"to_aim", std::string(tr("Aim in secret. Everyone else, look away."))},
                          [this] { seated_turn_ = match().turn(); }));
}

/// Returns true if the bar shows another.
bool BattleScreen::show_aim_elsewhere() {
    const std::optional<Aim> before = std::exchange(aim_elsewhere_, runner().aim_elsewhere());
    set_aim_elsewhere(aim_elsewhere_);
    return before != aim_elsewhere_;
}

/// Fires the shot as aimed when time is up. Returns true if the picture has changed.
bool BattleScreen::tell_time(double seconds) {
    switch (overlay_.clock().advance(seconds)) {
        case TurnClock::Said::nothing:
            return false;
        case TurnClock::Said::second:
            if (overlay_.clock().urgent()) app().play(clock_tick());
            return true;
        case TurnClock::Said::over:
            put_away();
            execute(Fire{match().player()});
            return true;
    }
    return false;
}

void BattleScreen::begin_turn() {
    const bool person = match().phase() == Phase::aiming && runner().plays_here(match().player());
    overlay_.clock().begin(person ? static_cast<int>(match().settings().rule(Rule::turn_timer)) : 0);
}

void BattleScreen::record_shot(PlayerId shooter) {
    if (!fired()) overlay_.thought().forget();
    const Thought& thought = runner().thought();
    fired_at_ = {};
    if (is_person(shooter) || thought.player != shooter) return;
    if (!together()) fired_at_ = thought.victim;
    overlay_.thought().remember(thought, match());
    const bool at_you = thought.victim.exists() && thought.victim == own_player(runner());
    if (at_you && !together()) overlay_.warn(shooter, match());
}

/// Of a computer that has decided whom to fire at, or has fired.
PlayerId BattleScreen::victim() const {
    if (match().phase() == Phase::flying || in_aftermath()) return fired_at_;
    const Thought& thought = runner().thought();
    const bool now = thought.player == match().player() && thought.turn == match().turn();
    return now && !together() && !is_person(match().player()) ? thought.victim : PlayerId();
}

void BattleScreen::heard(const MatchEvent& event) {
    overlay_.note(event, match());
    if (std::holds_alternative<event::TurnBegan>(event)) {
        waiting_.begin_turn();
        begin_turn();
    }
    if (const auto* const fired = std::get_if<event::Fired>(&event)) record_shot(player_of(fired->tank));
}

HiddenAim BattleScreen::hidden_aim() const {
    return {together() && !fired(), steers() ? match().player() : PlayerId()};
}

/// What people say at other machines: beside their tanks, where that has room.
void BattleScreen::take_words() {
    for (Said& said : take_sayings(app().session())) {
        const bool alive = said.player.exists() && match().state().tank(said.player).alive;
        if (alive && said.words.size() <= Phrases::kMaxLineLength)
            overlay_.quote(said.player, std::move(said.words));
        else
            app().say("chat", tr("{name}: {words}", {{"name", said.name}, {"words", said.words}}));
    }
}

HudState BattleScreen::hud_state() const {
    HudState state = BattlePage::hud_state();
    state.fast_forward = waiting_.fast_forwards();
    state.hurry_told = waiting_.tells_of_hurry();
    state.speed = state.fast_forward ? speed() : waiting_.chosen_speed();
    state.thought = overlay_.thought().known();
    if (const auto aim = runner().aim_elsewhere()) state.aim = AimShown{aim->angle, aim->power};
    state.newcomer = is_newcomer(app().session(), match());
    state.shots = turns_taken(match());
    const std::optional<Lesson> lesson = overlay_.tips().lesson(match());
    state.drives = lesson == Lesson::crate || lesson == Lesson::road;
    state.names_crates = !is_quiet() && overlay_.tips().names_crates();
    state.quiet = is_quiet();
    state.dotted = overlay_.tips().dotted(match());
    state.hinted = overlay_.tips().hints(match());
    state.talks = runner().is_remote();
    state.mine = runner().mine();
    state.you = own_player(runner());
    state.victim = victim();
    if (runner().is_remote() && together()) state.still_aim = runner().still_plan();
    state.earned = pay_.of(card_player(match(), state));
    state.seen_again = aiming() && runner().past_turns() > 0;
    state.zone = overlay_.tips().power_zone(match());
    state.measured = overlay_.tips().measures(match());
    if (aiming())
        if (const BetterAim* const better = overlay_.tips().offer(match()))
            state.tried = AimShown{better->angle, better->power};
    return state;
}

void BattleScreen::draw_paths(Canvas& canvas) { overlay_.draw_paths(canvas, scene(canvas)); }

void BattleScreen::draw_under(Canvas& canvas) {
    if (!is_quiet()) draw_overview(canvas);  // below what people say and read
    if (!lists()) overlay_.draw_under(canvas, scene(canvas));
}

void BattleScreen::draw_over(Canvas& canvas) {
    overlay_.draw_over(canvas, scene(canvas));
    waiting_.draw(canvas, hud_state(), room(canvas), in_aftermath());
}

}  // namespace

std::unique_ptr<Screen> battle_screen(App& app) { return std::make_unique<BattleScreen>(app); }

}  // namespace terramorph
