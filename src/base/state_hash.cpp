#include "base/state_hash.h"

#include "base/text.h"
#include "base/text/exact_text.h"

namespace terramorph {

void StateHash::write(std::string_view name, std::string_view value) {
    std::string place(part_);
    if (number_ >= 0) place += concat(" ", number_);
    if (!place.empty()) place += " ";
    fields_->push_back({place + std::string(name), std::string(value)});
}

void StateHash::write(std::string_view name, double value) {
    write(name, std::string_view(exact_text(value)));
}

void StateHash::write(std::string_view name, float value) {
    write(name, std::string_view(exact_text(value)));
}

}  // namespace terramorph
