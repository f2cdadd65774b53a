import { setTimeout as wait } from 'node:timers/promises'
import { treeOf } from '../../../bench/stage/process.ts'
import { freePort } from '../../../cms/postgres/free-port.ts'
import { isAlive } from '../../../cms/postgres/postgres-process.ts'
import { buildCourse } from '../../../testing/build-content.ts'
import { cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Call, outcomesOf, type Sent, send, startLoad } from '../ground/load.ts'
import { postmasterOf } from '../ground/postmaster.ts'
import { lastingData, startSite } from '../ground/site.ts'

const stopMs = 10_000
/** So soon nobody new is sent there. */
const toldMs = 1_000
/** A second signal waits for nothing. */
const atOnceMs = 1_000

async function callsOf(site: RunningProduct): Promise<Call[]> {
  const admin = await signedIn(site.url)
  await untilStudioAnswers(admin)
  const { id } = await buildCourse(admin)
  const headers = { cookie: cookieHeader(admin.cookies) }
  const reads = ['/', '/courses', '/course/1', '/api/courses', '/about', '/contact'].map(
    (path) => ({
      kind: 'read',
      path,
    }),
  )
  const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }
  const htmlContent = `<title>Upload</title><p>${'Hello. '.repeat(10_000)}</p>`
  return [
    ...[...reads, ...reads, ...reads],
    { kind: 'message', path: '/api/contact', method: 'POST', body: message },
    {
      kind: 'upload',
      path: `/api/courses/${id}/lessons`,
      method: 'POST',
      headers,
      body: { htmlContent },
    },
  ]
}

/** Sent before the signal and never answered, or on a kept connection that closed without a word. */
const isLost =
  (signalled: number) =>
  ({ at, status, problem }: Sent) =>
    status === 0 && problem !== 'ECONNREFUSED' && (at < signalled || problem !== 'ECONNRESET')

/** Asks for `/readyz` again and again, each time on a connection of its own. */
function watchReadiness({ url }: RunningProduct) {
  const seen: Sent[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      seen.push(await send(url, { kind: 'ready', path: '/readyz' }))
      await wait(5)
    }
  })()
  return {
    async stop(): Promise<Sent[]> {
      isOver = true
      await watching
      return seen
    },
  }
}

/** As a crash would, and waited for until the site has started it again. */
async function killPostgres({ url, dataDir }: RunningProduct): Promise<void> {
  process.kill(await postmasterOf(dataDir), 'SIGKILL')
  const limit = performance.now() + 60_000
  const isStill = (status: number) => async () =>
    (await send(url, { kind: 'ready', path: '/readyz' })).status === status
  for (const holds of [isStill(200), isStill(503)]) {
    while (await holds()) {
      if (performance.now() > limit) throw new Error('Its Postgres was not started again.')
      await wait(20)
    }
  }
}

/** Turned away, whatever with. */
const isRefused = ({ status }: Sent) => status === 0 || status >= 500

const isKept = ({ status, headers }: Sent) => status > 0 && headers.connection !== 'close'

/**
 * When the product has said that it goes: whoever asks from then on must be told so. Until then an
 * answer may have begun before the signal was taken, and have promised to keep its connection.
 */
function goneAt(readiness: readonly Sent[]): number {
  const told = readiness.find(({ status }) => status === 503)
  return told ? told.at + told.ms : Number.POSITIVE_INFINITY
}

export const stopped: Fault = {
  name: 'stopped',
  does: 'SIGTERM under load, uploads among it',
  times: 5,
  async inject(times, perSecond) {
    const [dataDir, port] = [await lastingData(), await freePort()]
    const took: number[] = []
    const told: number[] = []
    const all = { sent: 0, lost: 0, late: 0, codes: 0, left: 0, failed: 0 }
    const going = { early: 0, before: 0, after: 0, kept: 0 }
    for (let round = 0; round < times; round++) {
      const site = await startSite({ dataDir, port })
      if (round === 0) await killPostgres(site)
      const readiness = watchReadiness(site)
      const load = startLoad({ url: site.url, perSecond, calls: await callsOf(site) })
      await wait(1_500)
      const processes = treeOf(site.pid)
      const signalled = performance.now()
      const code = await site.stop('SIGTERM')
      took.push(performance.now() - signalled)
      const sent = await load.stop()
      const gone = goneAt(await readiness.stop())
      told.push(gone - signalled)
      const asked = (from: number, to: number) => sent.filter(({ at }) => at > from && at < to)
      going.early += asked(signalled, gone).filter(isRefused).length
      going.before += asked(signalled, gone).filter(isKept).length
      const after = asked(gone, Number.POSITIVE_INFINITY).filter(({ status }) => status > 0)
      going.after += after.length
      going.kept += after.filter(isKept).length
      const lost = sent.filter(isLost(signalled))
      if (lost.length > 0) console.log(`    ${outcomesOf(lost)}`)
      all.sent += sent.filter(({ at, status }) => at < signalled || status > 0).length
      all.lost += lost.filter(({ at }) => at < signalled).length
      all.late += lost.filter(({ at }) => at >= signalled).length
      all.failed += sent.filter(({ status }) => status >= 500).length
      all.codes += code === 0 ? 0 : 1
      all.left += processes.filter(isAlive).length
    }
    return [
      counted('requests taken', all.sent),
      none('sent before the signal and lost', all.lost),
      none('sent after it on an open connection and lost', all.late),
      none('answers 500 and above', all.failed),
      longest('from the signal to /readyz 503', told, toldMs),
      none('refused before /readyz told 503', going.early),
      counted(
        'of them told to keep the connection, perhaps before the signal was taken',
        going.before,
      ),
      counted('answers to what was asked after that', going.after),
      none('of them without Connection: close', going.kept),
      none('exit codes that are not 0', all.codes),
      none('processes left behind, Postgres among them', all.left),
      longest('from the signal to the end', took, stopMs),
    ]
  },
}

export const stoppedTwice: Fault = {
  name: 'stopped-twice',
  does: 'a second SIGTERM half a second and more after the first, under load',
  times: 5,
  async inject(times, perSecond) {
    const [dataDir, port] = [await lastingData(), await freePort()]
    const took: number[] = []
    let left = 0
    for (let round = 0; round < times; round++) {
      const site = await startSite({ dataDir, port })
      const load = startLoad({ url: site.url, perSecond, calls: await callsOf(site) })
      await wait(500)
      const processes = treeOf(site.pid)
      const ended = site.stop('SIGTERM')
      await wait(700)
      const signalled = performance.now()
      process.kill(site.pid, 'SIGTERM')
      await ended
      took.push(performance.now() - signalled)
      await load.stop()
      await wait(1_000) // Postgres ends itself once it was told
      left += processes.filter(isAlive).length
    }
    return [
      longest('from the second signal to the end', took, atOnceMs),
      none('processes left behind, Postgres among them', left),
    ]
  },
}
