<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardEditor</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>of a terrain or number</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>of a terrain or number</comment>
        <translation>
            <numerusform>%n too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no terrain yet.</source>
        <translation>
            <numerusform>%n hex has no terrain yet.</numerusform>
            <numerusform>%n hexes have no terrain yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many: %1.</source>
        <comment>%1 is a terrain</comment>
        <translation>
            <numerusform>%n too many: %1.</numerusform>
            <numerusform>%n too many: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left over: %1.</source>
        <comment>%1 is a terrain</comment>
        <translation>
            <numerusform>%n left over: %1.</numerusform>
            <numerusform>%n left over: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) with a %1 too many.</source>
        <translation>
            <numerusform>One %1 too many.</numerusform>
            <numerusform>%n tokens with a %1 too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) with a %1 left over.</source>
        <translation>
            <numerusform>One %1 left over.</numerusform>
            <numerusform>%n tokens with a %1 left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no number and never yield.</source>
        <translation>
            <numerusform>%n hex has no number and never yields.</numerusform>
            <numerusform>%n hexes have no number and never yield.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n wall section(s); 4 or 6 are needed, one for each player.</source>
        <translation>
            <numerusform>There is %n wall section; 4 or 6 are needed, one for each player.</numerusform>
            <numerusform>There are %n wall sections; 4 or 6 are needed, one for each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n assembly hex(es); one stands between each two wall sections.</source>
        <translation>
            <numerusform>There is %n assembly hex; one stands between each two wall sections.</numerusform>
            <numerusform>There are %n assembly hexes; one stands between each two wall sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <translation>
            <numerusform>%n hex of land</numerusform>
            <numerusform>%n hexes of land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n harbour</numerusform>
            <numerusform>%n harbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall section(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n wall section</numerusform>
            <numerusform>%n wall sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-point marker(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n one-point marker</numerusform>
            <numerusform>%n one-point markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is unfinished: %n hex(es) have no terrain yet.</source>
        <translation>
            <numerusform>It is unfinished: %n hex has no terrain yet.</numerusform>
            <numerusform>It is unfinished: %n hexes have no terrain yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) are not entered yet.</source>
        <translation>
            <numerusform>%n harbour is not entered yet.</numerusform>
            <numerusform>%n harbours are not entered yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many: %1.</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>One too many: %1.</numerusform>
            <numerusform>%n too many: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n away: %1</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>Take the last one away: %1</numerusform>
            <numerusform>Take the last %n away: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left over: %1.</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>One left over: %1.</numerusform>
            <numerusform>%n left over: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither road nor ship leads to %n hex(es).</source>
        <translation>
            <numerusform>Neither road nor ship leads to %n hex.</numerusform>
            <numerusform>Neither road nor ship leads to %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No road leads to %n hex(es), and there are no ships.</source>
        <translation>
            <numerusform>No road leads to %n hex, and there are no ships.</numerusform>
            <numerusform>No road leads to %n hexes, and there are no ships.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-point marker(s) lie on the board; %1 belong there.</source>
        <translation>
            <numerusform>%n one-point marker lies on the board; %1 belong there.</numerusform>
            <numerusform>%n one-point markers lie on the board; %1 belong there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie in the bag; %1 belong there.</source>
        <translation>
            <numerusform>%n token lies in the bag; %1 belong there.</numerusform>
            <numerusform>%n tokens lie in the bag; %1 belong there.</numerusform>
        </translation>
    </message>
</context>
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
    <name>BuildText</name>
    <message numerus="yes">
        <source>%n road(s) or ship(s) are free by the card</source>
        <translation>
            <numerusform>%n road or ship is free by the card</numerusform>
            <numerusform>%n roads or ships are free by the card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) are free by the card</source>
        <translation>
            <numerusform>%n road is free by the card</numerusform>
            <numerusform>%n roads are free by the card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChanceText</name>
    <message numerus="yes">
        <source>%n bar(s) lie outside the band. Fair dice do this %1: unusual, yet it happens.</source>
        <translation>
            <numerusform>%n bar lies outside the band. Fair dice do this %1: unusual, yet it happens.</numerusform>
            <numerusform>%n bars lie outside the band. Fair dice do this %1: unusual, yet it happens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
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
        <source>%1 spent %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 spent %n jungle counter</numerusform>
            <numerusform>%1 spent %n jungle counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message numerus="yes">
        <source>%1 came %n time(s): %2; outside the band.</source>
        <translation>
            <numerusform>%1 came %n time: %2; outside the band.</numerusform>
            <numerusform>%1 came %n times: %2; outside the band.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came %n time(s): %2.</source>
        <translation>
            <numerusform>%1 came %n time: %2.</numerusform>
            <numerusform>%1 came %n times: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by the robber</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n by the robber</numerusform>
            <numerusform>%n by the robber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n roll(s) in a row without a card; as long or longer %1.</source>
        <translation>
            <numerusform>At most %n roll in a row without a card; as long or longer %1.</numerusform>
            <numerusform>At most %n rolls in a row without a card; as long or longer %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n roll(s) in a row without a card.</source>
        <translation>
            <numerusform>Now %n roll in a row without a card.</numerusform>
            <numerusform>Now %n rolls in a row without a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s) taken.</source>
        <translation>
            <numerusform>%n penalty chip taken.</numerusform>
            <numerusform>%n penalty chips taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) collected</source>
        <translation>
            <numerusform>%n card collected</numerusform>
            <numerusform>%n cards collected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missed</source>
        <translation>
            <numerusform>%n card missed</numerusform>
            <numerusform>%n cards missed</numerusform>
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
        <source>%n rider(s) came</source>
        <translation>
            <numerusform>%n rider came</numerusform>
            <numerusform>%n riders came</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n breach</numerusform>
            <numerusform>%n breaches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came only %n time(s)</source>
        <translation>
            <numerusform>%1 came only once</numerusform>
            <numerusform>%1 came only %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came %n time(s)</source>
        <comment>more often than chance allows</comment>
        <translation>
            <numerusform>%1 came once</numerusform>
            <numerusform>%1 came %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were due</source>
        <comment>how often a sum was expected</comment>
        <translation>
            <numerusform>%n was due</numerusform>
            <numerusform>%n were due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
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
        <source>%n point(s) in cards</source>
        <translation>
            <numerusform>%n point in cards</numerusform>
            <numerusform>%n points in cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1, less %n penalty chip(s).</source>
        <translation>
            <numerusform>Points: %1, less %n penalty chip.</numerusform>
            <numerusform>Points: %1, less %n penalty chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
