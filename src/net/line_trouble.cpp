#include "net/line_trouble.h"

namespace terramorph {

namespace {

std::string_view trouble_words(LineTrouble why) {
    switch (why) {
        case LineTrouble::impossible:
            return N_("Can't connect to {place}.");
        case LineTrouble::unanswered:
            return N_("{place} isn't answering.");
        case LineTrouble::down:
            return N_("The connection to {place} is down.");
        case LineTrouble::unwelcome:
            return N_("{place} won't let you in.");
        case LineTrouble::wrong_login:
            return N_("{place} won't let you in: the name or password is wrong.");
        case LineTrouble::untrusted:
            return N_("{place} can't prove who it is: it has no certificate that this machine trusts.");
        case LineTrouble::page_is_kept_from_it:
            return N_(
                "Browsers won't let a page from the internet reach {place}. Use a game server outside your "
                "network, or open a copy of the game's page that's served inside it.");
    }
    return "";
}

}  // namespace

Message line_trouble(LineTrouble why, const Broker& broker) {
    return message(trouble_words(why), {{"place", broker.place()}});
}

}  // namespace terramorph
