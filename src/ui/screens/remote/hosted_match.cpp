#include "ui/screens/remote/hosted_match.h"

#include <algorithm>
#include <array>

#include "app/player/lineup.h"
#include "app/player/preferences.h"
#include "app/session.h"

namespace terramorph {

namespace {

constexpr std::array kTurnSeconds = {30, 60, 90, 180, 600};

}  // namespace

MatchSettings hosted_match(const Session& session) {
    MatchSettings settings = session.settings;
    settings.players.clear();
    add_computers(session, static_cast<std::size_t>(preference(session, Preference::remote_computers)),
                  settings);
    const Parameter& timer = parameter_of(Rule::turn_timer);
    settings.set(Rule::turn_timer, std::min<double>(timer.maximum, hosted_pace(session).most));
    return settings;
}

Pace hosted_pace(const Session& session) {
    return {true, static_cast<int>(preference(session, Preference::remote_seconds))};
}

void step_computers(Session& session, int step) {
    const Parameter& parameter = parameter_of(Preference::remote_computers);
    const double now = preference(session, Preference::remote_computers) + step;
    if (now >= parameter.minimum && now <= parameter.maximum)
        prefer(session, Preference::remote_computers, now);
}

void step_pace(Session& session, int step) {
    const int now = hosted_pace(session).most;
    auto place = std::ranges::lower_bound(kTurnSeconds, now) - kTurnSeconds.begin();
    place = std::clamp<std::ptrdiff_t>(place + step, 0, kTurnSeconds.size() - 1);
    prefer(session, Preference::remote_seconds, kTurnSeconds[static_cast<std::size_t>(place)]);
}

}  // namespace terramorph
