import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import { signedIn } from '../testing/contract-client.ts'
import { testAdmin } from '../testing/running-product.ts'
import { expect, test } from './journey.ts'

const productUrl = () => process.env.PRODUCT_URL ?? ''

/** A course of its own for each test, with lessons of these titles. */
async function newCourse(...titles: string[]) {
  const admin = await signedIn(productUrl())
  const course = await buildCourse(admin, { name: uniqueText('Course') })
  for (const title of titles) await buildLesson(admin, { course: course.id, title })
  return { admin, id: course.id, name: String(course.name) }
}

async function signIn(page: Page, path = '/admin') {
  await page.goto(path)
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
}

/** A signed-in browser of its own: it logs refused calls as errors. */
async function workshop(browser: Browser, path = '/admin') {
  const page = await (await browser.newContext({ baseURL: productUrl() })).newPage()
  await signIn(page, path)
  return page
}

const card = (page: Page, name: string) => page.getByRole('region', { name })
const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const fileInput = (page: Page) => page.getByLabel('HTML file', { exact: true })
const uploadButton = (page: Page) =>
  page.getByRole('button', { name: /^(Upload HTML Lesson|Uploading\.\.\.)$/ })

const htmlFile = (name: string, html: string | Buffer, mimeType = 'text/html') => ({
  name,
  mimeType,
  buffer: Buffer.from(html),
})

async function chooseCourse(page: Page, name: string) {
  await page.getByLabel('Target course').selectOption({ label: `${name} (Business)` })
}

/** Lets the next calls wait in vain for a fraction of a second only. */
const shortenPatience = (page: Page) =>
  page.evaluate(() => {
    const patience = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => patience(300)
  })

test('a lesson is uploaded by upper case .HTM, and the field is empty again', async ({ page }) => {
  const { id, name } = await newCourse()
  await signIn(page)
  await chooseCourse(page, name)

  await fileInput(page).setInputFiles(
    htmlFile('COFFEE.HTM', '<title>Ordering coffee</title><p>Hello</p>', ''),
  )
  await expect(page.getByText('Becomes the lesson “Ordering coffee”.')).toBeVisible()
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('Success!')
  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Ordering coffee/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Manage Lessons' }).click()
  await expect(page).toHaveURL('/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await expect(card(page, name).getByText('1 Lesson', { exact: true })).toBeVisible()
  await expect(card(page, name).getByRole('listitem')).toContainText('Ordering coffee')
  await expect(card(page, name).getByRole('link', { name: /View Course/ })).toHaveAttribute(
    'href',
    `/course/${id}`,
  )
})

test('several files at once are numbered in their order', async ({ page }) => {
  const { admin, id, name } = await newCourse()
  await signIn(page)
  await chooseCourse(page, name)

  await fileInput(page).setInputFiles(
    ['One', 'Two', 'Three'].map((title) => htmlFile(`${title}.html`, `<h1>${title}</h1>`)),
  )
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('3 HTML lessons uploaded successfully')
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toMatchObject([
    { lessonNumber: 1, title: 'One' },
    { lessonNumber: 2, title: 'Two' },
    { lessonNumber: 3, title: 'Three' },
  ])
})

test('a page of scripts and handlers is named without running any of them', async ({ page }) => {
  await signIn(page)
  const html = `<script>document.title = '<title>Wrong</title>'</script><style>h1 {}</style>
<body onload="alert(1)"><h1 onclick="alert(1)">Tom &amp; <em>Ann&nbsp;talk</em></h1><img src=x onerror="alert(1)">`

  await fileInput(page).setInputFiles(htmlFile('busy.html', html))

  await expect(page.getByText('Becomes the lesson “Tom & Ann talk”.')).toBeVisible()
})

test('files can be dropped onto the field', async ({ page }) => {
  await signIn(page)
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['<title>Dropped</title>'], 'dropped.html', { type: 'text/html' }))
    return transfer
  })

  await fileInput(page).dispatchEvent('drop', { dataTransfer: data })

  await expect(page.getByText('Becomes the lesson “Dropped”.')).toBeVisible()
})

test('what is missing or no HTML is said to the letter', async ({ page }) => {
  await signIn(page)

  await uploadButton(page).click()
  await expect(toast(page)).toContainText('Missing Information')
  await expect(toast(page)).toContainText('Please select a course and HTML file.')

  await fileInput(page).setInputFiles(htmlFile('notes.txt', 'Hello', 'text/plain'))
  await expect(toast(page)).toContainText('Invalid File')
  await expect(toast(page)).toContainText('Please select a valid HTML file.')

  for (const [kind, file] of [
    ['PDF', 'lesson.pdf'],
    ['Presentation', 'slides.pptx'],
  ] as const) {
    await expect(page.getByRole('button', { name: `Upload ${kind}` })).toBeDisabled()
    await page.getByLabel(`${kind} file`).setInputFiles(htmlFile(file, 'x', 'application/pdf'))
    await expect(toast(page)).toContainText(`${kind} upload is prepared for implementation.`)
  }
  await expect(page.getByText('Coming Soon', { exact: true }).first()).toBeVisible()
})

