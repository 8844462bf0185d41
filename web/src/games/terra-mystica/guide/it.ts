//! What is said in the guided match of Terra Mystica, in Italian.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Guidi un popolo che vive su un solo tipo di terreno. Trasformi la terra, ci costruisci sopra e fai punti per ciò che hai costruito. Dopo sei round vince chi ne ha di più.',
  steps: [
    'Il popolo di questa lezione, «[halflings]», vive sul terreno marrone e riceve 1 punto per ogni vanga. Va bene per il primo round, in cui ogni vanga dà altri 2 punti.',
    'Tutti cominciano con abitazioni sul proprio colore. Questa sta vicino al centro, dove c’è molta terra da trasformare.',
    'Qualcuno si è stabilito accanto a te. È un bene: vicino agli altri migliori gli edifici a minor prezzo, e ricevi potere quando i vicini costruiscono. La seconda abitazione resta vicina alla prima.',
    'Prima del primo round scegli una carta bonus. «[bon1]» porta monete e, durante il round, una vanga gratuita.',
    'Un’abitazione diventa un emporio, che a ogni round porta monete e potere. Costa solo la metà delle monete, perché accanto abita qualcuno.',
    'Hai fatto la tua unica azione di questo turno. In un round si gioca a turno finché tutti hanno passato.',
    'Il vicino ha migliorato un edificio accanto al tuo emporio: puoi prendere 2 punti potere per 1 punto. Il potere passa per tre ciotole, e quello nella terza paga le azioni. Due per uno è un buon prezzo.',
    'L’emporio diventa un tempio. Porta un sacerdote a ogni round e subito una tessera favore.',
    '«[fav11]» dà un passo nel culto della terra e, da ora in poi, 2 punti per ogni abitazione che costruisci. Saranno molte.',
    'Questa era la tua azione.',
    'Ora la vanga della carta bonus: non costa lavoratori.',
    'Una vanga sposta un esagono di un passo nel ciclo di trasformazione. A questo manca un solo passo per diventare marrone. Ricevi 1 punto per il tuo popolo e 2 per questo round.',
    'Dopo la vanga puoi costruire lì nello stesso turno. L’abitazione porta un lavoratore a ogni round, e «[fav11]» dà 2 punti.',
    'In questo turno non c’è altro da fare.',
    'Lavoratori e monete sono quasi finiti: passi e cambi la carta bonus. «[bon4]» dà 3 punti potere e per un round ti fa costruire al di là di un fiume.',
  ],
  end: 'Ora sai come va un round: costruire, migliorare, usare vanghe e potere, scegliere favori e passare. Ne seguono altri cinque. Guarda che cosa dà punti in ogni round, e pensa a quattro edifici collegati: con abbastanza valore sono una città.',
};

export default lesson;
