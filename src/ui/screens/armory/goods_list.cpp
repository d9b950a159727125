#include "ui/screens/armory/goods_list.h"

#include <algorithm>

namespace terramorph {

void ArmoryList::show(const Match& match, int player, const ArmoryWish& wish) {
    const std::optional<int> before = marked();
    const bool same = wish.tab == wish_.tab && wish.sought == wish_.sought;
    wish_ = wish;
    goods_ = goods_to_show(match, player, wish);
    const auto kept = before ? std::ranges::find(goods_, *before) : goods_.end();
    if (kept != goods_.end())
        marked_ = static_cast<std::size_t>(kept - goods_.begin());
    else
        marked_ = same && !goods_.empty() ? std::min(marked_, goods_.size() - 1) : 0;
    if (!same) first_ = 0;
    follow_ = true;
}

std::optional<int> ArmoryList::marked() const {
    return marked_ < goods_.size() ? std::optional(goods_[marked_]) : std::nullopt;
}

bool ArmoryList::press(const InputEvent& press) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            return press_key(press.key);
        case InputEvent::Kind::pointer_down:
            return press_pointer(press.at);
        case InputEvent::Kind::wheel:
            if (!rows_.holds(press.at)) return false;
            if (press.wheel < 0) ++first_;
            if (press.wheel > 0 && first_ > 0) --first_;
            follow_ = false;
            return true;
        default:
            return false;
    }
}

bool ArmoryList::press_key(Key key) {
    const auto row = static_cast<std::ptrdiff_t>(marked_), page = static_cast<std::ptrdiff_t>(in_view_);
    switch (key) {
        case Key::up:
            return move_to(row - 1), true;
        case Key::down:
            return move_to(row + 1), true;
        case Key::page_up:
            return move_to(row - page), true;
        case Key::page_down:
            return move_to(row + page), true;
        case Key::home:
            return move_to(0), true;
        case Key::end:
            return move_to(static_cast<std::ptrdiff_t>(goods_.size())), true;
        default:
            return false;
    }
}

bool ArmoryList::press_pointer(Point at) {
    if (!rows_.holds(at)) return false;
    const std::size_t row = first_ + static_cast<std::size_t>((at.y - rows_.y) / row_high_);
    if (row < std::min(goods_.size(), first_ + in_view_)) move_to(static_cast<std::ptrdiff_t>(row));
    return true;
}

void ArmoryList::move_to(std::ptrdiff_t row) {
    const auto last = static_cast<std::ptrdiff_t>(goods_.size()) - 1;
    marked_ = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(row, 0, std::max<std::ptrdiff_t>(0, last)));
    follow_ = true;
}

std::optional<ArmorySort> ArmoryList::head_at(Point at) const {
    for (const auto& [place, sort] : heads_)
        if (place.holds(at)) return sort;
    return std::nullopt;
}

}  // namespace terramorph
