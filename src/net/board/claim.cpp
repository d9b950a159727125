#include "net/board/claim.h"

#include <limits>

#include "base/text.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::string_view kClaimTitle = "tm1 score", kClaimPurpose = "tm1 day score";
constexpr int kMostPoints = 1'000'000;

std::string claim_lines(const Claim& claim) {
    return concat(kClaimTitle, "\nday ", claim.day, "\nname ", claim.name, "\npoints ", claim.score.points,
                  "\nshots ", claim.score.shots, "\nrec ", digest_text(claim.recording), "\nkey ",
                  digest_text(claim.key), "\n");
}

std::string group_of_day(std::string_view day) { return concat("day/", day); }

}  // namespace

std::string Claim::who() const { return who_of(key); }

std::string claim_text(const Claim& claim, const KeyPair& keys) {
    return signed_text(claim_lines(claim), kClaimPurpose, keys);
}

std::optional<Claim> parse_claim(std::string_view text, std::string_view day, std::string_view who) {
    const auto written = text.size() <= kMaxClaimBytes ? parse_signed(text) : std::nullopt;
    if (!written) return std::nullopt;
    std::string_view lines = written->lines;
    const auto title = take_line(kClaimTitle, lines), date = take_line("day ", lines),
               name = take_line("name ", lines), points = take_line("points ", lines),
               shots = take_line("shots ", lines), rec = take_line("rec ", lines),
               key = take_line("key ", lines);
    const auto recording = rec ? parse_digest(*rec) : std::nullopt,
               own = key ? parse_digest(*key) : std::nullopt;
    const auto made = points ? to_integer(*points, -kMostPoints, kMostPoints) : std::nullopt;
    const auto fired = shots ? to_integer(*shots, 0, kDayShots) : std::nullopt;
    if (!title || !date || !name || !recording || !own || !made || !fired) return std::nullopt;
    const Claim claim = {
        std::string(*date), sanitized(*name, kMaxNameLength), {*made, *fired}, *recording, *own};
    if (claim.day != day || claim.who() != who || claim_lines(claim) != written->lines) return std::nullopt;
    if (!written->is_by(claim.key, kClaimPurpose)) return std::nullopt;
    return claim;
}

std::string day_topic(std::string_view day, std::string_view who, std::string_view what) {
    return topic_in(group_of_day(day), who, what);
}

std::string day_topics(std::string_view day) { return topics_in(group_of_day(day), "+"); }

std::optional<Address> parse_day_topic(std::string_view topic, std::string_view day) {
    return address_in(group_of_day(day), topic);
}

}  // namespace terramorph
