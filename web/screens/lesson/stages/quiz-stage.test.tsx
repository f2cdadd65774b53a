import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuizQuestion } from '../../../../cms/contract/lesson.ts'
import { show } from '../../../../testing/component/show.tsx'
import { newQuiz } from '../../../features/quiz/quiz-state.ts'
import { QuizStage } from './quiz-stage.tsx'

const asked = [
  { question: 'Which word means to go on?', options: ['stop', 'continue'], correctAnswer: 1 },
  { question: 'Which word means to begin?', options: ['start', 'end', 'wait'], correctAnswer: 0 },
  { question: 'Which word means to wait?', options: ['hurry', 'stay'], correctAnswer: 1 },
]

const onPracticeAgain = vi.fn()

interface QuizProps {
  questions?: QuizQuestion[]
  keptFor?: number | null
  words?: string[]
}

function Quiz({ questions = asked, keptFor = null, words = ['rain'] }: QuizProps) {
  const [quiz, setQuiz] = useState(() => newQuiz(questions.length))
  return (
    <QuizStage
      questions={questions}
      quiz={quiz}
      onChange={setQuiz}
      words={words}
      practisePath="/practise"
      lessonsPath="/courses/speak-fluently"
      onPracticeAgain={() => {
        onPracticeAgain()
        setQuiz(newQuiz(questions.length))
      }}
      keptFor={keptFor}
    />
  )
}

const option = (name: string) => page.getByRole('radio', { name, exact: true })
const place = (number: number) => page.getByText(`Question ${number} of 3`)
const button = (name: string) => page.getByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
  onPracticeAgain.mockClear()
})

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Answers a question and waits for what comes after it. */
async function answer(name: string) {
  await option(name).click()
  vi.advanceTimersByTime(700)
}

test('an answer stays marked for 700 ms, then the next question comes with the focus', async () => {
  stopClock()
  await show(<Quiz />)

  await option('stop').click()
  vi.advanceTimersByTime(699)
  await expect.element(place(1)).toBeVisible()
  await expect.element(option('stop')).toBeChecked()
  vi.advanceTimersByTime(1)

  await expect.element(place(2)).toBeVisible()
  await expect.element(page.getByRole('group')).toHaveTextContent('Which word means to begin?')
  expect(document.activeElement?.textContent).toBe('Which word means to begin?')
})

