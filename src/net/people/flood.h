#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"

namespace terramorph {

/// How much somebody may send, on average over half a minute: whoever connects again sends, or is sent, a
/// whole log at once.
class Allowance {
  public:
    static constexpr double kLetters = 20, kBytes = 64 * 1024;  ///< in a second
    static constexpr double kSeconds = 30;

    /// This share of what anybody may send, on average over so many seconds.
    explicit Allowance(double share = 1, double seconds = kSeconds) : share_(share), seconds_(seconds) {}
    void advance(double seconds);
    /// True if a letter of so many bytes is still allowed, which it then uses up.
    bool take(std::size_t bytes);
    /// True once all that was used up has come back.
    bool is_unused() const { return letters_ == 0 && bytes_ == 0; }

  private:
    double share_, seconds_;
    double letters_ = 0, bytes_ = 0;  // used up
};

/// Who sends too much in a room. Where a broker lets anybody write anywhere, a topic's name proves nothing of
/// a letter's writer: only what they have signed, and what nobody has sent before, is surely theirs. Whoever
/// sends too much of that isn't heard any more. Of all else some is heard in each name, and the rest is left
/// out, until there's less of it again.
class Flood {
  public:
    /// How much is heard in the name of somebody who's known: the more it is, the likelier their own letters
    /// are among it, and the longer everybody else's wait.
    static constexpr double kShareInAName = 20, kSecondsInAName = 2;

    /// True if a letter in this name may be heard. However many strangers write, those who are known each
    /// have an allowance of their own.
    bool hears(const std::string& who, std::size_t bytes, bool is_known);
    /// A letter that was heard has this writer's signature.
    void note_signed(const std::string& who, std::string_view text);
    void advance(double seconds);

    struct News {
        std::string who;       ///< empty: strangers
        bool is_sure = false;  ///< it's them, and they aren't heard any more
    };
    /// Who has begun to send too much since the last call, or others in their name; each once.
    std::vector<News> take_news();

  private:
    static constexpr std::size_t kMostTexts = 10'000;  // of a writer; a match has fewer

    struct Writer {
        Allowance allowance;
        std::set<Digest> texts;  // digests of what they have signed: anybody can send it again
    };
    std::map<std::string, Allowance> names_;  // those under which something has just come; empty: all others
    std::map<std::string, Writer> writers_;
    std::set<std::string> unheard_, crowded_;
    std::vector<News> news_;
};

}  // namespace terramorph
