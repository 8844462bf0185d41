//! The rules of Guilds in Italian.

import type english from '../../../wire/rules/guilds';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'La plancia solitario',
    '2': 'Preparazione del solitario',
    '3': 'Inizio del turno in solitario',
    '4': 'Piazzare le tessere gilda',
    '5': 'Caselle con una condizione',
    '6': 'Le condizioni',
    '7': 'Fine e risultato del solitario',
    '8': 'Preparazione del gioco base',
    '9': 'Un turno',
    '10': 'Azioni dei dadi',
    '11': 'Miniere ed esplorazione',
    '12': 'Attacchi',
    '13': 'Carte azione',
    '14': 'Carte giocatore',
    '15': 'Edifici pubblici',
    '16': 'Punteggio',
  },
  rules: {
    '1.1':
      'La plancia solitario ha 18 caselle in tre righe a, b e c di sei caselle ciascuna, tre caselle iniziali I, II e III e un riquadro delle perdite.',
    '1.2':
      'Nove caselle hanno una condizione: sette caselle miniera e due caselle da 5 giare. La sesta casella di ogni riga è una casella finale, anch’essa con una condizione. Le altre sei sono vuote.',
    '1.3': '*(lettura più probabile)* Le condizioni di una riga stanno sulle caselle 2, 4 e 5, nell’ordine di §6; le caselle 1 e 3 sono vuote.',

    '2.1':
      'Sei tessere gilda di ciascuno dei tre colori non giocati vanno in un sacchetto. Tre di esse vengono estratte sulle caselle iniziali, cominciando dalla I.',
    '2.2': 'Su ognuna delle sette caselle miniera c’è una tua miniera, su ognuna delle due caselle da 5 giare una moneta da 5 giare.',

    '3.1':
      'In solitario il turno comincia in quest’ordine, prima di ogni azione: si scopre una carta attacco, si estraggono e si tirano i dadi, puoi scambiare tessere gilda, si piazza la tessera della casella iniziale I e le altre scorrono.',
    '3.2':
      'Una volta per turno puoi pagare 3 giare per scambiare le tessere gilda delle caselle iniziali I e II, oppure quelle di II e III.',
    '3.3': 'La tessera gilda della casella iniziale I viene piazzata sulla plancia solitario e la sua casella si risolve subito.',
    '3.4':
      'Le altre due tessere gilda scendono di una casella iniziale e una nuova viene estratta sulla III. Dopo il turno 15 il sacchetto è vuoto.',

    '4.1': 'Ogni riga della plancia solitario accoglie tessere gilda di un solo colore.',
    '4.2':
      'La prima tessera gilda della partita apre la riga a, la prima del successivo colore nuovo la riga b, quella del terzo colore la riga c.',
    '4.3':
      'Una tessera gilda va nella riga del suo colore, sulla casella libera più a sinistra. Nel piazzarla non c’è scelta: la tua scelta è lo scambio fatto prima.',

    '5.1':
      'Su una casella con una condizione avviene prima la sua azione generale, se ne ha una; poi si verifica la condizione. Si guarda solo ciò che hai; non paghi nulla.',
    '5.2': 'Se soddisfi la condizione, l’effetto negativo viene ignorato.',
    '5.3':
      'Se soddisfi la condizione di una casella miniera, piazzi la sua miniera su un paesaggio secondo le solite regole (§11.2). Non serve un dado, la difficoltà non conta e, se nessun paesaggio può accoglierla, va nella tua scorta *(interpretazione)*.',
    '5.4': 'Se soddisfi la condizione di una casella da 5 giare, la moneta che vi sta sopra è tua.',
    '5.5':
      'Se non soddisfi la condizione, l’effetto negativo avviene subito, e una miniera che sta sulla casella va nel riquadro delle perdite.',
    '5.6':
      'Se non soddisfi la condizione di una casella da 5 giare, la sua moneta va come promemoria su una casella finale e ne cambia la condizione. Quella moneta non la ricevi mai. *(lettura più probabile)* La moneta della riga a va su a6, quella della riga b su b6.',
    '5.7':
      'Crollo: si tira un dado. Con un risultato da 1 a 4 tutte le tessere minerale e cristallo di quella colonna vanno nella riserva generale, con 5 quelle della seconda riga dall’alto, con 6 quelle della terza. Restano in gioco, e le carte azione possono riportarle sui paesaggi (§13.5).',
    '5.8': 'Se per un effetto le carte o gli edifici sono troppo pochi, se ne prendono quanti ce ne sono *(interpretazione)*.',
    '5.9':
      'Non puoi scartare carte azione per soddisfare una condizione: lasciano la tua mano solo se le giochi, o se peschi mentre ne hai 3 (§13.2).',

    '6.1':
      'Casella a2, casella miniera. Prima, 1 edificio pubblico casuale non costruito va nella scatola. Condizione: almeno 7 giare. Altrimenti 2 edifici pubblici casuali non costruiti diventano edifici di penalità e ricevi 2 punti negativi.',
    '6.2':
      'Casella a4, casella miniera. Prima, le prime 5 carte azione del mazzo vanno nella scatola. Condizione: nessuna carta azione in mano. Altrimenti vanno nella scatola le prime 15 carte azione.',
    '6.3':
      'Casella a5, casella da 5 giare. Condizione: almeno 1 medaglia commerciale. Altrimenti c’è un crollo e la moneta va su una casella finale. *(lettura più probabile)* È la a6.',
    '6.4': 'Casella a6, casella finale. Condizione: almeno 20 giare; se c’è la moneta, almeno 25 giare.',
    '6.5':
      'Casella b2, casella da 5 giare. Prima c’è comunque un crollo. Condizione: almeno 3 punti combattimento. Altrimenti la moneta va su una casella finale. *(lettura più probabile)* È la b6.',
    '6.6':
      'Casella b4, casella miniera. Prima, 1 edificio pubblico casuale non costruito va nella scatola. Condizione: almeno 14 giare. Altrimenti 3 edifici pubblici casuali non costruiti diventano edifici di penalità e ricevi 3 punti negativi.',
    '6.7':
      'Casella b5, casella miniera. Condizione: almeno 6 carte giocatore in gioco. Altrimenti 2 tue carte giocatore tornano dal gioco nel tuo mazzo personale. Scegli tu quali *(interpretazione)*.',
    '6.8':
      'Casella b6, casella finale. Condizione: almeno 3 medaglie d’esplorazione; se c’è la moneta, invece, almeno 2 medaglie commerciali.',
    '6.9':
      'Casella c2, casella miniera. Condizione: almeno 3 carte azione in mano. Altrimenti la metà superiore del mazzo, arrotondata per difetto, va nella scatola.',
    '6.10': 'Casella c4, casella miniera. Condizione: almeno 3 tessere minerale o cristallo. Altrimenti c’è un crollo.',
    '6.11': 'Casella c5, casella miniera. Condizione: medaglie di 3 tipi diversi. Altrimenti perdi 1 medaglia a tua scelta.',
    '6.12': 'Casella c6, casella finale. Condizione: almeno 3 medaglie civili. Non cambia mai.',
    '6.13':
      'Un edificio di penalità entra in gioco con una tessera gilda di un colore non giocato. Usarlo costa il doppio. Vale come costruito: nessuno può costruirlo, e non dà a nessuno punti o medaglie. Neppure un edificio finito nella scatola si può più costruire.',

    '7.1': 'Quando soddisfi la condizione della tua prima casella finale, la partita continua.',
    '7.2': 'Quando soddisfi la condizione di una seconda casella finale, la partita finisce subito.',
    '7.3': 'Se non soddisfi la condizione di una casella finale, la partita è subito persa.',
    '7.4': 'Se dopo 16 turni non hai soddisfatto due caselle finali, la partita è persa.',
    '7.5':
      'In solitario conta il punteggio normale (§16), meno 2 punti per ogni miniera nel riquadro delle perdite e meno i tuoi punti negativi (§6.1, §6.6). *(lettura più probabile)* Ogni casella finale soddisfatta vale 3 punti, la seconda altri 5.',
    '7.6': 'Vinci il solitario con due caselle finali soddisfatte e almeno 70 punti; altrimenti hai perso.',

    '8.1':
      'I paesaggi formano quattro colonne e quattro righe; la riga 4, in basso, è la valle. Otto hanno minerale e otto cristallo, a caso, e ognuno comincia con una tessera del suo tipo.',
    '8.2':
      'Ci sono 22 tessere minerale e 14 tessere cristallo; quelle che non stanno su un paesaggio formano la riserva generale. Un paesaggio porta al massimo 2 tessere.',
    '8.3':
      'Cominci con 4 giare, 2 carte azione, un mazzo personale di 12 carte giocatore e 10 miniere nella scorta; in solitario 7 di queste miniere stanno sulla plancia solitario. Nessuno ha ancora medaglie o punti combattimento.',
    '8.4': 'All’inizio tutti i 14 edifici pubblici sono da costruire e aperti a tutti.',
    '8.5':
      'Da due a quattro giocatori fanno 12 turni ciascuno, in senso orario da un primo giocatore estratto a sorte, senza la plancia solitario.',
    '8.6': 'Ogni giocatore dopo il primo comincia con 4 giare in più di chi lo precede.',

    '9.1': 'Ogni turno comincia scoprendo una carta attacco.',
    '9.2':
      'Poi si estraggono dal sacchetto 2 dadi e si tirano. Nel sacchetto ci sono 3 dadi per ciascuno dei quattro colori; i dadi usati si mettono da parte e, quando il sacchetto è vuoto, vi tornano tutti.',
    '9.3': 'Usa ogni dado per un’azione del dado, oppure rinuncia al dado per 1 giara.',
    '9.4': 'Prima, dopo e tra un’azione del dado e l’altra puoi giocare carte azione e usare edifici pubblici.',
    '9.5': 'Puoi terminare il turno solo quando tutti i tuoi dadi sono usati; poi si risolve l’attacco.',

    '10.1':
      'La forza di un dado è il suo risultato, 1 in più se il suo colore è quello dell’azione, più i bonus delle tue carte giocatore. Un’azione del dado deve avere un effetto. Prospezione ed Estrazione sono verdi, Commercio è giallo, Costruzione e Reclutamento sono bianchi, Adunata è rossa; Studio e Lavoro non hanno colore.',
    '10.2': 'Prospezione: piazza una miniera della tua scorta su un paesaggio la cui difficoltà non superi la forza del dado.',
    '10.3':
      'Estrazione: prendi 1 tessera, fino a 2 con forza 3 o più, fino a 3 con forza 6 o più, dai paesaggi con una tua miniera e mettile nel tuo deposito; almeno una.',
    '10.4':
      'Commercio: vendi tessere del tuo deposito, almeno una e al massimo la metà della forza, arrotondata per eccesso: minerale per 2 giare, cristallo per 3 giare.',
    '10.5':
      'Un Commercio di almeno 4 tessere dà una medaglia commerciale; la dà anche uno con forza 7 o più in cui vendi almeno un minerale e un cristallo.',
    '10.6': 'Costruzione: costruisci un edificio pubblico il cui rango non superi la forza del dado.',
    '10.7': 'Reclutamento: pesca 2 delle tue carte giocatore, 3 con forza 5 o più, e giocane una o nessuna.',
    '10.8': 'Adunata: ricevi 1 punto combattimento, 2 con forza 6 o più, 3 con forza 7 o più.',
    '10.9': 'Studio: pesca 1 carta azione, 2 con forza 6 o più.',
    '10.10': 'Lavoro: ricevi 1 giara, 2 con forza 3 o più.',
    '10.11': 'Puoi avere al massimo 10 punti combattimento; quelli in più vanno persi.',

    '11.1': 'Per una nuova miniera il dado, la carta o l’edificio deve bastare per la difficoltà del paesaggio: 1 nella riga 4, 3 nella riga 3, 4 nella riga 2, 5 nella riga 1.',
    '11.2':
      'Puoi piazzare una miniera nella riga 4, oppure sopra, sotto o accanto a una tua miniera, non in diagonale. Un paesaggio accoglie una sola tua miniera, e miniere di al massimo 3 giocatori.',
    '11.3':
      'La tua prima miniera nella riga 3, la prima nella riga 2 e la prima nella riga 1 danno ciascuna una medaglia d’esplorazione.',
    '11.4': 'Ogni colonna con tue miniere in tutte e quattro le righe dà una medaglia d’esplorazione.',
    '11.5': 'Di ogni tipo ci sono 12 medaglie; quando un tipo è finito non se ne ricevono più.',

    '12.1':
      'Ci sono due mazzi di dieci carte attacco, I per la prima metà della partita e II per la seconda. Quando si scopre una carta, la sua vena aggiunge prima una tessera al paesaggio più in alto senza tessere nella colonna della carta, se la riserva ne ha una del tipo giusto.',
    '12.2':
      'Un mazzo finito viene rifatto con le sue carte che non sono trofei. Se non ce ne sono, non si scopre nessuna carta attacco.',
    '12.3':
      'Alla fine del tuo turno puoi spendere tanti punti combattimento quanta è la forza dell’attacco. Allora è respinto: ricevi tante giare quanta è la sua forza e tieni la carta come trofeo.',
    '12.4': 'Un attacco non respinto fa il suo danno, per quanto possibile. Una Razzia ti costa 2 giare per ogni punto di forza.',
    '12.5': 'Bestie: tutte le tessere della colonna della carta vanno nella riserva generale.',
    '12.6':
      'Degrado: per ogni punto di forza 1 tessera minerale o cristallo del tuo deposito va nella riserva; scegli tu quale.',
    '12.7': 'Panico: per ogni punto di forza 2 carte azione del mazzo vanno nella scatola.',

    '13.1':
      'Ci sono 18 tipi di carte azione, con 3 carte ciascuno. La tua mano è segreta; le carte giocate e scartate stanno scoperte nella pila degli scarti. Non si rimescola mai.',
    '13.2':
      'Metti una carta azione nella pila degli scarti senza giocarla solo se ne peschi una mentre ne hai 3. Il limite di carte in mano è quindi 3: con la mano piena peschi comunque, una carta alla volta, e devi scartare una delle quattro prima di ogni altra cosa.',
    '13.3':
      'Puoi giocare una carta solo se la sua azione si può eseguire. Si intende tutta: ogni tessera, carta, medaglia e punto combattimento che nomina *(interpretazione)*. Il suo prezzo, quando ne ha uno, si paga prima, e ciò che hai pagato non serve più per l’azione. Da un mazzo vuoto non si pesca nulla.',
    '13.4': 'Le carte che vanno nella scatola ci vanno senza essere viste.',
    '13.5':
      'Nuova Vena: 2 tessere minerale della riserva vanno su paesaggi con posto libero. Fioritura di Cristalli: lo stesso con 2 tessere cristallo. Ricco Filone: lo stesso con 1 tessera minerale e 1 tessera cristallo.',
    '13.6': 'Corriere: 2 giare. Decima: 1 giara per ogni tuo edificio; te ne serve almeno uno.',
    '13.7': 'Ordine Urgente: vendi fino a 2 tessere, ciascuna per 1 giara in più che nel Commercio.',
    '13.8': 'Fiera: per 1 giara, una tessera minerale e una tessera cristallo diventano una medaglia commerciale.',
    '13.9': 'Mercenari: 2 punti combattimento. Milizia: 1 punto combattimento per ogni tuo edificio; te ne serve almeno uno.',
    '13.10':
      'Galleria: piazza una miniera della tua scorta su un paesaggio con difficoltà al massimo 4. Guida: lo stesso con difficoltà al massimo 3.',
    '13.11': 'Argano: per 1 giara, prendi una tessera da un paesaggio con una tua miniera.',
    '13.12':
      'Architetto: per 2 giare la tua prossima Costruzione di questo turno costa una tessera minerale o cristallo in meno, a tua scelta. Impalcatura: la tua prossima Costruzione di questo turno richiede 2 di forza in meno. Entrambe le carte si possono giocare solo se poi una Costruzione è possibile, e non due volte per la stessa Costruzione.',
    '13.13': 'Araldo: recluta pescando due carte; quella che giochi costa 1 giara in meno.',
    '13.14': 'Portafortuna: gira su un’altra faccia un tuo dado non usato. Nuovo Slancio: tira di nuovo tutti i tuoi dadi non usati.',
    '13.15': 'Libro Mastro: per 1 giara, pesca 2 carte azione.',

    '14.1':
      'Quando recluti peschi le carte scoperte dal tuo mazzo personale, quante ce ne sono. Puoi giocarne una pagandone il costo; le altre tornano nel mazzo.',
    '14.2': 'Un costo ridotto non scende mai sotto 0.',
    '14.3':
      'Caposquadra (1 giara, 1 punto): 1 di forza in più nell’Estrazione. Geometra (1 giara, 1 punto): lo stesso nella Prospezione. Muratore (2 giare, 1 punto): lo stesso nella Costruzione.',
    '14.4':
      'Mediatore (2 giare, 1 punto): 1 giara in più per ogni Commercio. Capitano (1 giara, 1 punto): l’Adunata dà 1 in più. Studioso (3 giare, 1 punto): con lo Studio peschi 1 carta in più.',
    '14.5': 'Intendente (2 giare, 1 punto): 1 giara quando estrai i tuoi dadi.',
    '14.6':
      'Inviato (9 giare, 1 punto): subito una medaglia commerciale. Apripista (4 giare, 1 punto): subito una medaglia d’esplorazione. Magistrato (4 giare, 1 punto): subito una medaglia civile.',
    '14.7': 'Veterano (2 giare, 1 punto): subito 2 punti combattimento. Mecenate (4 giare, 5 punti): nient’altro che i punti.',

    '15.1': 'Ogni edificio pubblico si può costruire una sola volta. Paghi il suo costo, vi metti una delle tue 12 tessere gilda e prendi una medaglia civile.',
    '15.2': 'Puoi usare qualsiasi edificio in gioco, ciascuno al massimo una volta per turno, se tutto il suo effetto si può eseguire.',
    '15.3':
      'Per usare un edificio paghi il suo prezzo d’uso: alla banca per un tuo edificio, al proprietario per quello di un altro; per un edificio di penalità è doppio e va alla banca.',
    '15.4':
      'Fonderia (rango 2, costo 2 minerali, 3 punti, uso 1 giara): una tessera minerale diventa 4 giare. Borsa delle Gemme (rango 2, costo 1 minerale e 1 cristallo, 3 punti, uso 1 giara): una tessera cristallo diventa 5 giare.',
    '15.5':
      'Sede della Gilda (rango 3, costo 2 minerali e 1 cristallo, 5 punti, uso 2 giare): recluta pescando due carte; quella che giochi costa 2 giare in meno.',
    '15.6':
      'Torre di Guardia (rango 2, costo 2 minerali, 3 punti, uso 1 giara): 1 punto combattimento. Caserma (rango 3, costo 2 minerali, 4 punti, uso 2 giare): 2 punti combattimento.',
    '15.7':
      'Biblioteca (rango 2, costo 1 cristallo, 2 punti, uso 2 giare): pesca 1 carta azione. Accademia (rango 3, costo 2 cristalli, 4 punti, uso 3 giare): pescane 2.',
    '15.8':
      'Ufficio del Saggio (rango 2, costo 1 minerale e 1 cristallo, 3 punti, uso 1 giara): prendi una tessera da un paesaggio con una tua miniera.',
    '15.9':
      'Posto di Rilevamento (rango 2, costo 2 minerali, 3 punti, uso 2 giare): piazza una miniera della tua scorta su un paesaggio con difficoltà al massimo 4.',
    '15.10':
      'Mercato (rango 2, costo 1 minerale e 4 giare, 3 punti, uso 1 giara): vendi una tessera per 2 giare in più che nel Commercio. Zecca (rango 3, costo 2 minerali e 1 cristallo, 5 punti, uso 1 giara): 2 giare.',
    '15.11':
      'Ferriera (rango 2, costo 2 minerali, 3 punti, uso 1 giara): una tessera minerale della riserva va su un paesaggio con posto libero. Giardino di Cristallo (rango 2, costo 2 cristalli, 4 punti, uso 1 giara): lo stesso con una tessera cristallo.',
    '15.12': 'Ambasciata (rango 4, costo 2 minerali e 2 cristalli, 7 punti, uso 6 giare): una medaglia commerciale.',

    '16.1': 'Ogni tua miniera su un paesaggio non vale nulla nella riga 4, vale 1 punto nelle righe 3 e 2, 3 punti nella riga 1.',
    '16.2': 'I tuoi edifici e le tue carte giocatore in gioco valgono i loro punti.',
    '16.3': 'Ogni medaglia vale 1 punto, e ogni tris di medaglie diverse altri 3.',
    '16.4': 'Un trofeo di forza 1 non vale nulla, uno più forte 1 punto.',
    '16.5': 'Ogni 5 giare valgono 1 punto, e così ogni 2 tessere minerale o cristallo.',
    '16.6':
      'Da due a quattro giocatori vince chi ha più punti. In caso di parità conta chi ha più medaglie, poi più giare; se la parità resta, la posizione è condivisa.',
  },
};

export default rulebook;
