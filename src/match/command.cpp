#include "match/command.h"

#include <array>
#include <optional>

#include "base/text.h"

namespace terramorph {

namespace {

struct Writer {
    std::string operator()(const Aim& c) const {
        return concat("aim ", c.player, " ", c.angle, " ", c.power);
    }
    std::string operator()(const Choose& c) const { return concat("choose ", c.player, " ", c.weapon); }
    std::string operator()(const Fire& c) const { return concat("fire ", c.player); }
    std::string operator()(const Pass& c) const { return concat("pass ", c.player); }
    std::string operator()(const Use& c) const { return concat("use ", c.player, " ", c.item); }
    std::string operator()(const Drive& c) const { return concat("drive ", c.player, " ", c.columns); }
    std::string operator()(const Target& c) const { return concat("target ", c.player, " ", c.x, " ", c.y); }
    std::string operator()(const Buy& c) const { return concat("buy ", c.player, " ", c.good); }
    std::string operator()(const Sell& c) const { return concat("sell ", c.player, " ", c.good); }
    std::string operator()(const Undo& c) const { return concat("undo ", c.player); }
    std::string operator()(const Ready& c) const { return concat("ready ", c.player); }
    std::string operator()(const NewLevel&) const { return "new-level"; }
    std::string operator()(const NextRound&) const { return "next-round"; }
};

struct Form {
    std::string_view name;
    std::size_t numbers;
    Command (*make)(const std::array<int, 3>& numbers);
    bool may_be_negative = false;  ///< the numbers behind the player's
};

constexpr Form kForms[] = {
    {"aim", 3,
     [](const std::array<int, 3>& n) -> Command {
         return Aim{PlayerId::at(n[0]), n[1], n[2]};
     }},
    {"choose", 2,
     [](const std::array<int, 3>& n) -> Command {
         return Choose{PlayerId::at(n[0]), WeaponId::at(n[1])};
     }},
    {"fire", 1, [](const std::array<int, 3>& n) -> Command { return Fire{PlayerId::at(n[0])}; }},
    {"pass", 1, [](const std::array<int, 3>& n) -> Command { return Pass{PlayerId::at(n[0])}; }},
    {"use", 2,
     [](const std::array<int, 3>& n) -> Command {
         return Use{PlayerId::at(n[0]), ItemId::at(n[1])};
     }},
    {"drive", 2,
     [](const std::array<int, 3>& n) -> Command {
         return Drive{PlayerId::at(n[0]), n[1]};
     },
     true},
    {"target", 3,
     [](const std::array<int, 3>& n) -> Command {
         return Target{PlayerId::at(n[0]), n[1], n[2]};
     }},
    {"buy", 2,
     [](const std::array<int, 3>& n) -> Command {
         return Buy{PlayerId::at(n[0]), GoodId::at(n[1])};
     }},
    {"sell", 2,
     [](const std::array<int, 3>& n) -> Command {
         return Sell{PlayerId::at(n[0]), GoodId::at(n[1])};
     }},
    {"undo", 1, [](const std::array<int, 3>& n) -> Command { return Undo{PlayerId::at(n[0])}; }},
    {"ready", 1, [](const std::array<int, 3>& n) -> Command { return Ready{PlayerId::at(n[0])}; }},
    {"new-level", 0, [](const std::array<int, 3>&) -> Command { return NewLevel{}; }},
    {"next-round", 0, [](const std::array<int, 3>&) -> Command { return NextRound{}; }},
};

}  // namespace

std::string command_text(const Command& command) { return std::visit(Writer{}, command); }

Result<Command> parse_command(std::string_view written) {
    const auto parts = words(written);
    for (const Form& form : kForms) {
        if (parts.empty() || parts.front() != form.name) continue;
        if (parts.size() != form.numbers + 1)
            return error("{command} takes {count} numbers",
                         {{"command", form.name}, {"count", form.numbers}});
        std::array<int, 3> numbers{};
        for (std::size_t k = 0; k < form.numbers; ++k) {
            const auto number = to_integer(parts[k + 1]);
            const std::int64_t least = k > 0 && form.may_be_negative ? -kMaxCommandNumber : 0;
            if (!number || *number < least || *number > kMaxCommandNumber)
                return error("{command} can't take the number \"{text}\"",
                             {{"text", sanitized(parts[k + 1], 40)}, {"command", form.name}});
            numbers[k] = static_cast<int>(*number);
        }
        return form.make(numbers);
    }
    return error("\"{text}\" isn't a command", {{"text", sanitized(written, 40)}});
}

}  // namespace terramorph
