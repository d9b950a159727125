#include "net/logs/heard_logs.h"

#include <algorithm>

namespace terramorph {

namespace {

TurnKey key_of(const Entry& entry) { return {entry.turn, entry.hash}; }

bool gives(const Entry& entry, const TurnKey& turn) {
    return key_of(entry) == turn && std::holds_alternative<TurnCommands>(entry.content);
}

}  // namespace

HeardLogs::HeardLogs(const MatchSettings& settings)
    : logs_(settings.players.size()), read_(settings.players.size()) {
    for (const PlayerId player : ids<PlayerId>(settings.players))
        if (settings.players[player].kind.is_person()) people_.push_back(player);
}

void HeardLogs::hear(PlayerId seat, const Entry& entry) {
    logs_[seat].push_back(entry);
    const auto* late = std::get_if<word::Late>(&entry.content);
    if (late && late->seat == seat) taken_back_.insert(key_of(entry));
    const auto* has = std::get_if<word::Has>(&entry.content);
    if (late) votes_[key_of(entry)].push_back({seat, late->seat, Vote::late});
    if (has) votes_[key_of(entry)].push_back({seat, has->seat, Vote::has});
}

Ballot HeardLogs::ballot(const TurnKey& turn, PlayerId author, PlayerId mine) const {
    Ballot ballot(people_, author, mine);
    if (const auto votes = votes_.find(turn); votes != votes_.end())
        for (const Heard& heard : votes->second)
            if (heard.author == author) ballot.hear(heard.seat, heard.vote);
    return ballot;
}

/// The place behind a turn that was passed and all that its author played on from there, until it has taken
/// the turn back; the end of the log if it hasn't yet.
std::size_t HeardLogs::behind_void(const std::vector<Entry>& log, std::size_t place) const {
    const TurnKey passed = key_of(log[place]);
    const auto back =
        std::find_if(log.begin() + static_cast<std::ptrdiff_t>(place), log.end(), [&](const Entry& entry) {
            return key_of(entry) == passed && std::holds_alternative<word::Late>(entry.content);
        });
    return back - log.begin();
}

HeardLogs::Found HeardLogs::find(const TurnKey& turn, PlayerId author) const {
    const std::vector<Entry>& log = logs_[author];
    for (std::size_t place = read_[author]; place < log.size(); ++place) {
        const auto* commands = std::get_if<TurnCommands>(&log[place].content);
        if (!commands) continue;
        const TurnKey given = key_of(log[place]);
        if (given == turn) return {commands, false, place};
        if (passed_.contains(given)) {
            place = behind_void(log, place);
            continue;
        }
        // given for a later turn: this one was passed, but not all votes have come yet
        return {nullptr, given.turn <= turn.turn, place};
    }
    return {};
}

bool HeardLogs::has_given(PlayerId seat, const TurnKey& turn) const {
    return std::ranges::any_of(logs_[seat], [&](const Entry& entry) { return gives(entry, turn); });
}

}  // namespace terramorph
