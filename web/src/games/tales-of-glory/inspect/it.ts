//! The things of Tales of Glory and its first match, in Italian.

import type { InspectText } from './text';

const text: InspectText = {
  terms: {
    slot: ['casella|caselle', 'Tutti scelgono in segreto una casella. Quelle basse sono sicure; chi prende la più bassa riceve il segnalino primo giocatore.'],
    wilderness: ['Terre selvagge', 'La metà alta delle caselle. Una tessera presa lì costa una moneta o una pozione in più.'],
    tile: ['tessera|tessere', 'Una per round: la paghi, la piazzi nella tua area e ne riscuoti le ricompense.'],
    place: ['Luogo', 'I suoi connettori danno ricompense quando qualcosa vi si collega.'],
    monster: ['Mostro', 'Chiede combattimento o magia sul tuo stendardo e dà molto prestigio.'],
    treasure: ['Tesoro', 'Per lo più ricompense immediate; alcuni contano per altre tessere.'],
    character: ['Personaggio', 'Conta ciò che hai, subito o alla fine.'],
    quest: ['Missione|Missioni', 'In mano fin dall’inizio; piazzala quando conviene.'],
    hero: ['Eroe|Eroi', 'La prima tessera della tua area. Ognuno ne ha uno diverso.'],
    legend: ['area', 'Le tue tessere. Una nuova deve collegarsi, e mai un connettore può toccare un lato vuoto.'],
    connector: ['connettore|connettori', 'I lati dove le tessere si uniscono: sempre connettore con connettore.'],
    halfkey: ['mezza chiave|mezze chiavi', 'Due metà che si uniscono fanno una chiave per un forziere di una delle due tessere o del tuo Eroe.'],
    chest: ['forziere|forzieri', 'Una chiave lo apre e dà ciò che contiene. I forzieri chiusi non valgono nulla.'],
    banner: ['stendardo', 'Mostra il tuo combattimento e la tua magia. Non si spendono mai.'],
    combat: ['combattimento', 'Una soglia per le tessere: devi averne tanto, e lo conservi. Chi ne ha di più riceve alla fine 4 prestigio.'],
    magic: ['magia', 'Una soglia per le tessere: devi averne tanta, e la conservi. Chi ne ha di più riceve alla fine 4 prestigio.'],
    potion: ['pozione|pozioni', 'Paga le tessere o sostituisce combattimento o magia che mancano. Chi ne ha di più riceve alla fine 4 prestigio.'],
    coin: ['moneta|monete', 'Paga le tessere. Chi ne ha di più riceve alla fine 4 prestigio.'],
    prestige: ['prestigio', 'I punti del gioco.'],
    key: ['chiave|chiavi', 'Apre subito un forziere.'],
    marker: ['segnalino primo giocatore', 'Chi lo ha prende per primo quando in più vogliono la stessa casella.'],
    reward: ['ricompensa|ricompense', 'Ciò che una tessera dà quando la piazzi, o alla fine.'],
    discard: ['scarta|scartala|scartare', 'Una tessera che non puoi o non vuoi piazzare diventa una moneta, una pozione e una chiave.'],
    majority: ['maggioranza|maggioranze', 'Chi ha più combattimento, magia, pozioni o monete riceve alla fine 4 prestigio per ognuno.'],
  },
  good: {
    decline: 'Tieni ciò che si adatta al tuo Eroe e al tuo stendardo.',
    select: 'Scegli ciò che puoi pagare e piazzare; pensa anche a ciò che vogliono gli altri.',
    take: 'Prendi ciò che si collega meglio.',
    pay: 'Tieni ciò di cui hai meno, o ciò che vale una maggioranza.',
    place: 'Cerca mezze chiavi che si uniscono e Luoghi che ricevono un vicino.',
    discard: 'Moneta, pozione e chiave non sono poco per una tessera che non trova posto.',
    done: 'Le Missioni si possono piazzare anche nei prossimi round.',
    key: 'Prima il forziere che ti serve ora.',
    collect: 'Ricompense che contano qualcosa: riscuotile quando il conto è più alto.',
  },
  begin: {
    aim: 'Avere più prestigio dopo dieci round: dalle tessere, dai forzieri e dalle maggioranze di combattimento, magia, pozioni e monete.',
    turn: 'Scegli in segreto una casella, paga la tessera e piazzala in modo che i connettori si uniscano. Oppure scartala per una moneta, una pozione e una chiave.',
    goal: 'Prendi tessere economiche dalle caselle basse, piazzale accanto alle mezze chiavi del tuo Eroe e apri entrambi i suoi forzieri.',
  },
  affordable: 'Puoi pagarla.',
  counts: (times, gain) => `${gain}, contato ${times === 1 ? 'una volta' : `${times} volte`} per ora`,
};

export default text;
