#include "match/galaxy/star_names.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace terramorph {

namespace {

constexpr std::uint32_t kNameStream = 211;

constexpr std::array<std::string_view, 24> kFirst = {"Vo",  "Ta", "Ke",  "Or",  "Sil", "Bra",  "Ny", "Ush",
                                                     "Mer", "Ca", "Dro", "El",  "Fa",  "Gor",  "Hy", "Il",
                                                     "Jo",  "Lu", "Pra", "Qui", "Ra",  "Thes", "Wy", "Zan"};
constexpr std::array<std::string_view, 16> kMiddle = {"la",  "ri", "no", "ve", "mi", "ta", "so",  "du",
                                                      "gha", "lo", "ke", "ra", "ni", "bo", "the", "xi"};
constexpr std::array<std::string_view, 20> kLast = {"run", "sen", "dar", "lis", "mor",  "nax", "thea",
                                                    "von", "ris", "kel", "tan", "gard", "nia", "phos",
                                                    "dun", "mir", "rox", "sha", "tor",  "yel"};

template <std::size_t kCount>
std::string_view any_of(const std::array<std::string_view, kCount>& syllables, Random& random) {
    return syllables[random.below(static_cast<int>(kCount))];
}

}  // namespace

StarNames::StarNames(std::uint32_t seed) : random_(seed, kNameStream) {}

std::string StarNames::any() {
    std::string name(any_of(kFirst, random_));
    if (random_.below(3) == 0) name += any_of(kMiddle, random_);
    return name += any_of(kLast, random_);
}

std::string StarNames::next() {
    std::string name;
    do name = any();
    while (std::find(taken_.begin(), taken_.end(), name) != taken_.end());
    taken_.push_back(name);
    return name;
}

std::string roman(int number) {
    assert(number >= 1 && number < 40);
    constexpr std::array<std::string_view, 10> kOnes = {"",  "I",  "II",  "III",  "IV",
                                                        "V", "VI", "VII", "VIII", "IX"};
    return std::string(static_cast<std::size_t>(number / 10), 'X') + std::string(kOnes[number % 10]);
}

std::string file_name_of(std::string_view label) {
    std::string name;
    for (const char letter : label) {
        if (letter >= 'A' && letter <= 'Z')
            name += static_cast<char>(letter - 'A' + 'a');
        else
            name += letter == ' ' ? '-' : letter;
    }
    return name;
}

}  // namespace terramorph
