#include "base/files/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "support/program/faults.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class File : public test::ScratchTest {
  protected:
    std::ptrdiff_t files() const { return std::distance(fs::directory_iterator(folder()), {}); }
};

TEST_F(File, IsReadAsItWasWritten) {
    const std::string content("a line\n\0\xff and more\r\n", 20);
    EXPECT_FALSE(write_file(path("a"), content));
    EXPECT_EQ(read_file(path("a")).value(), content);
    EXPECT_EQ(files(), 1);
}

TEST_F(File, IsReplacedByAShorterOne) {
    EXPECT_FALSE(write_file(path("a"), std::string(100'000, 'x')));
    EXPECT_FALSE(write_file(path("a"), ""));
    EXPECT_EQ(read_file(path("a")).value(), "");
}

TEST_F(File, BehindALinkIsReplacedAndTheLinkStays) {
    fs::create_directory(path("dotfiles"));
    fs::create_directory(path("settings"));
    fs::create_symlink("../dotfiles/a", path("settings/a"));
    fs::create_symlink(path("settings/a"), path("b"));
    for (const char* content : {"first, when it leads nowhere yet", "second"}) {
        EXPECT_FALSE(write_file(path("b"), content));
        EXPECT_TRUE(fs::is_symlink(path("b")));
        EXPECT_TRUE(fs::is_symlink(path("settings/a")));
        EXPECT_FALSE(fs::is_symlink(path("dotfiles/a")));
        EXPECT_EQ(read_file(path("dotfiles/a")).value(), content);
    }
}

TEST_F(File, BehindALinkToItselfIsNeverLookedForInACircle) {
    fs::create_symlink("a", path("a"));
    EXPECT_FALSE(write_file(path("a"), "content"));
    EXPECT_EQ(read_file(path("a")).value(), "content");
}

TEST_F(File, IsNotReadPastItsLimit) {
    EXPECT_FALSE(write_file(path("a"), "12345"));
    EXPECT_EQ(read_file(path("a"), 5).value(), "12345");
    const auto refused = read_file(path("a"), 4);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find(path("a")), std::string::npos);
    EXPECT_NE(refused.error().text().find("too large"), std::string::npos);
}

TEST_F(File, ThatIsMissingIsNamed) {
    const auto refused = read_file(path("nowhere"));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error().text().find(path("nowhere")), std::string::npos);
    EXPECT_FALSE(read_file(""));
}

TEST_F(File, ThatIsNoRegularFileIsRefusedWithoutWaiting) {
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    for (const std::string& odd : {path("pipe"), path(""), std::string("/dev/zero")}) {
        const auto refused = read_file(odd);
        ASSERT_FALSE(refused) << odd;
        EXPECT_NE(refused.error().text().find("isn't a regular file"), std::string::npos)
            << refused.error().text();
        ASSERT_TRUE(write_file(odd, "x")) << odd;
        EXPECT_EQ(write_file(odd, "x")->text().find(odd), 0u);
    }
    EXPECT_TRUE(fs::is_fifo(path("pipe")));
}

TEST_F(File, InAFolderThatIsMissingIsNotWritten) {
    const auto refusal = write_file(path("no/such/a"), "x");
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->text().find(path("no/such/a")), std::string::npos);
    EXPECT_EQ(files(), 0);
}

TEST_F(File, IsOldOrNewButNeverBrokenWhicheverCallFails) {
    const std::string before = "what was there before";
    const std::string after = "something quite different, and longer";
    int faults = 0;
    for (const int error_number : {ENOSPC, EIO, EDQUOT}) {
        for (int nth = 1;; ++nth) {
            ASSERT_LT(nth, 100) << "the write never ends";
            ASSERT_FALSE(write_file(path("a"), before));
            Refusal refusal;
            bool happened = false;
            {
                const test::Fault fault(nth, error_number);
                refusal = write_file(path("a"), after);
                happened = fault.happened();
            }
            EXPECT_EQ(read_file(path("a")).value(), refusal ? before : after) << "call " << nth;
            EXPECT_EQ(files(), 1) << "call " << nth;
            if (!happened) break;
            ++faults;
        }
    }
    EXPECT_GT(faults, 3 * 15);
}

TEST_F(File, GrowsByWholeTexts) {
    const auto file = GrowingFile::begin(path("a"), "first\n");
    ASSERT_TRUE(file) << file.error().text();
    EXPECT_EQ(read_file(path("a")).value(), "first\n");
    EXPECT_FALSE((*file)->append("second\n", false));
    EXPECT_FALSE((*file)->append("third\n", true));
    EXPECT_EQ(read_file(path("a")).value(), "first\nsecond\nthird\n");
    EXPECT_EQ(files(), 1);
}

TEST_F(File, ThatGrowsHasOneWriterAlone) {
    EXPECT_FALSE(is_growing(path("a")));
    {
        const auto file = GrowingFile::begin(path("a"), "mine");
        ASSERT_TRUE(file);
        EXPECT_TRUE(is_growing(path("a")));
        const auto other = GrowingFile::begin(path("a"), "yours");
        ASSERT_FALSE(other);
        EXPECT_EQ(other.error().text(), path("a") + " is in use by another running game");
        EXPECT_EQ(read_file(path("a")).value(), "mine");
    }
    EXPECT_FALSE(is_growing(path("a")));
    EXPECT_TRUE(GrowingFile::begin(path("a"), "yours"));
    EXPECT_EQ(read_file(path("a")).value(), "yours");
}

TEST_F(File, ThatCannotBeReplacedDoesNotBeginToGrow) {
    fs::create_directory(path("a"));
    const auto file = GrowingFile::begin(path("a"), "text");
    ASSERT_FALSE(file);
    EXPECT_NE(file.error().text().find("isn't a regular file"), std::string::npos);
    EXPECT_FALSE(GrowingFile::begin(path("missing/a"), "text"));
}

TEST_F(File, GrowsByAllOrNothingWhicheverCallFailsAndGoesOnAfterwards) {
    for (const int error_number : {ENOSPC, EIO, EDQUOT}) {
        for (int nth = 1, happened = 1; happened; ++nth) {
            ASSERT_LT(nth, 100) << "the write never ends";
            const auto file = GrowingFile::begin(path("a"), "begun\n");
            ASSERT_TRUE(file);
            Refusal refusal;
            {
                const test::Fault fault(nth, error_number);
                refusal = (*file)->append("a line of more than three bytes\n", true);
                happened = fault.happened();
            }
            EXPECT_EQ(refusal.has_value(), happened != 0) << "call " << nth;
            EXPECT_FALSE((*file)->append("another\n", true));
            EXPECT_EQ(read_file(path("a")).value(),
                      refusal ? "begun\nanother\n" : "begun\na line of more than three bytes\nanother\n");
        }
    }
}

TEST_F(File, IsWrittenThoughTheSystemInterrupts) {
    for (int nth = 2; nth < 10; ++nth) {
        const test::Fault fault(nth, EINTR);
        EXPECT_FALSE(write_file(path("a"), "twelve bytes and then some more")) << nth;
        EXPECT_TRUE(fault.happened());
    }
    EXPECT_EQ(read_file(path("a")).value(), "twelve bytes and then some more");
}

}  // namespace
}  // namespace terramorph
