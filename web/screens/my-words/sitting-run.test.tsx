import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { emptyRow } from '../../../cms/exercises/rows-of-lesson.ts'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { deleted } from '../../../testing/component/passport-database.ts'
import { show } from '../../../testing/component/show.tsx'
import type { KeptWord } from '../../features/review/scheduling/kept-words.ts'
import { passport } from '../../passport/passport.ts'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { SittingRun } from './sitting-run.tsx'
import { TodaysSitting } from './todays-sitting.tsx'

/** A word of lesson 7, or of none, that is to be written. */
function keptWord(word: string, lessonId = 7): KeptWord {
  const row = { ...emptyRow, id: `${lessonId}:${word}`, word, translation: 'parola' }
  return { row, courseId: 1, lessonId, days: [], memory: null, rung: 'type' }
}

const scheduleOf = (word: KeptWord) => ({
  today: 20_000,
  words: [word],
  waiting: 1,
  sitting: [word],
})
const run = (word: KeptWord, answers: Record<string, unknown> = {}) =>
  show(
    <SpeechProvider>
      <SittingRun schedule={scheduleOf(word)} onLeave={() => {}} />
    </SpeechProvider>,
    { answers },
  )
const practice = {
  [apiPaths.lessonPractice(7)]: {
    lessonId: 7,
    courseId: 1,
    title: 'Trains',
    rows: [],
    others: [],
    facts: {},
    nearForms: ['confidence', 'curious'],
  },
}

async function write(text: string) {
  await page.getByRole('textbox').fill(text)
  await userEvent.keyboard('{Enter}')
}

const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const verdictsOf = async ({ row: { id } }: KeptWord) =>
  (await passport())
    .said()
    .words.get(id)
    ?.answers.map(({ verdict }) => verdict)

afterEach(async () => {
  vi.restoreAllMocks()
  await (await passport()).forget()
})

afterAll(deleted)

test('another English word is no slip: the lesson’s page knows which words are near', async () => {
  const word = keptWord('coincidence')
  await run(word, practice)

  await write('confidence')

  await expect.element(status('Not this one.')).toBeVisible()
  await expect.poll(() => verdictsOf(word)).toEqual(['wrong'])
})

test('a slip of the pen counts as right', async () => {
  const word = keptWord('coincidence')
  await run(word, practice)

  await write('coincidense')

  await expect.element(status('Right. Look at the spelling:')).toBeVisible()
  await expect.poll(() => verdictsOf(word)).toEqual(['slip'])
})

test.each([
  ['without a connection', keptWord('furious')],
  ['of a word that belongs to no lesson', keptWord('furious', 0)],
])('what may be another word is asked again and not counted, %s', async (_when, word) => {
  fakeServer(() => connectionLost())
  await run(word)

  await write('curious')
  await expect.element(status('Not this one.')).toBeVisible()
  await write('furious')

  await expect.element(status('Right.')).toBeVisible()
  await expect.poll(() => verdictsOf(word)).toEqual(['right'])
})

test('of many words it is told how many wait behind those of the sitting', async () => {
  const words = Array.from({ length: 100 }, (_none, index) => keptWord(`word${index}`))
  const schedule = { today: 20_000, words, waiting: 100, sitting: words.slice(0, 20) }

  await show(<TodaysSitting schedule={schedule} />)

  await expect.element(page.getByText('20 of 100 words to look at, about 5 minutes.')).toBeVisible()
})
