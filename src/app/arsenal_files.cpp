#include "app/arsenal_files.h"

#include <utility>
#include <vector>

#include "app/language/language.h"
#include "base/files/file.h"
#include "base/options.h"

namespace terramorph {

namespace {

struct Texts {
    std::string weapons, items;
};

/// Where the program came without a folder of assets, as on a page, what is built in.
Result<Texts> read_game_files() {
    if (assets_folder().empty()) {
        const std::vector<ArsenalFile> files = built_in_files();
        return Texts{std::string(files[0].toml), std::string(files[1].toml)};
    }
    Result<std::string> weapons = read_file(assets_folder() + "/" + kWeaponsFile);
    if (!weapons) return weapons.error();
    Result<std::string> items = read_file(assets_folder() + "/" + kItemsFile);
    if (!items) return items.error();
    return Texts{weapons.take(), items.take()};
}

Result<Arsenal> parse(const Texts& game, const OwnArsenal& own) {
    std::vector<ArsenalFile> files = {{kWeaponsFile, game.weapons}, {kItemsFile, game.items}};
    if (!own.weapons.empty()) files.push_back({tr("your {file}", {{"file", kWeaponsFile}}), own.weapons});
    if (!own.items.empty()) files.push_back({tr("your {file}", {{"file", kItemsFile}}), own.items});
    return parse_arsenal(files);
}

std::string read_one(Storage& storage, const std::string& name, Refusal& trouble) {
    Result<std::string> file = storage.load(name);
    if (!file)
        trouble = file.error();
    else if (file->size() > kMaxArsenalBytes)
        trouble = error("your {file} has {size} bytes; the limit is {most}",
                        {{"file", name}, {"size", file->size()}, {"most", kMaxArsenalBytes}});
    else
        return file.take();
    return {};
}

}  // namespace

OwnArsenal read_own_arsenal(Storage& storage) {
    OwnArsenal own;
    own.weapons = read_one(storage, kWeaponsFile, own.trouble);
    own.items = read_one(storage, kItemsFile, own.trouble);
    return own;
}

Arsenal game_arsenal(Refusal& complaint) {
    Result<Texts> game = read_game_files();
    Result<Arsenal> arsenal = game ? parse(*game, {}) : game.error();
    if (arsenal) return arsenal.take();
    complaint = arsenal.error();
    return built_in_arsenal();
}

Result<Arsenal> whole_arsenal(const OwnArsenal& own) {
    if (own.trouble) return *own.trouble;
    const Result<Texts> game = read_game_files();
    return game ? parse(*game, own) : game.error();
}

}  // namespace terramorph
