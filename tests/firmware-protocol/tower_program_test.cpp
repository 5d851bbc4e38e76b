// SPDX-License-Identifier: Apache-2.0
// watchfire-tower as a program: over its real pseudo-terminal, with its real command line.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "tests/firmware-protocol/message_text.h"
#include "tests/firmware-protocol/tower_process.h"

namespace watchfire::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;
namespace fs = std::filesystem;

wf_message message(wf_kind kind) {
    wf_message m{};
    m.kind = kind;
    return m;
}

std::string values_of(const std::optional<wf_message>& roll) {
    std::string values;
    if (roll)
        for (std::size_t i = 0; i < roll->as.roll.count; ++i)
            values.append(i == 0 ? "" : " ").append(std::to_string(roll->as.roll.die[i].value));
    return values;
}

class Tower : public testing::Test {
protected:
    std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
        more.insert(more.begin(), {"--link", link});
        return more;
    }
    bool linked() const { return fs::is_symlink(fs::symlink_status(link)); }

    TemporaryFolder folder;
    std::string link = folder.path("tower");
};

TEST_F(Tower, GreetsRollsAndForgetsWhatIsAcknowledged) {
    TowerProcess tower(arguments({"--serial", "T-1"}));
    ASSERT_THAT(tower.line("ready "), StartsWith("ready " + link + " /dev/pts/"));
    Client client(link);
    EXPECT_THAT(client.next_text(), AllOf(StartsWith("HELLO boot="), HasSubstr("serial=T-1 "),
                                          HasSubstr("caps=lamp,cocked,electronic,simulated held=0")));
    tower.command("roll 5 3");
    const auto roll = client.next(WF_ROLL);
    EXPECT_EQ(values_of(roll), "5 3");
    ASSERT_TRUE(roll);
    EXPECT_EQ(client.next_text(), text_of(*roll)) << "it is repeated until acknowledged";
    client.ack(*roll);
    auto ping = message(WF_PING);
    ping.as.token = 99;
    client.send(ping);
    const auto pong = client.next(WF_PONG);
    ASSERT_TRUE(pong);
    EXPECT_EQ(pong->as.token, 99u);
    EXPECT_EQ(tower.stat("held"), "0");
}

TEST_F(Tower, DoesNotHearItselfAndAnswersAHostThatAsks) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    EXPECT_EQ(tower.stat("in"), "0");
    Client client(link);
    ASSERT_TRUE(client.next(WF_HELLO));
    client.send("\n");
    client.send(message(WF_HELLO_ASK));
    EXPECT_THAT(client.next_text(), StartsWith("HELLO boot="));
    EXPECT_THAT(client.next_text(), StartsWith("STATUS boot="));
    EXPECT_EQ(tower.stat("bad"), "0");
    EXPECT_EQ(tower.stat("in"), std::to_string(1 + encode(message(WF_HELLO_ASK)).size()));
}

// Bytes sent while nobody listens are lost, as on a real port; rolls are not.
TEST_F(Tower, KeepsRollsButNoStaleBytesWhileNobodyListens) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    for (int i = 1; i <= 8; ++i) {
        tower.command("roll " + std::to_string(1 + i % 6) + " 1");
        tower.line("rolled ");
    }
    tower.command("roll 6 6");
    EXPECT_EQ(tower.line("refused "), "refused 6 6");
    EXPECT_EQ(tower.stat("notice"), "refused");
    Client client(link);
    EXPECT_THAT(client.next_text(), AllOf(StartsWith("HELLO"), HasSubstr(" held=8 ")));
    std::uint32_t last = 0;
    for (int i = 1; i <= 8; ++i) {
        const auto roll = client.next_roll();
        ASSERT_TRUE(roll);
        EXPECT_EQ(values_of(roll), std::to_string(1 + i % 6) + " 1");
        last = roll->seq;
        client.ack(*roll);
    }
    client.send(message(WF_HELLO_ASK));
    const auto hello = client.next(WF_HELLO);
    ASSERT_TRUE(hello);
    EXPECT_EQ(hello->as.hello.held, 0);
    EXPECT_EQ(hello->as.hello.last_seq, last);
}

