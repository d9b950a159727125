#include "sdl/fonts.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <numeric>

#include "base/files/file.h"
#include "base/random.h"
#include "base/text.h"
#include "support/paths.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

constexpr const char* kAll[] = {"B612-Regular.otf", "B612-Bold.otf", "B612Mono-Regular.otf",
                                "DejaVuSans.ttf"};
constexpr const char* kCyrillic = "\xd0\x96";  // B612 has no Cyrillic

/// The distribution's font files, and a folder in which a test may damage copies of them.
class FontFiles : public testing::Test {
  protected:
    ~FontFiles() override { fs::remove_all(folder_); }

    static std::string original(const std::string& name) {
        for (const std::string& folder : font_folders())
            if (auto file = read_file(folder + "/" + name)) return file.take();
        ADD_FAILURE() << name << " is not installed";
        return {};
    }
    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    void put(const std::string& name, const std::string& content) const {
        ASSERT_FALSE(write_file(path(name), content));
    }
    void put_originals() const {
        for (const char* name : kAll) put(name, original(name));
    }
    const std::vector<std::string>& folders() const { return folders_; }

  private:
    std::string folder_ = test::scratch_folder();
    std::vector<std::string> folders_ = {folder_};
};

bool same(const TextMask& a, const TextMask& b) {
    return a.width == b.width && a.height == b.height && a.ascent == b.ascent && a.coverage == b.coverage;
}

