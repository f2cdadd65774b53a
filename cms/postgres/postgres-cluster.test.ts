import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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

/** Has data made by a program, by this very user. */
async function makeBy(initdb: string): Promise<{ making: Promise<void>; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'initdb')
  await writeFile(program, initdb, { mode: 0o755 })
  const making = initialiseCluster({
    binaries: { initdb: program, postgres: program },
    user: { ids: {}, command: (binary, args) => [binary, args], own: async () => {} },
    data: join(folder, 'postgres'),
    password: 'geheim',
  })
  return { making, folder }
}

test('data that cannot be made are told in one line, with the reason and the way out', async () => {
  const { making, folder } = await makeBy(full)

  await expect(making).rejects.toThrow(StartError)
  await expect(making).rejects.toThrow(
    /^The embedded Postgres could not be made in .+ \(could not write to file: No space left on device\)\. .+DATA_DIR=.+$/,
  )
  expect(await readdir(folder)).not.toContain('initdb-password')
})

test('a program that does not run at all is told in one line too', async () => {
  const { making } = await makeBy('#!/no/such/shell\n')

  await expect(making).rejects.toThrow(/^The embedded Postgres could not be made in .+$/)
})
