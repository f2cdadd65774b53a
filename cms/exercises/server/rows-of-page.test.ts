import { expect, test } from 'vitest'
import { rowsOfPage } from './rows-of-page.ts'

const wordsOf = async (html: string) => (await rowsOfPage(1, html)).map(({ word }) => word)

test('objects of a script, with both sentences', async () => {
  const page = `<script>const items = [
    { word: "swamp", context: 'palude', def: "wet \\"land\\"", sents: ["The ___ is wet.", "I saw a swamp."] },
    { word: 'crane', definition: 'a tall bird' }]</script>`

  expect(await rowsOfPage(1, page)).toMatchObject([
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

test('blocks of words', async () => {
  const page = `<div class="vocab-item"><strong>queue</strong><p class="definition">a line</p>
    <p class="example">A long queue.</p></div>`

  expect(await rowsOfPage(1, page)).toMatchObject([
    { word: 'queue', meaning: 'a line', example: 'A long queue.' },
  ])
})

test('lists of terms, with phonetics', async () => {
  const page =
    '<dl><dt>wage <span class="ipa">/weɪdʒ/</span></dt><dd>money</dd><dd>My wage.</dd></dl>'

  expect(await rowsOfPage(1, page)).toMatchObject([
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
])('single words: %s', async (_name, page, words) => {
  expect(await wordsOf(page)).toEqual(words)
})

test('a template has no words', async () => {
  const page = `<template><dl><dt>{{word}}</dt><dd>{{meaning}}</dd></dl></template>
    <dl><dt>loan</dt><dd>lent money</dd></dl>`

  expect(await wordsOf(page)).toEqual(['loan'])
})

test('tags that nobody closes cost no word', async () => {
  const page = `<ul><li><b>loan<p class="definition">lent money<li data-speak="debt"><i>debt
    <button data-speak="debt"></button><em>My debt.</em></ul>
    ${'<font>'.repeat(9_000)}<div class="vocab-card"><b>wage</b><p>money</p></div>
    ${'<div>'.repeat(9_000)}<dl><dt>fee<dd>a price</dl>`

  expect(await wordsOf(page)).toEqual(['debt', 'wage', 'fee'])
})

test('a long page is read in pieces, and others go first in between', async () => {
  const long = `<p class="note">${'It goes on &amp; on. '.repeat(40)}</p>`.repeat(3_000)
  let turns = 0
  const others = setInterval(() => turns++)

  const rows = await rowsOfPage(1, `${long}<dl><dt>caf&eacute;<dd>a place</dl>${long}`)
  clearInterval(others)

  expect(rows).toMatchObject([{ word: 'café', meaning: 'a place' }])
  expect(turns).toBeGreaterThan(5)
})

test('a page has 200 words at most', async () => {
  const page = Array.from({ length: 500 }, (_, index) => `<dt>word ${index} x</dt><dd>m</dd>`)

  expect(await wordsOf(page.join(''))).toHaveLength(200)
})

const plainLists = [
  [
    'a table',
    '<table><tr><th>Word<th>Polish<tr><td>ward<td>oddział<tr><td>nurse<td>pielęgniarka</table>',
  ],
  ['list items', '<ul><li><b>ward</b> - oddział</li><li>nurse - pielęgniarka</li></ul>'],
  ['paragraphs', '<p>ward – oddział</p><p>nurse – pielęgniarka</p>'],
  ['lines of a paragraph', '<p>ward – oddział<br>nurse – pielęgniarka</p>'],
] as const

test.each(plainLists)(
  'of a page that a tutor takes words of, %s is a list',
  async (_name, page) => {
    expect(await rowsOfPage(0, `<h1>Hospital</h1>${page}`)).toMatchObject([
      { word: 'ward', translation: 'oddział' },
      { word: 'nurse', translation: 'pielęgniarka' },
    ])
  },
)

test.each(plainLists)('the page of a lesson has no words by %s alone', async (_name, page) => {
  expect(await rowsOfPage(1, page)).toEqual([])
})

test.each([
  ['sentences', '<p>Yesterday, I went home.</p><p>Well, that was late.</p>'],
  ['a menu', '<ul><li>Home</li><li>About: me</li><li>Contact</li></ul>'],
  ['a table of one column', '<table><tr><td>Name<tr><td>Date</table>'],
])('%s are no list of words', async (_name, page) => {
  expect(await rowsOfPage(0, page)).toEqual([])
})
