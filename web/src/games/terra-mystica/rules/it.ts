//! The rules of Terra Mystica in Italian.

import type english from '../../../wire/rules/terra-mystica';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Preparazione',
    '2': 'Round',
    '3': 'Rendita',
    '4': 'Potere e conversioni',
    '5': 'Trasformare il terreno',
    '6': 'Costruire e migliorare',
    '7': 'Offerte di potere',
    '8': 'Città',
    '9': 'Culti',
    '10': 'Azioni',
    '11': 'Punti vittoria',
    '12': 'Fazioni',
    '13': 'Fuoco e Ghiaccio',
  },
  rules: {
    '1.1':
      'Da due a cinque giocatori si affrontano su una di sette mappe. Un esagono di terra ha uno di sette colori, che formano un ciclo: giallo, marrone, nero, blu, verde, grigio, rosso e di nuovo giallo. Gli esagoni di fiume dividono la terra.',
    '1.2':
      'Si estraggono sei tessere punteggio, una per round; quella delle vanghe non si trova mai nei round 5 e 6. Quella dei templi partecipa solo se lo avete concordato.',
    '1.3':
      'Le carte bonus sono nove, dieci se avete concordato quella che dà punti per la navigazione. Se ne tolgono a caso finché ne restano tre più dei giocatori.',
    '1.4':
      'In ordine di posto ognuno sceglie una fazione il cui colore e la cui plancia siano ancora liberi. Le fazioni di Fuoco e Ghiaccio si possono scegliere solo se lo avete concordato, per alcune plance o per tutte; le loro plance (ghiaccio, vulcano e variabile) sono una per tipo.',
    '1.5':
      'Cominci con le risorse, le ciotole, i passi nei culti e la navigazione della tua plancia fazione, e con 20 punti vittoria. Con i punti iniziali bilanciati ogni fazione ha invece il proprio numero di punti.',
    '1.6':
      'Le fazioni del ghiaccio e quelle variabili scelgono subito un colore che nessuno ha; quelle del vulcano scelgono quando tutte le fazioni sono note. Un colore scelto è occupato per chi sceglie dopo.',
    '1.7':
      'Ognuno piazza un’abitazione in ordine di posto e poi un’altra in ordine inverso, su un esagono libero del proprio colore o di quello scelto. Poi i Nomadi ne piazzano una terza e i Maghi del Caos, saltati fino ad allora, la loro unica.',
    '1.8': 'Le abitazioni della preparazione non costano nulla, non offrono potere e non danno punti.',
    '1.9':
      'Poi ognuno prende una carta bonus, in ordine di posto inverso. Le carte rimaste ricevono la prima moneta all’inizio del round 1, dopo la rendita.',
    '1.10':
      'Se avete concordato punteggi finali aggiuntivi, si aggiungono alla fine: uno o più di quattro, oppure uno estratto a caso.',
    '1.11':
      'Se avete concordato l’asta, si estraggono tante fazioni quanti sono i giocatori, mai due della stessa plancia. In ordine di posto *(interpretazione)* chi non ha una fazione ne prende una che nessuno ha, oppure supera l’offerta di chi la tiene: si offre ciò a cui si rinuncia di 40 punti iniziali. Quando tutti hanno una fazione si gioca in ordine di posto *(interpretazione)*, e colori e tessere si scelgono come al solito.',

    '2.1':
      'I round sono 6. Un round comprende la rendita, una moneta su ogni carta bonus che nessuno ha, le azioni finché tutti hanno passato e, nei round da 1 a 5, il bonus dei culti.',
    '2.2':
      'Nell’ordine del round ognuno compie un’azione alla volta; chi ha passato viene saltato. L’ultimo che non ha passato continua da solo, turno dopo turno.',
    '2.3':
      'Chi passa per primo inizia il round successivo, e gli altri seguono in ordine di posto. Con l’ordine di turno variabile, l’ordine in cui si passa è quello del round successivo.',
    '2.4':
      'Un turno è un’azione. Prima e dopo puoi convertire e sacrificare potere liberamente. Sei tu a terminare il turno; finisce da solo quando non resta nulla da decidere.',
    '2.5': 'Non puoi terminare il turno finché resta qualcosa da fare: vanghe, tessere, passi nei culti o ponti.',
    '2.6':
      'Ogni azione potere e ogni azione speciale di fortezza, carta bonus o tessera favore si può compiere una sola volta per round. Nel round successivo tornano tutte libere.',
    '2.7':
      'Se lo avete concordato, nel tuo turno puoi abbandonare: passi definitivamente, restituisci la carta bonus e non ne ricevi punti. Continui ad avere rendita e bonus dei culti, non ti viene più offerto potere e i tuoi edifici restano. Nessuno decide più per te: le vanghe danno ciò che danno a chi le riceve, ma non si usano, e i Raminghi perdono ogni sacerdote che potrebbe essere un colore *(interpretazione)*.',
    '2.8': 'Ogni prezzo si paga per intero, subito e con ciò che hai. Se non puoi pagare, non puoi farlo.',
    '2.9':
      'Una partita letta da un registro del noto sito può aver bisogno di ciò che lì si lascia passare: prima di rispondere a un’offerta, chi non ha passato può sacrificare potere (§7.5), perché lì la risposta può aspettare il turno successivo; e ciò che l’azione di una fortezza ha dato si può buttare (`discard`). A un tavolo nessuno può accordarsi su questo *(interpretazione)*.',

    '3.1':
      'Ogni round, anche il primo, comincia con la rendita per tutti: per gli edifici sulla mappa, per la carta bonus che hai e per le tessere favore.',
    '3.2':
      'Puoi avere al massimo 7 sacerdoti, uno in meno per ogni tuo sacerdote che sta su uno spazio dell’ordine. I sacerdoti in più sono persi, da dovunque vengano.',
    '3.3': 'Il potere che le tue ciotole non possono accogliere è perso.',

    '4.1':
      'Il potere sta in tre ciotole. Quando ricevi potere, per ogni punto un gettone passa dalla ciotola I alla II o, se la I è vuota, dalla II alla III. Quando lo spendi, i gettoni vanno dalla ciotola III alla I: nella III devono essercene abbastanza.',
    '4.2':
      'Per sacrificare potere togli per sempre dei gettoni dalla ciotola II: per ognuno tolto, un altro passa dalla ciotola II alla III.',
    '4.3':
      'Nel tuo turno puoi convertire 5 punti potere in un sacerdote, 3 punti potere in un lavoratore, 1 punto potere in una moneta, un sacerdote in un lavoratore o in una moneta, un lavoratore in una moneta. Fuori dal proprio turno, durante preparazione, rendita e bonus dei culti, o dopo aver passato, non si converte.',
    '4.4': 'Puoi convertire in un sacerdote anche oltre il tuo limite, ma quel sacerdote è perso.',
    '4.5': 'Le monete diventano punti vittoria solo a fine partita, tranne che per gli Alchimisti.',

    '5.1':
      'Puoi costruire e trasformare solo negli esagoni a portata. Ogni tuo edificio raggiunge gli esagoni vicini, l’altro capo di ogni ponte sul suo esagono, chiunque lo abbia costruito, e ogni esagono di terra che non dista più esagoni di fiume del tuo livello di navigazione. La carta bonus con la navigazione aggiunge 1 finché la tieni e non hai passato, se la tua fazione ha un tracciato della navigazione.',
    '5.2':
      'Puoi trasformare un esagono di terra libero a portata. Costa tante vanghe quanti sono i passi del ciclo fino al nuovo colore. La strada verso un colore che non è il tuo terreno ideale non può passare per il terreno ideale; in quel caso vale l’altro verso.',
    '5.3':
      'Per trasformare un esagono servono vanghe. Vengono dallo scavo (paghi i lavoratori indicati dal tracciato delle vanghe), dalle azioni potere, dalla carta bonus con la vanga, dalla fortezza dei Giganti e dei Mezzuomini e dal bonus dei culti.',
    '5.4':
      'Dopo un’azione che dà vanghe, e prima del primo esagono, puoi scavare per averne altre. Allora tutte le vanghe, comprate o no, vanno usate su un solo esagono, e non ce n’è un secondo. Da o verso il terreno ideale possono anche fare il giro più lungo del ciclo, se così si esauriscono. Sono perse solo se hai speso ciò che costa scavalcare fino a quell’esagono *(interpretazione)*.',
    '5.5':
      'Le vanghe di un’azione che non sono state comprate si possono dividere tra più esagoni, al massimo uno dei quali può diventare di un colore diverso dal terreno ideale. Al terreno ideale ci si ferma: ciò che resta va a un altro esagono. Puoi anche rinunciare alle vanghe.',
    '5.6':
      'Quando tutte le vanghe sono usate puoi costruire un’abitazione, ma solo su un esagono diventato terreno ideale in questa stessa azione.',
    '5.7': 'Punti e doni per le vanghe arrivano quando ricevi le vanghe, che tu le usi o no *(interpretazione: un riassunto delle regole le conta quando si usano)*.',
    '5.8': 'Gli esagoni di ghiaccio e di vulcano, e quelli con un edificio, non si trasformano mai.',

    '6.1': 'Puoi costruire un’abitazione su un esagono libero del tuo terreno ideale a portata, al prezzo indicato sulla tua plancia.',
    '6.2':
      'Puoi migliorare un’abitazione in emporio, un emporio in tempio o in fortezza, un tempio in santuario, al prezzo indicato sulla tua plancia. Il vecchio pezzo torna sulla plancia.',
    '6.3': 'Ogni fazione ha 8 abitazioni, 4 empori, 3 templi, una fortezza e un santuario.',
    '6.4':
      'Un emporio costa il doppio delle monete, a meno che un edificio avversario non sia direttamente adiacente, per un lato dell’esagono o per un ponte. Gli avversari che hanno abbandonato contano ancora.',
    '6.5':
      'Un tempio o un santuario ti dà subito una tessera favore (due ai Maghi del Caos): una ancora disponibile e che non hai già.',
    '6.6':
      'Per 4 monete e un sacerdote avanzi di un livello di navigazione e ricevi i punti del nuovo livello, fino alla fine del tuo tracciato.',
    '6.7':
      'Al prezzo indicato sulla tua plancia avanzi di un livello sul tracciato delle vanghe e ricevi 6 punti vittoria, fino alla fine del tracciato.',
    '6.8':
      'Un ponte unisce due esagoni di terra da una riva all’altra del fiume, dove la mappa lo prevede e non ce n’è già uno. Ad almeno un capo deve esserci un tuo edificio. Ogni fazione ha 3 ponti.',
    '6.9': 'Un ponte rende i suoi due esagoni direttamente adiacenti, per tutti e a ogni effetto.',

    '7.1':
      'Dal round 1, chi costruisce o migliora, anche gratis, offre potere a ogni avversario con edifici direttamente adiacenti a quell’esagono: la somma dei valori di potere di questi edifici.',
    '7.2': 'Il potere offerto si accetta tutto o per niente. Accettarlo costa un punto vittoria in meno del potere che prendi.',
    '7.3':
      'Non puoi mai prendere più potere di quanto le tue ciotole accolgano. Se hai meno punti vittoria del prezzo, ricevi un potere in più dei punti che hai. L’offerta viene ricalcolata a ogni decisione.',
    '7.4':
      'Alle offerte di potere si risponde dopo il turno, edificio per edificio, in senso orario da chi ha costruito. A chi non potrebbe guadagnare nulla non si chiede.',
    '7.5': 'A un’offerta di potere rispondi con ciò che hai: fuori dal proprio turno non si sacrifica e non si converte nulla.',

    '8.1':
      'I tuoi edifici diventano una città quando almeno 4 sono collegati per adiacenza diretta, i loro valori di potere sommano almeno 7 e nessuno appartiene già a una città. Un santuario conta come due edifici.',
    '8.2': 'Si verifica se nasce una città dove hai appena costruito o migliorato e ai due capi di un nuovo ponte; in nessun altro posto.',
    '8.3':
      'La tessera favore per le piccole città abbassa a 6 i valori di potere richiesti. Quando la prendi, si controllano tutti i tuoi edifici.',
    '8.4':
      'Un edificio che si collega a una tua città ne entra a far parte, con tutto ciò che collega e che non era in una città; non nasce una nuova città. Unire due città non cambia nulla.',
    '8.5':
      'Per ogni città prendi subito una tessera città: i suoi punti, il suo dono e le sue chiavi. Tessere favore e tessere città della stessa azione si prendono nell’ordine che vuoi.',
    '8.6': 'Quando le tessere città sono finite non si fondano più città, e gli edifici restano liberi.',
    '8.7': 'Altri tre tipi di tessere città partecipano solo se lo avete concordato.',
    '8.8':
      'La tessera città per la navigazione dà un livello di navigazione con i suoi punti; senza tracciato della navigazione ricevi solo i punti della tessera. I Fachiri ottengono invece 1 di portata.',

    '9.1':
      'Puoi inviare un sacerdote in un culto, su uno spazio dell’ordine libero a tua scelta: 3 passi sul primo, 2 su ciascuno degli altri tre. Ogni spazio accoglie un sacerdote, che ci resta per sempre.',
    '9.2': 'Puoi anche rimettere un sacerdote nella riserva per un passo in un culto.',
    '9.3': 'Ogni volta che in un culto raggiungi il passo 3, 5, 7 o 10 ricevi 1, 2, 2 o 3 punti potere.',
    '9.4':
      'Per il passo 10 ti serve una chiave di città non usata per un altro culto, e può starci un solo giocatore. I passi oltre sono persi; puoi comunque inviare un sacerdote.',
    '9.5': 'Se hai dovuto fermarti al passo 9 per mancanza di una chiave e ne ottieni una nello stesso turno, sali di quel passo.',
    '9.6':
      'Se hai meno chiavi dei culti in cui stai per raggiungere il passo 10, scegli subito quali, nell’ordine dei culti.',
    '9.7':
      'Dopo i round da 1 a 5 ricevi il bonus dei culti della tessera punteggio tante volte quante il numero della tessera sta nei tuoi passi in quel culto: con il numero 4, 9 passi lo danno due volte. La tessera dei templi conta i tuoi sacerdoti sugli spazi dell’ordine. Si segue l’ordine del round successivo.',
    '9.8':
      'Le vanghe del bonus dei culti si usano nell’ordine del round successivo, su quanti esagoni a portata si vuole, più di uno dei quali può diventare di un colore diverso dal terreno ideale. Qui la carta bonus con la navigazione non vale; non si può scavalcare, comprare altre vanghe né costruire, ma si può rinunciare alle vanghe. Non danno punti per la tessera punteggio.',

    '10.1':
      'Le azioni potere sono in comune tra tutti: un ponte o un sacerdote per 3 punti potere, 2 lavoratori, 7 monete o una vanga per 4 punti potere, due vanghe per 6 punti potere.',
    '10.2':
      'Come azione speciale la carta bonus con la vanga dà una vanga; la carta bonus e la tessera favore con il passo nei culti danno un passo in un culto a scelta.',
    '10.3':
      'Quando passi, alcune carte bonus danno punti: 4 ciascuno per fortezza e santuario, 2 per emporio, 1 per abitazione, oppure 3 per livello di navigazione, senza ciò che aggiunge una carta. La tessera favore per chi passa dà 0, 2, 3, 3 o 4 punti con nessuno fino a quattro empori.',
    '10.4':
      'Quando passi prendi una carta bonus che nessuno ha, con le sue monete, e solo dopo restituisci la vecchia. Nel round 6 non si prende nessuna carta nuova.',

    '11.1':
      'Una tessera punteggio dà punti finché dura il suo round: a seconda della tessera 2 per una vanga, 5 per una città, 2 per un’abitazione, 5 per la fortezza o il santuario, 3 per un emporio o 4 per un tempio.',
    '11.2': 'Alcune tessere favore danno 3 punti per ogni emporio, o 2 per ogni abitazione, costruiti dopo averle prese.',
    '11.3': 'Alla fine i primi tre in ogni culto ricevono 8, 4 e 2 punti. Chi è al passo 0 non riceve nulla.',
    '11.4':
      'Alla fine le tre aree più estese danno 18, 12 e 6 punti: edifici collegati direttamente o con la navigazione, senza la carta bonus con la navigazione.',
    '11.5': 'In caso di parità ci si divide i punti delle posizioni occupate, arrotondando per difetto.',
    '11.6': 'Alla fine di tutto si sacrifica la ciotola II e tutto ciò che hai diventa monete: ogni 3 fanno un punto.',
    '11.7':
      'Anche i punteggi finali aggiuntivi danno 18, 12 e 6 punti, sempre all’interno di una stessa area: per la distanza massima tra due edifici, per quella tra fortezza e santuario, per gli edifici sul bordo della mappa o per i gruppi di edifici direttamente adiacenti.',
    '11.8': 'Vince chi ha più punti vittoria; in caso di parità la posizione è condivisa.',

    '12.1':
      'I Nomadi cominciano con tre abitazioni. Con la fortezza una tempesta di sabbia trasforma senza vanghe in terreno ideale un esagono libero accanto a un loro edificio (non oltre un ponte né per nave); lì può seguire un’abitazione.',
    '12.2':
      'I Fachiri non hanno navigazione e hanno un solo livello di scavo. Possono scavalcare un esagono di qualsiasi tipo, uno in più con la fortezza: pagano un sacerdote e ricevono 4 punti, per un bersaglio ad azione e solo se l’esagono non è raggiungibile altrimenti.',
    '12.3':
      'I Maghi del Caos prendono ogni volta due tessere favore. Con la fortezza possono compiere due azioni di fila; vanno compiute entrambe, oppure il turno finisce passando. Ciò che la prima ha fatto al terreno non vincola la seconda.',
    '12.4':
      'I Giganti pagano esattamente 2 vanghe per ogni cambiamento e trasformano solo nel proprio terreno ideale; una vanga sola non serve a nulla. Con la fortezza hanno un’azione da 2 vanghe per un esagono.',
    '12.5':
      'I Brulicanti ricevono 3 lavoratori per ogni città. Con la fortezza hanno un’azione che migliora gratis un’abitazione in emporio; per il resto vale come ogni miglioramento.',
    '12.6':
      'Le Sirene cominciano con navigazione 1 e possono arrivare a 5. Nel loro turno possono unire in una città propri edifici liberi attraverso un esagono di fiume, che allora appartiene alla città; un esagono di fiume accanto a una loro città non si può usare. La fortezza dà un livello di navigazione con i suoi punti.',
    '12.7':
      'Le Streghe ricevono 5 punti per ogni città. Con la fortezza possono piazzare gratis, in volo, un’abitazione su un qualsiasi esagono libero del loro terreno ideale; per il resto vale come costruita.',
    '12.8': 'Alle Auren la fortezza dà una tessera favore e un’azione da 2 passi in un culto.',
    '12.9': 'I Mezzuomini ricevono 1 punto per ogni vanga. La fortezza dà subito 3 vanghe.',
    '12.10':
      'I Cultisti ottengono un passo in un culto per ogni loro edificio per cui qualcuno accetta davvero potere. Se rifiutano tutti quelli che potrebbero accettare, ricevono 1 punto potere; se nessuno poteva, nulla. La fortezza dà 7 punti.',
    '12.11':
      'Nel loro turno, e anche a fine partita, gli Alchimisti possono scambiare un punto con una moneta o 2 monete con un punto. La fortezza dà 12 punti potere e da allora 2 punti potere per ogni vanga.',
    '12.12':
      'Gli Oscuri pagano un sacerdote per ogni vanga che comprano e ne ricevono 2 punti; le altre vanghe non ne danno. Quando costruiscono la fortezza possono trasformare fino a 3 lavoratori in sacerdoti, subito o mai.',
    '12.13':
      'Gli Ingegneri possono come azione costruire un ponte per 2 lavoratori, quante volte vogliono. Con la fortezza, ogni volta che passano ricevono 3 punti per ogni loro ponte con edifici propri ai due capi.',
    '12.14':
      'I Nani non hanno navigazione. Come i Fachiri possono scavalcare un esagono: pagano 2 lavoratori, 1 con la fortezza, e ricevono 4 punti.',
    '12.15':
      'Scavalcare collega gli edifici anche nel punteggio dell’area più estesa, e gli esagoni di fiume di una città delle Sirene collegano come terra.',
    '12.16': 'Nani e Fachiri hanno navigazione 0 a ogni effetto.',

    '13.1':
      'Le fazioni del ghiaccio cominciano sul colore scelto, e ogni esagono su cui costruiscono diventa ghiaccio. Trasformare un esagono in ghiaccio costa la distanza del suo colore da quello scelto, almeno 1 vanga. Possono trasformare anche in altri colori, visti da quello scelto; un esagono che diventerebbe del colore scelto diventa invece ghiaccio *(interpretazione)*.',
    '13.2':
      'Le Fanciulle del Ghiaccio prendono una tessera favore quando vengono scelte. Con la fortezza ricevono 3 punti per ogni tempio ogni volta che passano.',
    '13.3':
      'Gli Yeti pagano 1 punto potere in meno per le azioni potere, e la loro fortezza e il loro santuario hanno valore di potere 4. Con la fortezza possono compiere anche azioni potere già compiute in questo round.',
    '13.4':
      'Le fazioni del vulcano non hanno vanghe. Come azione trasformano in vulcano un esagono a portata e possono costruirvi. I terreni ideali altrui costano di più, tranne quelli delle fazioni del ghiaccio e del vulcano e dei Raminghi.',
    '13.5':
      'Gli Accoliti pagano per un vulcano 3 passi di un culto, 4 per il terreno ideale di un altro; al posto di una vanga ricevono un passo in un culto, che dà punti come una vanga. Con la fortezza ogni sacerdote inviato fa 1 passo in più.',
    '13.6':
      'I Signori dei Draghi pagano per un vulcano 1 gettone potere, 2 per il terreno ideale di un altro, dalla ciotola I, poi II, poi III; al posto di una vanga ricevono un nuovo gettone nella ciotola I, che dà punti come una vanga. La fortezza dà un nuovo gettone per ogni giocatore.',
    '13.7':
      'I Raminghi non trasformano e non compiono azioni con vanghe. Costruiscono sui colori che hanno sbloccato, a non più di un esagono di fiume; la semplice adiacenza non basta, e le loro prime abitazioni devono toccare un fiume. La fortezza dà due ponti.',
    '13.8':
      'I Raminghi possono avere un sacerdote. Al posto di ogni sacerdote che ricevono possono sbloccare un colore per 1 moneta, 2 se è il terreno ideale di un altro; ogni colore alza di uno il limite di sacerdoti.',
    '13.9':
      'Quando qualcuno accetta potere per un loro edificio, i Mutaforma possono comprare per un punto un nuovo gettone nella ciotola III; se rifiutano tutti quelli che potrebbero accettare, ricevono 1 punto potere. Con la fortezza possono scegliere, per 5 punti potere o per 5 gettoni e quante volte vogliono, un nuovo colore che non sia il terreno ideale di nessuno; ciò che è già costruito resta. I colori iniziali delle fazioni del ghiaccio e del vulcano tornano liberi *(interpretazione)*.',
  },
};

export default rulebook;
