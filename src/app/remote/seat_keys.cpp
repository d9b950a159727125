#include "app/remote/seat_keys.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/remote/waiting_seats.h"
#include "app/session.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "net/letter.h"
#include "net/post.h"

namespace terramorph {

namespace {

constexpr std::size_t kParts = 5, kMostKeys = 200;

std::optional<SeatKey> key_of(const TomlValue& value) {
    std::vector<std::string> parts;
    if (value.list())
        for (const TomlValue& each : *value.list())
            if (each.string()) parts.push_back(*each.string());
    if (parts.size() != kParts) return std::nullopt;
    const auto secret = parse_digest(parts[3]);
    const auto since = to_integer(parts[4]);
    if (!secret || !since) return std::nullopt;
    return SeatKey{parts[0], parts[1], sanitized(parts[2], kMaxNameLength), *secret, *since};
}

void save_keys(Session& session, const std::vector<SeatKey>& keys) {
    std::string text;
    for (const SeatKey& key : keys) {
        const std::string since = std::to_string(key.since), secret = digest_text(key.secret);
        text += concat(toml_quoted(key.seat_file()), " = [");
        for (const std::string& part : {key.code, key.broker, key.name, secret})
            text += concat(toml_quoted(part), ", ");
        text += concat(toml_quoted(since), "]\n");
    }
    (void)session.storage.save(kSeatKeysFile, text);  // it's only for those who lose the file
}

}  // namespace

std::string seat_file_name(std::string_view code, std::string_view who) {
    return concat(code, "-", who, kSeatFileEnding);
}

std::string beside_seat_file(std::string_view seat_file, std::string_view ending) {
    seat_file.remove_suffix(std::string_view(kSeatFileEnding).size());
    return concat(seat_file, ending);
}

std::string SeatKey::seat_file() const { return seat_file_name(code, who_of(KeyPair(secret).public_key())); }

std::vector<SeatKey> seat_keys(Session& session) {
    const Result<std::string> file = session.storage.load(kSeatKeysFile);
    const Result<TomlTable> table = file ? parse_toml(*file, kSeatKeysFile) : file.error();
    std::vector<SeatKey> keys;
    if (!table) {
        const std::string aside = session.storage.set_aside(kSeatKeysFile);
        session.notify("seat_keys_damaged",
                       tr("Couldn't read your online settings, which were saved as {file}: {why}",
                          {{"file", aside}, {"why", tr(table.error())}}));
        return keys;
    }
    for (const auto& [name, value] : table->entries)
        if (auto key = key_of(value); key && key->seat_file() == name) keys.push_back(std::move(*key));
    return keys;
}

void keep_seat_key(Session& session, const SeatKey& key) {
    std::vector<SeatKey> keys = seat_keys(session);
    if (std::ranges::find(keys, key) != keys.end()) return;
    std::erase_if(keys, [&](const SeatKey& each) {
        return each.secret == key.secret || each.since + kDaysKept * kDaySeconds < key.since;
    });
    if (keys.size() >= kMostKeys) keys.erase(keys.begin());
    keys.push_back(key);
    save_keys(session, keys);
}

void forget_seat_key(Session& session, const std::string& seat_file) {
    std::vector<SeatKey> keys = seat_keys(session);
    if (std::erase_if(keys, [&](const SeatKey& key) { return key.seat_file() == seat_file; }) > 0)
        save_keys(session, keys);
}

std::vector<SeatKey> lost_seats(Session& session, std::string_view code) {
    std::vector<SeatKey> lost = seat_keys(session);
    std::erase_if(lost, [&](const SeatKey& key) {
        return (!code.empty() && key.code != code) || session.storage.is_growing(key.seat_file()) ||
               load_seat_file(session, key.seat_file());
    });
    return lost;
}

}  // namespace terramorph
