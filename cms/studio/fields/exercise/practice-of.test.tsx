import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../../testing/component/fake-server.ts'
import { readFormExercise } from './form-exercise.ts'
import { PracticeOf } from './practice-of.tsx'

const exercise = readFormExercise({
  rows: [{ word: 'deadline', meaning: null }, { word: ' ' }],
  kinds: ['matching'],
})

/** A server that can make nothing of the words but cards. */
const answering = () =>
  fakeServer(() =>
    Response.json({
      words: 1,
      gaps: 0,
      refused: [{ word: 'deadline', reason: 'There is no example sentence.' }],
      kinds: [
        { kind: 'flashcards', count: 1 },
        { kind: 'matching', count: 0 },
      ],
    }),
  )

test('an exercise of whose kinds none is possible says that there is nothing to do', async () => {
  const sent = answering()

  await render(<PracticeOf exercise={exercise} />)

  await expect.element(page.getByRole('status')).toHaveTextContent(/nothing to do/)
  await expect
    .element(page.getByText('Not possible with these words: Match the pairs.'))
    .toBeVisible()
  expect(sent.map(({ body }) => body)).toMatchObject([
    { words: [{ word: 'deadline', meaning: '' }], countsKinds: true },
  ])
})

test('where no kind is chosen all that is possible is told, and why a word has no gap', async () => {
  answering()

  await render(<PracticeOf exercise={{ ...exercise, kinds: [] }} />)

  await expect.element(page.getByText('Flashcards: 1 question')).toBeVisible()
  await page.getByText('Words without a gap, and why').click()
  await expect.element(page.getByText('There is no example sentence.')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('without words nothing is asked', async () => {
  const sent = answering()

  await render(<PracticeOf exercise={readFormExercise({ rows: 0, kinds: null })} />)

  await expect.element(page.getByText(/There are no words yet/)).toBeVisible()
  expect(sent).toEqual([])
})
