#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph::test {

/// A test with a folder of its own, which goes when the test is over.
class ScratchTest : public testing::Test {
  protected:
    ~ScratchTest() override { std::filesystem::remove_all(folder_); }

    const std::string& folder() const { return folder_; }
    std::string path(const std::string& name) const { return folder_ + "/" + name; }

  private:
    std::string folder_ = scratch_folder();
};

/// The lab's program, writing into such a folder.
class LabTest : public ScratchTest {
  protected:
    Ran lab(const std::string& arguments) const {
        return run("cd '" + folder() + "' && '" + binary_path("terramorph-lab") + "' " + arguments);
    }
};

}  // namespace terramorph::test
