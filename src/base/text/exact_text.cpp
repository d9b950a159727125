#include "base/text/exact_text.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

#include "base/text.h"

namespace terramorph {

namespace {

float read_back(const char* text, float) { return std::strtof(text, nullptr); }
double read_back(const char* text, double) { return std::strtod(text, nullptr); }

/// With this many digits behind the first: "1.25e+00".
template <class Number>
std::string scientific(Number number, int digits) {
    char buffer[40];
    const int size = std::snprintf(buffer, sizeof buffer, "%.*e", digits, static_cast<double>(number));
    return {buffer, static_cast<std::size_t>(size)};
}

/// Powers of two lie nearer to the number below them than to the one above: what is rounded down may read
/// back as another, while its last digit and one more reads back.
template <class Number>
std::string shortest_scientific(Number number) {
    int exponent = 0;
    const bool power_of_two = std::frexp(number, &exponent) == Number{0.5};
    for (int digits = 0;; ++digits) {
        std::string text = scientific(number, digits);
        if (digits == std::numeric_limits<Number>::max_digits10 || read_back(text.c_str(), number) == number)
            return text;
        char& last = text[text.find('e') - 1];
        if (!power_of_two || last == '9') continue;
        ++last;
        if (read_back(text.c_str(), number) == number) return text;
    }
}

}  // namespace

template <std::floating_point Number>
std::string exact_text_by_trial(Number number) {
    if (std::signbit(number)) return "-" + exact_text_by_trial(-number);
    if (!std::isfinite(number)) return std::isnan(number) ? "nan" : "inf";
    const std::string whole = shortest_scientific(number);
    const std::size_t behind = whole.find('e');
    std::string digits = whole.substr(0, behind);
    std::erase(digits, '.');
    const int count = static_cast<int>(digits.size());
    const int exponent = std::atoi(whole.c_str() + behind + 1);
    std::string plain;
    if (exponent < 0)
        plain = concat("0.", std::string(static_cast<std::size_t>(-exponent - 1), '0'), digits);
    else if (exponent < count - 1)
        plain = digits.insert(static_cast<std::size_t>(exponent) + 1, 1, '.');
    else
        plain = fixed_text(static_cast<double>(number), 0);
    return plain.size() <= whole.size() ? plain : whole;
}

template <std::floating_point Number>
std::string exact_text(Number number) {
#ifdef __cpp_lib_to_chars
    char buffer[32];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, number).ptr};
#else
    return exact_text_by_trial(number);
#endif
}

template std::string exact_text(float);
template std::string exact_text(double);
template std::string exact_text_by_trial(float);
template std::string exact_text_by_trial(double);

}  // namespace terramorph
