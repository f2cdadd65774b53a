import { expect, test } from 'vitest'
import { rowsOfPage } from './rows-of-page.ts'

const wordsOf = (html: string) => rowsOfPage(1, html).map(({ word }) => word)

test('objects of a script, with both sentences', () => {
  const page = `<script>const items = [
    { word: "swamp", context: 'palude', def: "wet \\"land\\"", sents: ["The ___ is wet.", "I saw a swamp."] },
    { word: 'crane', definition: 'a tall bird' }]</script>`

  expect(rowsOfPage(1, page)).toMatchObject([
    {
      word: 'swamp',
      translation: 'palude',
      meaning: 'wet "land"',
      example: 'The swamp is wet.',
      spokenExample: 'I saw a swamp.',
    },
    { word: 'crane', meaning: 'a tall bird' },
  ])
})

test('blocks of words', () => {
  const page = `<div class="vocab-item"><strong>queue</strong><p class="definition">a line</p>
    <p class="example">A long queue.</p></div>`

  expect(rowsOfPage(1, page)).toMatchObject([
    { word: 'queue', meaning: 'a line', example: 'A long queue.' },
  ])
})

test('lists of terms, with phonetics', () => {
  const page =
    '<dl><dt>wage <span class="ipa">/weɪdʒ/</span></dt><dd>money</dd><dd>My wage.</dd></dl>'

  expect(rowsOfPage(1, page)).toMatchObject([
    { word: 'wage', phonetics: '/weɪdʒ/', meaning: 'money', example: 'My wage.' },
  ])
})

test.each([
  [
    'a word bank',
    '<div class="word-bank"><span>loan</span><span>debt</span></div>',
    ['loan', 'debt'],
  ],
  ['a bank in one line', '<p id="wordbank">Words: loan, debt</p>', ['loan', 'debt']],
  ['answers', '<input data-answer="loan"><div data-answer="45"></div>', ['loan']],
  ['listen buttons', `<button onclick="speak('loan')"></button>`, ['loan']],
  ['nothing', '<p>Hello</p><script>if (', []],
])('single words: %s', (_name, page, words) => {
  expect(wordsOf(page)).toEqual(words)
})
