import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments, refuse } from './arguments.mjs'

// Makes the data of sounds out of the engine's dictionary and the CEFR-J Wordlist:
//   node scripts/make-sounds.mjs cefrj-vocabulary-profile-1.5.csv
// The list is that of https://github.com/openlanguageprofiles/olp-en-cefrj.

const levels = ['A1', 'A2', 'B1', 'B2']

/** Words that nobody needs to practise, and letters that are no words. */
const unwanted = new Set([
  'ass',
  'hell',
  'ms',
  'mr',
  'mrs',
  'pp',
  'tv',
  'pm',
  'am',
  'cm',
  'km',
  'kg',
])

const usage =
  'node scripts/make-sounds.mjs cefrj-vocabulary-profile-1.5.csv: makes the sounds anew.'
const [csv] = readArguments(usage).words
if (!csv) refuse('Name the file of the wordlist.', usage)
const levelOf = wordLevels(readFileSync(csv, 'utf8'))
const soundsOf = soundsOfWords(
  readFileSync('node_modules/soundswallower/model/en-us/dict.txt', 'latin1'),
)

const common = [...soundsOf].map(([word, sounds]) => `${word} ${sounds.join('/')}`).toSorted()
write(
  'cms/api/sounds/common-sounds.ts',
  `/**
 * Common words with the ways to say them, a line each. Made by scripts/make-sounds.mjs out of the
 * CEFR-J Wordlist Version 1.5 (Yukio Tono, Tokyo University of Foreign Studies) and the CMU
 * Pronouncing Dictionary, as SoundSwallower ships it.
 */
export const commonSounds = \`\n${common.join('\n')}\n\`\n`,
)

/** @param {string} text */
function wordLevels(text) {
  const found = new Map()
  for (const line of text.split('\n').slice(1)) {
    const [head = '', , level = ''] = line.split(',')
    for (const word of head.toLowerCase().split('/')) {
      if (!/^(?:[a-z]{2,}|a|i)$/.test(word) || unwanted.has(word)) continue
      const rank = levels.indexOf(level)
      found.set(word, Math.min(found.get(word) ?? rank, rank))
    }
  }
  return found
}

/** @param {string} text */
function soundsOfWords(text) {
  const found = new Map()
  for (const line of text.split('\n')) {
    const [, word = '', sounds = ''] = /^(\S+?)(?:\(\d+\))? (.*)$/.exec(line) ?? []
    if (levelOf.has(word)) found.set(word, [...(found.get(word) ?? []), sounds.trim()])
  }
  return found
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  writeFileSync(path, text)
  execFileSync('npx', ['biome', 'check', '--write', path], { stdio: 'inherit' })
}
