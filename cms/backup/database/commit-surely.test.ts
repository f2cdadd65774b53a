import pg from 'pg'
import { expect, test } from 'vitest'
import { commitSurely } from './commit-surely.ts'

test('where the connection is lost before the COMMIT is sent, it is surely not done', async () => {
  const client = new pg.Client()
  await client.end()

  const committed = await commitSurely(client, 'postgres://127.0.0.1:9/nowhere')

  expect(committed).toEqual({ isDone: false, error: expect.any(Error) })
})
