import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './free-port.ts'
import { keepRunning } from './postgres-server.ts'

/** Takes connections and never says a word, as one whose disk hangs. */
const silentServer = `#!${process.execPath}
const port = Number(process.argv[process.argv.indexOf('-p') + 1])
require('node:net').createServer(() => console.log('asked')).listen(port, '127.0.0.1')
`

test('a server that takes connections and says nothing holds up no stop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-silent-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [postgres, log, port] = [join(folder, 'postgres'), join(folder, 'log'), await freePort()]
  await writeFile(postgres, silentServer, { mode: 0o755 })
  const user = {
    ids: {},
    command: (binary: string, args: string[]): [string, string[]] => [binary, args],
    own: async () => {},
  }
  const url = `postgres://postgres:password@127.0.0.1:${port}/tutor`
  const launch = { binaries: { postgres, initdb: '' }, user, data: folder, log, port, url }
  const stopping = new AbortController()
  const starting = keepRunning(launch, { signal: stopping.signal })
  await expect.poll(() => readFile(log, 'utf8')).toContain('asked')

  stopping.abort()

  await expect(starting).rejects.toThrow('The embedded Postgres did not start')
})
