import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedium } from '../../../testing/component/emulated-medium.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { CourseCard } from './course-card.tsx'

afterEach(() => emulateMedium('screen'))

const description = 'Say what you mean without stopping to translate. '.repeat(20)

test('a description that the screen shortens is whole on paper', async () => {
  await show(<CourseCard course={buildCourse({ description })} />)
  const text = page.getByText(/^Say what you mean/).element()
  const isWhole = () => text.scrollHeight <= text.clientHeight
  expect(isWhole()).toBe(false)

  await emulateMedium('print')

  expect(isWhole()).toBe(true)
})

test.each([true, false])(
  'no ring is drawn around the card on paper (active: %s)',
  async (isActive) => {
    await show(<CourseCard course={buildCourse({ isActive })} />)
    const shadow = () => getComputedStyle(page.getByRole('article').element()).boxShadow
    expect(shadow()).not.toBe('none')

    await emulateMedium('print')

    expect(shadow()).toBe('none')
  },
)
