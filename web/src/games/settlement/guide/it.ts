//! What is said in the guided match of Settlement, in Italian.

import type { Lesson } from '../../../guide/lesson';

const lesson: Lesson = {
  aim: 'Con sei coloni esplori le terre selvagge, costruisci un villaggio e inviti eroi. Alla fine sono gli eroi a dare la maggior parte dei punti.',
  steps: [
    'In ogni round ciascuno ha un artefatto. «[treasure]» ti dà subito 1 oro, ed è proprio ciò che costa l’eroe «[h41]», oltre a legno e argilla: 7 punti.',
    'I territori danno risorse per tutta la partita. Esplorare nella regione più vicina richiede 1 dei tuoi 6 coloni. Il primo territorio deve stare lì, gli altri accanto a uno dei tuoi.',
    'Hai fatto la tua azione. Potresti ancora invitare un eroe, ma per ora legno e argilla ti servono di più. Tocca agli altri, poi di nuovo a te: un round ha molti turni.',
    'Un secondo territorio accanto al primo: più tardi un solo colono li attiverà tutti e due.',
    'È apparso un mostro, perché nella fila c’è un eroe del suo colore. Finché resta, il territorio non rende nulla. Ora tocca agli altri.',
    'Un mostro verde richiede 1 colono e cacciarlo dà 1 diamante. Gli altri colori richiedono più coloni e danno di più.',
    'Questa era la tua azione del turno.',
    'Su un territorio con una fortificazione non appare più nessun mostro. Senza tornerebbe appena il territorio rende. Una fortificazione, inoltre, ti conserva una risorsa di base alla fine del round.',
    'Questa era la tua azione del turno. Potresti già passare, ma hai ancora due coloni.',
    'Un colono, e tutti i territori della regione rendono: 1 legno e 1 argilla. Ogni regione si può attivare una volta per round.',
    'Oltre all’azione, in ogni turno puoi invitare un eroe. «[h41]» sta a destra nella fila, quindi senza costo extra, e hai tutto quello che costa. Sono 7 punti.',
    'Azione ed eroe sono fatti: tocca agli altri.',
    'Per l’ultimo colono: «[sawmill]» costa 1 pietra, che alla fine del round andrebbe comunque persa. Da ora in poi dà 1 legno ogni volta che attivi la sua strada.',
    'Non hai più coloni, quindi passi: tornano tutti e sei. Diamanti e oro restano a te, le risorse di base vanno perse, tranne quella che la tua fortificazione conserva.',
    'Chi passa cambia artefatto. «[treasure]» ha fatto il suo lavoro; «[chest]» porta un colono bonus, così nel prossimo round ne avrai sette.',
  ],
  end: 'Ora conosci un intero round: esplorare, cacciare, fortificare, attivare, costruire e invitare eroi. Altri cinque così, e vince chi ha più punti. Guarda prima gli eroi nella fila, poi procurati quello che costano.',
};

export default lesson;
