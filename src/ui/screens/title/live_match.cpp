#include "ui/screens/title/live_match.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ai/temperament.h"
#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "app/session.h"
#include "ui/screen.h"

namespace terramorph {

namespace {

constexpr double kLiveFrame = 0.032;   // seconds: 30 pictures each second are enough behind a menu
constexpr double kLiveAfterRound = 3;  // seconds before it begins again
constexpr double kLiveCash = 60000;    // for weapons worth looking at
constexpr int kLiveArms = 6;           // all of them
constexpr double kLiveHealth = 150;    // a few blows: there's always something to see
constexpr int kLiveThinks = 5;         // hard ones, for each picture
constexpr double kLiveFlight = 1.6;    // times as fast, until a shot has struck
constexpr double kLiveOpening = 3;     // times as fast, until the first one has
constexpr double kLiveHaste = 8;       // times as fast as usual while they aim

/// Everybody is a computer that aims, each time another one, and buys what there is.
MatchSettings among_computers(MatchSettings settings, int times) {
    std::vector<PlayerKind> kinds;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) kinds.push_back(computer(each.id));
    std::size_t next = settings.seed + at(times);
    for (Player& player : settings.players) {
        player.kind = kinds[next++ % kinds.size()];
        player.difficulty = Difficulty::hard;
    }
    settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    settings.set(Rule::health, kLiveHealth);
    settings.set(Rule::armory, 1);
    settings.set(Rule::computers_buy, 1);
    settings.set(Rule::start_cash, kLiveCash);
    settings.set(Rule::first_arms, kLiveArms);
    return settings;
}

/// Only what explodes is for sale, and nobody shoots with less: the rest isn't much to look at from afar.
std::shared_ptr<const Arsenal> showy(const Arsenal& arsenal) {
    auto shown = std::make_shared<Arsenal>(arsenal);
    const auto explodes = [](const Weapon& each) { return each.shell && !facts_of(each).empty(); };
    const Weapon* usual = nullptr;
    for (Weapon& each : shown->weapons) {
        if (each.unlimited) continue;
        if (!explodes(each) || each.arms_level == 0)
            each.arms_level = kLiveArms + 1;
        else if (!usual)
            usual = &each;
    }
    for (Weapon& each : shown->items) each.arms_level = kLiveArms + 1;
    for (Weapon& each : shown->weapons)
        if (each.unlimited && usual) each.effects = usual->effects;
    return shown;
}

}  // namespace

void LiveMatch::show(const MatchSettings& settings, const Session& session) {
    const auto& arsenal = session.next_arsenal ? session.next_arsenal : session.arsenal;
    if (runner_ && settings_ == settings && arsenal_ == arsenal) return;
    if (arsenal_ != arsenal) shown_ = showy(*arsenal);
    settings_ = settings;
    arsenal_ = arsenal;
    planets_ = session.planets;
    times_ = 0;
    opens_ = true;
    begin();
}

void LiveMatch::begin() {
    runner_ = std::make_unique<MatchRunner>(
        std::make_unique<Match>(among_computers(settings_, times_++), shown_, planets_));
    while (runner_->match().phase() == Phase::shopping) runner_->think();
    (void)runner_->take_events();
    aftermath_.clear();
    waiting_ = since_end_ = 0;
    struck_ = false;
    picture_.reset();
}

void LiveMatch::look() {
    if (picture_) return picture_->director().set_beside_menu(menu_);
    picture_.emplace(runner_->match());
    picture_->set_wordless(true);
    picture_->director().set_beside_menu(menu_);
    picture_->set_comfort(comfort_);
    picture_->set_aftermath(aftermath_.holds());
    picture_->jump(runner_->match());
}

void LiveMatch::set_comfort(const Comfort& comfort) {
    comfort_ = comfort;
    if (picture_) picture_->set_comfort(comfort);
}

bool LiveMatch::advance(double seconds) {
    if (!picture_ || (since_picture_ += seconds) < kLiveFrame) return false;
    seconds = std::min(std::exchange(since_picture_, 0), kMaxFrameSeconds);
    const double flows = picture_->pass(seconds);
    const double haste = this->haste();
    waiting_ = std::min(waiting_ + haste * flows, std::max(haste * kLiveFrame, kMaxFrameSeconds));
    int hard = 0;
    for (; waiting_ >= kSecondsPerTick && !aftermath_.holds() && !over(); waiting_ -= kSecondsPerTick) {
        tick();
        if (runner_->match().phase() == Phase::aiming && runner_->thinks_hard() && ++hard == kLiveThinks)
            waiting_ = kSecondsPerTick + std::fmod(waiting_, kSecondsPerTick);
    }
    bool moved = runner_->match().phase() == Phase::flying;
    moved |= picture_->advance(flows, runner_->match()) != Moved::nothing;
    if (aftermath_.holds() && !picture_->unseen()) {
        picture_->set_aftermath(false);
        show_events(aftermath_.release());
    }
    if (over() && !aftermath_.holds() && (since_end_ += seconds) >= kLiveAfterRound) begin(), moved = true;
    return moved;
}

/// Nobody likes to wait for a fight.
double LiveMatch::haste() const {
    if (runner_->match().phase() == Phase::aiming) return kLiveHaste;
    if (opens_) return kLiveOpening;
    return struck_ ? 1 : kLiveFlight;
}

void LiveMatch::tick() {
    if (runner_->match().phase() == Phase::aiming) runner_->think();
    picture_->remember(runner_->match());
    runner_->step();
    take_events();
}

void LiveMatch::take_events() {
    show_events(aftermath_.take(runner_->take_events()));
    picture_->set_aftermath(aftermath_.holds());
}

void LiveMatch::show_events(const MatchEvents& events) {
    for (const MatchEvent& event : events) {
        aftermath_.note(event, runner_->match());
        if (std::holds_alternative<event::Fired>(event)) struck_ = false;
        if (std::holds_alternative<event::Exploded>(event)) struck_ = true, opens_ = false;
    }
    picture_->note(runner_->match(), events);
}

void LiveMatch::draw(Canvas& canvas, float menu) {
    if (!runner_) return;
    menu_ = menu;
    look();
    const bool moves = runner_->match().phase() == Phase::flying;
    picture_->draw(canvas, runner_->match(), moves ? static_cast<float>(waiting_ / kSecondsPerTick) : 1,
                   LabelRoom({0, 0, canvas.width(), canvas.height()}));
}

std::string LiveMatch::words() const {
    if (!runner_) return {};
    const Match& match = runner_->match();
    if (over()) {
        const PlayerId winner = match.state().winner;
        return winner.exists() ? tr("{name} wins the demo match", {{"name", match.player(winner).name}})
                               : std::string(tr("Nobody's left in the demo match"));
    }
    const auto most = std::ranges::max_element(match.scores().round(), {}, &Score::points);
    if (most == match.scores().round().end() || most->points <= 0)
        return tr("Demo match: {name}'s turn", {{"name", match.player(match.player()).name}});
    const auto leader = PlayerId::at(static_cast<int>(most - match.scores().round().begin()));
    return tr("{name} leads the demo match", {{"name", match.player(leader).name}});
}

}  // namespace terramorph
