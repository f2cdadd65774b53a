import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { postgresUsers } from './postgres-users.ts'

let folder: string
const lock = () => join(folder, 'postgres.lock')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-users-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** Of a process that has ended. */
const numberOfNobody = () => String(spawnSync(process.execPath, ['--version']).pid)
const numberOfAnother = String(process.ppid)

/** As much as somebody needs to find the lock, to remove it and to make one. */
async function aMoment() {
  for (let look = 0; look < 50; look++) await stat(folder)
}

test('the lock of a process that was killed is removed, and nothing is left of that', async () => {
  await writeFile(lock(), numberOfNobody())

  const names = await postgresUsers(folder).inTurn(() => readdir(folder))

  expect(names).toEqual(['postgres.lock'])
  expect(await readdir(folder)).toEqual([])
})

test('while another removes such a lock, it is left to that one, who may make its own', async () => {
  await writeFile(lock(), numberOfNobody())
  await writeFile(`${lock()}.removing`, numberOfAnother)
  const done: string[] = []

  const turn = postgresUsers(folder).inTurn(async () => void done.push('ours'))
  await aMoment()
  await writeFile(lock(), numberOfAnother)
  await rm(`${lock()}.removing`)
  await aMoment()
  done.push('theirs')
  await rm(lock())
  await turn

  expect(done).toEqual(['theirs', 'ours'])
})

test('who was killed while it removed a lock holds up nobody', async () => {
  await writeFile(lock(), numberOfNobody())
  await writeFile(`${lock()}.removing`, numberOfNobody())

  await postgresUsers(folder).inTurn(async () => {})

  expect(await readdir(folder)).toEqual([])
})
