import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../cms/postgres/free-port.ts'
import { timeOf } from '../load/timed-read.ts'
import type { Row } from '../row.ts'
import type { Stage } from '../stage/stage.ts'
import { mediansOf } from '../statistics.ts'

/** How long visitors find the site closed when its process is started again. */
export const start: Row = {
  name: 'start',
  compares: 'start of the process → first 200 of the home page, database warm',
  async measure(stage) {
    const databaseUrl = await stage.database()
    await letKeepCode(stage, databaseUrl)
    const [ms = Number.NaN] = await mediansOf(stage.rounds, [() => startOnce(stage, databaseUrl)])
    return [{ what: 'first page', value: ms, unit: 'ms', bound: { atMost: 1_000 } }]
  },
}

/** What the first start after a build has compiled, it keeps for the next ones (decision 242). */
async function letKeepCode(stage: Stage, databaseUrl: string): Promise<void> {
  if (existsSync('dist/server/compiled')) return
  await stage.site({ databaseUrl })
  await wait(keptMs)
  await stage.clear()
}

/** It does so five seconds after it has opened, in less than one. */
const keptMs = 8_000

async function startOnce(stage: Stage, databaseUrl: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const [ms] = await Promise.all([
    firstPage(`http://localhost:${port}`).then(() => performance.now() - begun),
    stage.site({ databaseUrl, port }),
  ])
  await stage.clear()
  return ms
}

async function firstPage(url: string): Promise<void> {
  const isThere = () =>
    timeOf(url, '/').then(
      () => true,
      () => false,
    )
  for (const giveUp = performance.now() + 60_000; !(await isThere()); await wait(5)) {
    if (performance.now() > giveUp) throw new Error('No page came.')
  }
}
