import { renderToString } from 'react-dom/server'
import { parsePath, StaticRouter } from 'react-router-dom'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { adminRead } from './data/admin.ts'
import { type Read, reads } from './data/reads.ts'
import { SiteDocument } from './document.tsx'
import { withStylesOfDrawn } from './page/drawn-styles.ts'
import { inlineOf, type PageAssets, withAssets } from './page/page-files.ts'
import { type RefusedForm, RefusedFormContext } from './page/refused-form.ts'
import { isFor } from './router/is-for.ts'
import { matchPage } from './router/routes.ts'
import { loadScreen } from './router/screen-code.tsx'
import { forbidden, type PageOutcome } from './router/screen-module.ts'

export { canonicalPath } from './page/canonical-path.ts'
export type { PartStyles } from './page/drawn-styles.ts'
export type { PageAssets } from './page/page-files.ts'
export { screenFile } from './router/screen-code.tsx'

export interface PageInput {
  /** Path and search. */
  url: string
  /** The contract's answer, in-process; null for 404 and for a 401 of /api/admin/me. */
  read(apiPath: string): Promise<unknown>
  assets: PageAssets
  siteUrl: string
  /** Where nobody waits for the page: lets others have their turn before and after it is drawn. */
  othersFirst?: (() => Promise<unknown>) | undefined
  /** The form that this page answers; it stands at the form's own address, so it gets no script. */
  refusedForm?: RefusedForm | undefined
  /** The site's page that stands inside this one, whose files it needs as well. */
  shownUrl?: string | undefined
}

export interface PageOutput {
  status: number
  /**
   * The whole document from <!doctype html>, one part behind the other: most of them are plain ASCII,
   * which becomes bytes much faster than one text with a single dash in it.
   */
  parts: readonly string[]
  /** What its style and script elements say, of which the policy must know. */
  inline: { styles: string[]; scripts: string[] }
  redirect?: string
}

/** Renders one page: route, its reads, then the document with their answers inside. */
export async function renderPage(input: PageInput): Promise<PageOutput> {
  const { url, read, siteUrl, othersFirst, refusedForm = null } = input
  const { pathname = '/', search = '' } = parsePath(url)
  const { route, params } = matchPage(pathname)
  const given: PageAssets = {
    ...input.assets,
    ...(refusedForm && { entry: null }),
    takesDrops: route.access !== undefined,
  }
  const { load } = await loadScreen(route.screen)
  const page = answersOf(read)

  async function decide(): Promise<PageOutcome> {
    const admin = route.access && (await page.read(adminRead))
    if (admin === null) return { redirect: pagePaths.loginFor(pathname + search) }
    if (admin && !isFor(route, admin)) return forbidden
    return load?.({ params, search: new URLSearchParams(search), read: page.read })
  }
  const [outcome] = await Promise.all([
    decide().catch(unavailable),
    page.read(reads.site).catch(unavailable),
  ])
  const { redirect } = outcome ?? {}
  if (redirect) return { status: 302, parts: [], inline: inlineOf(given), redirect }

  await othersFirst?.()
  const body = renderToString(
    <StaticRouter location={{ pathname, search }}>
      <RefusedFormContext value={refusedForm}>
        <SiteDocument answers={page.answers} failedReads={page.failedReads} siteUrl={siteUrl} />
      </RefusedFormContext>
    </StaticRouter>,
  )
  await othersFirst?.()
  const assets = { ...given, styles: withStylesOfDrawn(given.styles, body) }
  const parts = withAssets(body, { assets, siteUrl, ...page })
  const status = outcome?.status ?? statusOf(page.failedReads)
  return { status, parts, inline: inlineOf(assets) }
}

/** Keeps every answer for the browser, and which reads failed. */
function answersOf(ask: PageInput['read']) {
  const answers: Record<string, unknown> = {}
  const failedReads: Record<string, number> = {}
  async function read<Answer>(wanted: Read<Answer>, shown = whole<Answer>): Promise<Answer | null> {
    const { path } = wanted
    try {
      const answer = await ask(path)
      const data = isThere(wanted, answer) ? shown(answer) : null
      answers[path] = data
      return data
    } catch (cause) {
      failedReads[path] = 503
      throw new ReadFailed(`Reading ${path} failed`, { cause })
    }
  }
  return { answers, failedReads, read }
}

/** What is there is of the contract's type: the endpoint has parsed it (cms/api/endpoint.ts). */
function isThere<Answer>(_read: Read<Answer>, answer: unknown): answer is Answer {
  return answer !== null
}

function whole<Answer>(answer: Answer): Answer {
  return answer
}

class ReadFailed extends Error {
  override readonly name = 'ReadFailed'
}

/** A page that lacks an answer shows what it can, but must not be cached or indexed. */
const statusOf = (failedReads: Record<string, number>) =>
  Object.keys(failedReads).length > 0 ? 503 : 200

/** A screen without its answers shows its error state. */
function unavailable(error: unknown): PageOutcome {
  if (error instanceof ReadFailed) return undefined
  throw error
}
