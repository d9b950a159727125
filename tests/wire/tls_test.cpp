// Brokers beyond one's own network, which are spoken to by TLS, with the certificates that the system trusts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "base/text.h"
#include "support/scratch.h"
#include "wire/mosquitto_broker.h"
#include "wire/mosquitto_post.h"

namespace terramorph {
namespace {

using test::comes_true;
using test::MosquittoBroker;

/// A broker with a certificate, which the system of this program trusts if the test says so.
class TlsBroker : public test::ScratchTest {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        if (std::system("openssl version >/dev/null 2>&1") != 0) GTEST_SKIP() << "openssl isn't installed";
    }
    void TearDown() override { ::unsetenv(kTrusted); }

    /// Makes a certificate for this name, and starts the broker with it.
    void start_as(const std::string& name) {
        const std::string made = concat(
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=",
            name, " -addext subjectAltName=DNS:", name, " -keyout '", path("key.pem"), "' -out '",
            path("certificate.pem"), "' 2>/dev/null && chmod a+r '", path("key.pem"), "' && chmod a+x '",
            path(""), "'");
        ASSERT_EQ(std::system(made.c_str()), 0);
        broker_.start(concat("allow_anonymous true\nuser root\ncertfile ", path("certificate.pem"),
                             "\nkeyfile ", path("key.pem"), "\n"));
    }
    void trust() { ::setenv(kTrusted, path("certificate.pem").c_str(), 1); }
    MosquittoPost post() const {
        return MosquittoPost({"localhost", broker_.port(), true}, "ANNA", "topics/#",
                             {"topics/will", "gone", true});
    }

    static constexpr const char* kTrusted = "SSL_CERT_FILE";  // instead of the system's
    MosquittoBroker broker_;
};

TEST_F(TlsBroker, IsPlayedOverIfTheSystemTrustsIt) {
    start_as("localhost");
    trust();
    MosquittoPost line = post();
    ASSERT_TRUE(comes_true([&] { return line.is_up(); })) << line.trouble()->text();
    line.publish({"topics/here", "a letter", true});
    std::string come;
    EXPECT_TRUE(comes_true([&] {
        for (const Letter& letter : line.take()) come = letter.text;
        return come == "a letter";
    }));
}

TEST_F(TlsBroker, IsNotSpokenToIfNobodyVouchesForIt) {
    start_as("localhost");
    const MosquittoPost line = post();
    ASSERT_TRUE(comes_true([&] { return line.trouble().has_value(); }));
    EXPECT_EQ(line.trouble()->text(),
              concat("localhost:", broker_.port(),
                     " can't prove who it is: it has no certificate that this machine trusts."));
    EXPECT_FALSE(line.is_up());
}

TEST_F(TlsBroker, IsNotSpokenToByAnotherName) {
    start_as("play.example.org");
    trust();
    const MosquittoPost line = post();
    ASSERT_TRUE(comes_true([&] { return line.trouble().has_value(); }));
    EXPECT_NE(line.trouble()->text().find("no certificate that this machine trusts"), std::string::npos);
    EXPECT_FALSE(line.is_up());
}

}  // namespace
}  // namespace terramorph
