#include "app/talk/talker.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/index.h"
#include "base/overloads.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kTalkStream = 600;
/// The chance of a remark in percent, by mood.
constexpr std::array<int, kMoodNames.size()> kChances = {100, 22, 45, 25, 35, 80, 70, 100, 60, 50};
constexpr double kShortest = 1.6, kPerLetter = 0.06;  // seconds that a remark can be read

/// True if a remark can't wait until another has finished.
bool is_urgent(Mood mood) { return mood == Mood::death || mood == Mood::victory || mood == Mood::own_goal; }

}  // namespace

Talker::Talker(const Match& match, const Phrases& phrases)
    : phrases_(&phrases),
      random_(match.settings().seed, kTalkStream),
      greeted_(match.round() > 1 || match.state().fired),
      buried_(match.settings().players.size(), 0) {}

bool Talker::talks(PlayerId player, const Match& match) const {
    const auto rule = static_cast<Talk>(match.settings().rule(Rule::talk));
    return rule == Talk::all || (rule == Talk::computers && match.player(player).kind != kPerson);
}

std::vector<PlayerId> Talker::talkers(const Match& match) const {
    std::vector<PlayerId> players = match.state().order;
    std::erase_if(players,
                  [&](PlayerId each) { return !talks(each, match) || !match.state().tank(each).alive; });
    return players;
}

template <class Item>
std::optional<Item> Talker::any_of(const std::vector<Item>& items) {
    if (items.empty()) return std::nullopt;
    return items[random_.below(static_cast<int>(items.size()))];
}

void Talker::note(const MatchEvent& event, const Match& match) {
    std::visit(Overloads{[&](const event::NewLevel&) { remark_.reset(), shooters_.clear(), harm_.clear(); },
                         [&](const event::Fired& fired) { shooters_.push_back(player_of(fired.tank)); },
                         [&](const event::Hurt& hurt) { record_damage(hurt); },
                         [&](const event::Died& died) {
                             say({player_of(died.tank), Mood::death, player_of(died.by)}, match);
                         },
                         [&](const event::TurnBegan& turn) {
                             end_shot(match);
                             begin_turn(turn.player, match);
                         },
                         [&](const event::RoundEnded& round) {
                             end_shot(match);
                             if (round.winner.exists()) say({round.winner, Mood::victory}, match);
                         },
                         [](const auto&) {}},
               event);
}

void Talker::record_damage(const event::Hurt& hurt) {
    const PlayerId victim = player_of(hurt.tank), by = player_of(hurt.by);
    if (!by.exists()) return;
    if (by == victim) return harm_.push_back({victim, Mood::own_goal});
    harm_.push_back({by, Mood::hit, victim});
    harm_.push_back({victim, Mood::hurt, by});
}

void Talker::begin_turn(PlayerId player, const Match& match) {
    waited_ = 0;
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    if (!std::exchange(greeted_, true)) {
        const auto greeter = any_of(talkers(match));
        std::vector<PlayerId> others = match.state().order;
        if (greeter) std::erase(others, *greeter);
        if (const auto other = any_of(others); greeter && other)
            say({*greeter, Mood::greeting, *other}, match);
    } else if (!together && match.player(player).kind != kPerson) {
        say({player, Mood::before_shot}, match);
    }
}

/// Players who hurt themselves speak first; those who missed only speak if nobody was hurt.
std::vector<Talker::Occasion> Talker::occasions(const Match& match) const {
    std::vector<Occasion> all;
    const auto add = [&](const Occasion& each) {
        if (match.state().tank(each.player).alive) all.push_back(each);
    };
    for (const Occasion& each : harm_)
        if (each.mood == Mood::own_goal) add(each);
    if (!all.empty()) return all;
    for (const Occasion& each : harm_) add(each);
    for (const PlayerId each : talkers(match))
        if (match.state().tank(each).body.buried && !buried_[each]) add({each, Mood::buried});
    if (all.empty())
        for (const PlayerId each : shooters_) add({each, Mood::miss});
    return all;
}

void Talker::end_shot(const Match& match) {
    if (const auto occasion = any_of(occasions(match))) say(*occasion, match);
    shooters_.clear();
    harm_.clear();
    for (const PlayerId each : ids<PlayerId>(buried_))
        buried_[each] = static_cast<char>(match.state().tank(each).body.buried);
}

void Talker::say(const Occasion& occasion, const Match& match) {
    if (!talks(occasion.player, match)) return;
    const bool may_interrupt = is_urgent(occasion.mood) && !(remark_ && is_urgent(remark_->mood));
    if (quiet_ > 0 && !may_interrupt) return;
    if (random_.below(100) >= kChances[at(occasion.mood)]) return;
    std::string words = line_for(occasion, match);
    if (words.empty()) return;
    last_ = words;
    show(occasion.player, occasion.mood, std::move(words));
}

void Talker::quote(PlayerId player, std::string words) { show(player, Mood::greeting, std::move(words)); }

void Talker::show(PlayerId player, Mood mood, std::string words) {
    const double seconds = kShortest + kPerLetter * static_cast<double>(words.size());
    quiet_ = seconds + kPause;
    remark_ = Remark{.tank = tank_of(player), .mood = mood, .words = std::move(words), .left = seconds};
    fresh_ = true;
}

void Talker::give_way() {
    if (remark_ && !is_urgent(remark_->mood))
        remark_->left = std::min(remark_->left, kShortest - remark_->shown);
}

/// A line for the occasion, one of those said least often so far; empty if there is none.
std::string Talker::line_for(const Occasion& occasion, const Match& match) {
    TalkNames names;
    if (occasion.other.exists() && occasion.other != occasion.player)
        names.victim = names.killer = match.player(occasion.other).name;
    std::vector<std::string> fitting;
    for (const std::string& line : phrases_->lines(occasion.mood, match.player(occasion.player).kind))
        if (const auto words = with_names(line, names); words && *words != last_) fitting.push_back(line);
    if (fitting.empty()) return "";
    const auto times = [this](const std::string& line) { return std::ranges::count(said_, line); };
    const auto least = times(*std::ranges::min_element(fitting, {}, times));
    std::erase_if(fitting, [&](const std::string& line) { return times(line) > least; });
    said_.push_back(*any_of(fitting));
    return *with_names(said_.back(), names);
}

bool Talker::advance(double seconds, const Match& match, bool waits) {
    bool changes = std::exchange(fresh_, false);
    quiet_ = std::max(0.0, quiet_ - seconds);
    if (remark_) remark_->shown += seconds;
    if (remark_ && (remark_->left -= seconds) <= 0) remark_.reset(), changes = true;
    waited_ = waits ? waited_ + seconds : 0;
    if (waited_ < kLongAim) return changes;
    waited_ = 0;
    std::vector<PlayerId> others = talkers(match);
    std::erase(others, match.player());
    if (const auto bored = any_of(others)) say({*bored, Mood::waiting, match.player()}, match);
    return std::exchange(fresh_, false) || changes;
}

}  // namespace terramorph
