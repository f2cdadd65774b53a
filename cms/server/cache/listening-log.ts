import type { Payload } from 'payload'

/** Tells once for each kind of error that changes are not heard, and once that they are heard again. */
export function listeningLog(logger: Pick<Payload['logger'], 'warn'>) {
  const told = new Set<string>()
  return {
    failed(error: unknown): void {
      const kind = kindOf(error)
      if (told.has(kind)) return // tried each second
      told.add(kind)
      logger.warn({ err: error }, 'Changes are not heard: answers are not kept')
    },

    heard(): void {
      if (told.size === 0) return
      told.clear()
      logger.warn('Changes are heard again')
    },
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
