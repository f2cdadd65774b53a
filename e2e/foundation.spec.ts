import { buildCourse } from '../testing/build-content.ts'
import { expect, test } from './support/journey.ts'
import { signInAtDoor } from './support/sign-in.ts'
import { untilIdle } from './support/until-idle.ts'

const lessonHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ordering coffee</title></head>
<body><h1>Ordering coffee</h1><p id="said">Could I have a flat white, please?</p>
<button type="button" onclick="document.getElementById('said').textContent = 'Anything else?'">Next</button>
</body></html>`

test('a visitor without JavaScript reads courses and lessons', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/courses')
  await page
    .getByRole('link', { name: /Speak Fluently/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Speak Fluently' })).toBeVisible()

  await page.goto('/courses/speak-fluently')
  await page
    .getByRole('link', { name: /self-discipline|Mastering/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Mastering/ })).toBeVisible()
})

test('without JavaScript nothing waits for a script, and no button needs one', async ({
  page: pageWithScript,
  pageWithoutScript: page,
}) => {
  for (const path of ['/my-progress', '/my-words', '/s']) {
    await page.goto(path)
    await expect(page.getByText(/allow JavaScript/)).toBeVisible()
    await expect(page.locator('[role="status"]')).toBeAttached()
    await expect(page.getByRole('status')).toBeHidden()
  }

  await pageWithScript.goto('/course/1')
  await expect(pageWithScript.getByRole('button', { name: 'Plan this course' })).toBeVisible()
  await page.goto('/course/1')
  await expect(page.getByRole('button', { name: 'Plan this course' })).toBeHidden()
})

test('a script that is not the one of the build is not run, and the page can be read', async ({
  pageWithErrors: page,
}) => {
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\nwindow.isChanged = true` })
  })
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))

  await page.goto('/contact', { waitUntil: 'commit' }) // it never comes alive
  await refused

  expect(await page.evaluate(() => 'isChanged' in window)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where the browser keeps nothing and has null for it, pages come alive', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', { configurable: true, value: null }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a page arrives complete: hydration asks for nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })

  for (const path of ['/', '/courses', '/course/1', '/courses/speak-fluently/speech-course-2']) {
    await page.goto(path)
    await untilIdle(page)
  }

  expect(asked).toEqual([])
})

test('the tutor uploads a lesson, a visitor opens it, and an edit in the studio shows at once', async ({
  page,
  visitor,
  admin,
}) => {
  const course = await buildCourse(admin)
  await page.goto('/admin')
  await signInAtDoor(page)
  await expect(page.getByRole('heading', { name: 'Course & Lesson Management' })).toBeVisible()

  await page.getByLabel(/target course/i).selectOption({ label: `${course.name} (Business)` })
  await page
    .getByLabel(/HTML file/i)
    .setInputFiles({ name: 'coffee.html', mimeType: 'text/html', buffer: Buffer.from(lessonHtml) })
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click()
  await expect(page.getByText('HTML lesson uploaded successfully')).toBeVisible()

  await visitor.goto(`/view-lessons/${course.id}`)
  await visitor.getByRole('link', { name: /View Lesson.*Ordering coffee/ }).click()
  const lesson = visitor.frameLocator('iframe')
  await expect(lesson.getByText('Could I have a flat white, please?')).toBeVisible()
  await lesson.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(lesson.getByText('Anything else?')).toBeVisible()

  const lessonId = new URL(visitor.url()).pathname.split('/').at(-1)
  await page.goto(`/studio/collections/lessons/${lessonId}`)
  await page.getByLabel('Title').fill('Ordering coffee and cake')
  await page.getByRole('button', { name: 'HTML lesson' }).click()
  await page.getByRole('textbox', { name: 'HTML' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('<h1>Cake</h1><p>A slice of cake, please.</p>')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/).first()).toBeVisible()

  await visitor.reload()
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Ordering coffee and cake' }),
  ).toBeVisible()
  await expect(lesson.getByText('A slice of cake, please.')).toBeVisible()
})
