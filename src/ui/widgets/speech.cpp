// What widgets say of themselves.
#include "app/language/language.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

std::string labelled(const Widget& widget, const std::string& value) {
    const std::string& label = widget.label.empty() ? widget.called : widget.label;
    return label.empty() || value.empty() ? concat(label, value) : concat(label, ": ", value);
}

std::string value_of(const Widget& widget) {
    switch (widget.kind) {
        case WidgetKind::toggle:
            return std::string(widget.value() != 0 ? tr("on") : tr("off"));
        case WidgetKind::choice:
            return widget.names[static_cast<std::size_t>(widget.value())];
        case WidgetKind::slider:
        case WidgetKind::number:
            return shown_value(*widget.parameter, widget.value());
        case WidgetKind::text:
            return widget.words();
        default:
            return widget.note;
    }
}

/// Of a range both, the lower one first, and then the one that keys move.
std::string range_of(const Widget& widget) {
    const std::string own = value_of(widget),
                      other = shown_value(*widget.other->parameter, widget.other->value());
    return concat(widget.upper ? other : own, " – ", widget.upper ? own : other, ", ",
                  tr(widget.parameter->label));
}

}  // namespace

std::string Widget::speech() const {
    const std::string now = said ? said() : other ? range_of(*this) : value_of(*this);
    return sentences({labelled(*this, now), parameter ? std::string(tr(parameter->help)) : std::string()});
}

std::string Form::speech() const {
    const std::size_t number = described();
    if (number == kNone) return complaint_;
    if (entry_ && number == focus()) return sentences({labelled(widgets_[number], *entry_), complaint_});
    return sentences({widgets_[number].speech(), complaint_});
}

}  // namespace terramorph
