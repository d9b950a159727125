#include "ui/screens/remote/waiting.h"

#include <cmath>

#include "app/language/language.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/text.h"

namespace terramorph {

namespace {

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
    const PlayerId author = next_author(match);
    if (!author.exists() || session.runner->plays_here(author)) return "";
    const std::string& name = match.player(author).name;
    const MatchTable& table = *remote.room().table();
    for (const TableSeat& seat : table.seats)
        if (seat.player == author && !remote.room().is_here(seat.who))
            return tr("{name} is away. If they aren't back in time, their turn is passed.", {{"name", name}});
    const double waited = remote.room().match()->waited(match);
    if (waited < kPatience) return "";
    const int left = static_cast<int>(std::ceil(table.pace.most + kGraceSeconds - waited));
    return left > 0 ? tr("Waiting for {name}: {seconds} s left", {{"name", name}, {"seconds", left}})
                    : tr("{name} took too long, so the turn passes", {{"name", name}});
}

}  // namespace terramorph
