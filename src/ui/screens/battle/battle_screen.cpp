#include "ui/screens/battle/battle_screen.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "app/talk/talker.h"
#include "base/overloads.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/camera/overview.h"
#include "ui/captions/death_words.h"
#include "ui/captions/news_feed.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hand_over/hand_over.h"
#include "ui/screens/battle/hud/banner.h"
#include "ui/screens/battle/hud/map.h"
#include "ui/screens/battle/hud/turn_clock.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/battle/page.h"
#include "ui/screens/battle/pace/play_out.h"
#include "ui/screens/battle/remark.h"
#include "ui/screens/battle/thought.h"
#include "ui/screens/battle/tips/tips.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/replay/last_turn_screen.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr double kBattleAfterRound = 2.2;  // seconds before the results
constexpr double kComputersBanner = 1.1;   // seconds: it stays while the shot begins

/// Left of the small map.
Point clock_corner(const Canvas& canvas, const HudLayout& layout) {
    return {layout.map.x - Scale(canvas)(kHudGap), layout.map.y};
}

/// The session's match.
class BattleScreen : public BattlePage {
  public:
    explicit BattleScreen(App& owner)
        : BattlePage(owner, "battle", *owner.session().runner),
          talker_(owner.session().match()),
          tips_(owner.session()) {
        take_events();
        begin_turn();
    }

    bool advance(double seconds) override;
    void lose_focus() override;

  protected:
    bool seated() const override { return !is_secret() || seated_turn_ == match().turn(); }
    HiddenAim hidden_aim() const override;
    void heard(const MatchEvent& event) override;
    void think() override;
    bool thought_hard() const override {
        return match().phase() == Phase::aiming && !aiming() && !in_aftermath() &&
               app().session().runner->thinks_hard();
    }
    void press_other(const InputEvent& press) override;
    int speed() const override {
        return unseen() ? kSkip : battle_speed(match(), app().session().speed, forward_);
    }
    /// A round that nobody plays in any more may be skipped, but not its end.
    bool unseen() const override { return play_out_.skips() && is_fast_forward(match()); }
    void press(const InputEvent& press) override;
    void draw(Canvas& canvas) override;
    HudState hud_state() const override;
    void furnish(const Canvas& canvas, LabelRoom& room) const override;
    void draw_under(Canvas& canvas) override;
    void draw_over(Canvas& canvas) override;

  private:
    /// True while nobody at the keyboard is left, and the rest is shown.
    bool watches() const { return forward_ && is_fast_forward(match()) && !in_aftermath(); }
    bool together() const { return match().settings().turn_mode() == TurnMode::simultaneous; }
    /// True if people hide their aims from each other.
    bool is_secret() const { return together() && several_people(match()); }
    bool is_person(PlayerId player) const { return match().player(player).kind == kPerson; }
    void press_letter(char letter);
    void begin_turn();
    void speak(const Talker::Remark& remark);
    void hand_over();
    bool tell_time(double seconds);
    void record_shot(PlayerId shooter);
    void announce_turn(PlayerId number);
    void end_round(PlayerId winner);
    void toggle_thought();
    void show_last_turn();
    Rect place_words(const Canvas& canvas, LabelRoom& room) const;

    BattleMap map_;
    Banner banner_;
    NewsFeed feed_;
    TurnClock clock_;
    ThoughtPicture thought_;
    Talker talker_;
    Tips tips_;
    PlayOut play_out_;
    bool forward_ = false;  // nobody was left to play when the turn began
    int seated_turn_ = 0;   // the last turn whose player has taken the seat
    double after_round_ = 0;
};

void BattleScreen::press_other(const InputEvent& press) {
    if (press.key == Key::letter) return press_letter(press.letter);
    if (press.key != Key::escape) return;
    if (map_.shown()) return map_.hide();
    show(pause_screen(app()));
}

