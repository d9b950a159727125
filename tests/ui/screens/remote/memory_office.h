#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "net/post.h"

namespace terramorph {

/// A broker in memory. While it's dead all lines are down, and it forgets all that it has kept.
class MemoryBroker {
  public:
    class Line;

    void kill() { alive_ = false, shelf_.clear(), ++deaths_; }
    void start() { alive_ = true; }
    /// With what it had kept at some earlier time, as from a database that was last written then.
    void start_with(std::map<std::string, Letter> shelf) { alive_ = true, shelf_ = std::move(shelf); }
    bool alive() const { return alive_; }
    int deaths() const { return deaths_; }
    std::size_t lines() const { return lines_.size(); }

    void publish(const Letter& letter);
    void join(Line& line) { lines_.push_back(&line); }
    void leave(Line& line) { std::erase(lines_, &line); }
    const std::map<std::string, Letter>& shelf() const { return shelf_; }

    /// Whoever calls it while it's dead is neither let in nor refused.
    bool is_silent = false;
    std::int64_t now = 1'800'000'000;  ///< by everybody's clock, in seconds since 1970

  private:
    bool alive_ = true;
    int deaths_ = 0;
    std::map<std::string, Letter> shelf_;
    std::vector<Line*> lines_;
};

class MemoryBroker::Line : public Post {
  public:
    Line(MemoryBroker& broker, Broker where, std::string topics, Letter last_will)
        : broker_(broker), where_(std::move(where)), last_will_(std::move(last_will)) {
        topics_ = topics.substr(0, topics.find('+'));
        broker_.join(*this);
    }
    ~Line() override {
        broker_.leave(*this);
        say_last_will();
    }

    void publish(const Letter& letter) override {
        if (is_up() && !mute_) broker_.publish(letter);
    }
    std::vector<Letter> take() override {
        look();
        return std::exchange(come_, {});
    }
    void hear_again() override { life_ = -1, --connections_; }
    int connections() const override {
        look();
        return connections_;
    }
    bool is_up() const override { return broker_.alive() && !cut_; }
    std::optional<Message> trouble() const override {
        if (is_up() || broker_.is_silent) return std::nullopt;
        return message("The connection to {place} is down.", {{"place", where_.place()}});
    }
    /// What comes meanwhile doesn't come here.
    void lose(bool is) { loses_ = is; }
    void bring(const Letter& letter) {
        if (is_up() && !loses_ && letter.topic.starts_with(topics_)) come_.push_back(letter);
    }
    /// Nothing that's said here comes to anybody.
    void mute() { mute_ = true; }
    /// Only this line is cut, or mended.
    void cut(bool is) {
        cut_ = is;
        if (is) life_ = -1;
        if (is) say_last_will();
    }

  private:
    void say_last_will() {
        if (!last_will_.topic.empty()) broker_.publish(last_will_);
    }
    /// A line that's up anew hears what the broker has kept.
    void look() const {
        if (!is_up() || life_ == broker_.deaths()) return;
        life_ = broker_.deaths();
        ++connections_;
        for (const auto& [topic, letter] : broker_.shelf())
            if (topic.starts_with(topics_)) come_.push_back(letter);
    }

    MemoryBroker& broker_;
    Broker where_;
    std::string topics_;
    Letter last_will_;
    bool cut_ = false, mute_ = false, loses_ = false;
    mutable int life_ = -1, connections_ = 0;  // of the broker's, in which it was last connected
    mutable std::vector<Letter> come_;
};

inline void MemoryBroker::publish(const Letter& letter) {
    if (!alive_) return;
    if (letter.kept && letter.text.empty())
        shelf_.erase(letter.topic);
    else if (letter.kept)
        shelf_[letter.topic] = letter;
    for (Line* const line : lines_) line->bring(letter);
}

/// The program's way to that broker, whatever address it's asked for.
class MemoryOffice : public PostOffice {
  public:
    explicit MemoryOffice(MemoryBroker& broker, std::string name) : broker_(broker), name_(std::move(name)) {}

    std::optional<Message> missing() const override { return missing_; }
    std::unique_ptr<Post> connect(const Broker& broker, const std::string&, const std::string& topics,
                                  const Letter& last_will) override {
        auto line = std::make_unique<MemoryBroker::Line>(broker_, broker, topics, last_will);
        line_ = line.get();
        return line;
    }
    Digest chance() override { return digest(concat(name_, " ", ++drawn_)); }
    std::int64_t now() const override { return broker_.now; }

    /// Of the room that it's in.
    MemoryBroker::Line& line() { return *line_; }
    void miss(Message what) { missing_ = std::move(what); }

  private:
    MemoryBroker& broker_;
    std::string name_;
    int drawn_ = 0;
    MemoryBroker::Line* line_ = nullptr;
    std::optional<Message> missing_;
};

}  // namespace terramorph
