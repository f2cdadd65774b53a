import { expect, test } from 'vitest'
import { uniqueText } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Desk } from '../../contract/desk.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const readMessages = async () => {
  const { json } = await admin.send('GET', '/api/desk')
  return Desk.parse(json).piles.find(({ key }) => key === 'messages')
}

test('a message waits on the desk until it is answered', async () => {
  const subject = uniqueText('Waits')
  await visitor.send('POST', '/api/contact', {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Hello',
    subject,
  })

  const pile = await readMessages()
  const line = pile?.lines.find(({ title }) => title === subject)

  expect(pile?.heading).toBe('Messages to answer')
  expect(line).toMatchObject({ note: 'Ana · unread' })
  const path = line?.href?.replace('/studio/collections', '')
  await admin.studio('PATCH', `${path}`, { status: 'answered' })
  const titles = (await readMessages())?.lines.map(({ title }) => title) ?? []
  expect(titles).not.toContain(subject)
})

test('nobody reads the desk without signing in', async () => {
  expect((await visitor.send('GET', '/api/desk')).status).toBe(401)
})
