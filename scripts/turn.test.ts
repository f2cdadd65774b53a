import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

/** As `npm ci`: tells that it has begun, and goes on once it may. */
const npm = `#!/bin/sh
mkdir -p node_modules
echo begun >> installs
until [ -e mayEnd ]; do sleep 0.05; done
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutor-turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 10 }))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  for (const name of ['npm', 'npx']) writeFileSync(join(folder, name), npm, { mode: 0o755 })
})

const installs = () =>
  existsSync(join(folder, 'installs')) ? readFileSync(join(folder, 'installs'), 'utf8') : ''
const letItEnd = () => writeFileSync(join(folder, 'mayEnd'), '')

/** A process of its own, as a start is, that does what a start begins with. */
function command(task: string, file: string) {
  const code = `import { ${task} } from './scripts/${file}'\nawait ${task}()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    detached: true,
    env: { NODE_ENV: process.env.NODE_ENV, PATH: `${folder}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  const ended = once(child, 'close').then(([code]) => code)
  /** With what it has started. */
  const kill = async () => {
    process.kill(-Number(child.pid), 'SIGKILL')
    await ended
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await kill()
  })
  return { printed: () => printed.join(''), ended, kill }
}

const install = () => command('ensureInstalled', 'install.mjs')

describe.skipIf(process.platform === 'win32')('two commands in one folder', () => {
  test('the second to install waits for the first, says so, and installs nothing again', async () => {
    const first = install()
    await expect.poll(installs).toBe('begun\n')
    const second = install()
    await expect.poll(second.printed).toContain('Waiting for another command')
    expect(first.printed()).not.toContain('Waiting')

    letItEnd()

    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])
    expect(installs()).toBe('begun\n')
  })

  test('a build waits for who installs', async () => {
    const installing = install()
    await expect.poll(installs).toBe('begun\n')
    const building = command('ensureBuilt', 'build.mjs')
    await expect.poll(building.printed).toContain('Waiting for another command')
    expect(installs()).toBe('begun\n')

    letItEnd()

    expect(await installing.ended).toBe(0)
    // Nothing holds the build's steps: the next one may have begun as well.
    await expect.poll(installs).toMatch(/^begun\nbegun\n/)
  })

  test('one that is killed lets go who waits for it', async () => {
    const first = install()
    await expect.poll(installs).toBe('begun\n')
    const second = install()
    await expect.poll(second.printed).toContain('Waiting for another command')

    await first.kill()

    await expect.poll(installs).toBe('begun\nbegun\n')
    letItEnd()
    expect(await second.ended).toBe(0)
  })
})
