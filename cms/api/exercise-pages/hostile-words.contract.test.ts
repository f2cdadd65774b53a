import { expect, test } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { MadeExercise } from '../../contract/exercise-making.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { apiPaths } from '../../contract/paths.ts'

const admin = await signedIn(site.url)
const visitor = contractClient(site.url)

const attack = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'

const publish = async (fields: object) =>
  admin.send('POST', apiPaths.exercises, { title: 'Words', rows: [{ word: 'odd' }], ...fields })

test('markup in a title and in every cell is shown as text on every page and in every file', async () => {
  const row = { word: attack, translation: attack, meaning: attack, example: `An ${attack} here.` }
  const { address } = MadeExercise.parse((await publish({ title: attack, rows: [row] })).json)

  const [page, sheet, words] = await Promise.all(
    [
      pagePaths.exercise(address),
      pagePaths.exerciseWorksheet(address),
      apiPaths.exerciseWords(address),
    ].map((path) => visitor.send('GET', path)),
  )

  for (const text of [page?.text, sheet?.text, words?.text.split('\t').slice(0, -2).join()]) {
    expect(text).toContain('img src=x')
    expect(text).not.toContain('<script>alert(1)')
    expect(text).not.toContain('<img src=x')
  }
  expect(words?.headers.get('content-disposition')).toMatch(/filename="[a-z0-9-]+\.txt"$/)
})

test('words from right to left, signs without letters and emoji open, and are told apart', async () => {
  const rows = ['مرحبا', 'שלום', '🎉', '🎊', '?!', 'a'.repeat(60)].map((word) => ({ word }))

  const { address } = MadeExercise.parse((await publish({ rows })).json)

  const page = await visitor.send('GET', pagePaths.exercise(address))
  const { json } = await visitor.send('GET', apiPaths.exercise(address))
  expect(page.status).toBe(200)
  const ids = Object(json).rows.map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(6)
})

test.each([
  ['a NUL', 'odd\u0000'],
  ['half of a letter', 'odd\ud800'],
])('a word with %s is refused with a sentence', async (_what, word) => {
  const { status, json } = await publish({ rows: [{ word }] })

  expect(status).toBe(400)
  expect(json).toMatchObject({ message: expect.stringMatching(/\.$/) })
})
