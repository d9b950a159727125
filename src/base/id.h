#pragma once

#include <compare>
#include <cstddef>

namespace terramorph {

/// The number of one thing of a kind, such as a tank. It reads as a plain number, so it can be an index. But
/// no id is made by accident, neither from another kind's nor from a number that's only known at run time.
template <class Kind>
class Id {
  public:
    /// None: below every number there is.
    constexpr Id() = default;
    /// Constants are ids as they stand: fire(0, 3). They don't compile unless they're constant.
    consteval Id(int value) : value_(value) {}
    template <class Other>
    Id(Id<Other>) = delete;
    /// Of any number, for those who know what it counts.
    static constexpr Id at(int value) {
        Id id;
        id.value_ = value;
        return id;
    }
    constexpr operator int() const { return value_; }

    constexpr int value() const { return value_; }
    /// False for none.
    constexpr bool exists() const { return value_ >= 0; }

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
template <class One, class Other>
bool operator<=>(Id<One>, Id<Other>) = delete;
template <class Kind>
constexpr auto operator<=>(Id<Kind> one, Id<Kind> other) {
    return one.value() <=> other.value();
}

/// The ids from 0 on, in order, below a count.
template <class AnId>
class Ids {
  public:
    class Iterator {
      public:
        using value_type = AnId;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(int value) : value_(value) {}
        constexpr AnId operator*() const { return AnId::at(value_); }
        constexpr Iterator& operator++() {
            ++value_;
            return *this;
        }
        constexpr Iterator operator++(int) { return Iterator(value_++); }
        friend bool operator==(Iterator, Iterator) = default;

      private:
        int value_ = 0;
    };

    constexpr explicit Ids(int count) : count_(count) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(count_); }
    constexpr int size() const { return count_; }
    constexpr bool contains(AnId id) const { return id.exists() && id < count_; }

  private:
    int count_;
};

/// The first ids of a kind: for (const TankId tank : ids<TankId>(2)).
template <class AnId>
constexpr Ids<AnId> ids(int count) {
    return Ids<AnId>(count);
}
/// The ids of all things in a container.
template <class AnId, class Items>
constexpr auto ids(const Items& items) -> decltype(items.size(), Ids<AnId>(0)) {
    return Ids<AnId>(static_cast<int>(items.size()));
}

}  // namespace terramorph
