// SPDX-License-Identifier: Apache-2.0
// Rolls and measures longest roads with JSettlers2: four players with two settlements and up to twelve roads each. peers.sh compiles it
// against somebody's own copy of that program.
import java.util.List;
import java.util.ArrayList;
import java.util.Random;
import soc.game.*;

public class JSettlersPeer {
    public static void main(String[] arguments) {
        SOCGame game = new SOCGame("peer");
        for (int i = 0; i < 4; ++i)
            game.addPlayer("p" + i, i);
        game.startGame();
        Random random = new Random(1);
        while (game.getGameState() < SOCGame.ROLL_OR_CARD) {
            SOCPlayer player = game.getPlayer(game.getCurrentPlayerNumber());
            boolean road = game.getGameState() == SOCGame.START1B || game.getGameState() == SOCGame.START2B;
            List<Integer> open = new ArrayList<>();
            for (int at = 0; at < 256; ++at)
                if (road ? player.isPotentialRoad(at) : player.isPotentialSettlement(at))
                    open.add(at);
            int at = open.get(random.nextInt(open.size()));
            game.putPiece(road ? new SOCRoad(player, at, game.getBoard()) : new SOCSettlement(player, at, game.getBoard()));
        }
        for (int pn = 0; pn < 4; ++pn) {
            game.setGameState(SOCGame.PLAY1);
            game.setCurrentPlayerNumber(pn);
            SOCPlayer player = game.getPlayer(pn);
            for (int i = 0; i < 10; ++i) {
                for (int at = random.nextInt(256), tried = 0; tried < 256; at = (at + 1) % 256, ++tried) {
                    if (player.isPotentialRoad(at)) {
                        game.putPiece(new SOCRoad(player, at, game.getBoard()));
                        break;
                    }
                }
            }
        }
        for (int round = 0; round < 3; ++round) { // the first ones warm the compiler up
            int rolls = 1_000_000;
            long start = System.nanoTime();
            for (int i = 0; i < rolls; ++i) {
                game.setGameState(SOCGame.ROLL_OR_CARD);
                game.rollDice();
                if (i % 64 == 0)
                    for (int pn = 0; pn < 4; ++pn)
                        game.getPlayer(pn).getResources().clear();
            }
            double each = (System.nanoTime() - start) / (double) rolls;
            int roads = 20_000;
            int length = 0;
            start = System.nanoTime();
            for (int i = 0; i < roads; ++i)
                for (int pn = 0; pn < 4; ++pn)
                    length += game.getPlayer(pn).calcLongestRoad2();
            double road = (System.nanoTime() - start) / (double) roads;
            if (round == 2)
                System.out.printf("JSettlers2: a roll %.0f ns, longest roads of four players %.0f ns (together %d long)%n", each, road,
                                  length / roads);
        }
    }
}
