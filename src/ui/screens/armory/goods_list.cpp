#include "ui/screens/armory/goods_list.h"

#include <algorithm>

namespace terramorph {

void ArmoryList::show(const Match& match, PlayerId player, const ArmoryFilter& filter) {
    const std::optional<GoodId> before = marked();
    const bool same = filter.tab == filter_.tab && filter.sought == filter_.sought;
    filter_ = filter;
    goods_ = goods_to_show(match, player, filter);
    const auto kept = before ? std::ranges::find(goods_, *before) : goods_.end();
    list_.resize(goods_.size());
    if (!same) list_.scroll_to(0);
    const auto can_be_bought = [&](GoodId good) { return !match.validate(Command{Buy{player, good}}); };
    const auto first = std::ranges::find_if(goods_, can_be_bought);
    const std::ptrdiff_t begin = first == goods_.end() ? 0 : first - goods_.begin();
    const auto number = same && before ? static_cast<std::ptrdiff_t>(list_.marked()) : begin;
    list_.mark(kept != goods_.end() ? kept - goods_.begin() : number);
}

std::optional<GoodId> ArmoryList::marked() const {
    return list_.marked() < goods_.size() ? std::optional(goods_[list_.marked()]) : std::nullopt;
}

bool ArmoryList::press(const InputEvent& press) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            return list_.press_key(press.key);
        case InputEvent::Kind::pointer_down:
            return press_pointer(press.at);
        case InputEvent::Kind::wheel:
            if (!list_.holds(press.at)) return false;
            return list_.turn(press.wheel), true;
        default:
            return false;
    }
}

bool ArmoryList::press_pointer(Point at) {
    if (const auto row = list_.row_at(at)) list_.mark(static_cast<std::ptrdiff_t>(*row));
    return list_.holds(at);
}

std::optional<ArmorySort> ArmoryList::head_at(Point at) const {
    for (const auto& [place, sort] : heads_)
        if (place.holds(at)) return sort;
    return std::nullopt;
}

}  // namespace terramorph