test('arrow keys choose without leaving the question; Enter goes on', async () => {
  stopClock()
  await show(<Quiz />)
  await page.getByText('Which word means to go on?').first().click()
  await userEvent.tab()

  await userEvent.keyboard('{ArrowDown}')
  vi.advanceTimersByTime(5_000)
  await expect.element(option('continue')).toBeChecked()
  await expect.element(place(1)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  vi.advanceTimersByTime(700)

  await expect.element(place(2)).toBeVisible()
})

test('a chosen answer can be left by hand, and changed later', async () => {
  stopClock()
  await show(<Quiz />)
  await option('stop').click()

  await button('Next question').click()
  await expect.element(place(2)).toBeVisible()
  await button('Previous question').click()
  await expect.element(option('stop')).toBeChecked()
  await answer('continue')

  await expect.element(place(2)).toBeVisible()
})

test('a quiz that is left goes on where it was, and takes no focus', async () => {
  stopClock()
  const left = await show(<Quiz keptFor={1} />)
  await answer('stop')
  await answer('start')
  await expect.element(place(3)).toBeVisible()
  await left.unmount()

  await show(<Quiz keptFor={1} />)

  await expect.element(place(3)).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await button('Previous question').click()
  await expect.element(option('start')).toBeChecked()
})

test('results stay over a reload and take no focus; practice begins the quiz anew', async () => {
  stopClock()
  const left = await show(<Quiz keptFor={2} />)
  for (const name of ['continue', 'end', 'stay']) await answer(name)
  await button('Submit Quiz').click()
  const results = page.getByRole('heading', { name: '2 out of 3 correct' })
  await expect.element(results).toHaveFocus()
  await left.unmount()

  const restored = await show(<Quiz keptFor={2} />)
  await expect.element(results).toBeVisible()
  await expect.element(page.getByText('end (your answer, not correct)')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await button('Practice Again').click()
  await restored.unmount()

  await show(<Quiz keptFor={2} />)
  await expect.element(place(1)).toBeVisible()
  await expect.element(option('continue')).not.toBeChecked()
})

test.each([
  ['a quiz', 'asking'],
  ['a result', 'results'],
])('%s of other questions is left aside', async (_what, phase) => {
  sessionStorage.setItem(
    'quiz/3',
    JSON.stringify({ asked: '[["Of before?","yes"]]', answers: [0, 0, 0], current: 2, phase }),
  )

  await show(<Quiz keptFor={3} />)

  await expect.element(place(1)).toBeVisible()
  await expect.element(option('stop')).not.toBeChecked()
})

test('after the last answer the quiz asks to be submitted', async () => {
  stopClock()
  await show(<Quiz />)
  await answer('continue')
  await answer('end')
  await expect.element(button('Submit Quiz')).not.toBeInTheDocument()

  await option('stay').click()
  await expect.element(button('Submit Quiz')).toBeVisible()
  vi.advanceTimersByTime(700)

  await expect.element(page.getByRole('heading', { name: 'Quiz Completed!' })).toHaveFocus()
  await expect
    .element(page.getByText('Click Submit to see your results.', { exact: false }))
    .toBeVisible()
})

async function finish(words?: string[]) {
  stopClock()
  await show(<Quiz {...(words && { words })} />)
  for (const name of ['continue', 'end', 'stay']) await answer(name)
  await expect.element(page.getByText('Quiz Completed!')).toBeVisible()
}

test('the results count, and mark the right and the wrong', async () => {
  await finish()

  await button('Submit Quiz').click()

  await expect.element(page.getByRole('heading', { name: '2 out of 3 correct' })).toHaveFocus()
  await expect
    .element(page.getByRole('progressbar', { name: 'Correct answers' }))
    .toHaveProperty('value', 2)
  const marks = page.getByRole('listitem').filter({ hasText: /\(.*(correct|answer)\)$/ })
  const marked = marks.elements().map(({ textContent }) => textContent)
  expect(marked).toEqual(
    expect.arrayContaining([
      'continue (your answer, correct)',
      'start (correct answer)',
      'end (your answer, not correct)',
      'stay (your answer, correct)',
    ]),
  )
})

test('the results say everything once', async () => {
  await finish(['begin'])

  await button('Submit Quiz').click()

  await expect.element(page.getByText('Which word means to begin?')).toBeVisible()
  const [missed] = page
    .getByRole('listitem')
    .filter({ hasText: 'Which word means to begin?' })
    .elements()
  expect(missed?.textContent).toContain('Practise the words of this lesson')
  expect(page.getByText('Which word means to begin?').elements()).toHaveLength(1)
  expect(page.getByText('end', { exact: true }).elements()).toHaveLength(1)
  const row = button('Practice Again').element().parentElement
  expect([...(row?.children ?? [])].map((one) => one.textContent)).toEqual([
    'Try this one again',
    'Practice Again',
    'Next Lesson',
    expect.stringContaining('Book a Live Session'),
  ])
})

test.each([
  ['begin', 1],
  ['mean', 1],
  ['art', 0],
  ['be', 0],
])(
  'a missed question leads to the words of the lesson that are in it: %s, %i',
  async (word, count) => {
    await finish([word])

    await button('Submit Quiz').click()

    await expect.element(button('Try this one again')).toBeVisible()
    expect(
      page.getByRole('link', { name: 'Practise the words of this lesson' }).elements(),
    ).toHaveLength(count)
  },
)

test.each(['resilient', 'stop', 'try', 'don’t', 'teacher'])(
  'a word is found in quotes, with an ending and with either apostrophe: %s',
  async (word) => {
    stopClock()
    const question = {
      question: "‘Resilient’, 'resilient', stopped, tries: which don't fit the teacher's text?",
      options: ['One', 'Two'],
      correctAnswer: 0,
    }
    await show(<Quiz questions={[question]} words={[word]} />)
    await answer('Two')

    await button('Submit Quiz').click()

    await expect.element(page.getByRole('link', { name: /^Practise the words/ })).toBeVisible()
  },
)

test('from the results a learner goes to practice, to the lessons or to a live session', async () => {
  await finish()
  await button('Submit Quiz').click()

  await expect
    .element(page.getByRole('link', { name: 'Next Lesson' }))
    .toHaveAttribute('href', '/courses/speak-fluently')
  await expect.element(page.getByRole('link', { name: 'Book a Live Session' })).toBeVisible()
  await button('Practice Again').click()

  expect(onPracticeAgain).toHaveBeenCalledOnce()
})

test('a double click on Submit Quiz leaves the focus on the result', async () => {
  await finish()

  await button('Submit Quiz').dblClick()

  await expect.element(page.getByRole('heading', { name: '2 out of 3 correct' })).toHaveFocus()
  expect(onPracticeAgain).not.toHaveBeenCalled()
  await button('Practice Again').click()
  expect(onPracticeAgain).toHaveBeenCalledOnce()
})

test('a lesson without questions says so', async () => {
  await show(
    <QuizStage
      questions={[]}
      quiz={newQuiz(0)}
      onChange={() => undefined}
      words={['rain']}
      practisePath="/practise"
      lessonsPath="/courses"
      onPracticeAgain={onPracticeAgain}
      keptFor={1}
    />,
  )

  await expect.element(page.getByText('This lesson has no quiz.')).toBeVisible()
})
