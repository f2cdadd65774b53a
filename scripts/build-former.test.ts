import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuilt } from './build.mjs'

const assets = 'dist/browser/assets'

/** As `npx vite build`: empties its folder, makes the files that MADE names there, may fail. */
const npx = `#!/bin/sh
[ "$1" = vite ] || exit 0
while [ "$1" != --outDir ]; do shift; done
rm -rf "$2" && mkdir -p "$2/assets" "$2/.vite"
for name in $MADE; do echo "$name" > "$2/assets/$name"; done
exit $FAILS
`

beforeEach(() => {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'tutor-build-'))
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })
  process.chdir(folder)
  writeFileSync('npx', npx, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
})

/** Builds for changed sources. */
function build(made: string, fails = '0'): Promise<void> {
  vi.stubEnv('MADE', made)
  vi.stubEnv('FAILS', fails)
  writeFileSync('payload.config.ts', made)
  return ensureBuilt()
}

test('a build keeps the files of the one before it, and of no older one', async () => {
  await build('entry-1.js same.js')
  await build('entry-2.js same.js')
  const files = ['entry-1.js', 'entry-1.js.br', 'entry-1.js.gz', 'entry-2.js']
  expect(readdirSync(assets)).toEqual(expect.arrayContaining(files))
  expect(readFileSync(join(assets, 'entry-1.js'), 'utf8')).toBe('entry-1.js\n')

  await build('entry-3.js same.js')

  const plain = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(plain.sort()).toEqual(['entry-2.js', 'entry-3.js', 'same.js'])
  expect(readdirSync('dist').sort()).toEqual([
    ...['.built', 'browser', 'browser.assets.json', 'server'],
  ])
})

test('a build that fails takes nothing from a site that runs, nor from the next build', async () => {
  await build('entry-1.js')

  await expect(build('entry-2.js', '1')).rejects.toThrow('Building the site failed')

  expect(readFileSync(join(assets, 'entry-1.js'), 'utf8')).toBe('entry-1.js\n')
  expect(existsSync('dist/server')).toBe(true)
  await build('entry-3.js')
  const plain = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(plain.sort()).toEqual(['entry-1.js', 'entry-3.js'])
})
