import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { untilKept } from './support/kept-on-device.ts'

const lesson = '/courses/speak-fluently/speech-course-4'

test('a practised word comes back in the header and on its page, and can be put away', async ({
  page,
}) => {
  await page.goto('/my-words')
  await expect(page.getByRole('heading', { name: 'No words here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: /words? today/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`${lesson}/practise?exercise=gap`)
  await page.getByRole('textbox', { name: 'Missing word' }).fill('nonsense')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  await untilKept(page)

  await page.goto('/my-words')
  await expect(page.getByRole('link', { name: '1 word today' })).toBeVisible()
  await expect(page.getByText('1 word to look at')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Stop for now' }).click()

  await page.getByRole('button', { name: /^Put away/ }).click()
  await expect(page.getByRole('heading', { name: 'No words here yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 word to look at')).toBeVisible()
})

test('the header keeps its place when the words of today appear in it', async ({ page }) => {
  await page.goto(`${lesson}/practise?exercise=gap`)
  await page.getByRole('textbox', { name: 'Missing word' }).fill('nonsense')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible()
  await untilKept(page)
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, one) => all + Object(one).value, 0)
      Object.assign(window, { shifts: Object(window).shifts + sum })
    }).observe({ type: 'layout-shift', buffered: true })
  })

  await page.goto('/about')
  await expect(page.getByRole('link', { name: '1 word today' })).toBeVisible()

  expect(await page.evaluate(() => Object(window).shifts)).toBeLessThan(0.01)
})
