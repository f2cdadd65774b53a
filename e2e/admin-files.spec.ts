import type { Page } from '@playwright/test'
import { buildCourse, uniqueText } from '../testing/build-content.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test as journey } from './support/journey.ts'
import { signInAtDoor } from './support/sign-in.ts'

interface CourseOfTest {
  id: number
  /** How the select calls it. */
  label: string
  /** The address of its files. */
  files: string
}

/** Each test has a course of its own, without files. */
const test = journey.extend<{ course: CourseOfTest }>({
  course: async ({ admin }, use) => {
    const { id, name } = await buildCourse(admin, { name: uniqueText('Course') })
    await use({ id, label: `${name} (Business)`, files: `/admin/files?course=${id}` })
  },
})

test.use({ isTutor: true })

const asFile = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

test('a course is chosen, and the address of one course chooses it', async ({ page, course }) => {
  await page.goto('/admin/files')
  await expect(page.getByRole('heading', { name: 'Select a Course to Begin' })).toBeVisible()

  await page.getByLabel('Course', { exact: true }).selectOption({ label: course.label })
  await expect(page).toHaveURL(course.files)
  await expect(page.getByLabel('Selected course')).toContainText('Business')
  await page.goto(`/admin/course-file-manager/${course.id}`)

  await expect(page.getByLabel('Course', { exact: true })).toHaveValue(String(course.id))
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page).toHaveURL('/admin')
})

test('files are read into the editors, saved, read-only while present, and deleted', async ({
  page,
  course,
}) => {
  await page.goto(course.files)
  await page.getByLabel('Choose a CSS file').setInputFiles(asFile('a.css', 'p {\n\tcolor: teal }'))
  await expect(page.getByLabel('CSS content')).toHaveValue('p {\n\tcolor: teal }')
  await page.getByLabel('JavaScript content').fill('let a')

  await page.getByRole('button', { name: 'Save Course Files' }).click()

  await expect(page.getByText('Course files updated successfully')).toBeVisible()
  await expect(page.getByText('A CSS file is already uploaded.')).toBeVisible()
  await expect(page.getByLabel('Choose a CSS file')).toBeDisabled()
  await expect(page.getByLabel('CSS content')).not.toBeEditable()
  await page.getByRole('button', { name: 'Delete CSS file' }).click()
  await expect(page.getByText('CSS file deleted successfully')).toBeVisible()
  await expect(page.getByLabel('CSS content')).toHaveValue('')
  await expect(page.getByLabel('JavaScript content')).toHaveValue('let a')
  await page.getByRole('button', { name: 'Put its text back' }).click()
  await expect(page.getByLabel('CSS content')).toHaveValue('p {\n\tcolor: teal }')
})

test('a second tab that was faster is told of, and what was typed is kept', async ({
  pageWithErrors: page,
  course,
}) => {
  await page.goto(course.files)
  await page.getByLabel('CSS content').fill('mine {}')
  await page.request.patch(`/api/courses/${course.id}/files`, { data: { cssContent: 'theirs {}' } })

  await page.getByRole('button', { name: 'Save Course Files' }).click()

  await expect(page.getByText('File Already Exists')).toBeVisible()
  await expect(
    page
      .getByText(
        'A CSS file is already uploaded. Please delete it first before uploading a new one.',
      )
      .first(),
  ).toBeVisible()
  await expect(page.getByLabel('CSS content')).toHaveValue('theirs {}')
  await page.getByRole('button', { name: 'Delete CSS file' }).click()
  await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
})

test('a lesson is uploaded as the page it is', async ({ page, course }) => {
  await page.goto(`${course.files}&tab=lessons`)
  await expect(page.getByText('Lessons use the course’s CSS and JS.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Lesson' }).click()
  await expect(page.getByText('Please provide HTML content.').first()).toBeVisible()
  const html = '<title>Tea for two</title>\r\n<p>Milk?</p>'
  await page.getByLabel('Choose an HTML file').setInputFiles(asFile('tea.HTM', html))
  const sent = page.waitForRequest((request) => request.method() === 'POST')

  await page.getByRole('button', { name: 'Upload Lesson' }).click()

  await expect(page.getByText('Lesson uploaded successfully')).toBeVisible()
  await expect(page.getByText(/“Tea for two” is lesson \d+/)).toBeVisible()
  await expect(page.getByLabel('Lesson HTML')).toHaveValue('')
  expect((await sent).postDataJSON()).toEqual({ htmlContent: html })
})

