import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../cms/postgres/free-port.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { startInVain } from '../../../testing/running-product.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { type Cluster, startCluster } from '../ground/cluster.ts'
import { send } from '../ground/load.ts'
import { startSite } from '../ground/site.ts'

/** Ready this soon after the database takes connections. */
const readyMs = 2_000

/** Brings a database into a state in which nobody can use it; gives the way out of it. */
type State = (database: Cluster) => Promise<() => Promise<void>>

const states: Record<string, State> = {
  down: async (database) => {
    await database.stop()
    return () => database.start()
  },
  /** After a crash it replays what it has written down, and refuses everybody with 57P03. */
  'starting up': async (database) => {
    await database.stop('SIGKILL')
    await wait(300)
    return () => database.start()
  },
  /** A smart shutdown waits for who is connected and takes nobody new: 57P03. */
  'shutting down': async (database) => {
    const goOn = await database.holdOpen()
    await database.signal('SIGTERM')
    await wait(200)
    return async () => {
      await goOn()
      await database.ended()
      await database.start()
    }
  },
}

export const startedWithout: Fault = {
  name: 'started-without',
  does: 'a start while the database is down, starts up or shuts down; a wrong password or name',
  times: 3,
  async inject(times) {
    const database = await startCluster()
    const readyAfter: number[] = []
    const counts = { starts: 0, wrong: 0, unclear: 0 }
    for (let round = 0; round < times; round++) {
      for (const [name, state] of Object.entries(states)) {
        const port = await freePort()
        const way = await state(database)
        const starting = startSite({ port, env: { DATABASE_URL: database.url } })
        starting.catch(() => {})
        const told = await untilTold(port)
        await wait(1_500)
        counts.starts += 1
        if (told !== 503 || (await statusOf(port)) !== 503) {
          counts.wrong += 1
          console.log(`    ${name}: ${told}`)
        }
        await way()
        const back = performance.now()
        const site: RunningProduct = await starting
        readyAfter.push(performance.now() - back)
        await site.remove()
      }
      for (const change of [wrongPassword, wrongName]) {
        const { exitCode, errors } = await startInVain({ DATABASE_URL: change(database.url) })
        const isClear = exitCode === 1 && !errors.trim().includes('\n')
        if (!isClear) console.log(errors)
        counts.unclear += isClear ? 0 : 1
      }
    }
    return [
      counted('starts without a database', counts.starts),
      none('that ended or told anything but 503', counts.wrong),
      longest('ready after its return', readyAfter, readyMs),
      none('wrong passwords and names without one clear line', counts.unclear),
    ]
  },
}

const statusOf = async (port: number) =>
  (await send(`http://127.0.0.1:${port}`, { kind: 'ready', path: '/readyz' })).status

async function untilTold(port: number): Promise<number> {
  for (let tries = 0; tries < 400; tries++) {
    const status = await statusOf(port)
    if (status !== 0) return status
    await wait(50)
  }
  return 0
}

function wrongPassword(url: string): string {
  const wrong = new URL(url)
  wrong.password = 'not-the-password'
  return wrong.href
}

const wrongName = (url: string) => url.replace(/[^/]+$/, 'no_such_database')
