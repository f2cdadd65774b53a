import { describe, expect, test } from 'vitest'
import { isSameText } from '../../../cms/exercises/words/is-same-text.ts'
import { alignWords } from './align-words.ts'

const sounds = {
  week: ['W IY K'],
  weak: ['W IY K'],
  their: ['DH EH R'],
  there: ['DH EH R'],
  two: ['T UW'],
  to: ['T UW', 'T AH'],
  too: ['T UW'],
  write: ['R AY T'],
  right: ['R AY T'],
  hear: ['HH IY R'],
  here: ['HH IY R'],
  no: ['N OW'],
  know: ['N OW'],
  sea: ['S IY'],
  see: ['S IY'],
  buy: ['B AY'],
  by: ['B AY'],
  meet: ['M IY T'],
  meat: ['M IY T'],
  son: ['S AH N'],
  sun: ['S AH N'],
  work: ['W ER K'],
  walk: ['W AO K'],
  whole: ['HH OW L'],
  hole: ['HH OW L'],
}

const kindsOf = (target: string, heard: string) => alignWords(target, heard).map(({ kind }) => kind)

/** 'I walk[work] -to +now': a word alone is said. */
const shown = (target: string, heard: string) =>
  alignWords(target, heard, sounds)
    .map((one) => {
      if (one.kind === 'extra') return `+${one.heard}`
      if (one.kind === 'missing') return `-${one.word}`
      return one.kind === 'close' ? `${one.word}[${one.heard}]` : one.word
    })
    .join(' ')

describe('contractions', () => {
  test.each([
    ['I’m here', 'I am here', 'I’m here'],
    ['I am here', "I'm here", 'I am here'],
    ["We don't know", 'we do not know', "We don't know"],
    ['We do not know', "we don't know", 'We do not know'],
    ["She can't swim", 'she cannot swim', "She can't swim"],
    ["It's late", 'it is late', "It's late"],
    ["He's gone", 'he has gone', "He's gone"],
    ["They'll come", 'they will come', "They'll come"],
    ["I'd like tea", 'I would like tea', "I'd like tea"],
    ["We've eaten", 'we have eaten', "We've eaten"],
    ["Let's go", 'let us go', "Let's go"],
    ["I won't stay", 'I will stay', "I won't[will] stay"],
  ])('%s, heard: %s', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

describe('numbers', () => {
  test.each([
    ['I have 2 cats', 'I have two cats', 'I have 2 cats'],
    ['I have two cats', 'I have 2 cats', 'I have two cats'],
    ['It is 25', 'it is twenty-five', 'It is 25'],
    ['In 1999', 'in nineteen ninety nine', 'In 1999'],
    ['In 2024', 'in twenty twenty-four', 'In 2024'],
    ['In 2024', 'in two thousand and twenty four', 'In 2024'],
    ['It costs £5.50', 'it costs five pounds fifty', 'It costs £5.50'],
    ['At 3 pm', 'at three p.m.', 'At 3 pm'],
    ['105 people', 'one hundred five people', '105 people'],
    ['50% of us', 'fifty percent of us', '50% of us'],
    ['the 1st day', 'the first day', 'the 1st day'],
    ['at 14:30', 'at half past two', 'at 14:30'],
  ])('%s, heard: %s', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

describe('what is heard is written in one of several ways', () => {
  test.each([
    ['The train leaves at half past seven', 'the train leaves at 7:30'],
    ['I get up at 7 o’clock', 'I get up at 7:00'],
    ['It opened in two thousand five', 'it opened in 2005'],
    ['It grew by five percent', 'it grew by 5%'],
    ['Send me an e-mail', 'send me an email'],
    ['Please email me', 'please e-mail me'],
    ['It costs five pounds fifty', 'it costs £5.50'],
    ['salt & pepper', 'salt and pepper'],
    ['At 7:30 five percent were there', 'at half past seven 5% were there'],
  ])('%s, heard: %s', (one, other) => {
    expect(isSameText(one, other)).toBe(true)
    expect(new Set(kindsOf(one, other))).toEqual(new Set(['said']))
    expect(new Set(kindsOf(other, one))).toEqual(new Set(['said']))
  })

  test('beside a word that is wrong, too', () => {
    expect(shown('Email me at half past seven now', 'e mail me at 7:30')).toBe(
      'Email me at half past seven -now',
    )
  })
})

describe('words that sound the same', () => {
  test.each([
    ['next week', 'next weak', 'next week'],
    ['their house', 'there house', 'their house'],
    ['go to school', 'go two school', 'go to school'],
    ['write it', 'right it', 'write it'],
    ['I hear you', 'I here you', 'I hear you'],
    ['I know', 'I no', 'I know'],
    ['by the sea', 'buy the see', 'by the sea'],
    ['we eat meat', 'we eat meet', 'we eat meat'],
    ['my son', 'my sun', 'my son'],
    ['the whole day', 'the hole day', 'the whole day'],
  ])('%s, heard: %s', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

describe('British and American spellings', () => {
  test.each([
    ['my favourite colour', 'my favorite color', 'my favourite colour'],
    ['we organise it', 'we organize it', 'we organise it'],
    ['the city centre', 'the city center', 'the city centre'],
    ['I realised', 'I realized', 'I realised'],
    ['travelling far', 'traveling far', 'travelling far'],
    ['the theater', 'the theatre', 'the theater'],
  ])('%s, heard: %s', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

describe('order, missing and extra words', () => {
  test.each([
    ['I walk to work', 'I work to work', 'I walk[work] to work'],
    ['I walk to work', 'I to work', 'I -walk to work'],
    ['I walk to work', 'I walk to', 'I walk to -work'],
    ['I walk to work', 'walk to work', '-I walk to work'],
    ['I walk', 'I really walk', 'I +really walk'],
    ['I walk', 'I walk home', 'I walk +home'],
    ['I walk', 'now I walk', '+now I walk'],
    ['I walk', 'I I walk', '+i I walk'],
    ['I walk', 'um I er walk', 'I walk'],
    ['Ah, I see', 'ah I um see', 'Ah I see'],
    ['to err is human', 'to err is human', 'to err is human'],
    ['a follow-up call', 'a follow up call', 'a follow up call'],
    ['red and blue', 'blue and red', '-red -and blue +and +red'],
    ['Good morning', 'elephant', '-Good -morning +elephant'],
  ])('%s, heard: %s', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

describe('empty and odd', () => {
  test.each([
    ['', '', ''],
    ['Hello', '', '-Hello'],
    ['', 'hello', '+hello'],
    ['…', '!', ''],
    ['🎉 Hello', 'hello', 'Hello'],
    ['HELLO', 'hello', 'HELLO'],
    ['Hello', 'um', '-Hello'],
    ['a'.repeat(60), 'b', `-${'a'.repeat(60)} +b`],
  ])('%j, heard: %j', (target, heard, expected) => expect(shown(target, heard)).toBe(expected))
})

test('a word that every object knows is a word like any other', () => {
  expect(alignWords('the instructor left', 'the constructor left')).toEqual([
    { kind: 'said', word: 'the' },
    { kind: 'close', word: 'instructor', heard: 'constructor' },
    { kind: 'said', word: 'left' },
  ])
})
