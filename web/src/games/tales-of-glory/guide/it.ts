//! What is said in the guided match of Tales of Glory, in Italian.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'In dieci round circondi il tuo Eroe di Luoghi, Mostri, Tesori e Personaggi. Alla fine vince chi ha più prestigio.',
  steps: [
    'Tutti scelgono in segreto una casella. Nella casella 1 c’è «[imp]», un Mostro che chiede 1 magia: il tuo Eroe ce l’ha. E chi prende la casella più bassa riceve il segnalino primo giocatore.',
    'Magia e combattimento basta averli, non si spendono. Dove due tessere si toccano, i connettori devono incontrarsi. Qui una mezza chiave del Mostro ne incontra una del tuo Eroe: insieme fanno una chiave.',
    'Una chiave apre un forziere. Questo contiene 1 combattimento, e con 2 di combattimento presto batterai Mostri più forti.',
    '«[ghoul]» chiede 2 magia e tu ne hai 1. Ciò che manca si sostituisce con una pozione, e ne hai. Dà 6 prestigio.',
    'Solo i connettori possono toccarsi, da questo lato uno semplice. La magia che manca la paghi con una pozione.',
    'Ora il segnalino ce l’ha l’altro, che prenderebbe per primo. La casella 3 di solito resta a te, con «[goblin]»: chiede 1 combattimento.',
    'Qui i connettori si incontrano. Dà 4 prestigio e una moneta.',
    '«[wolf]» chiede 2 combattimento: grazie al forziere li hai. E con il segnalino prendi per primo, anche se l’altro sceglie la stessa casella.',
    'La volevate tutti e due, e ha deciso il segnalino. Dà 6 prestigio.',
    'Le caselle da 4 a 6 sono le Terre selvagge: ciò che c’è lì dà di più e costa 1 moneta o 1 pozione in più. Vale la pena tentare la 5.',
    'L’altro l’ha presa per primo. Ora prendi una tessera qualsiasi fra quelle rimaste. «[abbey]» dà 6 prestigio.',
    'Per le Terre selvagge paghi una moneta o una pozione. «[abbey]» di suo costa 2 monete, quindi dai la pozione.',
    'I Luoghi possono ricompensarti per i vicini. Qui tocca le tue tessere e lascia aperti altri connettori per dopo.',
  ],
  end: 'Ora conosci un round: scegliere una casella, prendere una tessera, pagarla, piazzarla, aprire forzieri. Se una tessera non trova posto, scartala per una moneta, una pozione e una chiave. Alla fine dà prestigio anche avere più combattimento, magia, pozioni o monete degli altri.',
};

export default lesson;
