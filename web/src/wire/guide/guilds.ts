// Made from crates/games/guilds/guide/match.rec by `UPDATE=1 cargo test -p tafel-guilds --test guide`; do not edit.

export default {
  record: "# Three turns alone: a helper, mines, stock, the first building, and what the board asks.\nguilds 6\nseats 1\n* landscape c1r1 crystal\n* landscape c2r1 crystal\n* landscape c3r1 ore\n* landscape c4r1 crystal\n* landscape c1r2 crystal\n* landscape c2r2 ore\n* landscape c3r2 crystal\n* landscape c4r2 ore\n* landscape c1r3 ore\n* landscape c2r3 crystal\n* landscape c3r3 ore\n* landscape c4r3 crystal\n* landscape c1r4 ore\n* landscape c2r4 crystal\n* landscape c3r4 ore\n* landscape c4r4 ore\n* card 0 lucky-charm\n* card 0 hoist\n* guild jade\n* guild crimson\n* guild crimson\n* attack damp\n* die red 6\n* die yellow 1\n0 keep\n* guild crimson\n0 recruit yellow 1\n* recruit broker\n* recruit steward\n0 hire steward\n0 muster red 6\n0 end\n* attack boars\n* die white 1\n* die red 4\n0 keep\n* guild bronze\n0 prospect white 1 c4r4\n0 prospect red 4 c4r3\n0 end\n* attack wolves\n* die yellow 3\n* die red 3\n0 keep\n* collapse 5\n* guild bronze\n0 extract red 3\n0 take ore c4r4\n0 take crystal c4r3\n0 build yellow 3 library\n0 use library\n* card 0 courier\n",
  steps: [
    {"move":"keep","offers":["keep","swap I II","swap II III"]},
    {"move":"recruit yellow 1","offers":["prospect red 6 c1r4","prospect red 6 c2r4","prospect red 6 c3r4","prospect red 6 c4r4","recruit red 6","muster red 6","study red 6","labour red 6","release red 6","prospect yellow 1 c1r4","prospect yellow 1 c2r4","prospect yellow 1 c3r4","prospect yellow 1 c4r4","recruit yellow 1","muster yellow 1","study yellow 1","labour yellow 1","release yellow 1","play lucky-charm"]},
    {"move":"hire steward","offers":["hire broker","hire steward","decline"]},
    {"move":"muster red 6","offers":["prospect red 6 c1r4","prospect red 6 c2r4","prospect red 6 c3r4","prospect red 6 c4r4","recruit red 6","muster red 6","study red 6","labour red 6","release red 6","play lucky-charm"]},
    {"move":"end","offers":["repel","end"]},
    {"move":"keep","offers":["keep","swap I II","swap II III"]},
    {"move":"prospect white 1 c4r4","offers":["prospect red 4 c1r4","prospect red 4 c2r4","prospect red 4 c3r4","prospect red 4 c4r4","recruit red 4","muster red 4","study red 4","labour red 4","release red 4","prospect white 1 c1r4","prospect white 1 c2r4","prospect white 1 c3r4","prospect white 1 c4r4","recruit white 1","muster white 1","study white 1","labour white 1","release white 1","play lucky-charm"]},
    {"move":"prospect red 4 c4r3","offers":["prospect red 4 c4r3","prospect red 4 c1r4","prospect red 4 c2r4","prospect red 4 c3r4","extract red 4","recruit red 4","muster red 4","study red 4","labour red 4","release red 4","play hoist","play lucky-charm"]},
    {"move":"end","offers":["play hoist","repel","end"]},
    {"move":"keep","offers":["keep","swap I II","swap II III"]},
    {"move":"extract red 3","offers":["prospect red 3 c3r3","prospect red 3 c1r4","prospect red 3 c2r4","prospect red 3 c3r4","extract red 3","recruit red 3","muster red 3","study red 3","labour red 3","release red 3","prospect yellow 3 c3r3","prospect yellow 3 c1r4","prospect yellow 3 c2r4","prospect yellow 3 c3r4","extract yellow 3","recruit yellow 3","muster yellow 3","study yellow 3","labour yellow 3","release yellow 3","play hoist","play lucky-charm"]},
    {"move":"take ore c4r4","offers":["take ore c4r4","take crystal c4r3"]},
    {"move":"take crystal c4r3","offers":["take crystal c4r3","stop"]},
    {"move":"build yellow 3 library","offers":["prospect yellow 3 c3r3","prospect yellow 3 c1r4","prospect yellow 3 c2r4","prospect yellow 3 c3r4","trade yellow 3 ore 0 crystal 1","trade yellow 3 ore 1 crystal 0","trade yellow 3 ore 1 crystal 1","build yellow 3 gem-exchange","build yellow 3 library","build yellow 3 assay-office","build yellow 3 market","recruit yellow 3","muster yellow 3","study yellow 3","labour yellow 3","release yellow 3","play lucky-charm"]},
    {"move":"use library","offers":["use library","repel","end"]},
  ],
};
