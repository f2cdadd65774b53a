const sets = `ad add|addition edition|adviser advisor|aisle isle i'll|allowed aloud|altar alter|
assistance assistants|ate eight|attendance attendants|bail bale|band banned|bare bear|bass base|
be bee|beat beet|been bean|berry bury|berth birth|billed build|bite byte|blew blue|board bored|
bold bowled|born borne|brake break|bread bred|brows browse|but butt|buy by bye|cash cache|
ceiling sealing|cell sell|cellar seller|cent scent sent|cereal serial|cheap cheep|check cheque|
chews choose|cite sight site|coarse course|complement compliment|council counsel|crews cruise|
cue queue|currant current|days daze|dear deer|dew due|die dye|discreet discrete|draft draught|eye i|
fair fare|feat feet|find fined|fir fur|flea flee|flew flu|flour flower|for four|forth fourth|
forward foreword|freeze frees|genes jeans|gilt guilt|grate great|groan grown|guessed guest|
hair hare|hall haul|hay hey|heal heel he'll|hear here|heard herd|hi high|higher hire|him hymn|
hoarse horse|hole whole|holy wholly|hour our|idle idol|in inn|its it's|key quay|knead need|knew new|
knight night|knot not|know no|knows nose|lead led|leak leek|leased least|lessen lesson|loan lone|
made maid|mail male|main mane|meat meet|medal meddle|mind mined|minor miner|missed mist|
morning mourning|muscle mussel|none nun|oar or ore|one won|pail pale|pain pane|pair pear|
passed past|patience patients|pause paws|peace piece|peak peek|pier peer|plain plane|pleas please|
pole poll|poor pour|practice practise|pray prey|praise prays|presence presents|principal principle|
profit prophet|rain reign rein|raise rays|rap wrap|rapped wrapped|read red|read reed|real reel|
right rite write|ring wring|road rode rowed|role roll|root route|rose rows|sail sale|scene seen|
sea see|seam seem|seas sees seize|sew so sow|shore sure|sighs size|soar sore|sole soul|some sum|
son sun|stair stare|stake steak|stationary stationery|steal steel|storey story|straight strait|
suite sweet|sundae sunday|sunny sonny|sword soared|tacks tax|tail tale|tea tee|team teem|
tease teas tees|their there they're|theirs there's|threw through|throne thrown|tide tied|tire tyre|
to too two|toe tow|vain vein|wail whale|waist waste|wait weight|war wore|warn worn|way weigh|
we'd weed|we'll wheel|we've weave|weak week|weakly weekly|wear where ware|weather whether|
which witch|whine wine|who's whose|wood would|you'll yule|you're your`

const soundsOf = new Map<string, number[]>()
sets.split('|').forEach((words, index) => {
  for (const word of words.trim().split(/\s+/)) {
    soundsOf.set(word, [...(soundsOf.get(word) ?? []), index])
  }
})

/** Whether two different words are said alike: there and their, pairs and pears. */
export const soundsTheSame = (one: string, other: string): boolean =>
  areInOneSet(one, other) ||
  (one.endsWith('s') && other.endsWith('s') && areInOneSet(one.slice(0, -1), other.slice(0, -1)))

const areInOneSet = (one: string, other: string) =>
  (soundsOf.get(one) ?? []).some((sound) => soundsOf.get(other)?.includes(sound))

/** Whether two words differ by the apostrophe before an s alone, which nobody hears: boys and boy's. */
export const isSameBesideApostrophe = (one: string, other: string): boolean =>
  one.replace(/'s$/, 's') === other.replace(/'s$/, 's')
