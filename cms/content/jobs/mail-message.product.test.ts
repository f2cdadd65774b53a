import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { queryDatabase } from '../../../testing/databases.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import { type RunningProduct, startProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { freePort } from '../../postgres/free-port.ts'

const mailLimit = { timeout: 240_000, interval: 200 }
let smtpPort: number
let product: RunningProduct
let replica: RunningProduct
let server: Awaited<ReturnType<typeof startMailServer>> | undefined

beforeAll(async () => {
  smtpPort = await freePort()
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CONTACT_LIMIT: '8' }
  product = await startSeededProduct({ env })
  replica = await startProduct({ dataDir: product.dataDir, env })
})

afterAll(async () => {
  await replica?.stop()
  await product?.remove()
  await server?.close()
})

const send = (to: RunningProduct, change: Record<string, string>) =>
  contractClient(to.url).send('POST', '/api/contact', {
    name: 'Ana',
    email: 'ana@example.com',
    message: 'Hello!',
    ...change,
  })

/** As if the time until the next try had passed. */
const hurry = () =>
  queryDatabase(product.dataDir, 'update payload_jobs set wait_until = now() where not processing')

const subjects = () =>
  (server?.mails ?? []).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()).toSorted()

test('a message is kept while the mail server is down, and mailed when it is back', async () => {
  const { status } = await send(product, {
    name: 'Ana\r\nBcc: all@example.com',
    subject: 'First',
    message: 'One\n.\nTwo',
  })
  const failedJobs = 'select * from payload_jobs where total_tried > 0 and not processing'
  await vi.waitFor(
    async () => expect(await queryDatabase(product.dataDir, failedJobs)).toHaveLength(1),
    mailLimit,
  )
  const unsent = await queryDatabase(product.dataDir, 'select mailed_at from contact_messages')
  server = await startMailServer(smtpPort)
  await hurry()
  await vi.waitFor(() => expect(server?.mails).toHaveLength(1), mailLimit)

  expect(status).toBe(200)
  expect(unsent).toEqual([{ mailed_at: null }])
  const [mail] = server.mails
  expect(mail?.to).toEqual(['hello@clearlyspoken.example.com'])
  expect(mail?.text).toMatch(/^Reply-To: .*<ana@example\.com>\r$/m)
  expect(mail?.text).toMatch(/^Subject: First \(Ana Bcc: all@example\.com\)\r$/m)
  expect(mail?.text).not.toMatch(/^Bcc:/m)
  expect(mail?.text).toContain('One\r\n.\r\nTwo')
})

test('with two replicas each message is mailed once, and a robot’s never', async () => {
  await Promise.all([
    ...['a', 'b', 'c'].map((subject) => send(product, { subject })),
    ...['d', 'e', 'f'].map((subject) => send(replica, { subject })),
    send(replica, { subject: 'robot', website: 'https://spam.example' }),
  ])
  const unsent = 'select id from contact_messages where mailed_at is null'
  await vi.waitFor(
    async () => expect(await queryDatabase(product.dataDir, unsent)).toHaveLength(0),
    mailLimit,
  )
  const left = 'select id from payload_jobs where task_slug = $$mail-message$$'
  await vi.waitFor(
    async () => expect(await queryDatabase(product.dataDir, left)).toHaveLength(0),
    mailLimit,
  )

  const expected = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `${letter} (Ana)`)
  expect(subjects()).toEqual(['First (Ana Bcc: all@example.com)', ...expected])
})

test('more messages than CONTACT_LIMIT from one address are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(replica, {})))
  const form = await contractClient(replica.url).send('POST', '/api/contact', 'name=Ana+Petrova', {
    'content-type': 'application/x-www-form-urlencoded',
  })

  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(form.status).toBe(429)
  expect(form.text).toContain('value="Ana Petrova"')
})
