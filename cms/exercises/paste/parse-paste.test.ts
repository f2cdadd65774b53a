import { expect, test } from 'vitest'
import { exerciseLimits } from '../../contract/limits.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { openWordList } from '../server/word-list.ts'
import { ankiText } from '../take-home/anki-text.ts'
import { parsePaste } from './parse-paste.ts'
import { pasteFixtures } from './pastes.fixture.ts'

const { isEnglishForm } = await openWordList()

test.each(pasteFixtures)('reads every cell: $name', ({ text, rows }) => {
  expect(parsePaste(text, isEnglishForm).rows).toEqual(rows.map((row) => ({ ...emptyRow, ...row })))
})

test('a file of words that the site has made comes back as it was', () => {
  const rows = [
    {
      ...emptyRow,
      id: 'e12:deadline',
      word: 'deadline',
      phonetics: '/ˈdedlaɪn/',
      translation: 'scadenza',
      meaning: 'the last day for something',
      example: 'We met the deadline, as “promised”.',
      alsoRight: ['due date', 'time limit'],
    },
    { ...emptyRow, id: 'e12:to-postpone', word: 'to postpone', translation: 'rimandare' },
  ]

  const pasted = parsePaste(ankiText({ rows, deck: 'Lesson 3', tags: ['english'] }), isEnglishForm)

  expect(pasted.rows).toEqual(rows.map(({ id: _, ...row }) => row))
  expect(pasted.unread).toEqual([])
})

test('columns that Anki heads in words nobody foresaw are read as if it had not', () => {
  const { rows } = parsePaste(
    '#columns:Fronte\tRetro\nswamp\tpalude\ncrop\traccolto',
    isEnglishForm,
  )

  expect(rows.map(({ word }) => word)).toEqual(['swamp', 'crop'])
})

test('there are 36 lists', () => {
  expect(pasteFixtures).toHaveLength(36)
})

test('nothing is read out of nothing', () => {
  expect(parsePaste(' \n\n', isEnglishForm).rows).toEqual([])
})

test('more than 200 lines are told, not lost in silence', () => {
  const text = Array.from({ length: 230 }, (_, index) => `word${index}\tparola`).join('\n')

  const { rows, unread } = parsePaste(text, isEnglishForm)

  expect(rows).toHaveLength(200)
  expect(unread).toHaveLength(30)
})

test('right-to-left translations and emoji are kept', () => {
  const { rows } = parsePaste('peace\tسلام\nparty 🎉\tحفلة', isEnglishForm)

  expect(rows).toMatchObject([
    { word: 'peace', translation: 'سلام' },
    { word: 'party 🎉', translation: 'حفلة' },
  ])
})

test.each([
  ['a script', '<script>alert(1)</script>\tattacco', 'alert(1)'],
  ['an image that runs', 'odd <img src=x onerror=alert(1)>\tstrano', 'odd'],
  ['a formula', '=HYPERLINK("https://evil.example")\tformula', 'formula'],
  ['a name of JavaScript', '__proto__\tprototipo', 'proto'],
])('of %s its words are left, and a row of texts', (_what, line, word) => {
  const { rows } = parsePaste(line, isEnglishForm)

  expect(rows.map((row) => row.word)).toEqual([word])
  expect(
    Object.values(rows[0] ?? {})
      .flat()
      .filter((cell) => typeof cell !== 'string'),
  ).toEqual([])
})

test('signs that turn the direction of what follows are kept apart from the next line', () => {
  const { rows } = parsePaste('\u202eevil\tmale\ncrop\traccolto', isEnglishForm)

  expect(rows[1]).toMatchObject({ word: 'crop', translation: 'raccolto' })
})

test('the longest list that is taken is read, whatever it is made of', () => {
  const half = exerciseLimits.paste / 2
  const hostile = ['\t', '"', ' - ', '(', '{{c1::', '\n', '<b>', ';', '1. '].map((piece) =>
    piece.repeat(half / piece.length),
  )

  const read = hostile.map((text) => parsePaste(`odd\tstrano\n${text}`, isEnglishForm))

  expect(read.every(({ rows }) => rows.length <= exerciseLimits.rows)).toBe(true)
})

test('a quote that is never closed takes no other line with it', () => {
  const { rows } = parsePaste('"odd\tstrano\ncrop\traccolto', isEnglishForm)

  expect(rows).toHaveLength(2)
})

test('what is told as unread can be read again, with its heading', () => {
  const words = Array.from({ length: 230 }, (_, index) => `word${index}\tparola ${index}`)

  const { unread } = parsePaste(['English\tItalian', ...words].join('\n'), isEnglishForm)

  expect(unread).toEqual(['English\tItalian', ...words.slice(200)])
  expect(parsePaste(unread.join('\n'), isEnglishForm).rows).toHaveLength(30)
})

test('a line that is no word and its sentences is told, and the others are read', () => {
  const { rows, unread } = parsePaste(`odd\tstrano\n${'a; '.repeat(3_000)}`, isEnglishForm)

  expect(rows).toMatchObject([{ word: 'odd', translation: 'strano' }])
  expect(unread).toHaveLength(1)
})

