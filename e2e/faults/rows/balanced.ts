import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import {
  type Behind,
  disturbEach,
  readFigures,
  reads,
  startBehindHaproxy,
} from '../ground/behind-haproxy.ts'
import { type Sent, send, startLoad } from '../ground/load.ts'

/** How long a process stays away, and the database: some checks of the balancer's long. */
const awayMs = 2_000
/** Nobody meets a failure for longer, reading or writing. */
const noticedMs = 1_000
const frozenMs = 10_000

/** Each process is killed, then all lose the database. */
export const balanced: Fault = {
  name: 'balanced',
  does: 'kill -9 of each of three processes behind HAProxy, and Postgres restarted, under load',
  times: 3,
  async inject(times, perSecond) {
    const behind = await startBehindHaproxy(3)
    const killed = await disturbEach(behind, {
      times,
      perSecond,
      what: 'killed',
      refusedMs: noticedMs,
      disturb: (all, at) => restart(all, at, 'SIGKILL'),
    })
    // Nobody keeps what nobody has asked it for.
    for (const { url } of behind.replicas) for (const call of reads) await send(url, call)
    const away = await withoutDatabase(behind, perSecond)
    return [...killed, ...readFigures('while the database was away', away)]
  },
}

/** Does it to each of three processes behind HAProxy in turn: nobody notices. */
const inTurn = (
  told: Pick<Fault, 'name' | 'does'>,
  { what, disturb }: { what: string; disturb: (behind: Behind, at: number) => Promise<void> },
): Fault => ({
  ...told,
  times: 1,
  async inject(times, perSecond) {
    const behind = await startBehindHaproxy(3)
    return disturbEach(behind, { times, perSecond, what, disturb })
  },
})

/** As a new version comes in. */
export const balancedStopped = inTurn(
  {
    name: 'balanced-stopped',
    does: 'SIGTERM of each of three processes behind HAProxy in turn, under reads and all writes',
  },
  { what: 'stopped', disturb: (all, at) => restart(all, at, 'SIGTERM') },
)

/** A machine that hangs: what it was given waits for it, what comes later goes to the others. */
export const balancedFrozen = inTurn(
  {
    name: 'balanced-frozen',
    does: 'each of three processes behind HAProxy stands still for 10 s (SIGSTOP), under load',
  },
  { what: 'frozen', disturb: freeze },
)

async function restart({ replicas, ports, start }: Behind, at: number, signal: NodeJS.Signals) {
  await replicas[at]?.stop(signal)
  await wait(awayMs)
  replicas[at] = await start(ports[at] ?? 0)
}

async function freeze({ replicas }: Behind, at: number): Promise<void> {
  const pid = replicas[at]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  await wait(frozenMs)
  process.kill(pid, 'SIGCONT')
}

/** All of them say that they are not ready, and are asked all the same for what they keep. */
async function withoutDatabase(
  { cluster, front: url }: Behind,
  perSecond: number,
): Promise<Sent[]> {
  const load = startLoad({ url, perSecond, calls: reads, asksAgain: true })
  await wait(awayMs)
  await cluster.stop()
  await wait(awayMs)
  await cluster.start()
  await wait(awayMs)
  return load.stop()
}
