//! The rules of Tales of Glory in German.

import type english from '../../../wire/rules/tales-of-glory';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Vorbereitung',
    '2': 'Phase 1: Ein Plättchen erhalten',
    '3': 'Phase 2: Bezahlen',
    '4': 'Phase 2: Legen',
    '5': 'Phase 2: Erträge',
    '6': 'Schlüssel und Truhen',
    '7': 'Phase 3: Die nächste Runde',
    '8': 'Spielende',
    '9': 'Aufträge',
    '10': 'Die Plättchen',
  },
  rules: {
    '1.1':
      'Gespielt wird zu zweit bis zu fünft. Das Hauptspielbrett hat bei zwei oder drei Personen 6 nummerierte Felder, bei vier oder fünf Personen 8. Die obere Hälfte der Nummern ist die Wildnis: Felder 4 bis 6 oder 5 bis 8.',
    '1.2':
      'Die Abenteuerplättchen haben fünf Rückseiten: Zeitalter 1, 2 und 3, Auftrag und Held. Ein Plättchen mit Zeitalter ist ein Ort, ein Monster, ein Schatz oder ein Charakter.',
    '1.3':
      'Kampf und Magie liegen auf deinem Banner, Zaubertränke, Münzen und Prestigepunkte in deinem Vorrat, Schlüssel auf Truhen. Alle Marken liegen offen und gehen nie aus *(Auslegung)*.',
    '1.4': 'Alle haben für jedes Feld des Hauptspielbretts eine Auswahlkarte.',
    '1.5': 'Zu zweit oder zu dritt kommen vor der ersten Runde 2 zufällige Plättchen aus Zeitalter 1 offen auf den Ablagestapel.',
    '1.6':
      'Alle ziehen einen Helden. Mit ihm beginnt dein Spielbereich, und du erhältst sofort, was auf ihm abgebildet ist. Die übrigen Helden kommen aus dem Spiel.',
    '1.7': 'Wer die Erstspielermarke zuerst bekommt, entscheidet das Los *(Auslegung, statt des längsten Vornamens)*.',
    '1.8': 'Jedes Feld des Hauptspielbretts erhält ein Plättchen aus Zeitalter 1.',

    '2.1': 'Alle wählen gleichzeitig und geheim ein Feld.',
    '2.2':
      'Haben alle gewählt, werden die Karten aufgedeckt. Im Uhrzeigersinn, beginnend bei der Erstspielermarke, nehmen sich alle das Plättchen des gewählten Feldes, wenn es noch da ist.',
    '2.3':
      'Wer leer ausgegangen ist, darf danach nachholen: In derselben Reihenfolge nimmt man sich ein beliebiges Plättchen, das noch auf dem Brett liegt. Ein leeres Feld gibt nichts.',
    '2.4': 'In jeder Runde nehmen sich alle genau ein Plättchen.',
    '2.5':
      'Danach geht die Erstspielermarke an die Person, deren Plättchen auf dem niedrigsten Feld lag, egal welche Karte dafür gespielt wurde. Auch beim Nachholen genommene Plättchen zählen.',
    '2.6':
      'Hat diese Person die Erstspielermarke schon, geht die Marke an die Person mit dem Plättchen vom zweitniedrigsten Feld. So wechselt sie in jeder Runde.',

    '3.1':
      'Alle spielen ihr neues Plättchen gleichzeitig aus: Sie bezahlen es, legen es und erhalten die Erträge, oder sie werfen es ab. Nichts, was du tust, betrifft den Spielbereich eines anderen.',
    '3.2':
      'Ein Plättchen kostet nichts oder ein bis zwei Dinge aus Kampf, Magie, Münzen und Zaubertränken. Münzen und Zaubertränke zahlst du aus deinem Vorrat; hast du sie nicht, kannst du das Plättchen nicht ausspielen.',
    '3.3':
      'Kampf und Magie sind Schwellen: Dein Banner muss mindestens so viel zeigen, wie das Plättchen verlangt, und nichts davon wird ausgegeben.',
    '3.4':
      'Ein Plättchen aus der Wildnis kostet 1 Münze oder 1 Zaubertrank mehr, auch wenn du es beim Nachholen genommen hast. Du entscheidest das vor dem Legen; kannst du nur auf eine Art zahlen, zahlst du so.',
    '3.5':
      'Fehlt dir Kampf oder Magie, darfst du mit Zaubertränken aufstocken: Jeder senkt die Schwelle um eins. Du gibst genau so viele aus, wie dir fehlen.',
    '3.6': 'Zaubertränke ersetzen nie die Münzen eines Preises und Münzen nie die Zaubertränke.',
    '3.7':
      'Statt dein Plättchen auszuspielen, darfst du es abwerfen, auch wenn du es ausspielen könntest. Du erhältst 1 Münze, 1 Zaubertrank und 1 Schlüssel. Mehrkosten fallen nicht an, und das Plättchen selbst bringt nichts.',
    '3.8':
      'Ein Plättchen, das du nicht bezahlen kannst oder das nirgends in deinen Spielbereich passt, kannst du nur abwerfen. Bezahlt wird nur, wenn es einen erlaubten Platz gibt, und sind die Mehrkosten bezahlt, musst du das Plättchen legen *(Auslegung)*.',
    '3.9': 'Mit den Erträgen eines Zuges kannst du kein Plättchen desselben Zuges bezahlen.',

    '4.1': 'Plättchen liegen aufrecht auf einem quadratischen Raster, eines je Platz, und werden nie gedreht.',
    '4.2':
      'Ein neues Plättchen muss mindestens eine Verbindung schaffen: Eines seiner Verbindungsstücke muss an das Verbindungsstück eines liegenden Plättchens stoßen.',
    '4.3': 'Wo sich zwei Plättchen berühren, muss Verbindungsstück an Verbindungsstück liegen und leerer Rand an leerem Rand.',
    '4.4': 'Alle Verbindungsstücke passen zueinander: einfache, solche mit halbem Schlüssel und solche mit Ertrag.',
    '4.5': 'Ein gelegtes Plättchen wird nie verschoben. Das Raster hat keine Grenze: Dein Spielbereich darf in jede Richtung wachsen.',

    '5.1':
      'Den Ertrag eines Plättchens erhältst du, nachdem du es gelegt hast. Münzen, Zaubertränke und Prestigepunkte kommen in deinen Vorrat, Kampf und Magie auf dein Banner.',
    '5.2':
      'Die Verbindungsstücke eines Ortes geben ihren Ertrag, sobald sie verbunden werden: wenn du den Ort an ein Plättchen legst oder später ein Plättchen an den Ort. Treffen zwei davon aufeinander, erhältst du beide Erträge.',
    '5.3':
      'Einen Ertrag mit Faktor erhältst du für jedes Ding, das in diesem Moment zählt: Orte, Monster, Schätze oder Charaktere in deinem Spielbereich, Schlüssel auf deinen Truhen, Kampf oder Magie. Das eben gelegte Plättchen zählt mit; gibt es nichts zu zählen, erhältst du nichts.',
    '5.4': 'Einen Ertrag mit dem Symbol für das Spielende erhältst du erst bei der Schlusswertung.',
    '5.5':
      'Manche Verbindungsstücke verlangen gegenüber eine bestimmte Art von Plättchen. Du darfst auch eine andere Art anlegen, doch dann ist dieser Ertrag für immer verloren. Helden und Aufträge sind keine dieser Arten *(Auslegung)*.',
    '5.6':
      'Erhältst du die Erstspielermarke als Ertrag, geht das der Regel vom niedrigsten Feld vor. Sie wechselt am Ende der Phase; haben mehrere sie erhalten, bekommt sie, wer im Uhrzeigersinn von der Marke aus später sitzt *(Auslegung)*.',
    '5.7': 'Ein einziges Plättchen zu legen kann mehrere Erträge bringen.',
    '5.8':
      'Zuerst kommen alle Erträge ohne Faktor und solche, die Plättchen zählen. Schlüssel, die zu setzen sind, und Erträge, die anderes zählen, kommen in der Reihenfolge deiner Wahl *(Auslegung)*.',

    '6.1':
      'Ein Schlüssel auf einer Truhe öffnet sie, und du erhältst ihren Inhalt als Ertrag. Jede Truhe nimmt im ganzen Spiel nur einen Schlüssel auf.',
    '6.2':
      'Zwei halbe Schlüssel, die sich treffen, ergeben einen Schlüssel. Er öffnet eine Truhe auf einem der beiden Plättchen oder auf deinem Helden. Ein halber Schlüssel an einem anderen Verbindungsstück ergibt keinen.',
    '6.3': 'Ein Schlüssel aus einem Ertrag, aus einer anderen Truhe oder vom Abwerfen öffnet eine beliebige deiner Truhen.',
    '6.4':
      'Einen Schlüssel musst du sofort setzen, auf eine geschlossene Truhe, die er öffnen kann. Gibt es nur eine solche Truhe und sonst keinen Ertrag zu wählen, kommt er von selbst dorthin.',
    '6.5': 'Ein Schlüssel, der keine geschlossene Truhe öffnen kann, ist verloren.',
    '6.6':
      'Mehrere Schlüssel werden nacheinander gesetzt: zuerst die aus Verbindungen, im Uhrzeigersinn von oben in der Reihenfolge der Verbindungen, dann die anderen *(Auslegung; keine Auswahl von Truhen wird dadurch unmöglich)*.',
    '6.7': 'Du kannst nur eigene Truhen öffnen. Geschlossene Truhen sind am Ende nichts wert.',

    '7.1':
      'Von den übrigen Plättchen auf dem Brett kommen die auf den niedrigsten Feldern auf den Ablagestapel: 3 zu zweit, 2 zu dritt, 1 zu viert, keines zu fünft.',
    '7.2': 'Die anderen Plättchen rücken auf die niedrigsten Felder und behalten ihre Reihenfolge.',
    '7.3': 'Dann werden Plättchen auf die leeren Felder gezogen: aus Zeitalter 1, wenn es leer ist aus Zeitalter 2, danach aus Zeitalter 3.',
    '7.4': 'Das Spiel dauert 10 Runden. Nach der letzten wird nichts mehr abgeworfen oder gezogen, und das Spiel endet.',

    '8.1':
      'Wer am meisten Kampf, am meisten Magie, die meisten Zaubertränke oder die meisten Münzen hat, erhält je 4 Prestigepunkte. Bei Gleichstand erhalten sie alle Beteiligten, selbst wenn niemand etwas hat *(Auslegung)*.',
    '8.2':
      'Danach kommen die Erträge mit dem Symbol für das Spielende. Ein Ertrag, der Mehrheiten zählt, zählt die eben erreichten, auch die bei Gleichstand.',
    '8.3': 'Wer die meisten Prestigepunkte hat, gewinnt. Übrige Marken sind sonst nichts wert.',
    '8.4':
      'Bei Gleichstand entscheidet mehr Kampf, dann mehr Magie, dann mehr Zaubertränke, dann mehr Münzen *(Auslegung der Reihenfolge)*. Besteht er weiter, wird der Rang geteilt.',

    '9.1':
      'Mit Aufträgen bekommen alle nach den Helden 3 Aufträge und lehnen gleichzeitig einen davon ab. Aufträge auf der Hand und abgelehnte bleiben geheim; wie viele du hältst, nicht.',
    '9.2': 'In Phase 2 darfst du Aufträge aus der Hand in deinen Spielbereich legen. Sie werden bezahlt, gelegt und verbunden wie andere Plättchen.',
    '9.3':
      'Du darfst in einem Zug beliebig viele Aufträge legen, vor oder nach dem Plättchen der Runde, auch wenn du dieses abwirfst. Hast du danach noch Aufträge auf der Hand, sagst du selbst, wann dein Zug zu Ende ist *(Auslegung)*.',
    '9.4':
      'Alle Plättchen eines Zuges werden gelegt und bezahlt, bevor du irgendeinen seiner Erträge erhältst; das gilt auch für den Ausgleich beim Abwerfen.',
    '9.5':
      'Aufträge haben keine Art und keine Mehrkosten, und du darfst für sie mit Zaubertränken aufstocken. Abwerfen kannst du sie nicht *(Auslegung)*.',
    '9.6':
      'Aufträge kennen weitere Faktoren: jedes Bündel aus 3 Münzen oder 3 Zaubertränken in deinem Vorrat (sie werden nicht ausgegeben), jedes Plättchen deines Spielbereichs, das an vier andere grenzt, Held und Aufträge eingeschlossen, und jede geschlossene Truhe in deinem Spielbereich.',
    '9.7': 'Aufträge, die du nicht gelegt hast, bringen nichts und kosten nichts.',

    '10.1':
      'Es gibt 53 Plättchen mit Zeitalter (18 aus Zeitalter 1, 20 aus Zeitalter 2, 15 aus Zeitalter 3), 16 Aufträge und 5 Helden. Bei jeder Personenzahl sind die Stapel genau vor der letzten Runde leer.',
    '10.2':
      'Nur Orte haben Erträge an Verbindungsstücken; nur Charaktere und Aufträge haben Faktoren oder warten auf das Spielende. Ein Preis besteht aus höchstens zwei Dingen aus Kampf, Magie, Münzen und Zaubertränken.',
    '10.3': 'Jede Art von Ertrag und jeder Faktor kommt auf einem Plättchen vor. Kampf, Magie, Schlüssel und die Erstspielermarke gibt es einzeln.',
    '10.4':
      'Jedes Plättchen hat mindestens ein Verbindungsstück, im Durchschnitt mehr als zwei. Verbindungsstücke und halbe Schlüssel sind gleichmäßig auf links und rechts, oben und unten verteilt.',
    '10.5':
      'Jeder Held hat zwei Truhen, mindestens zwei Verbindungsstücke und zum Start eine Münze. Keine zwei Helden gleichen sich in Rändern, Start oder Truhen.',
    '10.6': 'Von Zeitalter zu Zeitalter verlangen Monster mehr Kampf und Magie.',
    '10.7':
      'Zwei Charaktere sind Beispiele der veröffentlichten Regeln: der Barbar, der am Ende 2 Prestigepunkte je Monster bringt, und einer, der sofort 1 Münze und 1 Zaubertrank je Monster bringt. Welche zwei Marken das sind, ist mit ihren Symbolen verloren, ebenso die übrigen Werte der beiden *(Auslegung)*.',
  },
};

export default rulebook;
