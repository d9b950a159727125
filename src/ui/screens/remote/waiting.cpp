#include "ui/screens/remote/waiting.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/players/list.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr int kHurry = 30;       // seconds that the others wait, from which on they're counted
constexpr double kPatience = 8;  // seconds of somebody's turn until the others are told
constexpr double kMinute = 60, kHour = 60 * kMinute;
constexpr std::int64_t kHoursOfADay = 24;

bool is_here(const Room& room, PlayerId player) {
    const auto& seats = room.table()->seats;
    const auto seat = std::ranges::find(seats, player, &TableSeat::player);
    return seat != seats.end() && room.is_here(seat->who);
}

std::string away_words(const std::string& name) {
    return tr("{name} is away. If they aren't back in time, their turn is passed.", {{"name", name}});
}

std::string patience_words(double patience, const std::string& name) {
    const int left = static_cast<int>(std::ceil(patience));
    return left > 0 ? tr("Waiting for {name}: {seconds} s left", {{"name", name}, {"seconds", left}})
                    : tr("{name} took too long, so the turn passes", {{"name", name}});
}

/// So much time that's left, in days and hours, or in minutes at last.
std::string span_words(double seconds) {
    const auto whole = [seconds](double unit) {
        return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(seconds / unit)));
    };
    if (const auto n = whole(kMinute); seconds <= kHour)
        return tr(plural("{n} minute", "{n} minutes", n, {{"n", n}}));
    const auto days = whole(kHour) / kHoursOfADay, hours = whole(kHour) % kHoursOfADay;
    std::vector<std::string> words;
    if (days > 0) words.push_back(tr(plural("{n} day", "{n} days", days, {{"n", days}})));
    if (hours > 0) words.push_back(tr(plural("{n} hour", "{n} hours", hours, {{"n", hours}})));
    return joined(words, ", ");
}

/// Nobody has to stay for these.
std::string days_words(const std::string& names, double left) {
    return left > 0 ? tr("{name}'s turn: {time} left. You can leave; your match is kept.",
                         {{"name", names}, {"time", span_words(left)}})
                    : tr("{name} took too long, so the turn passes", {{"name", names}});
}

/// All aim at the same time, so it's several at first.
std::string volley_words(const Session& session) {
    const Room& room = session.remote->room();
    const Match& match = session.runner->course();
    const RemoteMatch& shared = *room.match();
    std::vector<PlayerId> awaited = shared.awaited(match);
    const bool mine = std::erase(awaited, shared.mine()) > 0;
    if (mine || awaited.empty()) return "";
    std::vector<std::string> names;
    for (const PlayerId player : awaited) names.push_back(match.player(player).name);
    const std::string all = listed(names);
    if (session.remote->is_over_days()) return days_words(all, shared.patience(match));
    const bool aim = !shared.still_plan(match).empty(), hurry = shared.patience(match) <= kHurry;
    if (names.size() == 1 && !is_here(room, awaited.front())) return away_words(all);
    if (aim && !hurry)
        return names.size() == 1 ? tr("{name} is still aiming", {{"name", all}})
                                 : tr("{names} are still aiming", {{"names", all}});
    return aim || shared.waited(match) >= kPatience ? patience_words(shared.patience(match), all) : "";
}

/// Whose games are alike.
std::string camps_words(const RemoteMatch& shared) {
    const auto camps = shared.camps();
    if (!camps) return "";
    const std::string_view words =
        !shared.mine().exists() ? N_("Games that agree: {most} of {all}.")
        : camps->mine_among     ? N_("Games that agree: {most} of {all}, and yours is one of them.")
                                : N_("Games that agree: {most} of {all}, and yours isn't one of them.");
    return concat(tr(words, {{"most", camps->most}, {"all", camps->all}}), " ");
}

}  // namespace

std::string waiting_words(const Session& session) {
    if (!session.remote || !session.runner || !session.runner->is_remote()) return "";
    const RemotePlay& remote = *session.remote;
    if (remote.room().is_replaced()) return tr(*remote.trouble());
    const bool unkept = remote.room().match() && remote.room().match()->is_unkept();
    if (remote.is_stopped())
        return concat(tr(*remote.trouble()), ". ", camps_words(*remote.room().match()),
                      unkept ? tr("Your last move wasn't sent. Come back to the match once it can be saved.")
                             : tr("The match can't go on; its recording is kept."));
    if (!remote.is_up())
        return std::string(tr("You're offline. What you do is kept, and sent once you're back."));
    if (const auto trouble = remote.trouble()) return tr(*trouble);
    const Match& match = session.runner->course();
    const RemoteMatch& shared = *remote.room().match();
    if (shared.mine().exists() && shared.is_away(shared.mine()))
        return std::string(tr("A computer is playing for you until someone else has taken a turn."));
    const PlayerId author = next_author(match);
    if (!author.exists() || session.runner->plays_here(author)) return "";
    if (aims_together(match)) return volley_words(session);
    const std::string& name = match.player(author).name;
    if (shared.is_away(author))
        return tr("{name} is away, so a computer is playing for them.", {{"name", name}});
    if (remote.is_over_days()) return days_words(name, shared.patience(match));
    if (!is_here(remote.room(), author)) return away_words(name);
    return shared.waited(match) < kPatience ? "" : patience_words(shared.patience(match), name);
}

std::string hurry_words(const Session& session) {
    if (!session.remote || !session.runner || !session.runner->is_remote()) return "";
    const RemotePlay& remote = *session.remote;
    const int left = static_cast<int>(std::ceil(remote.room().match()->patience(session.runner->course())));
    return !remote.room().table()->pace.live || left > kHurry
               ? ""
               : tr("Hurry: the others will wait {seconds} s more", {{"seconds", std::max(0, left)}});
}

std::string onlookers_words(const Room& room) {
    std::vector<std::string> watch, differ;
    for (const Room::Onlooker& each : room.onlookers())
        if (each.may_watch)
            watch.push_back(each.name);
        else
            differ.push_back(tr("{name} (Terramorph {game})", {{"name", each.name}, {"game", each.game}}));
    std::vector<std::string> words;
    if (!watch.empty()) words.push_back(tr("Watching: {names}.", {{"names", listed(watch)}}));
    if (!differ.empty())
        words.push_back(tr("Can't join, as the rules differ: {names}.", {{"names", listed(differ)}}));
    return joined(words, " ");
}

std::string pace_words(const Pace& pace) {
    return pace.live ? tr("{n} s per turn", {{"n", pace.most}})
                     : tr(plural("{n} day per turn", "{n} days per turn", pace.most, {{"n", pace.most}}));
}

std::string kept_wait_words(const WaitingSeat::Waits& waits) {
    if (waits.over) {
        if (waits.for_me) return std::string(tr("Over: you won"));
        return tr("Over: {name} won",
                  {{"name", waits.team > 0 ? tr("Team {letter}", {{"letter", team_letter(waits.team)}})
                                           : waits.name}});
    }
    if (waits.left <= 0)
        return waits.for_me ? std::string(tr("Your turn: out of time"))
                            : tr("{name}'s turn: out of time", {{"name", waits.name}});
    const std::string time = span_words(waits.left);
    return waits.for_me ? tr("Your turn: {time} left", {{"time", time}})
                        : tr("{name}'s turn: {time} left", {{"name", waits.name}, {"time", time}});
}

}  // namespace terramorph
