import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Tags } from '../../content/content-tags.ts'
import { createBackgroundQueue } from './background-queue.ts'
import { compressBest, compressWell } from './compress.ts'
import type { createKeptAnswers, Kept } from './kept-answers.ts'
import { type Bodies, type Headers, packAnswer } from './packed-answer.ts'
import type { AnswerHead } from './public-answer.ts'

interface Parts {
  answers: Pick<ReturnType<typeof createKeptAnswers>, 'holds' | 'keep'>
  headersFor(tags: Tags): Headers
  /** Instead of waiting so many milliseconds. */
  rest?: (ms: number) => Promise<unknown>
}

/** Until then the answer has been sent, and those which an edit has dropped are made again. */
const pauseMs = 100

/** How often an answer must have been asked for. */
const worthTheBest = 2

/**
 * Gives kept answers, which were compressed in a hurry, better bytes: good ones soon, the best
 * when they have stayed for a while and are asked for.
 */
export function createImprovements({ answers, headersFor, rest }: Parts) {
  const oneAtATime = pLimit(1)
  const inBackground = createBackgroundQueue(rest)

  /** null where the answer was dropped meanwhile. */
  async function improve(
    key: string,
    { kept, head, compress }: { kept: Kept; head: AnswerHead; compress: Compress },
  ): Promise<{ better: Kept; bodies: Bodies } | null> {
    if (!answers.holds(key, kept)) return null
    const bodies = await compress()
    if (!answers.holds(key, kept)) return null
    const better = { ...kept, packed: packAnswer(head, bodies, headersFor(kept.tags)) }
    answers.keep(key, better)
    return { better, bodies }
  }

  async function improveTwice(key: string, kept: Kept, head: AnswerHead): Promise<void> {
    const compress = () => compressWell(kept.packed.identity.body)
    const improved = await improve(key, { kept, head, compress })
    if (!improved) return
    const { better, bodies } = improved
    inBackground({
      worth: () => better.asked,
      async run() {
        if (better.asked < worthTheBest) return
        await improve(key, { kept: better, head, compress: () => compressBest(bodies) })
      },
    })
  }

  return (key: string, kept: Kept, { status, type, headers }: AnswerHead): void => {
    // Without its text, which many pages in a row would leave to the slow garbage collection.
    const head: AnswerHead = { status, type, ...(headers ? { headers } : {}) }
    const pause = wait(pauseMs, undefined, { ref: false })
    // What was compressed in a hurry is right as well.
    oneAtATime(() => pause.then(() => improveTwice(key, kept, head))).catch(() => {})
  }
}

type Compress = () => Promise<Bodies>
