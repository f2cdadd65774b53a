import type { Page } from '@playwright/test'
import { studioSessionEnded } from '../cms/contract/studio-session.ts'
import { buildCourse, buildLesson, trash, uniqueText } from '../testing/build-content.ts'
import { buildCode, buildStudent, linkOf } from '../testing/build-student.ts'
import type { ContractClient } from '../testing/contract-client.ts'
import { expectAccessible } from './support/accessibility.ts'
import { routeUntil } from './support/route-until.ts'
import { endSession, signIn } from './support/sign-in.ts'
import { expect, test } from './support/studio.ts'

const quizQuestions = [0, 1].map((correctAnswer) => ({
  question: `Which one is right, ${correctAnswer}?`,
  options: [{ text: 'This' }, { text: 'That' }],
  correctAnswer,
}))

/** A premium lesson in a course of its own: a list of words and a quiz. */
async function premiumLesson(admin: ContractClient) {
  const course = await buildCourse(admin)
  const title = uniqueText('At the station')
  const lesson = await buildLesson(admin, {
    course: course.id,
    title,
    isPremium: true,
    quizQuestions,
    vocabulary: [{ word: 'platform', definition: 'Where trains stop' }],
  })
  return { id: lesson.id, title, path: `/courses/${course.slug}/speech-course-1` }
}

/** Opens every stage, and waits until each is written down. */
async function openStages(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'Quiz' })).toBeVisible()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-description', 'opened')
  }
}

