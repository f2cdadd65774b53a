import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as othersFirst, setTimeout as wait } from 'node:timers/promises'
import { everything, type Tags } from '../../content/content-tags.ts'
import { createTurnstile } from '../turnstile.ts'
import { compressAside, compressQuickly, isWorthCompressing } from './compress.ts'
import { createDropWatch } from './drop-watch.ts'
import { createImprovements } from './improvements.ts'
import { createKeptAnswers, type Kept } from './kept-answers.ts'
import {
  type Bodies,
  bytesOf,
  type Headers,
  type PackedAnswer,
  packAnswer,
} from './packed-answer.ts'
import { createRebuilds, type OthersFirst, type Read } from './rebuilds.ts'
import { sendAnswer } from './send-answer.ts'
import { createSingleFlight } from './single-flight.ts'
import { createStaleAnswers } from './stale-answers.ts'

/** Another process gives what its visitors ask for a moment longer; an edit is visible in 100 ms. */
export const graceMs = 80

interface Options {
  /** False while changes in other processes are not reported: nothing is kept then. */
  isTrusted(): boolean
  /** True while the database cannot be reached: nothing newer can be read then. */
  isAway?(): boolean
  /** The site's own headers, which every answer has. */
  headers: Headers
  /** What an answer that is kept has in addition, or instead. */
  keptHeaders?(tags: Tags): Headers
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/**
 * Keeps public answers by address, each with the tags of what it is made of. `drop` forgets those
 * that a change touches; an answer whose reading began before that is given once but not kept.
 */
export function createAnswerCache({ isTrusted, isAway, headers, keptHeaders }: Options) {
  const answers = createKeptAnswers()
  const stale = createStaleAnswers()
  const readings = createSingleFlight<PackedAnswer>()
  const watches = createDropWatch()
  const rebuilds = createRebuilds({
    remake: (key, read) => readings.run(key, () => make(key, { read, pace: inSlices })),
    isMissing: (key) => isTrusted() && !answers.has(key),
  })
  const common = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' }
  const headersFor = (tags: Tags): Headers => ({ ...common, ...keptHeaders?.(tags) })
  const improveLater = createImprovements({ answers, headersFor })

  async function make(key: string, { read, pace }: Making): Promise<PackedAnswer> {
    const watch = watches.begin()
    try {
      const answer = await read(pace.othersFirst)
      const tags = [...new Set(answer.tags)]
      const identity = bytesOf(answer)
      const mayKeep = () => answer.status === 200 && isTrusted() && !watch.isTouched(tags)
      const isWorthIt = isWorthCompressing(answer, identity)
      const bodies = isWorthIt ? await pace.compress(identity) : { identity }
      if (!mayKeep()) return packAnswer(answer, bodies, common)
      const packed = packAnswer(answer, bodies, headersFor(tags))
      const kept = { packed, tags, read, asked: rebuilds.inherited(key) }
      answers.keep(key, kept)
      if (isWorthIt) improveLater(key, kept, answer)
      return packed
    } finally {
      watch.end()
    }
  }

  function wantAgain(old: readonly [string, Kept][]): void {
    for (const [key, { read, asked }] of old) rebuilds.want(key, { read, demand: asked })
  }

  /** What is kept, else what is read; where that fails, what was kept before the database went. */
  async function find(key: string, read: Read): Promise<PackedAnswer> {
    const kept = answers.ask(key)
    if (kept) return kept
    const reading = readings.run(key, () => make(key, { read, pace: atOnce }))
    const fresh = await reading.catch((error: unknown) => {
      const old = stale.give(key)
      if (old) return old
      throw error
    })
    return fresh.status >= 500 ? (stale.give(key) ?? fresh) : fresh
  }

  return {
    drop(tags: Tags = [everything]): void {
      watches.dropped(tags)
      readings.forget()
      wantAgain([...stale.take(tags), ...answers.take(tags)])
      rebuilds.begin()
    },

    /**
     * As `drop`, but lets visitors have what is in demand until it is made again, though not for
     * longer than `graceMs` (decision 116). Settles when nothing older is given any more: whoever
     * writes is answered after that.
     */
    async change(tags: Tags): Promise<void> {
      watches.dropped(tags)
      readings.forget()
      const retired = answers.retire(tags)
      wantAgain([...stale.take(tags), ...retired])
      const limit = wait(graceMs, undefined, { ref: false })
      await Promise.race([rebuilds.begin(), limit])
      answers.leave(retired)
    },

    /**
     * Changes are no longer reported: from now on everything is read, and what is kept is given only
     * where that fails.
     */
    keepAsStale(): void {
      watches.dropped([everything])
      readings.forget()
      stale.put(answers.take([everything]).filter(([, { isOld }]) => !isOld))
    },

    /** Answers at once if the address is in the cache, and returns whether it was. */
    answer(request: IncomingMessage, response: ServerResponse, key: string): boolean {
      const packed = answers.ask(key) ?? (isAway?.() ? stale.give(key) : undefined)
      if (packed) sendKept(request, response, packed)
      return packed !== undefined
    },

    /** Answers from what is kept, else reads. */
    async answerWith(
      request: IncomingMessage,
      response: ServerResponse,
      { key, read }: { key: string; read: Read },
    ): Promise<void> {
      sendAnswer(request, response, await inTurn(find(key, read)))
    },

    forgetOld: answers.forgetOld,
    figures: answers.figures,
  }
}

const passSmall = createTurnstile()
const passLarge = createTurnstile(1)
/** To hand so much to the system takes a millisecond or two. */
const largeBytes = 256 * 1024

const isLarge = ({ identity }: PackedAnswer) => identity.body.length > largeBytes

/** Whoever asks for the same again without waiting has large ones one by one too. */
function sendKept(request: IncomingMessage, response: ServerResponse, packed: PackedAnswer): void {
  if (isLarge(packed)) passLarge(() => sendAnswer(request, response, packed))
  else sendAnswer(request, response, packed)
}

/** Hundreds may wait for one reading: in each turn of the event loop a few of them are answered. */
async function inTurn(reading: Promise<PackedAnswer>): Promise<PackedAnswer> {
  const packed = await reading
  const pass = isLarge(packed) ? passLarge : passSmall
  await new Promise<void>((resolve) => pass(resolve))
  return packed
}

interface Making {
  read: Read
  pace: Pace
}

/** How an answer is made. */
interface Pace {
  othersFirst?: OthersFirst
  compress(identity: Buffer): Promise<Bodies>
}

/** For the visitor who waits. */
const atOnce: Pace = { compress: compressQuickly }

/** Before anybody asks: the visitors of other pages have their turn in between (decision 64). */
const inSlices: Pace = { othersFirst, compress: compressAside }
