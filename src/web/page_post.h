#pragma once

#include <memory>
#include <string>
#include <vector>

#include "net/post.h"

namespace terramorph {

/// A line by mqtt.js, over WebSockets; see page/lines.js.
class PagePost : public Post {
  public:
    PagePost(Broker broker, const std::string& client, const std::string& topics, const Letter& last_will);
    ~PagePost() override;
    PagePost(const PagePost&) = delete;
    PagePost& operator=(const PagePost&) = delete;

    void publish(const Letter& letter) override;
    std::vector<Letter> take() override;
    void hear_again() override;
    int connections() const override;
    bool is_up() const override;
    std::optional<Message> trouble() const override;

  private:
    Broker broker_;
    int line_;
};

class PagePostOffice : public PostOffice {
  public:
    std::optional<Message> missing() const override { return std::nullopt; }
    std::unique_ptr<Post> connect(const Broker& broker, const std::string& client, const std::string& topics,
                                  const Letter& last_will) override;
    Digest chance() override { return unguessable(); }
    std::int64_t now() const override;
};

}  // namespace terramorph
