#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/catalogue.h"
#include "base/message.h"
#include "base/parameter.h"
#include "base/result.h"

namespace terramorph {

// The game's current language. Source and assets have English texts; everything shown passes through tr(),
// which translates it.

/// Sets the catalogue; texts without a translation stay English. nullptr: all English.
void speak(std::shared_ptr<const Catalogue> catalogue);

/// Translates English words. The result is valid until the next speak(), and while the words are.
std::string_view tr(std::string_view english);
template <std::same_as<std::string> Temporary>
std::string_view tr(Temporary&&) = delete;  // the result may be a view of the argument

/// The translated labels of a parameter's choices.
std::vector<std::string> tr_choices(const Parameter& parameter);

// Numbers as the language writes them. A catalogue says so by how it translates "10,000", "1,000" (which some
// languages don't group), "0.5", "{number}%" and "${money}".

/// In groups of three: "14,250".
std::string tr_number(std::int64_t number);
/// "9.8", of a number with a point as to_text() and fixed_text() write it.
std::string tr_decimal(std::string_view written);
/// "82%"
std::string tr_percent(std::string_view number);
std::string tr_percent(std::int64_t number);
/// "$10,000", "-$50"; a number that is written already keeps its sign before it.
std::string tr_money(std::string_view number);
std::string tr_money(std::int64_t dollars);

/// Translates words and replaces every "{name}": tr("Round {round} of {rounds}", {{"round", 1}, {"rounds",
/// 5}}).
std::string tr(std::string_view english, std::initializer_list<Argument> arguments);

/// Translates a message with its arguments, in the plural form for its count: tr(plural("{count} round",
/// "{count} rounds", 5)).
std::string tr(const Message& message);
std::string tr(const Error& error);

}  // namespace terramorph
