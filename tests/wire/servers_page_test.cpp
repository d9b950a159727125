// What docs/servers.md tells whoever runs a server.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "base/text.h"
#include "support/scratch.h"
#include "wire/broker_player.h"
#include "wire/mosquitto_broker.h"

namespace terramorph {
namespace {

using test::comes_true;
using test::MosquittoBroker;

/// The page's block of this file.
std::string block_of(const std::string& page, const std::string& file) {
    const std::string begin = concat("```\n# ", file, "\n");
    const auto at = page.find(begin);
    if (at == std::string::npos) return "";
    const auto from = at + begin.size();
    return page.substr(from, page.find("```", from) - from);
}

/// A server as the page has it, but on this machine and without TLS.
class ServersPage : public test::ScratchTest {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        const std::string page = *read_file(test::source_path("docs/servers.md"));
        const std::string rights = block_of(page, "/etc/mosquitto/terramorph_rights");
        ASSERT_NE(rights, "");
        std::ofstream(path("terramorph_rights")) << rights;
        std::string lines;
        const std::string configuration = block_of(page, "/etc/mosquitto/conf.d/terramorph.conf");
        for (const std::string_view line : split(configuration, '\n')) {
            std::string mine(line);
            for (const std::string_view left_out :
                 {"listener", "certfile", "keyfile", "max_packet_size", "persistence"})
                if (line.starts_with(left_out)) mine.clear();
            if (const auto at = mine.find("/etc/mosquitto/"); at != std::string::npos)
                mine.replace(at, std::string_view("/etc/mosquitto").size(), folder());
            lines += mine + "\n";
        }
        ASSERT_NE(lines.find("acl_file"), std::string::npos);
        ASSERT_EQ(std::system(concat("mosquitto_passwd -b -c '", path("terramorph_passwords"),
                                     "' anna secret 2>/dev/null")
                                  .c_str()),
                  0);
        if (::getuid() == 0) lines += "user root\n";
        broker_.start(lines);
    }
    /// A line of this name, which hears all that's written in a room and of a day.
    std::unique_ptr<MosquittoPost> post(const std::string& who, const std::string& password = "secret") {
        return std::make_unique<MosquittoPost>(Broker{"127.0.0.1", broker_.port(), false, "anna", password},
                                               who, "tm/1/#", Letter());
    }

    MosquittoBroker broker_;
};

TEST_F(ServersPage, LetsPlayersInAndNobodyWriteInAnothersName) {
    const auto wrong = post("STRANGER22", "guessed");
    EXPECT_TRUE(comes_true([&] { return wrong->trouble().has_value(); }));
    EXPECT_FALSE(wrong->is_up());
    const auto anna = post("ANNAXK4Q2M");
    ASSERT_TRUE(comes_true([&] { return anna->is_up(); }));
    const std::string room = room_name("K7QX2M9P");
    const std::vector<std::string> allowed = {topic_of(room, "ANNAXK4Q2M", "seat"),
                                              "tm/1/day/2026-11-22/p/BENQ7TTW0C/score"};
    anna->publish({topic_of(room, "BENQ7TTW0C", "seat"), "forged"});
    for (const std::string& topic : allowed) anna->publish({topic, "own"});
    std::vector<std::string> heard;
    EXPECT_TRUE(comes_true([&] {
        for (const Letter& letter : anna->take()) heard.push_back(letter.topic);
        return heard.size() >= allowed.size();
    }));
    EXPECT_EQ(heard, allowed);
}

}  // namespace
}  // namespace terramorph
