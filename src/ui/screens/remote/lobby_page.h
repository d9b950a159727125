#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/remote/remote_play.h"
#include "app/session.h"
#include "paint/image.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"

namespace terramorph {

/// The page behind lobby_screen(): who has come, what will be played, and the way into the match.
class LobbyPage : public MenuPage {
  public:
    explicit LobbyPage(App& owner);

    void press(const InputEvent& press) override;
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;
    Spoken spoken() const override;

  protected:
    std::string heading() const override;
    void leave() override;

  private:
    static constexpr std::size_t kChoosers = 5;  // the first choices; buttons follow
    static constexpr double kAgreesIn = 3;       // seconds for which nobody is told that others don't answer

    RemotePlay& remote() { return *app().session().remote; }
    const RemotePlay& remote() const { return *app().session().remote; }
    const Room& room() const { return remote().room(); }
    bool sealed() const { return room().table() && room().table()->sealed; }
    /// True while the host may still change what will be played.
    bool hosts() const { return room().is_host() && !sealed(); }
    std::string code_words() const;
    void add_controls();
    void add_choice(std::string_view id, const std::function<void(int)>& step,
                    const std::function<std::string()>& words);
    void copy_code();
    void draw_level();
    void begin();
    /// True once the others have had time to agree to the sealed table, and some haven't.
    bool is_held_up() const { return sealed() && !room().match() && sealed_for_ >= kAgreesIn; }
    void open_again();
    void lay_table();
    bool catch_up();
    void enter_match();
    std::string state_words() const;
    std::string asking_words() const;
    std::string seat_words(std::size_t seat) const;
    void draw_people(Canvas& canvas, Rect place) const;
    Rect draw_notes(Canvas& canvas, Rect place) const;
    void draw_match(Canvas& canvas, Rect place);
    void prepare_picture(int width, int height);

    std::size_t begin_ = Form::kNone, again_ = Form::kNone, talk_ = 0, copy_ = 0;
    double sealed_for_ = 0;  // without a match
    std::vector<std::size_t> choices_;
    std::string state_;  // as last said
    Image picture_;
    MatchSettings pictured_;
};

}  // namespace terramorph
