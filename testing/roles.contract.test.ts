import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../cms/api/contract.ts'
import { PreviewKind } from '../cms/contract/draft.ts'
import { routes } from '../web/router/routes.ts'
import { buildAdmin } from './build-admin.ts'
import { buildCourse, StudioDocument } from './build-content.ts'
import { buildStudent, linkOf, openLink } from './build-student.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { allowedVerbs, countSeen } from './probe-verbs.ts'
import { roleTable } from './role-table.ts'
import { site } from './site/site.ts'
import { sitePayload } from './site/site-payload.ts'
import { studioRoutes } from './studio-routes.ts'

// What docs/roles.md says is asked for, one by one; what is there and not in its tables fails.

const url = site.url
const { collections, globals } = (await sitePayload()).config
const routesOfStudio = studioRoutes({ collections, globals })

/** Calls that would end the test's own session, or change what other tests read. */
const notRepeated = ['POST /api/admin/logout', 'POST /api/first-day/sample-courses']

let owner: ContractClient
let assistant: ContractClient
let ended: ContractClient
let student: ContractClient
/** Whose link was ended after she had opened it. */
let endedStudent: ContractClient
/** Everybody's own, asked for by a key: there are no others' to ask for. */
const byKey = ['payload-preferences']

/** By slug, what the assistant has made herself, or is. */
let own: Record<string, number>

beforeAll(async () => {
  owner = await signedIn(url)
  const account = await buildAdmin(owner, 'assistant')
  assistant = await signedIn(url, account)
  const leavingAccount = await buildAdmin(owner)
  const leaving = await signedIn(url, leavingAccount)
  ended = contractClient(url)
  for (const [name, value] of leaving.cookies) ended.cookies.set(name, value)
  await leaving.send('POST', '/api/admin/logout')
  const { id: studentId } = await buildStudent(owner)
  student = contractClient(url)
  await openLink(student, await linkOf(owner, studentId))
  const { id: formerId } = await buildStudent(owner)
  endedStudent = contractClient(url)
  await openLink(endedStudent, await linkOf(owner, formerId))
  await linkOf(owner, formerId)
  // So that there is something of somebody else's to be kept from her.
  const document = { relationTo: 'courses', value: 1 }
  await owner.studio('POST', '/draft-links', { document, note: 'Ana, proofreading' })
  await lock(owner, { relationTo: 'admins', value: leavingAccount.id })
  const course = { relationTo: 'courses', value: (await buildCourse(owner)).id }
  own = {
    admins: account.id,
    'draft-links': idOf(await assistant.studio('POST', '/draft-links', { document })),
    'payload-locked-documents': idOf(await lock(assistant, course)),
  }
})

/** Says that a document is open, as the studio does. */
const lock = (by: ContractClient, document: { relationTo: string; value: number }) =>
  by.studio('POST', '/payload-locked-documents', {
    document,
    user: { relationTo: 'admins', value: 1 },
  })

const idOf = ({ json }: { json: unknown }) => z.object({ doc: StudioDocument }).parse(json).doc.id

const probed = (collection: (typeof collections)[number]) => ({
  slug: collection.slug,
  hasDrafts: Boolean(collection.versions?.drafts),
  hasTrash: Boolean(collection.trash),
  hasVersions: Boolean(collection.versions),
  own: own[collection.slug],
})

test('every collection is in the table, and asked for as it says', async () => {
  const found: Record<string, unknown> = {}
  for (const collection of collections.filter(({ slug }) => !byKey.includes(slug))) {
    const what = probed(collection)
    const total = await countSeen(owner, what.slug)
    found[what.slug] = {
      Assistant: await allowedVerbs(assistant, what, total),
      Owner: await allowedVerbs(owner, what, total),
    }
  }

  expect(found).toEqual(await roleTable('Collections'))
})

test('every global is in the table, and asked for as it says', async () => {
  const found: Record<string, unknown> = {}
  for (const { slug, versions } of globals) {
    const drafts = versions && 'drafts' in versions && versions.drafts
    found[slug] = {
      Assistant: await verbsOfGlobal(assistant, slug, Boolean(drafts)),
      Owner: await verbsOfGlobal(owner, slug, Boolean(drafts)),
    }
  }

  expect(found).toEqual(await roleTable('Texts and settings'))
})

async function verbsOfGlobal(client: ContractClient, slug: string, hasDrafts: boolean) {
  const calls = [
    ['read', 'GET', ''],
    ...(hasDrafts
      ? [
          ['read drafts', 'GET', '?draft=true'],
          ['read versions', 'GET', '/versions?limit=1'],
        ]
      : []),
  ]
  const verbs: string[] = []
  for (const [verb = '', method = '', path = ''] of calls) {
    const { status } = await client.studio(method, `/globals/${slug}${path}`)
    if (status === 200) verbs.push(verb)
  }
  const { status } = await client.studio('POST', `/globals/${slug}?draft=true`, {})
  if (status === 200) verbs.push('change')
  return verbs.join(', ') || 'nothing'
}

