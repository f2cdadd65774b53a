import type { Page } from '@playwright/test'
import { z } from 'zod'
import { buildCourse, buildLesson, uniqueText } from '../testing/build-content.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { endSession, signIn, signInAtDoor } from './support/sign-in.ts'

const markup = (title: string) => `<lesson-title>${title}</lesson-title>
<objectives><objective>Order a coffee</objective></objectives>`

/** A course of its own for a test, and how the screens' selects call it. */
async function newCourse(admin: ContractClient) {
  const { id, name } = await buildCourse(admin)
  return { id, name: String(name), label: `${name} (Business)` }
}

/** A lesson of markup in a course of its own. */
async function newLesson(admin: ContractClient, title: string) {
  const course = await newCourse(admin)
  const { json } = await admin.send('POST', `/api/courses/${course.id}/lessons`, {
    html: markup(title),
  })
  return { id: z.object({ id: z.number() }).parse(json).id, course }
}

test.use({ isTutor: true })

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test('the overview counts, lists courses and the newest lessons, and opens a preview', async ({
  page,
  admin,
}) => {
  await newLesson(admin, 'The newest of all')
  const courses = z.array(z.unknown()).parse((await admin.send('GET', '/api/courses')).json)
  await page.goto('/admin/dashboard')
  await expect(page.getByText(/^\d+ Lessons$/).first()).toBeVisible()
  await expect(page.getByText(`${courses.length} Courses`)).toBeVisible()
  await expect(page.getByText('Level 1').first()).toBeVisible()

  await page.getByRole('button', { name: 'Preview The newest of all' }).click()

  await expect(page).toHaveURL(/tab=preview&lesson=\d+$/)
  await expect(page.getByRole('tabpanel', { name: 'Preview' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'The newest of all' })).toBeVisible()
  await expect(page.getByText('Order a coffee')).toBeVisible()
})

