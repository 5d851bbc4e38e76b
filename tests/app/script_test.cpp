// SPDX-License-Identifier: Apache-2.0
// The engine of all entry by touch, tested on a toy game: pick two different fruits out of a bowl, then say
// how many.
#include "app/game/script.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace watchfire {
namespace {

struct Bowl {
    std::vector<std::string> fruits;
    friend bool operator==(const Bowl&, const Bowl&) = default;
};

struct BowlContext {
    std::vector<std::string> planned{};
};
struct BowlStage : BowlContext {
    using Context = BowlContext;
    std::vector<std::string> choices{};
};

bool answers(const BowlStage& stage, const std::string& touch) {
    return std::find(stage.choices.begin(), stage.choices.end(), touch) != stage.choices.end();
}

using BowlEntry = ScriptEntry<Bowl, BowlStage, std::string>;

struct Basket {
    std::vector<std::string> fruits;
    std::string count;
};

int runs = 0;
int made = 0; ///< questions made

Basket fill(BowlEntry& entry) {
    ++runs;
    Basket basket;
    while (basket.fruits.size() < 2) {
        const auto touch = entry.ask([&] {
            ++made;
            BowlStage stage;
            for (const std::string& fruit : entry.state().fruits) {
                if (std::find(basket.fruits.begin(), basket.fruits.end(), fruit) == basket.fruits.end())
                    stage.choices.push_back(fruit);
            }
            return stage;
        });
        basket.fruits.push_back(touch);
        entry.context().planned.push_back(touch);
    }
    BowlStage number;
    number.choices = {"1", "2"};
    basket.count = entry.ask(std::move(number));
    return basket;
}

class ScriptTest : public testing::Test {
protected:
    void SetUp() override {
        runs = made = 0;
        run.start(fill);
    }
    [[nodiscard]] std::vector<std::string> asked() { return run.plan(bowl).stage.choices; }
    bool touch(const std::string& what) { return run.touch(bowl, what); }

    using Words = std::vector<std::string>;
    Bowl bowl{{"apple", "pear", "plum"}};
    ScriptRun<BowlEntry, Basket> run;
};

TEST_F(ScriptTest, AsksForOneThingAfterTheOtherUntilTheCommandIsComplete) {
    EXPECT_TRUE(run.running());
    EXPECT_TRUE(run.untouched());
    EXPECT_EQ(asked(), (Words{"apple", "pear", "plum"}));
    EXPECT_TRUE(run.plan(bowl).stage.planned.empty());
    ASSERT_TRUE(touch("pear"));
    EXPECT_EQ(asked(), (Words{"apple", "plum"}));
    EXPECT_EQ(run.plan(bowl).stage.planned, Words{"pear"}) << "what was said stands beside the next question";
    ASSERT_TRUE(touch("plum"));
    EXPECT_FALSE(run.plan(bowl).command.has_value());
    ASSERT_TRUE(touch("2"));
    const auto command = run.plan(bowl).command;
    ASSERT_TRUE(command.has_value());
    EXPECT_EQ(command->fruits, (Words{"pear", "plum"}));
    EXPECT_EQ(command->count, "2");
    EXPECT_FALSE(touch("1")) << "nothing is asked any more";
}

TEST_F(ScriptTest, ATouchThatIsNotOfferedAnswersNothing) {
    EXPECT_FALSE(touch("stone"));
    ASSERT_TRUE(touch("pear"));
    EXPECT_FALSE(touch("pear")) << "taken already";
    EXPECT_EQ(asked(), (Words{"apple", "plum"}));
}

TEST_F(ScriptTest, BackIsOneTouchLess) {
    ASSERT_TRUE(touch("pear"));
    ASSERT_TRUE(touch("plum"));
    ASSERT_TRUE(touch("1"));
    ASSERT_TRUE(run.back());
    EXPECT_FALSE(run.plan(bowl).command.has_value());
    EXPECT_EQ(asked(), (Words{"1", "2"}));
    ASSERT_TRUE(run.back());
    EXPECT_EQ(asked(), (Words{"apple", "plum"}));
    ASSERT_TRUE(run.back());
    EXPECT_TRUE(run.untouched());
    EXPECT_FALSE(run.back()) << "this is the first question";
    EXPECT_EQ(asked(), (Words{"apple", "pear", "plum"}));
}

TEST_F(ScriptTest, AChoiceThatIsNoLongerOfferedFallsAwayWithAllBehindIt) {
    ASSERT_TRUE(touch("pear"));
    ASSERT_TRUE(touch("plum"));
    ASSERT_TRUE(touch("1"));
    bowl.fruits = {"apple", "pear"};
    EXPECT_FALSE(run.plan(bowl).command.has_value());
    EXPECT_EQ(asked(), Words{"apple"}) << "the pear is there still, the plum is not";
    EXPECT_EQ(run.plan(bowl).stage.planned, Words{"pear"});
    bowl.fruits = {"apple", "pear", "plum"};
    EXPECT_EQ(asked(), (Words{"apple", "plum"})) << "what fell away does not come back";
}

TEST_F(ScriptTest, AStaleAnswerDoesNotAnswerAnotherQuestion) {
    ASSERT_TRUE(touch("apple"));
    bowl.fruits = {"pear", "plum"};
    EXPECT_FALSE(touch("apple"));
    EXPECT_TRUE(run.untouched());
    EXPECT_EQ(asked(), (Words{"pear", "plum"}));
}

TEST_F(ScriptTest, WhatIsKnownToAnswerIsNotPutTogetherAgain) {
    (void)asked();
    (void)asked();
    EXPECT_EQ(runs, 1) << "the same touches in the same state";
    EXPECT_EQ(made, 1);
    ASSERT_TRUE(touch("pear"));
    (void)asked();
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(made, 2) << "only the second question";
    run.forget();
    (void)asked();
    EXPECT_EQ(made, 4) << "both: something beside the state has changed";
}

TEST_F(ScriptTest, AScriptThatWasStoppedTakesNoTouch) {
    ASSERT_TRUE(touch("pear"));
    run.stop();
    EXPECT_FALSE(run.running());
    EXPECT_FALSE(touch("plum"));
    run.start(fill);
    EXPECT_TRUE(run.untouched()) << "it begins anew";
    EXPECT_EQ(asked(), (Words{"apple", "pear", "plum"}));
}

} // namespace
} // namespace watchfire
