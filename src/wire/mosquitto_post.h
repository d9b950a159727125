#pragma once

#include <memory>
#include <string>

#include "net/broker.h"
#include "net/post.h"

namespace terramorph {

/// A post by libmosquitto: MQTT 5 (OASIS, 2019), or 3.1.1 where the broker doesn't know that. It connects by
/// itself, and again whenever the line is cut.
class MosquittoPost : public Post {
  public:
    /// `topics` is what to hear; the broker says the last will when this line is cut, unless it has no topic.
    MosquittoPost(Broker broker, const std::string& client, std::string topics, Letter last_will);
    /// Sends what was said last, for which it waits a second at most. It doesn't wait for a line that's being
    /// tried.
    ~MosquittoPost() override;

    void publish(const Letter& letter) override;
    std::vector<Letter> take() override;
    void hear_again() override;
    int connections() const override;
    bool is_up() const override;
    std::optional<Message> trouble() const override;

  private:
    struct Line;
    std::shared_ptr<Line> line_;  // with its thread
};

}  // namespace terramorph
