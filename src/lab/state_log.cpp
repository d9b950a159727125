#include "lab/state_log.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/text.h"

namespace terramorph {

void StateLog::note(const Match& match) {
    const std::string when = concat("turn ", match.turn(), ", tick ", match.ticks(), ": ");
    std::vector<StateField> now = state_fields(match);
    if (std::ranges::equal(now, fields_, {}, &StateField::name, &StateField::name)) {
        for (std::size_t k = 0; k < now.size(); ++k)
            if (now[k].value != fields_[k].value) write(when, now[k]);
    } else {
        std::map<std::string_view, std::string_view> before;
        for (const StateField& field : fields_) before.emplace(field.name, field.value);
        for (const StateField& field : now) {
            const auto known = before.extract(field.name);
            if (!known || known.mapped() != field.value) write(when, field);
        }
        for (const auto& [name, value] : before) text_ += concat(when, name, " is gone\n");
    }
    fields_ = std::move(now);
}

void StateLog::write(std::string_view when, const StateField& field) {
    text_ += concat(when, field.name, " ", field.value, "\n");
}

}  // namespace terramorph
