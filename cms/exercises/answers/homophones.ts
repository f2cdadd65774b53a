const sets = `aisle isle i'll|allowed aloud|ate eight|bare bear|be bee|beat beet|been bean|berry bury|blew blue|board bored|
brake break|bread bred|buy by bye|ceiling sealing|cell sell|cent scent sent|cereal serial|check cheque|
chews choose|cite sight site|coarse course|complement compliment|council counsel|dear deer|dew due|die dye|
draft draught|fair fare|feat feet|find fined|fir fur|flea flee|flew flu|flour flower|for four|forth fourth|
grate great|groan grown|guessed guest|hair hare|hall haul|heal heel he'll|hear here|heard herd|higher hire|
him hymn|hole whole|hour our|idle idol|its it's|key quay|knead need|knew new|knight night|knot not|know no|
knows nose|lead led|leased least|lessen lesson|loan lone|made maid|mail male|main mane|meat meet|medal meddle|
mind mined|missed mist|morning mourning|muscle mussel|none nun|oar or ore|one won|pail pale|pain pane|
pair pear|passed past|patience patients|pause paws|peace piece|peak peek|plain plane|practice practise|
presence presents|principal principle|profit prophet|rain reign rein|raise rays|read red|read reed|real reel|
right write|ring wring|road rode|role roll|root route|rose rows|sail sale|scene seen|sea see|seam seem|
sew so sow|shore sure|sole soul|some sum|son sun|stair stare|stake steak|stationary stationery|steal steel|
storey story|suite sweet|tail tale|their there they're|theirs there's|threw through|throne thrown|tide tied|
tire tyre|to too two|toe tow|vain vein|waist waste|wait weight|war wore|warn worn|way weigh|we've weave|weak week|
wear where ware|weather whether|we'll wheel|which witch|whine wine|who's whose|wood would|you're your|
you'll yule`

const soundsOf = new Map<string, number[]>()
sets.split('|').forEach((words, index) => {
  for (const word of words.trim().split(/\s+/)) {
    soundsOf.set(word, [...(soundsOf.get(word) ?? []), index])
  }
})

/** Whether two different words are said alike: there and their. */
export const soundsTheSame = (one: string, other: string): boolean =>
  (soundsOf.get(one) ?? []).some((sound) => soundsOf.get(other)?.includes(sound))
