import type { Request } from '@playwright/test'
import { z } from 'zod'
import { buildCourse, buildLesson, readNewest } from '../testing/build-content.ts'
import { routeUntil } from './support/route-until.ts'
import { signIn } from './support/sign-in.ts'
import { isAboutForm, isAutosave, slowLine } from './support/slow-line.ts'
import { expect, openEditor, test } from './support/studio.ts'

const Saved = z.object({
  title: z.string(),
  objectives: z.array(z.object({ text: z.string() })),
})

test('what is typed while a draft is being saved stays, in each field', async ({ page, admin }) => {
  const { id: course } = await buildCourse(admin)
  await openEditor(page, await buildLesson(admin, { title: 'Before', course }))
  const line = await slowLine(page, isAutosave)
  const sent = page.waitForRequest(isAutosave)
  await page.getByLabel('Title').fill('Before and')
  await sent

  await page.getByLabel('Title').fill('Before and after')
  await page.getByLabel('Minutes').fill('30')
  const answered = page.waitForEvent('requestfinished', isAutosave)
  const sentLast = page.waitForRequest(
    (request) => isAutosave(request) && Boolean(request.postData()?.includes('"minutes":30')),
  )
  line.letGo()
  await answered

  expect((await sentLast).postData()).toContain('"title":"Before and after"')
  await expect(page.getByLabel('Title')).toHaveValue('Before and after')
})

test('what is typed into new rows on a slow line stays, and is published', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course, objectives: [] })
  await openEditor(page, lesson)
  const line = await slowLine(
    page,
    (request) => isAutosave(request) || (request.method() === 'POST' && isAboutForm(request)),
  )
  const isAsked = (request: { method(): string; url(): string }) =>
    request.method() === 'POST' && request.url().includes(`/lessons/${lesson.id}`)
  const text = page.locator('#field-objectives__0__text')
  const title = page.getByLabel('Title')

  const asked = page.waitForRequest(isAsked)
  await page.getByRole('button', { name: 'Add Objective' }).click()
  await asked
  const saved = page.waitForRequest(isAutosave)
  await title.fill('Before and')
  await saved
  const askedAgain = page.waitForRequest(isAsked)
  line.letGo()
  await askedAgain
  await title.fill('Before and after')
  await text.click() // waits until the row is open: in a box without height, the caret stays before what is inserted
  await text.fill('Say it before')
  const answered = page.waitForResponse((answer) => isAsked(answer.request()))
  line.open()
  await answered
  await page.keyboard.insertText(' the answer comes')
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await page.getByRole('button', { name: 'Publish changes' }).click()

  await expect(page.getByText(/successfully/).first()).toBeVisible()
  const { json } = await admin.studio('GET', `/lessons/${lesson.id}?depth=0`)
  expect(Saved.parse(json)).toMatchObject({
    title: 'Before and after',
    objectives: [{ text: 'Say it before the answer comes' }],
  })
})

test('a draft that is saved by hand waits for the one that is saving itself', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const line = await slowLine(page, isAutosave)
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() !== 'PATCH') return
    answered.push(isAutosave(request) ? 'by itself' : 'by hand')
  })
  const sent = page.waitForRequest(isAutosave)
  await page.getByLabel('Title').fill('Half')
  await sent
  await page.getByLabel('Title').fill('Half of it, and the rest')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Submitting...')).toBeVisible()

  line.open()

  await expect(page.getByText(/successfully/).first()).toBeVisible()
  expect(answered.slice(0, 2)).toEqual(['by itself', 'by hand'])
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Half of it, and the rest',
  })
})

test('nothing is typed while an unpublished lesson is put in its place', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const title = page.getByLabel('Title')
  await expect(title).toBeEnabled()
  const isAsked = (request: Request) => request.method() === 'POST' && isAboutForm(request)
  const line = await slowLine(page, isAsked)
  const asked = page.waitForRequest(isAsked)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await asked

  await expect(title).toBeDisabled()
  line.open()
  await expect(title).toBeEnabled()
  const saved = page.waitForResponse((answer) => isAutosave(answer.request()))
  await title.fill('After')

  expect((await saved).status()).toBe(200)
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'After',
    _status: 'draft',
  })
})