/// Fire, or a click on the card, skips what nobody plays in.
void BattleScreen::press(const InputEvent& press) {
    const bool fires = press.kind == InputEvent::Kind::down && press.key == Key::space && !press.repeat;
    const bool clicks = press.kind == InputEvent::Kind::pointer_down && play_out_.place().holds(press.at);
    if (watches() && (fires || clicks)) return play_out_.skip();
    BattlePage::press(press);
}

void BattleScreen::press_letter(char letter) {
    int& chosen = app().session().speed;
    switch (letter) {
        case 'r':
            release();
            return ask_for_new_level(app());
        case 'm':
            return map_.shown() ? map_.hide() : map_.show(match().level());
        case 'f':
            chosen = next_speed(forward_ ? speed() : chosen);
            return;
        case 'h':
            return toggle_thought();
        case 'v':
            return show_last_turn();
        default:
            return;
    }
}

void BattleScreen::lose_focus() {
    release();
    const bool over = match().phase() == Phase::round_over || match().phase() == Phase::match_over;
    if (!over && preference(app().session(), Preference::pause_unfocused) != 0) show(pause_screen(app()));
}

void BattleScreen::toggle_thought() {
    if (!thought_.known())
        return app().say("no_thought", tr("No computer has just fired, so there is no thought to show."));
    thought_.toggle();
}

void BattleScreen::show_last_turn() {
    if (!aiming()) return;
    if (runner().past_turns() == 0)
        return app().say("no_turn_yet", tr("Nobody has fired on this map yet, so there's nothing to replay."));
    show(past_turns_screen(app(), runner()));
}

