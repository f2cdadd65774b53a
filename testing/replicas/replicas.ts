import { freePort } from '../../cms/postgres/free-port.ts'
import { manyAttempts, startProduct } from '../running-product.ts'
import { startBalancer } from './balancer.ts'
import { noteEnd, noteStart } from './note-process.ts'

/** How many processes answer for the site of contract tests; 0 is the test's own process. */
export const replicaCount = Number(process.env.REPLICAS ?? 0)

export interface Shared {
  /** The port that the site's address has: that of the balancer. */
  port: number
  dataDir: string
  databaseUrl: string
  secret: string
  /** Whether each has its studio in a process of its own, as the product has it. */
  hasStudios?: boolean
}

/** One of the processes behind the balancer, which can be stopped and started again. */
export interface Replica {
  url: string
  pid(): number
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Processes of the built product over one database and one data folder, behind HAProxy. */
export async function startReplicas(shared: Shared, count: number): Promise<Replica[]> {
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const replicas = await Promise.all(ports.map((port) => startOne(port, shared)))
  const { pid } = await startBalancer(shared.port, ports)
  noteStart(pid)
  return replicas
}

async function startOne(
  port: number,
  { dataDir, databaseUrl, secret, port: front, hasStudios = false }: Shared,
): Promise<Replica> {
  const env = {
    ...manyAttempts,
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    SITE_URL: `http://localhost:${front}`,
    TRUST_PROXY: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    // Answers from the start: three studios that are only starting would keep every test waiting.
    STUDIO_PROCESS: hasStudios ? '' : 'shared',
  }
  const start = async () => {
    const product = await startProduct({ port, dataDir, env })
    noteStart(product.pid)
    return product
  }
  let product = await start()
  const stop = async () => {
    await product.stop()
    noteEnd(product.pid)
  }
  return {
    url: product.url,
    pid: () => product.pid,
    stop,
    async restart() {
      await stop()
      product = await start()
    },
  }
}
