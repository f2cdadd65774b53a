import { renderToString } from 'react-dom/server'
import { parsePath, StaticRouter } from 'react-router-dom'
import { escapeAttribute } from '../cms/contract/escape-html.ts'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { adminRead } from './data/admin.ts'
import { isAnswerTo, type Read, reads } from './data/reads.ts'
import { SiteDocument } from './document.tsx'
import { afterFirstPaint } from './page/after-first-paint.ts'
import { pageDataIds, scriptJson } from './page/page-data.ts'
import { type RefusedForm, RefusedFormContext } from './page/refused-form.ts'
import { isFor } from './router/is-for.ts'
import { matchPage } from './router/routes.ts'
import { loadScreen } from './router/screen-code.tsx'
import { forbidden, type PageOutcome } from './router/screen-module.ts'

export { canonicalPath } from './page/canonical-path.ts'
export { screenFile } from './router/screen-code.tsx'

/** The files of the page: what the build made for its screen. */
export interface PageAssets {
  /** The site's script, which is fetched when the page has been painted; null where none runs. */
  entry: string | null
  /** What the entry and the screen import. */
  parts: string[]
  styles: {
    /** The text of all style sheets, which stands in the page. */
    text: string
    /** The faces that are fetched for it, and a word that changes with them. */
    faces: string
    facesVersion: string
    /** Their addresses, so that no later page fetches one again. */
    hrefs: string[]
    /** Those of parts that not every page of this screen draws: they stand where one is drawn. */
    ofParts: PartStyles[]
  }
  /** Module scripts of the development server, which come at once. */
  devScripts?: string[]
}

export interface PartStyles {
  text: string
  href: string
  /** Finds one of its classes in a document. */
  isDrawn: RegExp
}

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
  const given = refusedForm ? { ...input.assets, entry: null } : input.assets
  const { pathname = '/', search = '' } = parsePath(url)
  const { route, params } = matchPage(pathname)
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
  const assets = withStylesOfDrawn(given, body)
  const parts = withAssets(body, { assets, siteUrl, ...page })
  const status = outcome?.status ?? statusOf(page.failedReads)
  return { status, parts, inline: inlineOf(assets) }
}

/** The first packets carry no styles of what the tutor does not show. */
function withStylesOfDrawn({ styles, ...assets }: PageAssets, body: string): PageAssets {
  const drawn = styles.ofParts.filter(({ isDrawn }) => isDrawn.test(body))
  const text = styles.text + drawn.map((part) => part.text).join('')
  return {
    ...assets,
    styles: { ...styles, text, hrefs: [...styles.hrefs, ...drawn.map(({ href }) => href)] },
  }
}

/** Keeps every answer for the browser, and which reads failed. */
function answersOf(ask: PageInput['read']) {
  const answers: Record<string, unknown> = {}
  const failedReads: Record<string, number> = {}
  async function read<Answer>(wanted: Read<Answer>, shown = whole<Answer>): Promise<Answer | null> {
    const { path } = wanted
    try {
      const answer = await ask(path)
      const data = answer !== null && isAnswerTo(wanted, answer) ? shown(answer) : null
      answers[path] = data
      return data
    } catch (cause) {
      failedReads[path] = 503
      throw new ReadFailed(`Reading ${path} failed`, { cause })
    }
  }
  return { answers, failedReads, read }
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

interface PageParts {
  assets: PageInput['assets']
  siteUrl: string
  answers: Record<string, unknown>
  failedReads: Record<string, number>
}

/** Whichever answer came first: the same content makes the same page, with the same ETag. */
const inOrder = (answers: PageParts['answers']) =>
  Object.fromEntries(Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)))

/**
 * What only the server knows goes in as text: hydration passes over links and scripts in the head
 * and behind the body's last element. React escapes `<`, so both ends are unmistakable.
 */
function withAssets(body: string, { assets, siteUrl, answers, failedReads }: PageParts) {
  const headEnd = body.indexOf('</head>')
  const bodyEnd = body.lastIndexOf('</body>')
  const data = [
    jsonScript(
      pageDataIds.answers,
      inOrder(answers),
      ` data-site-url="${escapeAttribute(siteUrl)}"`,
    ),
    ...(Object.keys(failedReads).length > 0
      ? [jsonScript(pageDataIds.failedReads, failedReads)]
      : []),
  ]
  return [
    '<!doctype html>',
    body.slice(0, headEnd),
    ...stylesOf(assets),
    ...scriptsOf(assets),
    body.slice(headEnd, bodyEnd),
    ...data,
    body.slice(bodyEnd),
  ]
}

const inlineOf = ({ styles, entry, devScripts }: PageAssets) => ({
  styles: [styles.text, styles.faces].filter(Boolean),
  scripts: entry && !devScripts ? [afterFirstPaint] : [],
})

const stylesOf = ({ entry, styles: { text, faces, facesVersion } }: PageAssets) => [
  ...(text ? [`<style>${text}</style>`] : []),
  ...(faces && entry
    ? [
        `<style id="faces" media="not all" data-version="${facesVersion}">${faces}</style>`,
        `<noscript><style>${faces}</style></noscript>`,
      ]
    : []),
  ...(faces && !entry ? [`<style>${faces}</style>`] : []),
]

function scriptsOf({ entry, parts, styles, devScripts }: PageAssets): string[] {
  if (!entry) return []
  if (devScripts) {
    return [...devScripts, entry].map(
      (src) => `<script type="module" src="${escapeAttribute(src)}"></script>`,
    )
  }
  const files = { entry, parts: parts.join(' '), sheets: styles.hrefs.join(' ') }
  const data = Object.entries(files).map(
    ([name, value]) => `data-${name}="${escapeAttribute(value)}"`,
  )
  return [`<script ${data.join(' ')}>${afterFirstPaint}</script>`]
}

const jsonScript = (id: string, value: unknown, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${scriptJson(value)}</script>`
