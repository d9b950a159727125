#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace terramorph {

/// Marks English words in a table for the translators; whoever shows them calls tr(). (The name is
/// gettext's.)
constexpr std::string_view N_(std::string_view english) { return english; }

struct Message;

/// A number in a message that is written in groups, as the player's language does.
struct Grouped {
    std::int64_t number;
};

/// The value for a "{name}" in a message: text that isn't translated, or another message.
struct Argument {
    template <class Value>
    Argument(std::string_view place, const Value& value) : name(place), text(concat(value)) {}
    Argument(std::string_view place, const Message& value);
    Argument(std::string_view place, Grouped value);

    std::string name;
    std::string text;              ///< in English
    std::vector<Message> message;  ///< empty or one message (a Message can't hold another directly)
    std::optional<Grouped> grouped = {};
};

/// Replaces every "{name}" that has an argument. Inserted text isn't searched again.
std::string filled(std::string_view words, const std::vector<Argument>& arguments);

/// A sentence for a player, kept in parts so that it can be translated.
struct Message {
    std::string words;       ///< "{wins} of {count} rounds"; where something is counted, the singular
    std::string many = {};   ///< the plural; empty where nothing is counted
    std::int64_t count = 0;  ///< "{count}", written in groups of three
    std::vector<Argument> arguments = {};

    /// In English.
    std::string text() const;
    bool empty() const { return words.empty(); }
};

Message message(std::string_view words, std::initializer_list<Argument> arguments = {});
Message plural(std::string_view one, std::string_view many, std::int64_t count,
               std::initializer_list<Argument> arguments = {});

}  // namespace terramorph
