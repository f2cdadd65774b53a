import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimData } from './claim-data.ts'
import type { PostgresUser } from './postgres-user.ts'

const run = promisify(execFile)
const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const isRoot = me.uid === 0
let data: string

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tutor-copy-'))
  await mkdir(join(data, 'global'))
  await writeFile(join(data, 'PG_VERSION'), '18\n')
  await writeFile(join(data, 'global/pg_control'), '')
})

afterEach(() => rm(data, { recursive: true }))

const userWith = (ids: PostgresUser['ids']): PostgresUser => ({
  ids,
  command: (binary, args) => [binary, args],
  own: async () => {},
})

const start = { takesOver: true }

const ownerOf = async (name: string) => (await stat(join(data, name))).uid

test('a copy that others may read is for its owner alone again', async () => {
  await chmod(data, 0o755)

  await claimData(data, userWith({}), start)

  expect((await stat(data)).mode & 0o777).toBe(0o700)
})

describe.runIf(isRoot)('started by root', () => {
  test('a copy made by root is given back to the user of Postgres', async () => {
    await claimData(data, userWith({ uid: 4_321, gid: 4_321 }), start)

    expect(await Promise.all(['.', 'PG_VERSION', 'global/pg_control'].map(ownerOf))).toEqual([
      ...[4_321, 4_321, 4_321],
    ])
  })

  test('a copy of another user is taken over where root itself runs Postgres', async () => {
    await run('chown', ['-R', '4321:4321', data])

    await claimData(data, userWith({}), start)

    expect(await ownerOf('global/pg_control')).toBe(0)
  })
})

test('a command takes nothing over, and says whose it is', async () => {
  const another = userWith({ uid: me.uid + 1, gid: me.gid })

  const claimed = claimData(data, another, { takesOver: false })

  await expect(claimed).rejects.toThrow(`the user with the number ${me.uid}`)
  expect(await ownerOf('PG_VERSION')).toBe(me.uid)
})

test.skipIf(isRoot)('what somebody else must give back is said in words', async () => {
  const claimed = claimData(data, userWith({ uid: me.uid + 1, gid: me.gid }), start)

  await expect(claimed).rejects.toThrow('belongs to another user')
})
