import { escapeAttribute } from '../../cms/contract/escape-html.ts'
import { keptDrops } from '../page-files/kept-drops.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import type { PageStyles } from './drawn-styles.ts'
import { pageDataIds, scriptJson } from './page-data.ts'

/** The files of the page: what the build made for its screen. */
export interface PageAssets {
  /** The site's script, which is fetched when the page has been painted; null where none runs. */
  entry: string | null
  /** What a browser must find the entry to be before it runs it (decision 219). */
  integrity?: string
  /** What the entry and the screen import. */
  parts: string[]
  styles: PageStyles
  /** Files are dropped here: the page is the tutor's. */
  takesDrops?: boolean
  /** Module scripts of the development server, which come at once. */
  devScripts?: string[]
}

interface PageParts {
  assets: PageAssets
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
export function withAssets(
  body: string,
  { assets, siteUrl, answers, failedReads }: PageParts,
): string[] {
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

/** What style and script elements of the page say, of which the policy must know. */
export const inlineOf = ({ styles, entry, devScripts, takesDrops }: PageAssets) => ({
  styles: [styles.text, styles.faces].filter(Boolean),
  scripts: entry && !devScripts ? [afterFirstPaint, ...(takesDrops ? [keptDrops] : [])] : [],
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

function scriptsOf({
  entry,
  integrity,
  parts,
  styles,
  devScripts,
  takesDrops,
}: PageAssets): string[] {
  if (!entry) return []
  if (devScripts) return [...devScripts, entry].map((src) => moduleScript(src))
  const later = [
    // The page has their text. Switched off nobody fetches them, and the build's loader takes them
    // for loaded.
    ...styles.hrefs.map(
      (href) => `<link disabled rel="stylesheet" href="${escapeAttribute(href)}">`,
    ),
    ...parts.map((href) => `<link rel="modulepreload" href="${escapeAttribute(href)}">`),
    moduleScript(entry, integrity),
  ]
  return [
    `<template>${later.join('')}</template>`,
    `<script>${afterFirstPaint}</script>`,
    ...(takesDrops ? [`<script>${keptDrops}</script>`] : []),
  ]
}

const moduleScript = (src: string, integrity?: string) =>
  `<script type="module" src="${escapeAttribute(src)}"${
    integrity ? ` integrity="${integrity}"` : ''
  }></script>`

const jsonScript = (id: string, value: unknown, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${scriptJson(value)}</script>`
