import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../environment/environment.ts'
import { initialiseCluster } from './postgres-cluster.ts'

/** As initdb ends on a disk that is full. */
const full = `#!/bin/sh
echo '2026-11-29 17:36:54.527 UTC [10449] FATAL:  could not write to file: No space left on device' >&2
echo 'initdb: removing contents of data directory' >&2
exit 1
`

/** A folder with a program in it that stands for initdb. */
async function folderWith(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const initdb = join(folder, 'initdb')
  await writeFile(initdb, program, { mode: 0o755 })
  return { folder, initdb, data: join(folder, 'postgres') }
}

/** Has data made by a program, by this very user. */
const make = ({ initdb, data }: { initdb: string; data: string }) =>
  initialiseCluster({
    binaries: { initdb, postgres: initdb },
    user: { ids: {}, command: (binary, args) => [binary, args], own: async () => {} },
    data,
    password: 'geheim',
  })

test('data that cannot be made are told in one line, with the reason and the way out', async () => {
  const { folder, ...place } = await folderWith(full)

  const making = make(place)

  await expect(making).rejects.toThrow(StartError)
  await expect(making).rejects.toThrow(
    /^The embedded Postgres could not be made in .+ \(could not write to file: No space left on device\)\. .+DATA_DIR=.+$/,
  )
  expect(await readdir(folder)).not.toContain('initdb-password')
})

test('a program that does not run at all is told in one line too', async () => {
  const place = await folderWith('#!/no/such/shell\n')

  await expect(make(place)).rejects.toThrow(/^The embedded Postgres could not be made in .+$/)
})

test('what lies in its place is left, and told of in one line', async () => {
  const { folder, initdb, data } = await folderWith('#!/bin/sh\n')
  await mkdir(data)
  await writeFile(join(data, 'base'), 'rows')

  const making = make({ initdb, data })

  await expect(making).rejects.toThrow(StartError)
  await expect(making).rejects.toThrow(/^The embedded Postgres could not be made in .+not empty.+$/)
  expect(await readFile(join(folder, 'postgres/base'), 'utf8')).toBe('rows')
})
