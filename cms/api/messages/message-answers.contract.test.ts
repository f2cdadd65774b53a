import { expect, test } from 'vitest'
import { uniqueText } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Desk } from '../../contract/desk.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const answer = { key: 'an-answer', text: 'Yes.' }

async function newMessage(): Promise<string> {
  const subject = uniqueText('Answered')
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello', subject }
  await visitor.send('POST', '/api/contact', message)
  const { json } = await admin.send('GET', '/api/desk')
  const lines = Desk.parse(json).piles.flatMap((pile) => pile.lines)
  return (
    lines
      .find(({ title }) => title === subject)
      ?.href?.split('/')
      .at(-1) ?? ''
  )
}

test('without a mail server an answer is refused with the way to answer', async () => {
  const id = await newMessage()

  const { status, text } = await admin.send('POST', `/api/messages/${id}/answers`, answer)

  expect(status).toBe(409)
  expect(text).toContain('Reply from your e-mail app instead')
  expect((await admin.send('GET', `/api/messages/${id}/answers`)).json).toEqual({ answers: [] })
})

test('visitors neither read answers nor write them', async () => {
  const id = await newMessage()

  expect((await visitor.send('GET', `/api/messages/${id}/answers`)).status).toBe(401)
  expect((await visitor.send('POST', `/api/messages/${id}/answers`, answer)).status).toBe(401)
})

test('an answer without a word is refused, and so is one to a message that is not there', async () => {
  const id = await newMessage()
  const empty = { ...answer, text: '  ' }

  expect((await admin.send('POST', `/api/messages/${id}/answers`, empty)).status).toBe(400)
  expect((await admin.send('POST', '/api/messages/99999999/answers', answer)).status).toBe(404)
})