test('every call of the contract is in the table, for whom it says', async () => {
  const found = Object.fromEntries(
    contract.map(({ method, path, access }) => [
      `${method.toUpperCase()} ${path}`,
      { 'Who may call it': access },
    ]),
  )

  expect(found).toEqual(await roleTable('Calls'))
})

describe.each(
  contract
    .map(({ method, path, access }) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replace(/:\w+/g, '999999'),
      access,
    }))
    .filter(({ access }) => access === 'owner' || access === 'anyAdmin')
    .filter(({ name }) => !notRepeated.includes(name)),
)('$name', ({ method, path, access }) => {
  const statusFor = async (client: ContractClient) =>
    (await client.send(method, path, method === 'GET' ? undefined : {})).status

  test('is closed without a session, with one that has ended, and to students', async () => {
    expect(await statusFor(contractClient(url))).toBe(401)
    expect(await statusFor(ended)).toBe(401)
    expect(await statusFor(student)).toBe(401)
    expect(await statusFor(endedStudent)).toBe(401)
  })

  test('lets an assistant in where the table says so', async () => {
    const status = await statusFor(assistant)

    expect(status === 403).toBe(access === 'owner')
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  test('lets an owner in', async () => {
    const status = await statusFor(owner)

    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

const foreignOrigins = ['null', 'https://evil.example', 'http://lessons.localhost']

test.each(foreignOrigins)('no write is taken from %s, whoever is signed in', async (origin) => {
  const writes = contract.filter(({ method }) => method !== 'get')
  const taken: string[] = []

  for (const { method, path } of writes) {
    const address = path.replace(/:\w+/g, '999999')
    const { status } = await owner.send(method.toUpperCase(), address, {}, { origin })
    if (status !== 403) taken.push(`${method} ${path}: ${status}`)
  }

  expect(taken).toEqual([])
  expect((await owner.send('GET', '/api/admin/me')).status).toBe(200)
})

test.each(foreignOrigins)(
  'the studio takes no write from %s',
  async (origin) => {
    const taken: string[] = []

    for (const { method, path } of studioCalls.filter((call) => call.method !== 'GET')) {
      for (const client of [owner, assistant, student]) {
        const { status } = await client.send(method, `/studio/api${path}`, {}, { origin })
        if (status !== 403) taken.push(`${method} ${path}: ${status}`)
      }
    }

    expect(taken).toEqual([])
    expect((await owner.send('GET', '/api/admin/me')).status).toBe(200)
  },
  600_000,
)

test('the studio is closed without a session, with one that has ended, and to students', async () => {
  const open: string[] = []

  for (const client of [contractClient(url), ended, student, endedStudent]) {
    for (const { method, path } of studioCalls) {
      const { status } = await client.studio(method, path, method === 'GET' ? undefined : {})
      if (status !== 401) open.push(`${method} ${path}: ${status}`)
    }
  }

  expect(open).toEqual([])
}, 600_000)

/** Whom nobody has; of many, none. */
const nobody = '?where[id][equals]=999999'

/** Every call of the studio's REST once for one document, and where there is such a call for many. */
const studioCalls = routesOfStudio.map(({ method, path }) => {
  const address = path.replace(/:\w+\??/g, '999999')
  return { method, path: address === path ? address + nobody : address }
})

describe.each(
  contract
    .filter(({ access }) => access === 'student')
    .map(({ method, path }) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replace(/:\w+/g, '999999'),
    })),
)('$name', ({ method, path }) => {
  const statusFor = async (client: ContractClient) =>
    (await client.send(method, path, method === 'GET' ? undefined : {})).status

  test('is closed to everybody who is no student, and to one whose link has ended', async () => {
    const others = [contractClient(url), ended, endedStudent, assistant, owner]

    for (const other of others) expect(await statusFor(other)).toBe(401)
  })

  test('lets a student in', async () => {
    const status = await statusFor(student)

    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })
})

test.each(routes.filter(({ access }) => access))('the page $path', async ({ path, access }) => {
  const address = path.replace(/:\w+/g, '1')
  const open = async (client: ContractClient) => (await client.send('GET', address)).status

  expect(await open(contractClient(url))).toBe(302)
  expect(await open(ended)).toBe(302)
  expect(await open(student)).toBe(302)
  expect(await open(assistant)).toBe(access === 'owner' ? 403 : 200)
  expect(await open(owner)).toBe(200)
})

test.each(PreviewKind.options)('a preview of %s', async (kind) => {
  const open = async (client: ContractClient) =>
    (await client.send('GET', `/preview/${kind}/1`)).status
  const isHers = ['courses', 'lessons', 'exercises'].includes(kind)

  expect(await open(contractClient(url))).toBe(303)
  expect(await open(ended)).toBe(303)
  expect(await open(student)).toBe(303)
  expect((await open(assistant)) === 403).toBe(!isHers)
  expect([200, 404]).toContain(await open(owner))
})
