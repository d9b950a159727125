#pragma once

namespace terramorph {

// The project's own sine, cosine and arctangent: only + - * /, so every compiler, processor and library gives
// the same bits. libm doesn't: glibc, musl and even two processors with the same glibc differ in the last
// digit.

constexpr double kPi = 3.141592653589793;
constexpr float kFloatPi = static_cast<float>(kPi);

/// The sine and cosine of an angle in radians, for |angle| below 100,000, to within 1e-15.
double sine(double radians);
double cosine(double radians);

/// The angle of the vector (x, y) in -pi .. pi, to within 1e-15; 0 for the zero vector.
double arctangent(double y, double x);

/// cos(pi * t) for t in 0 .. 1, within 3e-7 (a minimax polynomial of the sine about t = 1/2). Loops over it
/// vectorise.
constexpr float cosine_of_half_turns(float t) {
    const float s = 0.5f - t;
    const float q = s * s;
    return s * (3.1415925f + q * (-5.167707f + q * (2.5500314f + q * (-0.5980452f + q * 0.07722012f))));
}

}  // namespace terramorph
