import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { testAdmin } from '../testing/running-product.ts'
import { expect, test } from './journey.ts'

/** A course of the samples without files; each test leaves it so. */
const course = { id: 8, label: 'Around the Table (Conversation)' }
const files = `/admin/files?course=${course.id}`

const signIn = (page: Page) => page.request.post('/api/admin/login', { data: testAdmin })

/** A page of its own: the browser logs a refused call as an error, which would fail the test. */
async function signedInPage(browser: Browser, baseURL: string | undefined) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signIn(page)
  return page
}

const asFile = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

test.afterEach(async ({ page }) => {
  await signIn(page)
  for (const kind of ['css', 'js']) {
    await page.request.delete(`/api/courses/${course.id}/files/${kind}`)
  }
})

test('a course is chosen, and the address of one course chooses it', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/files')
  await expect(page.getByRole('heading', { name: 'Select a Course to Begin' })).toBeVisible()

  await page.getByLabel('Course', { exact: true }).selectOption({ label: course.label })
  await expect(page).toHaveURL(files)
  await expect(page.getByLabel('Selected course')).toContainText('Conversation')
  await page.goto(`/admin/course-file-manager/${course.id}`)

  await expect(page.getByLabel('Course', { exact: true })).toHaveValue(String(course.id))
  await page.getByRole('link', { name: 'Back to Admin' }).click()
  await expect(page).toHaveURL('/admin')
})

test('files are read into the editors, saved, read-only while present, and deleted', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(files)
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
  browser,
  baseURL,
}) => {
  const page = await signedInPage(browser, baseURL)
  await page.goto(files)
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
  await page.context().close()
})

test('a lesson is uploaded as the page it is', async ({ page }) => {
  await signIn(page)
  await page.goto(`${files}&tab=lessons`)
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
  test(`${name} has a clear message and leaves the editor alone`, async ({ page }) => {
    await signIn(page)
    await page.goto(`${files}&tab=lessons`)
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
    browser,
    baseURL,
  }) => {
    const page = await signedInPage(browser, baseURL)
    await page.request.patch(`/api/courses/${course.id}/files`, { data: { jsContent: 'let a' } })
    await page.goto(files)
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
    await page.context().close()
  })
}

test('a session that ends leads to sign-in and back to the course and the words', async ({
  browser,
  baseURL,
}) => {
  const page = await signedInPage(browser, baseURL)
  await page.goto(files)
  await page.getByLabel('CSS content').fill('mine {}')
  await page.context().clearCookies()

  await page.getByRole('button', { name: 'Save Course Files' }).click()
  await page.getByLabel('Username').fill(testAdmin.username)
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(page).toHaveURL(files)
  await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
  await page.context().close()
})

test('leaving with unsaved words asks', async ({ page }) => {
  await signIn(page)
  await page.goto(files)
  await page.getByLabel('CSS content').fill('mine {}')
  const asked = page.waitForEvent('dialog')

  const click = page.getByRole('navigation', { name: 'Main' }).getByText('About').click()

  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await click
  await expect(page.getByLabel('CSS content')).toHaveValue('mine {}')
})

test('a megabyte is typed into without lag', async ({ page }) => {
  await signIn(page)
  await page.goto(`${files}&tab=lessons`)
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1440]) {
    test(`axe finds nothing in ${colorScheme} at ${width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()
      await signIn(page)

      for (const address of [
        '/admin/files',
        files,
        `${files}&tab=lessons`,
        '/admin/files?course=6',
      ]) {
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )

        expect(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([])
        expect(overflow, address).toBe(0)
      }
      await context.close()
    })
  }
}
