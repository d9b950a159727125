#include "app/unfinished.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxNoted = 2;  // matches: the current one and the one before it

/// True if the recording exists and isn't played in another window; it may be empty.
bool waits(Storage& storage, const std::string& name) {
    if (name.empty() || storage.is_growing(name)) return false;
    const Result<std::string> recording = storage.load(name);
    return !recording || !recording->empty() || !storage.names(name).empty();
}

}  // namespace

std::string unfinished_match(Storage& storage) {
    const Result<std::string> file = storage.load(kUnfinishedFile);
    if (!file) return {};
    const auto lines = split(*file, '\n');
    for (std::size_t k = 0; k < std::min(lines.size(), kMaxNoted); ++k)
        if (std::string name(lines[k]); waits(storage, name)) return name;
    return {};
}

Refusal list_unfinished(Session& session, const std::string& name) {
    return session.storage.save(kUnfinishedFile, concat(name, "\n", session.unfinished, "\n"));
}

void forget_unfinished(Session& session) {
    const std::string name = std::exchange(session.unfinished, {});
    const Result<std::string> noted = session.storage.load(kUnfinishedFile);
    std::string others;
    if (noted) others = noted->substr(0, std::min(noted->find(name + "\n"), noted->size()));
    if (others.empty())
        session.storage.remove(kUnfinishedFile);
    else if (const Refusal refusal = session.storage.save(kUnfinishedFile, others))
        session.notify("still_noted", tr("Couldn't unmark the match as the one to continue: {why}",
                                         {{"why", tr(*refusal)}}));
}

}  // namespace terramorph
