#include "battle/water/rising_room.h"

namespace terramorph {

int RisingRoom::add() {
    const int set = static_cast<int>(sets_.size());
    sets_.push_back({set, height_});
    return set;
}

void RisingRoom::rise_to(Sixteenths height) {
    for (; !roofs_.empty() && roofs_.top().top <= height; roofs_.pop())
        --risen(find(roofs_.top().set), roofs_.top().top).open;
    height_ = height;
}

void RisingRoom::open(int set, const Gap& gap) {
    ++risen(find(set), height_).open;
    if (gap.roofed()) roofs_.push({gap.top, set});
}

int RisingRoom::find(int set) {
    while (sets_[at(set)].joined != set) {
        sets_[at(set)].joined = sets_[at(sets_[at(set)].joined)].joined;
        set = sets_[at(set)].joined;
    }
    return set;
}

int RisingRoom::join(int a, int b) {
    const int lesser = std::min(find(a), find(b));
    const int other = std::max(find(a), find(b));
    if (lesser == other) return lesser;
    const Set& gone = risen(other, height_);
    Set& both = risen(lesser, height_);
    both.room += gone.room;
    both.open += gone.open;
    sets_[at(other)].joined = lesser;
    return lesser;
}

std::int64_t RisingRoom::room(int set) { return risen(find(set), height_).room; }

RisingRoom::Set& RisingRoom::risen(int set, Sixteenths height) {
    Set& risen = sets_[at(set)];
    risen.room += std::int64_t{risen.open} * (height - risen.height).count();
    risen.height = height;
    return risen;
}

}  // namespace terramorph
