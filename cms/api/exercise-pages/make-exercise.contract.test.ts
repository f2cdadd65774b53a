import { expect, test } from 'vitest'
import { uniqueText } from '../../../testing/build-content.ts'
import { buildStudent } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Exercise } from '../../contract/exercise.ts'
import { MadeExercise, PasteAnswer } from '../../contract/exercise-making.ts'
import { exerciseLimits } from '../../contract/limits.ts'
import { apiPaths } from '../../contract/paths.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const read = async (paste: object) =>
  PasteAnswer.strict().parse((await admin.send('POST', tutorApiPaths.pasteReading, paste)).json)

test('a pasted list comes back as rows', async () => {
  const { rows, unread } = await read({ text: 'deadline – scadenza\nbudget – bilancio' })

  expect(rows).toMatchObject([
    { word: 'deadline', translation: 'scadenza', alsoRight: '' },
    { word: 'budget', translation: 'bilancio' },
  ])
  expect(unread).toEqual([])
})

test('an old page gives its words back, as a file or pasted like a list', async () => {
  const html = '<!doctype html><dl><dt>budget</dt><dd>A plan for money.</dd></dl>'

  for (const paste of [{ html }, { text: html }]) {
    expect((await read(paste)).rows).toMatchObject([
      { word: 'budget', meaning: 'A plan for money.' },
    ])
  }
})

test('five hundred rows are two hundred, and the others are told as they stood', async () => {
  const lines = Array.from({ length: 500 }, (_none, index) => `word${index}\tparola ${index}`)

  const { rows, unread } = await read({ text: lines.join('\n') })

  expect(rows).toHaveLength(200)
  expect(unread).toEqual(lines.slice(200))
})

test('a list that is too long is refused with a sentence', async () => {
  const text = 'x'.repeat(exerciseLimits.paste + 1)

  const { status } = await admin.send('POST', tutorApiPaths.pasteReading, { text })

  expect(status).toBe(400)
})

test('an exercise is published by one call, and opens for a visitor', async () => {
  const exercise = {
    title: 'Words of Monday',
    kinds: ['gap'],
    learnerLanguage: 'it',
    madeFor: 'Giulia',
    rows: [{ word: 'deadline', translation: 'scadenza', alsoRight: 'due date; cut-off' }],
  }

  const { status, json } = await admin.send('POST', apiPaths.exercises, exercise)

  expect(status).toBe(201)
  const { address } = MadeExercise.strict().parse(json)
  const shown = await visitor.send('GET', apiPaths.exercise(address))
  expect(Exercise.parse(shown.json)).toMatchObject({
    title: 'Words of Monday',
    kinds: ['gap'],
    learnerLanguage: 'it',
    rows: [{ word: 'deadline', alsoRight: ['due date', 'cut-off'] }],
  })
})

test('it is given to the student who was chosen', async () => {
  const { id: student } = await buildStudent(admin)
  const exercise = { title: 'Words of Tuesday', rows: [{ word: 'deadline' }], student }

  const { json } = await admin.send('POST', apiPaths.exercises, exercise)

  const { id } = MadeExercise.parse(json)
  const given = await admin.studio('GET', `/students/${student}?depth=0`)
  expect(given.json).toMatchObject({ exercises: [id] })
})

test('sent again because no answer came, it is one exercise and is given once', async () => {
  const { id: student } = await buildStudent(admin)
  const exercise = {
    title: uniqueText('Words of Wednesday'),
    kinds: ['gap', 'choice'],
    learnerLanguage: 'it',
    madeFor: 'Giulia',
    rows: [{ word: 'deadline', example: 'The deadline is near.' }, { word: 'budget' }],
    student,
  }
  const send = async (change = {}) => {
    const { json } = await admin.send('POST', apiPaths.exercises, { ...exercise, ...change })
    return MadeExercise.parse(json)
  }

  const [first, atOnce] = await Promise.all([send(), send()])
  const again = await send()
  const other = await send({ rows: [{ word: 'budget' }] })

  expect([atOnce, again]).toEqual([first, first])
  expect(other.id).not.toBe(first.id)
  const { json } = await admin.studio('GET', `/students/${student}?depth=0`)
  expect(json).toMatchObject({ exercises: [first.id, other.id] })
})

test('one that was put into the trash is made anew', async () => {
  const exercise = { title: uniqueText('Words of Thursday'), rows: [{ word: 'deadline' }] }
  const send = async () =>
    MadeExercise.parse((await admin.send('POST', apiPaths.exercises, exercise)).json)
  const first = await send()
  await admin.studio('PATCH', `/exercises/${first.id}`, { deletedAt: new Date().toISOString() })

  const second = await send()

  expect(second.id).not.toBe(first.id)
})

test('for a student who is gone nothing is published', async () => {
  const { id: student } = await buildStudent(admin)
  await admin.studio('DELETE', `/students/${student}`)
  const title = uniqueText('Words for nobody')

  const { status } = await admin.send('POST', apiPaths.exercises, {
    title,
    rows: [{ word: 'deadline' }],
    student,
  })

  expect(status).toBe(400)
  expect((await admin.studio('GET', '/exercises?depth=0')).text).not.toContain(title)
})

test.each([
  ['no words', { title: 'Empty', rows: [] }],
  ['no title', { title: ' ', rows: [{ word: 'odd' }] }],
  ['a word that is missing', { title: 'Words', rows: [{ translation: 'strano' }] }],
  ['a cell that is too long', { title: 'Words', rows: [{ word: 'x'.repeat(301) }] }],
  ['a kind that there is not', { title: 'Words', rows: [{ word: 'odd' }], kinds: ['magic'] }],
  [
    'too many words',
    { title: 'Words', rows: Array.from({ length: 201 }, (_none, at) => ({ word: `w${at}` })) },
  ],
])('an exercise with %s is refused', async (_what, exercise) => {
  expect((await admin.send('POST', apiPaths.exercises, exercise)).status).toBe(400)
})
