#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "base/files/file.h"
#include "base/text.h"
#include "match/recording/recording.h"
#include "paint/files/png.h"
#include "support/paths.h"
#include "support/program/run.h"
#include "support/read_png.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

// The goldens are a quarter as wide and high as the screens: small enough to keep, and the little in which
// one version of a font differs from the next is averaged away.
constexpr int kShrink = 4;
constexpr int kSame = 24;             // of 255: how far a channel of a small pixel may be off ...
constexpr double kMaxOthers = 0.005;  // ... and the part of the channels that may be off by more

struct Picture {
    std::vector<std::uint8_t> rgb;
    int width = 0;
    int height = 0;
};

Picture read_picture(const std::string& path) {
    Picture picture;
    const auto file = read_file(path);
    if (!file) return picture;
    if (auto rgb = test::rgb_of_png(*file, picture.width, picture.height)) picture.rgb = rgb.take();
    return picture;
}

Picture shrunk(const Picture& large) {
    Picture small;
    small.width = large.width / kShrink;
    small.height = large.height / kShrink;
    for (int y = 0; y < small.height; ++y)
        for (int x = 0; x < small.width * 3; ++x) {
            int sum = 0;
            for (int dy = 0; dy < kShrink; ++dy)
                for (int dx = 0; dx < kShrink; ++dx) {
                    const int column = (x / 3 * kShrink + dx) * 3 + x % 3;
                    sum += large.rgb[(y * kShrink + dy) * large.width * 3 + column];
                }
            small.rgb.push_back(static_cast<std::uint8_t>(sum / (kShrink * kShrink)));
        }
    return small;
}

/// The part of the channels that are clearly not the same.
double difference(const Picture& a, const Picture& b) {
    if (a.width != b.width || a.height != b.height || a.rgb.empty()) return 1;
    std::size_t others = 0;
    for (std::size_t k = 0; k < a.rgb.size(); ++k)
        if (std::abs(int{a.rgb[k]} - int{b.rgb[k]}) > kSame) ++others;
    return static_cast<double>(others) / static_cast<double>(a.rgb.size());
}

/// Plays tests/screens/three_rounds.txt in a home of its own; the pictures are then in `folder`.
test::Ran play_three_rounds(const std::string& folder) {
    fs::create_directory(folder + "/config");
    fs::copy_file(test::source_path("tests/screens/settings.toml"), folder + "/config/settings.toml");
    return test::run(concat("'", test::binary_path("terramorph"), "' --script '",
                            test::source_path("tests/screens/three_rounds.txt"), "' --config-dir '", folder,
                            "/config' --data-dir '", folder, "/data' --shots '", folder, "'"));
}

}  // namespace

TEST(Screens, OfAMatchOfTwoPeopleThroughThreeRoundsAreAsTheyWere) {
    const std::string folder = test::scratch_folder();
    const auto ran = play_three_rounds(folder);
    ASSERT_EQ(ran.status, 0) << ran.output;
    const auto played = parse_recording(read_file(folder + "/data/script.tmrec").value(), "script.tmrec");
    ASSERT_TRUE(played);
    ASSERT_EQ(played->round_results.size(), 3u) << "the pictures of the end are of something else";
    const std::string goldens = test::source_path("tests/golden/screens/");
    int looked_at = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".png") continue;
        const Picture small = shrunk(read_picture(entry.path()));
        const std::string golden = goldens + entry.path().filename().string();
        if (std::getenv("TERRAMORPH_BLESS")) {
            ASSERT_FALSE(write_file(golden, png_of_rgb(small.rgb, small.width, small.height)));
        }
        EXPECT_LE(difference(small, read_picture(golden)), kMaxOthers)
            << "look at " << entry.path() << " beside " << golden;
        ++looked_at;
    }
    EXPECT_EQ(looked_at, 21);
    if (!HasFailure()) fs::remove_all(folder);
}

TEST(Screens, ThatDifferAreToldApart) {
    const Picture title = read_picture(test::source_path("tests/golden/screens/title.png"));
    const Picture battle = read_picture(test::source_path("tests/golden/screens/battle.png"));
    const Picture fresh = read_picture(test::source_path("tests/golden/screens/fresh.png"));
    const Picture pause = read_picture(test::source_path("tests/golden/screens/pause.png"));
    EXPECT_EQ(difference(title, title), 0);
    EXPECT_GT(difference(title, battle), 0.1);
    EXPECT_GT(difference(battle, fresh), 0.1);
    EXPECT_GT(difference(battle, pause), 0.1);
}

}  // namespace terramorph
