#pragma once

namespace terramorph {

/// A place or a direction in the plane; y grows upward.
template <class T>
struct Vec2 {
    T x{};
    T y{};

    friend bool operator==(const Vec2&, const Vec2&) = default;
    friend Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec2 operator*(Vec2 a, T k) { return {a.x * k, a.y * k}; }
};

}  // namespace terramorph
