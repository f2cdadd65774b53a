import { expect, test } from 'vitest'
import { wordLevelsOf } from './word-levels.ts'

const othersOf = async (html: string) => (await wordLevelsOf(html))?.examples

test('each different word is counted once, at the level of its list', async () => {
  const words = await wordLevelsOf('<p>The big dogs ran. The BIG dog runs.</p>')

  expect(words).toEqual({
    levels: [
      { level: 'A1', words: 6 },
      { level: 'A2', words: 0 },
      { level: 'B1', words: 0 },
      { level: 'B2', words: 0 },
    ],
    others: 0,
    examples: [],
  })
})

test('words that the list lacks are named in their order, each once', async () => {
  expect(await othersOf('<p>Her serendipity and obfuscation; <b>serendipity</b>.</p>')).toEqual([
    'serendipity',
    'obfuscation',
  ])
})

test('names, numbers, addresses, sounds and letters alone are left out', async () => {
  const page = `<p>Riccardo Bianchi has 3 b2b 2nd www.example.com a@b.example https://c.example/x
    /ˌserənˈdɪpəti/ B C</p>`

  expect(await othersOf(page)).toEqual([])
})

test('a listed word at the beginning of a sentence is no name, nor is one without a capital elsewhere', async () => {
  expect(await othersOf('<p>Serendipity helps. No serendipity, no luck.</p>')).toEqual([
    'serendipity',
  ])
})

test('short forms and words with a hyphen are known by their parts', async () => {
  expect(await othersOf("<p>I don’t, can't, won't; she's, they're a blue-green dog.</p>")).toEqual(
    [],
  )
})

test('scripts, styles, code and what is in another language are not read', async () => {
  const page = `<title>Unit</title><style>.zyxa{}</style><script>zyxb()</script><code>zyxc</code>
    <p lang="it">zyxd <b>zyxe</b></p><p lang="en-GB">zyxf</p><template>zyxg</template>`

  expect(await othersOf(page)).toEqual(['zyxf'])
})

test('at most thirty are named, and all are counted', async () => {
  const letters = [...'abcdefghij']
  const page = letters.flatMap((a) => letters.map((b) => `zyx${a}${b}`)).join(' ')

  const words = await wordLevelsOf(`<p>${page}</p>`)

  expect(words?.others).toBe(100)
  expect(words?.examples).toHaveLength(30)
})

test('a word is whole where the page was read in pieces', async () => {
  const filler = 'dog '.repeat(20_000)

  expect(await othersOf(`<p>${filler}serendipity ${filler}</p>`)).toEqual(['serendipity'])
})

test('text that stands in the body alone is read', async () => {
  expect(await othersOf('<html><body>serendipity <b>big</b></body></html>')).toEqual([
    'serendipity',
  ])
})

test('a page without words has no levels', async () => {
  expect(await wordLevelsOf('<img src="a.png"><p>12</p>')).toBeNull()
})
