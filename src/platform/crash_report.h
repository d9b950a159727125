#pragma once

#include <string>

namespace terramorph {

/// From now on a crash (a signal such as SIGSEGV or SIGABRT) leaves `folder`/crash-YYYYMMDD-HHMMSS.txt, by
/// UTC, with the version, the signal, the stack and the end of the log that was named last, before it ends
/// the program as it would have without. An empty folder: it is told in the terminal only.
void report_crashes(const std::string& folder);

/// The file that a report shall quote: the log of the match in progress. Of a path too long for any file none
/// is quoted.
void name_log_for_report(const std::string& path);

/// The newest report in the folder that nobody has been told of yet; empty if there is none. From now on it
/// has been told of.
std::string untold_crash_report(const std::string& folder);

}  // namespace terramorph
