#include "net/correspondence/correspondence.h"

#include <algorithm>
#include <utility>

#include "base/hash.h"
#include "net/correspondence/line_text.h"

namespace terramorph {

namespace {

constexpr int kNumbers = 1 << kTurnNumberBits;

std::uint64_t lowest_bits(std::uint64_t number, int count) {
    return number & ((std::uint64_t{1} << count) - 1);
}

std::uint32_t link_of(std::uint64_t chain) {
    return static_cast<std::uint32_t>(lowest_bits(chain ^ chain >> 32, kTurnLinkBits));
}

bool waits_for_a_person(const Match& match) {
    const bool waits = match.phase() == Phase::shopping || match.phase() == Phase::aiming;
    return waits && match.player(match.player()).kind.is_person();
}

/// Who invites.
PlayerId first_person(const Match& match) {
    PlayerId first = 0;
    while (!match.player(first).kind.is_person()) first = PlayerId::at(first + 1);
    return first;
}

/// How many turns of people are over.
std::size_t count_over(const std::vector<PersonTurn>& turns) {
    return turns.size() - (turns.empty() || turns.back().over ? 0 : 1);
}

/// True if these are a whole turn from here on.
bool is_a_whole_turn(const Match& match, const TurnCommands& commands) {
    const auto ahead = match.fork();
    for (const Command& command : commands) {
        if (ahead->turn() != match.turn() || ahead->apply(command)) return false;
        if (concludes(command)) return true;
        while (ahead->phase() == Phase::flying) ahead->step();
    }
    return ahead->turn() != match.turn() || !waits_for_a_person(*ahead);
}

}  // namespace

std::uint32_t match_tag(std::string_view invitation) {
    Hash hash;
    hash.add(invitation);
    return static_cast<std::uint32_t>(lowest_bits(hash.value() ^ hash.value() >> 32, kMatchTagBits));
}

std::optional<std::uint32_t> tag_of_line(std::string_view line) {
    const auto turn = parse_turn_line(line, PlayerId::at(0));
    return turn ? std::optional(turn->match) : std::nullopt;
}

Correspondence::Correspondence(std::string invitation, PlayerId mine)
    : invitation_(std::move(invitation)), mine_(mine) {}

TurnLine Correspondence::line_of(const std::vector<PersonTurn>& turns, std::size_t number) const {
    return {match_tag(invitation_), static_cast<int>(number) % kNumbers,
            link_of(chain_of(invitation_, turns, number + 1)), plain_commands(turns[number].commands)};
}

/// What's over is compared with the recording. What lies ahead can't be checked before its turn has come.
Correspondence::Heard Correspondence::hear(const Match& match, const std::string& written) {
    const auto line = parse_turn_line(written, match.player());
    if (!line) return Heard::typo;
    if (line->match != match_tag(invitation_)) return Heard::other_match;
    const auto turns = person_turns(match.recording());
    const auto over = static_cast<int>(count_over(turns));
    const int ahead = static_cast<std::int8_t>(static_cast<std::uint8_t>(line->number - over));
    const int number = over + ahead;
    if (number < 0) return Heard::not_fitting;
    if (ahead < 0) {
        const auto place = static_cast<std::size_t>(number);
        if (line->link != line_of(turns, place).link) return Heard::not_fitting;
        return turns[place].player == mine_ ? Heard::own : Heard::known;
    }
    if (const auto known = heard_.find(number); known != heard_.end())
        return known->second == turn_line_text(*line) ? Heard::known : Heard::not_fitting;
    if (ahead > 0 && !heard_.contains(number - 1)) return Heard::early;
    if (ahead == 0 && waits_for_a_person(match)) {
        if (match.player() == mine_ || !fits(match, *line)) return Heard::not_fitting;
    }
    heard_.emplace(number, turn_line_text(*line));
    return Heard::taken;
}

/// Only at the beginning of a turn.
bool Correspondence::fits(const Match& match, const TurnLine& line) const {
    if (!match.at_turn_start()) return false;
    auto turns = person_turns(match.recording());
    turns.push_back({match.player(), match.hash(), line.commands});
    return line.link == link_of(chain_of(invitation_, turns, turns.size())) &&
           is_a_whole_turn(match, line.commands);
}

PlayerId Correspondence::awaited(const Match& match) const {
    const bool elsewhere = waits_for_a_person(match) && match.player() != mine_;
    const auto over = static_cast<int>(count_over(person_turns(match.recording())));
    return elsewhere && !heard_.contains(over) ? match.player() : PlayerId();
}

std::optional<Command> Correspondence::next(const Match& match) {
    if (heard_.empty() || !waits_for_a_person(match) || match.player() == mine_) return std::nullopt;
    const auto turns = person_turns(match.recording());
    const std::size_t over = count_over(turns);
    heard_.erase(heard_.begin(), heard_.lower_bound(static_cast<int>(over)));
    const auto found = heard_.find(static_cast<int>(over));
    if (found == heard_.end()) return std::nullopt;
    const auto line = parse_turn_line(found->second, match.player());
    const std::size_t given = over < turns.size() ? turns.back().commands.size() : 0;
    const bool fitting = line && given < line->commands.size() && (given > 0 || fits(match, *line)) &&
                         !match.validate(line->commands[given]);
    if (!fitting) {
        heard_.clear();
        not_fitting_ = true;
        return std::nullopt;
    }
    return line->commands[given];
}

std::vector<std::string> Correspondence::to_send(const Match& match) const {
    const auto turns = person_turns(match.recording());
    std::vector<std::string> lines;
    std::size_t end = count_over(turns);
    const bool answered =
        std::ranges::any_of(turns, [this](const PersonTurn& turn) { return turn.player != mine_; });
    while (end > 0 && turns[end - 1].player != mine_) --end;
    std::size_t first = end;
    while (first > 0 && turns[first - 1].player == mine_) --first;
    if (!answered && mine_ == first_person(match)) lines.push_back(invitation_);
    for (; first < end; ++first) lines.push_back(turn_line_text(line_of(turns, first)));
    return lines;
}

}  // namespace terramorph
