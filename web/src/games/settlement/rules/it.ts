//! The rules of Settlement in Italian.

import type english from '../../../wire/rules/settlement';
import type { Translation } from '../../rulebook';

const rulebook: Translation<typeof english> = {
  chapters: {
    '1': 'Preparazione',
    '2': 'Turni',
    '3': 'Coloni',
    '4': 'Costruire edifici',
    '5': 'Esplorare territori',
    '6': 'Mostri',
    '7': 'Fortificazioni',
    '8': 'Regioni',
    '9': 'Strade',
    '10': 'Scambio di risorse',
    '11': 'Eroi',
    '12': 'Passare',
    '13': 'Fine del round',
    '14': 'Artefatti',
    '15': 'Punteggio',
    '16': 'Variante in solitario',
    '17': 'Riserva',
  },
  rules: {
    '1.1': 'Settlement si gioca da soli o in due, tre o quattro, e dura 6 round.',
    '1.2':
      'Ogni regione delle terre selvagge ha una pila coperta di 12 tessere territorio; ogni tessera mostra una risorsa e il colore di un mostro. Quali siano le tessere è una *ricostruzione*: con i territori «uniformi» ogni regione ha tre tessere per colore, con il «pericolo crescente» i mostri più forti vivono più lontano.',
    '1.3':
      'Ci sono 12 tipi di edifici, con 3 tessere ciascuno. Stanno coperte, e 9 di esse formano il mercato scoperto; all’inizio le tessere uguali non vengono impilate.',
    '1.4': 'I 48 eroi vengono mescolati e quattro di loro formano la fila degli eroi. Tutte le carte eroe tranne una sono una *ricostruzione*.',
    '1.5': 'La fila degli artefatti contiene tre artefatti scoperti in più rispetto al numero dei giocatori. Gli altri restano fuori dal gioco.',
    '1.6': 'Cominci con 6 coloni base, 1 legno, 1 argilla e 1 pietra, senza diamanti né oro.',
    '1.7': 'Il primo giocatore viene estratto a sorte.',
    '1.8':
      'Prima del primo round ognuno prende un artefatto. Sceglie per primo chi siede alla destra del primo giocatore, poi si prosegue in senso antiorario, così che il primo giocatore sceglie per ultimo. La fila non viene rifornita: vi restano tre artefatti.',

    '2.1': 'Si gioca in senso orario, a partire dal primo giocatore, finché tutti hanno passato.',
    '2.2': 'Nel tuo turno puoi compiere al massimo un’azione e invitare al massimo un eroe, nell’ordine che preferisci.',
    '2.3': 'Se non compi un’azione e non inviti un eroe, devi passare. Scambiare soltanto risorse non vale come turno.',
    '2.4': 'Dopo un’azione o un invito puoi terminare il turno oppure passare subito.',
    '2.5': 'Dopo che hai passato, il round per te è finito.',
    '2.6': 'Chi passa per primo inizia il round successivo; l’ordine del round in corso non cambia.',

    '3.1':
      'Ogni azione costa coloni, e devi averne abbastanza. Coloni base e coloni bonus valgono lo stesso e si possono mescolare. Se non scegli altrimenti (§3.4), si usano prima quelli base, perché tornano, mentre i coloni bonus usati no.',
    '3.2':
      'Ogni regione, ogni strada e ogni fortificazione può essere attivata una sola volta per round. Tutte le altre azioni si possono ripetere a piacere.',
    '3.3': 'Puoi usare un colono bonus appena lo ricevi, anche nello stesso turno.',
    '3.4':
      'Prima dell’azione puoi scegliere quanti coloni bonus usare; se l’azione costa meno coloni, ne usi quanti ne costa. La scelta c’è solo dove fa differenza: finché hai coloni di entrambi i tipi, e non nell’ultimo round.',

    '4.1':
      'Per costruire usa 1 colono, scegli un edificio del mercato, paga il suo costo e mettilo su uno spazio libero di una qualsiasi delle tue strade.',
    '4.2': 'Senza uno spazio edificio libero non puoi costruire. Gli edifici non vengono mai spostati né tolti.',
    '4.3':
      'Dopo la costruzione una tessera coperta riempie lo spazio vuoto del mercato. Non si pesca nulla se sulla pila restano copie dell’edificio o se le tessere sono finite. Se ci sono sia una pila sia una tessera singola dello stesso tipo, scegli tu da dove prendere.',
    '4.4': 'Il tuo villaggio può avere più edifici dello stesso tipo.',
    '4.5':
      'Un edificio messo in una strada già attivata in questo round non ha effetto finché la strada non viene attivata di nuovo. Lo stesso vale per un territorio esplorato in una regione già attivata.',

    '5.1':
      'Esplorare costa 1 colono nella regione I, 2 nella regione II e 3 nella regione III. Scegli prima uno spazio vuoto della regione; poi vi si mette la prima tessera della sua pila.',
    '5.2': 'Il tuo primo territorio deve essere nella regione I, su uno qualsiasi dei suoi tre spazi.',
    '5.3':
      'Ogni altro territorio deve essere adiacente a uno già esplorato: a sinistra, a destra, sopra o sotto, non in diagonale. I mostri sul territorio vicino non contano.',
    '5.4': 'Esplorare non dà di per sé risorse. Dopo, si verifica se sulla nuova tessera appare un mostro.',

    '6.1':
      'Quando si verifica un territorio, appare un mostro del suo colore se in quel momento almeno un eroe della fila mostra quel colore. Il mostro è sempre uno solo, e gli eroi già invitati non contano più.',
    '6.2': 'Su un territorio con una fortificazione non appare mai un mostro.',
    '6.3':
      'Puoi cacciare un mostro che sta su un tuo territorio: serve 1 colono per un mostro verde, 2 per uno giallo, 3 per uno blu, 4 per uno rosso. Il mostro se ne va.',
    '6.4':
      'La ricompensa arriva subito: 1 diamante per un mostro verde, 1 oro per uno giallo, 2 oro per uno blu, 1 diamante e 2 oro per uno rosso.',
    '6.5': 'Cacciato il mostro, il territorio torna a rendere la sua risorsa, anche nello stesso round.',

    '7.1':
      'Con 1 colono costruisci una fortificazione su un tuo territorio esplorato che non abbia né una fortificazione né un mostro. Ci resta per sempre.',
    '7.2':
      'Con 1 colono attivi una fortificazione e ricevi una risorsa del suo territorio, senza verificare la presenza di mostri. Puoi farlo anche se nello stesso round hai attivato la sua regione.',
    '7.3': 'Una fortificazione può essere attivata già nel round in cui è stata costruita.',

    '8.1':
      'Con 1 colono attivi una regione: ogni suo territorio senza mostri rende una risorsa, anche se nello stesso round vi hai attivato una fortificazione.',
    '8.2': 'Non puoi rinunciare a ciò che rende una regione.',
    '8.3':
      'Dopo aver ricevuto tutte le risorse, si verifica la presenza di mostri su ogni territorio che ha appena reso e non ha una fortificazione. Un mostro che appare non ti toglie nulla.',
    '8.4': 'Si può attivare anche una regione senza territori o una strada senza edifici, ma non se ne ricava nulla.',

    '9.1':
      'Con 1 colono attivi una strada: puoi usare una volta ciascuno dei suoi edifici, nell’ordine che vuoi, e tralasciare quelli che non ti servono.',
    '9.2':
      'La Segheria dà 1 legno, la Cava d’Argilla 1 argilla, la Cava 1 pietra e la Miniera di Diamanti 1 diamante, dalla riserva generale.',
    '9.3': 'Il Magazzino ti dà 1 risorsa base a scelta.',
    '9.4': 'Al Bazar scambi 1 tua risorsa base con 1 oro.',
    '9.5':
      'La Gioielleria trasforma 1 diamante in 1 legno, 1 argilla e 1 pietra; l’Alchimista trasforma 1 oro in 2 diamanti: uno scambio per ogni uso.',
    '9.6': 'Alla Taverna scambi 1 diamante con 2 coloni bonus.',
    '9.7':
      'La Stazione Commerciale ti dà 1 risorsa di un tuo territorio con una fortificazione. Non costa coloni, e la fortificazione può ancora essere attivata.',
    '9.8':
      'A ogni uso puoi mettere 1 oro sulla Banca o 1 diamante sulla Cattedrale. Ci resta per sempre e a fine partita dà punti vittoria; non c’è un limite.',

    '10.1':
      'Nel tuo turno puoi scambiare con la riserva generale in qualsiasi momento e quante volte vuoi: 2 risorse base per 1 risorsa base, 1 legno, 1 argilla e 1 pietra per 1 diamante, 2 diamanti per 1 oro, oppure 1 oro per 1 risorsa base. Dato che l’oro si può scambiare ancora, con 2 diamanti puoi avere anche subito 1 risorsa base.',
    '10.2':
      'Non ci sono altri tassi di cambio: niente oro per diamanti, niente risorse base per un solo diamante, niente tre risorse uguali per un diamante. Tra giocatori non si scambia.',
    '10.3':
      'Puoi scambiare anche nel mezzo di un’azione: tra un edificio e l’altro di una strada, e mentre devi decidere per la Pergamena della Fortuna o per la Maschera dello Sciamano. Dopo aver passato non si scambia più.',
    '10.4': 'Ciò che ricevi deve essere di un tipo diverso da tutto ciò che dai.',

    '11.1': 'Una volta nel tuo turno, prima o dopo l’azione ma non nel mezzo, puoi invitare un eroe della fila. Non costa coloni.',
    '11.2':
      'Paghi il costo dell’eroe più il costo extra del suo posto nella fila: 2 diamanti per il posto più a sinistra, 1 per il secondo, nulla per il terzo e il quarto. Con meno di quattro carte restano vuoti i posti a sinistra.',
    '11.3': 'Ricevi subito i coloni bonus dell’eroe.',
    '11.4':
      'D’ora in poi l’eroe invitato resta accanto alla tua plancia. Le altre carte scorrono a destra e a sinistra ne arriva una nuova, finché il mazzo ne ha. Tutti possono vedere chi ha invitato chi.',

    '12.1':
      'Quando passi, le tue risorse base tornano nella riserva, tranne una per ogni tua fortificazione: decidi tu quali, e puoi tenerne anche meno. Diamanti e oro restano a te.',
    '12.2': 'Quando passi, i tuoi coloni base tornano. I coloni bonus usati sono persi, quelli non usati restano a te.',
    '12.3':
      'Quando passi, prendi un nuovo artefatto dalla fila e solo dopo vi rimetti il vecchio. Perciò non puoi tenere lo stesso; puoi però prendere quello appena rimesso da un altro giocatore, o uno che avevi in un round precedente.',
    '12.4': 'Nell’ultimo round, quando passi, per te la partita è finita: non si tiene nulla e non si prende nessun artefatto.',

    '13.1': 'Quando tutti hanno passato, l’eroe più a destra viene scartato, gli altri scorrono a destra e a sinistra ne arriva uno nuovo.',
    '13.2':
      'Poi gli edifici uguali del mercato vengono impilati, una pila per tipo, e ogni spazio vuoto riceve una tessera. Le tessere nuove per ora non vengono impilate, qualunque cosa mostrino.',
    '13.3':
      'Poi comincia il round successivo. Dopo l’ultimo round non succede nulla di tutto questo: quando tutti hanno passato, la partita è finita.',

    '14.1':
      'Orologio dell’Eternità: dopo aver costruito puoi usare una volta l’effetto del nuovo edificio, senza coloni. La sua strada può ancora essere attivata.',
    '14.2':
      'Astrolabio dell’Esploratore: esplorando ricevi una risorsa del nuovo territorio. Solo dopo si verifica la presenza di mostri, e la risorsa resta comunque tua.',
    '14.3': 'Mazza del Coraggio: ogni volta che cacci un mostro ricevi 1 diamante in più.',
    '14.4':
      'Pozione del Potere: quando costruisci una fortificazione ricevi subito una risorsa del suo territorio, senza verificare la presenza di mostri.',
    '14.5':
      'Pergamena della Fortuna: quando attivi una regione ricevi una risorsa in più di uno dei suoi territori, anche di uno con un mostro. Senza territori non ricevi nulla, e non si fanno altre verifiche.',
    '14.6':
      'Corona del Comandante: quando attivi una fortificazione ricevi una risorsa in più del suo territorio. Non vale per le Stazioni Commerciali e per le regioni.',
    '14.7': 'Tazza Allegra: ogni eroe che inviti ti porta 1 colono bonus in più.',
    '14.8':
      'Stella Guida: una volta per round puoi attivare una tua regione una seconda volta, come azione a sé e con 1 colono. Rendono, e vengono verificati, solo i territori senza mostri.',
    '14.9':
      'Chiave della Conoscenza: una volta per round puoi attivare una tua strada una seconda volta, come azione a sé e con 1 colono.',
    '14.10':
      'Specchio della Trasformazione: in qualsiasi momento del tuo turno scambi le risorse base una per una invece di due per una. Ciò che hai ricevuto così si può scambiare ancora, ma non in cerchio: se del legno è diventato argilla, subito o passando per la pietra, nessuna argilla diventa legno prima che tu faccia qualcosa di diverso da uno scambio uno per uno.',
    '14.11':
      'Maschera dello Sciamano: a ogni verifica decidi tu, tessera per tessera, se il mostro appare, qualunque cosa mostrino gli eroi della fila. Su un territorio con una fortificazione non appare comunque.',
    '14.12':
      'Quando li prendi, il Forziere Vivente ti dà 1 colono bonus, la Borsa Magica 1 oro, l’Anello di Diamante 1 diamante; anche nella prima scelta degli artefatti. Dopo aver passato non devi restituire nulla.',

    '15.1':
      'I punti vittoria vengono dai tuoi eroi, dall’oro sulle tue Banche (5 ciascuno) e dai diamanti sulle tue Cattedrali (4 ciascuno). Nient’altro conta.',
    '15.2':
      'A fine partita un Avventuriero vale 1 punto per ogni tuo territorio, anche con un mostro, un Costruttore 1 per ogni tuo edificio, un Difensore 1 per ogni tua fortificazione, un Artigiano il numero sulla sua carta.',
    '15.3':
      'In caso di parità vince chi ha più oro nella riserva personale, poi chi ha più diamanti; ciò che sta su Banche e Cattedrali non conta. Se la parità resta, la posizione è condivisa.',

    '16.1': 'In solitario scegli tra 4 artefatti scoperti; gli altri dieci formano una pila coperta.',
    '16.2': 'Dopo aver passato prendi uno dei tre artefatti scoperti. Il vecchio esce dal gioco e uno della pila entra nella fila.',
    '16.3':
      'Il risultato fa di te un Colono (fino a 50 punti), un Sindaco (da 51 a 75), un Cavaliere (da 76 a 100) o un Signore (da 101 in su).',

    '17.1': 'Le risorse e i coloni bonus non finiscono mai, a meno che non giochiate con la riserva limitata.',
    '17.2':
      'Con la riserva limitata ci sono 16 unità di ogni risorsa e 24 coloni bonus, come nel regolamento italiano. Le fonti non concordano: le descrizioni della scatola contano 42 diamanti e 32 oro. Se ti spetta più di quanto c’è, ricevi quello che c’è.',
    '17.3': 'Con la riserva limitata puoi fare uno scambio o usare un edificio solo se c’è tutto ciò che ne ricevi.',
    '17.4': 'Territori, fortificazioni e mostri bastano sempre per tutti; per ogni colore ci sono al massimo 9 mostri.',
  },
};

export default rulebook;
