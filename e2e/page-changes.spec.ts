import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { routeUntil } from './support/route-until.ts'

const overlay = (page: Page) => page.locator('[data-phase]')
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByText(name)
const aboutScreen = '**/assets/about-screen-*.js'

async function writeLetter(page: Page) {
  await page.goto('/contact')
  // What comes by itself, and what the first touch brings, is there before the line is cut.
  await page.waitForLoadState('networkidle')
  const footer = page.waitForResponse('**/assets/site-footer-*.js')
  await page.getByLabel('Message').fill('Three paragraphs')
  await (await footer).finished()
}

test('a link that is hovered or focused while offline leaves the page as it is', async ({
  page,
  context,
}) => {
  await writeLetter(page)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine) // the page hears of it a moment later

  await inMenu(page, 'About').hover()
  await inMenu(page, 'Testimonials').focus()

  await expect(inMenu(page, 'Testimonials')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')
})

test('a prefetch that fails on the way leaves the page as it is', async ({
  pageWithErrors: page,
}) => {
  await writeLetter(page)
  await page.route(aboutScreen, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')

  await inMenu(page, 'About').hover()
  await failed

  await inMenu(page, 'About').focus()
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')
})

test('a link that is followed while offline leads nowhere and says why, and later it leads on', async ({
  pageWithErrors: page,
}) => {
  const context = page.context()
  await writeLetter(page)
  await context.setOffline(true)

  await inMenu(page, 'About').click()

  await expect(page.getByText('The page did not load')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')

  await context.setOffline(false)
  await inMenu(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where the server does not answer, the page with its words stays too', async ({
  pageWithErrors: page,
}) => {
  await writeLetter(page)
  await page.route(aboutScreen, (route) => route.abort())
  await page.route('/about', (route) => route.fulfill({ status: 502 }))

  await inMenu(page, 'About').click()

  await expect(page.getByText('The page did not load')).toBeVisible()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')
})

test('a screen that a newer build has replaced comes with its own document', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/contact')
  let isReplaced = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false
  })
  await page.route(aboutScreen, (route) =>
    isReplaced ? route.fulfill({ status: 404 }) : route.continue(),
  )

  await inMenu(page, 'About').click()

  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(isReplaced).toBe(false)
  await page.close()
})

test('a slow page is covered from the click until it is there', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(aboutScreen, async (route) => {
    await isReleased
    await route.continue()
  })

  await inMenu(page, 'About').click()
  await expect(overlay(page)).toHaveText('Loading')
  await page.clock.runFor(10_000)
  await expect(overlay(page)).toHaveAttribute('data-phase', 'covered')

  const phases = await phasesFromNow(page)
  release()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(300)
  await expect(overlay(page)).toHaveCount(0)
  expect(await phases.jsonValue()).toEqual(['fading'])
})

/** What the overlay goes through, however short: the clock of the page runs on by itself too. */
const phasesFromNow = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const phase = target instanceof HTMLElement && target.dataset.phase
        if (phase && phase !== seen.at(-1)) seen.push(phase)
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-phase'] })
    return seen
  })

test('a page waits three seconds at most for a part of itself or of the page that is left', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const isHeld = page.waitForRequest('**/assets/greeting-*.js')
  await page.route('**/assets/greeting-*.js', () => {}) // it never answers

  await inMenu(page, 'About').click()
  await isHeld
  await page.clock.runFor(10_000)

  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link that is pressed while the cover of a page still fades is followed', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/contact')
  await page.clock.pauseAt(60_000)
  await inMenu(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(800)
  await expect(overlay(page)).toHaveAttribute('data-phase', 'fading')

  const link = await inMenu(page, 'Testimonials').boundingBox()
  await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5)

  await expect(page).toHaveURL('/testimonials')
  await expect(overlay(page)).toHaveAttribute('data-phase', 'covering')
})

test('a second page change is covered for 800 ms of its own', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto('/contact')
  await page.clock.pauseAt(60_000)
  await inMenu(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(700)

  await inMenu(page, 'Testimonials').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/testimonials')
  await page.clock.runFor(700)

  await expect(overlay(page)).toHaveAttribute('data-phase', 'covering')
  await page.clock.runFor(100)
  await expect(overlay(page)).toHaveAttribute('data-phase', 'fading')
})

const lesson = '/courses/speak-fluently/speech-course-2'

/** Answers until the quiz goes on: its code may be there and not alive for a moment. */
const answerGoesOn = (page: Page) =>
  expect(async () => {
    await page.getByRole('tabpanel').getByRole('radio').first().click()
    await expect(page.getByText('Question 2 of 7')).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('a tab that is chosen while offline stays shut and says why, and later it opens', async ({
  pageWithErrors: page,
}) => {
  await page.goto(lesson)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)

  await page.getByRole('tab', { name: 'Quiz' }).click()

  await expect(page.getByText('The page did not load')).toBeVisible()
  await expect(page).toHaveURL(lesson)
  await expect(page.getByRole('heading', { name: 'Objectives' })).toBeVisible()

  await page.context().setOffline(false)
  await page.waitForFunction(() => navigator.onLine)
  await page.getByRole('tab', { name: 'Quiz' }).click()
  await answerGoesOn(page)
})

test('a tab whose code was lost once opens at the next press', async ({ pageWithErrors: page }) => {
  await page.goto(lesson)
  await page.waitForLoadState('networkidle')
  const away = /\/assets\/stages-|speech-course-2\?/
  const siteIsBack = await routeUntil(page, away, (route) => route.abort())
  await page.getByRole('tab', { name: 'Vocabulary' }).click()
  await expect(page.getByText('The page did not load')).toBeVisible()
  siteIsBack()

  await page.getByRole('tab', { name: 'Quiz' }).click()

  await answerGoesOn(page)
})
