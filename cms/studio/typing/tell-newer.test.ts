import { expect, test } from 'vitest'
import { newerSaveHeader } from '../../contract/save-number.ts'
import type { OpenForm } from './open-forms.ts'
import type { Refusals } from './refusals.ts'
import { notSaved, notThere, tellNewer } from './tell-newer.ts'

const lesson = '/studio/api/lessons/7'
const byItself = `${lesson}?draft=true&autosave=true`

/** A studio with one lesson open, on a line that answers as it is told to. */
function openLesson(answer: () => Response) {
  const sent: string[] = []
  let isNewer = false
  let told: Refusals | undefined
  const form: OpenForm = {
    name: 'lessons 7',
    number: 1,
    isClosed: false,
    getFields: () => ({}),
    getData: () => ({}),
    setModified: () => undefined,
    setProcessing: () => undefined,
    isStopped: () => isNewer,
    onNewer() {
      isNewer = true
    },
    onLost: () => undefined,
    onAnswered(refused) {
      told = refused
    },
    refusalsFor: () => ({}),
  }
  const send = tellNewer(
    async (input) => {
      sent.push(String(input))
      return answer()
    },
    ({ name }) => (name === form.name ? form : undefined),
  )
  const save = (path: string) => send(path, { method: 'PATCH', body: new FormData() })
  return { save, sent, isTold: form.isStopped, refusals: () => told }
}

const refused = () =>
  Response.json(
    { errors: [{ message: 'Somebody' }] },
    { status: 409, headers: { [newerSaveHeader]: 'true' } },
  )

test('what saves itself is refused in no words, the form is told, and nothing more is sent', async () => {
  const { save, sent, isTold } = openLesson(refused)

  const answers = [await save(byItself), await save(byItself)]

  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect(await answers[0]?.json()).toEqual({ errors: [] })
  expect(isTold()).toBe(true)
  expect(sent).toEqual([byItself])
})

test('what is saved by hand is sent all the same, and its refusal points to the choice', async () => {
  const { save, sent } = openLesson(refused)
  await save(byItself)

  const answer = await save(lesson)

  expect(await answer.json()).toEqual({ errors: [{ message: notSaved }] })
  expect(sent).toEqual([byItself, lesson])
})

test.each([
  ['a save that is stored', lesson, () => Response.json({})],
  ['another refusal', lesson, () => Response.json({}, { status: 409 })],
  ['another document', '/studio/api/lessons/8', refused],
])('%s tells the form nothing', async (_what, path, answer) => {
  const { save, isTold } = openLesson(answer)

  await save(path)

  expect(isTold()).toBe(false)
})

test.each([
  ['a field that was refused', [{ data: { errors: [{ path: 'name', message: 'Too long' }] } }]],
  [
    'a refusal without fields beside it',
    [{ message: 'Somebody' }, { data: { errors: [{ path: 'name', message: 'Too long' }] } }],
  ],
])('%s is told the form, and Payload reads the answer all the same', async (_what, errors) => {
  const { save, refusals } = openLesson(() => Response.json({ errors }, { status: 400 }))

  const answer = await save(lesson)

  expect(refusals()).toEqual({ name: 'Too long' })
  expect(await answer.json()).toEqual({ errors })
})

test.each([
  ['a save that is stored', () => Response.json({ doc: {} })],
  ['a refusal that is no JSON', () => new Response('Bad gateway', { status: 502 })],
  ['a refusal of another shape', () => Response.json(null, { status: 500 })],
])('%s refuses no field', async (_what, answer) => {
  const { save, refusals } = openLesson(answer)

  await save(lesson)

  expect(refusals()).toEqual({})
})

test('a save of what was deleted meanwhile is told in words', async () => {
  const { save } = openLesson(() =>
    Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
  )

  const answer = await save(byItself)

  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ errors: [{ message: notThere }] })
})
