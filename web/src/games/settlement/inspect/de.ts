//! The things of Settlement and its first match, in German.

import type { InspectText } from './text';

const NAMES = { wood: 'Holz', clay: 'Lehm', stone: 'Stein', diamond: 'Diamanten', gold: 'Gold' } as const;

const text: InspectText = {
  terms: {
    action: ['Aktion|Aktionen', 'Eine je Zug: erkunden, Monster bekämpfen, bauen oder aktivieren, was du hast. Jede Aktion braucht Siedler.'],
    pass: ['passen|passe', 'Du setzt für den Rest der Runde aus: Deine Siedler kommen zurück, die meisten Grundressourcen gehen verloren, und du wählst ein neues Artefakt.'],
    settler: ['Siedler|Siedlern', 'Deine Arbeitskräfte: Jede Aktion verbraucht welche. Die normalen Siedler kommen zurück, wenn du passt.'],
    bonus: ['Bonussiedler|Bonussiedlern', 'Ein Siedler für einen einzigen Einsatz. Was du nicht einsetzt, behältst du.'],
    building: ['Gebäude|Gebäuden', 'Es wirkt, sobald du seine Siedlungsreihe aktivierst. Bauen kostet 1 Siedler und die aufgedruckten Kosten.'],
    plot: ['Bauplatz|Bauplätze', 'Platz für ein Gebäude in einer deiner drei Siedlungsreihen.'],
    market: ['Markt', 'Die Gebäude, unter denen alle wählen.'],
    terrain: ['Landschaft|Landschaften', 'Sie liefert ihre Ressource, sobald du ihre Wildnisreihe aktivierst – außer ein Monster sitzt darauf.'],
    space: ['Wildnisfeld|Wildnisfelder', 'Platz für eine Landschaft. Fernere Reihen kosten mehr Siedler und sind reicher.'],
    monster: ['Monster', 'Solange es da ist, liefert die Landschaft nichts. Wer es bekämpft, erhält eine Belohnung.'],
    fort: ['Festung|Festungen', 'Sie hält Monster fern, lässt sich einzeln aktivieren und bewahrt dir beim Passen eine Grundressource.'],
    region: ['Wildnisreihe|Wildnisreihen', 'Eine Reihe deiner Wildnis: Einmal je Runde aktiviert, liefert jede ihrer Landschaften.'],
    street: ['Siedlungsreihe|Siedlungsreihen', 'Eine Reihe deiner Siedlung: Einmal je Runde aktiviert, darfst du jedes ihrer Gebäude nutzen.'],
    resource: ['Ressource|Ressourcen|Grundressource|Grundressourcen', 'Holz, Lehm und Stein sind Grundressourcen; Diamanten und Gold sind mehr wert und bleiben dir beim Passen.'],
    exchange: ['Eintauschen|Tausche', 'Mit dem Vorrat, jederzeit in deinem Zug und so oft du willst.'],
    hero: ['Held|Helden', 'Einer je Zug lässt sich einladen. Helden bringen am Ende die meisten Punkte.'],
    artifact: ['Artefakt|Artefakte', 'Eine Fähigkeit für eine Runde. Beim Passen tauschst du es gegen ein anderes.'],
    deposit: ['Einlage', 'Gold auf Banken und Diamanten auf Kirchen: Sie bleiben dort liegen und zählen am Ende.'],
  },
  good: {
    build: 'Gebäude zählen für Baumeister, und eine gute Reihe bringt jede Runde Waren.',
    explore: 'Mehr Landschaften, mehr Waren. Für Abenteurer zählen sie auch am Ende.',
    hunt: 'Befreit die Landschaft und bringt sofort Diamanten oder Gold.',
    fort: 'Schützt vor Monstern und zählt für Verteidiger.',
    activate: 'Eine Ressource für einen Siedler.',
    region: 'Alle Landschaften der Reihe liefern: am besten, wenn sie voll und ohne Monster ist.',
    street: 'Alle Gebäude der Reihe wirken: Plane sie nebeneinander.',
    use: 'Nutze, was dir hilft, in der Reihenfolge, die dir hilft.',
    done: 'Nur, wenn die übrigen jetzt nichts bringen.',
    scroll: 'Nimm, was dein nächster Held kostet.',
    summon: 'Ein Monster bringt beim Bekämpfen eine Belohnung.',
    calm: 'Die Landschaft liefert weiter.',
    exchange: 'Mach aus dem, was du zu viel hast, das, was ein Held oder Gebäude kostet.',
    invite: 'Helden bringen die meisten Punkte. Rechts in der Reihe kosten sie keinen Aufpreis.',
    end: 'Die nächste Person ist dran; du kommst in dieser Runde wieder an die Reihe.',
    pass: 'Beendet die Runde für dich. Setze vorher deine Siedler ein: Sie kommen ohnehin zurück.',
    take: 'Wähle, was dir in der nächsten Runde hilft.',
  },
  begin: {
    aim: 'Habe nach sechs Runden die meisten Siegpunkte. Sie kommen von Helden, von Gold auf Banken und von Diamanten auf Kirchen.',
    turn: 'Führe mit deinen Siedlern eine Aktion aus und lade einen Helden ein, in beliebiger Reihenfolge; oder passe für diese Runde.',
    goal: 'Erkunde zwei Landschaften in Reihe I, baue, wofür deine Ressourcen reichen, und lade deinen ersten Helden ein.',
  },
  easy: { mace: 'leicht zu nutzen: 1 Diamant mehr je Monster', compass: 'leicht zu nutzen: Waren bei jedem Erkunden', mug: 'leicht zu nutzen: ein Siedler mehr je Held' },
  amount: (resource, n) => (resource === 'diamond' && n === 1 ? '1 Diamant' : `${n} ${NAMES[resource]}`),
  points: (n) => `${n} SP`,
  counted: (n) => `${n} SP, so wie deine Siedlung jetzt steht`,
  surcharge: (goods) => `Aufpreis dieses Platzes: ${goods}`,
  settlers: (n) => `sofort ${n} Bonussiedler`,
  affordable: 'Deine Ressourcen reichen dafür.',
  owned: (n) => `Davon hast du ${n}.`,
  reward: (goods) => `${goods} fürs Bekämpfen`,
  bonus: (n) => `${n} Bonussiedler`,
  hunt: (n) => `${n} Siedler`,
  deposit: (goods, n) => `Du hast ${goods}: bis zu ${n} SP, bei jeder Nutzung eine Einlage.`,
  yields: (goods) => `liefert ${goods}`,
};

export default text;
