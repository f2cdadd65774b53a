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

const answers = {
  [reads.lesson(11).path]: buildLesson({ title: 'Mastering Self-Discipline' }),
  [reads.courseListed(1).path]: [buildCourse()],
}
const wayBack = () => page.getByRole('link', { name: /^Continue/ })

test('with letters twice as large the way back stays within a small phone', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))

  await show(
    <Page>
      <ContinueLink progress={progress} />
    </Page>,
    { answers },
  )

  await expect.element(wayBack()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('on a phone the lesson’s name stands whole, in the middle of the space above a section', async () => {
  await page.viewport(375, 667)
  await show(
    <Page>
      <p style={{ marginBlockEnd: 'var(--space-section)' }}>Cancel anytime.</p>
      <div>
        <ContinueLink progress={progress} />
        <h2>Courses</h2>
      </div>
    </Page>,
    { answers },
  )

  await expect.element(wayBack()).toBeVisible()
  const name = page.getByText('Mastering Self-Discipline').element()
  const above = page.getByText('Cancel anytime.').element().getBoundingClientRect()
  const below = page.getByRole('heading', { name: 'Courses' }).element().getBoundingClientRect()
  const link = wayBack().element().getBoundingClientRect()

  expect(name.scrollWidth).toBe(name.clientWidth)
  expect((link.top + link.bottom) / 2).toBeCloseTo((above.bottom + below.top) / 2, 0)
})

test('on a phone a long name takes a second line below a page’s title', async () => {
  await page.viewport(375, 667)
  const title = 'Giving Opinions: Agreeing and Disagreeing Politely'
  await show(
    <Page>
      <header style={{ marginBlockEnd: 'var(--space-8)' }}>Your progress</header>
      <ContinueLink progress={progress} />
    </Page>,
    { answers: { ...answers, [reads.lesson(11).path]: buildLesson({ title }) } },
  )

  await expect.element(wayBack()).toBeVisible()
  const name = page.getByText(title).element()

  expect(name.scrollWidth).toBe(name.clientWidth)
  expect(name.scrollHeight).toBe(name.clientHeight)
  expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    page.getByRole('banner').element().getBoundingClientRect().bottom,
  )
})
