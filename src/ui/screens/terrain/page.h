#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "ui/screens/menu/menu_page.h"
#include "ui/screens/terrain/code.h"
#include "ui/screens/terrain/form.h"
#include "ui/screens/terrain/map.h"
#include "ui/screens/terrain/places.h"
#include "ui/screens/terrain/side.h"
#include "ui/terrain_editor/wave_board.h"

namespace terramorph {

/// The terrain editor: a draft of the next level, its form, its map and its code.
class TerrainPage : public MenuPage {
  public:
    explicit TerrainPage(App& owner);

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override {
        return std::max(lists_.parameters.row_high(at, wheel), lists_.planets.row_high(at, wheel));
    }
    bool advance(double seconds) override;
    MusicScene music() const override { return {.level = &draft_.level()}; }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Level editor")); }
    void leave() override;

  private:
    TerrainActs acts();
    bool act_on(const InputEvent& press);
    bool key(const InputEvent& press);
    bool shortcut(char letter);
    void follow();
    void rebuild();
    void shuffle_all();
    void say_what_is_lacking();
    void take(const LevelSettings& level);
    void take_typed();
    void paste();
    void show_favourites();
    void draw_subtitle(Canvas& canvas);
    void draw_foot(Canvas& canvas, Rect place);
    std::string help() const;

    TerrainDraft draft_;
    TerrainMap map_;
    WaveBoard wave_;
    TerrainCode code_;
    TerrainForm form_;
    const TerrainWidgets& numbers_;
    TerrainSide side_;
    TerrainLists lists_;
    TerrainPlaces places_;
    InputEvent::Kind before_ = InputEvent::Kind::up;  // the last press
    static constexpr int kStill =
        8;           // frames without a press, after which finer pictures of the map are made
    int still_ = 0;  // frames since then
};

}  // namespace terramorph
