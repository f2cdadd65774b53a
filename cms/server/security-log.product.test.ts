import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { eventually } from '../../testing/eventually.ts'
import { type RunningProduct, testAdmin } from '../../testing/running-product.ts'
import { startSeededProduct } from '../../testing/seeded-data.ts'

// At the level that a site has without any setting: what is written here is always written.

const Line = z.looseObject({ event: z.string(), requestId: z.string().optional() })

let product: RunningProduct
let tutor: ContractClient

beforeAll(async () => {
  product = await startSeededProduct({})
  tutor = await signedIn(product.url)
})

afterAll(() => product.remove())

const stranger = () => contractClient(product.url)

/** The lines of the log of security that a request has caused. */
const linesOf = ({ headers }: { headers: Headers }) =>
  product
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"event"'))
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ requestId }) => requestId === headers.get('x-request-id'))

test('who signs in and out is written down with her id and what she has shown', async () => {
  const client = stranger()

  const signIn = await attempt(client, testAdmin)
  const signOut = await client.send('POST', '/api/admin/logout')

  await eventually(() => {
    expect(linesOf(signIn)).toMatchObject([{ event: 'sign-in', admin: 1, factors: 'password' }])
    expect(linesOf(signOut)).toMatchObject([{ event: 'sign-out', admin: 1 }])
  })
})

test('so is who does not get in, under a name that nobody has too, without the name', async () => {
  const name = uniqueName()

  const unknown = await attempt(stranger(), { username: name, password: 'a-word-of-nobody' })
  const wrong = await attempt(stranger(), { ...testAdmin, password: 'a-word-of-nobody' })

  const refused = { event: 'sign-in-refused', status: 401, level: 'warn' }
  await eventually(() => {
    expect(linesOf(unknown)).toMatchObject([{ ...refused, reason: 'unknown-name' }])
    expect(linesOf(wrong)).toMatchObject([{ ...refused, reason: 'wrong-password', admin: 1 }])
  })
  expect(linesOf(unknown)[0]).not.toHaveProperty('admin')
  expect(product.log()).not.toContain(name)
  expect(product.log()).not.toContain('a-word-of-nobody')
})

test('so is who tries on while a name is shut', async () => {
  const name = uniqueName()
  await failToSignIn(stranger(), name, 5)

  const locked = await attempt(stranger(), { username: name, password: 'wrong' })

  await eventually(() => expect(linesOf(locked)).toMatchObject([{ reason: 'locked', status: 429 }]))
})

test.each<[string, string, (client: ContractClient) => ReturnType<ContractClient['send']>]>([
  ['without a session', 'no-session', (client) => client.send('GET', '/api/admin/safety')],
  ['in the studio', 'no-session', (client) => client.send('GET', '/studio/api/admins')],
  [
    'from another site',
    'foreign-origin',
    (client) => client.send('POST', '/api/contact', {}, { origin: 'https://evil.example' }),
  ],
  ['with a field that is none', 'input', (client) => client.send('POST', '/api/contact', {})],
  [
    'with a code that opens nothing',
    'student-code',
    (client) => client.send('POST', '/api/student/code', { code: 'aaaa-bbbb-cccc' }),
  ],
  [
    'with a link that opens nothing',
    'student-link',
    (client) => client.send('POST', '/api/student/link', { secret: 'x'.repeat(43) }),
  ],
  ['with a draft’s ticket of his own', 'ticket', (client) => client.send('GET', '/draft/1.2.abc')],
  [
    'with a lesson’s ticket of his own',
    'ticket',
    (client) => client.send('GET', '/lesson-documents/1/draft?ticket=1.2.abc'),
  ],
])('a stranger who comes %s is refused, and that is written down', async (_, reason, ask) => {
  const answer = await ask(stranger())

  await eventually(() => expect(linesOf(answer)).toMatchObject([{ event: 'refused', reason }]))
})

test('an assistant who asks for what is the owner’s is written down with her id', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  const client = await signedIn(product.url, anna)

  const answer = await client.send('POST', '/api/admin/register', {})

  await eventually(() =>
    expect(linesOf(answer)).toMatchObject([{ reason: 'role', status: 403, admin: anna.id }]),
  )
})

test('a changed account is written down with who did it, and so is a wrong password before it', async () => {
  const anna = await buildAdmin(tutor)
  const wrong = await tutor.studio('PATCH', `/admins/${anna.id}`, {
    password: 'a-new-password-for-tests',
    currentPassword: 'a-word-of-nobody',
  })
  const right = await tutor.studio('PATCH', `/admins/${anna.id}`, {
    password: 'a-new-password-for-tests',
    currentPassword: testAdmin.password,
  })

  await eventually(() => {
    expect(linesOf(wrong)).toContainEqual(
      expect.objectContaining({ event: 'password-refused', admin: 1 }),
    )
    expect(linesOf(right)).toMatchObject([
      { event: 'account-changed', change: 'password', admin: anna.id, by: 1 },
    ])
  })
})

test('who ends sessions is written down with how many', async () => {
  const anna = await buildAdmin(tutor)
  const [client] = [await signedIn(product.url, anna), await signedIn(product.url, anna)]

  const answer = await client.send('POST', '/api/admin/sessions/end', {
    session: 'others',
    currentPassword: anna.password,
  })

  await eventually(() =>
    expect(linesOf(answer)).toMatchObject([{ event: 'sessions-ended', admin: anna.id, count: 1 }]),
  )
})
