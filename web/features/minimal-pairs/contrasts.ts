/** Two words that differ in one sound. */
export type Pair = readonly [string, string]

export interface Contrast {
  id: string
  /** As the phonetic alphabet writes the two sounds; empty for none. */
  sounds: readonly [string, string]
  /** Pairs to read before practising; the first one gives the contrast its name. */
  examples: string
  /** What to listen for. */
  advice: string
}

/** Sounds that learners take for each other. Vowels come first, then consonants. */
export const contrasts: readonly Contrast[] = [
  {
    id: 'ship-sheep',
    sounds: ['ɪ', 'iː'],
    examples: 'ship-sheep sit-seat fill-feel rich-reach',
    advice:
      'The vowel of “ship” is short and relaxed; for “sheep” the lips spread and the vowel lasts.',
  },
  {
    id: 'bed-bad',
    sounds: ['e', 'æ'],
    examples: 'bed-bad head-had pen-pan guess-gas',
    advice: 'For “bad” the mouth opens further, and the vowel lasts a little longer.',
  },
  {
    id: 'full-fool',
    sounds: ['ʊ', 'uː'],
    examples: 'full-fool pull-pool',
    advice: 'The vowel of “full” is short and loose; “fool” is long, with rounded lips.',
  },
  {
    id: 'cat-cut',
    sounds: ['æ', 'ʌ'],
    examples: 'cat-cut cap-cup fan-fun match-much',
    advice: 'The vowel of “cat” is bright, from a wide mouth; “cut” is darker and quick.',
  },
  {
    id: 'board-bird',
    sounds: ['ɔː', 'ɜː'],
    examples: 'board-bird short-shirt four-fur form-firm',
    advice: 'For “board” the lips are round; for “bird” they do nothing at all.',
  },
  {
    id: 'pen-pain',
    sounds: ['e', 'eɪ'],
    examples: 'pen-pain let-late sell-sale wet-wait',
    advice: 'The vowel of “pen” stays where it is; in “pain” it glides up towards “ee”.',
  },
  {
    id: 'vet-wet',
    sounds: ['v', 'w'],
    examples: 'vet-wet verse-worse',
    advice: 'At the start of “vet” you hear a buzz; “wet” begins softly, like a short “oo”.',
  },
  {
    id: 'berry-very',
    sounds: ['b', 'v'],
    examples: 'berry-very boat-vote bet-vet ban-van',
    advice: 'The “b” is one small burst; the “v” is a buzz that can go on.',
  },
  {
    id: 'thin-tin',
    sounds: ['θ', 't'],
    examples: 'thin-tin three-tree thank-tank both-boat',
    advice: 'The “th” is a soft stream of air; the “t” stops the air, then lets it go.',
  },
  {
    id: 'think-sink',
    sounds: ['θ', 's'],
    examples: 'think-sink thick-sick thing-sing mouth-mouse',
    advice: 'The “s” hisses, high and sharp; the “th” is much quieter.',
  },
  {
    id: 'they-day',
    sounds: ['ð', 'd'],
    examples: 'they-day those-doze breathe-breed',
    advice: 'The “th” hums and flows; the “d” begins with a small knock.',
  },
  {
    id: 'right-light',
    sounds: ['r', 'l'],
    examples: 'right-light row-low rain-lane road-load',
    advice: 'The “r” is dark, as if it came out of an “oo”; the “l” is clear and light.',
  },
  {
    id: 'pie-buy',
    sounds: ['p', 'b'],
    examples: 'pie-buy pig-big pack-back pair-bear',
    advice: 'After the “p” you hear a puff of air before the vowel; after the “b” there is none.',
  },
  {
    id: 'sea-she',
    sounds: ['s', 'ʃ'],
    examples: 'sea-she so-show self-shelf sake-shake',
    advice: 'The “s” is high and sharp; the “sh” is lower, as when you ask for silence.',
  },
  {
    id: 'ship-chip',
    sounds: ['ʃ', 'tʃ'],
    examples: 'ship-chip share-chair cash-catch sheep-cheap',
    advice: 'The “sh” flows from the start; the “ch” begins with a stop, like a sneeze.',
  },
  {
    id: 'at-hat',
    sounds: ['', 'h'],
    examples: 'at-hat art-heart eye-high air-hair',
    advice: 'Before “hat” you hear a breath; “at” begins with the vowel itself.',
  },
  {
    id: 'thin-thing',
    sounds: ['n', 'ŋ'],
    examples: 'thin-thing win-wing ban-bang ton-tongue',
    advice:
      'The end of “thin” is bright, from behind the teeth; that of “thing” is darker, through the nose.',
  },
  {
    id: 'back-bag',
    sounds: ['k', 'ɡ'],
    examples: 'back-bag bat-bad cap-cab price-prize',
    advice: 'Listen to the vowel, not to the end: it is short in “back” and longer in “bag”.',
  },
]

/** 'ship-sheep sit-seat' as pairs of words. */
export const pairsOf = (text: string): Pair[] =>
  text.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('-')
    return [one, other]
  })
