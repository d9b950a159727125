#pragma once

#include <string>
#include <vector>

namespace terramorph::test {

/// Where the sources in a folder like src/ break the rules of the house, each as "terrain/ground/ground.h:7:
/// what is wrong": an include that runs backwards, a library outside its one home, and left of ui whatever is
/// not the same on every machine. What is wrong with a whole layer or folder is told as "terrain:0: what is
/// wrong": a cycle of more than five units (a header and its source), and more than 25 files in a folder.
std::vector<std::string> violations(const std::string& source_folder);

}  // namespace terramorph::test