TEST_F(Tower, RunsOnWhenUnpluggedAndComesBackUnderTheSameName) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    Client client(link);
    const auto before = client.next(WF_HELLO);
    ASSERT_TRUE(before);
    for (int round = 1; round <= 3; ++round) {
        tower.command("unplug");
        EXPECT_EQ(tower.line("unplugged"), "unplugged");
        EXPECT_TRUE(client.hung_up());
        EXPECT_FALSE(linked());
        tower.command("roll 4 4");
        tower.line("rolled");
        tower.command("replug");
        ASSERT_THAT(tower.line("ready "), StartsWith("ready " + link))
            << "while the client holds the old port";
        client.open(link);
        const auto hello = client.next(WF_HELLO);
        ASSERT_TRUE(hello);
        EXPECT_EQ(hello->boot, before->boot);
        EXPECT_EQ(hello->as.hello.held, 1);
        const auto roll = client.next(WF_ROLL);
        ASSERT_TRUE(roll);
        client.ack(*roll);
        EXPECT_EQ(tower.stat("plugged"), "yes");
        client.send(message(WF_HELLO_ASK));
        EXPECT_TRUE(client.next(WF_STATUS));
        EXPECT_EQ(tower.stat("held"), "0");
    }
}

TEST_F(Tower, ResetTakesANewBootIdAndForgets) {
    TowerProcess tower(arguments({"--state", folder.path("eeprom")}));
    tower.line("ready ");
    Client client(link);
    const auto before = client.next(WF_HELLO);
    tower.command("roll 1 2");
    ASSERT_TRUE(client.next(WF_ROLL));
    tower.command("reset");
    const auto after = client.next(WF_HELLO);
    ASSERT_TRUE(before && after);
    EXPECT_EQ(after->boot >> 16, (before->boot >> 16) + 1);
    EXPECT_EQ(after->seq, 1u);
    EXPECT_EQ(after->as.hello.held, 0);
}

TEST_F(Tower, MayResetWhenThePortIsOpened) {
    TowerProcess tower(arguments({"--reset-on-open", "--state", folder.path("eeprom")}));
    tower.line("ready ");
    Client client(link);
    const auto first = client.next(WF_HELLO);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->boot >> 16, 2u) << "power-on and the opening";
}

TEST_F(Tower, CountsItsStartsInTheStateFile) {
    const std::string state = folder.path("eeprom");
    for (unsigned start = 1; start <= 3; ++start) {
        TowerProcess tower(arguments({"--state", state}));
        tower.line("ready ");
        EXPECT_EQ(std::stoul(tower.stat("boot"), nullptr, 16) >> 16, start);
        tower.command("quit");
        EXPECT_EQ(tower.end(), 0);
    }
    TowerProcess tower(arguments({"--state", folder.write("broken", "rubbish")}));
    tower.line("ready ");
    tower.command("quit");
    EXPECT_EQ(tower.end(), 0);
    EXPECT_THAT(tower.errors(), HasSubstr("broken does not hold a count of starts"));
}

TEST_F(Tower, RollsAListToItsEnd) {
    TowerProcess tower(
        arguments({"--list", folder.write("rolls", "5 3\n# a remark\n\n6,6 # seven next\r\n1 6\n")}));
    tower.line("ready ");
    for (const char* expected : {"rolled 5 3", "rolled 6 6", "rolled 1 6"}) {
        tower.command("roll");
        EXPECT_EQ(tower.line("rolled"), expected);
    }
    tower.command("roll");
    tower.command("quit");
    EXPECT_EQ(tower.end(), 0);
    EXPECT_THAT(tower.errors(), HasSubstr("at its end"));
}

TEST_F(Tower, RollsByItselfAtAnInterval) {
    TowerProcess tower(arguments({"--list", folder.write("rolls", "5 3\n6 6\n"), "--interval", "20"}));
    EXPECT_EQ(tower.line("rolled"), "rolled 5 3");
    EXPECT_EQ(tower.line("rolled"), "rolled 6 6");
    EXPECT_EQ(tower.stat("rolls"), "2");
}

TEST_F(Tower, TheSameSeedRollsTheSame) {
    const auto rolls = [&](const std::string& seed) {
        TowerProcess tower(arguments({"--seed", seed, "--dice", "d6,d6,d20"}));
        // Until then the link may still lead to the previous tower's terminal, which may belong to somebody
        // else now.
        tower.line("ready ");
        Client client(link);
        std::vector<std::string> got;
        for (int i = 0; i < 20; ++i) {
            tower.command("roll");
            got.push_back(tower.line("rolled"));
            if (const auto roll = client.next_roll()) {
                EXPECT_EQ("rolled " + values_of(roll), got.back());
                EXPECT_EQ(roll->as.roll.die[2].faces, 20);
                client.ack(*roll);
            }
        }
        return got;
    };
    const auto first = rolls("7");
    EXPECT_EQ(first, rolls("7"));
    EXPECT_NE(first, rolls("8"));
}

