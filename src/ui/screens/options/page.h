#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/armory/demonstration.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/options/control_row.h"
#include "ui/screens/options/row.h"
#include "ui/widgets/list.h"

namespace terramorph {

/// Tabs above, the rows of one of them at the left, and at the right what shows their effect.
class OptionsPage : public MenuPage {
  public:
    explicit OptionsPage(App& owner);

    void press(const InputEvent& press) override;
    float row_high(Point at, float wheel) const override { return list_.row_high(at, wheel); }
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Options")); }
    void leave() override;

  private:
    enum class Tab { sound, comfort, picture, controls, game };
    static constexpr std::size_t kTabs = 5;

    void build(bool focus_on_tab);
    void add_tabs();
    void add_rows();
    void add_row(Widget widget);
    void add_preference(Preference which, std::function<void()> changed = {});
    void add_language();
    void add_controls();
    bool press_capture(const InputEvent& press);
    void open(Tab tab, bool focus_on_tab);
    void step_tab(int step);
    bool has_preview() const { return tab_ != Tab::controls; }
    void sample(const Sound& sound);

    void lay_tabs(const Canvas& canvas, Rect line);
    Rect lay(const Canvas& canvas);
    bool shows_beside() const;
    void draw_beside(Canvas& canvas, Rect place);
    void draw_hints(Canvas& canvas);

    Tab tab_ = Tab::sound;
    std::vector<std::size_t> tabs_, rows_;
    WidgetList list_;
    std::optional<Demonstration> preview_;
    std::size_t language_ = 0;          // of the labels
    std::optional<Control> capturing_;  // waits for its key or button
    double silence_ = 0;                // seconds since the last sample
};

}  // namespace terramorph
