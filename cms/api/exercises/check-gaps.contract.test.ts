import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { GapReport } from '../../contract/gap-report.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const adverbs = ['slowly', 'softly', 'badly'].map((word) => ({
  word,
  meaning: `Adverb: how something is done, ${word.slice(0, 3)}`,
  example: '',
}))
const deadline = {
  word: 'deadline',
  meaning: 'The last day for a piece of work.',
  example: 'The deadline for the first draft is Friday.',
}

test('words without a gap are told with the reason, in the order of the form', async () => {
  const words = [...adverbs, deadline, { word: ' ', meaning: '', example: '' }]

  const { status, json } = await admin.send('POST', tutorApiPaths.gaps, { words })

  expect(status).toBe(200)
  expect(GapReport.strict().parse(json)).toEqual({
    words: 4,
    gaps: 1,
    refused: adverbs.map(({ word }) => ({ word, reason: 'There is no example sentence.' })),
  })
})

test('words of the course’s other lessons stand in where the form has too few', async () => {
  const { id: course } = await buildCourse(admin)
  const vocabulary = adverbs.map(({ word, meaning: definition }) => ({ word, definition }))
  const other = await buildLesson(admin, { course, vocabulary })
  const gapsOf = async (place: object) => {
    const { json } = await admin.send('POST', tutorApiPaths.gaps, { words: [deadline], ...place })
    return GapReport.parse(json).gaps
  }

  expect(await gapsOf({})).toBe(0)
  expect(await gapsOf({ courseId: course })).toBe(1)
  expect(await gapsOf({ courseId: course, lessonId: other.id })).toBe(0)
})

test('no words, no gaps', async () => {
  const { json } = await admin.send('POST', tutorApiPaths.gaps, { words: [] })

  expect(json).toEqual({ words: 0, gaps: 0, refused: [] })
})

test('how much of each kind there is to do is told on demand', async () => {
  const words = [...adverbs, { ...deadline, spokenExample: 'It is on Friday.' }]

  const { json } = await admin.send('POST', tutorApiPaths.gaps, { words, countsKinds: true })

  const { kinds = [] } = GapReport.parse(json)
  expect(kinds.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    ...['list 4', 'flashcards 4', 'matching 1', 'choice 1', 'gap 1', 'spoken-gap 0'],
    ...['dictation 1', 'order 1', 'translate 0', 'say 4'],
  ])
})

test('what is no list of words is refused', async () => {
  const { status } = await admin.send('POST', tutorApiPaths.gaps, {
    words: [{ word: 'x'.repeat(501) }],
  })

  expect(status).toBe(400)
})

test('a visitor is told nothing', async () => {
  const { status } = await visitor.send('POST', tutorApiPaths.gaps, { words: [deadline] })

  expect(status).toBe(401)
})