test('a draft that the line brings after the publishing changes nothing', async ({
  visitor: page,
  admin,
}) => {
  await signIn(page)
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const comesBack = await routeUntil(page, /autosave=true/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', isAutosave)
  await page.getByLabel('Title').fill('Half')
  const lost = await failed
  comesBack()
  await page.getByLabel('Title').fill('Half of it, and the rest')
  const published = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !isAutosave(answer.request()),
  )
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await published).status()).toBe(200)

  const late = await page.request.fetch(lost)

  expect(late.status()).toBe(409)
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Half of it, and the rest',
    _status: 'published',
  })
})

test('a press on publish while the draft saves itself is made after it', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const line = await slowLine(page, isAutosave)
  const button = page.getByRole('button', { name: 'Publish changes' })
  const sent = page.waitForRequest(isAutosave)
  await page.getByLabel('Title').fill('Half')
  await sent
  await page.getByLabel('Title').fill('Half, and the rest')
  await expect(button).toBeDisabled()

  await button.click({ force: true })

  await expect(page.getByLabel('Title')).toBeDisabled()
  line.open()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  await expect(page.getByLabel('Title')).toBeEnabled()
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Half, and the rest',
    _status: 'published',
  })
})

test('the keyboard keeps its place on publish while the draft saves itself, and presses it', async ({
  page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const line = await slowLine(page, isAutosave)
  const button = page.getByRole('button', { name: 'Publish changes' })
  const typeAndWait = async (title: string) => {
    const sent = page.waitForRequest(isAutosave)
    await page.getByLabel('Title').fill(title)
    await button.focus()
    await sent
    await expect(button).toBeDisabled()
  }
  await typeAndWait('Half')
  line.letGo()
  await expect(button).toBeFocused()
  await expect(button).toBeEnabled()
  await typeAndWait('Half, and the rest')

  await page.keyboard.press('Space')

  await expect(page.getByLabel('Title')).toBeDisabled()
  line.open()
  await expect(page.getByText(/successfully/).first()).toBeVisible()
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({
    title: 'Half, and the rest',
    _status: 'published',
  })
})

test('who leaves a form whose draft the line lost is told, and asked first', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  await openEditor(page, await buildLesson(admin, { title: 'Before', course }))
  const lineIsBack = await routeUntil(page, /autosave=true/, (route) => route.abort())
  await page.getByLabel('Title').fill('Half')
  await expect(page.getByText('The site cannot be reached.')).toBeVisible()
  const list = page.locator('.step-nav').getByRole('link', { name: 'Lessons' })

  await list.click()

  await expect(page.getByText('Your changes have not been saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  lineIsBack()
  const saved = page.waitForResponse((answer) => isAutosave(answer.request()))
  await page.getByLabel('Title').fill('Half, and the rest')
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await list.click()
  await page.waitForURL('**/studio/collections/lessons?**')
})

const notSavedYet = /^Not saved yet/

test('what was typed while the line was gone is saved by itself when it is back', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id: course } = await buildCourse(admin)
  const lesson = await buildLesson(admin, { title: 'Before', course })
  await openEditor(page, lesson)
  const title = page.getByLabel('Title')
  await page.context().setOffline(true)
  await title.fill('Before and after')
  await expect(page.getByRole('alert').filter({ hasText: notSavedYet })).toBeVisible()

  await page.context().setOffline(false)

  await expect(page.getByText(notSavedYet)).toBeHidden()
  await expect(title).toHaveValue('Before and after')
  expect(await readNewest(admin, 'lessons', lesson.id)).toMatchObject({ title: 'Before and after' })
  await expect(page.getByText(/Status:\s*Changed/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Status:\s*Published/)).toBeVisible()
})

test('what was typed while the site was being started is saved by itself when it is there', async ({
  pageWithErrors: page,
  admin,
}) => {
  await page.goto('/studio/globals/about-page')
  const heading = page.locator('#field-heading')
  await expect(heading).toBeEnabled()
  const html = { status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' }
  const isThere = await routeUntil(page, /autosave=true|readyz/, (route) => route.fulfill(html))
  await heading.fill('Typed too early')
  await expect(page.getByText(notSavedYet)).toBeVisible()

  isThere()

  await expect(page.getByText(notSavedYet)).toBeHidden({ timeout: 30_000 })
  const { json } = await admin.studio('GET', '/globals/about-page?draft=true&depth=0')
  expect(json).toMatchObject({ heading: 'Typed too early' })
})