const badFiles = [
  ['an empty file', asFile('a.html', ''), 'is empty'],
  ['6 MB', asFile('a.html', 'x'.repeat(6 * 1024 * 1024)), 'is 6.0 MB. A lesson can be up to 5 MB'],
  ['a binary', asFile('a.html', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])), 'is not a text file'],
  ['another name', asFile('a.pdf', 'x'), 'Please select a valid HTML file.'],
] as const

for (const [name, file, words] of badFiles) {
  test(`${name} has a clear message and leaves the editor alone`, async ({ page, course }) => {
    await page.goto(`${course.files}&tab=lessons`)
    await page.getByLabel('Lesson HTML').fill('<p>Mine</p>')

    await page.getByLabel('Choose an HTML file').setInputFiles(file)

    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByLabel('Lesson HTML')).toHaveValue('<p>Mine</p>')
  })
}

const failures = [
  ['500', { status: 500, json: { message: 'The disk is full.' } }],
  ['no answer', 'timedout'],
  ['no network', 'internetdisconnected'],
] as const

for (const [name, answer] of failures) {
  test(`${name}: saving, deleting and uploading say so and lose nothing`, async ({
    pageWithErrors: page,
    course,
  }) => {
    await page.request.patch(`/api/courses/${course.id}/files`, { data: { jsContent: 'let a' } })
    await page.goto(course.files)
    await page.getByLabel('CSS content').fill('mine {}')
    const fail = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
      typeof answer === 'string' ? route.abort(answer) : route.fulfill(answer)
    await page.route(`**/api/courses/${course.id}/{files,lessons}{,/**}`, fail)

    await page.getByRole('button', { name: 'Save Course Files' }).click()
    await expect(page.getByText('Failed to update course files')).toBeVisible()
    await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
    await page.getByRole('button', { name: 'Delete JavaScript file' }).click()
    await expect(page.getByText('Failed to delete js file')).toBeVisible()
    await expect(page.getByLabel('JavaScript content')).toHaveValue('let a')
    await page.getByRole('tab', { name: 'Upload Lessons (HTML)' }).click()
    await page.getByLabel('Lesson HTML').fill('<p>Mine</p>')
    await page.getByRole('button', { name: 'Upload Lesson' }).click()

    await expect(page.getByText('Failed to upload lesson')).toBeVisible()
    await expect(page.getByLabel('Lesson HTML')).toHaveValue('<p>Mine</p>')
  })
}

test('a session that ends leads to sign-in and back to the course and the words', async ({
  pageWithErrors: page,
  course,
}) => {
  await page.goto(course.files)
  await page.getByLabel('CSS content').fill('mine {}')
  await page.context().clearCookies()

  await page.getByRole('button', { name: 'Save Course Files' }).click()
  await signInAtDoor(page)

  await expect(page).toHaveURL(course.files)
  await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
})

test('leaving with unsaved words asks', async ({ page, course }) => {
  await page.goto(course.files)
  await page.getByLabel('CSS content').fill('mine {}')
  const asked = page.waitForEvent('dialog')

  const click = page.getByRole('navigation', { name: 'Main' }).getByText('About').click()

  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await click
  await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
})

test('a megabyte is typed into without lag', async ({ page, course }) => {
  await page.goto(`${course.files}&tab=lessons`)
  const line = '<p>One more line of a long lesson about nearly nothing at all.</p>\n'
  const editor = page.getByLabel('Lesson HTML')
  await page
    .getByLabel('Choose an HTML file')
    .setInputFiles(asFile('long.html', line.repeat(Math.floor(1024 ** 2 / line.length))))
  await expect(editor).toHaveValue(/nothing at all/)
  await editor.focus()

  await page.keyboard.type('abc')

  expect(await editor.evaluate((area: HTMLTextAreaElement) => area.value.length)).toBeGreaterThan(
    1024 ** 2 - line.length,
  )
})

test('the screen is accessible in every state', async ({ page, admin, course }) => {
  const full = await buildCourse(admin, { cssContent: 'p { color: teal }', jsContent: 'let a' })
  await page.goto('/admin/files')
  await expect(page.getByRole('heading', { name: 'Select a Course to Begin' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(course.files)
  await expect(page.getByLabel('CSS content')).toBeEditable()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Upload Lessons (HTML)' }).click()
  await expect(page.getByLabel('Lesson HTML')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/admin/files?course=${full.id}`)
  await expect(page.getByText('A JavaScript file is already uploaded.')).toBeVisible()
  await expectAccessible(page)
})