test('the older address shows the same screen', async ({ page }) => {
  await page.goto('/admin/legacy?tab=manage')

  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Manage Lessons' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a lesson is created: what is missing is said, a live summary goes before', async ({
  page,
  admin,
}) => {
  const { label } = await newCourse(admin)
  await page.goto('/admin/dashboard?tab=create')
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Please enter HTML content for the lesson').first()).toBeVisible()

  await page.getByLabel('Lesson HTML').fill(markup('Made here'))
  await expect(page.getByText('No quiz questions.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Please select a course').first()).toBeVisible()

  await page.getByLabel('Target course').selectOption({ label })
  await page.getByRole('button', { name: 'Create Lesson' }).click()

  await expect(page.getByText('Lesson created successfully')).toBeVisible()
  await expect(page.getByLabel('Lesson HTML')).toHaveValue('')
  await page.getByRole('button', { name: 'Preview it' }).click()
  await expect(page.getByRole('heading', { name: 'Made here' })).toBeVisible()
})

test('a mistake is told at its line before anything is sent', async ({ page }) => {
  await page.goto('/admin/dashboard?tab=create')
  await page.getByLabel('Lesson HTML').fill(`${markup('T')}\n<quiz><quiz-item></quiz-item></quiz>`)

  await page.getByRole('button', { name: 'Go to line 3' }).click()

  const editor = page.getByLabel('Lesson HTML')
  await expect(editor).toBeFocused()
  const chosen = await editor.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(chosen).toBe('<quiz><quiz-item></quiz-item></quiz>')
})

test('the parser brings its template, and asks before it takes the place of own words', async ({
  page,
}) => {
  await page.goto('/admin/dashboard?tab=create')
  const editor = page.getByLabel('Lesson HTML')
  await page.getByLabel('Custom Script Parser').check()
  await expect(editor).toHaveValue(/<lesson-meta>/)
  await page.getByLabel('Standard Template Parser').check()
  await expect(editor).toHaveValue(/STANDARD TEMPLATE/)

  await editor.fill('My own words')
  await page.getByLabel('Custom Script Parser').click()
  const dialog = page.getByRole('alertdialog', { name: 'Replace your text?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveValue('My own words')
  await expect(page.getByLabel('Standard Template Parser')).toBeChecked()

  await page.getByRole('button', { name: 'Quick TOEFL Lesson' }).click()
  await dialog.getByRole('button', { name: 'Load the template' }).click()
  await expect(editor).toHaveValue(/QUICK TOEFL LESSON/)
  await page.getByRole('button', { name: 'Bring my text back' }).click()
  await expect(editor).toHaveValue('My own words')
})

test('a session that ends while writing leads to sign-in and back to the words', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { label } = await newCourse(admin)
  await page.goto('/admin/dashboard?tab=create')
  await page.getByLabel('Lesson HTML').fill(markup('Kept over sign-in'))
  await page.getByLabel('Target course').selectOption({ label })
  await page.context().clearCookies()

  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Your session has ended. Your text is kept.')).toBeVisible()
  await expect(page.getByText('Please sign in first.')).toHaveCount(0)
  await signInAtDoor(page)

  await expect(page).toHaveURL(/\/admin\/dashboard\?tab=create$/)
  await expect(page.getByLabel('Lesson HTML')).toHaveValue(markup('Kept over sign-in'))
  await page.reload()
  await expect(page.getByLabel('Lesson HTML')).toHaveValue(markup('Kept over sign-in'))
  await page.getByRole('button', { name: 'Create Lesson' }).click()
  await expect(page.getByText('Lesson created successfully')).toBeVisible()
})

for (const [kind, fields] of [
  ['premium lesson', { isPremium: true }],
  ['draft', { _status: 'draft' }],
] as const) {
  test(`a session that ends before a ${kind} is previewed leads to sign-in and back`, async ({
    pageWithErrors: page,
    admin,
  }) => {
    const title = uniqueText('For admins')
    const course = await buildCourse(admin)
    await buildLesson(admin, { course: course.id, title, ...fields })
    await page.goto('/admin/dashboard')
    await endSession(page)

    await page.getByRole('button', { name: `Preview ${title}` }).click()
    await expect(page.getByText('Your session has ended. Your text is kept.')).toBeVisible()
    await signInAtDoor(page)

    await expect(page).toHaveURL(/\/admin\/dashboard\?tab=preview&lesson=\d+$/)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('No lesson data found')).toHaveCount(0)
  })
}

test('a deletion after the session has ended is no failed deletion', async ({
  pageWithErrors: page,
  admin,
}) => {
  await newLesson(admin, 'Kept over the end')
  await page.goto('/admin/dashboard?tab=manage')
  await page.getByLabel('Find lessons').fill('Kept over the end')
  await endSession(page)

  await rowOf(page, 'Kept over the end').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete lesson' }).click()

  await expect(page.getByText('Your session has ended. Your text is kept.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toHaveText('')
  await signInAtDoor(page)
  await page.getByLabel('Find lessons').fill('Kept over the end')
  await expect(rowOf(page, 'Kept over the end')).toBeVisible()
})

test('signing out takes unsaved words away', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard?tab=create')
  await page.getByLabel('Lesson HTML').fill('My unsaved words')
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('My unsaved words')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out')).toBeVisible()

  await expect.poll(kept).not.toContain('My unsaved words')
  await signIn(page)
  await page.goto('/admin/dashboard?tab=create')
  await expect(page.getByLabel('Lesson HTML')).toHaveValue('')
})

test.describe('where the server fails', () => {
  const failures = [
    [
      '500 with a message',
      { status: 500, json: { message: 'The disk is full.' } },
      'The disk is full.',
    ],
    ['500 without one', { status: 500, body: 'oops' }, 'Failed to create lesson'],
    ['no answer', 'timedout', 'Failed to create lesson'],
    ['no network', 'internetdisconnected', 'Failed to create lesson'],
  ] as const

  for (const [name, answer, words] of failures) {
    test(`${name}: creating says so and loses nothing`, async ({ pageWithErrors: page, admin }) => {
      const course = await newCourse(admin)
      await page.goto('/admin/dashboard?tab=create')
      await page.getByLabel('Lesson HTML').fill(markup('Not lost'))
      await page.getByLabel('Target course').selectOption({ label: course.label })
      await page.route(`**/api/courses/${course.id}/lessons`, (route) =>
        typeof answer === 'string' ? route.abort(answer) : route.fulfill(answer),
      )

      await page.getByRole('button', { name: 'Create Lesson' }).click()

      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByLabel('Lesson HTML')).toHaveValue(markup('Not lost'))
      await expect(page.getByRole('button', { name: 'Create Lesson' })).toBeEnabled()
    })
  }

  test('moving and deleting say so, and the lesson stays', async ({
    pageWithErrors: page,
    admin,
  }) => {
    const { id, course } = await newLesson(admin, 'Stays where it is')
    await page.route(`**/api/lessons/${id}`, (route) => route.abort('failed'))
    await page.goto('/admin/dashboard?tab=manage')
    await page.getByLabel('Find lessons').fill('Stays where it is')
    const row = rowOf(page, 'Stays where it is')

    await row.getByLabel(/Move to course/).selectOption('1')
    await expect(page.getByText('Failed to move lesson')).toBeVisible()
    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete lesson' }).click()

    await expect(page.getByText('Failed to delete lesson')).toBeVisible()
    await expect(row.getByText(course.name)).toBeVisible()
  })
})

test('creating twice in a hurry makes one lesson', async ({ page, admin }) => {
  const { label } = await newCourse(admin)
  await page.goto('/admin/dashboard?tab=create')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.getByLabel('Lesson HTML').fill(markup('Only once'))
  await page.getByLabel('Target course').selectOption({ label })

  await page.getByRole('button', { name: 'Create Lesson' }).dblclick()
  await expect(page.getByText('Lesson created successfully')).toBeVisible()

  expect(sent).toBe(1)
})

test('a lesson is moved to the place after the last one of the other course', async ({
  page,
  admin,
}) => {
  const { course: from } = await newLesson(admin, 'On the move')
  const to = await newCourse(admin)
  for (const title of ['One', 'Two']) await buildLesson(admin, { course: to.id, title })
  await page.goto('/admin/dashboard?tab=manage')
  await page.getByLabel('Find lessons').fill('On the move')
  const row = rowOf(page, 'On the move')
  const target = row.getByLabel(/Move to course/)
  await expect(target.locator('option', { hasText: to.name })).toHaveCount(1)
  await expect(target.locator('option', { hasText: from.name })).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')

  await target.selectOption({ label: to.name })

  await expect(page.getByText('Lesson moved successfully')).toBeVisible()
  await expect(row.getByText(to.name).first()).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({ courseId: to.id, lessonNumber: 3 })
})

test('deleting asks first, and clears the preview of the deleted lesson', async ({
  page,
  admin,
}) => {
  const { id } = await newLesson(admin, 'Soon gone')
  await page.goto(`/admin/dashboard?tab=manage&lesson=${id}`)
  await page.getByLabel('Find lessons').fill('Soon gone')
  const row = rowOf(page, 'Soon gone')
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('Are you sure you want to delete this lesson? This action cannot be undone.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused()

  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete lesson' }).click()

  await expect(page.getByText('Lesson deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('Pick a lesson from the Overview or Management tab')).toBeVisible()
  await expect(page).toHaveURL(/\?tab=preview$/)
})

test('a deleted lesson comes back by Undo', async ({ page, admin }) => {
  await newLesson(admin, 'Not so soon')
  await page.goto('/admin/dashboard?tab=manage')
  await page.getByLabel('Find lessons').fill('Not so soon')
  const row = rowOf(page, 'Not so soon')
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete lesson' }).click()
  await expect(page.getByText('Lesson deleted successfully')).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(page.getByText('Lesson restored')).toBeVisible()
  await expect(row).toBeVisible()
})

test('the row of a lesson that another tab has deleted goes', async ({
  pageWithErrors: page,
  admin,
}) => {
  const lessons = [await newLesson(admin, 'Gone before 1'), await newLesson(admin, 'Gone before 2')]
  await page.goto('/admin/dashboard?tab=manage')
  await page.getByLabel('Find lessons').fill('Gone before')
  await expect(rowOf(page, 'Gone before')).toHaveCount(2)
  for (const { id } of lessons) await admin.send('DELETE', `/api/lessons/${id}`)

  await rowOf(page, 'Gone before 1').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete lesson' }).click()
  await expect(rowOf(page, 'Gone before')).toHaveCount(0)

  await expect(page.getByText('Error', { exact: true })).toBeVisible()
})

test('a lesson that another tab has deleted is not moved, and its row goes', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id } = await newLesson(admin, 'Nowhere to move')
  await page.goto('/admin/dashboard?tab=manage')
  await page.getByLabel('Find lessons').fill('Nowhere to move')
  await expect(rowOf(page, 'Nowhere to move')).toHaveCount(1)
  await admin.send('DELETE', `/api/lessons/${id}`)

  await rowOf(page, 'Nowhere to move')
    .getByLabel(/Move to course/)
    .selectOption('1')

  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Nowhere to move')).toHaveCount(0)
})

test('a preview of a lesson that is not there says so', async ({ pageWithErrors: page }) => {
  await page.goto('/admin/dashboard?tab=preview&lesson=2147483647')

  await expect(page.getByRole('heading', { name: 'No lesson data found' })).toBeVisible()
})

test('the keyboard alone writes a tab, leaves the editor and creates', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create Lesson' })).toBeFocused()
  const editor = page.getByLabel('Lesson HTML')
  await page.getByRole('button', { name: 'Quick TOEFL Lesson' }).focus()
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()
  await page.keyboard.insertText(markup('By keyboard'))
  await page.keyboard.press('Tab')
  await expect(editor).toHaveValue(`${markup('By keyboard')}\t`)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')

  await expect(page.getByRole('button', { name: 'Create Lesson' })).toBeFocused()
})

test('a library of thousands is searched and drawn in steps', async ({ page }) => {
  const lessons = Array.from({ length: 5000 }, (_, index) => ({
    id: index + 100_000,
    courseId: (index % 8) + 1,
    lessonNumber: index + 1,
    title: `Lesson about subject ${index + 1}`,
    objectives: ['one'],
    isPremium: index % 10 === 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    videoId: 'default123',
    warmUpQuestions: ['one', 'two'],
    status: 'published',
    hasHtmlContent: false,
  }))
  await page.route('**/api/lessons', (route) => route.fulfill({ json: lessons }))
  // A screen reached from another asks for its lessons itself.
  await page.goto('/admin/files')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('tab', { name: 'Manage Lessons' }).click()
  await expect(page.getByText('5000 lessons', { exact: true })).toBeVisible()
  const rows = page.getByRole('tabpanel', { name: 'Manage Lessons' }).getByRole('listitem')
  expect(await rows.count()).toBeLessThan(200)

  await page.getByLabel('Find lessons').fill('subject 4999')

  await expect(page.getByText('1 of 5000 lessons')).toBeVisible()
  await expect(rows).toHaveCount(1)
})

test('every tab is accessible', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Lessons' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Create Lesson' }).click()
  await page.getByLabel('Lesson HTML').fill('<word>')
  await expect(page.getByRole('button', { name: /Go to line/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Manage Lessons' }).click()
  await page.getByLabel('Find lessons').fill('Self-Discipline')
  await expect(rowOf(page, 'Mastering Self-Discipline')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/dashboard?tab=preview&lesson=1')
  await expect(page.getByRole('heading', { name: 'Mastering Self-Discipline' })).toBeVisible()
  await expectAccessible(page)
})
