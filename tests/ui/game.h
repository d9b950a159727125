#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/player/preferences.h"
#include "app/session.h"
#include "base/index.h"
#include "paint/canvas.h"
#include "ui/app.h"
#include "ui/drawn.h"
#include "ui/screens/routes.h"
#include "ui/screens/screens.h"

namespace terramorph {

constexpr double kFrame = 1.0 / 60;  ///< how long a frame shows, in seconds

/// What a player's folders would hold, in memory. Saving fails when it is `full`.
struct MemoryStorage : Storage {
    struct MemoryLog : Log {
        MemoryLog(MemoryStorage& owner, std::string file) : storage(owner), name(std::move(file)) {
            storage.growing.insert(name);
        }
        ~MemoryLog() override { storage.growing.erase(name); }
        Refusal append(std::string_view text, bool lasting) override {
            auto refusal = storage.save(name, storage.files[name] + std::string(text));
            if (lasting && !refusal) storage.after_a_power_cut = storage.files[name];
            return refusal;
        }
        MemoryStorage& storage;
        std::string name;
    };

    static constexpr std::string_view kFull = "there is no room left";

    std::map<std::string, std::string> files;
    std::set<std::string> growing;
    std::string after_a_power_cut;  ///< what would be left of the last log
    bool full = false;

    Result<std::string> load(const std::string& name) override {
        const auto file = files.find(name);
        return file == files.end() ? std::string() : file->second;
    }
    std::size_t size(const std::string& name) override {
        const auto file = files.find(name);
        return file == files.end() ? 0 : file->second.size();
    }
    Refusal save(const std::string& name, const std::string& content) override {
        if (full) return error(kFull);
        files[name] = content;
        return std::nullopt;
    }
    Result<std::unique_ptr<Log>> begin_log(const std::string& name, const std::string& content) override {
        if (is_growing(name)) return error("another game writes to it");
        if (auto refusal = save(name, content)) return *refusal;
        after_a_power_cut = content;
        return std::unique_ptr<Log>(std::make_unique<MemoryLog>(*this, name));
    }
    bool is_growing(const std::string& name) override { return growing.contains(name); }
    std::string set_aside(const std::string& name) override {
        files[name + ".bad"] = files[name];
        files.erase(name);
        return name + ".bad";
    }
    void remove(const std::string& name) override { files.erase(name); }
    std::vector<std::string> names(const std::string& ending) override {
        std::vector<std::string> found;
        for (const auto& [name, content] : files)
            if (name.ends_with(ending)) found.push_back(name);
        return found;
    }
    std::string place(const std::string& name) const override { return name; }
};

/// The game with two people who need no tips, on a small level and with two weapons, played by presses. What
/// is on the screen is found by the ids of its parts (see Part) or by words that come from the test itself.
struct Game {
    explicit Game(MemoryStorage& kept, int players = 2, int width = 640, int height = 360)
        : picture(width, height, 0xff000000u), app(kept, "20260714-120000", all_screens()) {
        constexpr std::string_view kWeapons =
            "[pebble]\nname = \"Pebble\"\nhelp = \"-\"\nprice = 1\nbundle = 9\nunlimited = true\n"
            "on_impact = [{ effect = \"blast\", radius = 20 }]\n"
            "[boulder]\nname = \"Boulder\"\nhelp = \"-\"\nprice = 1\nbundle = 2\n"
            "on_impact = [{ effect = \"blast\", radius = 60 }]\n";
        Result<Arsenal> arsenal = parse_arsenal(kWeapons, "weapons");
        app.session().arsenal = std::make_shared<Arsenal>(arsenal.take());
        app.session().lineup = Lineup::friends;
        app.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::off);
        app.session().preferences[at(Preference::coach)] = static_cast<double>(CoachWanted::off);
        MatchSettings& settings = app.session().settings;
        settings.level.terrain.width = 640;
        settings.level.terrain.depth = 64;
        settings.set(Rule::rounds, 2);
        settings.set(Rule::wind, 0);
        settings.set(Rule::armory, 0);
        settings.set(Rule::stock, 1);
        settings.set(Rule::health, 100);
        settings.set(Rule::direct_hit, 1);
        settings.set(Rule::damage_weakens, 1);
        while (static_cast<int>(settings.players.size()) < players)
            settings.players.push_back(another_player(settings.players));
    }

    Session& session() { return app.session(); }
    const Match& match() { return app.session().match(); }
    /// Does what somebody asks of the match; why not, where it may not be done.
    Refusal give(const Command& command) { return app.session().runner->give(command); }
    const Tank& tank(PlayerId player) { return match().state().tank(player); }
    const Tank& playing() { return tank(match().player()); }

