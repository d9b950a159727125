#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "net/remote_match.h"
#include "net/seat_file.h"
#include "wire/mosquitto_broker.h"
#include "wire/mosquitto_post.h"

namespace terramorph::test {

/// Somebody who's in a room at the broker without playing, and sends what they like.
class Stranger {
  public:
    Stranger(const std::string& code, int port)
        : room_(room_name(code)), post_(Broker{"127.0.0.1", port}, "STRANGER22", room_topics(room_), {}) {
        EXPECT_TRUE(comes_true([this] { return post_.is_up(); }));
    }

    const std::string& room() const { return room_; }
    void say(const Letter& letter) { post_.publish(letter); }
    /// All pages that have come so far, in order: of a page that has grown each text.
    const std::vector<Letter>& pages() {
        for (Letter& letter : post_.take())
            if (const auto address = parse_topic(letter.topic, room_);
                address && address->what.starts_with(kLogTopic) && !letter.text.empty())
                pages_.push_back({letter.topic, std::move(letter.text), true});
        return pages_;
    }

  private:
    std::string room_;
    std::vector<Letter> pages_;
    MosquittoPost post_;
};

/// A game that was changed: it has a seat's key, and says in its log what it likes.
class ChangedGame {
  public:
    ChangedGame(SeatFile seat, int port) : stranger_(seat.code, port), file_(std::move(seat)) {}

    PlayerId seat() const { return own_seat(file_); }
    Digest mark_of_the_table() const { return mark(file_.table); }
    /// Adds to the log, and sends it.
    void say(const Entry& entry) {
        file_.log.push_back(entry);
        send(file_.log);
    }
    /// The log with another entry in place of its last one.
    std::vector<Entry> log_with_another(const Entry& last) const {
        std::vector<Entry> log = file_.log;
        log.back() = last;
        return log;
    }
    void send(const std::vector<Entry>& log) {
        const auto keep = [](const Entry&) { return Refusal(); };
        RemoteMatch writes(file_.table, stranger_.room(), seat(), KeyPair(file_.secret), keep, keep);
        writes.remember(log);
        for (const Letter& page : writes.take_letters()) stranger_.say(page);
    }

  private:
    Stranger stranger_;
    SeatFile file_;
};

}  // namespace terramorph::test
