//! What is said in the guided match of Guilds, in German.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Allein gegen das Tableau: Jeden Zug rückt ein Gildenplättchen das Solotableau auf die nächste Bedingung zu. Erfülle zwei Schlussfelder und habe mindestens 70 Punkte.',
  steps: [
    'Gildenplättchen werden vom ersten Startfeld aus gelegt. Die ersten Felder jeder Reihe verlangen nichts, also gibt es keinen Grund, 3 Krüge für einen Tausch zu zahlen.',
    'Jeden Zug hast du zwei Würfel. Zum Anwerben genügt ein schwacher: Du siehst zwei Leute aus deinem Deck und darfst einen anwerben.',
    '„[steward]“ kostet 2 Krüge und bringt dir von nun an jeden Zug 1 Krug. Wer sich selbst bezahlt, kommt zuerst.',
    'Ein Würfel ist um 1 stärker, wenn seine Farbe zur Aktion passt. Hier passt Rot: Aus der 6 wird 7, das bringt 3 Kampfpunkte. Ein Feld, das bald kommt, verlangt genau so viele.',
    'Für 2 Kampfpunkte könntest du den Angriff abwehren. Aber er nimmt nur Erz und Kristall aus deinem Lager, und du hast keine: Spare deine Punkte.',
    'Wieder ein erstes Feld einer Reihe: Es wird nichts verlangt.',
    'Minen bringen dir die ganze Partie über Erz und Kristall. Das Tal, die unterste Reihe, hat Schwierigkeit 1: Das schafft auch dein schwächster Würfel.',
    'Die nächste Mine muss neben einer von deinen liegen. Die dritte Reihe hat Schwierigkeit 3, und deine erste Mine dort bringt eine Medaille für Erkundung.',
    'Dieser Angriff räumt die erste Spalte des Landes leer, wo du nichts hast. Spare deine Kampfpunkte noch einmal: Das nächste Plättchen führt zu dem Feld, das 3 davon verlangt.',
    'Jetzt zahlt es sich aus: Dieses Feld verlangt 3 Kampfpunkte. Du musst sie nur haben, und 5 Krüge gehören dir.',
    'Mit Stärke 3 nimmst du bis zu zwei Plättchen von Landschaften, auf denen du Minen hast.',
    'Zuerst das Erz aus dem Tal.',
    'Dann den Kristall darüber: Das Gebäude, das du gleich baust, kostet einen.',
    'Ein Gebäude bringt Punkte und eine zivile Medaille. „[library]“ kostet 1 Kristall, braucht Stärke 2 und kann jeden Zug genutzt werden.',
    'Die Nutzung kostet 2 Krüge, dafür ziehst du eine Aktionskarte. Karten kosten keinen Würfel, und manche Felder fragen danach, wie viele du hast.',
  ],
  end: 'Du weißt jetzt, was ein Zug verlangt: nachsehen, was auf dem Solotableau kommt, zwei Würfel einsetzen, anwerben, fördern, bauen und über den Angriff entscheiden. Spiel von hier weiter: Ein Angriff steht noch aus.',
};

export default lesson;
