#include "platform/storage.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include "support/paths.h"
#include "support/program/faults.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

/// Sets variables of the environment for as long as it lives; "-" unsets one.
class Environment {
  public:
    explicit Environment(const std::map<std::string, std::string>& variables) {
        for (const auto& [name, value] : variables) {
            const char* const now = std::getenv(name.c_str());
            before_.emplace_back(name, now ? std::optional<std::string>(now) : std::nullopt);
            set(name, value == "-" ? std::nullopt : std::optional(value));
        }
    }
    ~Environment() {
        for (const auto& [name, value] : before_) set(name, value);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    static void set(const std::string& name, const std::optional<std::string>& value) {
        value ? setenv(name.c_str(), value->c_str(), 1) : unsetenv(name.c_str());
    }
    std::vector<std::pair<std::string, std::optional<std::string>>> before_;
};

class Folders : public testing::Test {
  protected:
    ~Folders() override { fs::remove_all(home_); }

    std::string home(const std::string& below = "") const { return home_ + below; }
    FolderStorage storage() const { return FolderStorage({home("/settings"), home("/data")}); }

  private:
    std::string home_ = test::scratch_folder();
};

std::string told(const StorageFolders& folders) {
    std::string all;
    for (const Message& complaint : folders.complaints) all += complaint.text() + " ";
    return all;
}

TEST_F(Folders, AreThoseOfTheHomeFolder) {
    const Environment environment({{"HOME", home()}, {"XDG_CONFIG_HOME", "-"}, {"XDG_DATA_HOME", ""}});
    const StorageFolders folders = storage_folders("", "");
    EXPECT_EQ(folders.settings, home("/.config/terramorph"));
    EXPECT_EQ(folders.data, home("/.local/share/terramorph"));
    EXPECT_TRUE(folders.complaints.empty());
    EXPECT_TRUE(fs::is_empty(home())) << "nothing is created before there is something to keep";
}

TEST_F(Folders, AreThoseThatTheSpecificationNames) {
    const Environment environment(
        {{"HOME", "/nonexistent"}, {"XDG_CONFIG_HOME", home("/c")}, {"XDG_DATA_HOME", home("/d")}});
    EXPECT_EQ(storage_folders("", "").settings, home("/c/terramorph"));
    EXPECT_EQ(storage_folders("", "").data, home("/d/terramorph"));
    EXPECT_EQ(storage_folders(home("/mine"), home("/yours")).settings, home("/mine"));
    EXPECT_EQ(storage_folders(home("/mine"), home("/yours")).data, home("/yours"));
}

TEST_F(Folders, WithARelativePathDoNotCount) {
    const Environment environment({{"HOME", home()}, {"XDG_CONFIG_HOME", "c"}, {"XDG_DATA_HOME", "../d"}});
    EXPECT_EQ(storage_folders("", "").settings, home("/.config/terramorph"));
    EXPECT_EQ(storage_folders("", "").data, home("/.local/share/terramorph"));
}

TEST_F(Folders, WithoutAHomeAreInMemoryAndOneSentenceSaysSo) {
    for (const char* odd : {"-", "", "relative/home"}) {
        const Environment environment({{"HOME", odd}, {"XDG_CONFIG_HOME", "-"}, {"XDG_DATA_HOME", "-"}});
        const StorageFolders folders = storage_folders("", "");
        EXPECT_EQ(folders.settings + folders.data, "");
        EXPECT_NE(told(folders).find("no home folder"), std::string::npos) << told(folders);
        FolderStorage storage(folders);
        EXPECT_FALSE(storage.save("settings.toml", "a"));
        EXPECT_FALSE(storage.save("match.tmrec", "b"));
        EXPECT_EQ(storage.load("settings.toml").value(), "a");
        EXPECT_EQ(storage.load("match.tmrec").value(), "b");
        EXPECT_NE(storage.place("match.tmrec").find("memory"), std::string::npos);
    }
    EXPECT_FALSE(fs::exists("settings.toml"));
    EXPECT_FALSE(fs::exists("relative"));
}

TEST_F(Folders, ThatCannotBeWrittenAreInMemoryAndOneSentenceNamesThem) {
    std::ofstream(home("/file")) << "no folder";
    const Environment environment(
        {{"HOME", home("/file")}, {"XDG_CONFIG_HOME", "-"}, {"XDG_DATA_HOME", home()}});
    const StorageFolders folders = storage_folders("", "");
    EXPECT_EQ(folders.settings, "");
    EXPECT_EQ(folders.data, home("/terramorph"));
    EXPECT_NE(told(folders).find(home("/file/.config/terramorph")), std::string::npos) << told(folders);
    EXPECT_EQ(told(folders).find("matches"), std::string::npos) << told(folders);
}

TEST_F(Folders, KeepSettingsApartFromMatches) {
    FolderStorage storage = this->storage();
    EXPECT_FALSE(storage.save("settings.toml", "a"));
    EXPECT_FALSE(storage.save("match.tmrec", "b"));
    EXPECT_TRUE(fs::exists(home("/settings/settings.toml")));
    EXPECT_TRUE(fs::exists(home("/data/match.tmrec")));
    EXPECT_EQ(storage.place("settings.toml"), home("/settings/settings.toml"));
    EXPECT_EQ(this->storage().load("match.tmrec").value(), "b");
    storage.remove("match.tmrec");
    EXPECT_EQ(storage.load("match.tmrec").value(), "");
    EXPECT_FALSE(fs::exists(home("/data/match.tmrec")));
}

TEST_F(Folders, AreMadeForTheirOwnerOnlyAndElseStayAsTheyAre) {
    fs::create_directories(home("/data"));
    fs::permissions(home("/data"), fs::perms(0755));
    FolderStorage storage = this->storage();
    EXPECT_FALSE(storage.save("remote.toml", "broker = \"mqtts://me:secret@example.org\""));
    EXPECT_FALSE(storage.save("match.tmrec", "b"));
    EXPECT_EQ(fs::status(home("/settings")).permissions(), fs::perms(0700));
    EXPECT_EQ(fs::status(home("/data")).permissions(), fs::perms(0755));
}

TEST_F(Folders, KeepFilesThatOnlyTheirOwnerReads) {
    fs::create_directories(home("/settings"));
    std::ofstream(home("/settings/remote.toml")) << "# of an earlier version, which everybody could read\n";
    FolderStorage storage = this->storage();
    EXPECT_FALSE(storage.save("remote.toml", "broker = \"mqtts://me:secret@example.org\""));
    auto seat = storage.begin_log("K7QX2M9P-ANNAXK4Q2M.tmseat", "secret\n");
    ASSERT_TRUE(seat);
    EXPECT_FALSE((*seat)->append("log\n", true));
    EXPECT_EQ(fs::status(home("/settings/remote.toml")).permissions(), fs::perms(0600));
    EXPECT_EQ(fs::status(home("/data/K7QX2M9P-ANNAXK4Q2M.tmseat")).permissions(), fs::perms(0600));
}

TEST_F(Folders, HaveNothingUntilItIsKept) {
    FolderStorage storage = this->storage();
    EXPECT_EQ(storage.load("settings.toml").value(), "");
    EXPECT_TRUE(storage.names(".tmrec").empty());
    storage.remove("settings.toml");
    storage.set_aside("settings.toml");
    EXPECT_TRUE(fs::is_empty(home()));
}

TEST_F(Folders, SetADamagedFileAside) {
    FolderStorage storage = this->storage();
    EXPECT_FALSE(storage.save("settings.toml", "damaged"));
    EXPECT_EQ(storage.set_aside("settings.toml"), "settings.toml.bad");
    EXPECT_EQ(storage.load("settings.toml").value(), "");
    EXPECT_EQ(storage.load("settings.toml.bad").value(), "damaged");
    EXPECT_TRUE(fs::exists(home("/settings/settings.toml.bad")));

    FolderStorage memory({"", ""});
    EXPECT_FALSE(memory.save("settings.toml", "damaged"));
    memory.set_aside("settings.toml");
    EXPECT_EQ(memory.load("settings.toml").value(), "");
    EXPECT_EQ(memory.load("settings.toml.bad").value(), "damaged");
}

TEST_F(Folders, SetAsideEachDamagedFileUnderANameOfItsOwn) {
    FolderStorage on_disk = storage();
    FolderStorage memory({"", ""});
    for (FolderStorage* storage : {&on_disk, &memory})
        for (const char* aside : {"match.tmrec.bad", "match.tmrec.bad2", "match.tmrec.bad3"}) {
            EXPECT_FALSE(storage->save("match.tmrec", aside));
            EXPECT_EQ(storage->set_aside("match.tmrec"), aside);
        }
    for (FolderStorage* storage : {&on_disk, &memory})
        for (const char* aside : {"match.tmrec.bad", "match.tmrec.bad2", "match.tmrec.bad3"})
            EXPECT_EQ(storage->load(aside).value(), aside);
}

TEST_F(Folders, NameWhatTheyKeepNewestFirst) {
    FolderStorage on_disk = storage();
    FolderStorage memory({"", ""});
    for (FolderStorage* storage : {&on_disk, &memory})
        for (const char* name : {"b.tmrec", "c.tmrec", "a.tmrec", "b.tmrec", "d.png"})
            EXPECT_FALSE(storage->save(name, "x"));
    const auto now = fs::file_time_type::clock::now();
    int age = 0;
    for (const char* name : {"b.tmrec", "a.tmrec", "c.tmrec"})
        fs::last_write_time(home("/data/") + name, now - std::chrono::hours(++age));
    fs::create_directory(home("/data/folder.tmrec"));
    const std::vector<std::string> expected = {"b.tmrec", "a.tmrec", "c.tmrec"};
    EXPECT_EQ(on_disk.names(".tmrec"), expected);
    EXPECT_EQ(memory.names(".tmrec"), expected);
}

TEST_F(Folders, AreClearedOfWhatAKilledGameLeftBehind) {
    EXPECT_FALSE(storage().save("match.tmrec", "x"));
    for (const char* name : {"match.tmrec.77-0.tmp", "match.tmrec.78-0.tmp", "old.tmrec"})
        std::ofstream(home("/data/") + name) << "half a ma";
    const auto yesterday = fs::file_time_type::clock::now() - std::chrono::hours(24);
    fs::last_write_time(home("/data/match.tmrec.77-0.tmp"), yesterday);
    fs::last_write_time(home("/data/old.tmrec"), yesterday);
    storage();
    EXPECT_FALSE(fs::exists(home("/data/match.tmrec.77-0.tmp")));
    EXPECT_TRUE(fs::exists(home("/data/match.tmrec.78-0.tmp"))) << "another game may be writing it just now";
    EXPECT_TRUE(fs::exists(home("/data/old.tmrec")));
    EXPECT_TRUE(fs::exists(home("/data/match.tmrec")));
}

TEST_F(Folders, RefuseNamesThatLeadElsewhere) {
    FolderStorage storage = this->storage();
    std::ofstream(home("/outside.toml")) << "not ours";
    const std::vector<std::string> names = {"",
                                            ".",
                                            "..",
                                            "../outside.toml",
                                            "/etc/passwd",
                                            "a/b.toml",
                                            ".hidden",
                                            std::string("a\0b", 3),
                                            std::string(201, 'a')};
    for (const std::string& name : names) {
        EXPECT_FALSE(storage.load(name)) << name;
        ASSERT_TRUE(storage.save(name, "x")) << name;
        EXPECT_NE(storage.save(name, "x")->text().find("isn't allowed as a file name"), std::string::npos);
        storage.remove(name);
        storage.set_aside(name);
    }
    EXPECT_TRUE(fs::exists(home("/outside.toml")));
    EXPECT_EQ(std::distance(fs::directory_iterator(home()), {}), 1);
}

TEST_F(Folders, SayWhichFileCannotBeReadOrKept) {
    FolderStorage storage = this->storage();
    fs::create_directories(home("/settings/settings.toml"));
    const auto loaded = storage.load("settings.toml");
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.error().text().find(home("/settings/settings.toml")), std::string::npos);
    ASSERT_TRUE(storage.save("settings.toml", "x"));
    EXPECT_NE(storage.save("settings.toml", "x")->text().find(home("/settings/settings.toml")),
              std::string::npos);

    std::ofstream(home("/data")) << "a file where the folder should be";
    ASSERT_TRUE(storage.save("match.tmrec", "x"));
    EXPECT_NE(storage.save("match.tmrec", "x")->text().find(home("/data")), std::string::npos);
}

TEST_F(Folders, KeepTheOldOrTheNewWhicheverCallFails) {
    FolderStorage storage = this->storage();
    int refused = 0;
    for (int nth = 1;; ++nth) {
        ASSERT_LT(nth, 100);
        ASSERT_FALSE(storage.save("settings.toml", "the old settings"));
        Refusal refusal;
        bool happened = false;
        {
            const test::Fault fault(nth, ENOSPC);
            refusal = storage.save("settings.toml", "some new settings");
            happened = fault.happened();
        }
        refused += refusal ? 1 : 0;
        EXPECT_EQ(storage.load("settings.toml").value(), refusal ? "the old settings" : "some new settings")
            << nth;
        EXPECT_EQ(std::distance(fs::directory_iterator(home("/settings")), {}), 1) << nth;
        if (!happened) break;
    }
    EXPECT_GT(refused, 8);
}

}  // namespace
}  // namespace terramorph
