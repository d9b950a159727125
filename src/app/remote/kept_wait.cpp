#include "app/remote/kept_wait.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "base/text.h"
#include "net/logs/entry.h"

namespace terramorph {

namespace {

constexpr std::string_view kWaitTitle = "tmwait 1", kOver = "over";

}  // namespace

PlayerId awaited_by(const RemoteMatch& remote, const Match& course, PlayerId mine) {
    std::vector<PlayerId> people = remote.awaited(course);
    if (people.empty()) return {};
    const std::vector<PlayerId> plan = remote.still_plan(course);  // their visit to the armory, too
    people.insert(people.end(), plan.begin(), plan.end());
    return std::ranges::find(people, mine) == people.end() ? people.front() : mine;
}

std::string kept_wait_text(const KeptWait& wait) {
    return concat(kWaitTitle, "\n", wait.awaited.opening ? "opening " : "turn ", wait.awaited.turn.turn, " ",
                  hex_text(wait.awaited.turn.hash), "\nplayer ", wait.player, "\nsince ", wait.since, "\n",
                  wait.over ? kOver : "", wait.over ? "\n" : "");
}

std::optional<KeptWait> parse_kept_wait(std::string_view text) {
    if (!take_line(kWaitTitle, text)) return std::nullopt;
    const auto opening = take_line("opening ", text);
    auto key = opening ? opening : take_line("turn ", text);
    if (!key) return std::nullopt;
    const auto turn = to_integer(take_until(' ', *key), 1, std::numeric_limits<int>::max());
    const auto hash = from_hex(*key);
    const auto player = take_line("player ", text), since = take_line("since ", text);
    const auto seat = player ? parse_seat_number(*player) : std::nullopt;
    const auto time = since ? to_integer(*since) : std::nullopt;
    if (!turn || !hash || !seat || !time || *time < 0) return std::nullopt;
    return KeptWait{{{*turn, *hash}, opening.has_value()}, *seat, *time, take_line(kOver, text).has_value()};
}

}  // namespace terramorph
