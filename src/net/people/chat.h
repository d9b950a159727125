#pragma once

#include <compare>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/digest.h"
#include "base/result.h"
#include "net/letter.h"

namespace terramorph {

constexpr std::string_view kChatTopic = "chat";
constexpr int kMaxChatLetters = 120;
constexpr std::size_t kMaxChatBytes = 640;  ///< with its signature

/// What can be said without typing, in every language.
constexpr int kChatPhrases = 6;

/// What somebody in a room says: one of the phrases, or words of their own.
struct Saying {
    std::optional<int> phrase = {};
    std::string words = {};

    friend bool operator==(const Saying&, const Saying&) = default;
};
/// Which one it is of all that somebody has said in a room: the start of their program, and its number since.
/// Whatever isn't greater than the last one was said before, and somebody has sent it again.
struct SayingNumber {
    int start = 1, count = 0;

    friend auto operator<=>(const SayingNumber&, const SayingNumber&) = default;
};
/// The letter's text, signed.
std::string saying_text(const Saying& saying, SayingNumber number, std::string_view room,
                        const KeyPair& keys);

/// The talk in a room: how much of it is sent and heard, and whom one doesn't want to hear. Nothing of it is
/// kept.
class Chat {
  public:
    static constexpr double kBetween = 2;          ///< seconds between two
    static constexpr double kWithin = 30;          ///< seconds
    static constexpr std::size_t kMostWithin = 5;  ///< in these

    /// Why this can't be said now; if it can, the letter waits to be sent. `start` is the number of the
    /// program's: see Start.
    Refusal say(const Saying& saying, int start, std::string_view room, const KeyPair& keys);
    /// A letter of this writer, who has this key. What's damaged, forged or too much is left out. True if
    /// it's theirs.
    bool take(std::string_view text, const std::string& who, const PublicKey& key, std::string_view room);
    void advance(double seconds);

    /// Whether what this writer says is left out.
    bool is_muted(const std::string& who) const { return muted_.contains(who); }
    void mute(const std::string& who, bool muted);

    std::vector<Letter> take_letters() { return std::exchange(letters_, {}); }
    struct Heard {
        std::string who;
        Saying saying;
    };
    /// What others and oneself have said since the last call.
    std::vector<Heard> take_heard() { return std::exchange(heard_, {}); }

  private:
    using Moments = std::deque<double>;  // the last ones in which somebody has spoken
    bool may_speak(const Moments& moments) const;
    void note(Moments& moments) const;

    struct Speaker {
        Moments moments = {};
        SayingNumber last = {0, 0};
    };
    double now_ = 0;
    int said_ = 0;
    Moments mine_;
    std::map<std::string, Speaker, std::less<>> others_;
    std::set<std::string, std::less<>> muted_;
    std::vector<Letter> letters_;
    std::vector<Heard> heard_;
};

}  // namespace terramorph
