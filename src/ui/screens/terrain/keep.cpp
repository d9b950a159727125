#include "ui/screens/terrain/keep.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/terrain_editor/favourites.h"
#include "base/text.h"
#include "paint/files/image_file.h"
#include "ui/screens/terrain/code.h"
#include "ui/terrain_editor/export.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxFileNameLength = 60;
constexpr int kPictureWide = 1920, kPictureHigh = 1080;

using NamedPicture = std::pair<std::string, Image>;

/// Saves them, and tells once where they are.
void keep_all(App& app, const std::vector<NamedPicture>& pictures) {
    std::vector<std::string> places;
    for (const auto& [name, picture] : pictures) {
        if (const Refusal refusal = app.storage().save(name, png_of(picture)))
            return app.say("picture_not_written",
                           tr("Couldn't save the picture: {why}", {{"why", tr(*refusal)}}));
        places.push_back(app.storage().place(name));
    }
    app.say("picture_written", tr("Saved: {file}", {{"file", joined(places, ", ")}}));
}

/// The code of the edited level; if there's none, says why in the given words.
std::optional<std::string> code_or_say(App& app, const TerrainDraft& draft, std::string_view id,
                                       std::string_view failure) {
    Result<std::string> code = draft.complaint().empty() ? code_of(draft.level()) : error(draft.complaint());
    if (code) return code.take();
    app.say(id, tr(failure, {{"why", tr(code.error())}}));
    return std::nullopt;
}

}  // namespace

void keep_favourite(App& app, const TerrainDraft& draft) {
    const auto code = code_or_say(app, draft, "favourite_refused", N_("This level can't be saved: {why}"));
    if (!code) return;
    Favourites favourites = load_favourites(app.session());
    if (std::ranges::find(favourites, *code, &Favourite::code) != favourites.end())
        return app.say("favourite_already", tr("This level is already among your favorites."));
    if (favourites.size() >= kMaxFavourites)
        return app.say("favourites_full",
                       tr(plural("You already have {count} favorite: delete some first.",
                                 "You already have {count} favorites: delete some first.", kMaxFavourites)));
    const LevelSettings& level = draft.level();
    const std::string name =
        concat(tr(level.terrain.generator->label), ", ", tr(level.planet.label), ", ", level.terrain.seed);
    favourites.insert(favourites.begin(), {*code, name});
    if (keep_favourites(app.session(), favourites))
        app.say("favourite_kept", tr("Saved to your favorites. L lists them."));
}

void copy_code(App& app, const TerrainDraft& draft) {
    const auto code = code_or_say(app, draft, "no_code", N_("There's no code to copy: {why}"));
    if (!code) return;
    const std::string shared = app.clipboard().shared(*code);
    app.clipboard().set_text(shared);
    app.say("copied", tr("Copied: {code}", {{"code", shared}}));
}

void keep_pictures(App& app, const TerrainDraft& draft) {
    if (!draft.complaint().empty())
        return app.say("no_pictures",
                       tr("There's no level to take pictures of: {why}", {{"why", draft.complaint()}}));
    const LevelSettings& level = draft.level();
    const Result<std::string> code = code_of(level);
    const std::string name = code ? code->substr(0, kMaxFileNameLength)
                                  : concat(level.terrain.generator->name, "-", level.terrain.seed);
    keep_all(app, {{concat(name, "-map.png"), map_picture(level)},
                   {concat(name, "-level.png"), side_picture(level, kPictureWide, kPictureHigh)}});
}

}  // namespace terramorph
