import { collapseLine, tidyLines } from './collapse-text.ts'
import { optionLetters } from './lesson-tags.ts'
import type { ParsedCustomLesson } from './parsed-lesson.ts'

/** Texts that have broken parsers: markup, entities, quotes, white space, other scripts. */
const nastyPieces = [
  ...['<', '>', '&', '&lt;', '&amp;nbsp;', '&#10;', '"', "'", '`', '$', '\\', '</', '<!--', '-->'],
  ...['</word>', '<b>', '<br>', '<script>', '</script>', '</style>', '</custom-scripts>', ']]>'],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '\t',
    '  ',
    '\f',
    '\u00A0',
    '\u2028',
    '\u200D',
    '\uFEFF',
    '\u000B',
  ],
  ...[
    'مرحبا بكم',
    'שלום',
    '\u202E',
    '日本語',
    'ə',
    'é',
    'e\u0301',
    '👩‍🏫',
    '😀',
    '\uD800',
    '\uFFFD',
  ],
  ...['a', 'word', 'two words', '0', 'A<b>c</b>', 'x < y && y > z', 'constructor', '__proto__'],
]

export type Chance = () => number

/** The same numbers for the same seed (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const count = (chance: Chance, from: number, to: number) =>
  from + Math.floor(chance() * (to - from + 1))

export const pick = <Item>(chance: Chance, items: readonly Item[], instead: Item): Item =>
  items[Math.floor(chance() * items.length)] ?? instead

export const nastyText = (chance: Chance): string =>
  Array.from({ length: count(chance, 0, 8) }, () => pick(chance, nastyPieces, '')).join('')

/** A lesson of nasty texts in the form in which the parser gives them. */
export function randomLesson(chance: Chance): ParsedCustomLesson {
  const line = () => collapseLine(nastyText(chance))
  const paragraph = () => tidyLines(nastyText(chance))
  const some = <Item>(make: () => Item) => Array.from({ length: count(chance, 0, 3) }, make)
  const word = () => collapseLine(`${line()}w`)
  const sentence = () => tidyLines(`${paragraph()}s`)
  const quizQuestion = () => {
    const options = optionLetters.slice(0, count(chance, 2, 10)).map(word)
    return { question: sentence(), options, correctAnswer: count(chance, 0, options.length - 1) }
  }
  const stated = <Fields extends object>(make: () => Fields) => (chance() < 0.8 ? make() : {})

  return {
    title: word(),
    ...stated(() => ({ lessonNumber: count(chance, 1, 1_000_000) })),
    ...stated(() => ({ isPremium: chance() < 0.5 })),
    ...stated(() => ({ courseId: count(chance, 1, 99) })),
    ...stated(() => ({ videoId: line() })),
    ...stated(() => ({ objectives: some(sentence) })),
    ...stated(() => ({ warmUpQuestions: some(sentence) })),
    ...stated(() => ({ warmUpPicture: `/${line().replace(/\s/g, '-')}`.replace(/^\/+/, '/x') })),
    ...stated(() => ({ visualPrompt: paragraph() })),
    ...stated(() => ({ keyTakeaways: some(sentence) })),
    ...stated(() => ({
      vocabulary: some(() => ({
        word: word(),
        phonetics: line(),
        definition: paragraph(),
        example: paragraph(),
      })),
    })),
    ...stated(() => ({
      phrases: some(() => ({ phrase: word(), usage: paragraph(), example: paragraph() })),
    })),
    ...stated(() => ({
      grammarConcepts: some(() => ({
        concept: word(),
        explanation: paragraph(),
        example: paragraph(),
      })),
    })),
    ...stated(() => ({
      practiceActivities: some(() => ({
        type: pick(chance, ['speaking', 'writing'] as const, 'speaking'),
        questions: some(sentence),
      })),
    })),
    ...stated(() => ({ speakingTips: some(sentence) })),
    ...stated(() => ({ writingActivity: paragraph() })),
    ...stated(() => ({ quizQuestions: some(quizQuestion) })),
    customStyles: nastyText(chance),
    customScripts: nastyText(chance),
  }
}
