//! What is said in the guided match of Terra Mystica, in German.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Du führst ein Volk, das nur auf einer Art von Land lebt. Du wandelst Land in deines um, baust darauf und bekommst Punkte für das, was du gebaut hast. Nach sechs Runden gewinnt, wer die meisten hat.',
  steps: [
    'Das Volk dieser Lektion, „[halflings]“, lebt auf braunem Land und bekommt 1 Punkt für jeden Spaten. Das passt zur ersten Runde: In ihr bringt jeder Spaten 2 weitere Punkte.',
    'Alle beginnen mit Wohnhäusern auf ihrer eigenen Farbe. Dieses hier liegt nahe der Mitte, wo es viel Land gibt, das deines werden kann.',
    'Neben dir hat sich jemand niedergelassen. Das ist gut: Neben anderen baust du billiger aus, und du bekommst Macht, wenn deine Nachbarn bauen. Dein zweites Wohnhaus bleibt nah am ersten.',
    'Vor der ersten Runde suchst du dir eine Bonuskarte aus. „[bon1]“ bringt Münzen und in der Runde einen kostenlosen Spaten.',
    'Aus einem Wohnhaus wird ein Handelshaus, das jede Runde Münzen und Macht bringt. Es kostet nur die halben Münzen, weil nebenan jemand wohnt.',
    'Deine eine Aktion in diesem Zug ist getan. In einer Runde kommt ihr reihum an die Reihe, bis alle gepasst haben.',
    'Dein Nachbar hat neben deinem Handelshaus ausgebaut, also darfst du für 1 Punkt 2 Macht nehmen. Macht wandert durch drei Schalen; was in der dritten liegt, bezahlt Aktionen. Zwei für eins ist ein guter Preis.',
    'Aus dem Handelshaus wird ein Tempel. Er bringt jede Runde einen Priester und sofort ein Gunstplättchen.',
    '„[fav11]“ bringt eine Stufe im Kult der Erde und von nun an 2 Punkte für jedes Wohnhaus, das du baust. Das werden viele sein.',
    'Das war deine Aktion.',
    'Jetzt der Spaten deiner Bonuskarte: Er kostet keine Arbeiter.',
    'Ein Spaten bringt ein Feld im Umwandlungskreis einen Schritt weiter. Diesem Feld fehlt genau ein Schritt bis Braun. Du bekommst 1 Punkt für dein Volk und 2 in dieser Runde.',
    'Nach dem Spaten darfst du im selben Zug dort bauen. Das Wohnhaus bringt jede Runde einen Arbeiter, und „[fav11]“ bringt 2 Punkte.',
    'In diesem Zug ist nichts weiter zu tun.',
    'Arbeiter und Münzen sind fast verbraucht, also passt du und tauschst deine Bonuskarte. „[bon4]“ bringt 3 Macht, und du kannst eine Runde lang über einen Fluss hinweg bauen.',
  ],
  end: 'Du weißt jetzt, wie eine Runde abläuft: bauen, ausbauen, Spaten und Macht einsetzen, Gunst wählen und passen. Fünf weitere folgen. Sieh nach, was in jeder Runde zählt, und denk an vier verbundene Gebäude: Mit genug Machtwert sind sie eine Stadt.',
};

export default lesson;
