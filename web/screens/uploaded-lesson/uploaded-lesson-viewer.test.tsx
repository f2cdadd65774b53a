import { afterAll, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { heldServer } from '../../../testing/component/fake-server.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { buildLesson, buildSummary } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { passport } from '../../passport/passport.ts'
import { UploadedLessonViewer } from './uploaded-lesson-viewer.tsx'

const lesson = buildLesson({ id: 29, courseId: 17, lessonNumber: 12, title: 'At the bank' })
const answers = {
  [reads.lessonsBeside(17, 12).path]: [28, 29, 30].map((id) =>
    buildSummary({ id, courseId: 17, lessonNumber: id - 17 }),
  ),
  [reads.lessonWordCount(29).path]: { words: 12 },
}

const finish = () => page.getByRole('button', { name: 'I have finished this lesson' })
const practise = () => page.getByRole('link', { name: 'Practise these words' })
const sheet = () => page.getByTitle('At the bank')
const boxOf = (part: Locator) => part.element().getBoundingClientRect()

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test.for([1440, 1280, 768, 375, 320])(
  'what a learner does at the end stands below the lesson and after it, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800)
    await show(<UploadedLessonViewer lesson={lesson} />, { answers })
    await expect.element(finish()).toBeVisible()

    expect(boxOf(finish()).top).toBeGreaterThanOrEqual(boxOf(sheet()).bottom)
    expect(boxOf(practise()).top).toBeGreaterThanOrEqual(boxOf(sheet()).bottom)
    expect(boxOf(finish()).right).toBeLessThanOrEqual(boxOf(practise()).left)
    const reached = [...document.querySelectorAll('iframe, button, a')].map(
      ({ textContent, tagName }) => textContent || tagName,
    )
    expect(reached.slice(-4)).toEqual([
      'Fullscreen',
      'IFRAME',
      'I have finished this lesson',
      'Practise these words',
    ])
  },
)

test('on a phone the bar leaves most of the window to the lesson', async () => {
  await page.viewport(375, 667)
  await show(<UploadedLessonViewer lesson={lesson} />, { answers })
  await expect.element(finish()).toBeVisible()

  expect(boxOf(sheet()).top).toBeLessThanOrEqual(160)
})

test.for([1440, 375])(
  'nothing moves when the words come, or when the lesson is finished, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800)
    const server = heldServer()
    // One of its own: the device keeps what the other has finished.
    await show(<UploadedLessonViewer lesson={{ ...lesson, id: width }} />, {
      answers: { [reads.lessonsBeside(17, 12).path]: [] },
    })
    await expect.element(finish()).toBeVisible()
    const before = [boxOf(finish()), boxOf(sheet())]

    server.answer(Response.json({ words: 12 }))
    await expect.element(practise()).toBeVisible()
    await finish().click()

    await expect.element(finish()).toHaveAttribute('aria-pressed', 'true')
    expect([boxOf(finish()), boxOf(sheet())]).toEqual(before)
  },
)

test('a window as narrow as a phone with letters twice as large has room for all of the bar', async () => {
  await page.viewport(187, 800)
  await show(<UploadedLessonViewer lesson={lesson} />, { answers })
  await expect.element(page.getByRole('button', { name: 'I have finished' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Practise these words' })).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(187)
  const button = page.getByRole('link', { name: 'Open Interactive Version' }).element()
  expect(button.scrollWidth).toBe(button.clientWidth)
})
