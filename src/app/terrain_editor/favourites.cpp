#include "app/terrain_editor/favourites.h"

#include "app/language/language.h"
#include "app/session.h"
#include "base/files/record.h"
#include "base/files/toml.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kMaxFavouriteCodeLength = 1000;  // letters
constexpr int kMaxNameLength = 60;

Result<Favourite> parse_favourite(const TomlTable& table, const RecordPlace& place) {
    Favourite favourite;
    for (const auto& [key, value] : table.entries) {
        if (key != "code" && key != "name")
            return place.mistake(value.line, "unknown key {key}; use code and name",
                                 {{"key", sanitized(key, 40)}});
        if (!value.string()) return place.mistake(value.line, "{key} must be a string", {{"key", key}});
        const bool code = key == "code";
        (code ? favourite.code : favourite.name) =
            sanitized(*value.string(), code ? kMaxFavouriteCodeLength : kMaxNameLength);
    }
    if (favourite.code.empty()) return place.mistake(table.line, "a favorite has no code");
    return favourite;
}

}  // namespace

std::string favourites_text(const Favourites& favourites) {
    std::string toml = "# Levels to find again, newest first.\n";
    for (const Favourite& favourite : favourites)
        toml += concat("\n[[favourite]]\ncode = ", toml_quoted(favourite.code),
                       "\nname = ", toml_quoted(favourite.name), "\n");
    return toml;
}

Result<Favourites> parse_favourites(std::string_view toml, const std::string& file_name) {
    const Result<TomlTable> file = parse_toml(toml, file_name);
    if (!file) return file.error();
    const RecordPlace place = {file_name};
    Favourites favourites;
    for (const auto& [key, value] : file->entries) {
        if (key != "favourite" || !value.list())
            return place.mistake(value.line, "unknown key {key}; use [[favourite]]",
                                 {{"key", sanitized(key, 40)}});
        for (const TomlValue& each : *value.list()) {
            if (!each.table()) return place.mistake(each.line, "a favorite must be a table");
            Result<Favourite> favourite = parse_favourite(*each.table(), place);
            if (!favourite) return favourite.error();
            favourites.push_back(favourite.take());
        }
    }
    return favourites;
}

Favourites load_favourites(Session& session) {
    const Result<std::string> file = session.storage.load(kFavouritesFile);
    Result<Favourites> favourites = file ? parse_favourites(*file, kFavouritesFile) : file.error();
    if (favourites) return favourites.take();
    const std::string aside = session.storage.set_aside(kFavouritesFile);
    session.notify("favourites_damaged", tr("Couldn't read your favorites, which were saved as {file}: {why}",
                                            {{"file", aside}, {"why", tr(favourites.error())}}));
    return {};
}

bool keep_favourites(Session& session, const Favourites& favourites) {
    const Refusal refusal = session.storage.save(kFavouritesFile, favourites_text(favourites));
    if (refusal)
        session.notify("favourites_not_kept",
                       tr("Couldn't save your favorites: {why}", {{"why", tr(*refusal)}}));
    return !refusal;
}

}  // namespace terramorph
