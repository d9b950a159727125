#include "app/language/plural.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxSteps = 200;
constexpr int kMaxDepth = 20;  // brackets within brackets

}  // namespace

/// Reads a rule by recursive descent, one operator precedence level after the other.
class PluralReader {
  public:
    explicit PluralReader(std::string_view text) : rest_(text) {}

    Result<PluralRule> read() {
        rule_.steps_.clear();
        if (!take("nplurals") || !take("=")) return mistake(message("it must begin with \"nplurals=\""));
        const std::optional<std::uint64_t> forms = take_number();
        if (!forms || *forms < 1 || *forms > PluralRule::kMaxForms)
            return mistake(message("nplurals must be 1 to {most}", {{"most", PluralRule::kMaxForms}}));
        rule_.forms_ = static_cast<std::size_t>(*forms);
        if (!take(";") || !take("plural") || !take("=")) return mistake(message("\"plural=\" must follow"));
        if (!choice()) return mistake(message("can't read its expression"));
        take(";");
        rest_ = trimmed(rest_);
        if (!rest_.empty())
            return mistake(message("unexpected \"{text}\" at the end", {{"text", sanitized(rest_, 20)}}));
        return rule_;
    }

  private:
    using Operation = PluralRule::Operation;
    using Place = std::optional<std::size_t>;  // index of a step; none after a mistake
    struct Sign {
        std::string_view letters;
        Operation operation;
    };
    using Level = std::vector<Sign>;

    static const std::array<Level, 6>& levels() {
        static const std::array<Level, 6> levels = {
            {{{"||", Operation::either}},
             {{"&&", Operation::both}},
             {{"==", Operation::equal}, {"!=", Operation::unequal}},
             {{"<=", Operation::at_most},
              {">=", Operation::at_least},
              {"<", Operation::less},
              {">", Operation::more}},
             {{"+", Operation::plus}, {"-", Operation::minus}},
             {{"*", Operation::times}, {"/", Operation::divided}, {"%", Operation::rest}}}};
        return levels;
    }

    static Error mistake(const Message& problem) {
        return error("plural rule: {problem}", {{"problem", problem}});
    }

    bool take(std::string_view letters) {
        rest_ = trimmed(rest_);
        if (!rest_.starts_with(letters)) return false;
        rest_.remove_prefix(letters.size());
        return true;
    }

    std::optional<std::uint64_t> take_number() {
        rest_ = trimmed(rest_);
        const std::size_t size = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        const auto number = to_integer(rest_.substr(0, size));
        rest_.remove_prefix(size);
        return number ? std::optional<std::uint64_t>(*number) : std::nullopt;
    }

    Place add(PluralRule::Step step) {
        if (rule_.steps_.size() == kMaxSteps) return std::nullopt;
        rule_.steps_.push_back(step);
        return rule_.steps_.size() - 1;
    }

    /// "a ? b : c"
    Place choice() {
        if (depth_ == kMaxDepth) return std::nullopt;
        ++depth_;
        Place place = binary(0);
        if (place && take("?")) {
            const Place second = choice();
            const Place third = second && take(":") ? choice() : std::nullopt;
            place = third ? add({Operation::choice, 0, *place, *second, *third}) : std::nullopt;
        }
        --depth_;
        return place;
    }

    const Sign* take_sign(std::size_t level) {
        for (const Sign& sign : levels()[level])
            if (take(sign.letters)) return &sign;
        return nullptr;
    }

    Place binary(std::size_t level) {
        if (level == levels().size()) return unary();
        Place first = binary(level + 1);
        while (first) {
            const Sign* const sign = take_sign(level);
            if (!sign) return first;
            const Place second = binary(level + 1);
            first = second ? add({sign->operation, 0, *first, *second}) : std::nullopt;
        }
        return std::nullopt;
    }

    Place unary() {
        bool negated = false;
        while (take("!")) negated = !negated;
        const Place place = plain();
        return place && negated ? add({Operation::without, 0, *place}) : place;
    }

    Place plain() {
        if (take("n")) return add({Operation::count});
        if (take("(")) {
            const Place inside = choice();
            return inside && take(")") ? inside : std::nullopt;
        }
        const auto number = take_number();
        return number ? add({Operation::number, *number}) : std::nullopt;
    }

    std::string_view rest_;
    PluralRule rule_;
    int depth_ = 0;
};

PluralRule::PluralRule()
    : steps_{{Operation::count}, {Operation::number, 1}, {Operation::unequal, 0, 0, 1}} {}

std::uint64_t PluralRule::value(const Step& step, const std::vector<std::uint64_t>& values,
                                std::uint64_t count) const {
    const auto at = [&](std::size_t place) { return place < values.size() ? values[place] : 0; };
    const std::uint64_t a = at(step.first), b = at(step.second);
    switch (step.operation) {
        case Operation::number:
            return step.number;
        case Operation::count:
            return count;
        case Operation::either:
            return a || b;
        case Operation::both:
            return a && b;
        case Operation::equal:
            return a == b;
        case Operation::unequal:
            return a != b;
        case Operation::less:
            return a < b;
        case Operation::more:
            return a > b;
        case Operation::at_most:
            return a <= b;
        case Operation::at_least:
            return a >= b;
        case Operation::plus:
            return a + b;
        case Operation::minus:
            return a - b;
        case Operation::times:
            return a * b;
        case Operation::divided:
            return b == 0 ? 0 : a / b;
        case Operation::rest:
            return b == 0 ? 0 : a % b;
        case Operation::without:
            return !a;
        case Operation::choice:
            return a ? b : at(step.third);
    }
    return 0;
}

std::size_t PluralRule::form(std::uint64_t count) const {
    std::vector<std::uint64_t> values;
    values.reserve(steps_.size());
    for (const Step& step : steps_) values.push_back(value(step, values, count));
    return static_cast<std::size_t>(std::min<std::uint64_t>(values.back(), forms_ - 1));
}

Result<PluralRule> parse_plural_rule(std::string_view text) { return PluralReader(text).read(); }

}  // namespace terramorph
