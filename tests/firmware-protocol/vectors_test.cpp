// SPDX-License-Identifier: Apache-2.0
// Reads the published vectors and every example of PROTOCOL.md, and checks that this codec does what other
// implementations are told.
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "firmware-protocol/codec/encoder.h"
#include "tests/firmware-protocol/message_text.h"

namespace watchfire::test {
namespace {

struct Vector {
    std::string title;
    Side from{};
    std::string bytes;
    std::vector<std::string> expect;
    bool canonical = false;
};

int hex_digit(char c) {
    return c <= '9' ? c - '0' : c - 'a' + 10;
}

std::string unescape(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        switch (text.at(++i)) {
        case 'n':
            out += '\n';
            break;
        case 'r':
            out += '\r';
            break;
        case 't':
            out += '\t';
            break;
        case 'x':
            out += static_cast<char>(hex_digit(text.at(i + 1)) * 16 + hex_digit(text.at(i + 2)));
            i += 2;
            break;
        default:
            out += text[i];
        }
    }
    return out;
}

// The part after `key` if the line begins with it.
bool field(const std::string& line, const std::string& key, std::string& value) {
    if (line.rfind(key, 0) != 0)
        return false;
    value = line.substr(key.size());
    return true;
}

std::vector<Vector> read_vectors(const std::filesystem::path& path) {
    std::ifstream in(path);
    std::vector<Vector> vectors;
    std::string line;
    std::string value;
    while (std::getline(in, line)) {
        if (line.empty() || line.front() == '#')
            continue;
        if (line.front() == '[')
            vectors.emplace_back().title = line;
        else if (vectors.empty())
            ADD_FAILURE() << path << ": a field before the first title: " << line;
        else if (field(line, "from: ", value))
            vectors.back().from = value == "tower" ? Side::tower : Side::host;
        else if (field(line, "bytes: ", value))
            vectors.back().bytes = unescape(value);
        else if (field(line, "expect: ", value))
            vectors.back().expect.push_back(value);
        else if (line == "canonical: yes")
            vectors.back().canonical = true;
        else
            ADD_FAILURE() << path << ": " << line;
    }
    return vectors;
}

class Vectors : public testing::TestWithParam<const char*> {
protected:
    std::filesystem::path path() const {
        return std::filesystem::path(WATCHFIRE_SOURCE_DIR "/firmware-protocol/vectors") / GetParam();
    }
};

TEST_P(Vectors, AreDecodedAsPublished) {
    const auto vectors = read_vectors(path());
    ASSERT_FALSE(vectors.empty());
    for (const auto& vector : vectors)
        EXPECT_EQ(decode(vector.from, vector.bytes), vector.expect) << vector.title;
}

// The encoder turns a canonical vector's messages into exactly its bytes.
TEST_P(Vectors, CanonicalOnesAreEncodedAsPublished) {
    for (const auto& vector : read_vectors(path())) {
        if (!vector.canonical)
            continue;
        EXPECT_EQ(watchfire::test::encode_all(vector.from, vector.bytes), vector.bytes) << vector.title;
    }
}

// The result of a line does not depend on earlier lines: each vector again, in the middle of the others.
TEST_P(Vectors, DoNotDisturbEachOther) {
    for (const Side side : {Side::tower, Side::host}) {
        std::string bytes;
        std::vector<std::string> expect;
        for (const auto& vector : read_vectors(path())) {
            if (vector.from != side)
                continue;
            bytes += vector.bytes;
            expect.insert(expect.end(), vector.expect.begin(), vector.expect.end());
        }
        EXPECT_EQ(decode(side, bytes), expect);
    }
}

INSTANTIATE_TEST_SUITE_P(Published, Vectors,
                         testing::Values("tower-messages.txt", "host-messages.txt", "newer.txt",
                                         "damaged.txt", "plain.txt"),
                         [](const auto& file) {
                             std::string name = file.param;
                             name = name.substr(0, name.find('.'));
                             for (char& c : name)
                                 c = c == '-' ? '_' : c;
                             return name;
                         });

// Every "T>" and "H>" line in the specification's examples is a good message of that side.
TEST(Specification, ExamplesAreGoodLines) {
    std::ifstream in(WATCHFIRE_SOURCE_DIR "/firmware-protocol/PROTOCOL.md");
    std::string line;
    int examples = 0;
    const std::regex example("^([TH])> (.*)$");
    std::smatch match;
    while (std::getline(in, line)) {
        if (!std::regex_match(line, match, example))
            continue;
        ++examples;
        const auto got = decode(match[1] == "T" ? Side::tower : Side::host, match[2].str() + "\n");
        ASSERT_EQ(got.size(), 1u) << line;
        EXPECT_EQ(got.front().find("error"), std::string::npos) << line << "\n  " << got.front();
        EXPECT_EQ(got.front().find("UNKNOWN"), std::string::npos) << line;
    }
    EXPECT_GE(examples, 15);
}

} // namespace
} // namespace watchfire::test
