import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Read } from '../data/reads.ts'

/** What a file `screens/<name>/<name>-screen.tsx` gives. */
export interface ScreenModule {
  Screen: ComponentType
  /** Reads on the server what the screen shows, so that its HTML is complete. */
  load?: Load
}

/** Asks the contract in-process; a failed read rejects, and the page's status becomes 503. */
export type Load = (page: LoadInput) => Promise<PageOutcome>

export interface LoadInput {
  params: Readonly<Params>
  search: URLSearchParams
  /** With `shown`, the page carries no more of the answer than its screen draws. */
  read: <Answer>(read: Read<Answer>, shown?: (answer: Answer) => Answer) => Promise<Answer | null>
}

/**
 * What a load decides besides its reads; if it decides nothing, the page is a plain one with status
 * 200.
 */
export type PageOutcome = { status?: 403 | 404 | 410; redirect?: string } | undefined

/** The outcome of a page whose subject does not exist. */
export const notFound = { status: 404 } as const

/** The outcome of a page that is not for whoever is signed in. */
export const forbidden = { status: 403 } as const

/** The outcome of a page that was there once. */
export const gone = { status: 410 } as const
