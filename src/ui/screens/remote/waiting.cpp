#include "ui/screens/remote/waiting.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kHurry = 30;       // seconds that the others wait, from which on they're counted
constexpr double kPatience = 8;  // seconds of somebody's turn until the others are told

}  // namespace

std::string waiting_words(const Session& session) {
    if (!kRooms || !session.remote || !session.runner || !session.runner->is_remote()) return "";
    const RemotePlay& remote = *session.remote;
    if (remote.is_stopped())
        return concat(tr(*remote.trouble()), ". ", tr("The match can't go on; its recording is kept."));
    if (!remote.is_up())
        return std::string(tr("You're offline. What you do is kept, and sent once you're back."));
    const Match& match = session.match();
    const RemoteMatch& shared = *remote.room().match();
    if (shared.mine().exists() && shared.is_away(shared.mine()))
        return std::string(tr("A computer is playing for you until someone else has taken a turn."));
    const PlayerId author = next_author(match);
    if (!author.exists() || session.runner->plays_here(author)) return "";
    const std::string& name = match.player(author).name;
    if (shared.is_away(author)) return tr("{name} is away, so a computer is playing for them.", {{"name", name}});
    const MatchTable& table = *remote.room().table();
    for (const TableSeat& seat : table.seats)
        if (seat.player == author && !remote.room().is_here(seat.who))
            return tr("{name} is away. If they aren't back in time, their turn is passed.", {{"name", name}});
    const double waited = shared.waited(match);
    if (waited < kPatience) return "";
    const int left = static_cast<int>(std::ceil(table.pace.most + kGraceSeconds - waited));
    return left > 0 ? tr("Waiting for {name}: {seconds} s left", {{"name", name}, {"seconds", left}})
                    : tr("{name} took too long, so the turn passes", {{"name", name}});
}

std::string hurry_words(const Session& session) {
    if (!kRooms || !session.remote || !session.runner || !session.runner->is_remote()) return "";
    const RemotePlay& remote = *session.remote;
    const Pace& pace = remote.room().table()->pace;
    const double waited = remote.room().match()->waited(session.runner->course());
    const int left = static_cast<int>(std::ceil(pace.most + kGraceSeconds - waited));
    return !pace.live || left > kHurry ? "" : tr("Hurry: the others will wait {seconds} s more", {{"seconds", std::max(0, left)}});
}

}  // namespace terramorph
