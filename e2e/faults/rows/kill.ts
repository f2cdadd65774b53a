import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../../../bench/row.ts'
import { median } from '../../../bench/statistics.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { databaseUrl } from '../../../testing/databases.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { type Fault, longest, none } from '../fault.ts'
import { openFileWriters, unnamedFiles } from '../ground/file-writers.ts'
import { postmasterOf } from '../ground/postmaster.ts'
import { lastingData, startSite } from '../ground/site.ts'
import { openWriters } from '../ground/writers.ts'
import { figuresOf, startWriting, type Tally, type Told, tallyOf } from '../ground/writing.ts'

/** Ready again within this, whatever was killed. */
const readyMs = 3_000

/** Killed at any moment of a write, once some of each kind were acknowledged. */
async function someTime(told: readonly Told[]): Promise<void> {
  const limit = performance.now() + 60_000
  while (told.some(({ acknowledged }) => acknowledged.length === 0)) {
    if (performance.now() > limit) throw new Error(`Not acknowledged: ${missingOf(told)}.`)
    await wait(20)
  }
  await wait(Math.random() * 1_500)
}

const missingOf = (told: readonly Told[]): string =>
  told
    .filter(({ acknowledged }) => acknowledged.length === 0)
    .map(({ writer, failedAt }) => `${writer.name} (${failedAt.length} tried)`)
    .join(', ')

const middle = (times: readonly number[]): Figure => ({
  what: 'ready again, median',
  value: median(times),
  unit: 'ms',
})

/** A file comes before its row, and a process that dies between them leaves it to the clearing. */
async function clearedFigures(site: RunningProduct): Promise<Figure[]> {
  const { pictures, pages } = await unnamedFiles(site, await databaseUrl(site.dataDir))
  return [
    none('files of pictures without a row, once cleared', pictures),
    none('files of pages without a row, once cleared', pages),
  ]
}

/** The site is killed and started anew on its data. */
export const killSite: Fault = {
  name: 'kill-site',
  does: 'kill -9 of the site while all kinds of writes go on',
  times: 20,
  async inject(times) {
    const [dataDir, port] = [await lastingData(), await freePort()]
    const tallies: Tally[] = []
    const readyAfter: number[] = []
    let site = await startSite({ dataDir, port })
    const writers = [...(await openWriters(site.url)), ...(await openFileWriters(site))]
    for (let round = 0; round < times; round++) {
      if (round > 0) await untilStudioAnswers(await signedIn(site.url))
      const writing = startWriting(writers)
      await someTime(writing.told)
      await site.stop('SIGKILL')
      const told = await writing.stop()
      const begun = performance.now()
      site = await startSite({ dataDir, port })
      readyAfter.push(performance.now() - begun)
      tallies.push(...(await tallyOf(told, await databaseUrl(dataDir))))
    }
    return [
      ...figuresOf(tallies),
      ...(await clearedFigures(site)),
      longest('ready again', readyAfter, readyMs),
      middle(readyAfter),
    ]
  },
}

/** The site's own Postgres is killed, which the site starts again. */
export const killPostgres: Fault = {
  name: 'kill-postgres',
  does: 'kill -9 of the embedded Postgres while all kinds of writes go on',
  times: 20,
  async inject(times) {
    const site = await startSite()
    const writers = [...(await openWriters(site.url)), ...(await openFileWriters(site))]
    const tallies: Tally[] = []
    const wellAfter: number[] = []
    for (let round = 0; round < times; round++) {
      const writing = startWriting(writers)
      await someTime(writing.told)
      const killed = performance.now()
      process.kill(await postmasterOf(site.dataDir), 'SIGKILL')
      await untilWell(writing.told, killed)
      const told = await writing.stop()
      const failed = told.flatMap(({ failedAt }) => failedAt)
      wellAfter.push(Math.max(killed, ...failed) - killed)
      tallies.push(...(await tallyOf(told, await databaseUrl(site.dataDir))))
    }
    return [
      ...figuresOf(tallies),
      ...(await clearedFigures(site)),
      longest('from the kill to the last write that was refused', wellAfter, readyMs),
      middle(wellAfter),
    ]
  },
}

/** A second and a half without a refusal, after some were there or could have been. */
async function untilWell(told: readonly { failedAt: number[] }[], since: number): Promise<void> {
  const calmMs = 1_500
  for (;;) {
    await wait(100)
    const last = Math.max(since, ...told.flatMap(({ failedAt }) => failedAt))
    if (performance.now() - last > calmMs) return
    if (performance.now() - since > 60_000) throw new Error('Writes are still refused after 60 s.')
  }
}