/** Answers 'This' and 'That', as the page asks, and submits. */
async function takeQuiz(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Quiz' }).click()
  for (const [index, option] of ['This', 'That'].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 2`)).toBeVisible()
    await page.getByRole('radio', { name: option }).check()
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
}

test('what is typed and not saved stays while a link is made', async ({ page, admin }) => {
  const { id } = await buildStudent(admin)
  await page.goto(`/studio/collections/students/${id}`)
  const note = page.getByLabel('Note for yourself')
  await note.fill('Prefers mornings')

  await page.getByRole('button', { name: 'Make and copy the link' }).click()

  await expect(page.getByLabel(/^This is the link\. It is shown/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a new link' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(note).toHaveValue('Prefers mornings')
  const { text } = await admin.studio('GET', `/students/${id}`)
  expect(text).toContain('Prefers mornings')
})

test('what is typed while the line is gone is saved when it is back', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id } = await buildStudent(admin)
  await page.goto(`/studio/collections/students/${id}`)
  const note = page.getByLabel('Note for yourself')
  await expect(note).toBeEnabled()
  const lineIsBack = await routeUntil(page, /payload-preferences/, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await note.fill('Typed on the train')
  await lost
  lineIsBack()

  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await expect(note).toBeEnabled()
})

test('a tutor gives a student a premium lesson, and sees what came of it', async ({
  page,
  visitor: student,
  admin,
}) => {
  const lesson = await premiumLesson(admin)
  const name = uniqueText('Ewa')

  await page.goto('/studio/collections/students/create')
  await page.getByLabel('Name').fill(name)
  await page.locator('#field-lessons').getByRole('combobox').fill(lesson.title)
  await page.getByRole('option', { name: lesson.title }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Make and copy the link' }).click()
  const link = await page.getByLabel(/^This is the link\. It is shown/).inputValue()
  await page.goto('/studio') // an open report would have seen what comes in

  await student.goto(link)
  await expect(student.getByRole('heading', { level: 1, name: `Hello, ${name}` })).toBeVisible()
  await expect.poll(() => new URL(student.url()).hash).toBe('')
  await student.getByRole('button', { name: 'I agree, send them' }).click()
  await expect(student.getByText(/^You agreed on/)).toBeVisible()

  await student.getByRole('link', { name: lesson.title }).click()
  await openStages(student)
  await takeQuiz(student)
  await expect(student.getByText(/You finished this lesson/)).toBeVisible()
  const results = () => admin.studio('GET', '/results?limit=1&where[kind][equals]=done')
  await expect.poll(async () => (await results()).text).toContain(lesson.title)

  await page.goto('/studio')
  await page.getByRole('link', { name: `${name}: ${lesson.title}` }).click()
  const report = page.getByRole('region', { name: 'Results' })
  await expect(report.getByRole('heading', { name: lesson.title })).toContainText('New')
  await expect(report.getByText('2 of 2 right', { exact: true })).toBeVisible()
  await expect(report.getByText('Right: This')).toBeHidden()
  await report.getByText(/^Answers from/).click()
  await expect(report.getByText('Right: This')).toBeVisible()

  await page.goto('/studio')
  await expect(page.getByRole('link', { name: `${name}: ${lesson.title}` })).toBeHidden()
})

test('without a yes nothing is sent, and everything works', async ({ visitor: page, admin }) => {
  const lesson = await premiumLesson(admin)
  const { id } = await buildStudent(admin, { lessons: [lesson.id] })
  const sent: string[] = []
  await page.goto(await linkOf(admin, id))
  await page.getByRole('button', { name: 'No, keep it on this device' }).click()
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })

  await page.getByRole('link', { name: lesson.title }).click()
  await openStages(page)
  await takeQuiz(page)
  await expect(page.getByText(/You finished this lesson/)).toBeVisible()
  await page.goto('/s')

  await expect(page.getByText('Nothing. What you do stays on this device.')).toBeVisible()
  await expect(page.getByText(/^Finished on .*, quiz 2 of 2$/)).toBeVisible()
  expect(sent).toEqual([])
})

test('what is done offline is sent later, once', async ({ visitor: page, admin }) => {
  const lesson = await premiumLesson(admin)
  const { id } = await buildStudent(admin, { lessons: [lesson.id] })
  await page.goto(await linkOf(admin, id))
  await page.getByRole('button', { name: 'I agree, send them' }).click()
  await page.getByRole('link', { name: lesson.title }).click()
  await openStages(page)
  const count = async (kind: string) => {
    const where = `where[student][equals]=${id}&where[kind][equals]=${kind}`
    const { text } = await admin.studio('GET', `/results?${where}`)
    return JSON.parse(text).totalDocs
  }
  await expect.poll(() => count('step')).toBeGreaterThan(0)

  const comesBack = await routeUntil(page, '**/api/student/results', (route) => route.abort())
  await takeQuiz(page)
  await expect(page.getByText(/You finished this lesson/)).toBeVisible()
  const before = await count('quiz')
  comesBack()
  await page.goto('/s')

  expect(before).toBe(0)
  await expect.poll(() => count('done')).toBe(1)
  expect(await count('quiz')).toBe(1)
})

test('a day that is chosen for an end is open until its evening, and any time can be chosen', async ({
  page,
  admin,
}) => {
  const { id } = await buildStudent(admin)
  await page.goto(`/studio/collections/students/${id}`)
  const until = page.locator('#field-endsAt input')
  await until.click()
  await page.getByRole('button', { name: 'Next Month' }).click()

  await page.getByRole('option', { name: /\b15th/ }).click()
  await expect(until).toHaveValue(/15.* 11:59 PM$/)
  await page.getByRole('option', { name: '12:00 AM' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.reload()

  await expect(until).toHaveValue(/15.* 12:00 AM$/)
})

test('a code opens a premium lesson, and it stays open in this browser', async ({
  visitor: page,
  admin,
}) => {
  const lesson = await premiumLesson(admin)
  const { code } = await buildCode(admin, { grants: [{ scope: 'lesson', lesson: lesson.id }] })
  await page.goto(lesson.path)
  await page.getByRole('button', { name: 'I have a code' }).click()
  await page.getByLabel('Your code').fill('AAAAA AAAAA')
  await page.getByLabel('Your code').press('Enter')
  await expect(page.getByText('This code does not work.').first()).toBeVisible()
  await page.getByLabel('Your code').fill(code.toLowerCase())
  await page.getByLabel('Your code').press('Enter')

  await page.getByRole('tab', { name: 'Vocabulary' }).click()

  await expect(page.getByRole('term').filter({ hasText: 'platform' })).toBeVisible()
  await page.goto(lesson.path)
  await expect(page.getByRole('heading', { name: 'Premium Lesson' })).toBeHidden()
})

test('a link that was replaced says so, and names nobody', async ({ visitor: page, admin }) => {
  const { id } = await buildStudent(admin, { name: 'Ewa Nowak' })
  const old = await linkOf(admin, id)
  await linkOf(admin, id)

  await page.goto(old)

  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await expect(page.getByText('Ewa')).toBeHidden()
})

test('her page is accessible, asked and answered', async ({ visitor: page, admin }) => {
  const lesson = await premiumLesson(admin)
  const grants = [{ scope: 'all', until: new Date(Date.now() + 864e5).toISOString() }]
  const { id } = await buildStudent(admin, { lessons: [lesson.id], grants })
  await page.goto(await linkOf(admin, id))
  await expect(page.getByText('Nothing leaves this device until you agree.')).toBeVisible()

  await expectAccessible(page)
  await page.getByRole('button', { name: 'I agree, send them' }).click()
  await expect(page.getByText(/^You agreed on/)).toBeVisible()

  await expectAccessible(page)
})

test('the overlay with its code is accessible', async ({ visitor: page, admin }) => {
  const lesson = await premiumLesson(admin)
  await page.goto(lesson.path)
  await page.getByRole('button', { name: 'I have a code' }).click()
  await page.getByRole('button', { name: 'Open with this code' }).click()

  await expectAccessible(page)
})

test('a student’s form tells that its session has ended where a part of it does not come', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id } = await buildStudent(admin)
  await signIn(page)
  await page.goto(`/studio/collections/students/${id}`)
  await expect(page.getByLabel('Name')).toBeEnabled()
  await endSession(page)

  await page.getByRole('button', { name: 'Add Premium' }).click()

  await expect(page.getByText(studioSessionEnded)).toBeVisible()
})

test('a save that was refused because the session had ended is sent once more after a new sign-in', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id } = await buildStudent(admin)
  const name = uniqueText('Ewa')
  await signIn(page)
  await page.goto(`/studio/collections/students/${id}`)
  await page.getByLabel('Name').fill(name)
  await endSession(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const answered = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  const refused = answered()
  await save.click()
  expect((await refused).status()).toBe(401)

  await signIn(page)
  const stored = answered()
  await save.click()

  expect((await stored).status()).toBe(200)
  await expect(save).toBeDisabled()
  const { json } = await admin.studio('GET', `/students/${id}`)
  expect(json).toMatchObject({ name })
})

test('a lesson that was deleted for good while a form held it is told at its field until it is taken out', async ({
  pageWithErrors: page,
  admin,
}) => {
  const { id: lesson } = await buildLesson(admin, { course: (await buildCourse(admin)).id })
  const { id } = await buildStudent(admin, { grants: [{ scope: 'lesson', lesson }] })
  await signIn(page)
  await page.goto(`/studio/collections/students/${id}`)
  await page.getByLabel('Name').fill(uniqueText('Ewa'))
  await trash(admin, 'lessons', lesson)
  await admin.studio('DELETE', `/lessons/${lesson}?trash=true`)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByText('This lesson has been deleted for good. Choose another one.')
  await expect(told).toBeVisible()

  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(`/students/${id}`),
  )
  await page.getByLabel('Name').fill(uniqueText('Ewa'))
  await asked // about all that stands in the form

  await expect(told).toBeVisible()
})
