#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/screen.h"
#include "ui/screens/results/stage.h"
#include "ui/screens/results/words.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A page with tabs beside its title and buttons at its foot: the common part of a round's results and the
/// match's.
class ResultsPage : public Screen {
  public:
    ResultsPage(App& app, std::string_view id);

    void press(const InputEvent& press) override;
    bool advance(double seconds) override { return seen_ += seconds, stage_.advance(seconds); }
    Spoken spoken() const override;

  protected:
    const Match& match() const;
    Results results() const;
    /// The page's title, and what stands beside it.
    virtual std::string heading() const = 0;
    virtual std::string beside() const = 0;
    /// What the podium stands for.
    virtual std::string standings() const = 0;
    /// A sentence below it; empty: none.
    virtual std::string told() const { return {}; }
    std::size_t tab() const { return tab_; }

    /// Adds a tab after the buttons, so that Enter means the first button.
    void add_tab(std::string_view id, std::string_view label);
    /// False until there are two rounds to draw a line between.
    bool has_charts() const { return results().scores.rounds().size() > 1; }
    /// A tab for each chart that there's something to see on.
    void add_charts();
    /// "1 - 4"; empty where there are none to turn to.
    std::string tab_keys() const;
    float tabs_wide(const Canvas& canvas) const;
    void lay_tabs(const Canvas& canvas);
    /// The room below the title.
    static Rect page(const Canvas& canvas);
    /// The stage above the scores, as high as the scores leave room for it.
    void draw_scores(Canvas& canvas, Rect place, bool of_round, float counted);

    Form form_;

  private:
    void turn_to(std::size_t tab);

    Stage stage_;
    std::vector<std::size_t> tabs_;
    std::size_t tab_ = 0;
    double seen_ = 0;  // seconds
};

}  // namespace terramorph
