import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, buildLesson, StudioDocument } from '../../../testing/build-content.ts'
import { type ContractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const path = '/payload-locked-documents'

let owner: ContractClient
let assistant: ContractClient
let account: Awaited<ReturnType<typeof buildAdmin>>
/** An owner whose account is open in the studio. */
let somebody: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  owner = await signedIn(site.url)
  account = await buildAdmin(owner, 'assistant')
  assistant = await signedIn(site.url, account)
  somebody = await buildAdmin(owner)
})

const nameOf = (id: number) => ({ relationTo: 'admins', value: id })

const lock = (by: ContractClient, what: object) =>
  by.studio('POST', `${path}?depth=0`, { ...what, user: nameOf(somebody.id) })

const lockOf = ({ json }: { json: unknown }) => z.object({ doc: StudioDocument }).parse(json).doc

async function newLesson() {
  const { id: course } = await buildCourse(owner)
  return { relationTo: 'lessons', value: (await buildLesson(owner, { course })).id }
}

test.each([
  { document: { relationTo: 'contact-messages', value: 1 } },
  { document: { relationTo: 'contact-messages', value: 999_999 } },
  { document: { relationTo: 'admins', value: 1 } },
  { document: { relationTo: 'admins', value: 999_999 } },
  { document: { relationTo: 'faq-items', value: 999_999 } },
  { document: 'contact-messages' },
  { globalSlug: 'site' },
])('an assistant locks nothing that she does not open: %j', async (what) => {
  expect((await lock(assistant, what)).status).toBe(403)
})

test('nor does she see, move, take over or lift such a lock', async () => {
  const { id } = lockOf(await lock(owner, { document: nameOf(somebody.id) }))

  const listed = await assistant.studio('GET', `${path}?limit=0&depth=0`)
  const seen = await assistant.studio('GET', `${path}/${id}`)
  const taken = await assistant.studio('PATCH', `${path}/${id}`, { user: nameOf(account.id) })
  const lifted = await assistant.studio('DELETE', `${path}/${id}`)

  expect(listed.status).toBe(200)
  expect(listed.text).not.toContain(`"id":${id},`)
  expect(seen.status).toBe(404)
  expect([taken.status, lifted.status]).toEqual([403, 403])
  expect((await owner.studio('GET', `${path}/${id}`)).status).toBe(200)
})

test.each([{ document: { relationTo: 'contact-messages', value: 1 } }, { globalSlug: 'site' }])(
  'a lock of hers she does not put on anything else: %j',
  async (what) => {
    const { id } = lockOf(await lock(assistant, { document: await newLesson() }))

    expect((await assistant.studio('PATCH', `${path}/${id}`, what)).status).toBe(403)
  },
)

test('she locks a lesson, and takes one over, in her own name', async () => {
  const made = await lock(assistant, { document: await newLesson() })
  const { id } = lockOf(await lock(owner, { document: await newLesson() }))
  const user = nameOf(somebody.id)
  const taken = await assistant.studio('PATCH', `${path}/${id}?depth=0`, { user })

  expect(made.status).toBe(201)
  expect(lockOf(made).user).toEqual(nameOf(account.id))
  expect(taken.status).toBe(200)
  expect(lockOf(taken).user).toEqual(nameOf(account.id))
})

test('what the studio asks for about a lock of a lesson, she is told, and may lift it', async () => {
  const document = await newLesson()
  const { id } = lockOf(await lock(owner, { document }))
  const where = `where[document.relationTo][equals]=lessons&where[document.value][equals]=${document.value}`

  const { json } = await assistant.studio('GET', `${path}?${where}&depth=0`)
  const lifted = await assistant.studio('DELETE', `${path}/${id}`)

  expect(json).toMatchObject({ docs: [{ id }], totalDocs: 1 })
  expect(lifted.status).toBe(200)
  expect((await owner.studio('GET', `${path}/${id}`)).status).toBe(404)
})

test('her own account she may lock, and an owner what she likes, each in her own name', async () => {
  const ofAssistant = await lock(assistant, { document: nameOf(account.id) })
  const ofOwner = await lock(owner, { globalSlug: 'site' })
  await owner.studio('DELETE', `${path}/${lockOf(ofOwner).id}`)

  expect(lockOf(ofAssistant).user).toEqual(nameOf(account.id))
  expect(ofOwner.status).toBe(201)
  expect(lockOf(ofOwner).user).not.toEqual(nameOf(somebody.id))
})
