#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/screen.h"
#include "ui/screens/armory/demonstration.h"
#include "ui/screens/armory/goods_list.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// The armory of a person: the list with keys, and a card for the marked good.
class ArmoryPage : public Screen {
  public:
    explicit ArmoryPage(App& owner);

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;
    bool wants_text() const override { return form_.wants_text(); }
    Spoken spoken() const override;
    Form& form() { return form_; }

  private:
    const Match& match() const;
    const Shop& shop() const { return match().shop(); }

    void add_widgets();
    bool press_search(const InputEvent& press);
    void press_key(const InputEvent& press);
    void press_letter(const InputEvent& press);
    void execute(const Command& command);
    enum class News { good, bad };
    void say(std::string_view id, std::string_view words, News news = News::bad);
    void refresh();
    void show_tab(int tab);
    void sort_by(ArmorySort sort);
    void sort_by_next();
    void buy();
    void sell();
    void undo();
    void buy_usual_goods();
    void get_ready();

    void lay_widgets(const Canvas& canvas);
    Rect lay_across(const Canvas& canvas);
    Rect lay_upright(const Canvas& canvas);
    void lay_buy(const Weapon* goods, bool locked);
    std::optional<TipBox> tip(Rect room) const;
    void lay_tip(const Canvas& canvas, Rect& card);
    void draw_head(Canvas& canvas) const;
    void draw_search_hint(Canvas& canvas);
    void draw_foot(Canvas& canvas) const;

    PlayerId player_;
    ArmoryFilter filter_;
    ArmoryList list_;
    Demonstration demonstration_;
    Form form_;
    std::size_t table_ = 0, search_ = 0, usual_ = 0, buy_ = 0, sell_ = 0, undo_ = 0, ready_ = 0;
    std::vector<std::size_t> tabs_;
    Rect table_place_ = {}, card_place_ = {}, tip_place_ = {};
    bool brief_tip_ = false;
    bool has_usual_ = false;
    bool opening_ = false;  // the search was opened by a key whose letter is still to come
    double money_ = 0;      // as shown while counting
    std::string_view said_id_;
    std::string said_;  // why the last press did nothing, or what it did
    News said_is_ = News::bad;
};

}  // namespace terramorph
