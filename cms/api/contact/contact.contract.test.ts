import { expect, test } from 'vitest'
import { z } from 'zod'
import { uniqueText } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { ErrorAnswer, MessageAnswer } from '../../contract/answers.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const Messages = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

const buildMessage = (fields = {}) => ({
  name: 'Anna Ångström',
  email: 'anna@example.com',
  subject: uniqueText('Lessons'),
  message: 'Hello!\nCan I have a free trial? 🙂',
  ...fields,
})

async function findStored(subject: string) {
  const { json } = await admin.studio(
    'GET',
    `/contact-messages?where[subject][equals]=${encodeURIComponent(subject)}`,
  )
  return Messages.parse(json).docs
}

test('an acknowledged message is stored as it was written', async () => {
  const message = buildMessage()

  const { status, json } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(200)
  expect(MessageAnswer.strict().parse(json)).toEqual({ message: 'Message sent successfully' })
  expect(await findStored(message.subject)).toMatchObject([{ ...message, status: 'unread' }])
})

test('a picture among the letters counts as two characters, as where it is stored', async () => {
  const subject = 'a'.repeat(190) + '🙂'.repeat(10)

  const { status, json } = await visitor.send('POST', '/api/contact', buildMessage({ subject }))

  expect(status).toBe(400)
  expect(json).toMatchObject({ message: 'subject: This must have at most 200 characters.' })
})

test('a line break counts as one character, however it is sent', async () => {
  const typed = `Hello!\n${'\n'.repeat(4_000)}${'a'.repeat(5_993)}`
  const message = buildMessage({ message: typed.replaceAll('\n', '\r\n') })

  const { status } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(200)
  expect(await findStored(message.subject)).toMatchObject([{ message: typed }])
})

test('a message from an address that Payload itself would refuse is stored, and can be read', async () => {
  const message = buildMessage({ email: 'anna@xn--e1afmkfd.xn--p1ai' })

  const { status } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(200)
  const [stored] = await findStored(message.subject)
  expect(stored).toMatchObject(message)
  const read = await admin.studio('PATCH', `/contact-messages/${stored?.id}`, { status: 'read' })
  expect(read.status).toBe(200)
})

test('the subject may be missing', async () => {
  const { subject, ...message } = buildMessage({ name: uniqueText('Bob') })

  const { status } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(200)
  expect(subject).not.toBe('')
})

test('who fills in the hidden field is thanked, and nothing is stored', async () => {
  const message = buildMessage({ website: 'https://spam.example' })

  const { status, json } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(200)
  expect(json).toEqual({ message: 'Message sent successfully' })
  expect(await findStored(message.subject)).toEqual([])
})

test('a person leaves the hidden field empty', async () => {
  const message = buildMessage({ website: '' })

  await visitor.send('POST', '/api/contact', message)

  expect(await findStored(message.subject)).toHaveLength(1)
})

test.each([
  ['name', 'a'.repeat(200)],
  ['email', `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.com`],
  ['subject', 'a'.repeat(200)],
  ['message', 'a'.repeat(10_000)],
])('%s may be as long as the limit', async (field, value) => {
  const { status, text } = await visitor.send(
    'POST',
    '/api/contact',
    buildMessage({ [field]: value }),
  )

  expect({ status, text }).toMatchObject({ status: 200 })
})

test.each([
  ['name', 'a'.repeat(201)],
  ['name', ''],
  ['name', ' \t\n '],
  ['name', '\u00a0\u2003'],
  ['email', ''],
  ['email', 'anna'],
  ['email', 'anna@'],
  ['email', 'anna@example.com, bob@example.com'],
  ['email', 'anna@example.com\r\nBcc: bob@example.com'],
  ['email', `${'a'.repeat(250)}@example.com`],
  ['subject', 'a'.repeat(201)],
  ['message', ''],
  ['message', '   \r\n'],
  ['message', 'a'.repeat(10_001)],
])('%s is refused by its name when it is %j', async (field, value) => {
  const message = buildMessage({ [field]: value })

  const { status, json } = await visitor.send('POST', '/api/contact', message)

  expect(status).toBe(400)
  expect(ErrorAnswer.strict().parse(json).errors?.[0]?.path).toBe(field)
})

test('a visitor sets nothing but the four fields', async () => {
  const message = buildMessage()
  const sent = { ...message, id: 1, status: 'answered', createdAt: '2001-01-01T00:00:00.000Z' }

  await visitor.send('POST', '/api/contact', sent)

  const [stored] = await findStored(message.subject)
  expect(stored).toMatchObject({ status: 'unread', name: message.name })
  expect(stored?.createdAt).not.toBe(sent.createdAt)
})

test('what a visitor wrote cannot be changed in the studio', async () => {
  const message = buildMessage()
  await visitor.send('POST', '/api/contact', message)
  const [stored] = await findStored(message.subject)

  await admin.studio('PATCH', `/contact-messages/${stored?.id}`, { name: 'Bob', status: 'read' })

  expect(await findStored(message.subject)).toMatchObject([{ name: message.name, status: 'read' }])
})
