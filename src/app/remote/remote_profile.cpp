#include "app/remote/remote_profile.h"

#include "app/language/language.h"
#include "app/session.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "match/settings/player.h"

namespace terramorph {

namespace {

constexpr int kMaxBrokerText = 300;

std::string text_at(const TomlTable& table, std::string_view key, int most) {
    const TomlValue* const value = table.find(key);
    return value && value->string() ? sanitized(*value->string(), most) : "";
}

}  // namespace

RemoteProfile load_remote_profile(Session& session) {
    const Result<std::string> file = session.storage.load(kRemoteFile);
    const Result<TomlTable> table = file ? parse_toml(*file, kRemoteFile) : file.error();
    if (table) return {text_at(*table, "name", kMaxNameLength), text_at(*table, "broker", kMaxBrokerText)};
    const std::string aside = session.storage.set_aside(kRemoteFile);
    session.notify("remote_damaged",
                   tr("Couldn't read your online settings, which were saved as {file}: {why}",
                      {{"file", aside}, {"why", tr(table.error())}}));
    return {};
}

void keep_remote_profile(Session& session, const RemoteProfile& profile) {
    const std::string text =
        concat("name = ", toml_quoted(profile.name), "\nbroker = ", toml_quoted(profile.broker), "\n");
    if (const Refusal refusal = session.storage.save(kRemoteFile, text))
        session.notify("remote_not_kept",
                       tr("Couldn't save your online settings: {why}", {{"why", tr(*refusal)}}));
}

}  // namespace terramorph
