import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { seededSources } from '../testing/seeded-data.ts'
import viteConfig from '../vite.config.ts'
import { builds } from './build.mjs'
import { fingerprint, staleStamp } from './fingerprint.mjs'
import { readFiles } from './read-files.mjs'
import { importsOf } from './rooms/read-imports.mjs'

const isCode = (path: string) => /\.(ts|tsx|js|mjs)$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The files below a folder that a build may draw in. */
const codeBelow = (folder: string) =>
  [...readFiles('.', folder).keys()].filter((path) => isCode(path) && !isTest(path))

/** All files that are reached from some by imports, dynamic ones and styles too. */
function reachedFrom(entries: string[]): string[] {
  const reached = new Set(entries)
  for (const path of reached) {
    if (!isCode(path)) continue
    const { imports } = importsOf(path, readFileSync(path, 'utf8'))
    // Payload lists its migrations without their ending.
    for (const target of imports) reached.add(existsSync(target) ? target : `${target}.ts`)
  }
  return [...reached]
}

const outside = (paths: string[], sources: string[]) =>
  paths.filter((path) => !sources.some((one) => path === one || path.startsWith(`${one}/`)))

const studioEntries = [...codeBelow('cms/studio'), 'payload.config.ts']

/** What Vite begins with, for the browser or for the server. */
function viteEntries(isSsrBuild: boolean): string[] {
  const { build } = viteConfig({ command: 'build', mode: 'production', isSsrBuild })
  const input = build?.rollupOptions?.input ?? {}
  return typeof input === 'string' ? [input] : Object.values(input)
}

test.each([
  ['the studio', studioEntries, builds.studio.sources],
  ['the site', viteEntries(false), builds.site.sources],
  ['the server', viteEntries(true), builds.site.sources],
  ['the tests’ data', ['testing/make-seeded-data.ts'], seededSources],
])('every file that %s is made of is among its sources', (_name, entries, sources) => {
  const reached = reachedFrom(entries)

  expect(outside(reached, sources)).toEqual([])
  expect(reached.length).toBeGreaterThan(50)
  expect(reached.filter((path) => !existsSync(path))).toEqual([])
})

test('an import that leads out of the sources is found', () => {
  const reached = reachedFrom(['cms/server/start/main.ts'])

  expect(outside(reached, builds.studio.sources)).toContain('cms/server/app.ts')
})

test('every source is there', () => {
  const sources = [...builds.site.sources, ...builds.studio.sources, ...seededSources]

  expect(sources.filter((path) => !existsSync(path))).toEqual([])
})

/** A folder of sources, and a stamp that was written when it was as it is. */
function stampedSources() {
  const home = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const folder = join(home, 'sources')
  const stampFile = join(home, '.built')
  cpSync('cms/studio/dashboard', folder, { recursive: true })
  const stale = () => staleStamp(stampFile, [folder])
  writeFileSync(stampFile, stale() ?? '')
  const change = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const read = () => readFileSync(stampFile, 'utf8')
  return { folder, stampFile, stale, change, read }
}

/** Minutes later: what has just been written is read again, and not only looked at. */
const later = () => vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ['Date'] })

test('a changed source changes the fingerprint, and a changed test does not', () => {
  const { folder, stale, change } = stampedSources()
  const before = fingerprint([folder])

  for (const name of ['a.test.ts', 'a.contract.test.ts', 'a.product.test.ts', 'a.test.tsx']) {
    change(name, 'a test')
  }

  expect(fingerprint([folder])).toBe(before)
  expect(stale()).toBeUndefined()
  change('dashboard.tsx', 'something else')
  expect(fingerprint([folder])).not.toBe(before)
  expect(stale()).toContain(fingerprint([folder]))
})

test('a file as long as before, or gone, or new, makes a stamp stale also long after', () => {
  const { folder, stampFile, stale, change } = stampedSources()
  change('one.ts', 'one')
  later()
  onTestFinished(() => void vi.useRealTimers())
  const restamp = () => writeFileSync(stampFile, stale() ?? '')
  restamp()
  expect(stale()).toBeUndefined()

  const { atime, mtime } = statSync(join(folder, 'one.ts'))
  change('one.ts', 'two')
  utimesSync(join(folder, 'one.ts'), atime, mtime)
  expect(stale()).toBeDefined()
  restamp()
  rmSync(join(folder, 'one.ts'))
  expect(stale()).toBeDefined()
  restamp()
  change('three.ts', '')
  expect(stale()).toBeDefined()
})

test('sources with other times and the same bytes are read once and looked at from then on', () => {
  const { folder, stale, read } = stampedSources()
  later()
  onTestFinished(() => void vi.useRealTimers())
  stale()
  const once = read()

  utimesSync(join(folder, 'dashboard.tsx'), 1, 1)
  expect(stale()).toBeUndefined()
  const twice = read()
  expect(twice).not.toBe(once)
  expect(twice.split('\n')[0]).toBe(once.split('\n')[0])
  expect(stale()).toBeUndefined()
  expect(read()).toBe(twice)
})

test('a link to nothing is passed over, and one to a folder is looked into', () => {
  const { folder, stampFile, stale } = stampedSources()
  later()
  onTestFinished(() => void vi.useRealTimers())
  const elsewhere = mkdtempSync(join(tmpdir(), 'linked-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true }))
  writeFileSync(join(elsewhere, 'one.ts'), 'one')
  symlinkSync(join(folder, 'gone.ts'), join(folder, '.#gone.ts'))
  expect(stale()).toBeUndefined()

  symlinkSync(elsewhere, join(folder, 'linked'))
  writeFileSync(stampFile, stale() ?? '')
  expect(stale()).toBeUndefined()
  writeFileSync(join(elsewhere, 'one.ts'), 'two')
  expect(stale()).toBeDefined()
})

test('files changed a moment ago are never only looked at', () => {
  const { stale, read } = stampedSources()

  expect(stale()).toBeUndefined()
  expect(read().split('\n')[1]).toBe('')
})
