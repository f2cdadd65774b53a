import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowIdOf } from '../../../cms/exercises/row-id.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { passport, record } from '../../passport/passport.ts'
import { Screen } from './my-words-screen.tsx'

const longest = 'pneumono'.repeat(7).concat('nosis').slice(0, 60)

const takeUp = (word: string, rest: { translation?: string; meaning?: string }) =>
  record({
    kind: 'words',
    ref: { courseId: 1, lessonId: 7 },
    data: {
      row: {
        id: rowIdOf(7, word),
        word,
        translation: '',
        meaning: '',
        phonetics: '',
        example: '',
        spokenExample: '',
        alsoRight: [],
        ...rest,
      },
    },
  })

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('two hundred words of all kinds stand in a narrow window and can be asked for', async () => {
  await page.viewport(320, 800)
  await takeUp('habit', { translation: 'عادة يومية' })
  await takeUp('party 🎉', { meaning: 'you celebrate 🥳 there' })
  await takeUp(longest, { meaning: longest })
  for (let count = 4; count <= 200; count++) {
    await takeUp(`word${count}`, { meaning: `the meaning of ${count}` })
  }

  await show(<Screen />)

  await expect.element(page.getByText('200 words', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: /^Put away/ }).elements()).toHaveLength(200)
  const arabic = page.getByText('عادة يومية').element()
  expect(getComputedStyle(arabic).direction).toBe('rtl')
  await expect.element(page.getByText('you celebrate 🥳 there')).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.element(page.getByText(/^Question 1 of/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