test('each bad file says what is wrong with it, and nothing is stored', async ({ page }) => {
  const { admin, id, name } = await newCourse('Twice')
  await signIn(page)
  await chooseCourse(page, name)
  const files = [
    [htmlFile('empty.html', ''), 'is empty.'],
    [htmlFile('large.html', Buffer.alloc(6 * 1024 * 1024, 'a')), 'has 6.0 MB.'],
    [htmlFile('binary.html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])), 'is not a text file.'],
    [htmlFile('words.html', 'Just words'), 'has no HTML in it.'],
  ] as const

  for (const [file, problem] of files) {
    await fileInput(page).setInputFiles(file)
    await expect(line(page, file.name)).toContainText(`“${file.name}” ${problem}`)
    await expect(toast(page)).toContainText(`“${file.name}” ${problem}`)
  }
  await uploadButton(page).click()
  await expect(toast(page)).toContainText('Missing Information')
  await fileInput(page).setInputFiles(htmlFile('untitled.html', '<p>Hello</p>'))
  await expect(line(page, 'untitled.html')).toContainText('The page has no title')
  await fileInput(page).setInputFiles(htmlFile('twice.html', '<title>Twice</title>'))
  await expect(line(page, 'twice.html')).toContainText('has a lesson “Twice” already')
  await fileInput(page).setInputFiles(htmlFile('twice.html', '<title>Twice</title>'))
  await expect(toast(page)).toContainText('This file is in the list already.')

  await expect(line(page, 'twice.html')).toHaveCount(1)
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)
})

test('files of old editors arrive with their letters', async ({ page }) => {
  const { admin, id, name } = await newCourse()
  await signIn(page)
  await chooseCourse(page, name)
  const windows = Buffer.concat([
    Buffer.from('<title>Caf'),
    Buffer.from([0xe9, 0x20, 0x96, 0x20, 0x93]),
    Buffer.from('yes</title>'),
  ])

  await fileInput(page).setInputFiles([
    htmlFile('utf-16.html', Buffer.from('\ufeff<title>Señor “16”</title>', 'utf16le')),
    htmlFile('windows.html', windows),
  ])
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('2 HTML lessons uploaded successfully')
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toMatchObject([
    { title: 'Señor “16”' },
    { title: 'Café – “yes' },
  ])
})

test('a failing server is told, and the files stay to be sent again', async ({ browser }) => {
  const { admin, id, name } = await newCourse()
  const page = await workshop(browser)
  await chooseCourse(page, name)
  await fileInput(page).setInputFiles(htmlFile('kept.html', '<title>Kept</title>'))
  const path = `**/api/courses/${id}/lessons`
  const failures = [
    [() => page.route(path, (route) => route.fulfill({ status: 500, body: 'no' })), /Failed to/],
    [
      () => page.route(path, (route) => route.fulfill({ status: 503, json: { message: 'Away' } })),
      /Away/,
    ],
    [() => page.route(path, (route) => route.abort('internetdisconnected')), /Failed to/],
    [() => page.route(path, () => new Promise(() => {})), /Failed to upload lesson/],
  ] as const
  await shortenPatience(page)

  for (const [fail, message] of failures) {
    await fail()
    await uploadButton(page).click()
    await expect(toast(page)).toContainText('Upload Failed')
    await expect(line(page, 'kept.html')).toContainText(message)
    await expect(uploadButton(page)).toBeEnabled()
    await page.unroute(path)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)
  await page.context().close()
})

test('while one upload runs, no second begins', async ({ page }) => {
  const { admin, id, name } = await newCourse()
  await signIn(page)
  await chooseCourse(page, name)
  await fileInput(page).setInputFiles(htmlFile('once.html', '<title>Once</title>'))
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/courses/${id}/lessons`, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })

  await uploadButton(page).dblclick()
  await expect(uploadButton(page)).toHaveText('Uploading...')
  await expect(uploadButton(page)).toBeDisabled()
  letGo()

  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)
})

test('a session that ends while working leads to sign-in and back, with the files', async ({
  browser,
}) => {
  const { name } = await newCourse()
  const page = await workshop(browser)
  await chooseCourse(page, name)
  await fileInput(page).setInputFiles(htmlFile('kept.html', '<title>Kept</title>'))
  await page.context().clearCookies({ name: 'tutor-token' })

  await uploadButton(page).click()
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin')
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.keyboard.press('Enter')
  await expect(line(page, 'kept.html')).toBeVisible()
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
  await page.context().close()
})

test('a deleted lesson comes back by Undo, by the keyboard alone', async ({ page }) => {
  const { admin, id, name } = await newCourse('First', 'Second')
  await signIn(page, '/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await card(page, name).getByRole('button', { name: 'Delete First' }).focus()

  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Success!')
  await expect(toast(page)).toContainText('Lesson deleted successfully')
  await expect(line(page, 'First')).toHaveCount(0)
  await expect(card(page, name).getByText('1 Lesson', { exact: true })).toBeVisible()
  await expect(line(page, 'Second')).toBeFocused()
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Lesson restored')

  await expect(line(page, 'First')).toBeVisible()
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toMatchObject([
    { title: 'First', lessonNumber: 1 },
    { title: 'Second', lessonNumber: 2 },
  ])
})

test('the last lesson leaves an empty course behind', async ({ page }) => {
  const { name } = await newCourse('Only')
  await signIn(page, '/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)

  await page.getByRole('button', { name: 'Delete Only' }).click()

  await expect(card(page, name).getByText('No lessons uploaded yet')).toBeVisible()
  await expect(card(page, name).getByText('0 Lessons')).toBeVisible()
})

test('a deletion that fails leaves the lesson where it is', async ({ browser }) => {
  const { name } = await newCourse('Stays')
  const page = await workshop(browser, '/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await expect(line(page, 'Stays')).toBeVisible()
  await shortenPatience(page)
  const path = /\/api\/lessons\/\d+$/

  for (const fail of [
    () => page.route(path, (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' })),
    () => page.route(path, (route) => route.abort('internetdisconnected')),
    () => page.route(path, () => new Promise(() => {})),
  ]) {
    await fail()
    await page.getByRole('button', { name: 'Delete Stays' }).click()
    await expect(toast(page)).toContainText('Delete Failed')
    await expect(toast(page)).toContainText('Failed to delete lesson')
    await expect(line(page, 'Stays')).toBeVisible()
    await page.unroute(path)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.route(path, (route) => route.fulfill({ status: 409, json: { message: 'Locked' } }))
  await page.getByRole('button', { name: 'Delete Stays' }).click()

  await expect(toast(page)).toContainText('Locked')
  await page.context().close()
})

test('a second tab shows a deletion as soon as it is looked at', async ({ browser }) => {
  const { admin, name } = await newCourse('Here', 'Elsewhere')
  const page = await workshop(browser, '/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await expect(line(page, 'Elsewhere')).toBeVisible()
  const lessons = await admin.send('GET', '/api/lessons')
  const { id } = (lessons.json as { id: number; title: string }[]).find(
    ({ title }) => title === 'Elsewhere',
  ) ?? { id: 0 }
  await admin.send('DELETE', `/api/lessons/${id}`)

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await expect(line(page, 'Elsewhere')).toHaveCount(0)
  await expect(line(page, 'Here')).toBeVisible()
  await page.context().clearCookies({ name: 'tutor-token' })
  await page.evaluate(() =>
    new Promise((resolve) => setTimeout(resolve, 400)).then(() =>
      window.dispatchEvent(new Event('focus')),
    ),
  )
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.context().close()
})

test('a public page asks for nothing when it is looked at again', async ({ page }) => {
  await page.goto('/courses')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.goto('/about')

  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

test('the search finds lessons by title and number, and says when it finds nothing', async ({
  page,
}) => {
  const word = uniqueText('Zebra').replaceAll('-', '')
  await newCourse(`${word} crossing`)
  await signIn(page, '/admin?tab=manage')
  const search = page.getByLabel('Search courses and lessons')

  await search.fill(`CROSSING ${word}`)
  await expect(line(page, `${word} crossing`)).toBeVisible()
  await expect(page.getByText('1 lesson found', { exact: true })).toBeVisible()

  await search.fill(`${word} nowhere`)
  await expect(page.getByText('Nothing found. Try fewer or other words.')).toBeVisible()
})

test('the screens link to each other and to the studio', async ({ page }) => {
  await signIn(page)

  await page.getByRole('link', { name: 'Course File Manager' }).click()
  await expect(page).toHaveURL('/admin/files')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  await expect(nav.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/studio')
  await nav.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  await nav.getByRole('link', { name: 'Courses & lessons' }).click()

  await expect(page.getByRole('heading', { name: 'Course & Lesson Management' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Courses & lessons' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`both tabs are accessible and fit a phone, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: productUrl(),
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 375, height: 800 },
    })
    const page = await context.newPage()
    await signIn(page)
    await fileInput(page).setInputFiles([
      htmlFile('a-file-with-quite-a-long-name-without-any-space.html', '<title>One</title>'),
      htmlFile('empty.html', ''),
    ])
    await expect(line(page, 'empty.html')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Manage Lessons' }).click()
    await expect(line(page, 'Your Inner Voice')).toBeVisible()
    await expectAccessible(page)
    await context.close()
  })
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
