#include "app/board/day_board.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/session.h"
#include "support/no_storage.h"

namespace terramorph {
namespace {

/// More comes in each frame than is heard in one.
class FloodedOffice : public PostOffice {
  public:
    std::optional<Message> missing() const override { return std::nullopt; }
    std::unique_ptr<Post> connect(const Broker&, const std::string&, const std::string&,
                                  const Letter&) override {
        return std::make_unique<Line>(taken);
    }
    Digest chance() override { return digest("chance"); }
    std::int64_t now() const override { return 1'800'000'000; }

    int taken = 0;  // times

  private:
    class Line : public Post {
      public:
        explicit Line(int& taken) : taken_(taken) {}
        void publish(const Letter&) override {}
        std::vector<Letter> take() override {
            ++taken_;
            return std::vector<Letter>(1000, Letter{"tm/1/day/2026-11-22/p/STRANGER22/rec", "rubbish"});
        }
        void hear_again() override {}
        int connections() const override { return 1; }
        bool is_up() const override { return true; }
        std::optional<Message> trouble() const override { return std::nullopt; }

      private:
        int& taken_;
    };
};

/// What it had taken and not heard yet would grow without an end.
TEST(DayBoards, TakeNoMoreFromTheLineThanTheyHear) {
    test::NoStorage storage;
    FloodedOffice office;
    Session session(storage, "2026-11-22", [](std::string_view, std::string_view) {});
    session.office = &office;
    DayBoard board(session, "localhost");
    for (int frame = 0; frame < 100; ++frame) board.advance(1.0 / 60);
    EXPECT_LT(office.taken, 10);
}

}  // namespace
}  // namespace terramorph
