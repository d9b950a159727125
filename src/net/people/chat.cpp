#include "net/people/chat.h"

#include "base/text.h"
#include "net/people/start.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMostHeard = 20;  // that wait to be shown
constexpr int kMostSaid = 1000000;

std::string purpose(std::string_view room) { return concat("tm1 chat ", room); }

/// "phrase 2" or "says Well done!"
std::string line_of(const Saying& saying) {
    return saying.phrase ? concat("phrase ", *saying.phrase) : concat("says ", saying.words);
}

/// As it may be shown: without what steers a terminal or turns lines, and without blanks at its ends.
std::string shown(std::string_view words) { return std::string(trimmed(sanitized(words, kMaxChatLetters))); }

struct Said {
    SayingNumber number;
    Saying saying;
};

std::string text_of(const SayingNumber& number, const Saying& saying) {
    return concat(number.start, " ", number.count, " ", line_of(saying));
}

std::optional<Said> parse_line(std::string_view line) {
    const std::string_view all = line;
    const auto start = to_integer(take_until(' ', line), 1, Start::kMost);
    const auto count = to_integer(take_until(' ', line), 1, kMostSaid);
    const std::string_view kind = take_until(' ', line);
    if (!start || !count) return std::nullopt;
    const SayingNumber number = {*start, *count};
    Saying saying;
    if (kind == "phrase") saying.phrase = to_integer(line, 0, kChatPhrases - 1);
    if (kind == "says" && !line.empty() && shown(line) == line) saying.words = line;
    const bool is_right = saying != Saying{} && text_of(number, saying) == all;
    return is_right ? std::optional(Said{number, saying}) : std::nullopt;
}

}  // namespace

std::string saying_text(const Saying& saying, SayingNumber number, std::string_view room,
                        const KeyPair& keys) {
    return signed_text(concat(text_of(number, saying), "\n"), purpose(room), keys);
}

bool Chat::may_speak(const Moments& moments) const {
    if (moments.empty()) return true;
    if (now_ - moments.back() < kBetween) return false;
    return moments.size() < kMostWithin || now_ - moments.front() >= kWithin;
}

void Chat::note(Moments& moments) const {
    moments.push_back(now_);
    if (moments.size() > kMostWithin) moments.pop_front();
}

Refusal Chat::say(const Saying& saying, int start, std::string_view room, const KeyPair& keys) {
    const Saying said = {saying.phrase, saying.phrase ? "" : shown(saying.words)};
    if (said == Saying{}) return error("there's nothing to say");
    if (!may_speak(mine_)) return error("give the others a moment to answer");
    note(mine_);
    letters_.push_back({topic_of(room, who_of(keys.public_key()), kChatTopic),
                        saying_text(said, {start, ++said_}, room, keys), false});
    heard_.push_back({who_of(keys.public_key()), said});
    return std::nullopt;
}

bool Chat::take(std::string_view text, const std::string& who, const PublicKey& key, std::string_view room) {
    if (text.size() > kMaxChatBytes || muted_.contains(who)) return false;
    if (!others_.contains(who) && others_.size() >= kMaxWriters) return false;
    const auto said = parse_signed(text);
    if (!said || !said->lines.ends_with('\n')) return false;
    const auto line = parse_line(said->lines.substr(0, said->lines.size() - 1));
    if (!line || !said->is_by(key, purpose(room))) return false;
    Speaker& speaker = others_[who];
    if (line->number <= speaker.last) return true;
    speaker.last = line->number;
    if (!may_speak(speaker.moments)) return true;
    note(speaker.moments);
    if (heard_.size() < kMostHeard) heard_.push_back({who, line->saying});
    return true;
}

void Chat::advance(double seconds) { now_ += seconds; }

void Chat::mute(const std::string& who, bool muted) {
    if (muted && muted_.size() < kMaxWriters)
        muted_.insert(who);
    else
        muted_.erase(who);
}

}  // namespace terramorph
