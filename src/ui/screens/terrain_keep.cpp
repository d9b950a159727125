#include "ui/screens/terrain_keep.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "terrain/level_code.h"
#include "ui/favourites.h"
#include "ui/image_file.h"
#include "ui/terrain_export.h"

namespace terramorph {

namespace {

constexpr std::size_t kLongestFileName = 60;
constexpr int kPictureWide = 1920, kPictureHigh = 1080;

void keep_picture(App& app, const std::string& name, const Image& picture) {
    const Refusal refusal = app.storage().save(name, png_of(picture));
    app.say(refusal ? text("The picture could not be written: ", refusal->text)
                    : text("Written: ", app.storage().place(name)));
}

}  // namespace

void keep_favourite(App& app, const LevelSettings& level) {
    Favourites favourites = load_favourites(app);
    const std::string code = level_code(level);
    if (std::ranges::find(favourites, code, &Favourite::code) != favourites.end())
        return app.say("This level is among the favourites already.");
    if (favourites.size() >= kMostFavourites)
        return app.say(text("There are ", kMostFavourites, " favourites already: delete some first."));
    const std::string name =
        text(level.terrain.generator->label, ", ", level.planet.label, ", ", level.terrain.seed);
    favourites.insert(favourites.begin(), {code, name});
    if (keep_favourites(app, favourites)) app.say("Kept among the favourites: L shows them.");
}

void keep_pictures(App& app, const LevelSettings& level) {
    const std::string name = level_code(level).substr(0, kLongestFileName);
    keep_picture(app, text(name, "-map.png"), map_picture(level));
    keep_picture(app, text(name, "-level.png"), side_picture(level, kPictureWide, kPictureHigh));
}

}  // namespace terramorph
