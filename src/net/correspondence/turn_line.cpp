#include "net/correspondence/turn_line.h"

#include <algorithm>
#include <utility>

#include "base/overloads.h"
#include "net/correspondence/line_text.h"
#include "terrain/code/code_bits.h"

namespace terramorph {

namespace {

// A bit says whether it's a visit to the armory. Then come the commands, each with its kind in two bits there
// and in three elsewhere, up to what ends the turn: whoever doesn't survive driving is done as well.
enum class TurnOp { aim, choose, fire, pass, use, drive, target, done };
enum class VisitOp { buy, sell, undo, ready };
constexpr int kTurnOpBits = 3, kVisitOpBits = 2;
// Greater numbers follow as code_bits.h writes them, behind all bits set.
constexpr int kAngleBits = 11, kPowerBits = 10, kWeaponBits = 7, kItemBits = 6, kGoodBits = 7,
              kPlaceBits = 12;

void put_number(CodeBits& bits, int number, int count) {
    const int most = (1 << count) - 1;
    bits.put(static_cast<std::uint64_t>(std::min(number, most)), count);
    if (number >= most) bits.put_small(static_cast<std::uint64_t>(number - most) + 1);
}

/// What no recording could hold becomes another number, so that the line isn't as it would be written.
int readable(std::uint64_t number) {
    return static_cast<int>(std::min<std::uint64_t>(number, kMaxCommandNumber));
}

int take_number(CodeBitReader& bits, int count) {
    const auto most = (std::uint64_t{1} << count) - 1;
    std::uint64_t number = bits.take(count);
    if (number == most) number += bits.take_small() - 1;
    return bits.failed() ? 0 : readable(number);
}

void put_way(CodeBits& bits, int columns) {
    bits.put(columns < 0 ? 1 : 0, 1);
    bits.put_small(static_cast<std::uint64_t>(columns < 0 ? -columns : columns) + 1);
}

int take_way(CodeBitReader& bits) {
    const bool left = bits.take(1) == 1;
    const int columns = readable(bits.take_small() - 1);
    return bits.failed() ? 0 : left ? -columns : columns;
}

void put(CodeBits& bits, TurnOp op) { bits.put(static_cast<std::uint64_t>(op), kTurnOpBits); }
void put(CodeBits& bits, VisitOp op) { bits.put(static_cast<std::uint64_t>(op), kVisitOpBits); }

void put(CodeBits& bits, const Command& command) {
    std::visit(
        Overloads{
            [&](const Aim& aim) {
                put(bits, TurnOp::aim), put_number(bits, aim.angle, kAngleBits);
                put_number(bits, aim.power, kPowerBits);
            },
            [&](const Choose& choose) {
                put(bits, TurnOp::choose), put_number(bits, choose.weapon.value(), kWeaponBits);
            },
            [&](const Fire&) { put(bits, TurnOp::fire); },
            [&](const Pass&) { put(bits, TurnOp::pass); },
            [&](const Use& use) { put(bits, TurnOp::use), put_number(bits, use.item.value(), kItemBits); },
            [&](const Drive& drive) { put(bits, TurnOp::drive), put_way(bits, drive.columns); },
            [&](const Target& target) {
                put(bits, TurnOp::target), put_number(bits, target.x, kPlaceBits);
                put_number(bits, target.y, kPlaceBits);
            },
            [&](const Buy& buy) { put(bits, VisitOp::buy), put_number(bits, buy.good.value(), kGoodBits); },
            [&](const Sell& sell) {
                put(bits, VisitOp::sell), put_number(bits, sell.good.value(), kGoodBits);
            },
            [&](const Undo&) { put(bits, VisitOp::undo); },
            [&](const Ready&) { put(bits, VisitOp::ready); },
            [](const NewLevel&) {},  // nobody's turn has these
            [](const NextRound&) {},
        },
        command);
}

/// None behind the last one.
std::optional<Command> take_of_a_turn(CodeBitReader& bits, PlayerId player) {
    switch (static_cast<TurnOp>(bits.take(kTurnOpBits))) {
        case TurnOp::aim: {
            const int angle = take_number(bits, kAngleBits);
            return Aim{player, angle, take_number(bits, kPowerBits)};
        }
        case TurnOp::choose:
            return Choose{player, WeaponId::at(take_number(bits, kWeaponBits))};
        case TurnOp::fire:
            return Fire{player};
        case TurnOp::pass:
            return Pass{player};
        case TurnOp::use:
            return Use{player, ItemId::at(take_number(bits, kItemBits))};
        case TurnOp::drive:
            return Drive{player, take_way(bits)};
        case TurnOp::target: {
            const int x = take_number(bits, kPlaceBits);
            return Target{player, x, take_number(bits, kPlaceBits)};
        }
        case TurnOp::done:
            break;
    }
    return std::nullopt;
}

Command take_of_a_visit(CodeBitReader& bits, PlayerId player) {
    switch (static_cast<VisitOp>(bits.take(kVisitOpBits))) {
        case VisitOp::buy:
            return Buy{player, GoodId::at(take_number(bits, kGoodBits))};
        case VisitOp::sell:
            return Sell{player, GoodId::at(take_number(bits, kGoodBits))};
        case VisitOp::undo:
            return Undo{player};
        case VisitOp::ready:
            break;
    }
    return Ready{player};
}

TurnCommands take_commands(CodeBitReader& bits, PlayerId player) {
    TurnCommands commands;
    const bool visit = bits.take(1) == 1;
    while (!bits.failed() && (commands.empty() || !concludes(commands.back()))) {
        const auto command =
            visit ? std::optional(take_of_a_visit(bits, player)) : take_of_a_turn(bits, player);
        if (!command) break;
        commands.push_back(*command);
    }
    return commands;
}

bool only_sets(const Command& command) {
    return std::holds_alternative<Aim>(command) || std::holds_alternative<Choose>(command) ||
           std::holds_alternative<Target>(command);
}

}  // namespace

std::string turn_line_text(const TurnLine& line) {
    CodeBits bits;
    bits.put(line.match, kMatchTagBits);
    bits.put(static_cast<std::uint64_t>(line.number), kTurnNumberBits);
    bits.put(line.link, kTurnLinkBits);
    bits.put(!line.commands.empty() && belongs_to_the_armory(line.commands.front()) ? 1 : 0, 1);
    for (const Command& command : line.commands) put(bits, command);
    if (line.commands.empty() || !concludes(line.commands.back())) put(bits, TurnOp::done);
    return line_text(kTurnMark, bits.letters());
}

std::optional<TurnLine> parse_turn_line(std::string_view written, PlayerId player) {
    const auto letters = line_letters(kTurnMark, written);
    if (!letters) return std::nullopt;
    CodeBitReader bits(*letters);
    TurnLine line;
    line.match = static_cast<std::uint32_t>(bits.take(kMatchTagBits));
    line.number = static_cast<int>(bits.take(kTurnNumberBits));
    line.link = static_cast<std::uint32_t>(bits.take(kTurnLinkBits));
    line.commands = take_commands(bits, player);
    const bool whole = bits.at_end() && line_letters(kTurnMark, turn_line_text(line)) == letters;
    return whole ? std::optional(std::move(line)) : std::nullopt;
}

TurnCommands plain_commands(const TurnCommands& commands) {
    TurnCommands plain;            // backwards
    std::vector<std::size_t> set;  // the kinds that were set since
    for (auto each = commands.rbegin(); each != commands.rend(); ++each) {
        const Command& command = *each;
        if (!only_sets(command)) {
            set.clear();
        } else if (std::ranges::find(set, command.index()) != set.end()) {
            continue;
        } else {
            set.push_back(command.index());
        }
        plain.push_back(command);
    }
    std::ranges::reverse(plain);
    return plain;
}

}  // namespace terramorph