    void start() {
        start_match(app);
        wait(0.1);
    }
    /// "space", "shift+left", "7" ... down and up again.
    void key(std::string_view name) {
        down(name);
        up(name);
    }
    void down(std::string_view name) {
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press)) << name;
        app.press(press);
    }
    void up(std::string_view name) {
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press)) << name;
        press.kind = InputEvent::Kind::up;
        app.press(press);
    }
    void pointer(InputEvent::Kind kind, Point at) { app.press({.kind = kind, .at = at}); }
    void click(Point at) {
        pointer(InputEvent::Kind::pointer_down, at);
        pointer(InputEvent::Kind::pointer_up, at);
    }
    void wait(double seconds) {
        for (int frame = 0; frame < static_cast<int>(seconds * 60 + 0.5); ++frame) app.advance(1.0 / 60);
    }
    /// Until this is so, which is looked at every `step` seconds, or `most` seconds have passed. Returns
    /// whether it is.
    template <class Reached>
    bool wait_until(Reached reached, double step = 0.1, double most = 60) {
        for (double waited = 0; waited < most && !reached(); waited += step) wait(step);
        return reached();
    }
    /// Until this part is on the screen.
    bool wait_for(std::string_view part, double step = 0.1, double most = 60) {
        return wait_until([&] { return has(part); }, step, most);
    }
    /// Until this part isn't on the screen any more.
    bool wait_while(std::string_view part, double step = 0.1, double most = 60) {
        return wait_until([&] { return !has(part); }, step, most);
    }
    /// Presses a key until this is so, `most` times at most. Returns whether it is.
    template <class Reached>
    bool key_until(std::string_view name, Reached reached, std::size_t most) {
        for (std::size_t presses = 0; presses < most && !reached(); ++presses) key(name);
        return reached();
    }
    /// Until somebody is to aim, or the round is over, and what the last shot left behind has been seen. At
    /// most a minute and a half.
    void wait_for_turn() {
        wait_for_rest();
        wait_while("aftermath", 0.1, 30);
    }
    /// Until nothing moves in the match.
    void wait_for_rest() {
        for (int frame = 0; frame < 3600 && match().phase() == Phase::flying; ++frame) app.advance(1.0 / 60);
    }
    /// The one who plays shoots itself: straight up, with hardly any power.
    void end_round() {
        for (int shots = 0; shots < 20 && match().phase() == Phase::aiming; ++shots) {
            (void)give(Aim{match().player(), 900, 20});
            key("space");
            wait_for_turn();
        }
    }
    /// All that is written on the screen.
    std::vector<std::string> words() {
        Canvas canvas(picture, *typeface);
        app.draw(canvas);
        drawn = drawn_on(canvas);
        return drawn.words;
    }
    bool shows(std::string_view wanted) {
        const auto all = words();
        return std::any_of(all.begin(), all.end(),
                           [&](const std::string& each) { return each.find(wanted) != std::string::npos; });
    }
    /// The middle of where these words stand on the screen.
    Point place_of(std::string_view wanted) {
        const auto all = words();
        for (std::size_t k = 0; k < all.size(); ++k)
            if (all[k] == wanted) return drawn.places[k].center();
        return {-1, -1};
    }
    /// Whether this is on the screen: "pause", or "hints/fire".
    bool has(std::string_view part) {
        words();
        return drawn.find(part).has_value();
    }
    /// The words of a part, lines with blanks between them; empty where it is not on the screen.
    std::string text_of(std::string_view part) {
        words();
        return drawn.text_of(part);
    }
    /// How often it is on the screen.
    std::ptrdiff_t count(std::string_view part) {
        words();
        return std::ranges::count(drawn.parts, part, &DrawnScreen::Lines::id);
    }
    /// The whole numbers in a part's words: {2, 5} of "round 2 of 5".
    std::vector<int> numbers_in(std::string_view part) {
        std::vector<int> numbers;
        bool within = false;
        for (const char letter : text_of(part)) {
            const bool digit = letter >= '0' && letter <= '9';
            if (digit && !within) numbers.push_back(0);
            if (digit) numbers.back() = 10 * numbers.back() + (letter - '0');
            within = digit;
        }
        return numbers;
    }
    bool shows_in(std::string_view part, std::string_view wanted) {
        return text_of(part).find(wanted) != std::string::npos;
    }
    /// Whether it is told why this may not be done; its first letter may be a capital.
    bool tells_why_not(const Command& command) {
        const Refusal why = match().validate(command);
        const std::string told = text_of("refused");
        return why && !told.empty() && told.substr(1) == why->text().substr(1);
    }
    Point place_of_part(std::string_view part) {
        words();
        return drawn.place_of(part);
    }
    void click_on(std::string_view part) {
        ASSERT_TRUE(has(part)) << part;
        click(drawn.place_of(part));
    }

    const Typeface* typeface = &plain_typeface();
    Image picture;
    App app;
    DrawnScreen drawn;
};

}  // namespace terramorph
