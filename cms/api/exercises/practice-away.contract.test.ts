import { setImmediate as unhandledAreTold } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { visitor } from '../../server/endpoints/caller.ts'
import { noExchange } from '../endpoint.ts'
import { readPractice } from './practice.ts'

const caller = visitor(await sitePayload())
const unhandled: unknown[] = []
const keepUnhandled = (reason: unknown) => unhandled.push(reason)
process.on('unhandledRejection', keepUnhandled)
afterAll(() => void process.off('unhandledRejection', keepUnhandled))

const away = () => Promise.reject(new Error('The database is away.'))

test('where the database goes between two questions, each failure is heard of', async () => {
  const reader = { ...caller.reader, clips: away, courseWords: away }
  const asked = { params: { lessonId: '3' }, query: {}, body: undefined }

  const reading = readPractice.handle(asked, { ...caller, reader }, noExchange)

  await expect(reading).rejects.toThrow('The database is away.')
  await unhandledAreTold()
  expect(unhandled).toEqual([])
})
