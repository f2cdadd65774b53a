import { afterAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rowIdOf } from '../../../cms/exercises/row-id.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { passport, record } from '../../passport/passport.ts'
import { Screen } from './my-words-screen.tsx'

const emptyRow = {
  translation: '',
  meaning: '',
  phonetics: '',
  example: '',
  spokenExample: '',
  alsoRight: [],
}
const away = (word: string) => page.getByRole('button', { name: new RegExp(`^Put away.*${word}`) })
/** Presses for the first or the second time, whatever a toast covers. */
const press = (word: string, detail: number) =>
  away(word)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))

beforeEach(async () => {
  for (const word of ['habit', 'goal', 'hobby']) {
    const row = { ...emptyRow, id: rowIdOf(7, word), word }
    await record({ kind: 'words', ref: { courseId: 1, lessonId: 7 }, data: { row } })
  }
})

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('a word that is put away by keyboard leaves the focus on the next one', async () => {
  await show(<Screen />)
  await expect.element(away('goal')).toBeVisible()

  away('goal').element().focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(away('goal')).not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'hobby' })).toHaveFocus()
})

test('the second half of a double click puts no other word away', async () => {
  await show(<Screen />)
  await expect.element(away('habit')).toBeVisible()
  press('habit', 1)
  await expect.element(away('habit')).not.toBeInTheDocument()

  press('goal', 2)

  press('hobby', 1)
  await expect.element(away('hobby')).not.toBeInTheDocument()
  await expect.element(away('goal')).toBeVisible()
})
