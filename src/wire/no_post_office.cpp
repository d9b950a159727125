// Where libsodium or libmosquitto is missing.
#include "wire/post_office.h"

namespace terramorph {

namespace {

class ClosedPostOffice : public PostOffice {
  public:
    std::optional<Message> missing() const override {
        return can_sign() ? message(N_("This copy was built without libmosquitto, which remote play needs."))
                          : message(N_("This copy was built without libsodium, which remote play needs."));
    }
    std::unique_ptr<Post> connect(const Broker&, const std::string&, const std::string&,
                                  const Letter&) override {
        return nullptr;
    }
    Digest chance() override { return {}; }
    std::int64_t now() const override { return 0; }
};

}  // namespace

std::unique_ptr<PostOffice> post_office() { return std::make_unique<ClosedPostOffice>(); }

}  // namespace terramorph
