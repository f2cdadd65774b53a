import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { everything, type Tags } from '../../content/content-tags.ts'
import type { Environment } from '../../environment/environment.ts'
import { cdnTags, tagList } from './cdn-headers.ts'

export type PurgeSettings = Pick<
  Environment,
  'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_TAG_HEADER'
>

interface Options {
  settings: PurgeSettings
  logger: Pick<Payload['logger'], 'warn'>
  /** Instead of waiting so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>
}

/** What comes within a moment goes in one request; answers on their way arrive meanwhile. */
const gatherMs = 250
const answerLimitMs = 5_000
const retriesMs = [1_000, 2_000, 4_000, 8_000, 16_000]

/**
 * Tells a CDN what has changed: a POST with the tags, one after the other, each tried again a few
 * times. Nobody waits for it. After a purge that could not be sent, the next is of everything.
 */
export function createCdnPurges({ settings, logger, pause = patiently }: Options) {
  const { CDN_PURGE_URL: url } = settings
  const waiting = new Set<string>()
  let isRunning = false

  async function sendAll(): Promise<void> {
    isRunning = true
    while (waiting.size > 0) {
      await pause(gatherMs)
      const tags = [...waiting]
      waiting.clear()
      const problem = await sendOrTryAgain(tags)
      if (!problem) continue
      logger.warn({ err: problem }, 'The CDN could not be told what has changed')
      const isOver = waiting.size === 0 // what has changed meanwhile was never tried
      waiting.add(everything)
      if (isOver) break
    }
    isRunning = false
  }

  async function sendOrTryAgain(tags: Tags): Promise<unknown> {
    let problem: unknown
    for (const ms of [0, ...retriesMs]) {
      if (ms > 0) await pause(ms)
      problem = await post(tags).catch((error: unknown) => error)
      if (problem === undefined) return undefined
    }
    return problem
  }

  async function post(tags: Tags): Promise<void> {
    const { CDN_PURGE_TOKEN: token, CDN_TAG_HEADER: header } = settings
    const response = await fetch(url ?? '', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(header ? { [header]: tagList(header, tags) } : {}),
      },
      body: JSON.stringify({ tags: cdnTags(tags) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerLimitMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The purge was answered with status ${response.status}.`)
  }

  return {
    purge(tags: Tags): void {
      if (!url) return
      for (const tag of tags) waiting.add(tag)
      if (!isRunning) sendAll()
    },
  }
}

const patiently = (ms: number) => wait(ms, undefined, { ref: false })
