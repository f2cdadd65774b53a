import { expect, test } from 'vitest'
import { tellReasons } from './tell-reasons.ts'

const message = 'Unable to update 3 out of 4 Lessons.'
const full = 'This course has 500 lessons.'
const blank = 'The following field is invalid: Title'
const errors = [full, blank, full].map((reason, id) => ({ id, message: reason }))

/** Sends a form as the studio does, and gives what its page reads. */
async function save(path: string, answer: Response) {
  const send = tellReasons(async () => answer)
  const read = await send(path, { method: 'PATCH', body: new FormData() })
  return { status: read.status, json: await read.json() }
}

test('of several documents that are changed at once each reason is told once', async () => {
  const answer = Response.json({ docs: [{}], errors, message }, { status: 400 })

  expect(await save('/studio/api/lessons?where[id][in][0]=4', answer)).toEqual({
    status: 400,
    json: { docs: [{}], errors, message: `${message} ${full} ${blank}` },
  })
})

test.each([
  ['of one document', '/studio/api/lessons/4', { errors, message }, 400],
  ['that all were stored', '/studio/api/lessons', { errors: [], message: 'Updated 4.' }, 200],
  ['without a sentence', '/studio/api/lessons', { errors: [{ message: 'No' }] }, 403],
  ['without a reason', '/studio/api/lessons', { errors: [], message }, 400],
])('an answer %s is as it was', async (_what, path, json, status) => {
  expect(await save(path, Response.json(json, { status }))).toEqual({ status, json })
})
