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
</context>
<context>
    <name>Forecast</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) breach a wall (%1 %)</source>
        <translation>
            <numerusform>%n of 36 rolls breaches a wall (%1 %)</numerusform>
            <numerusform>%n of 36 rolls breach a wall (%1 %)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) bring riders (%1 %)</source>
        <translation>
            <numerusform>%n of 36 rolls brings riders (%1 %)</numerusform>
            <numerusform>%n of 36 rolls bring riders (%1 %)</numerusform>
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
    <name>StepLine</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
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
</context>
<context>
    <name>TableText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
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
</TS>
