#pragma once

#include <cassert>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/message.h"

namespace terramorph {

/// A mistake of a player or a file, in words that a player understands: what's wrong, where, and what's
/// allowed.
struct Error {
    explicit Error(Message what) : message(std::move(what)) {}

    /// In English.
    std::string text() const { return message.text(); }

    Message message;
};

inline Error error(Message message) { return Error(std::move(message)); }
inline Error error(std::string_view words, std::initializer_list<Argument> arguments = {}) {
    return Error(message(words, arguments));
}

/// Why something may not be done; none if it may.
using Refusal = std::optional<Error>;

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    const T& value() const { return assert(ok()), std::get<0>(content_); }
    T& value() { return assert(ok()), std::get<0>(content_); }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }
    T take() { return assert(ok()), std::move(std::get<0>(content_)); }

    const Error& error() const { return assert(!ok()), std::get<1>(content_); }

  private:
    std::variant<T, Error> content_;
};

}  // namespace terramorph
