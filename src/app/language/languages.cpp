#include "app/language/languages.h"

#include <algorithm>
#include <utility>

#include "app/language/language_files.h"
#include "app/session.h"
#include "app/talk/talk.h"
#include "base/files/toml.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr const char* kCatalogueEnding = ".po";
constexpr std::size_t kMaxLanguageCodeLength = 12;  // "sr@latin"

const std::string& name_in(const Catalogue& catalogue, const std::string& otherwise) {
    const std::string* const name = catalogue.find("English");
    return name ? *name : otherwise;
}

/// Where tanks talk the language of this code; empty if they don't.
std::string talk_file_in(std::string_view code) {
    const auto found = std::ranges::find(built_in_languages(), code, &BuiltInLanguage::code);
    if (found == built_in_languages().end() || !found->talks) return {};
    return concat("talk_", code, ".toml");
}

void add_own(Session& session, std::vector<Language>& languages) {
    std::vector<std::string> files = session.storage.names(kCatalogueEnding);
    std::ranges::sort(files);
    for (const std::string& file : files) {
        std::string code = file.substr(0, file.size() - std::string_view(kCatalogueEnding).size());
        if (code.empty() || code.size() > kMaxLanguageCodeLength || code == "en") continue;
        const Result<std::string> po = session.storage.load(file);
        Result<Catalogue> catalogue = po ? parse_catalogue(*po, file) : po.error();
        if (!catalogue) {
            session.notify("translation_left_out",
                           tr("Your translation wasn't loaded: {why}", {{"why", tr(catalogue.error())}}));
            continue;
        }
        std::erase_if(languages, [&](const Language& each) { return each.code == code; });
        const auto own = std::make_shared<const Catalogue>(catalogue.take());
        languages.push_back({.code = code,
                             .name = name_in(*own, code),
                             .catalogue = own,
                             .talk_file = talk_file_in(own->language())});
    }
}

std::vector<Language> find_languages(Session& session) {
    std::vector<Language> languages = {{.code = "en", .name = std::string(N_("English"))}};
    for (const BuiltInLanguage& each : built_in_languages())
        languages.push_back({.code = std::string(each.code),
                             .name = std::string(each.name),
                             .catalogue_file = concat(each.code, kCatalogueEnding),
                             .talk_file = talk_file_in(each.code)});
    add_own(session, languages);
    return languages;
}

/// "de" of "de_AT" or "de-AT".
std::string_view without_country(std::string_view locale) {
    return locale.substr(0, locale.find_first_of("_-.@"));
}

/// As it's written, else without the country, else as another country speaks it.
std::size_t language_for(const std::vector<Language>& languages, std::string_view locale) {
    const std::string_view plain = without_country(locale);
    for (const std::string_view code : {locale, plain}) {
        const auto found = std::ranges::find(languages, code, &Language::code);
        if (found != languages.end()) return static_cast<std::size_t>(found - languages.begin());
    }
    const auto found =
        std::ranges::find(languages, plain, [](const Language& each) { return without_country(each.code); });
    return static_cast<std::size_t>(found - languages.begin());
}

/// Empty if there was no choice. A damaged file is kept aside.
std::string chosen_code(Session& session) {
    const Result<std::string> file = session.storage.load(kLanguageFile);
    const Result<TomlTable> table = file ? parse_toml(*file, kLanguageFile) : file.error();
    if (!table) {
        const std::string aside = session.storage.set_aside(kLanguageFile);
        session.notify("language_damaged",
                       tr("Couldn't read your choice of language, which was saved as {aside}: {why}",
                          {{"aside", aside}, {"why", tr(table.error())}}));
        return {};
    }
    const TomlValue* const code = table->find("language");
    return code && code->string() ? *code->string() : std::string();
}

std::size_t first_language(Session& session, const std::vector<std::string>& locales) {
    const std::vector<Language>& languages = session.languages;
    std::vector<std::string> wanted = {chosen_code(session)};
    wanted.insert(wanted.end(), locales.begin(), locales.end());
    for (const std::string& code : wanted)
        if (const std::size_t place = language_for(languages, code); place < languages.size()) return place;
    return 0;
}

template <class Content>
Result<Content> loaded(const LanguageFiles& files, const std::string& file,
                       Result<Content> (*parse)(std::string_view text, const std::string& file)) {
    const Result<std::string> text = files(file);
    return text ? parse(*text, file) : text.error();
}

/// Loads what isn't there yet: all or nothing. But a translation of the player's own is spoken even where
/// what tanks say can't be had.
Refusal load(const LanguageFiles& files, Language& language) {
    const bool own = language.catalogue != nullptr;
    Language whole = language;
    if (!language.catalogue_file.empty()) {
        Result<Catalogue> catalogue = loaded(files, language.catalogue_file, parse_catalogue);
        if (!catalogue) return catalogue.error();
        whole.catalogue = std::make_shared<Catalogue>(catalogue.take());
        whole.catalogue_file.clear();
    }
    if (!language.talk_file.empty()) {
        Result<Phrases> phrases = loaded(files, language.talk_file, parse_phrases);
        if (!phrases) return own ? Refusal() : phrases.error();
        whole.phrases = std::make_shared<Phrases>(phrases.take());
        whole.talk_file.clear();
    }
    language = std::move(whole);
    return std::nullopt;
}

/// False if it can't be loaded, of which the player is told.
bool speak(Session& session, std::size_t place) {
    Language& language = session.languages[place];
    if (const Refusal refusal = load(session.language_files, language)) {
        session.notify("language_not_loaded", tr("Couldn't load {language}: {why}",
                                                 {{"language", language.name}, {"why", tr(*refusal)}}));
        return false;
    }
    session.language = session.language_tried = place;
    speak(language.catalogue);
    return true;
}

}  // namespace

void choose_first_language(Session& session, const std::vector<std::string>& locales,
                           const std::string& asked) {
    speak(nullptr);
    session.languages = find_languages(session);
    const std::size_t place = language_for(session.languages, asked);
    const bool known = place < session.languages.size();
    speak(session, known ? place : first_language(session, locales));
    if (known || asked.empty()) return;
    std::vector<std::string> codes;
    for (const Language& each : session.languages) codes.push_back(each.code);
    session.notify("no_such_language", tr("The game doesn't speak \"{code}\": it speaks {codes}.",
                                          {{"code", sanitized(asked, 40)}, {"codes", joined(codes, ", ")}}));
}

void choose_language(Session& session, std::size_t place) {
    session.language_tried = place;
    if (!speak(session, place)) return;
    const std::string& code = session.languages[place].code;
    if (const Refusal refusal =
            session.storage.save(kLanguageFile, concat("language = ", toml_quoted(code), "\n")))
        session.notify("language_not_kept", tr("Couldn't save the language: {why}", {{"why", tr(*refusal)}}));
}

void step_language(Session& session, int step) {
    const std::size_t count = session.languages.size();
    choose_language(session, (session.language_tried + count + static_cast<std::size_t>(step)) % count);
}

const Phrases& spoken_phrases(const Session& session) {
    const std::shared_ptr<const Phrases>& phrases = session.languages[session.language].phrases;
    return phrases ? *phrases : built_in_phrases();
}

}  // namespace terramorph
