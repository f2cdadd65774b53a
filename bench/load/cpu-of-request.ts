import { cpuMicroseconds } from '../stage/process.ts'
import { flood } from './flood.ts'

interface Flooded {
  server: { url: string; pid: number }
  path: string
  seconds: number
  headers?: Record<string, string>
}

/** The microseconds of processor time that a server spends on a request of a flood. */
export async function cpuOfRequest({ server, path, ...rest }: Flooded): Promise<number> {
  const before = cpuMicroseconds(server.pid)
  const { requests } = await flood({ url: server.url, paths: [path], ...rest })
  return (cpuMicroseconds(server.pid) - before) / requests
}
