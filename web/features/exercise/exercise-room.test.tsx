import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import { show } from '../../../testing/component/show.tsx'
import { ExerciseRoom } from './exercise-room.tsx'

const withoutExample = {
  id: '1:habit',
  word: 'habit',
  translation: '',
  phonetics: '',
  meaning: 'something that you do regularly',
  example: '',
  spokenExample: '',
  alsoRight: [],
}

test('an exercise that the words do not make says so, and leads to the others', async () => {
  const onLeave = vi.fn()
  await show(
    <ExerciseRoom
      owner={1}
      set={plainSet([withoutExample])}
      choice="gap"
      onWord={vi.fn()}
      onLeave={onLeave}
    />,
  )

  await expect
    .element(page.getByRole('heading', { name: 'This exercise does not work with these words' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Choose an exercise' }).click()

  expect(onLeave).toHaveBeenCalledOnce()
})

test('a sitting that is come back to before its first answer asks the same', async () => {
  const words = Array.from({ length: 20 }, (_, index) => `word${index}`)
  const rows = words.map((word) => ({ ...withoutExample, id: `1:${word}`, word, meaning: word }))
  const room = (
    <ExerciseRoom
      owner={2}
      set={plainSet(rows)}
      choice="flashcards"
      onWord={vi.fn()}
      onLeave={vi.fn()}
    />
  )
  const { container, unmount } = await show(room)
  await expect.element(page.getByText('Question 1 of 20')).toBeVisible()
  const asked = container.textContent
  await unmount()

  const again = await show(room)

  await expect.element(page.getByText('Question 1 of 20')).toBeVisible()
  expect(again.container.textContent).toBe(asked)
})
