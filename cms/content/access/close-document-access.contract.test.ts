import { beforeAll, expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, buildLesson, trash } from '../../../testing/build-content.ts'
import { buildCode, buildStudent } from '../../../testing/build-student.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const missing = 999_999

let owner: ContractClient
let assistant: ContractClient
let account: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  owner = await signedIn(site.url)
  account = await buildAdmin(owner, 'assistant')
  assistant = await signedIn(site.url, account)
})

/** What is answered about a document: without what is in the form, and with it as the studio asks. */
async function asked(client: ContractClient, slug: string, id: number | string) {
  const path = `/${slug}/access/${id}`
  const plain = await client.studio('POST', path, {})
  const ofForm = await client.studio('POST', path, { id, _status: 'draft' })
  return [plain, ofForm].map(({ status, text }) => ({ status, text }))
}

const statuses = async (client: ContractClient, slug: string, id: number | string) =>
  (await asked(client, slug, id)).map(({ status }) => status)

test('what an assistant may not read is for her as if it were not there', async () => {
  const student = await buildStudent(owner)
  const { id: codeId } = await buildCode(owner, { grants: [{ scope: 'all' }] })
  const other = await buildAdmin(owner)

  for (const [slug, id] of [
    ['students', student.id],
    ['access-codes', codeId],
    ['admins', other.id],
  ] as const) {
    expect(await asked(assistant, slug, id)).toEqual(await asked(assistant, slug, missing))
    expect(await statuses(assistant, slug, id)).toEqual([404, 404])
  }
})

test.each([
  ...['students', 'access-codes', 'contact-messages', 'message-answers', 'homework', 'letters'],
  ...['results', 'takes', 'sign-ins', 'daily-counts'],
])('nor is she told of any of %s', async (slug) => {
  expect(await statuses(assistant, slug, 1)).toEqual([404, 404])
})

test('of what she reads she is told: published, as a draft, and in the trash', async () => {
  const { id: course } = await buildCourse(owner)
  const published = await buildLesson(owner, { course })
  const draft = await buildLesson(assistant, { course, _status: 'draft' })
  const trashed = await buildLesson(owner, { course })
  await trash(owner, 'lessons', trashed.id)

  for (const { id } of [published, draft, trashed]) {
    expect(await statuses(assistant, 'lessons', id)).toEqual([200, 200])
    expect(await statuses(owner, 'lessons', id)).toEqual([200, 200])
  }
  expect(await statuses(assistant, 'courses', course)).toEqual([200, 200])
  expect(await statuses(assistant, 'admins', account.id)).toEqual([200, 200])
  expect((await asked(assistant, 'lessons', draft.id))[1]?.text).toContain('"update":true')
})

test('an owner is told of every student, and of none that is not there', async () => {
  const student = await buildStudent(owner)

  expect(await statuses(owner, 'students', student.id)).toEqual([200, 200])
  expect(await statuses(owner, 'students', missing)).toEqual([404, 404])
})

test.each(['abc', '1.5', '-1', '99999999999', 'NaN'])(
  'an id that no document has is that of none: %s',
  async (id) => {
    expect(await statuses(owner, 'lessons', id)).toEqual([404, 404])
  },
)

test('of a collection as a whole everybody is told what she may do', async () => {
  const { status, text } = await assistant.studio('POST', '/lessons/access', {})

  expect(status).toBe(200)
  expect(text).toContain('"create":true')
})
