import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { endpoint, noExchange } from './endpoint.ts'

const caller: Caller = Object.create(null)

test('an answer loses whatever its schema does not name, however deep it stands', async () => {
  const stored = { id: 1, hash: 'secret', course: { id: 2, salt: 'secret' } }
  const read = endpoint({
    method: 'get',
    path: '/api/words',
    access: 'everyone',
    answer: z.object({ id: z.number(), course: z.object({ id: z.number() }) }),
    run: async () => stored,
  })

  const answer = await read.handle({ params: {}, query: {}, body: undefined }, caller, noExchange)

  expect(answer).toEqual({ id: 1, course: { id: 2 } })
})
