#include "ui/replay/player.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <variant>

#include "app/language/language.h"
#include "base/overloads.h"
#include "base/text.h"
#include "ui/captions/death_words.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr double kAfterAim = 0.55, kAfterChoice = 0.3, kAtTurn = 0.3;  // seconds
constexpr double kReplayAfterRound = 1.6;
constexpr int kMaxEffort = 60;  // quiet ticks per frame

AimShown aim_of(const Match& match) {
    const Tank& tank = match.state().tank(match.player());
    return {tank.angle, tank.power};
}

/// The wait before a turn's first command; there's none at the armory.
double first_hold(const Match& match) { return match.phase() == Phase::aiming ? kAtTurn : 0; }

std::string so_many(int count, std::string_view name) {
    return count == 1 ? std::string(name) : concat(count, " × ", name);
}

bool can_buy(const Match& match, PlayerId player) {
    return std::ranges::any_of(goods(match.arsenal()),
                               [&](GoodId each) { return !match.shop().validate_buy(player, each); });
}

std::string trade_words(const std::string& name, const std::string& bought, const std::string& sold) {
    if (bought.empty() && sold.empty()) return tr("{name} buys nothing", {{"name", name}});
    if (sold.empty()) return tr("{name} buys {bought}", {{"name", name}, {"bought", bought}});
    if (bought.empty()) return tr("{name} sells {sold}", {{"name", name}, {"sold", sold}});
    return tr("{name} buys {bought}, and sells {sold}", {{"name", name}, {"bought", bought}, {"sold", sold}});
}

}  // namespace

ReplayPlayer::ReplayPlayer(Playback playback)
    : playback_(std::move(playback)), picture_(match()), level_(match().level()), round_(match().round()) {
    (void)playback_.take_events();
    aim_before_ = aim_of(match());
    hold_ = first_hold(match());
}

void ReplayPlayer::jump(Playback playback) {
    playback_ = std::move(playback);
    (void)playback_.take_events();
    const bool same_land = level_ == match().level() && round_ == match().round();
    same_land ? picture_.jump(match()) : void(picture_ = BattlePicture(match()));
    level_ = match().level();
    round_ = match().round();
    failure_ = std::nullopt;
    aftermath_.clear();
    picture_.set_aftermath(false);
    banner_.hide();
    feed_.clear();
    time_ = held_ = since_aim_ = 0;
    aim_before_ = aim_of(match());
    hold_ = first_hold(match());
}

bool ReplayPlayer::advance(double seconds) {
    time_ += seconds;
    since_aim_ += seconds;
    const bool before = over();
    go_on();
    return !before;
}

/// Plays as many ticks and commands as there's time for in a frame; the rest isn't made up for.
void ReplayPlayer::go_on() {
    for (int effort = 0; !over(); effort += 1 + tick_cost(match().battle().state())) {
        if (effort > kMaxEffort) time_ = std::min(time_, kSecondsPerTick);
        if (match().phase() == Phase::flying) {
            if (time_ < kSecondsPerTick) return;
            time_ -= kSecondsPerTick;
            tick();
            continue;
        }
        if (aftermath_.holds()) return void(time_ = 0);
        const double waited = std::min(hold_, time_);
        hold_ -= waited;
        time_ -= waited;
        if (hold_ > 0) return;
        give();
    }
    time_ = 0;
}

void ReplayPlayer::step() {
    if (over()) return;
    match().phase() == Phase::flying ? tick() : give();
    advance_picture(kSecondsPerTick);
    time_ = hold_ = 0;
    since_aim_ = kAfterAim;
}

void ReplayPlayer::tick() {
    picture_.remember(match());
    failure_ = playback_.step();
    take_events();
}

void ReplayPlayer::give() {
    const Command command = *playback_.next();
    if (std::holds_alternative<Ready>(command)) tell_trade(match().player());
    aim_before_ = aim_of(match());
    picture_.remember(match());
    failure_ = playback_.step();
    if (failure_) return;
    wait_after(command);
    take_events();
    level_ = match().level();
    round_ = match().round();
}

void ReplayPlayer::wait_after(const Command& command) {
    if (std::holds_alternative<Aim>(command)) since_aim_ = 0, wait(kAfterAim);
    if (std::holds_alternative<Choose>(command)) wait(kAfterChoice);
}

/// A turn's waits together are at most kMaxAimSeconds.
void ReplayPlayer::wait(double seconds) {
    seconds = std::min(seconds, kMaxAimSeconds - held_);
    held_ += seconds;
    hold_ += seconds;
}

void ReplayPlayer::take_events() {
    const bool held = aftermath_.holds();
    show_events(aftermath_.take(playback_.take_events()));
    if (aftermath_.holds() && !held && (hurried_ || !picture_.unseen())) show_events(aftermath_.release());
    picture_.set_aftermath(aftermath_.holds());
}

