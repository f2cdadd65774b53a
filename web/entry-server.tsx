import { renderToString } from 'react-dom/server'
import { parsePath, StaticRouter } from 'react-router-dom'
import { escapeAttribute } from '../cms/contract/escape-html.ts'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { adminRead } from './data/admin.ts'
import { isAnswerTo, type Read, reads } from './data/reads.ts'
import { SiteDocument } from './document.tsx'
import { pageDataIds, scriptJson } from './page/page-data.ts'
import { type RefusedForm, RefusedFormContext } from './page/refused-form.ts'
import { matchPage } from './router/routes.ts'
import { loadScreen } from './router/screen-code.tsx'
import type { PageOutcome } from './router/screen-module.ts'

export { canonicalPath } from './page/canonical-path.ts'
export { screenFile } from './router/screen-code.tsx'

export interface PageInput {
  /** Path and search. */
  url: string
  /** The contract's answer, in-process; null for 404 and for a 401 of /api/admin/me. */
  read(apiPath: string): Promise<unknown>
  assets: {
    scripts: string[]
    styles: string[]
    preloads: string[]
    headHtml?: never
    /** Module scripts of the development server, before the site's own. */
    devScripts?: string[]
  }
  siteUrl: string
  /** The form that this page answers; it stands at the form's own address, so it gets no script. */
  refusedForm?: RefusedForm | undefined
  /** The site's page that stands inside this one, whose files it needs as well. */
  shownUrl?: string | undefined
}

export interface PageOutput {
  status: number
  /** The whole document, from <!doctype html>. */
  html: string
  redirect?: string
}

/** Renders one page: route, its reads, then the document with their answers inside. */
export async function renderPage(input: PageInput): Promise<PageOutput> {
  const { url, read, siteUrl, refusedForm = null } = input
  const assets = refusedForm ? { ...input.assets, scripts: [], preloads: [] } : input.assets
  const { pathname = '/', search = '' } = parsePath(url)
  const { route, params } = matchPage(pathname)
  const { load } = await loadScreen(route.screen)
  const page = answersOf(read)

  async function decide(): Promise<PageOutcome> {
    if (route.access === 'admin' && (await page.read(adminRead)) === null) {
      return { redirect: pagePaths.loginFor(pathname + search) }
    }
    return load?.({ params, search: new URLSearchParams(search), read: page.read })
  }
  const [outcome] = await Promise.all([
    decide().catch(unavailable),
    page.read(reads.site).catch(unavailable),
  ])
  if (outcome?.redirect) return { status: 302, html: '', redirect: outcome.redirect }

  const body = renderToString(
    <StaticRouter location={{ pathname, search }}>
      <RefusedFormContext value={refusedForm}>
        <SiteDocument answers={page.answers} failedReads={page.failedReads} siteUrl={siteUrl} />
      </RefusedFormContext>
    </StaticRouter>,
  )
  const html = withAssets(body, { assets, siteUrl, ...page })
  return { status: outcome?.status ?? statusOf(page.failedReads), html }
}

/** Keeps every answer for the browser, and which reads failed. */
function answersOf(ask: PageInput['read']) {
  const answers: Record<string, unknown> = {}
  const failedReads: Record<string, number> = {}
  async function read<Answer>(wanted: Read<Answer>): Promise<Answer | null> {
    const { path } = wanted
    try {
      const answer = await ask(path)
      const data = answer !== null && isAnswerTo(wanted, answer) ? answer : null
      answers[path] = data
      return data
    } catch (cause) {
      failedReads[path] = 503
      throw new ReadFailed(`Reading ${path} failed`, { cause })
    }
  }
  return { answers, failedReads, read }
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

interface PageParts {
  assets: PageInput['assets']
  siteUrl: string
  answers: Record<string, unknown>
  failedReads: Record<string, number>
}

/**
 * What only the server knows goes in as text: hydration passes over links and scripts in the head
 * and behind the body's last element. React escapes `<`, so both ends are unmistakable.
 */
function withAssets(body: string, { assets, siteUrl, answers, failedReads }: PageParts) {
  const headEnd = body.indexOf('</head>')
  const bodyEnd = body.lastIndexOf('</body>')
  const head = [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`),
    ...[...(assets.devScripts ?? []), ...assets.scripts].map(
      (src) => `<script type="module" src="${escapeAttribute(src)}"></script>`,
    ),
  ]
  const data = [
    jsonScript(pageDataIds.answers, answers, ` data-site-url="${escapeAttribute(siteUrl)}"`),
    ...(Object.keys(failedReads).length > 0
      ? [jsonScript(pageDataIds.failedReads, failedReads)]
      : []),
  ]
  return [
    '<!doctype html>',
    body.slice(0, headEnd),
    ...head,
    body.slice(headEnd, bodyEnd),
    ...data,
    body.slice(bodyEnd),
  ].join('')
}

const jsonScript = (id: string, value: unknown, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${scriptJson(value)}</script>`
