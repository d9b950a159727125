#pragma once

#include <memory>
#include <string>

#include "net/post.h"

namespace terramorph {

/// Where a broker is, and who I am there.
struct Broker {
    std::string host;
    int port = 1883;
    bool tls = false;  ///< by the certificates of the system
    std::string user = {}, password = {};

    std::string place() const;  ///< "play.example.org:1883"
};

/// A post by libmosquitto: MQTT 5 (OASIS, 2019), or 3.1.1 where the broker doesn't know that. It connects by
/// itself, and again whenever the line is cut.
class MosquittoPost : public Post {
  public:
    /// `topics` is what to hear; the broker says the last will when this line is cut.
    MosquittoPost(Broker broker, const std::string& client, std::string topics, Letter last_will);
    ~MosquittoPost() override;

    void publish(const Letter& letter) override;
    std::vector<Letter> take() override;
    int connections() const override;
    bool is_up() const override;
    std::optional<Message> trouble() const override;

  private:
    struct Line;
    std::unique_ptr<Line> line_;
};

}  // namespace terramorph
