import { escapeAttribute, escapeText } from '../../contract/escape-html.ts'
import { lessonNotice } from './notice.ts'
import { type PageOutline, scanPage } from './scan-page.ts'

export interface LessonDocumentParts {
  /** What the tutor uploaded: a page, a fragment, or anything between. */
  html: string
  /** The course's own files; null where it has none. */
  css: string | null
  js: string | null
  /** Styles and scripts of this lesson alone (custom template, spec §3). */
  customStyles?: string | null
  customScripts?: string | null
  /** Shown in the tab where the page has no `<title>`. */
  title: string
  /** The document's language where the page declares none. */
  lang?: string
  /** Says that recording is limited: true in the frame, false in the interactive tab (spec §2). */
  notice: boolean
  runtimeSource: string
  /** Reports to the admin who tries the page, and to nobody else (decision 142). */
  run?: PageRun | null
}

export interface PageRun {
  nonce: string
  reporterSource: string
}

/**
 * Puts an uploaded lesson and what belongs to it into one document. The page's own text stays as it
 * is, character for character, but for a `<base>` and `<meta>` tags that set a policy or lead elsewhere;
 * additions are spliced in before its closing head and body tags, or where a browser would imply them.
 * Linear in the page's length.
 * @param outline That of the page, where it was read before.
 */
export function composeLessonDocument(
  parts: LessonDocumentParts,
  outline = outlineOf(parts.html),
): string {
  const bom = bomOf(parts.html)
  const page = parts.html.slice(bom.length)

  return (
    bom +
    splice(page, outline.textEnd, [
      ...pageTags(outline, parts.lang ?? 'en'),
      { at: outline.headStart, text: reporter(parts.run) + declarations(outline, parts.title) },
      { at: outline.headEnd, text: styles(parts) },
      bodyAdditions(outline, parts),
      ...outline.strays.map(({ from, to }) => ({ at: from, until: to, text: '' })),
    ])
  )
}

const bomOf = (html: string) => (html.startsWith('\uFEFF') ? '\uFEFF' : '')

/** Where things can be put into an uploaded page. */
export const outlineOf = (html: string): PageOutline => scanPage(html.slice(bomOf(html).length))

/** Makes text safe inside `<style>`; in CSS `\/` is `/`. */
export const escapeStyle = (css: string): string => css.replace(/<\/(?=style)/gi, '<\\/')

/**
 * Makes text safe inside `<script>`. After `<!--` the HTML parser also counts `<script` (it would then
 * miss our closing tag), so that one is written as an escape which strings and patterns read the same.
 */
export function escapeScript(js: string): string {
  const closed = js.replace(/<\/(?=script)/gi, '<\\/')
  return closed.includes('<!--') ? closed.replace(/<(?=script)/gi, '\\x3C') : closed
}

interface Insertion {
  at: number
  text: string
  /** Up to here the page's own text is left out. */
  until?: number
}

/** Insertions at one place keep their order. */
function splice(page: string, end: number, insertions: Insertion[]): string {
  let result = ''
  let done = 0
  for (const { at, text, until = at } of insertions.sort((first, second) => first.at - second.at)) {
    result += page.slice(done, at) + text
    done = until
  }
  return result + page.slice(done, end)
}

/** A fragment becomes a page in standards mode; a page without a doctype keeps its quirks. */
function pageTags(outline: PageOutline, lang: string): Insertion[] {
  const doctype = { at: 0, text: outline.isFragment ? '<!doctype html>' : '' }
  if (outline.declaresLang) return [doctype]
  const attribute = ` lang="${escapeAttribute(lang)}"`
  return outline.htmlNameEnd === null
    ? [doctype, { at: outline.doctypeEnd, text: `<html${attribute}>` }]
    : [doctype, { at: outline.htmlNameEnd, text: attribute }]
}

function declarations(outline: PageOutline, title: string): string {
  const charset = '<meta charset="utf-8">'
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  return (
    (outline.hasCharset ? '' : charset) +
    (outline.hasViewport ? '' : viewport) +
    (outline.hasTitle ? '' : `<title>${escapeText(title)}</title>`)
  )
}

/** Before anything of the page's own, so that it misses no error. */
function reporter(run: PageRun | null | undefined): string {
  if (!run) return ''
  const nonce = escapeAttribute(run.nonce)
  return `<script data-run="${nonce}">${escapeScript(run.reporterSource)}</script>`
}

function styles({ css, customStyles }: LessonDocumentParts): string {
  return style('course', css) + style('lesson', customStyles)
}

function bodyAdditions(outline: PageOutline, parts: LessonDocumentParts): Insertion {
  const scripts =
    script('course', parts.js) +
    script('lesson', parts.customScripts) +
    script('runtime', parts.runtimeSource)
  if (outline.bodyEnd === null) return { at: outline.headEnd, text: scripts }

  const body = outline.hasBody ? '' : '<body>'
  const notice = parts.notice ? lessonNotice : ''
  return { at: outline.bodyEnd, text: outline.closers + body + notice + scripts }
}

function style(from: string, css: string | null | undefined): string {
  return css ? `<style data-from="${from}">\n${escapeStyle(css)}\n</style>` : ''
}

function script(from: string, js: string | null | undefined): string {
  return js ? `<script data-from="${from}">\n${escapeScript(js)}\n</script>` : ''
}
