# Run by ctest as it begins, once for each `program` of tests, of which CMake knows the path only: makes a test of each of
# its suites. A suite runs in one process, as the sanitizers take longer to start than most cases take to run; a failure
# names its case. Of the suites in `each`, which take long, each case is a test, so that several run at a time.
cmake_policy(VERSION 3.25)
if(NOT EXISTS ${program})
    add_test(${name}.IsBuilt test -e ${program})
    return()
endif()
execute_process(COMMAND ${program} --gtest_list_tests OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE " *#[^\n]*" "" listed "${listed}")  # what a case's parameter is
string(REPLACE "\n" ";" listed "${listed}")
set(suite "")
foreach(line ${listed})
    set(test "")
    if(line MATCHES "^([^ ]+)\\.$")
        set(suite ${CMAKE_MATCH_1})
        if(NOT suite IN_LIST each)
            set(test ${name}.${suite})
            set(filter ${suite}.*)
        endif()
    elseif(suite IN_LIST each AND line MATCHES "^  (.+)$")
        set(test ${name}.${suite}.${CMAKE_MATCH_1})
        set(filter ${suite}.${CMAKE_MATCH_1})
    endif()
    if(test)
        add_test(${test} ${program} --gtest_brief=1 --gtest_filter=${filter})
        # On a desktop as without one: SDL would look for its message bus, where libdbus leaks.
        set_tests_properties(${test} PROPERTIES TIMEOUT 900
            ENVIRONMENT_MODIFICATION "DISPLAY=unset:;WAYLAND_DISPLAY=unset:")
    endif()
endforeach()
