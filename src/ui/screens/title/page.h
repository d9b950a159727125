#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/title/cards.h"
#include "ui/screens/title/live_match.h"
#include "ui/screens/title/logo.h"

namespace terramorph {

/// The title: how one wants to play, the button that begins it, and the ways to every other page, over a
/// match of computers on the land that will be played.
class TitlePage : public MenuPage {
  public:
    explicit TitlePage(App& owner);

    void press(const InputEvent& press) override;
    bool advance(double seconds) override;
    MusicScene music() const override { return {.level = &app().session().settings.level}; }
    void draw(Canvas& canvas) override;
    void lose_focus() override { focused_ = false; }
    void gain_focus() override { focused_ = true; }
    void be_covered() override { live_.forget_picture(); }

    const LiveMatch& live() const { return live_; }

  protected:
    /// Esc only focuses "Quit"; Enter then leaves the game. Where there's no way to quit, it focuses what
    /// plays.
    std::string heading() const override { return "Terramorph"; }
    void leave() override { form().focus_on(quit_); }

  private:
    /// The ways into a match.
    enum class Way { alone, friends, resume };

    void refresh();
    void build();
    void add_ways();
    bool press_ways(const InputEvent& press);
    void choose(Way way);
    std::string way_words() const;
    bool step_way(int step);
    void add_play();
    void play();
    void add_keys();
    void add_key(std::string_view id, std::string_view does, std::string_view key, std::function<void()> act);
    void add_language();
    void add_entries();
    std::size_t add_entry(std::string_view id, TitleEntry entry, std::function<void()> act);
    bool new_here() const;
    std::string replays_note() const;
    void change_match();
    void draw_other_land();
    MatchSettings shown() const;
    Lineup lineup() const;
    bool resumes() const { return way_ == Way::resume; }

    void lay_widgets(const Canvas& canvas);
    void lay_keys(const Canvas& canvas, Rect line);
    void lay_entries(const Canvas& canvas, Rect place);
    void draw_who(Canvas& canvas, const MatchSettings& settings) const;
    void draw_corner(Canvas& canvas) const;
    void draw_version(Canvas& canvas) const;

    LiveMatch live_;
    Logo logo_;
    bool focused_ = true;
    std::string unfinished_;                 // the match to continue, as on the page
    std::optional<MatchSettings> resuming_;  // how it is played
    std::vector<TitleSegment> segments_;
    std::size_t language_ = 0;  // of the labels
    bool new_here_ = false;     // as the entry for practice says
    Way way_ = Way::alone;
    std::size_t play_ = 0, keys_ = 0, entries_ = 0, quit_ = 0,
                languages_ = 0;  // the first widget of each
    Rect ways_, who_, mode_, rule_;
};

}  // namespace terramorph
