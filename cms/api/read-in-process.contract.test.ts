import { expect, test } from 'vitest'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { apiPaths } from '../contract/paths.ts'
import { visitor } from '../server/endpoints/caller.ts'
import { readInProcess } from './read-in-process.ts'

const payload = await sitePayload()
const caller = visitor(payload)

test('an address that was read before is read anew', async () => {
  const first = await readInProcess(apiPaths.course(1), caller)

  const again = await readInProcess(apiPaths.course(1), caller)

  expect(first).toMatchObject({ id: 1 })
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})

test('who asks for the same address is answered for themselves', async () => {
  const { docs } = await payload.find({ collection: 'admins', limit: 1, overrideAccess: true })
  const admins = docs.map((admin) => ({ ...admin, collection: 'admins' as const }))
  const callers = [caller, ...admins.map((admin) => ({ ...caller, admin })), caller]

  const answers: unknown[] = []
  for (const who of callers) answers.push(await readInProcess('/api/admin/me', who))

  expect(answers).toEqual([null, expect.objectContaining({ id: admins[0]?.id }), null])
})

test.each([
  ['what is not there', apiPaths.course(999_999)],
  ['a number that is none', '/api/courses/one'],
  ['the session check without a session', '/api/admin/me'],
])('null both times: %s', async (_what, address) => {
  expect([await readInProcess(address, caller), await readInProcess(address, caller)]).toEqual([
    null,
    null,
  ])
})

test('what is no read of the contract is an error', async () => {
  await expect(readInProcess('/api/nothing', caller)).rejects.toThrow('not something that can be')
})

test('a query that is refused is refused each time', async () => {
  const address = '/api/courses/1/lessons?limit=none'

  for (let time = 0; time < 2; time++) {
    await expect(readInProcess(address, caller)).rejects.toMatchObject({ status: 400 })
  }
})
