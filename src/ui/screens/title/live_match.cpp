#include "ui/screens/title/live_match.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "app/session.h"
#include "ui/screen.h"

namespace terramorph {

namespace {

constexpr double kLiveFrame = 0.032;   // seconds: 30 pictures each second are enough behind a menu
constexpr double kLiveAfterRound = 3;  // seconds before it begins again
constexpr double kLiveCash = 60000;    // for weapons worth looking at

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
    settings.set(Rule::armory, 1);
    settings.set(Rule::computers_buy, 1);
    settings.set(Rule::start_cash, kLiveCash);
    settings.set(Rule::first_arms, parameter_of(Rule::first_arms).maximum);
    return settings;
}

}  // namespace

void LiveMatch::show(const MatchSettings& settings, const Session& session) {
    const auto& arsenal = session.next_arsenal ? session.next_arsenal : session.arsenal;
    if (runner_ && settings_ == settings && arsenal_ == arsenal) return;
    settings_ = settings;
    arsenal_ = arsenal;
    planets_ = session.planets;
    times_ = 0;
    begin();
}

void LiveMatch::begin() {
    runner_ = std::make_unique<MatchRunner>(
        std::make_unique<Match>(among_computers(settings_, times_++), arsenal_, planets_));
    while (runner_->match().phase() == Phase::shopping) runner_->think();
    (void)runner_->take_events();
    aftermath_.clear();
    waiting_ = since_end_ = 0;
    picture_.reset();
}

void LiveMatch::look() {
    if (picture_) return;
    picture_.emplace(runner_->match());
    picture_->set_wordless(true);
    picture_->director().set_beside_menu(true);
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
    waiting_ = std::min(waiting_ + flows, kMaxFrameSeconds);
    for (; waiting_ >= kSecondsPerTick && !aftermath_.holds() && !over(); waiting_ -= kSecondsPerTick) {
        tick();
        if (runner_->match().phase() == Phase::aiming && runner_->thinks_hard())
            waiting_ = kSecondsPerTick + std::fmod(waiting_, kSecondsPerTick);
    }
    bool moved = runner_->match().phase() == Phase::flying;
    moved |= picture_->advance(flows, runner_->match());
    if (aftermath_.holds() && !picture_->unseen()) {
        picture_->set_aftermath(false);
        show_events(aftermath_.release());
    }
    if (over() && !aftermath_.holds() && (since_end_ += seconds) >= kLiveAfterRound) begin(), moved = true;
    return moved;
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
    for (const MatchEvent& event : events) aftermath_.note(event, runner_->match());
    picture_->note(runner_->match(), events);
}

void LiveMatch::draw(Canvas& canvas) {
    if (!runner_) return;
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
        return winner.exists()
                   ? tr("{name} wins this demonstration match", {{"name", match.player(winner).name}})
                   : std::string(tr("Nobody's left in this demonstration match"));
    }
    const auto most = std::ranges::max_element(match.scores().round(), {}, &Score::points);
    if (most == match.scores().round().end() || most->points <= 0)
        return tr("A demonstration match: {name} aims", {{"name", match.player(match.player()).name}});
    const auto leader = PlayerId::at(static_cast<int>(most - match.scores().round().begin()));
    return tr("{name} leads this demonstration match", {{"name", match.player(leader).name}});
}

}  // namespace terramorph
