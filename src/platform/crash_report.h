#pragma once

#include <string>

namespace terramorph {

/// From now on, a crash (a signal such as SIGSEGV or SIGABRT) leaves `folder`/crash-YYYYMMDD-HHMMSS.txt, by
/// UTC, with the version, the signal, the stack and the end of the last named log; then the program ends as
/// usual. With an empty folder the report goes only to the terminal.
void report_crashes(const std::string& folder);

/// Sets the file to quote in reports: the log of the match in progress. A path that's too long is ignored.
void name_log_for_report(const std::string& path);

/// The newest report in the folder that the player hasn't been told about; empty if there is none. Marks all
/// as told.
std::string untold_crash_report(const std::string& folder);

}  // namespace terramorph
