#include "support/architecture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

namespace terramorph::test {

namespace {

namespace fs = std::filesystem;

/// The line from ground to glass: what each layer may include besides itself.
const std::map<std::string, std::vector<std::string>> kLeftOf = {
    {"base", {}},
    {"terrain", {"base"}},
    {"battle", {"base", "terrain"}},
    {"match", {"base", "terrain", "battle"}},
    {"ai", {"base", "terrain", "battle", "match"}},
    {"paint", {"base"}},
    {"app", {"base", "terrain", "battle", "match", "ai"}},
    {"lab", {"base", "paint", "terrain", "battle", "match", "ai", "app"}},
    {"ui", {"base", "paint", "terrain", "battle", "match", "ai", "app"}},
    {"platform", {"base", "paint", "terrain", "battle", "match", "ai", "app"}},
    {"sdl", {"base", "paint", "terrain", "battle", "match", "ai", "app", "ui", "platform"}},
};

/// A header of a library, and the only place that may include it.
struct Home {
    std::regex header;
    std::regex file;
    std::string where;
};
const std::vector<Home> kHomes = {
    {std::regex("SDL.*"), std::regex("sdl/.*"), "sdl/"},
    {std::regex("box2d/.*"), std::regex("battle/bodies(_world)?\\.cpp|battle/bodies_world\\.h"),
     "battle/bodies*.cpp"},
    {std::regex("battle/bodies_world\\.h"), std::regex("battle/bodies.*\\.cpp"), "battle/bodies*.cpp"},
    {std::regex("toml\\+\\+/.*"), std::regex("base/files/toml\\.cpp"), "base/files/toml.cpp"},
    {std::regex("CLI/.*"), std::regex("base/options\\.cpp"), "base/options.cpp"},
    {std::regex("(stb/)?stb_.*"), std::regex("paint/files/png\\.cpp"), "paint/files/png.cpp"},
};

/// What differs between machines, or between two runs on one, has no place in the rules.
struct Forbidden {
    std::regex words;
    std::regex except;  ///< the files that may
    std::string why;
};
const std::vector<Forbidden> kForbidden = {
    {std::regex("_distribution\\b|\\brandom_device\\b|\\bmt19937|<random>"), std::regex(""),
     "random numbers come from base/random"},
    {std::regex("\\bs?rand\\s*\\("), std::regex(""), "random numbers come from base/random"},
    {std::regex("\\bunordered_"), std::regex(""),
     "the order of unordered containers differs between machines"},
    {std::regex("\\bchrono\\b|<ctime>|<time\\.h>|\\bclock\\s*\\(|\\btime\\s*\\(\\s*(nullptr|NULL|0|\\))"),
     std::regex(""), "the rules know no clock"},
    {std::regex("\\bstd::(a?sinh?|a?cosh?|a?tanh?|atan2|exp2?|expm1|log(2|10|1p|b)?|pow|cbrt|hypot|fma|erfc?|"
                "[lt]gamma)f?\\b"),
     std::regex(""), "libm differs between machines: use base/trig"},
    {std::regex("\\b(a?sin|a?cos|a?tan|atan2|exp2?|log(2|10)?|pow|hypot|fma)f?\\s*\\("),
     std::regex("base/trig\\.(h|cpp)"), "libm differs between machines: use base/trig"},
    {std::regex("<fstream>|<filesystem>|<cstdio>|<stdio\\.h>|\\bgetenv\\b"),
     std::regex("base/(file|options)\\.cpp"), "the rules know no files"},
    {std::regex("<thread>|<mutex>|<atomic>|<future>|\\bthread_local\\b"), std::regex(""),
     "the rules start no threads"},
};

/// What has no place in any layer.
const std::vector<Forbidden> kForbiddenEverywhere = {
    {std::regex("\\b(strto[a-z]+|ato(f|i|l|ll)|sto(i|l|ul|ll|ull|f|d|ld)|[fs]?scanf)\\s*\\("), std::regex(""),
     "the language of the system changes how these read numbers: use base/text"},
    {std::regex("\\bsetlocale\\b|\\bstd::locale\\b|<c?locale(\\.h)?>"), std::regex(""),
     "numbers and words are the same in every language of the system"},
    {std::regex("\\b(system|popen|exec[lv][a-z]*)\\s*\\("), std::regex(""),
     "the game starts no other program"},
    {std::regex("\\b(v?sprintf|strn?cpy|strn?cat|gets|alloca|tmpnam|mktemp)\\s*\\("), std::regex(""),
     "these do not know how much room there is, or who else is there"},
};

/// Reads one file, line by line.
class Inspector {
  public:
    Inspector(const fs::path& root, fs::path file, std::vector<std::string>& found)
        : root_(root), file_(file.lexically_relative(root).string()), found_(found) {}

    void inspect() {
        std::ifstream lines(root_ / file_);
        for (std::string line; std::getline(lines, line);) {
            ++number_;
            static const std::regex include("\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
            std::smatch parts;
            if (std::regex_match(line, parts, include)) inspect_include(parts[1] == "\"", parts[2]);
            const std::string code = line.substr(0, line.find("//"));
            inspect_words(code, kForbiddenEverywhere);
            if (knows_no_machine()) inspect_words(code, kForbidden);
        }
    }

  private:
    std::string layer() const { return file_.substr(0, file_.find('/')); }
    bool knows_no_machine() const {
        static const std::vector<std::string> rules = {"base", "terrain", "battle", "match", "ai"};
        return std::ranges::find(rules, layer()) != rules.end();
    }

    void complain(const std::string& what) {
        found_.push_back(file_ + ":" + std::to_string(number_) + ": " + what);
    }

    void inspect_include(bool ours, const std::string& header) {
        for (const Home& home : kHomes)
            if (std::regex_match(header, home.header) && !std::regex_match(file_, home.file))
                complain(header + " is for " + home.where + " alone");
        if (!ours || header.ends_with(".inc")) return;  // those are made by the build from the assets
        const std::string from = header.substr(0, header.find('/'));
        if (!fs::exists(root_ / header) || !kLeftOf.contains(from))
            return complain(header + " is no path from the root");
        const auto& left = kLeftOf.at(layer());
        if (from != layer() && std::ranges::find(left, from) == left.end())
            complain(header + " runs backwards");
        static const std::vector<std::string> rules = {"terrain", "battle", "match", "ai"};
        if (header == "base/files/file.h" && std::ranges::find(rules, layer()) != rules.end())
            complain("the rules know no files");
    }

    void inspect_words(const std::string& line, const std::vector<Forbidden>& list) {
        for (const Forbidden& forbidden : list)
            if (std::regex_search(line, forbidden.words) && !std::regex_match(file_, forbidden.except))
                complain(forbidden.why);
    }

    const fs::path& root_;
    std::string file_;
    std::vector<std::string>& found_;
    int number_ = 0;
};

}  // namespace

std::vector<std::string> offences(const std::string& source_folder) {
    std::vector<std::string> found;
    const fs::path root(source_folder);
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
        const std::string ending = entry.path().extension().string();
        if (!entry.is_regular_file() || (ending != ".h" && ending != ".cpp")) continue;
        const std::string layer = entry.path().lexically_relative(root).begin()->string();
        if (kLeftOf.contains(layer))
            Inspector(root, entry.path(), found).inspect();
        else
            found.push_back(layer + ":0: is no layer of the house");
    }
    std::ranges::sort(found);
    return found;
}

}  // namespace terramorph::test
