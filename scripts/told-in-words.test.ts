import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

const told = 'no network\nInstalling packages failed (npm ci --no-audit --no-fund --include=dev).\n'

/** What a script is told that knows a word of its own alone. */
const words: Record<string, string> = { fuzz: '40', 'check-regexes': 'new' }

/** Runs a script in a folder where no package can be installed, from another one. */
function runWithoutPackages(name: string, mainProgram?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tutor-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  for (const program of ['npm', 'npx']) {
    writeFileSync(join(folder, program), '#!/bin/sh\necho no network\nexit 1\n', { mode: 0o755 })
  }
  if (mainProgram) {
    mkdirSync(join(folder, 'dist/server'), { recursive: true })
    writeFileSync(join(folder, 'dist/server/main.cjs'), mainProgram)
  }
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: `${folder}:${process.env.PATH}` }
  const word = words[name] ?? 'unit'
  return run(process.execPath, [join(folder, `scripts/${name}.mjs`), word], { env, cwd: '/' })
}

test.each(['start', 'dev', 'backup', 'test-layer', 'fuzz', 'check', 'check-regexes', 'generate'])(
  'packages that cannot be installed are told in words by %s',
  async (name) => {
    await expect(runWithoutPackages(name)).rejects.toMatchObject({ code: 1, stderr: told })
  },
)

test('the list of packages, which a program reads, is printed alone', async () => {
  const failed = runWithoutPackages('sbom')

  const stderr = expect.stringContaining(told)
  await expect(failed).rejects.toMatchObject({ code: 1, stdout: '', stderr })
})

test('every command is a script of ours', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const ours = /^node (--[\w=-]+ )?scripts\/[\w-]+\.mjs( \w+)?$/

  expect(Object.values<string>(scripts).filter((command) => !ours.test(command))).toEqual([])
})

test('a build that fails is told in words', async () => {
  await expect(runWithoutPackages('build-all')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^no network\nBuilding the site failed \(.*\)\.\n$/),
  })
})

test('what was not built is not served, and what to do is told', async () => {
  await expect(runWithoutPackages('serve')).rejects.toMatchObject({
    code: 1,
    stderr: 'Nothing is built here yet: node scripts/build-all.mjs\n',
  })
})

test('the site is served in its own folder, wherever that is asked for', async () => {
  const program =
    'process.stdout.write(String(process.cwd() === require("path").join(__dirname, "../..")))'

  const { stdout } = await runWithoutPackages('serve', program)

  expect(stdout).toBe('true')
})
