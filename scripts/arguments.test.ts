import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

const runScript = (name: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${name}.mjs`, ...args])

const scripts = [
  ...['start', 'serve', 'dev', 'build-all', 'check', 'check-docs', 'check-regexes', 'test'],
  ...['test-browsers', 'bench', 'faults', 'fuzz', 'generate', 'make-sounds', 'make-minimal-pairs'],
]

test.each(scripts)('%s refuses an option that it does not know, in words', async (name) => {
  const run = runScript(name, '--nonsense')

  const stderr = expect.stringMatching(/^Unknown option '--nonsense'\nn(pm|ode) .+\n$/)
  await expect(run).rejects.toMatchObject({ code: 2, stdout: '', stderr })
})

test.each(scripts)('%s tells how it is used', async (name) => {
  expect(await runScript(name, '--help')).toMatchObject({
    stdout: expect.stringMatching(/^n(pm|ode) .+\n$/),
    stderr: '',
  })
})

test.each([
  ['faults', ['--times'], 2],
  ['bench', ['--only'], 2],
  ['fuzz', ['many'], 1],
  ['generate', ['two', 'words'], 1],
  ['make-sounds', [], 1],
  ['test-layer', ['none'], 1],
])('%s %j is refused in words', async (name, args, code) => {
  const stderr = expect.not.stringContaining('    at ')

  await expect(runScript(name, ...args)).rejects.toMatchObject({ code, stderr })
})
