// What a real broker keeps, and for how long.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "base/text.h"
#include "wire/mosquitto_broker.h"
#include "wire/mosquitto_post.h"

namespace terramorph {
namespace {

using test::comes_true;
using test::MosquittoBroker;

class KeptLetters : public testing::Test {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        broker_.start();
    }
    MosquittoPost connect(const std::string& client, const Letter& will = {}) {
        return MosquittoPost({"127.0.0.1", broker_.port()}, client, "topics/#", will);
    }
    /// The texts that somebody finds who comes now: all up to the last one, which has to be "last".
    std::set<std::string> found() {
        MosquittoPost reader = connect(concat("READER", ++readers_));
        std::set<std::string> texts;
        EXPECT_TRUE(comes_true([&] {
            for (const Letter& letter : reader.take()) texts.insert(letter.text);
            return texts.contains("last");
        }));
        return texts;
    }

    MosquittoBroker broker_;
    int readers_ = 0;
};

TEST_F(KeptLetters, AreForgottenOnceTheirTimeIsOver) {
    {
        MosquittoPost writer = connect("WRITER", {"topics/will", "will", true, 1});
        ASSERT_TRUE(comes_true([&] { return writer.is_up(); }));
        writer.publish({"topics/a", "for a second", true, 1});
        writer.publish({"topics/b", "for a day", true, 24 * 60 * 60});
        writer.publish({"topics/c", "for good", true});
        writer.publish({"topics/last", "last", true});
    }  // what was said last goes out, the will too
    using Texts = std::set<std::string>;
    EXPECT_TRUE(comes_true([&] { return found() == Texts{"for a day", "for good", "last"}; }));
}

}  // namespace
}  // namespace terramorph
