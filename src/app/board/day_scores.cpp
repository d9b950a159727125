#include "app/board/day_scores.h"

#include <utility>

#include "app/language/language.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "match/recording/recording.h"
#include "net/letter.h"
#include "net/post.h"

namespace terramorph {

namespace {

constexpr const char* kBoardFile = "board.toml";

std::string day_file(const std::string& day) { return day + kDayFileEnding; }

}  // namespace

std::unique_ptr<Match> day_match(const std::string& day) {
    return std::make_unique<Match>(day_settings(day), std::make_shared<const Arsenal>(built_in_arsenal()));
}

std::string today(const Session& session) { return day_of(session.office ? session.office->now() : 0); }

/// A damaged file is replaced: whoever had that key is somebody new to the boards.
KeyPair board_keys(Session& session) {
    const auto text = session.storage.load(kBoardFile);
    const Result<TomlTable> table = text ? parse_toml(*text, kBoardFile) : text.error();
    const TomlValue* const kept = table ? table->find("secret") : nullptr;
    auto secret = kept && kept->string() ? parse_digest(*kept->string()) : std::nullopt;
    if (!secret) {
        secret = session.office->chance();
        (void)session.storage.save(kBoardFile, concat("secret = ", toml_quoted(digest_text(*secret)), "\n"));
    }
    return KeyPair(*secret);
}

std::optional<OwnDay> load_own_day(Session& session, const std::string& day) {
    const auto text = session.storage.load(day_file(day));
    const std::size_t signature = text ? text->find("\nsigned ") : std::string::npos;
    const std::size_t end = signature == std::string::npos ? signature : text->find('\n', signature + 1);
    if (end == std::string::npos) return std::nullopt;
    OwnDay own = {{}, text->substr(0, end + 1), text->substr(end + 1)};
    auto claim = parse_claim(own.claim_text, day, who_of(board_keys(session).public_key()));
    if (!claim || digest(own.recording) != claim->recording) return std::nullopt;
    own.claim = std::move(*claim);
    return own;
}

bool keep_own_day(Session& session, const std::string& day, const Match& match) {
    const DayScore score = day_score(match);
    const auto before = load_own_day(session, day);
    if (before && !is_better(score, before->claim.score)) return false;
    const KeyPair keys = board_keys(session);
    const std::string recording = recording_text(match.recording());
    std::string name = load_remote_profile(session).name;
    if (name.empty() && !session.settings.players.empty()) name = session.settings.players.front().name;
    const Claim claim = {day, name, score, digest(recording), keys.public_key()};
    if (const Refusal refusal =
            session.storage.save(day_file(day), concat(claim_text(claim, keys), recording))) {
        session.notify("day_not_kept", tr("Couldn't save your score: {why}", {{"why", tr(*refusal)}}));
        return false;
    }
    return true;
}

}  // namespace terramorph
