import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { queryDatabase } from '../../../testing/databases.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { MessageReplies } from '../../contract/message-answers.ts'
import { freePort } from '../../postgres/free-port.ts'

const mailLimit = { timeout: 240_000, interval: 200 }
let smtpPort: number
let product: RunningProduct
let admin: Awaited<ReturnType<typeof signedIn>>
let server: Awaited<ReturnType<typeof startMailServer>> | undefined

beforeAll(async () => {
  smtpPort = await freePort()
  product = await startSeededProduct({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } })
  admin = await signedIn(product.url)
})

afterAll(async () => {
  await product?.remove()
  await server?.close()
})

async function newMessage(name: string): Promise<number> {
  const message = { name, email: 'ana@example.com', subject: 'Prices?\r\nBcc: all@example.com' }
  await contractClient(product.url).send('POST', '/api/contact', { ...message, message: 'Hello!' })
  const [row] = await queryDatabase(
    product.dataDir,
    'select id from contact_messages order by id desc limit 1',
  )
  return Number(row?.id)
}

/** As if the time until the next try had passed. */
const hurry = () =>
  queryDatabase(product.dataDir, 'update payload_jobs set wait_until = now() where not processing')

const answersOf = async (id: number) => {
  const { json } = await admin.send('GET', `/api/messages/${id}/answers`)
  return MessageReplies.parse(json).answers
}

const statusOf = async (id: number) =>
  (await queryDatabase(product.dataDir, `select status from contact_messages where id = ${id}`))[0]
    ?.status

const mailsTo = (address: string) =>
  (server?.mails ?? []).filter(({ to }) => to.includes(address)).map(({ text }) => text)

test('an answer is kept while the mail server is down, and the message counts as answered once it is taken', async () => {
  const id = await newMessage('Ana')
  const answer = { key: 'first-answer', text: 'Forty euros.\n.\nBcc: all@example.com' }

  const sent = await Promise.all([
    admin.send('POST', `/api/messages/${id}/answers`, answer),
    admin.send('POST', `/api/messages/${id}/answers`, answer), // a double click
  ])
  await vi.waitFor(
    async () => expect((await answersOf(id))[0]?.problem).toMatch(/ECONNREFUSED/),
    mailLimit,
  )
  const before = await statusOf(id)
  server = await startMailServer(smtpPort)
  await hurry()
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('answered'), mailLimit)

  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  expect(before).not.toBe('answered')
  const [kept, ...others] = await answersOf(id)
  expect(others).toEqual([])
  expect(kept).toMatchObject({ text: answer.text, problem: '' })
  expect(kept?.sentAt).not.toBeNull()
  const [mail, ...more] = mailsTo('ana@example.com')
  expect(more).toEqual([])
  expect(mail).toMatch(/^Reply-To: .*<hello@clearlyspoken\.example\.com>\r$/m)
  expect(mail).toMatch(/^Subject: Re: Prices\? Bcc: all@example\.com\r$/m)
  const [headers] = mail?.split('\r\n\r\n') ?? []
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(mail).toContain('> Hello!')
})

test('an answer that is sent again after it was mailed is not mailed twice', async () => {
  const id = await newMessage('Bea')
  const answer = { key: 'only-once-1', text: 'Yes.' }
  const send = () => admin.send('POST', `/api/messages/${id}/answers`, answer)
  await send()
  await vi.waitFor(async () => expect(await statusOf(id)).toBe('answered'), mailLimit)
  const before = mailsTo('ana@example.com').length

  const again = await send()

  expect(again.status).toBe(201)
  const waiting = 'select id from payload_jobs where task_slug = $$mail-answer$$'
  expect(await queryDatabase(product.dataDir, waiting)).toEqual([])
  expect(mailsTo('ana@example.com')).toHaveLength(before)
})

test('a message that is deleted takes its answers with it', async () => {
  const id = await newMessage('Cleo')
  await admin.send('POST', `/api/messages/${id}/answers`, { key: 'goes-as-well', text: 'Hi.' })

  await untilStudioAnswers(admin)
  const { status } = await admin.studio('DELETE', `/contact-messages/${id}`)

  expect(status).toBe(200)
  const left = `select id from message_answers where key like '${id}:%'`
  expect(await queryDatabase(product.dataDir, left)).toEqual([])
})
