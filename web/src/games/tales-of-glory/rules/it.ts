//! The rules of Tales of Glory in Italian.

import type english from '../../../wire/rules/tales-of-glory';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Preparazione',
    '2': 'Fase 1: prendere una tessera',
    '3': 'Fase 2: pagare',
    '4': 'Fase 2: piazzare',
    '5': 'Fase 2: ricompense',
    '6': 'Chiavi e forzieri',
    '7': 'Fase 3: il round successivo',
    '8': 'Fine della partita',
    '9': 'Missioni',
    '10': 'Le tessere',
  },
  rules: {
    '1.1':
      'È un gioco da due a cinque giocatori. Il tabellone ha 6 caselle numerate in due o tre giocatori e 8 in quattro o cinque. La metà con i numeri più alti sono le Terre selvagge: caselle da 4 a 6, o da 5 a 8.',
    '1.2':
      'Le tessere avventura hanno cinque dorsi: Era 1, Era 2, Era 3, Missione ed Eroe. Una tessera di un’Era è un Luogo, un Mostro, un Tesoro o un Personaggio.',
    '1.3':
      'Combattimento e magia stanno sul tuo stendardo; pozioni, monete e prestigio nella tua riserva; le chiavi sui forzieri. Tutti i segnalini sono visibili e non finiscono mai *(interpretazione)*.',
    '1.4': 'Ogni giocatore ha una carta scelta per ogni casella del tabellone.',
    '1.5': 'In due o tre giocatori, prima del primo round 2 tessere casuali dell’Era 1 finiscono scoperte nella pila degli scarti.',
    '1.6':
      'Ogni giocatore pesca un Eroe. È la prima tessera della tua area, e ricevi subito ciò che vi è stampato. Gli Eroi non pescati escono dal gioco.',
    '1.7': 'Chi riceve per primo il segnalino primo giocatore viene estratto a sorte *(interpretazione, al posto del nome più lungo)*.',
    '1.8': 'Ogni casella del tabellone riceve una tessera dell’Era 1.',

    '2.1': 'Tutti scelgono una casella, in segreto e nello stesso momento.',
    '2.2':
      'Quando tutti hanno scelto, si scoprono le carte. In senso orario, da chi ha il segnalino primo giocatore, ognuno prende la tessera della casella scelta, se c’è ancora.',
    '2.3':
      'Chi è rimasto senza tessera recupera dopo: nello stesso ordine ognuno prende una qualsiasi tessera rimasta sul tabellone. Una casella vuota non dà nulla.',
    '2.4': 'In ogni round ciascuno prende esattamente una tessera.',
    '2.5':
      'Poi il segnalino primo giocatore va a chi ha preso la tessera dalla casella più bassa, qualunque carta avesse giocato. Contano anche le tessere prese nel recupero.',
    '2.6':
      'Se quel giocatore ha già il segnalino primo giocatore, questo va a chi ha preso la tessera dalla seconda casella più bassa. Così cambia mano a ogni round.',

    '3.1':
      'Tutti giocano la nuova tessera nello stesso momento: la pagano, la piazzano e ne raccolgono le ricompense, oppure la scartano. Nulla di ciò che fai tocca l’area di un altro.',
    '3.2':
      'Una tessera non costa nulla, oppure costa una o due cose tra combattimento, magia, monete e pozioni. Monete e pozioni si pagano dalla riserva; se ti mancano non puoi giocare la tessera.',
    '3.3': 'Combattimento e magia sono soglie: il tuo stendardo deve mostrarne almeno quanto chiede la tessera, e non ne perdi.',
    '3.4':
      'Una tessera delle Terre selvagge costa 1 moneta o 1 pozione in più, anche se l’hai presa nel recupero. Scegli tu prima di piazzarla; se puoi pagare in un modo solo, paghi così.',
    '3.5':
      'Se ti manca combattimento o magia puoi rinforzarti con le pozioni: ognuna abbassa la soglia di uno. Ne spendi esattamente quante te ne mancano.',
    '3.6': 'Le pozioni non sostituiscono mai le monete di un costo stampato, né le monete le pozioni.',
    '3.7':
      'Invece di giocare la tua tessera puoi scartarla, anche se potresti giocarla. Ricevi 1 moneta, 1 pozione e 1 chiave. Non paghi sovrapprezzi, e la tessera stessa non dà nulla.',
    '3.8':
      'Una tessera che non puoi pagare, o che non entra da nessuna parte nella tua area, si può solo scartare. Si paga soltanto se esiste un posto valido, e una volta pagato il sovrapprezzo la tessera va piazzata *(interpretazione)*.',
    '3.9': 'Con le ricompense di un turno non puoi pagare una tessera dello stesso turno.',

    '4.1': 'Le tessere stanno diritte su una griglia quadrata, una per posto, e non si ruotano mai.',
    '4.2':
      'Una nuova tessera deve creare almeno una connessione: un suo connettore deve toccare un connettore di una tessera già piazzata.',
    '4.3': 'Dove due tessere si toccano, un connettore deve incontrare un connettore e un bordo vuoto un bordo vuoto.',
    '4.4': 'Tutti i connettori si uniscono tra loro: semplici, con mezza chiave o con ricompensa.',
    '4.5': 'Una tessera piazzata non si sposta più. La griglia non ha confini: la tua area può crescere in ogni direzione.',

    '5.1':
      'Raccogli la ricompensa di una tessera dopo averla piazzata. Monete, pozioni e prestigio vanno nella riserva, combattimento e magia sullo stendardo.',
    '5.2':
      'I connettori con ricompensa di un Luogo la danno quando vengono connessi: quando piazzi il Luogo accanto a una tessera, o più tardi una tessera accanto al Luogo. Se due di essi si incontrano, ricevi entrambe le ricompense.',
    '5.3':
      'Una ricompensa con moltiplicatore si riceve una volta per ogni cosa contata in quel momento: Luoghi, Mostri, Tesori o Personaggi nella tua area, chiavi sui tuoi forzieri, combattimento o magia. La tessera appena piazzata conta; se non c’è nulla da contare non ricevi nulla.',
    '5.4': 'Una ricompensa con il simbolo di fine partita si riceve solo nel punteggio finale.',
    '5.5':
      'Alcuni connettori con ricompensa chiedono dall’altra parte un certo tipo di tessera. Puoi connettere anche un altro tipo, ma allora la ricompensa è persa per sempre. Eroi e Missioni non hanno tipo *(interpretazione)*.',
    '5.6':
      'Se ricevi il segnalino primo giocatore come ricompensa, questo prevale sulla regola della casella più bassa. Cambia mano alla fine della fase; se lo hanno ricevuto più giocatori, va a chi viene dopo in senso orario partendo da chi lo ha *(interpretazione)*.',
    '5.7': 'Piazzare una sola tessera può dare più ricompense.',
    '5.8':
      'Prima si raccolgono le ricompense senza moltiplicatore e quelle che contano tessere. Le chiavi da piazzare e le ricompense che contano altro vengono nell’ordine che scegli tu *(interpretazione)*.',

    '6.1':
      'Una chiave su un forziere lo apre, e ricevi il contenuto come ricompensa. Ogni forziere accetta una sola chiave in tutta la partita.',
    '6.2':
      'Due mezze chiavi che si incontrano fanno una chiave. Apre un forziere di una delle due tessere o del tuo Eroe. Una mezza chiave contro un altro connettore non ne fa nessuna.',
    '6.3': 'Una chiave ricevuta come ricompensa, da un altro forziere o scartando una tessera apre uno qualsiasi dei tuoi forzieri.',
    '6.4':
      'Una chiave va usata subito, su un forziere chiuso che può aprire. Se ce n’è uno solo e non ci sono altre ricompense da scegliere, ci va da sola.',
    '6.5': 'Una chiave che non può aprire nessun forziere chiuso è persa.',
    '6.6':
      'Più chiavi si usano una dopo l’altra: prima quelle delle connessioni, in senso orario dall’alto nell’ordine in cui sono nate, poi le altre *(interpretazione; nessuna scelta di forzieri diventa impossibile)*.',
    '6.7': 'Puoi aprire solo i tuoi forzieri. I forzieri chiusi a fine partita non valgono nulla.',

    '7.1':
      'Delle tessere rimaste sul tabellone, quelle sulle caselle più basse vanno nella pila degli scarti: 3 in due giocatori, 2 in tre, 1 in quattro, nessuna in cinque.',
    '7.2': 'Le altre tessere scorrono sulle caselle più basse mantenendo il loro ordine.',
    '7.3': 'Poi si pescano tessere per le caselle vuote: dall’Era 1, quando è finita dall’Era 2, poi dall’Era 3.',
    '7.4': 'I round sono 10. Dopo l’ultimo non si scarta e non si pesca più nulla, e la partita finisce.',

    '8.1':
      'Chi ha più combattimento, chi ha più magia, chi ha più pozioni e chi ha più monete riceve ogni volta 4 punti prestigio. In caso di parità li ricevono tutti i giocatori in parità, anche se nessuno ne ha *(interpretazione)*.',
    '8.2':
      'Poi si raccolgono le ricompense con il simbolo di fine partita. Quelle che contano le maggioranze contano le maggioranze appena ottenute, parità comprese.',
    '8.3': 'Vince chi ha più prestigio. I segnalini rimasti non valgono nient’altro.',
    '8.4':
      'In caso di parità vince chi ha più combattimento, poi più magia, poi più pozioni, poi più monete *(interpretazione dell’ordine)*. Se la parità resta, la posizione è condivisa.',

    '9.1':
      'Con le Missioni, dopo gli Eroi ogni giocatore ne riceve 3 e ne rifiuta una, tutti nello stesso momento. Le Missioni in mano e quelle rifiutate sono segrete; quante ne hai in mano no.',
    '9.2': 'Nella fase 2 puoi piazzare nella tua area le Missioni che hai in mano. Si pagano, si piazzano e si connettono come le altre tessere.',
    '9.3':
      'In un turno puoi piazzare quante Missioni vuoi, prima o dopo la tessera del round, anche se la scarti. Se dopo hai ancora Missioni in mano, dici tu quando il turno è finito *(interpretazione)*.',
    '9.4':
      'Tutte le tessere di un turno si piazzano e si pagano prima di raccogliere una qualsiasi delle sue ricompense, compreso il compenso per lo scarto.',
    '9.5': 'Le Missioni non hanno tipo né sovrapprezzo, e per pagarle puoi rinforzarti con le pozioni. Non si possono scartare *(interpretazione)*.',
    '9.6':
      'Le Missioni hanno altri moltiplicatori: ogni gruppo di 3 monete o di 3 pozioni nella tua riserva (che non si spendono), ogni tessera della tua area che ne tocca altre quattro, Eroe e Missioni compresi, e ogni forziere chiuso nella tua area.',
    '9.7': 'Le Missioni non piazzate non danno nulla e non costano nulla.',

    '10.1':
      'Ci sono 53 tessere di un’Era (18 dell’Era 1, 20 dell’Era 2, 15 dell’Era 3), 16 Missioni e 5 Eroi. Con qualsiasi numero di giocatori le pile finiscono esattamente prima dell’ultimo round.',
    '10.2':
      'Solo i Luoghi hanno ricompense sui connettori; solo Personaggi e Missioni hanno moltiplicatori o aspettano la fine. Un costo comprende al massimo due cose tra combattimento, magia, monete e pozioni.',
    '10.3':
      'Ogni tipo di ricompensa e ogni moltiplicatore compare su qualche tessera. Combattimento, magia, chiavi e segnalino primo giocatore arrivano uno alla volta.',
    '10.4':
      'Ogni tessera ha almeno un connettore, in media più di due. Connettori e mezze chiavi sono distribuiti in modo uniforme tra sinistra e destra, alto e basso.',
    '10.5':
      'Ogni Eroe ha due forzieri, almeno due connettori e una moneta iniziale. Non ci sono due Eroi uguali per bordi, inizio o forzieri.',
    '10.6': 'Di Era in Era i Mostri chiedono più combattimento e magia.',
    '10.7':
      'Due Personaggi sono esempi delle regole pubblicate: il Barbaro, che a fine partita dà 2 punti prestigio per ogni Mostro, e uno che dà subito 1 moneta e 1 pozione per ogni Mostro. Quali siano i due segnalini è andato perso con le loro icone, come gli altri valori di entrambi *(interpretazione)*.',
  },
};

export default rulebook;
