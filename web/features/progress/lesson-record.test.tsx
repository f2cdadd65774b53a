import { afterAll, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import { passport, record, recordStep } from '../../passport/passport.ts'
import { FinishButton } from './finish-button.tsx'
import { LessonRecord } from './lesson-record.tsx'

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

/** The second click of a double click, until what it may write down has been. */
async function clickAgain(button: Locator, lessonId: number) {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  await record({ kind: 'step', ref: { courseId: 1, lessonId }, data: { stage: 'later' } })
}

test('a double click finishes a lesson, and does not take it back', async () => {
  recordStep({ courseId: 1, lessonId: 3 }, 'warm-up')
  const lesson = { courseId: 1, lessonId: 3, title: 'Habits' }
  await show(<LessonRecord lesson={lesson} stages={[]} hasQuiz={false} submitted={null} />)

  await page.getByRole('button', { name: 'Mark as finished' }).click()
  const undo = page.getByRole('button', { name: 'Mark as not finished' })
  await expect.element(undo).toBeVisible()
  await clickAgain(undo, 3)

  await expect.element(undo).toBeVisible()
})

test('that an uploaded lesson is finished is shown by a check, for which there was room before', async () => {
  await show(<FinishButton lesson={{ courseId: 1, lessonId: 5, title: 'Talks' }} />)
  const finish = page.getByRole('button', { name: 'I have finished this lesson' })
  const check = () => finish.element().querySelector('svg')
  await expect.element(finish).toBeVisible()
  const before = finish.element().getBoundingClientRect()
  await expect.element(check()).not.toBeVisible()

  await finish.click()

  await expect.element(check()).toBeVisible()
  expect(finish.element().getBoundingClientRect()).toEqual(before)
})

test('a double click finishes an uploaded lesson, and does not take it back', async () => {
  await show(<FinishButton lesson={{ courseId: 1, lessonId: 4, title: 'Talks' }} />)
  const finish = page.getByRole('button', { name: 'I have finished this lesson' })

  await finish.click()
  await expect.element(finish).toHaveAttribute('aria-pressed', 'true')
  await clickAgain(finish, 4)

  await expect.element(finish).toHaveAttribute('aria-pressed', 'true')
})

test('the focus stays on the button that says that a lesson is finished, or is not', async () => {
  recordStep({ courseId: 1, lessonId: 2 }, 'warm-up')
  await show(
    <LessonRecord
      lesson={{ courseId: 1, lessonId: 2, title: 'Habits' }}
      stages={['vocabulary']}
      hasQuiz={false}
      submitted={null}
    />,
  )
  const finish = page.getByRole('button', { name: 'Mark as finished' })
  const undo = page.getByRole('button', { name: 'Mark as not finished' })
  await expect.element(finish).toBeVisible()

  finish.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You finished this lesson on/)).toBeVisible()
  await expect.element(undo).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You finished this lesson on/)).not.toBeInTheDocument()
  await expect.element(finish).toHaveFocus()
})
