//! The things of Settlement and its first match, in Italian.

import type { InspectText } from './text';

const NAMES = { wood: 'legno', clay: 'argilla', stone: 'pietra', diamond: 'diamanti', gold: 'oro' } as const;

const text: InspectText = {
  terms: {
    action: ['azione|azioni', 'Una per turno: esplorare, cacciare, costruire o attivare ciò che hai. Ogni azione richiede coloni.'],
    pass: ['passare|passa', 'Resti fuori per il resto del round: i coloni tornano, quasi tutte le risorse base si perdono e scegli un nuovo artefatto.'],
    settler: ['colono|coloni', 'La tua manodopera: ogni azione ne usa. I coloni base tornano quando passi.'],
    bonus: ['colono bonus|coloni bonus', 'Un colono che si usa una volta sola. Quelli che non usi restano a te.'],
    building: ['edificio|edifici', 'Funziona ogni volta che attivi la sua strada. Costruirlo richiede 1 colono e il costo indicato.'],
    plot: ['lotto|lotti', 'Il posto per un edificio in una delle tue tre strade.'],
    market: ['mercato', 'Gli edifici tra cui tutti possono scegliere.'],
    terrain: ['territorio|territori', 'Produce la sua risorsa quando attivi la sua regione, a meno che non ci sia un mostro.'],
    space: ['spazio|spazi', 'Il posto per un territorio. Le regioni lontane richiedono più coloni e sono più ricche.'],
    monster: ['mostro|mostri', 'Finché c’è, il territorio non produce. Cacciarlo porta una ricompensa.'],
    fort: ['fortificazione|fortificazioni', 'Tiene lontani i mostri, si attiva da sola e ti conserva una risorsa base quando passi.'],
    region: ['regione|regioni', 'Una fila delle tue terre selvagge: attivata una volta per round, ogni suo territorio produce.'],
    street: ['strada|strade', 'Una fila del tuo villaggio: attivata una volta per round, puoi usare ogni suo edificio.'],
    resource: ['risorsa|risorse|risorsa base|risorse base', 'Legno, argilla e pietra sono risorse base; diamanti e oro valgono di più e restano a te quando passi.'],
    exchange: ['scambio|scambia', 'Con la riserva, in ogni momento del tuo turno e quante volte vuoi.'],
    hero: ['eroe|eroi', 'Se ne può invitare uno per turno. Alla fine danno la maggior parte dei punti.'],
    artifact: ['artefatto|artefatti', 'Un potere per un round. Quando passi lo cambi con un altro.'],
    deposit: ['deposito', 'Oro sulle banche e diamanti sulle cattedrali: restano lì e contano alla fine.'],
  },
  good: {
    build: 'Gli edifici valgono punti con i Costruttori, e una buona strada rende a ogni round.',
    explore: 'Più territori, più risorse. Con gli Avventurieri contano anche alla fine.',
    hunt: 'Libera il territorio e porta subito diamanti od oro.',
    fort: 'Protegge dai mostri e vale punti con i Difensori.',
    activate: 'Una risorsa per un colono.',
    region: 'Tutti i territori della regione producono: conviene quando è piena e senza mostri.',
    street: 'Tutti gli edifici della strada funzionano: mettili insieme con criterio.',
    use: 'Usa ciò che serve, nell’ordine che serve.',
    done: 'Solo se gli altri ora non portano nulla.',
    scroll: 'Prendi ciò che costa il tuo prossimo eroe.',
    summon: 'Un mostro cacciato porta una ricompensa.',
    calm: 'Il territorio continua a produrre.',
    exchange: 'Trasforma ciò che hai in più in ciò che costa un eroe o un edificio.',
    invite: 'Gli eroi danno la maggior parte dei punti. A destra non costano extra.',
    end: 'Tocca al prossimo; in questo round giocherai ancora.',
    pass: 'Chiude il round per te. Prima usa i coloni: tornano comunque.',
    take: 'Scegli ciò che serve nel prossimo round.',
  },
  begin: {
    aim: 'Avere più punti dopo sei round. Vengono dagli eroi, dall’oro sulle banche e dai diamanti sulle cattedrali.',
    turn: 'Compi un’azione con i tuoi coloni e invita un eroe, nell’ordine che vuoi; oppure passa per questo round.',
    goal: 'Esplora due territori nella regione I, costruisci con le risorse che hai e invita il tuo primo eroe.',
  },
  easy: { mace: 'facile da usare: 1 diamante in più per mostro', compass: 'facile da usare: risorse a ogni esplorazione', mug: 'facile da usare: un colono in più per eroe' },
  amount: (resource, n) => (resource === 'diamond' && n === 1 ? '1 diamante' : `${n} ${NAMES[resource]}`),
  points: (n) => `${n} PV`,
  counted: (n) => `${n} PV, con il villaggio di adesso`,
  surcharge: (goods) => `costo extra di questo posto: ${goods}`,
  settlers: (n) => (n === 1 ? 'subito 1 colono bonus' : `subito ${n} coloni bonus`),
  affordable: 'Le tue risorse bastano.',
  owned: (n) => `Ne hai ${n}.`,
  reward: (goods) => `${goods} per chi lo caccia`,
  bonus: (n) => (n === 1 ? '1 colono bonus' : `${n} coloni bonus`),
  hunt: (n) => (n === 1 ? '1 colono' : `${n} coloni`),
  deposit: (goods, n) => `Hai ${goods}: fino a ${n} PV, uno a ogni uso.`,
  yields: (goods) => `produce ${goods}`,
};

export default text;
