//! The rules of Guilds in German.

import type english from '../../../wire/rules/guilds';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Das Solotableau',
    '2': 'Vorbereitung des Solospiels',
    '3': 'Beginn des Spielzugs im Solospiel',
    '4': 'Gildenplättchen legen',
    '5': 'Felder mit Bedingung',
    '6': 'Die Bedingungen',
    '7': 'Ende und Ergebnis des Solospiels',
    '8': 'Vorbereitung des Grundspiels',
    '9': 'Ein Spielzug',
    '10': 'Würfelaktionen',
    '11': 'Minen und Erkundung',
    '12': 'Angriffe',
    '13': 'Aktionskarten',
    '14': 'Spielerkarten',
    '15': 'Öffentliche Gebäude',
    '16': 'Wertung',
  },
  rules: {
    '1.1':
      'Das Solotableau hat 18 Felder in den drei Reihen a, b und c mit je sechs Feldern, drei Startfelder I, II und III und eine Verlustbox.',
    '1.2':
      'Neun Felder zeigen Bedingungen: sieben Minenfelder und zwei 5-Krüge-Felder. Das sechste Feld jeder Reihe ist ein Schlussfeld, ebenfalls mit Bedingung. Die übrigen sechs Felder sind leer.',
    '1.3':
      '*(wahrscheinlichste Lesart)* Die Bedingungen einer Reihe stehen auf ihren Feldern 2, 4 und 5, in der Reihenfolge von §6; die Felder 1 und 3 sind leer.',

    '2.1':
      'Von jeder der drei Nichtspielerfarben kommen sechs Gildenplättchen in einen Beutel. Drei davon werden auf die Startfelder gezogen, beginnend mit I.',
    '2.2': 'Auf jedem der sieben Minenfelder liegt eine deiner Minen, auf jedem der beiden 5-Krüge-Felder eine 5-Krüge-Münze.',

    '3.1':
      'Ein Spielzug im Solospiel beginnt vor allen Aktionen so: Eine Angriffskarte wird aufgedeckt, Würfel werden gezogen und geworfen, du darfst Gildenplättchen tauschen, das Plättchen von Startfeld I wird gelegt, und die anderen rücken nach.',
    '3.2': 'Einmal je Spielzug darfst du 3 Krüge zahlen, um die Gildenplättchen auf den Startfeldern I und II oder die auf II und III zu tauschen.',
    '3.3': 'Das Gildenplättchen von Startfeld I wird auf das Solotableau gelegt und sein Feld sofort abgehandelt.',
    '3.4':
      'Die anderen beiden Gildenplättchen rücken ein Startfeld nach, und ein neues wird auf III gezogen. Nach Spielzug 15 ist der Beutel leer.',

    '4.1': 'In jeder Reihe des Solotableaus liegen nur Gildenplättchen einer Farbe.',
    '4.2':
      'Das erste Gildenplättchen des Spiels eröffnet Reihe a, das erste der nächsten neuen Farbe Reihe b, das der dritten Farbe Reihe c.',
    '4.3':
      'Ein Gildenplättchen kommt in die Reihe seiner Farbe, auf das am weitesten links liegende freie Feld. Beim Legen hast du keine Wahl: Deine Wahl ist der Tausch davor.',

    '5.1':
      'Auf einem Feld mit Bedingung geschieht zuerst seine generelle Aktion, wenn es eine hat; dann wird die Bedingung geprüft. Dabei zählt nur, was du hast; bezahlt wird nichts.',
    '5.2': 'Erfüllst du die Bedingung, wird der negative Effekt ignoriert.',
    '5.3':
      'Erfüllst du die Bedingung eines Minenfelds, legst du seine Mine nach den üblichen Regeln auf eine Landschaft (§11.2). Sie braucht keinen Würfel, die Schwierigkeit zählt nicht, und ist keine Landschaft möglich, kommt sie in deine Reserve *(Auslegung)*.',
    '5.4': 'Erfüllst du die Bedingung eines 5-Krüge-Felds, gehört die Münze darauf dir.',
    '5.5':
      'Erfüllst du die Bedingung nicht, tritt der negative Effekt sofort ein, und eine Mine auf dem Feld kommt in die Verlustbox.',
    '5.6':
      'Erfüllst du die Bedingung eines 5-Krüge-Felds nicht, kommt seine Münze als Erinnerung auf ein Schlussfeld und ändert dessen Bedingung. Diese Münze bekommst du nie. *(wahrscheinlichste Lesart)* Die Münze der Reihe a kommt auf a6, die der Reihe b auf b6.',
    '5.7':
      'Einsturz: Ein Würfel wird geworfen. Bei 1 bis 4 kommen alle Erz- und Kristallplättchen dieser Spalte in den allgemeinen Vorrat, bei 5 die der zweiten Reihe von oben, bei 6 die der dritten. Sie bleiben im Spiel, und Aktionskarten können sie zurückbringen (§13.5).',
    '5.8': 'Gibt es für einen Effekt zu wenige Karten oder Gebäude, werden so viele genommen, wie da sind *(Auslegung)*.',
    '5.9':
      'Du darfst keine Aktionskarten abwerfen, um eine Bedingung zu erfüllen: Sie verlassen deine Hand nur, wenn du sie spielst oder ziehst, während du 3 hältst (§13.2).',

    '6.1':
      'Feld a2, Minenfeld. Zuerst kommt 1 zufälliges ungebautes öffentliches Gebäude in die Schachtel. Bedingung: mindestens 7 Krüge. Sonst werden 2 zufällige ungebaute öffentliche Gebäude zu Strafgebäuden, und du bekommst 2 Minuspunkte.',
    '6.2':
      'Feld a4, Minenfeld. Zuerst kommen die obersten 5 Aktionskarten des Nachziehstapels in die Schachtel. Bedingung: keine Aktionskarte auf der Hand. Sonst kommen die obersten 15 Aktionskarten in die Schachtel.',
    '6.3':
      'Feld a5, 5-Krüge-Feld. Bedingung: mindestens 1 Handelsmedaille. Sonst gibt es einen Einsturz, und die Münze kommt auf ein Schlussfeld. *(wahrscheinlichste Lesart)* Das ist a6.',
    '6.4': 'Feld a6, Schlussfeld. Bedingung: mindestens 20 Krüge; liegt die Münze hier, mindestens 25 Krüge.',
    '6.5':
      'Feld b2, 5-Krüge-Feld. Zuerst gibt es in jedem Fall einen Einsturz. Bedingung: mindestens 3 Kampfpunkte. Sonst kommt die Münze auf ein Schlussfeld. *(wahrscheinlichste Lesart)* Das ist b6.',
    '6.6':
      'Feld b4, Minenfeld. Zuerst kommt 1 zufälliges ungebautes öffentliches Gebäude in die Schachtel. Bedingung: mindestens 14 Krüge. Sonst werden 3 zufällige ungebaute öffentliche Gebäude zu Strafgebäuden, und du bekommst 3 Minuspunkte.',
    '6.7':
      'Feld b5, Minenfeld. Bedingung: mindestens 6 Spielerkarten im Spielbereich. Sonst kommen 2 deiner Spielerkarten aus dem Spielbereich zurück in dein Deck. Du wählst, welche *(Auslegung)*.',
    '6.8':
      'Feld b6, Schlussfeld. Bedingung: mindestens 3 Erkundungsmedaillen; liegt die Münze hier, stattdessen mindestens 2 Handelsmedaillen.',
    '6.9':
      'Feld c2, Minenfeld. Bedingung: mindestens 3 Aktionskarten auf der Hand. Sonst kommt die obere Hälfte des Nachziehstapels, abgerundet, in die Schachtel.',
    '6.10': 'Feld c4, Minenfeld. Bedingung: mindestens 3 Erz- oder Kristallplättchen. Sonst gibt es einen Einsturz.',
    '6.11': 'Feld c5, Minenfeld. Bedingung: Medaillen von 3 verschiedenen Arten. Sonst verlierst du 1 Medaille deiner Wahl.',
    '6.12': 'Feld c6, Schlussfeld. Bedingung: mindestens 3 Zivilmedaillen. Sie ändert sich nie.',
    '6.13':
      'Ein Strafgebäude kommt mit einem Gildenplättchen einer Nichtspielerfarbe ins Spiel. Es zu nutzen kostet das Doppelte. Es gilt als gebaut: Niemand kann es bauen, und es bringt niemandem Siegpunkte oder Medaillen. Auch ein Gebäude, das in die Schachtel kam, kann nicht mehr gebaut werden.',

    '7.1': 'Erfüllst du die Bedingung deines ersten Schlussfelds, geht das Spiel weiter.',
    '7.2': 'Erfüllst du die Bedingung eines zweiten Schlussfelds, endet das Spiel sofort.',
    '7.3': 'Erfüllst du die Bedingung eines Schlussfelds nicht, ist das Spiel sofort verloren.',
    '7.4': 'Hast du nach 16 Spielzügen nicht zwei Schlussfelder erfüllt, ist das Spiel verloren.',
    '7.5':
      'Im Solospiel zählt die übliche Wertung (§16), abzüglich 2 Siegpunkte für jede Mine in der Verlustbox und abzüglich deiner Minuspunkte (§6.1, §6.6). *(wahrscheinlichste Lesart)* Jedes erfüllte Schlussfeld zählt 3 Siegpunkte, das zweite 5 weitere.',
    '7.6': 'Du gewinnst das Solospiel mit zwei erfüllten Schlussfeldern und mindestens 70 Siegpunkten; sonst hast du verloren.',

    '8.1':
      'Die Landschaften liegen in vier Spalten und vier Reihen; Reihe 4 ganz unten ist das Tal. Je acht tragen Erz und Kristall, zufällig verteilt, und auf jeder liegt zu Beginn ein Plättchen ihrer Art.',
    '8.2':
      'Es gibt 22 Erz- und 14 Kristallplättchen; die auf keiner Landschaft liegen, bilden den allgemeinen Vorrat. Auf einer Landschaft liegen höchstens 2 Plättchen.',
    '8.3':
      'Du beginnst mit 4 Krügen, 2 Aktionskarten, einem Deck aus 12 Spielerkarten und 10 Minen in der Reserve; im Solospiel liegen 7 dieser Minen auf dem Solotableau. Medaillen und Kampfpunkte hat noch niemand.',
    '8.4': 'Zu Beginn sind alle 14 öffentlichen Gebäude ungebaut und stehen allen offen.',
    '8.5':
      'Zu zweit bis zu viert hat jeder 12 Spielzüge, im Uhrzeigersinn von einem ausgelosten Startspieler aus, ohne Solotableau.',
    '8.6': 'Jeder nach dem Startspieler beginnt mit 4 Krügen mehr als der vor ihm.',

    '9.1': 'Jeder Spielzug beginnt damit, dass eine Angriffskarte aufgedeckt wird.',
    '9.2':
      'Dann werden 2 Würfel aus dem Beutel gezogen und geworfen. Im Beutel sind je 3 Würfel in vier Farben; benutzte werden beiseitegelegt, und ist der Beutel leer, kommen alle wieder hinein.',
    '9.3': 'Nutze jeden Würfel für eine Würfelaktion oder verzichte für 1 Krug auf ihn.',
    '9.4': 'Vor, zwischen und nach deinen Würfelaktionen darfst du Aktionskarten spielen und öffentliche Gebäude nutzen.',
    '9.5': 'Du kannst deinen Spielzug erst beenden, wenn alle deine Würfel benutzt sind; dann wird der Angriff abgehandelt.',

    '10.1':
      'Die Stärke eines Würfels sind seine Augen, 1 mehr, wenn seine Farbe zur Aktion passt, und dazu die Boni deiner Spielerkarten. Eine Würfelaktion muss etwas bewirken. Schürfen und Fördern sind grün, Handeln ist gelb, Bauen und Anwerben sind weiß, Rüsten ist rot; Studieren und Arbeiten haben keine Farbe.',
    '10.2': 'Schürfen: Lege eine Mine aus deiner Reserve auf eine Landschaft, deren Schwierigkeit höchstens der Stärke des Würfels entspricht.',
    '10.3':
      'Fördern: Nimm 1 Plättchen, ab Stärke 3 bis zu 2, ab Stärke 6 bis zu 3, von Landschaften mit einer Mine von dir in dein Lager; mindestens eines.',
    '10.4':
      'Handeln: Verkaufe Plättchen aus deinem Lager, mindestens eines und höchstens so viele wie die halbe Stärke, aufgerundet: Erz für 2 Krüge, Kristall für 3 Krüge.',
    '10.5':
      'Ein Handel mit mindestens 4 Plättchen bringt eine Handelsmedaille; ebenso einer mit Stärke 7 oder mehr, der mindestens ein Erz und einen Kristall verkauft.',
    '10.6': 'Bauen: Baue ein öffentliches Gebäude, dessen Rang höchstens der Stärke des Würfels entspricht.',
    '10.7': 'Anwerben: Ziehe 2 deiner Spielerkarten, ab Stärke 5 sind es 3, und spiele eine davon oder keine.',
    '10.8': 'Rüsten: Du erhältst 1 Kampfpunkt, ab Stärke 6 sind es 2, ab Stärke 7 sind es 3.',
    '10.9': 'Studieren: Ziehe 1 Aktionskarte, ab Stärke 6 sind es 2.',
    '10.10': 'Arbeiten: Du erhältst 1 Krug, ab Stärke 3 sind es 2.',
    '10.11': 'Du kannst höchstens 10 Kampfpunkte haben; weitere verfallen.',

    '11.1': 'Für eine neue Mine muss dein Würfel, deine Karte oder dein Gebäude der Schwierigkeit der Landschaft gewachsen sein: 1 in Reihe 4, 3 in Reihe 3, 4 in Reihe 2, 5 in Reihe 1.',
    '11.2':
      'Eine Mine darfst du in Reihe 4 legen oder über, unter oder neben eine eigene Mine, nicht schräg. Auf eine Landschaft passt nur eine Mine von dir, und Minen von höchstens 3 Personen.',
    '11.3': 'Deine erste Mine in Reihe 3, deine erste in Reihe 2 und deine erste in Reihe 1 bringen je eine Erkundungsmedaille.',
    '11.4': 'Jede Spalte mit eigenen Minen in allen vier Reihen bringt eine Erkundungsmedaille.',
    '11.5': 'Von jeder Art gibt es 12 Medaillen; ist eine Art aufgebraucht, bekommt man sie nicht mehr.',

    '12.1':
      'Es gibt zwei Stapel mit je zehn Angriffskarten, I für die erste Hälfte des Spiels und II für die zweite. Wird eine Karte aufgedeckt, legt ihre Ader zuerst ein Plättchen auf die oberste Landschaft ohne Plättchen in der Spalte der Karte, wenn der Vorrat eines der richtigen Art hat.',
    '12.2':
      'Ist ein Stapel leer, wird er aus seinen Karten neu gebildet, die keine Trophäen sind. Gibt es keine, wird keine Angriffskarte aufgedeckt.',
    '12.3':
      'Am Ende deines Spielzugs darfst du so viele Kampfpunkte ausgeben, wie der Angriff Stärke hat. Dann ist er abgewehrt: Du erhältst so viele Krüge wie seine Stärke und behältst die Karte als Trophäe.',
    '12.4': 'Ein Angriff, der nicht abgewehrt wird, richtet seinen Schaden an, soweit möglich. Ein Überfall kostet dich 2 Krüge je Punkt seiner Stärke.',
    '12.5': 'Bestien: Alle Plättchen in der Spalte der Karte kommen in den allgemeinen Vorrat.',
    '12.6': 'Verfall: Je Punkt seiner Stärke kommt 1 Erz- oder Kristallplättchen aus deinem Lager in den Vorrat; du wählst, welches.',
    '12.7': 'Panik: Je Punkt ihrer Stärke kommen 2 Aktionskarten des Nachziehstapels in die Schachtel.',

    '13.1':
      'Es gibt 18 Arten von Aktionskarten mit je 3 Karten. Deine Hand ist geheim; gespielte und abgeworfene Karten liegen offen auf dem Ablagestapel. Neu gemischt wird nie.',
    '13.2':
      'Ohne sie zu spielen, legst du eine Aktionskarte nur dann auf den Ablagestapel, wenn du eine ziehst und schon 3 hältst. Das Handkartenlimit ist also 3: Mit voller Hand ziehst du trotzdem, Karte für Karte, und musst eine der vier ablegen, bevor etwas anderes geschieht.',
    '13.3':
      'Du kannst eine Karte nur spielen, wenn sich ihre Aktion ausführen lässt. Gemeint ist die ganze: jedes Plättchen, jede Karte, jede Medaille und jeder Kampfpunkt, den sie nennt *(Auslegung)*. Ihr Preis, falls sie einen hat, wird zuerst bezahlt, und was bezahlt ist, steht für die Aktion nicht zur Verfügung. Von einem leeren Stapel wird nichts gezogen.',
    '13.4': 'Karten, die in die Schachtel kommen, werden nicht angesehen.',
    '13.5':
      'Neue Ader: 2 Erzplättchen aus dem Vorrat kommen auf Landschaften mit Platz. Kristallblüte: ebenso 2 Kristallplättchen. Reicher Fund: ebenso 1 Erz- und 1 Kristallplättchen.',
    '13.6': 'Bote: 2 Krüge. Zehnt: 1 Krug je eigenem Gebäude; du brauchst mindestens eines.',
    '13.7': 'Eilauftrag: Verkaufe bis zu 2 Plättchen, jedes für 1 Krug mehr als beim Handeln.',
    '13.8': 'Jahrmarkt: Für 1 Krug werden ein Erz- und ein Kristallplättchen zu einer Handelsmedaille.',
    '13.9': 'Söldner: 2 Kampfpunkte. Bürgerwehr: 1 Kampfpunkt je eigenem Gebäude; du brauchst mindestens eines.',
    '13.10':
      'Stollen: Lege eine Mine aus deiner Reserve auf eine Landschaft mit Schwierigkeit höchstens 4. Bergführer: ebenso mit Schwierigkeit höchstens 3.',
    '13.11': 'Förderkorb: Nimm für 1 Krug ein Plättchen von einer Landschaft mit einer Mine von dir.',
    '13.12':
      'Baumeister: Für 2 Krüge kostet dein nächstes Bauen in diesem Spielzug ein Erz- oder Kristallplättchen weniger, nach deiner Wahl. Gerüst: Dein nächstes Bauen in diesem Spielzug braucht 2 weniger Stärke. Beide kannst du nur spielen, wenn dann ein Bau möglich ist, und nicht zweimal für denselben Bau.',
    '13.13': 'Herold: Wirb mit zwei gezogenen Karten an; die gespielte Karte ist 1 Krug billiger.',
    '13.14': 'Glücksbringer: Drehe einen unbenutzten Würfel auf eine andere Seite. Zweiter Anlauf: Wirf alle unbenutzten Würfel neu.',
    '13.15': 'Kontobuch: Ziehe für 1 Krug 2 Aktionskarten.',

    '14.1':
      'Beim Anwerben ziehst du die Karten offen von deinem Deck, so viele, wie da sind. Eine davon darfst du spielen, indem du ihre Kosten zahlst; die übrigen kommen zurück.',
    '14.2': 'Kosten, die billiger werden, sinken nie unter 0.',
    '14.3':
      'Steiger (1 Krug, 1 Siegpunkt): 1 Stärke mehr beim Fördern. Markscheider (1 Krug, 1 Siegpunkt): ebenso beim Schürfen. Maurer (2 Krüge, 1 Siegpunkt): ebenso beim Bauen.',
    '14.4':
      'Makler (2 Krüge, 1 Siegpunkt): 1 Krug mehr bei jedem Handeln. Hauptmann (1 Krug, 1 Siegpunkt): Rüsten bringt 1 mehr. Gelehrter (3 Krüge, 1 Siegpunkt): Beim Studieren ziehst du 1 Karte mehr.',
    '14.5': 'Verwalter (2 Krüge, 1 Siegpunkt): 1 Krug, wenn du deine Würfel ziehst.',
    '14.6':
      'Gesandter (9 Krüge, 1 Siegpunkt): sofort eine Handelsmedaille. Kundschafter (4 Krüge, 1 Siegpunkt): sofort eine Erkundungsmedaille. Ratsherr (4 Krüge, 1 Siegpunkt): sofort eine Zivilmedaille.',
    '14.7': 'Veteran (2 Krüge, 1 Siegpunkt): sofort 2 Kampfpunkte. Gönner (4 Krüge, 5 Siegpunkte): nichts als die Siegpunkte.',

    '15.1': 'Jedes öffentliche Gebäude kann nur einmal gebaut werden. Du zahlst seine Kosten, legst eines deiner 12 Gildenplättchen darauf und nimmst eine Zivilmedaille.',
    '15.2': 'Du darfst jedes Gebäude im Spiel nutzen, jedes höchstens einmal je Spielzug, wenn sich sein ganzer Effekt ausführen lässt.',
    '15.3':
      'Um ein Gebäude zu nutzen, zahlst du seinen Nutzungspreis: beim eigenen Gebäude an die Kasse, bei einem fremden an den Besitzer; bei einem Strafgebäude ist er doppelt so hoch und geht an die Kasse.',
    '15.4':
      'Schmelzhütte (Rang 2, Kosten 2 Erz, 3 Siegpunkte, Nutzung 1 Krug): Ein Erzplättchen wird zu 4 Krügen. Edelsteinbörse (Rang 2, Kosten 1 Erz und 1 Kristall, 3 Siegpunkte, Nutzung 1 Krug): Ein Kristallplättchen wird zu 5 Krügen.',
    '15.5':
      'Gildenhaus (Rang 3, Kosten 2 Erz und 1 Kristall, 5 Siegpunkte, Nutzung 2 Krüge): Wirb mit zwei gezogenen Karten an; die gespielte Karte ist 2 Krüge billiger.',
    '15.6':
      'Wachturm (Rang 2, Kosten 2 Erz, 3 Siegpunkte, Nutzung 1 Krug): 1 Kampfpunkt. Kaserne (Rang 3, Kosten 2 Erz, 4 Siegpunkte, Nutzung 2 Krüge): 2 Kampfpunkte.',
    '15.7':
      'Bibliothek (Rang 2, Kosten 1 Kristall, 2 Siegpunkte, Nutzung 2 Krüge): Ziehe 1 Aktionskarte. Akademie (Rang 3, Kosten 2 Kristalle, 4 Siegpunkte, Nutzung 3 Krüge): Ziehe 2.',
    '15.8':
      'Prüfamt (Rang 2, Kosten 1 Erz und 1 Kristall, 3 Siegpunkte, Nutzung 1 Krug): Nimm ein Plättchen von einer Landschaft mit einer Mine von dir.',
    '15.9':
      'Vermessungsposten (Rang 2, Kosten 2 Erz, 3 Siegpunkte, Nutzung 2 Krüge): Lege eine Mine aus deiner Reserve auf eine Landschaft mit Schwierigkeit höchstens 4.',
    '15.10':
      'Markt (Rang 2, Kosten 1 Erz und 4 Krüge, 3 Siegpunkte, Nutzung 1 Krug): Verkaufe ein Plättchen für 2 Krüge mehr als beim Handeln. Münzstätte (Rang 3, Kosten 2 Erz und 1 Kristall, 5 Siegpunkte, Nutzung 1 Krug): 2 Krüge.',
    '15.11':
      'Gießerei (Rang 2, Kosten 2 Erz, 3 Siegpunkte, Nutzung 1 Krug): Ein Erzplättchen aus dem Vorrat kommt auf eine Landschaft mit Platz. Kristallgarten (Rang 2, Kosten 2 Kristalle, 4 Siegpunkte, Nutzung 1 Krug): ebenso ein Kristallplättchen.',
    '15.12': 'Botschaft (Rang 4, Kosten 2 Erz und 2 Kristalle, 7 Siegpunkte, Nutzung 6 Krüge): eine Handelsmedaille.',

    '16.1': 'Jede deiner Minen auf einer Landschaft zählt nichts in Reihe 4, 1 Siegpunkt in den Reihen 3 und 2 und 3 in Reihe 1.',
    '16.2': 'Deine Gebäude und deine Spielerkarten im Spielbereich zählen ihre Siegpunkte.',
    '16.3': 'Jede Medaille zählt 1 Siegpunkt, jeder Satz aus drei verschiedenen Medaillen 3 weitere.',
    '16.4': 'Eine Trophäe mit Stärke 1 zählt nichts, eine stärkere 1 Siegpunkt.',
    '16.5': 'Je 5 Krüge zählen 1 Siegpunkt, ebenso je 2 Erz- oder Kristallplättchen.',
    '16.6':
      'Zu zweit bis zu viert gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand entscheiden mehr Medaillen, dann mehr Krüge; besteht er weiter, wird der Rang geteilt.',
  },
};

export default rulebook;
