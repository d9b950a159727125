// Rooms on a broker of this machine's own, and the page Friends online.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "app/remote/home_broker.h"
#include "ui/game.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {
namespace {

/// A broker at home that's started as the test says.
struct FakeHomeBroker : HomeBroker {
    std::optional<Message> missing() const override { return lacking; }
    void start(const std::optional<Broker>& other) override { ++starts, again = other; }
    void stop() override { ++stops; }
    std::optional<Result<std::string>> address() override { return told; }

    std::optional<Message> lacking;
    std::optional<Result<std::string>> told;
    std::optional<Broker> again;
    int starts = 0, stops = 0;
};

TEST_F(Remote, HostsByAButtonOnABrokerThatIsStartedHere) {
    RemoteGame& anna = add("ANNA");
    FakeHomeBroker home;
    anna.game.app.use(home);
    look(anna);
    EXPECT_FALSE(anna.game.shows("--host")) << "no command has to be typed";
    anna.game.click_on("host");
    wait(0.5);
    EXPECT_EQ(home.starts, 1);
    EXPECT_FALSE(anna.game.has("lobby")) << "it's starting";
    EXPECT_TRUE(anna.game.shows("Cancel"));
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    wait(0.2);
    ASSERT_TRUE(anna.game.has("lobby"));
    const auto code = home_code(*parse_broker("mqtt://terramorph:77@192.168.1.20:18830"));
    EXPECT_EQ(anna.game.session().remote->room().code(), *code);
}

TEST_F(Remote, GivesUpABrokerThatIsStartingWhereAsked) {
    RemoteGame& anna = add("ANNA");
    FakeHomeBroker home;
    anna.game.app.use(home);
    look(anna);
    for (const bool by_key : {false, true}) {
        anna.game.click_on("host");
        wait(0.1);
        ASSERT_EQ(home.starts, by_key + 1);
        EXPECT_TRUE(anna.game.shows("Starting a game server"));
        by_key ? anna.game.key("escape") : anna.game.click_on("host");
        EXPECT_EQ(home.stops, by_key + 1);
        EXPECT_FALSE(anna.game.shows("Cancel"));
        ASSERT_TRUE(anna.game.has("host")) << "the page stays";
    }
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    wait(0.2);
    EXPECT_FALSE(anna.game.has("lobby")) << "it came too late";
    anna.game.key("escape");
    EXPECT_FALSE(anna.game.has("host"));
}

TEST_F(Remote, GoesBackToAMatchOnTheBrokerThatItHadHere) {
    const std::string address = "mqtt://terramorph:77@192.168.1.20:18831";
    RemoteGame& anna = add("ANNA");
    RemoteGame& ben = add("BEN");
    FakeHomeBroker home;
    home.told = address;
    anna.game.app.use(home);
    anna.game.session().settings.set(Rule::armory, 0);
    host_at_home(anna.game.app);
    wait(0.2);
    join(ben, code_at(anna), "BEN", "");
    start();
    const auto leave = [&] {
        wait(1);
        anna.game.key("escape");
        anna.game.click_on("leave");
        look(anna);
        anna.game.click_on("seat");
    };
    leave();
    ASSERT_TRUE(wait_until([&] { return anna.plays(); }));
    EXPECT_EQ(home.starts, 1) << "it's still running";
    home.told.reset();  // with the program
    leave();
    wait(0.2);
    EXPECT_EQ(home.starts, 2);
    ASSERT_TRUE(home.again);
    EXPECT_EQ(broker_text(*home.again), address) << "as the others know it";
    EXPECT_FALSE(anna.plays());
    home.told = error("It doesn't start.");  // as another window has it already
    ASSERT_TRUE(wait_until([&] { return anna.plays(); }));
    // whoever comes back sees at once what the other may still be watching
    EXPECT_TRUE(wait_until([&] { return anna.game.match().hash() == ben.game.match().hash(); }, 10));
    home.again.reset();
    ben.game.key("escape");
    ben.game.click_on("leave");
    ben.game.app.use(home);
    look(ben);
    go_back(ben);
    EXPECT_EQ(home.starts, 2) << "the room isn't BEN's";
}

TEST_F(Remote, HostsAtOnceWhereTheCommandLineSaysSo) {
    RemoteGame& anna = add("ANNA");
    FakeHomeBroker home;
    home.told = std::string("mqtt://terramorph:77@192.168.1.20:18830");
    anna.game.app.use(home);
    host_at_home(anna.game.app);
    wait(0.2);
    EXPECT_TRUE(anna.game.has("lobby"));
}

TEST_F(Remote, SaysOnTheCardWhyItCannotHostAndWhatToDo) {
    RemoteGame& anna = add("ANNA", 1280, 720);
    FakeHomeBroker home;
    home.lacking = message("Install a broker first.");
    anna.game.app.use(home);
    look(anna);
    EXPECT_TRUE(anna.game.shows("Install a broker first."));
    anna.game.click_on("host");
    EXPECT_EQ(anna.game.text_of("no_broker"), "Install a broker first.");
    EXPECT_EQ(home.starts, 0);
    home.lacking.reset();
    anna.game.click_on("host");
    home.told = error("It doesn't start.");
    wait(0.2);
    EXPECT_EQ(anna.game.text_of("no_home_broker"), "It doesn't start.");
    EXPECT_FALSE(anna.game.has("lobby"));
}

TEST_F(Remote, KeepsTheGameServerUnderAdvancedAndKnowsOnesName) {
    RemoteGame& anna = add("ANNA", 1280, 720);
    FakeHomeBroker home;
    anna.game.app.use(home);
    const std::string name = anna.game.session().settings.players[0].name;
    look(anna);
    EXPECT_TRUE(anna.game.shows_in("name", name)) << anna.game.text_of("name");
    EXPECT_FALSE(anna.game.has("broker"));
    anna.game.click_on("advanced");
    EXPECT_TRUE(anna.game.has("broker"));
    EXPECT_FALSE(anna.game.has("advanced"));
    type(anna, kBroker);
    anna.game.click_on("host");
    wait(0.2);
    EXPECT_TRUE(anna.game.has("lobby"));
    EXPECT_EQ(home.starts, 0) << "it has been told of another";
    anna.game.app.back_to_title();
    look(anna);
    EXPECT_TRUE(anna.game.has("broker")) << "whoever has one sees it";
}

}  // namespace
}  // namespace terramorph
