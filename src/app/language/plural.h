#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// The plural rule of a language, from a catalogue's header, as an expression of C: "nplurals=2; plural=(n !=
/// 1);". (Source: the GNU gettext manual, "Additional functions for plural forms".)
class PluralRule {
  public:
    static constexpr std::size_t kMaxForms = 6;

    /// The English rule: singular and plural.
    PluralRule();

    std::size_t forms() const { return forms_; }
    /// 0 .. forms() - 1, whatever the count.
    std::size_t form(std::uint64_t count) const;

  private:
    friend class PluralReader;
    enum class Operation {
        number,
        count,
        either,
        both,
        equal,
        unequal,
        less,
        more,
        at_most,
        at_least,
        plus,
        minus,
        times,
        divided,
        rest,
        without,
        choice
    };
    /// A step of the expression; its operands are earlier steps.
    struct Step {
        Operation operation;
        std::uint64_t number = 0;
        std::size_t first = 0, second = 0, third = 0;
    };

    std::uint64_t value(const Step& step, const std::vector<std::uint64_t>& values,
                        std::uint64_t count) const;

    std::size_t forms_ = 2;
    std::vector<Step> steps_;
};

/// The error doesn't name the file.
Result<PluralRule> parse_plural_rule(std::string_view text);

}  // namespace terramorph
