import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      optional: z.boolean().optional(),
    }),
  ),
})
const Project = z.object({ allowScripts: z.record(z.string(), z.boolean()) })

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { packages } = Lock.parse(readJson('package-lock.json'))
const { allowScripts } = Project.parse(readJson('package.json'))
const installed = Object.entries(packages).filter(([path]) => path !== '')

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** Optional programs of other systems, whose hash is not in the file. */
const notFetched = /^(?:@biomejs\/cli|@next\/swc)-(?:android|darwin|linux|win32)-/

test('every package is known by the hash of what it holds', () => {
  const unknown = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const unexplained = unknown.filter(
    ([path, { os, optional }]) => !(optional && os && notFetched.test(nameOf(path))),
  )

  expect(unexplained.map(([path]) => path)).toEqual([])
  expect(unknown.length).toBeLessThanOrEqual(12)
})

/** Of what comes from a registry, npm may leave the address out. */
const isFromElsewhere = ({ resolved, link }: { resolved?: string; link?: boolean }) =>
  link === true || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))

test('no package comes from anywhere but a registry, nor is a folder of ours', () => {
  const elsewhere = installed.filter(([, known]) => isFromElsewhere(known))

  expect(elsewhere.map(([path]) => path)).toEqual([])
})

test.each([
  [{ resolved: 'git+ssh://git@example.com/a.git#0a1b' }, true],
  [{ resolved: 'https://example.com/a.tgz' }, true],
  [{ resolved: 'packages/a', link: true }, true],
  [{ resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, false],
  [{}, false],
])('where %o comes from', (known, expected) => {
  expect(isFromElsewhere(known)).toBe(expected)
})

test('only packages that are named in package.json run a script when they are installed', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(running.map(([path]) => nameOf(path)))

  expect([...names].filter((name) => !allowScripts[name])).toEqual([])
  expect(Object.keys(allowScripts).filter((name) => !names.has(name))).toEqual([])
})
