#include "app/remote/sayings.h"

#include <array>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/session.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, kChatPhrases> kPhrases = {
    N_("Hello!"), N_("Good luck!"), N_("Nice shot!"), N_("So close!"), N_("Ouch!"), N_("Good game!")};

}  // namespace

std::string_view phrase_words(int phrase) { return tr(kPhrases[static_cast<std::size_t>(phrase)]); }

std::vector<Said> take_sayings(Session& session) {
    std::vector<Said> said;
    if (!session.remote) return said;
    Room& room = session.remote->room();
    const bool typed = preference(session, Preference::remote_words) != 0;
    for (const Chat::Heard& heard : room.take_heard()) {
        if (!heard.saying.phrase && !typed) continue;
        Said each = {{}, room.name_of(heard.who), heard.saying.words};
        if (room.table()) each.player = seat_at(*room.table(), heard.who);
        if (heard.saying.phrase) each.words = phrase_words(*heard.saying.phrase);
        said.push_back(std::move(each));
    }
    return said;
}

}  // namespace terramorph
