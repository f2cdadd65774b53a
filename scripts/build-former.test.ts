import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { keepAside, putBeside } from './build.mjs'

const assets = 'dist/browser/assets'

/** What a build does, of which only the names of its files matter. */
function build(names: string[]): void {
  const former = keepAside()
  rmSync('dist', { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(join(assets, name), name)
  putBeside(former)
}

test('a build keeps the files of the one before it that did not fail, and of no older one', () => {
  const home = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'tutor-build-'))
  onTestFinished(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })
  process.chdir(folder)

  build(['entry-1.js', 'entry-1.js.br', 'same.js'])
  build(['entry-2.js', 'same.js'])
  expect(readdirSync(assets).sort()).toEqual([
    'entry-1.js',
    'entry-1.js.br',
    'entry-2.js',
    'same.js',
  ])
  expect(readFileSync(join(assets, 'entry-1.js'), 'utf8')).toBe('entry-1.js')

  build(['entry-3.js', 'same.js'])
  expect(readdirSync(assets).sort()).toEqual(['entry-2.js', 'entry-3.js', 'same.js'])
  expect(existsSync('node_modules/.cache/former-assets')).toBe(false)

  keepAside()
  rmSync('dist', { recursive: true, force: true }) // and then that build failed
  build(['entry-4.js', 'same.js'])
  expect(readdirSync(assets).sort()).toEqual(['entry-3.js', 'entry-4.js', 'same.js'])
})
