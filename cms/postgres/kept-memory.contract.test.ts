import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sitePayload } from '../../testing/site/site-payload.ts'

const payload = await sitePayload()

/** How many pages of memory a process has been given so far. */
async function pagesTaken(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[7])
}

/** Half a megabyte, which is joined piece by piece. */
const needsMemory = `select length(string_agg(repeat('x', 100), '')) from generate_series(1, 5000)`

test.runIf(process.platform === 'linux')(
  'what memory a statement needs, its connection keeps for the next one',
  async () => {
    const { connectionString } = payload.db.poolOptions
    const connection = new pg.Client({ connectionString })
    await connection.connect()
    onTestFinished(() => connection.end())
    const { rows } = await connection.query('select pg_backend_pid() as pid')
    const run = () => connection.query({ name: 'needs-memory', text: needsMemory })
    for (let time = 0; time < 10; time++) await run()

    const before = await pagesTaken(rows[0].pid)
    for (let time = 0; time < 20; time++) await run()

    expect((await pagesTaken(rows[0].pid)) - before).toBeLessThan(20)
  },
)
