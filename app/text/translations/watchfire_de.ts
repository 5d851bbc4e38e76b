<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutSettings</name>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>Watchfire stands beside a board game on the table and keeps in mind what would otherwise be forgotten. It comes without any printed artwork and is no product of the games&apos; publishers.</source>
        <translation>Watchfire steht neben einem Brettspiel auf dem Tisch und merkt sich, was sonst vergessen würde. Es enthält keine gedruckten Bilder und ist kein Produkt der Spieleverlage.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>A report is one file for whoever helps: the last game with its players&apos; names, the version, the system, the settings without the PIN, and what Watchfire has noted of itself.</source>
        <translation>Ein Bericht ist eine einzige Datei für alle, die helfen: die letzte Partie mit den Namen der Spieler, die Version, das System, die Einstellungen ohne die PIN und was Watchfire über sich selbst notiert hat.</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>What it is made with</source>
        <translation>Womit es gemacht ist</translation>
    </message>
    <message>
        <source>The texts of these licences are in the files that came with Watchfire and, on Debian and its kin, under /usr/share/common-licenses and /usr/share/doc. Qt is linked as a library of its own and can be exchanged.</source>
        <translation>Die Texte dieser Lizenzen stehen in den Dateien von Watchfire und unter Debian und seinen Verwandten in /usr/share/common-licenses und /usr/share/doc. Qt ist als eigene Bibliothek gelinkt und lässt sich austauschen.</translation>
    </message>
    <message>
        <source>Licence of the font Inter</source>
        <translation>Lizenz der Schrift Inter</translation>
    </message>
    <message>
        <source>The SIL Open Font License in full, in English.</source>
        <translation>Die SIL Open Font License im Wortlaut, auf Englisch.</translation>
    </message>
</context>
<context>
    <name>ActingText</name>
    <message>
        <source>Which card is played?</source>
        <translation>Welche Karte wird gespielt?</translation>
    </message>
    <message>
        <source>Others may build now: %1</source>
        <translation>Jetzt dürfen andere bauen: %1</translation>
    </message>
    <message>
        <source>Nobody builds: %1, roll</source>
        <comment>who rolls</comment>
        <translation>Niemand baut: %1, würfle!</translation>
    </message>
</context>
<context>
    <name>ActionPane</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>On to the choices</source>
        <translation>Zur Auswahl</translation>
    </message>
    <message>
        <source>What does that mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
</context>
<context>
    <name>BacksEditor</name>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Back of copy %1</source>
        <translation>Rückseite von Exemplar %1</translation>
    </message>
    <message>
        <source>Copy %1: %2</source>
        <translation>Exemplar %1: %2</translation>
    </message>
    <message>
        <source>Backs that are not chosen stay unknown; the number of copies is kept.</source>
        <translation>Nicht gewählte Rückseiten bleiben unbekannt; die Anzahl wird behalten.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
</context>
<context>
    <name>BackupModelText</name>
    <message>
        <source>The backup is restored. What was here before is kept in %1.</source>
        <translation>Die Sicherung ist zurückgespielt. Was vorher hier war, liegt jetzt in %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>The backup is being read …</source>
        <translation>Die Sicherung wird gelesen …</translation>
    </message>
    <message>
        <source>Each game is tried: %1 of %2 …</source>
        <translation>Jedes Spiel wird durchgespielt: %1 von %2 …</translation>
    </message>
</context>
<context>
    <name>BackupSettings</name>
    <message>
        <source>Make a backup there</source>
        <translation>Dort eine Sicherung anlegen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>There is no backup.</source>
        <translation>Dort ist keine Sicherung.</translation>
    </message>
    <message>
        <source>Tap a backup: each of its games is tried first, and nothing is replaced before you say so.</source>
        <translation>Tippe eine Sicherung an: Erst wird jedes ihrer Spiele durchgespielt, und ersetzt wird nichts, bevor du es sagst.</translation>
    </message>
</context>
<context>
    <name>BoardDeskText</name>
    <message>
        <source>The saved boards cannot be read: %1 They are put aside.</source>
        <translation>Die gespeicherten Spielpläne lassen sich nicht lesen: %1 Sie werden beiseitegelegt.</translation>
    </message>
    <message>
        <source>The unsaved board cannot be read: %1</source>
        <translation>Der nicht gespeicherte Plan lässt sich nicht lesen: %1</translation>
    </message>
</context>
<context>
    <name>BoardEditor</name>
    <message>
        <source>That did not work</source>
        <translation>Das ging nicht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Example board</source>
        <translation>Beispielplan</translation>
    </message>
    <message>
        <source>No random board can be made from this one: %1</source>
        <translation>Aus diesem Plan lässt sich kein Zufallsplan machen: %1</translation>
    </message>
    <message>
        <source>What you changed on this board is not saved. Leave anyway?</source>
        <translation>Was du an diesem Plan geändert hast, ist nicht gespeichert. Trotzdem verlassen?</translation>
    </message>
    <message>
        <source>Which terrain? Hex %1 of %2</source>
        <translation>Welches Gelände? Feld %1 von %2</translation>
    </message>
    <message>
        <source>Which number? Hex %1 of %2</source>
        <translation>Welche Zahl? Feld %1 von %2</translation>
    </message>
    <message>
        <source>%1 is saved. It is offered for a game as soon as it is ready.</source>
        <translation>%1 ist gespeichert. Für ein Spiel wird der Plan angeboten, sobald er fertig ist.</translation>
    </message>
    <message>
        <source>Delete %1 for good? Games that are played on it keep it.</source>
        <translation>%1 endgültig löschen? Spiele, die darauf laufen, behalten den Plan.</translation>
    </message>
    <message>
        <source>This board cannot be a map for Pioneers: %1</source>
        <translation>Dieser Plan ergibt keine Karte für Pioneers: %1</translation>
    </message>
    <message>
        <source>It is a board for: %1.</source>
        <translation>Es ist ein Plan für: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>of a terrain or number</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <comment>of a terrain or number</comment>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <translation>Noch leer</translation>
    </message>
    <message>
        <source>No hex</source>
        <translation>Kein Feld</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>3:1, any goods</source>
        <translation>3:1, alles</translation>
    </message>
    <message>
        <source>2:1, %1</source>
        <comment>a resource</comment>
        <translation>2:1, %1</translation>
    </message>
    <message>
        <source>No harbour</source>
        <translation>Kein Hafen</translation>
    </message>
    <message>
        <source>Wall section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Assembly hex</source>
        <translation>Sammelfeld</translation>
    </message>
    <message>
        <source>Column of %1</source>
        <translation>Spalte von %1</translation>
    </message>
    <message>
        <source>Fort of %1</source>
        <translation>Feste von %1</translation>
    </message>
    <message>
        <source>%1 leads west</source>
        <translation>%1 nach Westen</translation>
    </message>
    <message>
        <source>%1 leads east</source>
        <translation>%1 nach Osten</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Home island</source>
        <translation>Heimatinsel</translation>
    </message>
    <message>
        <source>Another island</source>
        <translation>Andere Insel</translation>
    </message>
    <message>
        <source>Raiders gather</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>No raiders</source>
        <translation>Keine Plünderer</translation>
    </message>
    <message>
        <source>Eurasia</source>
        <translation>Eurasien</translation>
    </message>
    <message>
        <source>Another continent</source>
        <translation>Anderer Kontinent</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>One-point marker</source>
        <translation>Punktmarker</translation>
    </message>
    <message>
        <source>Where the storm begins</source>
        <translation>Hier beginnt der Sturm</translation>
    </message>
    <message>
        <source>Heading %1</source>
        <translation>Richtung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bag</source>
        <translation>Beutel leeren</translation>
    </message>
    <message>
        <source>Spring of the river</source>
        <translation>Quelle des Flusses</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Linksherum</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Rechtsherum</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Kein Fluss</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>numbers</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Each tap puts one more into the bag.</source>
        <translation>Jedes Tippen legt einen Zahlenchip mehr in den Beutel.</translation>
    </message>
    <message>
        <source>How many can play on this board?</source>
        <translation>Wie viele können auf diesem Plan spielen?</translation>
    </message>
    <message>
        <source>Choose what to paint with.</source>
        <translation>Wähle, womit du malst.</translation>
    </message>
    <message>
        <source>Tap hexes, or the places around the board, or draw over them.</source>
        <translation>Tippe auf Felder oder die Stellen um den Plan, oder ziehe darüber.</translation>
    </message>
    <message>
        <source>Tap hexes, or draw over them with one finger.</source>
        <translation>Tippe auf Felder, oder ziehe mit einem Finger darüber.</translation>
    </message>
    <message>
        <source>Tap the side on which the harbour lies.</source>
        <translation>Tippe auf die Kante, an der der Hafen liegt.</translation>
    </message>
    <message>
        <source>Tap the hex before the wall; a second tap takes the section away.</source>
        <translation>Tippe auf das Feld vor der Mauer; noch einmal nimmt den Abschnitt weg.</translation>
    </message>
    <message>
        <source>Tap the hex where riders gather; a second tap makes it a plain one.</source>
        <translation>Tippe auf das Feld, wo Reiter sich sammeln; noch einmal macht es wieder gewöhnlich.</translation>
    </message>
    <message>
        <source>Tap the column&apos;s hexes, from the wall to the coast; a second tap takes one out.</source>
        <translation>Tippe auf die Felder der Spalte, von der Mauer zur Küste; noch einmal nimmt eins heraus.</translation>
    </message>
    <message>
        <source>Tap the corner.</source>
        <translation>Tippe auf die Ecke.</translation>
    </message>
    <message>
        <source>Tap the assembly hex on which the number is printed.</source>
        <translation>Tippe auf das Sammelfeld, auf dem die Zahl gedruckt ist.</translation>
    </message>
    <message>
        <source>Tap the hex with the spring; the other two hexes of the river follow.</source>
        <translation>Tippe auf das Feld mit der Quelle; die beiden anderen Flussfelder folgen.</translation>
    </message>
    <message>
        <source>Tap the hex.</source>
        <translation>Tippe auf das Feld.</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no terrain yet.</source>
        <translation>
            <numerusform>%n Feld hat noch kein Gelände.</numerusform>
            <numerusform>%n Felder haben noch kein Gelände.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many: %1.</source>
        <comment>%1 is a terrain</comment>
        <translation>
            <numerusform>%n zu viel: %1.</numerusform>
            <numerusform>%n zu viel: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left over: %1.</source>
        <comment>%1 is a terrain</comment>
        <translation>
            <numerusform>%n übrig: %1.</numerusform>
            <numerusform>%n übrig: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) with a %1 too many.</source>
        <translation>
            <numerusform>Eine %1 zu viel.</numerusform>
            <numerusform>%n Chips mit einer %1 zu viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) with a %1 left over.</source>
        <translation>
            <numerusform>Eine %1 ist übrig.</numerusform>
            <numerusform>%n Chips mit einer %1 sind übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) have no number and never yield.</source>
        <translation>
            <numerusform>%n Feld hat keine Zahl und bringt nie etwas.</numerusform>
            <numerusform>%n Felder haben keine Zahl und bringen nie etwas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red numbers lie side by side: %1 and %2.</source>
        <translation>Rote Zahlen liegen nebeneinander: %1 und %2.</translation>
    </message>
    <message>
        <source>A harbour does not lie between land and sea.</source>
        <translation>Ein Hafen liegt nicht zwischen Land und Meer.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n wall section(s); 4 or 6 are needed, one for each player.</source>
        <translation>
            <numerusform>Es gibt %n Mauerabschnitt; nötig sind 4 oder 6, einer je Person.</numerusform>
            <numerusform>Es gibt %n Mauerabschnitte; nötig sind 4 oder 6, einer je Person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n assembly hex(es); one stands between each two wall sections.</source>
        <translation>
            <numerusform>Es gibt %n Sammelfeld; zwischen je zwei Mauerabschnitten steht eins.</numerusform>
            <numerusform>Es gibt %n Sammelfelder; zwischen je zwei Mauerabschnitten steht eins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The column of %1 has no hex with a number.</source>
        <translation>Die Spalte von %1 hat kein Feld mit einer Zahl.</translation>
    </message>
    <message>
        <source>The border fort of %1 does not stand on land.</source>
        <translation>Die Grenzfeste von %1 steht nicht an Land.</translation>
    </message>
    <message>
        <source>The assembly hex %1 does not stand between two wall sections.</source>
        <translation>Das Sammelfeld %1 steht nicht zwischen zwei Mauerabschnitten.</translation>
    </message>
    <message>
        <source>The assembly hex %1 lacks an attack number.</source>
        <translation>Dem Sammelfeld %1 fehlt eine Angriffszahl.</translation>
    </message>
    <message>
        <source>The river is missing. Choose River and tap the hex with its spring.</source>
        <translation>Der Fluss fehlt. Wähle Fluss und tippe auf das Feld mit seiner Quelle.</translation>
    </message>
    <message>
        <source>This hex of the river has to be %1.</source>
        <translation>Dieses Flussfeld muss %1 sein.</translation>
    </message>
    <message>
        <source>This hex of the river needs a number.</source>
        <translation>Dieses Flussfeld braucht eine Zahl.</translation>
    </message>
    <message>
        <source>The river&apos;s mouth does not lie at the sea. Turn or mirror it.</source>
        <translation>Die Flussmündung liegt nicht am Meer. Drehe oder spiegle den Fluss.</translation>
    </message>
    <message>
        <source>The storm has no starting place yet. Choose Storm and tap a sea hex.</source>
        <translation>Der Sturm hat noch keinen Startplatz. Wähle Sturm und tippe auf ein Meerfeld.</translation>
    </message>
    <message>
        <source>No hex belongs to Eurasia, where everyone begins. Choose Pieces, then Eurasia.</source>
        <translation>Kein Feld gehört zu Eurasien, wo alle beginnen. Wähle Steine, dann Eurasien.</translation>
    </message>
    <message>
        <source>No hex belongs to the home island. Choose Pieces, then Home island.</source>
        <translation>Kein Feld gehört zur Heimatinsel. Wähle Steine, dann Heimatinsel.</translation>
    </message>
    <message>
        <source>Raiders need a desert on the home island. Choose Pieces, then Raiders gather.</source>
        <translation>Plünderer brauchen eine Wüste auf der Heimatinsel. Wähle Steine, dann Plünderer.</translation>
    </message>
    <message>
        <source>The board is made for other numbers of players. Choose Players.</source>
        <translation>Der Plan ist für andere Personenzahlen gemacht. Wähle Personen.</translation>
    </message>
    <message>
        <source>The rules refuse this board: %1</source>
        <translation>Die Regeln lehnen diesen Plan ab: %1</translation>
    </message>
    <message>
        <source>Ready for %1 players.</source>
        <translation>Fertig für %1 Personen.</translation>
    </message>
    <message>
        <source>Not ready for a game.</source>
        <translation>Noch nicht spielbereit.</translation>
    </message>
    <message>
        <source>Not ready for a game: %1</source>
        <translation>Noch nicht spielbereit: %1</translation>
    </message>
    <message>
        <source>What was not saved of %1 is lost then. Begin anyway?</source>
        <translation>Was von %1 nicht gespeichert ist, geht dann verloren. Trotzdem anfangen?</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Half on either edge</source>
        <translation>Halb an jedem Rand</translation>
    </message>
    <message>
        <source>Whole on one edge</source>
        <translation>Ganz an einem Rand</translation>
    </message>
    <message>
        <source>At the western edge</source>
        <translation>Am westlichen Rand</translation>
    </message>
    <message>
        <source>At the eastern edge</source>
        <translation>Am östlichen Rand</translation>
    </message>
    <message>
        <source>Wall costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Volcanoes</source>
        <translation>Vulkane</translation>
    </message>
    <message>
        <source>Choose the level whose cost is printed on the wall piece.</source>
        <translation>Wähle die Stufe, deren Kosten auf dem Mauerteil stehen.</translation>
    </message>
    <message>
        <source>Each tap on a resource puts one more card into the cost.</source>
        <translation>Jedes Tippen auf einen Rohstoff nimmt eine Karte mehr in die Kosten auf.</translation>
    </message>
    <message>
        <source>Does the tile lie turned? Turn its numbers, or set one corner after the other.</source>
        <translation>Liegt das Feld gedreht? Drehe seine Zahlen, oder setze eine Ecke nach der anderen.</translation>
    </message>
    <message>
        <source>Tap the volcano: its six numbers turn by one corner.</source>
        <translation>Tippe auf den Vulkan: Seine sechs Zahlen wandern um eine Ecke weiter.</translation>
    </message>
    <message>
        <source>Tap the volcano&apos;s corner at which %1 is printed; the two numbers change places.</source>
        <translation>Tippe auf die Ecke des Vulkans, an der %1 steht; die beiden Zahlen tauschen den Platz.</translation>
    </message>
    <message>
        <source>Lit are the hexes at whose corners the first settlements may stand. Tap hexes, or draw over them.</source>
        <translation>An den Ecken der erleuchteten Felder dürfen die ersten Siedlungen stehen. Tippe auf Felder, oder ziehe darüber.</translation>
    </message>
    <message>
        <source>Tap a hex at the map&apos;s edge whose other half is printed at the other edge.</source>
        <translation>Tippe auf ein Feld am Rand der Karte, dessen andere Hälfte am anderen Rand steht.</translation>
    </message>
    <message>
        <source>Not every corner of this volcano has its number. Choose Volcanoes and set them.</source>
        <translation>Nicht jede Ecke dieses Vulkans hat ihre Zahl. Wähle Vulkane und setze sie.</translation>
    </message>
    <message>
        <source>Founding allowed</source>
        <translation>Gründen erlaubt</translation>
    </message>
    <message>
        <source>Clear level %1</source>
        <translation>Stufe %1 leeren</translation>
    </message>
    <message>
        <source>No founding</source>
        <translation>Gründen verboten</translation>
    </message>
    <message>
        <source>Not every hex has its terrain yet.</source>
        <translation>Noch hat nicht jedes Feld sein Gelände.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Ohne Speichern verlassen</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Delete the board</source>
        <translation>Plan löschen</translation>
    </message>
    <message>
        <source>%1 was not imported: %2</source>
        <translation>%1 wurde nicht importiert: %2</translation>
    </message>
    <message>
        <source>All as on the starting board</source>
        <translation>Alle wie auf der Vorlage</translation>
    </message>
    <message>
        <source>The robber stands on land only.</source>
        <translation>Der Räuber steht nur an Land.</translation>
    </message>
    <message>
        <source>The pirate stands on the sea only.</source>
        <translation>Der Pirat steht nur auf dem Meer.</translation>
    </message>
    <message>
        <source>Raiders gather in deserts of the home island only.</source>
        <translation>Plünderer sammeln sich nur in Wüsten der Heimatinsel.</translation>
    </message>
    <message>
        <source>There are at most %1 wall sections.</source>
        <translation>Es gibt höchstens %1 Mauerabschnitte.</translation>
    </message>
    <message>
        <source>There are at most %1 assembly hexes.</source>
        <translation>Es gibt höchstens %1 Sammelfelder.</translation>
    </message>
    <message>
        <source>Riders attack from this hex already; they gather between two such hexes.</source>
        <translation>Von diesem Feld greifen schon Reiter an; sie sammeln sich zwischen zwei solchen Feldern.</translation>
    </message>
    <message>
        <source>Attack numbers are printed on assembly hexes only.</source>
        <translation>Angriffszahlen stehen nur auf Sammelfeldern.</translation>
    </message>
    <message>
        <source>No number lies in a desert.</source>
        <translation>In der Wüste liegt keine Zahl.</translation>
    </message>
    <message>
        <source>Numbers lie on land only.</source>
        <translation>Zahlen liegen nur an Land.</translation>
    </message>
    <message>
        <source>The last hex stays.</source>
        <translation>Das letzte Feld bleibt.</translation>
    </message>
    <message>
        <source>Settlements are founded on land only.</source>
        <translation>Siedlungen werden nur an Land gegründet.</translation>
    </message>
    <message>
        <source>One hex at least stays open for founding.</source>
        <translation>Mindestens ein Feld bleibt zum Gründen offen.</translation>
    </message>
    <message>
        <source>Only the first and the last hex of a row can be printed half on either edge.</source>
        <translation>Nur das erste und das letzte Feld einer Reihe können halb an beiden Rändern gedruckt sein.</translation>
    </message>
    <message>
        <source>Only volcanoes have numbers at their corners.</source>
        <translation>Nur Vulkane haben Zahlen an ihren Ecken.</translation>
    </message>
    <message>
        <source>The tile does not fit there: each of its hexes needs one of the board beneath it.</source>
        <translation>Das Teil passt dort nicht: Unter jedem seiner Felder muss ein Feld des Plans liegen.</translation>
    </message>
    <message>
        <source>Which harbour? Harbour %1 of %2</source>
        <translation>Welcher Hafen? Hafen %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) of land</source>
        <translation>
            <numerusform>%n Landfeld</numerusform>
            <numerusform>%n Landfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n Hafen</numerusform>
            <numerusform>%n Häfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wall section(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n Mauerabschnitt</numerusform>
            <numerusform>%n Mauerabschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-point marker(s)</source>
        <comment>on a board</comment>
        <translation>
            <numerusform>%n Punktmarker</numerusform>
            <numerusform>%n Punktmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The robber, who begins here: %1.</source>
        <translation>Der Räuber; er beginnt hier: %1.</translation>
    </message>
    <message>
        <source>Where the first settlements may stand.</source>
        <translation>Wo die ersten Siedlungen stehen dürfen.</translation>
    </message>
    <message numerus="yes">
        <source>It is unfinished: %n hex(es) have no terrain yet.</source>
        <translation>
            <numerusform>Er ist unfertig: %n Feld hat noch kein Gelände.</numerusform>
            <numerusform>Er ist unfertig: %n Felder haben noch kein Gelände.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pirate stands nowhere yet. Choose Pieces, then Pirate, and tap its sea hex.</source>
        <translation>Der Pirat steht noch nirgends. Wähle Steine, dann Pirat, und tippe auf sein Meerfeld.</translation>
    </message>
    <message>
        <source>The pirate does not stand on the sea.</source>
        <translation>Der Pirat steht nicht auf dem Meer.</translation>
    </message>
    <message>
        <source>There is no desert: the robber waits beside the board until the first seven.</source>
        <translation>Es gibt keine Wüste: Der Räuber wartet bis zur ersten Sieben neben dem Plan.</translation>
    </message>
    <message>
        <source>The robber stands nowhere yet. He belongs in the desert; else he comes with the first seven.</source>
        <translation>Der Räuber steht noch nirgends. Er gehört in die Wüste; sonst kommt er erst mit der ersten Sieben.</translation>
    </message>
    <message>
        <source>The robber does not stand on land.</source>
        <translation>Der Räuber steht nicht an Land.</translation>
    </message>
    <message>
        <source>The robber stands on %1, not in the desert.</source>
        <translation>Der Räuber steht nicht in der Wüste, sondern hier: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n harbour(s) are not entered yet.</source>
        <translation>
            <numerusform>%n Hafen ist noch nicht eingetragen.</numerusform>
            <numerusform>%n Häfen sind noch nicht eingetragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two harbours lie on one side.</source>
        <translation>Zwei Häfen liegen an derselben Kante.</translation>
    </message>
    <message>
        <source>Two harbours touch: %1 and %2.</source>
        <translation>Zwei Häfen berühren sich: %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n too many: %1.</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>Einer zu viel: %1.</numerusform>
            <numerusform>%n zu viel: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left over: %1.</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>Einer ist übrig: %1.</numerusform>
            <numerusform>%n sind übrig: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither road nor ship leads to %n hex(es).</source>
        <translation>
            <numerusform>Zu %n Feld führt weder Straße noch Schiff.</numerusform>
            <numerusform>Zu %n Feldern führt weder Straße noch Schiff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No road leads to %n hex(es), and there are no ships.</source>
        <translation>
            <numerusform>Zu %n Feld führt keine Straße, und Schiffe gibt es nicht.</numerusform>
            <numerusform>Zu %n Feldern führt keine Straße, und Schiffe gibt es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n one-point marker(s) lie on the board; %1 belong there.</source>
        <translation>
            <numerusform>%n Punktmarker liegt auf dem Plan; dort gehören %1 hin.</numerusform>
            <numerusform>%n Punktmarker liegen auf dem Plan; dort gehören %1 hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) lie in the bag; %1 belong there.</source>
        <translation>
            <numerusform>%n Zahlenchip liegt im Beutel; dort gehören %1 hinein.</numerusform>
            <numerusform>%n Zahlenchips liegen im Beutel; dort gehören %1 hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>As on the starting board</source>
        <translation>Wie auf der Vorlage</translation>
    </message>
    <message>
        <source>All that is left: %1</source>
        <comment>%1 is a terrain</comment>
        <translation>Was übrig ist: %1</translation>
    </message>
    <message>
        <source>Lay the %1 there</source>
        <comment>%1 is a number</comment>
        <translation>Die %1 dorthin legen</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <comment>hexes whose numbers change places</comment>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Move it to the coast</source>
        <translation>An die Küste legen</translation>
    </message>
    <message>
        <source>Take away: %1 (%2)</source>
        <comment>%1 is a harbour, %2 the hex where it lies</comment>
        <translation>Wegnehmen: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Take the last %n away: %1</source>
        <comment>%1 is a harbour</comment>
        <translation>
            <numerusform>Den letzten wegnehmen: %1</numerusform>
            <numerusform>Die letzten %n wegnehmen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Put him in the desert</source>
        <translation>In die Wüste stellen</translation>
    </message>
    <message>
        <source>Take him off the board</source>
        <translation>Vom Plan nehmen</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Vom Plan nehmen</translation>
    </message>
    <message>
        <source>Put sea between</source>
        <translation>Meer dazwischenlegen</translation>
    </message>
    <message>
        <source>Put them between the sections</source>
        <translation>Zwischen die Abschnitte legen</translation>
    </message>
    <message>
        <source>Make it a plain hex</source>
        <translation>Zum gewöhnlichen Feld machen</translation>
    </message>
    <message>
        <source>Lead it to the coast</source>
        <translation>Bis zur Küste führen</translation>
    </message>
    <message>
        <source>Put it behind the wall</source>
        <translation>Hinter die Mauer setzen</translation>
    </message>
    <message>
        <source>Make the largest land Eurasia</source>
        <translation>Das größte Land zu Eurasien machen</translation>
    </message>
    <message>
        <source>Make the largest island the home island</source>
        <translation>Die größte Insel zur Heimatinsel machen</translation>
    </message>
    <message>
        <source>Use the deserts of the home island</source>
        <translation>Die Wüsten der Heimatinsel nehmen</translation>
    </message>
    <message>
        <source>Allow all numbers of players</source>
        <translation>Jede Personenzahl erlauben</translation>
    </message>
    <message>
        <source>Turn it into: %1</source>
        <comment>%1 is a terrain</comment>
        <translation>Umwandeln in: %1</translation>
    </message>
    <message>
        <source>Two harbours would touch there. If they do on your board, choose &quot;Paint freely instead&quot; and lay them with &quot;Harbours&quot;.</source>
        <translation>Dort würden sich zwei Häfen berühren. Ist das bei dir so, dann wähle „Lieber frei malen“ und lege sie mit „Häfen“.</translation>
    </message>
    <message>
        <source>Only land belongs to Eurasia.</source>
        <translation>Nur Land gehört zu Eurasien.</translation>
    </message>
    <message>
        <source>Only land belongs to the home island.</source>
        <translation>Nur Land gehört zur Heimatinsel.</translation>
    </message>
</context>
<context>
    <name>BoardFiles</name>
    <message>
        <source>line %1: this number is too large. Correct it in a text editor.</source>
        <translation>Zeile %1: Diese Zahl ist zu groß. Berichtige das in einem Texteditor.</translation>
    </message>
    <message>
        <source>line %1: no board has so many fields or so many brackets one within another. Choose another file.</source>
        <translation>Zeile %1: Kein Plan hat so viele Felder oder so viele Klammern ineinander. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>line %1: %2. Correct this in a text editor.</source>
        <translation>Zeile %1: %2. Berichtige das in einem Texteditor.</translation>
    </message>
    <message>
        <source>line %1: this is no JSON; a bracket, a comma or a quotation mark is missing or too many there.</source>
        <translation>Zeile %1: Das ist kein JSON; dort fehlt eine Klammer, ein Komma oder ein Anführungszeichen, oder es ist eins zu viel.</translation>
    </message>
    <message>
        <source>line 1: the file needs the field &quot;watchfire-board&quot; to be a board. Choose another file.</source>
        <translation>Zeile 1: Der Datei fehlt das Feld „watchfire-board“, so ist sie kein Spielplan. Wähle eine andere Datei.</translation>
    </message>
</context>
<context>
    <name>BoardNames</name>
    <message numerus="yes">
        <source>%1, %n rider(s)</source>
        <translation>
            <numerusform>%1, %n Reiter</numerusform>
            <numerusform>%1, %n Reiter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, robber</source>
        <translation>%1, Räuber</translation>
    </message>
    <message>
        <source>%1&apos;s city</source>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>%1&apos;s settlement</source>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>%1, fallen</source>
        <translation>%1, gefallen</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>Schiff von %1</translation>
    </message>
    <message>
        <source>%1&apos;s road</source>
        <translation>Straße von %1</translation>
    </message>
    <message>
        <source>%1, turned</source>
        <translation>%1, quer gelegt</translation>
    </message>
    <message>
        <source>%2&apos;s wall %1, level %3</source>
        <translation>Mauer %1 von %2, Stufe %3</translation>
    </message>
    <message>
        <source>wall %1, level %2</source>
        <translation>Mauer %1, Stufe %2</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The whole map</source>
        <translation>Der ganze Plan</translation>
    </message>
    <message>
        <source>Confirm: %1</source>
        <translation>Bestätigen: %1</translation>
    </message>
    <message>
        <source>Scroll the map to the west</source>
        <translation>Plan nach Westen schieben</translation>
    </message>
    <message>
        <source>Scroll the map to the east</source>
        <translation>Plan nach Osten schieben</translation>
    </message>
    <message>
        <source>Show the whole map as it is printed</source>
        <translation>Ganzen Plan zeigen, wie er gedruckt ist</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Ganzen Spielplan zeigen</translation>
    </message>
</context>
<context>
    <name>BookFiles</name>
    <message>
        <source>%1 is no value book: it lacks the field &quot;watchfire-book&quot;. Choose another file.</source>
        <translation>%1 ist kein Wertebuch: Das Feld „watchfire-book“ fehlt. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is refused at %2 Correct this in a text editor and import it again; nothing was imported.</source>
        <translation>%1 wird abgelehnt bei %2 Berichtige das in einem Texteditor und importiere die Datei noch einmal; nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 is no JSON from line %2 on. Choose another file, or export it again from the program it comes from.</source>
        <translation>%1 ist ab Zeile %2 kein JSON. Wähle eine andere Datei, oder exportiere sie noch einmal aus dem Programm, aus dem sie stammt.</translation>
    </message>
    <message>
        <source>%1 nests its brackets too deep in line %2, column %3: no value book does. Choose another file.</source>
        <translation>%1 schachtelt in Zeile %2, Spalte %3 die Klammern zu tief: Das tut kein Wertebuch. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 has too many fields in line %2, column %3: no value book has so many. Choose another file.</source>
        <translation>%1 hat in Zeile %2, Spalte %3 zu viele Felder: So viele hat kein Wertebuch. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 has a number that is too large in line %2, column %3. Correct it in a text editor and import it again; nothing was imported.</source>
        <translation>%1 hat in Zeile %2, Spalte %3 eine zu große Zahl. Berichtige das in einem Texteditor und importiere die Datei noch einmal; nichts wurde importiert.</translation>
    </message>
</context>
<context>
    <name>BookModel</name>
    <message>
        <source>%1 of %2 entered</source>
        <comment>values known, values there are</comment>
        <translation>%1 von %2 eingegeben</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>Wall levels</source>
        <translation>Mauerstufen</translation>
    </message>
    <message>
        <source>Time track, 1 to 3 players</source>
        <translation>Zeitleiste, 1 bis 3 Personen</translation>
    </message>
    <message>
        <source>Time track, 4 and 5 players</source>
        <translation>Zeitleiste, 4 und 5 Personen</translation>
    </message>
    <message>
        <source>Horde cards</source>
        <translation>Hordenkarten</translation>
    </message>
    <message>
        <source>Shot cards</source>
        <translation>Schusskarten</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>How many copies of the card %1, and which section is on each back?</source>
        <translation>Wie viele Exemplare der Karte „%1“, und welcher Abschnitt ist auf jeder Rückseite?</translation>
    </message>
    <message>
        <source>How often is the %1 in the deck?</source>
        <translation>Wie oft ist die %1 im Stapel?</translation>
    </message>
    <message>
        <source>Imported from %1: %2 values.</source>
        <translation>Importiert aus %1: %2 Werte.</translation>
    </message>
    <message>
        <source>%1 does not fit here. Enter another value.</source>
        <translation>%1 passt hier nicht. Gib einen anderen Wert ein.</translation>
    </message>
    <message>
        <source>Replace the values</source>
        <translation>Werte ersetzen</translation>
    </message>
    <message>
        <source>%1 of at least %2 entered</source>
        <comment>values known, values there are</comment>
        <translation>%1 von mindestens %2 eingetragen</translation>
    </message>
    <message>
        <source>nothing entered yet, %1 values or more</source>
        <comment>values there are</comment>
        <translation>noch nichts eingetragen, mindestens %1 Werte</translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation>%1 gibt es dort schon. Überschreiben?</translation>
    </message>
    <message>
        <source>It has the same values.</source>
        <translation>Sie enthält dieselben Werte.</translation>
    </message>
    <message>
        <source>It is no value book.</source>
        <translation>Sie ist kein Wertebuch.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>%1 has the same values as your book.</source>
        <translation>%1 enthält dieselben Werte wie dein Buch.</translation>
    </message>
    <message>
        <source>Replace your value book with the one from %1?</source>
        <translation>Dein Wertebuch durch das aus %1 ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were added, none was changed.</source>
        <translation>
            <numerusform>%n Wert kam dazu, keiner wurde geändert.</numerusform>
            <numerusform>%n Werte kamen dazu, keiner wurde geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our books</source>
        <translation>Unsere Bücher</translation>
    </message>
    <message>
        <source>Remove the book &quot;%1&quot;?</source>
        <translation>Das Buch „%1“ löschen?</translation>
    </message>
    <message numerus="yes">
        <source>It has %n value(s). Games that were begun with it keep theirs.</source>
        <translation>
            <numerusform>Es hat %n Wert. Partien, die mit ihm begonnen wurden, behalten ihre Werte.</numerusform>
            <numerusform>Es hat %n Werte. Partien, die mit ihm begonnen wurden, behalten ihre Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the book</source>
        <translation>Buch löschen</translation>
    </message>
    <message>
        <source>It holds another book: &quot;%1&quot;.</source>
        <translation>Sie enthält ein anderes Buch: „%1“.</translation>
    </message>
    <message>
        <source>Import %1 into &quot;%2&quot;?</source>
        <translation>%1 in „%2“ importieren?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Replace the values of &quot;%1&quot; with those from %2?</source>
        <translation>Die Werte von „%1“ durch die aus %2 ersetzen?</translation>
    </message>
    <message>
        <source>%1: the game on the table goes on with %2. To correct it there, choose &quot;More&quot;, &quot;Correct&quot;, &quot;A printed value&quot;.</source>
        <comment>a printed value, what it is in the game</comment>
        <translation>%1: Das Spiel auf dem Tisch rechnet weiter mit %2. Korrigiere es dort: „Mehr“, „Korrektur“, „Ein gedruckter Wert“.</translation>
    </message>
    <message numerus="yes">
        <source>It adds %n value(s). Your book is empty so far.</source>
        <translation>
            <numerusform>Das bringt %n Wert. Dein Buch ist bisher leer.</numerusform>
            <numerusform>Das bringt %n Werte. Dein Buch ist bisher leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported from %1 into &quot;%2&quot;: %n value(s).</source>
        <translation>
            <numerusform>Aus %1 in „%2“ importiert: %n Wert.</numerusform>
            <numerusform>Aus %1 in „%2“ importiert: %n Werte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SignLegend</name>
    <message>
        <source>Beside the names:</source>
        <translation>Neben den Namen:</translation>
    </message>
    <message>
        <source>hordes claimed</source>
        <translation>erbeutete Horden</translation>
    </message>
    <message>
        <source>shame held</source>
        <translation>Schande jetzt</translation>
    </message>
    <message>
        <source>soldiers lost</source>
        <translation>verlorene Soldaten</translation>
    </message>
    <message>
        <source>On the curve:</source>
        <translation>In der Kurve:</translation>
    </message>
    <message>
        <source>breach</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>A sign in red: a loss</source>
        <translation>Zeichen in Rot: ein Verlust</translation>
    </message>
    <message>
        <source>settlements</source>
        <translation>Siedlungen</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>the longest road</source>
        <translation>die längste Handelsstraße</translation>
    </message>
    <message>
        <source>the largest army</source>
        <translation>die größte Rittermacht</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Punktmarker</translation>
    </message>
    <message>
        <source>points in cards</source>
        <translation>Punkte auf Karten</translation>
    </message>
    <message>
        <source>penalty chips</source>
        <translation>Strafchips</translation>
    </message>
    <message>
        <source>storm of the raiders</source>
        <translation>Ansturm der Plünderer</translation>
    </message>
    <message>
        <source>a building falls</source>
        <translation>ein Gebäude fällt</translation>
    </message>
    <message>
        <source>flood</source>
        <translation>Hochwasser</translation>
    </message>
    <message>
        <source>eruption</source>
        <translation>Ausbruch</translation>
    </message>
</context>
<context>
    <name>BookScreen</name>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Sample values, not the printed ones. They are invented, to try the program without the box, and cannot be changed.</source>
        <translation>Beispielwerte, nicht die gedruckten. Sie sind erfunden, um das Programm ohne Schachtel zu probieren, und nicht änderbar.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Enter the vital spots first, then what each of them pays.</source>
        <translation>Gib zuerst die Trefferfelder ein, dann, was jedes bringt.</translation>
    </message>
    <message>
        <source>What each vital spot pays.</source>
        <translation>Was jedes Trefferfeld bringt.</translation>
    </message>
    <message>
        <source>Tap a spot to enter what a soldier takes there; a dash is nothing.</source>
        <translation>Tippe auf ein Feld, um einzugeben, was ein Soldat dort bekommt; ein Strich heißt nichts.</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Weitere Karte</translation>
    </message>
    <message>
        <source>Another rocket card</source>
        <translation>Weitere Raketenkarte</translation>
    </message>
    <message>
        <source>Take this card out</source>
        <translation>Diese Karte entfernen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Write our values there</source>
        <translation>Unsere Werte dorthin schreiben</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>There is no value book there (a file that ends in .json).</source>
        <translation>Dort liegt kein Wertebuch (eine Datei, die auf .json endet).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Erase value</source>
        <translation>Wert löschen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das ging nicht</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>The card&apos;s name, as it is printed</source>
        <translation>Der Name der Karte, wie gedruckt</translation>
    </message>
    <message>
        <source>No game has to stop for what is entered here. One touch enters a number.</source>
        <translation>Was hier steht, hält keine Partie mehr auf. Für jede Zahl tippst du einmal.</translation>
    </message>
    <message>
        <source>Fill ahead: enter what is missing</source>
        <translation>Im Voraus: Fehlendes eintragen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Only add what is missing</source>
        <translation>Nur Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>Another card has this name.</source>
        <translation>Eine andere Karte heißt schon so.</translation>
    </message>
    <message>
        <source>The book&apos;s name</source>
        <translation>Der Name des Buchs</translation>
    </message>
    <message>
        <source>Another book has this name.</source>
        <translation>Ein anderes Buch heißt schon so.</translation>
    </message>
    <message>
        <source>%1 is a gap. Is a vital spot printed there? Then change &quot;Vital spots&quot; below.</source>
        <comment>a cell</comment>
        <translation>%1 ist eine Lücke. Ist dort ein Trefferfeld gedruckt? Dann ändere unten „Trefferfelder“.</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; there</source>
        <comment>a value book</comment>
        <translation>„%1“ dorthin schreiben</translation>
    </message>
    <message>
        <source>Import into &quot;%1&quot;</source>
        <comment>a value book</comment>
        <translation>In „%1“ importieren</translation>
    </message>
    <message>
        <source>Write it as %1</source>
        <comment>a file</comment>
        <translation>Als %1 schreiben</translation>
    </message>
</context>
<context>
    <name>BookText</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1, backs not known</source>
        <comment>a number of copies</comment>
        <translation>%1, Rückseiten unbekannt</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the backs of a card&apos;s copies</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Wall level %1</source>
        <translation>Mauerstufe %1</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidi­gung</translation>
    </message>
    <message>
        <source>Firing spots</source>
        <translation>Schützen­plätze</translation>
    </message>
    <message>
        <source>Price of this level</source>
        <translation>Preis dieser Stufe</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Hordes</source>
        <translation>Horden</translation>
    </message>
    <message>
        <source>Lethality</source>
        <translation>Tödlichkeit</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Honor at the end</source>
        <translation>Ehre am Ende</translation>
    </message>
    <message>
        <source>Vital spots</source>
        <translation>Trefferfelder</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Copies and backs (for drawing by dice or program)</source>
        <translation>Exemplare und Rückseiten (zum Ziehen mit Würfeln oder Programm)</translation>
    </message>
    <message>
        <source>Shot card of the %1</source>
        <translation>Schusskarte der %1</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>values known, values there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <comment>values known, values there are</comment>
        <translation>%1 von mindestens %2</translation>
    </message>
    <message>
        <source>none yet, %1 or more</source>
        <comment>values there are</comment>
        <translation>noch kein Wert, mindestens %1</translation>
    </message>
</context>
<context>
    <name>BrushLayer</name>
    <message>
        <source>Hexes of the board</source>
        <translation>Felder des Plans</translation>
    </message>
</context>
<context>
    <name>BuildPane</name>
    <message>
        <source>Build: tap a place</source>
        <translation>Bauen: Tippe auf eine Stelle</translation>
    </message>
    <message>
        <source>What is built?</source>
        <translation>Was wird gebaut?</translation>
    </message>
    <message>
        <source>Another place</source>
        <translation>Andere Stelle</translation>
    </message>
    <message>
        <source>Any place may be tapped, also where the rules forbid it.</source>
        <translation>Jede Stelle lässt sich antippen, auch wo die Regeln es verbieten.</translation>
    </message>
    <message>
        <source>Spend them</source>
        <translation>Ausgeben</translation>
    </message>
</context>
<context>
    <name>BuildText</name>
    <message>
        <source>Tap its new place</source>
        <translation>Tippe auf den neuen Platz</translation>
    </message>
    <message>
        <source>Tap the ship</source>
        <translation>Tippe auf das Schiff</translation>
    </message>
    <message>
        <source>Tap a lit place</source>
        <translation>Tippe auf eine leuchtende Stelle</translation>
    </message>
    <message>
        <source>to level %1, the cost is on the piece</source>
        <translation>auf Stufe %1, die Kosten stehen auf dem Teil</translation>
    </message>
    <message>
        <source>to level %1: %2</source>
        <translation>auf Stufe %1: %2</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) or ship(s) are free by the card</source>
        <translation>
            <numerusform>%n Straße oder Schiff ist durch die Karte gratis</numerusform>
            <numerusform>%n Straßen oder Schiffe sind durch die Karte gratis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) are free by the card</source>
        <translation>
            <numerusform>%n Straße ist durch die Karte gratis</numerusform>
            <numerusform>%n Straßen sind durch die Karte gratis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiscoveryText</name>
    <message>
        <source>A one-point marker</source>
        <translation>Punktmarker</translation>
    </message>
    <message>
        <source>Number tokens in the bag</source>
        <translation>Zahlenchips im Beutel</translation>
    </message>
    <message>
        <source>Number tokens in the bag: of which number?</source>
        <translation>Zahlenchips im Beutel: Welche Zahl?</translation>
    </message>
    <message>
        <source>Whether land is discovered</source>
        <translation>Entdecktes Land</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens with a %1: how many are in the bag?</source>
        <translation>Chips mit einer %1: Wie viele sind im Beutel?</translation>
    </message>
    <message>
        <source>It lies there</source>
        <translation>Er liegt dort</translation>
    </message>
    <message>
        <source>Discovered</source>
        <translation>Entdeckt</translation>
    </message>
    <message>
        <source>Not discovered</source>
        <translation>Nicht entdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) laid on new land</source>
        <translation>
            <numerusform>%n Zahlenchip auf Neuland gelegt</numerusform>
            <numerusform>%n Zahlenchips auf Neuland gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) moved away</source>
        <translation>
            <numerusform>%n Zahlenchip versetzt</numerusform>
            <numerusform>%n Zahlenchips versetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>Im Beutel</translation>
    </message>
    <message>
        <source>Now one moves from the board.</source>
        <translation>Jetzt wandert eine auf dem Plan.</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>%1, not yet discovered</source>
        <translation>%1, noch nicht entdeckt</translation>
    </message>
    <message>
        <source>%1 draws a number from the bag</source>
        <translation>%1 zieht eine Zahl aus dem Beutel</translation>
    </message>
    <message>
        <source>It goes to the new land: %1.</source>
        <translation>Sie kommt auf das Neuland: %1.</translation>
    </message>
    <message>
        <source>A road or ship has reached land that never carried a number.</source>
        <translation>Eine Straße oder ein Schiff hat Land erreicht, das noch nie eine Zahl trug.</translation>
    </message>
    <message>
        <source>Put the %1 on the new land</source>
        <translation>Lege die %1 auf das Neuland</translation>
    </message>
    <message>
        <source>On the %1.</source>
        <translation>Auf Feld %1.</translation>
    </message>
    <message>
        <source>Move the %1 to the new land</source>
        <translation>Versetze die %1 auf das Neuland</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von Feld %1 auf Feld %2.</translation>
    </message>
    <message>
        <source>The bag is empty, so a number on the board moves.</source>
        <translation>Der Beutel ist leer, also wandert eine Zahl auf dem Plan.</translation>
    </message>
    <message>
        <source>%1 takes the one-point marker</source>
        <translation>%1 nimmt den Punktmarker</translation>
    </message>
    <message>
        <source>It is worth one point and is kept for good.</source>
        <translation>Er zählt einen Punkt und bleibt für immer.</translation>
    </message>
    <message>
        <source>A road or ship has reached it.</source>
        <translation>Eine Straße oder ein Schiff hat ihn erreicht.</translation>
    </message>
    <message>
        <source>%1 draws a number for new land</source>
        <translation>%1 zieht eine Zahl für Neuland</translation>
    </message>
    <message>
        <source>Number %1 on new land</source>
        <translation>Zahl %1 auf Neuland</translation>
    </message>
    <message>
        <source>Number %1 moves to new land</source>
        <translation>Zahl %1 wandert auf Neuland</translation>
    </message>
    <message>
        <source>%1 takes a one-point marker</source>
        <translation>%1 nimmt einen Punktmarker</translation>
    </message>
    <message>
        <source>Corrected: the numbers in the bag</source>
        <translation>Korrigiert: die Zahlen im Beutel</translation>
    </message>
    <message>
        <source>Corrected: %1 has been discovered</source>
        <translation>Korrigiert: %1 ist entdeckt</translation>
    </message>
    <message>
        <source>Corrected: %1 is undiscovered</source>
        <translation>Korrigiert: %1 ist unentdeckt</translation>
    </message>
    <message>
        <source>Corrected: a marker with %1</source>
        <translation>Korrigiert: ein Marker bei %1</translation>
    </message>
    <message>
        <source>Corrected: a marker lies on the board</source>
        <translation>Korrigiert: ein Marker liegt auf dem Plan</translation>
    </message>
    <message>
        <source>%1, which new land comes first?</source>
        <translation>%1, welches Neuland kommt zuerst?</translation>
    </message>
    <message>
        <source>Each of them gets a number.</source>
        <translation>Jedes bekommt eine Zahl.</translation>
    </message>
    <message>
        <source>%1 has reached several new hexes.</source>
        <translation>%1 hat mehrere neue Felder erreicht.</translation>
    </message>
    <message>
        <source>%1, which number came out of the bag?</source>
        <translation>%1, welche Zahl kam aus dem Beutel?</translation>
    </message>
    <message>
        <source>%1, which number moves to the new land?</source>
        <translation>%1, welche Zahl kommt auf das Neuland?</translation>
    </message>
    <message>
        <source>To the %1. Blocked numbers show the reason.</source>
        <comment>%1 is a hex</comment>
        <translation>Auf %1. Bei gesperrten Zahlen steht der Grund.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Der Beutel ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the bag</source>
        <translation>
            <numerusform>noch %n im Beutel</numerusform>
            <numerusform>noch %n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chose %2 first</source>
        <comment>player, new land</comment>
        <translation>%1 wählt zuerst: %2</translation>
    </message>
    <message>
        <source>%1 drew the number %2</source>
        <translation>%1 zieht die Zahl %2</translation>
    </message>
    <message>
        <source>%1 moved the %2 to the new land</source>
        <comment>player, number</comment>
        <translation>%1 versetzt die %2 auf das Neuland</translation>
    </message>
    <message>
        <source>It is the last number beside a building.</source>
        <translation>Sie ist die letzte Zahl neben einem Gebäude.</translation>
    </message>
    <message>
        <source>A red number would lie beside a red one.</source>
        <translation>Eine rote Zahl läge neben einer roten.</translation>
    </message>
    <message>
        <source>A number on Eurasia goes first.</source>
        <translation>Eine Zahl in Eurasien geht zuerst.</translation>
    </message>
    <message>
        <source>One beside your own building goes first.</source>
        <translation>Eine neben deinem eigenen Gebäude geht zuerst.</translation>
    </message>
    <message>
        <source>A board has at most %1 markers, one on a corner. Take some away.</source>
        <translation>Ein Plan hat höchstens %1 Punktmarker, einen je Ecke. Nimm einige weg.</translation>
    </message>
    <message>
        <source>The bag holds at most %1 number tokens. Take some out.</source>
        <translation>Der Beutel fasst höchstens %1 Zahlenchips. Nimm einige heraus.</translation>
    </message>
</context>
<context>
    <name>EditorImported</name>
    <message>
        <source>Imported from %1</source>
        <translation>Importiert aus %1</translation>
    </message>
    <message>
        <source>On the board now</source>
        <translation>Jetzt auf dem Plan</translation>
    </message>
    <message>
        <source>In the file, but not on the board</source>
        <translation>In der Datei, aber nicht auf dem Plan</translation>
    </message>
    <message>
        <source>On to the board</source>
        <translation>Weiter zum Plan</translation>
    </message>
</context>
<context>
    <name>FriendlyRobberText</name>
    <message>
        <source>Friendly robber</source>
        <translation>Freundlicher Räuber</translation>
    </message>
    <message>
        <source>He stays away from everybody with 2 points or fewer.</source>
        <translation>Er bleibt allen fern, die höchstens 2 Punkte haben.</translation>
    </message>
    <message>
        <source>Somebody with 2 points or fewer has a building there.</source>
        <translation>Dort steht ein Gebäude von jemandem mit höchstens 2 Punkten.</translation>
    </message>
</context>
<context>
    <name>GreatWallText</name>
    <message>
        <source>%1: %2</source>
        <comment>riders that move: walls that are breached</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) breach a wall (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen lässt eine Mauer brechen (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen lassen eine Mauer brechen (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) bring riders (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen bringt Reiter (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen bringen Reiter (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>No rider can move</source>
        <translation>Kein Reiter kann ziehen</translation>
    </message>
    <message>
        <source>breached</source>
        <translation>durchbrochen</translation>
    </message>
    <message>
        <source>%1: breach</source>
        <comment>%1 is one or more sums: 9 or 12</comment>
        <translation>%1: bricht</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two sums</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>secure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Next rider breaches</source>
        <translation>Nächster dringt ein</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>Riders on a hex</source>
        <translation>Reiter auf einem Feld</translation>
    </message>
    <message>
        <source>Level of a wall</source>
        <translation>Stufe einer Mauer</translation>
    </message>
    <message>
        <source>Riders in the bag</source>
        <translation>Reiter im Beutel</translation>
    </message>
    <message>
        <source>Riders in the bag: of which numeral?</source>
        <translation>Reiter im Beutel: mit welcher Ziffer?</translation>
    </message>
    <message>
        <source>Penalty chips</source>
        <translation>Strafchips</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bag</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Riders with a %1: how many are in the bag?</source>
        <translation>Reiter mit %1: Wie viele sind im Beutel?</translation>
    </message>
    <message numerus="yes">
        <source>%n by riders</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n durch Reiter</numerusform>
            <numerusform>%n durch Reiter</numerusform>
        </translation>
    </message>
    <message>
        <source>Breach at %1</source>
        <comment>a wall</comment>
        <translation>Durchbruch bei %1</translation>
    </message>
    <message>
        <source>%1 draws a rider from the bag</source>
        <translation>%1 zieht einen Reiter aus dem Beutel</translation>
    </message>
    <message>
        <source>Say which numeral it shows.</source>
        <translation>Gib an, welche Ziffer er zeigt.</translation>
    </message>
    <message>
        <source>%1 founded a settlement or improved one to a city.</source>
        <translation>%1 hat eine Siedlung gegründet oder zur Stadt ausgebaut.</translation>
    </message>
    <message>
        <source>Put the rider on assembly hex %1</source>
        <translation>Setze den Reiter auf Sammelfeld %1</translation>
    </message>
    <message>
        <source>Move a rider from %1 to %2</source>
        <translation>Ziehe einen Reiter von %1 auf %2</translation>
    </message>
    <message>
        <source>He stands before %1 wall.</source>
        <comment>%1: Ann&apos;s</comment>
        <translation>Er steht vor %1 Mauer.</translation>
    </message>
    <message>
        <source>%1 is an attack number of %2, its arrow points to %3.</source>
        <translation>%1 ist eine Angriffszahl von %2, ihr Pfeil zeigt auf %3.</translation>
    </message>
    <message>
        <source>He waits until a number of his new hex is rolled.</source>
        <translation>Er wartet, bis eine Zahl seines neuen Felds gewürfelt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <comment>before the wall</comment>
        <translation>
            <numerusform>%n Reiter</numerusform>
            <numerusform>%n Reiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watchtower(s)</source>
        <comment>of the wall</comment>
        <translation>
            <numerusform>%n Wachturm</numerusform>
            <numerusform>%n Wachtürme</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wall (%2) is breached</source>
        <comment>%1: Ann&apos;s; in one line</comment>
        <translation>%1 Mauer (%2) bricht</translation>
    </message>
    <message>
        <source>%1 wall (%2) is breached</source>
        <comment>%1: Ann&apos;s</comment>
        <translation>%1 Mauer (%2) ist durchbrochen</translation>
    </message>
    <message>
        <source>Wall %1 is breached</source>
        <translation>Mauer %1 ist durchbrochen</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <comment>riders against watchtowers</comment>
        <translation>%1 gegen %2.</translation>
    </message>
    <message>
        <source>%1 stand before a section with %2.</source>
        <comment>riders, watchtowers</comment>
        <translation>Vor diesem Abschnitt: %1 gegen %2.</translation>
    </message>
    <message>
        <source>Put the rider %1</source>
        <comment>behind the wall; %1: on hills 5</comment>
        <translation>Setze den Reiter %1</translation>
    </message>
    <message>
        <source>It gives nothing now.</source>
        <comment>a hex with a rider behind the wall</comment>
        <translation>Dort gibt es jetzt keinen Ertrag.</translation>
    </message>
    <message>
        <source>All riders before a breached wall go down its column.</source>
        <translation>Alle Reiter vor einer durchbrochenen Mauer ziehen in deren Spalte.</translation>
    </message>
    <message>
        <source>Lower %1 wall from %2 to %3</source>
        <comment>%1: Ann&apos;s</comment>
        <translation>Senke %1 Mauer von %2 auf %3</translation>
    </message>
    <message>
        <source>Lower wall %1 from %2 to %3</source>
        <translation>Senke Mauer %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>Take the wall piece off %1.</source>
        <translation>Nimm das Mauerteil von %1 weg.</translation>
    </message>
    <message>
        <source>This section was just breached.</source>
        <translation>Dieser Abschnitt wurde gerade durchbrochen.</translation>
    </message>
    <message>
        <source>%1 takes a penalty chip</source>
        <translation>%1 nimmt einen Strafchip</translation>
    </message>
    <message numerus="yes">
        <source>One point less. %n chip(s) left.</source>
        <translation>
            <numerusform>Ein Punkt weniger. Noch %n Chip übrig.</numerusform>
            <numerusform>Ein Punkt weniger. Noch %n Chips übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 owns the border fort of the breached section.</source>
        <translation>%1 gehört die Grenzfeste des durchbrochenen Abschnitts.</translation>
    </message>
    <message>
        <source>Put the rider on %1 back into the bag</source>
        <translation>Lege den Reiter von %1 zurück in den Beutel</translation>
    </message>
    <message>
        <source>It shows %1.</source>
        <comment>%1 is a Roman numeral</comment>
        <translation>Er zeigt %1.</translation>
    </message>
    <message>
        <source>%1, raise your wall from %2 to %3</source>
        <translation>%1, erhöhe deine Mauer von %2 auf %3</translation>
    </message>
    <message>
        <source>Put a wall piece on %1.</source>
        <translation>Setze ein Mauerteil auf %1.</translation>
    </message>
    <message>
        <source>%1 draws a rider</source>
        <translation>%1 zieht einen Reiter</translation>
    </message>
    <message>
        <source>New rider on %1</source>
        <translation>Neuer Reiter auf %1</translation>
    </message>
    <message>
        <source>Rider %1 to %2</source>
        <comment>from an assembly hex to a wall or assembly hex</comment>
        <translation>Reiter %1 auf %2</translation>
    </message>
    <message>
        <source>Wall %1 is breached</source>
        <comment>%1 is a wall</comment>
        <translation>Mauer %1 bricht</translation>
    </message>
    <message>
        <source>Rider on %1</source>
        <translation>Reiter auf %1</translation>
    </message>
    <message>
        <source>%1 down to level %2</source>
        <translation>%1 sinkt auf Stufe %2</translation>
    </message>
    <message>
        <source>Penalty chip for %1</source>
        <translation>Strafchip für %1</translation>
    </message>
    <message>
        <source>Rider %1 from %2 to the bag</source>
        <translation>Reiter %1 von %2 in den Beutel</translation>
    </message>
    <message>
        <source>%1 up to level %2</source>
        <translation>%1 steigt auf Stufe %2</translation>
    </message>
    <message>
        <source>Corrected: wall %1 at level %2</source>
        <translation>Korrigiert: Mauer %1 auf Stufe %2</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n rider(s) on %1</source>
        <translation>
            <numerusform>Korrigiert: %n Reiter auf %1</numerusform>
            <numerusform>Korrigiert: %n Reiter auf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: the riders in the bag</source>
        <translation>Korrigiert: die Reiter im Beutel</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n penalty chip(s)</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Strafchip</numerusform>
            <numerusform>Korrigiert: %1 hat %n Strafchips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n rider(s) behind the wall</source>
        <translation>
            <numerusform>Setze %n Reiter hinter die Mauer</numerusform>
            <numerusform>Setze %n Reiter hinter die Mauer</numerusform>
        </translation>
    </message>
    <message>
        <source>One on each lit hex. These hexes give nothing now.</source>
        <translation>Auf jedes leuchtende Feld einen. Dort gibt es jetzt keinen Ertrag.</translation>
    </message>
    <message>
        <source>Breach!</source>
        <comment>headline</comment>
        <translation>Durchbruch!</translation>
    </message>
    <message>
        <source>Riders!</source>
        <comment>headline</comment>
        <translation>Reiter!</translation>
    </message>
    <message>
        <source>A rider stands there: no cards for %1.</source>
        <translation>Dort steht ein Reiter: keine Karten für %1.</translation>
    </message>
    <message>
        <source>%1 was rolled, but a rider stands on this hex.</source>
        <translation>Die %1 wurde gewürfelt, aber auf diesem Feld steht ein Reiter.</translation>
    </message>
    <message>
        <source>%1, which numeral does the rider show?</source>
        <translation>%1, welche Ziffer zeigt der Reiter?</translation>
    </message>
    <message>
        <source>Only numerals that are still in the bag are offered.</source>
        <translation>Es gibt nur Ziffern zur Wahl, die noch im Beutel sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the bag</source>
        <translation>
            <numerusform>noch %n im Beutel</numerusform>
            <numerusform>noch %n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 drew rider %2</source>
        <comment>player, Roman numeral</comment>
        <translation>%1 zieht Reiter %2</translation>
    </message>
    <message>
        <source>Nobody builds where only steppe or sea is.</source>
        <translation>Wo nur Steppe oder Meer ist, baut niemand.</translation>
    </message>
    <message>
        <source>No road belongs to the border fort.</source>
        <translation>Zur Grenzfeste gehört keine Straße.</translation>
    </message>
    <message>
        <source>Your first settlement goes on a border fort.</source>
        <translation>Deine erste Siedlung kommt auf eine Grenzfeste.</translation>
    </message>
    <message>
        <source>You have a border fort already.</source>
        <translation>Du hast schon eine Grenzfeste.</translation>
    </message>
    <message>
        <source>A wall is breached: %1</source>
        <translation>Eine Mauer wird durchbrochen: %1</translation>
    </message>
    <message>
        <source>A rider comes before a wall: %1</source>
        <translation>Ein Reiter kommt vor eine Mauer: %1</translation>
    </message>
    <message>
        <source>Each player guards one wall section, and this board has another number of them. Choose another board, or another number of players.</source>
        <translation>Alle bewachen je einen Mauerabschnitt, und dieser Plan hat eine andere Zahl davon. Wähle einen anderen Plan oder eine andere Zahl von Personen.</translation>
    </message>
    <message>
        <source>One assembly hex stands between each two wall sections, and this board has another number of them. Choose another board.</source>
        <translation>Zwischen je zwei Mauerabschnitten steht ein Sammelfeld, und dieser Plan hat eine andere Zahl davon. Wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>The border fort of section %1 does not stand on a corner of land of its own. Choose another corner.</source>
        <translation>Die Grenzfeste von Abschnitt %1 steht nicht auf einer eigenen Ecke an Land. Wähle eine andere Ecke.</translation>
    </message>
    <message>
        <source>The attack hex of section %1 is missing, or another section has it too. Take the section away and put it back.</source>
        <translation>Das Angriffsfeld von Abschnitt %1 fehlt, oder ein anderer Abschnitt hat es auch. Nimm den Abschnitt weg, und setze ihn wieder hin.</translation>
    </message>
    <message>
        <source>The column of section %1 needs hexes of the board, each once and at least one with a number. Choose its hexes again.</source>
        <translation>Die Spalte von Abschnitt %1 braucht Felder des Plans, jedes einmal und mindestens eines mit Zahl. Wähle ihre Felder noch einmal.</translation>
    </message>
    <message>
        <source>The arrows of an assembly hex lead to two attack hexes beside it, and one does not. Choose another hex.</source>
        <translation>Die Pfeile eines Sammelfelds führen auf zwei Angriffsfelder daneben, und einer tut das nicht. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>An assembly hex lacks an attack number. Enter it.</source>
        <translation>Einem Sammelfeld fehlt eine Angriffszahl. Gib sie ein.</translation>
    </message>
    <message>
        <source>An assembly hex is missing, or it is an attack hex too. Choose another hex.</source>
        <translation>Ein Sammelfeld fehlt, oder es ist auch ein Angriffsfeld. Wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>All border forts are taken.</source>
        <translation>Alle Grenzfesten sind besetzt.</translation>
    </message>
</context>
<context>
    <name>HallSettings</name>
    <message>
        <source>Address of the broker</source>
        <translation>Adresse des Brokers</translation>
    </message>
    <message>
        <source>Name of the hall</source>
        <translation>Name des Saals</translation>
    </message>
    <message>
        <source>Name of this table</source>
        <translation>Name dieses Tisches</translation>
    </message>
    <message>
        <source>User, if the broker wants one</source>
        <translation>Benutzer, falls der Broker einen will</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A club sees all its tables on one screen: names, points, what happened last, the results of the evening. This table sends them to the club&apos;s own broker; nothing comes back, and the game never waits for it.</source>
        <translation>Ein Verein sieht alle seine Tische auf einem Bildschirm: Namen, Punkte, was zuletzt geschah, die Ergebnisse des Abends. Dieser Tisch schickt sie an den Broker des Vereins; zurück kommt nichts, und das Spiel wartet nie darauf.</translation>
    </message>
    <message>
        <source>The hall was given on the command line, so it is changed there.</source>
        <translation>Der Saal steht auf der Befehlszeile, also wird er dort geändert.</translation>
    </message>
    <message>
        <source>Show this table in the hall</source>
        <translation>Diesen Tisch im Saal zeigen</translation>
    </message>
    <message>
        <source>Take this table out of the hall</source>
        <translation>Diesen Tisch aus dem Saal nehmen</translation>
    </message>
    <message>
        <source>Encrypted (TLS)</source>
        <translation>Verschlüsselt (TLS)</translation>
    </message>
    <message>
        <source>For a broker outside your own network. Its certificate is checked.</source>
        <translation>Für einen Broker außerhalb des eigenen Netzes. Sein Zertifikat wird geprüft.</translation>
    </message>
</context>
<context>
    <name>HallText</name>
    <message>
        <source>Where is the club&apos;s broker? It has a name or an address, such as 192.168.1.5, perhaps with a port: 192.168.1.5:1884.</source>
        <translation>Wo ist der Broker des Vereins? Er hat einen Namen oder eine Adresse, zum Beispiel 192.168.1.5, vielleicht mit Port: 192.168.1.5:1884.</translation>
    </message>
    <message>
        <source>The hall needs a name of at most 40 letters. All tables of the club use the same.</source>
        <translation>Der Saal braucht einen Namen mit höchstens 40 Zeichen. Alle Tische des Vereins nehmen denselben.</translation>
    </message>
    <message>
        <source>This table needs a name of at most 40 letters, one that no other table of the hall has.</source>
        <translation>Dieser Tisch braucht einen Namen mit höchstens 40 Zeichen, den kein anderer Tisch im Saal hat.</translation>
    </message>
    <message>
        <source>The name of the hall cannot have /, + or #.</source>
        <translation>Der Name des Saals darf kein /, + oder # enthalten.</translation>
    </message>
    <message>
        <source>The name of the table cannot have /, + or #.</source>
        <translation>Der Name des Tisches darf kein /, + oder # enthalten.</translation>
    </message>
    <message>
        <source>No hall sees this table.</source>
        <translation>Kein Saal sieht diesen Tisch.</translation>
    </message>
    <message>
        <source>The hall %1 sees this table as %2.</source>
        <translation>Der Saal %1 sieht diesen Tisch als %2.</translation>
    </message>
    <message>
        <source>The hall&apos;s broker does not answer yet. The table goes on meanwhile; results are sent later.</source>
        <translation>Der Broker des Saals antwortet noch nicht. Am Tisch geht es weiter; Ergebnisse werden später geschickt.</translation>
    </message>
    <message>
        <source>No connection: %1. It is tried again by itself.</source>
        <translation>Keine Verbindung: %1. Es wird von selbst wieder versucht.</translation>
    </message>
</context>
<context>
    <name>JungleText</name>
    <message numerus="yes">
        <source>%1 takes %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 nimmt %n Dschungelmarke</numerusform>
            <numerusform>%1 nimmt %n Dschungelmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>Each stands for an ore, wool or grain of a development card.</source>
        <translation>Jede ersetzt ein Erz, eine Wolle oder ein Getreide einer Entwicklungskarte.</translation>
    </message>
    <message>
        <source>The number of this jungle was rolled.</source>
        <translation>Die Zahl dieses Dschungels wurde gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n jungle counter(s)</source>
        <translation>
            <numerusform>%1: %n Dschungelmarke</numerusform>
            <numerusform>%1: %n Dschungelmarken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n jungle counter(s)</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Dschungelmarke</numerusform>
            <numerusform>Korrigiert: %1 hat %n Dschungelmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>Jungle counters</source>
        <translation>Dschungelmarken</translation>
    </message>
    <message>
        <source>Jungle counters for a development card</source>
        <translation>Dschungelmarken für eine Entwicklungskarte</translation>
    </message>
    <message>
        <source>Spend jungle counters</source>
        <translation>Dschungelmarken einsetzen</translation>
    </message>
    <message>
        <source>How many jungle counters pay for a development card?</source>
        <translation>Wie viele Dschungelmarken zahlen für eine Entwicklungskarte?</translation>
    </message>
</context>
<context>
    <name>NoPlace</name>
    <message>
        <source>Nobody founds at the desert.</source>
        <translation>An der Wüste gründet niemand.</translation>
    </message>
    <message>
        <source>Everybody founds on Eurasia.</source>
        <translation>Alle gründen in Eurasien.</translation>
    </message>
    <message>
        <source>A city replaces one of your settlements.</source>
        <translation>Eine Stadt ersetzt eine deiner Siedlungen.</translation>
    </message>
    <message>
        <source>No ship is built beside the pirate.</source>
        <translation>Neben dem Piraten wird kein Schiff gebaut.</translation>
    </message>
    <message>
        <source>All your roads are on the board.</source>
        <translation>Alle deine Straßen liegen auf dem Plan.</translation>
    </message>
    <message>
        <source>All your ships are on the board.</source>
        <translation>Alle deine Schiffe liegen auf dem Plan.</translation>
    </message>
    <message>
        <source>All your settlements are on the board.</source>
        <translation>Alle deine Siedlungen stehen auf dem Plan.</translation>
    </message>
    <message>
        <source>All your cities are on the board.</source>
        <translation>Alle deine Städte stehen auf dem Plan.</translation>
    </message>
    <message>
        <source>No side beside that settlement is free.</source>
        <translation>Neben dieser Siedlung ist keine Seite frei.</translation>
    </message>
    <message>
        <source>No corner is left for it: settlements stand two sides apart.</source>
        <translation>Dafür ist keine Ecke frei: Siedlungen stehen zwei Seiten auseinander.</translation>
    </message>
    <message>
        <source>Ships lie on the coast or at sea only.</source>
        <translation>Schiffe liegen nur an der Küste oder auf See.</translation>
    </message>
    <message>
        <source>Roads lie on land only.</source>
        <translation>Straßen liegen nur an Land.</translation>
    </message>
    <message>
        <source>A building stands on the next corner: settlements stand two sides apart.</source>
        <translation>Auf der Ecke daneben steht ein Gebäude: Siedlungen stehen zwei Seiten auseinander.</translation>
    </message>
    <message>
        <source>No road or ship of yours leads there.</source>
        <translation>Dorthin führt keine deiner Straßen und keins deiner Schiffe.</translation>
    </message>
    <message>
        <source>No road of yours leads there.</source>
        <translation>Dorthin führt keine deiner Straßen.</translation>
    </message>
    <message>
        <source>No ship or building of yours is next to it.</source>
        <translation>Daneben ist kein Schiff und kein Gebäude von dir.</translation>
    </message>
    <message>
        <source>No road or building of yours is next to it.</source>
        <translation>Daneben ist keine Straße und kein Gebäude von dir.</translation>
    </message>
    <message>
        <source>No free side on land joins your roads and buildings.</source>
        <translation>Neben deinen Straßen und Gebäuden ist an Land keine Seite frei.</translation>
    </message>
    <message>
        <source>Ships lie on the coast or at sea only, and no free side there joins yours.</source>
        <translation>Schiffe liegen nur an der Küste oder auf See, und dort schließt keine freie Seite an deine an.</translation>
    </message>
    <message>
        <source>Your roads and ships lead to no free corner two sides from any building.</source>
        <translation>Deine Straßen und Schiffe führen zu keiner freien Ecke, die zwei Seiten von jedem Gebäude entfernt ist.</translation>
    </message>
    <message>
        <source>Your roads lead to no free corner two sides from any building.</source>
        <translation>Deine Straßen führen zu keiner freien Ecke, die zwei Seiten von jedem Gebäude entfernt ist.</translation>
    </message>
    <message>
        <source>You have no settlement that can become a city.</source>
        <translation>Du hast keine Siedlung, die zur Stadt werden kann.</translation>
    </message>
    <message>
        <source>Your wall is at its highest level.</source>
        <translation>Deine Mauer hat schon die höchste Stufe.</translation>
    </message>
    <message>
        <source>You have no border fort, so no section of the wall is yours.</source>
        <translation>Du hast keine Grenzfeste, also gehört dir kein Mauerabschnitt.</translation>
    </message>
    <message>
        <source>You have no ship on the board.</source>
        <translation>Du hast kein Schiff auf dem Plan.</translation>
    </message>
    <message>
        <source>A ship was moved this turn already.</source>
        <translation>In diesem Zug wurde schon ein Schiff versetzt.</translation>
    </message>
    <message>
        <source>Only the open end of a line may move: none built this turn, none beside the pirate.</source>
        <translation>Nur das offene Ende einer Linie darf ziehen: kein Schiff von diesem Zug, keins neben dem Piraten.</translation>
    </message>
    <message>
        <source>A ship moves only in its player&apos;s own turn, after the roll.</source>
        <translation>Ein Schiff wird nur im eigenen Zug versetzt, nach dem Wurf.</translation>
    </message>
</context>
<context>
    <name>CardChoiceText</name>
    <message>
        <source>Road building</source>
        <translation>Straßenbau</translation>
    </message>
    <message>
        <source>Two roads or ships are free.</source>
        <translation>Zwei Straßen oder Schiffe sind gratis.</translation>
    </message>
    <message>
        <source>Year of plenty</source>
        <translation>Erfindung</translation>
    </message>
    <message>
        <source>Take any two resources.</source>
        <translation>Nimm zwei beliebige Rohstoffe.</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Everyone gives you all their cards of one resource.</source>
        <translation>Alle geben dir alle Karten eines Rohstoffs.</translation>
    </message>
    <message>
        <source>Victory point</source>
        <translation>Siegpunkt</translation>
    </message>
    <message>
        <source>It is shown and counts one point.</source>
        <translation>Er wird gezeigt und zählt einen Punkt.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Two roads are free.</source>
        <translation>Zwei Straßen sind gratis.</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>%1

Now: %2</source>
        <comment>a rule, and why it applies now</comment>
        <translation>%1

Jetzt: %2</translation>
    </message>
</context>
<context>
    <name>ChanceText</name>
    <message>
        <source>in nearly every game</source>
        <comment>how usual something is</comment>
        <translation>in fast jedem Spiel</translation>
    </message>
    <message>
        <source>in %1 of 100 games</source>
        <comment>how usual something is</comment>
        <translation>in %1 von 100 Spielen</translation>
    </message>
    <message>
        <source>in 1 of %L1 games</source>
        <comment>how usual something is</comment>
        <translation>in 1 von %L1 Spielen</translation>
    </message>
    <message>
        <source>in fewer than 1 of %L1 games</source>
        <comment>how usual something is</comment>
        <translation>in weniger als 1 von %L1 Spielen</translation>
    </message>
    <message>
        <source>Nothing was rolled with these dice.</source>
        <translation>Mit diesen Würfeln wurde nicht gewürfelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n bar(s) lie outside the band. Fair dice do this %1: unusual, yet it happens.</source>
        <translation>
            <numerusform>%n Balken liegt außerhalb des Bands. Faire Würfel machen das %1: ungewöhnlich, aber es kommt vor.</numerusform>
            <numerusform>%n Balken liegen außerhalb des Bands. Faire Würfel machen das %1: ungewöhnlich, aber es kommt vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>All bars lie in the band; fair dice are at least this uneven %1. So few rolls can say little about dice.</source>
        <translation>Alle Balken liegen im Band; faire Würfel sind %1 mindestens so ungleichmäßig. So wenige Würfe sagen kaum etwas über Würfel.</translation>
    </message>
    <message>
        <source>All bars lie in the band; fair dice are at least this uneven %1.</source>
        <translation>Alle Balken liegen im Band; faire Würfel sind %1 mindestens so ungleichmäßig.</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Hexes stand on a point and are counted along two axes. The program uses these names in its log; at the table you only ever tap the picture.</source>
        <translation>Die Felder stehen auf einer Spitze und werden entlang zweier Achsen gezählt. Das Programm nutzt diese Namen in seinem Protokoll; am Tisch tippt ihr immer nur auf das Bild.</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>A corner is where up to three hexes meet. However it is named, it is one place.</source>
        <translation>An einer Ecke stoßen bis zu drei Felder aneinander. Wie sie auch heißt, es ist ein und dieselbe Stelle.</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>A side is where two hexes meet. Roads, ships and harbours lie on sides, settlements and cities stand on corners.</source>
        <translation>An einer Kante stoßen zwei Felder aneinander. Straßen, Schiffe und Häfen liegen an Kanten, Siedlungen und Städte stehen an Ecken.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Rand des Plans</translation>
    </message>
    <message>
        <source>A board is flat, or its left and right edges are joined so that one can go around it.</source>
        <translation>Ein Plan ist flach, oder sein linker und sein rechter Rand sind verbunden, sodass man rundherum kommt.</translation>
    </message>
    <message>
        <source>Beyond the board</source>
        <translation>Außerhalb des Plans</translation>
    </message>
    <message>
        <source>What lies outside the board counts as sea for coasts, but no robber and no pirate may stand there.</source>
        <translation>Was außerhalb des Plans liegt, gilt für Küsten als Meer, aber weder Räuber noch Pirat dürfen dort stehen.</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>Ablauf eines Zugs</translation>
    </message>
    <message>
        <source>A turn begins with exactly one roll; trading and building come after it. Before the roll only a development card may be played, and only one card a turn.</source>
        <translation>Ein Zug beginnt mit genau einem Wurf; danach wird gehandelt und gebaut. Vor dem Wurf darf nur eine Entwicklungskarte gespielt werden, und nur eine pro Zug.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Erträge</translation>
    </message>
    <message>
        <source>Every hex with the number that was rolled gives its resource: one card to each settlement and two to each city at its corners. Gold gives a resource of your choice; desert, steppe and sea give nothing.</source>
        <translation>Jedes Feld mit der gewürfelten Zahl bringt seinen Rohstoff: jeder Siedlung an seinen Ecken eine Karte, jeder Stadt zwei. Gold bringt einen Rohstoff eurer Wahl; Wüste, Steppe und Meer bringen nichts.</translation>
    </message>
    <message>
        <source>Blocked hexes</source>
        <translation>Blockierte Felder</translation>
    </message>
    <message>
        <source>A hex on which a robber, a rider or a raider stands, or that is flooded, gives nothing, even if its number is rolled.</source>
        <translation>Ein Feld, auf dem ein Räuber, ein Reiter oder ein Plünderer steht oder das überflutet ist, bringt nichts, auch wenn seine Zahl gewürfelt wird.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>The program says what is due. Whether the bank has enough cards is for you to see.</source>
        <translation>Das Programm sagt, was jedem zusteht. Ob die Bank genug Karten hat, seht ihr selbst.</translation>
    </message>
    <message>
        <source>Seven: too many cards</source>
        <translation>Sieben: zu viele Karten</translation>
    </message>
    <message>
        <source>On a seven, everyone who holds more than seven cards gives back half of them, rounded down.</source>
        <translation>Bei einer Sieben geben alle mit mehr als sieben Karten die Hälfte davon zurück, abgerundet.</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>Whoever rolls a seven, or plays a knight, moves the robber to another land hex and draws one card from one player who has a building at that hex. Nobody has to discard for a knight.</source>
        <translation>Wer eine Sieben würfelt oder einen Ritter spielt, setzt den Räuber auf ein anderes Landfeld und zieht eine Karte von jemandem, der an diesem Feld ein Gebäude hat. Bei einem Ritter muss niemand abwerfen.</translation>
    </message>
    <message>
        <source>The pirate</source>
        <translation>Der Pirat</translation>
    </message>
    <message>
        <source>Only scenarios that say so have a pirate. Here he follows the rules of The Great Wall.</source>
        <translation>Einen Piraten gibt es nur in Szenarien, die ihn nennen. Hier folgt er den Regeln der Großen Mauer.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>A road costs wood and brick, a ship wood and wool, a settlement wood, brick, wool and grain, a city three ore and two grain, a development card wool, grain and ore. The program only reminds you; cards in hand are secret.</source>
        <translation>Eine Straße kostet Holz und Lehm, ein Schiff Holz und Wolle, eine Siedlung Holz, Lehm, Wolle und Getreide, eine Stadt drei Erz und zwei Getreide, eine Entwicklungskarte Wolle, Getreide und Erz. Das Programm erinnert nur daran; die Handkarten sind geheim.</translation>
    </message>
    <message>
        <source>Where pieces may stand</source>
        <translation>Wo gebaut werden darf</translation>
    </message>
    <message>
        <source>A settlement needs a free corner on land with no building on the neighbouring corners, at the end of your own road or ship. A city takes the place of your own settlement. Roads lie on free sides that touch land, ships on free sides that touch sea, each joined to your own pieces; road and ship join only at your own building. A foreign building interrupts.</source>
        <translation>Eine Siedlung braucht eine freie Ecke an Land ohne Gebäude auf den Nachbarecken, am Ende einer eigenen Straße oder eines eigenen Schiffs. Eine Stadt ersetzt eine eigene Siedlung. Straßen liegen an freien Kanten, die Land berühren, Schiffe an freien Kanten, die Meer berühren, immer an eigene Teile angeschlossen; Straße und Schiff verbinden sich nur an einem eigenen Gebäude. Ein fremdes Gebäude unterbricht.</translation>
    </message>
    <message>
        <source>Pieces in stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>The table decides</source>
        <translation>Ihr entscheidet</translation>
    </message>
    <message>
        <source>When a clause forbids a place, the program says which and why. The table may place the piece anyway; the history remembers that it did.</source>
        <translation>Verbietet eine Regel einen Platz, sagt das Programm, welche und warum. Ihr dürft trotzdem dort bauen; der Verlauf hält das fest.</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>Each player in order places a settlement with a road, then a second one in reverse order. On a coast a ship may stand for the road. The second settlement brings the first cards from the hexes around it.</source>
        <translation>Alle setzen der Reihe nach eine Siedlung mit einer Straße, dann in umgekehrter Reihenfolge eine zweite. An einer Küste darf es statt der Straße ein Schiff sein. Die zweite Siedlung bringt die ersten Karten von den Feldern ringsum.</translation>
    </message>
    <message>
        <source>Harbours</source>
        <translation>Häfen</translation>
    </message>
    <message>
        <source>A harbour lies on a coastal side. Whoever has a building at one of its two corners trades there.</source>
        <translation>Ein Hafen liegt an einer Küstenkante. Wer an einer ihrer beiden Ecken ein Gebäude hat, handelt dort.</translation>
    </message>
    <message>
        <source>Moving ships</source>
        <translation>Schiffe versetzen</translation>
    </message>
    <message>
        <source>Once a turn, after the roll, you may move the open end of a ship line that does not join two of your buildings, to another place where you may build a ship. Not a ship built this turn, and not one beside the pirate.</source>
        <translation>Einmal pro Zug, nach dem Wurf, darfst du das offene Ende einer Schiffsreihe, die nicht zwei deiner Gebäude verbindet, dorthin versetzen, wo du ein Schiff bauen dürftest. Aber kein Schiff aus diesem Zug und keines neben dem Piraten.</translation>
    </message>
    <message>
        <source>Longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>The first line of at least five roads and ships in one piece earns two points; whoever has a longer one takes the card. A tie leaves it with its holder. Foreign buildings cut the line.</source>
        <translation>Die erste Reihe aus mindestens fünf Straßen und Schiffen am Stück bringt zwei Punkte; wer eine längere hat, übernimmt die Karte. Bei Gleichstand bleibt sie, wo sie ist. Fremde Gebäude unterbrechen die Reihe.</translation>
    </message>
    <message>
        <source>Largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>The first to have played three knights takes the card; whoever has played more takes it over. A tie leaves it with its holder.</source>
        <translation>Wer zuerst drei Ritter gespielt hat, nimmt die Karte; wer mehr gespielt hat, übernimmt sie. Bei Gleichstand bleibt sie, wo sie ist.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A settlement is one point, a city two, and cards add theirs. Hidden victory points are entered when they are shown.</source>
        <translation>Eine Siedlung zählt einen Punkt, eine Stadt zwei, dazu kommen die Karten. Verdeckte Siegpunkte werden eingegeben, wenn sie gezeigt werden.</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>A player wins on his own turn as soon as he has the points for it, also right when his turn begins. After the end only corrections and undo are left.</source>
        <translation>Wer im eigenen Zug die nötigen Punkte hat, gewinnt sofort, auch gleich zu Beginn des Zugs. Nach dem Ende sind nur noch Korrekturen und Zurücknehmen möglich.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>As many players as the scenario allows; turns go clockwise from the first.</source>
        <translation>So viele, wie das Szenario erlaubt; gespielt wird reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Special building</source>
        <translation>Sonderbauphase</translation>
    </message>
    <message>
        <source>With five or six players everyone else may build after each turn, without trading, until the next roll.</source>
        <translation>Zu fünft und zu sechst dürfen nach jedem Zug alle anderen bauen, ohne zu handeln, bis zum nächsten Wurf.</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Whatever the program holds can be corrected by hand. A correction sets nothing off, but longest road, harbours and points are judged anew.</source>
        <translation>Alles, was das Programm sich merkt, lässt sich von Hand korrigieren. Eine Korrektur löst nichts aus, aber längste Handelsstraße, Häfen und Punkte werden neu bestimmt.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Every move can be undone, back to the start, even after a restart. A roll stays as it fell.</source>
        <translation>Jede Eingabe lässt sich zurücknehmen, bis zum Anfang, auch nach einem Neustart. Ein gefallener Wurf bleibt, wie er fiel.</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>Die Große Mauer</translation>
    </message>
    <message>
        <source>Four or six players. There is no robber but a pirate, and there are roads but no ships.</source>
        <translation>Für vier oder sechs Personen. Statt des Räubers gibt es einen Piraten, und es gibt Straßen, aber keine Schiffe.</translation>
    </message>
    <message>
        <source>Sections of the wall</source>
        <translation>Abschnitte der Mauer</translation>
    </message>
    <message>
        <source>Each player guards one section of the wall. Before it lies an attack hex, behind it a border fort. Nothing may be built at corners that touch only steppe or sea.</source>
        <translation>Alle bewachen je einen Abschnitt der Mauer. Davor liegt ein Angriffsfeld, dahinter eine Grenzfeste. An Ecken, die nur Steppe oder Meer berühren, darf nichts gebaut werden.</translation>
    </message>
    <message>
        <source>Attack numbers</source>
        <translation>Angriffszahlen</translation>
    </message>
    <message>
        <source>Each assembly hex carries two numbers, each with an arrow to one of the two attack hexes beside it.</source>
        <translation>Jedes Sammelfeld trägt zwei Zahlen, jede mit einem Pfeil auf eines der beiden Angriffsfelder daneben.</translation>
    </message>
    <message>
        <source>Example numbers</source>
        <translation>Beispielzahlen</translation>
    </message>
    <message>
        <source>The attack numbers on this board are examples until the table enters the printed ones. A number that is there twice moves one rider each, from west to east.</source>
        <translation>Die Angriffszahlen auf diesem Plan sind Beispiele, bis ihr die gedruckten eingebt. Eine Zahl, die zweimal vorkommt, bewegt je einen Reiter, von West nach Ost.</translation>
    </message>
    <message>
        <source>The column behind a section</source>
        <translation>Die Spalte hinter einem Abschnitt</translation>
    </message>
    <message>
        <source>Behind each section the hexes with a number form a column down to the coast. Sea and desert are passed over; the easternmost column makes a detour over the sea.</source>
        <translation>Hinter jedem Abschnitt bilden die Felder mit einer Zahl eine Spalte bis zur Küste. Meer und Wüste werden übersprungen; die östlichste Spalte macht einen Umweg über das Meer.</translation>
    </message>
    <message>
        <source>Riders and chips</source>
        <translation>Reiter und Chips</translation>
    </message>
    <message>
        <source>The bag holds seven riders for each numeral. Before the wall the first to come is the first to go; behind it the last to come is the first to go. There are five wall pieces a player and seven penalty chips.</source>
        <translation>Im Beutel sind sieben Reiter je Ziffer. Vor der Mauer geht zuerst, wer zuerst kam; hinter ihr geht zuerst, wer zuletzt kam. Es gibt fünf Mauerteile pro Person und sieben Strafchips.</translation>
    </message>
    <message>
        <source>Wall levels</source>
        <translation>Mauerstufen</translation>
    </message>
    <message>
        <source>A section begins at level 0, without watchtowers, and can be raised up to level 5.</source>
        <translation>Ein Abschnitt beginnt auf Stufe 0, ohne Wachtürme, und kann bis Stufe 5 erhöht werden.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Some cards leave the development deck, the pirate starts on his marked hex, and a wall costs more the higher it is.</source>
        <translation>Einige Karten kommen aus dem Stapel der Entwicklungskarten, der Pirat beginnt auf seinem markierten Feld, und die Mauer kostet mehr, je höher sie ist.</translation>
    </message>
    <message>
        <source>Founding at the wall</source>
        <translation>Gründung an der Mauer</translation>
    </message>
    <message>
        <source>The highest roller begins: each player founds a settlement on a border fort, without a road, and guards the section beside it. Then everyone founds two settlements with roads, beginning with the last who chose a fort, round and back.</source>
        <translation>Wer am höchsten würfelt, beginnt: Alle gründen eine Siedlung auf einer Grenzfeste, ohne Straße, und bewachen den Abschnitt daneben. Dann gründen alle zwei Siedlungen mit Straßen; wer zuletzt eine Feste gewählt hat, beginnt, einmal herum und zurück.</translation>
    </message>
    <message>
        <source>No riders at the founding</source>
        <translation>Keine Reiter bei der Gründung</translation>
    </message>
    <message>
        <source>Settlements of the founding phase draw no riders, unless that option is switched on.</source>
        <translation>Siedlungen der Gründung ziehen keine Reiter, außer diese Option ist eingeschaltet.</translation>
    </message>
    <message>
        <source>A new rider</source>
        <translation>Ein neuer Reiter</translation>
    </message>
    <message>
        <source>Whoever founds a settlement or improves one to a city draws a rider from the bag and puts it on the assembly hex with its numeral. An empty bag gives none.</source>
        <translation>Wer eine Siedlung gründet oder zur Stadt ausbaut, zieht einen Reiter aus dem Beutel und setzt ihn auf das Sammelfeld mit dessen Ziffer. Aus einem leeren Beutel kommt keiner.</translation>
    </message>
    <message>
        <source>Riders attack</source>
        <translation>Reiter greifen an</translation>
    </message>
    <message>
        <source>When an attack number is rolled, one rider goes from that assembly hex along the arrow to the attack hex, before anything is produced. If none is there, nobody goes.</source>
        <translation>Wird eine Angriffszahl gewürfelt, zieht ein Reiter von diesem Sammelfeld dem Pfeil nach auf das Angriffsfeld, noch vor den Erträgen. Steht dort keiner, zieht niemand.</translation>
    </message>
    <message>
        <source>Five riders at most</source>
        <translation>Höchstens fünf Reiter</translation>
    </message>
    <message>
        <source>An attack hex holds five riders. While it is full its numbers move nobody.</source>
        <translation>Auf ein Angriffsfeld passen fünf Reiter. Solange es voll ist, bewegen seine Zahlen niemanden.</translation>
    </message>
    <message>
        <source>Riders block</source>
        <translation>Reiter blockieren</translation>
    </message>
    <message>
        <source>A hex with a rider on it gives nothing, already on the roll that brought him.</source>
        <translation>Ein Feld mit einem Reiter bringt nichts, schon bei dem Wurf, mit dem er kam.</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>As soon as more riders stand before a section than it has watchtowers, the wall is breached. Level 5 never is.</source>
        <translation>Sobald vor einem Abschnitt mehr Reiter stehen, als er Wachtürme hat, brechen sie durch. Bei Stufe 5 nie.</translation>
    </message>
    <message>
        <source>Riders break in</source>
        <translation>Reiter dringen ein</translation>
    </message>
    <message>
        <source>After a breach all riders go behind the wall, one on each hex, from the wall towards the coast.</source>
        <translation>Nach einem Durchbruch ziehen alle Reiter hinter die Mauer, auf jedes Feld einer, von der Mauer zur Küste hin.</translation>
    </message>
    <message>
        <source>The wall loses a level</source>
        <translation>Die Mauer verliert eine Stufe</translation>
    </message>
    <message>
        <source>A breached section loses one level; at level 0 it stays as it is.</source>
        <translation>Ein durchbrochener Abschnitt verliert eine Stufe; auf Stufe 0 bleibt er, wie er ist.</translation>
    </message>
    <message>
        <source>Penalty chip</source>
        <translation>Strafchip</translation>
    </message>
    <message>
        <source>The owner of the breached section takes a penalty chip: one point less, for good.</source>
        <translation>Wem der durchbrochene Abschnitt gehört, der nimmt einen Strafchip: ein Punkt weniger, für immer.</translation>
    </message>
    <message>
        <source>Filling the column</source>
        <translation>Wie sich die Spalte füllt</translation>
    </message>
    <message>
        <source>Each rider goes to the hex of the column with the fewest riders; of several to the one nearest the wall. So gaps fill first, then the free hexes, then second riders.</source>
        <translation>Jeder Reiter zieht auf das Feld der Spalte mit den wenigsten Reitern; bei mehreren auf das nächste an der Mauer. So füllen sich erst die Lücken, dann die freien Felder, dann kommen zweite Reiter dazu.</translation>
    </message>
    <message>
        <source>More riders than hexes</source>
        <translation>Mehr Reiter als Felder</translation>
    </message>
    <message>
        <source>If there are more riders than hexes in the column, they go round again. A hex with two riders is blocked until both are gone.</source>
        <translation>Sind es mehr Reiter, als die Spalte Felder hat, geht es wieder von vorn los. Ein Feld mit zwei Reitern ist blockiert, bis beide fort sind.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Level 2 and two riders waiting; a third arrives: the wall is breached, three riders stand on the three hexes behind it, the level sinks to 1 and the owner takes a chip.</source>
        <translation>Stufe 2, zwei Reiter warten; ein dritter kommt: Durchbruch. Drei Reiter stehen auf den drei Feldern dahinter, die Stufe sinkt auf 1, und wem der Abschnitt gehört, der nimmt einen Chip.</translation>
    </message>
    <message>
        <source>Seven: the pirate</source>
        <translation>Sieben: der Pirat</translation>
    </message>
    <message>
        <source>On a seven everyone with more than seven cards discards half. The roller may then move the pirate to another sea hex, and if he does he may take one card from any player.</source>
        <translation>Bei einer Sieben werfen alle mit mehr als sieben Karten die Hälfte ab. Wer gewürfelt hat, darf dann den Piraten auf ein anderes Meerfeld setzen und, wenn er das tut, von jemandem eine Karte nehmen.</translation>
    </message>
    <message>
        <source>The pirate shuts harbours</source>
        <translation>Der Pirat schließt Häfen</translation>
    </message>
    <message>
        <source>While the pirate stands on a hex with a harbour, nobody trades there.</source>
        <translation>Solange der Pirat auf einem Feld mit einem Hafen steht, handelt dort niemand.</translation>
    </message>
    <message>
        <source>Knight card</source>
        <translation>Ritterkarte</translation>
    </message>
    <message>
        <source>A knight allows up to two actions: move a rider from one assembly hex to another; drive a rider behind the wall back into the bag; move the pirate and take a card, this one only once.</source>
        <translation>Ein Ritter erlaubt bis zu zwei Aktionen: einen Reiter von einem Sammelfeld auf ein anderes setzen; einen Reiter hinter der Mauer in den Beutel vertreiben; den Piraten versetzen und eine Karte nehmen, dies nur einmal.</translation>
    </message>
    <message>
        <source>Moved riders</source>
        <translation>Versetzte Reiter</translation>
    </message>
    <message>
        <source>A rider that a knight has moved attacks when a number of the hex where he now stands is rolled, whatever his numeral.</source>
        <translation>Ein Reiter, den ein Ritter versetzt hat, greift an, wenn eine Zahl seines neuen Felds gewürfelt wird, ganz gleich, welche Ziffer er trägt.</translation>
    </message>
    <message>
        <source>Largest army at the wall</source>
        <translation>Rittermacht an der Mauer</translation>
    </message>
    <message>
        <source>Here the largest army is worth one point. The longest road is worth two as usual.</source>
        <translation>Hier bringt die größte Rittermacht einen Punkt. Die längste Handelsstraße bringt wie immer zwei.</translation>
    </message>
    <message>
        <source>Raising the wall</source>
        <translation>Die Mauer erhöhen</translation>
    </message>
    <message>
        <source>On your turn you may raise your own section, one level after the other.</source>
        <translation>In deinem Zug darfst du deinen eigenen Abschnitt erhöhen, eine Stufe nach der anderen.</translation>
    </message>
    <message>
        <source>What a wall costs</source>
        <translation>Was eine Mauer kostet</translation>
    </message>
    <message>
        <source>Level 3 costs ore, wood, brick and grain. The other costs are printed on the wall pieces.</source>
        <translation>Stufe 3 kostet Erz, Holz, Lehm und Getreide. Die anderen Kosten stehen auf den Mauerteilen.</translation>
    </message>
    <message>
        <source>Ten points win</source>
        <translation>Zehn Punkte gewinnen</translation>
    </message>
    <message>
        <source>Whoever has 10 points on his own turn wins, or as many as the table agreed.</source>
        <translation>Wer im eigenen Zug 10 Punkte hat, gewinnt, oder so viele, wie ihr vereinbart habt.</translation>
    </message>
    <message>
        <source>The last chip</source>
        <translation>Der letzte Chip</translation>
    </message>
    <message>
        <source>When the last penalty chip is taken the game ends at once. Most points win, chips subtracted; of several the one with fewest chips.</source>
        <translation>Wird der letzte Strafchip genommen, endet das Spiel sofort. Die meisten Punkte gewinnen, Chips abgezogen; bei Gleichstand die wenigsten Chips.</translation>
    </message>
    <message>
        <source>The World</source>
        <translation>Die Welt</translation>
    </message>
    <message>
        <source>Three or four players with ships and a robber, no pirate. Everyone has 15 roads, 5 settlements, 6 cities and 15 ships.</source>
        <translation>Für drei oder vier Personen, mit Schiffen und Räuber, ohne Pirat. Alle haben 15 Straßen, 5 Siedlungen, 6 Städte und 15 Schiffe.</translation>
    </message>
    <message>
        <source>Four continents</source>
        <translation>Vier Kontinente</translation>
    </message>
    <message>
        <source>Only Eurasia has numbers at the start, and only there may anybody found, at no corner of the two desert hexes of the Sahara. On a coast a ship may stand for the road.</source>
        <translation>Nur Eurasien hat am Anfang Zahlen, und nur dort wird gegründet, aber an keiner Ecke der beiden Wüstenfelder der Sahara. An einer Küste darf es statt der Straße ein Schiff sein.</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>Was bereitliegt</translation>
    </message>
    <message>
        <source>Ten one-point markers lie on corners, one 3:1 harbour at the top of Eurasia and others at random, number tokens wait in a bag, and the storm stands on its sea hex with its arrow.</source>
        <translation>Zehn Punktmarker liegen an Ecken, ein 3:1-Hafen oben an Eurasien, weitere Häfen zufällig verteilt, Zahlenchips warten in einem Beutel, und der Sturm steht mit seinem Pfeil auf seinem Meerfeld.</translation>
    </message>
    <message>
        <source>New continents</source>
        <translation>Neue Kontinente</translation>
    </message>
    <message>
        <source>The first settlement on a new continent earns no extra point.</source>
        <translation>Die erste Siedlung auf einem neuen Kontinent bringt keinen Zusatzpunkt.</translation>
    </message>
    <message>
        <source>Around the world</source>
        <translation>Rund um die Welt</translation>
    </message>
    <message>
        <source>The left and right edges of the map are joined: ships sail across, and a hex printed half on either edge is one hex. Nothing passes the upper or the lower edge.</source>
        <translation>Der linke und der rechte Rand des Plans sind verbunden: Schiffe fahren hinüber, und ein Feld, das an beiden Rändern halb gedruckt ist, ist ein einziges. Über den oberen und den unteren Rand geht nichts.</translation>
    </message>
    <message>
        <source>Seven: the storm</source>
        <translation>Sieben: der Sturm</translation>
    </message>
    <message>
        <source>On a seven first everyone with too many cards discards, then the storm moves, then the robber.</source>
        <translation>Bei einer Sieben werfen erst alle mit zu vielen Karten ab, dann zieht der Sturm, dann der Räuber.</translation>
    </message>
    <message>
        <source>How far the storm goes</source>
        <translation>Wie weit der Sturm zieht</translation>
    </message>
    <message>
        <source>The storm goes as many hexes as the larger die shows, in the direction in which it points: 4, 5 or 6.</source>
        <translation>Der Sturm zieht so viele Felder, wie der höhere Würfel zeigt, in die Richtung, in die er weist: 4, 5 oder 6.</translation>
    </message>
    <message>
        <source>At the edge of the map</source>
        <translation>Am Rand des Plans</translation>
    </message>
    <message>
        <source>The storm may not leave the map. Exactly when its next step would, the roller chooses a new direction, and the remaining steps go on that way.</source>
        <translation>Der Sturm darf den Plan nicht verlassen. Genau wenn sein nächster Schritt hinausführte, wählt, wer gewürfelt hat, eine neue Richtung, und die übrigen Schritte gehen dorthin.</translation>
    </message>
    <message>
        <source>The storm and the seam</source>
        <translation>Der Sturm und die Naht</translation>
    </message>
    <message>
        <source>The left and right edges stop the storm as well, unless the table has agreed otherwise. On a hex printed half on either edge it stays on the half by which it came.</source>
        <translation>Auch der linke und der rechte Rand halten den Sturm auf, außer ihr habt es anders vereinbart. Auf einem Feld, das an beiden Rändern halb gedruckt ist, bleibt er auf der Hälfte, auf die er kam.</translation>
    </message>
    <message>
        <source>Turning the storm</source>
        <translation>Den Sturm drehen</translation>
    </message>
    <message>
        <source>After its last step, before anybody loses a piece, the roller may turn the storm to any direction that stays on the map. If it points off the map he has to.</source>
        <translation>Nach seinem letzten Schritt, bevor jemand ein Teil verliert, darf, wer gewürfelt hat, den Sturm in jede Richtung drehen, die auf dem Plan bleibt. Weist er über den Rand, muss er gedreht werden.</translation>
    </message>
    <message>
        <source>What the storm takes</source>
        <translation>Was der Sturm nimmt</translation>
    </message>
    <message>
        <source>Only the hex where it stops is hit. Everyone with roads or ships on its six sides loses one of them, of his own choice, the roller too, clockwise from the roller. The piece goes back to his stock.</source>
        <translation>Nur das Feld, auf dem er hält, wird getroffen. Alle mit Straßen oder Schiffen an dessen sechs Kanten verlieren eins davon nach eigener Wahl, im Uhrzeigersinn, zuerst, wer gewürfelt hat. Das Teil kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Production goes on</source>
        <translation>Die Erträge bleiben</translation>
    </message>
    <message>
        <source>The storm does not touch production. It may stand on land or on sea.</source>
        <translation>Der Sturm ändert nichts an den Erträgen. Er darf an Land und auf dem Meer stehen.</translation>
    </message>
    <message>
        <source>Repair first</source>
        <translation>Erst reparieren</translation>
    </message>
    <message>
        <source>A gap arises when both ends of the lost side touch an own building or an own piece of that kind and nothing of that kind joins them any more. It has to be filled before a piece of that kind is built anywhere else. Once somebody else has built there, the duty lapses. It binds nobody who cannot build there.</source>
        <translation>Eine Lücke entsteht, wenn beide Enden der leeren Kante ein eigenes Gebäude oder ein eigenes Teil dieser Art berühren und nichts dieser Art sie mehr verbindet. Sie muss gefüllt werden, bevor ein Teil dieser Art anderswo gebaut wird. Sobald jemand anders dort gebaut hat, entfällt die Pflicht. Sie bindet niemanden, der dort nicht bauen kann.</translation>
    </message>
    <message>
        <source>A 5 and a 2: five steps. One to the edge, a turn to the south-east, two to the next edge, a turn to the south-west, two more. The two players beside that hex lose a ship each.</source>
        <translation>Eine 5 und eine 2: fünf Schritte. Einer bis zum Rand, eine Drehung nach Südosten, zwei bis zum nächsten Rand, eine Drehung nach Südwesten, noch zwei. Die beiden, die an diesem Feld ein Schiff haben, verlieren je eines.</translation>
    </message>
    <message>
        <source>New land</source>
        <translation>Neuland</translation>
    </message>
    <message>
        <source>Whoever reaches with a road or ship a corner of land that never carried a number, deserts aside, draws a token from the bag for it. With several such hexes the builder says which comes first.</source>
        <translation>Wer mit einer Straße oder einem Schiff eine Ecke von Land erreicht, das noch nie eine Zahl trug, Wüsten ausgenommen, zieht dafür einen Zahlenchip aus dem Beutel. Bei mehreren solchen Feldern sagt, wer gebaut hat, welches zuerst kommt.</translation>
    </message>
    <message>
        <source>One-point markers</source>
        <translation>Punktmarker</translation>
    </message>
    <message>
        <source>Whoever reaches a marker with a road or ship takes it and keeps it for good.</source>
        <translation>Wer mit einer Straße oder einem Schiff einen Marker erreicht, nimmt und behält ihn.</translation>
    </message>
    <message>
        <source>Red beside red</source>
        <translation>Rot neben Rot</translation>
    </message>
    <message>
        <source>A drawn 6 or 8 stays even beside another 6 or 8, unless the table has agreed to draw again.</source>
        <translation>Eine gezogene 6 oder 8 bleibt auch neben einer anderen 6 oder 8 liegen, außer ihr habt vereinbart, neu zu ziehen.</translation>
    </message>
    <message>
        <source>The bag is empty</source>
        <translation>Der Beutel ist leer</translation>
    </message>
    <message>
        <source>The discoverer then takes a number off Eurasia: never the last one beside a building (a), rather one beside an own building (b), and none that would put red beside red (c). If Eurasia has none to give, the whole map is searched; if there is none at all, the land stays bare.</source>
        <translation>Wer dann Neuland entdeckt, nimmt eine Zahl von Eurasien: nie die letzte neben einem Gebäude (a), lieber eine neben einem eigenen Gebäude (b), und keine, durch die Rot neben Rot käme (c). Gibt Eurasien keine her, gilt der ganze Plan; gibt es gar keine, bleibt das Land leer.</translation>
    </message>
    <message>
        <source>Why a number stays</source>
        <translation>Warum eine Zahl bleibt</translation>
    </message>
    <message>
        <source>The program offers exactly the numbers that may go and says for each of the others what keeps it.</source>
        <translation>Das Programm bietet genau die Zahlen an, die gehen dürfen, und sagt bei jeder anderen, was sie hält.</translation>
    </message>
    <message>
        <source>Fifteen points win</source>
        <translation>Fünfzehn Punkte gewinnen</translation>
    </message>
    <message>
        <source>Whoever has 15 points on his own turn wins, or as many as the table agreed.</source>
        <translation>Wer im eigenen Zug 15 Punkte hat, gewinnt, oder so viele, wie ihr vereinbart habt.</translation>
    </message>
    <message>
        <source>The Great River</source>
        <translation>Der Große Fluss</translation>
    </message>
    <message>
        <source>Three or four players and a robber, on an island of its own or on the board of another scenario.</source>
        <translation>Für drei oder vier Personen, mit Räuber, auf einer eigenen Insel oder auf dem Plan eines anderen Szenarios.</translation>
    </message>
    <message>
        <source>The river tile</source>
        <translation>Das Flussteil</translation>
    </message>
    <message>
        <source>Three hexes in a chain take the place of others: mountains with the spring, hills, and fields at the coast, the plain. All three carry numbers.</source>
        <translation>Drei Felder in einer Reihe ersetzen andere: Gebirge mit der Quelle, Hügelland, und an der Küste Ackerland, die Aue. Alle drei tragen Zahlen.</translation>
    </message>
    <message>
        <source>The corners of the river</source>
        <translation>Die Ecken des Flusses</translation>
    </message>
    <message>
        <source>The chain is straight and may be turned in six directions, also mirrored. Its corners are named in pairs from the mouth to the spring.</source>
        <translation>Die Reihe ist gerade und lässt sich in sechs Richtungen drehen, auch gespiegelt. Ihre Ecken heißen paarweise von der Mündung bis zur Quelle.</translation>
    </message>
    <message>
        <source>Spring and hills</source>
        <translation>Quelle und Hügelland</translation>
    </message>
    <message>
        <source>The mountains and the hills of the river give their resource as usual.</source>
        <translation>Gebirge und Hügelland am Fluss bringen wie immer ihren Rohstoff.</translation>
    </message>
    <message>
        <source>The plain gives more</source>
        <translation>Die Aue bringt mehr</translation>
    </message>
    <message>
        <source>While it is dry the plain gives grain on its own number and also on every 6 and 8, once a roll.</source>
        <translation>Solange sie trocken ist, bringt die Aue Getreide bei ihrer eigenen Zahl und auch bei jeder 6 und 8, einmal pro Wurf.</translation>
    </message>
    <message>
        <source>The flooded plain</source>
        <translation>Die überflutete Aue</translation>
    </message>
    <message>
        <source>While it is flooded the plain gives nothing at all.</source>
        <translation>Solange sie überflutet ist, bringt die Aue gar nichts.</translation>
    </message>
    <message>
        <source>Flood and ebb</source>
        <translation>Flut und Ebbe</translation>
    </message>
    <message>
        <source>On a seven a dry plain floods and a flooded one falls dry, before the robber moves. Nothing else does either.</source>
        <translation>Bei einer Sieben wird eine trockene Aue überflutet, und eine überflutete fällt trocken, bevor der Räuber zieht. Sonst geschieht das nie.</translation>
    </message>
    <message>
        <source>The robber stays ashore</source>
        <translation>Der Räuber bleibt an Land</translation>
    </message>
    <message>
        <source>The robber may never go onto the plain while it is flooded. Onto the dry plain he may, also with the seven that has just drained it.</source>
        <translation>Der Räuber darf nie auf die Aue, solange sie überflutet ist. Auf die trockene Aue darf er, auch mit der Sieben, nach der sie gerade trockenfiel.</translation>
    </message>
    <message>
        <source>The robber drowns</source>
        <translation>Der Räuber ertrinkt</translation>
    </message>
    <message>
        <source>If the robber stands on the plain when it floods, he leaves the board. Whoever rolled places nobody and takes no card.</source>
        <translation>Steht der Räuber auf der Aue, wenn sie überflutet wird, kommt er vom Plan. Wer gewürfelt hat, setzt niemanden und nimmt keine Karte.</translation>
    </message>
    <message>
        <source>The robber returns</source>
        <translation>Der Räuber kehrt zurück</translation>
    </message>
    <message>
        <source>The next seven puts the robber back on the hex where he began, and its roller takes a card there if somebody has a building there. After that all is as usual.</source>
        <translation>Die nächste Sieben bringt den Räuber auf das Feld zurück, auf dem er begann, und wer sie würfelt, nimmt dort eine Karte, wenn jemand ein Gebäude hat. Danach ist alles wie immer.</translation>
    </message>
    <message>
        <source>No knight brings him back</source>
        <translation>Kein Ritter bringt ihn zurück</translation>
    </message>
    <message>
        <source>While the robber is drowned a knight moves nobody. It still counts for the largest army.</source>
        <translation>Solange der Räuber ertrunken ist, versetzt ein Ritter niemanden. Für die größte Rittermacht zählt er trotzdem.</translation>
    </message>
    <message>
        <source>No road at the mouth</source>
        <translation>Keine Straße an der Mündung</translation>
    </message>
    <message>
        <source>At the two sides of the river&apos;s mouth no road may ever lie.</source>
        <translation>An den beiden Kanten der Flussmündung darf nie eine Straße liegen.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <source>The two crossings of the river take only a bridge: wood, brick and ore, shown by two roads side by side. Otherwise it is placed like a road.</source>
        <translation>Über die beiden Übergänge des Flusses führt nur eine Brücke: Holz, Lehm und Erz, dargestellt durch zwei Straßen nebeneinander. Sonst wird sie wie eine Straße gebaut.</translation>
    </message>
    <message>
        <source>One and a half</source>
        <translation>Anderthalb</translation>
    </message>
    <message>
        <source>A bridge is one piece that counts one and a half for the longest road, so six and a half beats six.</source>
        <translation>Eine Brücke ist ein Teil, das für die längste Handelsstraße anderthalb zählt; sechseinhalb schlägt also sechs.</translation>
    </message>
    <message>
        <source>Both bridges</source>
        <translation>Beide Brücken</translation>
    </message>
    <message>
        <source>Whoever owns both bridges wins every tie for the longest road, whoever held it before.</source>
        <translation>Wer beide Brücken besitzt, gewinnt jeden Gleichstand um die längste Handelsstraße, ganz gleich, wer sie vorher hatte.</translation>
    </message>
    <message>
        <source>Bridge by a card</source>
        <translation>Brücke per Karte</translation>
    </message>
    <message>
        <source>One of the free roads of a road-building card may be the wood and brick of a bridge. The ore is paid, and two road pieces have to be left.</source>
        <translation>Eine der kostenlosen Straßen einer Straßenbaukarte darf Holz und Lehm einer Brücke sein. Das Erz wird bezahlt, und zwei Straßen müssen noch im Vorrat sein.</translation>
    </message>
    <message>
        <source>The side at the spring</source>
        <translation>Die Kante an der Quelle</translation>
    </message>
    <message>
        <source>The side at the spring is an ordinary side: a road may lie there.</source>
        <translation>Die Kante an der Quelle ist eine gewöhnliche Kante: Dort darf eine Straße liegen.</translation>
    </message>
    <message>
        <source>Close together at the banks</source>
        <translation>Nah beieinander am Ufer</translation>
    </message>
    <message>
        <source>Across the river from each other buildings may stand on neighbouring corners, at the mouth and at both crossings, not at the spring. On the corner in the mouth nobody builds. Elsewhere the usual distance holds.</source>
        <translation>Einander gegenüber dürfen Gebäude auf Nachbarecken stehen, an der Mündung und an beiden Übergängen, nicht an der Quelle. Auf der Ecke in der Mündung baut niemand. Sonst gilt der übliche Abstand.</translation>
    </message>
    <message>
        <source>The river and ships</source>
        <translation>Fluss und Schiffe</translation>
    </message>
    <message>
        <source>Where the game has ships, they may lie at the mouth, and the corner in the mouth may be built on at the usual distance.</source>
        <translation>Wo es Schiffe gibt, dürfen sie an der Mündung liegen, und die Ecke in der Mündung darf im üblichen Abstand bebaut werden.</translation>
    </message>
    <message>
        <source>Together with others</source>
        <translation>Zusammen mit anderen</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>Wie viele Punkte</translation>
    </message>
    <message>
        <source>Ten points win, or as many as in the scenario that the river has joined.</source>
        <translation>Zehn Punkte gewinnen, oder so viele wie in dem Szenario, zu dem der Fluss gekommen ist.</translation>
    </message>
    <message>
        <source>The friendly robber</source>
        <translation>Der freundliche Räuber</translation>
    </message>
    <message>
        <source>The table plays with a robber who leaves the poorest alone. This goes with every game that has a robber, and not for the pirate.</source>
        <translation>Der Tisch spielt mit einem Räuber, der die Ärmsten in Ruhe lässt. Das geht in jedem Spiel mit einem Räuber und gilt nicht für den Piraten.</translation>
    </message>
    <message>
        <source>Not beside the poor</source>
        <translation>Nicht neben den Ärmsten</translation>
    </message>
    <message>
        <source>The robber may not be moved to a hex beside a settlement or city of somebody with 2 points or fewer, whoever moves him. The points that all can see count.</source>
        <translation>Der Räuber darf auf kein Feld neben einer Siedlung oder Stadt von jemandem mit höchstens 2 Punkten, egal wer ihn versetzt. Es zählen die Punkte, die alle sehen.</translation>
    </message>
    <message>
        <source>Seven or knight</source>
        <translation>Sieben oder Ritter</translation>
    </message>
    <message>
        <source>It is the same for a seven and for a knight.</source>
        <translation>Das gilt bei einer Sieben und bei einem Ritter.</translation>
    </message>
    <message>
        <source>Back to the desert</source>
        <translation>Zurück in die Wüste</translation>
    </message>
    <message>
        <source>If no other hex is open to him, the robber goes to the desert or stays there. On a board without a desert he stays where he is.</source>
        <translation>Ist kein anderes Feld frei für ihn, geht der Räuber in die Wüste oder bleibt dort. Auf einem Plan ohne Wüste bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>Nothing from the poor</source>
        <translation>Den Ärmsten nichts</translation>
    </message>
    <message>
        <source>Wherever he stands, nobody with 2 points or fewer loses a card to the robber.</source>
        <translation>Wo der Räuber auch steht: Wer höchstens 2 Punkte hat, verliert keine Karte an ihn.</translation>
    </message>
    <message>
        <source>He is not driven away</source>
        <translation>Er wird nicht vertrieben</translation>
    </message>
    <message>
        <source>A robber who stands beside somebody with 2 points or fewer stays there and blocks the hex until he is moved.</source>
        <translation>Steht der Räuber neben jemandem mit höchstens 2 Punkten, bleibt er dort und sperrt das Feld, bis er versetzt wird.</translation>
    </message>
    <message>
        <source>The Raiders</source>
        <translation>Die Plünderer</translation>
    </message>
    <message>
        <source>Three to six players with ships, without robber, pirate or largest army.</source>
        <translation>Für drei bis sechs Personen, mit Schiffen, ohne Räuber, Pirat und größte Rittermacht.</translation>
    </message>
    <message>
        <source>Home and islands</source>
        <translation>Heimat und Inseln</translation>
    </message>
    <message>
        <source>A home island with several deserts, and other islands with volcanoes and jungles.</source>
        <translation>Eine Heimatinsel mit mehreren Wüsten und weitere Inseln mit Vulkanen und Dschungeln.</translation>
    </message>
    <message>
        <source>Founding at home</source>
        <translation>Gründung in der Heimat</translation>
    </message>
    <message>
        <source>Both settlements of the founding stand on the home island: the first on a coast and with a ship, the second with a road or, on a coast, a ship.</source>
        <translation>Beide Siedlungen der Gründung stehen auf der Heimatinsel: die erste an einer Küste und mit einem Schiff, die zweite mit einer Straße oder, an einer Küste, einem Schiff.</translation>
    </message>
    <message>
        <source>How many raiders</source>
        <translation>Wie viele Plünderer</translation>
    </message>
    <message>
        <source>There are 18 raiders with three or four players and 24 with five or six. At the start they wait off the board.</source>
        <translation>Zu dritt und zu viert gibt es 18 Plünderer, zu fünft und zu sechst 24. Am Anfang warten sie neben dem Plan.</translation>
    </message>
    <message>
        <source>Raiders gather</source>
        <translation>Plünderer kommen</translation>
    </message>
    <message>
        <source>Whoever builds a settlement or a city puts raiders on home deserts of his choice: 2 with four or six players, 3 with three or five. The founding brings none.</source>
        <translation>Wer eine Siedlung oder Stadt baut, setzt Plünderer in Heimatwüsten eigener Wahl: 2 zu viert oder zu sechst, 3 zu dritt oder zu fünft. Die Gründung bringt keine.</translation>
    </message>
    <message>
        <source>The storm begins</source>
        <translation>Der Ansturm beginnt</translation>
    </message>
    <message>
        <source>When the last raider has been placed the storm begins: roads and buildings are judged at once, and from the next roll on raiders take hexes. Before that nothing turns or falls.</source>
        <translation>Ist der letzte Plünderer gesetzt, beginnt der Ansturm: Straßen und Gebäude werden sofort geprüft, und vom nächsten Wurf an besetzen Plünderer Felder. Vorher wird nichts quer gelegt, und nichts fällt.</translation>
    </message>
    <message>
        <source>Raiders spread</source>
        <translation>Ausbreitung</translation>
    </message>
    <message>
        <source>Every free land hex with the number rolled that lies beside a home desert or beside an occupied hex is taken by one raider, all of them at once. A seven spreads nobody.</source>
        <translation>Jedes freie Landfeld mit der gewürfelten Zahl, das neben einer Heimatwüste oder einem besetzten Feld liegt, wird von einem Plünderer besetzt, alle zugleich. Bei einer Sieben breitet sich niemand aus.</translation>
    </message>
    <message>
        <source>From which desert</source>
        <translation>Aus welcher Wüste</translation>
    </message>
    <message>
        <source>The roller says from which desert each raider comes. If fewer are left than hexes, he says which hexes are taken. When none are left, nobody spreads.</source>
        <translation>Wer gewürfelt hat, sagt, aus welcher Wüste jeder Plünderer kommt. Sind weniger übrig als Felder, sagt er auch, welche Felder besetzt werden. Ist keiner übrig, breitet sich niemand aus.</translation>
    </message>
    <message>
        <source>Occupied land</source>
        <translation>Besetztes Land</translation>
    </message>
    <message>
        <source>A hex with a raider gives nothing, except in the very roll in which it is taken.</source>
        <translation>Ein Feld mit einem Plünderer bringt nichts, außer bei dem Wurf, mit dem es besetzt wird.</translation>
    </message>
    <message>
        <source>One on each hex</source>
        <translation>Einer pro Feld</translation>
    </message>
    <message>
        <source>A land hex holds one raider, a desert any number. They never stand on water.</source>
        <translation>Auf einem Landfeld steht ein Plünderer, in einer Wüste stehen beliebig viele. Auf dem Wasser stehen sie nie.</translation>
    </message>
    <message>
        <source>The order of a roll</source>
        <translation>Ablauf eines Wurfs</translation>
    </message>
    <message>
        <source>First raiders take hexes, then everyone collects as if those were still free, then volcanoes erupt, and last roads turn and buildings fall.</source>
        <translation>Erst besetzen Plünderer Felder, dann bekommen alle ihre Erträge, als wären diese noch frei, dann brechen Vulkane aus, und zuletzt werden Straßen quer gelegt und Gebäude fallen.</translation>
    </message>
    <message>
        <source>Roads are cut off</source>
        <translation>Straßen quer gelegt</translation>
    </message>
    <message>
        <source>A road between two occupied hexes is turned across its side: it counts for no longest road and leads to no new settlement until it is freed. Roads on the coast are safe.</source>
        <translation>Eine Straße zwischen zwei besetzten Feldern wird quer gelegt: Sie zählt für keine längste Handelsstraße und führt zu keiner neuen Siedlung, bis sie befreit ist. Straßen an der Küste sind sicher.</translation>
    </message>
    <message>
        <source>Buildings fall</source>
        <translation>Gebäude fallen</translation>
    </message>
    <message>
        <source>A building falls when all land around it other than desert is occupied and a raider stands beside it. It lies on its side and earns no points.</source>
        <translation>Ein Gebäude fällt, wenn alles Land ringsum außer Wüste besetzt ist und ein Plünderer daneben steht. Es wird umgelegt und bringt keine Punkte.</translation>
    </message>
    <message>
        <source>The harbour is lost</source>
        <translation>Der Hafen ist verloren</translation>
    </message>
    <message>
        <source>While a building lies on its side its owner does not trade at its harbour.</source>
        <translation>Solange ein Gebäude umgelegt ist, lässt sich an seinem Hafen nicht handeln.</translation>
    </message>
    <message>
        <source>Ship lines live on</source>
        <translation>Schiffsreihen leben weiter</translation>
    </message>
    <message>
        <source>Ships that set out from a building that has fallen may still be extended, but no new line and no road starts there.</source>
        <translation>Schiffsreihen, die an einem gefallenen Gebäude beginnen, dürfen verlängert werden, aber keine neue Reihe und keine Straße beginnt dort.</translation>
    </message>
    <message>
        <source>What a fallen building does</source>
        <translation>Was ein gefallenes Gebäude tut</translation>
    </message>
    <message>
        <source>It collects nothing, joins no road to a ship and cannot become a city. It still keeps others from its corner and the corners beside it, and a volcano can still hit it.</source>
        <translation>Es bekommt nichts, verbindet keine Straße mit einem Schiff und kann nicht zur Stadt werden. Es hält aber andere von seiner Ecke und den Nachbarecken fern, und ein Vulkan kann es noch treffen.</translation>
    </message>
    <message>
        <source>A knight drives off</source>
        <translation>Ein Ritter vertreibt</translation>
    </message>
    <message>
        <source>A knight takes one raider from a land hex, deserts included, out of the game. He stays in front of the player.</source>
        <translation>Ein Ritter nimmt einen Plünderer von einem Landfeld, auch von einer Wüste, aus dem Spiel. Dieser bleibt vor dir stehen.</translation>
    </message>
    <message>
        <source>Standing up again</source>
        <translation>Wieder aufstehen</translation>
    </message>
    <message>
        <source>As soon as the reason is gone roads are turned back, buildings stand up and harbours open.</source>
        <translation>Sobald der Grund entfällt, werden Straßen zurückgedreht, Gebäude aufgestellt und Häfen geöffnet.</translation>
    </message>
    <message>
        <source>Freed is not safe</source>
        <translation>Befreit ist nicht sicher</translation>
    </message>
    <message>
        <source>A freed hex can be taken again as long as raiders are left on the deserts.</source>
        <translation>Ein befreites Feld kann wieder besetzt werden, solange in den Wüsten noch Plünderer stehen.</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Everyone with more than seven cards discards half. The roller takes one card, unseen, from any other player. Nobody spreads.</source>
        <translation>Alle mit mehr als sieben Karten werfen die Hälfte ab. Wer gewürfelt hat, nimmt verdeckt eine Karte von jemand anderem. Niemand breitet sich aus.</translation>
    </message>
    <message>
        <source>The volcano</source>
        <translation>Der Vulkan</translation>
    </message>
    <message>
        <source>When its number is rolled a volcano first gives grain, one to a settlement and two to a city. Then a die names one of its corners: a settlement there is removed, a city becomes a settlement. Nobody founds beside a volcano.</source>
        <translation>Wird seine Zahl gewürfelt, bringt ein Vulkan erst Getreide, eines für eine Siedlung, zwei für eine Stadt. Dann nennt ein Würfel eine seiner Ecken: Eine Siedlung dort wird entfernt, eine Stadt wird zur Siedlung. Neben einem Vulkan gründet niemand.</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>Roads that lead to a buried building stay. Without the building a road and a ship are no longer joined there.</source>
        <translation>Straßen zu einem verschütteten Gebäude bleiben. Ohne das Gebäude sind Straße und Schiff dort nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>The jungle</source>
        <translation>Der Dschungel</translation>
    </message>
    <message>
        <source>When its number is rolled a jungle gives one discovery counter to a settlement and two to a city. Each stands for one ore, wool or grain of a development card, up to three a card. They are no cards: nobody discards, steals or trades them.</source>
        <translation>Wird seine Zahl gewürfelt, bringt ein Dschungel einer Siedlung eine Dschungelmarke und einer Stadt zwei. Jede ersetzt ein Erz, eine Wolle oder ein Getreide einer Entwicklungskarte, bis zu drei pro Karte. Sie sind keine Karten: Niemand wirft sie ab, stiehlt sie oder handelt mit ihnen.</translation>
    </message>
    <message>
        <source>Thirteen points win</source>
        <translation>Dreizehn Punkte gewinnen</translation>
    </message>
    <message>
        <source>Whoever has 13 points on his own turn wins, or as many as the table agreed.</source>
        <translation>Wer im eigenen Zug 13 Punkte hat, gewinnt, oder so viele, wie ihr vereinbart habt.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>The standard game for one to five players is here. The cooperative game and what other boxes add are not.</source>
        <translation>Hier ist das Grundspiel für eine bis fünf Personen. Das kooperative Spiel und was andere Schachteln bringen, fehlen.</translation>
    </message>
    <message>
        <source>The wall has three sections. Each has a wall of level 0 to 3, room for three barricades and two machines, firing spots on the wall, a rest zone behind it, and three rows of hordes before it. Row 1 is next to the wall. A wall of level 0 defends nothing unless your book says otherwise.</source>
        <translation>Die Mauer hat drei Abschnitte. Jeder hat eine Mauer der Stufe 0 bis 3, Platz für drei Barrikaden und zwei Maschinen, Schützenplätze auf der Mauer, dahinter eine Ruhezone und davor drei Reihen für Horden. Reihe 1 liegt an der Mauer. Eine Mauer der Stufe 0 verteidigt nichts, wenn euer Wertebuch nichts anderes sagt.</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Four towers stand between and beside the sections, so that every section has one to its left and one to its right.</source>
        <translation>Vier Türme stehen zwischen und neben den Abschnitten, sodass jeder Abschnitt links und rechts einen hat.</translation>
    </message>
    <message>
        <source>Clans, and small tables</source>
        <translation>Clans und kleine Runden</translation>
    </message>
    <message>
        <source>Everybody plays a clan of his own. With one or two players the left section is not used: nobody attacks it, its tower is empty, and cards that name it stay in the box.</source>
        <translation>Alle spielen einen eigenen Clan. Allein oder zu zweit wird der linke Abschnitt nicht benutzt: Niemand greift ihn an, sein Turm bleibt leer, und Karten, die ihn nennen, bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>The shame pool</source>
        <translation>Der Schandvorrat</translation>
    </message>
    <message>
        <source>Ten shame tokens for each player lie in the pool at the start, also with two players and alone.</source>
        <translation>Am Anfang liegen je Person zehn Schandmarker im Vorrat, auch zu zweit und allein.</translation>
    </message>
    <message>
        <source>The horde deck</source>
        <translation>Der Hordenstapel</translation>
    </message>
    <message>
        <source>Three of the eight basic kinds of horde go out by lot, and the four kinds of Black Powder come in. There are three cards of each kind.</source>
        <translation>Drei der acht Hordenarten des Grundspiels kommen durch Los heraus, die vier von Schwarzpulver hinein. Von jeder Art gibt es drei Karten.</translation>
    </message>
    <message>
        <source>Before the first fall</source>
        <translation>Vor dem ersten Herbst</translation>
    </message>
    <message>
        <source>Every section in use begins with a wall of level 1. Each player raises three overseers in three locations for free; for each, one soldier of his choice leaves play. An overseer is a piece in a location of the board and brings income each summer. Then one horde more than there are players comes.</source>
        <translation>Jeder benutzte Abschnitt beginnt mit einer Mauer der Stufe 1. Alle setzen kostenlos drei Aufseher an drei Orten ein; für jeden verlässt ein Soldat nach Wahl das Spiel. Ein Aufseher ist eine Figur an einem Ort des Spielplans und bringt jeden Sommer Einkommen. Dann kommt eine Horde mehr, als Personen mitspielen.</translation>
    </message>
    <message>
        <source>The first war machines</source>
        <translation>Die ersten Kriegsmaschinen</translation>
    </message>
    <message>
        <source>In tea order the players place one machine each until every kind stands once. This counts as no building: it brings no honor and no shot.</source>
        <translation>In Teefolge stellt ihr je eine Maschine auf, bis jede Art einmal steht. Das zählt nicht als Bauen: Es bringt weder Ehre noch einen Schuss.</translation>
    </message>
    <message>
        <source>The tea order</source>
        <translation>Die Teefolge</translation>
    </message>
    <message>
        <source>The stack of tea markers decides every tie, the top one first. When it changes, enter the new order.</source>
        <translation>Der Stapel der Teemarker entscheidet jeden Gleichstand, der oberste zuerst. Ändert er sich, gebt die neue Reihenfolge ein.</translation>
    </message>
    <message>
        <source>Pieces in the box</source>
        <translation>Was in der Schachtel ist</translation>
    </message>
    <message>
        <source>A clan has ten spearmen, four archers, two horsemen and three soldiers of its own kind. There are nine barricades, two machines of each kind and six snake tokens. Wounds never run out.</source>
        <translation>Ein Clan hat zehn Speerträger, vier Bogenschützen, zwei Reiter und drei Soldaten seiner eigenen Art. Es gibt neun Barrikaden, zwei Maschinen jeder Art und sechs Schlangenmarker. Wunden gehen nie aus.</translation>
    </message>
    <message>
        <source>The year</source>
        <translation>Das Jahr</translation>
    </message>
    <message>
        <source>A year runs through spring, summer, fall and winter, but the first one begins in fall. There are six years with up to three players, five with four and four with five. The time token shows how many hordes come and how deadly they are.</source>
        <translation>Ein Jahr geht durch Frühling, Sommer, Herbst und Winter, nur das erste beginnt im Herbst. Es gibt sechs Jahre mit bis zu drei Personen, fünf mit vier und vier mit fünf. Der Zeitmarker zeigt, wie viele Horden kommen und wie tödlich sie sind.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>The time token moves on. As many hordes come as its slot shows, and one more. It also shows the lethality: how many soldiers of each player a horde kills when it is defeated or breaks through. The advisor track, another track on the board, moves on too; the program keeps nothing of your advisors.</source>
        <translation>Der Zeitmarker rückt vor. Es kommen so viele Horden, wie sein Platz zeigt, und eine mehr. Er zeigt auch die Tödlichkeit: wie viele Soldaten jedes Clans eine Horde tötet, wenn sie besiegt wird oder durchbricht. Auch die Beraterleiste, eine andere Leiste auf dem Spielplan, rückt weiter; von den Beratern hält das Programm nichts fest.</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>First income from the overseers, the pieces in locations of the board; then shame may be given back for 2 chi, a resource like wood, a token; then the command track, which shows the order of turns on the board, is cleared, and in tea order everybody takes his command cards back or discards them for 2 honor each.</source>
        <translation>Zuerst das Einkommen der Aufseher, der Figuren an Orten des Spielplans; dann dürft ihr Schande zurückgeben, für 2 Chi, einen Rohstoff wie Holz, je Marker; dann wird die Befehlsleiste abgeräumt, die auf dem Spielplan die Zugfolge zeigt, und in Teefolge nehmen alle ihre Befehlskarten zurück oder legen sie für je 2 Ehre ab.</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>The players take turns in the order of the command track, a track on the board. A turn is a command, then an activation, then its end: the program looks which hordes are defeated.</source>
        <translation>Ihr kommt in der Reihenfolge der Befehlsleiste dran, einer Leiste auf dem Spielplan. Ein Zug ist ein Befehl, dann eine Aktivierung, dann das Zugende: Das Programm prüft, welche Horden besiegt sind.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Archers, bombers and crossbowmen on the wall fire first, each at a free spot of any card of its section. Defeated hordes are settled, then the rest attack, and then it shows whether the game ends.</source>
        <translation>Bogenschützen, Bombenwerfer und Armbrustschützen auf der Mauer schießen zuerst, jeder auf ein freies Feld einer Karte seines Abschnitts. Besiegte Horden werden gewertet, dann greifen die übrigen an, und dann zeigt sich, ob das Spiel endet.</translation>
    </message>
    <message>
        <source>Where a horde goes</source>
        <translation>Wohin eine Horde kommt</translation>
    </message>
    <message>
        <source>The first section from the left without any card gets the new one. If every section has a card, the first one from the left whose row 1 is free gets it. If row 1 is taken everywhere, the back of the deck&apos;s next card shows the section, and the new card goes into the free row nearest the wall. Only a Trebuchet always goes into row 3.</source>
        <translation>Der erste Abschnitt von links ohne Karte bekommt die neue. Haben alle eine, bekommt sie der erste von links, dessen Reihe 1 frei ist. Ist Reihe 1 überall besetzt, zeigt die Rückseite der nächsten Karte im Stapel den Abschnitt, und die neue Karte kommt dort in die freie Reihe, die der Mauer am nächsten ist. Nur eine Blide kommt immer in Reihe 3.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>A card that finds no row is discarded, and one shame token a player leaves the pool for good. If fewer are there, all of them go.</source>
        <translation>Eine Karte, die keine Reihe findet, wird abgelegt, und je Person verlässt ein Schandmarker den Vorrat für immer. Sind weniger da, gehen alle.</translation>
    </message>
    <message>
        <source>Vital spots and wounds</source>
        <translation>Trefferfelder und Wunden</translation>
    </message>
    <message>
        <source>A card has spots in two lines of six, with gaps. A spot is covered by a soldier, a snake token or a wound. Where a soldier is taken off, a wound stays behind.</source>
        <translation>Eine Karte hat Felder in zwei Zeilen zu je sechs, mit Lücken. Ein Feld ist durch einen Soldaten, einen Schlangenmarker oder eine Wunde besetzt. Wo ein Soldat weggenommen wird, bleibt eine Wunde.</translation>
    </message>
    <message>
        <source>The new hordes</source>
        <translation>Die neuen Horden</translation>
    </message>
    <message>
        <source>Ram, Trebuchet and Ladders come with a model; Veterans have none. A Trebuchet always stands in row 3 and never moves; if that row is taken it is a raid.</source>
        <translation>Rammbock, Blide und Leitern kommen mit einem Modell; Veteranen haben keins. Eine Blide steht immer in Reihe 3 und bewegt sich nie; ist diese Reihe besetzt, ist es ein Überfall.</translation>
    </message>
    <message>
        <source>Rewards on spots</source>
        <translation>Belohnungen auf Feldern</translation>
    </message>
    <message>
        <source>Whoever puts a soldier on a fresh spot gets at once what is printed there. Wounds and tokens bring nothing.</source>
        <translation>Wer einen Soldaten auf ein frisches Feld setzt, bekommt sofort, was dort steht. Wunden und Marker bringen nichts.</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>Der Stapel ist leer</translation>
    </message>
    <message>
        <source>An empty horde deck is made again from the discarded cards. If there are none, no card comes.</source>
        <translation>Ein leerer Hordenstapel wird aus den abgelegten Karten neu gebildet. Gibt es keine, kommt keine Karte.</translation>
    </message>
    <message>
        <source>Printed abilities</source>
        <translation>Gedruckte Fähigkeiten</translation>
    </message>
    <message>
        <source>What a card can do is printed on it. The program shows it again before the assault, and the table may change the power or defense of a section for this winter.</source>
        <translation>Was eine Karte kann, steht auf ihr. Das Programm zeigt es vor dem Ansturm noch einmal, und ihr dürft Stärke oder Abwehr eines Abschnitts für diesen Winter ändern.</translation>
    </message>
    <message>
        <source>Spearman, horseman, archer</source>
        <translation>Speerträger, Reiter, Bogenschütze</translation>
    </message>
    <message>
        <source>A spearman takes one spot of the card in row 1, for 2 stone and 1 wood. A horseman takes two neighbouring spots of any card, for 3 gold and 1 wood. An archer stands on the wall and wounds a spot when he attacks and every winter, for 2 chi and 1 wood.</source>
        <translation>Ein Speerträger besetzt für 2 Stein und 1 Holz ein Feld der Karte in Reihe 1. Ein Reiter besetzt für 3 Gold und 1 Holz zwei benachbarte Felder einer beliebigen Karte. Ein Bogenschütze steht für 2 Chi und 1 Holz auf der Mauer und verwundet ein Feld, wenn er angreift und in jedem Winter.</translation>
    </message>
    <message>
        <source>Warrior monk</source>
        <translation>Kriegermönch</translation>
    </message>
    <message>
        <source>The Monkey&apos;s monk costs 2 wood and 1 chi and takes one spot of any card of the section.</source>
        <translation>Der Mönch des Affen kostet 2 Holz und 1 Chi und besetzt ein Feld einer beliebigen Karte des Abschnitts.</translation>
    </message>
    <message>
        <source>Bomber</source>
        <translation>Bombenwerfer</translation>
    </message>
    <message>
        <source>The Panda&apos;s bomber costs 1 wood, 1 gold and 1 chi. He fires from the wall like an archer. Right after his shot he may step onto a spot of the card in row 1 and takes the reward of that spot. A bomber who stays on the wall fires again in winter.</source>
        <translation>Der Bombenwerfer des Pandas kostet 1 Holz, 1 Gold und 1 Chi. Er schießt von der Mauer wie ein Bogenschütze. Gleich nach seinem Schuss darf er auf ein Feld der Karte in Reihe 1 springen und bekommt die Belohnung dieses Feldes. Ein Bombenwerfer, der auf der Mauer bleibt, schießt im Winter wieder.</translation>
    </message>
    <message>
        <source>Flamethrower</source>
        <translation>Flammenwerfer</translation>
    </message>
    <message>
        <source>The Dragon&apos;s flamethrower costs 3 wood and 1 chi. It takes one spot in row 1 and wounds every empty spot beside it, not diagonally.</source>
        <translation>Der Flammenwerfer des Drachen kostet 3 Holz und 1 Chi. Er besetzt ein Feld in Reihe 1 und verwundet jedes leere Feld daneben, nicht schräg.</translation>
    </message>
    <message>
        <source>Crossbowman</source>
        <translation>Armbrustschütze</translation>
    </message>
    <message>
        <source>The Snake&apos;s crossbowman costs 2 gold and 2 chi and fires from the wall. Where he hits, he lays a snake token. The token counts as a soldier for claims, honor and shame, and nothing kills it. When no token is left, he makes a plain wound.</source>
        <translation>Der Armbrustschütze der Schlange kostet 2 Gold und 2 Chi und schießt von der Mauer. Wo er trifft, legt er einen Schlangenmarker hin. Der Marker zählt beim Erbeuten, für Ehre und Schande als Soldat, und nichts tötet ihn. Ist kein Marker mehr da, macht er eine gewöhnliche Wunde.</translation>
    </message>
    <message>
        <source>Tank</source>
        <translation>Schild­wagen</translation>
    </message>
    <message>
        <source>The Turtle&apos;s tank costs 2 wood, 2 stone and 2 gold. It lies on a square of four spots of the card in row 1. Wounds may lie under the tank, soldiers may not. Spots with a wound bring no reward, and machines do not harm a tank.</source>
        <translation>Der Schildwagen der Schildkröte kostet 2 Holz, 2 Stein und 2 Gold. Er liegt in Reihe 1 auf einem Quadrat aus vier Feldern der Karte. Unter dem Schildwagen dürfen Wunden liegen, aber keine Soldaten. Felder mit einer Wunde bringen keine Belohnung, und Maschinen schaden einem Schildwagen nicht.</translation>
    </message>
    <message>
        <source>On the wall when a horde is defeated</source>
        <translation>Auf der Mauer, wenn eine Horde besiegt wird</translation>
    </message>
    <message>
        <source>Only archers on the wall earn honor when a horde of their section is defeated, bombers and crossbowmen do not. In a breach all of them die.</source>
        <translation>Nur Bogenschützen auf der Mauer bekommen Ehre, wenn eine Horde ihres Abschnitts besiegt wird, Bombenwerfer und Armbrustschützen nicht. Bei einem Durchbruch fallen sie alle.</translation>
    </message>
    <message>
        <source>Recruiting and attacking</source>
        <translation>Anwerben und angreifen</translation>
    </message>
    <message>
        <source>Recruits come from the pool into any section or rest zone. From a rest zone one attacks the own section only, and who stands on a card stays there. All soldiers of an order are placed first, then rewards and wounds follow.</source>
        <translation>Angeworbene kommen aus dem Vorrat in einen beliebigen Abschnitt oder eine beliebige Ruhezone. Aus einer Ruhezone greift man nur den eigenen Abschnitt an, und wer auf einer Karte steht, bleibt dort. Erst werden alle Soldaten eines Befehls gesetzt, dann folgen Belohnungen und Wunden.</translation>
    </message>
    <message>
        <source>Logistics</source>
        <translation>Logistik</translation>
    </message>
    <message>
        <source>Own soldiers move to another section: from rest zone to rest zone, or from the wall to the wall or a rest zone. Nobody climbs from a rest zone onto the wall this way.</source>
        <translation>Eigene Soldaten werden in einen anderen Abschnitt verlegt: von Ruhezone zu Ruhezone oder von der Mauer auf die Mauer oder in eine Ruhezone. So steigt niemand aus einer Ruhezone auf die Mauer.</translation>
    </message>
    <message>
        <source>Defeating a horde</source>
        <translation>Eine Horde besiegen</translation>
    </message>
    <message>
        <source>A card whose spots are all covered is defeated. Whoever has a soldier on it earns 2 honor, and 2 for each own archer on that wall. The horde still kills as many soldiers of each player as this year&apos;s lethality, the number beside the skull. Whoever covered most spots takes the card, and the cards behind it move up.</source>
        <translation>Eine Karte, deren Felder alle besetzt sind, ist besiegt. Wer einen Soldaten darauf hat, bekommt 2 Ehre, und 2 je eigenem Bogenschützen auf dieser Mauer. Die Horde tötet noch so viele Soldaten jedes Clans, wie die Tödlichkeit dieses Jahres sagt, die Zahl neben dem Totenkopf. Wer die meisten Felder besetzt hat, nimmt die Karte, und die Karten dahinter rücken auf.</translation>
    </message>
    <message>
        <source>Saving soldiers</source>
        <translation>Soldaten retten</translation>
    </message>
    <message>
        <source>A killed soldier goes back to his owner&apos;s pool. For 2 chi he is saved and goes to the rest zone instead. After a defeat the living soldiers of that card go to the rest zone as well; after a breach they stay on the card.</source>
        <translation>Ein getöteter Soldat kommt in den Vorrat seines Besitzers zurück. Für 2 Chi wird er gerettet und kommt stattdessen in die Ruhezone. Nach einem Sieg kommen auch die lebenden Soldaten dieser Karte in die Ruhezone; nach einem Durchbruch bleiben sie auf der Karte.</translation>
    </message>
    <message>
        <source>Power against defense</source>
        <translation>Stärke gegen Abwehr</translation>
    </message>
    <message>
        <source>The power of all hordes of a section stands against its wall and 2 for each barricade. Each Leader halves the defense. Only more power than defense is a breach.</source>
        <translation>Die Stärke aller Horden eines Abschnitts steht gegen seine Mauer und 2 je Barrikade. Jeder Anführer halbiert die Abwehr. Erst mehr Stärke als Abwehr ist ein Durchbruch.</translation>
    </message>
    <message>
        <source>Each player takes one shame for every horde there without a soldier of his. Each horde kills as many soldiers of each player as the lethality, and everybody on that wall dies. The rest zone is safe, the wall keeps its level, the hordes stay.</source>
        <translation>Alle nehmen eine Schande für jede Horde dort ohne eigenen Soldaten. Jede Horde tötet so viele Soldaten jedes Clans, wie die Tödlichkeit sagt, und alle auf dieser Mauer fallen. Die Ruhezone ist sicher, die Mauer behält ihre Stufe, die Horden bleiben.</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>With Ladders in row 1 the section is breached, however strong its wall is: all soldiers there die, those in the rest zone too, and its machines are lost. As first printed, Ladders only make the defense 0. Which rule counts was chosen in the options of the new game.</source>
        <translation>Mit Leitern in Reihe 1 ist der Abschnitt durchbrochen, so stark seine Mauer auch ist: Alle Soldaten dort fallen, auch in der Ruhezone, und seine Maschinen sind verloren. Wie zuerst gedruckt, setzen Leitern nur die Abwehr auf 0. Welche Regel gilt, wurde in den Optionen des neuen Spiels gewählt.</translation>
    </message>
    <message>
        <source>Rams</source>
        <translation>Rammböcke</translation>
    </message>
    <message>
        <source>After the assault each Ram changes places with the card before it, unless that card is a Ram too. A Ram that is in row 1 then destroys one wall level. A section loses only one level to Rams.</source>
        <translation>Nach dem Ansturm tauscht jeder Rammbock mit der Karte vor ihm den Platz, außer diese Karte ist auch ein Rammbock. Ein Rammbock, der dann in Reihe 1 steht, zerstört eine Mauerstufe. Durch Rammböcke verliert ein Abschnitt nur eine Stufe.</translation>
    </message>
    <message>
        <source>Trebuchets</source>
        <translation>Bliden</translation>
    </message>
    <message>
        <source>After the assault each Trebuchet destroys one wall level of its section.</source>
        <translation>Nach dem Ansturm zerstört jede Blide eine Mauerstufe seines Abschnitts.</translation>
    </message>
    <message>
        <source>A level is lost</source>
        <translation>Eine Stufe geht verloren</translation>
    </message>
    <message>
        <source>Soldiers in the firing spots of a destroyed level go to the rest zone. The level may be built again, for its price and its honor. A wall without a level cannot lose one.</source>
        <translation>Soldaten auf den Schützenplätzen einer zerstörten Stufe kommen in die Ruhezone. Die Stufe darf wieder gebaut werden, für ihren Preis und ihre Ehre. Eine Mauer ohne Stufe kann keine verlieren.</translation>
    </message>
    <message>
        <source>The wall is gone</source>
        <translation>Die Mauer ist weg</translation>
    </message>
    <message>
        <source>When the last wall level is destroyed everybody loses at once. The table may have agreed that one section is enough for that.</source>
        <translation>Wird die letzte Mauerstufe zerstört, verlieren alle sofort. Vielleicht habt ihr vereinbart, dass dafür ein Abschnitt genügt.</translation>
    </message>
    <message>
        <source>How winter runs</source>
        <translation>So läuft der Winter</translation>
    </message>
    <message>
        <source>All sections are attacked, then the towers are paid, barricades come off, Rams and Trebuchets work from the left to the right, and then it shows whether the game ends.</source>
        <translation>Alle Abschnitte werden angegriffen, dann bringen die Türme Ehre oder Schande, Barrikaden kommen weg, Rammböcke und Bliden wirken von links nach rechts, und dann zeigt sich, ob das Spiel endet.</translation>
    </message>
    <message>
        <source>Manning a tower</source>
        <translation>Einen Turm besetzen</translation>
    </message>
    <message>
        <source>Whoever raises a wall or claims a horde may put a spearman from the own pool into a tower beside that section. A spearman who is in that tower already goes back to his owner&apos;s pool.</source>
        <translation>Wer eine Mauer ausbaut oder eine Horde erbeutet, darf einen Speerträger aus dem eigenen Vorrat in einen Turm neben diesem Abschnitt setzen. Ein Speerträger, der schon in diesem Turm steht, geht in den Vorrat seines Besitzers zurück.</translation>
    </message>
    <message>
        <source>A shot from the tower</source>
        <translation>Ein Schuss vom Turm</translation>
    </message>
    <message>
        <source>Manning a tower allows one shot with one machine in a section beside it. Without a spearman there is no shot.</source>
        <translation>Wer einen Turm besetzt, darf einmal mit einer Maschine in einem Abschnitt daneben schießen. Ohne Speerträger kein Schuss.</translation>
    </message>
    <message>
        <source>Payment of the towers</source>
        <translation>Lohn der Türme</translation>
    </message>
    <message>
        <source>After the assault each spearman who was in a tower when the assault began brings his owner 2 honor for each section beside the tower that held, and 1 shame for each that broke. Whether a spearman who was driven out still brings honor is an option of the new game.</source>
        <translation>Nach dem Ansturm bringt jeder Speerträger, der zu Beginn des Ansturms in einem Turm stand, seinem Besitzer 2 Ehre je Abschnitt neben dem Turm, der hielt, und 1 Schande je durchbrochenem. Ob ein vertriebener Speerträger noch Ehre bringt, ist eine Option des neuen Spiels.</translation>
    </message>
    <message>
        <source>Towers beside a breach</source>
        <translation>Türme neben einem Durchbruch</translation>
    </message>
    <message>
        <source>The spearmen in both towers beside a breached section go back to their pools at once. They are not killed.</source>
        <translation>Die Speerträger in beiden Türmen neben einem durchbrochenen Abschnitt gehen sofort in ihre Vorräte zurück. Sie sind nicht getötet.</translation>
    </message>
    <message>
        <source>Ballista</source>
        <translation>Balliste</translation>
    </message>
    <message>
        <source>It costs 4 wood and shoots for free. Its shot card gives two wounds on one horde of the section.</source>
        <translation>Sie kostet 4 Holz und schießt gratis. Ihre Schusskarte schlägt einer Horde des Abschnitts zwei Wunden.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>It costs 2 stone and 2 wood. A shot costs 2 stone, brings 1 honor and wounds one horde of the section by the cannon&apos;s card.</source>
        <translation>Sie kostet 2 Stein und 2 Holz. Ein Schuss kostet 2 Stein, bringt 1 Ehre und verwundet eine Horde des Abschnitts nach der Karte der Kanone.</translation>
    </message>
    <message>
        <source>Rocket launcher</source>
        <translation>Raketenbatterie</translation>
    </message>
    <message>
        <source>It costs 4 gold. A shot costs 1 resource of any kind and brings 2 honor. The target is chosen first, then a rocket card says where the wounds go. An empty rocket deck is shuffled again.</source>
        <translation>Sie kostet 4 Gold. Ein Schuss kostet 1 Rohstoff nach Wahl und bringt 2 Ehre. Erst wird das Ziel gewählt, dann sagt eine Raketenkarte, wohin die Wunden kommen. Ein leerer Raketenstapel wird neu gemischt.</translation>
    </message>
    <message>
        <source>Building machines</source>
        <translation>Maschinen bauen</translation>
    </message>
    <message>
        <source>A machine is built in the camp of the builders, brings 4 honor and may shoot at once. A section holds two of them.</source>
        <translation>Eine Maschine wird im Lager der Baumeister gebaut, bringt 4 Ehre und darf sofort schießen. Ein Abschnitt fasst zwei davon.</translation>
    </message>
    <message>
        <source>What a shot hits</source>
        <translation>Was ein Schuss trifft</translation>
    </message>
    <message>
        <source>Wounds on gaps and on wounds are lost. A soldier who is hit dies and leaves wounds; whoever hits soldiers of others takes 1 shame, one in all. Tanks and snake tokens come to no harm.</source>
        <translation>Wunden auf Lücken und auf Wunden verfallen. Ein getroffener Soldat stirbt und hinterlässt Wunden; wer fremde Soldaten trifft, nimmt 1 Schande, insgesamt eine. Schildwagen und Schlangenmarkern geschieht nichts.</translation>
    </message>
    <message>
        <source>Barricades and walls</source>
        <translation>Barrikaden und Mauern</translation>
    </message>
    <message>
        <source>A barricade costs 2 of wood, stone or gold and brings 2 honor; three fit before a section. A wall of level 1, 2 or 3 costs 5, 10 or 15 resources and brings as much honor. The common store is used up first.</source>
        <translation>Eine Barrikade kostet 2-mal Holz, Stein oder Gold und bringt 2 Ehre; drei passen vor einen Abschnitt. Eine Mauer der Stufe 1, 2 oder 3 kostet 5, 10 oder 15 Rohstoffe und bringt ebenso viel Ehre. Das gemeinsame Lager wird zuerst verbraucht.</translation>
    </message>
    <message>
        <source>Shame and honor</source>
        <translation>Schande und Ehre</translation>
    </message>
    <message>
        <source>Shame goes under a soldier of the pool, who cannot be used and costs 5 honor at the end, or on a claimed horde, which brings nothing then. Where there is no place or no token it costs 5 honor at once. Honor never falls below 0.</source>
        <translation>Schande kommt unter einen Soldaten im Vorrat, der dann nicht einsetzbar ist und am Ende 5 Ehre kostet, oder auf eine erbeutete Horde, die dann nichts bringt. Gibt es keinen Platz oder keinen Marker, kostet es sofort 5 Ehre. Ehre fällt nie unter 0.</translation>
    </message>
    <message>
        <source>The first overseer</source>
        <translation>Der erste Aufseher</translation>
    </message>
    <message>
        <source>For a player&apos;s first overseer in a location one soldier of his pool leaves play. Raising it further costs no more soldiers.</source>
        <translation>Für deinen ersten Aufseher an einem Ort verlässt ein Soldat aus deinem Vorrat das Spiel. Ihn weiter aufzustufen kostet keine Soldaten mehr.</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann das Spiel endet</translation>
    </message>
    <message>
        <source>After a winter the game ends if all walls stand at level 3, two of them with three players, or if the shame pool is empty, or if the time token lies on its last slot.</source>
        <translation>Nach einem Winter endet das Spiel, wenn alle Mauern auf Stufe 3 stehen, zu dritt zwei davon, oder wenn der Schandvorrat leer ist oder der Zeitmarker auf seinem letzten Platz liegt.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>From the honor 5 go off for each shame under a soldier. Claimed hordes without shame are added, and artifacts, which the table counts. Most honor wins, the tea order breaks a tie.</source>
        <translation>Von der Ehre gehen 5 je Schande unter einem Soldaten ab. Dazu kommen erbeutete Horden ohne Schande und die Artefakte, die ihr am Tisch zählt. Die meiste Ehre gewinnt, bei Gleichstand zählt die Teefolge.</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Schilf</translation>
    </message>
    <message>
        <source>With one or two players a third clan takes part with ten spearmen and one turn each fall. It pays nothing and has no honor, no shame, no rest zone and no tower. A card that it wins is discarded, and it lies last in the tea order.</source>
        <translation>Allein oder zu zweit macht ein dritter Clan mit, mit zehn Speerträgern und einem Zug je Herbst. Er zahlt nichts und hat weder Ehre noch Schande, Ruhezone oder Turm. Eine Karte, die er gewinnt, wird abgelegt, und in der Teefolge liegt er ganz hinten.</translation>
    </message>
    <message>
        <source>Alone against Qin</source>
        <translation>Allein gegen Qin</translation>
    </message>
    <message>
        <source>Alone you play with Reed and against Qin, who earns 2 honor for each wound and 20 for each artifact. You win only with more honor than Qin, and lose if the shame pool is empty.</source>
        <translation>Allein spielst du mit Schilf und gegen Qin, der 2 Ehre für jede Wunde und 20 für jedes Artefakt bekommt. Du gewinnst nur mit mehr Ehre als Qin und verlierst, wenn der Schandvorrat leer ist.</translation>
    </message>
    <message>
        <source>The river lies on the board of another scenario: it floods before anything else happens on a seven. Raiders reach its plain by its own number alone, and a storm that takes a bridge takes all of it.</source>
        <translation>Der Fluss liegt auf dem Plan eines anderen Szenarios: Bei einer Sieben kommt die Flut vor allem anderen. Plünderer erreichen seine Aue nur mit ihrer eigenen Zahl, und ein Sturm, der eine Brücke nimmt, nimmt sie ganz.</translation>
    </message>
    <message>
        <source>Everyone has 15 roads, 5 settlements, 4 cities and 15 ships, unless the scenario says otherwise. What is not in the box cannot be built.</source>
        <translation>Alle haben 15 Straßen, 5 Siedlungen, 4 Städte und 15 Schiffe, wenn das Szenario nichts anderes sagt. Was nicht mehr im Vorrat ist, kann nicht gebaut werden.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Corrected: %1 has played %n knight(s)</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Ritter gespielt</numerusform>
            <numerusform>Korrigiert: %1 hat %n Ritter gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n point(s) in cards</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Punkt in Karten</numerusform>
            <numerusform>Korrigiert: %1 hat %n Punkte in Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: robber (%1)</source>
        <comment>%1 is a place</comment>
        <translation>Korrigiert: Räuber (%1)</translation>
    </message>
    <message>
        <source>Corrected: no number on %1</source>
        <translation>Korrigiert: keine Zahl auf %1</translation>
    </message>
    <message>
        <source>Corrected: number %1 on %2</source>
        <translation>Korrigiert: Zahl %1 auf %2</translation>
    </message>
    <message>
        <source>Corrected: no building at the %1</source>
        <translation>Korrigiert: kein Gebäude an der %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s settlement</source>
        <translation>Korrigiert: eine Siedlung von %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s city</source>
        <translation>Korrigiert: eine Stadt von %1</translation>
    </message>
    <message>
        <source>Corrected: nothing at the %1</source>
        <translation>Korrigiert: nichts an der %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s road</source>
        <translation>Korrigiert: eine Straße von %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s ship</source>
        <translation>Korrigiert: ein Schiff von %1</translation>
    </message>
    <message>
        <source>Corrected: longest road with %1</source>
        <translation>Korrigiert: längste Handelsstraße bei %1</translation>
    </message>
    <message>
        <source>Corrected: largest army with %1</source>
        <translation>Korrigiert: größte Rittermacht bei %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s turn</source>
        <translation>Korrigiert: %1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 placed a settlement</source>
        <translation>%1 setzt eine Siedlung</translation>
    </message>
    <message>
        <source>%1 placed a city</source>
        <translation>%1 setzt eine Stadt</translation>
    </message>
    <message>
        <source>%1 placed a road</source>
        <translation>%1 legt eine Straße</translation>
    </message>
    <message>
        <source>%1 placed a ship</source>
        <translation>%1 setzt ein Schiff</translation>
    </message>
    <message>
        <source>%1 placed a wall level</source>
        <translation>%1 setzt eine Mauerstufe</translation>
    </message>
    <message>
        <source>%1 began the game</source>
        <translation>%1 beginnt das Spiel</translation>
    </message>
    <message>
        <source>%1 rolled %2 (%3 and %4)</source>
        <translation>%1 würfelt %2 (%3 und %4)</translation>
    </message>
    <message>
        <source>%1 built a settlement</source>
        <translation>%1 baut eine Siedlung</translation>
    </message>
    <message>
        <source>%1 built a city</source>
        <translation>%1 baut eine Stadt</translation>
    </message>
    <message>
        <source>%1 built a road</source>
        <translation>%1 baut eine Straße</translation>
    </message>
    <message>
        <source>%1 built a ship</source>
        <translation>%1 baut ein Schiff</translation>
    </message>
    <message>
        <source>%1 raised a wall</source>
        <translation>%1 erhöht die Mauer</translation>
    </message>
    <message>
        <source>%1 moved a ship</source>
        <translation>%1 versetzt ein Schiff</translation>
    </message>
    <message>
        <source>%1 played a knight</source>
        <translation>%1 spielt einen Ritter</translation>
    </message>
    <message>
        <source>%1 played road building</source>
        <translation>%1 spielt Straßenbau</translation>
    </message>
    <message>
        <source>%1 played year of plenty</source>
        <translation>%1 spielt Erfindung</translation>
    </message>
    <message>
        <source>%1 played monopoly</source>
        <translation>%1 spielt Monopol</translation>
    </message>
    <message>
        <source>%1 showed a victory point</source>
        <translation>%1 zeigt einen Siegpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%1 spent %n jungle counter(s)</source>
        <translation>
            <numerusform>%1 gibt %n Dschungelmarke aus</numerusform>
            <numerusform>%1 gibt %n Dschungelmarken aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>%1 ended the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>placed anyway</source>
        <translation>trotzdem gesetzt</translation>
    </message>
    <message>
        <source>dice tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>drawn by the program</source>
        <translation>vom Programm gezogen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>%1 moved the robber %2</source>
        <comment>%2: to hills 5</comment>
        <translation>%1 setzt den Räuber %2</translation>
    </message>
    <message>
        <source>%1 took no card</source>
        <translation>%1 nimmt keine Karte</translation>
    </message>
    <message>
        <source>%1 took a card from %2</source>
        <translation>%1 nimmt %2 eine Karte ab</translation>
    </message>
</context>
<context>
    <name>CorrectionPane</name>
    <message>
        <source>Tap the place on the board.</source>
        <translation>Tippe auf die Stelle auf dem Plan.</translation>
    </message>
</context>
<context>
    <name>CorrectionText</name>
    <message>
        <source>A settlement or city</source>
        <translation>Siedlung oder Stadt</translation>
    </message>
    <message>
        <source>A road or ship</source>
        <translation>Straße oder Schiff</translation>
    </message>
    <message>
        <source>The robber</source>
        <translation>Der Räuber</translation>
    </message>
    <message>
        <source>Points in cards</source>
        <translation>Punkte in Karten</translation>
    </message>
    <message>
        <source>Knights played</source>
        <translation>Gespielte Ritter</translation>
    </message>
    <message>
        <source>Who has the longest road</source>
        <translation>Längste Handelsstraße</translation>
    </message>
    <message>
        <source>Who has the largest army</source>
        <translation>Größte Rittermacht</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>The number on a hex</source>
        <translation>Die Zahl auf einem Feld</translation>
    </message>
    <message>
        <source>What is different on the table?</source>
        <translation>Was ist auf dem Tisch anders?</translation>
    </message>
    <message>
        <source>%1: tap the place</source>
        <comment>%1 is what is corrected</comment>
        <translation>%1: Tippe auf die Stelle</translation>
    </message>
    <message>
        <source>%1: whose?</source>
        <comment>%1 is what is corrected</comment>
        <translation>%1: Von wem?</translation>
    </message>
    <message>
        <source>%1: what is right?</source>
        <comment>%1 is what is corrected</comment>
        <translation>%1: Was stimmt?</translation>
    </message>
    <message>
        <source>%1 of %2: what is right?</source>
        <comment>what is corrected, whose</comment>
        <translation>%1 (%2): Was stimmt?</translation>
    </message>
    <message>
        <source>%1 at %2: what stands there?</source>
        <comment>what is corrected, where</comment>
        <translation>%1 (%2): Was stimmt?</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Neben den Plan</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Before the roll</source>
        <translation>Vor dem Wurf</translation>
    </message>
    <message>
        <source>After the roll</source>
        <translation>Nach dem Wurf</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>%1&apos;s settlement</source>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>%1&apos;s city</source>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>%1&apos;s road</source>
        <translation>Straße von %1</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <translation>Schiff von %1</translation>
    </message>
    <message>
        <source>What is different here?</source>
        <translation>Was ist hier anders?</translation>
    </message>
    <message>
        <source>Take it off the board</source>
        <translation>Vom Plan nehmen</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>A road</source>
        <translation>Eine Straße</translation>
    </message>
</context>
<context>
    <name>CountText</name>
    <message>
        <source>%1 expected, %2 to %3 usual</source>
        <comment>how often a number comes up</comment>
        <translation>%1 erwartet, %2 bis %3 üblich</translation>
    </message>
    <message numerus="yes">
        <source>%1 came %n time(s): %2; outside the band.</source>
        <translation>
            <numerusform>%1 kam %n-mal: %2; außerhalb des Bands.</numerusform>
            <numerusform>%1 kam %n-mal: %2; außerhalb des Bands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came %n time(s): %2.</source>
        <translation>
            <numerusform>%1 kam %n-mal: %2.</numerusform>
            <numerusform>%1 kam %n-mal: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by the robber</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n durch den Räuber</numerusform>
            <numerusform>%n durch den Räuber</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed: %1.</source>
        <comment>cards</comment>
        <translation>Entgangen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n roll(s) in a row without a card; as long or longer %1.</source>
        <translation>
            <numerusform>Höchstens %n Wurf ohne Karte; so lang oder länger %1.</numerusform>
            <numerusform>Höchstens %n Würfe in Folge ohne Karte; so lang oder länger %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %n roll(s) in a row without a card.</source>
        <translation>
            <numerusform>Jetzt %n Wurf ohne Karte.</numerusform>
            <numerusform>Jetzt %n Würfe in Folge ohne Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s) taken.</source>
        <translation>
            <numerusform>%n Strafchip genommen.</numerusform>
            <numerusform>%n Strafchips genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>cards collected; cards missed</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) collected</source>
        <translation>
            <numerusform>%n Karte bekommen</numerusform>
            <numerusform>%n Karten bekommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missed</source>
        <translation>
            <numerusform>%n Karte entgangen</numerusform>
            <numerusform>%n Karten entgangen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has the longest road any more</source>
        <translation>Niemand hat mehr die längste Handelsstraße</translation>
    </message>
    <message>
        <source>%1 has the longest road</source>
        <translation>%1 hat die längste Handelsstraße</translation>
    </message>
    <message>
        <source>Nobody has the largest army any more</source>
        <translation>Niemand hat mehr die größte Rittermacht</translation>
    </message>
    <message>
        <source>%1 has the largest army</source>
        <translation>%1 hat die größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>wall, riders, breaches</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n rider(s) came</source>
        <translation>
            <numerusform>%n Reiter kam</numerusform>
            <numerusform>%n Reiter kamen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n Durchbruch</numerusform>
            <numerusform>%n Durchbrüche</numerusform>
        </translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>every sum within its band</source>
        <translation>jede Summe in ihrem Band</translation>
    </message>
    <message>
        <source>%1 never came</source>
        <translation>Die %1 kam nie</translation>
    </message>
    <message numerus="yes">
        <source>%1 came only %n time(s)</source>
        <translation>
            <numerusform>Die %1 kam nur einmal</numerusform>
            <numerusform>Die %1 kam nur %n Mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 came %n time(s)</source>
        <comment>more often than chance allows</comment>
        <translation>
            <numerusform>Die %1 kam einmal</numerusform>
            <numerusform>Die %1 kam %n Mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were due</source>
        <comment>how often a sum was expected</comment>
        <translation>
            <numerusform>erwartet war %n</numerusform>
            <numerusform>erwartet waren %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n Siedlung</numerusform>
            <numerusform>%n Siedlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest road</source>
        <translation>die längste Handelsstraße</translation>
    </message>
    <message>
        <source>the largest army</source>
        <translation>die größte Rittermacht</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in cards</source>
        <translation>
            <numerusform>%n Punkt auf Karten</numerusform>
            <numerusform>%n Punkte auf Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1, less %n penalty chip(s).</source>
        <translation>
            <numerusform>Punkte: %1, abzüglich %n Strafchip.</numerusform>
            <numerusform>Punkte: %1, abzüglich %n Strafchips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <comment>what they come from</comment>
        <translation>Punkte: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The founding goes on</source>
        <translation>Die Gründung läuft</translation>
    </message>
    <message>
        <source>%1: %2 of %3 done</source>
        <comment>a round of the founding; of its players</comment>
        <translation>%1: %2 von %3 fertig</translation>
    </message>
</context>
<context>
    <name>DecisionPane</name>
    <message>
        <source>After these steps:</source>
        <translation>Nach diesen Schritten:</translation>
    </message>
    <message>
        <source>Or throw the dice into the tower: its first die counts.</source>
        <translation>Oder wirf die Würfel in den Turm: Der erste zählt.</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Für uns ziehen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>%1, where does the robber go?</source>
        <translation>%1, wohin kommt der Räuber?</translation>
    </message>
    <message>
        <source>%1 rolled a seven.</source>
        <translation>%1 hat eine Sieben gewürfelt.</translation>
    </message>
    <message>
        <source>%1, from whom do you take a card?</source>
        <translation>%1, von wem nimmst du eine Karte?</translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Leave him where he is</source>
        <translation>Stehen lassen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a hex.</source>
        <translation>Tippe auf ein Feld.</translation>
    </message>
    <message>
        <source>Tap a lit place on the board.</source>
        <translation>Tippe auf eine leuchtende Stelle auf dem Plan.</translation>
    </message>
    <message>
        <source>Tap a lit hex.</source>
        <translation>Tippe auf ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>The robber has come to a new hex.</source>
        <translation>Der Räuber steht auf einem neuen Feld.</translation>
    </message>
</context>
<context>
    <name>DeskText</name>
    <message>
        <source>This game was played with another version of the rules. Please check the position.</source>
        <translation>Dieses Spiel wurde mit einer anderen Fassung der Regeln gespielt. Bitte prüft die Stellung.</translation>
    </message>
    <message>
        <source>Undone: %1. Put the pieces as the picture shows them.</source>
        <translation>Zurückgenommen: %1. Stelle alles so, wie das Bild es zeigt.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Cannot be saved now</source>
        <translation>Speichern geht nicht</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichert</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undone. Put the pieces as the picture shows them.</source>
        <translation>
            <numerusform>%n Eingabe zurückgenommen. Stelle alles so, wie das Bild es zeigt.</numerusform>
            <numerusform>%n Eingaben zurückgenommen. Stelle alles so, wie das Bild es zeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes long, so it stopped on the way. Tap the entry again to go on.</source>
        <translation>Das dauert lange, deshalb ging es nur ein Stück weit. Tippe den Eintrag noch einmal an, damit es weitergeht.</translation>
    </message>
    <message>
        <source>Line %1 of this game cannot be carried out: %2</source>
        <translation>Zeile %1 dieses Spiels lässt sich nicht ausführen: %2</translation>
    </message>
    <message>
        <source>The game goes on from the position that was saved after line %1: what was before cannot be undone any more. Please check the position.</source>
        <translation>Das Spiel geht von der Stellung aus weiter, die nach Zeile %1 gespeichert wurde: Was davor war, lässt sich nicht mehr zurücknehmen. Bitte prüft die Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>The game is open as it was before that. Left out from there on: %n line(s). They stay in the journal; as soon as the game goes on they are kept as a file beside it.</source>
        <translation>
            <numerusform>Geöffnet ist das Spiel, wie es davor war. Ab da ausgelassen: %n Zeile. Sie bleibt im Journal; sobald das Spiel weitergeht, wird sie als Datei daneben aufbewahrt.</numerusform>
            <numerusform>Geöffnet ist das Spiel, wie es davor war. Ab da ausgelassen: %n Zeilen. Sie bleiben im Journal; sobald das Spiel weitergeht, werden sie als Datei daneben aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>its moves take too long to repeat</source>
        <translation>Seine Züge zu wiederholen dauert zu lange.</translation>
    </message>
    <message>
        <source>Take back what was paid for them, and give back what they brought.</source>
        <translation>Nehmt zurück, was dafür bezahlt wurde, und gebt zurück, was es eingebracht hat.</translation>
    </message>
    <message>
        <source>Put the pieces as the picture shows them.</source>
        <translation>Stelle alles so, wie das Bild es zeigt.</translation>
    </message>
    <message>
        <source>Another game has used this roll since it was undone. Roll again.</source>
        <translation>Ein anderes Spiel hat diesen Wurf verwendet, seit er zurückgenommen wurde. Würfelt neu.</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>First die: %1</source>
        <translation>Erster Würfel: %1</translation>
    </message>
    <message>
        <source>Second die: %1</source>
        <translation>Zweiter Würfel: %1</translation>
    </message>
</context>
<context>
    <name>DiceLegend</name>
    <message>
        <source>came</source>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>what chance allows, all bars together in 95 of 100 games</source>
        <translation>was der Zufall erlaubt, alle Balken zusammen in 95 von 100 Spielen</translation>
    </message>
    <message>
        <source>what chance allows</source>
        <translation>was der Zufall erlaubt</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source> and </source>
        <comment>between dice</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between dice</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (d%2)</source>
        <comment>a die&apos;s value, and its faces: 17 (d20)</comment>
        <translation>%1 (W%2)</translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
</context>
<context>
    <name>DraftRows</name>
    <message>
        <source>3:1 harbour</source>
        <translation>3:1-Hafen</translation>
    </message>
    <message>
        <source>2:1 harbour for %1</source>
        <translation>2:1-Hafen für %1</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Mauer %1</translation>
    </message>
    <message>
        <source>%1, robber</source>
        <translation>%1, Räuber</translation>
    </message>
    <message>
        <source>%1, pirate</source>
        <translation>%1, Pirat</translation>
    </message>
    <message>
        <source>%1, raiders gather here</source>
        <translation>%1, hier sammeln sich Plünderer</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>storm, heading %1</source>
        <translation>Sturm, Richtung %1</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>noch nicht eingegeben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>terrain and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>corner of %1</source>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>side of %1</source>
        <translation>Kante von %1</translation>
    </message>
    <message>
        <source>corner %1 of %2</source>
        <comment>number at a volcano&apos;s corner, the volcano</comment>
        <translation>Ecke %1 von %2</translation>
    </message>
    <message>
        <source>harbour, not entered yet</source>
        <translation>Hafen, noch nicht eingetragen</translation>
    </message>
</context>
<context>
    <name>DrivePlaces</name>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>USB-Sticks neu suchen</translation>
    </message>
    <message>
        <source>One moment: the drive is at work.</source>
        <translation>Einen Moment: Das Laufwerk arbeitet.</translation>
    </message>
</context>
<context>
    <name>Drives</name>
    <message>
        <source>%1 cannot be read: it is a folder or a device, and no file. Choose another one.</source>
        <translation>%1 lässt sich nicht lesen: Es ist ein Ordner oder ein Gerät und keine Datei. Wähle eine andere.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Drive %1</source>
        <translation>Laufwerk %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Is the drive still plugged in?</source>
        <translation>%1 lässt sich nicht lesen: %2. Steckt das Laufwerk noch?</translation>
    </message>
    <message>
        <source>%1 is too large to be such a file. Choose another one.</source>
        <translation>%1 ist zu groß für eine solche Datei. Wähle eine andere.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the drive is full</source>
        <translation>das Laufwerk ist voll</translation>
    </message>
    <message>
        <source>it is a folder or a device</source>
        <translation>es ist ein Ordner oder ein Gerät</translation>
    </message>
</context>
<context>
    <name>EditorDesk</name>
    <message>
        <source>One back</source>
        <translation>Eins zurück</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save unfinished</source>
        <translation>Unfertig speichern</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Tap another hex on the board to go on from there.</source>
        <translation>Tippe auf ein anderes Feld, um dort weiterzumachen.</translation>
    </message>
    <message>
        <source>Paint freely instead</source>
        <translation>Lieber frei malen</translation>
    </message>
    <message>
        <source>Paint something else</source>
        <translation>Etwas anderes malen</translation>
    </message>
    <message>
        <source>Enter what is missing, hex by hex</source>
        <translation>Fehlendes eingeben, Feld für Feld</translation>
    </message>
    <message>
        <source>Export this board</source>
        <translation>Diesen Plan exportieren</translation>
    </message>
    <message>
        <source>What is this board called?</source>
        <translation>Wie heißt dieser Plan?</translation>
    </message>
    <message>
        <source>It needs a name.</source>
        <translation>Er braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another board has this name.</source>
        <translation>Ein anderer Plan heißt schon so.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Does it lie elsewhere? Tap its side on the board.</source>
        <translation>Liegt er woanders? Tippe auf dem Plan auf seine Kante.</translation>
    </message>
    <message>
        <source>What came from the file</source>
        <translation>Was aus der Datei kam</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n Sache zum Ansehen</numerusform>
            <numerusform>%n Sachen zum Ansehen</numerusform>
        </translation>
    </message>
    <message>
        <source>One harbour fewer than in the box. Tap the side where it lies.</source>
        <translation>Ein Hafen weniger als in der Schachtel. Tippe auf die Kante, an der er liegt.</translation>
    </message>
    <message numerus="yes">
        <source>But look at %n thing(s) below.</source>
        <translation>
            <numerusform>Sieh dir aber %n Sache weiter unten an.</numerusform>
            <numerusform>Sieh dir aber %n Sachen weiter unten an.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorFiles</name>
    <message>
        <source>Import and export</source>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Write the board there</source>
        <translation>Den Plan dort schreiben</translation>
    </message>
    <message>
        <source>Write it as a map of Pioneers</source>
        <translation>Als Karte für Pioneers schreiben</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>There is no board file (.json or .game).</source>
        <translation>Dort ist keine Plandatei (.json oder .game).</translation>
    </message>
</context>
<context>
    <name>EditorStart</name>
    <message>
        <source>A board for: %1</source>
        <translation>Ein Plan für: %1</translation>
    </message>
    <message>
        <source>Tile by tile</source>
        <translation>Feld für Feld</translation>
    </message>
    <message>
        <source>Enter what lies on your table, hex by hex: first the terrain, then the numbers.</source>
        <translation>Gib Feld für Feld ein, was auf dem Tisch liegt: erst das Gelände, dann die Zahlen.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change a copy</source>
        <translation>Eine Kopie ändern</translation>
    </message>
    <message>
        <source>Paint terrain, numbers, harbours and all the rest.</source>
        <translation>Gelände, Zahlen, Häfen und alles Übrige malen.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Zufallsplan</translation>
    </message>
    <message>
        <source>Shuffled, with no two red numbers side by side.</source>
        <translation>Gemischt, keine zwei roten Zahlen nebeneinander.</translation>
    </message>
    <message>
        <source>Import or export</source>
        <translation>Import oder Export</translation>
    </message>
    <message>
        <source>Boards from a drive, also maps of the program Pioneers.</source>
        <translation>Pläne von einem Laufwerk, auch Karten des Programms Pioneers.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Delete this board</source>
        <translation>Diesen Plan löschen</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>It was being changed when the program ended, and is not saved yet.</source>
        <translation>Daran wurde gearbeitet, als das Programm endete; gespeichert ist es noch nicht.</translation>
    </message>
    <message>
        <source>Hex by hex: enter what is still missing.</source>
        <translation>Feld für Feld: Gib ein, was noch fehlt.</translation>
    </message>
    <message>
        <source>Own boards</source>
        <translation>Eigene Pläne</translation>
    </message>
</context>
<context>
    <name>EndPane</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Statistics and summary</source>
        <translation>Statistik und Übersicht</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Save the summary as a picture</source>
        <translation>Die Übersicht als Bild speichern</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save the game as a log</source>
        <translation>Das Spiel als Protokoll speichern</translation>
    </message>
</context>
<context>
    <name>FilesModelText</name>
    <message>
        <source>Written: %1 in %2.</source>
        <translation>Geschrieben: %1 in %2.</translation>
    </message>
    <message>
        <source>%1 is there already. Overwrite it?</source>
        <translation>%1 gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
</context>
<context>
    <name>FiringSpots</name>
    <message>
        <source>Firing spots</source>
        <translation>Schützen­plätze</translation>
    </message>
    <message>
        <source>Firing</source>
        <comment>firing spots, where there is little room</comment>
        <translation>Schützen</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>the robber moves</source>
        <translation>Räuber zieht</translation>
    </message>
    <message>
        <source>the robber returns</source>
        <translation>Räuber kehrt zurück</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things that a seven does</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the cards of several players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Nichts geschieht</translation>
    </message>
    <message>
        <source>. </source>
        <comment>between what several modules do with one roll</comment>
        <translation>. </translation>
    </message>
</context>
<context>
    <name>ForecastBars</name>
    <message>
        <source>%1: %2 of 36. %3</source>
        <translation>%1: %2 von 36. %3</translation>
    </message>
</context>
<context>
    <name>FoundingPane</name>
    <message>
        <source>Piece %1 of %2</source>
        <translation>Stein %1 von %2</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Everything is placed: start</source>
        <translation>Alles steht schon: starten</translation>
    </message>
    <message>
        <source>%1 of %2 are entered. Start?</source>
        <comment>pieces</comment>
        <translation>%1 von %2 stehen hier. Trotzdem anfangen?</translation>
    </message>
</context>
<context>
    <name>FoundingText</name>
    <message>
        <source>The section of the wall beside it is yours.</source>
        <translation>Der Mauerabschnitt daneben gehört dir.</translation>
    </message>
    <message>
        <source>On a coast of the home island. A ship follows.</source>
        <translation>An einer Küste der Heimatinsel. Ein Schiff folgt.</translation>
    </message>
    <message>
        <source>On the home island. It brings your first cards.</source>
        <translation>Auf der Heimatinsel. Sie bringt deine ersten Karten.</translation>
    </message>
    <message>
        <source>On Eurasia. It brings your first cards.</source>
        <translation>In Eurasien. Sie bringt deine ersten Karten.</translation>
    </message>
    <message>
        <source>On Eurasia. A road or, on a coast, a ship follows.</source>
        <translation>In Eurasien. Eine Straße oder, an einer Küste, ein Schiff folgt.</translation>
    </message>
    <message>
        <source>It brings your first cards.</source>
        <translation>Sie bringt deine ersten Karten.</translation>
    </message>
    <message>
        <source>A road follows.</source>
        <translation>Eine Straße folgt.</translation>
    </message>
    <message>
        <source>Everything is founded</source>
        <translation>Die Gründung ist fertig</translation>
    </message>
    <message>
        <source>%1 has the first turn.</source>
        <translation>%1 hat den ersten Zug.</translation>
    </message>
    <message>
        <source>%1, choose your border fort</source>
        <translation>%1, wähle deine Grenzfeste</translation>
    </message>
    <message>
        <source>%1, place a settlement</source>
        <translation>%1, setze eine Siedlung</translation>
    </message>
    <message>
        <source>%1, place a ship beside it</source>
        <translation>%1, setze ein Schiff daneben</translation>
    </message>
    <message>
        <source>%1, lay a road beside it</source>
        <translation>%1, lege eine Straße daneben</translation>
    </message>
    <message>
        <source>Tap a lit place, then put the piece on the board.</source>
        <translation>Tippe auf eine leuchtende Stelle und stelle das Teil dann auf den Plan.</translation>
    </message>
    <message>
        <source>%1: %2. %3 of %4 done.</source>
        <comment>a round of the founding: what, who in order</comment>
        <translation>%1: %2. %3 von %4 fertig.</translation>
    </message>
    <message>
        <source>Border fort</source>
        <translation>Grenzfeste</translation>
    </message>
    <message>
        <source>First settlement</source>
        <comment>a round of the founding</comment>
        <translation>Erste Siedlung</translation>
    </message>
    <message>
        <source>Second settlement</source>
        <comment>a round of the founding</comment>
        <translation>Zweite Siedlung</translation>
    </message>
</context>
<context>
    <name>GamesScreen</name>
    <message>
        <source>Every game is saved by itself, move by move, and waits here.</source>
        <translation>Jedes Spiel wird von selbst gespeichert, Zug um Zug, und wartet hier.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>A game from a file</source>
        <translation>Ein Spiel aus einer Datei</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>No saved games yet.</source>
        <translation>Noch ist kein Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Game logs</source>
        <translation>Spielprotokolle</translation>
    </message>
    <message>
        <source>There is no game log (*.jsonl).</source>
        <translation>Dort ist kein Spielprotokoll (*.jsonl).</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>Everything about it is lost then. This cannot be undone.</source>
        <translation>Sein Verlauf und sein Ausgang sind dann weg. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Spiel löschen</translation>
    </message>
    <message>
        <source>Keep the game</source>
        <translation>Spiel behalten</translation>
    </message>
</context>
<context>
    <name>HexText</name>
    <message>
        <source>%1 %2</source>
        <comment>player, points: Ann 5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>End %1&apos;s turn and use it for %2</source>
        <translation>Zug von %1 beenden, Wurf für %2</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened yet.</source>
        <translation>Davon ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Soldiers and works</source>
        <translation>Soldaten und Bauten</translation>
    </message>
    <message>
        <source>The arrow beside an entry undoes everything above it.</source>
        <translation>Der Pfeil neben einem Eintrag macht alles rückgängig, was darüber steht.</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message numerus="yes">
        <source>Go forward here? Repeats %n move(s)</source>
        <translation>
            <numerusform>Hierher vor? Wiederholt %n Eingabe</numerusform>
            <numerusform>Hierher vor? Wiederholt %n Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go back here? Undoes %n move(s)</source>
        <translation>
            <numerusform>Hierher zurück? Nimmt %n Eingabe zurück</numerusform>
            <numerusform>Hierher zurück? Nimmt %n Eingaben zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more, down to</source>
        <translation>
            <numerusform>und %n weitere, bis zu</numerusform>
            <numerusform>und %n weitere, bis zu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideHead</name>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>What do these words mean?</source>
        <translation>Was bedeuten diese Wörter?</translation>
    </message>
</context>
<context>
    <name>HoldingsSheet</name>
    <message>
        <source>What is what</source>
        <translation>Was ist was</translation>
    </message>
    <message>
        <source>Pools and signs</source>
        <translation>Vorräte und Zeichen</translation>
    </message>
    <message>
        <source>Two numbers on a wall</source>
        <translation>Zwei Zahlen auf einer Mauer</translation>
    </message>
    <message>
        <source>The power of all hordes before it, and its defense. If the power is higher when winter comes, the section breaks.</source>
        <translation>Die Stärke aller Horden davor und ihre Abwehr. Ist die Stärke im Winter höher, bricht der Abschnitt.</translation>
    </message>
    <message>
        <source>A horde card</source>
        <translation>Eine Hordenkarte</translation>
    </message>
    <message>
        <source>The shield is its power. It is defeated when all its spots are covered, by soldiers, wounds or snake tokens.</source>
        <translation>Der Schild ist ihre Stärke. Sie ist besiegt, wenn alle ihre Felder besetzt sind: von Soldaten, Wunden oder Schlangenmarkern.</translation>
    </message>
    <message>
        <source>A wound covers a spot for good. A soldier who leaves a spot leaves one too.</source>
        <translation>Eine Wunde besetzt ein Feld für immer. Auch wer ein Feld verlässt, hinterlässt eine.</translation>
    </message>
    <message>
        <source>An S</source>
        <translation>Ein S</translation>
    </message>
    <message>
        <source>The wound of the Snake&apos;s crossbowman. It counts as a soldier, and nobody kills it.</source>
        <translation>Die Wunde des Armbrustschützen der Schlange. Sie zählt als Soldat, und niemand tötet sie.</translation>
    </message>
    <message>
        <source>Dotted circles on a wall</source>
        <translation>Gepunktete Kreise auf einer Mauer</translation>
    </message>
    <message>
        <source>Firing spots. Whoever stands there wounds a horde of this section: when he comes, when he attacks, and each winter.</source>
        <translation>Schützenplätze. Wer dort steht, verwundet eine Horde dieses Abschnitts: wenn er kommt, wenn er angreift und jeden Winter.</translation>
    </message>
    <message>
        <source>The fire behind a wall</source>
        <translation>Das Feuer hinter einer Mauer</translation>
    </message>
    <message>
        <source>The rest zone. Soldiers there attack the hordes of this section, and a breach does not reach them.</source>
        <translation>Die Ruhezone. Soldaten dort greifen die Horden dieses Abschnitts an, und ein Durchbruch trifft sie nicht.</translation>
    </message>
    <message>
        <source>T1 to T4</source>
        <translation>T1 bis T4</translation>
    </message>
    <message>
        <source>Towers. A spearman who is put there lets a machine beside it shoot. After the assault he earns honor for each section beside him that held, and shame for each that broke.</source>
        <translation>Türme. Ein Speerträger, der dorthin kommt, lässt eine Maschine daneben schießen. Nach dem Ansturm bringt er Ehre für jeden Abschnitt neben ihm, der hielt, und Schande für jeden, der brach.</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>A piece in a location of the board, which brings income each summer. The first one there costs a soldier for good.</source>
        <translation>Eine Figur an einem Ort des Spielplans, die jeden Sommer Einkommen bringt. Die erste dort kostet für immer einen Soldaten.</translation>
    </message>
    <message numerus="yes">
        <source>%n honor</source>
        <translation>
            <numerusform>%n Ehre</numerusform>
            <numerusform>%n Ehre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s)</source>
        <translation>
            <numerusform>%n Schandmarker</numerusform>
            <numerusform>%n Schandmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside a name</source>
        <translation>Neben einem Namen</translation>
    </message>
    <message>
        <source>The card counts the hordes that a player has claimed, the sad face the player&apos;s shame tokens.</source>
        <translation>Die Karte zählt die Horden, die jemand erbeutet hat, das traurige Gesicht die Schandmarker.</translation>
    </message>
    <message>
        <source>Tea order</source>
        <translation>Teefolge</translation>
    </message>
    <message>
        <source>The stack of the players&apos; markers. Whoever lies higher comes first and wins every tie. At the beginning the highest tea value lies on top: a number of each clan, which your rulebook shows.</source>
        <translation>Der Stapel der Spielermarker. Wer weiter oben liegt, kommt zuerst und gewinnt jeden Gleichstand. Am Anfang liegt der höchste Teewert oben: eine Zahl jedes Clans, die deine Spielregel zeigt.</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>A resource like wood, stone and gold. It pays for some soldiers, saves killed ones and sends shame back.</source>
        <translation>Ein Rohstoff wie Holz, Stein und Gold. Chi bezahlt manche Soldaten, rettet getötete und schickt Schande zurück.</translation>
    </message>
    <message>
        <source>1. Command</source>
        <translation>1. Befehl</translation>
    </message>
    <message>
        <source>Carry out your command card as it says.</source>
        <translation>Führe deine Befehlskarte aus, wie sie es sagt.</translation>
    </message>
    <message>
        <source>2. Activation</source>
        <translation>2. Aktivierung</translation>
    </message>
    <message>
        <source>Use your pieces and the locations of the board as your rulebook says.</source>
        <translation>Nutze deine Figuren und die Orte auf dem Spielplan, wie es in deiner Spielregel steht.</translation>
    </message>
    <message>
        <source>3. End of the turn</source>
        <translation>3. Zugende</translation>
    </message>
    <message>
        <source>Tap the large button. Hordes whose spots are all covered are defeated then, and the next player on the command track has a turn. After the last turn comes winter.</source>
        <translation>Tippe auf die große Taste. Horden, deren Felder alle besetzt sind, werden dann besiegt, und wer auf der Befehlsleiste folgt, ist am Zug. Nach dem letzten Zug kommt der Winter.</translation>
    </message>
    <message>
        <source>What you enter</source>
        <translation>Was du eingibst</translation>
    </message>
    <message>
        <source>Whatever changes at the wall: recruit, build, attack, move soldiers. Enter each act when you do it, as often as your cards and locations allow.</source>
        <translation>Alles, was sich an der Mauer ändert: anwerben, bauen, angreifen, Soldaten verlegen. Gib jede Handlung ein, wenn du sie ausführst, so oft deine Karten und Orte es erlauben.</translation>
    </message>
    <message>
        <source>What the program does not check</source>
        <translation>Was das Programm nicht prüft</translation>
    </message>
    <message>
        <source>How often you act, whether a card allows it, and whether you can pay: it only says the price. It does check whether a piece is left and where it may stand.</source>
        <translation>Wie oft du handelst, ob eine Karte es erlaubt und ob du zahlen kannst: Es nennt nur den Preis. Es prüft, ob eine Figur übrig ist und wo sie stehen darf.</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Halves the defense of the wall before it, rounded down.</source>
        <translation>Halbiert die Abwehr der Mauer vor ihm, abgerundet.</translation>
    </message>
    <message>
        <source>Battering Ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <source>After the assault it moves one row nearer to the wall. In row 1 it then takes one level off the wall.</source>
        <translation>Nach dem Ansturm rückt er eine Reihe näher an die Mauer. In Reihe 1 nimmt er ihr dann eine Stufe.</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>It stands in row 3 and never moves. After each assault it takes one level off the wall.</source>
        <translation>Sie steht in Reihe 3 und rückt nie vor. Nach jedem Ansturm nimmt sie der Mauer eine Stufe.</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>In row 1 during the assault, the defense of the wall no longer counts.</source>
        <translation>Liegen sie beim Ansturm in Reihe 1, zählt die Abwehr der Mauer nicht mehr.</translation>
    </message>
    <message>
        <source>Lines on a horde card</source>
        <translation>Zeilen auf einer Hordenkarte</translation>
    </message>
    <message>
        <source>Its ability is printed on it: read it out and do what it says.</source>
        <translation>Ihre Fähigkeit ist aufgedruckt: Lies sie vor und tu, was dort steht.</translation>
    </message>
    <message>
        <source>Command track</source>
        <translation>Befehlsleiste</translation>
    </message>
    <message>
        <source>A track on the board. It shows in which order the players take their turns in fall. In summer it is cleared.</source>
        <translation>Eine Leiste auf dem Spielplan. Sie zeigt, in welcher Reihenfolge alle im Herbst am Zug sind. Im Sommer wird sie abgeräumt.</translation>
    </message>
    <message>
        <source>Advisor track</source>
        <translation>Beraterleiste</translation>
    </message>
    <message>
        <source>A track on the board. It moves on each spring. The program keeps nothing of your advisors.</source>
        <translation>Eine Leiste auf dem Spielplan. Sie rückt jeden Frühling weiter. Von den Beratern hält das Programm nichts fest.</translation>
    </message>
    <message>
        <source>Claimed horde</source>
        <translation>Erbeutete Horde</translation>
    </message>
    <message>
        <source>Whoever covers most spots of a defeated horde takes its card. At the end it brings the honor that is printed on it, unless shame lies on it.</source>
        <translation>Wer die meisten Felder einer besiegten Horde besetzt hat, nimmt ihre Karte. Am Ende bringt sie die Ehre, die aufgedruckt ist, außer es liegt Schande darauf.</translation>
    </message>
    <message>
        <source>Shame token</source>
        <translation>Schandmarker</translation>
    </message>
    <message>
        <source>It lies under a soldier of the pool, who cannot be used then, and costs 5 honor at the end; or on a claimed horde, which brings nothing then.</source>
        <translation>Er liegt unter einem Soldaten im Vorrat, der dann nicht eingesetzt werden kann, und kostet am Ende 5 Ehre; oder auf einer erbeuteten Horde, die dann nichts bringt.</translation>
    </message>
    <message>
        <source>Lethality</source>
        <translation>Tödlichkeit</translation>
    </message>
    <message>
        <source>When a horde is defeated or breaks through, each player loses that many of his soldiers on it.</source>
        <translation>Wird eine Horde besiegt oder bricht sie durch, verlieren alle so viele ihrer Soldaten auf ihr.</translation>
    </message>
    <message>
        <source>War machines</source>
        <translation>Kriegsmaschinen</translation>
    </message>
    <message>
        <source>Ballista, cannon and rocket launcher stand beside a section and wound the hordes before it. At the beginning each of them is placed once, for free.</source>
        <translation>Balliste, Kanone und Raketenwerfer stehen an einem Abschnitt und verwunden die Horden vor ihm. Am Anfang wird jede von ihnen einmal aufgestellt, kostenlos.</translation>
    </message>
    <message>
        <source>The year</source>
        <translation>Das Jahr</translation>
    </message>
    <message>
        <source>A year runs through spring, summer, fall and winter. The game begins with the fall of year 1.</source>
        <translation>Ein Jahr läuft durch Frühling, Sommer, Herbst und Winter. Das Spiel beginnt mit dem Herbst von Jahr 1.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>The time token and the advisor track move on, and new hordes come.</source>
        <translation>Der Zeitmarker und die Beraterleiste rücken weiter, und neue Horden kommen.</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>The overseers bring income, shame may be given back for 2 chi a token, and the command cards come back.</source>
        <translation>Die Aufseher bringen Einkommen, Schande darf für 2 Chi je Marker zurückgegeben werden, und die Befehlskarten kommen zurück.</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>The players take their turns in the order of the command track.</source>
        <translation>Alle sind in der Reihenfolge der Befehlsleiste am Zug.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>The soldiers in firing spots fire, covered hordes are defeated, and the others attack the wall.</source>
        <translation>Die Soldaten auf den Schützenplätzen schießen, besetzte Horden sind besiegt, und die anderen greifen die Mauer an.</translation>
    </message>
    <message>
        <source>What does that mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Reed</source>
        <comment>a clan</comment>
        <translation>Schilf</translation>
    </message>
    <message>
        <source>Qin</source>
        <comment>a clan</comment>
        <translation>Qin</translation>
    </message>
    <message>
        <source>In row 1 during the assault they break through, however strong the wall is. All soldiers there die, those in the rest zone too.</source>
        <translation>Liegen sie beim Ansturm in Reihe 1, brechen sie durch, wie stark die Mauer auch ist. Alle Soldaten dort sterben, auch die in der Ruhezone.</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Ende des Zugs</translation>
    </message>
    <message>
        <source>The third clan of a game for one or two. No player has it: you choose what it does, as your rulebook says. It recruits spearmen, builds barricades and pays nothing. It has no honor, no shame and no tower, and its soldiers never wait behind the wall.</source>
        <translation>Der dritte Clan im Spiel allein oder zu zweit. Ihn spielt niemand: Was er tut, wird nach der Spielregel für ihn entschieden. Er wirbt Speerträger an, baut Barrikaden und zahlt nichts. Er hat weder Ehre noch Schande noch Turm, und seine Soldaten warten nie hinter der Mauer.</translation>
    </message>
    <message>
        <source>Your rival when you play alone. You carry out its turns, as your rulebook says. It earns 2 honor for each spot of a horde card that it covers or wounds, and takes no shame. You win only with more honor than Qin, and you lose if no shame token is left to take.</source>
        <translation>Dein Gegner, wenn du allein spielst. Seine Züge führst du aus, wie es die Spielregel sagt. Er bekommt 2 Ehre für jedes Feld einer Hordenkarte, das er bedeckt oder verwundet, und keine Schande. Du gewinnst nur mit mehr Ehre als Qin, und du verlierst, wenn kein Schandmarker mehr zu nehmen ist.</translation>
    </message>
    <message>
        <source>Soldiers whom you are entering just now are no longer counted here.</source>
        <translation>Soldaten, die du gerade einträgst, zählen hier nicht mehr mit.</translation>
    </message>
    <message>
        <source>Pale pieces</source>
        <translation>Blasse Figuren</translation>
    </message>
    <message>
        <source>A step is still to be done for them: it puts them there, then they have a frame, or takes them off.</source>
        <translation>Für sie ist noch ein Schritt zu tun: Er stellt sie dorthin, dann haben sie einen Rahmen, oder er nimmt sie weg.</translation>
    </message>
    <message>
        <source>A cross on a spot</source>
        <translation>Ein Kreuz auf einem Feld</translation>
    </message>
    <message>
        <source>A tick on a horde card</source>
        <translation>Ein Haken auf einer Hordenkarte</translation>
    </message>
    <message>
        <source>All its spots are covered. It is defeated when the turn ends, in winter before the assault.</source>
        <translation>Alle ihre Felder sind besetzt. Sie ist besiegt, wenn der Zug endet, im Winter vor dem Ansturm.</translation>
    </message>
</context>
<context>
    <name>HordeLens</name>
    <message>
        <source>Enter what is missing</source>
        <translation>Fehlendes eintragen</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Whoever claims it has %1 honor more at the end.</source>
        <translation>Wer sie erbeutet, hat am Ende %1 Ehre mehr.</translation>
    </message>
    <message>
        <source>spots not known yet</source>
        <translation>Felder noch unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n spot(s) free</source>
        <translation>
            <numerusform>%n Feld frei</numerusform>
            <numerusform>%n Felder frei</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Diese Karte wählen</translation>
    </message>
    <message>
        <source>Correct a printed value</source>
        <translation>Einen gedruckten Wert korrigieren</translation>
    </message>
    <message>
        <source>Whoever covers a spot with a + takes what stands there.</source>
        <translation>Wer ein Feld mit + besetzt, nimmt, was dort steht.</translation>
    </message>
</context>
<context>
    <name>IdleView</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Touch the screen to go on.</source>
        <translation>Zum Weiterspielen auf den Bildschirm tippen.</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>The journal %1 cannot be opened%2. Check that its folder exists and belongs to you, or name another file.</source>
        <translation>Das Journal %1 lässt sich nicht öffnen%2. Prüfe, ob sein Ordner da ist und dir gehört, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The journal %1 may not be written%2. Make the file, its folder and its disk writable, or name another file.</source>
        <translation>Das Journal %1 darf nicht beschrieben werden%2. Gib die Datei, ihren Ordner und ihr Laufwerk zum Schreiben frei, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The journal %1 is in use by another program%2. Close the other Watchfire, or name another file.</source>
        <translation>Das Journal %1 wird von einem anderen Programm benutzt%2. Schließe das andere Watchfire, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged%2. It was kept as %3 and a new one was begun.</source>
        <translation>Das Journal %1 ist beschädigt%2. Es wurde als %3 aufbewahrt, und ein neues ist begonnen.</translation>
    </message>
    <message>
        <source>The journal %1 is damaged%2. It was left as it is: move it away by hand, or name another file.</source>
        <translation>Das Journal %1 ist beschädigt%2. Es blieb, wie es ist: Verschiebe es von Hand, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The journal %1 was written by a newer Watchfire%2. Update Watchfire, or name another file. Nothing was changed.</source>
        <translation>Das Journal %1 stammt von einem neueren Watchfire%2. Bringe Watchfire auf den neuen Stand, oder nenne eine andere Datei. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program%2. Name another file for the journal. Nothing was changed.</source>
        <translation>Die Datei %1 ist die Datenbank eines anderen Programms%2. Nenne eine andere Datei für das Journal. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>The disk of the journal %1 is full%2. Free some space: what waits is then written by itself.</source>
        <translation>Das Laufwerk des Journals %1 ist voll%2. Schaffe etwas Platz: Was wartet, wird dann von selbst geschrieben.</translation>
    </message>
    <message>
        <source>The journal %1 could not be read or written%2. Check the disk; what waits is tried again by itself.</source>
        <translation>Das Journal %1 ließ sich nicht lesen oder schreiben%2. Prüfe das Laufwerk; was wartet, wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
        <source>Nothing of it could be read.</source>
        <translation>Nichts davon ließ sich lesen.</translation>
    </message>
    <message>
        <source>What could be read: %1, %2, %3.</source>
        <translation>Gelesen wurden: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Some of the tower&apos;s rolls are missing.</source>
        <translation>Einige Würfe des Würfelturms fehlen.</translation>
    </message>
    <message>
        <source>Some of the settings are missing.</source>
        <translation>Einige Einstellungen fehlen.</translation>
    </message>
    <message>
        <source>You have no right to write the journal %1%2. Get it from whoever looks after this machine, or name another file.</source>
        <translation>Das Journal %1 darfst du nicht beschreiben%2. Lass dir das Recht dazu geben, oder nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The journal %1 was there, but there was nothing in it%2: what it held is lost, and a new one was begun. If you have a backup, restore it.</source>
        <translation>Das Journal %1 war da, aber leer%2: Was darin stand, ist verloren, und ein neues ist begonnen. Wenn du eine Sicherung hast, spiele sie zurück.</translation>
    </message>
    <message>
        <source>The journal %1 was replaced by another file while Watchfire was running. Everything was written into a new one in its place; the other file is kept as %2.</source>
        <translation>Das Journal %1 wurde durch eine andere Datei ersetzt, während Watchfire lief. Alles wurde an seinem Platz in ein neues geschrieben; die andere Datei ist als %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>The journal %1 was deleted or renamed while Watchfire was running%2. Everything was written into a new one in its place.</source>
        <translation>Das Journal %1 wurde gelöscht oder umbenannt, während Watchfire lief%2. Alles wurde an seinem Platz in ein neues geschrieben.</translation>
    </message>
    <message>
        <source>The journal %1 cannot be opened%2: Qt&apos;s driver for SQLite is missing. Install the package libqt6sql6-sqlite and start Watchfire again.</source>
        <translation>Das Journal %1 lässt sich nicht öffnen%2: Qts Treiber für SQLite fehlt. Installiere das Paket libqt6sql6-sqlite und starte Watchfire neu.</translation>
    </message>
    <message>
        <source>Not whole: %1, up to line %2.</source>
        <comment>a game</comment>
        <translation>Unvollständig: %1, bis Zeile %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n whole game(s)</source>
        <translation>
            <numerusform>%n vollständiges Spiel</numerusform>
            <numerusform>%n vollständige Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n Eingabe</numerusform>
            <numerusform>%n Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) cannot be read.</source>
        <translation>
            <numerusform>%n Spiel lässt sich nicht lesen.</numerusform>
            <numerusform>%n Spiele lassen sich nicht lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>its folder cannot be made</source>
        <translation>sein Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>it may not be read</source>
        <translation>es darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>its folder is write-protected</source>
        <translation>sein Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the roll&apos;s identity was used before</source>
        <translation>die Kennung des Wurfs wurde schon verwendet</translation>
    </message>
    <message>
        <source>another game has the same id</source>
        <translation>ein anderes Spiel hat dieselbe Kennung</translation>
    </message>
    <message>
        <source>the roll is used already</source>
        <translation>der Wurf ist schon verwendet</translation>
    </message>
    <message>
        <source>the roll was not in use</source>
        <translation>der Wurf war nicht verwendet</translation>
    </message>
    <message>
        <source>there is no game %1</source>
        <translation>es gibt kein Spiel %1</translation>
    </message>
    <message>
        <source>Of the backup %1 only a part is there%2. Copy it again from where it came from, or choose another one. Nothing was changed.</source>
        <translation>Von der Sicherung %1 ist nur ein Teil da%2. Kopiere sie noch einmal von dort, wo sie herkam, oder wähle eine andere. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>lines of a game are missing</source>
        <translation>von einem Spiel fehlen Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that cannot be played are kept in %1.</source>
        <translation>
            <numerusform>%n Zeile, die sich nicht spielen lässt, liegt in %1.</numerusform>
            <numerusform>%n Zeilen, die sich nicht spielen lassen, liegen in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>its mark is broken</source>
        <translation>ihr Kennzeichen ist beschädigt</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>another program has overwritten it</source>
        <translation>ein anderes Programm hat sie überschrieben</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>die Datei fehlt</translation>
    </message>
    <message>
        <source>The journal %1 holds something else in the place of what was just played%2, so it was not saved. It is kept in %3. Leave the game and open it again to see what is saved.</source>
        <translation>Im Journal %1 steht an der Stelle des letzten Zugs etwas anderes%2; er wurde darum nicht gespeichert. Er liegt in %3. Verlass die Partie und öffne sie wieder, um zu sehen, was gespeichert ist.</translation>
    </message>
    <message>
        <source>The journal %1 does not take a change, because it holds something else%2. The change was left out.</source>
        <translation>Das Journal %1 nimmt eine Änderung nicht an, weil dort etwas anderes steht%2. Die Änderung wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>KioskSettings</name>
    <message>
        <source>Kiosk mode</source>
        <translation>Kioskmodus</translation>
    </message>
    <message>
        <source>Full screen. Quitting, these settings, deleting games, own boards, the tower&apos;s ports, phones, changes to the value book and all files (games from files, saved pictures, backups) ask for the PIN; games and the dice tower are free to use.</source>
        <translation>Vollbild. Beenden, diese Einstellungen, das Löschen von Spielen, eigene Pläne, die Anschlüsse des Turms, Handys, Änderungen am Wertebuch und alle Dateien (Spiele aus Dateien, gespeicherte Bilder, Sicherungen) fragen nach der PIN; Spiele und Würfelturm sind frei.</translation>
    </message>
    <message>
        <source>No PIN is set: whoever stands here can leave kiosk mode.</source>
        <translation>Keine PIN gesetzt: Wer hier steht, kann den Kioskmodus verlassen.</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>PIN ändern</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>PIN setzen</translation>
    </message>
    <message>
        <source>What it locks</source>
        <translation>Was er sperrt</translation>
    </message>
    <message>
        <source>Where Watchfire is all that runs (under cage, or on eglfs), nothing else can be reached. On a desktop it stays full screen above other windows and does not close; the desktop&apos;s own keys, such as switching to another window or workspace, remain, and no program can take them away.</source>
        <translation>Wo nur Watchfire läuft (unter cage oder auf eglfs), ist nichts anderes erreichbar. Auf einem Desktop bleibt es im Vollbild über anderen Fenstern und schließt sich nicht; die Tasten des Desktops, etwa zum Wechsel von Fenster oder Arbeitsfläche, bleiben, und kein Programm kann sie wegnehmen.</translation>
    </message>
    <message>
        <source>When the PIN is forgotten</source>
        <translation>Wenn die PIN vergessen ist</translation>
    </message>
    <message>
        <source>After three wrong PINs the wait grows with each further one, up to ten minutes.</source>
        <translation>Nach drei falschen PINs wird die Wartezeit mit jeder weiteren länger, bis zu zehn Minuten.</translation>
    </message>
    <message>
        <source>The PIN is set, and kiosk mode is on.</source>
        <translation>Die PIN ist gesetzt, und der Kioskmodus ist an.</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>You can play with it.</source>
        <translation>Spielen kannst du trotzdem.</translation>
    </message>
</context>
<context>
    <name>Wordmark</name>
    <message>
        <source>Watchfire</source>
        <translation>Watchfire</translation>
    </message>
</context>
<context>
    <name>KioskText</name>
    <message>
        <source>founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>%1 to roll</source>
        <comment>player</comment>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <comment>player</comment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what the game waits for, when it was played</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 honor</source>
        <translation>%1 Ehre</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>clan, honor</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The saved value book cannot be read: %1 It is put aside, and an empty one begins.</source>
        <translation>Das gespeicherte Wertebuch lässt sich nicht lesen: %1 Es wird beiseitegelegt, und ein leeres beginnt.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>players, when</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This game has %1 lines; at most %2 can be opened. It stays in the list until somebody deletes it.</source>
        <translation>Dieses Spiel hat %1 Zeilen; öffnen lassen sich höchstens %2. Es bleibt in der Liste, bis es jemand löscht.</translation>
    </message>
    <message>
        <source>This game cannot go on: %1</source>
        <translation>Dieses Spiel kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1 of year %2</source>
        <comment>season</comment>
        <translation>%1, Jahr %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Nothing will be saved</source>
        <translation>Nichts wird gespeichert</translation>
    </message>
    <message>
        <source>A game that begins now is lost when Watchfire ends, unless this is fixed first.</source>
        <translation>Ein Spiel, das jetzt beginnt, ist verloren, wenn Watchfire endet, falls das nicht vorher behoben ist.</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Ohne Speichern spielen</translation>
    </message>
    <message>
        <source>Do not begin</source>
        <translation>Nicht beginnen</translation>
    </message>
    <message>
        <source>Quit and lose what is not saved?</source>
        <translation>Beenden und verlieren, was nicht gespeichert ist?</translation>
    </message>
    <message>
        <source>Quit and lose them</source>
        <translation>Beenden und verlieren</translation>
    </message>
    <message>
        <source>Do not quit</source>
        <translation>Nicht beenden</translation>
    </message>
    <message>
        <source>Until then nothing is saved.</source>
        <translation>Bis dahin wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Until then nothing is saved. It is tried again by itself.</source>
        <translation>Bis dahin wird nichts gespeichert. Es wird von selbst noch einmal versucht.</translation>
    </message>
    <message>
        <source>The journal is open now. What was played is saved in it.</source>
        <translation>Das Journal ist jetzt offen. Was gespielt wurde, ist darin gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be saved yet. They are lost if Watchfire ends now. They are saved by themselves as soon as the journal can be written again.</source>
        <translation>
            <numerusform>%n Änderung ließ sich noch nicht speichern. Sie ist verloren, wenn Watchfire jetzt endet. Sie wird von selbst gespeichert, sobald das Journal wieder beschrieben werden kann.</numerusform>
            <numerusform>%n Änderungen ließen sich noch nicht speichern. Sie sind verloren, wenn Watchfire jetzt endet. Sie werden von selbst gespeichert, sobald das Journal wieder beschrieben werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out of this game: %n line(s). They are kept in %1.</source>
        <translation>
            <numerusform>In diesem Spiel ausgelassen: %n Zeile. Sie ist in %1 aufbewahrt.</numerusform>
            <numerusform>In diesem Spiel ausgelassen: %n Zeilen. Sie sind in %1 aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other value books cannot be read: %1 They are put aside.</source>
        <translation>Die anderen Wertebücher sind nicht lesbar: %1 Sie werden beiseitegelegt.</translation>
    </message>
    <message>
        <source>The journal is no longer in its place and cannot be written again yet. All games are lost if Watchfire ends now. They are saved by themselves as soon as it can be written.</source>
        <translation>Das Journal liegt nicht mehr an seinem Platz und lässt sich noch nicht wieder schreiben. Alle Spiele sind verloren, wenn Watchfire jetzt endet. Sie werden von selbst gespeichert, sobald es sich schreiben lässt.</translation>
    </message>
</context>
<context>
    <name>KnightPane</name>
    <message>
        <source>Tap a lit place on the board.</source>
        <translation>Tippe auf eine leuchtende Stelle.</translation>
    </message>
    <message>
        <source>Play the knight</source>
        <translation>Ritter spielen</translation>
    </message>
    <message>
        <source>Play the knight and do nothing</source>
        <translation>Ritter spielen, nichts damit tun</translation>
    </message>
</context>
<context>
    <name>KnightText</name>
    <message>
        <source>Move a rider from %1 to %2</source>
        <translation>Ziehe einen Reiter von %1 auf %2</translation>
    </message>
    <message>
        <source>Drive a rider off %1</source>
        <translation>Vertreibe einen Reiter von %1</translation>
    </message>
    <message>
        <source>What does the knight do?</source>
        <translation>Was tut der Ritter?</translation>
    </message>
    <message>
        <source>Play the knight</source>
        <translation>Ritter spielen</translation>
    </message>
    <message>
        <source>From which assembly hex?</source>
        <translation>Von welchem Sammelfeld?</translation>
    </message>
    <message>
        <source>To which assembly hex?</source>
        <translation>Auf welches Sammelfeld?</translation>
    </message>
    <message>
        <source>Which rider goes back into the bag?</source>
        <translation>Welcher Reiter kommt in den Beutel?</translation>
    </message>
    <message>
        <source>Where does the pirate go?</source>
        <translation>Wohin kommt der Pirat?</translation>
    </message>
    <message>
        <source>Where does the robber go?</source>
        <translation>Wohin kommt der Räuber?</translation>
    </message>
    <message>
        <source>The robber has drowned: nobody is moved</source>
        <translation>Der Räuber ist ertrunken: Niemand wird versetzt</translation>
    </message>
    <message>
        <source>Which raider leaves?</source>
        <translation>Welcher Plünderer geht?</translation>
    </message>
    <message>
        <source>No raider stands on the board</source>
        <translation>Auf dem Plan steht kein Plünderer</translation>
    </message>
    <message>
        <source>From whom is a card taken?</source>
        <translation>Wer gibt eine Karte ab?</translation>
    </message>
    <message>
        <source>A raider leaves %1</source>
        <translation>Ein Plünderer verlässt %1</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
    <message>
        <source>Move a rider</source>
        <translation>Reiter versetzen</translation>
    </message>
    <message>
        <source>From one assembly hex to another</source>
        <translation>Von einem Sammelfeld auf ein anderes</translation>
    </message>
    <message>
        <source>Drive a rider off</source>
        <translation>Reiter vertreiben</translation>
    </message>
    <message>
        <source>From behind the wall into the bag</source>
        <translation>Von hinter der Mauer in den Beutel</translation>
    </message>
    <message>
        <source>Move the pirate</source>
        <translation>Piraten versetzen</translation>
    </message>
    <message>
        <source>And take one card</source>
        <translation>Und eine Karte nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Move the pirate %1 and take a card from %2</source>
        <comment>%1: to the sea beside hills 5</comment>
        <translation>Setze den Piraten %1 und nimm %2 eine Karte ab</translation>
    </message>
    <message>
        <source>Move the pirate %1</source>
        <comment>%1: to the sea beside hills 5</comment>
        <translation>Setze den Piraten %1</translation>
    </message>
    <message>
        <source>The robber goes %1</source>
        <comment>%1: to hills 5</comment>
        <translation>Der Räuber kommt %1</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LogReading</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>the game refuses this command: %1</source>
        <translation>Das Spiel lehnt diesen Befehl ab: %1</translation>
    </message>
    <message>
        <source>this is no JSON. Mend it in a text editor, or leave the line out.</source>
        <translation>Das ist kein JSON. Berichtige es in einem Texteditor, oder lass die Zeile weg.</translation>
    </message>
    <message>
        <source>a game&apos;s header is wanted here</source>
        <translation>Hier gehört der Kopf eines Spiels hin.</translation>
    </message>
    <message>
        <source>there is no line in it</source>
        <translation>Sie enthält keine Zeile.</translation>
    </message>
    <message>
        <source>it has %1 commands; at most %2 are allowed</source>
        <translation>Sie enthält %1 Befehle; erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>it has more than %1 bytes</source>
        <translation>Sie hat mehr als %1 Bytes.</translation>
    </message>
    <message>
        <source>its commands take too long to be played</source>
        <translation>Ihre Befehle auszuführen dauert zu lange.</translation>
    </message>
</context>
<context>
    <name>LogsModelText</name>
    <message>
        <source>%1 cannot be opened as a game: %2</source>
        <translation>%1 lässt sich nicht als Spiel öffnen: %2</translation>
    </message>
</context>
<context>
    <name>LotDice</name>
    <message>
        <source>The dice may draw: throw them into the tower, or tap their faces.</source>
        <translation>Die Würfel dürfen ziehen: Wirf sie in den Turm, oder tippe auf ihre Seiten.</translation>
    </message>
</context>
<context>
    <name>LotText</name>
    <message>
        <source>The game has begun already.</source>
        <translation>Das Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>The value book does not have all types of horde cards.</source>
        <translation>Im Wertebuch fehlen Typen von Hordenkarten.</translation>
    </message>
    <message>
        <source>Which three types are out was not entered.</source>
        <translation>Welche drei Grundtypen aussortiert sind, wurde nicht eingegeben.</translation>
    </message>
    <message>
        <source>The value book does not say what the backs of the cards show.</source>
        <translation>Im Wertebuch steht nicht, was die Rückseiten der Karten zeigen.</translation>
    </message>
    <message>
        <source>Other cards lie on the table than the deck can have given.</source>
        <translation>Auf dem Tisch liegen andere Karten, als der Stapel hergeben kann.</translation>
    </message>
    <message>
        <source>No card is left.</source>
        <translation>Keine Karte ist mehr da.</translation>
    </message>
    <message>
        <source>There are too many possibilities.</source>
        <translation>Es gibt zu viele Möglichkeiten.</translation>
    </message>
    <message>
        <source>The dice cannot draw here, enter it instead. %1</source>
        <translation>Hier können die Würfel nicht ziehen; es gilt die Eingabe von Hand. %1</translation>
    </message>
    <message>
        <source>The dice draw the three basic types that go out.</source>
        <translation>Die Würfel bestimmen die drei Grundtypen, die aussortiert werden.</translation>
    </message>
    <message>
        <source>The dice draw the next horde card.</source>
        <translation>Die Würfel ziehen die nächste Hordenkarte.</translation>
    </message>
    <message>
        <source>The dice draw the back of the next horde card.</source>
        <translation>Die Würfel ziehen die Rückseite der nächsten Hordenkarte.</translation>
    </message>
    <message>
        <source>The dice draw the rocket card.</source>
        <translation>Die Würfel ziehen die Raketenkarte.</translation>
    </message>
    <message>
        <source>The value book does not have all rocket cards.</source>
        <translation>Das Wertebuch hat nicht alle Raketenkarten.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Watchfire</source>
        <translation>Watchfire</translation>
    </message>
</context>
<context>
    <name>MapForPioneers</name>
    <message>
        <source>%1: Pioneers has no jungle.</source>
        <translation>%1: Pioneers kennt keinen Dschungel.</translation>
    </message>
    <message>
        <source>%1: Pioneers has no volcano.</source>
        <translation>%1: Pioneers kennt keine Vulkane.</translation>
    </message>
    <message>
        <source>%1: Pioneers has no steppe.</source>
        <translation>%1: Pioneers kennt keine Steppe.</translation>
    </message>
    <message>
        <source>The map goes around a globe; Pioneers has none.</source>
        <translation>Die Karte geht um eine Erdkugel; Pioneers kennt keine.</translation>
    </message>
    <message>
        <source>Pioneers has no walls.</source>
        <translation>Pioneers kennt keine Mauern.</translation>
    </message>
    <message>
        <source>Pioneers has no river.</source>
        <translation>Pioneers kennt keinen Fluss.</translation>
    </message>
    <message>
        <source>Pioneers has no storm, no markers and no bag.</source>
        <translation>Pioneers kennt weder Sturm noch Punktmarker noch Beutel.</translation>
    </message>
    <message>
        <source>Pioneers has no raiders.</source>
        <translation>Pioneers kennt keine Plünderer.</translation>
    </message>
    <message>
        <source>%1: in Pioneers all land but desert has a number.</source>
        <translation>%1: In Pioneers hat alles Land außer Wüste eine Zahl.</translation>
    </message>
    <message>
        <source>%1: founding is allowed here by a sea hex alone; a map for Pioneers allows whole land hexes. Allow it at a land hex.</source>
        <translation>%1: Hier erlaubt nur ein Meerfeld das Gründen; eine Karte für Pioneers erlaubt es an ganzen Landfeldern. Erlaube es an einem Landfeld.</translation>
    </message>
    <message>
        <source>Founding is allowed at no land hex. Allow it at one.</source>
        <translation>Das Gründen ist an keinem Landfeld erlaubt. Erlaube es an einem.</translation>
    </message>
    <message>
        <source>The board has no hexes.</source>
        <translation>Der Plan hat keine Felder.</translation>
    </message>
    <message>
        <source>%1: in Pioneers a harbour lies on a sea hex of the map; there is none.</source>
        <translation>%1: In Pioneers liegt ein Hafen auf einem Meerfeld der Karte; dort ist keins.</translation>
    </message>
    <message>
        <source>%1: in Pioneers a sea hex has one harbour, and this one has two.</source>
        <translation>%1: In Pioneers hat ein Meerfeld einen Hafen, und dieses hat zwei.</translation>
    </message>
    <message>
        <source>Pioneers has no such tile.</source>
        <translation>Pioneers kennt dieses Teil nicht.</translation>
    </message>
    <message>
        <source>%1: Pioneers has no such terrain.</source>
        <translation>%1: Pioneers kennt diese Landschaft nicht.</translation>
    </message>
</context>
<context>
    <name>MeasureDialog</name>
    <message>
        <source>Make the bar 50 mm long</source>
        <translation>Mache den Balken 50 mm lang</translation>
    </message>
    <message>
        <source>Hold a ruler to the screen. A bank card is 54 mm high: the bar ends 4 mm before its edge.</source>
        <translation>Halte ein Lineal an den Bildschirm. Eine Bankkarte ist 54 mm hoch: Der Balken endet 4 mm vor ihrem Rand.</translation>
    </message>
    <message>
        <source>A bar of %1 pixels</source>
        <translation>Ein Balken von %1 Pixeln</translation>
    </message>
    <message numerus="yes">
        <source>Shorter by %n pixel(s)</source>
        <translation>
            <numerusform>%n Pixel kürzer</numerusform>
            <numerusform>%n Pixel kürzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longer by %n pixel(s)</source>
        <translation>
            <numerusform>%n Pixel länger</numerusform>
            <numerusform>%n Pixel länger</numerusform>
        </translation>
    </message>
    <message>
        <source>It is 50 mm now</source>
        <translation>Jetzt sind es 50 mm</translation>
    </message>
    <message>
        <source>As the screen says</source>
        <translation>Wie der Bildschirm es sagt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>What is what</source>
        <translation>Was ist was</translation>
    </message>
    <message>
        <source>Turn the panel</source>
        <translation>Bedienfeld drehen</translation>
    </message>
    <message>
        <source>Correct the board</source>
        <translation>Plan korrigieren</translation>
    </message>
    <message>
        <source>Undo the whole roll</source>
        <translation>Ganzen Wurf zurücknehmen</translation>
    </message>
    <message>
        <source>Dice tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave the table; the game is kept</source>
        <translation>Tisch verlassen; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>Statistics and summary</source>
        <translation>Statistik und Übersicht</translation>
    </message>
    <message>
        <source>Keys: Tab and Return reach everything. Arrow keys walk the lit places of the board. 1 to 6 enter the dice. D done, Backspace takes a tick back, E end of turn, B build, K card, C correct, U undo, R redo, H history, M menu, T turn the panel, P put it away on a small screen, Escape closes.</source>
        <translation>Tasten: Tab und Return erreichen alles. Pfeiltasten gehen durch die leuchtenden Stellen. 1 bis 6 geben die Würfel ein. D fertig, Rücktaste nimmt einen Haken zurück, E Zugende, B bauen, K Karte, C korrigieren, U rückgängig, R wiederholen, H Verlauf, M Menü, T Bedienfeld drehen, P auf einem kleinen Schirm weglegen, Escape schließt.</translation>
    </message>
    <message>
        <source>Keys: Tab and Return reach everything. Arrow keys walk over wall, field and yard, Return touches. 1 to 6 enter dice that draw. D done, Backspace takes a tick back, E ends the turn or the season, B build, K next horde card or everything that can be entered, C correct, U undo, R redo, H history, M menu, T turn the panel, P put it away on a small screen, Escape closes.</source>
        <translation>Tasten: Tab und Return erreichen alles. Pfeiltasten gehen über Mauer, Feld und Hof, Return tippt an. 1 bis 6 geben Würfel ein, die ziehen. D fertig, Rücktaste nimmt einen Haken zurück, E beendet den Zug oder die Jahreszeit, B bauen, K nächste Hordenkarte oder alles, was sich eingeben lässt, C korrigieren, U rückgängig, R wiederholen, H Verlauf, M Menü, T Bedienfeld drehen, P auf einem kleinen Schirm weglegen, Escape schließt.</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>NameKeyboard</name>
    <message>
        <source>Capital letter</source>
        <translation>Großbuchstabe</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Letters with accents</source>
        <translation>Buchstaben mit Akzenten</translation>
    </message>
    <message>
        <source>Cursor to the left</source>
        <translation>Cursor nach links</translation>
    </message>
    <message>
        <source>Cursor to the right</source>
        <translation>Cursor nach rechts</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Digits and signs</source>
        <translation>Ziffern und Zeichen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>neben dem Plan</translation>
    </message>
    <message>
        <source>the hex before %1</source>
        <translation>Angriffsfeld %1</translation>
    </message>
    <message>
        <source>assembly hex %1</source>
        <translation>Sammelfeld %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>terrain and its number, as in hills 5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>desert hex %1</source>
        <translation>Wüstenfeld %1</translation>
    </message>
    <message>
        <source>desert beside %1</source>
        <translation>Feld Wüste bei %1</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>corner of %1</source>
        <comment>%1 is a list of hexes</comment>
        <translation>Ecke von %1</translation>
    </message>
    <message>
        <source>side between %1 and %2</source>
        <translation>Kante zwischen %1 und %2</translation>
    </message>
    <message>
        <source>outer side of %1</source>
        <translation>Außenkante von %1</translation>
    </message>
    <message>
        <source>the 3:1 harbour</source>
        <translation>der 3:1-Hafen</translation>
    </message>
    <message>
        <source>the %1 harbour</source>
        <translation>der %1-Hafen</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>wall %1</source>
        <translation>Mauer %1</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>hills</source>
        <translation>Hügelland</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>Weideland</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Ackerland</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>Dschungel</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>steppe</source>
        <translation>Steppe</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>Wolle</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>Erz</translation>
    </message>
    <message>
        <source>of any kind</source>
        <translation>nach Wahl</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>wall level</source>
        <translation>Mauerstufe</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and a resource, as in 3 ore</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list: all but the last, the last</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The plain game</source>
        <translation>Das Basisspiel</translation>
    </message>
    <message>
        <source>The Great Wall</source>
        <translation>Die Große Mauer</translation>
    </message>
    <message>
        <source>The World</source>
        <translation>Die Welt</translation>
    </message>
    <message>
        <source>The Great River</source>
        <translation>Der Große Fluss</translation>
    </message>
    <message>
        <source>The Raiders</source>
        <translation>Die Plünderer</translation>
    </message>
    <message>
        <source>with the Great River</source>
        <translation>mit dem Großen Fluss</translation>
    </message>
    <message>
        <source>with volcanoes and jungles</source>
        <translation>mit Vulkanen und Dschungeln</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a hex without a number, as in desert; articles are not added</comment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>open sea</source>
        <translation>Meerfeld ohne Küste</translation>
    </message>
    <message>
        <source>sea %1 of %2</source>
        <comment>as in sea east of hills 5</comment>
        <translation>Meerfeld im %1 von %2</translation>
    </message>
    <message>
        <source>sea beside %1</source>
        <comment>%1 is a list of hexes</comment>
        <translation>Meerfeld bei %1</translation>
    </message>
    <message>
        <source>beside %1</source>
        <comment>%1 is a list of hexes</comment>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>%1&apos;s</source>
        <comment>whose, as in Ann&apos;s</comment>
        <translation>%1s</translation>
    </message>
    <message>
        <source>%1&apos;s</source>
        <comment>whose; the name ends like Max or Klaus</comment>
        <translation>%1’</translation>
    </message>
    <message>
        <source>on the desert</source>
        <translation>in die Wüste</translation>
    </message>
    <message>
        <source>on the %1</source>
        <comment>as in on the sea beside hills 5</comment>
        <translation>aufs %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>as in on hills 5</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>to the desert</source>
        <translation>in die Wüste</translation>
    </message>
    <message>
        <source>to the %1</source>
        <comment>as in to the sea beside hills 5</comment>
        <translation>aufs %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>as in to hills 5</comment>
        <translation>auf %1</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Guard your part of the wall against the riders.</source>
        <translation>Schützt euren Teil der Mauer vor den Reitern.</translation>
    </message>
    <message>
        <source>Found, build and trade, with a robber who blocks.</source>
        <translation>Gründen, bauen und handeln, mit einem Räuber, der blockiert.</translation>
    </message>
    <message>
        <source>Sail around the globe, discover new land, and mind the storm.</source>
        <translation>Segelt um die Welt, entdeckt Neuland und meidet den Sturm.</translation>
    </message>
    <message>
        <source>Bridges, and a plain that floods with every other seven.</source>
        <translation>Brücken und eine Aue, die jede zweite Sieben überflutet.</translation>
    </message>
    <message>
        <source>Raiders gather on your home island: settle the others in time.</source>
        <translation>Plünderer sammeln sich auf der Heimatinsel: Besiedelt rechtzeitig die anderen.</translation>
    </message>
    <message>
        <source>The river tile of this board floods, and is crossed by bridges.</source>
        <translation>Das Flussteil dieses Plans wird überflutet; Brücken führen hinüber.</translation>
    </message>
    <message>
        <source>Volcanoes give grain and erupt, jungles give counters for development cards.</source>
        <translation>Vulkane bringen Getreide und brechen aus, Dschungel bringen Marken für Entwicklungskarten.</translation>
    </message>
    <message>
        <source>90 minutes</source>
        <translation>90 Minuten</translation>
    </message>
    <message>
        <source>75 minutes</source>
        <translation>75 Minuten</translation>
    </message>
    <message>
        <source>100 minutes</source>
        <translation>100 Minuten</translation>
    </message>
    <message>
        <source>4 or 6 players</source>
        <translation>4 oder 6 Personen</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 oder 4 Personen</translation>
    </message>
    <message>
        <source>3 to 6 players</source>
        <translation>3 bis 6 Personen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The river flows %1, mirrored</source>
        <comment>%1 is a direction</comment>
        <translation>Der Fluss fließt nach %1, gespiegelt</translation>
    </message>
    <message>
        <source>The river flows %1</source>
        <comment>%1 is a direction</comment>
        <translation>Der Fluss fließt nach %1</translation>
    </message>
    <message>
        <source>1 to 5 players</source>
        <translation>1 bis 5 Personen</translation>
    </message>
    <message>
        <source>Example board</source>
        <translation>Beispielplan</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Whoever has this many on their own turn wins.</source>
        <translation>Wer im eigenen Zug so viele hat, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the table, from the bag</source>
        <translation>wir, aus dem Beutel</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>The program draws at random from what is left in the bag.</source>
        <translation>Das Programm zieht zufällig aus dem, was noch im Beutel ist.</translation>
    </message>
    <message>
        <source>Who draws the riders</source>
        <translation>Wer die Reiter zieht</translation>
    </message>
    <message>
        <source>The last penalty chip ends the game</source>
        <translation>Der letzte Strafchip beendet das Spiel</translation>
    </message>
    <message>
        <source>Otherwise the game goes on until somebody has the points.</source>
        <translation>Sonst geht das Spiel weiter, bis jemand die Punkte hat.</translation>
    </message>
    <message>
        <source>Riders come at the founding already</source>
        <translation>Reiter kommen schon bei der Gründung</translation>
    </message>
    <message>
        <source>Who draws the numbers</source>
        <translation>Wer die Zahlen zieht</translation>
    </message>
    <message>
        <source>The storm goes around the globe</source>
        <translation>Der Sturm zieht um die Welt</translation>
    </message>
    <message>
        <source>Otherwise the left and right edges of the map stop it.</source>
        <translation>Sonst halten ihn der linke und der rechte Rand auf.</translation>
    </message>
    <message>
        <source>No red numbers side by side</source>
        <translation>Keine roten Zahlen nebeneinander</translation>
    </message>
    <message>
        <source>A 6 or 8 that would lie beside one is drawn again.</source>
        <translation>Eine 6 oder 8, die neben einer läge, wird neu gezogen.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>They may cross the river&apos;s mouth.</source>
        <translation>Sie dürfen die Flussmündung überqueren.</translation>
    </message>
    <message>
        <source>Raiders spread from</source>
        <translation>Plünderer breiten sich aus von</translation>
    </message>
    <message>
        <source>all home deserts, and hexes they hold</source>
        <translation>allen Heimatwüsten und Feldern, die sie halten</translation>
    </message>
    <message>
        <source>wherever raiders stand</source>
        <translation>überall, wo Plünderer stehen</translation>
    </message>
    <message>
        <source>home deserts with raiders only</source>
        <translation>nur Heimatwüsten mit Plünderern</translation>
    </message>
    <message>
        <source>What a free hex must lie beside to be taken.</source>
        <translation>Woran ein freies Feld grenzen muss, um besetzt zu werden.</translation>
    </message>
    <message>
        <source>Buildings on the coast never fall</source>
        <translation>Gebäude an der Küste fallen nie</translation>
    </message>
    <message>
        <source>The sea counts as a way out.</source>
        <translation>Das Meer zählt als Ausweg.</translation>
    </message>
    <message>
        <source>Any raider that leaves raises the buildings beside him</source>
        <translation>Jeder Plünderer, der geht, richtet die Gebäude neben sich auf</translation>
    </message>
    <message>
        <source>Otherwise they stand up when some land beside them is free.</source>
        <translation>Sonst stehen sie wieder auf, sobald Land neben ihnen frei ist.</translation>
    </message>
    <message>
        <source>They lead to the other islands.</source>
        <translation>Sie führen zu den anderen Inseln.</translation>
    </message>
    <message>
        <source>Special building phase after each turn</source>
        <translation>Sonderbauphase nach jedem Zug</translation>
    </message>
    <message>
        <source>Everyone else may build, without trading.</source>
        <translation>Alle anderen dürfen bauen, ohne zu handeln.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Zwei Personen heißen %1.</translation>
    </message>
    <message>
        <source>There is no board for this number of players.</source>
        <translation>Für so viele Personen gibt es keinen Spielplan.</translation>
    </message>
    <message>
        <source>Our own board</source>
        <translation>Unser eigener Plan</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>ohne Würfel</translation>
    </message>
    <message>
        <source>Each founding settlement draws one, the border fort too.</source>
        <translation>Jede Gründungssiedlung zieht einen, auch die Grenzfeste.</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>What do you play?</source>
        <translation>Was spielt ihr?</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Wer sitzt wo?</translation>
    </message>
    <message>
        <source>Which printed numbers?</source>
        <translation>Woher kommen die gedruckten Werte?</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>Welcher Spielplan?</translation>
    </message>
    <message>
        <source>%1 of 3</source>
        <translation>%1 von 3</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin the set-up</source>
        <translation>Aufbau beginnen</translation>
    </message>
    <message>
        <source>Begin the founding</source>
        <translation>Gründung beginnen</translation>
    </message>
    <message>
        <source>Example board</source>
        <translation>Beispielplan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>first in the tea order</source>
        <translation>zuerst in der Teefolge</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>This is the tea order until you change it in the set-up. Tap a player to change name, clan or seat.</source>
        <translation>Das ist die Teefolge, bis ihr sie im Aufbau ändert. Tippe auf einen Namen, um Name, Clan oder Platz zu ändern.</translation>
    </message>
    <message>
        <source>In turn order, clockwise. Tap a player for name, colour and seat.</source>
        <translation>In Zugfolge, im Uhrzeigersinn. Tippe auf einen Namen, um Name, Farbe und Platz zu ändern.</translation>
    </message>
    <message>
        <source>Look into the value book</source>
        <translation>Ins Wertebuch schauen</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Linksherum</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Rechtsherum</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Options (changed)</source>
        <translation>Optionen (geändert)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Own, random or imported board</source>
        <translation>Eigener, zufälliger oder importierter Plan</translation>
    </message>
    <message>
        <source>What is the tea order?</source>
        <translation>Was ist die Teefolge?</translation>
    </message>
    <message>
        <source>Which clan do you play?</source>
        <translation>Welchen Clan spielst du?</translation>
    </message>
    <message>
        <source>Who are Qin and Reed?</source>
        <translation>Wer sind Qin und Schilf?</translation>
    </message>
    <message>
        <source>You play alone against Qin, and win with more honor than Qin. A third clan, Reed, takes part too. You carry out their turns and enter them here. Tap your clan to change it.</source>
        <translation>Du spielst allein gegen Qin und gewinnst mit mehr Ehre als Qin. Als dritter Clan macht Schilf mit. Ihre Züge führst du aus und gibst sie hier ein. Tippe auf deinen Clan, um ihn zu ändern.</translation>
    </message>
</context>
<context>
    <name>NewPinDialog</name>
    <message>
        <source>The same PIN once more</source>
        <translation>Dieselbe PIN noch einmal</translation>
    </message>
    <message>
        <source>Choose a PIN of four digits</source>
        <translation>Wähle eine PIN aus vier Ziffern</translation>
    </message>
    <message>
        <source>The two were different. Choose again.</source>
        <translation>Die beiden waren verschieden. Wähle neu.</translation>
    </message>
    <message>
        <source>Keep a note of it where no player sees it.</source>
        <translation>Notiere sie dort, wo kein Spieler sie sieht.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Kiosk mode needs one. Keep a note of it where no player sees it.</source>
        <translation>Der Kioskmodus braucht eine. Notiere sie dort, wo kein Spieler sie sieht.</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Choose the new PIN, four digits</source>
        <translation>Wähle die neue PIN, vier Ziffern</translation>
    </message>
</context>
<context>
    <name>NowFrame</name>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>%1: %2</source>
        <comment>a number, what it counts</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No number yet</source>
        <translation>Noch keine Zahl</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>the number that is replaced</comment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a number that is typed, a number</comment>
        <translation>%1: höchstens %2</translation>
    </message>
</context>
<context>
    <name>OwnBoardsText</name>
    <message>
        <source>Our board %1</source>
        <translation>Unser Plan %1</translation>
    </message>
    <message>
        <source>They come from a newer Watchfire.</source>
        <translation>Sie stammen von einem neueren Watchfire.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PendingRollCard</name>
    <message>
        <source>Use the roll</source>
        <translation>Wurf verwenden</translation>
    </message>
    <message>
        <source>Discard the roll</source>
        <translation>Wurf verwerfen</translation>
    </message>
    <message>
        <source>Discard all %1</source>
        <translation>Alle %1 verwerfen</translation>
    </message>
</context>
<context>
    <name>PieceText</name>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Siedlung</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>The PIN, please</source>
        <translation>Die PIN, bitte</translation>
    </message>
    <message numerus="yes">
        <source>That was wrong. The next try is in %n second(s).</source>
        <translation>
            <numerusform>Das war falsch. Nächster Versuch in %n Sekunde.</numerusform>
            <numerusform>Das war falsch. Nächster Versuch in %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was wrong. Try again.</source>
        <translation>Das war falsch. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Kiosk mode is on: whoever set it up has the PIN for this.</source>
        <translation>Der Kioskmodus ist an: Die PIN dafür hat, wer ihn eingerichtet hat.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One moment: the settings are not read yet.</source>
        <translation>Einen Moment: Die Einstellungen sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The PIN that is kept cannot be read, so this stays locked.</source>
        <translation>Die gespeicherte PIN lässt sich nicht lesen, deshalb bleibt das gesperrt.</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Enter the PIN</source>
        <translation>PIN eingeben</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>%1 of %2 digits</source>
        <translation>%1 von %2 Ziffern</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The PIN is forgotten</source>
        <translation>Die PIN ist vergessen</translation>
    </message>
</context>
<context>
    <name>PioneersMap</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a piece of the file</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>E</source>
        <comment>point of the compass</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>NE</source>
        <comment>point of the compass</comment>
        <translation>NO</translation>
    </message>
    <message>
        <source>NW</source>
        <comment>point of the compass</comment>
        <translation>NW</translation>
    </message>
    <message>
        <source>W</source>
        <comment>point of the compass</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>SW</source>
        <comment>point of the compass</comment>
        <translation>SW</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>point of the compass</comment>
        <translation>SO</translation>
    </message>
    <message>
        <source>the file has more than %1 kB; no map is that large. Is it a Pioneers game?</source>
        <translation>Die Datei hat mehr als %1 kB; so groß ist keine Karte. Ist es ein Spiel von Pioneers?</translation>
    </message>
    <message>
        <source>the file is empty. Choose a Pioneers game, a file with the ending .game</source>
        <translation>Die Datei ist leer. Wähle ein Spiel von Pioneers, eine Datei, die auf „.game“ endet.</translation>
    </message>
    <message>
        <source>there is a byte 0, so this is no text. Is it a Pioneers game?</source>
        <translation>Hier steht ein Byte 0, das ist also kein Text. Ist es ein Spiel von Pioneers?</translation>
    </message>
    <message>
        <source>a second map; the first begins in line %1. Delete one</source>
        <translation>Eine zweite Karte; die erste beginnt in Zeile %1. Lösche eine davon.</translation>
    </message>
    <message>
        <source>%1 is no word of a Pioneers game, which begins with &quot;title&quot; or another parameter. Is it one?</source>
        <translation>%1 ist kein Wort eines Spiels von Pioneers; das beginnt mit „title“ oder einem anderen Parameter. Ist es eines?</translation>
    </message>
    <message>
        <source>%1 is not known and was passed over. Check its spelling</source>
        <translation>%1 ist nicht bekannt und wurde übergangen. Prüfe die Schreibung.</translation>
    </message>
    <message>
        <source>%1 stands here again, first in line %2. Delete one</source>
        <translation>%1 steht hier noch einmal, zuerst in Zeile %2. Lösche eins davon.</translation>
    </message>
    <message>
        <source>the title is not UTF-8 text. Save the file as UTF-8, or retype the title</source>
        <translation>Der Titel ist kein UTF-8-Text. Speichere die Datei als UTF-8, oder schreibe den Titel neu.</translation>
    </message>
    <message>
        <source>random-terrain: the terrains stand here as the file lists them. To shuffle them, make a random board of this one</source>
        <translation>random-terrain: Das Gelände liegt hier, wie die Datei es nennt. Mache einen Zufallsplan daraus, um es zu mischen.</translation>
    </message>
    <message>
        <source>num-players %1: a table here has 2 to %2 players. Write such a number</source>
        <translation>num-players %1: Hier spielen 2 bis %2 Personen. Schreibe eine solche Zahl.</translation>
    </message>
    <message>
        <source>victory-points %1: boards hold no goal. Choose the option goal-points %1 for the game</source>
        <translation>victory-points %1: Ein Spielplan enthält kein Ziel. Wähle für das Spiel die Option „Punkte zum Sieg“: %1</translation>
    </message>
    <message>
        <source>num-bridges %1: bridges over water are not known here. Play without them</source>
        <translation>num-bridges %1: Brücken über Wasser gibt es hier nicht. Spiele ohne sie.</translation>
    </message>
    <message>
        <source>num-city-walls %1: city walls are not known here. Play without them</source>
        <translation>num-city-walls %1: Stadtmauern gibt es hier nicht. Spiele ohne sie.</translation>
    </message>
    <message>
        <source>sevens-rule %1: a seven counts as one from the first turn on here (BA-20). Roll again where the file wants it</source>
        <translation>sevens-rule %1: Eine Sieben zählt hier vom ersten Zug an (BA-20). Würfle noch einmal, wo die Datei es will.</translation>
    </message>
    <message>
        <source>use-pirate: the plain game has no pirate here (BA-22). Play without it</source>
        <translation>use-pirate: Das Basisspiel hat hier keinen Piraten (BA-22). Spiele ohne ihn.</translation>
    </message>
    <message>
        <source>island-discovery-bonus %1: no points for new islands are counted here. Enter them as a correction of the points</source>
        <translation>island-discovery-bonus %1: Punkte für neue Inseln werden hier nicht gezählt. Trage sie als Korrektur der Punkte ein.</translation>
    </message>
    <message>
        <source>%1 wants a whole number from %2 to %3, not %4. Correct it</source>
        <translation>%1 braucht eine ganze Zahl von %2 bis %3, nicht %4. Berichtige sie.</translation>
    </message>
    <message>
        <source>%1 %2: each player has %3 here (BA-32). For each one more answer &quot;place it anyway&quot;</source>
        <translation>%1 %2: Hier haben alle je %3 (BA-32). Antworte für jedes weitere „Trotzdem setzen“.</translation>
    </message>
    <message>
        <source>%1 %2: each player has %3 here (BA-32). Put the others back into the box</source>
        <translation>%1 %2: Hier haben alle je %3 (BA-32). Lege die übrigen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>chits: %1 is no number token; those are 2 to 6 and 8 to 12, with a comma between two. Correct it</source>
        <translation>chits: %1 ist kein Zahlenchip; das sind 2 bis 6 und 8 bis 12, dazwischen je ein Komma. Berichtige das.</translation>
    </message>
    <message>
        <source>the map has more than %1 rows. Is its end, a line &quot;.&quot;, missing?</source>
        <translation>Die Karte hat mehr als %1 Reihen. Fehlt ihr Ende, eine Zeile „.“?</translation>
    </message>
    <message>
        <source>the row has more than %1 hexes. Shorten it</source>
        <translation>Die Reihe hat mehr als %1 Felder. Kürze sie.</translation>
    </message>
    <message>
        <source>column %1: %2 begins with no terrain: s, t, h, p, f, m, d, g, or - for no hex. Correct this hex</source>
        <translation>Spalte %1: %2 beginnt mit keinem Gelände: s, t, h, p, f, m, d, g, oder - für kein Feld. Berichtige dieses Feld.</translation>
    </message>
    <message>
        <source>column %1: %2 is sea, which takes no place in the order of the numbers; it was read as open sea. Write its terrain if it should be land</source>
        <translation>Spalte %1: %2 ist Meer, das in der Reihenfolge der Zahlen keinen Platz hat; es wurde als offenes Meer gelesen. Schreibe sein Gelände, wenn es Land sein soll.</translation>
    </message>
    <message>
        <source>column %1: %2 is no harbour: s, then one of ? l b w g o, then a direction 0 to 5. Correct this hex</source>
        <translation>Spalte %1: %2 ist kein Hafen: s, dann eins von „?“, l, b, w, g, o, dann eine Richtung 0 bis 5. Berichtige dieses Feld.</translation>
    </message>
    <message>
        <source>column %1: %2 is no land hex: a terrain, its place in the order of the numbers (0 to 9999), and + where it stays in a shuffle. Correct this hex</source>
        <translation>Spalte %1: %2 ist kein Landfeld: ein Gelände, sein Platz in der Reihenfolge der Zahlen (0 bis 9999), und +, wenn es beim Mischen liegen bleibt. Berichtige dieses Feld.</translation>
    </message>
    <message>
        <source>nosetup stands before the end of the map. Move it behind the line &quot;.&quot;</source>
        <translation>nosetup steht vor dem Ende der Karte. Setze es hinter die Zeile „.“.</translation>
    </message>
    <message>
        <source>nosetup wants three numbers: column, row, corner. Correct it</source>
        <translation>nosetup braucht drei Zahlen: Spalte, Reihe, Ecke. Berichtige das.</translation>
    </message>
    <message>
        <source>nosetup wants three numbers: column, row, and a corner 0 to 5. Correct it</source>
        <translation>nosetup braucht drei Zahlen: Spalte, Reihe und eine Ecke 0 bis 5. Berichtige das.</translation>
    </message>
    <message>
        <source>the map that begins in line %1 has no end. It ends with a line &quot;.&quot;; is the file cut off?</source>
        <translation>Die Karte, die in Zeile %1 beginnt, hat kein Ende. Sie endet mit einer Zeile „.“; ist die Datei abgeschnitten?</translation>
    </message>
    <message>
        <source>there is no map. Is this a Pioneers game, and the whole of it?</source>
        <translation>Es gibt keine Karte. Ist das ein Spiel von Pioneers, und das ganze?</translation>
    </message>
    <message>
        <source>the map has %1 hexes; a board here has at most %2. Write - for sea that is not needed</source>
        <translation>Die Karte hat %1 Felder; ein Spielplan hat hier höchstens %2. Schreibe - für Meer, das nicht gebraucht wird.</translation>
    </message>
    <message>
        <source>the map has no hexes. Is the file cut off?</source>
        <translation>Die Karte hat keine Felder. Ist die Datei abgeschnitten?</translation>
    </message>
    <message>
        <source>trade, bank and cards in hand are not tracked here (BA-12); nothing is made of %1</source>
        <translation>Handel, Bank und Handkarten werden hier nicht verfolgt (BA-12); ohne Wirkung bleibt: %1</translation>
    </message>
    <message>
        <source>column %1: %2 has the place %3 in the order of the numbers, as has %4 in line %5, column %6. Give each its own</source>
        <translation>Spalte %1: %2 hat den Platz %3 in der Reihenfolge der Zahlen, wie auch %4 in Zeile %5, Spalte %6. Gib jedem einen eigenen.</translation>
    </message>
    <message>
        <source>%1 hexes want a number, and chits lists %2. Add %3</source>
        <translation>%1 Felder brauchen eine Zahl, und chits nennt %2. Ergänze %3.</translation>
    </message>
    <message>
        <source>chits lists %1 numbers and the map wants %2; the rest, at the end, was left out. Look whether land is missing</source>
        <translation>chits nennt %1 Zahlen, und die Karte braucht %2; der Rest am Ende blieb weg. Sieh nach, ob Land fehlt.</translation>
    </message>
    <message>
        <source>column %1: no land lies %2 of the harbour %3; it was left out. Correct its direction if it should be there</source>
        <translation>Spalte %1: In Richtung %2 liegt vom Hafen %3 aus kein Land; er blieb weg. Berichtige seine Richtung, wenn er dort sein soll.</translation>
    </message>
    <message>
        <source>column %1: a board here has at most %2 harbours. Write s for the others</source>
        <translation>Spalte %1: Ein Spielplan hat hier höchstens %2 Häfen. Schreibe s für die übrigen.</translation>
    </message>
    <message>
        <source>there is no desert: the robber stands beside the board until the first seven</source>
        <translation>Es gibt keine Wüste: Der Räuber steht bis zur ersten Sieben neben dem Plan.</translation>
    </message>
    <message>
        <source>there are %1 deserts: the robber begins on the first of them, %2</source>
        <translation>Es gibt %1 Wüsten: Der Räuber beginnt auf der ersten, %2.</translation>
    </message>
    <message>
        <source>the file has ships and all land is one piece. Choose the option ships for the game</source>
        <translation>Die Datei hat Schiffe, und alles Land hängt zusammen. Wähle für das Spiel die Option „Schiffe“.</translation>
    </message>
    <message>
        <source>the file has no ships and land lies in several pieces. Switch the option ships off for the game</source>
        <translation>Die Datei hat keine Schiffe, und das Land liegt in mehreren Stücken. Schalte für das Spiel die Option „Schiffe“ aus.</translation>
    </message>
    <message>
        <source>nosetup names a corner of column %1, row %2, which the map does not have. Correct it</source>
        <translation>nosetup nennt eine Ecke von Spalte %1, Reihe %2, die es auf der Karte nicht gibt. Berichtige das.</translation>
    </message>
    <message>
        <source>nosetup leaves no whole hex to found at; boards here name hexes. Delete some</source>
        <translation>nosetup lässt kein ganzes Feld zum Gründen übrig; Spielpläne nennen hier Felder. Lösche einige davon.</translation>
    </message>
    <message>
        <source>nosetup forbids single corners, boards here whole hexes: one more corner is closed for founding than the file says. Answer &quot;place it anyway&quot; there</source>
        <translation>nosetup verbietet einzelne Ecken, Spielpläne hier ganze Felder: Eine Ecke mehr, als die Datei sagt, ist zum Gründen gesperrt. Antworte dort „Trotzdem setzen“.</translation>
    </message>
    <message>
        <source>nosetup forbids single corners, boards here whole hexes: %1 more corners are closed for founding than the file says. Answer &quot;place it anyway&quot; there</source>
        <translation>nosetup verbietet einzelne Ecken, Spielpläne hier ganze Felder: %1 Ecken mehr, als die Datei sagt, sind zum Gründen gesperrt. Antworte dort „Trotzdem setzen“.</translation>
    </message>
    <message>
        <source>A line of the file that means nothing here: %1.</source>
        <translation>Eine Zeile der Datei, die hier nichts bedeutet: %1.</translation>
    </message>
    <message>
        <source>The file wants the land shuffled before each game. It lies here as the file lists it; make a random board of it to shuffle it.</source>
        <translation>Die Datei will das Land vor jedem Spiel mischen. Hier liegt es so, wie es in der Datei steht; zum Mischen mach einen Zufallsplan daraus.</translation>
    </message>
    <message>
        <source>The map is for up to %1 players, and a table here has 2 to %2.</source>
        <translation>Die Karte ist für bis zu %1 Personen, und an einem Tisch spielen hier 2 bis %2.</translation>
    </message>
    <message>
        <source>The goal of %1 points. Choose &quot;Points to win&quot; when you begin the game.</source>
        <translation>Das Ziel von %1 Punkten. Wähle „Punkte zum Sieg“, wenn du das Spiel beginnst.</translation>
    </message>
    <message>
        <source>Bridges over water. There are none here.</source>
        <translation>Brücken über Wasser. Die gibt es hier nicht.</translation>
    </message>
    <message>
        <source>City walls. There are none here.</source>
        <translation>Stadtmauern. Die gibt es hier nicht.</translation>
    </message>
    <message>
        <source>A special rule for sevens in the first turns. Here every seven counts.</source>
        <translation>Eine Sonderregel für Siebenen in den ersten Zügen. Hier zählt jede Sieben.</translation>
    </message>
    <message>
        <source>The pirate. The plain game has none here.</source>
        <translation>Der Pirat. Das Basisspiel hat hier keinen.</translation>
    </message>
    <message>
        <source>Points for new islands. They are not counted here; correct the points by hand.</source>
        <translation>Punkte für neue Inseln. Sie werden hier nicht gezählt; korrigiere die Punkte von Hand.</translation>
    </message>
    <message>
        <source>%1 roads for each player. Here each has %2.</source>
        <translation>%1 Straßen für jede Person. Hier sind es %2.</translation>
    </message>
    <message>
        <source>%1 settlements for each player. Here each has %2.</source>
        <translation>%1 Siedlungen für jede Person. Hier sind es %2.</translation>
    </message>
    <message>
        <source>%1 cities for each player. Here each has %2.</source>
        <translation>%1 Städte für jede Person. Hier sind es %2.</translation>
    </message>
    <message>
        <source>%1 ships for each player. Here each has %2.</source>
        <translation>%1 Schiffe für jede Person. Hier sind es %2.</translation>
    </message>
    <message>
        <source>The number of a sea hex. It was read as open sea.</source>
        <translation>Die Zahl eines Meerfelds. Es wurde als offenes Meer gelesen.</translation>
    </message>
    <message>
        <source>The map has %1 hexes, and a board here has at most %2.</source>
        <translation>Die Karte hat %1 Felder, und ein Spielplan hat hier höchstens %2.</translation>
    </message>
    <message>
        <source>Rules for trade, bank and cards in hand. The table looks after these itself.</source>
        <translation>Regeln für Handel, Bank und Handkarten. Darum kümmert sich der Tisch selbst.</translation>
    </message>
    <message>
        <source>The last numbers of the file: it lists %1, and only %2 hexes want one.</source>
        <translation>Die letzten Zahlen der Datei: Sie nennt %1, und nur %2 Felder brauchen eine.</translation>
    </message>
    <message>
        <source>A harbour that touches no land.</source>
        <translation>Ein Hafen, der kein Land berührt.</translation>
    </message>
    <message>
        <source>The map has more than %1 harbours, the most a board here has.</source>
        <translation>Die Karte hat mehr als %1 Häfen; mehr hat ein Spielplan hier nicht.</translation>
    </message>
    <message>
        <source>There is no desert: the robber waits beside the board until the first seven.</source>
        <translation>Es gibt keine Wüste: Der Räuber wartet bis zur ersten Sieben neben dem Plan.</translation>
    </message>
    <message>
        <source>There are %1 deserts: the robber begins in the one farthest up.</source>
        <translation>Es gibt %1 Wüsten: Der Räuber beginnt in der obersten.</translation>
    </message>
    <message>
        <source>The file has ships although all land is one piece. Switch &quot;Ships&quot; on when you begin the game.</source>
        <translation>Die Datei hat Schiffe, obwohl alles Land zusammenhängt. Schalte „Schiffe“ ein, wenn du das Spiel beginnst.</translation>
    </message>
    <message>
        <source>The file has no ships although land lies in several pieces. Switch &quot;Ships&quot; off when you begin the game.</source>
        <translation>Die Datei hat keine Schiffe, obwohl das Land in mehreren Stücken liegt. Schalte „Schiffe“ aus, wenn du das Spiel beginnst.</translation>
    </message>
    <message>
        <source>The file leaves no whole hex on which a first settlement may stand.</source>
        <translation>Die Datei lässt kein ganzes Feld übrig, an dem eine erste Siedlung stehen darf.</translation>
    </message>
    <message>
        <source>Some corners where the first settlements may stand: %1 more are closed here. Place them there anyway if you like.</source>
        <translation>Einige Ecken, an denen die ersten Siedlungen stehen dürfen: %1 mehr sind hier gesperrt. Setze dort trotzdem, wenn du magst.</translation>
    </message>
</context>
<context>
    <name>PirateText</name>
    <message>
        <source>Put the pirate %1</source>
        <comment>%1: on the sea beside hills 5</comment>
        <translation>Setze den Piraten %1</translation>
    </message>
    <message>
        <source>The harbours of this hex are shut while he stands there.</source>
        <translation>Solange er dort steht, sind die Häfen dieses Felds geschlossen.</translation>
    </message>
    <message>
        <source>%1 chose this hex.</source>
        <translation>%1 hat dieses Feld gewählt.</translation>
    </message>
    <message>
        <source>Pirate %1</source>
        <comment>%1: to the sea beside hills 5</comment>
        <translation>Pirat %1</translation>
    </message>
    <message>
        <source>Corrected: pirate (%1)</source>
        <comment>%1 is a place</comment>
        <translation>Korrigiert: Pirat (%1)</translation>
    </message>
    <message>
        <source>The pirate</source>
        <translation>Der Pirat</translation>
    </message>
    <message>
        <source>%1, where does the pirate go?</source>
        <translation>%1, wohin kommt der Pirat?</translation>
    </message>
    <message>
        <source>Tap a lit sea hex, or leave him where he is.</source>
        <translation>Tippe auf ein leuchtendes Meerfeld, oder lass ihn stehen.</translation>
    </message>
    <message>
        <source>%1 rolled a seven.</source>
        <translation>%1 hat eine Sieben gewürfelt.</translation>
    </message>
    <message>
        <source>%1 left the pirate where he was</source>
        <translation>%1 lässt den Piraten stehen</translation>
    </message>
    <message>
        <source>%1 moved the pirate %2</source>
        <comment>%2: to the sea beside hills 5</comment>
        <translation>%1 setzt den Piraten %2</translation>
    </message>
    <message>
        <source>%1 moved the pirate.</source>
        <translation>%1 hat den Piraten versetzt.</translation>
    </message>
    <message>
        <source>the pirate may move</source>
        <translation>Pirat darf ziehen</translation>
    </message>
    <message>
        <source>%1, pirate</source>
        <translation>%1, Pirat</translation>
    </message>
    <message>
        <source>The pirate does not stand on a sea hex. Put it on one.</source>
        <translation>Der Pirat steht nicht auf einem Meerfeld. Setze ihn auf eines.</translation>
    </message>
    <message>
        <source>The pirate stands at the %1.</source>
        <translation>Der Pirat steht an der %1.</translation>
    </message>
    <message>
        <source>The pirate has left it.</source>
        <translation>Der Pirat ist fort.</translation>
    </message>
</context>
<context>
    <name>PlayerEditor</name>
    <message>
        <source>Change the name %1</source>
        <translation>Den Namen %1 ändern</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Colour of the pieces</source>
        <translation>Farbe der Spielsteine</translation>
    </message>
    <message>
        <source>Side of the table, seen on the screen</source>
        <translation>Seite des Tisches, wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>side of the table, on the screen</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>side of the table, on the screen</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>side of the table, on the screen</comment>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>side of the table, on the screen</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>First in the tea order</source>
        <translation>Zuerst in der Teefolge</translation>
    </message>
    <message>
        <source>Rolled highest and begins</source>
        <translation>Hat am höchsten gewürfelt und beginnt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n knight(s)</source>
        <translation>
            <numerusform>%n Ritter</numerusform>
            <numerusform>%n Ritter</numerusform>
        </translation>
    </message>
    <message>
        <source>largest army</source>
        <translation>größte Rittermacht</translation>
    </message>
    <message>
        <source>longest road</source>
        <translation>längste Handelsstraße</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s)</source>
        <translation>
            <numerusform>%n Strafchip</numerusform>
            <numerusform>%n Strafchips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) driven off</source>
        <translation>
            <numerusform>%n Plünderer vertrieben</numerusform>
            <numerusform>%n Plünderer vertrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jungle counter(s)</source>
        <translation>
            <numerusform>%n Dschungelmarke</numerusform>
            <numerusform>%n Dschungelmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>may act now</source>
        <translation>ist jetzt dran</translation>
    </message>
</context>
<context>
    <name>PointsCurve</name>
    <message>
        <source>%1: %2 points now; a line through %3</source>
        <translation>%1: jetzt %2 Punkte; eine Linie durch %3</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n roll(s): %1</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>Nach %n Wurf: %1</numerusform>
            <numerusform>Nach %n Würfen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Jahr %1</translation>
    </message>
</context>
<context>
    <name>SoldierTray</name>
    <message>
        <source>Soldiers to recruit: drag one onto the board.</source>
        <translation>Soldaten zum Anwerben: Zieh einen aufs Brett.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Then for %1:</source>
        <comment>after the steps; the player who recruits these soldiers</comment>
        <translation>Danach für %1:</translation>
    </message>
    <message>
        <source>Recruit:</source>
        <comment>above the soldiers of the pool</comment>
        <translation>Anwerben:</translation>
    </message>
</context>
<context>
    <name>PowderActingText</name>
    <message>
        <source>First answer what the panel asks.</source>
        <translation>Beantworte zuerst die offene Frage.</translation>
    </message>
    <message>
        <source>A card&apos;s name has letters and figures.</source>
        <translation>Ein Kartenname besteht aus Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>Several answers fit. Please choose one from the list.</source>
        <translation>Dazu passen mehrere Antworten. Wähle bitte eine aus der Liste.</translation>
    </message>
    <message>
        <source>Once more: %1</source>
        <comment>what was built</comment>
        <translation>Noch einmal: %1</translation>
    </message>
    <message>
        <source>Recruit and end turn</source>
        <translation>Anwerben &amp; Zugende</translation>
    </message>
    <message>
        <source>Attack and end turn</source>
        <translation>Angreifen &amp; Zugende</translation>
    </message>
    <message>
        <source>Move and end turn</source>
        <translation>Verlegen &amp; Zugende</translation>
    </message>
    <message>
        <source>On to %1&apos;s turn</source>
        <comment>player</comment>
        <translation>Weiter: %1 ist am Zug</translation>
    </message>
    <message>
        <source>Put back where he was.</source>
        <translation>Zurückgestellt, wo er war.</translation>
    </message>
    <message>
        <source>First comes a question: %1</source>
        <comment>the turn cannot end with the act</comment>
        <translation>Vorher kommt eine Frage: %1</translation>
    </message>
    <message>
        <source>Whoever raises a wall or claims a horde beside it may put a spearman there.</source>
        <translation>Wer daneben eine Mauer ausbaut oder eine Horde erbeutet, darf einen Speerträger hineinstellen.</translation>
    </message>
    <message>
        <source>%1&apos;s spearman stands in %2.</source>
        <comment>player, tower</comment>
        <translation>In %2 steht ein Speerträger von %1.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>a tower</comment>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>Not there. Only a lit place answers the question.</source>
        <translation>Dort nicht. Nur eine leuchtende Stelle beantwortet die Frage.</translation>
    </message>
    <message>
        <source>Not there. %1</source>
        <comment>a sentence that says where</comment>
        <translation>Dort nicht. %1</translation>
    </message>
    <message>
        <source>Not there. Only somebody who was killed just now can be saved.</source>
        <translation>Dort nicht. Retten kannst du nur, wer eben getötet wurde.</translation>
    </message>
    <message>
        <source>Then draw the next horde card: which one?</source>
        <translation>Dann die nächste Hordenkarte ziehen: welche?</translation>
    </message>
    <message>
        <source>Not possible: %1. %2</source>
        <comment>choices; the reason that they share</comment>
        <translation>Nicht möglich: %1. %2</translation>
    </message>
    <message>
        <source>Without an answer here you are asked afterwards.</source>
        <translation>Ohne Antwort hier wirst du danach gefragt.</translation>
    </message>
    <message>
        <source>%1: it shoots when it is built, when a tower beside it is manned, or by a card (&quot;More&quot;, &quot;Shot&quot;).</source>
        <comment>a war machine</comment>
        <translation>%1: schießt beim Bau, beim Besetzen eines Turms daneben oder durch eine Karte („Mehr“, „Schuss“).</translation>
    </message>
    <message>
        <source>%1 is not in play. It takes part with three players or more.</source>
        <comment>a section</comment>
        <translation>%1 ist nicht im Spiel. Ab drei Spielern kommt er dazu.</translation>
    </message>
    <message>
        <source>A war machine stays in its section.</source>
        <translation>Eine Kriegsmaschine bleibt in ihrem Abschnitt.</translation>
    </message>
    <message>
        <source>A spearman stays in his tower, until the wall beside it breaks or another one takes his place.</source>
        <translation>Ein Speerträger bleibt in seinem Turm, bis die Mauer daneben bricht oder ein anderer seinen Platz nimmt.</translation>
    </message>
    <message>
        <source>Whoever stands on a card stays there until a step takes him off.</source>
        <translation>Wer auf einer Karte steht, bleibt dort, bis ein Schritt ihn wegnimmt.</translation>
    </message>
    <message>
        <source>What lies on a spot stays there until a step takes it off.</source>
        <translation>Was auf einem Feld liegt, bleibt dort, bis ein Schritt es wegnimmt.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn, and nobody of %1&apos;s stands here.</source>
        <comment>a player</comment>
        <translation>%1 ist am Zug und hat hier niemanden.</translation>
    </message>
    <message>
        <source>Soldiers move in the fall, each in the turn of his player.</source>
        <translation>Soldaten ziehen im Herbst, jeder im Zug seines Spielers.</translation>
    </message>
    <message>
        <source>A card moves when a step says so. Otherwise: menu, &quot;Correct the board&quot;.</source>
        <translation>Eine Karte wandert, wenn ein Schritt es sagt. Sonst: Menü, „Plan korrigieren“.</translation>
    </message>
    <message>
        <source>%1 is not used in this game.</source>
        <comment>a tower</comment>
        <translation>%1 wird in diesem Spiel nicht benutzt.</translation>
    </message>
    <message>
        <source>%1: no shot now.</source>
        <comment>a war machine</comment>
        <translation>%1: jetzt kein Schuss.</translation>
    </message>
    <message>
        <source>He cannot stand there now.</source>
        <translation>Dort kann er jetzt nicht stehen.</translation>
    </message>
    <message>
        <source>Not there: the machine shoots at hordes before %1.</source>
        <comment>a section</comment>
        <translation>Dort nicht: Die Maschine schießt auf Horden vor %1.</translation>
    </message>
    <message>
        <source>Not there: the machines shoot at hordes before %1 and %2.</source>
        <comment>sections</comment>
        <translation>Dort nicht: Die Maschinen schießen auf Horden vor %1 und %2.</translation>
    </message>
</context>
<context>
    <name>PowderActionPane</name>
    <message>
        <source>The name as it is printed</source>
        <translation>Der Name, wie er gedruckt ist</translation>
    </message>
</context>
<context>
    <name>PowderBoard</name>
    <message>
        <source>Not there. While you drag him, frames show where he can go.</source>
        <translation>Dort nicht. Während du ihn ziehst, zeigen Rahmen, wohin er kann.</translation>
    </message>
    <message>
        <source>The wall and the hordes before it</source>
        <translation>Die Mauer und die Horden davor</translation>
    </message>
</context>
<context>
    <name>PowderCommands</name>
    <message numerus="yes">
        <source>%1 raised %n overseer(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n neuer Aufseher</numerusform>
            <numerusform>%1: %n neue Aufseher</numerusform>
        </translation>
    </message>
    <message>
        <source>Tea order</source>
        <translation>Teefolge</translation>
    </message>
    <message>
        <source>Horde deck</source>
        <translation>Hordenstapel</translation>
    </message>
    <message>
        <source>Horde card</source>
        <translation>Hordenkarte</translation>
    </message>
    <message>
        <source>Overseers</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>Piece set up</source>
        <translation>Figur aufgestellt</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>Recruiting</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Moving soldiers</source>
        <translation>Soldaten verlegen</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Soldier killed</source>
        <translation>Soldat getötet</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>Shame</source>
        <translation>Schande</translation>
    </message>
    <message>
        <source>Shame back</source>
        <translation>Schande zurück</translation>
    </message>
    <message>
        <source>Section adjusted</source>
        <translation>Abschnitt angepasst</translation>
    </message>
    <message>
        <source>Printed value</source>
        <translation>Gedruckter Wert</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Bomber</source>
        <translation>Bombenwerfer</translation>
    </message>
    <message>
        <source>Killed soldiers</source>
        <translation>Getötete Soldaten</translation>
    </message>
    <message>
        <source>Saved soldiers</source>
        <translation>Gerettete Soldaten</translation>
    </message>
    <message>
        <source>Rocket card</source>
        <translation>Raketenkarte</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was done, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Corrected: %1 at wall level %2</source>
        <comment>%1 is a section</comment>
        <translation>Korrigiert: %1 auf Mauerstufe %2</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n barricade(s) before %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>Korrigiert: %n Barrikade vor %1</numerusform>
            <numerusform>Korrigiert: %n Barrikaden vor %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: no machine in %1</source>
        <comment>%1 is a section</comment>
        <translation>Korrigiert: keine Maschine in %1</translation>
    </message>
    <message>
        <source>Corrected: %1 in %2</source>
        <comment>machines, section</comment>
        <translation>Korrigiert: %1 in %2</translation>
    </message>
    <message>
        <source>Corrected: %1 in %2</source>
        <comment>card, place</comment>
        <translation>Korrigiert: „%1“ in %2</translation>
    </message>
    <message>
        <source>Corrected: no card in %1</source>
        <translation>Korrigiert: keine Karte in %1</translation>
    </message>
    <message>
        <source>Corrected: %1 is free</source>
        <comment>%1 is a spot</comment>
        <translation>Korrigiert: %1 ist frei</translation>
    </message>
    <message>
        <source>Corrected: a wound on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Korrigiert: Wunde auf %1</translation>
    </message>
    <message>
        <source>Corrected: a snake token on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Korrigiert: Schlangenmarker auf %1</translation>
    </message>
    <message>
        <source>Corrected: %1 of %2 on %3</source>
        <comment>soldier, player, place</comment>
        <translation>Korrigiert: %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2 in %3</source>
        <comment>player, soldiers, place</comment>
        <translation>Korrigiert: %1 hat %2 (%3)</translation>
    </message>
    <message>
        <source>Corrected: a spearman of %1 in %2</source>
        <comment>player, tower</comment>
        <translation>Korrigiert: Speerträger von %1 im %2</translation>
    </message>
    <message>
        <source>Corrected: nobody in %1</source>
        <comment>%1 is a tower</comment>
        <translation>Korrigiert: niemand im %1</translation>
    </message>
    <message>
        <source>Corrected: %1 has %2 honor</source>
        <translation>Korrigiert: %1 hat %2 Ehre</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has claimed %n horde(s)</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Horde erbeutet</numerusform>
            <numerusform>Korrigiert: %1 hat %n Horden erbeutet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %1 has %n shame token(s) under soldiers</source>
        <translation>
            <numerusform>Korrigiert: %1 hat %n Schandmarker unter Soldaten</numerusform>
            <numerusform>Korrigiert: %1 hat %n Schandmarker unter Soldaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n shame token(s) in the pool</source>
        <translation>
            <numerusform>Korrigiert: %n Schandmarker im Vorrat</numerusform>
            <numerusform>Korrigiert: %n Schandmarker im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n shame token(s) out of the game</source>
        <translation>
            <numerusform>Korrigiert: %n Schandmarker aus dem Spiel</numerusform>
            <numerusform>Korrigiert: %n Schandmarker aus dem Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: tea order %1</source>
        <translation>Korrigiert: Teefolge %1</translation>
    </message>
    <message>
        <source>Corrected: year %1</source>
        <translation>Korrigiert: Jahr %1</translation>
    </message>
    <message>
        <source>Corrected: time token at slot %1</source>
        <translation>Korrigiert: Zeitmarker auf Platz %1</translation>
    </message>
    <message>
        <source>Corrected: it is %1</source>
        <comment>%1 is a season</comment>
        <translation>Korrigiert: Jetzt ist %1</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s turn</source>
        <translation>Korrigiert: %1 ist am Zug</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n card(s) left in the horde deck</source>
        <translation>
            <numerusform>Korrigiert: noch %n Karte im Hordenstapel</numerusform>
            <numerusform>Korrigiert: noch %n Karten im Hordenstapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n card(s) left in the rocket deck</source>
        <translation>
            <numerusform>Korrigiert: noch %n Karte im Raketenstapel</numerusform>
            <numerusform>Korrigiert: noch %n Karten im Raketenstapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: the next card&apos;s back shows %1</source>
        <comment>%1 is a section</comment>
        <translation>Korrigiert: Nächste Rückseite zeigt %1</translation>
    </message>
    <message>
        <source>Corrected: the next card&apos;s back is not known</source>
        <translation>Korrigiert: Nächste Rückseite ist unbekannt</translation>
    </message>
    <message>
        <source>Tea order: %1</source>
        <translation>Teefolge: %1</translation>
    </message>
    <message>
        <source>Horde deck: three types were taken out unseen</source>
        <translation>Hordenstapel: drei Typen wurden ungesehen aussortiert</translation>
    </message>
    <message>
        <source>Out of the horde deck: %1</source>
        <translation>Aus dem Hordenstapel aussortiert: %1</translation>
    </message>
    <message>
        <source>Horde: %1</source>
        <translation>Horde: %1</translation>
    </message>
    <message>
        <source>Set up: %1 of %2, %3</source>
        <comment>soldier, player, place</comment>
        <translation>Aufgebaut: %1 von %2, %3</translation>
    </message>
    <message>
        <source>Set up: %1, %2</source>
        <comment>piece, place</comment>
        <translation>Aufgebaut: %1, %2</translation>
    </message>
    <message>
        <source>The game began</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>Order of turns: %1</source>
        <translation>Zugfolge: %1</translation>
    </message>
    <message>
        <source>%1 ended the turn</source>
        <translation>Zugende: %1</translation>
    </message>
    <message>
        <source>%1 of year %2</source>
        <comment>season, number</comment>
        <translation>%1, Jahr %2</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Ansturm</translation>
    </message>
    <message>
        <source>%1 recruited %2</source>
        <translation>%1 warb %2 an</translation>
    </message>
    <message>
        <source>%1 attacked with %2</source>
        <translation>%1 schickte %2 in den Angriff</translation>
    </message>
    <message>
        <source>%1 moved %2 to %3</source>
        <comment>player, soldiers, place</comment>
        <translation>%1 verlegte %2, jetzt: %3</translation>
    </message>
    <message>
        <source>%1 raised the wall of %2</source>
        <comment>player, section</comment>
        <translation>%1 baute die Mauer von %2 aus</translation>
    </message>
    <message>
        <source>%1 built a barricade before %2</source>
        <comment>player, section</comment>
        <translation>%1 baute eine Barrikade vor %2</translation>
    </message>
    <message>
        <source>%1 built the %2 of %3</source>
        <comment>player, machine, section</comment>
        <translation>%1 baute die %2 in %3</translation>
    </message>
    <message>
        <source>%1 shot with the %2 at %3</source>
        <comment>player, machine, place</comment>
        <translation>%1 schoss mit der %2 auf %3</translation>
    </message>
    <message>
        <source>%1 manned %2</source>
        <comment>player, tower</comment>
        <translation>%1 besetzte den %2</translation>
    </message>
    <message>
        <source>%1 wounded %2</source>
        <comment>player, spot</comment>
        <translation>%1 verwundete %2</translation>
    </message>
    <message>
        <source>%1 of %2 killed by %3</source>
        <comment>soldier, player, player</comment>
        <translation>%1 von %2 getötet durch %3</translation>
    </message>
    <message>
        <source>%1 lost %2 honor</source>
        <translation>%1 verlor %2 Ehre</translation>
    </message>
    <message>
        <source>%1 gained %2 honor</source>
        <translation>%1 bekam %2 Ehre</translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n shame token(s)</source>
        <translation>
            <numerusform>%1 nahm %n Schandmarker</numerusform>
            <numerusform>%1 nahm %n Schandmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gave a shame token back</source>
        <translation>%1 gab einen Schandmarker zurück</translation>
    </message>
    <message>
        <source>%1, this winter: hordes %2</source>
        <comment>section, number with a sign</comment>
        <translation>%1, in diesem Winter: Horden %2</translation>
    </message>
    <message>
        <source>%1, this winter: wall %2</source>
        <comment>section, number with a sign</comment>
        <translation>%1, in diesem Winter: Mauer %2</translation>
    </message>
    <message>
        <source>%1, this winter: hordes %2, wall %3</source>
        <comment>section, numbers with a sign</comment>
        <translation>%1, in diesem Winter: Horden %2, Mauer %3</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>anyway</source>
        <comment>a season began although something was left to do</comment>
        <translation>trotzdem</translation>
    </message>
    <message>
        <source>%1 found nothing to hit</source>
        <translation>%1 traf nichts</translation>
    </message>
    <message>
        <source>%1&apos;s bomber stayed on the wall</source>
        <translation>Der Bombenwerfer von %1 blieb auf der Mauer</translation>
    </message>
    <message>
        <source>%1 had no place for shame</source>
        <translation>%1 hatte keinen Platz für Schande</translation>
    </message>
    <message>
        <source>%1 manned no tower</source>
        <translation>%1 besetzte keinen Turm</translation>
    </message>
    <message>
        <source>%1 did not shoot</source>
        <translation>%1 schoss nicht</translation>
    </message>
    <message>
        <source>%1&apos;s bomber stepped onto %2</source>
        <comment>player, spot</comment>
        <translation>Der Bombenwerfer von %1 sprang auf %2</translation>
    </message>
    <message>
        <source>The next card&apos;s back shows %1</source>
        <comment>%1 is a section</comment>
        <translation>Nächste Rückseite: %1</translation>
    </message>
    <message>
        <source>%1 put shame under %2 in the pool</source>
        <comment>player, 1 archer</comment>
        <translation>%1 legte Schande unter %2 im Vorrat</translation>
    </message>
    <message>
        <source>%1 put shame on a claimed horde</source>
        <translation>%1 legte Schande auf eine erbeutete Horde</translation>
    </message>
    <message>
        <source>%1 saved %2</source>
        <comment>player, soldiers</comment>
        <translation>%1 rettete %2</translation>
    </message>
    <message>
        <source>%1 lost %2</source>
        <comment>player, soldiers</comment>
        <translation>%1 verlor %2</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <comment>player, rocket card</comment>
        <translation>%1 zog %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a printed value, and what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 drew a rocket card: %2</source>
        <comment>player, its spots</comment>
        <translation>%1 zog eine Raketenkarte: %2</translation>
    </message>
    <message>
        <source>Artifacts of %1: %2</source>
        <comment>player, their number or honor</comment>
        <translation>Artefakte von %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 raised %n overseer(s), %2 left play</source>
        <comment>player, soldiers</comment>
        <translation>
            <numerusform>%1: neuer Aufseher, aus dem Spiel: %2</numerusform>
            <numerusform>%1: %n neue Aufseher, aus dem Spiel: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a horde card, the section where it goes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A horde&apos;s section</source>
        <translation>Abschnitt der Horde</translation>
    </message>
</context>
<context>
    <name>PowderDecisionPane</name>
    <message>
        <source>All %1 done. %2</source>
        <comment>steps; an answer, such as: Save nobody</comment>
        <translation>Alle %1 fertig. %2</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <comment>the step; an answer, such as: Save nobody</comment>
        <translation>Fertig. %1</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>Ein anderer Wert</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message numerus="yes">
        <source>Save %n soldier(s)</source>
        <translation>
            <numerusform>%n Soldaten retten</numerusform>
            <numerusform>%n Soldaten retten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save nobody</source>
        <translation>Niemanden retten</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Für uns ziehen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Another card: tap its spots</source>
        <translation>Andere Karte: Tippe auf ihre Felder</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>getroffen</translation>
    </message>
    <message>
        <source>not hit</source>
        <translation>nicht getroffen</translation>
    </message>
    <message>
        <source>These spots are hit</source>
        <translation>Diese sind getroffen</translation>
    </message>
    <message>
        <source>Or choose here.</source>
        <translation>Oder wähle hier.</translation>
    </message>
    <message>
        <source>First tap the spots</source>
        <translation>Tippe erst auf die Felder</translation>
    </message>
    <message>
        <source>Both done. %1</source>
        <comment>two steps; an answer, such as: Save nobody</comment>
        <translation>Beide fertig. %1</translation>
    </message>
</context>
<context>
    <name>PowderDecisions</name>
    <message>
        <source>the %1 in %2</source>
        <comment>a card, a row of a section</comment>
        <translation>„%1“ in %2</translation>
    </message>
    <message>
        <source>Enter the printed number, 0 to %1.</source>
        <translation>Gib die gedruckte Zahl ein, 0 bis %1.</translation>
    </message>
    <message>
        <source>Enter how many resources it takes, and of which kinds.</source>
        <translation>Gib ein, wie viele Rohstoffe es kostet und welche.</translation>
    </message>
    <message>
        <source>Tap every vital spot of the card; the upper line is a, the lower b.</source>
        <translation>Tippe auf jedes Trefferfeld der Karte; die obere Zeile ist a, die untere b.</translation>
    </message>
    <message>
        <source>Enter what is printed on the spot. Blank? Tap &quot;Nothing is printed there&quot;.</source>
        <translation>Gib ein, was auf dem Feld steht. Leer? Tippe auf „Dort steht nichts“.</translation>
    </message>
    <message>
        <source>Choose what the card can do, or write down what is printed on it.</source>
        <translation>Wähle, was die Karte kann, oder schreibe auf, was auf ihr steht.</translation>
    </message>
    <message>
        <source>Tap the spots that the card marks.</source>
        <translation>Tippe auf die Felder, die die Karte markiert.</translation>
    </message>
    <message>
        <source>In winter every soldier in a firing spot fires.</source>
        <translation>Im Winter schießt jeder Soldat auf einem Schützenplatz.</translation>
    </message>
    <message>
        <source>%1 sent %2 onto the wall to fire.</source>
        <comment>player, soldier</comment>
        <translation>%1 schickt %2 zum Schießen auf die Mauer.</translation>
    </message>
    <message>
        <source>A horde without a soldier of this player broke through.</source>
        <translation>Eine Horde ohne eigenen Soldaten ist durchgebrochen.</translation>
    </message>
    <message>
        <source>A spearman stood in a tower beside a breached section.</source>
        <translation>Ein Speerträger stand im Turm neben einem durchbrochenen Abschnitt.</translation>
    </message>
    <message>
        <source>The shot hit a soldier of somebody else.</source>
        <translation>Der Schuss traf einen fremden Soldaten.</translation>
    </message>
    <message>
        <source>Each shame token has to lie somewhere.</source>
        <translation>Jeder Schandmarker muss irgendwo liegen.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>soldier, place</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save nobody</source>
        <translation>Niemanden retten</translation>
    </message>
    <message>
        <source>Nobody falls</source>
        <translation>Niemand fällt</translation>
    </message>
    <message>
        <source>Stay on the wall</source>
        <translation>Bleibt auf der Mauer</translation>
    </message>
    <message>
        <source>He fires again in winter.</source>
        <translation>Er schießt im Winter wieder.</translation>
    </message>
    <message>
        <source>Man no tower</source>
        <translation>Keinen Turm besetzen</translation>
    </message>
    <message>
        <source>No shot now, and no honor for a tower in winter.</source>
        <translation>Jetzt kein Schuss, und im Winter keine Ehre für einen Turm.</translation>
    </message>
    <message>
        <source>Do not shoot</source>
        <translation>Nicht schießen</translation>
    </message>
    <message>
        <source>No spot is free</source>
        <translation>Kein Feld ist frei</translation>
    </message>
    <message>
        <source>No place is left</source>
        <translation>Kein Platz mehr</translation>
    </message>
    <message>
        <source>It costs 5 honor instead.</source>
        <translation>Das kostet stattdessen 5 Ehre.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>free</source>
        <comment>what a shot costs</comment>
        <translation>gratis</translation>
    </message>
    <message>
        <source>for 2 stone</source>
        <comment>what a shot costs</comment>
        <translation>für 2 Stein</translation>
    </message>
    <message>
        <source>for 1 resource of any kind</source>
        <comment>what a shot costs</comment>
        <translation>für 1 Rohstoff nach Wahl</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Gibt es hier nicht</translation>
    </message>
    <message>
        <source>Spot %1, row %2</source>
        <translation>Feld %1, Reihe %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, section</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No row is free: a raid.</source>
        <translation>Keine Reihe ist frei: ein Überfall.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) free</source>
        <translation>
            <numerusform>%n Reihe frei</numerusform>
            <numerusform>%n Reihen frei</numerusform>
        </translation>
    </message>
    <message>
        <source>Row 3 is taken: a raid.</source>
        <translation>Reihe 3 ist besetzt: ein Überfall.</translation>
    </message>
    <message>
        <source>Row 3 is free</source>
        <translation>Reihe 3 ist frei</translation>
    </message>
    <message>
        <source>The spearman of %1 goes back to the pool.</source>
        <translation>Der Speerträger von %1 geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Nobody stands there.</source>
        <translation>Dort steht niemand.</translation>
    </message>
    <message>
        <source>Under %1 in the pool</source>
        <comment>%1: 1 archer</comment>
        <translation>Unter %1 im Vorrat</translation>
    </message>
    <message>
        <source>On a claimed horde</source>
        <translation>Auf eine erbeutete Horde</translation>
    </message>
    <message>
        <source>On the claimed %1</source>
        <comment>%1 is a card</comment>
        <translation>Auf „%1“ (erbeutet)</translation>
    </message>
    <message>
        <source>%1 at the %2</source>
        <comment>machine, card</comment>
        <translation>%1 auf „%2“</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>asked by a question</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, read out the %2</source>
        <comment>player, a printed value</comment>
        <translation>%1: %2 vorlesen</translation>
    </message>
    <message>
        <source>It is printed on your game only. Once entered it is known for good.</source>
        <translation>Das steht nur auf dem Spiel selbst. Einmal eingegeben, bleibt es bekannt.</translation>
    </message>
    <message>
        <source>%1, which section does the next card&apos;s back show?</source>
        <translation>%1, welchen Abschnitt zeigt die Rückseite der nächsten Karte?</translation>
    </message>
    <message>
        <source>Look at the top of the horde deck; leave it there.</source>
        <translation>Sieh oben auf dem Hordenstapel nach; die Karte bleibt liegen.</translation>
    </message>
    <message>
        <source>Row 1 is taken in every section: the next card says where this one goes.</source>
        <translation>Reihe 1 ist in jedem Abschnitt besetzt: Die nächste Karte sagt, wohin diese kommt.</translation>
    </message>
    <message>
        <source>Every section has a card: the next card says where this one goes.</source>
        <translation>In jedem Abschnitt liegt schon eine Karte: Die nächste Karte sagt, wohin diese kommt.</translation>
    </message>
    <message>
        <source>%1, what does your %2 hit?</source>
        <comment>player, soldier</comment>
        <translation>%1, was trifft dein %2?</translation>
    </message>
    <message>
        <source>%1, what is hit?</source>
        <translation>%1, was wird getroffen?</translation>
    </message>
    <message>
        <source>Any free spot of a card in %1.</source>
        <translation>Jedes freie Feld einer Karte in %1.</translation>
    </message>
    <message>
        <source>%1, does your bomber step onto the card?</source>
        <translation>%1, springt dein Bombenwerfer auf die Karte?</translation>
    </message>
    <message>
        <source>Onto a free spot in row 1 of %1, with its reward.</source>
        <translation>Auf ein freies Feld in Reihe 1 von %1, mit dessen Belohnung.</translation>
    </message>
    <message>
        <source>A bomber may leave the wall right after firing.</source>
        <translation>Ein Bombenwerfer darf gleich nach dem Schuss die Mauer verlassen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, choose %n soldier(s) to be killed</source>
        <translation>
            <numerusform>%1, wähle %n Soldaten, der fällt</numerusform>
            <numerusform>%1, wähle %n Soldaten, die fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1.</source>
        <comment>%1 is a card and its place</comment>
        <translation>Auf: %1.</translation>
    </message>
    <message>
        <source>%1, do you save %2?</source>
        <comment>player, who dies else: 1 archer</comment>
        <translation>%1, rettest du %2?</translation>
    </message>
    <message>
        <source>For 2 chi he goes to the rest zone of %1. Otherwise he dies.</source>
        <translation>Für 2 Chi kommt er in die Ruhezone von %1. Sonst stirbt er.</translation>
    </message>
    <message>
        <source>%1, whom do you save: one or both?</source>
        <translation>%1, wen rettest du: einen oder beide?</translation>
    </message>
    <message numerus="yes">
        <source>%1, whom of these %n do you save?</source>
        <translation>
            <numerusform>%1, wen rettest du von diesem %n?</numerusform>
            <numerusform>%1, wen rettest du von diesen %n?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, do you save %2 %3?</source>
        <comment>player, 1 archer, from the breach</comment>
        <translation>%1, %3: Rettest du %2?</translation>
    </message>
    <message>
        <source>%1, %2: do you save one or both?</source>
        <comment>player, what kills them</comment>
        <translation>%1, %2: Rettest du einen oder beide?</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: whom of these %n do you save?</source>
        <comment>player, what kills them</comment>
        <translation>
            <numerusform>%1, %2: Wen rettest du von diesem %n?</numerusform>
            <numerusform>%1, %2: Wen rettest du von diesen %n?</numerusform>
        </translation>
    </message>
    <message>
        <source>breach</source>
        <comment>what kills soldiers</comment>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>shot</source>
        <comment>what kills soldiers</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>from the breach</source>
        <comment>saved</comment>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>from the shot</source>
        <comment>saved</comment>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>from the %1</source>
        <comment>saved; a card</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>2 chi each; they go to the rest zone of %1. The others die.</source>
        <translation>Je 2 Chi; sie kommen in die Ruhezone von %1. Die anderen sterben.</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>soldiers</comment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Killed soldiers go back to the pool unless they are saved.</source>
        <translation>Wer getötet und nicht gerettet wird, kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>%1, do you man a tower?</source>
        <translation>%1, besetzt du einen Turm?</translation>
    </message>
    <message>
        <source>One of your spearmen goes there, beside %1, and a machine may shoot.</source>
        <translation>Einer deiner Speerträger geht dorthin, neben %1, und eine Maschine darf schießen.</translation>
    </message>
    <message>
        <source>Whoever raises a wall or claims a horde may man a tower beside it.</source>
        <translation>Wer eine Mauer ausbaut oder eine Horde erbeutet, darf einen Turm daneben besetzen.</translation>
    </message>
    <message>
        <source>%1, do you shoot (%2), and at which horde?</source>
        <comment>player, a price</comment>
        <translation>%1, schießt du (%2), und auf welche Horde?</translation>
    </message>
    <message>
        <source>%1, do you shoot, and at which horde?</source>
        <translation>%1, schießt du, und auf welche Horde?</translation>
    </message>
    <message>
        <source>One shot with one machine, at its usual cost.</source>
        <translation>Ein Schuss mit einer Maschine, zum üblichen Preis.</translation>
    </message>
    <message>
        <source>The new machine may shoot at once.</source>
        <translation>Die neue Maschine darf sofort schießen.</translation>
    </message>
    <message>
        <source>A spearman has taken his place in a tower.</source>
        <translation>Ein Speerträger hat einen Turm besetzt.</translation>
    </message>
    <message>
        <source>%1, which rocket card was drawn?</source>
        <translation>%1, welche Raketenkarte wurde gezogen?</translation>
    </message>
    <message>
        <source>All its wounds go to %1. Name the card or tap its spots.</source>
        <translation>Alle ihre Wunden gehen auf: %1. Nenne die Karte oder tippe auf ihre Felder.</translation>
    </message>
    <message>
        <source>The target is chosen, so the card is drawn now.</source>
        <translation>Das Ziel steht fest, also wird jetzt die Karte gezogen.</translation>
    </message>
    <message>
        <source>How many artifacts does %1 have?</source>
        <translation>Wie viele Artefakte hat %1?</translation>
    </message>
    <message>
        <source>Each brings 20 honor.</source>
        <translation>Jedes bringt 20 Ehre.</translation>
    </message>
    <message>
        <source>The game is over; honor is counted.</source>
        <translation>Das Spiel ist aus; die Ehre wird gezählt.</translation>
    </message>
    <message>
        <source>%1, how much honor do your artifacts bring?</source>
        <translation>%1, wie viel Ehre bringen deine Artefakte?</translation>
    </message>
    <message>
        <source>Enter the sum, 0 to %1.</source>
        <translation>Gib die Summe ein, 0 bis %1.</translation>
    </message>
    <message>
        <source>%1, shame token %2 of %3: %4</source>
        <comment>player, numbers; where to?</comment>
        <translation>%1, Schand­marker %2 von %3: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and price of a shot; what it hits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hits no spot</source>
        <comment>a shot</comment>
        <translation>trifft kein Feld</translation>
    </message>
    <message numerus="yes">
        <source>hits %n spot(s)</source>
        <comment>a shot</comment>
        <translation>
            <numerusform>trifft %n Feld</numerusform>
            <numerusform>trifft %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1.</source>
        <comment>the section where shame came from</comment>
        <translation>Für %1.</translation>
    </message>
    <message>
        <source>%1 (card)</source>
        <comment>a claimed horde card</comment>
        <translation>%1 (Karte)</translation>
    </message>
    <message>
        <source>has shame already</source>
        <comment>a card</comment>
        <translation>hat schon Schande</translation>
    </message>
    <message>
        <source>The tower stands beside %1, which was breached.</source>
        <comment>why there is shame</comment>
        <translation>Der Turm steht neben %1, und dort gab es einen Durchbruch.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a price, who is saved for it or where he stands</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Outermost on the left (T1)</source>
        <comment>a tower</comment>
        <translation>Ganz links (T1)</translation>
    </message>
    <message>
        <source>Between left and middle (T2)</source>
        <comment>a tower</comment>
        <translation>Zwischen Links und Mitte (T2)</translation>
    </message>
    <message>
        <source>Between middle and right (T3)</source>
        <comment>a tower</comment>
        <translation>Zwischen Mitte und Rechts (T3)</translation>
    </message>
    <message>
        <source>Outermost on the right (T4)</source>
        <comment>a tower</comment>
        <translation>Ganz rechts (T4)</translation>
    </message>
    <message>
        <source>Enter the printed number, 0 to %1. So many soldiers of each player a horde kills when it is defeated or breaks through.</source>
        <translation>Gib die gedruckte Zahl ein, 0 bis %1. So viele Soldaten jedes Clans tötet eine Horde, wenn sie besiegt wird oder durchbricht.</translation>
    </message>
    <message>
        <source>The lethality of this year is %1.</source>
        <translation>Die Tödlichkeit dieses Jahres ist %1.</translation>
    </message>
    <message>
        <source>The lethality of this year says how many fall.</source>
        <translation>Die Tödlichkeit dieses Jahres sagt, wie viele fallen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, choose %n soldier(s) to be killed by the %2</source>
        <comment>player, card</comment>
        <translation>
            <numerusform>%1, %2: Wähle %n Soldaten, der fällt</numerusform>
            <numerusform>%1, %2: Wähle %n Soldaten, die fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your shot hit a soldier of somebody else.</source>
        <translation>Dein Schuss traf einen fremden Soldaten.</translation>
    </message>
    <message>
        <source>where to?</source>
        <comment>a shame token</comment>
        <translation>wohin?</translation>
    </message>
    <message>
        <source>onto which card?</source>
        <comment>a shame token</comment>
        <translation>auf welche Karte?</translation>
    </message>
    <message>
        <source>For a horde of %1 without your soldiers.</source>
        <comment>a section that is breached</comment>
        <translation>Für eine Horde ohne deine Soldaten (%1).</translation>
    </message>
    <message>
        <source>For your spearman in the tower beside %1.</source>
        <comment>a section that is breached</comment>
        <translation>Für deinen Speerträger im Turm neben %1.</translation>
    </message>
    <message>
        <source>%1, take a shame token: %2</source>
        <comment>player; where to?</comment>
        <translation>%1, nimm einen Schand­marker: %2</translation>
    </message>
    <message>
        <source>%1, a shame token for the tower: %2</source>
        <comment>player; where to?</comment>
        <translation>%1, Schand­marker für den Turm: %2</translation>
    </message>
    <message>
        <source>Under a soldier: he cannot be used, and −5 honor at the end. On a card: it brings no honor.</source>
        <translation>Unter einem Soldaten: nicht einsetzbar, am Ende −5 Ehre. Auf einer Karte: Sie bringt keine Ehre.</translation>
    </message>
</context>
<context>
    <name>EntryText</name>
    <message>
        <source>Soldiers and hordes</source>
        <translation>Soldaten und Horden</translation>
    </message>
    <message>
        <source>Players and shame</source>
        <translation>Spieler und Schande</translation>
    </message>
    <message>
        <source>Wall and machines</source>
        <translation>Mauer und Maschinen</translation>
    </message>
    <message>
        <source>Year, decks, printed values</source>
        <translation>Jahr, Stapel, gedruckte Werte</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Overseers and honor</source>
        <translation>Aufseher und Ehre</translation>
    </message>
    <message>
        <source>Honor and shame</source>
        <translation>Ehre und Schande</translation>
    </message>
    <message>
        <source>By the effect of a card</source>
        <translation>Durch den Effekt einer Karte</translation>
    </message>
    <message>
        <source>Soldiers and building</source>
        <translation>Soldaten und Bauen</translation>
    </message>
    <message>
        <source>Course of the year, corrections</source>
        <translation>Ablauf und Korrektur</translation>
    </message>
    <message>
        <source>Tea order</source>
        <translation>Teefolge</translation>
    </message>
    <message>
        <source>Types that are out</source>
        <translation>Fehlende Arten</translation>
    </message>
    <message>
        <source>Horde card</source>
        <translation>Horden­karte</translation>
    </message>
    <message>
        <source>Overseer</source>
        <translation>Aufseher</translation>
    </message>
    <message>
        <source>War machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Order of turns</source>
        <translation>Zugfolge</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Anwerben</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Move soldiers</source>
        <translation>Soldaten verlegen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Next season</source>
        <translation>Nächste Jahres­zeit</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Ansturm</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>Spenden</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>Shame</source>
        <translation>Schande</translation>
    </message>
    <message>
        <source>Give shame back</source>
        <translation>Schande zurück</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Töten</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>On to winter</source>
        <translation>Weiter zum Winter</translation>
    </message>
    <message>
        <source>On to spring</source>
        <translation>Weiter zum Frühling</translation>
    </message>
    <message>
        <source>On to summer</source>
        <translation>Weiter zum Sommer</translation>
    </message>
    <message>
        <source>On to fall</source>
        <translation>Weiter zum Herbst</translation>
    </message>
    <message>
        <source>The firing spots fire, then fully covered hordes are defeated.</source>
        <translation>Die Schützen schießen, dann sind vollständig bedeckte Horden besiegt.</translation>
    </message>
    <message>
        <source>The time token moves on, new hordes come.</source>
        <translation>Der Zeitmarker rückt vor, neue Horden kommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to come.</source>
        <translation>
            <numerusform>Noch %n Hordenkarte kommt.</numerusform>
            <numerusform>Noch %n Hordenkarten kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Income, and the command cards come back.</source>
        <translation>Einkommen, und die Befehlskarten kommen zurück.</translation>
    </message>
    <message>
        <source>The turns of a new year.</source>
        <translation>Die Züge eines neuen Jahres.</translation>
    </message>
    <message>
        <source>Each section holds or breaks, from the left.</source>
        <translation>Jeder Abschnitt hält oder bricht, von links.</translation>
    </message>
    <message>
        <source>End %1&apos;s turn</source>
        <translation>Zug von %1 beenden</translation>
    </message>
    <message>
        <source>Fully covered hordes are defeated.</source>
        <translation>Vollständig bedeckte Horden sind besiegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n still to come. Roll the dice, or enter it.</source>
        <translation>
            <numerusform>Noch %n. Würfelt, oder gebt sie ein.</numerusform>
            <numerusform>Noch %n. Würfelt, oder gebt sie ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <translation>
            <numerusform>Noch %n</numerusform>
            <numerusform>Noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The set-up is over, fall of year 1 begins.</source>
        <translation>Der Aufbau ist fertig, der Herbst von Jahr 1 beginnt.</translation>
    </message>
    <message>
        <source>All horde cards that come now are on the board.</source>
        <translation>Alle Hordenkarten, die jetzt kommen, liegen schon aus.</translation>
    </message>
    <message>
        <source>Which section?</source>
        <translation>Welcher Abschnitt?</translation>
    </message>
    <message>
        <source>There is no such place now.</source>
        <translation>So eine Stelle gibt es jetzt nicht.</translation>
    </message>
    <message>
        <source>None of them can stand there.</source>
        <translation>Keiner von ihnen kann dort stehen.</translation>
    </message>
    <message>
        <source>what level is the wall?</source>
        <translation>Welche Stufe hat die Mauer?</translation>
    </message>
    <message>
        <source>how many barricades stand there?</source>
        <translation>Wie viele Barrikaden stehen dort?</translation>
    </message>
    <message>
        <source>which war machines stand there?</source>
        <translation>Welche Kriegsmaschinen stehen dort?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>These are all</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>Which row of which section?</source>
        <translation>Welche Reihe in welchem Abschnitt?</translation>
    </message>
    <message>
        <source>which card lies there?</source>
        <translation>Welche Karte liegt dort?</translation>
    </message>
    <message>
        <source>What stands on the card there now goes back to the pools.</source>
        <translation>Was jetzt auf der Karte dort steht, geht in die Vorräte zurück.</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Which spot?</source>
        <translation>Welches Feld?</translation>
    </message>
    <message>
        <source>What is on %1 of the %2?</source>
        <comment>a spot, a card</comment>
        <translation>Was ist auf %1 von „%2“?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A wound</source>
        <translation>Eine Wunde</translation>
    </message>
    <message>
        <source>A snake token</source>
        <translation>Ein Schlangen­marker</translation>
    </message>
    <message>
        <source>A soldier of %1</source>
        <translation>Ein Soldat von %1</translation>
    </message>
    <message>
        <source>Which soldier stands on %1 of the %2?</source>
        <comment>a spot, a card</comment>
        <translation>Welcher Soldat steht auf %1 von „%2“?</translation>
    </message>
    <message>
        <source>Which spots does the %1 hold?</source>
        <translation>Auf welchen Feldern steht der %1?</translation>
    </message>
    <message>
        <source>Where do they stand?</source>
        <translation>Wo stehen sie?</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Im Vorrat</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>whose soldiers?</source>
        <translation>Wessen Soldaten?</translation>
    </message>
    <message>
        <source>which soldiers?</source>
        <translation>Welche Soldaten?</translation>
    </message>
    <message>
        <source>how many are there?</source>
        <translation>Wie viele sind dort?</translation>
    </message>
    <message>
        <source>Which tower?</source>
        <translation>Welcher Turm?</translation>
    </message>
    <message>
        <source>Whose spearman stands in %1?</source>
        <comment>a tower</comment>
        <translation>Wessen Speerträger steht in %1?</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Whose honor?</source>
        <translation>Wessen Ehre?</translation>
    </message>
    <message>
        <source>How much honor does %1 have?</source>
        <translation>Wie viel Ehre hat %1?</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Whose claimed cards?</source>
        <translation>Wessen erbeutete Karten?</translation>
    </message>
    <message>
        <source>Which cards has %1 claimed, in order?</source>
        <translation>Welche erbeuteten Karten hat %1, der Reihe nach?</translation>
    </message>
    <message>
        <source>Tap a card to change it.</source>
        <translation>Tippe zum Ändern auf eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Marker</numerusform>
            <numerusform>%n Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Noch eine Karte</translation>
    </message>
    <message>
        <source>Which card was claimed?</source>
        <translation>Welche Karte wurde erbeutet?</translation>
    </message>
    <message>
        <source>How much shame lies on the %1?</source>
        <translation>Wie viel Schande liegt auf „%1“?</translation>
    </message>
    <message>
        <source>The card is not there</source>
        <translation>Die Karte ist nicht da</translation>
    </message>
    <message>
        <source>Under whose soldiers?</source>
        <translation>Unter wessen Soldaten?</translation>
    </message>
    <message>
        <source>Under which soldiers of %1 lies shame?</source>
        <translation>Unter welchen Soldaten von %1 liegt Schande?</translation>
    </message>
    <message>
        <source>Tap a kind of soldier to change the number.</source>
        <translation>Tippe zum Ändern auf eine Soldatenart.</translation>
    </message>
    <message>
        <source>That is right</source>
        <translation>So stimmt es</translation>
    </message>
    <message>
        <source>How many tokens lie in the shame pool?</source>
        <translation>Wie viele Marker liegen im Schandvorrat?</translation>
    </message>
    <message>
        <source>How many shame tokens are out of the game?</source>
        <translation>Wie viele Schandmarker sind aus dem Spiel?</translation>
    </message>
    <message>
        <source>Which year is it?</source>
        <translation>Welches Jahr ist es?</translation>
    </message>
    <message>
        <source>Which slot of the time track is the token on?</source>
        <translation>Auf welchem Platz der Zeitleiste liegt der Marker?</translation>
    </message>
    <message>
        <source>Which season is it?</source>
        <translation>Welche Jahreszeit ist es?</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <translation>Wer ist am Zug?</translation>
    </message>
    <message>
        <source>How many cards are left in the horde deck?</source>
        <translation>Wie viele Karten sind noch im Hordenstapel?</translation>
    </message>
    <message>
        <source>Which rocket cards are left in the deck?</source>
        <translation>Welche Raketenkarten sind noch im Stapel?</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>A spot of a card</source>
        <translation>Ein Feld einer Karte</translation>
    </message>
    <message>
        <source>A zone or a pool</source>
        <translation>Zone oder Vorrat</translation>
    </message>
    <message>
        <source>A horde card</source>
        <translation>Eine Horden­karte</translation>
    </message>
    <message>
        <source>A wall&apos;s level</source>
        <translation>Eine Mauer­stufe</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barrikaden</translation>
    </message>
    <message>
        <source>War machines</source>
        <translation>Kriegs­maschinen</translation>
    </message>
    <message>
        <source>A tower</source>
        <translation>Ein Turm</translation>
    </message>
    <message>
        <source>Shame under soldiers</source>
        <translation>Schande unter Soldaten</translation>
    </message>
    <message>
        <source>Claimed cards</source>
        <translation>Erbeutete Karten</translation>
    </message>
    <message>
        <source>The shame pool</source>
        <translation>Der Schand­vorrat</translation>
    </message>
    <message>
        <source>Shame out of the game</source>
        <translation>Schande aus dem Spiel</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>The tea order</source>
        <translation>Die Teefolge</translation>
    </message>
    <message>
        <source>The season</source>
        <translation>Die Jahres­zeit</translation>
    </message>
    <message>
        <source>The year</source>
        <translation>Das Jahr</translation>
    </message>
    <message>
        <source>The time token</source>
        <translation>Der Zeitmarker</translation>
    </message>
    <message>
        <source>The back of the next card</source>
        <translation>Rück­seite der nächsten Karte</translation>
    </message>
    <message>
        <source>The horde deck</source>
        <translation>Der Horden­stapel</translation>
    </message>
    <message>
        <source>The rocket deck</source>
        <translation>Der Raketen­stapel</translation>
    </message>
    <message>
        <source>What is different on the table?</source>
        <translation>Was ist auf dem Tisch anders?</translation>
    </message>
    <message>
        <source>No order of turns was entered.</source>
        <translation>Keine Zugfolge eingegeben.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Enter it for another player.</source>
        <translation>Für eine andere Person eingeben.</translation>
    </message>
    <message>
        <source>Who?</source>
        <translation>Wer?</translation>
    </message>
    <message>
        <source>Tap a section on the board, or choose here.</source>
        <translation>Tippe auf einen Abschnitt oder wähle hier.</translation>
    </message>
    <message>
        <source>Or is it somebody else?</source>
        <comment>the heading above other soldiers</comment>
        <translation>Oder ist es jemand anderes?</translation>
    </message>
    <message>
        <source>Tap him on the board, or choose him here.</source>
        <translation>Tippe ihn auf dem Plan an oder wähle ihn hier.</translation>
    </message>
    <message>
        <source>What causes it?</source>
        <translation>Wodurch?</translation>
    </message>
    <message>
        <source>A card&apos;s effect</source>
        <translation>Effekt einer Karte</translation>
    </message>
    <message>
        <source>A location</source>
        <translation>Ein Ort</translation>
    </message>
    <message>
        <source>A command card</source>
        <translation>Ein Befehl</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
    <message>
        <source>Type its printed name.</source>
        <translation>Gib ihren gedruckten Namen ein.</translation>
    </message>
    <message>
        <source>What is printed on the card?</source>
        <translation>Was steht auf der Karte?</translation>
    </message>
    <message>
        <source>The upper line is a, the lower b. A second tap takes a spot off again.</source>
        <translation>Die obere Zeile ist a, die untere b. Noch einmal tippen nimmt ein Feld wieder weg.</translation>
    </message>
    <message>
        <source>Or roll the dice: they draw for you.</source>
        <translation>Oder würfle: Die Würfel ziehen für dich.</translation>
    </message>
    <message>
        <source>All three, without looking</source>
        <translation>Alle drei, ungesehen</translation>
    </message>
    <message>
        <source>Which horde card came?</source>
        <translation>Welche Hordenkarte kam?</translation>
    </message>
    <message numerus="yes">
        <source>Use these %n turns</source>
        <translation>
            <numerusform>Diesen %n Zug nehmen</numerusform>
            <numerusform>Diese %n Züge nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In turn, %n turn(s) each</source>
        <translation>
            <numerusform>Reihum, je %n Zug</numerusform>
            <numerusform>Reihum, je %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn(s) %1</source>
        <comment>%1: 1, 5</comment>
        <translation>
            <numerusform>Zug %1</numerusform>
            <numerusform>Züge %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose turn is over?</source>
        <translation>Wessen Zug ist vorbei?</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>Trotzdem weiter</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n honor. What happens?</source>
        <translation>
            <numerusform>%1 hat %n Ehre. Was geschieht?</numerusform>
            <numerusform>%1 hat %n Ehre. Was geschieht?</numerusform>
        </translation>
    </message>
    <message>
        <source>Lose honor</source>
        <translation>Ehre verlieren</translation>
    </message>
    <message>
        <source>How much honor?</source>
        <translation>Wie viel Ehre?</translation>
    </message>
    <message>
        <source>Who donates?</source>
        <translation>Wer spendet?</translation>
    </message>
    <message>
        <source>How much honor does %1 earn by it?</source>
        <translation>Wie viel Ehre bekommt %1 dafür?</translation>
    </message>
    <message>
        <source>Who takes shame?</source>
        <translation>Wer nimmt Schande?</translation>
    </message>
    <message>
        <source>How many shame tokens does %1 take?</source>
        <translation>Wie viele Schandmarker nimmt %1?</translation>
    </message>
    <message>
        <source>From where does %1 give a token back?</source>
        <translation>Von wo gibt %1 einen Marker zurück?</translation>
    </message>
    <message>
        <source>%1: what changes?</source>
        <comment>a section</comment>
        <translation>%1: Was ändert sich?</translation>
    </message>
    <message>
        <source>The hordes are stronger</source>
        <translation>Die Horden sind stärker</translation>
    </message>
    <message>
        <source>The hordes are weaker</source>
        <translation>Die Horden sind schwächer</translation>
    </message>
    <message>
        <source>The wall is stronger</source>
        <translation>Die Mauer ist stärker</translation>
    </message>
    <message>
        <source>The wall is weaker</source>
        <translation>Die Mauer ist schwächer</translation>
    </message>
    <message>
        <source>By how much?</source>
        <translation>Um wie viel?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a soldier, a place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, wound on %2</source>
        <comment>a soldier with his place, a spot</comment>
        <translation>%1, Wunde auf %2</translation>
    </message>
    <message>
        <source>%1, then onto %2</source>
        <comment>a soldier with his place, a spot</comment>
        <translation>%1, dann auf %2</translation>
    </message>
    <message>
        <source>Where does the %1 go?</source>
        <translation>Wohin kommt der %1?</translation>
    </message>
    <message>
        <source>Who attacks?</source>
        <translation>Wer greift an?</translation>
    </message>
    <message>
        <source>The horseman stands there already. A tap takes him back.</source>
        <translation>Dort steht der Reiter schon. Tippst du ihn an, nimmst du ihn zurück.</translation>
    </message>
    <message>
        <source>Who is recruited?</source>
        <translation>Wer wird angeworben?</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>Noch %n</numerusform>
            <numerusform>Noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None is left in the pool.</source>
        <translation>Keiner ist mehr im Vorrat.</translation>
    </message>
    <message>
        <source>There is no place for him now.</source>
        <translation>Für ihn ist jetzt kein Platz.</translation>
    </message>
    <message>
        <source>Where does the %1 hit?</source>
        <translation>Wo trifft der %1?</translation>
    </message>
    <message>
        <source>Does the bomber step onto the card?</source>
        <translation>Springt der Bombenwerfer auf die Karte?</translation>
    </message>
    <message>
        <source>He stays on the wall</source>
        <translation>Er bleibt auf der Mauer</translation>
    </message>
    <message>
        <source>Who moves?</source>
        <translation>Wer wird verlegt?</translation>
    </message>
    <message>
        <source>They go from %1 %2. Each tap takes one more along.</source>
        <comment>a place; into a place</comment>
        <translation>Von „%1“ %2. Jedes Tippen nimmt einen mehr mit.</translation>
    </message>
    <message>
        <source>Move these</source>
        <translation>So verlegen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1. No more can go.</source>
        <translation>%1. Mehr können nicht mit.</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>player, soldier</comment>
        <translation>%2 von %1</translation>
    </message>
    <message>
        <source>Who recruits?</source>
        <translation>Wer wirbt an?</translation>
    </message>
    <message>
        <source>Who moves soldiers?</source>
        <translation>Wer verlegt Soldaten?</translation>
    </message>
    <message>
        <source>From where do soldiers move?</source>
        <translation>Von wo verlegst du Soldaten?</translation>
    </message>
    <message>
        <source>By a card&apos;s effect</source>
        <translation>Durch den Effekt einer Karte</translation>
    </message>
    <message>
        <source>Then also within a section.</source>
        <translation>Dann auch innerhalb eines Abschnitts.</translation>
    </message>
    <message>
        <source>Where do they move?</source>
        <translation>Wohin verlegst du sie?</translation>
    </message>
    <message>
        <source>Whose effect is it?</source>
        <translation>Wessen Effekt ist es?</translation>
    </message>
    <message>
        <source>Which spot is wounded?</source>
        <translation>Welches Feld wird verwundet?</translation>
    </message>
    <message>
        <source>Which soldier is killed?</source>
        <translation>Welcher Soldat wird getötet?</translation>
    </message>
    <message>
        <source>No soldier stands on the board.</source>
        <translation>Auf dem Spielplan steht kein Soldat.</translation>
    </message>
    <message>
        <source>Whose overseer?</source>
        <translation>Wessen Aufseher?</translation>
    </message>
    <message>
        <source>%1 raises an overseer: which soldier leaves for good?</source>
        <translation>%1 setzt einen Aufseher ein: Welcher Soldat geht für immer?</translation>
    </message>
    <message>
        <source>Which rocket card was drawn?</source>
        <translation>Welche Raketenkarte wurde gezogen?</translation>
    </message>
    <message>
        <source>Tap the spots that it marks.</source>
        <translation>Tippe auf die Felder, die sie markiert.</translation>
    </message>
    <message>
        <source>It is still to be drawn</source>
        <translation>Sie wird noch gezogen</translation>
    </message>
    <message>
        <source>Which spots does the card mark?</source>
        <translation>Welche Felder markiert die Karte?</translation>
    </message>
    <message>
        <source>Who mans a tower?</source>
        <translation>Wer besetzt einen Turm?</translation>
    </message>
    <message>
        <source>Which tower is manned?</source>
        <translation>Welcher Turm wird besetzt?</translation>
    </message>
    <message>
        <source>Tap a tower on the board, or choose here.</source>
        <translation>Tippe auf einen Turm oder wähle hier.</translation>
    </message>
    <message>
        <source>Who builds?</source>
        <translation>Wer baut?</translation>
    </message>
    <message>
        <source>Wall level</source>
        <translation>Mauer­stufe</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barrikade</translation>
    </message>
    <message>
        <source>%1: under how many of them lies shame?</source>
        <comment>a kind of soldier</comment>
        <translation>%1: Unter wie vielen liegt Schande?</translation>
    </message>
    <message>
        <source>It stands on the board.</source>
        <translation>Sie steht schon auf dem Spielplan.</translation>
    </message>
    <message numerus="yes">
        <source>Attack with these %n</source>
        <translation>
            <numerusform>Mit diesem angreifen</numerusform>
            <numerusform>Mit diesen %n angreifen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit these %n</source>
        <translation>
            <numerusform>Diesen anwerben</numerusform>
            <numerusform>Diese %n anwerben</numerusform>
        </translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Recruit somebody into this rest zone</source>
        <translation>Jemanden für diese Ruhezone anwerben</translation>
    </message>
    <message>
        <source>Where does something happen?</source>
        <translation>Wo geschieht etwas?</translation>
    </message>
    <message>
        <source>Tap a place on the board.</source>
        <translation>Tippe auf eine Stelle des Plans.</translation>
    </message>
    <message>
        <source>Who does it?</source>
        <translation>Wer tut es?</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>Eine andere Zahl</translation>
    </message>
    <message>
        <source>another amount</source>
        <translation>andere Menge</translation>
    </message>
    <message>
        <source>Whose honor changes?</source>
        <translation>Wessen Ehre ändert sich?</translation>
    </message>
    <message>
        <source>Gain %1</source>
        <comment>honor</comment>
        <translation>%1 erhalten</translation>
    </message>
    <message>
        <source>Gain another amount</source>
        <translation>Eine andere Menge erhalten</translation>
    </message>
    <message>
        <source>%1: +%2 honor</source>
        <comment>player, amount</comment>
        <translation>%1: +%2 Ehre</translation>
    </message>
    <message>
        <source>How much honor is lost?</source>
        <translation>Wie viel Ehre geht verloren?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n shame</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n Schande</numerusform>
            <numerusform>%1: %n Schande</numerusform>
        </translation>
    </message>
    <message>
        <source>How many shame tokens?</source>
        <translation>Wie viele Schandmarker?</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, tokens</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>From where does a token go back to the pool?</source>
        <translation>Welcher Schandmarker geht in den Vorrat zurück?</translation>
    </message>
    <message>
        <source>Nobody has a shame token.</source>
        <translation>Niemand hat Schande.</translation>
    </message>
    <message>
        <source>attacks from: %1</source>
        <comment>a place</comment>
        <translation>greift von hier an: %1</translation>
    </message>
    <message>
        <source>A soldier of this order hits it. A tap takes him back.</source>
        <translation>Ein Soldat aus diesem Befehl trifft dorthin. Tippst du dort, nimmst du ihn zurück.</translation>
    </message>
    <message>
        <source>Who is put %1?</source>
        <comment>into a place: into the rest zone of ...</comment>
        <translation>Wer kommt %1?</translation>
    </message>
    <message>
        <source>Who hits %1 of the %2?</source>
        <comment>a spot, a card</comment>
        <translation>Wer trifft %1 von „%2“?</translation>
    </message>
    <message>
        <source>Who stands on %1 of the %2?</source>
        <comment>a spot, a card</comment>
        <translation>Wer steht auf %1 von „%2“?</translation>
    </message>
    <message>
        <source>Nobody can be put there now.</source>
        <translation>Dort kann jetzt niemand hin.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) each</source>
        <comment>everybody on the command track</comment>
        <translation>
            <numerusform>je %n Zug</numerusform>
            <numerusform>je %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; Reed has one</source>
        <comment>%1: In tea order, 2 turns each</comment>
        <translation>%1; Schilf hat einen</translation>
    </message>
    <message>
        <source>First tap who goes before whom.</source>
        <translation>Tippe zuerst an, wer vor wem dran ist.</translation>
    </message>
    <message>
        <source>%1: in which section?</source>
        <comment>what is built</comment>
        <translation>%1: in welchen Abschnitt?</translation>
    </message>
    <message>
        <source>What is built, and where?</source>
        <translation>Was wird gebaut, und wo?</translation>
    </message>
    <message>
        <source>What is built there? %1</source>
        <comment>a section</comment>
        <translation>Was wird dort gebaut? %1</translation>
    </message>
    <message>
        <source>Tap the wall once more to see what would hold it.</source>
        <translation>Tippe noch einmal auf die Mauer, um zu sehen, was sie halten würde.</translation>
    </message>
    <message>
        <source>A soldier of this order stands there. A tap takes him back.</source>
        <translation>Dort steht ein Soldat aus diesem Befehl. Tippst du ihn an, nimmst du ihn zurück.</translation>
    </message>
    <message>
        <source>A printed value</source>
        <translation>Ein gedruckter Wert</translation>
    </message>
    <message>
        <source>Where is it printed?</source>
        <translation>Wo ist er gedruckt?</translation>
    </message>
    <message>
        <source>On a wall</source>
        <translation>An einer Mauer</translation>
    </message>
    <message>
        <source>On the time track</source>
        <translation>Auf der Zeitleiste</translation>
    </message>
    <message>
        <source>On a shot card</source>
        <translation>Auf einer Schusskarte</translation>
    </message>
    <message>
        <source>Which value is it?</source>
        <translation>Welcher Wert ist es?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1: what is printed?</source>
        <comment>%1 is a printed value</comment>
        <translation>%1: Was ist gedruckt?</translation>
    </message>
    <message>
        <source>%1: %2 in place of %3?</source>
        <comment>a printed value, as it is now entered, as it was</comment>
        <translation>%1: %2 statt %3?</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Tea order: whose marker comes next?</source>
        <translation>Teefolge: Wessen Marker kommt als Nächstes?</translation>
    </message>
    <message>
        <source>Where does %1 place the %2?</source>
        <comment>player, machine</comment>
        <translation>%1 stellt auf: %2. Wo?</translation>
    </message>
    <message>
        <source>Not known yet: the printed spots of %1. You are asked for them afterwards.</source>
        <translation>Noch nicht bekannt: die gedruckten Trefferfelder von %1. Danach wirst du nach ihnen gefragt.</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>If you go round the table one by one.</source>
        <translation>Wenn ihr reihum je einen einsetzt.</translation>
    </message>
    <message>
        <source>Or choose here.</source>
        <translation>Oder wähle hier.</translation>
    </message>
    <message>
        <source>If the tank can lie in two ways, tap another of its spots.</source>
        <translation>Kann der Schildwagen auf zwei Arten liegen, tippe auf ein zweites Feld von ihm.</translation>
    </message>
    <message>
        <source>Top card of the horde deck: which section is on its back?</source>
        <translation>Oberste Karte des Hordenstapels: Welcher Abschnitt steht auf der Rückseite?</translation>
    </message>
    <message>
        <source>Some types are named already.</source>
        <translation>Einige Grundtypen sind schon genannt.</translation>
    </message>
    <message numerus="yes">
        <source>All in turn, %n turn(s) each</source>
        <comment>the heading above orders of players</comment>
        <translation>
            <numerusform>Alle reihum, je %n Zug</numerusform>
            <numerusform>Alle reihum, je %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Another number of turns</source>
        <comment>the heading above numbers of turns</comment>
        <translation>Eine andere Zahl von Zügen</translation>
    </message>
    <message>
        <source>Or turn by turn: who is first?</source>
        <comment>the heading above players</comment>
        <translation>Oder Zug um Zug: Wer beginnt?</translation>
    </message>
    <message>
        <source>Or all in turn, again and again</source>
        <comment>the heading above numbers of turns</comment>
        <translation>Oder alle reihum, immer wieder</translation>
    </message>
    <message>
        <source>What?</source>
        <comment>the heading above what can be built</comment>
        <translation>Was?</translation>
    </message>
    <message>
        <source>Where?</source>
        <comment>the heading above the sections of the wall</comment>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>%1, overseer %2 of %3: which soldier leaves for good?</source>
        <translation>%1, Aufseher %2 von %3: Welcher Soldat verlässt das Spiel?</translation>
    </message>
    <message>
        <source>Who takes the first turn?</source>
        <translation>Wer hat den ersten Zug?</translation>
    </message>
    <message>
        <source>Who takes turn %1?</source>
        <translation>Wer hat Zug %1?</translation>
    </message>
    <message>
        <source>As the command track on the board shows: one tap for each turn of this fall.</source>
        <translation>Wie es die Befehlsleiste auf dem Spielplan zeigt: einmal tippen für jeden Zug dieses Herbsts.</translation>
    </message>
    <message>
        <source>Begin all the same</source>
        <translation>Trotzdem beginnen</translation>
    </message>
    <message>
        <source>The set-up is not complete yet.</source>
        <translation>Der Aufbau ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>Discard command cards</source>
        <translation>Befehlskarten ablegen</translation>
    </message>
    <message>
        <source>Nobody stands on the wall or rests behind it.</source>
        <translation>Niemand steht auf der Mauer oder ruht dahinter.</translation>
    </message>
    <message>
        <source>No horde stands before anybody who could attack it. Move somebody first.</source>
        <translation>Wer angreifen könnte, hat keine Horde vor sich. Zuerst muss jemand in einen anderen Abschnitt ziehen.</translation>
    </message>
    <message>
        <source>Draw a horde card: which one?</source>
        <translation>Hordenkarte ziehen: welche?</translation>
    </message>
    <message>
        <source>Still to turn up: %1. The next step says where the card goes.</source>
        <comment>number of horde cards</comment>
        <translation>Noch aufzudecken: %1. Der nächste Schritt sagt, wohin die Karte kommt.</translation>
    </message>
    <message>
        <source>Who discards command cards for honor?</source>
        <translation>Wer legt Befehlskarten für Ehre ab?</translation>
    </message>
    <message>
        <source>%1: which section is on the back of the deck&apos;s next card?</source>
        <comment>a card</comment>
        <translation>%1: Welcher Abschnitt steht auf der Rückseite der nächsten Karte im Stapel?</translation>
    </message>
    <message>
        <source>The card that came goes to that section. Read the back of the next card, and leave it on the deck. Tap a section on the board, or choose here.</source>
        <translation>Die gezogene Karte kommt in diesen Abschnitt. Lest die Rückseite der nächsten Karte und lasst sie auf dem Stapel. Tippe auf einen Abschnitt auf dem Plan oder wähle hier.</translation>
    </message>
    <message>
        <source>: </source>
        <comment>between a place and what a shot hits there</comment>
        <translation>: </translation>
    </message>
    <message>
        <source>Tap another place to put one more of the ticked kind there.</source>
        <translation>Tippe auf eine weitere Stelle, um noch einen der angehakten Art dorthin zu stellen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: which soldier(s) leave for %n overseer(s)?</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: Welcher Soldat geht für %n Aufseher?</numerusform>
            <numerusform>%1: Welche Soldaten gehen für %n Aufseher?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which three basic horde types go back into the box?</source>
        <translation>Welche drei Grundtypen der Horden kommen zurück in die Schachtel?</translation>
    </message>
    <message>
        <source>For %1</source>
        <comment>a price</comment>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <comment>how many soldiers are left; what one costs</comment>
        <translation>%1, für %2</translation>
    </message>
    <message>
        <source>None of your soldiers stands in a rest zone or in a firing spot.</source>
        <translation>Keiner deiner Soldaten steht in einer Ruhezone oder auf einem Schützenplatz.</translation>
    </message>
    <message>
        <source>He fires from a firing spot, at a free spot of a horde of that section.</source>
        <translation>Er schießt von einem Schützenplatz auf ein freies Feld einer Horde dieses Abschnitts.</translation>
    </message>
    <message>
        <source>Only soldiers who shoot stand in firing spots.</source>
        <translation>Auf Schützenplätzen stehen nur Soldaten, die schießen.</translation>
    </message>
    <message>
        <source>Recruiting and attacking are two acts. First finish the one that you began.</source>
        <translation>Anwerben und Angreifen sind zweierlei. Schließe erst ab, was du begonnen hast.</translation>
    </message>
    <message>
        <source>He cannot stand there.</source>
        <translation>Er kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>Which machine shoots at which horde?</source>
        <translation>Welche Maschine schießt auf welche Horde?</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a machine shoots at a horde</comment>
        <translation>%1 auf „%2“</translation>
    </message>
    <message>
        <source>No horde stands where a machine is.</source>
        <translation>Wo eine Maschine steht, ist keine Horde.</translation>
    </message>
    <message>
        <source>The hordes</source>
        <comment>the heading above changes of their power</comment>
        <translation>Die Horden</translation>
    </message>
    <message>
        <source>The wall</source>
        <comment>the heading above changes of its defense</comment>
        <translation>Die Mauer</translation>
    </message>
    <message>
        <source>%1 stronger</source>
        <comment>hordes or a wall, by a number</comment>
        <translation>%1 stärker</translation>
    </message>
    <message>
        <source>%1 weaker</source>
        <comment>hordes or a wall, by a number</comment>
        <translation>%1 schwächer</translation>
    </message>
    <message>
        <source>More</source>
        <comment>the heading above other answers</comment>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Is this printed: %1?</source>
        <comment>a value</comment>
        <translation>Ist das aufgedruckt: %1?</translation>
    </message>
    <message>
        <source>None is left there.</source>
        <comment>in a zone at the wall</comment>
        <translation>Dort ist keiner mehr.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>copies of a horde card in the deck</comment>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>In tea order, %n turn(s) each</source>
        <translation>
            <numerusform>In Teefolge, je %n Zug</numerusform>
            <numerusform>In Teefolge, je %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>; see the card</source>
        <comment>behind a price</comment>
        <translation>; siehe Karte</translation>
    </message>
    <message>
        <source>Really %1? %2</source>
        <comment>an unlikely number, why it is unlikely</comment>
        <translation>Wirklich %1? %2</translation>
    </message>
    <message>
        <source>Yes, %1</source>
        <comment>an unlikely number</comment>
        <translation>Ja, %1</translation>
    </message>
    <message>
        <source>No, another number</source>
        <translation>Nein, eine andere Zahl</translation>
    </message>
    <message>
        <source>Hardly anybody comes to more than %1 honor.</source>
        <translation>Mehr als %1 Ehre hat kaum jemand.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n year(s).</source>
        <translation>
            <numerusform>Die Partie hat %n Jahr.</numerusform>
            <numerusform>Die Partie hat %n Jahre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck began with %n card(s).</source>
        <translation>
            <numerusform>Am Anfang hatte der Stapel %n Karte.</numerusform>
            <numerusform>Am Anfang hatte der Stapel %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>More turns</source>
        <translation>Weitere Züge</translation>
    </message>
    <message>
        <source>The command track has no more places.</source>
        <translation>Auf der Befehlsleiste ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Lies in the stack already.</source>
        <comment>a player&apos;s marker</comment>
        <translation>Liegt schon im Stapel.</translation>
    </message>
    <message>
        <source>The tea order is the stack of the players&apos; markers. The highest tea value lies on top.</source>
        <translation>Die Teefolge ist der Stapel der Marker. Der höchste Teewert liegt oben.</translation>
    </message>
    <message>
        <source>Reed takes part as a third clan: the table plays it together. Its marker lies at the bottom.</source>
        <translation>Als dritter Clan macht Schilf mit: Ihr spielt ihn gemeinsam. Sein Marker liegt unten.</translation>
    </message>
    <message>
        <source>Honor for a player</source>
        <translation>Ehre für Mitspieler</translation>
    </message>
    <message>
        <source>Shame for a player</source>
        <translation>Schande für Mitspieler</translation>
    </message>
    <message>
        <source>Reed has none.</source>
        <comment>no honor, no shame</comment>
        <translation>Schilf hat keine.</translation>
    </message>
    <message>
        <source>Qin has none.</source>
        <comment>no shame</comment>
        <translation>Qin hat keine.</translation>
    </message>
    <message>
        <source>Qin builds no wall.</source>
        <translation>Qin baut keine Mauer.</translation>
    </message>
    <message>
        <source>Three of the eight types go back into the box, all cards of each.</source>
        <translation>Drei der acht Grundtypen kommen mit allen ihren Karten zurück in die Schachtel.</translation>
    </message>
    <message numerus="yes">
        <source>Each tile shows %n soldier(s): tap the one that shows yours.</source>
        <translation>
            <numerusform>Jede Kachel zeigt %n Soldaten: Tippe auf die mit deinem.</numerusform>
            <numerusform>Jede Kachel zeigt %n Soldaten: Tippe auf die mit deinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a type is not listed, choose &quot;Another card&quot;.</source>
        <translation>Fehlt hier ein Typ, wählt „Andere Karte“.</translation>
    </message>
    <message>
        <source>Only other players can.</source>
        <translation>Nur andere Spieler können es.</translation>
    </message>
    <message>
        <source>No horde stands before his section. Move him to another section first.</source>
        <translation>Vor seinem Abschnitt steht keine Horde. Bewege ihn zuerst in einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>End %1's turn. Defeated: %2</source>
        <comment>player, hordes</comment>
        <translation>Zug von %1 beenden. Besiegt: %2</translation>
    </message>
    <message>
        <source>last one placed</source>
        <comment>a soldier</comment>
        <translation>der letzte steht da</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>Who, and how much?</source>
        <translation>Wer, und wie viel?</translation>
    </message>
    <message>
        <source>No horde stands before the wall.</source>
        <translation>Vor der Mauer steht keine Horde.</translation>
    </message>
    <message>
        <source>An attack does not lead into another section. &quot;Move soldiers&quot; does.</source>
        <translation>Ein Angriff führt nicht in einen anderen Abschnitt. Das geht mit „Soldaten verlegen“.</translation>
    </message>
    <message>
        <source>Recruit %1</source>
        <comment>a soldier</comment>
        <translation>%1 anwerben</translation>
    </message>
    <message>
        <source>Attack with %1</source>
        <comment>a soldier</comment>
        <translation>Mit %1 angreifen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a question is about; the question</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>The dice or the program draw the section.</source>
        <translation>Die Würfel oder das Programm ziehen den Abschnitt.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n overseer(s) into as many locations of the board, for free. For each, a soldier goes back into the box.</source>
        <translation>
            <numerusform>Setz einen Aufseher an einen Ort des Spielplans, kostenlos. Dafür kommt ein Soldat in die Schachtel zurück.</numerusform>
            <numerusform>Setz %n Aufseher an %n verschiedene Orte des Spielplans, kostenlos. Für jeden kommt ein Soldat in die Schachtel zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does the next %1 go?</source>
        <translation>Wohin kommt der nächste %1?</translation>
    </message>
    <message>
        <source>A tank takes a block of two by two spots.</source>
        <translation>Ein Schildwagen belegt einen Block von zwei mal zwei Feldern.</translation>
    </message>
    <message>
        <source>A horseman takes two spots that touch each other.</source>
        <translation>Ein Reiter belegt zwei Felder, die aneinandergrenzen.</translation>
    </message>
    <message>
        <source>Out so far: %1. Name all three to change it.</source>
        <comment>types of cards</comment>
        <translation>Aussortiert sind bisher: %1. Nenne alle drei, um es zu ändern.</translation>
    </message>
    <message>
        <source>Not named, so last: %1.</source>
        <comment>who takes the last turns</comment>
        <translation>Nicht genannt, also zuletzt: %1.</translation>
    </message>
    <message>
        <source>The arrow above takes the last tap back.</source>
        <translation>Der Pfeil oben nimmt das letzte Tippen zurück.</translation>
    </message>
    <message>
        <source>%1 on %2 of the %3</source>
        <comment>a soldier, a spot, a card</comment>
        <translation>%1 auf %2 von „%3“</translation>
    </message>
    <message>
        <source>%1 on the wall hits %2 of the %3</source>
        <comment>a soldier, a spot, a card</comment>
        <translation>%1 auf der Mauer trifft %2 von „%3“</translation>
    </message>
    <message>
        <source>%1. Or another?</source>
        <comment>who was put where; another one may be meant</comment>
        <translation>%1. Oder wer?</translation>
    </message>
    <message>
        <source>You win with more honor than Qin, your rival. Reed is a third clan; its marker lies at the bottom. You carry out the turns of both.</source>
        <translation>Du gewinnst mit mehr Ehre als dein Gegner Qin. Schilf ist ein dritter Clan; sein Marker liegt unten. Die Züge von beiden führst du aus.</translation>
    </message>
    <message>
        <source>Another cause?</source>
        <comment>the heading above what may cause it</comment>
        <translation>Ein anderer Anlass?</translation>
    </message>
    <message>
        <source>You build what has the tick: tap a section on the board, or choose here.</source>
        <translation>Du baust, was den Haken hat: Tippe auf einen Abschnitt auf dem Plan, oder wähle hier.</translation>
    </message>
    <message>
        <source>Only the player&apos;s first overseer in a location costs a soldier. What else it costs, your rulebook says.</source>
        <translation>Nur der erste Aufseher eines Spielers an einem Ort kostet einen Soldaten. Was er sonst kostet, sagt die Spielregel.</translation>
    </message>
    <message>
        <source>Machine %1 of %2: which one does %3 place?</source>
        <comment>numbers, player</comment>
        <translation>Maschine %1 von %2: Welche stellt %3 auf?</translation>
    </message>
    <message>
        <source>Tea order: who lies on top?</source>
        <translation>Teefolge: Wer liegt oben?</translation>
    </message>
    <message>
        <source>The command track is on the board: read the turns from its beginning.</source>
        <translation>Die Befehlsleiste ist auf dem Spielplan: Lies die Züge von ihrem Anfang an.</translation>
    </message>
    <message>
        <source>First place all, then choose where they hit</source>
        <translation>Erst alle aufstellen, dann die Ziele wählen</translation>
    </message>
    <message>
        <source>Adjust power or defense</source>
        <translation>Stärke oder Abwehr ändern</translation>
    </message>
    <message>
        <source>Which section does a card change for this winter?</source>
        <translation>Welchen Abschnitt ändert eine Karte für diesen Winter?</translation>
    </message>
    <message>
        <source>In which order do you take turns?</source>
        <translation>Wer ist wann am Zug?</translation>
    </message>
    <message>
        <source>The tick shows the cause. Tap another one to change it.</source>
        <translation>Der Haken zeigt den Anlass. Tippe einen anderen an, wenn er nicht stimmt.</translation>
    </message>
    <message>
        <source>The %1 attacks: where does he hit?</source>
        <comment>a soldier on the board</comment>
        <translation>Der %1 greift an: Wo trifft er?</translation>
    </message>
    <message>
        <source>, wounds %1</source>
        <comment>a soldier with his place; he wounds spots: a3 and b4</comment>
        <translation>, verwundet %1</translation>
    </message>
    <message>
        <source>%1 has nobody on the wall or in a rest zone.</source>
        <comment>a player</comment>
        <translation>%1 hat niemanden auf der Mauer oder in einer Ruhezone.</translation>
    </message>
    <message>
        <source>No horde stands before %1&apos;s soldiers. Move somebody first.</source>
        <comment>a player</comment>
        <translation>Vor den Soldaten von %1 steht keine Horde. Verlege zuerst jemanden.</translation>
    </message>
    <message>
        <source>So does a tap on the line of names.</source>
        <translation>Ein Tippen auf die Zeile der Namen auch.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. Choose somebody else only if a card lets him act now.</source>
        <comment>a player</comment>
        <translation>%1 ist am Zug. Wähle nur dann jemand anderen, wenn eine Karte ihn jetzt handeln lässt.</translation>
    </message>
    <message>
        <source>Where does the tank go? It covers 2 by 2 spots.</source>
        <translation>Wohin kommt der Schildwagen? Er belegt 2 mal 2 Felder.</translation>
    </message>
    <message>
        <source>The last one left.</source>
        <translation>Als letzte übrig.</translation>
    </message>
</context>
<context>
    <name>PowderForecast</name>
    <message numerus="yes">
        <source>It would hold without the %1: %n free spot(s).</source>
        <comment>%1 is a card</comment>
        <translation>
            <numerusform>Ohne „%1“ hielte es: noch %n freies Feld.</numerusform>
            <numerusform>Ohne „%1“ hielte es: noch %n freie Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>It would hold without the %1.</source>
        <comment>%1 is a card</comment>
        <translation>Ohne „%1“ hielte es.</translation>
    </message>
    <message numerus="yes">
        <source>%n more barricade(s) would hold it.</source>
        <translation>
            <numerusform>Noch %n Barrikade würde reichen.</numerusform>
            <numerusform>Noch %n Barrikaden würden reichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wall of level %1 would hold it.</source>
        <translation>Eine Mauer der Stufe %1 würde reichen.</translation>
    </message>
    <message>
        <source>No single wall, barricade or defeat would hold it.</source>
        <translation>Keine einzelne Mauer, Barrikade oder besiegte Horde würde reichen.</translation>
    </message>
    <message>
        <source>%1: breach, at least %2 against %3</source>
        <comment>section, power, defense</comment>
        <translation>%1: Durchbruch, mindestens %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <comment>%1 is a section</comment>
        <translation>%1: noch unbekannt</translation>
    </message>
    <message>
        <source>Enter the %1.</source>
        <comment>%1 is a printed value</comment>
        <translation>Es fehlt: %1.</translation>
    </message>
    <message>
        <source>%1: breach, %2 against %3</source>
        <comment>section, power, defense</comment>
        <translation>%1: Durchbruch, %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: holds, %2 against %3</source>
        <comment>section, power, defense</comment>
        <translation>%1: hält, %2 gegen %3</translation>
    </message>
    <message>
        <source>Ladders stand in row 1.</source>
        <translation>In Reihe 1 stehen Leitern.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost %n shame token(s): each player takes one for every horde there without a soldier of his own.</source>
        <translation>
            <numerusform>Es würde %n Schandmarker kosten: Alle nehmen je einen für jede Horde dort, auf der sie keinen Soldaten haben.</numerusform>
            <numerusform>Es würde %n Schandmarker kosten: Alle nehmen je einen für jede Horde dort, auf der sie keinen Soldaten haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) more for whoever stands in a tower beside it.</source>
        <translation>
            <numerusform>%n Schandmarker mehr für den Speerträger im Turm daneben.</numerusform>
            <numerusform>%n Schandmarker mehr für die Speerträger in den Türmen daneben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) in its firing spots would be killed.</source>
        <translation>
            <numerusform>%n Soldat auf den Schützenplätzen würde getötet.</numerusform>
            <numerusform>%n Soldaten auf den Schützenplätzen würden getötet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody there would die, in the rest zone too: %n soldier(s).</source>
        <translation>
            <numerusform>Alle dort würden fallen, auch in der Ruhezone: %n Soldat.</numerusform>
            <numerusform>Alle dort würden fallen, auch in der Ruhezone: %n Soldaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) there would be lost.</source>
        <translation>
            <numerusform>%n Maschine dort ginge verloren.</numerusform>
            <numerusform>%n Maschinen dort gingen verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Leader(s) halve the defense, rounded down.</source>
        <translation>
            <numerusform>Der Anführer halbiert die Abwehr, abgerundet.</numerusform>
            <numerusform>%n Anführer halbieren die Abwehr, jeder einmal, abgerundet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the soldiers in its firing spots deal %n wound(s).</source>
        <translation>
            <numerusform>Zuerst schlagen die Soldaten auf den Schützenplätzen noch %n Wunde.</numerusform>
            <numerusform>Zuerst schlagen die Soldaten auf den Schützenplätzen noch %n Wunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would take %2 honor for %3</source>
        <comment>player, honor, tower</comment>
        <translation>%1 bekäme %2 Ehre für den %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 would take %2 honor and %n shame token(s) for %3</source>
        <comment>player, honor, tower</comment>
        <translation>
            <numerusform>%1 bekäme %2 Ehre und %n Schandmarker für den %3</numerusform>
            <numerusform>%1 bekäme %2 Ehre und %n Schandmarker für den %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: after the assault, a Ram brings the wall down to level %2</source>
        <comment>section, level</comment>
        <translation>%1: Nach dem Ansturm senkt ein Rammbock die Mauer auf Stufe %2</translation>
    </message>
    <message>
        <source>%1: after the assault, a Trebuchet brings the wall down to level %2</source>
        <comment>section, level</comment>
        <translation>%1: Nach dem Ansturm senkt eine Blide die Mauer auf Stufe %2</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) would break if winter came now</source>
        <translation>
            <numerusform>Käme jetzt der Winter, bräche %n Abschnitt</numerusform>
            <numerusform>Käme jetzt der Winter, brächen %n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Some values are not known yet</source>
        <translation>Einige Werte sind noch unbekannt</translation>
    </message>
    <message>
        <source>All sections would hold if winter came now</source>
        <translation>Käme jetzt der Winter, hielten alle Abschnitte</translation>
    </message>
    <message>
        <source>%1: breach by Ladders</source>
        <comment>%1 is a section</comment>
        <translation>%1: Durchbruch über Leitern</translation>
    </message>
    <message>
        <source>%1: holds, no horde</source>
        <comment>%1 is a section</comment>
        <translation>%1: hält, keine Horde</translation>
    </message>
    <message>
        <source>What else would hold it depends on values that are not known yet.</source>
        <translation>Was sonst reichen würde, hängt von Werten ab, die noch unbekannt sind.</translation>
    </message>
    <message>
        <source>%1 and the %2</source>
        <comment>cards</comment>
        <translation>%1“ und „%2</translation>
    </message>
    <message>
        <source>%1 or the %2</source>
        <comment>cards</comment>
        <translation>%1“ oder „%2</translation>
    </message>
    <message>
        <source>%1, unless the soldiers on the wall defeat the %2 first</source>
        <comment>&quot;The left section: breach, 7 against 6&quot;; cards</comment>
        <translation>%1, außer die Soldaten auf der Mauer besiegen vorher „%2“</translation>
    </message>
    <message>
        <source>They defeat the %1.</source>
        <comment>a card</comment>
        <translation>Sie besiegen „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n more may break</source>
        <comment>&quot;1 section would break if winter came now&quot;</comment>
        <translation>
            <numerusform>%1, vielleicht noch %n</numerusform>
            <numerusform>%1, vielleicht noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) may break if winter came now</source>
        <translation>
            <numerusform>Käme jetzt der Winter, bräche vielleicht %n Abschnitt</numerusform>
            <numerusform>Käme jetzt der Winter, brächen vielleicht %n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>No horde stands before the wall</source>
        <translation>Vor der Mauer steht keine Horde</translation>
    </message>
    <message>
        <source>All sections hold in this assault</source>
        <translation>Alle Abschnitte halten diesem Ansturm stand</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) would break in this assault</source>
        <translation>
            <numerusform>In diesem Ansturm bräche %n Abschnitt</numerusform>
            <numerusform>In diesem Ansturm brächen %n Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) may break in this assault</source>
        <translation>
            <numerusform>In diesem Ansturm bräche vielleicht %n Abschnitt</numerusform>
            <numerusform>In diesem Ansturm brächen vielleicht %n Abschnitte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sections hold, but the wall loses %n level(s)</source>
        <translation>
            <numerusform>Alle Abschnitte halten, aber die Mauer verliert %n Stufe</numerusform>
            <numerusform>Alle Abschnitte halten, aber die Mauer verliert %n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would lose its last level this winter: the game would be lost</source>
        <comment>a section of the wall</comment>
        <translation>%1 verlöre in diesem Winter die letzte Stufe: Das Spiel wäre verloren</translation>
    </message>
    <message>
        <source>This winter would take the last wall: the game would be lost</source>
        <translation>Dieser Winter nähme die letzte Mauer: Das Spiel wäre verloren</translation>
    </message>
    <message>
        <source>%1: after the assault, a Ram may bring the wall down to level %2; it depends on where the wounds from the wall fall</source>
        <comment>section, level</comment>
        <translation>%1: Nach dem Ansturm senkt ein Rammbock die Mauer vielleicht auf Stufe %2; es kommt darauf an, wohin die Wunden von der Mauer fallen</translation>
    </message>
    <message>
        <source>%1: after the assault, a Trebuchet may bring the wall down to level %2; it depends on where the wounds from the wall fall</source>
        <comment>section, level</comment>
        <translation>%1: Nach dem Ansturm senkt eine Blide die Mauer vielleicht auf Stufe %2; es kommt darauf an, wohin die Wunden von der Mauer fallen</translation>
    </message>
    <message>
        <source>This winter may take the last wall: the game would be lost</source>
        <translation>Dieser Winter nimmt vielleicht die letzte Mauer: Dann wäre das Spiel verloren</translation>
    </message>
    <message>
        <source>%1 may lose its last level this winter: the game would be lost</source>
        <comment>a section of the wall</comment>
        <translation>%1 verliert in diesem Winter vielleicht die letzte Stufe: Dann wäre das Spiel verloren</translation>
    </message>
    <message numerus="yes">
        <source>All sections hold, but the wall may lose %n level(s)</source>
        <translation>
            <numerusform>Alle Abschnitte halten, aber die Mauer verliert vielleicht %n Stufe</numerusform>
            <numerusform>Alle Abschnitte halten, aber die Mauer verliert vielleicht %n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In winter all sections would hold, but the wall would lose %n level(s)</source>
        <translation>
            <numerusform>Im Winter hielten alle Abschnitte, aber die Mauer verlöre %n Stufe</numerusform>
            <numerusform>Im Winter hielten alle Abschnitte, aber die Mauer verlöre %n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In winter all sections would hold, but the wall might lose %n level(s)</source>
        <translation>
            <numerusform>Im Winter hielten alle Abschnitte, aber die Mauer verlöre vielleicht %n Stufe</numerusform>
            <numerusform>Im Winter hielten alle Abschnitte, aber die Mauer verlöre vielleicht %n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>After the assault, a Ram may bring the wall down to level %1; it depends on where the wounds from the wall fall</source>
        <translation>Nach dem Ansturm senkt ein Rammbock die Mauer vielleicht auf Stufe %1; es kommt darauf an, wohin die Wunden von der Mauer fallen</translation>
    </message>
    <message>
        <source>After the assault, a Trebuchet may bring the wall down to level %1; it depends on where the wounds from the wall fall</source>
        <translation>Nach dem Ansturm senkt eine Blide die Mauer vielleicht auf Stufe %1; es kommt darauf an, wohin die Wunden von der Mauer fallen</translation>
    </message>
    <message>
        <source>After the assault, a Ram brings the wall down to level %1</source>
        <translation>Nach dem Ansturm senkt ein Rammbock die Mauer auf Stufe %1</translation>
    </message>
    <message>
        <source>After the assault, a Trebuchet brings the wall down to level %1</source>
        <translation>Nach dem Ansturm senkt eine Blide die Mauer auf Stufe %1</translation>
    </message>
    <message>
        <source>All spots of %1 are covered: the card is defeated when the turn ends.</source>
        <comment>%1 is a card</comment>
        <translation>Alle Felder von %1 sind besetzt: Die Karte ist besiegt, wenn der Zug endet.</translation>
    </message>
    <message>
        <source>All spots of %1 are covered: the card is defeated before the assault.</source>
        <comment>%1 is a card</comment>
        <translation>Alle Felder von %1 sind besetzt: Die Karte ist vor dem Ansturm besiegt.</translation>
    </message>
    <message>
        <source>All spots of %1 are covered: the card is defeated when the next turn ends.</source>
        <comment>%1 is a card</comment>
        <translation>Alle Felder von %1 sind besetzt: Die Karte ist besiegt, wenn der nächste Zug endet.</translation>
    </message>
</context>
<context>
    <name>GuideLine</name>
    <message>
        <source>Done: %1</source>
        <translation>Fertig: %1</translation>
    </message>
</context>
<context>
    <name>PowderGuide</name>
    <message>
        <source>The table decides for Reed; it pays nothing.</source>
        <translation>Für Schilf entscheidet ihr, und es zahlt nichts.</translation>
    </message>
    <message>
        <source>Nobody plays Reed: the table decides for it. It recruits spearmen against hordes, builds barricades and pays nothing.</source>
        <translation>Schilf spielt niemand: Ihr entscheidet gemeinsam. Schilf wirbt Speerträger gegen Horden an, baut Barrikaden und zahlt nichts.</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <comment>player</comment>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Enter the tea order, top first</source>
        <translation>Gebt die Teefolge ein, von oben</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n horde card(s)</source>
        <translation>
            <numerusform>Deckt %n Horde auf</numerusform>
            <numerusform>Deckt %n Horden auf</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the first horde cards</source>
        <translation>Deckt die ersten Hordenkarten auf</translation>
    </message>
    <message numerus="yes">
        <source>%1 raises %n overseer(s) and names a soldier for each</source>
        <translation>
            <numerusform>%1 setzt %n Aufseher ein und nennt einen Soldaten für ihn</numerusform>
            <numerusform>%1 setzt %n Aufseher ein und nennt je einen Soldaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 raises overseers</source>
        <translation>%1 setzt Aufseher ein</translation>
    </message>
    <message numerus="yes">
        <source>In tea order, place %n war machine(s)</source>
        <translation>
            <numerusform>Stellt in Teefolge %n Kriegsmaschine auf</numerusform>
            <numerusform>Stellt in Teefolge %n Kriegsmaschinen auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n war machine(s)</source>
        <translation>
            <numerusform>Stelle %n Kriegsmaschine auf</numerusform>
            <numerusform>Stelle %n Kriegsmaschinen auf</numerusform>
        </translation>
    </message>
    <message>
        <source>In tea order, place the war machines</source>
        <translation>Stellt in Teefolge die Kriegsmaschinen auf</translation>
    </message>
    <message>
        <source>Begin the first fall</source>
        <translation>Beginnt den ersten Herbst</translation>
    </message>
    <message>
        <source>Enter the order of turns from the command track</source>
        <translation>Gebt die Zugfolge der Befehlsleiste ein</translation>
    </message>
    <message>
        <source>%1: command, activation, end of the turn</source>
        <translation>%1: Befehl, Aktivierung, Zugende</translation>
    </message>
    <message>
        <source>Take all turns; end each of them here</source>
        <translation>Spielt alle Züge; beendet jeden hier</translation>
    </message>
    <message>
        <source>Fire with every soldier in a firing spot</source>
        <translation>Schießt mit jedem Soldaten auf einem Schützenplatz</translation>
    </message>
    <message>
        <source>Settle the hordes that are defeated</source>
        <translation>Wertet die besiegten Horden</translation>
    </message>
    <message>
        <source>Read the printed abilities; adjust power and defense</source>
        <translation>Lest die gedruckten Fähigkeiten; passt Stärke und Abwehr an</translation>
    </message>
    <message>
        <source>Run the assault</source>
        <translation>Führt den Ansturm durch</translation>
    </message>
    <message>
        <source>Move the time token to slot %1</source>
        <translation>Rückt den Zeitmarker auf Platz %1</translation>
    </message>
    <message>
        <source>Turn up the new horde cards</source>
        <translation>Deckt die neuen Hordenkarten auf</translation>
    </message>
    <message>
        <source>Move the advisor track on</source>
        <translation>Rückt die Beraterleiste weiter</translation>
    </message>
    <message>
        <source>Take the income of your overseers</source>
        <translation>Nehmt das Einkommen eurer Aufseher</translation>
    </message>
    <message>
        <source>Give shame back, 2 chi each</source>
        <translation>Gebt Schande zurück, je 2 Chi</translation>
    </message>
    <message>
        <source>Clear the command track</source>
        <translation>Räumt die Befehlsleiste ab</translation>
    </message>
    <message>
        <source>In tea order, take your command cards back or discard them for 2 honor each</source>
        <translation>Nehmt in Teefolge eure Befehlskarten zurück oder legt sie für je 2 Ehre ab</translation>
    </message>
    <message>
        <source>Take 5 honor off for each shame token under a soldier</source>
        <translation>Zieht 5 Ehre je Schandmarker unter einem Soldaten ab</translation>
    </message>
    <message>
        <source>Add the honor of claimed hordes without shame</source>
        <translation>Zählt die Ehre erbeuteter Horden ohne Schande dazu</translation>
    </message>
    <message>
        <source>Add the artifacts</source>
        <translation>Zählt die Artefakte dazu</translation>
    </message>
    <message>
        <source>The game is over: %1 wins</source>
        <translation>Das Spiel ist aus: %1 gewinnt</translation>
    </message>
    <message>
        <source>The game is over: everybody loses</source>
        <translation>Das Spiel ist aus: Alle verlieren</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>%1, year %2: %3&apos;s turn</source>
        <comment>season, number, player</comment>
        <translation>%1, Jahr %2: %3 ist am Zug</translation>
    </message>
    <message>
        <source>%1, year %2: all turns are over</source>
        <comment>season, number</comment>
        <translation>%1, Jahr %2: Alle Züge sind vorbei</translation>
    </message>
    <message>
        <source>%1, year %2</source>
        <comment>season, number</comment>
        <translation>%1, Jahr %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>what is going on, the number of a step, of how many</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>On to winter</source>
        <translation>Weiter zum Winter</translation>
    </message>
    <message>
        <source>On to spring</source>
        <translation>Weiter zum Frühling</translation>
    </message>
    <message>
        <source>On to summer</source>
        <translation>Weiter zum Sommer</translation>
    </message>
    <message>
        <source>On to fall</source>
        <translation>Weiter zum Herbst</translation>
    </message>
    <message>
        <source>Take three basic types out of the horde deck, and shuffle it</source>
        <translation>Sortiert drei Grundtypen aus dem Hordenstapel aus und mischt ihn</translation>
    </message>
    <message>
        <source>Who wins ties: the markers in their new order.</source>
        <translation>Wer bei Gleichstand gewinnt: die Marker in neuer Reihenfolge.</translation>
    </message>
    <message>
        <source>The kinds of hordes that stay in the box.</source>
        <translation>Die Hordenarten, die in der Schachtel bleiben.</translation>
    </message>
    <message>
        <source>A card of the horde deck comes to the wall.</source>
        <translation>Eine Karte des Hordenstapels kommt an die Mauer.</translation>
    </message>
    <message>
        <source>A player raises an overseer in a location.</source>
        <translation>Jemand setzt an einem Ort einen Aufseher ein.</translation>
    </message>
    <message>
        <source>A war machine is put beside a section for free.</source>
        <translation>Eine Kriegsmaschine kommt umsonst an einen Abschnitt.</translation>
    </message>
    <message>
        <source>In which order the players act this fall.</source>
        <translation>In welcher Reihenfolge ihr in diesem Herbst am Zug seid.</translation>
    </message>
    <message>
        <source>Soldiers come from a pool, to attack or to wait.</source>
        <translation>Soldaten kommen aus einem Vorrat, zum Angriff oder zum Warten.</translation>
    </message>
    <message>
        <source>Soldiers at the wall attack the hordes before it.</source>
        <translation>Soldaten an der Mauer greifen die Horden davor an.</translation>
    </message>
    <message>
        <source>A barricade, a wall level or a war machine.</source>
        <translation>Eine Barrikade, eine Mauerstufe oder eine Kriegsmaschine.</translation>
    </message>
    <message>
        <source>Soldiers go to another section.</source>
        <translation>Soldaten gehen in einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>A player donates, and earns honor by it.</source>
        <translation>Jemand spendet und verdient damit Ehre.</translation>
    </message>
    <message>
        <source>A card or a location gives or takes honor.</source>
        <translation>Eine Karte oder ein Ort gibt oder nimmt Ehre.</translation>
    </message>
    <message>
        <source>A card or a location gives shame tokens.</source>
        <translation>Eine Karte oder ein Ort gibt Schandmarker.</translation>
    </message>
    <message>
        <source>A shame token goes back to the pool.</source>
        <translation>Ein Schandmarker geht zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>A card wounds spots of a horde.</source>
        <translation>Eine Karte verwundet Felder einer Horde.</translation>
    </message>
    <message>
        <source>A card kills a soldier.</source>
        <translation>Eine Karte tötet einen Soldaten.</translation>
    </message>
    <message>
        <source>A war machine shoots because of a card.</source>
        <translation>Eine Kriegsmaschine schießt wegen einer Karte.</translation>
    </message>
    <message>
        <source>A spearman goes into a tower because of a card.</source>
        <translation>Ein Speerträger kommt wegen einer Karte in einen Turm.</translation>
    </message>
    <message>
        <source>For this winter a card changes the power of the hordes or the defense of a wall.</source>
        <translation>Für diesen Winter ändert eine Karte die Stärke der Horden oder die Abwehr einer Mauer.</translation>
    </message>
    <message>
        <source>The table is right and the screen is not: change the screen.</source>
        <translation>Auf dem Tisch stimmt es und auf dem Bildschirm nicht: den Bildschirm ändern.</translation>
    </message>
    <message>
        <source>What belongs to a turn?</source>
        <translation>Was gehört zu einem Zug?</translation>
    </message>
    <message>
        <source>What happens in this season?</source>
        <translation>Was geschieht in dieser Jahreszeit?</translation>
    </message>
    <message>
        <source>Out of the horde deck: %1</source>
        <comment>three types of cards</comment>
        <translation>Aus dem Hordenstapel aussortiert: %1</translation>
    </message>
    <message>
        <source>Place the war machines</source>
        <translation>Stelle die Kriegsmaschinen auf</translation>
    </message>
    <message>
        <source>Take your command cards back or discard them for 2 honor each</source>
        <translation>Nimm deine Befehlskarten zurück oder lege sie für je 2 Ehre ab</translation>
    </message>
    <message>
        <source>The game is over: you lose</source>
        <translation>Das Spiel ist aus: Du verlierst</translation>
    </message>
    <message>
        <source>Nobody plays Reed: you decide for it. It recruits spearmen against hordes, builds barricades and pays nothing.</source>
        <translation>Schilf spielt niemand: Du entscheidest. Schilf wirbt Speerträger gegen Horden an, baut Barrikaden und zahlt nichts.</translation>
    </message>
    <message>
        <source>You decide for Reed; it pays nothing.</source>
        <translation>Für Schilf entscheidest du, und es zahlt nichts.</translation>
    </message>
    <message>
        <source>Your rival. Do for it what your rulebook says, and enter it. Each spot that it covers brings it 2 honor.</source>
        <translation>Dein Gegner. Tu für ihn, was deine Spielregel sagt, und gib es ein. Jedes Feld, das er besetzt, bringt ihm 2 Ehre.</translation>
    </message>
    <message>
        <source>Correct the slot of the time token</source>
        <translation>Korrigiert den Platz des Zeitmarkers</translation>
    </message>
</context>
<context>
    <name>PowderLines</name>
    <message>
        <source>%1: %2</source>
        <comment>player, soldiers or amounts</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of year %2</source>
        <comment>%1 is a season</comment>
        <translation>%1, Jahr %2</translation>
    </message>
    <message>
        <source>Time token to slot %1, lethality %2</source>
        <translation>Zeitmarker auf Platz %1, Tödlichkeit %2</translation>
    </message>
    <message>
        <source>Time token to slot %1</source>
        <translation>Zeitmarker auf Platz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new horde(s) to come</source>
        <translation>
            <numerusform>%n neue Horde kommt</numerusform>
            <numerusform>%n neue Horden kommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Income of the overseers</source>
        <translation>Einkommen der Aufseher</translation>
    </message>
    <message>
        <source>The advisor track moves on</source>
        <translation>Die Beraterleiste rückt weiter</translation>
    </message>
    <message>
        <source>Command track cleared, cards back</source>
        <translation>Befehlsleiste abgeräumt, Karten zurück</translation>
    </message>
    <message>
        <source>Ability of the card in %1</source>
        <translation>Fähigkeit der Karte in %1</translation>
    </message>
    <message>
        <source>Ability of a card</source>
        <translation>Fähigkeit einer Karte</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>card, place</comment>
        <translation>„%1“ in %2</translation>
    </message>
    <message numerus="yes">
        <source>Raid by the %1: %n shame token(s) leave the game</source>
        <comment>%1 is a card</comment>
        <translation>
            <numerusform>Überfall durch „%1“: %n Schandmarker verlässt das Spiel</numerusform>
            <numerusform>Überfall durch „%1“: %n Schandmarker verlassen das Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 zahlt %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a player&apos;s soldier, place</comment>
        <translation>%1, jetzt: %2</translation>
    </message>
    <message>
        <source>%1 killed</source>
        <comment>a player&apos;s soldier</comment>
        <translation>%1 getötet</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <comment>a player&apos;s soldier</comment>
        <translation>%1 gerettet</translation>
    </message>
    <message>
        <source>Wound on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Wunde auf %1</translation>
    </message>
    <message>
        <source>Snake token on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Schlangenmarker auf %1</translation>
    </message>
    <message>
        <source>Wound lost on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Wunde verfällt: %1</translation>
    </message>
    <message>
        <source>%1 finds no target</source>
        <comment>a player&apos;s soldier</comment>
        <translation>%1 ohne Ziel</translation>
    </message>
    <message>
        <source>%1 defeated in %2</source>
        <comment>card, place</comment>
        <translation>„%1“ besiegt in %2</translation>
    </message>
    <message>
        <source>%1 claims the %2</source>
        <comment>player, card</comment>
        <translation>%1 erbeutet „%2“</translation>
    </message>
    <message>
        <source>%1 discarded</source>
        <comment>%1 is a card</comment>
        <translation>„%1“ abgelegt</translation>
    </message>
    <message>
        <source>%1 forward to %2</source>
        <comment>card, place</comment>
        <translation>„%1“ rückt auf: %2</translation>
    </message>
    <message>
        <source>Rows %1 and %2 of %3 swapped</source>
        <comment>rows, section</comment>
        <translation>Reihen %1 und %2 von %3 getauscht</translation>
    </message>
    <message>
        <source>%1 holds, %2 against %3</source>
        <comment>section, power, defense</comment>
        <translation>%1 hält, %2 gegen %3</translation>
    </message>
    <message>
        <source>Breach: %1, %2 against %3</source>
        <comment>section, power, defense</comment>
        <translation>Durchbruch: %1, %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: %2 honor less, now %3</source>
        <translation>%1: %2 Ehre weniger, jetzt %3</translation>
    </message>
    <message>
        <source>%1: %2 honor more, now %3</source>
        <translation>%1: %2 Ehre mehr, jetzt %3</translation>
    </message>
    <message>
        <source>%1 takes a shame token</source>
        <translation>%1 nimmt einen Schandmarker</translation>
    </message>
    <message>
        <source>%1 has no place for shame or none is left</source>
        <translation>%1 hat keinen Platz für Schande, oder es ist keine mehr da</translation>
    </message>
    <message>
        <source>%1 gives a shame token back</source>
        <translation>%1 gibt einen Schandmarker zurück</translation>
    </message>
    <message>
        <source>Barricade before %1</source>
        <comment>%1 is a section</comment>
        <translation>Barrikade vor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s) off %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>%n Barrikade weg von %1</numerusform>
            <numerusform>%n Barrikaden weg von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 up to level %2</source>
        <comment>%1 is a section</comment>
        <translation>%1 jetzt auf Stufe %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>machine, section</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>machine, section</comment>
        <translation>%1 in %2 verloren</translation>
    </message>
    <message>
        <source>%1 shoots with the %2 at %3</source>
        <comment>player, machine, place</comment>
        <translation>%1 schießt mit der %2 auf %3</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>%1 wins with %2 honor</source>
        <translation>%1 gewinnt mit %2 Ehre</translation>
    </message>
    <message>
        <source>No tea order was entered</source>
        <translation>Keine Teefolge eingegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) missing at the beginning</source>
        <translation>
            <numerusform>%n Hordenkarte des Aufbaus fehlt</numerusform>
            <numerusform>%n Hordenkarten des Aufbaus fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n overseer(s) still to raise</source>
        <translation>
            <numerusform>%1: noch %n Aufseher einzusetzen</numerusform>
            <numerusform>%1: noch %n Aufseher einzusetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is missing at the beginning</source>
        <comment>%1 is a machine</comment>
        <translation>Es fehlt: %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>%1 is a section</comment>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>Breach: %1, by Ladders</source>
        <comment>%1 is a section</comment>
        <translation>Durchbruch: %1, über Leitern</translation>
    </message>
    <message>
        <source>%1 down to level %2, by the %3</source>
        <comment>section, level, ram or trebuchet</comment>
        <translation>%1 nur noch auf Stufe %2 (%3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>honor, and why</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PowderNames</name>
    <message>
        <source>%1 to %2</source>
        <comment>two corners of a tank's square: a5 to b6</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>The Great Wall: Black Powder</source>
        <translation>Die Große Mauer: Schwarzpulver</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>honor</source>
        <translation>Ehre</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) of any kind</source>
        <translation>
            <numerusform>%n Rohstoff nach Wahl</numerusform>
            <numerusform>%n Rohstoffe nach Wahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1</source>
        <comment>a number of resources in any mix: 5 of wood, stone or gold</comment>
        <translation>
            <numerusform>%n Rohstoff (%1)</numerusform>
            <numerusform>%n Rohstoffe (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and a resource: 2 wood</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>spots %1 in %2</source>
        <comment>spots %1 of a card, %2 is its place</comment>
        <translation>Feld %1 in %2</translation>
    </message>
    <message>
        <source>spot %1 in %2</source>
        <comment>spot %1 of a card, %2 is its place</comment>
        <translation>Feld %1 in %2</translation>
    </message>
    <message>
        <source>the time track for 2 and 3 players</source>
        <translation>Zeitleiste für 2 und 3 Personen</translation>
    </message>
    <message>
        <source>the time track for 4 and 5 players</source>
        <translation>Zeitleiste für 4 und 5 Personen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the end of a list: all but the last, the last</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Monkey</source>
        <translation>Affe</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Schildkröte</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Schilf</translation>
    </message>
    <message>
        <source>Qin</source>
        <translation>Qin</translation>
    </message>
    <message>
        <source>spearman</source>
        <translation>Speer­träger</translation>
    </message>
    <message>
        <source>archer</source>
        <translation>Bogen­schütze</translation>
    </message>
    <message>
        <source>horseman</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>warrior monk</source>
        <translation>Krieger­mönch</translation>
    </message>
    <message>
        <source>bomber</source>
        <translation>Bomben­werfer</translation>
    </message>
    <message>
        <source>flamethrower</source>
        <translation>Flammen­werfer</translation>
    </message>
    <message>
        <source>crossbowman</source>
        <translation>Armbrust­schütze</translation>
    </message>
    <message>
        <source>tank</source>
        <translation>Schild­wagen</translation>
    </message>
    <message numerus="yes">
        <source>%n spearman(s)</source>
        <translation>
            <numerusform>%n Speer­träger</numerusform>
            <numerusform>%n Speer­träger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <translation>
            <numerusform>%n Bogen­schütze</numerusform>
            <numerusform>%n Bogen­schützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horseman(s)</source>
        <translation>
            <numerusform>%n Reiter</numerusform>
            <numerusform>%n Reiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior monk(s)</source>
        <translation>
            <numerusform>%n Krieger­mönch</numerusform>
            <numerusform>%n Krieger­mönche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomber(s)</source>
        <translation>
            <numerusform>%n Bomben­werfer</numerusform>
            <numerusform>%n Bomben­werfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flamethrower(s)</source>
        <translation>
            <numerusform>%n Flammen­werfer</numerusform>
            <numerusform>%n Flammen­werfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossbowman(s)</source>
        <translation>
            <numerusform>%n Armbrust­schütze</numerusform>
            <numerusform>%n Armbrust­schützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tank(s)</source>
        <translation>
            <numerusform>%n Schild­wagen</numerusform>
            <numerusform>%n Schild­wagen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no soldiers</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>ballista</source>
        <translation>Balliste</translation>
    </message>
    <message>
        <source>cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>rocket launcher</source>
        <translation>Raketen­batterie</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Battering Ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation>Veteranen</translation>
    </message>
    <message>
        <source>rocket card %1</source>
        <translation>Raketen­karte %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no ability</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <source>as printed</source>
        <comment>an ability</comment>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>setting up</source>
        <comment>as a season is named</comment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>the left section</source>
        <translation>Abschnitt Links</translation>
    </message>
    <message>
        <source>the middle section</source>
        <translation>Abschnitt Mitte</translation>
    </message>
    <message>
        <source>the right section</source>
        <translation>Abschnitt Rechts</translation>
    </message>
    <message>
        <source>row %1 of %2</source>
        <comment>%2 is a section</comment>
        <translation>Reihe %1 von %2</translation>
    </message>
    <message>
        <source>the pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>the rest zone of %1</source>
        <comment>%1 is a section</comment>
        <translation>Ruhezone von %1</translation>
    </message>
    <message>
        <source>the firing spots of %1</source>
        <comment>%1 is a section</comment>
        <translation>Schützen­plätze von %1</translation>
    </message>
    <message>
        <source>left rest zone</source>
        <translation>linke Ruhezone</translation>
    </message>
    <message>
        <source>middle rest zone</source>
        <translation>mittlere Ruhezone</translation>
    </message>
    <message>
        <source>right rest zone</source>
        <translation>rechte Ruhezone</translation>
    </message>
    <message>
        <source>left firing spots</source>
        <translation>linke Schützen­plätze</translation>
    </message>
    <message>
        <source>middle firing spots</source>
        <translation>mittlere Schützen­plätze</translation>
    </message>
    <message>
        <source>right firing spots</source>
        <translation>rechte Schützen­plätze</translation>
    </message>
    <message>
        <source>the box</source>
        <comment>where soldiers go that left play for good</comment>
        <translation>Schachtel</translation>
    </message>
    <message>
        <source>no spot</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no resources</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>defense of wall level %1</source>
        <translation>Abwehr der Mauer­stufe %1</translation>
    </message>
    <message>
        <source>number of firing spots of wall level %1</source>
        <translation>Anzahl der Schützen­plätze der Mauer­stufe %1</translation>
    </message>
    <message>
        <source>cost of wall level %1</source>
        <translation>Preis der Mauer­stufe %1</translation>
    </message>
    <message>
        <source>number of hordes at slot %1 of %2</source>
        <comment>%2 is the time track</comment>
        <translation>Zahl der Horden auf Platz %1 der %2</translation>
    </message>
    <message>
        <source>lethality at slot %1 of %2</source>
        <comment>%2 is the time track</comment>
        <translation>Tödlichkeit auf Platz %1 der %2</translation>
    </message>
    <message>
        <source>power of %1</source>
        <translation>Stärke von „%1“</translation>
    </message>
    <message>
        <source>honor that %1 brings at the end</source>
        <translation>Ehre, die „%1“ am Ende bringt</translation>
    </message>
    <message>
        <source>vital spots of %1</source>
        <translation>Trefferfelder von „%1“</translation>
    </message>
    <message>
        <source>reward of spot %1 of %2</source>
        <translation>Belohnung von Feld %1 von „%2“</translation>
    </message>
    <message>
        <source>ability of %1</source>
        <translation>Fähigkeit von „%1“</translation>
    </message>
    <message>
        <source>wounds on the shot card of the %1</source>
        <comment>%1 is a war machine</comment>
        <translation>Wunden auf der Schusskarte der %1</translation>
    </message>
    <message>
        <source>wounds on the %1</source>
        <comment>%1 is a rocket card</comment>
        <translation>Wunden auf der %1</translation>
    </message>
    <message>
        <source>Whoever had a soldier or token on the defeated card earns honor.</source>
        <translation>Wer einen Soldaten oder Marker auf der besiegten Karte hatte, bekommt Ehre.</translation>
    </message>
    <message>
        <source>Archers in the firing spots have a share in the defeat.</source>
        <translation>Bogenschützen auf den Schützenplätzen haben Anteil am Sieg.</translation>
    </message>
    <message>
        <source>This machine&apos;s shot brings honor.</source>
        <translation>Der Schuss dieser Maschine bringt Ehre.</translation>
    </message>
    <message>
        <source>It is printed on the spot that was covered.</source>
        <translation>Sie steht auf dem Feld, das besetzt wurde.</translation>
    </message>
    <message>
        <source>A barricade was built.</source>
        <translation>Eine Barrikade wurde gebaut.</translation>
    </message>
    <message>
        <source>A wall level was built.</source>
        <translation>Eine Mauerstufe wurde gebaut.</translation>
    </message>
    <message>
        <source>A war machine was built.</source>
        <translation>Eine Kriegsmaschine wurde gebaut.</translation>
    </message>
    <message>
        <source>Each shame token costs 5 honor.</source>
        <translation>Jeder Schandmarker kostet 5 Ehre.</translation>
    </message>
    <message>
        <source>Claimed hordes without shame bring what is printed on them.</source>
        <translation>Erbeutete Horden ohne Schande bringen, was auf ihnen steht.</translation>
    </message>
    <message>
        <source>Artifacts count at the end.</source>
        <translation>Artefakte zählen am Ende.</translation>
    </message>
    <message>
        <source>It was earned by a donation.</source>
        <translation>Sie kommt aus einer Spende.</translation>
    </message>
    <message>
        <source>Discarded command cards bring honor in summer.</source>
        <translation>Abgelegte Befehlskarten bringen im Sommer Ehre.</translation>
    </message>
    <message>
        <source>A location brought it.</source>
        <translation>Ein Ort brachte sie.</translation>
    </message>
    <message>
        <source>A card brought it.</source>
        <translation>Eine Karte brachte sie.</translation>
    </message>
    <message>
        <source>You entered: %1.</source>
        <translation>Eure Angabe: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n spearman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Speer­träger</numerusform>
            <numerusform>%n Speer­träger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archer(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Bogen­schützen</numerusform>
            <numerusform>%n Bogen­schützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horseman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Reiter</numerusform>
            <numerusform>%n Reiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warrior monk(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Krieger­mönch</numerusform>
            <numerusform>%n Krieger­mönche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bomber(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Bomben­werfer</numerusform>
            <numerusform>%n Bomben­werfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flamethrower(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Flammen­werfer</numerusform>
            <numerusform>%n Flammen­werfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossbowman(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Armbrust­schützen</numerusform>
            <numerusform>%n Armbrust­schützen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tank(s)</source>
        <comment>whom: put 2 of them there</comment>
        <translation>
            <numerusform>%n Schild­wagen</numerusform>
            <numerusform>%n Schild­wagen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no soldiers; whom: put nobody there</comment>
        <translation>niemanden</translation>
    </message>
    <message>
        <source>into the pool</source>
        <translation>in den Vorrat</translation>
    </message>
    <message>
        <source>into the rest zone of %1</source>
        <comment>%1 is a section</comment>
        <translation>in die Ruhezone von %1</translation>
    </message>
    <message>
        <source>into the firing spots of %1</source>
        <comment>%1 is a section</comment>
        <translation>auf die Schützen­plätze von %1</translation>
    </message>
    <message>
        <source>into the left rest zone</source>
        <translation>in die linke Ruhezone</translation>
    </message>
    <message>
        <source>into the left firing spots</source>
        <translation>auf die linken Schützen­plätze</translation>
    </message>
    <message>
        <source>into the middle rest zone</source>
        <translation>in die mittlere Ruhezone</translation>
    </message>
    <message>
        <source>into the middle firing spots</source>
        <translation>auf die mittleren Schützen­plätze</translation>
    </message>
    <message>
        <source>into the right rest zone</source>
        <translation>in die rechte Ruhezone</translation>
    </message>
    <message>
        <source>into the right firing spots</source>
        <translation>auf die rechten Schützen­plätze</translation>
    </message>
    <message>
        <source>into %1</source>
        <comment>%1 is a tower</comment>
        <translation>in den %1</translation>
    </message>
    <message>
        <source>into the box</source>
        <comment>where soldiers go that left play for good</comment>
        <translation>in die Schachtel</translation>
    </message>
    <message>
        <source>Card %1</source>
        <comment>a horde card without its name, by its number</comment>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>the outermost tower on the left (T1)</source>
        <translation>Turm ganz links (T1)</translation>
    </message>
    <message>
        <source>the tower between the left and the middle section (T2)</source>
        <translation>Turm zwischen Links und Mitte (T2)</translation>
    </message>
    <message>
        <source>the tower between the middle and the right section (T3)</source>
        <translation>Turm zwischen Mitte und Rechts (T3)</translation>
    </message>
    <message>
        <source>the outermost tower on the right (T4)</source>
        <translation>Turm ganz rechts (T4)</translation>
    </message>
    <message>
        <source>Bowmen</source>
        <translation>Bogen­schützen</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>Recken</translation>
    </message>
    <message>
        <source>Pikemen</source>
        <translation>Pikeniere</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Kund­schafter</translation>
    </message>
    <message>
        <source>Shamans</source>
        <translation>Schamanen</translation>
    </message>
    <message>
        <source>Sample: the first soldier placed here costs 1 wood more.</source>
        <translation>Beispiel: Der erste Soldat hier kostet 1 Holz mehr.</translation>
    </message>
    <message>
        <source>Sample: each archer hit here costs 1 chi.</source>
        <translation>Beispiel: Jeder Treffer eines Bogenschützen hier kostet 1 Chi.</translation>
    </message>
    <message>
        <source>Sample: 1 wound marker comes off this card in winter.</source>
        <translation>Beispiel: Im Winter kommt 1 Wundmarker von dieser Karte.</translation>
    </message>
    <message>
        <source>for the defeated horde</source>
        <translation>für die besiegte Horde</translation>
    </message>
    <message>
        <source>for archers on the wall</source>
        <translation>für Bogenschützen auf der Mauer</translation>
    </message>
    <message>
        <source>for the shot</source>
        <translation>für den Schuss</translation>
    </message>
    <message>
        <source>for the wound</source>
        <translation>für die Wunde</translation>
    </message>
    <message>
        <source>for the covered spot</source>
        <translation>für das bedeckte Feld</translation>
    </message>
    <message>
        <source>for the tower</source>
        <translation>für den Turm</translation>
    </message>
    <message>
        <source>for the barricade</source>
        <translation>für die Barrikade</translation>
    </message>
    <message>
        <source>for the wall level</source>
        <translation>für die Mauerstufe</translation>
    </message>
    <message>
        <source>for the war machine</source>
        <translation>für die Kriegsmaschine</translation>
    </message>
    <message>
        <source>for shame</source>
        <translation>für Schande</translation>
    </message>
    <message>
        <source>for claimed hordes</source>
        <translation>für erbeutete Horden</translation>
    </message>
    <message>
        <source>for artifacts</source>
        <translation>für Artefakte</translation>
    </message>
    <message>
        <source>for the donation</source>
        <translation>für die Spende</translation>
    </message>
    <message>
        <source>for discarded command cards</source>
        <translation>für abgelegte Befehlskarten</translation>
    </message>
    <message>
        <source>from a location</source>
        <translation>durch einen Ort</translation>
    </message>
    <message>
        <source>from a card</source>
        <translation>durch eine Karte</translation>
    </message>
    <message>
        <source>any resources</source>
        <translation>beliebige Rohstoffe</translation>
    </message>
    <message numerus="yes">
        <source>for %n covered spot(s)</source>
        <comment>what honor is for</comment>
        <translation>
            <numerusform>für %n bedecktes Feld</numerusform>
            <numerusform>für %n bedeckte Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n wound(s)</source>
        <comment>what honor is for</comment>
        <translation>
            <numerusform>für %n Wunde</numerusform>
            <numerusform>für %n Wunden</numerusform>
        </translation>
    </message>
    <message>
        <source>for the towers</source>
        <comment>what honor is for</comment>
        <translation>für die Türme</translation>
    </message>
    <message>
        <source>Qin earns 2 honor for each spot that it wounds or covers.</source>
        <translation>Qin bekommt 2 Ehre für jedes Feld, das er verwundet oder bedeckt.</translation>
    </message>
    <message>
        <source>A spearman in a tower brings 2 honor for each section beside it that held.</source>
        <translation>Ein Speerträger im Turm bringt 2 Ehre für jeden Abschnitt daneben, der hielt.</translation>
    </message>
</context>
<context>
    <name>PowderNew</name>
    <message>
        <source>Hold the wall together against the hordes, with soldiers, towers and machines.</source>
        <translation>Haltet gemeinsam die Mauer gegen die Horden, mit Soldaten, Türmen und Maschinen.</translation>
    </message>
    <message>
        <source>Our printed values</source>
        <translation>Unsere gedruckten Werte</translation>
    </message>
    <message>
        <source>All %1 are entered.</source>
        <translation>Alle %1 sind eingegeben.</translation>
    </message>
    <message>
        <source>%1 of %2 entered. You enter the others once.</source>
        <translation>%1 von %2 eingegeben. Die übrigen gebt ihr einmal ein.</translation>
    </message>
    <message>
        <source>Ask for everything</source>
        <translation>Alles erfragen</translation>
    </message>
    <message>
        <source>For other cards: each game asks for every value.</source>
        <translation>Für andere Karten: Jedes Spiel fragt nach jedem Wert.</translation>
    </message>
    <message>
        <source>Sample values, not the printed ones</source>
        <translation>Beispielwerte, nicht die gedruckten</translation>
    </message>
    <message>
        <source>Invented numbers, to try the program without the box. None of them are kept.</source>
        <translation>Erfundene Zahlen, um das Programm ohne Schachtel zu probieren. Nichts davon wird behalten.</translation>
    </message>
    <message>
        <source>Who draws hordes and rocket cards</source>
        <translation>Wer Horden und Raketenkarten zieht</translation>
    </message>
    <message>
        <source>the table, from the deck</source>
        <translation>wir, vom Stapel</translation>
    </message>
    <message>
        <source>the dice tower</source>
        <translation>der Würfelturm</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>What Ladders in row 1 do. Corrected: they always break through. As printed: they only take the wall&apos;s whole defense away.</source>
        <translation>Was Leitern in Reihe 1 tun. Korrigiert: Sie brechen immer durch. Wie gedruckt: Sie nehmen der Mauer nur ihre ganze Abwehr.</translation>
    </message>
    <message>
        <source>as corrected</source>
        <translation>korrigiert</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>Everybody loses when the walls are gone</source>
        <translation>Alle verlieren, wenn die Mauern weg sind</translation>
    </message>
    <message>
        <source>You have lost when no wall level is left: in all sections in play, or already in a single one.</source>
        <translation>Verloren habt ihr, wenn keine Mauerstufe mehr steht: in allen Abschnitten im Spiel oder schon in einem einzigen.</translation>
    </message>
    <message>
        <source>in all sections</source>
        <translation>in allen Abschnitten</translation>
    </message>
    <message>
        <source>in any section</source>
        <translation>in einem Abschnitt</translation>
    </message>
    <message>
        <source>A spearman removed from his tower still earns</source>
        <translation>Ehre für einen Speerträger, der seinen Turm verlor</translation>
    </message>
    <message>
        <source>Somebody was removed from a tower during the assault. On: for each section beside it that holds, the player still earns 2 honor. Off: no honor. A section that breaks brings shame either way.</source>
        <translation>Jemand verlor seinen Platz im Turm während des Ansturms. An: Für jeden Abschnitt daneben, der hält, gibt es trotzdem 2 Ehre. Aus: Es gibt keine Ehre. Bricht ein Abschnitt, gibt es in beiden Fällen Schande.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 of at least %2 entered. You enter the others once.</source>
        <translation>%1 von mindestens %2 eingegeben. Die übrigen gebt ihr einmal ein.</translation>
    </message>
    <message>
        <source>Empty so far. You enter each value once: %1 or more.</source>
        <translation>Noch leer. Jeden Wert gebt ihr einmal ein: mindestens %1.</translation>
    </message>
    <message>
        <source>Printed values: %1</source>
        <comment>a value book</comment>
        <translation>Gedruckte Werte: %1</translation>
    </message>
    <message>
        <source>The dice tower and the program draw at random from what is left in the deck.</source>
        <translation>Würfelturm und Programm ziehen zufällig aus dem, was noch im Stapel ist.</translation>
    </message>
</context>
<context>
    <name>PowderNews</name>
    <message>
        <source>Defeat of the %1</source>
        <comment>%1 is a card</comment>
        <translation>Besiegt: „%1“</translation>
    </message>
    <message>
        <source>It lies in %1.</source>
        <translation>Sie liegt in %1.</translation>
    </message>
    <message>
        <source>All its vital spots are covered.</source>
        <translation>Alle ihre Trefferfelder sind besetzt.</translation>
    </message>
    <message>
        <source>%1 is attacked</source>
        <comment>a section</comment>
        <translation>%1 wird angegriffen</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>%1 is a list of cards</comment>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>The assault goes from section to section, from the left.</source>
        <translation>Der Angriff geht von links nach rechts, Abschnitt für Abschnitt.</translation>
    </message>
    <message>
        <source>Even a defeated horde kills as many as the lethality of this year.</source>
        <translation>Auch eine besiegte Horde tötet so viele, wie die Tödlichkeit dieses Jahres sagt.</translation>
    </message>
    <message>
        <source>A breach kills by lethality on the cards, and all in the firing spots.</source>
        <translation>Ein Durchbruch tötet auf den Karten so viele, wie die Tödlichkeit sagt, und alle auf den Schützenplätzen.</translation>
    </message>
    <message>
        <source>Ladders kill everybody there, in the rest zone too.</source>
        <translation>Leitern töten alle dort, auch in der Ruhezone.</translation>
    </message>
    <message>
        <source>The shot hits all who stand on its spots.</source>
        <translation>Der Schuss trifft alle, die auf seinen Feldern stehen.</translation>
    </message>
    <message>
        <source>These fall unless saved: %1</source>
        <comment>%1: Ann (1 archer), Bo (2 spearmen)</comment>
        <translation>Es fallen, wenn niemand sie rettet: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, soldiers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This happens every summer.</source>
        <translation>Das kommt jeden Sommer.</translation>
    </message>
    <message>
        <source>Give shame back, 2 chi each</source>
        <translation>Gebt Schande zurück, je 2 Chi</translation>
    </message>
    <message>
        <source>Whoever wants to. Enter it with &quot;Give shame back&quot;.</source>
        <translation>Wer will. Tragt es mit „Schande zurück“ ein.</translation>
    </message>
    <message>
        <source>In tea order, take your command cards back or discard them</source>
        <translation>Nehmt in Teefolge eure Befehlskarten zurück oder legt sie ab</translation>
    </message>
    <message>
        <source>Each discarded card brings 2 honor. Enter them with &quot;Discard command cards&quot;.</source>
        <translation>Jede abgelegte bringt 2 Ehre. Tragt sie mit „Befehlskarten ablegen“ ein.</translation>
    </message>
    <message>
        <source>No shame for %1, whose soldiers stand on each horde there.</source>
        <comment>after a breach; players</comment>
        <translation>Keine Schande für %1: Auf jeder Horde dort steht ein eigener Soldat.</translation>
    </message>
    <message>
        <source>Take these out of the horde deck: %1</source>
        <comment>types of cards</comment>
        <translation>Aus dem Hordenstapel aussortieren: %1</translation>
    </message>
    <message>
        <source>All cards of these three types go back into the box. Shuffle the rest.</source>
        <translation>Alle Karten dieser drei Typen kommen zurück in die Schachtel. Der Rest wird gemischt.</translation>
    </message>
    <message>
        <source>Take your command cards back or discard them</source>
        <translation>Nimm deine Befehlskarten zurück oder lege sie ab</translation>
    </message>
</context>
<context>
    <name>PowderRefusals</name>
    <message>
        <source>%1&apos;s turn is still to come. End it first, or begin winter anyway.</source>
        <translation>Der Zug von %1 steht noch aus. Beendet ihn zuerst, oder beginnt trotzdem den Winter.</translation>
    </message>
    <message>
        <source>The assault comes before spring. Run it first.</source>
        <translation>Vor dem Frühling kommt der Ansturm. Führe ihn zuerst durch.</translation>
    </message>
    <message>
        <source>The assault of this winter is over. Begin spring.</source>
        <translation>Der Ansturm dieses Winters ist vorbei. Beginnt den Frühling.</translation>
    </message>
    <message>
        <source>All horde cards that come now are on the board. Go on with: %1.</source>
        <translation>Alle Hordenkarten, die jetzt kommen, liegen schon aus. Weiter mit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) are still to come. Enter them first, or begin summer anyway.</source>
        <translation>
            <numerusform>%n Hordenkarte kommt noch. Gib sie zuerst ein, oder beginne trotzdem den Sommer.</numerusform>
            <numerusform>%n Hordenkarten kommen noch. Gib sie zuerst ein, oder beginne trotzdem den Sommer.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1; this belongs to another season.</source>
        <translation>Jetzt ist %1; das gehört in eine andere Jahreszeit.</translation>
    </message>
    <message>
        <source>It is %1; this belongs to another season. Next comes: %2.</source>
        <translation>Jetzt ist %1; das gehört in eine andere Jahreszeit. Als Nächstes: %2.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. End that turn first.</source>
        <translation>%1 ist am Zug. Beendet zuerst diesen Zug.</translation>
    </message>
    <message>
        <source>All turns of this fall are over. Begin winter.</source>
        <translation>Alle Züge dieses Herbstes sind vorbei. Beginnt den Winter.</translation>
    </message>
    <message>
        <source>The horde deck is made before the game begins. Correct what is left in it.</source>
        <translation>Der Hordenstapel entsteht vor Spielbeginn. Korrigiere, was noch darin ist.</translation>
    </message>
    <message>
        <source>Pieces are set up before the game begins. Correct the board instead.</source>
        <translation>Aufgebaut wird vor Spielbeginn. Korrigiere stattdessen den Spielplan.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Das Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>%1 does not play in this game. Choose one of its players.</source>
        <translation>%1 spielt hier nicht mit. Wähle, wer mitspielt.</translation>
    </message>
    <message>
        <source>Say whose soldier it is.</source>
        <translation>Sagt, wessen Soldat es ist.</translation>
    </message>
    <message>
        <source>Only a spearman stands in a tower, and only in one that is in use.</source>
        <translation>Nur ein Speerträger steht im Turm, und nur in einem, der benutzt wird.</translation>
    </message>
    <message>
        <source>A horde card lies in a row of a section. Choose the row.</source>
        <translation>Eine Hordenkarte liegt in einer Reihe eines Abschnitts. Wähle die Reihe.</translation>
    </message>
    <message>
        <source>A soldier stands on a spot, in a zone or in a tower, a machine in a section. Choose such a place.</source>
        <translation>Ein Soldat steht auf einem Feld, in einer Zone oder im Turm, eine Maschine in einem Abschnitt. Wähle so eine Stelle.</translation>
    </message>
    <message>
        <source>Soldiers are counted in rest zones, firing spots, the pool and the box.</source>
        <translation>Soldaten zählt man in Ruhezonen, auf Schützenplätzen, im Vorrat und in der Schachtel.</translation>
    </message>
    <message>
        <source>No %1 stands in that section. Choose a machine that does.</source>
        <translation>In diesem Abschnitt steht keine %1. Wähle eine Maschine, die dort steht.</translation>
    </message>
    <message>
        <source>%1 has no %2 there: %3. Look at the board again.</source>
        <comment>player, soldier, place</comment>
        <translation>Dort steht kein %2 von %1: %3. Sieh noch einmal nach.</translation>
    </message>
    <message>
        <source>Reed lies at the bottom of the tea stack. Put Reed last.</source>
        <translation>Schilf liegt im Teestapel ganz unten. Setze Schilf ans Ende.</translation>
    </message>
    <message>
        <source>This player has no turn in this fall. Enter the order again.</source>
        <translation>Dieser Clan hat in diesem Herbst keinen Zug. Gib die Reihenfolge neu ein.</translation>
    </message>
    <message>
        <source>Every player stands in the tea order once. Look at %1.</source>
        <translation>Alle stehen einmal in der Teefolge. Prüfe %1.</translation>
    </message>
    <message>
        <source>Every player has a turn in fall. Look at %1.</source>
        <translation>Alle haben im Herbst einen Zug. Prüfe %1.</translation>
    </message>
    <message>
        <source>Reed cannot do this: it attacks and builds barricades, and has neither honor nor shame, rest zone nor tower.</source>
        <translation>Das kann Schilf nicht: Schilf greift an und baut Barrikaden, hat aber weder Ehre noch Schande, Ruhezone oder Turm.</translation>
    </message>
    <message>
        <source>Qin cannot do this: it has neither overseers nor shame, rest zone nor tower.</source>
        <translation>Das kann Qin nicht: Qin hat weder Aufseher noch Schande, Ruhezone oder Turm.</translation>
    </message>
    <message>
        <source>This soldier does not fire from there. Leave the wound out.</source>
        <translation>Dieser Soldat schießt von dort nicht. Lass die Wunde weg.</translation>
    </message>
    <message>
        <source>Only a bomber steps onto a card after firing.</source>
        <translation>Nur ein Bombenwerfer springt nach dem Schuss auf eine Karte.</translation>
    </message>
    <message>
        <source>No soldier was chosen. Choose at least one.</source>
        <translation>Kein Soldat ist gewählt. Wähle mindestens einen.</translation>
    </message>
    <message>
        <source>Soldiers move between two sections: from rest zone to rest zone, or from firing spots to firing spots or a rest zone.</source>
        <translation>Soldaten werden von einem Abschnitt in einen anderen verlegt: von Ruhezone zu Ruhezone oder von Schützenplätzen auf Schützenplätze oder in eine Ruhezone.</translation>
    </message>
    <message>
        <source>Say where the soldier attacks. From a firing spot it fires and stays.</source>
        <translation>Sagt, wo der Soldat angreift. Vom Schützenplatz schießt er und bleibt dort.</translation>
    </message>
    <message>
        <source>%1 cannot be reached from there. A soldier attacks on a spot or in a firing spot of its own section.</source>
        <translation>Von dort nicht erreichbar: %1. Ein Soldat greift auf einem Feld oder Schützenplatz seines eigenen Abschnitts an.</translation>
    </message>
    <message>
        <source>A wall has level 0 to 3, and 0 to 3 barricades stand before it.</source>
        <translation>Eine Mauer hat Stufe 0 bis 3, und vor ihr stehen 0 bis 3 Barrikaden.</translation>
    </message>
    <message>
        <source>There are not so many shame tokens: pool and box hold %1 together.</source>
        <translation>So viele Schandmarker gibt es nicht: In Vorrat und Schachtel sind zusammen %1.</translation>
    </message>
    <message>
        <source>This clan does not have so many of these soldiers.</source>
        <translation>So viele dieser Soldaten hat der Clan nicht.</translation>
    </message>
    <message>
        <source>Years are counted from 1, the slots of the time track from 1 to %1; a game does not go back to its set up.</source>
        <translation>Jahre zählen ab 1, die Plätze der Zeitleiste von 1 bis %1; zurück zum Aufbau geht ein Spiel nicht.</translation>
    </message>
    <message>
        <source>Shame lies under soldiers of the pool, one token each, and at most two lie on a claimed horde.</source>
        <translation>Schande liegt unter Soldaten im Vorrat, je ein Marker, und höchstens zwei liegen auf einer erbeuteten Horde.</translation>
    </message>
    <message>
        <source>Three different basic types go out of the deck. Name all three, or none if you do not know them.</source>
        <translation>Drei verschiedene Grundtypen werden aussortiert. Nenne alle drei, oder keine, wenn du sie nicht kennst.</translation>
    </message>
    <message>
        <source>%1 does not go out of the deck this way. Name three different basic types.</source>
        <translation>„%1“ fehlt so nicht im Stapel. Nenne drei verschiedene Grundtypen.</translation>
    </message>
    <message>
        <source>%1 has raised three overseers already. The next player is due.</source>
        <translation>%1 hat schon drei Aufseher eingesetzt. Wer als Nächstes dran ist, macht weiter.</translation>
    </message>
    <message>
        <source>No shame token lies there. Choose a place where one does.</source>
        <translation>Dort liegt kein Schandmarker. Wähle eine Stelle, an der einer liegt.</translation>
    </message>
    <message>
        <source>0 changes nothing. Enter another number.</source>
        <translation>0 ändert nichts. Gib eine andere Zahl ein.</translation>
    </message>
    <message>
        <source>Only the rocket launcher draws a card. Leave the card out.</source>
        <translation>Nur die Raketenbatterie zieht eine Karte. Lass die Karte weg.</translation>
    </message>
    <message>
        <source>The rocket deck does not have so many of this card: %1.</source>
        <translation>So oft ist diese Karte nicht im Raketenstapel: %1.</translation>
    </message>
    <message>
        <source>No snake token is left.</source>
        <translation>Kein Schlangenmarker ist mehr da.</translation>
    </message>
    <message>
        <source>All cards of this kind lie on the board or are claimed: %1. Look at the card again.</source>
        <translation>Alle Karten dieser Art liegen aus oder sind erbeutet: %1. Sieh die Karte noch einmal an.</translation>
    </message>
    <message>
        <source>Both models of the %1 stand on the board. Choose another machine.</source>
        <translation>Beide Modelle der %1 stehen auf dem Spielplan. Wähle eine andere Maschine.</translation>
    </message>
    <message>
        <source>No %1 without shame is left in the pool. Choose another soldier.</source>
        <translation>Im Vorrat ist kein %1 ohne Schande mehr. Wähle einen anderen Soldaten.</translation>
    </message>
    <message>
        <source>There are not so many of these soldiers in %1.</source>
        <translation>So viele dieser Soldaten sind dort nicht: %1.</translation>
    </message>
    <message>
        <source>A card lies in %1 already. Choose a free row.</source>
        <translation>In %1 liegt schon eine Karte. Wähle eine freie Reihe.</translation>
    </message>
    <message>
        <source>Three barricades stand before %1 already. Choose another section.</source>
        <translation>Vor %1 stehen schon drei Barrikaden. Wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>Two machines stand in %1 already. Choose another section.</source>
        <translation>In %1 stehen schon zwei Maschinen. Wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>With one or two players nobody can use %1. Choose another tower.</source>
        <translation>Allein oder zu zweit ist der %1 nicht nutzbar. Wähle einen anderen Turm.</translation>
    </message>
    <message>
        <source>With one or two players %1 is out of play. Choose another section.</source>
        <translation>Allein oder zu zweit ist %1 nicht im Spiel. Wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>No card lies at %1. Choose a card.</source>
        <translation>Dort liegt keine Karte: %1. Wähle eine Karte.</translation>
    </message>
    <message>
        <source>There is no vital spot at %1. Choose a printed one.</source>
        <translation>Dort ist kein Trefferfeld: %1. Wähle ein gedrucktes.</translation>
    </message>
    <message>
        <source>This soldier does not fire from the wall. Put it on a card or into a rest zone.</source>
        <translation>Dieser Soldat schießt nicht von der Mauer. Setze ihn auf eine Karte oder in eine Ruhezone.</translation>
    </message>
    <message>
        <source>Nobody moves from a rest zone into a firing spot. Attack with the soldier instead.</source>
        <translation>Aus einer Ruhezone wird niemand auf einen Schützenplatz verlegt. Greift stattdessen mit dem Soldaten an.</translation>
    </message>
    <message>
        <source>No firing spot is free: %1. Raise the wall or choose another section.</source>
        <translation>Kein Schützenplatz ist frei: %1. Baue die Mauer aus oder wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>A bomber steps onto the card in row 1 of its own section only.</source>
        <translation>Ein Bombenwerfer springt nur auf die Karte in Reihe 1 seines eigenen Abschnitts.</translation>
    </message>
    <message>
        <source>This soldier reaches row 1 only, not %1.</source>
        <translation>Dieser Soldat erreicht nur Reihe 1, nicht %1.</translation>
    </message>
    <message>
        <source>Only the clan %1 has the %2. Choose another soldier.</source>
        <comment>clan, soldier</comment>
        <translation>Der %2 gehört allein zum Clan %1. Wähle einen anderen Soldaten.</translation>
    </message>
    <message>
        <source>First answer the open question: %1</source>
        <translation>Noch ist eine Frage offen: %1</translation>
    </message>
    <message>
        <source>The game is still being set up. Go on with: %1.</source>
        <translation>Das Spiel wird noch aufgebaut. Weiter mit: %1.</translation>
    </message>
    <message>
        <source>The wall of %1 stands at level 3 and cannot rise any further. Choose another section.</source>
        <translation>Die Mauer von %1 hat Stufe 3 und wächst nicht weiter. Wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>Something is on %1 already. Choose a free spot.</source>
        <translation>Schon besetzt: %1. Wähle ein freies Feld.</translation>
    </message>
    <message>
        <source>No horde stands in %1. Choose a card.</source>
        <translation>Keine Horde steht hier: %1. Wähle eine Karte.</translation>
    </message>
    <message>
        <source>The card %1 is not in this game. Choose another one.</source>
        <translation>Die Karte „%1“ ist nicht in diesem Spiel. Wähle eine andere.</translation>
    </message>
    <message>
        <source>The assault of this winter is over, so nothing is left to adjust.</source>
        <translation>Der Ansturm dieses Winters ist vorbei; anzupassen gibt es nichts mehr.</translation>
    </message>
    <message>
        <source>The rocket card %1 was drawn already. Choose one that is left.</source>
        <translation>Die Raketenkarte „%1“ wurde schon gezogen. Wähle eine, die noch da ist.</translation>
    </message>
    <message>
        <source>The %1 is already there: during set-up each machine is placed once. Choose another one.</source>
        <translation>Steht schon: %1. Beim Aufbau kommt jede Maschine einmal. Wähle eine andere.</translation>
    </message>
    <message>
        <source>No horde stands before %1. Choose another section.</source>
        <translation>%1: Davor steht keine Horde. Wähle einen anderen Abschnitt.</translation>
    </message>
    <message>
        <source>Then nobody can stand there: %1 (%2). But somebody was just put there. If it is printed so, undo that, and put him elsewhere.</source>
        <comment>place, card</comment>
        <translation>Dann passt das nicht: %1, Karte „%2“. Dorthin wurde gerade jemand gestellt. Wenn es so gedruckt ist, mach das rückgängig und stell ihn anderswohin.</translation>
    </message>
    <message>
        <source>That does not fit there: %1 (%2). Choose one of the card&apos;s printed spots, or the firing spots for one who fires.</source>
        <comment>place, card</comment>
        <translation>Hier passt das nicht: %1, Karte „%2“. Wähle eines ihrer gedruckten Felder, oder die Schützenplätze, wenn er schießt.</translation>
    </message>
    <message>
        <source>The time token lies on the last slot, so no spring comes. Correct the slot first.</source>
        <translation>Der Zeitmarker liegt auf dem letzten Platz, also kommt kein Frühling mehr. Korrigiere zuerst den Platz.</translation>
    </message>
</context>
<context>
    <name>PowderSteps</name>
    <message>
        <source>Set the game up</source>
        <translation>Baut das Spiel auf</translation>
    </message>
    <message>
        <source>Fall of year %1 begins</source>
        <translation>Der Herbst von Jahr %1 beginnt</translation>
    </message>
    <message>
        <source>Take turns in the order of the command track.</source>
        <translation>Spielt eure Züge in der Reihenfolge der Befehlsleiste.</translation>
    </message>
    <message>
        <source>Winter of year %1 begins</source>
        <translation>Der Winter von Jahr %1 beginnt</translation>
    </message>
    <message>
        <source>The soldiers on the wall fire, then the hordes attack.</source>
        <translation>Die Soldaten auf der Mauer schießen, dann greifen die Horden an.</translation>
    </message>
    <message>
        <source>Spring of year %1 begins</source>
        <translation>Der Frühling von Jahr %1 beginnt</translation>
    </message>
    <message>
        <source>New hordes come.</source>
        <translation>Neue Horden kommen.</translation>
    </message>
    <message>
        <source>Summer of year %1 begins</source>
        <translation>Der Sommer von Jahr %1 beginnt</translation>
    </message>
    <message>
        <source>Take income and get rid of shame.</source>
        <translation>Ihr nehmt Einkommen und werdet Schande los.</translation>
    </message>
    <message>
        <source>Move the time token to slot %1</source>
        <translation>Rückt den Zeitmarker auf Platz %1</translation>
    </message>
    <message>
        <source>Lethality is %1 there.</source>
        <translation>Die Tödlichkeit ist dort %1.</translation>
    </message>
    <message>
        <source>A new year begins in spring.</source>
        <translation>Im Frühling beginnt ein neues Jahr.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n horde card(s), one after the other</source>
        <translation>
            <numerusform>Zieht %n Hordenkarte</numerusform>
            <numerusform>Zieht %n Hordenkarten, eine nach der anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>The number printed at the slot of the time track, and always one more.</source>
        <translation>Die gedruckte Zahl auf der Zeitleiste und immer eine mehr.</translation>
    </message>
    <message>
        <source>Take the income of your overseers</source>
        <translation>Nehmt das Einkommen eurer Aufseher</translation>
    </message>
    <message>
        <source>Everybody takes what his overseers bring.</source>
        <translation>Alle nehmen, was ihre Aufseher bringen.</translation>
    </message>
    <message>
        <source>Move the advisor track on</source>
        <translation>Rückt die Beraterleiste weiter</translation>
    </message>
    <message>
        <source>This happens every spring.</source>
        <translation>Das geschieht jeden Frühling.</translation>
    </message>
    <message>
        <source>Clear the command track</source>
        <translation>Räumt die Befehlsleiste ab</translation>
    </message>
    <message>
        <source>Mind the ability printed on the card</source>
        <translation>Beachtet die gedruckte Fähigkeit der Karte</translation>
    </message>
    <message>
        <source>Mind the ability of the %1</source>
        <comment>%1 is a card</comment>
        <translation>Beachtet die Fähigkeit von „%1“</translation>
    </message>
    <message>
        <source>It stands in %1.</source>
        <translation>Die Karte steht in %1.</translation>
    </message>
    <message>
        <source>Lay the %1 in %2</source>
        <comment>a card, a row of a section</comment>
        <translation>Legt „%1“ in %2</translation>
    </message>
    <message>
        <source>Printed on the %1: %2</source>
        <comment>a card, its text</comment>
        <translation>Auf der Karte „%1“ steht: %2</translation>
    </message>
    <message>
        <source>Put its model on it: %1.</source>
        <translation>Stellt das Modell darauf: %1.</translation>
    </message>
    <message>
        <source>Discard the %1: a raid</source>
        <comment>%1 is a card</comment>
        <translation>Legt „%1“ ab: ein Überfall</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1 and take %n shame token(s) from the pool</source>
        <comment>a raid; %1 is a card</comment>
        <translation>
            <numerusform>Legt „%1“ ab und nehmt %n Schandmarker aus dem Vorrat</numerusform>
            <numerusform>Legt „%1“ ab und nehmt %n Schandmarker aus dem Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>The shame pool is empty already.</source>
        <translation>Der Schandvorrat ist schon leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) leave the game.</source>
        <translation>
            <numerusform>%n Marker kommt aus dem Spiel.</numerusform>
            <numerusform>%n Marker kommen aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no row for it in %1.</source>
        <comment>%1 is a section</comment>
        <translation>In %1 ist keine Reihe für sie frei.</translation>
    </message>
    <message>
        <source>There is no row for this card.</source>
        <translation>Für diese Karte ist keine Reihe frei.</translation>
    </message>
    <message>
        <source>%1, pay %2</source>
        <translation>%1, zahle %2</translation>
    </message>
    <message>
        <source>A saved soldier costs 2 chi.</source>
        <translation>Ein geretteter Soldat kostet 2 Chi.</translation>
    </message>
    <message>
        <source>2 chi send a shame token back.</source>
        <translation>2 Chi bringen einen Schandmarker zurück.</translation>
    </message>
    <message>
        <source>%1, take %2</source>
        <translation>%1, nimm %2</translation>
    </message>
    <message>
        <source>A soldier has covered %1.</source>
        <translation>Ein Soldat hat %1 besetzt.</translation>
    </message>
    <message>
        <source>%1, put %2 on %3</source>
        <translation>%1, setze %2 auf %3</translation>
    </message>
    <message>
        <source>From %1.</source>
        <comment>%1 is a place</comment>
        <translation>Bisher: %1.</translation>
    </message>
    <message>
        <source>%1, put %2 back into your pool</source>
        <translation>%1, lege %2 zurück in deinen Vorrat</translation>
    </message>
    <message>
        <source>Killed, and not saved.</source>
        <translation>Getötet und nicht gerettet.</translation>
    </message>
    <message>
        <source>Saved for 2 chi.</source>
        <translation>Gerettet für 2 Chi.</translation>
    </message>
    <message>
        <source>Put a wound on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Legt eine Wunde auf %1</translation>
    </message>
    <message>
        <source>%1 has hit it.</source>
        <translation>%1 hat getroffen.</translation>
    </message>
    <message>
        <source>A soldier stood there until now.</source>
        <translation>Bisher stand dort ein Soldat.</translation>
    </message>
    <message>
        <source>Put a snake token on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Legt einen Schlangenmarker auf %1</translation>
    </message>
    <message>
        <source>It counts as a soldier of its owner and cannot be killed.</source>
        <translation>Er zählt als Soldat seines Clans und kann nicht getötet werden.</translation>
    </message>
    <message>
        <source>%1 has hit it with a crossbowman.</source>
        <translation>%1 hat mit einem Armbrustschützen getroffen.</translation>
    </message>
    <message>
        <source>The card has no vital spot there.</source>
        <translation>Die Karte hat dort kein Trefferfeld.</translation>
    </message>
    <message>
        <source>That spot bears a wound already.</source>
        <translation>Auf diesem Feld liegt schon eine Wunde.</translation>
    </message>
    <message>
        <source>Tanks and snake tokens take no harm from machines.</source>
        <translation>Maschinen schaden Schildwagen und Schlangenmarkern nicht.</translation>
    </message>
    <message>
        <source>No wound: there is no %1</source>
        <comment>%1 is a spot</comment>
        <translation>Keine Wunde: %1 gibt es nicht</translation>
    </message>
    <message>
        <source>No wound: %1 has one already</source>
        <comment>%1 is a spot</comment>
        <translation>Keine Wunde: Auf %1 liegt schon eine</translation>
    </message>
    <message>
        <source>No wound: a tank or snake token is on %1</source>
        <comment>%1 is a spot</comment>
        <translation>Keine Wunde: Schildwagen oder Schlangenmarker auf %1</translation>
    </message>
    <message>
        <source>The wound is lost.</source>
        <translation>Die Wunde verfällt.</translation>
    </message>
    <message>
        <source>No shot for %2&apos;s %1</source>
        <comment>soldier, player</comment>
        <translation>Kein Schuss: %1 von %2</translation>
    </message>
    <message>
        <source>No spot is free in %1.</source>
        <translation>In %1 ist kein Feld frei.</translation>
    </message>
    <message>
        <source>Defeated: %1</source>
        <comment>%1 is a card</comment>
        <translation>Besiegt: %1</translation>
    </message>
    <message>
        <source>It lies in %1.</source>
        <translation>Sie liegt in %1.</translation>
    </message>
    <message>
        <source>All its vital spots are covered.</source>
        <translation>Alle ihre Trefferfelder sind besetzt.</translation>
    </message>
    <message>
        <source>%1, take the %2</source>
        <comment>player, card</comment>
        <translation>%1, nimm die Karte „%2“</translation>
    </message>
    <message>
        <source>Lay it face down before you.</source>
        <translation>Lege sie verdeckt vor dich.</translation>
    </message>
    <message>
        <source>%1 covered most of its spots; in a tie the tea order decides.</source>
        <translation>%1 hat die meisten Felder besetzt; bei Gleichstand zählt die Teefolge.</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <comment>%1 is a card</comment>
        <translation>Legt „%1“ ab</translation>
    </message>
    <message>
        <source>Reed won it, and Reed keeps no cards.</source>
        <translation>Schilf hat sie gewonnen und behält keine Karten.</translation>
    </message>
    <message>
        <source>No player had a soldier on it.</source>
        <translation>Niemand von euch hatte einen Soldaten darauf.</translation>
    </message>
    <message>
        <source>Move the %1 forward to %2</source>
        <comment>a card, a row of a section</comment>
        <translation>Schiebt „%1“ vor: %2</translation>
    </message>
    <message>
        <source>With everything that lies on it.</source>
        <translation>Mit allem, was darauf liegt.</translation>
    </message>
    <message>
        <source>The row before it is free now.</source>
        <translation>Die Reihe davor ist jetzt frei.</translation>
    </message>
    <message>
        <source>Swap rows %1 and %2 of %3</source>
        <comment>rows, a section</comment>
        <translation>Tauscht die Reihen %1 und %2 von %3</translation>
    </message>
    <message>
        <source>The Ram pushes forward. Both cards keep what lies on them.</source>
        <translation>Der Rammbock drängt nach vorn. Beide Karten behalten, was auf ihnen liegt.</translation>
    </message>
    <message>
        <source>The Ram pushes forward.</source>
        <translation>Der Rammbock drängt nach vorn.</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>%1 is a section</comment>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>Only more power than defense breaks a section.</source>
        <translation>Erst mehr Stärke als Abwehr durchbricht einen Abschnitt.</translation>
    </message>
    <message>
        <source>%1 is breached</source>
        <comment>%1 is a section</comment>
        <translation>%1 ist durchbrochen</translation>
    </message>
    <message>
        <source>Ladders stand in row 1.</source>
        <translation>In Reihe 1 stehen Leitern.</translation>
    </message>
    <message>
        <source>The power is greater than the defense.</source>
        <translation>Die Stärke ist größer als die Abwehr.</translation>
    </message>
    <message>
        <source>%1, give %2 honor back</source>
        <translation>%1, gib %2 Ehre ab</translation>
    </message>
    <message>
        <source>%1, take %2 honor</source>
        <translation>%1, nimm %2 Ehre</translation>
    </message>
    <message>
        <source>%1, put a shame token %2</source>
        <comment>%2: under 1 archer, on the Leader</comment>
        <translation>%1, nimm einen Schandmarker: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) are left in the pool.</source>
        <translation>
            <numerusform>Noch %n Marker im Vorrat.</numerusform>
            <numerusform>Noch %n Marker im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, take no shame token: the pool is empty</source>
        <translation>%1, nimm keinen Schandmarker: Der Vorrat ist leer</translation>
    </message>
    <message>
        <source>%1, put a shame token into the box</source>
        <translation>%1, lege einen Schandmarker in die Schachtel</translation>
    </message>
    <message>
        <source>You lose 5 honor instead.</source>
        <translation>Dafür verlierst du 5 Ehre.</translation>
    </message>
    <message>
        <source>There is no place for it.</source>
        <translation>Es gibt keinen Platz dafür.</translation>
    </message>
    <message>
        <source>%1, put a shame token back into the pool</source>
        <translation>%1, lege einen Schandmarker zurück in den Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>It lay %1. Now %n token(s) are in the pool.</source>
        <comment>%1: under 1 archer, on the Leader</comment>
        <translation>
            <numerusform>Er lag %1. Jetzt ist %n Marker im Vorrat.</numerusform>
            <numerusform>Er lag %1. Jetzt sind %n Marker im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a barricade before %1</source>
        <comment>%1 is a section</comment>
        <translation>Stellt eine Barrikade vor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s) stand there now.</source>
        <translation>
            <numerusform>Dort steht jetzt %n Barrikade.</numerusform>
            <numerusform>Dort stehen jetzt %n Barrikaden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n barricade(s) off %1</source>
        <comment>%1 is a section</comment>
        <translation>
            <numerusform>Nehmt %n Barrikade weg von %1</numerusform>
            <numerusform>Nehmt %n Barrikaden weg von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>After the assault all barricades go.</source>
        <translation>Nach dem Ansturm kommen alle Barrikaden weg.</translation>
    </message>
    <message>
        <source>Soldiers in its firing spots stay, on the new level.</source>
        <translation>Soldaten auf den Schützenplätzen bleiben, auf der neuen Stufe.</translation>
    </message>
    <message>
        <source>Take the wall tile off.</source>
        <translation>Nehmt das Mauerteil weg.</translation>
    </message>
    <message>
        <source>A Ram stands in row 1.</source>
        <translation>In Reihe 1 steht ein Rammbock.</translation>
    </message>
    <message>
        <source>A Trebuchet shoots at this section.</source>
        <translation>Eine Blide schießt auf diesen Abschnitt.</translation>
    </message>
    <message>
        <source>Put the %1 into %2</source>
        <comment>machine, section</comment>
        <translation>Stellt die %1 in %2</translation>
    </message>
    <message>
        <source>Take the %1 off %2</source>
        <comment>machine, section</comment>
        <translation>Nehmt die %1 aus %2 weg</translation>
    </message>
    <message>
        <source>It goes back to the supply.</source>
        <translation>Sie geht zurück in den allgemeinen Vorrat.</translation>
    </message>
    <message>
        <source>Enemies on Ladders destroy the machines of their section.</source>
        <translation>Feinde auf Leitern zerstören die Maschinen ihres Abschnitts.</translation>
    </message>
    <message>
        <source>%1, shoot with the %2 at %3</source>
        <comment>player, machine, place</comment>
        <translation>%1, schieße mit der %2 auf %3</translation>
    </message>
    <message>
        <source>The game is over: the wall is complete</source>
        <translation>Das Spiel ist aus: Die Mauer ist vollendet</translation>
    </message>
    <message>
        <source>The game is over: the shame pool is empty</source>
        <translation>Das Spiel ist aus: Der Schandvorrat ist leer</translation>
    </message>
    <message>
        <source>The game is over: the last winter is over</source>
        <translation>Das Spiel ist aus: Der letzte Winter ist vorbei</translation>
    </message>
    <message>
        <source>The game is over: the wall has fallen</source>
        <translation>Das Spiel ist aus: Die Mauer ist gefallen</translation>
    </message>
    <message>
        <source>Everybody loses.</source>
        <translation>Alle verlieren.</translation>
    </message>
    <message>
        <source>%1 wins with %2 honor</source>
        <translation>%1 gewinnt mit %2 Ehre</translation>
    </message>
    <message>
        <source>Now honor is counted.</source>
        <translation>Jetzt wird die Ehre gezählt.</translation>
    </message>
    <message>
        <source>Power %1 against defense %2.</source>
        <translation>Stärke %1 gegen Abwehr %2.</translation>
    </message>
    <message>
        <source>%1, put %2 from your pool into the box</source>
        <translation>%1, lege %2 aus deinem Vorrat in die Schachtel</translation>
    </message>
    <message>
        <source>%1, move %2 onto %3</source>
        <translation>%1, verlege %2 auf %3</translation>
    </message>
    <message>
        <source>The first overseer in a location takes a soldier out of play.</source>
        <translation>Der erste Aufseher an einem Ort nimmt einen Soldaten aus dem Spiel.</translation>
    </message>
    <message>
        <source>The horde is defeated, and these are alive.</source>
        <translation>Die Horde ist besiegt, und diese Soldaten leben noch.</translation>
    </message>
    <message>
        <source>A level of the wall under them is gone.</source>
        <translation>Eine Mauerstufe unter ihnen ist weg.</translation>
    </message>
    <message>
        <source>Another spearman takes this tower.</source>
        <translation>Ein anderer Speerträger besetzt diesen Turm.</translation>
    </message>
    <message>
        <source>A section beside this tower is breached.</source>
        <translation>Ein Abschnitt neben diesem Turm ist durchbrochen.</translation>
    </message>
    <message>
        <source>Reed has no rest zone.</source>
        <translation>Schilf hat keine Ruhezone.</translation>
    </message>
    <message>
        <source>A horde without a soldier of this player broke through.</source>
        <translation>Eine Horde ohne eigenen Soldaten ist durchgebrochen.</translation>
    </message>
    <message>
        <source>A spearman stood in a tower beside a breached section.</source>
        <translation>Ein Speerträger stand im Turm neben einem durchbrochenen Abschnitt.</translation>
    </message>
    <message>
        <source>The shot hit a soldier of somebody else.</source>
        <translation>Der Schuss traf einen fremden Soldaten.</translation>
    </message>
    <message>
        <source>under %1 in the pool</source>
        <comment>%1: 1 archer</comment>
        <translation>unter %1 im Vorrat</translation>
    </message>
    <message>
        <source>on the claimed %1</source>
        <comment>%1 is a card</comment>
        <translation>auf „%1“ (erbeutet)</translation>
    </message>
    <message>
        <source>on a claimed horde</source>
        <translation>auf einer erbeuteten Horde</translation>
    </message>
    <message>
        <source>Pay what is due</source>
        <translation>Zahlt, was fällig ist</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, amounts</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n spot(s) with a reward were covered.</source>
        <translation>
            <numerusform>%n Feld mit Belohnung wurde besetzt.</numerusform>
            <numerusform>%n Felder mit Belohnung wurden besetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>spot, amounts</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, put down %2</source>
        <translation>%1, setze %2 ein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>soldier, place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each was saved for 2 chi.</source>
        <translation>Jeder wurde für 2 Chi gerettet.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n wound(s) on the card in %1</source>
        <comment>%1 is a row of a section</comment>
        <translation>
            <numerusform>Legt %n Wunde auf die Karte in %1</numerusform>
            <numerusform>Legt %n Wunden auf die Karte in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Soldiers stood there until now.</source>
        <translation>Bisher standen dort Soldaten.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n snake token(s) on the card in %1</source>
        <comment>%1 is a row of a section</comment>
        <translation>
            <numerusform>Legt %n Schlangenmarker auf die Karte in %1</numerusform>
            <numerusform>Legt %n Schlangenmarker auf die Karte in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The wounds are lost.</source>
        <translation>Die Wunden verfallen.</translation>
    </message>
    <message>
        <source>Move the cards of %1 up</source>
        <comment>%1 is a section</comment>
        <translation>Rückt die Karten von %1 auf</translation>
    </message>
    <message>
        <source>%1 from row %2 to row %3</source>
        <comment>a card moves up</comment>
        <translation>%1 von Reihe %2 in Reihe %3</translation>
    </message>
    <message numerus="yes">
        <source>Take %n shame token(s) from the pool</source>
        <translation>
            <numerusform>Nehmt %n Schandmarker aus dem Vorrat</numerusform>
            <numerusform>Nehmt %n Schandmarker aus dem Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, where a shame token goes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take all barricades off</source>
        <translation>Nehmt alle Barrikaden weg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>section, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take both machines off %1: %2</source>
        <comment>section, machines</comment>
        <translation>Nehmt beide Maschinen aus %1 weg: %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>soldier, place</comment>
        <translation>%1, bisher: %2</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <comment>headline</comment>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>The wall has fallen!</source>
        <comment>headline</comment>
        <translation>Die Mauer ist gefallen!</translation>
    </message>
    <message>
        <source>Game over</source>
        <comment>headline</comment>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Breach: %1</source>
        <comment>headline; sections</comment>
        <translation>Durchbruch: %1</translation>
    </message>
    <message>
        <source>Raid!</source>
        <comment>headline</comment>
        <translation>Überfall!</translation>
    </message>
    <message numerus="yes">
        <source>Breach: %1. %n hold(s).</source>
        <comment>headline; sections</comment>
        <translation>
            <numerusform>Durchbruch: %1. %n hält.</numerusform>
            <numerusform>Durchbruch: %1. %n halten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wall sinks</source>
        <comment>headline</comment>
        <translation>Die Mauer sinkt</translation>
    </message>
    <message>
        <source>The wall crumbles!</source>
        <comment>headline</comment>
        <translation>Die Mauer bröckelt!</translation>
    </message>
    <message numerus="yes">
        <source>%n horde(s) defeated</source>
        <comment>headline</comment>
        <translation>
            <numerusform>%n Horde besiegt</numerusform>
            <numerusform>%n Horden besiegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) hold so far</source>
        <comment>headline</comment>
        <translation>
            <numerusform>Bisher hält %n Abschnitt</numerusform>
            <numerusform>Bisher halten %n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>All hold</source>
        <comment>headline</comment>
        <translation>Alle halten</translation>
    </message>
    <message>
        <source>The rest holds</source>
        <comment>headline</comment>
        <translation>Der Rest hält</translation>
    </message>
    <message>
        <source>A horde comes</source>
        <comment>headline</comment>
        <translation>Eine Horde kommt</translation>
    </message>
    <message>
        <source>Shame</source>
        <comment>headline</comment>
        <translation>Schande</translation>
    </message>
    <message>
        <source>Fire!</source>
        <comment>headline</comment>
        <translation>Feuer!</translation>
    </message>
    <message>
        <source>The wall rises</source>
        <comment>headline</comment>
        <translation>Die Mauer wächst</translation>
    </message>
    <message>
        <source>Barricade built</source>
        <comment>headline</comment>
        <translation>Barrikade gebaut</translation>
    </message>
    <message>
        <source>Machine ready</source>
        <comment>headline</comment>
        <translation>Maschine bereit</translation>
    </message>
    <message>
        <source>Soldiers fall</source>
        <comment>headline</comment>
        <translation>Soldaten fallen</translation>
    </message>
    <message>
        <source>New soldiers</source>
        <comment>headline</comment>
        <translation>Neue Soldaten</translation>
    </message>
    <message>
        <source>Attack!</source>
        <comment>headline</comment>
        <translation>Angriff!</translation>
    </message>
    <message>
        <source>Soldiers move</source>
        <comment>headline</comment>
        <translation>Soldaten unterwegs</translation>
    </message>
    <message>
        <source>A hit</source>
        <comment>headline</comment>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Shame goes</source>
        <comment>headline</comment>
        <translation>Schande weg</translation>
    </message>
    <message>
        <source>Honor</source>
        <comment>headline</comment>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>All quiet</source>
        <comment>headline</comment>
        <translation>Alles ruhig</translation>
    </message>
    <message>
        <source>%1, move %2 %3</source>
        <comment>player, soldiers, into a place: into the rest zone of ...</comment>
        <translation>%1, verlege %2 %3</translation>
    </message>
    <message>
        <source>%1, put %2 %3</source>
        <comment>player, soldiers, into a place: into the rest zone of ...</comment>
        <translation>%1, setze %2 %3</translation>
    </message>
    <message>
        <source>Lay out the tea order</source>
        <translation>Legt die Teefolge aus</translation>
    </message>
    <message>
        <source>It was not entered, so ties go by the order in which the players were named. Correct it if it is another one.</source>
        <translation>Sie wurde nicht eingegeben; bei Gleichstand gilt die Reihenfolge, in der ihr eure Namen eingegeben habt. Korrigiert sie, wenn eure anders ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) are missing at the beginning</source>
        <translation>
            <numerusform>%n Hordenkarte des Aufbaus fehlt</numerusform>
            <numerusform>%n Hordenkarten des Aufbaus fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the start and enter them, or correct the board.</source>
        <translation>Nehmt den Beginn zurück und gebt sie ein, oder korrigiert den Spielplan.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n overseer(s) still to raise</source>
        <translation>
            <numerusform>%1 hat noch %n Aufseher des Aufbaus einzusetzen</numerusform>
            <numerusform>%1 hat noch %n Aufseher des Aufbaus einzusetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo the start and enter them, or correct who is out of play.</source>
        <translation>Nehmt den Beginn zurück und gebt sie ein, oder korrigiert, wer aus dem Spiel ist.</translation>
    </message>
    <message>
        <source>The %1 is missing at the beginning</source>
        <comment>%1 is a machine</comment>
        <translation>Vom Aufbau fehlt: %1</translation>
    </message>
    <message>
        <source>Undo the start and place it, or correct the board.</source>
        <translation>Nehmt den Beginn zurück und stellt sie auf, oder korrigiert den Spielplan.</translation>
    </message>
    <message>
        <source>No horde stands before it.</source>
        <translation>Keine Horde steht davor.</translation>
    </message>
    <message>
        <source>One more always comes than the slot shows. Name each card as it comes.</source>
        <translation>Es kommt immer eine mehr, als der Platz zeigt. Nennt jede Karte, sobald sie kommt.</translation>
    </message>
    <message>
        <source>Raise %1 from wall level %2 to level %3</source>
        <comment>a section, wall levels</comment>
        <translation>Baut %1 von Mauerstufe %2 auf Stufe %3 aus</translation>
    </message>
    <message>
        <source>Lower %1 from wall level %2 to level %3</source>
        <comment>a section, wall levels</comment>
        <translation>Senkt %1 von Mauerstufe %2 auf Stufe %3</translation>
    </message>
    <message>
        <source>Spring of year %1: move the time token to slot %2</source>
        <translation>Frühling im Jahr %1: Rückt den Zeitmarker auf Platz %2</translation>
    </message>
    <message>
        <source>for the defeated %1</source>
        <comment>%1 is a card</comment>
        <translation>für die besiegte Horde „%1“</translation>
    </message>
    <message>
        <source>%1 defeated</source>
        <comment>headline; a card</comment>
        <translation>„%1“ besiegt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Ann, take 2 honor; for the defeated horde</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, honor: Ann 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>take honor for what, who takes how much</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Give honor back</source>
        <translation>Gebt Ehre ab</translation>
    </message>
    <message>
        <source>Take honor</source>
        <translation>Nehmt Ehre</translation>
    </message>
    <message>
        <source>%1, give %2 honor back each</source>
        <comment>players, a number</comment>
        <translation>%1, gebt je %2 Ehre ab</translation>
    </message>
    <message>
        <source>%1, take %2 honor each</source>
        <comment>players, a number</comment>
        <translation>%1, nehmt je %2 Ehre</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n horde card(s) (%1 + 1)</source>
        <translation>
            <numerusform>Zieht %n Hordenkarte (%1 + 1)</numerusform>
            <numerusform>Zieht %n Hordenkarten (%1 + 1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, take %2 back.</source>
        <comment>player, what was paid</comment>
        <translation>%1, nimm %2 zurück.</translation>
    </message>
    <message>
        <source>%1, give %2 back.</source>
        <comment>player, what a spot brought</comment>
        <translation>%1, gib %2 zurück.</translation>
    </message>
    <message>
        <source>The overseer goes into the location on the board.</source>
        <translation>Der Aufseher kommt an seinen Ort auf dem Spielplan.</translation>
    </message>
    <message>
        <source>The price here does not count that in.</source>
        <translation>Der Preis hier rechnet das nicht ein.</translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) come (%1 + 1). The program draws them: take them out of the deck</source>
        <translation>
            <numerusform>%n Hordenkarte kommt (%1 + 1). Das Programm zieht sie: Nehmt sie aus dem Stapel</numerusform>
            <numerusform>%n Hordenkarten kommen (%1 + 1). Das Programm zieht sie: Nehmt sie aus dem Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) come. The program draws them: take them out of the deck</source>
        <translation>
            <numerusform>%n Hordenkarte kommt. Das Programm zieht sie: Nehmt sie aus dem Stapel</numerusform>
            <numerusform>%n Hordenkarten kommen. Das Programm zieht sie: Nehmt sie aus dem Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a soldier, his price</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, put %2 from your pool %3</source>
        <comment>player, soldiers, into a place: into the tower ...</comment>
        <translation>%1, stelle %2 aus deinem Vorrat %3</translation>
    </message>
    <message>
        <source>Then you have %1.</source>
        <comment>a player&apos;s honor</comment>
        <translation>Dann hast du %1.</translation>
    </message>
    <message>
        <source>%1: %2 more, then %3</source>
        <comment>player, honor, honor</comment>
        <translation>%1: %2 mehr, dann %3</translation>
    </message>
    <message>
        <source>%1: %2 less, then %3</source>
        <comment>player, honor, honor</comment>
        <translation>%1: %2 weniger, dann %3</translation>
    </message>
    <message>
        <source>%1, shoot with the %2 at %3: %4</source>
        <comment>player, machine, place, the rocket card that was drawn</comment>
        <translation>%1, schieße mit der %2 auf %3: %4</translation>
    </message>
    <message>
        <source>No wound: there are no spots %1</source>
        <comment>%1: a1 and b2</comment>
        <translation>Keine Wunde: Felder %1 gibt es nicht</translation>
    </message>
    <message>
        <source>No wound: the %1 has no spots %2</source>
        <comment>a card, a1 and b2</comment>
        <translation>Keine Wunde: %1 hat keine Felder %2</translation>
    </message>
    <message>
        <source>No wound: spots %1 have one already</source>
        <comment>%1: a1 and b2</comment>
        <translation>Keine Wunde: Felder %1 haben schon eine</translation>
    </message>
    <message>
        <source>No wound: a tank or snake tokens are on spots %1</source>
        <comment>%1: a1 and b2</comment>
        <translation>Keine Wunde: Auf den Feldern %1 liegen ein Schildwagen oder Schlangenmarker</translation>
    </message>
    <message>
        <source>The shot hits nothing</source>
        <comment>headline</comment>
        <translation>Der Schuss trifft nichts</translation>
    </message>
    <message>
        <source>Take income and your command cards.</source>
        <translation>Nehmt Einkommen und eure Befehlskarten.</translation>
    </message>
    <message>
        <source>%1, put %2 into the box</source>
        <translation>%1, lege %2 in die Schachtel</translation>
    </message>
    <message>
        <source>Name each card as it comes.</source>
        <translation>Nennt jede Karte, sobald sie kommt.</translation>
    </message>
</context>
<context>
    <name>PowderTableScreen</name>
    <message>
        <source>Pools</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Pools, shame and claimed hordes of all players</source>
        <translation>Vorräte, Schande und erbeutete Horden aller</translation>
    </message>
</context>
<context>
    <name>PowderText</name>
    <message>
        <source>Left</source>
        <comment>a section of the wall</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Middle</source>
        <comment>a section of the wall</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a section of the wall</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, his soldiers: Ann: 2 spearmen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>breached</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>hielt</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>no horde</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>breaks</source>
        <translation>bricht</translation>
    </message>
    <message>
        <source>may break</source>
        <translation>bricht?</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>%1 section</source>
        <comment>left, middle, right</comment>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>wall level %1</source>
        <translation>Mauerstufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n barricade(s)</source>
        <translation>
            <numerusform>%n Barrikade</numerusform>
            <numerusform>%n Barrikaden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>a power of at least so much</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>power %1 against defense %2, %3</source>
        <translation>Stärke %1 gegen Abwehr %2, %3</translation>
    </message>
    <message>
        <source>In play with three players or more</source>
        <translation>Erst ab drei Personen im Spiel</translation>
    </message>
    <message>
        <source>Firing spots, number not known</source>
        <translation>Schützenplätze, Anzahl unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>Firing spots: %n</source>
        <comment>%n is their number</comment>
        <translation>
            <numerusform>Schützenplätze: %n</numerusform>
            <numerusform>Schützenplätze: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Rest zone: %1</source>
        <translation>Ruhezone: %1</translation>
    </message>
    <message>
        <source>Leader: the section&apos;s defense is halved.</source>
        <translation>Anführer: Die Abwehr des Abschnitts wird halbiert.</translation>
    </message>
    <message>
        <source>Ram: moves up after the assault; in row 1 it takes a wall level down.</source>
        <translation>Rammbock: Rückt nach dem Ansturm vor; in Reihe 1 nimmt er eine Mauerstufe weg.</translation>
    </message>
    <message>
        <source>Trebuchet: takes a wall level down after each assault.</source>
        <translation>Blide: Nimmt nach jedem Ansturm eine Mauerstufe weg.</translation>
    </message>
    <message>
        <source>Ladders: in row 1, the wall&apos;s defense does not count.</source>
        <translation>Leitern: In Reihe 1 zählt die Abwehr der Mauer nicht.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>snake token</source>
        <translation>Schlangenmarker</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>%1: no horde</source>
        <comment>place</comment>
        <translation>%1: keine Horde</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>card, place</comment>
        <translation>„%1“ in %2</translation>
    </message>
    <message>
        <source>power %1, %2 honor at the end for whoever claims it</source>
        <translation>Stärke %1, am Ende %2 Ehre für den, der sie erbeutet</translation>
    </message>
    <message>
        <source>spots not known</source>
        <translation>Felder unbekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n free spot(s)</source>
        <translation>
            <numerusform>%n freies Feld</numerusform>
            <numerusform>%n freie Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 with shame</source>
        <comment>2 spearmen, 1 with shame</comment>
        <translation>%1, %2 mit Schande</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n shame, no honor</source>
        <comment>a claimed card</comment>
        <translation>
            <numerusform>%1: %n Schande, keine Ehre</numerusform>
            <numerusform>%1: %n Schande, keine Ehre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 honor</source>
        <comment>a claimed card, number or ?</comment>
        <translation>%1: %2 Ehre</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a tower</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht benutzt</translation>
    </message>
    <message>
        <source>Adjusted by the table: power %1, defense %2.</source>
        <comment>numbers with a sign</comment>
        <translation>Von euch angepasst: Stärke %1, Abwehr %2.</translation>
    </message>
    <message>
        <source>Lethality</source>
        <translation>Tödlichkeit</translation>
    </message>
    <message>
        <source>Shame left</source>
        <translation>Schande übrig</translation>
    </message>
    <message>
        <source>Hordes to come</source>
        <translation>Neue Horden</translation>
    </message>
    <message>
        <source>Horde deck</source>
        <translation>Hordenstapel</translation>
    </message>
    <message>
        <source>This game is played without dice.</source>
        <translation>Dieses Spiel kommt ohne Würfel aus.</translation>
    </message>
    <message>
        <source>Nothing is to be drawn now.</source>
        <translation>Jetzt ist nichts zu ziehen.</translation>
    </message>
    <message>
        <source>Roll once more: this draw takes two rolls.</source>
        <translation>Noch einmal würfeln: Dieses Ziehen braucht zwei Würfe.</translation>
    </message>
    <message>
        <source>Roll again: this roll decides nothing, so that all come equally often.</source>
        <translation>Noch einmal würfeln: Dieser Wurf entscheidet nichts, damit alle gleich oft kommen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n honor</source>
        <translation>
            <numerusform>%1, %n Ehre</numerusform>
            <numerusform>%1, %n Ehre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s)</source>
        <translation>
            <numerusform>%n Schandmarker</numerusform>
            <numerusform>%n Schandmarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde(s) claimed</source>
        <translation>
            <numerusform>%n Horde erbeutet</numerusform>
            <numerusform>%n Horden erbeutet</numerusform>
        </translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>Year %1 of %2</source>
        <translation>Jahr %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n honor</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Ehre</numerusform>
            <numerusform>%1 gewinnt mit %n Ehre</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has lost</source>
        <translation>Alle haben verloren</translation>
    </message>
    <message>
        <source>The walls stand at their full height.</source>
        <translation>Die Mauern stehen in voller Höhe.</translation>
    </message>
    <message>
        <source>The shame pool is empty.</source>
        <translation>Der Schandvorrat ist leer.</translation>
    </message>
    <message>
        <source>The last winter is over.</source>
        <translation>Der letzte Winter ist vorbei.</translation>
    </message>
    <message>
        <source>No wall stands any more.</source>
        <translation>Keine Mauer steht mehr.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, honor: Ann 12</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>When a horde is defeated or breaks through, each player loses that many of his soldiers on it.</source>
        <translation>Wird eine Horde besiegt oder bricht sie durch, verlieren alle so viele ihrer Soldaten auf ihr.</translation>
    </message>
    <message>
        <source>Shame tokens in the pool. The game ends when none is left.</source>
        <translation>Schandmarker im Vorrat. Ist keiner mehr da, endet das Spiel.</translation>
    </message>
    <message>
        <source>So many horde cards are still to be drawn now.</source>
        <translation>So viele Hordenkarten sind jetzt noch zu ziehen.</translation>
    </message>
    <message>
        <source>Cards left in the deck of hordes.</source>
        <translation>Karten, die noch im Hordenstapel liegen.</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <comment>lines of what is to be done</comment>
        <translation>
            <numerusform>… noch %n</numerusform>
            <numerusform>… noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>so far</source>
        <comment>a section, while the set-up lasts</comment>
        <translation>bisher</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Winter: the assault</source>
        <comment>in the history</comment>
        <translation>Winter: der Ansturm</translation>
    </message>
    <message>
        <source>%1 has no wall level left.</source>
        <comment>a section of the wall</comment>
        <translation>%1 hat keine Mauerstufe mehr.</translation>
    </message>
    <message>
        <source>You have lost</source>
        <comment>alone</comment>
        <translation>Du hast verloren</translation>
    </message>
    <message numerus="yes">
        <source>holds, but may lose %n wall level(s)</source>
        <comment>a section</comment>
        <translation>
            <numerusform>hält, verliert vielleicht %n Mauerstufe</numerusform>
            <numerusform>hält, verliert vielleicht %n Mauerstufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>holds, but loses %n wall level(s)</source>
        <comment>a section</comment>
        <translation>
            <numerusform>hält, verliert aber %n Mauerstufe</numerusform>
            <numerusform>hält, verliert aber %n Mauerstufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and may lose %n wall level(s)</source>
        <comment>&quot;The left section: holds, 1 against 4&quot;</comment>
        <translation>
            <numerusform>%1, und verliert vielleicht %n Mauerstufe</numerusform>
            <numerusform>%1, und verliert vielleicht %n Mauerstufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and loses %n wall level(s)</source>
        <comment>&quot;The left section: holds, 1 against 4&quot;</comment>
        <translation>
            <numerusform>%1, und verliert %n Mauerstufe</numerusform>
            <numerusform>%1, und verliert %n Mauerstufen</numerusform>
        </translation>
    </message>
    <message>
        <source>power %1, %2: with Ladders no defense counts</source>
        <comment>a number, breaks</comment>
        <translation>Stärke %1, %2: Bei Leitern zählt keine Abwehr</translation>
    </message>
    <message>
        <source>shots hold</source>
        <comment>a section that only the wounds from its wall will save</comment>
        <translation>Schuss hält</translation>
    </message>
    <message>
        <source>wall −%1?</source>
        <comment>wall levels it may lose</comment>
        <translation>Mauer −%1?</translation>
    </message>
    <message>
        <source>holds, wall −%1?</source>
        <comment>a section; wall levels it may lose</comment>
        <translation>hält, Mauer −%1?</translation>
    </message>
    <message>
        <source>wall −%1</source>
        <comment>wall levels it would lose</comment>
        <translation>Mauer −%1</translation>
    </message>
    <message>
        <source>holds, wall −%1</source>
        <comment>a section; wall levels it would lose</comment>
        <translation>hält, Mauer −%1</translation>
    </message>
    <message>
        <source>held, wall −%1</source>
        <comment>a section; wall levels it lost</comment>
        <translation>hielt, Mauer −%1</translation>
    </message>
    <message numerus="yes">
        <source>+%n card(s)</source>
        <comment>a section; horde cards that are still to be laid</comment>
        <translation>
            <numerusform>+%n Karte</numerusform>
            <numerusform>+%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n card(s)</source>
        <comment>a section; defeated hordes that are still to be taken off</comment>
        <translation>
            <numerusform>−%n Karte</numerusform>
            <numerusform>−%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to be laid</source>
        <comment>a section</comment>
        <translation>
            <numerusform>%n Hordenkarte ist noch zu legen</numerusform>
            <numerusform>%n Hordenkarten sind noch zu legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horde card(s) still to be taken off</source>
        <comment>a section</comment>
        <translation>
            <numerusform>%n Hordenkarte ist noch wegzunehmen</numerusform>
            <numerusform>%n Hordenkarten sind noch wegzunehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>in this assault</source>
        <comment>a section breaks</comment>
        <translation>in diesem Ansturm</translation>
    </message>
    <message>
        <source>if winter came now</source>
        <comment>a section breaks</comment>
        <translation>wenn jetzt Winter wäre</translation>
    </message>
    <message>
        <source>more cards may come</source>
        <comment>a section, while the set-up lasts</comment>
        <translation>weitere Karten können kommen</translation>
    </message>
    <message>
        <source>%1; %2 was killed there and may still be saved</source>
        <comment>&quot;a4, wound&quot;; Ann: spearman</comment>
        <translation>%1; %2 starb dort und kann noch gerettet werden</translation>
    </message>
    <message>
        <source>Cards left in the deck, with those to come.</source>
        <translation>Karten, die noch im Stapel liegen, mit denen, die kommen.</translation>
    </message>
    <message>
        <source>defense</source>
        <comment>below the number on a wall without a horde</comment>
        <translation>Abwehr</translation>
    </message>
</context>
<context>
    <name>PowderWall</name>
    <message>
        <source>%1 : %2</source>
        <comment>power against defense</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>RaidForecast</name>
    <message numerus="yes">
        <source>Eruption of %1: %n of 6 corners built on</source>
        <comment>%1 is a volcano</comment>
        <translation>
            <numerusform>%1 bricht aus: %n von 6 Ecken bebaut</numerusform>
            <numerusform>%1 bricht aus: %n von 6 Ecken bebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) fall: %1</source>
        <comment>%1 is a list of players</comment>
        <translation>
            <numerusform>%n Gebäude fällt: %1</numerusform>
            <numerusform>%n Gebäude fallen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Raiders take %1</source>
        <comment>%1 is a list of hexes</comment>
        <translation>Plünderer besetzen %1</translation>
    </message>
    <message>
        <source>Raiders take some of %1</source>
        <comment>%1 is a list of hexes</comment>
        <translation>Plünderer besetzen einige: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) cut off</source>
        <translation>
            <numerusform>%n Straße quer gelegt</numerusform>
            <numerusform>%n Straßen quer gelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between the things that a roll does, each a sentence without its full stop</comment>
        <translation>. </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) until the storm begins</source>
        <translation>
            <numerusform>Noch %n Plünderer bis zum Ansturm</numerusform>
            <numerusform>Noch %n Plünderer bis zum Ansturm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) make a building fall (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen lässt ein Gebäude fallen (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen lassen ein Gebäude fallen (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) bring raiders (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen bringt Plünderer (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen bringen Plünderer (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>No raider can spread</source>
        <translation>Kein Plünderer kann weiter</translation>
    </message>
</context>
<context>
    <name>RaidersText</name>
    <message>
        <source>Raiders on a hex</source>
        <translation>Plünderer auf einem Feld</translation>
    </message>
    <message>
        <source>Raiders still to come</source>
        <translation>Plünderer im Vorrat</translation>
    </message>
    <message>
        <source>Raiders driven off</source>
        <translation>Vertriebene Plünderer</translation>
    </message>
    <message numerus="yes">
        <source>%n by raiders</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n durch Plünderer</numerusform>
            <numerusform>%n durch Plünderer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n while buildings lay on their side</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n wegen liegender Gebäude</numerusform>
            <numerusform>%n wegen liegender Gebäude</numerusform>
        </translation>
    </message>
    <message>
        <source>The raiders&apos; storm begins</source>
        <translation>Der Ansturm der Plünderer beginnt</translation>
    </message>
    <message>
        <source>One of %1&apos;s buildings falls</source>
        <translation>Ein Gebäude von %1 fällt</translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) driven off.</source>
        <translation>
            <numerusform>%n Plünderer vertrieben.</numerusform>
            <numerusform>%n Plünderer vertrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) laid on their side.</source>
        <translation>
            <numerusform>%n Gebäude gefallen.</numerusform>
            <numerusform>%n Gebäude gefallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) taken by raiders</source>
        <translation>
            <numerusform>%n Feld von Plünderern besetzt</numerusform>
            <numerusform>%n Felder von Plünderern besetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n raider(s)</source>
        <translation>
            <numerusform>%1, %n Plünderer</numerusform>
            <numerusform>%1, %n Plünderer</numerusform>
        </translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>%1 to come</source>
        <comment>raiders in the supply</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 on deserts, %2 on land</source>
        <translation>%1 in Wüsten, %2 an Land</translation>
    </message>
    <message>
        <source>storming</source>
        <translation>stürmen</translation>
    </message>
    <message numerus="yes">
        <source>Put %n raider(s) on the desert</source>
        <translation>
            <numerusform>Setze %n Plünderer in die Wüste</numerusform>
            <numerusform>Setze %n Plünderer in die Wüste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) are still to come.</source>
        <translation>
            <numerusform>Noch %n Plünderer kommt.</numerusform>
            <numerusform>Noch %n Plünderer kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>Das war der letzte.</translation>
    </message>
    <message>
        <source>A settlement or city was built, and raiders gather.</source>
        <translation>Eine Siedlung oder Stadt wurde gebaut, und Plünderer sammeln sich.</translation>
    </message>
    <message>
        <source>The storm of the raiders begins</source>
        <translation>Der Ansturm der Plünderer beginnt</translation>
    </message>
    <message>
        <source>From the next roll on they spread over the land.</source>
        <translation>Vom nächsten Wurf an breiten sie sich im Land aus.</translation>
    </message>
    <message>
        <source>The last raider has been placed.</source>
        <translation>Der letzte Plünderer ist gesetzt.</translation>
    </message>
    <message>
        <source>A raider takes %1</source>
        <translation>Ein Plünderer besetzt %1</translation>
    </message>
    <message>
        <source>He comes from the %1. The hex still gives for this roll.</source>
        <comment>%1 is a desert</comment>
        <translation>Er kommt von %1. Bei diesem Wurf bringt das Feld noch Ertrag.</translation>
    </message>
    <message>
        <source>%1 was rolled, and the hex lies beside the desert or beside raiders.</source>
        <translation>Die %1 wurde gewürfelt, und das Feld liegt neben der Wüste oder neben Plünderern.</translation>
    </message>
    <message>
        <source>%1, take the raider from %2</source>
        <translation>%1, nimm den Plünderer von %2</translation>
    </message>
    <message>
        <source>Put him in front of you; he is out of the game.</source>
        <translation>Stelle ihn vor dir ab; er ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>A knight drives one raider off.</source>
        <translation>Ein Ritter vertreibt einen Plünderer.</translation>
    </message>
    <message>
        <source>%1, turn your road crosswise</source>
        <translation>%1, lege deine Straße quer</translation>
    </message>
    <message>
        <source>At the %1. It counts for nothing until it is freed.</source>
        <translation>An der %1. Sie zählt nichts, bis sie befreit ist.</translation>
    </message>
    <message>
        <source>Raiders stand on both sides of it.</source>
        <translation>Auf beiden Seiten stehen Plünderer.</translation>
    </message>
    <message>
        <source>%1, turn your road back</source>
        <translation>%1, drehe deine Straße zurück</translation>
    </message>
    <message>
        <source>At the %1.</source>
        <translation>An der %1.</translation>
    </message>
    <message>
        <source>Raiders no longer stand on both sides of it.</source>
        <translation>Es stehen nicht mehr auf beiden Seiten Plünderer.</translation>
    </message>
    <message>
        <source>%1, lay your city on its side</source>
        <translation>%1, lege deine Stadt um</translation>
    </message>
    <message>
        <source>%1, lay your settlement on its side</source>
        <translation>%1, lege deine Siedlung um</translation>
    </message>
    <message>
        <source>At the %1. No points, no cards until it is freed.</source>
        <translation>An der %1. Keine Punkte, keine Karten, bis sie befreit ist.</translation>
    </message>
    <message>
        <source>Raiders stand on all land around it.</source>
        <translation>Auf allem Land ringsum stehen Plünderer.</translation>
    </message>
    <message>
        <source>%1, stand your city up</source>
        <translation>%1, stelle deine Stadt wieder auf</translation>
    </message>
    <message>
        <source>%1, stand your settlement up</source>
        <translation>%1, stelle deine Siedlung wieder auf</translation>
    </message>
    <message>
        <source>Not all land around it is taken any more.</source>
        <translation>Nicht mehr alles Land ringsum ist besetzt.</translation>
    </message>
    <message>
        <source>Raider on %1</source>
        <translation>Plünderer auf %1</translation>
    </message>
    <message>
        <source>The raiders&apos; storm begins</source>
        <comment>in one line</comment>
        <translation>Der Ansturm beginnt</translation>
    </message>
    <message>
        <source>Raider takes %1</source>
        <translation>Plünderer besetzt %1</translation>
    </message>
    <message>
        <source>Raider leaves %1</source>
        <translation>Plünderer verlässt %1</translation>
    </message>
    <message>
        <source>One of %1&apos;s roads is cut off</source>
        <translation>Straße von %1 quer gelegt</translation>
    </message>
    <message>
        <source>One of %1&apos;s roads is free again</source>
        <translation>Straße von %1 wieder frei</translation>
    </message>
    <message>
        <source>One of %1&apos;s buildings falls</source>
        <comment>in one line</comment>
        <translation>Gebäude von %1 fällt</translation>
    </message>
    <message>
        <source>One of %1&apos;s buildings stands again</source>
        <translation>Gebäude von %1 steht wieder</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) in front of %1</source>
        <translation>
            <numerusform>Korrigiert: %n Plünderer vor %1</numerusform>
            <numerusform>Korrigiert: %n Plünderer vor %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) on %1</source>
        <translation>
            <numerusform>Korrigiert: %n Plünderer auf %1</numerusform>
            <numerusform>Korrigiert: %n Plünderer auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n raider(s) still to come</source>
        <translation>
            <numerusform>Korrigiert: noch %n Plünderer im Vorrat</numerusform>
            <numerusform>Korrigiert: noch %n Plünderer im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on which desert does the raider stand?</source>
        <translation>%1, in welche Wüste kommt der Plünderer?</translation>
    </message>
    <message>
        <source>%1, on which desert does the next raider stand?</source>
        <translation>%1, in welche Wüste kommt der nächste Plünderer?</translation>
    </message>
    <message numerus="yes">
        <source>You place %n raider(s), and then none is left: the storm begins.</source>
        <translation>
            <numerusform>Du setzt %n Plünderer, dann ist keiner mehr übrig: Der Ansturm beginnt.</numerusform>
            <numerusform>Du setzt %n Plünderer, dann ist keiner mehr übrig: Der Ansturm beginnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place %n raider(s).</source>
        <translation>
            <numerusform>Du setzt %n Plünderer.</numerusform>
            <numerusform>Du setzt %n Plünderer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has built a settlement or a city.</source>
        <translation>%1 hat eine Siedlung oder Stadt gebaut.</translation>
    </message>
    <message>
        <source>Raiders!</source>
        <comment>headline</comment>
        <translation>Plünderer!</translation>
    </message>
    <message>
        <source>A raider stands there: no cards for %1.</source>
        <translation>Dort steht ein Plünderer: keine Karten für %1.</translation>
    </message>
    <message>
        <source>%1 was rolled, but a raider stands on this hex.</source>
        <translation>Die %1 wurde gewürfelt, aber auf diesem Feld steht ein Plünderer.</translation>
    </message>
    <message>
        <source>%1, which hex do the raiders take?</source>
        <translation>%1, welches Feld besetzen die Plünderer?</translation>
    </message>
    <message>
        <source>Fewer raiders are left on the deserts than hexes are due.</source>
        <translation>In den Wüsten stehen weniger Plünderer, als Felder zu besetzen sind.</translation>
    </message>
    <message>
        <source>%1 was rolled.</source>
        <translation>Die %1 wurde gewürfelt.</translation>
    </message>
    <message>
        <source>%1, from which desert does the raider come?</source>
        <translation>%1, aus welcher Wüste kommt der Plünderer?</translation>
    </message>
    <message>
        <source>He takes %1.</source>
        <comment>%1 is a hex</comment>
        <translation>Er besetzt %1.</translation>
    </message>
    <message>
        <source>nobody waits there</source>
        <translation>dort wartet niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n raider(s) wait there</source>
        <translation>
            <numerusform>dort wartet %n Plünderer</numerusform>
            <numerusform>dort warten %n Plünderer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 put a raider on the %2</source>
        <comment>player, desert</comment>
        <translation>%1 setzt einen Plünderer auf %2</translation>
    </message>
    <message>
        <source>%1 chose %2 for the raiders</source>
        <comment>player, hex</comment>
        <translation>%1 wählt für die Plünderer: %2</translation>
    </message>
    <message>
        <source>%1 chose a raider from the %2</source>
        <comment>player, desert</comment>
        <translation>%1 wählt einen Plünderer von %2</translation>
    </message>
    <message>
        <source>%1 rolled a seven.</source>
        <translation>%1 hat eine Sieben gewürfelt.</translation>
    </message>
    <message>
        <source>the roller takes a card</source>
        <translation>wer würfelt, nimmt eine Karte</translation>
    </message>
    <message>
        <source>A settlement that lies on its side cannot become a city.</source>
        <translation>Eine umgelegte Siedlung wird keine Stadt.</translation>
    </message>
    <message>
        <source>Your first settlement has a ship, not a road.</source>
        <translation>Zu deiner ersten Siedlung gehört ein Schiff, keine Straße.</translation>
    </message>
    <message>
        <source>Your first settlement goes on a coast.</source>
        <translation>Deine erste Siedlung kommt an eine Küste.</translation>
    </message>
    <message>
        <source>Everybody founds on the home island.</source>
        <translation>Alle gründen auf der Heimatinsel.</translation>
    </message>
    <message>
        <source>A knight takes a raider from a hex where one stands.</source>
        <translation>Ein Ritter nimmt einen Plünderer von einem Feld, auf dem einer steht.</translation>
    </message>
    <message>
        <source>A turned road leads to no new settlement.</source>
        <translation>Eine quer gelegte Straße führt zu keiner neuen Siedlung.</translation>
    </message>
    <message>
        <source>Nothing new starts at a building that lies on its side.</source>
        <translation>An einem liegenden Gebäude beginnt nichts Neues.</translation>
    </message>
    <message>
        <source>A raider takes a hex: %1</source>
        <translation>Ein Plünderer besetzt ein Feld: %1</translation>
    </message>
    <message>
        <source>A building falls: %1</source>
        <translation>Ein Gebäude fällt: %1</translation>
    </message>
    <message>
        <source>A road is cut off: %1</source>
        <translation>Eine Straße wird quer gelegt: %1</translation>
    </message>
    <message>
        <source>This board has no desert where raiders gather. Set one in the board editor, or choose another board.</source>
        <translation>Dieser Plan hat keine Wüste, auf der sich Plünderer sammeln. Setze eine im Planeditor, oder wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>The building that uses it lies on its side.</source>
        <translation>Das Gebäude, das ihn nutzt, ist umgelegt.</translation>
    </message>
    <message>
        <source>The building that uses it stands again.</source>
        <translation>Das Gebäude, das ihn nutzt, steht wieder.</translation>
    </message>
    <message>
        <source>Tap a lit desert.</source>
        <translation>Tippe auf eine leuchtende Wüste.</translation>
    </message>
</context>
<context>
    <name>RandomBoard</name>
    <message>
        <source>there is no way that all red numbers (6 and 8) lie apart from each other and from those that are kept. Take some of them away, or add land with other numbers.</source>
        <translation>Die roten Zahlen (6 und 8) lassen sich nicht so legen, dass keine neben einer anderen liegt oder neben einer, die bleibt. Nimm einige davon weg, oder ergänze Land mit anderen Zahlen.</translation>
    </message>
    <message>
        <source>there is no way that all red numbers (6 and 8) lie apart from each other. Take some of them away, or add land with other numbers.</source>
        <translation>Die roten Zahlen (6 und 8) lassen sich nicht so legen, dass keine neben einer anderen liegt. Nimm einige davon weg, oder ergänze Land mit anderen Zahlen.</translation>
    </message>
    <message>
        <source>no way was found that all red numbers (6 and 8) lie apart from each other and from those that are kept. Take some of them away, or add land with other numbers.</source>
        <translation>Es fand sich keine Verteilung, bei der keine rote Zahl (6 oder 8) neben einer anderen liegt oder neben einer, die bleibt. Nimm einige davon weg, oder ergänze Land mit anderen Zahlen.</translation>
    </message>
    <message>
        <source>no way was found that all red numbers (6 and 8) lie apart from each other. Take some of them away, or add land with other numbers.</source>
        <translation>Es fand sich keine Verteilung, bei der keine rote Zahl (6 oder 8) neben einer anderen liegt. Nimm einige davon weg, oder ergänze Land mit anderen Zahlen.</translation>
    </message>
    <message>
        <source>%1 is to be kept and is no hex of this board.</source>
        <translation>%1 soll bleiben und ist kein Feld dieses Plans.</translation>
    </message>
    <message>
        <source>%1 and %2 are both kept and carry red numbers side by side. Let one of them go, or change its number.</source>
        <translation>%1 und %2 bleiben beide und tragen nebeneinander rote Zahlen. Gib eins davon frei, oder ändere seine Zahl.</translation>
    </message>
    <message>
        <source>nothing on this board may move: it has no two hexes, numbers or harbours that could trade places. Keep fewer hexes, or choose another board.</source>
        <translation>Auf diesem Plan darf nichts wandern: Keine zwei Felder, Zahlen oder Häfen können die Plätze tauschen. Lass weniger Felder liegen, oder wähle einen anderen Plan.</translation>
    </message>
</context>
<context>
    <name>RankList</name>
    <message>
        <source>%1. %2: %3 points</source>
        <comment>rank, name, points</comment>
        <translation>%1. %2: %3 Punkte</translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>%1 are level</source>
        <translation>%1 liegen gleichauf</translation>
    </message>
</context>
<context>
    <name>RefusalDialog</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Place it anyway</source>
        <translation>Trotzdem setzen</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 has already rolled this turn.</source>
        <translation>%1 hat in diesem Zug schon gewürfelt.</translation>
    </message>
    <message>
        <source>%1 has to roll first.</source>
        <translation>Erst muss %1 würfeln.</translation>
    </message>
    <message>
        <source>This line cannot be read: %1</source>
        <translation>Diese Zeile ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>This game cannot be read: %1</source>
        <translation>Dieses Spiel ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>There is no player &quot;%1&quot; in this game.</source>
        <translation>In diesem Spiel spielt niemand „%1“ mit.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this board.</source>
        <translation>Auf diesem Plan gibt es keine Stelle „%1“.</translation>
    </message>
    <message>
        <source>There is no piece &quot;%1&quot; in this game.</source>
        <translation>In diesem Spiel gibt es kein Teil „%1“.</translation>
    </message>
    <message>
        <source>There is no option &quot;%1&quot; in this scenario.</source>
        <translation>In diesem Szenario gibt es keine Option „%1“.</translation>
    </message>
    <message>
        <source>This value cannot be used: %1</source>
        <translation>Dieser Wert ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Ein Würfel zeigt 1 bis 6.</translation>
    </message>
    <message>
        <source>The game is over. Only corrections and undo are left.</source>
        <translation>Das Spiel ist zu Ende. Nur Korrekturen und Zurücknehmen sind noch möglich.</translation>
    </message>
    <message>
        <source>First answer the open question.</source>
        <translation>Erst muss die offene Frage beantwortet werden.</translation>
    </message>
    <message>
        <source>No question is open.</source>
        <translation>Es ist keine Frage offen.</translation>
    </message>
    <message>
        <source>That answer is not allowed here.</source>
        <translation>Diese Antwort ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>The founding is not over yet.</source>
        <translation>Die Gründung ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>The game has begun already.</source>
        <translation>Das Spiel hat schon begonnen.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn.</source>
        <translation>Jemand anders ist am Zug.</translation>
    </message>
    <message>
        <source>The dice were already rolled this turn.</source>
        <translation>In diesem Zug wurde schon gewürfelt.</translation>
    </message>
    <message>
        <source>The dice have to be rolled first.</source>
        <translation>Erst muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>Only one development card may be played in a turn.</source>
        <translation>Pro Zug darf nur eine Entwicklungskarte gespielt werden.</translation>
    </message>
    <message>
        <source>This section of the wall belongs to somebody else.</source>
        <translation>Dieser Mauerabschnitt gehört jemand anderem.</translation>
    </message>
    <message>
        <source>This section cannot be raised any further, or not by more than one level at a time.</source>
        <translation>Dieser Abschnitt lässt sich nicht weiter erhöhen, oder nicht um mehr als eine Stufe auf einmal.</translation>
    </message>
    <message>
        <source>A knight cannot do this.</source>
        <translation>Das kann ein Ritter nicht.</translation>
    </message>
    <message>
        <source>The robber has drowned; a knight cannot bring him back.</source>
        <translation>Der Räuber ist ertrunken; ein Ritter kann ihn nicht zurückholen.</translation>
    </message>
    <message>
        <source>Nothing may stand at this place.</source>
        <translation>An dieser Stelle darf nichts stehen.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Diese Stelle ist besetzt.</translation>
    </message>
    <message>
        <source>A building stands on a neighbouring corner.</source>
        <translation>Auf einer Nachbarecke steht ein Gebäude.</translation>
    </message>
    <message>
        <source>A founded settlement has one road or ship, and it starts there.</source>
        <translation>Jede gegründete Siedlung bekommt eine Straße oder ein Schiff, und zwar gleich an der Siedlung.</translation>
    </message>
    <message>
        <source>This place does not join the player&apos;s own pieces.</source>
        <translation>Diese Stelle schließt nicht an eigene Teile an.</translation>
    </message>
    <message>
        <source>This piece belongs on land.</source>
        <translation>Dieses Teil gehört an Land.</translation>
    </message>
    <message>
        <source>This piece belongs on the sea.</source>
        <translation>Dieses Teil gehört aufs Meer.</translation>
    </message>
    <message>
        <source>This ship may not be moved.</source>
        <translation>Dieses Schiff darf nicht versetzt werden.</translation>
    </message>
    <message>
        <source>No such piece is left in the box.</source>
        <translation>Davon ist nichts mehr im Vorrat.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This belongs to another season.</source>
        <translation>Das gehört in eine andere Jahreszeit.</translation>
    </message>
    <message>
        <source>The card has no vital spot there.</source>
        <translation>Die Karte hat dort kein Trefferfeld.</translation>
    </message>
    <message>
        <source>Something is on that spot already.</source>
        <translation>Auf diesem Feld ist schon etwas.</translation>
    </message>
    <message>
        <source>From there only another row can be reached.</source>
        <translation>Von dort ist nur eine andere Reihe erreichbar.</translation>
    </message>
    <message>
        <source>There is no room for more in this section.</source>
        <translation>In diesem Abschnitt ist dafür kein Platz mehr.</translation>
    </message>
    <message>
        <source>This section is out of play.</source>
        <translation>Dieser Abschnitt ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>No horde stands there.</source>
        <translation>Dort steht keine Horde.</translation>
    </message>
    <message>
        <source>No firing spot of this wall is free.</source>
        <translation>Auf dieser Mauer ist kein Schützenplatz frei.</translation>
    </message>
    <message>
        <source>There is no such card in this game.</source>
        <translation>In diesem Spiel gibt es diese Karte nicht.</translation>
    </message>
    <message>
        <source>Only one clan has this soldier.</source>
        <translation>Nur ein Clan hat diesen Soldaten.</translation>
    </message>
    <message>
        <source>This line cannot be read.</source>
        <translation>Diese Zeile ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dieses Spiel ist nicht lesbar.</translation>
    </message>
    <message>
        <source>There is no such player in this game.</source>
        <translation>In diesem Spiel spielt niemand mit diesem Namen mit.</translation>
    </message>
    <message>
        <source>There is no such place on this board.</source>
        <translation>Diese Stelle gibt es auf diesem Plan nicht.</translation>
    </message>
    <message>
        <source>There is no such piece in this game.</source>
        <translation>Dieses Teil gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no such option in this scenario.</source>
        <translation>Diese Option gibt es in diesem Szenario nicht.</translation>
    </message>
    <message>
        <source>This is not possible.</source>
        <translation>Das ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>RiskDeskText</name>
    <message>
        <source>Estimating the risk for %1 …</source>
        <translation>Risiko für %1 wird geschätzt …</translation>
    </message>
    <message>
        <source>Nothing of %1&apos;s can be hit.</source>
        <translation>Von %1 kann nichts getroffen werden.</translation>
    </message>
</context>
<context>
    <name>RiskList</name>
    <message>
        <source>%1: %2</source>
        <comment>a chance, and what it is of</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RiskText</name>
    <message>
        <source>A hex is blocked: %1</source>
        <translation>Ein Feld wird blockiert: %1</translation>
    </message>
    <message>
        <source>A hex is free again: %1</source>
        <translation>Ein Feld wird wieder frei: %1</translation>
    </message>
    <message>
        <source>A harbour is shut: %1</source>
        <translation>Ein Hafen wird geschlossen: %1</translation>
    </message>
    <message>
        <source>&lt;1%</source>
        <comment>a chance</comment>
        <translation>&lt;1%</translation>
    </message>
    <message>
        <source>&gt;99%</source>
        <comment>a chance</comment>
        <translation>&gt;99%</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a chance</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>Until %1&apos;s next turn: %n roll(s)</source>
        <translation>
            <numerusform>Bis zum nächsten Zug von %1: %n Wurf</numerusform>
            <numerusform>Bis zum nächsten Zug von %1: %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimated: where somebody chooses, every answer counts alike.</source>
        <translation>Geschätzt: Wo jemand wählt, zählt jede Antwort gleich.</translation>
    </message>
    <message>
        <source>Estimated: where somebody chooses, every answer counts alike. Each chance may be up to %1 points higher.</source>
        <translation>Geschätzt: Wo jemand wählt, zählt jede Antwort gleich. Jede Chance kann bis zu %1 Prozentpunkte höher sein.</translation>
    </message>
</context>
<context>
    <name>RiverText</name>
    <message>
        <source>Plain</source>
        <translation>Aue</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>überflutet</translation>
    </message>
    <message>
        <source>dry</source>
        <translation>trocken</translation>
    </message>
    <message>
        <source>It yields nothing.</source>
        <translation>Sie bringt nichts.</translation>
    </message>
    <message>
        <source>It also yields on 6 and 8.</source>
        <translation>Sie bringt auch bei 6 und 8.</translation>
    </message>
    <message>
        <source>Robber</source>
        <translation>Räuber</translation>
    </message>
    <message>
        <source>drowned</source>
        <translation>ertrunken</translation>
    </message>
    <message>
        <source>Back with the next seven.</source>
        <translation>Zurück bei der nächsten 7.</translation>
    </message>
    <message>
        <source>%1 floods: mark it</source>
        <comment>%1 is a hex</comment>
        <translation>Flut: Markiere %1</translation>
    </message>
    <message>
        <source>It gives nothing until the next seven.</source>
        <translation>Es bringt nichts bis zur nächsten Sieben.</translation>
    </message>
    <message>
        <source>A seven floods the plain when it is dry.</source>
        <translation>Eine Sieben überflutet die trockene Aue.</translation>
    </message>
    <message>
        <source>%1 falls dry: take the mark off</source>
        <comment>%1 is a hex</comment>
        <translation>Ebbe: Nimm die Marke von %1</translation>
    </message>
    <message>
        <source>It gives grain again, on its own number and on every 6 and 8.</source>
        <translation>Es bringt wieder Getreide, bei der eigenen Zahl und bei jeder 6 und 8.</translation>
    </message>
    <message>
        <source>A seven drains the plain when it is flooded.</source>
        <translation>Eine Sieben legt die überflutete Aue trocken.</translation>
    </message>
    <message>
        <source>The robber drowns: take him off the board</source>
        <translation>Der Räuber ertrinkt: Nimm ihn vom Plan</translation>
    </message>
    <message>
        <source>Nobody is robbed now. He returns with the next seven.</source>
        <translation>Niemand wird bestohlen. Er kehrt mit der nächsten Sieben zurück.</translation>
    </message>
    <message>
        <source>He stood on the plain when it flooded.</source>
        <translation>Er stand auf der Aue, als sie überflutet wurde.</translation>
    </message>
    <message>
        <source>Put the robber back %1</source>
        <comment>%1: on hills 5</comment>
        <translation>Setze den Räuber zurück %1</translation>
    </message>
    <message>
        <source>Whoever has a building there can be robbed.</source>
        <translation>Wer dort ein Gebäude hat, kann bestohlen werden.</translation>
    </message>
    <message>
        <source>He had drowned, and a seven brings him back to where he began.</source>
        <translation>Er war ertrunken, und eine Sieben bringt ihn dorthin zurück, wo er begann.</translation>
    </message>
    <message>
        <source>It is flooded: no cards for %1.</source>
        <translation>Es ist überflutet: keine Karten für %1.</translation>
    </message>
    <message>
        <source>%1 was rolled, but this hex is flooded.</source>
        <translation>Die %1 wurde gewürfelt, aber dieses Feld ist überflutet.</translation>
    </message>
    <message>
        <source>%1, lay your bridge: two roads side by side</source>
        <translation>%1, lege deine Brücke: zwei Straßen nebeneinander</translation>
    </message>
    <message>
        <source>%1, take both roads of your bridge off the board</source>
        <translation>%1, nimm beide Straßen deiner Brücke vom Plan</translation>
    </message>
    <message>
        <source>%1 floods</source>
        <comment>%1 is a hex</comment>
        <translation>Flut auf %1</translation>
    </message>
    <message>
        <source>%1 falls dry</source>
        <comment>%1 is a hex</comment>
        <translation>Ebbe auf %1</translation>
    </message>
    <message>
        <source>The robber drowns</source>
        <translation>Räuber ertrinkt</translation>
    </message>
    <message>
        <source>The robber returns %1</source>
        <comment>%1: to hills 5</comment>
        <translation>Räuber zurück %1</translation>
    </message>
    <message>
        <source>%1 loses a bridge</source>
        <translation>%1 verliert eine Brücke</translation>
    </message>
    <message>
        <source>Corrected: the plain is flooded</source>
        <translation>Korrigiert: die Aue ist überflutet</translation>
    </message>
    <message>
        <source>Corrected: the plain is dry</source>
        <translation>Korrigiert: die Aue ist trocken</translation>
    </message>
    <message>
        <source>Corrected: %1&apos;s bridge</source>
        <translation>Korrigiert: eine Brücke von %1</translation>
    </message>
    <message>
        <source>%1 lost a bridge to the storm</source>
        <translation>%1 verliert eine Brücke an den Sturm</translation>
    </message>
    <message>
        <source>%1 placed a bridge</source>
        <translation>%1 legt eine Brücke</translation>
    </message>
    <message>
        <source>%1 built a bridge</source>
        <translation>%1 baut eine Brücke</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>A bridge takes two roads, and you have fewer left.</source>
        <translation>Eine Brücke braucht zwei Straßen, so viele hast du nicht mehr.</translation>
    </message>
    <message>
        <source>No free crossing of the river joins your roads and buildings.</source>
        <translation>An deine Straßen und Gebäude schließt kein freier Flussübergang an.</translation>
    </message>
    <message>
        <source>No road crosses the mouth of the river.</source>
        <translation>Über die Flussmündung führt keine Straße.</translation>
    </message>
    <message>
        <source>A bridge lies only where the river is crossed.</source>
        <translation>Eine Brücke liegt nur, wo sie den Fluss quert.</translation>
    </message>
    <message>
        <source>Only a bridge crosses the river here.</source>
        <translation>Hier führt nur eine Brücke über den Fluss.</translation>
    </message>
    <message>
        <source>Nobody builds in the middle of the river&apos;s mouth.</source>
        <translation>Mitten in der Flussmündung baut niemand.</translation>
    </message>
    <message>
        <source>%1&apos;s bridge</source>
        <translation>Brücke von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) drain the plain (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen legt die Aue trocken (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen legen die Aue trocken (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) flood the plain (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen überflutet die Aue (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen überfluten die Aue (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>The flood</source>
        <translation>Die Flut</translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation>Überflutet</translation>
    </message>
    <message>
        <source>Dry</source>
        <translation>Trocken</translation>
    </message>
    <message numerus="yes">
        <source>%n by the flood</source>
        <comment>cards missed</comment>
        <translation>
            <numerusform>%n durch die Flut</numerusform>
            <numerusform>%n durch die Flut</numerusform>
        </translation>
    </message>
    <message>
        <source>The river floods</source>
        <translation>Der Fluss tritt über die Ufer</translation>
    </message>
    <message numerus="yes">
        <source>%n flood(s)</source>
        <translation>
            <numerusform>%n Flut</numerusform>
            <numerusform>%n Fluten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, flooded</source>
        <translation>%1, überflutet</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Build a bridge at the %1 before any road or other bridge.</source>
        <translation>Erst eine Brücke an die %1, dann Straßen und Brücken anderswo.</translation>
    </message>
    <message>
        <source>Roads and bridges may be built again.</source>
        <translation>Straßen und Brücken dürfen wieder gebaut werden.</translation>
    </message>
</context>
<context>
    <name>RollDie</name>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Die %1 of %2 sides</source>
        <translation>Würfel %1 mit %2 Seiten</translation>
    </message>
</context>
<context>
    <name>RollPane</name>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Roll the simulated tower</source>
        <translation>Simulierten Turm würfeln</translation>
    </message>
    <message>
        <source>Dice into the tower, or tap two faces</source>
        <translation>Wirf die Würfel in den Turm, oder tippe auf zwei Seiten</translation>
    </message>
    <message>
        <source>Risk until my next turn</source>
        <translation>Risiko bis zu meinem Zug</translation>
    </message>
    <message>
        <source>Tap two faces</source>
        <translation>Tippe auf zwei Seiten</translation>
    </message>
</context>
<context>
    <name>StormText</name>
    <message>
        <source>storm, heading %1</source>
        <translation>Sturm, Richtung %1</translation>
    </message>
    <message>
        <source>%1 must rebuild this first</source>
        <translation>%1 muss dies zuerst wieder aufbauen</translation>
    </message>
    <message>
        <source>%1 lost this, and nothing leads there</source>
        <translation>%1 hat dies verloren, und nichts führt mehr hin</translation>
    </message>
    <message>
        <source>%1, storm</source>
        <translation>%1, Sturm</translation>
    </message>
    <message>
        <source>the storm goes 4, 5 or 6 hexes</source>
        <translation>Sturm zieht 4, 5 oder 6 Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n of 36 roll(s) drive the storm (%1%)</source>
        <translation>
            <numerusform>%n von 36 Würfen treibt den Sturm (%1&#xa0;%)</numerusform>
            <numerusform>%n von 36 Würfen treiben den Sturm (%1&#xa0;%)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hex(es) to the edge, then steered</source>
        <comment>%1 is the larger die</comment>
        <translation>
            <numerusform>%1: %n Feld bis zum Rand, dann gelenkt</numerusform>
            <numerusform>%1: %n Felder bis zum Rand, dann gelenkt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, nobody is hit</source>
        <comment>the larger die; to hills 5</comment>
        <translation>%1: %2, trifft niemanden</translation>
    </message>
    <message>
        <source>%1: %2, hits %3</source>
        <comment>the larger die; to hills 5; players</comment>
        <translation>%1: %2, trifft %3</translation>
    </message>
    <message>
        <source>The storm</source>
        <translation>Der Sturm</translation>
    </message>
    <message>
        <source>A gap to be filled first</source>
        <translation>Offene Lücke</translation>
    </message>
    <message>
        <source>%1, at the west edge</source>
        <translation>%1, am Westrand</translation>
    </message>
    <message>
        <source>%1, at the east edge</source>
        <translation>%1, am Ostrand</translation>
    </message>
    <message>
        <source>No gap</source>
        <translation>Keine Lücke</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) or ship(s) lost to the storm.</source>
        <translation>
            <numerusform>%n Straße oder Schiff an den Sturm verloren.</numerusform>
            <numerusform>%n Straßen oder Schiffe an den Sturm verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The storm moved %n time(s)</source>
        <translation>
            <numerusform>Der Sturm zog %n Mal</numerusform>
            <numerusform>Der Sturm zog %n Mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It crossed %n hex(es) in all</source>
        <comment>the storm</comment>
        <translation>
            <numerusform>Er überquerte insgesamt %n Feld</numerusform>
            <numerusform>Er überquerte insgesamt %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its longest way was %n hex(es)</source>
        <comment>the storm</comment>
        <translation>
            <numerusform>Sein längster Weg: %n Feld</numerusform>
            <numerusform>Sein längster Weg: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>%1 is a hex</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>gap to fill first</source>
        <translation>erst Lücke füllen</translation>
    </message>
    <message>
        <source>gap out of reach</source>
        <translation>Lücke unerreichbar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece, and a side of the board</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where the storm goes: To hills 5</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It goes as far as the larger die shows: %1.</source>
        <translation>Er zieht so weit, wie der höhere Würfel zeigt: %1.</translation>
    </message>
    <message>
        <source>Turn the storm to the %1</source>
        <comment>%1 is a direction</comment>
        <translation>Drehe den Sturm nach %1</translation>
    </message>
    <message>
        <source>Its next step would have left the map.</source>
        <translation>Sein nächster Schritt hätte vom Plan geführt.</translation>
    </message>
    <message>
        <source>After its last step the roller may turn it.</source>
        <translation>Nach seinem letzten Schritt darf ihn drehen, wer gewürfelt hat.</translation>
    </message>
    <message>
        <source>It lay beside the hex where the storm stopped.</source>
        <translation>Es lag an dem Feld, auf dem der Sturm hält.</translation>
    </message>
    <message>
        <source>%1, a gap has to be filled first</source>
        <translation>%1, fülle zuerst die Lücke</translation>
    </message>
    <message>
        <source>Build a ship at the %1 before any other ship.</source>
        <translation>Erst ein Schiff an die %1, dann anderswo.</translation>
    </message>
    <message>
        <source>Build a road at the %1 before any other road.</source>
        <translation>Erst eine Straße an die %1, dann anderswo.</translation>
    </message>
    <message>
        <source>The storm tore your line, and nothing else joins its ends.</source>
        <translation>Der Sturm hat deine Reihe zerrissen, und nichts sonst verbindet ihre Enden.</translation>
    </message>
    <message>
        <source>%1 has filled the gap</source>
        <translation>%1 hat die Lücke gefüllt</translation>
    </message>
    <message>
        <source>Ships may be built anywhere again.</source>
        <translation>Schiffe dürfen wieder überall gebaut werden.</translation>
    </message>
    <message>
        <source>Roads may be built anywhere again.</source>
        <translation>Straßen dürfen wieder überall gebaut werden.</translation>
    </message>
    <message numerus="yes">
        <source>Move the storm %n hex(es) to the %1</source>
        <comment>%1 is a direction</comment>
        <translation>
            <numerusform>Ziehe den Sturm %n Feld nach %1</numerusform>
            <numerusform>Ziehe den Sturm %n Felder nach %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the storm %n hex(es)</source>
        <translation>
            <numerusform>Ziehe den Sturm %n Feld</numerusform>
            <numerusform>Ziehe den Sturm %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, take your ship off the board</source>
        <translation>%1, nimm dein Schiff vom Plan</translation>
    </message>
    <message>
        <source>%1, take your road off the board</source>
        <translation>%1, nimm deine Straße vom Plan</translation>
    </message>
    <message numerus="yes">
        <source>The storm goes %n hex(es)</source>
        <translation>
            <numerusform>Der Sturm zieht %n Feld</numerusform>
            <numerusform>Der Sturm zieht %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>The storm points to the %1</source>
        <comment>%1 is a direction</comment>
        <translation>Der Sturm weist nach %1</translation>
    </message>
    <message>
        <source>%1 loses a ship</source>
        <translation>%1 verliert ein Schiff</translation>
    </message>
    <message>
        <source>%1 loses a road</source>
        <translation>%1 verliert eine Straße</translation>
    </message>
    <message>
        <source>%1 has a gap to fill</source>
        <translation>%1 muss eine Lücke füllen</translation>
    </message>
    <message>
        <source>Corrected: storm on %1, pointing %2</source>
        <comment>hex, direction</comment>
        <translation>Korrigiert: Sturm auf %1, Richtung %2</translation>
    </message>
    <message>
        <source>Corrected: %1 has a gap to fill</source>
        <translation>Korrigiert: %1 hat eine Lücke zu füllen</translation>
    </message>
    <message>
        <source>Corrected: no gap at the %1</source>
        <translation>Korrigiert: keine Lücke an der %1</translation>
    </message>
    <message>
        <source>%1, where does the storm go on?</source>
        <translation>%1, wohin zieht der Sturm weiter?</translation>
    </message>
    <message numerus="yes">
        <source>It has %n step(s) left, and the next one would leave the map.</source>
        <translation>
            <numerusform>Er hat noch %n Schritt, und der würde vom Plan führen.</numerusform>
            <numerusform>Er hat noch %n Schritte, und der nächste würde vom Plan führen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The storm has steps left and stands at the edge of the map.</source>
        <translation>Der Sturm hat noch Schritte übrig und steht am Rand des Plans.</translation>
    </message>
    <message>
        <source>%1, which way does the storm point now?</source>
        <translation>%1, wohin weist der Sturm jetzt?</translation>
    </message>
    <message>
        <source>It points to the %1 and may stay so. The next seven drives it on.</source>
        <comment>%1 is a direction</comment>
        <translation>Er weist nach %1 und darf so bleiben. Die nächste Sieben treibt ihn weiter.</translation>
    </message>
    <message>
        <source>It points off the map and has to turn. The next seven drives it on.</source>
        <translation>Er weist über den Rand und muss sich drehen. Die nächste Sieben treibt ihn weiter.</translation>
    </message>
    <message>
        <source>The storm has taken its last step.</source>
        <translation>Der Sturm hat seinen letzten Schritt getan.</translation>
    </message>
    <message>
        <source>%1, which piece does the storm take?</source>
        <translation>%1, welches Teil nimmt der Sturm?</translation>
    </message>
    <message>
        <source>It goes back to your stock.</source>
        <translation>Es kommt zurück in deinen Vorrat.</translation>
    </message>
    <message>
        <source>It goes back to your stock. After you: %1.</source>
        <comment>a piece; %1 is a list of players</comment>
        <translation>Es kommt zurück in deinen Vorrat. Nach dir: %1.</translation>
    </message>
    <message>
        <source>The storm has stopped beside your pieces.</source>
        <translation>Der Sturm hält neben deinen Teilen.</translation>
    </message>
    <message>
        <source>%1 lost a ship to the storm</source>
        <translation>%1 verliert ein Schiff an den Sturm</translation>
    </message>
    <message>
        <source>%1 lost a road to the storm</source>
        <translation>%1 verliert eine Straße an den Sturm</translation>
    </message>
    <message>
        <source>%1. Leaves a gap to be filled first.</source>
        <comment>%1 is a side</comment>
        <translation>%1. Lässt eine Lücke, die zuerst zu füllen ist.</translation>
    </message>
    <message>
        <source>%1 turned the storm to the %2</source>
        <comment>player, direction</comment>
        <translation>%1 dreht den Sturm nach %2</translation>
    </message>
    <message>
        <source>Leaves the map</source>
        <translation>Verlässt den Plan</translation>
    </message>
    <message>
        <source>The gap that the storm left has to be filled first.</source>
        <translation>Erst muss die Lücke gefüllt werden, die der Sturm gelassen hat.</translation>
    </message>
    <message>
        <source>The storm takes a piece: %1</source>
        <translation>Der Sturm nimmt ein Teil: %1</translation>
    </message>
    <message>
        <source>This board does not say where the storm begins. Set it in the board editor, or choose another board.</source>
        <translation>Dieser Plan sagt nicht, wo der Sturm beginnt. Setze ihn im Planeditor, oder wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>First fill the gap that the storm left.</source>
        <translation>Fülle zuerst die Lücke, die der Sturm gerissen hat.</translation>
    </message>
    <message>
        <source>Tap the piece on the board.</source>
        <translation>Tippe auf das Teil auf dem Plan.</translation>
    </message>
    <message>
        <source>as now</source>
        <comment>a direction</comment>
        <translation>wie jetzt</translation>
    </message>
    <message>
        <source>At the %1. Back to your stock.</source>
        <comment>a lost piece; %1 is a side</comment>
        <translation>An der %1. Zurück in deinen Vorrat damit.</translation>
    </message>
</context>
<context>
    <name>VolcanoText</name>
    <message>
        <source>%1 erupts: the die shows %2</source>
        <comment>volcano, a number from 1 to 6</comment>
        <translation>%1 bricht aus: Der Würfel zeigt %2</translation>
    </message>
    <message>
        <source>It hits the %1.</source>
        <translation>Er trifft die %1.</translation>
    </message>
    <message>
        <source>Its number was rolled, and somebody has built beside it.</source>
        <translation>Seine Zahl wurde gewürfelt, und neben ihm ist gebaut.</translation>
    </message>
    <message>
        <source>%1, take your building off the board</source>
        <translation>%1, nimm dein Gebäude vom Plan</translation>
    </message>
    <message>
        <source>At the %1.</source>
        <translation>An der %1.</translation>
    </message>
    <message>
        <source>The volcano has buried it.</source>
        <translation>Der Vulkan hat es verschüttet.</translation>
    </message>
    <message>
        <source>%1, put a settlement in place of your city</source>
        <translation>%1, ersetze deine Stadt durch eine Siedlung</translation>
    </message>
    <message>
        <source>The volcano has hit it.</source>
        <translation>Der Vulkan hat sie getroffen.</translation>
    </message>
    <message>
        <source>%1 erupts</source>
        <comment>%1 is a volcano</comment>
        <translation>%1 bricht aus</translation>
    </message>
    <message>
        <source>%1 loses a building to the volcano</source>
        <translation>%1 verliert ein Gebäude an den Vulkan</translation>
    </message>
    <message>
        <source>One of %1&apos;s cities becomes a settlement</source>
        <translation>Eine Stadt von %1 wird zur Siedlung</translation>
    </message>
    <message>
        <source>%1&apos;s settlement</source>
        <translation>Siedlung von %1</translation>
    </message>
    <message>
        <source>%1&apos;s city</source>
        <translation>Stadt von %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>whom a volcano hits</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>corner %1</source>
        <comment>of a volcano, by its die</comment>
        <translation>Ecke %1</translation>
    </message>
    <message>
        <source>Eruption!</source>
        <comment>headline</comment>
        <translation>Ausbruch!</translation>
    </message>
    <message>
        <source>%1, what does the die show for %2?</source>
        <comment>player, a volcano</comment>
        <translation>%1, was zeigt der Würfel für %2?</translation>
    </message>
    <message>
        <source>Roll one die: it names the corner that is hit.</source>
        <translation>Wirf einen Würfel: Er nennt die Ecke, die getroffen wird.</translation>
    </message>
    <message>
        <source>%1 was rolled, and somebody has built beside the volcano.</source>
        <translation>Die %1 wurde gewürfelt, und neben dem Vulkan ist gebaut.</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the volcano</source>
        <translation>%1 würfelt %2 für den Vulkan</translation>
    </message>
    <message>
        <source>Nobody founds beside a volcano.</source>
        <translation>Neben einem Vulkan gründet niemand.</translation>
    </message>
    <message>
        <source>A volcano hits a building: %1</source>
        <translation>Ein Vulkan trifft ein Gebäude: %1</translation>
    </message>
    <message>
        <source>A volcano erupts</source>
        <translation>Ein Vulkan bricht aus</translation>
    </message>
    <message numerus="yes">
        <source>%n building(s) lost to a volcano.</source>
        <translation>
            <numerusform>%n Gebäude an einen Vulkan verloren.</numerusform>
            <numerusform>%n Gebäude an einen Vulkan verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eruption(s)</source>
        <translation>
            <numerusform>%n Ausbruch</numerusform>
            <numerusform>%n Ausbrüche</numerusform>
        </translation>
    </message>
    <message>
        <source>The volcano takes the first die.</source>
        <translation>Für den Vulkan zählt der erste Würfel.</translation>
    </message>
</context>
<context>
    <name>WaitingBuilders</name>
    <message>
        <source>%1 builds</source>
        <translation>%1 baut</translation>
    </message>
    <message>
        <source>%1 builds nothing</source>
        <translation>%1 baut nichts</translation>
    </message>
</context>
<context>
    <name>RollText</name>
    <message>
        <source>This tower repeats its numbers. Is %1 a new roll?</source>
        <translation>Dieser Turm wiederholt seine Nummern. Ist %1 ein neuer Wurf?</translation>
    </message>
    <message>
        <source>The tower says %1. Is that right?</source>
        <translation>Der Turm meldet %1. Stimmt das?</translation>
    </message>
    <message>
        <source>A roll of tower %2 is waiting: %1.</source>
        <translation>Ein Wurf von Turm %2 wartet: %1.</translation>
    </message>
    <message>
        <source>A roll is waiting: %1.</source>
        <translation>Ein Wurf wartet: %1.</translation>
    </message>
    <message>
        <source>This game takes six-sided dice, and this roll has a die with %1 sides.</source>
        <translation>Dieses Spiel braucht sechsseitige Würfel, und in diesem Wurf ist einer mit %1 Seiten.</translation>
    </message>
    <message>
        <source>This game takes six-sided dice; none of them shows %1.</source>
        <translation>Dieses Spiel braucht sechsseitige Würfel; keiner davon zeigt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more roll(s) are waiting.</source>
        <translation>
            <numerusform>Noch %n Wurf wartet.</numerusform>
            <numerusform>Noch %n Würfe warten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) came from the tower and were not kept.</source>
        <translation>
            <numerusform>Noch %n Zeile kam vom Turm und wurde nicht aufbewahrt.</numerusform>
            <numerusform>Noch %n Zeilen kamen vom Turm und wurden nicht aufbewahrt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes two dice, and this roll has %n.</source>
        <translation>
            <numerusform>Dieses Spiel braucht zwei Würfel, und dieser Wurf hat %n.</numerusform>
            <numerusform>Dieses Spiel braucht zwei Würfel, und dieser Wurf hat %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tower keeps what comes now.</source>
        <translation>Was jetzt kommt, behält der Turm.</translation>
    </message>
</context>
<context>
    <name>SavedGamesText</name>
    <message>
        <source>, </source>
        <comment>between the names of players</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Eingabe</numerusform>
            <numerusform>%n Eingaben</numerusform>
        </translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>from a file, %1</source>
        <comment>when it was read</comment>
        <translation>aus einer Datei, %1</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>SayableText</name>
    <message>
        <source>%1 to %2</source>
        <comment>an exchange, 3:1, as it is said</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source> percent</source>
        <translation> Prozent</translation>
    </message>
</context>
<context>
    <name>ScreenSettings</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Dark screen</source>
        <translation>Dunkler Bildschirm</translation>
    </message>
    <message>
        <source>For the evening; light in the sun.</source>
        <translation>Für den Abend; hell in der Sonne.</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>Größe von allem</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Measure the screen</source>
        <translation>Bildschirm ausmessen</translation>
    </message>
    <message>
        <source>Measured: a bar of 50 mm is 50 mm long.</source>
        <translation>Ausgemessen: Ein Balken von 50 mm ist 50 mm lang.</translation>
    </message>
    <message>
        <source>Texts are too small or buttons too large? Many screens do not know their size.</source>
        <translation>Texte zu klein oder Tasten zu groß? Viele Bildschirme kennen ihre Größe nicht.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>New places pulse three times, then stay lit.</source>
        <translation>Neue Stellen blinken dreimal, dann leuchten sie weiter.</translation>
    </message>
</context>
<context>
    <name>AboveScreens</name>
    <message>
        <source>Something is wrong</source>
        <translation>Etwas stimmt nicht</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>SeatingPlan</name>
    <message>
        <source>%1 sits at the top</source>
        <translation>%1 sitzt oben</translation>
    </message>
    <message>
        <source>%1 sits on the right</source>
        <translation>%1 sitzt rechts</translation>
    </message>
    <message>
        <source>%1 sits at the bottom</source>
        <translation>%1 sitzt unten</translation>
    </message>
    <message>
        <source>%1 sits on the left</source>
        <translation>%1 sitzt links</translation>
    </message>
    <message>
        <source>Drag each player to his side of the table.</source>
        <translation>Zieh jeden an seine Seite des Tisches.</translation>
    </message>
</context>
<context>
    <name>RestZone</name>
    <message>
        <source>%1: rest zone</source>
        <comment>left, middle, right</comment>
        <translation>%1: Ruhezone</translation>
    </message>
    <message>
        <source>Rest</source>
        <comment>rest zone, where there is little room</comment>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Rest zone</source>
        <translation>Ruhezone</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <comment>left, middle, right; rest</comment>
        <translation>%1:
%2</translation>
    </message>
</context>
<context>
    <name>SectionLens</name>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a section, what comes of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Power %1 against defense %2</source>
        <translation>Stärke %1 gegen Abwehr %2</translation>
    </message>
    <message>
        <source>Power %1; with Ladders no defense counts</source>
        <translation>Stärke %1; bei Leitern zählt keine Abwehr</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Speech and sounds</source>
        <translation>Ansage und Klänge</translation>
    </message>
    <message>
        <source>Kiosk mode</source>
        <translation>Kioskmodus</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Club night</source>
        <translation>Vereinsabend</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>1 to 5 players play Black Powder. Choose such a number.</source>
        <translation>Schwarzpulver spielen 1 bis 5 Personen. Wähle eine solche Zahl.</translation>
    </message>
    <message>
        <source>This scenario or this board is not made for so many players. Choose another number, or another board.</source>
        <translation>Dieses Szenario oder dieser Plan ist nicht für so viele Personen gemacht. Wähle eine andere Zahl oder einen anderen Plan.</translation>
    </message>
    <message>
        <source>Two players have the same clan. Choose another one.</source>
        <translation>Zwei Personen haben denselben Clan. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Two players have the same colour. Choose another one.</source>
        <translation>Zwei Personen haben dieselbe Farbe. Wähle eine andere.</translation>
    </message>
    <message>
        <source>The goal is 1 to 100 points. Choose such a number.</source>
        <translation>Das Ziel liegt bei 1 bis 100 Punkten. Wähle eine solche Zahl.</translation>
    </message>
    <message>
        <source>This scenario itself says whether there are ships. Leave the option as it was.</source>
        <translation>Ob es Schiffe gibt, sagt dieses Szenario selbst. Lass die Option, wie sie war.</translation>
    </message>
    <message>
        <source>This board has neither volcanoes nor jungles. Choose a board that has, or leave the addition out.</source>
        <translation>Dieser Plan hat weder Vulkane noch Dschungel. Wähle einen, der welche hat, oder lass die Erweiterung weg.</translation>
    </message>
    <message>
        <source>This addition needs the river tile on the board, and no scenario has it twice. Choose another board, or leave the addition out.</source>
        <translation>Diese Erweiterung braucht das Flussteil auf dem Plan, und kein Szenario hat es zweimal. Wähle einen anderen Plan, oder lass die Erweiterung weg.</translation>
    </message>
    <message>
        <source>This board does not say which hexes are Eurasia, where all begin. Set them in the board editor, or choose another board.</source>
        <translation>Dieser Plan sagt nicht, welche Felder Eurasien sind, wo alle beginnen. Lege sie im Planeditor fest, oder wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>This board does not say which hexes are the home island. Set them in the board editor, or choose another board.</source>
        <translation>Dieser Plan sagt nicht, welche Felder die Heimatinsel sind. Lege sie im Planeditor fest, oder wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>This board has no river tile. Lay it in the board editor, or choose another board.</source>
        <translation>Dieser Plan hat kein Flussteil. Lege es im Planeditor, oder wähle einen anderen Plan.</translation>
    </message>
    <message>
        <source>A board has 1 to %1 hexes. Add some, or take some away.</source>
        <translation>Ein Plan hat 1 bis %1 Felder. Ergänze welche, oder nimm welche weg.</translation>
    </message>
    <message>
        <source>A board has at most %1 harbours. Take some away.</source>
        <translation>Ein Plan hat höchstens %1 Häfen. Nimm einige weg.</translation>
    </message>
    <message>
        <source>Two harbours lie on one side, or one does not lie between land and sea. Take it away.</source>
        <translation>Zwei Häfen liegen an einer Kante, oder einer liegt nicht zwischen Land und Meer. Nimm ihn weg.</translation>
    </message>
    <message>
        <source>The river tile does not lie as it is printed: three hexes in a row, the mouth at the sea. Turn or mirror it, or lay it elsewhere.</source>
        <translation>Das Flussteil liegt nicht, wie es gedruckt ist: drei Felder in einer Reihe, die Mündung am Meer. Drehe oder spiegle es, oder lege es woandershin.</translation>
    </message>
    <message>
        <source>The robber does not stand on a land hex. Put it on one.</source>
        <translation>Der Räuber steht nicht auf einem Landfeld. Setze ihn auf eines.</translation>
    </message>
    <message>
        <source>Something in this file is wrong: %1</source>
        <translation>In dieser Datei stimmt etwas nicht: %1</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ShippedFiles</name>
    <message>
        <source>%1: &quot;%2&quot; is neither a shipped board nor a file beside the log. Put the board&apos;s file into the log&apos;s folder, or name one of the shipped boards: %3.</source>
        <translation>%1: „%2“ ist weder ein mitgelieferter Plan noch eine Datei neben dem Protokoll. Lege die Datei des Plans in den Ordner des Protokolls oder nenne einen der mitgelieferten Pläne: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is neither a shipped value book nor a file beside the log. Put the book&apos;s file into the log&apos;s folder, or name one of the shipped value books: %3.</source>
        <translation>%1: „%2“ ist weder ein mitgeliefertes Wertebuch noch eine Datei neben dem Protokoll. Lege die Datei des Wertebuchs in den Ordner des Protokolls oder nenne eines der mitgelieferten Wertebücher: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be read: it is a folder or a device. Give a path, or one of the shipped boards: %3.</source>
        <translation>%1: „%2“ lässt sich nicht lesen: Es ist ein Ordner oder ein Gerät. Nenne einen Pfad oder einen der mitgelieferten Pläne: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be read: it is a folder or a device. Give a path, or one of the shipped value books: %3.</source>
        <translation>%1: „%2“ lässt sich nicht lesen: Es ist ein Ordner oder ein Gerät. Nenne einen Pfad oder eines der mitgelieferten Wertebücher: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is neither a shipped board nor a file. Give a path, or one of the shipped boards: %3.</source>
        <translation>%1: „%2“ ist weder ein mitgelieferter Plan noch eine Datei. Nenne einen Pfad oder einen der mitgelieferten Pläne: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is neither a shipped value book nor a file. Give a path, or one of the shipped value books: %3.</source>
        <translation>%1: „%2“ ist weder ein mitgeliefertes Wertebuch noch eine Datei. Nenne einen Pfad oder eines der mitgelieferten Wertebücher: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be read (%4). Give a path, or one of the shipped boards: %3.</source>
        <translation>%1: „%2“ lässt sich nicht lesen (%4). Nenne einen Pfad oder einen der mitgelieferten Pläne: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; cannot be read (%4). Give a path, or one of the shipped value books: %3.</source>
        <translation>%1: „%2“ lässt sich nicht lesen (%4). Nenne einen Pfad oder eines der mitgelieferten Wertebücher: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is too large for a board. Give a path, or one of the shipped boards: %3.</source>
        <translation>%1: „%2“ ist zu groß für einen Plan. Nenne einen Pfad oder einen der mitgelieferten Pläne: %3.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is too large for a value book. Give a path, or one of the shipped value books: %3.</source>
        <translation>%1: „%2“ ist zu groß für ein Wertebuch. Nenne einen Pfad oder eines der mitgelieferten Wertebücher: %3.</translation>
    </message>
</context>
<context>
    <name>SimulatedTowerText</name>
    <message>
        <source>The simulated tower has stopped.</source>
        <translation>Der simulierte Turm ist stehen geblieben.</translation>
    </message>
    <message>
        <source>The simulated tower cannot be started: %1</source>
        <translation>Der simulierte Turm lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>The program watchfire-tower is missing.</source>
        <translation>Das Programm watchfire-tower fehlt.</translation>
    </message>
</context>
<context>
    <name>SpotGrid</name>
    <message>
        <source>vital spot</source>
        <translation>Trefferfeld</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>no %1</source>
        <comment>%1 is vital spot, or wound</comment>
        <translation>%1: 0</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a cell of the grid, what it is</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>StartHero</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>The companion beside your board</source>
        <translation>Der Begleiter neben dem Spielbrett</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose a game and go: everything else is set.</source>
        <translation>Spiel wählen und los: Alles andere ist eingestellt.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>A game to try things out, with a simulated dice tower.</source>
        <translation>Ein Spiel zum Ausprobieren, mit simuliertem Würfelturm.</translation>
    </message>
    <message>
        <source>Printed values of Black Powder</source>
        <translation>Gedruckte Werte von Schwarzpulver</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Spiel laden</translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n gespeichertes Spiel</numerusform>
            <numerusform>%n gespeicherte Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>No games yet. You can open one from a file.</source>
        <translation>Noch keine Spiele. Du kannst eins aus einer Datei öffnen.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Own boards</source>
        <translation>Eigene Pläne</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dry spells</source>
        <translation>Durststrecken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Save in %1</source>
        <translation>Speichern in %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Save the summary as a picture</source>
        <translation>Die Übersicht als Bild speichern</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Save the game as a log</source>
        <translation>Das Spiel als Protokoll speichern</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
</context>
<context>
    <name>StepCard</name>
    <message>
        <source>Done: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Press to take the tick back.</source>
        <translation>Tippen nimmt den Haken zurück.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>All %1 done</source>
        <translation>Alle %1 fertig</translation>
    </message>
    <message>
        <source>Both done</source>
        <translation>Beide fertig</translation>
    </message>
    <message>
        <source>Both steps are done</source>
        <translation>Beide Schritte sind fertig</translation>
    </message>
    <message>
        <source>All %1 steps are done</source>
        <translation>Alle %1 Schritte sind fertig</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Both done. Go on</source>
        <translation>Beide fertig. Weiter</translation>
    </message>
    <message>
        <source>All %1 done. Go on</source>
        <translation>Alle %1 fertig. Weiter</translation>
    </message>
    <message>
        <source>Done. Go on</source>
        <translation>Fertig. Weiter</translation>
    </message>
</context>
<context>
    <name>ChipText</name>
    <message>
        <source>%1, %2</source>
        <comment>a hex, where it lies</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PlaceChip</name>
    <message>
        <source>Show on the board: %1</source>
        <translation>Auf dem Brett zeigen: %1</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>Hide what is done</source>
        <translation>Fertiges ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n fertig</numerusform>
            <numerusform>%n fertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done. Show them.</source>
        <translation>
            <numerusform>%n Schritt fertig. Zeigen.</numerusform>
            <numerusform>%n Schritte fertig. Zeigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just done:</source>
        <translation>Gerade erledigt:</translation>
    </message>
    <message>
        <source>Hide the steps</source>
        <translation>Schritte ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to do first</source>
        <translation>
            <numerusform>Zuerst %n Schritt</numerusform>
            <numerusform>Zuerst %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1. Then: %2</source>
        <comment>two steps</comment>
        <translation>Zuerst: %1. Dann: %2</translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a step</comment>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>Just done, and still to do:</source>
        <translation>Gerade erledigt, und noch zu tun:</translation>
    </message>
    <message numerus="yes">
        <source>Your answer ticked %n step(s)</source>
        <translation>
            <numerusform>Mit deiner Antwort abgehakt: %n Schritt</numerusform>
            <numerusform>Mit deiner Antwort abgehakt: %n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepLine</name>
    <message>
        <source>More than 7 cards: discard half</source>
        <translation>Mehr als 7 Karten: Hälfte abwerfen</translation>
    </message>
    <message>
        <source>%1 gives nothing to %2</source>
        <translation>Kein Ertrag von %1 für %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>player, number, resource: Bo: 2 ore</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Robber %1</source>
        <comment>%1: to hills 5</comment>
        <translation>Räuber %1</translation>
    </message>
    <message>
        <source>%1 takes a card from %2</source>
        <translation>%1 nimmt %2 eine Karte ab</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, piece</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 moves a ship</source>
        <translation>%1 versetzt ein Schiff</translation>
    </message>
    <message>
        <source>Longest road to %1</source>
        <translation>Handelsstraße an %1</translation>
    </message>
    <message>
        <source>Largest army to %1</source>
        <translation>Rittermacht an %1</translation>
    </message>
    <message>
        <source>%1 loses the longest road</source>
        <translation>%1 verliert die Handelsstraße</translation>
    </message>
    <message>
        <source>%1 loses the largest army</source>
        <translation>%1 verliert die Rittermacht</translation>
    </message>
    <message>
        <source>Shut: %1</source>
        <translation>Geschlossen: %1</translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation>Wieder offen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Discard half of more than 7 cards</source>
        <translation>Wer mehr als 7 Karten hat, wirft die Hälfte ab</translation>
    </message>
    <message>
        <source>Everyone with more than 7 cards gives back half, rounded down.</source>
        <translation>Alle mit mehr als 7 Karten geben die Hälfte zurück, abgerundet.</translation>
    </message>
    <message>
        <source>A seven was rolled.</source>
        <translation>Eine Sieben wurde gewürfelt.</translation>
    </message>
    <message>
        <source>The robber stands there: no cards for %1.</source>
        <translation>Dort steht der Räuber: keine Karten für %1.</translation>
    </message>
    <message>
        <source>%1 was rolled, but the robber stands on this hex.</source>
        <translation>Die %1 wurde gewürfelt, aber auf diesem Feld steht der Räuber.</translation>
    </message>
    <message>
        <source>Nothing from %1</source>
        <comment>%1 is a hex</comment>
        <translation>Kein Ertrag von %1</translation>
    </message>
    <message>
        <source>%1, take your first cards</source>
        <translation>%1, nimm deine ersten Karten</translation>
    </message>
    <message>
        <source>Collect for %1</source>
        <comment>%1 is the number rolled</comment>
        <translation>Ertrag für die %1</translation>
    </message>
    <message>
        <source>The second settlement gives a card for each hex around it.</source>
        <translation>Die zweite Siedlung bringt von jedem Feld ringsum eine Karte.</translation>
    </message>
    <message>
        <source>The number of these hexes was rolled and nothing blocks them.</source>
        <translation>Die Zahl dieser Felder wurde gewürfelt, und nichts blockiert sie.</translation>
    </message>
    <message>
        <source>Put the robber %1</source>
        <comment>%1: on hills 5</comment>
        <translation>Setze den Räuber %1</translation>
    </message>
    <message>
        <source>This hex gives nothing while he stands there.</source>
        <translation>Solange er dort steht, bringt dieses Feld nichts.</translation>
    </message>
    <message>
        <source>%1 chose this hex.</source>
        <translation>%1 hat dieses Feld gewählt.</translation>
    </message>
    <message>
        <source>No other hex is open to him.</source>
        <translation>Kein anderes Feld ist frei für ihn.</translation>
    </message>
    <message>
        <source>%1 draws a card from %2</source>
        <translation>%1 zieht eine Karte von %2</translation>
    </message>
    <message>
        <source>One card, unseen.</source>
        <translation>Eine Karte, verdeckt.</translation>
    </message>
    <message>
        <source>%1, put down your settlement</source>
        <translation>%1, setze deine Siedlung</translation>
    </message>
    <message>
        <source>%1, put a city in place of your settlement</source>
        <translation>%1, ersetze deine Siedlung durch eine Stadt</translation>
    </message>
    <message>
        <source>%1, lay your road</source>
        <translation>%1, lege deine Straße</translation>
    </message>
    <message>
        <source>%1, put down your ship</source>
        <translation>%1, setze dein Schiff</translation>
    </message>
    <message>
        <source>%1, raise your wall</source>
        <translation>%1, erhöhe deine Mauer</translation>
    </message>
    <message>
        <source>At the %1.</source>
        <comment>%1 is a corner or a side</comment>
        <translation>An der %1.</translation>
    </message>
    <message>
        <source>%1, move your ship</source>
        <translation>%1, versetze dein Schiff</translation>
    </message>
    <message>
        <source>%1 takes the longest road</source>
        <translation>%1 nimmt die längste Handelsstraße</translation>
    </message>
    <message>
        <source>%1 takes the largest army</source>
        <translation>%1 nimmt die größte Rittermacht</translation>
    </message>
    <message>
        <source>%1 gives up the longest road</source>
        <translation>%1 gibt die längste Handelsstraße ab</translation>
    </message>
    <message>
        <source>%1 gives up the largest army</source>
        <translation>%1 gibt die größte Rittermacht ab</translation>
    </message>
    <message>
        <source>%1 is shut</source>
        <comment>%1 is a harbour</comment>
        <translation>%1 ist geschlossen</translation>
    </message>
    <message>
        <source>%1 cannot use it.</source>
        <comment>%1 is a list of players</comment>
        <translation>Für %1 gesperrt.</translation>
    </message>
    <message>
        <source>%1 is open again</source>
        <comment>%1 is a harbour</comment>
        <translation>%1 ist wieder offen</translation>
    </message>
    <message>
        <source>From the %1 to the %2.</source>
        <translation>Von der %1 an die %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 have won together.</source>
        <translation>%1 haben gemeinsam gewonnen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number, resource: 2 ore</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, cards: Bo: 2 ore, 1 grain</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing moves. Collect for %1.</source>
        <translation>Nichts bewegt sich. Ertrag für die %1.</translation>
    </message>
    <message>
        <source>Nothing moves. Nobody collects for %1.</source>
        <translation>Nichts bewegt sich. Die %1 bringt niemandem etwas.</translation>
    </message>
    <message>
        <source>The end!</source>
        <comment>headline</comment>
        <translation>Ende!</translation>
    </message>
    <message>
        <source>Seven!</source>
        <comment>headline</comment>
        <translation>Sieben!</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>headline</comment>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>All quiet</source>
        <comment>headline</comment>
        <translation>Alles ruhig</translation>
    </message>
    <message>
        <source>%1 can use it again.</source>
        <comment>%1 is a list of players</comment>
        <translation>Wieder offen für %1.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>%1, trade, build, play a card, or end the turn.</source>
        <translation>%1, handle, baue, spiele eine Karte oder beende den Zug.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>SummaryText</name>
    <message>
        <source>The picture could not be drawn. Try again.</source>
        <translation>Das Bild ließ sich nicht zeichnen. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>These numbers already count the steps that are still to be done.</source>
        <translation>Diese Zahlen enthalten schon, was in den Schritten noch zu tun ist.</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Show the panel</source>
        <translation>Bedienfeld zeigen</translation>
    </message>
    <message>
        <source>Put the panel away to see more of the board</source>
        <translation>Bedienfeld weglegen, um mehr vom Plan zu sehen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Turn the panel to whoever acts</source>
        <translation>Bedienfeld zur Person am Zug drehen</translation>
    </message>
    <message>
        <source>Turn the panel by a quarter</source>
        <translation>Bedienfeld um ein Viertel drehen</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>on a tile, short</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Play a development card</source>
        <translation>Eine Entwicklungskarte spielen</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>The board lies turned by</source>
        <translation>Der Spielplan liegt gedreht um</translation>
    </message>
    <message>
        <source>%1 °</source>
        <translation>%1 °</translation>
    </message>
    <message>
        <source>So that the picture lies as the board on the table does.</source>
        <translation>Damit das Bild so liegt wie der Plan auf dem Tisch.</translation>
    </message>
    <message>
        <source>The panel is turned by</source>
        <translation>Das Bedienfeld ist gedreht um</translation>
    </message>
    <message>
        <source>The panel turns to whose turn it is</source>
        <translation>Das Bedienfeld dreht sich zur Person am Zug</translation>
    </message>
    <message>
        <source>For a screen that lies flat in the middle of the table.</source>
        <translation>Für einen Bildschirm, der flach mitten auf dem Tisch liegt.</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>%1, %2</source>
        <comment>a scenario, and what joins it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 rolled, %2</source>
        <comment>player, how: by hand</comment>
        <translation>Wurf von %1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, wall: Ann W3</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rider(s)</source>
        <translation>
            <numerusform>%n Reiter</numerusform>
            <numerusform>%n Reiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s) left</source>
        <translation>
            <numerusform>noch %n Strafchip</numerusform>
            <numerusform>noch %n Strafchips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rider(s) in the bag</source>
        <translation>
            <numerusform>%n Reiter im Beutel</numerusform>
            <numerusform>%n Reiter im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty chip(s)</source>
        <translation>
            <numerusform>%n Strafchip</numerusform>
            <numerusform>%n Strafchips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>The last penalty chip is taken.</source>
        <translation>Der letzte Strafchip ist genommen.</translation>
    </message>
    <message numerus="yes">
        <source>The goal of %n point(s) is reached.</source>
        <translation>
            <numerusform>Das Ziel von %n Punkt ist erreicht.</numerusform>
            <numerusform>Das Ziel von %n Punkten ist erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n Durchbruch</numerusform>
            <numerusform>%n Durchbrüche</numerusform>
        </translation>
    </message>
    <message>
        <source>Do this now</source>
        <translation>Jetzt zu tun</translation>
    </message>
    <message>
        <source>Founding</source>
        <translation>Gründung</translation>
    </message>
    <message>
        <source>%1, roll!</source>
        <translation>%1, würfle!</translation>
    </message>
    <message>
        <source>%1, build or end the turn</source>
        <translation>%1, baue oder beende den Zug</translation>
    </message>
    <message>
        <source>%1 rolled</source>
        <comment>a player</comment>
        <translation>Wurf von %1</translation>
    </message>
</context>
<context>
    <name>Titles</name>
    <message>
        <source>en</source>
        <comment>the code of this language, as in the files of boards</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>TowerChip</name>
    <message numerus="yes">
        <source>%n roll(s) of another tower waiting.</source>
        <translation>
            <numerusform>%n Wurf eines anderen Turms wartet.</numerusform>
            <numerusform>%n Würfe eines anderen Turms warten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>Tower</source>
        <comment>a dice tower, where there is little room</comment>
        <translation>Turm</translation>
    </message>
</context>
<context>
    <name>TowerDeskText</name>
    <message>
        <source>A die lies askew. Roll again.</source>
        <translation>Ein Würfel liegt schief. Würfle noch einmal.</translation>
    </message>
    <message>
        <source>Find by itself</source>
        <translation>Von selbst finden</translation>
    </message>
    <message>
        <source>Known boards first, then every port that answers.</source>
        <translation>Erst bekannte Platinen, dann jeder Anschluss, der antwortet.</translation>
    </message>
    <message>
        <source>towers are built with it</source>
        <translation>damit werden Türme gebaut</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>TowerFigures</name>
    <message>
        <source>Last lines received</source>
        <translation>Zuletzt empfangene Zeilen</translation>
    </message>
    <message>
        <source>For a report</source>
        <translation>Für einen Bericht</translation>
    </message>
</context>
<context>
    <name>TowerPorts</name>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Neu suchen</translation>
    </message>
</context>
<context>
    <name>TowerScreen</name>
    <message>
        <source>Dice tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>This tower is simulated: it rolls only when you tap.</source>
        <translation>Dieser Turm ist simuliert: Er würfelt nur, wenn du tippst.</translation>
    </message>
    <message>
        <source>Command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>Play with this tower</source>
        <translation>Mit diesem Turm spielen</translation>
    </message>
    <message>
        <source>Discard what waits</source>
        <translation>Würfe verwerfen</translation>
    </message>
</context>
<context>
    <name>TowerTests</name>
    <message>
        <source>Roll the simulated tower</source>
        <translation>Simulierten Turm würfeln</translation>
    </message>
    <message>
        <source>End the test roll</source>
        <translation>Probewurf beenden</translation>
    </message>
    <message>
        <source>Test roll</source>
        <translation>Probewurf</translation>
    </message>
    <message>
        <source>Lamp test</source>
        <translation>Lichtprobe</translation>
    </message>
    <message>
        <source>Lamp test: %1</source>
        <translation>Lichtprobe: %1</translation>
    </message>
</context>
<context>
    <name>TowerText</name>
    <message>
        <source>Plain tower</source>
        <translation>Einfacher Turm</translation>
    </message>
    <message>
        <source>Dice tower</source>
        <translation>Würfelturm</translation>
    </message>
    <message>
        <source>No dice tower is plugged in.</source>
        <translation>Kein Würfelturm ist eingesteckt.</translation>
    </message>
    <message>
        <source>There is no port %1.</source>
        <translation>Es gibt keinen Anschluss %1.</translation>
    </message>
    <message>
        <source>You may not open %1.</source>
        <translation>Du darfst %1 nicht öffnen.</translation>
    </message>
    <message>
        <source>Another program holds %1.</source>
        <translation>Ein anderes Programm hält %1.</translation>
    </message>
    <message>
        <source>%1 is held by the program %2.</source>
        <translation>%1 wird vom Programm %2 gehalten.</translation>
    </message>
    <message>
        <source>The dice tower was unplugged.</source>
        <translation>Der Würfelturm wurde abgezogen.</translation>
    </message>
    <message>
        <source>The dice tower %1 was unplugged.</source>
        <translation>Der Würfelturm %1 wurde abgezogen.</translation>
    </message>
    <message>
        <source>The tower at %1 speaks version %2 of the protocol; this program speaks %3.</source>
        <translation>Der Turm an %1 spricht Version %2 des Protokolls; dieses Programm spricht %3.</translation>
    </message>
    <message>
        <source>The port %1 reports: %2.</source>
        <translation>Der Anschluss %1 meldet: %2.</translation>
    </message>
    <message>
        <source>You have joined the group %1, but not in this session. Log out and in again. </source>
        <translation>Du bist der Gruppe %1 beigetreten, aber noch nicht in dieser Sitzung. Melde dich ab und wieder an. </translation>
    </message>
    <message>
        <source>Members of the group %1 may. Type this command in a terminal, then log out and in again. </source>
        <translation>Mitglieder der Gruppe %1 dürfen es. Gib diesen Befehl in einem Terminal ein, dann melde dich ab und wieder an. </translation>
    </message>
    <message>
        <source>Close that program. The tower is taken as soon as its port is free. </source>
        <translation>Schließt dieses Programm. Der Turm wird genommen, sobald sein Anschluss frei ist. </translation>
    </message>
    <message>
        <source>Put the plug in again, into any port. The tower is found by itself. </source>
        <translation>Steck ihn wieder ein, an einem beliebigen Anschluss. Der Turm wird von selbst gefunden. </translation>
    </message>
    <message>
        <source>Update this program, or put a firmware for version %1 on the tower. Nothing that the tower rolls is taken. </source>
        <translation>Aktualisiert dieses Programm, oder spielt eine Firmware für Version %1 auf den Turm. Kein Wurf des Turms wird übernommen. </translation>
    </message>
    <message>
        <source>Pull the plug and put it in again. If that does not help, choose another port. </source>
        <translation>Zieh den Stecker und steck ihn wieder ein. Hilft das nicht, wähle einen anderen Anschluss. </translation>
    </message>
    <message>
        <source>Look whether the tower is switched on, then pull the plug and put it in again. </source>
        <translation>Sieh nach, ob der Turm eingeschaltet ist, dann zieh den Stecker und steck ihn wieder ein. </translation>
    </message>
    <message>
        <source>Plug the tower into a USB port and switch it on. It is found by itself within a few seconds. </source>
        <translation>Steck den Turm an einen USB-Anschluss und schalte ihn ein. Er wird in wenigen Sekunden von selbst gefunden. </translation>
    </message>
    <message>
        <source>Rolls are entered by hand.</source>
        <translation>Würfe werden von Hand eingegeben.</translation>
    </message>
    <message>
        <source>Looking for a dice tower.</source>
        <translation>Ein Würfelturm wird gesucht.</translation>
    </message>
    <message>
        <source>Asking %1 whether a tower is there.</source>
        <translation>Es wird gefragt, ob an %1 ein Turm ist.</translation>
    </message>
    <message>
        <source>The simulated tower %1 is connected.</source>
        <translation>Der simulierte Turm %1 ist verbunden.</translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <comment>%1 is the tower&apos;s name</comment>
        <translation>%1 ist verbunden.</translation>
    </message>
    <message>
        <source>A home-made tower is connected.</source>
        <translation>Ein selbst gebauter Turm ist verbunden.</translation>
    </message>
    <message>
        <source>The tower has stopped answering.</source>
        <translation>Der Turm antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>Other version</source>
        <translation>Andere Version</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Kein Zugriff</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>No tower</source>
        <translation>Kein Turm</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Fragt nach</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielt mit</translation>
    </message>
    <message>
        <source>Does not play</source>
        <translation>Spielt nicht mit</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) waiting</source>
        <translation>
            <numerusform>%n Wurf wartet</numerusform>
            <numerusform>%n Würfe warten</numerusform>
        </translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>sees a die that lies askew</source>
        <translation>sieht schief liegende Würfel</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>Akku</translation>
    </message>
    <message>
        <source>electronic dice</source>
        <translation>elektronische Würfel</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between abilities</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Roll the dice now. This roll does not count.</source>
        <translation>Würfle jetzt. Dieser Wurf zählt nicht.</translation>
    </message>
    <message>
        <source>Test roll of %1: %2. It does not count.</source>
        <translation>Probewurf von %1: %2. Er zählt nicht.</translation>
    </message>
    <message>
        <source>Test roll: %1. It does not count.</source>
        <translation>Probewurf: %1. Er zählt nicht.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>%1 is connected, but %2 is the tower that plays.</source>
        <translation>%1 ist verbunden, aber %2 spielt mit.</translation>
    </message>
    <message>
        <source>%1 is the tower that plays. What this one rolls is kept, and not used.</source>
        <translation>%1 spielt mit. Was dieser würfelt, wird aufbewahrt, aber nicht verwendet.</translation>
    </message>
    <message>
        <source>Its lines carry no check: a damaged roll is not noticed, a lost one is lost, a repeated one comes twice. So the table confirms each roll by a tap.</source>
        <translation>Seine Zeilen tragen keine Prüfsumme: Ein beschädigter Wurf fällt nicht auf, ein verlorener ist verloren, ein wiederholter kommt zweimal. Darum bestätigst du jeden Wurf durch Antippen.</translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) waiting, the first with %1.</source>
        <translation>
            <numerusform>%n Wurf wartet: %1.</numerusform>
            <numerusform>%n Würfe warten, der erste mit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Serial number</source>
        <translation>Seriennummer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Akku</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>not told yet</source>
        <translation>noch nicht gemeldet</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Good lines</source>
        <translation>Gute Zeilen</translation>
    </message>
    <message>
        <source>Bad lines</source>
        <translation>Schlechte Zeilen</translation>
    </message>
    <message>
        <source>Repeated rolls</source>
        <translation>Wiederholte Würfe</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Questions repeated</source>
        <translation>Wiederholte Fragen</translation>
    </message>
    <message>
        <source>Found again</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>Bytes given up</source>
        <translation>Verworfene Bytes</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Letzter Fehler</translation>
    </message>
    <message>
        <source>The tower %1 rolled %2. It does not play; its roll is kept.</source>
        <translation>Der Turm %1 hat %2 gewürfelt. Er spielt nicht mit; sein Wurf wird aufbewahrt.</translation>
    </message>
    <message>
        <source>A roll could not be saved. The tower keeps it and brings it again.</source>
        <translation>Ein Wurf ließ sich nicht speichern. Der Turm behält ihn und schickt ihn noch einmal.</translation>
    </message>
    <message>
        <source>A roll of the plain tower could not be saved. Enter it by hand.</source>
        <translation>Ein Wurf des einfachen Turms ließ sich nicht speichern. Gib ihn von Hand ein.</translation>
    </message>
    <message>
        <source>The journal is not open. Rolls stay in the tower.</source>
        <translation>Das Journal ist nicht offen. Würfe bleiben im Turm.</translation>
    </message>
    <message>
        <source>Only the administrator may open it, and this system has no group for serial ports. This command, typed in a terminal, gives it to you until the computer starts again. </source>
        <translation>Nur der Administrator darf ihn öffnen, und dieses System hat keine Gruppe für serielle Anschlüsse. Dieser Befehl, in einem Terminal eingegeben, gibt ihn dir bis zum nächsten Start des Rechners. </translation>
    </message>
    <message>
        <source>Only the administrator may open it. Type this command in a terminal: it gives the port to the group %1, to which you belong. </source>
        <translation>Nur der Administrator darf ihn öffnen. Gib diesen Befehl in einem Terminal ein: Er gibt den Anschluss der Gruppe %1, zu der du gehörst. </translation>
    </message>
    <message>
        <source>Only the administrator may open it. Type this command in a terminal: it gives the port to the group %1 and you to that group. Then log out and in again. </source>
        <translation>Nur der Administrator darf ihn öffnen. Gib diesen Befehl in einem Terminal ein: Er gibt den Anschluss der Gruppe %1 und nimmt dich in sie auf. Melde dich dann ab und wieder an. </translation>
    </message>
    <message>
        <source>Put the plug in again, into the same port, or choose another port below. </source>
        <translation>Steck den Stecker wieder in denselben Anschluss, oder wähle unten einen anderen. </translation>
    </message>
    <message>
        <source>Plug the tower in there, or choose another port below. </source>
        <translation>Steck den Turm dort ein, oder wähle unten einen anderen Anschluss. </translation>
    </message>
    <message>
        <source>This tower repeats its numbers: after a start it counts as it did before. A roll under a number that came before waits for your tap; with the same dice, too, it cannot be told from a repeat and is lost. Its firmware has to take a new boot id at each start.</source>
        <translation>Dieser Turm wiederholt seine Nummern: Nach einem Start zählt er wie zuvor. Ein Wurf unter einer Nummer, die schon kam, wartet auf dein Antippen; zeigt er auch dieselben Würfel, so ist er von einer Wiederholung nicht zu unterscheiden und geht verloren. Seine Firmware muss bei jedem Start eine neue Startkennung nehmen.</translation>
    </message>
    <message>
        <source>Lines too fast for rolls</source>
        <translation>Zeilen, zu schnell für Würfe</translation>
    </message>
    <message>
        <source>Too many rolls are waiting. The tower keeps what comes now until some are used or discarded.</source>
        <translation>Zu viele Würfe warten. Der Turm behält, was jetzt kommt, bis du einige verwendest oder verwirfst.</translation>
    </message>
    <message>
        <source>Until then enter each roll by hand: the game goes on.</source>
        <translation>Bis dahin gib jeden Wurf von Hand ein: Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>Everything has arrived whole.</source>
        <translation>Alles kam unbeschädigt an.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) arrived damaged. No roll is lost: the tower sends it again.</source>
        <translation>
            <numerusform>%n Nachricht kam beschädigt an. Kein Wurf geht verloren: Der Turm schickt ihn noch einmal.</numerusform>
            <numerusform>%n Nachrichten kamen beschädigt an. Kein Wurf geht verloren: Der Turm schickt ihn noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Many messages arrive damaged. No roll is lost, but plug and cable need a look.</source>
        <translation>Viele Nachrichten kommen beschädigt an. Kein Wurf geht verloren, aber sieh nach Stecker und Kabel.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>after a moment</source>
        <translation>nach einem Augenblick</translation>
    </message>
    <message>
        <source>slowly</source>
        <translation>langsam</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>einmal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>It answers</source>
        <translation>Er antwortet</translation>
    </message>
    <message>
        <source>Rolls that came twice</source>
        <translation>Würfe, die doppelt kamen</translation>
    </message>
    <message>
        <source>%1, each counted once</source>
        <translation>%1, jeder zählt einmal</translation>
    </message>
    <message>
        <source>The tower restarted</source>
        <translation>Der Turm startete neu</translation>
    </message>
    <message>
        <source>Lost and found again</source>
        <translation>Verloren und wiedergefunden</translation>
    </message>
</context>
<context>
    <name>ValueBookText</name>
    <message>
        <source>/sample: these are sample values, invented to try the program; they are not taken into the table&apos;s own book.</source>
        <translation>/sample: Das sind Beispielwerte, zum Ausprobieren erfunden; ins eigene Buch werden sie nicht übernommen.</translation>
    </message>
</context>
<context>
    <name>ValueEditor</name>
    <message>
        <source>Tap every vital spot that is printed. The others are gaps.</source>
        <translation>Angetippte Felder sind gedruckte Trefferfelder, alle anderen Lücken.</translation>
    </message>
    <message>
        <source>Tap every cell that the card wounds.</source>
        <translation>Angetippt ist, was die Karte verwundet.</translation>
    </message>
    <message>
        <source>vital spot</source>
        <translation>Trefferfeld</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>no wound</source>
        <translation>keine Wunde</translation>
    </message>
    <message>
        <source>What a soldier placed there takes. Blank? Tap &quot;Nothing is printed there&quot;.</source>
        <translation>Was ein Soldat bekommt, der dorthin kommt. Leer? Dann „Dort steht nichts“.</translation>
    </message>
    <message>
        <source>Nothing is printed there</source>
        <translation>Dort steht nichts</translation>
    </message>
    <message>
        <source>Paid with</source>
        <translation>Bezahlt mit</translation>
    </message>
    <message>
        <source>No ability</source>
        <translation>Keine Fähigkeit</translation>
    </message>
    <message>
        <source>Nothing is printed on the card.</source>
        <translation>Auf der Karte steht nichts.</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>Andere Worte</translation>
    </message>
    <message>
        <source>Written down here, shown when the card arrives and before the assault.</source>
        <translation>Hier notiert, gezeigt, wenn die Karte kommt und vor dem Ansturm.</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Battering ram</source>
        <translation>Rammbock</translation>
    </message>
    <message>
        <source>Trebuchet</source>
        <translation>Blide</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Leitern</translation>
    </message>
    <message>
        <source>The words on the card</source>
        <translation>Die Worte auf der Karte</translation>
    </message>
    <message>
        <source>Honor</source>
        <translation>Ehre</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Enter it</source>
        <comment>a printed value</comment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>First tap the spots</source>
        <translation>Tippe erst auf die Felder</translation>
    </message>
    <message>
        <source>First choose what it is paid with</source>
        <translation>Wähle erst, womit bezahlt wird</translation>
    </message>
    <message>
        <source>First enter how many</source>
        <translation>Gib erst die Anzahl ein</translation>
    </message>
    <message>
        <source>%1? That is unusual.</source>
        <comment>a number</comment>
        <translation>%1? Das ist ungewöhnlich.</translation>
    </message>
    <message>
        <source>Yes, %1 is printed</source>
        <comment>a number</comment>
        <translation>Ja, %1 steht da</translation>
    </message>
    <message>
        <source>Change it</source>
        <comment>a number that is typed</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Already marked: where your order puts or hits somebody. Tap the other vital spots too.</source>
        <translation>Schon markiert: wo der Befehl jemanden hinstellt oder trifft. Tippe auch auf die anderen Trefferfelder.</translation>
    </message>
    <message>
        <source>First tap the other spots</source>
        <translation>Tippe erst auf die anderen Felder</translation>
    </message>
</context>
<context>
    <name>VoiceDeskText</name>
    <message>
        <source>This is how your game will sound. Roll the dice!</source>
        <translation>So klingt euer Spiel. Lasst die Würfel rollen!</translation>
    </message>
    <message>
        <source>There is no voice: no loudspeaker answers. Connect one, and see that the system plays sound.</source>
        <translation>Es gibt keine Stimme: Kein Lautsprecher antwortet. Schließt einen an und prüft, ob das System Ton ausgibt.</translation>
    </message>
    <message>
        <source>There is no voice for this language. Install speech-dispatcher-espeak-ng and qt6-speech-speechd-plugin.</source>
        <translation>Für diese Sprache gibt es keine Stimme. Installiert speech-dispatcher-espeak-ng und qt6-speech-speechd-plugin.</translation>
    </message>
</context>
<context>
    <name>VoiceSettings</name>
    <message>
        <source>Voice %1</source>
        <translation>Stimme %1</translation>
    </message>
    <message>
        <source>Speak the steps</source>
        <translation>Schritte ansagen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Dangers only</source>
        <translation>Nur Gefahren</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Jeden Schritt</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % langsamer</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % schneller</translation>
    </message>
    <message>
        <source>normal</source>
        <comment>how fast somebody speaks</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>How loud</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>A short sound with a roll, and with danger.</source>
        <translation>Ein kurzer Klang bei einem Wurf und bei Gefahr.</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>The default voice</source>
        <translation>Die Standardstimme</translation>
    </message>
    <message>
        <source>Looking for voices …</source>
        <translation>Stimmen werden gesucht …</translation>
    </message>
</context>
<context>
    <name>WhenText</name>
    <message>
        <source>today, %1</source>
        <translation>heute, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>gestern, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>WallSketch</name>
    <message>
        <source>Two sections of the wall, the left one is out of play</source>
        <translation>Zwei Abschnitte der Mauer, der linke ist nicht im Spiel</translation>
    </message>
    <message>
        <source>Three sections of the wall and four towers</source>
        <translation>Drei Abschnitte der Mauer und vier Türme</translation>
    </message>
    <message>
        <source>Out of play with one or two players</source>
        <translation>Mit einem oder zwei Spielern nicht dabei</translation>
    </message>
</context>
<context>
    <name>YearText</name>
    <message numerus="yes">
        <source>%n horde(s) claimed.</source>
        <translation>
            <numerusform>%n Horde erbeutet.</numerusform>
            <numerusform>%n Horden erbeutet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) lost.</source>
        <translation>
            <numerusform>%n Soldat verloren.</numerusform>
            <numerusform>%n Soldaten verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es)</source>
        <translation>
            <numerusform>%n Durchbruch</numerusform>
            <numerusform>%n Durchbrüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n honor</source>
        <translation>
            <numerusform>%n Ehre</numerusform>
            <numerusform>%n Ehre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by breaches</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n durch Durchbrüche</numerusform>
            <numerusform>%n durch Durchbrüche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in towers</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n in Türmen</numerusform>
            <numerusform>%n in Türmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by shots</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n durch einen Schuss</numerusform>
            <numerusform>%n durch Schüsse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n eingetragen</numerusform>
            <numerusform>%n eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) taken: %1.</source>
        <comment>and what they came from</comment>
        <translation>
            <numerusform>%n Schandmarker genommen: %1.</numerusform>
            <numerusform>%n Schandmarker genommen: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given back.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n zurückgegeben.</numerusform>
            <numerusform>%n zurückgegeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added by correction.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n durch Korrektur dazu.</numerusform>
            <numerusform>%n durch Korrektur dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed by correction.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>%n durch Korrektur weg.</numerusform>
            <numerusform>%n durch Korrektur weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held now.</source>
        <comment>shame</comment>
        <translation>
            <numerusform>Jetzt: %n.</numerusform>
            <numerusform>Jetzt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) 5 honor lost instead of shame.</source>
        <translation>
            <numerusform>%n-mal 5 Ehre statt Schande verloren.</numerusform>
            <numerusform>%n-mal 5 Ehre statt Schande verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shame token(s) in the game: %1 with players, %2 in the pool, %3 out of play.</source>
        <translation>
            <numerusform>%n Schandmarker: %1 bei den Spielern, %2 im Vorrat, %3 aus dem Spiel.</numerusform>
            <numerusform>%n Schandmarker: %1 bei den Spielern, %2 im Vorrat, %3 aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>%1 in play</source>
        <comment>honor</comment>
        <translation>%1 im Spiel</translation>
    </message>
    <message>
        <source>%1 shame</source>
        <comment>what honor consists of: −30 shame</comment>
        <translation>%1 Schande</translation>
    </message>
    <message>
        <source>%1 artifacts</source>
        <comment>what honor consists of: +6 artifacts</comment>
        <translation>%1 Artefakte</translation>
    </message>
    <message>
        <source>Honor: %1</source>
        <comment>what it consists of</comment>
        <translation>Ehre: %1</translation>
    </message>
    <message>
        <source>%1 for hordes</source>
        <comment>what honor consists of: +8 for hordes</comment>
        <translation>%1 für Horden</translation>
    </message>
</context>
<context>
    <name>CardBars</name>
    <message>
        <source>Cards collected</source>
        <translation>Karten erhalten</translation>
    </message>
    <message>
        <source>missed</source>
        <comment>cards that a player did not get</comment>
        <translation>entgangen</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>All rolls</source>
        <translation>Alle Würfe</translation>
    </message>
    <message>
        <source>Dice tower: %1</source>
        <translation>Würfelturm: %1</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>Von Hand: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sums of %n roll(s)</source>
        <translation>
            <numerusform>Summe von %n Wurf</numerusform>
            <numerusform>Summen von %n Würfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Single dice</source>
        <translation>Einzelne Würfel</translation>
    </message>
</context>
<context>
    <name>DryPage</name>
    <message>
        <source>How many rolls in a row a sum stayed away.</source>
        <translation>Wie viele Würfe in Folge eine Summe ausblieb.</translation>
    </message>
    <message>
        <source>As long or longer %1.</source>
        <comment>in 23 of 100 games</comment>
        <translation>So lang oder länger %1.</translation>
    </message>
    <message>
        <source>Sum %1. %2</source>
        <translation>Summe %1. %2</translation>
    </message>
    <message>
        <source>Longest %1, now %2.</source>
        <comment>rolls without a sum</comment>
        <translation>Längste %1, jetzt %2.</translation>
    </message>
    <message>
        <source>now %1</source>
        <comment>rolls without a sum</comment>
        <translation>jetzt %1</translation>
    </message>
</context>
<context>
    <name>HistoryEntry</name>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Gehe zu: %1</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>%1. %2: %3 points</source>
        <comment>rank, name, points</comment>
        <translation>%1. %2: %3 Punkte</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message numerus="yes">
        <source>After %n roll(s): %1</source>
        <comment>what happened</comment>
        <translation>
            <numerusform>Nach %n Wurf: %1</numerusform>
            <numerusform>Nach %n Würfen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation>Wie das Spiel steht</translation>
    </message>
</context>
<context>
    <name>TallyText</name>
    <message>
        <source>left</source>
        <comment>a section of the wall</comment>
        <translation>links</translation>
    </message>
    <message>
        <source>middle</source>
        <comment>a section of the wall</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <comment>a section of the wall</comment>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Durchbrüche</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nothing to count</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>year %1: %2</source>
        <comment>and a number or sections</comment>
        <translation>Jahr %1: %2</translation>
    </message>
    <message>
        <source>altogether %1</source>
        <translation>zusammen %1</translation>
    </message>
    <message>
        <source>Shame taken</source>
        <translation>Schande genommen</translation>
    </message>
    <message>
        <source>Shame left in the pool</source>
        <translation>Schande im Vorrat</translation>
    </message>
    <message>
        <source>Shame given back</source>
        <translation>Schande zurückgegeben</translation>
    </message>
    <message>
        <source>Shame out of the game</source>
        <translation>Schande aus dem Spiel</translation>
    </message>
    <message>
        <source>Shame corrected</source>
        <translation>Schande korrigiert</translation>
    </message>
    <message>
        <source>Hordes claimed</source>
        <translation>Horden erbeutet</translation>
    </message>
    <message>
        <source>Soldiers lost</source>
        <translation>Soldaten verloren</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <comment>in honor</comment>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>Honor: %1</source>
        <comment>%1 is a player</comment>
        <translation>Ehre: %1</translation>
    </message>
    <message>
        <source>Wall level: %1</source>
        <comment>%1 is a section, &quot;left&quot;</comment>
        <translation>Mauerstufe: %1</translation>
    </message>
    <message>
        <source>Walls lowered</source>
        <translation>Mauern gesenkt</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Überfälle</translation>
    </message>
    <message>
        <source>Hordes that nobody claimed</source>
        <translation>Horden ohne Sieger</translation>
    </message>
    <message>
        <source>Soldiers lost: %1</source>
        <comment>%1 is a player</comment>
        <translation>Soldaten verloren: %1</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>Year %1: %2</source>
        <comment>and what broke in it</comment>
        <translation>Jahr %1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, number: Ann 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nobody %1</source>
        <comment>number of hordes</comment>
        <translation>niemand %1</translation>
    </message>
    <message>
        <source>Hordes defeated, and who claimed them: %1</source>
        <comment>%1: Ann 2, nobody 1</comment>
        <translation>Besiegte Horden, und wer sie erbeutet hat: %1</translation>
    </message>
    <message>
        <source>Shame taken: %1</source>
        <comment>%1: Ann 2, Bo 1</comment>
        <translation>Schande genommen: %1</translation>
    </message>
    <message>
        <source>Shame given back: %1</source>
        <comment>%1: Ann 2, Bo 1</comment>
        <translation>Schande zurückgegeben: %1</translation>
    </message>
    <message>
        <source>Honor won and lost: %1</source>
        <comment>%1: Ann +8, Bo -5</comment>
        <translation>Ehre gewonnen und verloren: %1</translation>
    </message>
    <message>
        <source>Honor won: %1</source>
        <comment>%1: Ann 8, Bo 3</comment>
        <translation>Ehre gewonnen: %1</translation>
    </message>
    <message>
        <source>Its winter has not come yet.</source>
        <translation>Sein Winter steht noch aus.</translation>
    </message>
</context>
<context>
    <name>YearTable</name>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>all</source>
        <comment>years together</comment>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>YearsPage</name>
    <message>
        <source>Nothing broke.</source>
        <translation>Nichts brach.</translation>
    </message>
</context>
<context>
    <name>BackupText</name>
    <message>
        <source>Cannot be opened: %1 It is left out, and stays in the backup.</source>
        <translation>Lässt sich nicht öffnen: %1 Es wird ausgelassen und bleibt in der Sicherung.</translation>
    </message>
    <message>
        <source>%1 It is restored as it is, but perhaps it cannot be opened.</source>
        <translation>%1 Es wird wiederhergestellt, wie es ist, lässt sich aber vielleicht nicht öffnen.</translation>
    </message>
    <message>
        <source>Stops at line %1 of %2: %3 It goes on from before that line.</source>
        <translation>Bleibt in Zeile %1 von %2 stehen: %3 Vor dieser Zeile geht es weiter.</translation>
    </message>
    <message>
        <source>Line %1 of %2 cannot be carried out: %3 The game goes on from the position after line %4; what was before cannot be undone any more.</source>
        <translation>Zeile %1 von %2 lässt sich nicht ausführen: %3 Das Spiel geht mit der Stellung nach Zeile %4 weiter; was davor war, lässt sich nicht mehr zurücknehmen.</translation>
    </message>
    <message>
        <source>It stops again at line %1.</source>
        <translation>In Zeile %1 bleibt es wieder stehen.</translation>
    </message>
    <message>
        <source>Can go on.</source>
        <translation>Kann weitergehen.</translation>
    </message>
    <message>
        <source>Can go on. Played last: %1.</source>
        <comment>date, time</comment>
        <translation>Kann weitergehen. Zuletzt gespielt: %1.</translation>
    </message>
    <message>
        <source>There is no game in this backup</source>
        <translation>In dieser Sicherung ist kein Spiel</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n game(s) in this backup is whole</source>
        <translation>
            <numerusform>Das Spiel in dieser Sicherung ist nicht vollständig</numerusform>
            <numerusform>Keines der %n Spiele in dieser Sicherung ist vollständig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n game(s) in this backup can go on</source>
        <translation>
            <numerusform>Das Spiel in dieser Sicherung kann weitergehen</numerusform>
            <numerusform>Alle %n Spiele in dieser Sicherung können weitergehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) can go on</source>
        <translation>
            <numerusform>Spielbar: %1 von %n Spiel</numerusform>
            <numerusform>Spielbar: %1 von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a part of this backup is there: %1 of %2.</source>
        <translation>Von dieser Sicherung ist nur ein Teil da: %1 von %2.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>the place is not there or does not answer</source>
        <translation>der Ort ist nicht da oder antwortet nicht</translation>
    </message>
    <message>
        <source>the file or its drive is write-protected</source>
        <translation>die Datei oder ihr Laufwerk ist schreibgeschützt</translation>
    </message>
    <message>
        <source>you have no right to write there</source>
        <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>es ist kein Platz mehr</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Is the drive still plugged in?</source>
        <translation>%1 lässt sich nicht lesen: %2. Steckt das Laufwerk noch?</translation>
    </message>
    <message>
        <source>%1 is no backup of Watchfire. Choose a file that was made here with &quot;Make a backup there&quot;.</source>
        <translation>%1 ist keine Sicherung von Watchfire. Wähle eine Datei, die hier mit „Dort eine Sicherung anlegen“ entstanden ist.</translation>
    </message>
    <message>
        <source>%1 was made by a newer Watchfire. Update Watchfire here first, then restore it.</source>
        <translation>%1 stammt von einem neueren Watchfire. Bring erst Watchfire hier auf den neuen Stand, dann spiel sie zurück.</translation>
    </message>
    <message>
        <source>%1 is damaged, and no game in it can be read. Choose another backup.</source>
        <translation>%1 ist beschädigt, und kein Spiel darin lässt sich lesen. Wähle eine andere Sicherung.</translation>
    </message>
    <message>
        <source>Only a part of %1 is there, and no game in it can be read. Copy it again from where it came from, or choose another backup.</source>
        <translation>Von %1 ist nur ein Teil da, und kein Spiel darin lässt sich lesen. Kopiere sie noch einmal von dort, wo sie herkam, oder wähle eine andere Sicherung.</translation>
    </message>
    <message>
        <source>%1 does not fit on this machine&apos;s disk (%2). Free some space there, then restore it.</source>
        <translation>%1 passt nicht auf die Platte dieses Geräts (%2). Mach dort Platz, dann spiel sie zurück.</translation>
    </message>
    <message>
        <source>%1 cannot be restored, because the place of the games on this machine may not be written (%2). Whoever looks after it has to change that.</source>
        <translation>%1 lässt sich nicht zurückspielen, weil der Ort der Spiele auf diesem Gerät nicht beschrieben werden darf (%2). Das muss ändern, wer sich um das Gerät kümmert.</translation>
    </message>
    <message>
        <source>%1 cannot be restored while another program uses the journal here. Close the other Watchfire.</source>
        <translation>%1 lässt sich nicht zurückspielen, solange ein anderes Programm das Journal hier benutzt. Schließe das andere Watchfire.</translation>
    </message>
    <message>
        <source>%1 cannot be restored: %2. Choose another backup.</source>
        <translation>%1 lässt sich nicht zurückspielen: %2. Wähle eine andere Sicherung.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The journal of this machine is not open, so nothing can be restored into it. Repair that first: the start page says what is wrong.</source>
        <translation>Das Journal dieses Geräts ist nicht offen, also lässt sich nichts hineinspielen. Behebe erst das: Die Startseite sagt, was nicht stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more cannot go on as a whole.</source>
        <translation>
            <numerusform>%n weiteres kann nicht ganz weitergehen.</numerusform>
            <numerusform>%n weitere können nicht ganz weitergehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can go on.</source>
        <translation>
            <numerusform>%n weiteres kann weitergehen.</numerusform>
            <numerusform>%n weitere können weitergehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Played last: %2.</source>
        <comment>sentences, date, time</comment>
        <translation>%1 Zuletzt gespielt: %2.</translation>
    </message>
</context>
<context>
    <name>StoredLinesText</name>
    <message>
        <source>It is not there.</source>
        <comment>a line of the game</comment>
        <translation>Sie fehlt.</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <comment>a line of the game</comment>
        <translation>Sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It belongs to another course of the game.</source>
        <comment>a line of the game</comment>
        <translation>Sie gehört zu einem anderen Verlauf der Partie.</translation>
    </message>
</context>
<context>
    <name>GameCheckText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>game, players</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Its first line cannot be read.</source>
        <translation>Seine erste Zeile lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>It has %1 lines; at most %2 are allowed.</source>
        <translation>Es hat %1 Zeilen; erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>Its moves take too long to repeat.</source>
        <translation>Seine Züge zu wiederholen dauert zu lange.</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Nothing is replaced before you say so.</source>
        <translation>Ersetzt wird nichts, bevor du es sagst.</translation>
    </message>
    <message>
        <source>Restoring replaces everything that is here now except the PIN. What is here now is kept beside it as a file.</source>
        <translation>Zurückspielen ersetzt alles, was jetzt hier ist, außer der PIN. Das Jetzige bleibt als Datei daneben erhalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RestoreText</name>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>this user may not read it</source>
        <translation>dieser Benutzer darf sie nicht lesen</translation>
    </message>
    <message>
        <source>it is the journal that is open now</source>
        <translation>das ist das Journal, das gerade offen ist</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <comment>sizes, such as: 3.2 GiB</comment>
        <translation>sie braucht %1, frei sind %2</translation>
    </message>
</context>
<context>
    <name>AimLens</name>
    <message>
        <source>%1, row %2</source>
        <comment>a horde card</comment>
        <translation>%1, Reihe %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) above</source>
        <translation>
            <numerusform>Darüber noch %n Karte</numerusform>
            <numerusform>Darüber noch %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoOn</name>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Done. %1</source>
        <comment>the steps; what comes next, such as: End Ann&apos;s turn</comment>
        <translation>Fertig. %1</translation>
    </message>
    <message>
        <source>All %1 done. %2</source>
        <comment>how many steps; what comes next, such as: End Ann&apos;s turn</comment>
        <translation>Alle %1 fertig. %2</translation>
    </message>
    <message>
        <source>Both done. %1</source>
        <comment>the steps; what comes next, such as: End Ann&apos;s turn</comment>
        <translation>Beide fertig. %1</translation>
    </message>
</context>
<context>
    <name>BookDifference</name>
    <message numerus="yes">
        <source>%n value(s) are only in the file.</source>
        <translation>
            <numerusform>%n Wert steht nur in der Datei.</numerusform>
            <numerusform>%n Werte stehen nur in der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are only in your book.</source>
        <translation>
            <numerusform>%n Wert steht nur in deinem Buch.</numerusform>
            <numerusform>%n Werte stehen nur in deinem Buch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) differ.</source>
        <translation>
            <numerusform>%n Wert ist verschieden.</numerusform>
            <numerusform>%n Werte sind verschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in your book, %3 in the file.</source>
        <comment>%1 is a printed value</comment>
        <translation>%1: %2 in deinem Buch, %3 in der Datei.</translation>
    </message>
    <message>
        <source>And more.</source>
        <translation>Und weitere.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have other copies or backs.</source>
        <translation>
            <numerusform>%n Karte hat eine andere Anzahl oder andere Rückseiten.</numerusform>
            <numerusform>%n Karten haben eine andere Anzahl oder andere Rückseiten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookList</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>A box with other cards has a book of its own. New games begin with the one that is open.</source>
        <translation>Eine Schachtel mit anderen Karten hat ihr eigenes Buch. Neue Partien beginnen mit dem, das offen ist.</translation>
    </message>
    <message>
        <source>Another book</source>
        <translation>Weiteres Buch</translation>
    </message>
    <message>
        <source>Remove this book</source>
        <translation>Dieses Buch löschen</translation>
    </message>
</context>
<context>
    <name>BookNameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>BookShelfText</name>
    <message>
        <source>Our book</source>
        <translation>Unser Buch</translation>
    </message>
</context>
<context>
    <name>BookSketch</name>
    <message>
        <source>vital spot</source>
        <translation>Trefferfeld</translation>
    </message>
    <message>
        <source>wound</source>
        <translation>Wunde</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>no wound</source>
        <translation>keine Wunde</translation>
    </message>
</context>
<context>
    <name>BookWalk</name>
    <message>
        <source>Printed values</source>
        <translation>Gedruckte Werte</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>One back</source>
        <translation>Eins zurück</translation>
    </message>
    <message>
        <source>Next missing</source>
        <translation>Nächste Lücke</translation>
    </message>
    <message>
        <source>Go to the next missing value</source>
        <translation>Zum nächsten fehlenden Wert</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>There are no more</source>
        <translation>Mehr gibt es nicht</translation>
    </message>
    <message>
        <source>Next rocket card</source>
        <translation>Nächste Raketenkarte</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Every value is entered</source>
        <translation>Alle Werte sind eingetragen</translation>
    </message>
    <message>
        <source>No game has to stop for a printed value any more.</source>
        <translation>Keine Partie muss mehr auf einen gedruckten Wert warten.</translation>
    </message>
    <message>
        <source>Choose a reward, then tap the vital spots that pay it. The other cells are gaps.</source>
        <translation>Wähle eine Belohnung und tippe dann auf die Trefferfelder, die sie bringen. Alle anderen sind Lücken.</translation>
    </message>
    <message>
        <source>Tap every cell that the card wounds.</source>
        <translation>Tippe auf jedes Feld, das die Karte verwundet.</translation>
    </message>
    <message>
        <source>%1 resources by the rules. Which ones may they be?</source>
        <translation>%1 Rohstoffe nach den Regeln. Welche dürfen es sein?</translation>
    </message>
    <message>
        <source>Take a kind of card that is not entered yet.</source>
        <translation>Nimm eine Kartensorte, die noch nicht eingetragen ist.</translation>
    </message>
    <message>
        <source>What does the spot pay?</source>
        <translation>Was bringt das Feld?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a value of the book, its content</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>A larger number</source>
        <translation>Eine größere Zahl</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Ein anderer Preis</translation>
    </message>
    <message>
        <source>Read it on the card.</source>
        <translation>Bitte auf der Karte lesen.</translation>
    </message>
    <message>
        <source>No ability</source>
        <translation>Keine Fähigkeit</translation>
    </message>
    <message>
        <source>Words: we read them on the card</source>
        <translation>Text: wir lesen ihn auf der Karte</translation>
    </message>
    <message>
        <source>Type the words</source>
        <translation>Text abtippen</translation>
    </message>
    <message>
        <source>Wall levels</source>
        <translation>Mauerstufen</translation>
    </message>
    <message>
        <source>Time track, 1 to 3 players</source>
        <translation>Zeitleiste, 1 bis 3 Personen</translation>
    </message>
    <message>
        <source>Time track, 4 and 5 players</source>
        <translation>Zeitleiste, 4 und 5 Personen</translation>
    </message>
    <message>
        <source>Shot card of the %1</source>
        <translation>Schusskarte der %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>a spot pays nothing</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Other …</source>
        <comment>another reward of a spot</comment>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>The card&apos;s name, as it is printed</source>
        <translation>Der Name der Karte, wie gedruckt</translation>
    </message>
    <message>
        <source>Another card has this name.</source>
        <translation>Eine andere Karte heißt schon so.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number, the resources that it may be</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 resources. Which ones may they be?</source>
        <translation>%1 Rohstoffe. Welche dürfen es sein?</translation>
    </message>
</context>
<context>
    <name>KeptAnswers</name>
    <message>
        <source>As in your book: %1</source>
        <comment>%1 is a printed value</comment>
        <translation>Wie in deinem Buch: %1</translation>
    </message>
    <message>
        <source>The card with %1</source>
        <comment>%1 are cells</comment>
        <translation>Die Karte mit %1</translation>
    </message>
</context>
<context>
    <name>OutlookBanner</name>
    <message>
        <source>Winter?</source>
        <translation>Winter?</translation>
    </message>
</context>
<context>
    <name>PowderOutlook</name>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
</context>
<context>
    <name>ValueEffect</name>
    <message>
        <source>%1. Before: %2.</source>
        <comment>what winter would bring now, what it would have</comment>
        <translation>%1. Vorher: %2.</translation>
    </message>
    <message>
        <source>All spots in %1 are covered then: the next check defeats that card.</source>
        <comment>%1 is row 1 of the middle section</comment>
        <translation>Dann sind alle Felder in %1 besetzt: Die nächste Prüfung besiegt diese Karte.</translation>
    </message>
    <message>
        <source>Nothing on the board changes by it now.</source>
        <translation>Auf dem Plan ändert sich dadurch jetzt nichts.</translation>
    </message>
    <message>
        <source>It counts from now on; what was told before stays as it was.</source>
        <translation>Der Wert gilt ab jetzt; was schon angesagt wurde, bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Something lies on these spots of the card in %1: %2. Correct the spots first, then the value.</source>
        <comment>%1 is row 1 of the middle section, %2 its spots</comment>
        <translation>Auf diesen Feldern der Karte in %1 liegt etwas: %2. Berichtige zuerst die Felder, dann den Wert.</translation>
    </message>
    <message>
        <source>Then the question is: %1</source>
        <translation>Dann lautet die Frage: %1</translation>
    </message>
    <message>
        <source>The open question is settled by it.</source>
        <translation>Die offene Frage ist damit erledigt.</translation>
    </message>
</context>
<context>
    <name>SmallNumber</name>
    <message>
        <source>10 or more (%1)</source>
        <comment>now 12</comment>
        <translation>10 oder mehr (%1)</translation>
    </message>
    <message>
        <source>10 or more</source>
        <translation>10 oder mehr</translation>
    </message>
</context>
<context>
    <name>PowderPlaceText</name>
    <message>
        <source>Tap a lit place on the board.</source>
        <translation>Tippe auf eine leuchtende Stelle.</translation>
    </message>
    <message>
        <source>Tap a lit spot, or another lit place on the board.</source>
        <translation>Tippe auf ein leuchtendes Feld oder auf eine andere leuchtende Stelle.</translation>
    </message>
    <message>
        <source>Tap a lit spot.</source>
        <translation>Tippe auf ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Tap a lit place. On a card: tap the card, then the spot.</source>
        <translation>Tippe auf eine leuchtende Stelle. Bei einer Karte: erst auf die Karte, dann auf das Feld.</translation>
    </message>
    <message>
        <source>Tap the card, then the spot.</source>
        <translation>Tippe erst auf die Karte, dann auf das Feld.</translation>
    </message>
    <message>
        <source>%1 section: which spot?</source>
        <comment>left, middle, right</comment>
        <translation>Abschnitt %1: welches Feld?</translation>
    </message>
    <message>
        <source>The horseman stands on two spots: which one beside %1?</source>
        <translation>Der Reiter steht auf zwei Feldern: welches neben %1?</translation>
    </message>
    <message>
        <source>The tank lies on four spots: tap another one that it covers.</source>
        <translation>Der Schildwagen liegt auf vier Feldern: Tippe noch eines davon an.</translation>
    </message>
</context>
<context>
    <name>PhonesScreen</name>
    <message>
        <source>Phones</source>
        <translation>Handys</translation>
    </message>
    <message>
        <source>Let phones look</source>
        <translation>Handys zuschauen lassen</translation>
    </message>
    <message>
        <source>Let no phone look any more</source>
        <translation>Kein Handy mehr zuschauen lassen</translation>
    </message>
    <message>
        <source>Wi-Fi: %1</source>
        <translation>WLAN: %1</translation>
    </message>
    <message>
        <source>Show a code for the Wi-Fi</source>
        <translation>Code für das WLAN zeigen</translation>
    </message>
    <message>
        <source>Change the Wi-Fi&apos;s password</source>
        <translation>Passwort des WLANs ändern</translation>
    </message>
    <message>
        <source>Password of the Wi-Fi, if it has one</source>
        <translation>Passwort des WLANs, falls es eins hat</translation>
    </message>
    <message>
        <source>Name and password are forgotten when Watchfire ends.</source>
        <translation>Name und Passwort sind vergessen, wenn Watchfire endet.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Code of the Wi-Fi %1</source>
        <translation>Code des WLANs %1</translation>
    </message>
    <message>
        <source>1. The Wi-Fi</source>
        <translation>1. Das WLAN</translation>
    </message>
    <message>
        <source>Code of this table: %1</source>
        <translation>Code dieses Tisches: %1</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Name of the Wi-Fi</source>
        <translation>Name des WLANs</translation>
    </message>
    <message>
        <source>Password of the Wi-Fi</source>
        <translation>Passwort des WLANs</translation>
    </message>
    <message>
        <source>Whose code?</source>
        <translation>Wessen Code?</translation>
    </message>
    <message>
        <source>Everybody&apos;s: it only looks</source>
        <translation>Der für alle: nur zuschauen</translation>
    </message>
    <message>
        <source>%1&apos;s own phone</source>
        <translation>Das Handy von %1</translation>
    </message>
    <message>
        <source>Accept at once</source>
        <translation>Sofort annehmen</translation>
    </message>
    <message>
        <source>What a player&apos;s phone proposes is done without being asked about at the table.</source>
        <translation>Was das Handy eines Spielers vorschlägt, geschieht, ohne dass der Tisch gefragt wird.</translation>
    </message>
    <message>
        <source>A phone has to be in the same network. It shows the board, the steps and the points. Whoever scans a player&apos;s own code can also propose what that player does; at the table you accept or decline it. Every game has new codes.</source>
        <translation>Das Handy muss im selben Netz sein. Es zeigt Plan, Schritte und Punkte. Wer den eigenen Code eines Spielers scannt, kann auch vorschlagen, was dieser Spieler tut; am Tisch nehmt ihr es an oder lehnt es ab. Jedes Spiel hat neue Codes.</translation>
    </message>
    <message>
        <source>2. %1</source>
        <translation>2. %1</translation>
    </message>
</context>
<context>
    <name>PhonesText</name>
    <message>
        <source>No phone sees this table.</source>
        <translation>Kein Handy sieht diesen Tisch.</translation>
    </message>
    <message>
        <source>The program %1 is not installed. Install the package of that name, then turn phones on.</source>
        <translation>Das Programm %1 ist nicht installiert. Installiere das Paket dieses Namens und schalte dann die Handys ein.</translation>
    </message>
    <message>
        <source>This machine is in no network. Connect it to the Wi-Fi that the phones use.</source>
        <translation>Dieses Gerät ist in keinem Netz. Verbinde es mit dem WLAN, das die Handys benutzen.</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Whoever scans the code sees this table until the game is left.</source>
        <translation>Wer den Code scannt, sieht diesen Tisch, bis das Spiel verlassen wird.</translation>
    </message>
    <message>
        <source>Phones get nothing at the moment: %1. It is tried again by itself.</source>
        <translation>Die Handys bekommen gerade nichts: %1. Es wird von selbst wieder versucht.</translation>
    </message>
    <message>
        <source>Whoever scans this code also proposes what %1 does, until the game is left.</source>
        <translation>Wer diesen Code scannt, schlägt auch vor, was %1 tut, bis das Spiel verlassen wird.</translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>%1: %2 (%3 more)</source>
        <comment>player, what the phone proposes, further proposals</comment>
        <translation>%1: %2 (noch %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what the phone proposes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>Nein: %1</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Accept: %1</source>
        <translation>Annehmen: %1</translation>
    </message>
</context>
<context>
    <name>SeatText</name>
    <message>
        <source>Rolled %1 and %2</source>
        <translation>%1 und %2 gewürfelt</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <comment>a step</comment>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>Answers: none of them</source>
        <translation>Antwort: keins davon</translation>
    </message>
    <message>
        <source>Answers: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between answers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece and its place</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Delete %1, %2</source>
        <translation>%1, %2 löschen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, what is known of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ActText</name>
    <message>
        <source>%1: %2</source>
        <comment>an act, what was chosen for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what was chosen</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>HexActText</name>
    <message>
        <source>Play it so</source>
        <comment>the card, as it is planned</comment>
        <translation>So ausspielen</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Karte ausspielen</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Schiff versetzen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
</context>
<context>
    <name>TypingPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ValueQuestion</name>
    <message>
        <source>At most %1: the box has no more soldiers who fire from a wall.</source>
        <translation>Höchstens %1: So viele Soldaten, die von einer Mauer schießen, hat die Schachtel.</translation>
    </message>
    <message>
        <source>At most %1: the deck has no more cards.</source>
        <translation>Höchstens %1: So viele Karten hat der Stapel.</translation>
    </message>
    <message>
        <source>At most %1: a card has room for no more soldiers.</source>
        <translation>Höchstens %1: Mehr Soldaten haben auf einer Karte keinen Platz.</translation>
    </message>
    <message>
        <source>The board has %1 places for hordes, and one more comes than is printed.</source>
        <translation>Das Brett hat %1 Plätze für Horden, und es kommt eine mehr, als gedruckt ist.</translation>
    </message>
    <message>
        <source>By the rules level %1 costs %2.</source>
        <translation>Nach den Regeln kostet Stufe %1 genau %2.</translation>
    </message>
</context>
<context>
    <name>PowderZone</name>
    <message>
        <source>More than one kind of soldier stands here. Tap here and choose one.</source>
        <translation>Hier stehen mehrere Arten von Soldaten. Tippe hierher und wähle einen.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn, and nobody of %1&apos;s stands here.</source>
        <comment>a player</comment>
        <translation>%1 ist am Zug und hat hier niemanden.</translation>
    </message>
</context>
<context>
    <name>ForgottenPin</name>
    <message>
        <source>Nobody who only stands here can take it away. Whoever set it ends Watchfire from another console or over the network, and types there, as the user that it runs as:</source>
        <translation>Wer nur hier steht, kann sie nicht löschen. Wer sie gesetzt hat, beendet Watchfire von einer anderen Konsole oder über das Netz und gibt dort ein, unter dem Konto, mit dem es läuft:</translation>
    </message>
    <message>
        <source>All games stay.</source>
        <translation>Alle Spiele bleiben.</translation>
    </message>
</context>
<context>
    <name>SoldierChoices</name>
    <message>
        <source>What does that mean?</source>
        <translation>Was bedeutet das?</translation>
    </message>
</context>
<context>
    <name>PlaceRowsText</name>
    <message numerus="yes">
        <source>%1 · not listed: %n older file(s)</source>
        <comment>a folder</comment>
        <translation>
            <numerusform>%1 · nicht aufgeführt: %n ältere Datei</numerusform>
            <numerusform>%1 · nicht aufgeführt: %n ältere Dateien</numerusform>
        </translation>
    </message>
</context>
</TS>
