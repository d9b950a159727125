#include "web/page_clipboard.h"

#include "web/page.h"

namespace terramorph {

namespace {

constexpr std::string_view kLevel = "?level=";

}  // namespace

/// Of the address of a level, its code.
std::string PageClipboard::text() {
    std::string pasted = pasted_text();
    const auto at = pasted.find(kLevel);
    if (!pasted.starts_with("http") || at == std::string::npos) return pasted;
    const std::string code = pasted.substr(at + kLevel.size());
    return code.substr(0, code.find_first_of("&#"));
}

void PageClipboard::set_text(const std::string& text) { copy_text(text); }

std::string PageClipboard::shared(const std::string& code) const {
    return address_with(std::string(kLevel) + code);
}

}  // namespace terramorph
