//! What is said in the guided match of Guilds, in Italian.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Da solo contro la plancia: a ogni turno una tessera gilda porta la plancia solitario verso la prossima condizione. Soddisfa due caselle finali con almeno 70 punti.',
  steps: [
    'Le tessere gilda si posano dalla prima casella di partenza. Le prime caselle di ogni fila non chiedono nulla, quindi non serve pagare 3 giare per uno scambio.',
    'A ogni turno hai due dadi. Per reclutare ne basta uno debole: vedi due persone del tuo mazzo e puoi assumerne una.',
    '«[steward]» costa 2 giare e da ora in poi te ne dà 1 a ogni turno. Chi si ripaga da sé viene per primo.',
    'Un dado ha 1 forza in più se il colore corrisponde all’azione. Qui il rosso corrisponde: il 6 diventa 7 e dà 3 punti combattimento. Una casella che arriva presto ne chiede proprio tanti.',
    'Per 2 punti combattimento potresti respingere l’attacco. Ma toglie solo minerale e cristallo dal tuo deposito, e non ne hai: conserva i punti.',
    'Di nuovo la prima casella di una fila: non si chiede nulla.',
    'Le miniere danno minerale e cristallo per tutta la partita. La valle, la fila più bassa, ha difficoltà 1: basta anche il dado più debole.',
    'La prossima miniera deve stare accanto a una delle tue. La terza fila ha difficoltà 3, e la tua prima miniera lì porta una medaglia dell’esplorazione.',
    'Questo attacco svuota la prima colonna, dove non hai nulla. Conserva ancora i punti combattimento: la prossima tessera porta alla casella che ne chiede 3.',
    'Ora conviene: questa casella chiede 3 punti combattimento. Basta averli, e 5 giare sono tue.',
    'Con forza 3 prendi fino a due tessere dai paesaggi dove hai miniere.',
    'Prima il minerale della valle.',
    'Poi il cristallo lì sopra: l’edificio che stai per costruire ne costa uno.',
    'Un edificio porta punti e una medaglia civile. «[library]» costa 1 cristallo, richiede forza 2 e si può usare a ogni turno.',
    'Usarla costa 2 giare e fa pescare una carta azione. Le carte non costano dadi, e alcune caselle chiedono quante ne hai.',
  ],
  end: 'Ora sai che cosa chiede un turno: guardare che cosa arriva sulla plancia solitario, usare due dadi, reclutare, estrarre, costruire e decidere sull’attacco. Continua da qui: c’è ancora un attacco in arrivo.',
};

export default lesson;
