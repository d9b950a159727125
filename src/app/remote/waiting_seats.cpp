#include "app/remote/waiting_seats.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/session.h"
#include "base/text.h"
#include "net/letter.h"
#include "net/post.h"

namespace terramorph {

namespace {

std::string wait_file(const std::string& seat_file) { return beside_seat_file(seat_file, kWaitFileEnding); }

}  // namespace

Result<SeatFile> load_seat_file(Session& session, const std::string& seat_file) {
    const auto text = session.storage.load(seat_file);
    if (!text) return text.error();
    return parse_seat_file(*text, *session.planets);
}

std::optional<KeptWait> load_wait(Storage& storage, const std::string& seat_file) {
    const auto text = storage.load(wait_file(seat_file));
    return text ? parse_kept_wait(*text) : std::nullopt;
}

Refusal save_wait(Storage& storage, const std::string& seat_file, const KeptWait& wait) {
    return storage.save(wait_file(seat_file), kept_wait_text(wait));
}

void remove_seat(Storage& storage, const std::string& seat_file) {
    storage.remove(seat_file);
    storage.remove(wait_file(seat_file));
}

std::optional<WaitingSeat::Waits> waits_of(Session& session, const std::string& name, const SeatFile& file) {
    const auto wait = file.table.pace.live ? std::nullopt : load_wait(session.storage, name);
    const auto& players = file.table.settings.players;
    if (!wait || wait->player.value() >= static_cast<int>(players.size())) return std::nullopt;
    const double since = std::max(0.0, static_cast<double>(session.office->now() - wait->since));
    const double left = std::max(0.0, file.table.pace.most * kDaySeconds - since);
    const Player& player = players[wait->player];
    const bool is_alone = std::ranges::count(players, player.team, &Player::team) == 1;
    return WaitingSeat::Waits{.for_me = wait->player == own_seat(file),
                              .name = player.name,
                              .left = left,
                              .over = wait->over,
                              .team = is_alone ? 0 : player.team};
}

std::vector<RoomPlace> rooms_on_this_machine(Session& session) {
    std::vector<RoomPlace> rooms;
    for (const std::string& name : session.storage.names(kOpenRoomEnding)) {
        const auto text = session.storage.load(name);
        auto place = parse_room_place(text ? *text : "");
        if (session.storage.is_growing(name) && place)
            rooms.push_back(place.take());
        else
            session.storage.remove(name);  // the game that held it was killed
    }
    return rooms;
}

std::vector<WaitingSeat> waiting_seats(Session& session) {
    std::vector<WaitingSeat> seats;
    for (const std::string& name : session.storage.names(kSeatFileEnding)) {
        if (session.storage.is_growing(name)) continue;
        const auto file = load_seat_file(session, name);
        auto broker = file ? parse_broker(file->broker) : Result<Broker>(file.error());
        if (!broker) continue;
        WaitingSeat seat = {name, {file->code, broker.take()}};
        for (const Player& player : file->table.settings.players)
            if (player.kind.is_person()) seat.names.push_back(player.name);
        seat.hosted = file->host == own_who(*file);
        seat.over_days = !file->table.pace.live;
        seat.waits = waits_of(session, name, *file);
        seats.push_back(std::move(seat));
    }
    for (const SeatKey& key : lost_seats(session))
        if (auto broker = parse_broker(key.broker))
            seats.push_back({.file = key.seat_file(), .place = {key.code, broker.take()}, .lost = key});
    return seats;
}

}  // namespace terramorph
