import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import { show } from '../../../testing/component/show.tsx'
import { KindChooser } from './kind-chooser.tsx'
import { newSitting } from './sitting-rules.ts'
import { storeSitting } from './stored-sitting.ts'
import { wordsOf } from './words-of.ts'

const rowOf = (word: string) => ({
  id: `7:${word}`,
  word,
  translation: '',
  phonetics: '',
  meaning: `what a ${word} is`,
  example: `This is a ${word}.`,
  spokenExample: '',
  alsoRight: [],
})
const set = plainSet(['habit', 'journey', 'platform', 'ticket', 'window', 'bridge'].map(rowOf))
const edited = plainSet([...set.rows.slice(1), rowOf('tunnel')])

test.each([
  ['the same words are there to go on with', set, true],
  ['other words are begun anew', edited, false],
])('of a sitting that was left, %s', async (_what, now, isOffered) => {
  storeSitting(7, {
    plan: { choice: 'flashcards', only: null, seed: 'left' },
    words: wordsOf(set),
    sitting: { ...newSitting(6), current: 1 },
  })

  await show(<KindChooser owner={7} set={now} searchOf={(choice) => `?do=${choice}`} />)

  await expect.element(page.getByRole('heading', { name: 'Or choose one kind' })).toBeVisible()
  expect(page.getByText('continue at question 2').query() !== null).toBe(isOffered)
})

test('where the words fit none of the kinds there is nothing to choose', async () => {
  const bare = { ...rowOf('habit'), meaning: '', example: '' }

  await show(
    <KindChooser owner={8} set={{ ...plainSet([bare]), kinds: ['gap'] }} searchOf={() => ''} />,
  )

  await expect
    .element(page.getByRole('heading', { name: 'Your tutor is still working on this exercise' }))
    .toBeVisible()
  expect(page.getByRole('list').elements()).toHaveLength(0)
})
