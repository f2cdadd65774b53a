import type { Page } from '@playwright/test'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { routeUntil } from './support/route-until.ts'
import { endSession, signInAtDoor } from './support/sign-in.ts'

/** A course of its own for each test, with lessons of these titles. */
async function newCourse(admin: ContractClient, ...titles: string[]) {
  const course = await buildCourse(admin, { name: uniqueText('Course') })
  const lessons: number[] = []
  for (const title of titles) {
    lessons.push((await buildLesson(admin, { course: course.id, title })).id)
  }
  return { id: course.id, name: String(course.name), lessons }
}

test.use({ isTutor: true })

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

/** A server that never answers; calls wait for it for a fraction of a second only. */
async function fallSilent(page: Page, path: string | RegExp): Promise<() => void> {
  const comesBack = await routeUntil(page, path, () => new Promise(() => {}))
  await page.evaluate(() => {
    const patience = AbortSignal.timeout.bind(AbortSignal)
    Object.assign(window, { patience })
    AbortSignal.timeout = () => patience(300)
  })
  return comesBack
}

/** The server has all the time it needs again. */
async function restorePatience(page: Page) {
  await page.evaluate(() => {
    AbortSignal.timeout = Reflect.get(window, 'patience') ?? AbortSignal.timeout
  })
}

test('a lesson is uploaded by upper case .HTM, and the field is empty again', async ({
  page,
  admin,
}) => {
  const { id, name } = await newCourse(admin)
  await page.goto('/admin')
  await chooseCourse(page, name)

  await fileInput(page).setInputFiles(
    htmlFile('COFFEE.HTM', '<title>Ordering coffee</title><p>Hello</p>', ''),
  )
  await expect(page.getByText('Will become the lesson “Ordering coffee”.')).toBeVisible()
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

test('several files at once are numbered in their order', async ({ page, admin }) => {
  const { id, name } = await newCourse(admin)
  await page.goto('/admin')
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
  await page.goto('/admin')
  const html = `<script>document.title = '<title>Wrong</title>'</script><style>h1 {}</style>
<body onload="alert(1)"><h1 onclick="alert(1)">Tom &amp; <em>Ann&nbsp;talk</em></h1><img src=x onerror="alert(1)">`

  await fileInput(page).setInputFiles(htmlFile('busy.html', html))

  await expect(page.getByText('Will become the lesson “Tom & Ann talk”.')).toBeVisible()
})

test('files can be dropped onto the field', async ({ page }) => {
  await page.goto('/admin')
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['<title>Dropped</title>'], 'dropped.html', { type: 'text/html' }))
    return transfer
  })

  await fileInput(page).dispatchEvent('drop', { dataTransfer: data })

  await expect(page.getByText('Will become the lesson “Dropped”.')).toBeVisible()
})

