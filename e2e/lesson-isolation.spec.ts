import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { buildCourse, buildLesson, uploadLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expect, test } from './support/journey.ts'
import { tellOfSound } from './support/sound.ts'

/** What a lesson's script cannot do while the tutor is signed in. */
const hostile = readFileSync('e2e/fixtures/lessons/hostile.html', 'utf8')

async function uploadHostileLesson(admin: ContractClient) {
  const { id } = await buildCourse(admin)
  const victim = await uploadLesson(admin, id, '<h1>Victim</h1>')
  const html = hostile.replaceAll('SITE', admin.url).replaceAll('VICTIM', String(victim.id))
  return { victim, attacker: await uploadLesson(admin, id, html) }
}

async function expectNothingLost(context: BrowserContext, victimId: number) {
  expect((await context.request.get('/api/admin/me')).status()).toBe(200)
  expect((await context.request.get(`/api/lessons/${victimId}`)).status()).toBe(200)
}

/** What the attack brought, once it is over. */
const lootOf = (lesson: ReturnType<Page['locator']>) => lesson.getAttribute('data-loot')

test.use({ isTutor: true })

test('the attack would succeed on a page of the site itself', async ({ browser }) => {
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto('/admin')

  const loot = await page.evaluate(async () => ({
    storage: Object.keys(localStorage).length >= 0,
    me: (await fetch('/api/admin/me')).status,
  }))

  expect(loot).toEqual({ storage: true, me: 200 })
  await page.close()
})

test('in the frame a hostile lesson gets nothing', async ({
  pageWithErrors: page,
  admin,
  baseURL,
}) => {
  const { victim, attacker } = await uploadHostileLesson(admin)
  const address = `${baseURL}/view-lesson-details/${attacker.id}`
  await page.goto(address)
  const lesson = page.frameLocator('iframe[title="Hostile"]').locator('body')

  await expect(lesson).toHaveAttribute('data-done', 'yes', { timeout: 120_000 })

  expect(await lootOf(lesson)).toBe('[]')
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.getItem('lesson-theme'))).toBeNull()
  await expect(page.getByRole('heading', { level: 1, name: 'Hostile' })).toBeVisible()
  await expectNothingLost(page.context(), victim.id)
})

test('in its own tab a hostile lesson gets nothing', async ({
  pageWithErrors: opener,
  admin,
  baseURL,
}) => {
  const { victim, attacker } = await uploadHostileLesson(admin)
  await opener.goto(`/view-lesson-details/${victim.id}`)
  const opening = opener.waitForEvent('popup')
  // As a page of the site that forgot `noopener` would open it.
  await opener.evaluate((path) => {
    window.open(path)
  }, `/lesson-documents/${attacker.id}/interactive`)

  const tab = await opening
  // A locator would wait for the end of a navigation that the policy has stopped.
  const isDone = () => document.body?.dataset.done === 'yes'
  await tab.waitForFunction(isDone, null, { timeout: 120_000, polling: 200 })

  expect(await tab.evaluate(() => document.body.dataset.loot)).toBe('[]')
  expect(await tab.evaluate(() => location.hostname)).toBe('lessons.localhost')
  // A second after the page has come, its ticket goes from the address.
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('')
  expect(opener.url()).toBe(`${baseURL}/view-lesson-details/${victim.id}`)
  const own = (await opener.context().cookies()).filter(({ domain }) => domain.includes('lessons.'))
  expect(own).toEqual([])
  await expectNothingLost(opener.context(), victim.id)
})

test('a lesson that calls something of its own URL has its ticket out of the address too', async ({
  page: tab,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const html = '<h1>Own names</h1><script>const URL = "https://tutor.example/form"</script>'
  const { id } = await uploadLesson(admin, course, html)

  await tab.goto(`/lesson-documents/${id}/interactive`)

  await expect(tab.getByRole('heading', { name: 'Own names' })).toBeVisible()
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('')
})

for (const [name, addressOf] of [
  ['its own origin', (id: number) => `/lesson-documents/${id}`],
  ['the site', (id: number, site: string) => `${site}/lesson-documents/${id}/interactive`],
] as const) {
  test(`a lesson's tab gets no withheld lesson into its reach by ${name}`, async ({
    pageWithErrors: tab,
    admin,
  }) => {
    const { id: course } = await buildCourse(admin)
    const open = await uploadLesson(admin, course, '<h1>Open</h1>')
    const premium = await buildLesson(admin, {
      course,
      isPremium: true,
      htmlContent: '<h1>For members only</h1>',
    })
    await tab.goto(`/lesson-documents/${open.id}/interactive`)
    const opening = tab.waitForEvent('popup')

    await tab.evaluate(
      (address) => {
        Object.assign(window, { other: window.open(address) })
      },
      addressOf(premium.id, admin.url),
    )

    // The tutor sees it on the site, out of the lesson's hands.
    await expect(await opening).toHaveURL(`${admin.url}/view-lesson-details/${premium.id}`)
    expect(await tab.evaluate(() => Reflect.get(window, 'other').closed)).toBe(true)
  })
}

test('opened by its own address the document stays in the sandbox', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { victim, attacker } = await uploadHostileLesson(admin)
  // The refused form leaves the page in a navigation that never ends, for which locators would wait.
  const over = page.waitForEvent('console', (message) => message.text().startsWith('over'))
  await page.goto(`/lesson-documents/${attacker.id}`, { waitUntil: 'commit' })

  expect((await over).text()).toBe('over []')
  await expectNothingLost(page.context(), victim.id)
})

test('a friendly lesson records from the microphone in its own tab', async ({ page, admin }) => {
  const { id } = await buildCourse(admin)
  const html = '<h1>Friendly</h1><button data-record></button>'
  const lesson = await uploadLesson(admin, id, html)
  await page.goto(`/view-lesson-details/${lesson.id}`)
  await page.context().addInitScript(tellOfSound)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open Interactive Version' }).click()
  const tab = await opened

  await tab.getByRole('button', { name: 'Start Recording' }).click()
  await tab.waitForFunction(() => 'hasSound' in window)
  await tab.getByRole('button', { name: 'Stop Recording' }).click()

  await expect(tab.getByLabel('Your recording')).toBeVisible()
  expect(await tab.evaluate(() => localStorage.length)).toBe(0)
})

test('cookies that a lesson has left keep nobody out of the next one', async ({
  pageWithErrors: tab,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const leave =
    "for (const n of '123456789') document.cookie = 'c' + n + '=' + 'x'.repeat(3_900) + '; Path=/'"
  const hoarder = await uploadLesson(admin, course, `<h1>Hoards</h1><script>${leave}</script>`)
  const next = await uploadLesson(admin, course, '<h1>The next one</h1>')
  await tab.goto(`/lesson-documents/${hoarder.id}/interactive`)
  await expect(tab.getByRole('heading', { name: 'Hoards' })).toBeVisible()

  await tab.goto(`/lesson-documents/${next.id}/interactive`)

  await expect(tab.getByRole('heading', { name: 'The next one' })).toBeVisible()
  expect(await tab.evaluate(() => document.cookie)).toBe('')
})
