import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { freePort } from '../../../cms/postgres/free-port.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { startSite } from './site.ts'

const SECRET = 'the-same-secret-for-all-of-the-replicas'

/** Products over one database, started at the same moment, each on a port that it keeps. */
export async function startReplicas(
  count: number,
  databaseUrl: string,
  more: Record<string, string> = {},
) {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const start = (port: number, folder?: string) =>
    startSite({ port, folder, env: { DATABASE_URL: databaseUrl, SECRET, ...more } })
  const replicas: RunningProduct[] = await Promise.all(ports.map((port) => start(port)))
  return { ports, replicas, start }
}

/** Which of these products has the connection that comes from this port, as Linux tells. */
export function ownerOf(port: number, products: readonly RunningProduct[]) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const line = ['tcp', 'tcp6']
    .flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n').slice(1))
    .map((text) => text.trim().split(/\s+/))
    .find((words) => words[1]?.endsWith(local))
  const socket = `socket:[${line?.[9]}]`
  return products.find(({ pid }) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === socket),
  )
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return '' // closed meanwhile
  }
}
