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
    .element(page.getByRole('heading', { name: 'These words do not make this exercise' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Choose an exercise' }).click()

  expect(onLeave).toHaveBeenCalledOnce()
})
