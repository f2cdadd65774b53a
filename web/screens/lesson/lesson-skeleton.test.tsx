import { afterEach, expect, test } from 'vitest'
import { emulateForcedColours } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { LessonSkeleton } from './lesson-skeleton.tsx'

afterEach(() => emulateForcedColours(false))

test('a lesson that is on its way has a shape in the reader’s own colours too', async () => {
  const { container } = await show(<LessonSkeleton />)

  await emulateForcedColours(true)

  const title = container.querySelector('[data-part="title"]')
  expect(title && getComputedStyle(title).borderTopStyle).toBe('solid')
})
