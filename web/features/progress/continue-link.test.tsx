import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { buildCourse, buildLesson } from '../../../testing/fake-contract.ts'
import { reads } from '../../data/reads.ts'
import { Page } from '../../ui/page.tsx'
import { ContinueLink } from './continue-link.tsx'

const progress = {
  courseId: 1,
  lessonId: 11,
  stage: 'quiz',
  finished: null,
  isTakenBack: false,
  firstAt: 0,
  lastAt: 0,
  newest: '',
  stages: ['quiz'],
  tries: [],
  spoken: 0,
}

test('with letters twice as large the way back stays within a small phone', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))

  await show(
    <Page>
      <ContinueLink progress={progress} />
    </Page>,
    {
      answers: {
        [reads.lesson(11).path]: buildLesson({ title: 'Mastering Self-Discipline' }),
        [reads.courseListed(1).path]: [buildCourse()],
      },
    },
  )

  await expect.element(page.getByRole('link', { name: /^Continue where you/ })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
