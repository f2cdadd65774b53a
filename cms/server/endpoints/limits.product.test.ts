import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { uniqueName } from '../../../testing/build-admin.ts'
import { buildStudent, linkOf } from '../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { seededDatabase } from '../../../testing/databases.ts'
import { type RunningProduct, startProduct, testAdmin } from '../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { ErrorAnswer } from '../../contract/answers.ts'

let product: RunningProduct
let replica: RunningProduct

beforeAll(async () => {
  const env = {
    DATABASE_URL: await seededDatabase(inject('productDataDir')),
    SECRET: 'one-secret-for-both-of-the-servers',
    LOGIN_LIMIT: '3',
    CONTACT_LIMIT: '2',
    CODE_LIMIT: '3',
    TRUST_PROXY: '1',
  }
  product = await startProduct({ env })
  replica = await startProduct({ env })
})

afterAll(() => Promise.all([product.remove(), replica.remove()]))

/** The one proxy that is trusted says where a request comes from. */
const from = (address: string, at = product) => ({
  send: (path: string, body: unknown) =>
    contractClient(at.url).send('POST', path, body, { 'x-forwarded-for': address }),
})

const failWith = (address: string) =>
  from(address).send('/api/admin/login', { username: uniqueName(), password: 'wrong' })

const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

test('an address that fails with many names is stopped', async () => {
  const failures = [await failWith('192.0.2.1'), await failWith('192.0.2.1')]
  failures.push(await failWith('192.0.2.1'))
  const { status, json, headers } = await failWith('192.0.2.1')

  expect(failures.map((answer) => answer.status)).toEqual([401, 401, 401])
  expect(status).toBe(429)
  expect(json).toEqual({
    message: 'Too many login attempts. Please wait a few minutes before trying again.',
  })
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
})

test('another address goes on', async () => {
  for (let count = 0; count < 4; count++) await failWith('192.0.2.2')

  expect((await failWith('192.0.2.3')).status).toBe(401)
})

test('successes do not count', async () => {
  for (let count = 0; count < 5; count++) {
    const { status } = await from('192.0.2.4').send('/api/admin/login', testAdmin)
    expect(status).toBe(200)
  }
})

test('an address cannot be made up in front of the trusted proxy', async () => {
  for (let count = 0; count < 3; count++) await failWith(`198.51.100.${count}, 192.0.2.5`)

  expect((await failWith('198.51.100.9, 192.0.2.5')).status).toBe(429)
})

// As the proxies of Azure and IIS write it.
test('the port that a proxy names beside an address makes it no other', async () => {
  for (let count = 0; count < 3; count++) await failWith(`192.0.2.15:5010${count}`)

  expect((await failWith('192.0.2.15:50103')).status).toBe(429)
})

test('failures at once count as well', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => failWith('192.0.2.6')))

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('a third message within ten minutes has to wait', async () => {
  const taken = [
    await from('192.0.2.7').send('/api/contact', message),
    await from('192.0.2.7').send('/api/contact', message),
  ]
  const { status, json, headers } = await from('192.0.2.7').send('/api/contact', message)

  expect(taken.map((answer) => answer.status)).toEqual([200, 200])
  expect(status).toBe(429)
  expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600)
})

test('two servers allow no more messages than one', async () => {
  const both = [product, replica, replica, product]

  const answers: number[] = []
  for (const at of both) {
    answers.push((await from('192.0.2.10', at).send('/api/contact', message)).status)
  }

  expect(answers).toEqual([200, 200, 429, 429])
})

test('messages of others still arrive', async () => {
  for (let count = 0; count < 3; count++) await from('192.0.2.8').send('/api/contact', message)

  expect((await from('192.0.2.9').send('/api/contact', message)).status).toBe(200)
})

test('reading has no such limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => contractClient(product.url).send('GET', '/api/courses')),
  )

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test.each([
  ['/api/student/code', { code: 'AAAAA-AAAAA' }, 403],
  ['/api/student/link', { secret: 'A'.repeat(22) }, 401],
])('an address that guesses at %s is stopped', async (path, body, refused) => {
  const guess = () => from(`192.0.2.${refused - 390}`).send(path, body)
  const failures = [await guess(), await guess(), await guess()]

  const { status } = await guess()

  expect(failures.map((answer) => answer.status)).toEqual([refused, refused, refused])
  expect(status).toBe(429)
})

test('a link that works opens, however many that have ended were tried at its address', async () => {
  const admin = await signedIn(product.url)
  await untilStudioAnswers(admin)
  const link = await linkOf(admin, (await buildStudent(admin)).id)
  const open = (secret = '') => from('192.0.2.11').send('/api/student/link', { secret })
  for (let count = 0; count < 4; count++) await open('A'.repeat(22))

  const { status, headers } = await open(link.split('#')[1])
  const after = await open('A'.repeat(22))

  expect(status).toBe(200)
  expect(headers.get('retry-after')).toBeNull()
  expect(after.status).toBe(429)
  expect(Number(after.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})
