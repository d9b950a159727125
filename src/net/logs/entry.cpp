#include "net/logs/entry.h"

#include <algorithm>
#include <utility>

#include "base/overloads.h"
#include "base/text.h"
#include "match/settings/player.h"

namespace terramorph {

namespace {

constexpr int kMaxTurn = 1000000000;
constexpr std::string_view kPlans = "plans ", kSeals = "seals ", kOpens = "opens ";

std::string commands_text(const TurnCommands& commands) {
    std::string all;
    for (const Command& command : commands) all += concat(all.empty() ? "" : ";", command_text(command));
    return all;
}

/// The seat of "late 3"; none if it's no such word.
std::optional<PlayerId> seat_of(std::string_view word, std::string_view written) {
    if (take_until(' ', written) != word) return std::nullopt;
    return parse_seat_number(written);
}

Result<TurnCommands> parse_commands(std::string_view written, PlayerId seat) {
    TurnCommands commands;
    for (const std::string_view each : split(written, ';')) {
        if (commands.size() == kMaxEntryCommands)
            return error("an entry has at most {most} commands", {{"most", kMaxEntryCommands}});
        const auto command = parse_command(each);
        if (!command) return command.error();
        if (auto refusal = validate_author(*command, seat)) return *refusal;
        if (!commands.empty() && concludes(commands.back()))
            return error("{command} ends a turn: nothing may follow",
                         {{"command", command_text(commands.back())}});
        commands.push_back(*command);
    }
    return commands;
}

/// True for a whole visit to the armory.
bool is_a_visit(const TurnCommands& commands) {
    return std::ranges::all_of(commands, belongs_to_the_armory) &&
           std::holds_alternative<Ready>(commands.back());
}

/// True for all that's done in a turn before shots.
bool are_orders(const TurnCommands& commands) {
    return std::ranges::none_of(commands, belongs_to_the_armory) && concludes(commands.back());
}

Result<decltype(Entry::content)> parse_opens(std::string_view written, PlayerId seat) {
    const auto nonce = parse_half_digest(take_until(' ', written));
    if (!nonce) return error("orders are opened with the number that they were sealed with");
    auto commands = parse_commands(written, seat);
    if (!commands) return commands.error();
    if (!are_orders(*commands)) return error("what's opened must be the orders of a whole turn");
    return decltype(Entry::content)(word::Opens{*nonce, commands.take()});
}

Result<decltype(Entry::content)> parse_given(std::string_view written, PlayerId seat) {
    const bool plans = written.starts_with(kPlans);
    if (plans) written.remove_prefix(kPlans.size());
    auto commands = parse_commands(written, seat);
    if (!commands) return commands.error();
    if (plans && !is_a_visit(*commands)) return error("what's planned must be a whole visit to the armory");
    if (plans) return decltype(Entry::content)(word::Plans{commands.take()});
    return decltype(Entry::content)(commands.take());
}

std::optional<HalfDigest> parse_seals(std::string_view written) {
    return written.starts_with(kSeals) ? parse_half_digest(written.substr(kSeals.size())) : std::nullopt;
}

}  // namespace

std::optional<PlayerId> parse_seat_number(std::string_view digits) {
    const auto seat = to_integer(digits, 0, kMaxPlayers - 1);
    return seat ? std::optional(PlayerId::at(*seat)) : std::nullopt;
}

Refusal validate_author(const Command& command, PlayerId seat) {
    const bool own = std::visit(
        [seat](const auto& given) {
            if constexpr (requires { given.player; })
                return given.player == seat;
            else
                return false;
        },
        command);
    if (own) return std::nullopt;
    return error("{command} isn't for this seat to give", {{"command", command_text(command)}});
}

bool concludes(const Command& command) {
    return std::holds_alternative<Fire>(command) || std::holds_alternative<Pass>(command) ||
           std::holds_alternative<Ready>(command);
}

bool belongs_to_the_armory(const Command& command) {
    return std::holds_alternative<Buy>(command) || std::holds_alternative<Sell>(command) ||
           std::holds_alternative<Undo>(command) || std::holds_alternative<Ready>(command);
}

TurnCommands with_one_more(TurnCommands commands, const Command& command) {
    const bool aims_again = std::holds_alternative<Aim>(command) && !commands.empty() &&
                            std::holds_alternative<Aim>(commands.back());
    if (aims_again) commands.pop_back();
    commands.push_back(command);
    return commands;
}

bool fits_into_an_entry(const TurnCommands& commands) {
    constexpr std::size_t kHeadBytes =
        std::string_view("1000000000 0123456789abcdef opens ABCDEFGHIJKLMNOPQRSTUV ").size();
    constexpr std::size_t kLastCommandBytes = std::string_view(";ready 9").size();
    const std::size_t more = commands.empty() || !concludes(commands.back()) ? 1 : 0;
    return commands.size() + more <= kMaxEntryCommands &&
           kHeadBytes + commands_text(commands).size() + more * kLastCommandBytes <= kMaxEntryBytes;
}

std::string entry_text(const Entry& entry) {
    const std::string content = std::visit(
        Overloads{
            [](const TurnCommands& commands) { return commands_text(commands); },
            [](const word::Plans& plans) { return concat(kPlans, commands_text(plans.commands)); },
            [](const word::Seals& seals) { return concat(kSeals, half_digest_text(seals.digest)); },
            [](const word::Opens& opens) {
                return concat(kOpens, half_digest_text(opens.nonce), " ", commands_text(opens.commands));
            },
            [](const word::Late& late) { return concat("late ", late.seat); },
            [](const word::Has& has) { return concat("has ", has.seat); },
            [](const word::Welcomes& welcomes) { return concat("welcomes ", welcomes.seat); },
            [](const word::Leaves&) { return std::string("leaves"); },
            [](const word::Differs&) { return std::string("differs"); },
        },
        entry.content);
    return concat(entry.turn, " ", hex_text(entry.hash), " ", content);
}

Result<Entry> parse_entry(std::string_view line, PlayerId seat) {
    if (line.size() > kMaxEntryBytes)
        return error("an entry has at most {most} bytes", {{"most", kMaxEntryBytes}});
    std::string_view rest = line;
    const auto turn = to_integer(take_until(' ', rest), 1, kMaxTurn);
    const auto hash = from_hex(take_until(' ', rest));
    if (!turn || !hash) return error("an entry must start with its turn and the hash of its state");
    Entry entry = {*turn, *hash, word::Differs{}};
    if (const auto late = seat_of("late", rest)) {
        entry.content = word::Late{*late};
    } else if (const auto has = seat_of("has", rest)) {
        entry.content = word::Has{*has};
    } else if (const auto welcome = seat_of("welcomes", rest)) {
        entry.content = word::Welcomes{*welcome};
    } else if (rest == "leaves") {
        entry.content = word::Leaves{};
    } else if (const auto seals = parse_seals(rest)) {
        entry.content = word::Seals{*seals};
    } else if (rest != "differs") {
        auto given = rest.starts_with(kOpens) ? parse_opens(rest.substr(kOpens.size()), seat)
                                              : parse_given(rest, seat);
        if (!given) return given.error();
        entry.content = given.take();
    }
    if (entry_text(entry) != line)
        return error("\"{text}\" isn't written as the game writes it", {{"text", sanitized(line, 40)}});
    return entry;
}

}  // namespace terramorph
