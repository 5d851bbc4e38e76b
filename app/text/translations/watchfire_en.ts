<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardNames</name>
    <message numerus="yes">
        <source>%1, %n rider(s)</source>
        <translation>
            <numerusform>%1, %n rider</numerusform>
            <numerusform>%1, %n riders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n raider(s)</source>
        <translation>
            <numerusform>%1, %n raider</numerusform>
            <numerusform>%1, %n raiders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Corrected: %n rider(s) on %1</source>
        <translation>
            <numerusform>Corrected: %n rider on %1</numerusform>
            <numerusform>Corrected: %n riders on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n penalty chip(s)</source>
        <translation>
            <numerusform>Corrected: %1 has %n penalty chip</numerusform>
            <numerusform>Corrected: %1 has %n penalty chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has played %n knight(s)</source>
        <translation>
            <numerusform>Corrected: %1 has played %n knight</numerusform>
            <numerusform>Corrected: %1 has played %n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n point(s) in cards</source>
        <translation>
            <numerusform>Corrected: %1 has %n point in cards</numerusform>
            <numerusform>Corrected: %1 has %n points in cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) in front of %1</source>
        <translation>
            <numerusform>Corrected: %n raider in front of %1</numerusform>
            <numerusform>Corrected: %n raiders in front of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) on %1</source>
        <translation>
            <numerusform>Corrected: %n raider on %1</numerusform>
            <numerusform>Corrected: %n raiders on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) still to come</source>
        <translation>
            <numerusform>Corrected: %n raider still to come</numerusform>
            <numerusform>Corrected: %n raiders still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n jungle counter(s)</source>
        <translation>
            <numerusform>Corrected: %1 has %n jungle counter</numerusform>
            <numerusform>Corrected: %1 has %n jungle counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spent %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 spent %n jungle counter</numerusform>
            <numerusform>%1 spent %n jungle counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CorrectionText</name>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the bag</source>
        <translation>
            <numerusform>%n left in the bag</numerusform>
            <numerusform>%n left in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n step(s) left, and the next one would leave the map.</source>
        <translation>
            <numerusform>It has %n step left, and the next one would leave the map.</numerusform>
            <numerusform>It has %n steps left, and the next one would leave the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n raider(s), and then none is left: the storm begins.</source>
        <translation>
            <numerusform>You place %n raider, and then none is left: the storm begins.</numerusform>
            <numerusform>You place %n raiders, and then none is left: the storm begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n raider(s).</source>
        <translation>
            <numerusform>You place %n raider.</numerusform>
            <numerusform>You place %n raiders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) wait there</source>
        <translation>
            <numerusform>%n raider waits there</numerusform>
            <numerusform>%n raiders wait there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) breach a wall (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls breaches a wall (%1%)</numerusform>
            <numerusform>%n of 36 rolls breach a wall (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) bring riders (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls brings riders (%1%)</numerusform>
            <numerusform>%n of 36 rolls bring riders (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eruption of %1: %n of 6 corners built on</source>
        <comment>%1 is a volcano</comment>
        <translation>
            <numerusform>Eruption of %1: %n of 6 corners built on</numerusform>
            <numerusform>Eruption of %1: %n of 6 corners built on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) fall: %1</source>
        <comment>%1 is a list of players</comment>
        <translation>
            <numerusform>%n building falls: %1</numerusform>
            <numerusform>%n buildings fall: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) cut off</source>
        <translation>
            <numerusform>%n road cut off</numerusform>
            <numerusform>%n roads cut off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hex(es) to the edge, then steered</source>
        <comment>%1 is the larger die</comment>
        <translation>
            <numerusform>%1: %n hex to the edge, then steered</numerusform>
            <numerusform>%1: %n hexes to the edge, then steered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) until the storm begins</source>
        <translation>
            <numerusform>%n raider until the storm begins</numerusform>
            <numerusform>%n raiders until the storm begins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) make a building fall (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls makes a building fall (%1%)</numerusform>
            <numerusform>%n of 36 rolls make a building fall (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) bring raiders (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls brings raiders (%1%)</numerusform>
            <numerusform>%n of 36 rolls bring raiders (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) drive the storm (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls drives the storm (%1%)</numerusform>
            <numerusform>%n of 36 rolls drive the storm (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) drain the plain (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls drains the plain (%1%)</numerusform>
            <numerusform>%n of 36 rolls drain the plain (%1%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) flood the plain (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls floods the plain (%1%)</numerusform>
            <numerusform>%n of 36 rolls flood the plain (%1%)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnightText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n knight</numerusform>
            <numerusform>%n knights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s)</source>
        <translation>
            <numerusform>%n penalty chip</numerusform>
            <numerusform>%n penalty chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) driven off</source>
        <translation>
            <numerusform>%n raider driven off</numerusform>
            <numerusform>%n raiders driven off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jungle counter(s)</source>
        <translation>
            <numerusform>%n jungle counter</numerusform>
            <numerusform>%n jungle counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n jungle counter(s)</source>
        <translation>
            <numerusform>%1: %n jungle counter</numerusform>
            <numerusform>%1: %n jungle counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storm goes %n hex(es)</source>
        <translation>
            <numerusform>The storm goes %n hex</numerusform>
            <numerusform>The storm goes %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <comment>before the wall</comment>
        <translation>
            <numerusform>%n rider</numerusform>
            <numerusform>%n riders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watchtower(s)</source>
        <comment>of the wall</comment>
        <translation>
            <numerusform>%n watchtower</numerusform>
            <numerusform>%n watchtowers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n rider(s) behind the wall</source>
        <translation>
            <numerusform>Put %n rider behind the wall</numerusform>
            <numerusform>Put %n riders behind the wall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One point less. %n chip(s) left.</source>
        <translation>
            <numerusform>One point less. %n chip left.</numerusform>
            <numerusform>One point less. %n chips left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 takes %n jungle counter</numerusform>
            <numerusform>%1 takes %n jungle counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n raider(s) on the desert</source>
        <translation>
            <numerusform>Put %n raider on the desert</numerusform>
            <numerusform>Put %n raiders on the desert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) are still to come.</source>
        <translation>
            <numerusform>%n raider is still to come.</numerusform>
            <numerusform>%n raiders are still to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the storm %n hex(es) to the %1</source>
        <comment>%1 is a direction</comment>
        <translation>
            <numerusform>Move the storm %n hex to the %1</numerusform>
            <numerusform>Move the storm %n hexes to the %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the storm %n hex(es)</source>
        <translation>
            <numerusform>Move the storm %n hex</numerusform>
            <numerusform>Move the storm %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n rider</numerusform>
            <numerusform>%n riders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s) left</source>
        <translation>
            <numerusform>%n penalty chip left</numerusform>
            <numerusform>%n penalty chips left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rider(s) in the bag</source>
        <translation>
            <numerusform>%n rider in the bag</numerusform>
            <numerusform>%n riders in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s)</source>
        <translation>
            <numerusform>%n penalty chip</numerusform>
            <numerusform>%n penalty chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal of %n point(s) is reached.</source>
        <translation>
            <numerusform>The goal of %n point is reached.</numerusform>
            <numerusform>The goal of %n points is reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n breach</numerusform>
            <numerusform>%n breaches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerChip</name>
    <message numerus="yes">
        <source>%n roll(s) of another tower waiting.</source>
        <translation>
            <numerusform>%n roll of another tower waiting.</numerusform>
            <numerusform>%n rolls of another tower waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TowerText</name>
    <message numerus="yes">
        <source>%n roll(s) waiting</source>
        <translation>
            <numerusform>%n roll waiting</numerusform>
            <numerusform>%n rolls waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) waiting, the first with %1.</source>
        <translation>
            <numerusform>%n roll waiting, the first with %1.</numerusform>
            <numerusform>%n rolls waiting, the first with %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
