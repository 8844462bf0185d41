// Made from crates/games/tales-of-glory/guide/match.rec by `UPDATE=1 cargo test -p tafel-tales-of-glory --test guide`; do not edit.

export default {
  record: "# Five rounds: monsters for a fighter, a key on a chest, a chosen slot that somebody else took, and the Wilderness.\ntales-of-glory 2\nseats 2; quests without\n* hero 0 paladin\n* hero 1 shaman\n* first 1\n* remove lantern\n* remove scout\n* draw imp\n* draw camp\n* draw tavern\n* draw mill\n* draw elixir\n* draw ghoul\n0 select 1\n1 select 3\n0 place imp -1 0\n0 key paladin 2\n1 place tavern 1 0\n* draw apprentice\n* draw horseshoe\n* draw squire\n* draw herbalist\n* draw purse\n0 select 1\n1 select 2\n0 place ghoul -2 0\n1 place apprentice 1 1\n* draw chapel\n* draw goblin\n* draw market\n* draw well\n* draw wolf\n0 select 3\n1 select 1\n0 place goblin -1 -1\n1 place purse 0 -1\n1 key shaman 1\n* draw hunter\n* draw bridge\n* draw basilisk\n* draw blade\n* draw locksmith\n0 select 1\n1 select 1\n1 take 3\n0 place wolf 0 1\n1 place bridge 0 -2\n* draw chalice\n* draw troll\n* draw abbey\n* draw wraith\n* draw amulet\n0 select 5\n1 select 5\n0 take 4\n0 pay potion\n0 place abbey -2 -1\n1 pay potion\n1 place wraith 1 -1\n* draw surveyor\n* draw bard\n* draw forge\n* draw mentor\n* draw grimoire\n",
  steps: [
    {"move":"select 1","offers":["select 1","select 2","select 3","select 4","select 5","select 6"]},
    {"move":"place imp -1 0","offers":["place imp 1 0","place imp 0 1","place imp -1 0","discard imp"]},
    {"move":"key paladin 2","offers":["key paladin 1","key paladin 2","key imp 1"]},
    {"move":"select 1","offers":["select 1","select 2","select 3","select 4","select 5","select 6"]},
    {"move":"place ghoul -2 0","offers":["place ghoul 1 0","place ghoul -2 0","discard ghoul"]},
    {"move":"select 3","offers":["select 1","select 2","select 3","select 4","select 5","select 6"]},
    {"move":"place goblin -1 -1","offers":["place goblin 1 0","place goblin 0 1","place goblin -1 -1","discard goblin"]},
    {"move":"select 1","offers":["select 1","select 2","select 3","select 4","select 5","select 6"]},
    {"move":"place wolf 0 1","offers":["place wolf 0 1","place wolf -1 -2","discard wolf"]},
    {"move":"select 5","offers":["select 1","select 2","select 3","select 4","select 5","select 6"]},
    {"move":"take 4","offers":["take 1","take 2","take 3","take 4","take 6"]},
    {"move":"pay potion","offers":["pay coin","pay potion","discard abbey"]},
    {"move":"place abbey -2 -1","offers":["place abbey 1 0","place abbey -3 0","place abbey -2 -1","place abbey 0 2"]},
  ],
};
