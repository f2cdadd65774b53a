import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seededSources } from '../testing/seeded-data.ts'
import viteConfig from '../vite.config.ts'
import { builds } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
import { importsOf } from './rooms/read-imports.mjs'

const isCode = (path: string) => /\.(ts|tsx|js|mjs)$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The tracked files below a folder that a build may draw in. */
const codeBelow = (folder: string) =>
  execFileSync('git', ['ls-files', folder], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => isCode(path) && !isTest(path))

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

test('a changed source changes the fingerprint, and a changed test does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('cms/studio/dashboard', folder, { recursive: true })
  const before = fingerprint([folder])

  for (const name of ['a.test.ts', 'a.contract.test.ts', 'a.product.test.ts', 'a.test.tsx']) {
    writeFileSync(join(folder, name), 'a test')
  }
  const withTests = fingerprint([folder])
  writeFileSync(join(folder, 'dashboard.tsx'), 'something else')

  expect(withTests).toBe(before)
  expect(fingerprint([folder])).not.toBe(before)
})