/// Draws every letter of ASCII and some more, in every face and some sizes.
void draw_everything(const Fonts& fonts) {
    std::string letters = kCyrillic;
    for (char c = ' '; c < 0x7f; ++c) letters += c;
    for (const Face face : {Face::regular, Face::bold, Face::mono}) {
        for (const int size : {1, 7, 18, 60}) {
            const TextMask mask = fonts.line(letters, face, size);
            EXPECT_EQ(mask.coverage.size(),
                      static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
            EXPECT_EQ(mask.width, fonts.line_width(letters, face, size));
        }
    }
}

TEST_F(FontFiles, OfTheDistributionAreFound) {
    const Fonts fonts;
    EXPECT_EQ(fonts.complaint(), "");
    draw_everything(fonts);
}

TEST_F(FontFiles, GiveLinesAsHighAsAsked) {
    put_originals();
    const Fonts fonts(folders());
    for (int size = 1; size < 120; size += 7) {
        const TextMask mask = fonts.line("Terramorph", Face::regular, size);
        EXPECT_EQ(mask.height, size);
        EXPECT_GT(mask.ascent, 0);
        EXPECT_LE(mask.ascent, size);
        EXPECT_TRUE(std::ranges::any_of(mask.coverage, [](int c) { return c > 0; })) << size;
    }
    EXPECT_GT(fonts.line_width("Terramorph", Face::bold, 40), fonts.line_width("Terramorph", Face::bold, 20));
    EXPECT_EQ(fonts.line_width("iiii", Face::mono, 20), fonts.line_width("MMMM", Face::mono, 20));
}

TEST_F(FontFiles, LendEachOtherTheLettersThatOneLacks) {
    put_originals();
    const Fonts fonts(folders());
    fs::remove(path("B612-Regular.otf"));
    const Fonts without_b612(folders());
    fs::remove(path("DejaVuSans.ttf"));
    put("B612-Regular.otf", original("B612-Regular.otf"));
    const Fonts b612_alone(folders());

    const auto width = [](const Fonts& of, const char* words) {
        return of.line_width(words, Face::regular, 30);
    };
    EXPECT_EQ(width(fonts, kCyrillic), width(without_b612, kCyrillic));
    EXPECT_EQ(width(fonts, "Hill"), width(b612_alone, "Hill"));
    EXPECT_FALSE(
        same(fonts.line(kCyrillic, Face::regular, 30), b612_alone.line(kCyrillic, Face::regular, 30)));
    const std::string mixed = std::string("Hill ") + kCyrillic + "ill";
    EXPECT_EQ(width(fonts, mixed.c_str()),
              width(fonts, "Hill ") + width(fonts, kCyrillic) + width(fonts, "ill"));
}

TEST_F(FontFiles, DrawLettersOfABoldFaceBoldWhereverTheyComeFrom) {
    put_originals();
    const Fonts fonts(folders());
    const auto ink = [&](Face face) {
        const TextMask mask = fonts.line(kCyrillic, face, 30);
        return std::accumulate(mask.coverage.begin(), mask.coverage.end(), 0);
    };
    EXPECT_GT(ink(Face::bold), ink(Face::regular) * 6 / 5);
}

TEST_F(FontFiles, ThatAreMissingAreNamedAndReplaced) {
    put_originals();
    fs::remove(path("B612-Bold.otf"));
    const Fonts fonts(folders());
    EXPECT_EQ(fonts.complaint(),
              "Fonts are missing or damaged (B612-Bold.otf), so another font is shown instead.");
    draw_everything(fonts);
    EXPECT_FALSE(same(fonts.line("Hill", Face::bold, 20), plain_typeface().line("Hill", Face::bold, 20)));
}

TEST_F(FontFiles, ThatAreAllMissingLeaveThePlainLetters) {
    const Fonts fonts(folders());
    for (const char* name : kAll)
        EXPECT_NE(fonts.complaint().find(name), std::string::npos) << fonts.complaint();
    EXPECT_NE(fonts.complaint().find("plain letters are shown instead"), std::string::npos);
    EXPECT_TRUE(
        same(fonts.line("Hill", Face::regular, 20), plain_typeface().line("Hill", Face::regular, 20)));
    EXPECT_EQ(fonts.line_width("Hill", Face::mono, 20), plain_typeface().line_width("Hill", Face::mono, 20));
    draw_everything(fonts);
}

TEST_F(FontFiles, ThatAreNoFontsAreNamedAndReplaced) {
    const std::vector<std::pair<const char*, std::function<void(const std::string&)>>> damages = {
        {"empty", [](const std::string& file) { EXPECT_FALSE(write_file(file, "")); }},
        {"a string", [](const std::string& file) { EXPECT_FALSE(write_file(file, std::string(5000, 'x'))); }},
        {"a folder", [](const std::string& file) { fs::create_directory(file); }},
        {"a pipe", [](const std::string& file) { EXPECT_EQ(mkfifo(file.c_str(), 0600), 0); }},
        {"nothing", [](const std::string& file) { fs::create_symlink("/dev/null", file); }},
        {"itself", [](const std::string& file) { fs::create_symlink(file, file); }},
    };
    for (const auto& [what, damage] : damages) {
        put_originals();
        fs::remove(path("B612-Regular.otf"));
        damage(path("B612-Regular.otf"));
        const Fonts fonts(folders());
        EXPECT_NE(fonts.complaint().find("(B612-Regular.otf)"), std::string::npos)
            << what << fonts.complaint();
        draw_everything(fonts);
        fs::remove_all(path("B612-Regular.otf"));
    }
}

TEST_F(FontFiles, ThatAreCutOffAreReplacedOrStillDraw) {
    put_originals();
    const std::string whole = original("B612-Regular.otf");
    const auto hill = Fonts(folders()).line("Hamburg", Face::regular, 24);
    int replaced = 0;
    for (std::size_t part = 0; part < 16; ++part) {
        put("B612-Regular.otf", whole.substr(0, whole.size() * part / 16));
        const Fonts fonts(folders());
        replaced += fonts.complaint().empty() ? 0 : 1;
        const TextMask mask = fonts.line("Hamburg", Face::regular, 24);
        EXPECT_TRUE(std::ranges::any_of(mask.coverage, [](int c) { return c > 0; })) << part;
    }
    EXPECT_GT(replaced, 8);
}

TEST_F(FontFiles, ThatAreDamagedNeverBreakTheGame) {
    const char* const given = std::getenv("TERRAMORPH_SEED");
    const auto seed = static_cast<std::uint32_t>(given ? to_integer(given).value() : 20261122);
    SCOPED_TRACE(testing::Message() << "TERRAMORPH_SEED=" << seed);
    Random random(seed, 0);
    put_originals();
    const std::string whole = original("B612-Bold.otf");
    for (int round = 0; round < 12; ++round) {
        std::string damaged = whole;
        for (int k = 0; k < 40; ++k)
            damaged[random.below(static_cast<int>(whole.size()))] = static_cast<char>(random.below(256));
        put("B612-Bold.otf", damaged);
        draw_everything(Fonts(folders()));
    }
}

TEST_F(FontFiles, InALaterFolderStandInForDamagedOnes) {
    put_originals();
    const std::string first = path("first");
    fs::create_directory(first);
    EXPECT_FALSE(write_file(first + "/B612-Regular.otf", "damaged"));
    const Fonts fonts({first, path("")});
    EXPECT_EQ(fonts.complaint(), "");
}

TEST_F(FontFiles, DrawWhateverTextThereIs) {
    put_originals();
    const Fonts fonts(folders());
    EXPECT_EQ(fonts.line("", Face::regular, 20).width, 0);
    EXPECT_EQ(fonts.line_width("", Face::regular, 20), 0);
    EXPECT_TRUE(same(fonts.line("a\xff\xc3\nb", Face::regular, 20), fonts.line("a???b", Face::regular, 20)));
    const std::string endless(1'000'000, 'x');
    EXPECT_GT(fonts.line(endless, Face::regular, 12).width, 1000);
    EXPECT_GT(fonts.line_width("\xf0\x9f\x98\x80\xef\xbf\xbf\xe2\x80\x8f", Face::regular, 20), 0);
}

}  // namespace
}  // namespace terramorph