test('a quote that is closed a thousand lines later is a quote, and takes no line with it', () => {
  const { rows } = parsePaste(`"odd\n${'crop\n'.repeat(1_000)}end"`, isEnglishForm)

  expect(rows).toHaveLength(200)
})

test('a heading that nobody foresaw loses no cell in silence', () => {
  const list = 'Topic\tEnglish\tItalian\nMoney\tbenefit\tvantaggio\n\tdeadline\tscadenza'
  const { columns, unread } = parsePaste(list, isEnglishForm)

  expect(columns).toEqual([null, 'word', 'translation'])
  expect(unread).toEqual(['Topic\tEnglish\tItalian', 'Money\tbenefit\tvantaggio'])
})

test('a level or a number is no translation, and a number no loss', () => {
  const words = ['odd', 'crop', 'soil', 'seed'].map(
    (word, at) => `${at + 1}\t${word}\tB1\t/${word}/`,
  )
  const { rows, unread } = parsePaste(['No.\tWord\tLevel\tIPA', ...words].join('\n'), isEnglishForm)

  expect(rows.map(({ translation }) => translation)).toEqual(['', '', '', ''])
  expect(unread).toHaveLength(5)
  expect(parsePaste('No.\tWord\tIPA\n1\todd\t/ɒd/', isEnglishForm).unread).toEqual([])
})

test('a column that only later rows have is read', () => {
  const words = Array.from({ length: 70 }, (_, index) => `word${index}\tparola ${index}`)
  const list = [...words, 'deadline\tscadenza\tThe deadline is next Friday.'].join('\n')
  const { rows, unread } = parsePaste(list, isEnglishForm)

  expect(rows.at(-1)).toMatchObject({ example: 'The deadline is next Friday.' })
  expect(unread).toEqual([])
})

test.each([
  ['two languages', 'Word\tItalian\tFrench', 'queue\tcoda\tattente'],
  ['a cell behind the last heading', 'Word\tItalian', 'queue\tcoda\tfila'],
])('of %s what has no column stays, with its heading', (_name, heading, line) => {
  const { rows, unread } = parsePaste(`${heading}\n${line}\nodd\tstrano`, isEnglishForm)

  expect(rows).toMatchObject([{ translation: 'coda' }, { translation: 'strano' }])
  expect(unread).toEqual([heading, line])
})

test('a list in one line is a list of words, and a row of cells stays a row', () => {
  const list = parsePaste('ward, nurse, bandage, plaster, pill', isEnglishForm)
  const row = parsePaste('odd, strano, An odd noise woke us up.', isEnglishForm)

  expect(list.rows.map(({ word }) => word)).toEqual(['ward', 'nurse', 'bandage', 'plaster', 'pill'])
  expect(list.rows.every(({ translation, meaning }) => translation + meaning === '')).toBe(true)
  expect(list.unread).toEqual([])
  expect(row.rows).toMatchObject([{ word: 'odd', translation: 'strano' }])
})

test.each([
  ['with a sentence', 'ward, oddział, hospital room, He is there.', 'oddział'],
  ['with a question', 'odd, strano, not even, Is it odd?', 'strano'],
  ['with a translation', 'ward, oddział, hospital room, ward round', 'oddział'],
])('a row of four short cells %s is no list of words', (_what, line, translation) => {
  const { rows } = parsePaste(line, isEnglishForm)

  expect(rows).toMatchObject([{ word: line.split(',')[0], translation }])
})

test.each([
  ['a loanword', 'waiter, café, menu, bill'],
  ['words that stand in no list', 'nurse, cannula, bandage, otoscope'],
  ['a full stop', 'ward, nurse, bandage, pill.'],
])('a list in one line may have %s', (_what, line) => {
  expect(parsePaste(line, isEnglishForm).rows).toHaveLength(4)
})

test.each([':', '–', '—'])('“%s” between letters parts words where nothing else does', (sign) => {
  const { rows } = parsePaste(`ward${sign}oddział\nnurse${sign}pielęgniarka`, isEnglishForm)

  expect(rows).toMatchObject([
    { word: 'ward', translation: 'oddział' },
    { word: 'nurse', translation: 'pielęgniarka' },
  ])
})

test('quotes around a cell are no part of it', () => {
  const { rows } = parsePaste(
    '“ward” – „oddział”\n"nurse" – «pielęgniarka»\n\'pill\' – ‘tabletka’\nso-called “cure” – lek',
    isEnglishForm,
  )

  expect(rows.map(({ word, translation }) => [word, translation])).toEqual([
    ['ward', 'oddział'],
    ['nurse', 'pielęgniarka'],
    ['pill', 'tabletka'],
    ['so-called “cure”', 'lek'],
  ])
})

test('lines that are read in part are counted apart from those that are not read', () => {
  const list = ['Word\tItalian', 'queue\tcoda\tfila', '\tsolo', 'odd\tstrano'].join('\n')
  const { unread, tooWide, notRead } = parsePaste(list, isEnglishForm)

  expect(unread).toHaveLength(3)
  expect({ tooWide, notRead }).toEqual({ tooWide: 1, notRead: 1 })
})
