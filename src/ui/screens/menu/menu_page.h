#pragma once

#include "app/language/language.h"
#include "ui/screen.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A page of widgets with a way back.
class MenuPage : public Screen {
  public:
    MenuPage(App& app, std::string_view id);

    void press(const InputEvent& press) override;
    bool wants_text() const override { return form_.wants_text(); }
    Spoken spoken() const override { return {heading(), form_.speech()}; }

    Form& form() { return form_; }
    const Form& form() const { return form_; }

  protected:
    /// The page's title.
    virtual std::string heading() const { return {}; }
    /// Called for Esc and the "Back" button.
    virtual void leave();

    /// The button at the right of the foot; add it behind all others.
    void add_back(std::string_view label = tr("Back"), Tone tone = Tone::plain);
    /// Places the back button; returns the rest of the foot.
    Rect lay_back(const Canvas& canvas);
    /// The page between its title and its foot.
    static Rect body(const Canvas& canvas);

  private:
    Form form_;
    std::size_t back_ = Form::kNone;
};

}  // namespace terramorph
