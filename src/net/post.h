#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/digest.h"
#include "base/message.h"
#include "net/broker.h"
#include "net/letter.h"

namespace terramorph {

/// What every line to a broker keeps to; src/web/page/lines.js has the same numbers.
struct LineLimits {
    /// Letters that have come and that nobody has taken ...
    static constexpr std::size_t kMostWaiting = 10000;
    static constexpr std::size_t kMostWaitingBytes = 16 << 20;            ///< ... and all of them together
    static constexpr std::size_t kMostLetterBytes = 40000;                ///< a table and its signature
    static constexpr int kFirstDelaySeconds = 1, kMostDelaySeconds = 30;  ///< between two attempts
    /// Of a delay, more or less by chance: not all whose broker was away come back at the same moment.
    static constexpr double kSpread = 0.3;
    static constexpr int kKeepAliveSeconds = 30;
    /// Until it's said that nobody answers: some networks don't refuse a call for minutes.
    static constexpr int kAnswersInSeconds = 10;
    /// The longest that leaving waits for what was said last to go out.
    static constexpr int kFarewellSeconds = 1;
};

/// A way to a broker. It only carries: what's lost on the way is sent again by whoever wrote it, as soon as
/// the line is there again.
class Post {
  public:
    virtual ~Post() = default;

    /// Sends a letter, or loses it if the line is down.
    virtual void publish(const Letter& letter) = 0;
    /// The letters that have come since the last call.
    virtual std::vector<Letter> take() = 0;
    /// Has the broker send again all that it keeps: in a flood some letters may have been lost.
    virtual void hear_again() = 0;
    /// How often the broker has let me in. When it grows, all that I've said has to be sent again.
    virtual int connections() const = 0;
    virtual bool is_up() const = 0;
    /// Why the line is down, for the player; none while it's up or still being tried for the first time.
    virtual std::optional<Message> trouble() const = 0;
};

/// What a program has for playing with other machines.
class PostOffice {
  public:
    virtual ~PostOffice() = default;

    /// Why nobody can play remotely from here; none if it can be done.
    virtual std::optional<Message> missing() const = 0;
    /// Begins to connect to a broker, to hear these topics; the broker says the last will when the line is
    /// cut, unless it has no topic.
    virtual std::unique_ptr<Post> connect(const Broker& broker, const std::string& client,
                                          const std::string& topics, const Letter& last_will) = 0;
    /// A number that nobody can guess.
    virtual Digest chance() = 0;
    /// The time, in seconds since 1970: matches over days outlast a program.
    virtual std::int64_t now() const = 0;
};

}  // namespace terramorph
