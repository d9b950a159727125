#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/columns.h"
#include "ui/screens/players/edited.h"
#include "ui/screens/players/land_card.h"
#include "ui/screens/players/panel.h"
#include "ui/screens/players/parade.h"
#include "ui/screens/players/typed_name.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/list.h"

namespace terramorph {

/// A widget of a player's row, by its number on the form.
inline std::size_t number_of(std::size_t who, PlayersColumn column) {
    return who * kPlayersColumns + at(column);
}

/// Who plays: a row for each, how strong they are, and Play.
class PlayersPage : public MenuPage {
  public:
    PlayersPage(App& owner, Lineup lineup);
    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Players")); }
    void leave() override;

  private:
    std::vector<Player>& players() { return edited_.list(); }
    std::size_t count() { return players().size(); }

    void build();
    void add_row(std::size_t who);
    template <class Change, class Paint>
    Widget cell(std::size_t who, Change change, Paint paint) {
        return chooser(
            [this, who, change](int step) {
                form().clicked();
                change(players(), who, step);
            },
            [this, who, paint](Canvas& canvas, Rect place) { paint(canvas, place, players()[who]); },
            [this, who] { return Scale::finger() > 0 || form().described() / kPlayersColumns == who; });
    }

    std::string cell_words(std::size_t who, PlayersColumn column);
    Widget name_field(std::size_t who);
    void finish_typing();
    void show_row(std::size_t who, bool in_view);
    void change_team(std::size_t who, int step);
    void add_player();
    void remove_player(std::size_t who);
    void fill(int people, int computers);
    void lay_buttons(const Canvas& canvas, Rect& rest);
    float parade_least(const Canvas& canvas) const;
    float row_height(const Canvas& canvas, float room, float gap);
    void draw_list(Canvas& canvas, Rect& rest);
    void draw_for_fingers(Canvas& canvas, Rect rest);
    void draw_rows(Canvas& canvas, Rect place, float gap);
    void draw_parade(Canvas& canvas, Rect place);
    void draw_panel(Canvas& canvas, Rect place);
    void draw_figures(Canvas& canvas, Rect place);
    void draw_land(Canvas& canvas, Rect& place, float least);
    void draw_help(Canvas& canvas, Rect place, bool figures = false);
    PlayersHelp help();

    EditedPlayers edited_;
    TypedName typed_;
    WidgetList list_;  // for fingers
    std::size_t add_ = 0, people_ = 0, computers_ = 0, figures_ = 0, play_ = 0;
    bool shows_figures_ = false;
    std::optional<Parade> parade_;
    std::optional<LandCard> land_;
};

}  // namespace terramorph
