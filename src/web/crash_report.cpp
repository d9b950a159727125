// A page has no signals: page.js writes the report, and brings it back at the next start.
#include "platform/crash_report.h"

#include "web/page.h"

namespace terramorph {

void report_crashes(const std::string&) {}

void name_log_for_report(const std::string&) {}

std::string untold_crash_report(const std::string&) { return last_crash(); }

}  // namespace terramorph
