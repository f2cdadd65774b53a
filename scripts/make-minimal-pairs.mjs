import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from './arguments.mjs'

// Makes the pairs of words that differ in one sound, out of common words and how they are said:
//   node scripts/make-minimal-pairs.mjs

readArguments('node scripts/make-minimal-pairs.mjs: makes the pairs of words anew.')

const mostPairs = 30

/**
 * The contrasts, by the names that the site gives them: two sounds, and where in a word they stand.
 * An empty sound is none at all.
 * @type {readonly { name: string, sounds: [string, string][], where?: 'first' | 'last' }[]}
 */
const contrasts = [
  { name: 'ship-sheep', sounds: [['IH', 'IY']] },
  { name: 'bed-bad', sounds: [['EH', 'AE']] },
  { name: 'full-fool', sounds: [['UH', 'UW']] },
  { name: 'cat-cut', sounds: [['AE', 'AH']] },
  {
    name: 'board-bird',
    sounds: [
      ['AO', 'ER'],
      ['AO R', 'ER'],
    ],
  },
  { name: 'pen-pain', sounds: [['EH', 'EY']] },
  { name: 'vet-wet', sounds: [['V', 'W']], where: 'first' },
  { name: 'berry-very', sounds: [['B', 'V']] },
  { name: 'thin-tin', sounds: [['TH', 'T']] },
  { name: 'think-sink', sounds: [['TH', 'S']] },
  { name: 'they-day', sounds: [['DH', 'D']] },
  { name: 'right-light', sounds: [['R', 'L']], where: 'first' },
  { name: 'pie-buy', sounds: [['P', 'B']], where: 'first' },
  { name: 'sea-she', sounds: [['S', 'SH']] },
  { name: 'ship-chip', sounds: [['SH', 'CH']] },
  { name: 'at-hat', sounds: [['', 'HH']], where: 'first' },
  { name: 'thin-thing', sounds: [['N', 'NG']], where: 'last' },
  {
    name: 'back-bag',
    sounds: [
      ['K', 'G'],
      ['T', 'D'],
      ['P', 'B'],
      ['S', 'Z'],
      ['F', 'V'],
    ],
    where: 'last',
  },
]

/** Rude or sad alone, names, letters, forms that are seldom said by themselves. */
const unwanted = new Set(
  `ass butt bum damn hell shit piss tit tits sex cock dick fag gay fat sin whore slut crap fart
  dad's jim jack may march rob bill bob ben dan don pat matt nick sue ray roy ted ken tim tom sam
  a an the of us am as vs mr ms dr tv cd pc ok eh ah oh uh hi ha etc mum mom
  lord dope pot rape gun kill die dead thy ye whom nor per via fee by be gall dumb prick lick bleed`.split(
    /\s+/,
  ),
)

/** Said with other sounds in Britain than in America, so that the difference may be gone. */
const elsewhere = new Set(
  `ate been vase route shone was what of from want wash watch clerk leisure says wrath herb got
  dog off lost cost boss cross long song strong wrong soft cloth gone on moth golf sauce draw
  again pass past last fast glass class grass ask task mask bath path half calf laugh staff
  aunt can't rather branch chance dance france plant grant answer advance vast cast
  roof room root hoof hood broom creek with`.split(/\s+/),
)

const vowels = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ')
/** Before one of these a vowel is not the same everywhere. */
const blurring = new Set(['R'])

const levelOf = wordLevels()
const words = commonWords()
const data = contrasts.map(({ name, sounds, where }) => {
  const pairs = sounds.flatMap((both) => pairsOf(both, where))
  return `${name}: ${chosen(pairs)
    .map((pair) => pair.join('-'))
    .join(' ')}`
})
const path = 'web/features/minimal-pairs/pair-words.ts'
writeFileSync(
  path,
  `/**
 * Pairs of common words that differ in one sound, by contrast. Made by
 * scripts/make-minimal-pairs.mjs out of the CEFR-J Wordlist Version 1.5 (Yukio Tono, Tokyo
 * University of Foreign Studies) and the CMU Pronouncing Dictionary, as SoundSwallower ships it.
 */
export const pairWords = \`\n${data.join('\n')}\n\`\n`,
)
execFileSync('npx', ['biome', 'check', '--write', path], { stdio: 'inherit' })

/** The lowest level of each word, 1 for A1 to 4 for B2. */
function wordLevels() {
  const found = new Map()
  const file = readFileSync('cms/exercises/server/cefrj-words.ts', 'utf8')
  for (const block of (file.split('`\n')[1] ?? '').split('\n\n')) {
    const [head = '', ...entries] = block.trim().split(/\s+/)
    for (const word of entries.flatMap((entry) => entry.split('/'))) {
      if (!/^[a-z]{2,}$/.test(word)) continue
      found.set(word, Math.min(found.get(word) ?? 9, Number(head[0])))
    }
  }
  return found
}

/** Words of one syllable with one way to say them: no accent and no stress changes these. */
function commonWords() {
  const found = []
  const file = readFileSync('cms/api/sounds/common-sounds.ts', 'utf8')
  for (const line of (file.split('`\n')[1] ?? file.split('`')[1] ?? '').split('\n')) {
    const [, word = '', said = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    if (!levelOf.has(word) || unwanted.has(word) || elsewhere.has(word)) continue
    const sounds = said.split(' ')
    const isShort = sounds.filter((sound) => vowels.includes(sound)).length <= 1
    if (said.includes('/') || !(isShort || ['very', 'berry'].includes(word))) continue
    found.push({ word, sounds })
  }
  return found
}

/**
 * @param {[string, string]} both
 * @param {'first' | 'last' | undefined} where
 */
function pairsOf([one, other], where) {
  const byRest = new Map()
  for (const { word, sounds } of words) {
    for (const rest of restsOf(sounds, other, where)) {
      byRest.set(rest, [...(byRest.get(rest) ?? []), word])
    }
  }
  return words.flatMap(({ word, sounds }) =>
    restsOf(sounds, one, where).flatMap((rest) =>
      (byRest.get(rest) ?? []).map((partner) => ({
        pair: [word, partner],
        sounds: rest.replace('_', `${one}/${other}`),
      })),
    ),
  )
}

/**
 * A word with a gap where the sound stands.
 * @param {string[]} sounds
 * @param {string} sound
 * @param {'first' | 'last' | undefined} where
 */
function restsOf(sounds, sound, where) {
  const sought = sound === '' ? [] : sound.split(' ')
  const rests = []
  for (let at = 0; at + sought.length <= sounds.length; at += 1) {
    const next = sounds[at + sought.length]
    if (sought.some((each, index) => sounds[at + index] !== each)) continue
    if (where === 'first' && at > 0) continue
    if (where === 'last' && next !== undefined) continue
    // 'AO' is not the vowel of 'short', which is 'AO R'.
    if (vowels.includes(sought.at(-1) ?? '') && blurring.has(next ?? '')) continue
    rests.push([...sounds.slice(0, at), '_', ...sounds.slice(at + sought.length)].join(' '))
  }
  return rests
}

/**
 * One spelling for each pair of sounds, the commonest words first.
 * @param {{ pair: string[], sounds: string }[]} pairs
 */
function chosen(pairs) {
  const rank = ({ pair }) =>
    Math.max(...pair.map((word) => levelOf.get(word))) * 100 +
    pair.reduce((sum, word) => sum + levelOf.get(word) * 10 + word.length, 0)
  const seen = new Set()
  return pairs
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ sounds }) => !seen.has(sounds) && seen.add(sounds))
    .slice(0, mostPairs)
    .map(({ pair }) => pair)
}
