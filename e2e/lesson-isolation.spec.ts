import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { buildCourse, buildLesson, uploadLesson } from '../testing/build-content.ts'
import { signedIn } from '../testing/contract-client.ts'
import { testAdmin } from '../testing/running-product.ts'
import { expect, test } from './journey.ts'

/** Decisions 18 and 19: what a lesson's script cannot do while the tutor is signed in. */
const site = () => process.env.PRODUCT_URL ?? ''
const hostile = readFileSync('e2e/fixtures/lessons/hostile.html', 'utf8')

async function uploadHostileLesson() {
  const admin = await signedIn(site())
  const { id } = await buildCourse(admin)
  const victim = await uploadLesson(admin, id, '<h1>Victim</h1>')
  const html = hostile.replaceAll('SITE', site()).replaceAll('VICTIM', String(victim.id))
  return { victim, attacker: await uploadLesson(admin, id, html) }
}

/** A browser in which the tutor is signed in; the attacker's own errors are no failure of the test. */
async function signedInContext(context: BrowserContext) {
  const answer = await context.request.post(`${site()}/api/admin/login`, { data: testAdmin })
  expect(answer.ok()).toBe(true)
  return context
}

async function expectNothingLost(context: BrowserContext, victimId: number) {
  expect((await context.request.get(`${site()}/api/admin/me`)).status()).toBe(200)
  expect((await context.request.get(`${site()}/api/lessons/${victimId}`)).status()).toBe(200)
}

/** What the attack brought, once it is over. */
const lootOf = (lesson: ReturnType<Page['locator']>) => lesson.getAttribute('data-loot')

test('the attack would succeed on a page of the site itself', async ({ browser }) => {
  const context = await signedInContext(await browser.newContext({ bypassCSP: true }))
  const page = await context.newPage()
  await page.goto(`${site()}/admin`)

  const loot = await page.evaluate(async () => ({
    storage: Object.keys(localStorage).length >= 0,
    me: (await fetch('/api/admin/me')).status,
  }))

  expect(loot).toEqual({ storage: true, me: 200 })
  await context.close()
})

test('in the frame a hostile lesson gets nothing', async ({ browser }) => {
  const { victim, attacker } = await uploadHostileLesson()
  const context = await signedInContext(await browser.newContext())
  const page = await context.newPage()
  const address = `${site()}/view-lesson-details/${attacker.id}`
  await page.goto(address)
  const lesson = page.frameLocator('iframe[title="Hostile"]').locator('body')

  await expect(lesson).toHaveAttribute('data-done', 'yes', { timeout: 60_000 })

  expect(await lootOf(lesson)).toBe('[]')
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.getItem('lesson-theme'))).toBeNull()
  await expect(page.getByRole('heading', { level: 1, name: 'Hostile' })).toBeVisible()
  await expectNothingLost(context, victim.id)
  await context.close()
})

test('in its own tab a hostile lesson gets nothing', async ({ browser }) => {
  const { victim, attacker } = await uploadHostileLesson()
  const context = await signedInContext(await browser.newContext())
  const opener = await context.newPage()
  await opener.goto(`${site()}/view-lesson-details/${victim.id}`)
  const opening = opener.waitForEvent('popup')
  // As a page of the site that forgot `noopener` would open it.
  await opener.evaluate((path) => {
    window.open(path)
  }, `/lesson-documents/${attacker.id}/interactive`)

  const tab = await opening
  const lesson = tab.locator('body')
  await expect(lesson).toHaveAttribute('data-done', 'yes', { timeout: 60_000 })

  expect(await lootOf(lesson)).toBe('[]')
  expect(new URL(tab.url()).hostname).toBe('lessons.localhost')
  expect(new URL(tab.url()).search).toBe('')
  expect(opener.url()).toBe(`${site()}/view-lesson-details/${victim.id}`)
  const own = (await context.cookies()).filter(({ domain }) => domain.includes('lessons.'))
  expect(own).toEqual([])
  await expectNothingLost(context, victim.id)
  await context.close()
})

for (const [name, addressOf] of [
  ['its own origin', (id: number) => `/lesson-documents/${id}`],
  ['the site', (id: number) => `${site()}/lesson-documents/${id}/interactive`],
] as const) {
  test(`a lesson's tab gets no withheld lesson into its reach by ${name}`, async ({ browser }) => {
    const admin = await signedIn(site())
    const { id: course } = await buildCourse(admin)
    const open = await uploadLesson(admin, course, '<h1>Open</h1>')
    const premium = await buildLesson(admin, {
      course,
      isPremium: true,
      htmlContent: '<h1>For members only</h1>',
    })
    const context = await signedInContext(await browser.newContext())
    const tab = await context.newPage()
    await tab.goto(`${site()}/lesson-documents/${open.id}/interactive`)
    const opening = tab.waitForEvent('popup')

    await tab.evaluate((address) => {
      Object.assign(window, { other: window.open(address) })
    }, addressOf(premium.id))

    // The tutor sees it on the site, out of the lesson's hands.
    await expect(await opening).toHaveURL(`${site()}/view-lesson-details/${premium.id}`)
    expect(await tab.evaluate(() => Reflect.get(window, 'other').closed)).toBe(true)
    await context.close()
  })
}

test('opened by its own address the document stays in the sandbox', async ({ browser }) => {
  const { victim, attacker } = await uploadHostileLesson()
  const context = await signedInContext(await browser.newContext())
  const page = await context.newPage()
  // The refused form leaves the page in a navigation that never ends, for which locators would wait.
  const over = page.waitForEvent('console', (message) => message.text().startsWith('over'))
  await page.goto(`${site()}/lesson-documents/${attacker.id}`, { waitUntil: 'commit' })

  expect((await over).text()).toBe('over []')
  await expectNothingLost(context, victim.id)
  await context.close()
})

test('a friendly lesson records from the microphone in its own tab', async ({ page }) => {
  const admin = await signedIn(site())
  const { id } = await buildCourse(admin)
  const html = '<h1>Friendly</h1><button data-record></button>'
  const lesson = await uploadLesson(admin, id, html)
  await page.goto(`/view-lesson-details/${lesson.id}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open Interactive Version' }).click()
  const tab = await opened

  await tab.getByRole('button', { name: 'Start Recording' }).click()
  await tab.getByRole('button', { name: 'Stop Recording' }).click()

  await expect(tab.getByLabel('Your recording')).toBeVisible()
  expect(await tab.evaluate(() => localStorage.length)).toBe(0)
})
