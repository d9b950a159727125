#include <chrono>

#include "wire/mosquitto_post.h"
#include "wire/post_office.h"

namespace terramorph {

namespace {

class MosquittoPostOffice : public PostOffice {
  public:
    std::optional<Message> missing() const override { return std::nullopt; }
    std::unique_ptr<Post> connect(const Broker& broker, const std::string& client, const std::string& topics,
                                  const Letter& last_will) override {
        return std::make_unique<MosquittoPost>(broker, client, topics, last_will);
    }
    Digest chance() override { return unguessable(); }
    std::int64_t now() const override {
        return std::chrono::duration_cast<std::chrono::seconds>(
                   std::chrono::system_clock::now().time_since_epoch())
            .count();
    }
};

}  // namespace

std::unique_ptr<PostOffice> post_office() { return std::make_unique<MosquittoPostOffice>(); }

}  // namespace terramorph