test('what is missing or no HTML is said to the letter', async ({ page }) => {
  await page.goto('/admin')

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

test('each bad file says what is wrong with it, and nothing is stored', async ({ page, admin }) => {
  const { id, name } = await newCourse(admin, 'Twice')
  await page.goto('/admin')
  await chooseCourse(page, name)
  const files = [
    [htmlFile('empty.html', ''), 'is empty.'],
    [htmlFile('large.html', Buffer.alloc(6 * 1024 * 1024, 'a')), 'is 6.0 MB.'],
    [htmlFile('binary.html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])), 'is not a text file.'],
    [htmlFile('words.html', 'Just words'), 'has no HTML in it.'],
  ] as const

  for (const [file, problem] of files) {
    await fileInput(page).setInputFiles(file)
    // The toast first: it goes after a while, and the line stays.
    await expect(toast(page)).toContainText(`“${file.name}” ${problem}`)
    await expect(line(page, file.name)).toContainText(`“${file.name}” ${problem}`)
  }
  await uploadButton(page).click()
  await expect(toast(page)).toContainText('Missing Information')
  await fileInput(page).setInputFiles(htmlFile('untitled.html', '<p>Hello</p>'))
  await expect(line(page, 'untitled.html')).toContainText('The page has no title')
  await fileInput(page).setInputFiles(htmlFile('twice.html', '<title>Twice</title>'))
  await expect(line(page, 'twice.html')).toContainText('already has a lesson called “Twice”')
  await fileInput(page).setInputFiles(htmlFile('twice.html', '<title>Twice</title>'))
  await expect(toast(page)).toContainText('This file is already in the list.')

  await expect(line(page, 'twice.html')).toHaveCount(1)
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)
})

test('files of old editors arrive with their letters', async ({ page, admin }) => {
  const { id, name } = await newCourse(admin)
  await page.goto('/admin')
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

test('a failing server is told, and the files stay to be sent again', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id, name } = await newCourse(admin)
  await page.goto('/admin')
  await chooseCourse(page, name)
  await fileInput(page).setInputFiles(htmlFile('kept.html', '<title>Kept</title>'))
  const path = `**/api/courses/${id}/lessons`
  const failures = [
    [
      () => routeUntil(page, path, (route) => route.fulfill({ status: 500, body: 'no' })),
      /Failed to/,
    ],
    [
      () =>
        routeUntil(page, path, (route) =>
          route.fulfill({ status: 503, json: { message: 'Away' } }),
        ),
      /Away/,
    ],
    [() => routeUntil(page, path, (route) => route.abort('internetdisconnected')), /Failed to/],
    [() => fallSilent(page, path), /Failed to upload lesson/],
  ] as const

  for (const [fail, message] of failures) {
    const comesBack = await fail()
    await uploadButton(page).click()
    await expect(toast(page)).toContainText('Upload Failed')
    await expect(line(page, 'kept.html')).toContainText(message)
    await expect(uploadButton(page)).toBeEnabled()
    comesBack()
    await restorePatience(page)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
  expect((await admin.send('GET', `/api/courses/${id}/lessons`)).json).toHaveLength(1)
})

test('while one upload runs, no second begins', async ({ page, admin }) => {
  const { id, name } = await newCourse(admin)
  await page.goto('/admin')
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
  pageWithErrors: page,
  admin,
}) => {
  const { name } = await newCourse(admin)
  await page.goto('/admin')
  await chooseCourse(page, name)
  await fileInput(page).setInputFiles(htmlFile('kept.html', '<title>Kept</title>'))
  await endSession(page)

  await uploadButton(page).click()
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin')
  await signInAtDoor(page)
  await expect(line(page, 'kept.html')).toBeVisible()
  await uploadButton(page).click()

  await expect(toast(page)).toContainText('HTML lesson uploaded successfully')
})

test('a deleted lesson comes back by Undo, by the keyboard alone', async ({ page, admin }) => {
  const { id, name } = await newCourse(admin, 'First', 'Second')
  await page.goto('/admin?tab=manage')
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

test('the last lesson leaves an empty course behind', async ({ page, admin }) => {
  const { name } = await newCourse(admin, 'Only')
  await page.goto('/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)

  await page.getByRole('button', { name: 'Delete Only', exact: true }).click()

  await expect(card(page, name).getByText('No lessons uploaded yet')).toBeVisible()
  await expect(card(page, name).getByText('0 Lessons')).toBeVisible()
})

test('a deletion that fails leaves the lesson where it is', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { name } = await newCourse(admin, 'Remains')
  await page.goto('/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await expect(line(page, 'Remains')).toBeVisible()
  const path = /\/api\/lessons\/\d+$/

  for (const fail of [
    () => routeUntil(page, path, (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' })),
    () => routeUntil(page, path, (route) => route.abort('internetdisconnected')),
    () => fallSilent(page, path),
  ]) {
    const comesBack = await fail()
    await page.getByRole('button', { name: 'Delete Remains' }).click()
    await expect(toast(page)).toContainText('Delete Failed')
    await expect(toast(page)).toContainText('Failed to delete lesson')
    await expect(line(page, 'Remains')).toBeVisible()
    comesBack()
    await restorePatience(page)
    await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await page.route(path, (route) => route.fulfill({ status: 409, json: { message: 'Locked' } }))
  await page.getByRole('button', { name: 'Delete Remains' }).click()

  await expect(toast(page)).toContainText('Locked')
})

test('a second tab shows a deletion as soon as it is looked at', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { name, lessons } = await newCourse(admin, 'Here', 'Elsewhere')
  await page.clock.install()
  await page.goto('/admin?tab=manage')
  await page.getByLabel('Search courses and lessons').fill(name)
  await expect(line(page, 'Elsewhere')).toBeVisible()
  await admin.send('DELETE', `/api/lessons/${lessons[1]}`)

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await expect(line(page, 'Elsewhere')).toHaveCount(0)
  await expect(line(page, 'Here')).toBeVisible()
  await endSession(page)
  await page.clock.fastForward(300) // coming back fires two events, of which one is heard
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL(/\/admin\/login/)
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
  admin,
}) => {
  const word = uniqueText('Zebra').replaceAll('-', '')
  await newCourse(admin, `${word} crossing`)
  await page.goto('/admin?tab=manage')
  const search = page.getByLabel('Search courses and lessons')

  await search.fill(`CROSSING ${word}`)
  await expect(line(page, `${word} crossing`)).toBeVisible()
  await expect(page.getByText('1 lesson found', { exact: true })).toBeVisible()

  await search.fill(`${word} nowhere`)
  await expect(page.getByText('Nothing found. Try fewer or different words.')).toBeVisible()
})

test('the screens link to each other and to the studio', async ({ page }) => {
  await page.goto('/admin')

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

test('both tabs are accessible and fit a phone', async ({ page, admin }) => {
  const { name } = await newCourse(admin, 'A lesson')
  await page.goto('/admin')
  await fileInput(page).setInputFiles([
    htmlFile('a-file-with-quite-a-long-name-without-any-space.html', '<title>One</title>'),
    htmlFile('empty.html', ''),
  ])
  await expect(line(page, 'empty.html')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Manage Lessons' }).click()
  await expect(card(page, name)).toBeVisible()
  await expectAccessible(page)
})
