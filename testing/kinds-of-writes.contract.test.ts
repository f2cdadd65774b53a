import { expect, test } from 'vitest'
import { contract } from '../cms/api/contract.ts'
import { allKinds, mailedKinds, type Place, writesOfNothing } from './kinds-of-writes.ts'
import { roleTable } from './role-table.ts'
import { site } from './site/site.ts'
import { sitePayload } from './site/site-payload.ts'

// What faults are done to is every kind of write: one that the product has and that stands in no
// row fails here.

const { collections, globals } = (await sitePayload()).config

/** Nothing is written while it is only asked what there is. */
function nowhere(): Place {
  throw new Error(`No place was built at ${site.url}.`)
}

const kinds = [...allKinds(nowhere), ...mailedKinds(nowhere)]
const covered = new Set(kinds.flatMap(({ covers }) => covers))
const missing = (found: readonly string[]) => found.filter((one) => !covered.has(one))

test('every call of the contract that is no read is a kind of write, or stores nothing', () => {
  const calls = contract
    .filter(({ method }) => method !== 'get')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

  expect(missing(calls)).toEqual(Object.keys(writesOfNothing))
})

test('so is all that an owner may do to a collection', async () => {
  const rows = await roleTable('Collections')
  const done = Object.entries(rows).flatMap(([slug, { Owner = '' }]) =>
    Owner.split(', ')
      .filter((verb) => !verb.startsWith('read') && verb !== 'nothing')
      .map((verb) => `${slug}: ${verb}`),
  )

  expect(done.length).toBeGreaterThan(50)
  expect(missing(done)).toEqual([])
})

test('and to a page’s texts', async () => {
  const rows = Object.entries(await roleTable('Texts and settings'))
  const changed = rows.filter(([, { Owner = '' }]) => Owner.includes('change'))

  expect(missing(changed.map(([slug]) => `${slug}: change`))).toEqual([])
})

test('and that an earlier state comes back', () => {
  const versioned = [...collections, ...globals].filter(({ versions }) => versions)

  expect(missing(versioned.map(({ slug }) => `${slug}: restore a version`))).toEqual([])
})

test('and what collections can do beside that', () => {
  const own = collections.flatMap(({ slug, endpoints }) =>
    (endpoints || [])
      .filter(({ method }) => method !== 'get')
      .map(({ method, path }) => ({ slug, path, name: `${method.toUpperCase()} /${slug}${path}` })),
  )
  const owners = (path: string) =>
    new Set(own.filter((one) => one.path === path).map((o) => o.slug))
  const rare = own.filter(({ path }) => owners(path).size === 1)

  expect(missing(rare.map(({ name }) => name))).toEqual(closed)
})

/** Payload's own ways in, which the studio's door keeps shut. */
const closed = [
  ...['forgot-password', 'login', 'first-register', 'reset-password', 'unlock', 'verify/:id'].map(
    (path) => `POST /admins/${path}`,
  ),
]

test('each has a name of its own', () => {
  const names = kinds.map(({ name }) => name)

  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
