#pragma once

namespace terramorph {

/// The number of one thing of a kind, such as a tank; ids of two kinds can't be mixed up. It reads as a plain
/// number, so it can be an index, but no other kind's id can be made from it.
template <class Kind>
class Id {
  public:
    /// None: below every number there is.
    constexpr Id() = default;
    constexpr Id(int value) : value_(value) {}
    constexpr operator int() const { return value_; }

    constexpr int value() const { return value_; }

  private:
    int value_ = -1;
};

/// Ids of different kinds have nothing to compare.
template <class One, class Other>
bool operator==(Id<One>, Id<Other>) = delete;
template <class Kind>
constexpr bool operator==(Id<Kind> one, Id<Kind> other) {
    return one.value() == other.value();
}

}  // namespace terramorph
