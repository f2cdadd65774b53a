import type { Payload } from 'payload'
import type { Caller } from '../../api/caller.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import type { PublicAnswer } from '../cache/public-answer.ts'
import type { OthersFirst } from '../cache/rebuilds.ts'
import { retryHeaders } from '../endpoints/error-answers.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import type { PolicedRenderer } from './page-renderer.ts'

interface Parts {
  payload: Payload
  renderer: PolicedRenderer
  siteUrl: string
}

interface Asked {
  caller: Caller
  othersFirst?: OthersFirst | undefined
}

export const pageType = 'text/html; charset=utf-8'

/** Pages as answers: for one caller, and for all visitors, whose answers are kept. */
export function pageAnswers({ payload, renderer, siteUrl }: Parts) {
  async function renderFor(url: string, { caller, othersFirst }: Asked) {
    const { status, parts, policy, redirect } = await renderer.render({
      url,
      siteUrl,
      othersFirst,
      read: (address) => readInProcess(address, caller),
    })
    const location: Record<string, string> = redirect ? { Location: redirect } : {}
    const headers = { 'Content-Security-Policy': policy, ...location, ...retryHeaders(status) }
    return { status, type: pageType, text: parts, headers }
  }

  async function forVisitors(url: string, othersFirst?: OthersFirst): Promise<PublicAnswer> {
    const { caller, tags } = taggedVisitor(payload)
    return { ...(await renderFor(url, { caller, othersFirst })), tags }
  }

  return { renderFor, forVisitors }
}
