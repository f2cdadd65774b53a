import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { recordStep } from '../../passport/passport.ts'
import { LessonRecord } from './lesson-record.tsx'

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
  const undo = page.getByRole('button', { name: 'Not finished yet' })
  await expect.element(finish).toBeVisible()

  finish.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You finished this lesson on/)).toBeVisible()
  await expect.element(undo).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^You finished this lesson on/)).not.toBeInTheDocument()
  await expect.element(finish).toHaveFocus()
})
