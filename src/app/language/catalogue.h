#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/plural.h"
#include "base/result.h"

namespace terramorph {

/// What the game says in another language, by what it says in English: a .po file.
class Catalogue {
  public:
    static constexpr std::size_t kMaxFile = 1u << 20;  ///< bytes

    /// What stands for it in that language; nullptr where nothing does. It lives as long as the catalogue.
    const std::string* find(std::string_view english) const;
    /// The same of what is counted: `one` is how a single one is told.
    const std::string* find(std::string_view one, std::uint64_t count) const;

    /// The code of the language, as the header says: "de"; empty where it says nothing.
    const std::string& language() const { return language_; }

    /// All translations there are, by what is told in English: as many as there are forms of plurals, or one.
    const std::map<std::string, std::vector<std::string>, std::less<>>& all() const { return translations_; }

  private:
    friend class CatalogueReader;
    std::map<std::string, std::vector<std::string>, std::less<>> translations_;
    PluralRule rule_;
    std::string language_;
};

/// Reads a .po file as gettext's tools write it, in UTF-8. What is marked "fuzzy" or is empty is left out. A
/// translation must name the same "{things}" as the English. The error names file, line and what is expected.
/// (Source: the GNU gettext manual, "The Format of PO Files".)
Result<Catalogue> parse_catalogue(std::string_view po, const std::string& file_name);

}  // namespace terramorph
