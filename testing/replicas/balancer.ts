import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const example = 'deploy/haproxy.cfg'

export interface Balancer {
  pid: number
  stop(): Promise<void>
}

/**
 * HAProxy as our example sets it up, on this port, in front of the processes at these.
 * @throws Error where it is not installed or refuses its file.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-balancer-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, balancing(await readFile(example, 'utf8'), port, servers))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const printed: string[] = []
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const ended = once(child, 'exit').then(
    () => `HAProxy ended:\n${printed.join('')}`,
    (error: unknown) => `HAProxy is needed for this (apt-get install haproxy): ${String(error)}`,
  )
  const problem = await Promise.race([ended, untilReady(port)])
  if (problem) throw new Error(problem)
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** The example with other ports. Files go to those who are ready, as `track` says. */
function balancing(text: string, port: number, servers: readonly number[]): string {
  const lines = (rest: (name: string) => string) =>
    servers.map(
      (server, at) => `  server replica${at} 127.0.0.1:${server}${rest(`replica${at}`)}\n`,
    )
  return text
    .replace(/^ {2}bind .*$/m, `  bind 127.0.0.1:${port}\n  bind [::1]:${port}`)
    .replace(/(^ {2}server .*\n)+/gm, (found) =>
      lines((name) => (found.includes(' track ') ? ` track site/${name}` : '')).join(''),
    )
}

export const hasBalancer = (): Promise<boolean> =>
  promisify(execFile)('haproxy', ['-v']).then(
    () => true,
    () => false,
  )

async function untilReady(port: number): Promise<undefined> {
  let isReady = false
  while (!isReady) {
    isReady = await fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
