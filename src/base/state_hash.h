#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/id.h"
#include "base/ticks.h"

namespace terramorph {

/// A named number of a state: "tank 2 fuel".
struct StateField {
    std::string name;
    std::string value;  ///< exactly
    friend bool operator==(const StateField&, const StateField&) = default;
};

/// Hashes the state of a game, and on request lists its fields, so that two states with different hashes can
/// be compared field by field.
class StateHash {
  public:
    StateHash() = default;
    explicit StateHash(std::vector<StateField>* fields) : fields_(fields) {}

    /// Names the owner of the fields that follow: "tank", 2.
    void begin(std::string_view part, int number = -1) {
        if (!fields_) return;
        part_ = part;
        number_ = number;
    }
    template <class Value>
    void add(std::string_view name, Value value) {
        hash_.add(value);
        if (fields_) write(name, value);
    }
    template <class Kind>
    void add(std::string_view name, Id<Kind> id) {
        add(name, id.value());
    }
    void add(std::string_view name, Ticks time) { add(name, static_cast<int>(time.count())); }
    /// A field with a number: "weapon 2".
    template <class Value>
    void add(std::string_view name, int number, Value value) {
        hash_.add(value);
        if (fields_) write(std::string(name) + " " + std::to_string(number), value);
    }
    template <class Kind>
    void add(std::string_view name, int number, Id<Kind> id) {
        add(name, number, id.value());
    }
    void add_all(std::string_view name, const auto& values) {
        for (int k = 0; const auto value : values) add(name, k++, value);
    }
    /// A nested state, as one number.
    void add_state(const auto& state) {
        StateHash own(fields_);
        state.add_to(own);
        hash_.add(own.value());
    }

    std::uint64_t value() const { return hash_.value(); }

  private:
    void write(std::string_view name, std::string_view value);
    void write(std::string_view name, double value);
    void write(std::string_view name, float value);
    void write(std::string_view name, std::integral auto value) {
        write(name, std::string_view(std::to_string(value)));
    }

    Hash hash_;
    std::vector<StateField>* fields_ = nullptr;
    std::string_view part_;
    int number_ = -1;
};

}  // namespace terramorph
