import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningProduct } from '../../../testing/running-product.ts'

const lookMs = 50

interface Held {
  socket: Socket
  openedAt: number
  /** When the server let go of it. */
  closedAt?: number
}

interface Opening {
  count: number
  /** What each of them sends, and no more. */
  text: string
  reads: boolean
}

/** Opens connections that then do nothing more, and sees when the server lets go of each. */
export async function openAll(site: RunningProduct, { count, text, reads }: Opening) {
  const port = Number(new URL(site.url).port)
  const all: Held[] = []
  for (let n = 0; n < count; n++) {
    const socket = connect(port, '127.0.0.1')
    const held: Held = { socket, openedAt: performance.now() }
    all.push(held)
    socket.once('connect', () => {
      held.openedAt = performance.now()
    })
    socket.once('close', () => {
      held.closedAt ??= performance.now()
    })
    socket.on('error', () => {})
    if (text) socket.write(text)
    if (reads) socket.resume()
    else socket.pause()
    if (n % 100 === 99) await wait(5)
  }
  return {
    /** How long each lived until the server let go of it; those that it keeps are missing. */
    async untilCut(limitMs: number): Promise<number[]> {
      const end = performance.now() + limitMs
      while (all.some(({ closedAt }) => closedAt === undefined) && performance.now() < end) {
        if (!reads) noteCut(all, port)
        await wait(lookMs)
      }
      const lives = all.flatMap(({ openedAt, closedAt }) =>
        closedAt === undefined ? [] : [closedAt - openedAt],
      )
      for (const { socket } of all) socket.destroy()
      return lives
    },
  }
}

/** Who does not read is told nothing of a cut: the system knows whether the server still has it. */
function noteCut(all: readonly Held[], port: number): void {
  const kept = keptByServer(port)
  for (const held of all) {
    const { localPort } = held.socket
    if (localPort !== undefined && !kept.has(localPort)) held.closedAt ??= performance.now()
  }
}

const established = '01'

/** The other ends of the connections that a server at this port has not closed, as Linux tells. */
function keptByServer(port: number): Set<number> {
  const lines = ['tcp', 'tcp6'].flatMap((file) =>
    readFileSync(`/proc/net/${file}`, 'utf8').split('\n').slice(1),
  )
  const found = lines.flatMap((line) => {
    const [, local = '', remote = '', state] = line.trim().split(/\s+/)
    return state === established && portOf(local) === port ? [portOf(remote)] : []
  })
  return new Set(found)
}

const portOf = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16)
