import { afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleted } from '../../../../testing/component/passport-database.ts'
import { show } from '../../../../testing/component/show.tsx'
import { buildLesson, quizQuestions } from '../../../../testing/fake-contract.ts'
import { storeQuiz } from '../../../features/quiz/stored-quiz.ts'
import { passport, record } from '../../../passport/passport.ts'
import { refOf } from '../../../passport/passport-event.ts'
import { SpeechProvider } from '../../../speech/speech-provider.tsx'
import { StagePanels } from '../stage-panels.tsx'

const lesson = buildLesson({ id: 4_711, quizQuestions, objectives: [] })
const unwritten = { ...lesson, id: 4_713 }

const showLesson = (shown = lesson) =>
  show(
    <SpeechProvider>
      <StagePanels
        lesson={shown}
        lessonsPath="/courses/general/lessons"
        practisePath="/practise"
        stage="quiz"
        idPrefix="tab"
        onStep={() => undefined}
      />
    </SpeechProvider>,
  )

const results = page.getByRole('heading', { name: '1 out of 1 correct' })
const finished = page.getByText(/^You finished this lesson on/)

/** How often the passport, which is also what a tutor is sent, has the quiz of the lesson. */
async function writtenDown(lessonId = lesson.id) {
  const ref = { courseId: lesson.courseId, lessonId }
  // What was on its way before this is there after it.
  await record({ kind: 'step', ref, data: { stage: 'later' } })
  const { events } = (await passport()).history()
  return events.filter((event) => event.kind === 'quiz' && event.ref === refOf(ref))
}

afterAll(async () => {
  await (await passport()).forget()
  await deleted()
})

test('a result that is restored is not written down a second time', async () => {
  const left = await showLesson()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Submit Quiz' }).click()
  await expect.element(finished).toBeVisible()
  expect(await writtenDown()).toHaveLength(1)
  await left.unmount()

  for (let time = 0; time < 2; time += 1) {
    const restored = await showLesson()
    await expect.element(results).toBeVisible()
    await expect.element(finished).toBeVisible()
    expect(await writtenDown()).toHaveLength(1)
    await restored.unmount()
  }
})

test('one that the passport never had is written down when it is shown again', async () => {
  const quiz = { answers: [0], current: 0, phase: 'results' } as const
  storeQuiz(unwritten.id, unwritten.quizQuestions, quiz)

  await showLesson(unwritten)
  await expect.element(results).toBeVisible()

  await expect.poll(() => writtenDown(unwritten.id)).toHaveLength(1)
})
