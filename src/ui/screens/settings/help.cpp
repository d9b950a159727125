#include "ui/screens/settings/help.h"

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

SettingHelp help_of(const Parameter& parameter, const std::string& complaint) {
    const bool wrong = !complaint.empty();
    const std::string standard = shown_value(parameter, parameter.default_value);
    return {std::string(tr(parameter.label)), std::string(tr(parameter.help)),
            wrong ? complaint
                  : tr("{range}; the default is {value}",
                       {{"range", shown_range(parameter)}, {"value", standard}}),
            wrong};
}

void draw_help(Canvas& canvas, Rect place, const SettingHelp& help) {
    const Part part(canvas, "help");
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    Rect inside = place.inset(scale(14));
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    Rect first = take_top(inside, name.size, scale(6));
    line_in(canvas, take_left(first, canvas.text_width(help.name, name) + 1, scale(16)), help.name, name);
    const TextStyle means = {name.size, theme::kText};
    line_in(canvas, first, help.help, fitted(canvas, help.help, first.w, means));
    const TextStyle below = {scale.text(theme::kBody - 2), help.wrong ? theme::kBad : theme::kMuted};
    line_in(Part(canvas, help.wrong ? "complaint" : "range"), inside, help.below,
            fitted(canvas, help.below, inside.w, below));
}

}  // namespace terramorph
