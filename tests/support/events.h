#pragma once

#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace terramorph::test {

/// The events of one kind, in their order: of_kind<event::Hurt>(events).
template <class Kind, class MatchEvents>
std::vector<Kind> of_kind(const MatchEvents& events) {
    std::vector<Kind> found;
    for (const auto& event : events)
        if (const auto* each = std::get_if<Kind>(&event)) found.push_back(*each);
    return found;
}

template <class Kind, class MatchEvents>
int count(const MatchEvents& events) {
    return static_cast<int>(of_kind<Kind>(events).size());
}

/// The test ends where there is none.
template <class Kind, class MatchEvents>
Kind first(const MatchEvents& events) {
    const std::vector<Kind> all = of_kind<Kind>(events);
    if (all.empty()) throw std::runtime_error(std::string("nothing ") + Kind::kWords[0]);
    return all.front();
}

}  // namespace terramorph::test