TEST_F(Tower, FaultsDamageTheWireAndLoseNoRoll) {
    TowerProcess tower(arguments({"--fault-seed", "5"}));
    tower.line("ready ");
    Client client(link);
    for (const char* fault : {"corrupt 0.006", "drop 0.006", "double 0.006"})
        tower.command(fault);
    for (int i = 0; i < 12; ++i) {
        const std::string values = std::to_string(1 + i % 6) + " " + std::to_string(1 + i / 6);
        tower.command("roll " + values);
        const auto roll = client.next_roll();
        ASSERT_TRUE(roll);
        ASSERT_EQ(values_of(roll), values);
        client.ack(*roll);
    }
    EXPECT_NE(tower.stat("corrupted"), "0");
    EXPECT_NE(tower.stat("dropped"), "0");
    EXPECT_NE(tower.stat("doubled"), "0");
    EXPECT_NE(tower.stat("resends"), "0");
}

TEST_F(Tower, TellsTheLampAndADieAskew) {
    TowerProcess tower(arguments());
    Client client(link);
    ASSERT_TRUE(client.next(WF_HELLO));
    auto lamp = message(WF_LAMP);
    lamp.as.lamp = WF_LAMP_BREACH;
    client.send(lamp);
    EXPECT_EQ(tower.line("lamp breach"), "lamp breach notice none");
    tower.command("cocked 2");
    const auto cocked = client.next(WF_COCKED);
    ASSERT_TRUE(cocked);
    EXPECT_EQ(cocked->as.cocked, 2);
}

// A host that is killed while it holds the port exclusively must not lock the next one out.
TEST_F(Tower, LetsTheNextClientInAfterOneThatLeftThePortExclusiveAndCooked) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    Client client(link);
    ASSERT_TRUE(client.next(WF_HELLO));
    termios cooked{};
    ASSERT_EQ(::tcgetattr(client.fd(), &cooked), 0);
    cooked.c_lflag |= ICANON | ECHO;
    cooked.c_oflag |= OPOST | ONLCR;
    ASSERT_EQ(::tcsetattr(client.fd(), TCSANOW, &cooked), 0);
    ASSERT_EQ(::ioctl(client.fd(), TIOCEXCL), 0);
    client.close();
    for (int i = 0; i < 1000 && tower.stat("open") != "no"; ++i) {
    }
    client.open(link);
    ASSERT_GE(client.fd(), 0);
    client.send(message(WF_HELLO_ASK));
    EXPECT_TRUE(client.next(WF_HELLO));
    EXPECT_TRUE(client.next(WF_STATUS));
    EXPECT_EQ(tower.stat("bad"), "0") << "nothing is echoed back to the tower";
}

TEST_F(Tower, SleepsWhenNothingHappens) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    {
        Client client(link);
        ASSERT_TRUE(client.next(WF_HELLO));
    }
    // Measures a second of wall time; the closed port would wake a careless loop endlessly.
    ::poll(nullptr, 0, 1000);
    tower.command("quit");
    ASSERT_EQ(tower.end(), 0);
    EXPECT_LT(tower.cpu(), std::chrono::milliseconds(300));
}

TEST_F(Tower, QuitsCleanlyWhenItsParentGoes) {
    TowerProcess tower(arguments({"--exit-with-parent"}));
    tower.line("ready ");
    EXPECT_TRUE(linked());
    tower.close_input();
    EXPECT_EQ(tower.end(), 0);
    EXPECT_FALSE(linked());
}

TEST_F(Tower, RunsOnWithoutInput) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    tower.close_input();
    Client client(link);
    EXPECT_TRUE(client.next(WF_HELLO));
    EXPECT_TRUE(tower.running());
}

TEST_F(Tower, SignalsEndItCleanly) {
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
        TowerProcess tower(arguments());
        tower.line("ready ");
        ASSERT_TRUE(linked());
        tower.signal(number);
        EXPECT_EQ(tower.end(), 0);
        EXPECT_FALSE(linked());
    }
}

TEST_F(Tower, ReplacesTheLinkThatAKilledOneLeft) {
    {
        TowerProcess tower(arguments());
        tower.line("ready ");
        tower.signal(SIGKILL);
        EXPECT_EQ(tower.end(), std::nullopt);
    }
    EXPECT_TRUE(linked());
    TowerProcess tower(arguments());
    EXPECT_THAT(tower.line("ready "), StartsWith("ready "));
    Client client(link);
    EXPECT_TRUE(client.next(WF_HELLO));
}

