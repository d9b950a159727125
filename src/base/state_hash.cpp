#include "base/state_hash.h"

#include <array>
#include <charconv>

#include "base/text.h"

namespace terramorph {

namespace {

/// The shortest text that reads back as exactly this number.
std::string exact(auto value) {
    std::array<char, 32> letters;
    return {letters.data(), std::to_chars(letters.data(), letters.data() + letters.size(), value).ptr};
}

}  // namespace

void StateHash::write(std::string_view name, std::string_view value) {
    std::string place(part_);
    if (number_ >= 0) place += concat(" ", number_);
    if (!place.empty()) place += " ";
    fields_->push_back({place + std::string(name), std::string(value)});
}

void StateHash::write(std::string_view name, double value) { write(name, std::string_view(exact(value))); }

void StateHash::write(std::string_view name, float value) { write(name, std::string_view(exact(value))); }

}  // namespace terramorph
