import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { stubSpeech } from './support/stub-speech.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** One property as the browser draws it, of an element or of what stands before or after it. */
const drawn = (thing: Locator, property: string, pseudo?: string) =>
  thing.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(String(name)),
    [property, pseudo],
  )

/** One of the reader's own colours, as the browser writes it. */
const readersColour = (page: Page, name: string) =>
  page.evaluate((systemColour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = systemColour
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

/** The colour of what is chosen. */
const highlight = (page: Page) => readersColour(page, 'Highlight')

test('the current stage of a lesson is marked', async ({ page }) => {
  await page.goto('/courses/speak-fluently/self-discipline?tab=vocabulary')
  const current = page.getByRole('tab', { selected: true })
  const other = page.getByRole('tab', { selected: false }).first()

  expect(await drawn(current, 'background-color', '::after')).toBe(await highlight(page))
  expect(await drawn(current, 'clip-path', '::after')).toBe('inset(0px)')
  expect(await drawn(other, 'clip-path', '::after')).toBe('inset(0px 100% 0px 0px)')
})

test('the chosen accent and voice are marked', async ({ page }) => {
  await page.goto('/courses/speak-fluently/self-discipline')
  const face = (name: string) => page.getByRole('radio', { name, exact: true }).locator('+ span')

  for (const name of ['American', 'Female']) {
    await expect(face(name)).toHaveCSS('background-color', await highlight(page))
  }
  for (const name of ['British', 'Male']) {
    await expect(face(name)).not.toHaveCSS('background-color', await highlight(page))
  }
})

test('the chosen first language is marked', async ({ page }) => {
  await page.goto('/minimal-pairs?language=polish')
  const language = (name: string) => page.getByRole('link', { name, exact: true })

  await expect(language('Polish')).toHaveCSS('background-color', await highlight(page))
  await expect(language('Italian')).not.toHaveCSS('background-color', await highlight(page))
})

test('the button that speaks is marked', async ({ page }) => {
  await page.addInitScript(stubSpeech, { voices: [] })
  await page.goto('/courses/speak-fluently/self-discipline?tab=vocabulary')
  const words = page.getByRole('tabpanel').getByRole('button', { name: /^Listen: / })

  await words.first().click()

  await expect(words.first()).toHaveCSS('background-color', await highlight(page))
  await expect(words.nth(1)).not.toHaveCSS('background-color', await highlight(page))
})

test('the chosen answer of a question is marked', async ({ page }) => {
  await page.clock.install() // the next question would come by itself
  await page.goto('/courses/speak-fluently/self-discipline?tab=quiz')
  const options = page.getByRole('tabpanel', { name: 'Quiz' }).locator('label')

  await options.first().click()

  await expect(options.first()).toHaveCSS('outline-color', await highlight(page))
  await expect(options.nth(1)).toHaveCSS('outline-style', 'none')
})

test('the quiz shows which questions are answered and which one is asked', async ({ page }) => {
  await page.goto('/courses/speak-fluently/self-discipline?tab=quiz')
  const segments = page.locator('[data-state][data-current]')
  const [answered, asked, open] = [segments.first(), segments.nth(1), segments.nth(2)]

  await page.getByRole('tabpanel', { name: 'Quiz' }).getByRole('radio').first().click()
  await expect(page.getByText('Question 2 of 7')).toBeVisible()

  expect(await drawn(asked, 'background-image')).toContain(await highlight(page))
  expect(await drawn(answered, 'background-image')).toContain(
    await readersColour(page, 'CanvasText'),
  )
  expect(await drawn(answered, 'background-size')).toBe('88% 100%')
  expect(await drawn(open, 'background-size')).toBe('88% 1px')
  expect(await drawn(segments.last(), 'background-size')).toBe('88% 1px')
})

test('the chosen category and the current page are marked', async ({ page }) => {
  await page.goto('/courses?category=Business')
  const tab = page.getByRole('tab', { name: 'Business' })
  const here = page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true })

  for (const marked of [tab, here]) {
    expect(await drawn(marked, 'background-color', '::after')).toBe(await highlight(page))
    expect(await drawn(marked, 'clip-path', '::after')).toBe('inset(0px)')
  }
})
