import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

/** As Next's handler, which answers everything with one status. */
function handlerWith(statusCode: number) {
  const asked: string[] = []
  const handle = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    asked.push(url)
    response.statusCode = statusCode
    response.end('A page')
  }
  return { asked, handle }
}

test('one page and one answer of the REST are asked for, without anybody outside', async () => {
  const { asked, handle } = handlerWith(200)

  await warmUp(handle)

  expect(asked).toEqual(['/studio/login', '/studio/api/access'])
})

test('a studio that cannot answer is told of', async () => {
  const { handle } = handlerWith(500)

  await expect(warmUp(handle)).rejects.toThrow('The studio answered 500 at /studio/login.')
})
