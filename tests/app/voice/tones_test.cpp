// SPDX-License-Identifier: Apache-2.0
// The sounds are short and audible, do not click, and differ.
#include "app/voice/helper/tones.h"

#include <gtest/gtest.h>

#include <QtEndian>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace watchfire::voice {
namespace {

const char* const sounds[] = {"roll", "danger", "done", "your-turn", "refused"};

int sampleAt(const QByteArray& samples, qsizetype i) {
    return qFromLittleEndian<qint16>(samples.constData() + 2 * i);
}

TEST(Tones, AreShortAndHeardAndEndSoftly) {
    std::set<QByteArray> all;
    for (const char* name : sounds) {
        const QByteArray samples = tone(QString::fromLatin1(name), 1);
        const qsizetype count = samples.size() / 2;
        ASSERT_GT(count, toneRate / 10) << name;
        ASSERT_LE(count, toneRate) << name;
        int loudest = 0;
        int jump = 0;
        for (qsizetype i = 1; i < count; ++i) {
            loudest = std::max(loudest, std::abs(sampleAt(samples, i)));
            jump = std::max(jump, std::abs(sampleAt(samples, i) - sampleAt(samples, i - 1)));
        }
        EXPECT_GT(loudest, 8000) << name;
        EXPECT_LT(loudest, 32767) << name << " is cut off";
        EXPECT_LT(jump, 9000) << name << " clicks";
        EXPECT_LT(std::abs(sampleAt(samples, 0)), 200) << name;
        EXPECT_LT(std::abs(sampleAt(samples, count - 1)), 400) << name;
        all.insert(samples);
    }
    EXPECT_EQ(all.size(), std::size(sounds));
}

TEST(Tones, FollowTheVolume) {
    const QByteArray silent = tone(QStringLiteral("roll"), 0);
    EXPECT_EQ(silent, QByteArray(silent.size(), '\0'));
    EXPECT_TRUE(tone(QStringLiteral("trumpet"), 1).isEmpty());
}

} // namespace
} // namespace watchfire::voice
