#include "support/architecture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

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
    {"net", {"base", "terrain", "battle", "match", "ai"}},
    {"wire", {"base", "terrain", "battle", "match", "ai", "net"}},
    {"app", {"base", "terrain", "battle", "match", "ai", "net"}},
    {"lab", {"base", "paint", "terrain", "battle", "match", "ai", "net", "wire", "app"}},
    {"ui", {"base", "paint", "terrain", "battle", "match", "ai", "net", "app"}},
    {"platform", {"base", "paint", "terrain", "battle", "match", "ai", "net", "app"}},
    {"sdl", {"base", "paint", "terrain", "battle", "match", "ai", "net", "wire", "app", "ui", "platform"}},
    {"web", {"base", "paint", "terrain", "battle", "match", "ai", "net", "app", "ui", "platform", "sdl"}},
};

/// A header of a library, and the only place that may include it.
struct Home {
    std::regex header;
    std::regex file;
    std::string where;
};
const std::vector<Home> kHomes = {
    {std::regex("SDL.*"), std::regex("(sdl|web)/.*"), "sdl/ and web/"},
    {std::regex("emscripten.*"), std::regex("web/.*"), "web/"},
    {std::regex("box2d/.*"), std::regex("battle/bodies/(bodies(_world)?\\.cpp|bodies_world\\.h)"),
     "battle/bodies/"},
    {std::regex("battle/bodies/bodies_world\\.h"), std::regex("battle/bodies/.*"), "battle/bodies/"},
    {std::regex("toml\\+\\+/.*"), std::regex("base/files/toml\\.cpp"), "base/files/toml.cpp"},
    {std::regex("sodium.*"), std::regex("base/digest\\.cpp"), "base/digest.cpp"},
    {std::regex("mosquitto.*|mqtt_protocol.*"), std::regex("wire/.*"), "wire/"},
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
     std::regex("base/(options|text|text/exact_text)\\.cpp"),  // the last two write digits
     "the rules know no files"},
    {std::regex("<thread>|<mutex>|<atomic>|<future>|\\bthread_local\\b"), std::regex(""),
     "the rules start no threads"},
    {std::regex("\\breinterpret_cast\\b|\\bmem(cpy|move)\\b"), std::regex(""),
     "what lies in memory differs between machines: write numbers out, digit by digit or byte by byte"},
};

/// What has no place in any layer.
const std::vector<Forbidden> kForbiddenEverywhere = {
    {std::regex("\\b(strto[a-z]+|ato(f|i|l|ll)|sto(i|l|ul|ll|ull|f|d|ld)|[fs]?scanf)\\s*\\("),
     std::regex("base/(text|text/exact_text)\\.cpp"),
     "the language of the system changes how these read numbers: use base/text"},
    {std::regex("\\bsetlocale\\b|\\bstd::locale\\b|<c?locale(\\.h)?>"), std::regex(""),
     "numbers and words are the same in every language of the system"},
    {std::regex("\\b(system|popen|exec[lv][a-z]*)\\s*\\("), std::regex(""),
     "the game starts no other program"},
    {std::regex("\\b(v?sprintf|strn?cpy|strn?cat|gets|alloca|tmpnam|mktemp)\\s*\\("), std::regex(""),
     "these do not know how much room there is, or who else is there"},
};

constexpr std::size_t kLargestCycle = 5;    // units
constexpr std::size_t kLargestFolder = 25;  // headers and sources

/// Folders that may hold more, and why.
const std::map<std::string, std::string> kLargeFolders = {
    {"battle/effects", "a file for each effect"},
};

/// Units of a layer, a header and its source each, and the units that they include.
using Units = std::map<std::string, std::set<std::string>>;

/// "ui/app" of "ui/app.cpp".
std::string unit_of(const std::string& file) { return file.substr(0, file.rfind('.')); }

/// All that can be reached by one include or more.
std::set<std::string> reached(const Units& units, const std::string& from) {
    std::set<std::string> all;
    std::vector<std::string> open = {from};
    while (!open.empty()) {
        const auto unit = units.find(open.back());
        open.pop_back();
        if (unit == units.end()) continue;
        for (const std::string& next : unit->second)
            if (all.insert(next).second) open.push_back(next);
    }
    return all;
}

/// Complains of units that all reach each other, where they are too many.
void inspect_cycles(const Units& units, std::vector<std::string>& found) {
    std::map<std::string, std::set<std::string>> reach;
    for (const auto& [unit, includes] : units) reach[unit] = reached(units, unit);
    std::set<std::string> seen;
    for (const auto& [unit, others] : reach) {
        if (seen.contains(unit)) continue;
        std::vector<std::string> cycle;
        for (const std::string& other : others)
            if (reach.contains(other) && reach.at(other).contains(unit)) cycle.push_back(other);
        seen.insert(cycle.begin(), cycle.end());
        if (cycle.size() <= kLargestCycle) continue;
        std::string names;
        for (const std::string& name : cycle) names += " " + name;
        const std::string layer = unit.substr(0, unit.find('/'));
        found.push_back(layer + ":0: a cycle of " + std::to_string(cycle.size()) + " units:" + names);
    }
}

void inspect_folders(const std::map<std::string, std::size_t>& files, std::vector<std::string>& found) {
    for (const auto& [folder, count] : files)
        if (count > kLargestFolder && !kLargeFolders.contains(folder))
            found.push_back(folder + ":0: has " + std::to_string(count) + " files");
}

/// Reads one file, line by line.
class Inspector {
  public:
    Inspector(const fs::path& root, fs::path file, Units& units, std::vector<std::string>& found)
        : root_(root), file_(file.lexically_relative(root).string()), units_(units), found_(found) {}

    void inspect() {
        std::ifstream lines(root_ / file_);
        for (std::string line; std::getline(lines, line);) {
            ++number_;
            static const std::regex include("\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"].*");
            std::smatch parts;
            if (line.find('#') != std::string::npos && std::regex_match(line, parts, include))
                inspect_include(parts[1] == "\"", parts[2]);
            const std::string code = line.substr(0, line.find("//"));
            if (code.find_first_not_of(" {}()") == std::string::npos) continue;
            inspect_words(code, kForbiddenEverywhere);
            if (knows_no_machine()) inspect_words(code, kForbidden);
        }
    }

  private:
    std::string layer() const { return file_.substr(0, file_.find('/')); }
    bool knows_no_machine() const {
        static const std::vector<std::string> rules = {"base", "terrain", "battle", "match", "ai", "net"};
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
        if (unit_of(header) != unit_of(file_)) units_[unit_of(file_)].insert(unit_of(header));
        static const std::vector<std::string> rules = {"terrain", "battle", "match", "ai", "net"};
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
    Units& units_;
    std::vector<std::string>& found_;
    int number_ = 0;
};

}  // namespace

std::vector<std::string> violations(const std::string& source_folder) {
    std::vector<std::string> found;
    Units units;
    std::map<std::string, std::size_t> files;  // of each folder
    const fs::path root(source_folder);
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
        const std::string ending = entry.path().extension().string();
        if (!entry.is_regular_file() || (ending != ".h" && ending != ".cpp")) continue;
        const fs::path path = entry.path().lexically_relative(root);
        const std::string layer = path.begin()->string();
        ++files[path.parent_path().string()];
        if (kLeftOf.contains(layer))
            Inspector(root, entry.path(), units, found).inspect();
        else
            found.push_back(layer + ":0: is no layer of the house");
    }
    inspect_cycles(units, found);
    inspect_folders(files, found);
    std::ranges::sort(found);
    return found;
}

}  // namespace terramorph::test
