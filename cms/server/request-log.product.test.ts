import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, uploadLesson } from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { eventually } from '../../testing/eventually.ts'
import { failCommits, letCommits } from '../../testing/failing-commits.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { sharedProduct as product } from '../../testing/shared-product.ts'

const Line = z.looseObject({ requestId: z.string().optional(), msg: z.string() })

const admin = await signedIn(product.url)

/** The lines that one request has caused. */
const linesOf = (id: string | null) =>
  product
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(`"${id}"`))
    .map((line) => Line.parse(JSON.parse(line)))
    .filter(({ requestId }) => requestId === id)

async function whileCommitsFail<Result>(write: () => Promise<Result>): Promise<Result> {
  await failCommits(product.dataDir, 'refused')
  return write().finally(() => letCommits(product.dataDir))
}

const message = { name: 'Anna', email: 'anna@example.com', message: 'secret-words' }

test.each([
  ['the contract', () => contractClient(product.url).send('POST', '/api/contact', message)],
  ['the studio', () => admin.studio('POST', '/courses?draft=true', { name: 'secret-words' })],
])('a fault in %s is found by the id in its answer', async (_name, write) => {
  const { status, headers } = await whileCommitsFail(write)

  expect(status).toBe(503)
  const errors = () => linesOf(headers.get('x-request-id')).filter(({ level }) => level === 'error')
  // The studio writes its lines in a process of its own: either may come first.
  await eventually(() => expect(errors()).toHaveLength(2))
  expect(errors()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringContaining('could not be saved') }),
      }),
      expect.objectContaining({ method: 'POST', status: 503 }),
    ]),
  )
})

test('the answer itself names the id where the fault is ours', async () => {
  const { headers, json } = await whileCommitsFail(() =>
    contractClient(product.url).send('POST', '/api/contact', message),
  )

  expect(json).toMatchObject({ requestId: headers.get('x-request-id') })
})

test.each(['/', '/api/courses', '/no-such-page', '/studio', '/media/none.webp'])(
  'every answer has an id and a line: %s',
  async (path) => {
    const { status, headers } = await contractClient(product.url).send('GET', path)

    const id = headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{8,}$/)
    await eventually(() => expect(linesOf(id)).toMatchObject([{ address: path, status }]))
  },
)

test('no secret and nothing that people wrote gets into the log', async () => {
  const { id } = await buildCourse(admin)
  const lesson = await uploadLesson(admin, id, '<p>secret-words</p>')
  const tab = await admin.send('GET', `/lesson-documents/${lesson.id}/interactive`)
  const address = new URL(tab.headers.get('location') ?? '')
  await fetch(`${product.url}${address.pathname}${address.search}`)
  await admin.send('GET', '/draft/secret-ticket')
  await whileCommitsFail(() =>
    admin.send('POST', '/api/admin/register', {
      username: 'second-tutor',
      password: 'secret-password',
    }),
  )
  const session = [...admin.cookies.values()][0] ?? ''

  expect(product.log()).toContain(`/lesson-documents/${lesson.id}?ticket=…`)
  expect(product.log()).toContain('/draft/…')
  const ticket = address.searchParams.get('ticket') ?? ''
  for (const secret of ['secret-', ticket, session, testAdmin.password]) {
    expect(secret.length).toBeGreaterThan(5)
    expect(product.log()).not.toContain(secret)
  }
})
