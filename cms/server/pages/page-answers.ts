import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import type { PublicAnswer } from '../cache/public-answer.ts'
import type { OthersFirst } from '../cache/rebuilds.ts'
import { retryHeaders } from '../endpoints/error-answers.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { createForesight, type ReadAddress } from './foreseen-reads.ts'
import type { PolicedRenderer } from './page-renderer.ts'

interface Parts {
  payload: Payload
  renderer: PolicedRenderer
  siteUrl: string
}

interface Asked {
  /** What the page reads with. */
  read: ReadAddress
  othersFirst?: OthersFirst | undefined
}

export const pageType = 'text/html; charset=utf-8'

/** Pages as answers: for one caller, and for all visitors, whose answers are kept. */
export function pageAnswers({ payload, renderer, siteUrl }: Parts) {
  const foresight = createForesight()

  async function render(url: string, { read, othersFirst }: Asked) {
    const page = await renderer.render({ url, siteUrl, othersFirst, read })
    const { status, parts, policy, redirect } = page
    const location: Record<string, string> = redirect ? { Location: redirect } : {}
    const headers = { 'Content-Security-Policy': policy, ...location, ...retryHeaders(status) }
    return { status, type: pageType, text: parts, headers }
  }

  const renderFor = (url: string, caller: Caller) => render(url, { read: readFor(caller) })

  async function forVisitors(url: string, othersFirst?: OthersFirst): Promise<PublicAnswer> {
    const { caller, tags } = taggedVisitor(payload)
    const { read, done } = foresight.begin(url, readFor(caller))
    const answer = await render(url, { read, othersFirst })
    if (answer.status === 200) done() // nobody can fill the memory with addresses that are none
    return { ...answer, tags }
  }

  return { renderFor, forVisitors }
}

const readFor =
  (caller: Caller): ReadAddress =>
  (address) =>
    readInProcess(address, caller)
