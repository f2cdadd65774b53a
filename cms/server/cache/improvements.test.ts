import { expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { createImprovements } from './improvements.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { packAnswer } from './packed-answer.ts'
import type { PublicAnswer } from './public-answer.ts'

const words = Array.from({ length: 4_000 }, (_none, index) => `word ${(index * 7919) % 997}`)
const answer: PublicAnswer = { status: 200, type: 'text/html', text: words.join(' '), tags: [] }

/** A page that is kept as it came, and rests that end when the test says so. */
function keptPage() {
  const answers = createKeptAnswers()
  const rests: (() => void)[] = []
  const rest = () => new Promise<void>((resolve) => rests.push(resolve))
  const improveLater = createImprovements({ answers, headersFor: () => ({}), rest })
  const identity = Buffer.from(words.join(' '))
  const kept = {
    packed: packAnswer(answer, { identity }, {}),
    tags: ['course:1'],
    read: async () => answer,
    asked: 0,
  }
  answers.keep('/', kept)
  improveLater('/', kept, answer)
  const bytes = () => answers.ask('/')?.br?.body.length ?? Number.POSITIVE_INFINITY
  return { answers, bytes, rests }
}

test('what is asked for is compressed well soon, and best after a rest', async () => {
  const { bytes, rests } = keptPage()
  const good = await vi.waitUntil(() => Number.isFinite(bytes()) && bytes(), 60_000)
  await eventually(() => expect(rests).toHaveLength(1))

  rests[0]?.()

  await eventually(() => expect(bytes()).toBeLessThan(good))
})

test('what was dropped meanwhile does not come back', async () => {
  const { answers, bytes, rests } = keptPage()
  await eventually(() => expect(rests).toHaveLength(1))
  bytes()
  bytes()
  answers.take(['course:1'])

  rests[0]?.()
  await new Promise(setImmediate)

  expect(answers.has('/')).toBe(false)
})
