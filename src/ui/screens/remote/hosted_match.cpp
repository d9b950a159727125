#include "ui/screens/remote/hosted_match.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "app/player/lineup.h"
#include "app/player/preferences.h"
#include "app/session.h"

namespace terramorph {

namespace {

constexpr std::array<Pace, 9> kPaces = {{{true, 30},
                                         {true, 60},
                                         {true, 90},
                                         {true, 180},
                                         {true, 600},
                                         {false, 1},
                                         {false, 3},
                                         {false, 7},
                                         {false, 14}}};

}  // namespace

MatchSettings hosted_match(const Session& session) {
    MatchSettings settings = session.settings;
    settings.players.clear();
    add_computers(session, static_cast<std::size_t>(preference(session, Preference::remote_computers)),
                  settings);
    const Parameter& timer = parameter_of(Rule::turn_timer);
    const Pace pace = hosted_pace(session);
    settings.set(Rule::turn_timer, pace.live ? std::min<double>(timer.maximum, pace.most) : 0);
    return settings;
}

Pace hosted_pace(const Session& session) {
    const int days = static_cast<int>(preference(session, Preference::remote_days));
    return days > 0 ? Pace{false, days}
                    : Pace{true, static_cast<int>(preference(session, Preference::remote_seconds))};
}

TableTalk hosted_talk(const Session& session) {
    return static_cast<TableTalk>(preference(session, Preference::remote_talk));
}

void step_computers(Session& session, int step) {
    const Parameter& parameter = parameter_of(Preference::remote_computers);
    const double now = preference(session, Preference::remote_computers) + step;
    if (now >= parameter.minimum && now <= parameter.maximum)
        prefer(session, Preference::remote_computers, now);
}

void step_pace(Session& session, int step) {
    const auto is_before = [](const Pace& one, const Pace& other) {
        return std::tuple(!one.live, one.most) < std::tuple(!other.live, other.most);
    };
    auto place = std::ranges::lower_bound(kPaces, hosted_pace(session), is_before) - kPaces.begin();
    place = std::clamp<std::ptrdiff_t>(place + step, 0, kPaces.size() - 1);
    const Pace chosen = kPaces[static_cast<std::size_t>(place)];
    prefer(session, Preference::remote_days, chosen.live ? 0 : chosen.most);
    if (chosen.live) prefer(session, Preference::remote_seconds, chosen.most);
}

}  // namespace terramorph
