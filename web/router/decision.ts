import { notFound, type PageOutcome } from './screen-module.ts'

/** What a screen makes of its answers, once for the server's load and the browser's drawing. */
export type Decision<View> =
  | { outcome: 'missing' }
  | { outcome: 'redirect'; to: string }
  | ({ outcome: 'view' } & View)

export const missing = { outcome: 'missing' } as const

export const redirectTo = (to: string) => ({ outcome: 'redirect', to }) as const

/** The decision as the server answers it. */
export function pageOutcomeOf(decision: Decision<unknown>): PageOutcome {
  if (decision.outcome === 'missing') return notFound
  return decision.outcome === 'redirect' ? { redirect: decision.to } : undefined
}
