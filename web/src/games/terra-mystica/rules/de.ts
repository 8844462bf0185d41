//! The rules of Terra Mystica in German.

import type english from '../../../wire/rules/terra-mystica';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Vorbereitung',
    '2': 'Runden',
    '3': 'Einkommen',
    '4': 'Macht und Tausch',
    '5': 'Landschaften umwandeln',
    '6': 'Bauen und Aufwerten',
    '7': 'Machtangebote',
    '8': 'Städte',
    '9': 'Kulte',
    '10': 'Aktionen',
    '11': 'Siegpunkte',
    '12': 'Völker',
    '13': 'Feuer & Eis',
  },
  rules: {
    '1.1':
      'Gespielt wird zu zweit bis zu fünft auf einem von sieben Spielplänen. Ein Landschaftsfeld hat eine von sieben Farben, die einen Kreis bilden: Gelb, Braun, Schwarz, Blau, Grün, Grau, Rot und wieder Gelb. Flussfelder trennen das Land.',
    '1.2':
      'Sechs Wertungsplättchen werden gezogen, eines für jede Runde; das Plättchen für Spaten liegt nie in Runde 5 oder 6. Das Plättchen für Tempel ist nur dabei, wenn ihr es vereinbart habt.',
    '1.3':
      'Es gibt neun Bonuskarten, zehn, wenn ihr die vereinbart habt, die Punkte für Schifffahrt bringt. Zufällige Karten kommen aus dem Spiel, bis noch drei mehr da sind, als Personen mitspielen.',
    '1.4':
      'In Sitzreihenfolge wählen alle ein Volk, dessen Farbe und Tableau noch niemand hat. Völker aus Feuer & Eis stehen nur zur Wahl, wenn ihr sie vereinbart habt, auf einzelnen Tableaus oder auf allen; ihre Tableaus (Eis, Vulkan und variabel) gibt es je einmal.',
    '1.5':
      'Du beginnst mit den Ressourcen, Schalen, Kultstufen und der Schifffahrt deines Völkertableaus und mit 20 Siegpunkten. Mit ausgeglichenen Startpunkten hat jedes Volk stattdessen seine eigene Punktzahl.',
    '1.6':
      'Eisvölker und variable Völker wählen sofort eine Farbe, die niemand hat; Vulkanvölker wählen ihre, wenn alle Völker feststehen. Eine gewählte Farbe ist für alle vergeben, die später wählen.',
    '1.7':
      'Alle setzen ein Wohnhaus in Sitzreihenfolge, dann noch eines in umgekehrter Reihenfolge, auf ein freies Feld der eigenen oder gewählten Farbe. Danach setzen die Nomaden ein drittes und die Chaosmagier, die bis dahin ausgelassen wurden, ihr einziges.',
    '1.8': 'Wohnhäuser der Vorbereitung kosten nichts, bieten keine Macht an und bringen keine Siegpunkte.',
    '1.9':
      'Dann nehmen sich alle in umgekehrter Sitzreihenfolge eine Bonuskarte. Die übrigen Karten erhalten ihre erste Münze zu Beginn von Runde 1, nach dem Einkommen.',
    '1.10':
      'Habt ihr zusätzliche Endwertungen vereinbart, kommen sie am Ende dazu: eine oder mehrere von vieren, oder eine zufällig gezogene.',
    '1.11':
      'Habt ihr die Versteigerung vereinbart, werden so viele Völker gezogen, wie Personen mitspielen, keine zwei vom selben Tableau. In Sitzreihenfolge *(Auslegung)* nimmt, wer kein Volk hat, eines, das niemand hat, oder überbietet, wer es hat: Geboten wird, worauf du von 40 Startpunkten verzichtest. Haben alle ein Volk, wird in Sitzreihenfolge gespielt *(Auslegung)*, und Farben und Plättchen werden wie sonst gewählt.',

    '2.1':
      'Es gibt 6 Runden. Eine Runde besteht aus dem Einkommen, einer Münze auf jede Bonuskarte, die niemand hat, Aktionen, bis alle gepasst haben, und in den Runden 1 bis 5 dem Kultbonus.',
    '2.2':
      'In der Reihenfolge der Runde führen alle je eine Aktion aus; wer gepasst hat, wird übergangen. Hat nur noch eine Person nicht gepasst, spielt sie allein weiter, Zug um Zug.',
    '2.3':
      'Wer zuerst passt, beginnt die nächste Runde, die anderen folgen in Sitzreihenfolge. Mit variabler Zugreihenfolge ist die Reihenfolge des Passens die der nächsten Runde.',
    '2.4':
      'Ein Zug ist eine Aktion. Davor und danach darfst du frei tauschen und Macht opfern. Du beendest deinen Zug selbst; gibt es nichts mehr zu entscheiden, endet er von allein.',
    '2.5': 'Du kannst deinen Zug nicht beenden, solange noch etwas offen ist: Spaten, Plättchen, Kultstufen oder Brücken.',
    '2.6':
      'Jede Machtaktion und jede Sonderaktion von Festung, Bonuskarte oder Gunstplättchen kann nur einmal pro Runde genutzt werden. In der nächsten Runde sind alle wieder frei.',
    '2.7':
      'Habt ihr es vereinbart, darfst du in deinem Zug aussteigen: Du passt endgültig, gibst deine Bonuskarte zurück und erhältst keine Siegpunkte für sie. Einkommen und Kultbonus bekommst du weiter, Macht wird dir nicht mehr angeboten, und deine Gebäude bleiben stehen. Für dich entscheidet niemand mehr: Spaten bringen, was sie beim Erhalt bringen, werden aber nicht eingesetzt, und Flusswanderer verlieren jeden Priester, der eine Farbe sein könnte *(Auslegung)*.',
    '2.8': 'Jeder Preis wird ganz, sofort und aus dem bezahlt, was du hast. Kannst du nicht zahlen, kannst du es nicht tun.',
    '2.9':
      'Eine Partie, die aus einem Protokoll der bekannten Website gelesen wurde, braucht manchmal, was dort durchgeht: Wer nicht gepasst hat, darf vor der Antwort auf ein Machtangebot Macht opfern (§7.5), weil die Antwort dort bis zum nächsten Zug warten kann; und was die Aktion einer Festung brachte, darf verfallen (`discard`). An einem Tisch kann das niemand vereinbaren *(Auslegung)*.',

    '3.1':
      'Jede Runde, auch die erste, beginnt mit Einkommen für alle: für Gebäude auf dem Spielplan, für deine Bonuskarte und für Gunstplättchen.',
    '3.2':
      'Du kannst höchstens 7 Priester haben, einen weniger für jeden deiner Priester auf einem Ordensfeld. Weitere Priester sind verloren, woher sie auch kommen.',
    '3.3': 'Macht, die deine Schalen nicht mehr aufnehmen können, verfällt.',

    '4.1':
      'Macht liegt in drei Schalen. Erhältst du Macht, wandert je Punkt ein Chip aus Schale I in Schale II oder, wenn Schale I leer ist, aus II in III. Gibst du Macht aus, wandern Chips aus Schale III in Schale I; in Schale III müssen genug liegen.',
    '4.2': 'Macht opfern: Nimm Chips aus Schale II ganz aus dem Spiel; für jeden wandert ein anderer aus Schale II in Schale III.',
    '4.3':
      'In deinem Zug darfst du tauschen: 5 Macht gegen einen Priester, 3 Macht gegen einen Arbeiter, 1 Macht gegen eine Münze, einen Priester gegen einen Arbeiter oder eine Münze, einen Arbeiter gegen eine Münze. Außerhalb des eigenen Zuges, in Vorbereitung, Einkommen und Kultbonus und nach dem Passen tauscht niemand.',
    '4.4': 'Du darfst auch für einen Priester über deiner Grenze tauschen; er ist dann aber verloren.',
    '4.5': 'Münzen werden erst am Spielende zu Siegpunkten; nur die Alchemisten können es früher.',

    '5.1':
      'Bauen und umwandeln kannst du nur in Reichweite. Jedes deiner Gebäude erreicht alle Felder neben sich, das andere Ende jeder Brücke auf seinem Feld, egal wer sie gebaut hat, und jedes Landschaftsfeld, das nicht mehr Flussfelder entfernt ist, als deine Schifffahrt angibt. Die Bonuskarte mit Schifffahrt zählt 1 dazu, solange du sie hast und nicht gepasst hast, wenn dein Volk eine Schifffahrtsleiste besitzt.',
    '5.2':
      'Du darfst ein freies Landschaftsfeld in Reichweite umwandeln. Das kostet so viele Spaten, wie es auf dem Umwandlungskreis Schritte bis zur neuen Farbe sind. Der Weg zu einer anderen als deiner Heimatfarbe darf nicht durch die Heimatfarbe führen; dann zählt der Weg andersherum.',
    '5.3':
      'Zum Umwandeln brauchst du Spaten. Du bekommst sie durch Graben (du zahlst Arbeiter, wie deine Spatenleiste angibt), durch Machtaktionen, durch die Bonuskarte mit dem Spaten, durch die Festung der Giganten und der Halblinge und durch den Kultbonus.',
    '5.4':
      'Nach einer Aktion, die Spaten gibt, darfst du vor dem ersten Feld weitere dazukaufen. Dann musst du alle Spaten, gekaufte und andere, auf einem einzigen Feld einsetzen, und ein zweites Feld folgt nicht. Zur Heimatfarbe hin oder von ihr weg dürfen sie auch den längeren Weg um den Kreis gehen, wenn sie dadurch aufgebraucht werden. Sie verfallen nur, wenn du ausgegeben hast, was das Überspringen zu diesem Feld kostet *(Auslegung)*.',
    '5.5':
      'Spaten einer Aktion, die nicht gekauft sind, darfst du auf mehrere Felder verteilen; höchstens eines davon darf eine andere als deine Heimatfarbe erhalten. Bei der Heimatfarbe ist Schluss: Was übrig ist, geht auf ein anderes Feld. Du darfst Spaten auch verfallen lassen.',
    '5.6':
      'Sind alle Spaten aufgebraucht, darfst du ein Wohnhaus bauen, und zwar nur auf einem Feld, das in dieser Aktion zu deiner Heimatlandschaft geworden ist.',
    '5.7': 'Siegpunkte und Gaben für Spaten gibt es, wenn du die Spaten erhältst, ob du sie einsetzt oder nicht *(Auslegung: eine Kurzfassung der Regeln wertet sie beim Einsetzen)*.',
    '5.8': 'Felder mit Eis oder Vulkan und Felder mit einem Gebäude werden nie umgewandelt.',

    '6.1': 'Du darfst ein Wohnhaus auf ein freies Feld deiner Heimatfarbe in Reichweite bauen, zum Preis auf deinem Völkertableau.',
    '6.2':
      'Du darfst ein Wohnhaus zum Handelshaus aufwerten, ein Handelshaus zum Tempel oder zur Festung, einen Tempel zum Heiligtum, zum Preis auf deinem Völkertableau. Das alte Gebäude kommt auf dein Tableau zurück.',
    '6.3': 'Jedes Volk hat 8 Wohnhäuser, 4 Handelshäuser, 3 Tempel, eine Festung und ein Heiligtum.',
    '6.4':
      'Ein Handelshaus kostet doppelt so viele Münzen, wenn kein Gebäude eines Mitspielers direkt benachbart ist, über eine Feldkante oder eine Brücke. Wer ausgestiegen ist, zählt weiterhin.',
    '6.5':
      'Ein Tempel oder Heiligtum bringt dir sofort ein Gunstplättchen (den Chaosmagiern zwei): eines, das noch da ist und das du noch nicht hast.',
    '6.6':
      'Für 4 Münzen und einen Priester steigst du eine Stufe der Schifffahrt auf und erhältst die Siegpunkte der neuen Stufe, bis zum Ende deiner Leiste.',
    '6.7':
      'Zum Preis auf deinem Völkertableau steigst du eine Stufe der Spatenleiste auf und erhältst 6 Siegpunkte, bis zum Ende deiner Leiste.',
    '6.8':
      'Eine Brücke verbindet zwei Landschaftsfelder über den Fluss hinweg, wo der Spielplan es vorsieht und noch keine liegt. An mindestens einem Ende muss ein Gebäude von dir stehen. Jedes Volk hat 3 Brücken.',
    '6.9': 'Durch eine Brücke sind ihre beiden Felder direkt benachbart, für alle und in jeder Hinsicht.',

    '7.1':
      'Wer ab Runde 1 baut oder aufwertet, auch kostenlos, bietet allen Macht an, die direkt benachbart zu diesem Feld Gebäude haben: die Summe der Machtwerte dieser Gebäude.',
    '7.2': 'Du nimmst die angebotene Macht ganz oder gar nicht an. Sie anzunehmen kostet dich einen Siegpunkt weniger, als du Macht annimmst.',
    '7.3':
      'Du kannst nie mehr Macht annehmen, als deine Schalen aufnehmen. Hast du weniger Siegpunkte, als der Preis verlangt, erhältst du eine Macht mehr, als du Siegpunkte hast. Das Angebot wird bei jeder Entscheidung neu berechnet.',
    '7.4':
      'Machtangebote werden nach dem Zug beantwortet, Gebäude für Gebäude, im Uhrzeigersinn von dem aus, der gebaut hat. Wer nichts gewinnen könnte, wird nicht gefragt.',
    '7.5': 'Ein Machtangebot beantwortest du mit dem, was du hast: Außerhalb des eigenen Zuges wird weder geopfert noch getauscht.',

    '8.1':
      'Deine Gebäude werden zur Stadt, wenn mindestens 4 direkt benachbart zusammenhängen, ihre Machtwerte zusammen mindestens 7 ergeben und keines schon zu einer Stadt gehört. Ein Heiligtum zählt als zwei Gebäude.',
    '8.2':
      'Auf eine Stadt wird dort geprüft, wo du gerade gebaut oder aufgewertet hast, und an beiden Enden einer neuen Brücke; sonst nirgends.',
    '8.3':
      'Das Gunstplättchen für kleine Städte senkt die nötigen Machtwerte auf 6. Nimmst du es, werden alle deine Gebäude geprüft.',
    '8.4':
      'Ein Gebäude, das an eine deiner Städte anschließt, gehört zu ihr, samt allen Gebäuden ohne Stadt, die es verbindet; eine neue Stadt entsteht nicht. Zwei Städte zu verbinden ändert nichts.',
    '8.5':
      'Für jede Stadt nimmst du sofort ein Stadtplättchen: seine Siegpunkte, seine Gabe und seine Schlüssel. Gunst- und Stadtplättchen einer Aktion darfst du in beliebiger Reihenfolge nehmen.',
    '8.6': 'Sind keine Stadtplättchen mehr da, wird keine Stadt gegründet, und die Gebäude bleiben frei.',
    '8.7': 'Drei weitere Arten von Stadtplättchen sind nur dabei, wenn ihr sie vereinbart habt.',
    '8.8':
      'Das Stadtplättchen für Schifffahrt gibt eine Stufe Schifffahrt mit ihren Siegpunkten; ohne Schifffahrtsleiste gibt es nur die Siegpunkte des Plättchens. Fakire erhalten stattdessen 1 Reichweite.',

    '9.1':
      'Du darfst einen Priester in den Orden eines Kultes entsenden, auf ein freies Ordensfeld deiner Wahl: 3 Stufen auf dem ersten, 2 auf jedem der anderen drei. Auf jedem Feld ist Platz für einen Priester, und er bleibt dort für immer.',
    '9.2': 'Du darfst einen Priester auch in den Vorrat zurücklegen und dafür in einem Kult 1 Stufe aufsteigen.',
    '9.3': 'Jedes Mal, wenn du in einem Kult Stufe 3, 5, 7 oder 10 erreichst, erhältst du 1, 2, 2 oder 3 Macht.',
    '9.4':
      'Für Stufe 10 brauchst du einen Stadtschlüssel, der nicht schon für einen anderen Kult verwendet ist, und nur eine Person kann dort stehen. Weitere Stufen verfallen; einen Priester entsenden darfst du trotzdem.',
    '9.5':
      'Musstest du auf Stufe 9 stehen bleiben, weil ein Schlüssel fehlte, und erhältst du im selben Zug einen, steigst du noch auf.',
    '9.6':
      'Hast du weniger Schlüssel als Kulte, in denen du Stufe 10 erreichen würdest, wählst du sofort, welche es sind, in der Reihenfolge der Kulte.',
    '9.7':
      'Nach den Runden 1 bis 5 erhältst du den Kultbonus des Wertungsplättchens so oft, wie die Zahl auf dem Plättchen in deine Stufen in dessen Kult passt: Bei der Zahl 4 bringen 9 Stufen ihn zweimal. Das Plättchen für Tempel zählt deine Priester auf Ordensfeldern. Verteilt wird er in der Reihenfolge der nächsten Runde.',
    '9.8':
      'Spaten des Kultbonus werden in der Reihenfolge der nächsten Runde eingesetzt, auf beliebig vielen Feldern in Reichweite, von denen mehrere eine andere als die Heimatfarbe erhalten dürfen. Die Bonuskarte mit Schifffahrt gilt dabei nicht; Überspringen, Dazukaufen und Bauen sind nicht möglich, Verfallenlassen schon. Für das Wertungsplättchen zählen diese Spaten nicht.',

    '10.1':
      'Die Machtaktionen sind für alle gemeinsam da: eine Brücke oder ein Priester für 3 Macht, 2 Arbeiter, 7 Münzen oder ein Spaten für 4 Macht, zwei Spaten für 6 Macht.',
    '10.2':
      'Als Sonderaktion gibt die Bonuskarte mit dem Spaten einen Spaten; die Bonuskarte und das Gunstplättchen mit der Kultstufe geben eine Stufe in einem Kult deiner Wahl.',
    '10.3':
      'Beim Passen bringen manche Bonuskarten Siegpunkte: je 4 für Festung und Heiligtum, 2 je Handelshaus, 1 je Wohnhaus oder 3 je Stufe der Schifffahrt, ohne das, was eine Karte dazugibt. Das Gunstplättchen fürs Passen gibt bei null bis vier Handelshäusern 0, 2, 3, 3 oder 4 Siegpunkte.',
    '10.4':
      'Beim Passen nimmst du dir eine Bonuskarte, die niemand hat, mit ihren Münzen, und gibst erst dann deine alte zurück. In Runde 6 wird keine neue Karte genommen.',

    '11.1':
      'Ein Wertungsplättchen bringt in seiner Runde Siegpunkte: je nach Plättchen 2 für einen Spaten, 5 für eine Stadt, 2 für ein Wohnhaus, 5 für Festung oder Heiligtum, 3 für ein Handelshaus oder 4 für einen Tempel.',
    '11.2': 'Manche Gunstplättchen bringen 3 Siegpunkte für jedes Handelshaus oder 2 für jedes Wohnhaus, das du danach baust.',
    '11.3': 'Am Ende erhalten die ersten drei in jedem Kult 8, 4 und 2 Siegpunkte. Auf Stufe 0 gibt es nichts.',
    '11.4':
      'Am Ende bringen die drei größten Gebiete 18, 12 und 6 Siegpunkte: Gebäude, die direkt oder durch Schifffahrt verbunden sind, ohne die Bonuskarte mit Schifffahrt.',
    '11.5': 'Bei Gleichstand teilen sich die Beteiligten die Siegpunkte der Ränge, die sie belegen, abgerundet.',
    '11.6': 'Ganz am Ende wird Schale II geopfert, und alles, was du hast, wird zu Münzen: Je 3 ergeben einen Siegpunkt.',
    '11.7':
      'Auch die zusätzlichen Endwertungen bringen 18, 12 und 6 Siegpunkte, jeweils innerhalb eines Gebiets: für die größte Entfernung zweier Gebäude, für die Entfernung von Festung und Heiligtum, für Gebäude am Rand des Spielplans oder für Gruppen direkt benachbarter Gebäude.',
    '11.8': 'Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand wird der Rang geteilt.',

    '12.1':
      'Die Nomaden beginnen mit drei Wohnhäusern. Mit der Festung macht ein Sandsturm ein freies Feld direkt neben einem ihrer Gebäude (nicht über Brücke oder Schiff) ohne Spaten zur Heimatlandschaft; dort darf ein Wohnhaus folgen.',
    '12.2':
      'Die Fakire haben keine Schifffahrt und nur eine Stufe beim Graben. Sie dürfen ein beliebiges Feld überspringen, mit der Festung eines mehr: Sie zahlen einen Priester und erhalten 4 Siegpunkte, für ein Ziel je Aktion und nur, wenn sie das Feld nicht anders erreichen.',
    '12.3':
      'Die Chaosmagier nehmen jedes Mal zwei Gunstplättchen. Mit der Festung dürfen sie zwei Aktionen nacheinander ausführen; beide sind Pflicht, sonst endet der Zug mit Passen. Was die erste am Land getan hat, bindet die zweite nicht.',
    '12.4':
      'Die Giganten zahlen für jede Umwandlung genau 2 Spaten und wandeln nur in ihre Heimatlandschaft um; ein einzelner Spaten nützt ihnen nichts. Mit der Festung haben sie eine Aktion mit 2 Spaten für ein Feld.',
    '12.5':
      'Die Schwarmlinge erhalten für jede Stadt 3 Arbeiter. Mit der Festung haben sie eine Aktion, die ein Wohnhaus kostenlos zum Handelshaus aufwertet; sonst gilt sie wie jede Aufwertung.',
    '12.6':
      'Die Nixen beginnen mit Schifffahrt 1 und können 5 erreichen. In ihrem Zug dürfen sie eigene freie Gebäude über ein Flussfeld zu einer Stadt verbinden; das Flussfeld gehört dann zur Stadt. Ein Flussfeld neben einer eigenen Stadt kommt dafür nicht infrage. Die Festung bringt eine Stufe Schifffahrt mit ihren Siegpunkten.',
    '12.7':
      'Die Hexen erhalten für jede Stadt 5 Siegpunkte. Mit der Festung dürfen sie per Hexenritt kostenlos ein Wohnhaus auf ein beliebiges freies Feld ihrer Heimatfarbe setzen; sonst gilt es wie jedes gebaute.',
    '12.8': 'Den Auren bringt die Festung ein Gunstplättchen und eine Aktion mit 2 Stufen in einem Kult.',
    '12.9': 'Die Halblinge erhalten für jeden Spaten 1 Siegpunkt. Die Festung bringt sofort 3 Spaten.',
    '12.10':
      'Die Kultisten steigen für jedes ihrer Gebäude eine Kultstufe auf, wenn jemand dafür wirklich Macht annimmt. Lehnen alle ab, die annehmen könnten, erhalten sie 1 Macht; konnte niemand, erhalten sie nichts. Die Festung bringt 7 Siegpunkte.',
    '12.11':
      'Die Alchemisten dürfen in ihrem Zug, und auch am Ende, 1 Siegpunkt gegen 1 Münze oder 2 Münzen gegen 1 Siegpunkt tauschen. Die Festung bringt 12 Macht und von da an 2 Macht für jeden Spaten.',
    '12.12':
      'Die Düsterlinge zahlen für jeden gekauften Spaten einen Priester und erhalten dafür 2 Siegpunkte, für andere Spaten nicht. Beim Bau der Festung dürfen sie bis zu 3 Arbeiter zu Priestern machen, sofort oder gar nicht.',
    '12.13':
      'Die Konstrukteure dürfen als Aktion beliebig oft für 2 Arbeiter eine Brücke bauen. Mit der Festung erhalten sie bei jedem Passen 3 Siegpunkte für jede ihrer Brücken, an deren beiden Enden eigene Gebäude stehen.',
    '12.14':
      'Die Zwerge haben keine Schifffahrt. Wie die Fakire dürfen sie ein Feld überspringen: Sie zahlen 2 Arbeiter, mit der Festung 1, und erhalten 4 Siegpunkte.',
    '12.15':
      'Überspringen verbindet Gebäude auch bei der Wertung des größten Gebiets, und die Flussfelder einer Nixenstadt verbinden wie Land.',
    '12.16': 'Zwerge und Fakire haben in jeder Hinsicht Schifffahrt 0.',

    '13.1':
      'Eisvölker beginnen auf der gewählten Farbe, und jedes Feld, auf dem sie bauen, wird zu Eis. Ein Feld in Eis umzuwandeln kostet den Abstand seiner Farbe zur gewählten, mindestens 1 Spaten. Sie dürfen auch in andere Farben umwandeln, von der gewählten aus gesehen; ein Feld, das die gewählte Farbe annähme, wird stattdessen zu Eis *(Auslegung)*.',
    '13.2':
      'Die Frostfeen nehmen ein Gunstplättchen, sobald sie gewählt sind. Mit der Festung erhalten sie bei jedem Passen 3 Siegpunkte je Tempel.',
    '13.3':
      'Die Yetis zahlen für Machtaktionen 1 Macht weniger, und ihre Festung und ihr Heiligtum haben den Machtwert 4. Mit der Festung dürfen sie auch Machtaktionen nutzen, die in dieser Runde schon genutzt wurden.',
    '13.4':
      'Vulkanvölker haben keine Spaten. Als Aktion machen sie ein Feld in Reichweite zum Vulkan und dürfen dort bauen. Heimatfarben anderer kosten mehr, außer denen von Eisvölkern, Vulkanvölkern und Flusswanderern.',
    '13.5':
      'Die Geweihten zahlen für einen Vulkan 3 Stufen eines Kultes, bei der Heimatfarbe eines anderen 4; statt eines Spatens erhalten sie eine Kultstufe, und sie wird wie ein Spaten gewertet. Mit der Festung bringt jeder entsandte Priester 1 Stufe mehr.',
    '13.6':
      'Die Drachenmeister zahlen für einen Vulkan 1 Machtchip, bei der Heimatfarbe eines anderen 2, aus Schale I, dann II, dann III; statt eines Spatens erhalten sie einen neuen Chip in Schale I, und er wird wie ein Spaten gewertet. Die Festung bringt einen neuen Chip je mitspielender Person.',
    '13.7':
      'Die Flusswanderer wandeln nicht um und nutzen keine Spatenaktionen. Sie bauen auf freigeschalteten Farben, höchstens ein Flussfeld entfernt; bloße Nachbarschaft zählt nicht, und ihre ersten Wohnhäuser stehen am Fluss. Die Festung bringt zwei Brücken.',
    '13.8':
      'Die Flusswanderer dürfen einen Priester haben. Statt eines Priesters, den sie erhalten, dürfen sie für 1 Münze eine Farbe freischalten, für 2, wenn es die Heimatfarbe eines anderen ist; jede erhöht die Grenze um einen Priester.',
    '13.9':
      'Nimmt jemand für ein Gebäude der Gestaltwandler Macht an, dürfen sie für 1 Siegpunkt einen neuen Chip in Schale III kaufen; lehnen alle ab, die annehmen könnten, erhalten sie 1 Macht. Mit der Festung dürfen sie beliebig oft für 5 Macht oder 5 Machtchips eine neue Farbe wählen, die niemandes Heimatfarbe ist; was schon steht, bleibt. Die Startfarben der Eis- und Vulkanvölker sind wieder frei *(Auslegung)*.',
  },
};

export default rulebook;
