#pragma once

#include <gtest/gtest.h>

#include <utility>

#include "ui/screens/menu/menu.h"
#include "ui/screens/terrain/places.h"
#include "ui/screens/terrain/terrain_screen.h"

namespace terramorph {

/// The terrain page over the title, with a map of 640 x 101.
struct TerrainTestPage : Menu {
    static constexpr int kDepth = 101;

    explicit TerrainTestPage(std::string_view generator = "circle-hill", int width = 1280, int height = 720)
        : TerrainTestPage(*find_generator(generator), width, height) {}

    TerrainTestPage(const Generator& generator, int width, int height)
        : Menu(first_screen(&generator), 2, width, height) {}

    LevelSettings& level() { return session().settings.level; }
    const Cut& cut() { return level().cut; }
    Rect map() {
        Canvas canvas(picture, plain_typeface());
        return picture_of_map(canvas, form()[0].place);
    }
    Point on_map(double position, double across = 0.5) {
        return {map().x + map().w * static_cast<float>(across),
                map().y + map().h * static_cast<float>(position)};
    }
    void drag(Point from, Point to, bool shift = false) {
        for (const auto& [kind, at] : {std::pair{InputEvent::Kind::pointer_move, from},
                                       {InputEvent::Kind::pointer_down, from},
                                       {InputEvent::Kind::pointer_move, (from + to) * 0.5f},
                                       {InputEvent::Kind::pointer_move, to},
                                       {InputEvent::Kind::pointer_up, to}})
            app.press({.kind = kind, .shift = shift, .at = at});
        words();
    }
    void drag(double from, double to) { drag(on_map(from), on_map(to)); }
    /// The part of the picture below the map: the level from the side.
    std::vector<std::uint32_t> level_picture() {
        words();
        std::vector<std::uint32_t> pixels;
        const int top = picture.height() * 715 / 1000, bottom = picture.height() * 90 / 100;
        for (int y = top; y < bottom; ++y)
            pixels.insert(pixels.end(), picture.row(y), picture.row(y) + picture.width() / 2);
        return pixels;
    }
    /// The map from above.
    std::vector<std::uint32_t> map_picture() {
        words();
        std::vector<std::uint32_t> pixels;
        for (int y = static_cast<int>(map().y); y < static_cast<int>(map().y + map().h); ++y)
            pixels.insert(pixels.end(), picture.row(y) + static_cast<int>(map().x),
                          picture.row(y) + static_cast<int>(map().x + map().w));
        return pixels;
    }
    double value_of(std::string_view id) { return form()[widget_of(id)].value(); }
    double parameter(std::string_view name) {
        const MapSettings& terrain = level().terrain;
        return terrain.values[index_of(terrain.generator->parameters, name)];
    }
    /// Presses Tab until the keys set this parameter.
    void focus_on(std::string_view parameter) {
        const auto sets = [&] {
            const Parameter* const set = form()[form().focus()].parameter;
            return set && set->name == parameter;
        };
        ASSERT_TRUE(key_until("tab", sets, 3 * form().size())) << parameter;
        words();
    }
    void key_on_parameter(std::string_view parameter, std::string_view name) {
        focus_on(parameter);
        key(name);
        words();
    }

  private:
    using Make = std::unique_ptr<Screen> (*)(App&);

    static const Generator*& chosen() {
        static const Generator* generator = nullptr;
        return generator;
    }
    static Make first_screen(const Generator* generator) {
        chosen() = generator;
        return [](App& app) {
            MapSettings& terrain = app.session().settings.level.terrain;
            terrain = default_terrain(*chosen());
            terrain.width = 640;
            terrain.depth = kDepth;
            return terrain_screen(app);
        };
    }
};

}  // namespace terramorph
