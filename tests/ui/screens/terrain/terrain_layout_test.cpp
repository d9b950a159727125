#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

#include "base/text.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {

namespace {

using Page = TerrainTestPage;

constexpr std::array<std::pair<int, int>, 9> kWindowSizes = {{{640, 360},
                                                              {640, 400},
                                                              {800, 450},
                                                              {1024, 768},
                                                              {1280, 720},
                                                              {1366, 768},
                                                              {1920, 1080},
                                                              {2560, 1080},
                                                              {3840, 2160}}};

HeightMap no_heights(const MapSettings&) { return {}; }

void flat_rows(const MapSettings&, std::span<const int>, std::span<float> out) {
    std::ranges::fill(out, 100.0f);
}

/// A generator with as many parameters as none of the game's has.
const Generator& generator_of_many() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> made;
        for (int k = 0; k < 18; ++k) made.push_back(concat("K ", k));
        return made;
    }();
    static const std::vector<Parameter> parameters = [] {
        std::vector<Parameter> made;
        for (const std::string& name : names) made.push_back({name, name, "", 0, 10, 1, "-"});
        return made;
    }();
    static const Generator generator = {.name = "many",
                                        .label = "Many",
                                        .help = "-",
                                        .parameters = parameters,
                                        .min_max_pairs = {},
                                        .rows = flat_rows,
                                        .map = no_heights};
    return generator;
}

bool touch(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 1 && high > 1;
}

bool wholly_inside(Rect place, Rect outer) {
    return place.x >= outer.x && place.y >= outer.y && place.x + place.w <= outer.x + outer.w &&
           place.y + place.h <= outer.y + outer.h;
}

/// They stand on its picture.
bool is_tool_of_map(const Widget& widget) {
    return widget.id.starts_with("map_") || widget.id == "brush_size";
}

class TerrainLayout : public testing::TestWithParam<std::pair<int, int>> {
  protected:
    template <class Check>
    void on_every_page(Check check) {
        std::vector<const Generator*> all(generators().begin(), generators().end());
        all.push_back(&generator_of_many());
        for (const Generator* generator : all) {
            SCOPED_TRACE(generator->name);
            Page page(*generator, GetParam().first, GetParam().second);
            check(page);
        }
    }
    Rect canvas() const {
        return {0, 0, static_cast<float>(GetParam().first), static_cast<float>(GetParam().second)};
    }
};

TEST_P(TerrainLayout, KeepsEveryWidgetInsideAndApart) {
    on_every_page([this](Page& page) {
        for (std::size_t k = 0; k < page.form().size(); ++k) {
            const Widget& widget = page.form()[k];
            if (!widget.in_view) continue;
            EXPECT_TRUE(wholly_inside(widget.place, canvas())) << widget.label;
            EXPECT_GE(widget.place.w, 20) << widget.label;
            EXPECT_GE(widget.place.h, 16) << widget.label;
            for (std::size_t other = 0; other < k; ++other) {
                const Widget& before = page.form()[other];
                const bool on_map = before.label == "Map" && is_tool_of_map(widget);
                if (on_map) EXPECT_TRUE(wholly_inside(widget.place, before.place)) << widget.id;
                EXPECT_FALSE(!on_map && before.in_view && touch(widget.place, before.place))
                    << widget.id << " and " << before.id;
            }
        }
    });
}

TEST_P(TerrainLayout, CutsNoTextOffAndWritesNoneOverAnother) {
    on_every_page([this](Page& page) {
        const auto words = page.words();
        for (std::size_t k = 0; k < words.size(); ++k) {
            EXPECT_FALSE(words[k].ends_with("...")) << words[k];
            EXPECT_TRUE(wholly_inside(page.drawn.places[k], canvas())) << words[k];
            for (std::size_t other = 0; other < k; ++other)
                EXPECT_FALSE(touch(page.drawn.places[k], page.drawn.places[other]))
                    << words[k] << " and " << words[other];
        }
    });
}

TEST_P(TerrainLayout, TheDownKeyLeadsFromThePlanetsThroughAllBelowThem) {
    Page page("hill", GetParam().first, GetParam().second);
    page.form().focus_on(page.widget_of("lush-islands"));
    std::set<std::string> visited;
    for (int k = 0; k < 30; ++k) {
        page.words();
        page.key("down");
        visited.insert(page.form()[page.form().focus()].label);
    }
    for (const char* label : {"Volcano", "Width", "Walls", "Unsupported earth", "Planet of the round", "Map drift",
                              "Gravity", "Wind", "Rain", "Height", "Scale", "Lift"})
        EXPECT_TRUE(visited.contains(label)) << label;
}

INSTANTIATE_TEST_SUITE_P(AtEverySize, TerrainLayout, testing::ValuesIn(kWindowSizes), [](const auto& size) {
    return std::to_string(size.param.first) + "x" + std::to_string(size.param.second);
});

}  // namespace

}  // namespace terramorph
