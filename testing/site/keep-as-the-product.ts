import type { Payload } from 'payload'
import { everything } from '../../cms/content/content-tags.ts'
import { contentChannel } from '../../cms/content/sql/content-changes.ts'
import type { Environment } from '../../cms/environment/environment.ts'
import { listenForContentChanges } from '../../cms/server/cache/content-listener.ts'
import { keepAnswers } from '../../cms/server/cache/keep-answers.ts'
import { query } from '../databases.ts'

interface Options {
  environment: Environment
  databaseUrl: string
  logger: Payload['logger']
  keeps: boolean
}

/** Answers that are kept, and let go, by the product's own wiring, which tells here what it has heard. */
export function keepAsTheProduct({ databaseUrl, ...options }: Options) {
  const waiting = new Map<string, () => void>()
  const heard = (tag: string) => new Promise<void>((resolve) => waiting.set(tag, resolve))
  const isListening = heard(everything)
  let isLetGo: Promise<unknown> = Promise.resolve()
  const kept = keepAnswers({
    ...options,
    databaseUrl,
    isDev: false,
    listen: (parts) =>
      listenForContentChanges({
        ...parts,
        async onChange(change) {
          isLetGo = Promise.all([isLetGo, parts.onChange(change)])
          await isLetGo
          for (const tag of change.tags) waiting.get(tag)?.()
        },
      }),
  })
  return {
    ...kept,
    isListening,

    /** Settles when nothing is given any more that is older than what is committed by now. */
    async heardAll(): Promise<void> {
      const mark = `mark:${crypto.randomUUID()}`
      const isHeard = heard(mark)
      await query(databaseUrl, `notify ${contentChannel}, '${mark}'`) // arrives last
      await isHeard
      waiting.delete(mark)
    },
  }
}
