#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/remote/match_news.h"
#include "app/remote/remote_play.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/pair.h"
#include "ui/widgets/list.h"

namespace terramorph {

/// The page behind remote_screen(), with news of matches over days.
class RemotePage : public MenuPage {
  public:
    explicit RemotePage(App& owner);

    bool advance(double seconds) override;
    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    void draw(Canvas& canvas) override;
    void be_covered() override { news_.stop(); }
    /// As the button does.
    void host();

  protected:
    std::string heading() const override;
    void leave() override;

  private:
    /// A card, and what's on it besides what is pressed.
    struct Way {
        std::string_view heading;
        std::string words;
        std::vector<std::string_view> steps;
    };
    /// How much of a card is explained.
    enum class Explained { nothing, purpose, steps };

    void add_fields();
    void add_room(const RoomPlace& room);
    void add_seat(const WaitingSeat& seat);
    void take_code();
    void keep();
    bool waits() const { return !rooms_.empty() || !news_.seats().empty(); }
    std::size_t first_seat() const { return first_row_ + rooms_.size(); }
    /// True if the game was started with one, which isn't shown: its address holds a password.
    bool has_own_broker() const { return !app().session().broker.empty(); }
    const std::string& broker() const { return has_own_broker() ? app().session().broker : profile_.broker; }
    std::string host_words() const;
    void show_broker();
    void join();
    void go_on(const WaitingSeat& seat);
    void stop_starting();
    bool look_for_news(double seconds);
    std::string state_of(const WaitingSeat& seat) const;
    std::string news_words() const;

    std::vector<Way> ways() const;
    float card_height(const Canvas& canvas, float width, Explained how) const;
    Rect draw_card(Canvas& canvas, Rect place, const Way& way, Explained how) const;
    Rect lay_top(Canvas& canvas, Rect page);
    float lay_ways(Canvas& canvas, Rect page);
    void lay_rows(Canvas& canvas, Rect place);

    RemoteProfile profile_;
    std::string code_;
    std::vector<RoomPlace> rooms_;
    MatchNews news_;
    WidgetList list_;
    Pair pair_;
    std::string list_heading_;
    bool starting_ = false;   // a broker on this machine
    std::string again_ = {};  // the seat to go back to there; empty: to host
    std::size_t name_ = 0, advanced_ = 0, day_ = 0, broker_ = 0, host_ = 0, typed_ = 0, join_ = 0,
                messages_ = 0, first_row_ = 0;
};

}  // namespace terramorph
