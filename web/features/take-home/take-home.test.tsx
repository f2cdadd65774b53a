import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, toast } from '../../../testing/component/show.tsx'
import { buildSummary } from '../../../testing/fake-contract.ts'
import { SiteUrl } from '../../page/site-url.ts'
import { CoursePlanDialog } from './course-plan-dialog.tsx'
import { TakeHome } from './take-home.tsx'
import type { KeptRecording } from './zip-recordings.ts'

const lesson = { id: 12, lessonNumber: 4, title: 'A flight' }
const places = { lessonPath: '/courses/c/speech-course-4', worksheetPath: '/courses/c/w' }

const showAll = (recordings: KeptRecording[] = []) =>
  show(
    <SiteUrl value="https://tutor.example">
      <TakeHome lesson={lesson} {...places} hasWords recordings={() => recordings} />
    </SiteUrl>,
  )

/** The name and the text of the file that the browser is given. */
function savedFile() {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return '#saved'
  })
  return { name: () => blobs.length, text: async () => (await blobs[0]?.text()) ?? '' }
}

test('paper, cards, plan and recordings are offered', async () => {
  await showAll()

  await expect
    .element(page.getByRole('link', { name: 'Open the worksheet' }))
    .toHaveAttribute('href', '/courses/c/w')
  await expect
    .element(page.getByRole('link', { name: 'Download words for Anki' }))
    .toHaveAttribute('href', '/api/lessons/12/words.txt')
})

test('a lesson without words and without speaking offers the plan alone', async () => {
  await show(
    <TakeHome
      lesson={lesson}
      {...places}
      worksheetPath={null}
      hasWords={false}
      recordings={null}
    />,
  )

  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

test('a plan for the chosen days and time is saved as a calendar file', async () => {
  const saved = savedFile()
  await showAll()

  await page.getByRole('button', { name: 'Plan my week' }).click()
  for (const day of ['Monday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).click()
  }
  await page.getByLabelText('Time').fill('07:30')
  await page.getByRole('button', { name: 'Save to calendar' }).click()

  const starts = (await saved.text()).match(/DTSTART:\d{8}T073000/g)
  expect(starts).toHaveLength(5)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a day the plan says what is missing and keeps the rest', async () => {
  await showAll()
  await page.getByRole('button', { name: 'Plan my week' }).click()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).click()
  }

  await page.getByRole('button', { name: 'Save to calendar' }).click()

  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one day.')
})

test('a course is planned lesson by lesson, each session with the way to its lesson', async () => {
  const saved = savedFile()
  const onClose = vi.fn()
  const lessons = [
    buildSummary({ id: 13, lessonNumber: 3, title: 'Lesson 3' }),
    buildSummary({ id: 14, lessonNumber: 4, title: 'Lesson 4', hasHtmlContent: true }),
  ]
  await show(
    <SiteUrl value="https://tutor.example">
      <CoursePlanDialog course={{ id: 1, slug: 'speak' }} lessons={lessons} onClose={onClose} />
    </SiteUrl>,
  )

  await expect.element(page.getByText(/^2 lessons in five sessions each/)).toBeVisible()
  await page.getByRole('button', { name: 'Save to calendar' }).click()

  const text = await saved.text()
  const days = text.match(/(?<=DTSTART:)\d{8}/g) ?? []
  expect(days).toHaveLength(10)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(text.match(/URL:.*speech-course-3/g)).toHaveLength(5)
  expect(text.match(/URL:.*view-lesson-details\/14/g)).toHaveLength(5)
  expect(text.match(/UID:lesson-14-step-\d@tutor.example/g)).toHaveLength(5)
  expect(text.match(/SUMMARY:Lesson 3: quiz/g)).toHaveLength(1)
  expect(text.match(/SUMMARY:Lesson 4: part \d of 5/g)).toHaveLength(5)
  expect(onClose).toHaveBeenCalled()
})

test('where nothing was recorded the button says so', async () => {
  await showAll()

  await page.getByRole('button', { name: 'Download my recordings' }).click()

  await expect.element(toast()).toHaveTextContent('No recording yet')
})

test('recordings come as one zip file', async () => {
  const saved = savedFile()
  await showAll([{ name: 'one.webm', audio: new Blob(['voice']), transcript: 'Hello' }])

  await page.getByRole('button', { name: 'Download my recordings' }).click()

  await expect.poll(() => saved.text()).toContain('one.webm')
})
