//! The rules of Settlement in German.

import type english from '../../../wire/rules/settlement';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Vorbereitung',
    '2': 'Züge',
    '3': 'Siedler',
    '4': 'Gebäude bauen',
    '5': 'Landschaften erkunden',
    '6': 'Monster',
    '7': 'Festungen',
    '8': 'Wildnisreihen',
    '9': 'Siedlungsreihen',
    '10': 'Ressourcen eintauschen',
    '11': 'Helden',
    '12': 'Passen',
    '13': 'Ende der Runde',
    '14': 'Artefakte',
    '15': 'Wertung',
    '16': 'Solomodus',
    '17': 'Vorrat',
  },
  rules: {
    '1.1': 'Settlement spielt man allein oder zu zweit bis zu viert über 6 Runden.',
    '1.2':
      'Jede Wildnisreihe hat einen verdeckten Stapel mit 12 Landschaftsplättchen; jedes zeigt eine Ressource und eine Monsterfarbe. Welche Plättchen es gibt, ist eine *Rekonstruktion*: Mit „gleichmäßigen“ Landschaften kommt in jeder Wildnisreihe jede Farbe dreimal vor, mit „wachsender Gefahr“ leben die starken Monster weiter draußen.',
    '1.3':
      'Es gibt 12 Arten von Gebäuden mit je 3 Plättchen. Sie liegen verdeckt, 9 davon werden offen als Markt ausgelegt; gleiche Plättchen werden zu Beginn nicht gestapelt.',
    '1.4':
      'Die 48 Helden werden gemischt, vier von ihnen bilden die Heldenreihe. Alle Heldenkarten bis auf eine sind eine *Rekonstruktion*.',
    '1.5': 'Drei Artefakte mehr, als Personen mitspielen, liegen offen in der Artefaktreihe. Die übrigen bleiben aus dem Spiel.',
    '1.6': 'Du beginnst mit 6 normalen Siedlern, 1 Holz, 1 Lehm und 1 Stein, aber ohne Diamanten und Gold.',
    '1.7': 'Wer den Startmarker bekommt, entscheidet das Los.',
    '1.8':
      'Vor der ersten Runde nehmen sich alle ein Artefakt. Zuerst wählt, wer rechts neben dem Startspieler sitzt, dann geht es gegen den Uhrzeigersinn weiter, sodass der Startspieler zuletzt wählt. Die Artefaktreihe wird nicht aufgefüllt: Drei Artefakte bleiben liegen.',

    '2.1': 'Gespielt wird im Uhrzeigersinn, beginnend beim Startspieler, bis alle gepasst haben.',
    '2.2': 'In deinem Zug darfst du höchstens eine Aktion ausführen und höchstens einen Helden einladen; die Reihenfolge ist dir überlassen.',
    '2.3':
      'Wenn du weder eine Aktion ausführst noch einen Helden einlädst, musst du passen. Nur Ressourcen einzutauschen gilt nicht als Zug.',
    '2.4': 'Nach einer Aktion oder einer Einladung darfst du deinen Zug beenden oder sofort passen.',
    '2.5': 'Sobald du gepasst hast, ist die Runde für dich vorbei.',
    '2.6': 'Wer als Erstes passt, beginnt die nächste Runde; die Reihenfolge der laufenden Runde ändert sich dadurch nicht.',

    '3.1':
      'Jede Aktion kostet Siedler, und du brauchst genug davon. Normale Siedler und Bonussiedler zählen gleich und lassen sich mischen. Solange du nichts anderes bestimmst (§3.4), werden zuerst normale eingesetzt, denn sie kommen zurück, eingesetzte Bonussiedler nicht.',
    '3.2':
      'Jede Wildnisreihe, jede Siedlungsreihe und jede Festung kann nur einmal pro Runde aktiviert werden. Alle anderen Aktionen darfst du beliebig oft ausführen.',
    '3.3': 'Einen Bonussiedler darfst du einsetzen, sobald du ihn hast, auch noch im selben Zug.',
    '3.4':
      'Vor deiner Aktion darfst du bestimmen, wie viele Bonussiedler du dafür einsetzt; kostet sie weniger Siedler, sind es so viele, wie sie kostet. Gefragt wirst du nur, wo es einen Unterschied macht: solange du Siedler beider Arten hast und nicht in der letzten Runde.',

    '4.1':
      'Um zu bauen, setzt du 1 Siedler ein, wählst ein Gebäude vom Markt, zahlst seine Kosten und legst es auf ein beliebiges freies Gebäudefeld deiner Siedlung.',
    '4.2': 'Ohne freies Gebäudefeld kannst du nicht bauen. Gebäude werden nie verschoben oder entfernt.',
    '4.3':
      'Nach dem Bauen wird das frei gewordene Marktfeld mit einem verdeckten Plättchen aufgefüllt. Liegen dort noch gleiche Gebäude auf dem Stapel oder gibt es keine Plättchen mehr, wird nichts nachgezogen. Liegen ein Stapel und ein einzelnes Plättchen derselben Art aus, wählst du, wovon du nimmst.',
    '4.4': 'In deiner Siedlung dürfen mehrere Gebäude derselben Art stehen.',
    '4.5':
      'Ein Gebäude in einer Siedlungsreihe, die du in dieser Runde schon aktiviert hast, wirkt erst, wenn die Reihe wieder aktiviert wird. Ebenso ist es mit einer Landschaft, die du in einer schon aktivierten Wildnisreihe erkundest.',

    '5.1':
      'Erkunden kostet in Wildnisreihe I 1 Siedler, in II 2 und in III 3 Siedler. Wähle zuerst ein leeres Landschaftsfeld der Reihe; dann wird das oberste Plättchen ihres Stapels dorthin gelegt.',
    '5.2': 'Deine erste Landschaft musst du in Wildnisreihe I erkunden, auf einem beliebigen ihrer drei Felder.',
    '5.3':
      'Jede weitere Landschaft muss an eine schon erkundete angrenzen: links, rechts, darüber oder darunter, nicht schräg. Monster auf der Nachbarlandschaft spielen keine Rolle.',
    '5.4': 'Das Erkunden selbst bringt keine Ressource. Danach wird überprüft, ob auf dem neuen Plättchen ein Monster erscheint.',

    '6.1':
      'Wird eine Landschaft auf Monster überprüft, erscheint ein Monster ihrer Farbe, wenn in diesem Moment mindestens ein Held der Heldenreihe diese Farbe zeigt. Es ist immer nur ein Monster, und eingeladene Helden zählen nicht mehr.',
    '6.2': 'Auf einer Landschaft mit Festung erscheint niemals ein Monster.',
    '6.3':
      'Du kannst ein Monster auf einer deiner Landschaften bekämpfen: ein grünes mit 1 Siedler, ein gelbes mit 2, ein blaues mit 3, ein rotes mit 4 Siedlern. Das Monster verschwindet.',
    '6.4':
      'Die Belohnung erhältst du sofort: 1 Diamanten für ein grünes Monster, 1 Gold für ein gelbes, 2 Gold für ein blaues, 1 Diamanten und 2 Gold für ein rotes.',
    '6.5': 'Ist das Monster besiegt, liefert die Landschaft wieder ihre Ressource, auch noch in derselben Runde.',

    '7.1':
      'Mit 1 Siedler errichtest du eine Festung auf einer deiner erkundeten Landschaften, auf der weder eine Festung noch ein Monster ist. Sie bleibt dort für immer.',
    '7.2':
      'Mit 1 Siedler aktivierst du eine Festung und erhältst eine Ressource ihrer Landschaft, ohne auf Monster zu überprüfen. Das darfst du auch, wenn du ihre Wildnisreihe in derselben Runde aktiviert hast.',
    '7.3': 'Eine Festung kann schon in der Runde aktiviert werden, in der sie errichtet wurde.',

    '8.1':
      'Mit 1 Siedler aktivierst du eine Wildnisreihe: Jede ihrer Landschaften ohne Monster liefert eine Ressource, auch wenn du dort in derselben Runde eine Festung aktiviert hast.',
    '8.2': 'Auf den Ertrag einer Wildnisreihe kannst du nicht verzichten.',
    '8.3':
      'Nachdem alle Ressourcen geliefert sind, wird jede Landschaft, die gerade geliefert hat und keine Festung trägt, auf Monster überprüft. Ein Monster nimmt dir nichts wieder weg.',
    '8.4': 'Auch eine Wildnisreihe ohne Landschaft oder eine Siedlungsreihe ohne Gebäude darf aktiviert werden; sie bringt aber nichts ein.',

    '9.1':
      'Mit 1 Siedler aktivierst du eine Siedlungsreihe: Du darfst jedes ihrer Gebäude einmal nutzen, in beliebiger Reihenfolge, und auslassen, was du nicht brauchst.',
    '9.2':
      'Das Sägewerk gibt 1 Holz, die Lehmgrube 1 Lehm, der Steinbruch 1 Stein und die Diamantenmine 1 Diamanten aus dem allgemeinen Vorrat.',
    '9.3': 'Der Warenspeicher gibt dir 1 normale Ressource deiner Wahl.',
    '9.4': 'Auf dem Basar tauschst du 1 deiner normalen Ressourcen gegen 1 Gold.',
    '9.5':
      'Der Edelsteinschleifer macht aus 1 Diamanten 1 Holz, 1 Lehm und 1 Stein, der Alchemist aus 1 Gold 2 Diamanten: einmal bei jeder Nutzung.',
    '9.6': 'In der Taverne tauschst du 1 Diamanten gegen 2 Bonussiedler.',
    '9.7':
      'Der Handelsposten gibt dir 1 Ressource einer deiner Landschaften mit Festung. Das kostet keinen Siedler, und die Festung selbst kann weiterhin aktiviert werden.',
    '9.8':
      'Bei jeder Nutzung darfst du 1 Gold auf die Bank oder 1 Diamanten auf die Kirche legen. Es bleibt dort für immer und bringt am Ende Siegpunkte; eine Obergrenze gibt es nicht.',

    '10.1':
      'In deinem Zug darfst du jederzeit und beliebig oft mit dem allgemeinen Vorrat tauschen: 2 normale Ressourcen gegen 1 normale Ressource, 1 Holz, 1 Lehm und 1 Stein gegen 1 Diamanten, 2 Diamanten gegen 1 Gold oder 1 Gold gegen 1 normale Ressource. Da sich Gold weitertauschen lässt, bekommst du für 2 Diamanten auch gleich 1 normale Ressource.',
    '10.2':
      'Andere Wechselkurse gibt es nicht: kein Gold gegen Diamanten, keinen einzelnen Diamanten gegen normale Ressourcen, keine drei gleichen Ressourcen gegen einen Diamanten. Untereinander wird nicht getauscht.',
    '10.3':
      'Auch mitten in einer Aktion darfst du tauschen: zwischen zwei Gebäuden einer Siedlungsreihe und solange du wegen der Schriftrolle des Glücks oder der Schamanenmaske etwas entscheiden musst. Nach dem Passen tauschst du nicht mehr.',
    '10.4': 'Was du erhältst, muss von anderer Art sein als alles, was du abgibst.',

    '11.1': 'Einmal in deinem Zug, vor oder nach deiner Aktion, aber nicht mittendrin, darfst du einen Helden aus der Heldenreihe einladen. Das kostet keinen Siedler.',
    '11.2':
      'Du zahlst die Kosten des Helden und den Aufpreis für seinen Platz in der Heldenreihe: 2 Diamanten ganz links, 1 Diamanten auf dem zweiten Platz, nichts auf dem dritten und vierten. Bei weniger als vier Karten bleiben die linken Plätze leer.',
    '11.3': 'Die Bonussiedler eines Helden erhältst du sofort.',
    '11.4':
      'Ein eingeladener Held liegt von nun an neben deinem Spieltableau. Die anderen Karten rücken nach rechts, und links kommt eine neue dazu, solange der Heldenstapel reicht. Alle dürfen sehen, wer wen eingeladen hat.',

    '12.1':
      'Beim Passen gibst du deine normalen Ressourcen ab, bis auf eine je eigener Festung: Du bestimmst, welche das sind, und darfst auch weniger behalten. Diamanten und Gold bleiben dir.',
    '12.2':
      'Beim Passen kommen deine normalen Siedler zurück. Eingesetzte Bonussiedler sind verloren, nicht eingesetzte behältst du.',
    '12.3':
      'Beim Passen nimmst du dir ein neues Artefakt aus der Artefaktreihe und legst erst dann dein altes zurück. Dasselbe behalten kannst du also nicht; aber du darfst nehmen, was jemand gerade zurückgelegt hat oder was du in einer früheren Runde schon hattest.',
    '12.4': 'In der letzten Runde ist mit dem Passen alles getan: Nichts wird behalten und kein Artefakt genommen.',

    '13.1': 'Haben alle gepasst, wird der Held ganz rechts abgelegt, die anderen rücken nach rechts, und links kommt ein neuer dazu.',
    '13.2':
      'Danach werden gleiche Gebäude auf dem Markt gestapelt, ein Stapel je Art, und jedes freie Marktfeld erhält ein neues Plättchen. Die neuen Plättchen werden jetzt nicht gestapelt, was auch immer sie zeigen.',
    '13.3':
      'Dann beginnt die nächste Runde. Nach der letzten Runde geschieht nichts davon: Sobald alle gepasst haben, ist die Partie zu Ende.',

    '14.1':
      'Ewige Sanduhr: Nach dem Bauen darfst du den Effekt des neuen Gebäudes einmal nutzen, ohne Siedler. Seine Siedlungsreihe kann weiterhin aktiviert werden.',
    '14.2':
      'Verzauberter Kompass: Beim Erkunden erhältst du eine Ressource der neuen Landschaft. Erst danach wird auf Monster überprüft; die Ressource behältst du in jedem Fall.',
    '14.3': 'Streitkolben der Tapferkeit: Jedes Mal, wenn du ein Monster bekämpfst, erhältst du 1 Diamanten zusätzlich.',
    '14.4':
      'Trank der Macht: Errichtest du eine Festung, erhältst du sofort eine Ressource ihrer Landschaft, ohne auf Monster zu überprüfen.',
    '14.5':
      'Schriftrolle des Glücks: Aktivierst du eine Wildnisreihe, erhältst du eine zusätzliche Ressource einer ihrer Landschaften, auch einer mit Monster. Ohne Landschaft gibt es nichts, und überprüft wird dafür nicht.',
    '14.6':
      'Herrschaftskrone: Aktivierst du eine Festung, erhältst du eine zusätzliche Ressource ihrer Landschaft. Für Handelsposten und Wildnisreihen gilt das nicht.',
    '14.7': 'Verzierter Humpen: Jeder Held, den du einlädst, bringt dir 1 Bonussiedler zusätzlich.',
    '14.8':
      'Leitstern: Einmal pro Runde darfst du eine deiner Wildnisreihen ein zweites Mal aktivieren, als eigene Aktion mit 1 Siedler. Nur Landschaften ohne Monster liefern und werden überprüft.',
    '14.9':
      'Schlüssel des Wissens: Einmal pro Runde darfst du eine deiner Siedlungsreihen ein zweites Mal aktivieren, als eigene Aktion mit 1 Siedler.',
    '14.10':
      'Spiegel der Verwandlung: Normale Ressourcen tauschst du jederzeit in deinem Zug eins zu eins statt zwei zu eins. Was du so erhalten hast, kannst du weitertauschen, aber nicht im Kreis: Ist Holz zu Lehm geworden, direkt oder über Stein, wird kein Lehm zu Holz, bevor du etwas anderes tust, als eins zu eins zu tauschen.',
    '14.11':
      'Schamanenmaske: Bei jeder Überprüfung entscheidest du für jedes Plättchen, ob sein Monster erscheint, egal welche Helden ausliegen. Auf einer Landschaft mit Festung erscheint trotzdem keines.',
    '14.12':
      'Sobald du sie nimmst, gibt die Lebendige Truhe 1 Bonussiedler, der Magische Schatz 1 Gold und der Diamantring 1 Diamanten, auch bei der ersten Wahl der Artefakte. Nach dem Passen musst du davon nichts zurückgeben.',

    '15.1':
      'Siegpunkte gibt es für deine Helden, für Gold auf deinen Banken (je 5) und für Diamanten auf deinen Kirchen (je 4). Sonst zählt nichts.',
    '15.2':
      'Am Ende bringt ein Abenteurer 1 Siegpunkt je eigener Landschaft, auch mit Monster, ein Baumeister 1 je eigenem Gebäude, ein Verteidiger 1 je eigener Festung und ein Handwerker die Zahl auf seiner Karte.',
    '15.3':
      'Bei Gleichstand entscheidet mehr Gold im persönlichen Vorrat, dann mehr Diamanten; was auf Banken und Kirchen liegt, zählt dabei nicht. Besteht der Gleichstand weiter, wird der Rang geteilt.',

    '16.1': 'Allein wählst du aus 4 offenen Artefakten; die anderen zehn bilden einen verdeckten Stapel.',
    '16.2':
      'Nach dem Passen nimmst du eines der drei offenen Artefakte. Dein altes kommt aus dem Spiel, und eines vom Stapel kommt in die Artefaktreihe.',
    '16.3':
      'Dein Ergebnis macht dich zum Siedler (bis 50 Siegpunkte), zum Bürgermeister (51 bis 75), zum Ritter (76 bis 100) oder zum Lord (ab 101).',

    '17.1': 'Ressourcen und Bonussiedler gehen nie aus, es sei denn, ihr spielt mit begrenztem Vorrat.',
    '17.2':
      'Mit begrenztem Vorrat gibt es von jeder Ressource 16, dazu 24 Bonussiedler, wie in der italienischen Anleitung. Die Quellen sind sich nicht einig: Beschreibungen der Schachtel zählen 42 Diamanten und 32 Gold. Stünde dir mehr zu, als da ist, bekommst du, was da ist.',
    '17.3': 'Mit begrenztem Vorrat kannst du nur tauschen oder ein Gebäude nutzen, wenn alles da ist, was du dafür erhältst.',
    '17.4': 'Landschaften, Festungen und Monster reichen immer für alle; von jeder Farbe gibt es höchstens 9 Monster.',
  },
};

export default rulebook;
