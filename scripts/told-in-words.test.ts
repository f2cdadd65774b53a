import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

const told = 'no network\nInstalling packages failed (npm ci --no-audit --no-fund --include=dev).\n'

/** Runs a script where no package can be installed. */
function runWithoutPackages(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tutor-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho no network\nexit 1\n', { mode: 0o755 })
  const env = { NODE_ENV: process.env.NODE_ENV, PATH: `${folder}:${process.env.PATH}` }

  return run(process.execPath, [join(folder, `scripts/${name}.mjs`), 'unit'], { env })
}

test.each([
  ...['start', 'dev', 'backup', 'test-layer', 'fuzz', 'check', 'check-regexes', 'generate'],
])('packages that cannot be installed are told in words by %s', async (name) => {
  await expect(runWithoutPackages(name)).rejects.toMatchObject({ code: 1, stderr: told })
})

test('the list of packages, which a program reads, is printed alone', async () => {
  const failed = runWithoutPackages('sbom')

  const stderr = expect.stringContaining(told)
  await expect(failed).rejects.toMatchObject({ code: 1, stdout: '', stderr })
})

test('every command is a script of ours, which sees to it that its packages are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const ours = /^node (--[\w=-]+ )?scripts\/[\w-]+\.mjs( \w+)?$/

  expect(Object.values<string>(scripts).filter((command) => !ours.test(command))).toEqual([])
})