void ReplayPlayer::show_events(const MatchEvents& events) {
    for (const MatchEvent& event : events) note(event);
    picture_.note(match(), events);
}

void ReplayPlayer::note(const MatchEvent& event) {
    if (heard) heard(event);
    aftermath_.note(event, match());
    std::visit(
        Overloads{[this](const event::Fired&) { banner_.hide(); },
                  [this](const event::TurnBegan& turn) { begin_turn(turn.player); },
                  [this](const event::Died& died) { tell_death(died); },
                  [this](const event::RoundEnded& round) { end_round(round.winner); }, [](const auto&) {}},
        event);
}

void ReplayPlayer::begin_turn(PlayerId number) {
    held_ = hold_ = 0;
    wait(kAtTurn);
    aim_before_ = aim_of(match());
    const Player& player = match().player(number);
    banner_.show(tr("{name}'s turn", {{"name", player.name}}), player);
}

void ReplayPlayer::tell_death(const event::Died& died) {
    feed_.add(death_words(died, match()), match(), killer_of(died));
}

void ReplayPlayer::end_round(PlayerId winner) {
    hold_ = kReplayAfterRound;
    banner_.show_winner(match(), winner);
}

/// Reports the purchases and sales of the visit to the armory that ends now. It's no news that somebody buys
/// nothing who couldn't.
void ReplayPlayer::tell_trade(PlayerId player) {
    std::map<GoodId, int> counts;
    for (const Shop::Receipt& receipt : match().shop().receipts())
        if (receipt.player == player) counts[receipt.good] += receipt.count;
    std::vector<std::string> bought, sold;
    for (const auto& [number, count] : counts)
        if (count != 0)
            (count > 0 ? bought : sold)
                .push_back(so_many(std::abs(count), tr(good(match().arsenal(), number).name)));
    if (bought.empty() && sold.empty() && !can_buy(match(), player)) return;
    feed_.add(trade_words(match().player(player).name, joined(bought, ", "), joined(sold, ", ")), match(),
              player);
}

bool ReplayPlayer::advance_picture(double seconds) {
    picture_.director().set_focus(focus_);
    bool moved = picture_.advance(seconds, match()) != Moved::nothing;
    if (aftermath_.holds() && (hurried_ || !picture_.unseen())) {
        picture_.set_aftermath(false);
        show_events(aftermath_.release());
    }
    moved |= banner_.advance(seconds);
    moved |= feed_.advance(seconds);
    return moved;
}

/// The aim between the last and the new one; none once it has arrived.
std::optional<AimShown> ReplayPlayer::aim() const {
    if (since_aim_ >= kAfterAim || match().phase() != Phase::aiming) return std::nullopt;
    const double part = std::min(1.0, since_aim_ / (0.8 * kAfterAim));
    const double eased = part * part * (3 - 2 * part);
    const AimShown to = aim_of(match());
    const auto between = [&](int from, int end) {
        return from + static_cast<int>(std::lround(eased * (end - from)));
    };
    return AimShown{between(aim_before_.angle, to.angle), between(aim_before_.power, to.power)};
}

/// The position between the last two ticks.
float ReplayPlayer::between() const {
    if (match().phase() != Phase::flying) return 1;
    return static_cast<float>(std::clamp(time_ / kSecondsPerTick, 0.0, 1.0));
}

void ReplayPlayer::draw_picture(Canvas& canvas, float top) {
    picture_.draw(canvas, match(), between(), LabelRoom({0, top, canvas.width(), canvas.height() - top}));
}

void ReplayPlayer::draw(Canvas& canvas, float foot) {
    HudState state;
    state.person = false;
    state.replay = true;
    state.aim = aim();
    state.aftermath = aftermath_.holds();
    state.shot = aftermath_.shot();
    const HudLayout layout = hud_layout(canvas, match(), state);
    const Point news = news_corner(canvas, layout);
    LabelRoom room = hud_room(layout);
    for (const Rect& place : {layout.slim, layout.map, feed_.place(canvas, news)}) room.take(place);
    const LabelRoom beside_news = room;
    banner_.furnish(canvas, room);
    picture_.set_foot(1 - foot / canvas.height());
    picture_.set_head(hud_head_share(canvas));
    picture_.draw(canvas, match(), between(), room);
    picture_.draw_overview(canvas, match(), shown_player(match(), state), layout.map);
    HudPlaces places;
    draw_hud(canvas, match(), state, layout, places);
    feed_.draw(canvas, news);
    banner_.draw(canvas, beside_news);
}

}  // namespace terramorph