bool BattleScreen::advance(double seconds) {
    if (match().phase() == Phase::aiming && is_person(match().player()) && !seated() && !in_aftermath())
        return hand_over(), true;
    bool moved = aiming() && tell_time(std::min(seconds, kMaxFrameSeconds));
    moved |= BattlePage::advance(seconds);
    runner().advance(seconds);
    moved |= banner_.advance(seconds);
    moved |= feed_.advance(seconds);
    const bool silent = !talker_.remark();
    moved |= talker_.advance(seconds, match(), aiming());
    if (silent && talker_.remark()) speak(*talker_.remark());
    moved |= tips_.advance(match(), aiming(), in_aftermath());
    narration().quote(tips_.speech(match()));
    if (aiming() && tips_.advises(match())) director().end_greeting();
    const bool over = match().phase() == Phase::round_over || match().phase() == Phase::match_over;
    const double waits = play_out_.skips() ? 0 : kBattleAfterRound;
    if (over && !in_aftermath() && (after_round_ += seconds) >= waits)
        app().replace(app().screens().results(app()));
    return moved || over;
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

/// Fires the shot as aimed when time is up. Returns true if the picture has changed.
bool BattleScreen::tell_time(double seconds) {
    switch (clock_.advance(seconds)) {
        case TurnClock::Said::nothing:
            return false;
        case TurnClock::Said::second:
            if (clock_.urgent()) app().play(clock_tick());
            return true;
        case TurnClock::Said::over:
            put_away();
            execute(Fire{match().player()});
            return true;
    }
    return false;
}

void BattleScreen::think() {
    runner().think();
    take_events();
}

void BattleScreen::begin_turn() {
    const bool person = match().phase() == Phase::aiming && is_person(match().player());
    clock_.begin(person ? static_cast<int>(match().settings().rule(Rule::turn_timer)) : 0);
}

void BattleScreen::record_shot(PlayerId shooter) {
    if (!fired()) thought_.forget();
    if (is_person(shooter)) banner_.hide();
    const Thought& thought = runner().thought();
    if (!is_person(shooter) && thought.player == shooter) thought_.remember(thought, match());
}

void BattleScreen::heard(const MatchEvent& event) {
    talker_.note(event, match());
    tips_.note(event, match());
    std::visit(
        Overloads{[this](const event::TurnBegan& turn) { announce_turn(turn.player); },
                  [this](const event::Fired& fired) { record_shot(player_of(fired.tank)); },
                  [this](const event::Died& died) {
                      feed_.add(death_words(died, match()), match(), killer_of(died));
                  },
                  [this](const event::NewLevel&) { map_.hide(), feed_.clear(); },
                  [this](const event::RoundEnded& round) { end_round(round.winner); }, [](const auto&) {}},
        event);
}

void BattleScreen::announce_turn(PlayerId number) {
    forward_ = is_fast_forward(match());
    begin_turn();
    const Player& player = match().player(number);
    if (!together() || player.kind == kPerson)
        banner_.show(tr("{name}'s turn", {{"name", player.name}}), player,
                     player.kind == kPerson ? Banner::kSeconds : kComputersBanner);
}

void BattleScreen::end_round(PlayerId winner) {
    const Player& player = match().player(winner.exists() ? winner : PlayerId(0));
    banner_.show(winner.exists() ? tr("{name} wins the round", {{"name", player.name}})
                                 : std::string(tr("Nobody's left")),
                 player);
}

HiddenAim BattleScreen::hidden_aim() const {
    return {together() && !fired(), steers() ? match().player() : PlayerId()};
}

void BattleScreen::draw(Canvas& canvas) {
    play_out_.skips() ? PlayOut::draw_cover(canvas, match()) : BattlePage::draw(canvas);
}

HudState BattleScreen::hud_state() const {
    HudState state = BattlePage::hud_state();
    state.fast_forward = forward_ && is_fast_forward(match());
    state.speed = state.fast_forward ? speed() : app().session().speed;
    state.thought = thought_.known();
    state.seen_again = aiming() && runner().past_turns() > 0;
    if (aiming())
        if (const BetterAim* const better = tips_.better_aim(match()))
            state.tried = AimShown{better->angle, better->power};
    return state;
}

void BattleScreen::furnish(const Canvas& canvas, LabelRoom& room) const {
    (void)place_words(canvas, room);
}

/// Takes the places of all that isn't a label; returns that of what's being said.
Rect BattleScreen::place_words(const Canvas& canvas, LabelRoom& room) const {
    room.take(feed_.place(canvas, news_corner(canvas, layout())));
    if (!Overview::is_idle(view(), match().level().width())) room.take(layout().map);
    if (aiming()) room.take(clock_.place(canvas, clock_corner(canvas, layout())));
    banner_.furnish(canvas, room);
    room.take(tips_.place(canvas, match(), view(), this->room(canvas)));
    return talker_.remark() ? place_remark(canvas, view(), match(), *talker_.remark(), room) : Rect{};
}

void BattleScreen::draw_under(Canvas& canvas) {
    draw_overview(canvas);  // below what people say and read
    thought_.draw(canvas, view());
    LabelRoom labels = hud_room(layout());
    const Rect said = place_words(canvas, labels);
    if (talker_.remark()) draw_remark(canvas, view(), match(), *talker_.remark(), said);
    canvas.push_clip(room(canvas));
    tips_.draw_path(canvas, match(), view());
    canvas.pop_clip();
    tips_.draw(canvas, match(), view(), this->room(canvas));
}

void BattleScreen::draw_over(Canvas& canvas) {
    map_.draw(canvas);
    if (aiming()) clock_.draw(canvas, clock_corner(canvas, layout()));
    const Point news = news_corner(canvas, layout());
    feed_.draw(canvas, news);
    LabelRoom room = hud_room(layout());
    room.take(feed_.place(canvas, news));
    if (!Overview::is_idle(view(), match().level().width())) room.take(layout().map);
    if (aiming()) room.take(clock_.place(canvas, clock_corner(canvas, layout())));
    banner_.draw(canvas, room);
    if (watches()) play_out_.draw_card(canvas, match(), hud_state(), this->room(canvas));
}

}  // namespace

std::unique_ptr<Screen> battle_screen(App& app) { return std::make_unique<BattleScreen>(app); }

}  // namespace terramorph
