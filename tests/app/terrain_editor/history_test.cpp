#include "app/terrain_editor/history.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

TEST(History, GoesBackStepByStepAndForthAgain) {
    History<int> history(0);
    for (const int state : {1, 2, 3}) history.note(state);
    EXPECT_EQ(history.undo(), 2);
    EXPECT_EQ(history.undo(), 1);
    EXPECT_EQ(history.redo(), 2);
    EXPECT_EQ(history.now(), 2);
}

TEST(History, HasNothingToUndoAtFirstAndNothingToRedoAtTheEnd) {
    History<int> history(0);
    EXPECT_FALSE(history.can_undo());
    EXPECT_FALSE(history.can_redo());
    history.note(1);
    EXPECT_TRUE(history.can_undo());
    EXPECT_FALSE(history.can_redo());
    history.undo();
    EXPECT_FALSE(history.can_undo());
    EXPECT_TRUE(history.can_redo());
}

TEST(History, ADragIsOneStep) {
    History<int> history(0);
    history.note(1);
    for (const int state : {5, 6, 7, 8}) history.note(state, state > 5);
    EXPECT_EQ(history.undo(), 1);
    EXPECT_EQ(history.redo(), 8);
}

TEST(History, ADragThatChangesSomethingOnlyLaterIsAStepOfItsOwn) {
    History<int> history(0);
    history.note(1);
    history.note(1);
    history.note(2, true);
    history.note(3, true);
    EXPECT_EQ(history.undo(), 1);
    EXPECT_EQ(history.undo(), 0);
}

TEST(History, WhatDoesNotChangeAnythingIsNoStep) {
    History<int> history(0);
    history.note(1);
    history.note(1);
    history.note(1, true);
    EXPECT_EQ(history.undo(), 0);
    EXPECT_FALSE(history.can_undo());
}

TEST(History, LookingAroundKeepsWhatWasUndone) {
    History<int> history(0);
    history.note(1);
    history.note(history.undo());
    EXPECT_TRUE(history.can_redo());
}

TEST(History, AChangeForgetsWhatWasUndone) {
    History<int> history(0);
    for (const int state : {1, 2, 3}) history.note(state);
    history.undo();
    history.undo();
    history.note(9);
    EXPECT_FALSE(history.can_redo());
    EXPECT_EQ(history.undo(), 1);
}

TEST(History, AChangeAfterAnUndoNeverGoesOnWithAnOlderStep) {
    History<int> history(0);
    history.note(1);
    history.note(2);
    history.undo();
    history.note(3, true);
    EXPECT_EQ(history.undo(), 1);
}

TEST(History, RemembersTwoHundredStepsAndForgetsTheOldest) {
    History<int> history(0);
    for (int state = 1; state <= 2000; ++state) history.note(state);
    int steps = 0;
    for (int last = 2000; history.can_undo(); ++steps, --last) EXPECT_EQ(history.undo(), last - 1);
    EXPECT_GE(steps, 200);
    EXPECT_LT(steps, 2000);
}

}  // namespace

}  // namespace terramorph
