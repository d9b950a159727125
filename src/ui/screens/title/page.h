#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/title/scenery.h"

namespace terramorph {

/// The title: ways into a match side by side, what Play plays below, then the ways to every other page.
class TitlePage : public MenuPage {
  public:
    explicit TitlePage(App& owner);

    void press(const InputEvent& press) override;
    bool advance(double seconds) override { return scenery_.advance(seconds); }
    MusicScene music() const override { return {.level = &app().session().settings.level}; }
    void draw(Canvas& canvas) override;

  protected:
    /// Esc only focuses "Quit"; Enter then leaves the game.
    void leave() override { form().focus_on(quit_); }

  private:
    /// The ways into a match.
    enum class Card { play, friends, resume };

    void refresh();
    void build();
    void add_cards();
    void add_card(Card card, std::string_view id, std::string_view label, const std::string& note,
                  std::function<void()> act);
    void add_choosers();
    std::size_t add_chooser(std::string_view id, std::function<void(int)> step,
                            std::function<std::string()> words);
    void add_entries();
    std::size_t add_entry(std::string_view id, std::string_view label, std::string_view note,
                          std::function<void()> act);
    void draw_other_land();
    MatchSettings shown() const;

    void lay_widgets(const Canvas& canvas);
    void lay_row(Rect line, float wide, float gap, std::size_t first, std::size_t end);
    void draw_who(Canvas& canvas, const MatchSettings& settings) const;
    void draw_foot(Canvas& canvas, const LevelSettings& level) const;

    Scenery scenery_;
    std::string unfinished_;        // the match to continue, as on the page
    std::vector<Player> resuming_;  // who plays it
    std::size_t language_ = 0;      // of the labels
    Card card_ = Card::play;        // the current one
    std::size_t choosers_ = 0, preset_ = 0, entries_ = 0, quit_ = 0,
                languages_ = 0;  // the first widget of each
    Rect who_;
};

}  // namespace terramorph
