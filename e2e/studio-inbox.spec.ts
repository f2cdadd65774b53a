import { readFile } from 'node:fs/promises'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { countDrafts, countUnanswered, expect, test } from './support/studio.ts'

// The menu stands open in wide windows alone.
test.use({ viewport: { width: 1_600, height: 1_000 } })

/** The inbox of each test begins empty. */
test.beforeEach(({ admin }) => admin.studio('DELETE', '/contact-messages?where[id][exists]=true'))

const message = {
  name: '=HYPERLINK("https://evil.example")',
  email: 'zoe@example.com',
  subject: 'A question of price',
  message: 'Hello,\nhow much is a "lesson"?',
}

const write = (admin: ContractClient, changes: Partial<typeof message> = {}) =>
  admin.send('POST', '/api/contact', { ...message, ...changes })

test('a message is seen, read, answered and exported', async ({ page, admin }) => {
  await write(admin)
  const waiting = page.getByRole('link', { name: / to answer/ })

  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Messages to answer 1, 1 unread' })).toBeVisible()
  await expect(waiting).toContainText('1 message')
  await expect(waiting).toContainText('1 unread')
  await waiting.click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  const row = page.getByRole('row').nth(1)
  await expect(row.getByText('Unread')).toBeVisible()
  await row.getByRole('link').click()

  const title = `${message.name}: ${message.subject}`
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText('how much is a "lesson"?')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0) // nothing of it can be edited
  const reply = await page.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')
  expect(reply).toMatch(/^mailto:zoe@example\.com\?subject=Re%3A%20A%20question%20of%20price&body=/)
  expect(decodeURIComponent(reply ?? '')).toContain('> how much is a "lesson"?')
  await expect(waiting).not.toContainText('1 unread')
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  expect(await countUnanswered(admin)).toBe(0)

  await page.goto('/studio/collections/contact-messages')
  await expect(
    page.getByRole('row').filter({ hasText: message.subject }).getByText('Answered'),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.startsWith('\uFEFF"Received","Status","Name"')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toContain('"Hello,\nhow much is a ""lesson""?"\r\n'.replace('\r\n', ''))
})

test('a message that has been opened stays on the desk until it is answered', async ({
  page,
  admin,
}) => {
  await write(admin, { subject: 'Opened once' })
  const line = page.getByRole('link', { name: 'Opened once' })
  const heading = page.getByRole('heading', { name: 'Messages to answer 1' })
  await page.goto('/studio')
  await line.click()
  await expect(page.getByText('Read, not answered yet')).toBeVisible()

  await page.goto('/studio')
  await expect(heading).toBeVisible()
  await line.click()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await page.goto('/studio')

  await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('a message without a subject is headed by its sender', async ({ page, admin }) => {
  await write(admin, { name: 'Noor', subject: '' })
  await page.goto('/studio/collections/contact-messages')

  await page.getByRole('link', { name: 'Noor' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'Message from Noor' })).toBeVisible()
})

test('a message is read in the direction in which it was written', async ({ page, admin }) => {
  const [name, subject, text] = ['ليلى', 'سؤال (IELTS)', 'مرحبا (Hello)!']
  await write(admin, { name, subject, message: text })
  await page.goto('/studio')
  await expect(page.getByRole('link', { name: subject })).toHaveCSS('direction', 'rtl')

  await page.getByRole('link', { name: subject }).click()

  const heading = page.getByRole('heading', { level: 1, name: `${name}: ${subject}` })
  await expect(heading).toHaveCSS('direction', 'ltr')
  await expect(heading.getByText(subject)).toHaveCSS('direction', 'rtl')
  await expect(page.getByText(text)).toHaveCSS('direction', 'rtl')
})

test('a message marked as unread waits again', async ({ page, admin }) => {
  await write(admin, { subject: 'Read it later' })
  await page.goto('/studio')
  await page.getByRole('link', { name: 'Read it later' }).click()
  await expect(page.getByText('Read, not answered yet')).toBeVisible()

  await page.getByRole('button', { name: 'Mark as unread' }).click()

  await expect(page.getByRole('link', { name: ', 1 unread' })).toBeVisible()
})

test('a button that Enter is held on marks a message once', async ({ page, admin }) => {
  await write(admin, { subject: 'Held' })
  await page.goto('/studio')
  await page.getByRole('link', { name: 'Held' }).click()
  await expect(page.getByText('Read, not answered yet')).toBeVisible()
  const marks: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && marks.push(request.url()))
  await page.getByRole('button', { name: 'Mark as answered' }).focus()

  await page.keyboard.down('Enter')
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')

  await expect.poll(() => countUnanswered(admin)).toBe(0)
  await expect(page.getByRole('button', { name: 'Mark as not answered' })).toBeFocused()
  expect(marks).toHaveLength(1)
})

test('on paper a message is the letter alone, black on white in the dark too', async ({
  page,
  admin,
}) => {
  await write(admin, { subject: 'To keep' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/studio')
  await page.getByRole('link', { name: 'To keep' }).click()
  const text = page.getByText('how much is a "lesson"?')
  await expect(page.getByText('Read, not answered yet')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.emulateMedia({ media: 'print' })

  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByText('zoe@example.com').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden()
})

test('the desk counts drafts and lessons without a quiz, and leads to the admin screens', async ({
  page,
  admin,
}) => {
  const course = await buildCourse(admin)
  const before = await countDrafts(admin)
  await buildLesson(admin, { course: course.id, title: 'Not ready yet', _status: 'draft' })

  await page.goto('/studio')

  await expect(
    page.getByRole('heading', { name: `Unpublished drafts ${before + 1}` }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Lessons without a quiz/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not ready yet' }).first()).toBeVisible()
  await expect(page.getByText('Booking link is still the sample')).toBeVisible()
  for (const href of ['/admin', '/admin/dashboard', '/admin/files', '/']) {
    await expect(
      page.locator(`main a[href="${href}"], [class*=desk] a[href="${href}"]`).first(),
    ).toBeVisible()
  }
})

test('desk and message are accessible, in the light and in the dark', async ({ page, admin }) => {
  await write(admin)
  // As on a phone: a menu that a wide window opened would still lie beside the desk.
  await page.setViewportSize({ width: 375, height: 900 })
  await page.goto('/studio')
  await expectAccessible(page, { include: '[class*=desk]' })

  await page.goto('/studio/collections/contact-messages')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible()
  await expectAccessible(page, { include: '[class*=page]' })
})
