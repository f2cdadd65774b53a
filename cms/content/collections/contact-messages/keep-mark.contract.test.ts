import { expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'
import { studioPaths } from '../../../contract/studio-paths.ts'

const payload = await sitePayload()
const admin = await signedIn(site.url)

type Status = 'unread' | 'read' | 'answered'

const newMessage = (status: Status) =>
  payload.create({
    collection: 'contact-messages',
    data: { name: 'Ana', email: 'ana@example.com', message: 'Hello', status },
  })

const Answer = z.object({ doc: z.object({ status: z.string() }) })

async function statusAfter(path: string): Promise<string> {
  const { json } = await admin.send('PATCH', path, { status: 'read' })
  return Answer.parse(json).doc.status
}

test.each([
  ['unread', 'read'],
  ['read', 'read'],
  ['answered', 'answered'],
] as const)('a message that is %s is %s once it is opened', async (stored, after) => {
  const { id } = await newMessage(stored)

  expect(await statusAfter(studioPaths.openedMessage(id))).toBe(after)
  expect(await payload.findByID({ collection: 'contact-messages', id })).toMatchObject({
    status: after,
  })
  await payload.delete({ collection: 'contact-messages', id })
})

test('the tutor’s own mark counts, whatever the message is marked as', async () => {
  const { id } = await newMessage('answered')

  expect(await statusAfter(studioPaths.message(id))).toBe('read')
  await payload.delete({ collection: 'contact-messages', id })
})
