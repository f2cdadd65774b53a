import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), version: z.string().optional() }),
  ),
})

/** Every installed package by its name, with the version of each of its copies. */
const installed = versionsByName()

const ofPayload = [...installed.keys()].filter((name) => name.startsWith('@payloadcms/'))

/** Below these versions each of them has known holes. */
const floors = [
  ['payload', '3.90.2'],
  ...ofPayload.map((name) => [name, '3.90.2'] as const),
  ['next', '16.4.6'],
  ['react', '19.3.1'],
  ['react-dom', '19.3.1'],
  ['express', '5.3.0'],
  ['react-router', '7.18.5'],
  ['react-router-dom', '7.18.5'],
  ['sanitize-html', '2.17.5'],
  ['nodemailer', '10.6.0'],
] as const

test.each(floors)('every copy of %s is from %s on', (name, floor) => {
  const versions = versionsOf(name)

  expect(versions).not.toEqual([])
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([])
})

test.each(floors)('%s is a release', (name) => {
  const versions = versionsOf(name)

  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test.each(['react', 'react-dom', 'payload', 'drizzle-orm'])('%s is installed once', (name) => {
  expect(versionsOf(name)).toHaveLength(1)
})

test('react-dom has exactly React’s version', () => {
  expect(versionsOf('react-dom')).toEqual(versionsOf('react'))
})

test.each(ofPayload)('%s has exactly Payload’s version', (name) => {
  expect(versionsOf(name)).toEqual(versionsOf('payload'))
})

test.each([
  ['3.89.9', '3.90.0', true],
  ['3.90.0', '3.90.0', false],
  ['3.100.0', '3.90.0', false],
  ['16.4.10', '16.4.6', false],
  ['9.0.0', '16.4.6', true],
])('%s is below %s: %s', (version, floor, expected) => {
  expect(isBelow(version, floor)).toBe(expected)
})

function versionsOf(name: string): string[] {
  return installed.get(name) ?? []
}

/** A package stands in the lock once for every folder that it is installed in, nested ones too. */
function versionsByName(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const lock = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  for (const [folder, { name: alias, version }] of Object.entries(lock.packages)) {
    const name = alias ?? folder.split('node_modules/').at(-1) ?? ''
    if (version) found.set(name, [...(found.get(name) ?? []), version])
  }
  return found
}

function isBelow(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0
}
