import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../cms/api/contract.ts'
import { PreviewKind } from '../cms/contract/draft.ts'
import { routes } from '../web/router/routes.ts'
import { buildAdmin } from './build-admin.ts'
import { StudioDocument } from './build-content.ts'
import { type ContractClient, contractClient, signedIn } from './contract-client.ts'
import { allowedVerbs, countSeen } from './probe-verbs.ts'
import { roleTable } from './role-table.ts'
import { site } from './site/site.ts'
import { sitePayload } from './site/site-payload.ts'

// What docs/roles.md says is asked for, one by one; what is there and not in its tables fails.

const url = site.url
const { collections, globals } = (await sitePayload()).config

/** Calls that would end the test's own session, or change what other tests read. */
const notRepeated = ['POST /api/admin/logout', 'POST /api/first-day/sample-courses']

let owner: ContractClient
let assistant: ContractClient
let ended: ContractClient
/** Everybody's own, asked for by a key: there are no others' to ask for. */
const byKey = ['payload-preferences']

/** By slug, what the assistant has made herself, or is. */
let own: Record<string, number>

beforeAll(async () => {
  owner = await signedIn(url)
  const account = await buildAdmin(owner, 'assistant')
  assistant = await signedIn(url, account)
  const leaving = await signedIn(url, await buildAdmin(owner))
  ended = contractClient(url)
  for (const [name, value] of leaving.cookies) ended.cookies.set(name, value)
  await leaving.send('POST', '/api/admin/logout')
  // So that there is something of somebody else's to be kept from her.
  const document = { relationTo: 'courses', value: 1 }
  await owner.studio('POST', '/draft-links', { document, note: 'Ana, proofreading' })
  const { json } = await assistant.studio('POST', '/draft-links', { document })
  const made = z.object({ doc: StudioDocument }).parse(json).doc
  own = { admins: account.id, 'draft-links': made.id }
})

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

  test('is closed without a session, and with one that has ended', async () => {
    expect(await statusFor(contractClient(url))).toBe(401)
    expect(await statusFor(ended)).toBe(401)
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

test.each(foreignOrigins)('the studio takes no write from %s', async (origin) => {
  const taken: string[] = []

  for (const { slug } of collections) {
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', '/999999'],
      ['DELETE', '/999999'],
    ]) {
      const address = `/studio/api/${slug}${path}`
      const { status } = await owner.send(method ?? '', address, {}, { origin })
      if (status !== 403) taken.push(`${method} ${address}: ${status}`)
    }
  }

  expect(taken).toEqual([])
})

test('every collection and global is closed without a session, and with one that has ended', async () => {
  const paths = [
    ...collections.map(({ slug }) => `/${slug}`),
    ...globals.map(({ slug }) => `/globals/${slug}`),
  ]
  const open: string[] = []

  for (const client of [contractClient(url), ended]) {
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const { status } = await client.studio(method, path, method === 'GET' ? undefined : {})
        if (status !== 401) open.push(`${method} ${path}: ${status}`)
      }
    }
  }

  expect(open).toEqual([])
})

test.each(routes.filter(({ access }) => access))('the page $path', async ({ path, access }) => {
  const address = path.replace(/:\w+/g, '1')
  const open = async (client: ContractClient) => (await client.send('GET', address)).status

  expect(await open(contractClient(url))).toBe(302)
  expect(await open(ended)).toBe(302)
  expect(await open(assistant)).toBe(access === 'owner' ? 403 : 200)
  expect(await open(owner)).toBe(200)
})

test.each(PreviewKind.options)('a preview of %s', async (kind) => {
  const open = async (client: ContractClient) =>
    (await client.send('GET', `/preview/${kind}/1`)).status
  const isHers = ['courses', 'lessons', 'exercises'].includes(kind)

  expect(await open(contractClient(url))).toBe(303)
  expect((await open(assistant)) === 403).toBe(!isHers)
  expect([200, 404]).toContain(await open(owner))
})
