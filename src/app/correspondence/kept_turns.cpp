#include "app/correspondence/kept_turns.h"

#include "base/text.h"
#include "match/settings/player.h"
#include "net/logs/entry.h"

namespace terramorph {

namespace {

constexpr int kMaxTurnNumber = 1000000;

}  // namespace

std::string kept_turns_text(const KeptTurns& kept) {
    std::string text = concat("tmturns 1\ninvitation ", kept.invitation, "\nmine ", kept.mine, "\n");
    if (kept.awaited.exists()) text += concat("awaited ", kept.awaited, "\n");
    text += concat("since ", kept.since, "\n");
    for (const auto& [number, line] : kept.heard) text += concat("heard ", number, " ", line, "\n");
    return text;
}

Result<KeptTurns> parse_kept_turns(std::string_view text) {
    KeptTurns kept;
    if (!take_line("tmturns 1", text)) return error("this isn't a match by messages");
    const auto invitation = take_line("invitation ", text), mine = take_line("mine ", text);
    const auto seat = mine ? parse_seat_number(*mine) : std::nullopt;
    if (!invitation || !seat) return error("this isn't a match by messages");
    kept.invitation = *invitation;
    kept.mine = *seat;
    if (const auto awaited = take_line("awaited ", text))
        kept.awaited = parse_seat_number(*awaited).value_or(PlayerId());
    if (const auto since = take_line("since ", text)) kept.since = sanitized(*since, 40);
    while (auto line = take_line("heard ", text))
        if (const auto number = to_integer(take_until(' ', *line), 0, kMaxTurnNumber))
            kept.heard.emplace(*number, *line);
    return kept;
}

}  // namespace terramorph
