/** Words whose forms no rule gives; the first of each group is the one of the dictionary. */
const groups = `be am is are was were been being|have has had having|do does did done doing|go goes went gone|
arise arose arisen|awake awoke awoken|bear bore borne born|beat beaten|become became|begin began begun|bend bent|
bet|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|
broadcast|build built|burn burnt burned|burst|buy bought|cast|catch caught|choose chose chosen|cling clung|
come came|cost|creep crept|cut|deal dealt|dig dug|draw drew drawn|dream dreamt dreamed|drink drank drunk|
drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|
fling flung|fly flew flown flies|forbid forbade forbidden|forecast|forget forgot forgotten|
forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|grind ground|grow grew grown|
hang hung hanged|hear heard|hide hid hidden|hit|hold held|hurt|keep kept|kneel knelt|know knew known|lay laid|
lead led|lean leant leaned|leap leapt leaped|learn learnt learned|leave left|lend lent|let|lie lay lain lying|
light lit lighted|lose lost|make made|mean meant|meet met|mislead misled|mistake mistook mistaken|
misunderstand misunderstood|mow mown|outdo outdid outdone|overcome overcame|overhear overheard|
oversee oversaw overseen|oversleep overslept|overtake overtook overtaken|overthrow overthrew overthrown|pay paid|
prove proven|put|quit|read|rebuild rebuilt|redo redid redone|repay repaid|rethink rethought|rewrite rewrote rewritten|
rid|ride rode ridden|ring rang rung|rise rose risen|run ran|saw sawn|say said|see saw seen|seek sought|sell sold|
send sent|set|sew sewn|shake shook shaken|shed|shine shone|shoot shot|show shown|shrink shrank shrunk|shut|
sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|sling slung|smell smelt|sow sown|speak spoke spoken|
speed sped|spell spelt spelled|spend spent|spill spilt spilled|spin spun|spit spat|split|spoil spoilt spoiled|
spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|
stride strode stridden|strike struck|strive strove striven|swear swore sworn|sweep swept|swell swollen|
swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|
throw threw thrown|thrust|undergo underwent undergone|understand understood|undertake undertook undertaken|
undo undid undone|uphold upheld|upset|wake woke woken|wear wore worn|weave wove woven|weep wept|wind wound|
win won|withdraw withdrew withdrawn|withhold withheld|withstand withstood|wring wrung|write wrote written|
can could|will would|shall should|may might|
man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|ox oxen|louse lice|
knife knives|life lives|wife wives|half halves|self selves|shelf shelves|leaf leaves|loaf loaves|thief thieves|
wolf wolves|calf calves|elf elves|scarf scarves|criterion criteria|phenomenon phenomena|analysis analyses|
basis bases|crisis crises|thesis theses|hypothesis hypotheses|diagnosis diagnoses|oasis oases|
stimulus stimuli|cactus cacti|fungus fungi|curriculum curricula|datum data|medium media|bacterium bacteria|
index indices|appendix appendices|series|species|sheep|fish fishes|deer|aircraft|
good better best|bad worse worst|far further furthest farther farthest|little less least|many more most|much more most|
this these|that those|I me my mine myself|he him his himself|she her hers herself|we us our ours ourselves|
they them their theirs themselves|you your yours yourself yourselves|it its itself|who whom whose`

const families = groups.split('|').map((group) => group.trim().split(/\s+/))
const familiesOf = new Map<string, string[][]>()
for (const family of families) {
  for (const form of family) {
    familiesOf.set(form.toLowerCase(), [...(familiesOf.get(form.toLowerCase()) ?? []), family])
  }
}

/** Every irregular form of the words that this is a form of; empty for a regular word. */
export const irregularForms = (word: string): string[] => (familiesOf.get(word) ?? []).flat()
