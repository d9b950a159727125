#include "net/logs/heard_logs.h"

#include <algorithm>

#include "net/logs/orders.h"

namespace terramorph {

namespace {

TurnKey key_of(const Entry& entry) { return {entry.turn, entry.hash}; }

/// The commands of an entry, if it's one.
const TurnCommands* commands_in(const Entry& entry) {
    if (const auto* const plans = std::get_if<word::Plans>(&entry.content)) return &plans->commands;
    if (const auto* const orders = std::get_if<word::Opens>(&entry.content)) return &orders->commands;
    return std::get_if<TurnCommands>(&entry.content);
}

/// True if this entry with commands is that of the turn.
bool gives(const Entry& entry, const AuthorsTurn& turn) {
    const bool plans = std::holds_alternative<word::Plans>(entry.content);
    const bool opens = std::holds_alternative<word::Opens>(entry.content);
    return opens == turn.sealed && key_of(entry) == (plans ? turn.opening : turn.turn);
}

/// True for sealed orders, and for those that were opened: they're void if their turn never came.
bool is_of_a_volley(const Entry& entry) {
    return std::holds_alternative<word::Seals>(entry.content) ||
           std::holds_alternative<word::Opens>(entry.content);
}

}  // namespace

HeardLogs::HeardLogs(const MatchSettings& settings, const Digest& mark)
    : mark_(mark), logs_(settings.players.size()), read_(settings.players.size()) {
    for (const PlayerId player : ids<PlayerId>(settings.players))
        if (settings.players[player].kind.is_person()) people_.push_back(player);
}

void HeardLogs::hear(PlayerId seat, const Entry& entry) {
    logs_[seat].push_back(entry);
    const auto* late = std::get_if<word::Late>(&entry.content);
    if (late && late->seat == seat) taken_back_.insert({key_of(entry), seat});
    const auto* has = std::get_if<word::Has>(&entry.content);
    if (late) hear_vote(key_of(entry), {seat, late->seat, Vote::late});
    if (has) hear_vote(key_of(entry), {seat, has->seat, Vote::has});
}

/// Only the first one of a seat counts: see Ballot. Thousands of them would keep everybody busy.
void HeardLogs::hear_vote(const TurnKey& turn, const Heard& vote) {
    std::vector<Heard>& votes = votes_[turn];
    const auto is_known = [&](const Heard& known) {
        return known.seat == vote.seat && known.author == vote.author;
    };
    if (std::ranges::none_of(votes, is_known)) votes.push_back(vote);
}

Ballot HeardLogs::ballot(const AuthorsTurn& turn, const std::vector<PlayerId>& voters, PlayerId mine) const {
    Ballot ballot(voters, turn.author, mine);
    if (const auto votes = votes_.find(turn.turn); votes != votes_.end())
        for (const Heard& heard : votes->second)
            if (heard.author == turn.author) ballot.hear(heard.seat, heard.vote);
    return ballot;
}

/// The place behind a turn that was passed and all that its author played on from there, until it has taken
/// the turn back; the end of the log if it hasn't yet.
std::size_t HeardLogs::behind_void(PlayerId author, std::size_t place) const {
    const std::vector<Entry>& log = logs_[author];
    const TurnKey passed = key_of(log[place]);
    const auto takes_back = [&](const Entry& entry) {
        const auto* const late = std::get_if<word::Late>(&entry.content);
        return late && late->seat == author && key_of(entry) == passed;
    };
    return std::find_if(log.begin() + static_cast<std::ptrdiff_t>(place), log.end(), takes_back) -
           log.begin();
}

/// True if this entry opens the turn's orders, and they're those that were sealed.
bool HeardLogs::opens(const Entry& entry, const AuthorsTurn& turn,
                      const std::optional<HalfDigest>& sealed) const {
    const auto* const orders = std::get_if<word::Opens>(&entry.content);
    return orders && gives(entry, turn) && sealed == sealed_orders(mark_, turn.turn, turn.author, *orders);
}

HeardLogs::Found HeardLogs::find(const AuthorsTurn& turn, bool strayed) const {
    const std::vector<Entry>& log = logs_[turn.author];
    Found found;
    for (std::size_t place = read_[turn.author]; place < log.size(); ++place) {
        const Entry& entry = log[place];
        const TurnKey given = key_of(entry);
        found.place = place;
        const auto* const welcomes = std::get_if<word::Welcomes>(&entry.content);
        if (welcomes && given == turn.turn &&
            std::ranges::find(found.welcomed, welcomes->seat) == found.welcomed.end())
            found.welcomed.push_back(welcomes->seat);
        if (std::holds_alternative<word::Leaves>(entry.content) && given.turn <= turn.turn.turn) {
            found.left = true;
            found.welcomed.clear();
            return found;
        }
        const auto* const seals = std::get_if<word::Seals>(&entry.content);
        const TurnCommands* const commands = commands_in(entry);
        if (!commands && !seals) continue;
        if (commands && passed_.contains({given, turn.author}) && !gives(entry, turn)) {
            place = behind_void(turn.author, place);
            continue;
        }
        if (turn.sealed && seals && given == turn.turn) {
            if (!found.sealed) found.sealed = seals->digest;
            continue;
        }
        const bool is_it = turn.sealed ? opens(entry, turn, found.sealed) : commands && gives(entry, turn);
        if (is_it) {
            found.commands = commands;
            return found;
        }
        const bool is_void =
            given.turn < turn.turn.turn || given == turn.turn;  // the volley is over, or not as sealed
        if (strayed || (is_of_a_volley(entry) && is_void)) continue;
        // given for a later turn: this one was passed, but not all votes have come yet
        found.differs = given.turn <= turn.turn.turn;
        return found;
    }
    found.place = log.size();
    return found;
}

void HeardLogs::pass(const AuthorsTurn& turn) {
    passed_.insert({turn.turn, turn.author});
    if (turn.opening.turn > 0) passed_.insert({turn.opening, turn.author});
}

bool HeardLogs::says_taken_back(const AuthorsTurn& turn) const {
    return taken_back_.contains({turn.turn, turn.author}) ||
           taken_back_.contains({turn.opening, turn.author});
}

std::optional<TurnKey> HeardLogs::given(const AuthorsTurn& turn) const {
    const auto found = std::ranges::find_if(
        logs_[turn.author], [&](const Entry& entry) { return commands_in(entry) && gives(entry, turn); });
    return found == logs_[turn.author].end() ? std::nullopt : std::optional(key_of(*found));
}

}  // namespace terramorph
