//! The facts printed on components, made from the data files of the rules by data.test.ts; do not edit.
import type { Bonus, Faction, Favour, Score, Town } from '../../wire/terra-mystica';
import type { BonusFacts, FactionFacts, FavourFacts, MapFacts, MapId, ScoreFacts, TownFacts } from './facts';

export const FACTIONS: Record<Faction, FactionFacts> = {
  "nomads": {"board":"yellow","coins":15,"workers":2,"priests":0,"bowls":[5,7,0],"cults":[1,0,1,0],"start_dwellings":3,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,7,11],"power":[0,1,2,3,4]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "fakirs": {"board":"yellow","coins":15,"workers":3,"priests":0,"bowls":[7,5,0],"cults":[1,0,0,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":10,"workers":4},"income":{"priests":[0,1]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":0,"points":[0]},"digging":{"spade":[{"workers":3},{"workers":2}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "chaosmagicians": {"board":"red","coins":15,"workers":4,"priests":0,"bowls":[5,7,0],"cults":[2,0,0,0],"start_dwellings":1,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":4,"workers":4},"income":{"workers":[0,2]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "giants": {"board":"red","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[1,0,0,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,4]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "swarmlings": {"board":"blue","coins":20,"workers":8,"priests":0,"bowls":[3,9,0],"cults":[1,1,1,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":3,"workers":2},"income":{"workers":[2,3,4,5,6,7,8,9,9]}},{"count":4,"power":2,"cost":{"coins":4,"workers":3},"income":{"coins":[0,2,4,6,9],"power":[0,2,4,6,8]}},{"count":3,"power":2,"cost":{"coins":6,"workers":3},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":5},"income":{"power":[0,4]}},{"count":1,"power":3,"cost":{"coins":8,"workers":5},"income":{"priests":[0,2]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "mermaids": {"board":"blue","coins":15,"workers":3,"priests":0,"bowls":[3,9,0],"cults":[0,2,0,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,4]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":1,"most":5,"points":[0,0,2,3,4,5]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "witches": {"board":"green","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[0,0,0,2],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "auren": {"board":"green","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[0,1,0,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "halflings": {"board":"brown","coins":15,"workers":3,"priests":0,"bowls":[3,9,0],"cults":[0,0,1,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":1,"workers":2,"priests":1},"points":6}},
  "cultists": {"board":"brown","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[1,0,1,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "alchemists": {"board":"black","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[1,1,0,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,7,11],"power":[0,1,2,3,4]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"coins":[0,6]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "darklings": {"board":"black","coins":15,"workers":1,"priests":1,"bowls":[5,7,0],"cults":[0,1,1,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":10,"workers":4},"income":{"priests":[0,2]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"priests":1}],"advance":{},"points":0}},
  "engineers": {"board":"gray","coins":10,"workers":2,"priests":0,"bowls":[3,9,0],"cults":[0,0,0,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":1,"workers":1},"income":{"workers":[0,1,2,2,3,4,4,5,6]}},{"count":4,"power":2,"cost":{"coins":2,"workers":1},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":4,"workers":1},"income":{"priests":[0,1,1,2],"power":[0,0,5,5]}},{"count":1,"power":3,"cost":{"coins":6,"workers":3},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":3},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "dwarves": {"board":"gray","coins":15,"workers":3,"priests":0,"bowls":[5,7,0],"cults":[0,0,2,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,3,5,7,10],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":0,"points":[0]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":2,"priests":1},"points":6}},
  "icemaidens": {"board":"ice","coins":15,"workers":3,"priests":0,"bowls":[6,6,0],"cults":[0,1,0,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,9]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,4]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":1,"priests":1},"points":6}},
  "yetis": {"board":"ice","coins":15,"workers":3,"priests":0,"bowls":[0,12,0],"cults":[0,0,1,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,9]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,2,4,6,8]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":4,"cost":{"coins":6,"workers":4},"income":{"power":[0,4]}},{"count":1,"power":4,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3},{"workers":2},{"workers":1}],"advance":{"coins":5,"workers":1,"priests":1},"points":6}},
  "acolytes": {"board":"volcano","coins":15,"workers":3,"priests":0,"bowls":[6,6,0],"cults":[3,3,3,3],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[0,1,2,3,3,4,5,6,6]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"volcano_price":{"free":3,"home":4}},
  "dragonlords": {"board":"volcano","coins":15,"workers":3,"priests":0,"bowls":[4,4,0],"cults":[2,0,0,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[0,1,2,3,3,4,5,6,6]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":8,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"volcano_price":{"free":1,"home":2}},
  "riverwalkers": {"board":"variable","coins":15,"workers":3,"priests":0,"bowls":[10,2,0],"cults":[1,0,0,1],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,3,4,5,5,6,7]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,1,2],"power":[0,0,5,5]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"power":[0,2]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":1,"most":1,"points":[0,0]},"unlock_price":{"free":1,"home":2}},
  "shapeshifters": {"board":"variable","coins":15,"workers":3,"priests":0,"bowls":[4,4,0],"cults":[1,1,0,0],"start_dwellings":2,"structures":[{"count":8,"power":1,"cost":{"coins":2,"workers":1},"income":{"workers":[1,2,3,4,5,6,7,8,8]}},{"count":4,"power":2,"cost":{"coins":3,"workers":2},"income":{"coins":[0,2,4,6,8],"power":[0,1,2,4,6]}},{"count":3,"power":2,"cost":{"coins":5,"workers":2},"income":{"priests":[0,1,2,3]}},{"count":1,"power":3,"cost":{"coins":6,"workers":3},"income":{"power":[0,4]}},{"count":1,"power":3,"cost":{"coins":6,"workers":4},"income":{"priests":[0,1]}}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"workers":3}],"advance":{},"points":0}},
};

export const MAPS: Record<MapId, MapFacts> = {
  "original": {"rows":[{"label":"A","hexes":"USGBYRUKRGBRK"},{"label":"B","hexes":"Y~~UK~~YK~~Y"},{"label":"C","hexes":"~~K~S~G~G~S~~"},{"label":"D","hexes":"GBY~~RB~R~RU"},{"label":"E","hexes":"KURBKUSY~~GKB"},{"label":"F","hexes":"SG~~YG~~~USU"},{"label":"G","hexes":"~~~S~R~G~YKBY"},{"label":"H","hexes":"YBU~~~BK~SUS"},{"label":"I","hexes":"RKSBRGYUS~BGR"}],"bridges":"A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9"},
  "fire-ice-1": {"rows":[{"label":"B","hexes":"U~UKY~SGRBYB"},{"label":"C","hexes":"RY~BSR~~~YUKS"},{"label":"D","hexes":"GK~~~UGY~~~~"},{"label":"E","hexes":"YSGYK~BRU~GBG"},{"label":"F","hexes":"~~U~~RKGS~UK"},{"label":"G","hexes":"GR~~G~~~UB~SR"},{"label":"H","hexes":"S~YSBRG~RS~K"},{"label":"I","hexes":"KB~KUSB~YK~RB"},{"label":"J","hexes":"SG~RYKY~BU~U"}],"bridges":"B2:C2 B5:C5 B5:D4 B6:D5 C3:D2 C3:E4 C4:E5 C6:D5 C7:E9 C8:E10 C9:E11 D3:E5 E1:G1 E2:G2 E5:F2 E5:G3 E9:F5 F1:G2 F1:G3 F1:H2 F2:G3 F2:H5 F3:H6 F6:G5 G2:H2 G4:H6 G6:H8 H2:I2 H6:I7 H8:I9 I3:J2 I7:J6 I9:J8"},
  "fire-ice-2": {"rows":[{"label":"A","hexes":"USGBURUKRBGRK"},{"label":"B","hexes":"Y~~YK~~YG~~Y"},{"label":"C","hexes":"~~K~S~G~K~R~~"},{"label":"D","hexes":"GBY~~RB~R~SU"},{"label":"E","hexes":"KURBYUGY~~GKR"},{"label":"F","hexes":"SG~~KS~~~USY"},{"label":"G","hexes":"~~~S~R~G~YKBU"},{"label":"H","hexes":"YBU~~~BK~SUR"},{"label":"I","hexes":"BKSBRGYUS~BGS"}],"bridges":"A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9"},
  "loon-lakes-1-6": {"rows":[{"label":"B","hexes":"SBRUYBYR~~GB"},{"label":"C","hexes":"YKG~~KU~GS~UK"},{"label":"D","hexes":"U~~GRS~KBR~Y"},{"label":"E","hexes":"BRS~YUG~~Y~KR"},{"label":"F","hexes":"GY~KB~~R~SGU"},{"label":"G","hexes":"S~US~Y~S~UKBR"},{"label":"H","hexes":"R~~~RGUKY~~S"},{"label":"I","hexes":"YBK~BSB~~SG~B"},{"label":"J","hexes":"KU~G~~~GRUYK"}],"bridges":"B4:D2 B9:C7 C3:D2 C3:E3 C5:D5 C8:D7 D2:E3 D5:E6 D5:F5 D7:E8 E3:F3 E6:F5 E7:F5 F5:G6 G2:H1 G2:I3 G3:H2 G7:I8 H5:J4 H7:I8 I3:J3 I6:J4"},
  "fjords-2-1": {"rows":[{"label":"A","hexes":"GK~UYSKSYRKBY"},{"label":"B","hexes":"BU~BGR~~~~~U"},{"label":"C","hexes":"SGR~~U~KSUY~S"},{"label":"D","hexes":"~~~S~~GRBGR~"},{"label":"E","hexes":"RSY~BR~UYSU~K"},{"label":"F","hexes":"KU~GYG~SBG~S"},{"label":"G","hexes":"YB~KSKB~UK~GR"},{"label":"H","hexes":"G~URUYR~~~RB"},{"label":"I","hexes":"K~~GBSB~GYKUY"}],"bridges":"A3:B2 A7:C5 A8:C6 A9:C7 A10:C8 B3:C3 B3:D1 B5:C5 B6:C8 C1:E1 C2:E2 C3:D1 C3:E3 C4:D1 C4:D2 C4:E5 C9:D6 C9:E10 D1:E3 D2:E5 D6:E10 E3:F3 E6:F5 E9:F9 F2:G3 F6:G6 F8:G9 G2:H2 G7:H6 G7:I6 G8:H7 G8:I7 H6:I6"},
  "loon-lakes-1-3": {"rows":[{"label":"B","hexes":"GSRGUBUR~~GB"},{"label":"C","hexes":"YKB~~KY~GS~KU"},{"label":"D","hexes":"U~~GRS~KBR~Y"},{"label":"E","hexes":"BRS~YUG~~Y~RK"},{"label":"F","hexes":"GY~KB~~R~BSU"},{"label":"G","hexes":"S~US~Y~S~UKGR"},{"label":"H","hexes":"R~~~RBGKY~~B"},{"label":"I","hexes":"YBK~GSU~~SG~S"},{"label":"J","hexes":"KU~B~~~YRUYK"}],"bridges":"B4:D2 B9:C7 C3:D2 C3:E3 C5:D5 C8:D7 D2:E3 D5:E6 D5:F5 D7:E8 E3:F3 E6:F5 E7:F5 F5:G6 G2:H1 G2:I3 G3:H2 G7:I8 H5:J4 H7:I8 I3:J3 I6:J4"},
  "fjords-1-0": {"rows":[{"label":"A","hexes":"GK~UYSKGYRBRY"},{"label":"B","hexes":"BU~BGR~~~~~U"},{"label":"C","hexes":"SGR~~U~KSUY~S"},{"label":"D","hexes":"~~~S~~GRKBG~"},{"label":"E","hexes":"RSY~BR~UYSU~K"},{"label":"F","hexes":"KU~GYG~SBG~R"},{"label":"G","hexes":"YB~KSKB~UK~GS"},{"label":"H","hexes":"G~URUYR~~~RB"},{"label":"I","hexes":"K~~GBSB~SYUKY"}],"bridges":"A3:B2 A7:C5 A8:C6 A9:C7 A10:C8 B3:C3 B3:D1 B5:C5 B6:C8 C1:E1 C2:E2 C3:D1 C3:E3 C4:D1 C4:D2 C4:E5 C9:D6 C9:E10 D1:E3 D2:E5 D6:E10 E3:F3 E6:F5 E9:F9 F2:G3 F6:G6 F8:G9 G2:H2 G7:H6 G7:I6 G8:H7 G8:I7 H6:I6"},
};

export const BONUSES: Record<Bonus, BonusFacts> = {
  "bon1": {"coins":2},
  "bon2": {"coins":4},
  "bon3": {"coins":6},
  "bon4": {"power":3,"shipping":1},
  "bon5": {"power":3,"workers":1},
  "bon6": {"workers":2,"pass":{"sh":4,"sa":4}},
  "bon7": {"workers":1,"pass":{"tp":2}},
  "bon8": {"priests":1},
  "bon9": {"coins":2,"pass":{"d":1}},
  "bon10": {"power":3,"pass":{"shipping":3}},
};

export const FAVOURS: Record<Favour, FavourFacts> = {
  "fav1": {"copies":1,"cult":"fire","steps":3},
  "fav2": {"copies":1,"cult":"water","steps":3},
  "fav3": {"copies":1,"cult":"earth","steps":3},
  "fav4": {"copies":1,"cult":"air","steps":3},
  "fav5": {"copies":3,"cult":"fire","steps":2},
  "fav6": {"copies":3,"cult":"water","steps":2},
  "fav7": {"copies":3,"cult":"earth","steps":2,"workers":1,"power":1},
  "fav8": {"copies":3,"cult":"air","steps":2,"power":4},
  "fav9": {"copies":3,"cult":"fire","steps":1,"coins":3},
  "fav10": {"copies":3,"cult":"water","steps":1,"built":{"tp":3}},
  "fav11": {"copies":3,"cult":"earth","steps":1,"built":{"d":2}},
  "fav12": {"copies":3,"cult":"air","steps":1},
};

export const TOWNS: Record<Town, TownFacts> = {
  "tw1": {"copies":2,"keys":1,"points":5,"coins":6},
  "tw2": {"copies":2,"keys":1,"points":7,"workers":2},
  "tw3": {"copies":2,"keys":1,"points":9,"priests":1},
  "tw4": {"copies":2,"keys":1,"points":6,"power":8},
  "tw5": {"copies":2,"keys":1,"points":8,"steps":1},
  "tw6": {"copies":1,"keys":2,"points":2,"steps":2},
  "tw7": {"copies":2,"keys":1,"points":4,"shipping":1},
  "tw8": {"copies":1,"keys":1,"points":11},
};

export const SCORES: Record<Score, ScoreFacts> = {
  "score1": {"spade":2,"cult":"earth","per":1,"reward":{"coins":1}},
  "score2": {"town":5,"cult":"earth","per":4,"reward":{"spades":1}},
  "score3": {"built":{"d":2},"cult":"water","per":4,"reward":{"priests":1}},
  "score4": {"built":{"sh":5,"sa":5},"cult":"fire","per":2,"reward":{"workers":1}},
  "score5": {"built":{"d":2},"cult":"fire","per":4,"reward":{"power":4}},
  "score6": {"built":{"tp":3},"cult":"water","per":4,"reward":{"spades":1}},
  "score7": {"built":{"sh":5,"sa":5},"cult":"air","per":2,"reward":{"workers":1}},
  "score8": {"built":{"tp":3},"cult":"air","per":4,"reward":{"spades":1}},
  "score9": {"built":{"te":4},"cult":null,"per":1,"reward":{"coins":2}},
};

export const NUMBERS = {
  "rounds": 6,
  "power_prices": {
    "coin": 1,
    "worker": 3,
    "priest": 5
  },
  "ship_advance": {
    "coins": 4,
    "priests": 1
  },
  "town": {
    "structures": 4,
    "power": 7,
    "lowered_power": 6,
    "sanctuary_counts": 2
  },
  "priest_spaces": [
    3,
    2,
    2,
    2
  ],
  "cult_power": [
    0,
    0,
    0,
    1,
    0,
    2,
    0,
    2,
    0,
    0,
    3
  ],
  "cult_places": [
    8,
    4,
    2
  ],
  "network_places": [
    18,
    12,
    6
  ],
  "power_actions": [
    3,
    3,
    4,
    4,
    4,
    6
  ],
  "action_workers": 2,
  "action_coins": 7,
  "auren_steps": 2,
  "giant_spades": 2,
  "trading_house_fav12": [
    0,
    2,
    3,
    3,
    4
  ]
};
