// SPDX-License-Identifier: Apache-2.0
// Rolls and measures longest roads with JSettlers2, on positions built as in tests/bench/island.h: four players with two settlements,
// two roads and up to ten more roads each, all at random. peers.sh compiles it against somebody's own copy of that program.
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import soc.game.*;

public class JSettlersPeer {
    static final int POSITIONS = 50;
    static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    static SOCGame position(Random random) {
        SOCGame game = new SOCGame("peer");
        for (int i = 0; i < 4; ++i)
            game.addPlayer("p" + i, i);
        game.startGame();
        while (game.getGameState() < SOCGame.ROLL_OR_CARD) {
            SOCPlayer player = game.getPlayer(game.getCurrentPlayerNumber());
            boolean road = game.getGameState() == SOCGame.START1B || game.getGameState() == SOCGame.START2B;
            int at = any(player, road, random);
            game.putPiece(road ? new SOCRoad(player, at, game.getBoard()) : new SOCSettlement(player, at, game.getBoard()));
        }
        for (int pn = 0; pn < 4; ++pn) {
            game.setGameState(SOCGame.PLAY1);
            game.setCurrentPlayerNumber(pn);
            SOCPlayer player = game.getPlayer(pn);
            for (int i = 0; i < 10; ++i) {
                int at = any(player, true, random);
                if (at >= 0)
                    game.putPiece(new SOCRoad(player, at, game.getBoard()));
            }
        }
        return game;
    }

    /** A place at random where the player may put a road or a settlement; -1 if there is none. */
    static int any(SOCPlayer player, boolean road, Random random) {
        List<Integer> open = new ArrayList<>();
        for (int at = 0; at < 256; ++at)
            if (road ? player.isPotentialRoad(at) : player.isPotentialSettlement(at))
                open.add(at);
        return open.isEmpty() ? -1 : open.get(random.nextInt(open.size()));
    }

    /** What one of so many took, by this thread's processor time (without the compiler and the collector) and by the clock. */
    static void say(String what, long spent, long passed, int times) {
        System.out.printf("%s %.1f ns, %.1f by the clock%n", what, spent / (double) times, passed / (double) times);
    }

    public static void main(String[] arguments) {
        Random random = new Random(1);
        List<SOCGame> games = new ArrayList<>();
        for (int i = 0; i < POSITIONS; ++i)
            games.add(position(random));
        int rounds = 3; // the first ones warm the compiler up
        for (int round = 1; round <= rounds; ++round) {
            int rolls = 20_000;
            long spent = THREAD.getCurrentThreadCpuTime();
            long passed = System.nanoTime();
            for (SOCGame game : games) {
                for (int i = 0; i < rolls; ++i) {
                    game.setGameState(SOCGame.ROLL_OR_CARD);
                    game.rollDice();
                    if (i % 64 == 0)
                        for (int pn = 0; pn < 4; ++pn)
                            game.getPlayer(pn).getResources().clear();
                }
            }
            if (round == rounds)
                say("roll", THREAD.getCurrentThreadCpuTime() - spent, System.nanoTime() - passed, rolls * POSITIONS);
            int roads = 100;
            int length = 0;
            spent = THREAD.getCurrentThreadCpuTime();
            passed = System.nanoTime();
            for (SOCGame game : games)
                for (int i = 0; i < roads; ++i)
                    for (int pn = 0; pn < 4; ++pn)
                        length += game.getPlayer(pn).calcLongestRoad2();
            if (round == rounds) {
                say("roads", THREAD.getCurrentThreadCpuTime() - spent, System.nanoTime() - passed, roads * POSITIONS);
                System.out.printf("# together %.1f long%n", length / (double) roads / POSITIONS);
            }
        }
    }
}
