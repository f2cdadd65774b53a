import { pbkdf2Sync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { deriveKey, type Given } from './derive-key.ts'
import { payloadsHashing } from './hashing-plugin.ts'

const given: Given = ['a password', 'salt', 10, 32, 'sha256']

test('it is the key that Node itself derives, for several at once', async () => {
  const keys = await Promise.all([deriveKey(...given), deriveKey(...given), deriveKey(...given)])

  expect(keys.map(String)).toEqual(Array(3).fill(String(pbkdf2Sync(...given))))
})

test('what cannot be derived is told, and the next one can be', async () => {
  await expect(deriveKey('a password', 'salt', 10, 32, 'no digest')).rejects.toThrow('digest')

  expect(await deriveKey(...given)).toHaveLength(32)
})

test('a thread that has ended by itself is not asked again', async () => {
  await deriveKey(...given)
  const ended = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (
    this: Worker,
  ) {
    this.terminate()
  })

  await expect(deriveKey(...given)).rejects.toThrow('ended')

  ended.mockRestore()
  expect(await deriveKey(...given)).toHaveLength(32)
})

test('nor is one that has ended while it rested', async () => {
  const ended = new Promise<void>((resolve) => {
    vi.spyOn(Worker.prototype, 'unref').mockImplementationOnce(function (this: Worker) {
      this.once('exit', () => resolve()).terminate()
    })
  })
  await deriveKey(...given)
  await ended

  expect(await deriveKey(...given)).toHaveLength(32)
})

test.runIf(process.platform === 'linux')('it gives way to all that visitors ask for', async () => {
  await deriveKey(...given)

  const priorities = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
  expect(priorities).toContain(10)
  expect(getPriority()).toBeLessThan(10)
})

test.for(['authenticate', 'generatePasswordSaltHash'])(
  'Payload’s %s takes nothing else of crypto than what stands in for it',
  (name) => {
    const source = readFileSync(
      `node_modules/payload/dist/auth/strategies/local/${name}.js`,
      'utf8',
    )

    const used = [...source.matchAll(/crypto\.(\w+)/g)].map(([, found = '']) => found)
    expect(source).toContain("import crypto from 'crypto'")
    expect(payloadsHashing('derive-key.ts')).toMatch(/export default \{ .* \}/)
    for (const one of used) expect(payloadsHashing('derive-key.ts')).toContain(one)
  },
)
