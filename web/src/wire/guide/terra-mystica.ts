// Made from crates/games/terra-mystica/guide/match.rec by `UPDATE=1 cargo test -p tafel-terra-mystica --test guide`; do not edit.

export default {
  record: "# A first round: a people, two dwellings, a trading house beside a neighbour, power, a temple, digging, and passing.\nterra-mystica 1\nseats 2; map original; variable-turn-order off; mini-expansion-1 off; shipping-bonus off; temple-scoring-tile off; fire-and-ice-factions off; final-scoring none; start-points even; leaving off\n* score 5 score8\n* score 6 score7\n* score 1 score1\n* score 2 score3\n* score 3 score2\n* score 4 score4\n* remove bon8\n* remove bon2\n* remove bon9\n* remove bon6\n0 pick halflings\n1 pick auren\n0 build E6\n1 build I11\n1 build F4\n0 build F7\n1 pass bon5\n0 pass bon1\n0 upgrade E6 tp\n0 done\n1 leech 1\n1 upgrade F4 tp\n1 done\n0 leech 2\n0 upgrade E6 te\n0 +fav11\n0 done\n1 leech 2\n1 burn 3\n1 action act2\n1 done\n0 action bon1\n0 transform E10 brown\n0 build E10\n0 done\n1 pass bon3\n0 pass bon4\n",
  steps: [
    {"move":"pick halflings","offers":["pick nomads","pick fakirs","pick chaosmagicians","pick giants","pick swarmlings","pick mermaids","pick witches","pick auren","pick halflings","pick cultists","pick alchemists","pick darklings","pick engineers","pick dwarves"]},
    {"move":"build E6","offers":["build A1","build A7","build B2","build D8","build E2","build E6","build F5","build F7","build H3","build H7","build I8"]},
    {"move":"build F7","offers":["build A1","build A7","build B2","build D8","build E2","build F5","build F7","build H3","build H7","build I8"]},
    {"move":"pass bon1","offers":["pass bon1","pass bon3","pass bon4","pass bon7"]},
    {"move":"upgrade E6 tp","offers":["pass bon3","pass bon4","pass bon7","dig 1","dig 2","upgrade E6 tp","upgrade F7 tp","action bon1","burn 1","burn 2","burn 3","burn 4","convert w c"]},
    {"move":"done","offers":["done","burn 1","burn 2","burn 3","burn 4","convert w c"]},
    {"move":"leech 2","offers":["leech 2","decline"]},
    {"move":"upgrade E6 te","offers":["pass bon3","pass bon4","pass bon7","dig 1","upgrade F7 tp","upgrade E6 te","upgrade E6 sh","action bon1","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"+fav11","offers":["+fav1","+fav2","+fav3","+fav4","+fav5","+fav6","+fav7","+fav8","+fav9","+fav10","+fav11","+fav12","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"done","offers":["done","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"action bon1","offers":["pass bon3","pass bon4","pass bon7","upgrade F7 tp","action bon1","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"transform E10 brown","offers":["transform F3 brown","transform G7 brown","transform F3 red","transform G7 red","transform E5 brown","transform E10 brown","transform E5 blue","transform E10 blue","transform E11 black","transform G6 black","transform E11 green","transform G6 green","transform E7 green","transform F6 green","transform E7 red","transform F6 red","transform D4 yellow","transform D4 gray","discard","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"build E10","offers":["build E10","done","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"done","offers":["done","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
    {"move":"pass bon4","offers":["pass bon4","pass bon5","pass bon7","build D8","burn 1","burn 2","burn 3","burn 4","burn 5","convert w c"]},
  ],
};
