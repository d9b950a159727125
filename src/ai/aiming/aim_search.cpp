#include "ai/aiming/aim_search.h"

#include <algorithm>

#include "ai/aiming/gunner.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxMarks = 3;  // there's no time for more in a turn

/// True if the search needn't go on with the next kind of path.
bool is_good(const Search& search) {
    constexpr int kClearLine = 350;  // tenths of a degree: steeper shots aren't straight
    if (search.found().empty() || search.found().front().miss > kCloseMiss) return false;
    return search.way() != Way::direct || elevation(search.found().front().angle) <= kClearLine;
}

int wind_read(const Match& match, PlayerId player, const Temperament& temperament, TankId mark) {
    const BattleView view(match, player, 0);
    return Gunner(view, match.player(player).difficulty, temperament, mark).wind();
}

}  // namespace

bool AimSearch::advance(const Match& match, PlayerId player, int& predictions) {
    if (!wind_) wind_ = wind_read(match, player, temperament_, marks_[mark_]);
    const BattleView view(match, player, *wind_, shift_);
    if (!way_ && find_as_before(view, predictions)) return true;
    if (!way_) way_ = 0;
    do {
        if (!search_) search_.emplace(way(), std::vector{marks_[mark_]});
        if (!search_->advance(view, predictions)) return false;
        const bool good = is_good(*search_);
        keep(*search_, good);
        search_.reset();
        if (good) return true;
    } while (next_way());
    return true;
}

bool AimSearch::find_as_before(const BattleView& view, int& predictions) {
    if (!hand_) return false;
    found_ = bracketing_aim(view, temperament_, marks_[mark_], *hand_, predictions);
    if (found_) found_->wind = *wind_;
    return found_.has_value();
}

Way AimSearch::way() const { return *way_ < temperament_.ways.size() ? temperament_.ways[*way_] : Way::lob; }

bool AimSearch::next_way() {
    const auto tries = [&](Way way) { return std::ranges::count(temperament_.ways, way) > 0; };
    const bool tries_all = tries(Way::any) || tries(Way::lob);
    way_ = way_ ? *way_ + 1 : 0;
    return *way_ < temperament_.ways.size() + (tries_all ? 0 : 1);
}

void AimSearch::keep(const Search& search, bool good) {
    if (search.found().empty()) return;
    if (!good && found_ && found_->aims.front().miss <= search.found().front().miss) return;
    found_ = FoundAims{marks_[mark_], *wind_, search.way(), search.found()};
}

bool AimSearch::next_mark() {
    if (mark_ + 1 >= std::min(marks_.size(), kMaxMarks)) return false;
    ++mark_;
    way_.reset();
    wind_.reset();
    found_.reset();
    return true;
}

}  // namespace terramorph