TEST_F(Tower, RollsByKey) {
    const int keyboard = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    ASSERT_GE(keyboard, 0);
    ASSERT_EQ(::grantpt(keyboard), 0);
    ASSERT_EQ(::unlockpt(keyboard), 0);
    const int terminal = ::open(::ptsname(keyboard), O_RDWR | O_NOCTTY | O_CLOEXEC);
    ASSERT_GE(terminal, 0);
    TowerProcess tower(arguments({"--keys", "--list", folder.write("rolls", "5 3\n2 2\n")}), terminal);
    tower.line("ready ");
    ASSERT_EQ(::write(keyboard, " ", 1), 1);
    EXPECT_EQ(tower.line("rolled"), "rolled 5 3");
    ASSERT_EQ(::write(keyboard, "\n", 1), 1);
    EXPECT_EQ(tower.line("rolled"), "rolled 2 2");
    ASSERT_EQ(::write(keyboard, "q", 1), 1);
    EXPECT_EQ(tower.end(), 0);
    ::close(terminal);
    ::close(keyboard);
}

TEST_F(Tower, UnknownCommandsAndBadValuesAreToldAndChangeNothing) {
    TowerProcess tower(arguments());
    tower.line("ready ");
    for (const char* line :
         {"dance", "roll five", "roll 0 3", "roll 1 2 3 4 5 6 1 2 3", "corrupt 1.5", "drop", "cocked 9"})
        tower.command(line);
    EXPECT_EQ(tower.stat("rolls"), "0");
    tower.command("quit");
    EXPECT_EQ(tower.end(), 0);
    EXPECT_THAT(tower.errors(),
                AllOf(HasSubstr("unknown command 'dance'"), HasSubstr("'five' is no roll"),
                      HasSubstr("'0 3' is no roll"), HasSubstr("'1 2 3 4 5 6 1 2 3' is no roll"),
                      HasSubstr("corrupt wants a probability"), HasSubstr("drop wants a probability"),
                      HasSubstr("cocked wants 0 to 8")));
}

struct Wrong {
    std::vector<std::string> arguments;
    int status;
    std::string told;
};

TEST_F(Tower, SaysWhatIsWrongWithItsCommandLine) {
    const std::string file = folder.write("file", "precious");
    const std::vector<Wrong> cases{
        {{}, 2, "--link PATH is needed"},
        {{"--link"}, 2, "--link wants a path"},
        {arguments({"--colour"}), 2, "unknown option '--colour'"},
        {arguments({"--seed", "x"}), 2, "--seed wants a number"},
        {arguments({"--seed=-1"}), 2, "--seed wants a number"},
        {arguments({"--seed", "1", "--list", file}), 2, "exclude each other"},
        {arguments({"--keys", "--exit-with-parent"}), 2, "exclude each other"},
        {arguments({"--interval", "0"}), 2, "--interval wants milliseconds"},
        {arguments({"--serial", "has blank"}), 2, "--serial wants"},
        {arguments({"--dice", "d1"}), 2, "--dice wants"},
        {arguments({"--dice", "d6,"}), 2, "--dice wants"},
        {arguments({"--dice", "d6,d6,d6,d6,d6,d6,d6,d6,d6"}), 2, "--dice wants"},
        {arguments({"--list", folder.path("nowhere")}), 1, "cannot read the list"},
        {arguments({"--list", file}), 1, "line 1: 'precious' is no roll"},
        {arguments({"--list", folder.write("empty", "# nothing\n")}), 1, "holds no rolls"},
        {arguments({"--keys"}), 1, "--keys needs a terminal"},
        {{"--link", folder.path("no/such/folder")}, 1, "cannot make the link"},
        {{"--link", file}, 1, "is there already and is not a tower's port"},
    };
    for (const auto& wrong : cases) {
        TowerProcess tower(wrong.arguments);
        EXPECT_EQ(tower.end(), wrong.status) << wrong.told;
        EXPECT_THAT(tower.errors(), AllOf(StartsWith("watchfire-tower: "), HasSubstr(wrong.told)));
    }
    std::ifstream in(file);
    std::string text;
    in >> text;
    EXPECT_EQ(text, "precious");
}

TEST_F(Tower, ExplainsItself) {
    for (const char* option : {"--help", "-h", "--version"}) {
        TowerProcess tower({option});
        EXPECT_THAT(tower.line("watchfire-tower"), HasSubstr("watchfire-tower"));
        EXPECT_EQ(tower.end(), 0);
    }
}

} // namespace
} // namespace watchfire::test
