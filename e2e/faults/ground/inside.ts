import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { atTheEnd } from './site.ts'

const inside = fileURLToPath(new URL('inside.mjs', import.meta.url))
const NODE_OPTIONS = `--import=${inside}`
/** It is read every 20 ms. */
const noticedMs = 200

/** A clock for the product alone; `set` puts it off by so many milliseconds while it runs. */
export async function ownClock() {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const file = join(folder, 'offset')
  await writeFile(file, '0')
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  return {
    env: { NODE_OPTIONS, FAULTS_CLOCK_FILE: file },
    async set(offsetMs: number) {
      await writeFile(file, String(offsetMs))
      await wait(noticedMs)
    },
  }
}

const Heap = z.object({
  heapUsed: z.number(),
  external: z.number(),
  handles: z.array(z.string()),
})

/** What the site's heap holds after a collection, and what keeps it running. */
export const heapVariables = (port: number) => ({ NODE_OPTIONS, FAULTS_HEAP_PORT: String(port) })

/** Asks a site that was started with these. */
export async function heapAt(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  return Heap.parse(await answer.json())
}