</context>
<context>
    <name>DeskText</name>
    <message numerus="yes">
        <source>%n move(s) undone. Put the pieces as the picture shows them.</source>
        <translation>
            <numerusform>%n move undone. Put the pieces as the picture shows them.</numerusform>
            <numerusform>%n moves undone. Put the pieces as the picture shows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is open as it was before that. Left out from there on: %n line(s). They stay in the journal; as soon as the game goes on they are kept as a file beside it.</source>
        <translation>
            <numerusform>The game is open as it was before that. Left out from there on: %n line. It stays in the journal; as soon as the game goes on it is kept as a file beside it.</numerusform>
            <numerusform>The game is open as it was before that. Left out from there on: %n lines. They stay in the journal; as soon as the game goes on they are kept as a file beside it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscoveryText</name>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) laid on new land</source>
        <translation>
            <numerusform>%n token laid on new land</numerusform>
            <numerusform>%n tokens laid on new land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) moved away</source>
        <translation>
            <numerusform>%n token moved away</numerusform>
            <numerusform>%n tokens moved away</numerusform>
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
    <name>GreatWallText</name>
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
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n in the bag</numerusform>
            <numerusform>%n in the bag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by riders</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n by riders</numerusform>
            <numerusform>%n by riders</numerusform>
        </translation>
    </message>
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
        <source>One point less. %n chip(s) left.</source>
        <translation>
            <numerusform>One point less. %n chip left.</numerusform>
            <numerusform>One point less. %n chips left.</numerusform>
        </translation>
    </message>
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
        <source>Put %n rider(s) behind the wall</source>
        <translation>
            <numerusform>Put %n rider behind the wall</numerusform>
            <numerusform>Put %n riders behind the wall</numerusform>
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
    <name>HistoryText</name>
    <message numerus="yes">
        <source>Go forward here? Repeats %n move(s)</source>
        <translation>
            <numerusform>Go forward here? Repeats %n move</numerusform>
            <numerusform>Go forward here? Repeats %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go back here? Undoes %n move(s)</source>
        <translation>
            <numerusform>Go back here? Undoes %n move</numerusform>
            <numerusform>Go back here? Undoes %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, down to</source>
        <translation>
            <numerusform>and %n more, down to</numerusform>
            <numerusform>and %n more, down to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoldingsSheet</name>
    <message numerus="yes">
        <source>%n honor</source>
        <translation>
            <numerusform>%n honor</numerusform>
            <numerusform>%n honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s)</source>
        <translation>
            <numerusform>%n shame token</numerusform>
            <numerusform>%n shame tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HordeLens</name>
    <message numerus="yes">
        <source>%n spot(s) free</source>
        <translation>
            <numerusform>%n spot free</numerusform>
            <numerusform>%n spots free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message numerus="yes">
        <source>%n whole game(s)</source>
        <translation>
            <numerusform>%n whole game</numerusform>
            <numerusform>%n whole games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
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
        <source>%n line(s) that cannot be played are kept in %1.</source>
        <translation>
            <numerusform>%n line that cannot be played is kept in %1.</numerusform>
            <numerusform>%n lines that cannot be played are kept in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n game cannot be read.</numerusform>
            <numerusform>%n games cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JungleText</name>
    <message numerus="yes">
        <source>%1 takes %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 takes %n jungle counter</numerusform>
            <numerusform>%1 takes %n jungle counters</numerusform>
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
        <source>Corrected: %1 has %n jungle counter(s)</source>
        <translation>
            <numerusform>Corrected: %1 has %n jungle counter</numerusform>
            <numerusform>Corrected: %1 has %n jungle counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KioskText</name>
    <message numerus="yes">
        <source>%n change(s) could not be saved yet. They are lost if Watchfire ends now. They are saved by themselves as soon as the journal can be written again.</source>
        <translation>
            <numerusform>%n change could not be saved yet. It is lost if Watchfire ends now. It is saved by itself as soon as the journal can be written again.</numerusform>
            <numerusform>%n changes could not be saved yet. They are lost if Watchfire ends now. They are saved by themselves as soon as the journal can be written again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out of this game: %n line(s). They are kept in %1.</source>
        <translation>
            <numerusform>Left out of this game: %n line. It is kept in %1.</numerusform>
            <numerusform>Left out of this game: %n lines. They are kept in %1.</numerusform>
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
    <name>MeasureDialog</name>
    <message numerus="yes">
        <source>Shorter by %n pixel(s)</source>
        <translation>
            <numerusform>Shorter by %n pixel</numerusform>
            <numerusform>Shorter by %n pixels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longer by %n pixel(s)</source>
        <translation>
            <numerusform>Longer by %n pixel</numerusform>
            <numerusform>Longer by %n pixels</numerusform>
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
    <name>PinDialog</name>
    <message numerus="yes">
        <source>That was wrong. The next try is in %n second(s).</source>
        <translation>
            <numerusform>That was wrong. The next try is in %n second.</numerusform>
            <numerusform>That was wrong. The next try is in %n seconds.</numerusform>
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
    <name>PowderCommands</name>
    <message numerus="yes">
        <source>%1 raised %n overseer(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 raised %n overseer</numerusform>
            <numerusform>%1 raised %n overseers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n barricade(s) before %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>Corrected: %n barricade before %1</numerusform>
            <numerusform>Corrected: %n barricades before %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has claimed %n horde(s)</source>
        <translation>
            <numerusform>Corrected: %1 has claimed %n horde</numerusform>
            <numerusform>Corrected: %1 has claimed %n hordes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n shame token(s) under soldiers</source>
        <translation>
            <numerusform>Corrected: %1 has %n shame token under soldiers</numerusform>
            <numerusform>Corrected: %1 has %n shame tokens under soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n shame token(s) in the pool</source>
        <translation>
            <numerusform>Corrected: %n shame token in the pool</numerusform>
            <numerusform>Corrected: %n shame tokens in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n shame token(s) out of the game</source>
        <translation>
            <numerusform>Corrected: %n shame token out of the game</numerusform>
            <numerusform>Corrected: %n shame tokens out of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n card(s) left in the horde deck</source>
        <translation>
            <numerusform>Corrected: %n card left in the horde deck</numerusform>
            <numerusform>Corrected: %n cards left in the horde deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n card(s) left in the rocket deck</source>
        <translation>
            <numerusform>Corrected: %n card left in the rocket deck</numerusform>
            <numerusform>Corrected: %n cards left in the rocket deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n shame token(s)</source>
        <translation>
            <numerusform>%1 took %n shame token</numerusform>
            <numerusform>%1 took %n shame tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 raised %n overseer(s), %2 left play</source>
        <comment>player, soldiers</comment>
        <translation>
            <numerusform>%1 raised an overseer, %2 left play</numerusform>
            <numerusform>%1 raised %n overseers, %2 left play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderDecisionPane</name>
    <message numerus="yes">
        <source>Save %n soldier(s)</source>
        <translation>
            <numerusform>Save %n soldier</numerusform>
            <numerusform>Save %n soldiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderDecisions</name>
    <message numerus="yes">
        <source>%1, whom of these %n do you save?</source>
        <translation>
            <numerusform>%1, whom of these %n do you save?</numerusform>
            <numerusform>%1, whom of these %n do you save?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: whom of these %n do you save?</source>
        <comment>player, what kills them</comment>
        <translation>
            <numerusform>%1, %2: whom of these %n do you save?</numerusform>
            <numerusform>%1, %2: whom of these %n do you save?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) free</source>
        <translation>
            <numerusform>%n row free</numerusform>
            <numerusform>%n rows free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, choose %n soldier(s) to be killed</source>
        <translation>
            <numerusform>%1, choose %n soldier to be killed</numerusform>
            <numerusform>%1, choose %n soldiers to be killed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hits %n spot(s)</source>
        <comment>a shot</comment>
        <translation>
            <numerusform>hits %n spot</numerusform>
            <numerusform>hits %n spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, choose %n soldier(s) to be killed by the %2</source>
        <comment>player, card</comment>
        <translation>
            <numerusform>%1, choose %n soldier to be killed by the %2</numerusform>
            <numerusform>%1, choose %n soldiers to be killed by the %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message>
        <source>A command card</source>
        <translation>A com­mand card</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to come.</source>
        <translation>
            <numerusform>%n horde card still to come.</numerusform>
            <numerusform>%n horde cards still to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come. Roll the dice, or enter it.</source>
        <translation>
            <numerusform>%n still to come. Roll the dice, or enter it.</numerusform>
            <numerusform>%n still to come. Roll the dice, or enter it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use these %n turns</source>
        <translation>
            <numerusform>Use this %n turn</numerusform>
            <numerusform>Use these %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In tea order, %n turn(s) each</source>
        <translation>
            <numerusform>In tea order, %n turn each</numerusform>
            <numerusform>In tea order, %n turns each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has %n year(s).</source>
        <translation>
            <numerusform>The game has %n year.</numerusform>
            <numerusform>The game has %n years.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck began with %n card(s).</source>
        <translation>
            <numerusform>The deck began with %n card.</numerusform>
            <numerusform>The deck began with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn, %n turn(s) each</source>
        <translation>
            <numerusform>In turn, %n turn each</numerusform>
            <numerusform>In turn, %n turns each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn(s) %1</source>
        <comment>%1: 1, 5</comment>
        <translation>
            <numerusform>turn %1</numerusform>
            <numerusform>turns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>%n still to come</numerusform>
            <numerusform>%n still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n honor. What happens?</source>
        <translation>
            <numerusform>%1 has %n honor. What happens?</numerusform>
            <numerusform>%1 has %n honor. What happens?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with these %n</source>
        <translation>
            <numerusform>Attack with this one</numerusform>
            <numerusform>Attack with these %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit these %n</source>
        <translation>
            <numerusform>Recruit this one</numerusform>
            <numerusform>Recruit these %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n shame</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n shame</numerusform>
            <numerusform>%1: %n shame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All in turn, %n turn(s) each</source>
        <comment>the heading above orders of players</comment>
        <translation>
            <numerusform>All in turn, %n turn each</numerusform>
            <numerusform>All in turn, %n turns each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) each</source>
        <comment>everybody on the command track</comment>
        <translation>
            <numerusform>%n turn each</numerusform>
            <numerusform>%n turns each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: which soldier(s) leave for %n overseer(s)?</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: which soldier leaves for %n overseer?</numerusform>
            <numerusform>%1: which %n soldiers leave for %n overseers?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each tile shows %n soldier(s): tap the one that shows yours.</source>
        <translation>
            <numerusform>Each tile shows %n soldier: tap the one that shows yours.</numerusform>
            <numerusform>Each tile shows %n soldiers: tap the one that shows yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n overseer(s) into as many locations of the board, for free. For each, a soldier goes back into the box.</source>
        <translation>
            <numerusform>Put %n overseer into a location of the board, for free. For it, a soldier goes back into the box.</numerusform>
            <numerusform>Put %n overseers into %n different locations of the board, for free. For each, a soldier goes back into the box.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderForecast</name>
    <message numerus="yes">
        <source>It would hold without the %1: %n free spot(s).</source>
        <comment>%1 is a card</comment>
        <translation>
            <numerusform>It would hold without the %1: %n free spot.</numerusform>
            <numerusform>It would hold without the %1: %n free spots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more barricade(s) would hold it.</source>
        <translation>
            <numerusform>%n more barricade would hold it.</numerusform>
            <numerusform>%n more barricades would hold it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %n shame token(s): each player takes one for every horde there without a soldier of his own.</source>
        <translation>
            <numerusform>It would cost %n shame token: each player takes one for every horde there without a soldier of his own.</numerusform>
            <numerusform>It would cost %n shame tokens: each player takes one for every horde there without a soldier of his own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) more for whoever stands in a tower beside it.</source>
        <translation>
            <numerusform>%n shame token more for whoever stands in a tower beside it.</numerusform>
            <numerusform>%n shame tokens more for whoever stands in the towers beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) in its firing spots would be killed.</source>
        <translation>
            <numerusform>%n soldier in its firing spots would be killed.</numerusform>
            <numerusform>%n soldiers in its firing spots would be killed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody there would die, in the rest zone too: %n soldier(s).</source>
        <translation>
            <numerusform>Everybody there would die, in the rest zone too: %n soldier.</numerusform>
            <numerusform>Everybody there would die, in the rest zone too: %n soldiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) there would be lost.</source>
        <translation>
            <numerusform>%n machine there would be lost.</numerusform>
            <numerusform>%n machines there would be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Leader(s) halve the defense, rounded down.</source>
        <translation>
            <numerusform>The Leader halves the defense, rounded down.</numerusform>
            <numerusform>%n Leaders halve the defense, each once, rounded down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the soldiers in its firing spots deal %n wound(s).</source>
        <translation>
            <numerusform>First the soldiers in its firing spots deal %n wound.</numerusform>
            <numerusform>First the soldiers in its firing spots deal %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would take %2 honor and %n shame token(s) for %3</source>
        <comment>player, honor, tower</comment>
        <translation>
            <numerusform>%1 would take %2 honor and %n shame token for %3</numerusform>
            <numerusform>%1 would take %2 honor and %n shame tokens for %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) would break if winter came now</source>
        <translation>
            <numerusform>%n section would break if winter came now</numerusform>
            <numerusform>%n sections would break if winter came now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more may break</source>
        <comment>&quot;1 section would break if winter came now&quot;</comment>
        <translation>
            <numerusform>%1, %n more may break</numerusform>
            <numerusform>%1, %n more may break</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) may break if winter came now</source>
        <translation>
            <numerusform>%n section may break if winter came now</numerusform>
            <numerusform>%n sections may break if winter came now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) would break in this assault</source>
        <translation>
            <numerusform>%n section would break in this assault</numerusform>
            <numerusform>%n sections would break in this assault</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) may break in this assault</source>
        <translation>
            <numerusform>%n section may break in this assault</numerusform>
            <numerusform>%n sections may break in this assault</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sections hold, but the wall loses %n level(s)</source>
        <translation>
            <numerusform>All sections hold, but the wall loses %n level</numerusform>
            <numerusform>All sections hold, but the wall loses %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sections hold, but the wall may lose %n level(s)</source>
        <translation>
            <numerusform>All sections hold, but the wall may lose %n level</numerusform>
            <numerusform>All sections hold, but the wall may lose %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In winter all sections would hold, but the wall would lose %n level(s)</source>
        <translation>
            <numerusform>In winter all sections would hold, but the wall would lose %n level</numerusform>
            <numerusform>In winter all sections would hold, but the wall would lose %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In winter all sections would hold, but the wall might lose %n level(s)</source>
        <translation>
            <numerusform>In winter all sections would hold, but the wall might lose %n level</numerusform>
            <numerusform>In winter all sections would hold, but the wall might lose %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderGuide</name>
    <message numerus="yes">
        <source>Turn up %n horde card(s)</source>
        <translation>
            <numerusform>Turn up %n horde card</numerusform>
            <numerusform>Turn up %n horde cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 raises %n overseer(s) and names a soldier for each</source>
        <translation>
            <numerusform>%1 raises %n overseer and names a soldier for it</numerusform>
            <numerusform>%1 raises %n overseers and names a soldier for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In tea order, place %n war machine(s)</source>
        <translation>
            <numerusform>In tea order, place %n war machine</numerusform>
            <numerusform>In tea order, place %n war machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n war machine(s)</source>
        <translation>
            <numerusform>Place %n war machine</numerusform>
            <numerusform>Place %n war machines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderLines</name>
    <message numerus="yes">
        <source>%n new horde(s) to come</source>
        <translation>
            <numerusform>%n new horde to come</numerusform>
            <numerusform>%n new hordes to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raid by the %1: %n shame token(s) leave the game</source>
        <comment>%1 is a card</comment>
        <translation>
            <numerusform>Raid by the %1: %n shame token leaves the game</numerusform>
            <numerusform>Raid by the %1: %n shame tokens leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s) off %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>%n barricade off %1</numerusform>
            <numerusform>%n barricades off %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) missing at the beginning</source>
        <translation>
            <numerusform>%n horde card missing at the beginning</numerusform>
            <numerusform>%n horde cards missing at the beginning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n overseer(s) still to raise</source>
        <translation>
            <numerusform>%1: %n overseer still to raise</numerusform>
            <numerusform>%1: %n overseers still to raise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderNames</name>
    <message numerus="yes">
        <source>%n of %1</source>
        <comment>a number of resources in any mix: 5 of wood, stone or gold</comment>
        <translation>
            <numerusform>%n of %1</numerusform>
            <numerusform>%n of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <translation>
            <numerusform>%n resource of any kind</numerusform>
            <numerusform>%n resources of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spearman(s)</source>
        <translation>
            <numerusform>%n spearman</numerusform>
            <numerusform>%n spearmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horseman(s)</source>
        <translation>
            <numerusform>%n horseman</numerusform>
            <numerusform>%n horsemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior monk(s)</source>
        <translation>
            <numerusform>%n warrior monk</numerusform>
            <numerusform>%n warrior monks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomber(s)</source>
        <translation>
            <numerusform>%n bomber</numerusform>
            <numerusform>%n bombers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flamethrower(s)</source>
        <translation>
            <numerusform>%n flamethrower</numerusform>
            <numerusform>%n flamethrowers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossbowman(s)</source>
        <translation>
            <numerusform>%n crossbowman</numerusform>
            <numerusform>%n crossbowmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tank(s)</source>
        <translation>
            <numerusform>%n tank</numerusform>
            <numerusform>%n tanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spearman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n spearman</numerusform>
            <numerusform>%n spearmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n archer</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horseman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n horseman</numerusform>
            <numerusform>%n horsemen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior monk(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n warrior monk</numerusform>
            <numerusform>%n warrior monks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomber(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n bomber</numerusform>
            <numerusform>%n bombers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flamethrower(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n flamethrower</numerusform>
            <numerusform>%n flamethrowers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossbowman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n crossbowman</numerusform>
            <numerusform>%n crossbowmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tank(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n tank</numerusform>
            <numerusform>%n tanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n covered spot(s)</source>
        <comment>what honor is for</comment>
        <translation>
            <numerusform>for %n covered spot</numerusform>
            <numerusform>for %n covered spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n wound(s)</source>
        <comment>what honor is for</comment>
        <translation>
            <numerusform>for %n wound</numerusform>
            <numerusform>for %n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderRefusals</name>
    <message numerus="yes">
        <source>%n horde card(s) are still to come. Enter them first, or begin summer anyway.</source>
        <translation>
            <numerusform>%n horde card is still to come. Enter it first, or begin summer anyway.</numerusform>
            <numerusform>%n horde cards are still to come. Enter them first, or begin summer anyway.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderSteps</name>
    <message numerus="yes">
        <source>Draw %n horde card(s), one after the other</source>
        <translation>
            <numerusform>Draw %n horde card</numerusform>
            <numerusform>Draw %n horde cards, one after the other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1 and take %n shame token(s) from the pool</source>
        <comment>a raid; %1 is a card</comment>
        <translation>
            <numerusform>Discard the %1 and take %n shame token from the pool</numerusform>
            <numerusform>Discard the %1 and take %n shame tokens from the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) leave the game.</source>
        <translation>
            <numerusform>%n token leaves the game.</numerusform>
            <numerusform>%n tokens leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are left in the pool.</source>
        <translation>
            <numerusform>%n token is left in the pool.</numerusform>
            <numerusform>%n tokens are left in the pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It lay %1. Now %n token(s) are in the pool.</source>
        <comment>%1: under 1 archer, on the Leader</comment>
        <translation>
            <numerusform>It lay %1. Now %n token is in the pool.</numerusform>
            <numerusform>It lay %1. Now %n tokens are in the pool.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s) stand there now.</source>
        <translation>
            <numerusform>%n barricade stands there now.</numerusform>
            <numerusform>%n barricades stand there now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n barricade(s) off %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>Take %n barricade off %1</numerusform>
            <numerusform>Take %n barricades off %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spot(s) with a reward were covered.</source>
        <translation>
            <numerusform>%n spot with a reward was covered.</numerusform>
            <numerusform>%n spots with a reward were covered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n wound(s) on the card in %1</source>
        <comment>%1 is a row of a section</comment>
        <translation>
            <numerusform>Put %n wound on the card in %1</numerusform>
            <numerusform>Put %n wounds on the card in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n snake token(s) on the card in %1</source>
        <comment>%1 is a row of a section</comment>
        <translation>
            <numerusform>Put %n snake token on the card in %1</numerusform>
            <numerusform>Put %n snake tokens on the card in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n shame token(s) from the pool</source>
        <translation>
            <numerusform>Take %n shame token from the pool</numerusform>
            <numerusform>Take %n shame tokens from the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde(s) defeated</source>
        <comment>headline</comment>
        <translation>
            <numerusform>%n horde defeated</numerusform>
            <numerusform>%n hordes defeated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) hold so far</source>
        <comment>headline</comment>
        <translation>
            <numerusform>%n section holds so far</numerusform>
            <numerusform>%n sections hold so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) are missing at the beginning</source>
        <translation>
            <numerusform>%n horde card is missing at the beginning</numerusform>
            <numerusform>%n horde cards are missing at the beginning</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n overseer(s) still to raise</source>
        <translation>
            <numerusform>%1 has %n overseer still to raise</numerusform>
            <numerusform>%1 has %n overseers still to raise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n horde card(s) (%1 + 1)</source>
        <translation>
            <numerusform>Draw %n horde card (%1 + 1)</numerusform>
            <numerusform>Draw %n horde cards (%1 + 1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Breach: %1. %n hold(s).</source>
        <comment>headline; sections</comment>
        <translation>
            <numerusform>Breach: %1. %n holds.</numerusform>
            <numerusform>Breach: %1. %n hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) come (%1 + 1). The program draws them: take them out of the deck</source>
        <translation>
            <numerusform>%n horde card comes (%1 + 1). The program draws it: take it out of the deck</numerusform>
            <numerusform>%n horde cards come (%1 + 1). The program draws them: take them out of the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) come. The program draws them: take them out of the deck</source>
        <translation>
            <numerusform>%n horde card comes. The program draws it: take it out of the deck</numerusform>
            <numerusform>%n horde cards come. The program draws them: take them out of the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PowderText</name>
    <message numerus="yes">
        <source>%1, %n honor</source>
        <translation>
            <numerusform>%1, %n honor</numerusform>
            <numerusform>%1, %n honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n honor</source>
        <translation>
            <numerusform>%1 wins with %n honor</numerusform>
            <numerusform>%1 wins with %n honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s)</source>
        <translation>
            <numerusform>%n barricade</numerusform>
            <numerusform>%n barricades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Firing spots: %n</source>
        <comment>%n is their number</comment>
        <translation>
            <numerusform>Firing spots: %n</numerusform>
            <numerusform>Firing spots: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free spot(s)</source>
        <translation>
            <numerusform>%n free spot</numerusform>
            <numerusform>%n free spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n shame, no honor</source>
        <comment>a claimed card</comment>
        <translation>
            <numerusform>%1: %n shame, no honor</numerusform>
            <numerusform>%1: %n shame, no honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s)</source>
        <translation>
            <numerusform>%n shame token</numerusform>
            <numerusform>%n shame tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde(s) claimed</source>
        <translation>
            <numerusform>%n horde claimed</numerusform>
            <numerusform>%n hordes claimed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <comment>lines of what is to be done</comment>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holds, but may lose %n wall level(s)</source>
        <comment>a section</comment>
        <translation>
            <numerusform>holds, but may lose %n wall level</numerusform>
            <numerusform>holds, but may lose %n wall levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holds, but loses %n wall level(s)</source>
        <comment>a section</comment>
        <translation>
            <numerusform>holds, but loses %n wall level</numerusform>
            <numerusform>holds, but loses %n wall levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and may lose %n wall level(s)</source>
        <comment>&quot;The left section: holds, 1 against 4&quot;</comment>
        <translation>
            <numerusform>%1, and may lose %n wall level</numerusform>
            <numerusform>%1, and may lose %n wall levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and loses %n wall level(s)</source>
        <comment>&quot;The left section: holds, 1 against 4&quot;</comment>
        <translation>
            <numerusform>%1, and loses %n wall level</numerusform>
            <numerusform>%1, and loses %n wall levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <comment>a section; horde cards that are still to be laid</comment>
        <translation>
            <numerusform>+%n card</numerusform>
            <numerusform>+%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n card(s)</source>
        <comment>a section; defeated hordes that are still to be taken off</comment>
        <translation>
            <numerusform>−%n card</numerusform>
            <numerusform>−%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to be laid</source>
        <comment>a section</comment>
        <translation>
            <numerusform>%n horde card still to be laid</numerusform>
            <numerusform>%n horde cards still to be laid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to be taken off</source>
        <comment>a section</comment>
        <translation>
            <numerusform>%n horde card still to be taken off</numerusform>
            <numerusform>%n horde cards still to be taken off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaidForecast</name>
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
</context>
<context>
    <name>RaidersText</name>
    <message numerus="yes">
        <source>%n by raiders</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n by raiders</numerusform>
            <numerusform>%n by raiders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n while buildings lay on their side</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n while a building lay on its side</numerusform>
            <numerusform>%n while buildings lay on their side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) driven off.</source>
        <translation>
            <numerusform>%n raider driven off.</numerusform>
            <numerusform>%n raiders driven off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) laid on their side.</source>
        <translation>
            <numerusform>%n building laid on its side.</numerusform>
            <numerusform>%n buildings laid on their side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) taken by raiders</source>
        <translation>
            <numerusform>%n hex taken by raiders</numerusform>
            <numerusform>%n hexes taken by raiders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n raider(s)</source>
        <translation>
            <numerusform>%1, %n raider</numerusform>
            <numerusform>%1, %n raiders</numerusform>
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
    <name>RiskText</name>
    <message numerus="yes">
        <source>Until %1&apos;s next turn: %n roll(s)</source>
        <translation>
            <numerusform>Until %1&apos;s next turn: %n roll</numerusform>
            <numerusform>Until %1&apos;s next turn: %n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiverText</name>
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
    <message numerus="yes">
        <source>%n by the flood</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n by the flood</numerusform>
            <numerusform>%n by the flood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flood(s)</source>
        <translation>
            <numerusform>%n flood</numerusform>
            <numerusform>%n floods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollText</name>
    <message numerus="yes">
        <source>%n more roll(s) are waiting.</source>
        <translation>
            <numerusform>%n more roll is waiting.</numerusform>
            <numerusform>%n more rolls are waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) came from the tower and were not kept.</source>
        <translation>
            <numerusform>%n more line came from the tower and was not kept.</numerusform>
            <numerusform>%n more lines came from the tower and were not kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes two dice, and this roll has %n.</source>
        <translation>
            <numerusform>This game takes two dice, and this roll has %n.</numerusform>
            <numerusform>This game takes two dice, and this roll has %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
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
    <name>StormText</name>
    <message numerus="yes">
        <source>%n of 36 roll(s) drive the storm (%1%)</source>
        <translation>
            <numerusform>%n of 36 rolls drives the storm (%1%)</numerusform>
            <numerusform>%n of 36 rolls drive the storm (%1%)</numerusform>
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
        <source>%n road(s) or ship(s) lost to the storm.</source>
        <translation>
            <numerusform>%n road or ship lost to the storm.</numerusform>
            <numerusform>%n roads or ships lost to the storm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storm moved %n time(s)</source>
        <translation>
            <numerusform>The storm moved %n time</numerusform>
            <numerusform>The storm moved %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It crossed %n hex(es) in all</source>
        <comment>the storm</comment>
        <translation>
            <numerusform>It crossed %n hex in all</numerusform>
            <numerusform>It crossed %n hexes in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its longest way was %n hex(es)</source>
        <comment>the storm</comment>
        <translation>
            <numerusform>Its longest way was %n hex</numerusform>
            <numerusform>Its longest way was %n hexes</numerusform>
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
    <message numerus="yes">
        <source>The storm goes %n hex(es)</source>
        <translation>
            <numerusform>The storm goes %n hex</numerusform>
            <numerusform>The storm goes %n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n step(s) left, and the next one would leave the map.</source>
        <translation>
            <numerusform>It has %n step left, and the next one would leave the map.</numerusform>
            <numerusform>It has %n steps left, and the next one would leave the map.</numerusform>
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
    <message numerus="yes">
        <source>%n message(s) arrived damaged. No roll is lost: the tower sends it again.</source>
        <translation>
            <numerusform>%n message arrived damaged. No roll is lost: the tower sends it again.</numerusform>
            <numerusform>%n messages arrived damaged. No roll is lost: the tower sends it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VolcanoText</name>
    <message numerus="yes">
        <source>%n building(s) lost to a volcano.</source>
        <translation>
            <numerusform>%n building lost to a volcano.</numerusform>
            <numerusform>%n buildings lost to a volcano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eruption(s)</source>
        <translation>
            <numerusform>%n eruption</numerusform>
            <numerusform>%n eruptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YearText</name>
    <message numerus="yes">
        <source>%n horde(s) claimed.</source>
        <translation>
            <numerusform>%n horde claimed.</numerusform>
            <numerusform>%n hordes claimed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) lost.</source>
        <translation>
            <numerusform>%n soldier lost.</numerusform>
            <numerusform>%n soldiers lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n breach</numerusform>
            <numerusform>%n breaches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honor</source>
        <translation>
            <numerusform>%n honor</numerusform>
            <numerusform>%n honor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by breaches</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n by a breach</numerusform>
            <numerusform>%n by breaches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in towers</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n in a tower</numerusform>
            <numerusform>%n in towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by shots</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n by a shot</numerusform>
            <numerusform>%n by shots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n entered</numerusform>
            <numerusform>%n entered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) taken: %1.</source>
        <comment>and what they came from</comment>
        <translation>
            <numerusform>%n shame token taken: %1.</numerusform>
            <numerusform>%n shame tokens taken: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given back.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n given back.</numerusform>
            <numerusform>%n given back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added by correction.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n added by correction.</numerusform>
            <numerusform>%n added by correction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed by correction.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n removed by correction.</numerusform>
            <numerusform>%n removed by correction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held now.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n held now.</numerusform>
            <numerusform>%n held now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) 5 honor lost instead of shame.</source>
        <translation>
            <numerusform>Lost 5 honor once instead of taking shame.</numerusform>
            <numerusform>Lost 5 honor %n times instead of taking shame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) in the game: %1 with players, %2 in the pool, %3 out of play.</source>
        <translation>
            <numerusform>%n shame token: %1 with players, %2 in the pool, %3 out of play.</numerusform>
            <numerusform>%n shame tokens: %1 with players, %2 in the pool, %3 out of play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n roll(s): %1</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>After %n roll: %1</numerusform>
            <numerusform>After %n rolls: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>Sums of %n roll(s)</source>
        <translation>
            <numerusform>Sums of %n roll</numerusform>
            <numerusform>Sums of %n rolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>After %n roll(s): %1</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>After %n roll: %1</numerusform>
            <numerusform>After %n rolls: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message numerus="yes">
        <source>%n done</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done. Show them.</source>
        <translation>
            <numerusform>%n step done. Show them.</numerusform>
            <numerusform>%n steps done. Show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to do first</source>
        <translation>
            <numerusform>%n step to do first</numerusform>
            <numerusform>%n steps to do first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your answer ticked %n step(s)</source>
        <translation>
            <numerusform>Your answer ticked %n step</numerusform>
            <numerusform>Your answer ticked %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupText</name>
    <message numerus="yes">
        <source>None of the %n game(s) in this backup is whole</source>
        <translation>
            <numerusform>The game in this backup is not whole</numerusform>
            <numerusform>None of the %n games in this backup is whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) in this backup can go on</source>
        <translation>
            <numerusform>The game in this backup can go on</numerusform>
            <numerusform>All %n games in this backup can go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) can go on</source>
        <translation>
            <numerusform>%1 of %n game can go on</numerusform>
            <numerusform>%1 of %n games can go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cannot go on as a whole.</source>
        <translation>
            <numerusform>%n more cannot go on as a whole.</numerusform>
            <numerusform>%n more cannot go on as a whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can go on.</source>
        <translation>
            <numerusform>%n more can go on.</numerusform>
            <numerusform>%n more can go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorDesk</name>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n thing to look at</numerusform>
            <numerusform>%n things to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But look at %n thing(s) below.</source>
        <translation>
            <numerusform>But look at %n thing below.</numerusform>
            <numerusform>But look at %n things below.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookDifference</name>
    <message numerus="yes">
        <source>%n value(s) are only in the file.</source>
        <translation>
            <numerusform>%n value is only in the file.</numerusform>
            <numerusform>%n values are only in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are only in your book.</source>
        <translation>
            <numerusform>%n value is only in your book.</numerusform>
            <numerusform>%n values are only in your book.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) differ.</source>
        <translation>
            <numerusform>%n value differs.</numerusform>
            <numerusform>%n values differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have other copies or backs.</source>
        <translation>
            <numerusform>%n card has other copies or backs.</numerusform>
            <numerusform>%n cards have other copies or backs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookModel</name>
    <message numerus="yes">
        <source>%n value(s) were added, none was changed.</source>
        <translation>
            <numerusform>%n value was added, none was changed.</numerusform>
            <numerusform>%n values were added, none was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n value(s). Games that were begun with it keep theirs.</source>
        <translation>
            <numerusform>It has %n value. Games that were begun with it keep theirs.</numerusform>
            <numerusform>It has %n values. Games that were begun with it keep theirs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It adds %n value(s). Your book is empty so far.</source>
        <translation>
            <numerusform>It adds %n value. Your book is empty so far.</numerusform>
            <numerusform>It adds %n values. Your book is empty so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported from %1 into &quot;%2&quot;: %n value(s).</source>
        <translation>
            <numerusform>Imported from %1 into &quot;%2&quot;: %n value.</numerusform>
            <numerusform>Imported from %1 into &quot;%2&quot;: %n values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AimLens</name>
    <message numerus="yes">
        <source>%n more card(s) above</source>
        <translation>
            <numerusform>%n more card above</numerusform>
            <numerusform>%n more cards above</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGamesText</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceRowsText</name>
    <message numerus="yes">
        <source>%1 · not listed: %n older file(s)</source>
        <comment>a folder</comment>
        <translation>
            <numerusform>%1 · not listed: %n older file</numerusform>
            <numerusform>%1 · not listed: %n older files</numerusform>
        </translation>
    </message>
</context>
</TS>
