import { describe, expect, test } from 'vitest'
import { buildExercise, trash, uniqueText } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Worksheet } from '../../contract/worksheet.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const rows = [
  { word: 'deadline', translation: 'scadenza', example: 'The deadline is on Friday.' },
  { word: 'budget', meaning: 'A "plan"\nfor money.' },
]

const waysOut = (address: string) => [
  apiPaths.exerciseWorksheet(address),
  apiPaths.exerciseWords(address),
  pagePaths.exerciseWorksheet(address),
]

test('an exercise on paper has its words, and leads back to its page', async () => {
  const { address, title } = await buildExercise(admin, { rows })

  const { json } = await visitor.send('GET', apiPaths.exerciseWorksheet(address))

  expect(Worksheet.strict().parse(json)).toMatchObject({
    kind: 'exercise',
    place: '',
    title,
    path: pagePaths.exercise(address),
    words: [{ word: 'deadline', translation: 'scadenza' }, { word: 'budget' }],
  })
})

test('the words of an exercise come as a file for Anki under its own ids', async () => {
  const exercise = await buildExercise(admin, { title: 'Words of “Tuesday”', rows })

  const { headers, text } = await visitor.send('GET', apiPaths.exerciseWords(exercise.address))

  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="words-of-tuesday-words.txt"',
  )
  expect(text).toContain(`"e${exercise.id}:deadline"`)
  expect(text).toContain('A ""plan""<br>for money.')
  expect(text).toContain('"Words of “Tuesday”"')
})

test('a change of the exercise is in the next file', async () => {
  const { id, address } = await buildExercise(admin, { rows })
  await visitor.send('GET', apiPaths.exerciseWords(address))

  await admin.studio('PATCH', `/exercises/${id}`, { rows: [{ word: 'invoice' }] })

  expect((await visitor.send('GET', apiPaths.exerciseWords(address))).text).toContain('invoice')
})

describe.each(['a draft', 'in the trash'])('where an exercise is %s', (state) => {
  test('none of its files is given out', async () => {
    const secret = uniqueText('not yet')
    const address = `not-yet-${secret.slice(-8)}`
    const isDraft = state === 'a draft'
    const fields = { address, rows: [{ word: secret }], ...(isDraft && { _status: 'draft' }) }
    const { id } = await buildExercise(admin, fields)
    if (!isDraft) await trash(admin, 'exercises', id)

    const answers = await Promise.all(waysOut(address).map((path) => visitor.send('GET', path)))

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(answers.map(({ text }) => text.includes(secret))).toEqual([false, false, false])
  })
})
