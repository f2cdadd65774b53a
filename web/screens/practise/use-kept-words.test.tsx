import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import type { Row } from '../../../cms/exercises/row.ts'
import { rowIdOf } from '../../../cms/exercises/row-id.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { passport, record } from '../../passport/passport.ts'
import { useKeptWords } from './use-kept-words.ts'

const ref = { courseId: 1, lessonId: 4_712 }
const id = rowIdOf(ref.lessonId, 'deadline')
const asTyped: Row = {
  id,
  word: 'deadline',
  translation: '',
  phonetics: '',
  meaning: 'A line that is ded',
  example: '',
  spokenExample: '',
  alsoRight: [],
}
const mended: Row = { ...asTyped, meaning: 'The last day for something' }

function Answering({ row }: { row: Row }) {
  const keep = useKeptWords(ref, plainSet([row]))
  return (
    <button type="button" onClick={() => keep({ word: id, how: 'translate', verdict: 'right' })}>
      Answer
    </button>
  )
}

async function answer(row: Row) {
  const screen = await show(<Answering row={row} />)
  await page.getByRole('button', { name: 'Answer' }).click()
  await screen.unmount()
}

const known = async () => (await passport()).said().words.get(id)
const rows = async () =>
  (await passport()).history().events.filter(({ data }) => 'row' in data && data.row.id === id)
    .length

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('a word is kept as the tutor has it now, once, and one that was put away stays so', async () => {
  await answer(asTyped)
  await answer(asTyped)
  await expect.poll(async () => (await known())?.answers.length).toBe(2)
  expect(await rows()).toBe(1)

  await answer(mended)
  await expect.poll(async () => (await known())?.row).toEqual(mended)
  expect(await rows()).toBe(2)

  await record({ kind: 'words', ref, data: { putAway: id } })
  await answer(asTyped)
  await expect.poll(async () => (await known())?.answers.length).toBe(4)
  expect(await known()).toMatchObject({ isPutAway: true, row: mended })
})
