#pragma once

#include "ui/screen.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A page of widgets: what its form has no use for, it leaves by.
class MenuPage : public Screen {
  public:
    MenuPage(App& app, std::string_view id);

    void press(const InputEvent& press) override;
    bool wants_text() const override { return form_.wants_text(); }

    Form& form() { return form_; }
    const Form& form() const { return form_; }

  protected:
    /// Esc, or the button that says "Back".
    virtual void leave();

    /// The button at the right of the foot; add it behind all others.
    void add_back();
    /// Places that button; what is left of the foot beside it.
    Rect lay_back(const Canvas& canvas);
    /// What is left of the page between its name and its foot.
    static Rect body(const Canvas& canvas);

  private:
    Form form_;
    std::size_t back_ = Form::kNone;
};

}  // namespace terramorph
