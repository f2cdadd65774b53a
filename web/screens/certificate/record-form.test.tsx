import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { CourseSummary } from '../../../cms/contract/course.ts'
import {
  deleted,
  fullDevice,
  newerTab,
  tabInTheWay,
} from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { sampleText } from '../../../testing/sample-certificate.ts'
import { passport, record } from '../../passport/passport.ts'
import { RecordForm } from './record-form.tsx'

const course: CourseSummary = {
  id: 1,
  slug: 'speak',
  name: 'Speak',
  description: '',
  category: 'Conversation',
  icon: '',
  difficulty: 1,
  lessons: 2,
  latestLessonDate: null,
  isActive: true,
}
const step = () =>
  record({ kind: 'step', ref: { courseId: 1, lessonId: 7 }, data: { stage: 'quiz' } })
const submit = () => page.getByRole('button', { name: 'Make my record' })
const name = () => page.getByLabelText('Your name, as it should appear on the certificate')

/** Answers as the site does: the lessons of the course, then the signature. */
function answerWith(...answers: (Response | Error)[]) {
  const asked = vi.spyOn(window, 'fetch')
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer)
    else asked.mockResolvedValueOnce(answer)
  }
  return asked
}

const lessons = () =>
  Response.json([
    { id: 7, lessonNumber: 1, title: 'A flight', courseId: 1, objectives: [], createdAt: '' },
  ])

afterEach(() => {
  vi.restoreAllMocks()
})

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('nothing can be sent before the passport has been read', async () => {
  const other = await tabInTheWay()
  await show(<RecordForm course={course} />)
  await expect.element(submit()).toBeDisabled()

  await other.leave()

  await expect.element(submit()).toBeEnabled()
})

test('without a name the form says so, and sends nothing', async () => {
  const asked = answerWith()
  await show(<RecordForm course={course} />)

  await submit().click()

  await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
  expect(asked).not.toHaveBeenCalled()
})

test('a name that is missing is said aloud, at each press', async () => {
  await show(<RecordForm course={course} />)
  await submit().click()
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  const saidFirst = page.getByRole('alert').element()

  await submit().click()

  await expect.poll(() => page.getByRole('alert').element()).not.toBe(saidFirst)
})

test('a site that does not answer is said, and the name is still there', async () => {
  answerWith(new TypeError('offline'))
  await show(<RecordForm course={course} />)
  await name().fill('Mária Kovács')

  await submit().click()

  await expect.element(page.getByText(/The site did not answer/)).toBeVisible()
  await expect.element(name()).toHaveValue('Mária Kovács')
})

test('what is missing is listed, each lesson with the way to it', async () => {
  const refusal = {
    message: 'Some lessons are not finished.',
    errors: [{ path: 'lessons.7', message: 'Lesson 1: the quiz' }],
  }
  answerWith(lessons(), Response.json(refusal, { status: 422 }))
  await step()
  await show(<RecordForm course={course} />)
  await name().fill('Mária')

  await submit().click()

  await expect.element(page.getByRole('heading', { name: 'Not finished yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Lesson 1: the quiz' }))
    .toHaveAttribute('href', '/courses/speak/speech-course-1')
})

test('a second record has the focus, and nothing of it has been copied yet', async () => {
  const signed = (text: string) =>
    Response.json({ text, credential: sampleText, qr: { size: 21, d: '' } })
  answerWith(lessons(), signed('one'), lessons(), signed('two'))
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(<RecordForm course={course} />)
  await name().fill('Mária')
  await submit().click()
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(page.getByRole('button', { name: 'Address copied' })).toBeVisible()

  await name().fill('Ana')
  await submit().click()

  await expect.element(page.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your record is signed' })).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Open the record' }))
    .toHaveAttribute('href', certificatePaths.verifyText('two'))
})

test('too many tries are said in the words of the site', async () => {
  answerWith(lessons(), Response.json({ message: 'Too many tries.' }, { status: 429 }))
  await show(<RecordForm course={course} />)
  await name().fill('Mária')

  await submit().click()

  await expect.element(page.getByText('Too many tries.')).toBeVisible()
})

test('where a newer version of the site has kept the progress, that is said before anything is sent', async () => {
  const other = await newerTab()
  await step()

  await show(<RecordForm course={course} />)

  await expect.element(page.getByText(/A newer version of this site saved/)).toBeVisible()
  await other.leave()
})

test('what a full device could not keep is sent all the same', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fullDevice)
  const asked = answerWith(lessons(), Response.json({ message: 'Not finished.' }, { status: 422 }))
  await record({
    kind: 'quiz',
    ref: { courseId: 1, lessonId: 7 },
    data: { answers: [1], right: 1, total: 1 },
  })
  await show(<RecordForm course={course} />)
  await expect.element(page.getByText(/has no space left/)).toBeVisible()
  await name().fill('Mária')

  await submit().click()

  await expect.element(page.getByText('Not finished.')).toBeVisible()
  expect(String(asked.mock.calls[1]?.[1]?.body)).toContain('"answers":[1]')
})
