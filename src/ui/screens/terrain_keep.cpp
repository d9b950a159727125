#include "ui/screens/terrain_keep.h"

#include <algorithm>
#include <optional>
#include <string>

#include "base/text.h"
#include "ui/canvas/image_file.h"
#include "ui/screens/terrain_code.h"
#include "ui/workshop/export.h"
#include "ui/workshop/favourites.h"

namespace terramorph {

namespace {

constexpr std::size_t kLongestFileName = 60;
constexpr int kPictureWide = 1920, kPictureHigh = 1080;

void keep_picture(App& app, const std::string& name, const Image& picture) {
    const Refusal refusal = app.storage().save(name, png_of(picture));
    app.say(refusal ? text("The picture could not be written: ", refusal->text)
                    : text("Written: ", app.storage().place(name)));
}

/// The code of the level as it is edited; says why where it has none.
std::optional<std::string> told_code(App& app, const TerrainDraft& draft, std::string_view failure) {
    Result<std::string> code = draft.complaint().empty() ? code_of(draft.level()) : Error{draft.complaint()};
    if (code) return code.take();
    app.say(text(failure, ": ", code.error().text));
    return std::nullopt;
}

/// Codes hold nothing that was placed.
std::string_view but_for_things(const TerrainDraft& draft) {
    return draft.level().terrain.placed.empty() ? "" : ", without the things placed on it";
}

}  // namespace

void keep_favourite(App& app, const TerrainDraft& draft) {
    const auto code = told_code(app, draft, "This level cannot be kept");
    if (!code) return;
    Favourites favourites = load_favourites(app);
    if (std::ranges::find(favourites, *code, &Favourite::code) != favourites.end())
        return app.say("This level is among the favourites already.");
    if (favourites.size() >= kMostFavourites)
        return app.say(text("There are ", kMostFavourites, " favourites already: delete some first."));
    const LevelSettings& level = draft.level();
    const std::string name =
        text(level.terrain.generator->label, ", ", level.planet.label, ", ", level.terrain.seed);
    favourites.insert(favourites.begin(), {*code, name});
    if (keep_favourites(app, favourites))
        app.say(text("Kept among the favourites", but_for_things(draft), ": L shows them."));
}

void copy_code(App& app, const TerrainDraft& draft) {
    const auto code = told_code(app, draft, "There is no code to copy");
    if (!code) return;
    app.clipboard().set_text(*code);
    app.say(text("Copied", but_for_things(draft), ": ", *code));
}

void keep_pictures(App& app, const TerrainDraft& draft) {
    if (!draft.complaint().empty())
        return app.say(text("There is no level to make pictures of: ", draft.complaint()));
    const LevelSettings& level = draft.level();
    const Result<std::string> code = code_of(level);
    const std::string name = code ? code->substr(0, kLongestFileName)
                                  : text(level.terrain.generator->name, "-", level.terrain.seed);
    keep_picture(app, text(name, "-map.png"), map_picture(level));
    keep_picture(app, text(name, "-level.png"), side_picture(level, kPictureWide, kPictureHigh));
}

}  // namespace terramorph
