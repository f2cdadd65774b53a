/** -ly apart. */
const betweens = new Set(
  'already also always ever even just never not now often only still'.split(' '),
)
const hadBefore = new Set(
  `better had been got gotten gone done seen taken given eaten written spoken broken chosen driven
   fallen forgotten hidden stolen woken worn torn shown known grown thrown blown flown drawn drunk
   begun sung swum rung left lost met made said told thought brought bought caught taught fought felt
   kept slept swept held heard sold paid meant sent spent lent built found stood understood won`.split(
    /\s+/,
  ),
)
const wouldBefore = new Set('be have like love prefer rather'.split(' '))
const hasBefore = new Set('been got gotten had'.split(' '))
/** Words that no -ed ending makes: 'I’d feed it' and 'I’d shed a tear'. */
const notRegular = /(?:e|^(?:sh|shr|w|emb))ed$/

/** 'I’d reply better in writing' and 'it’s early' are whole without what follows. */
const noAdverbs = new Set(
  `apply comply imply multiply rely reply supply early elderly family friendly likely lively lonely
   lovely silly ugly chilly july italy`.split(/\s+/),
)

/** Whether a word may stand between a contraction and what it goes with: 'he’d already left'. */
export const standsBetween = (word: string): boolean =>
  betweens.has(word) || (/..ly$/.test(word) && !noAdverbs.has(word))

/**
 * Which of two words 'd or 's is, where the next one tells: had better, had seen, would like; has
 * been, is working. 'She's gone' and 'I'd put' may be either, as `is|has` and `would|had` say.
 */
export function eitherByNextWord(either: string, next: string): string {
  if (either === 'would|had') {
    if (wouldBefore.has(next)) return 'would'
    return hadBefore.has(next) || (/..ed$/.test(next) && !notRegular.test(next)) ? 'had' : either
  }
  if (either === 'is|has') {
    if (hasBefore.has(next)) return 'has'
    return isIngForm(next) ? 'is' : either
  }
  return either
}

/** 'Nothing' and 'everything' are none: 'she's nothing left' has a has. */
const isIngForm = (word: string) =>
  word.endsWith('ing') && !word.endsWith('thing') && /[aeiouy]/.test(word.slice(0, -3))
