import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageAssets, PartStyles } from '../../../web/entry-server.tsx'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    /** It comes later, and the server draws it all the same (web/build/drawn-parts.ts). */
    isDrawn: z.boolean().optional(),
  }),
)
type Manifest = z.infer<typeof Manifest>

const entry = 'web/entry-browser.tsx'
/** What the entry brings to every page, as a task of its own. */
const site = 'web/browser-site.tsx'

/** Reads the browser build's manifest; gives the files which a page of these screens needs. */
export function readSiteAssets(browserFolder: string): (screens: readonly string[]) => PageAssets {
  const manifest = Manifest.parse(JSON.parse(read(browserFolder, '.vite/manifest.json')))
  const made = new Map<string, PageAssets>()
  return (screens) => {
    const key = screens.join(' ')
    const known = made.get(key)
    if (known) return known
    const { entryFile, parts, sheets, partSheets } = filesOf(manifest, screens)
    const text = sheets.map((file) => sheetText(browserFolder, file)).join('')
    const faces = text.match(fetchedFace) ?? []
    const assets = {
      entry: `/${entryFile}`,
      integrity: integrityOf(browserFolder, entryFile),
      parts: parts.map((file) => `/${file}`),
      styles: {
        text: text.replace(fetchedFace, '').replace(paper, ''),
        faces: faces.join(''),
        facesVersion: createHash('sha1').update(faces.join('')).digest('base64url').slice(0, 8),
        hrefs: sheets.map((file) => `/${file}`),
        ofParts: partSheets.map((file) => partStyles(browserFolder, file)),
        ofPapers: Object.fromEntries(
          [...text.matchAll(paper)].map(([own, name = '']) => [name, own]),
        ),
      },
    }
    made.set(key, assets)
    return assets
  }
}

function filesOf(manifest: Manifest, screens: readonly string[]) {
  const chunks = chunksOf(manifest, [entry, site, ...screens])
  const partKeys = drawnLater(manifest, chunks)
  const sheets = sheetsOf(chunks)
  const partSheets = sheetsOf(chunksOf(manifest, partKeys)).filter((file) => !sheets.includes(file))
  const entryFile = manifest[entry]?.file ?? ''
  return {
    entryFile,
    parts: [...new Set(chunks.map(({ file }) => file))].filter((file) => file !== entryFile),
    sheets,
    partSheets,
  }
}

/**
 * Where later parts are drawn, their styles are needed at once; their code is not. A part may have
 * later parts of its own.
 */
function drawnLater(manifest: Manifest, chunks: Manifest[string][]): string[] {
  const found = new Set<string>()
  const add = (of: Manifest[string][]) => {
    const keys = of
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((key) => manifest[key]?.isDrawn && !found.has(key))
    for (const key of keys) found.add(key)
    if (keys.length > 0) add(chunksOf(manifest, keys))
  }
  add(chunks)
  return [...found]
}

/** What browsers must find in the file before they run it (decision 219). */
const integrityOf = (folder: string, file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64')}`

const sheetsOf = (chunks: Manifest[string][]) => [
  ...new Set(chunks.flatMap(({ css }) => css ?? [])),
]

/**
 * The chunks of these keys and all that they import, what is imported first: so the styles of all
 * pages stand before those of a screen, and the layers in their order.
 */
function chunksOf(manifest: Manifest, entries: readonly string[]) {
  const keys = new Set<string>()
  const chunks: Manifest[string][] = []
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key)) return
    keys.add(key)
    chunk.imports?.forEach(add)
    chunks.push(chunk)
  }
  entries.forEach(add)
  return chunks
}

/** A face that has a file; those that the browser's own fonts stand in for have none. */
const fetchedFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

/**
 * The colours of a paper that the tutor can choose (decision 106). A page names its own in
 * `data-palette`, and carries no others.
 */
const paper = /:root\[data-palette="?([\w-]+)"?\]\s*\{[^}]*\}/g

/** The styles of one part, whose classes are all its own (CSS modules). */
function partStyles(folder: string, file: string): PartStyles {
  const text = sheetText(folder, file)
  const names = [...text.matchAll(/\.([a-z_][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name)
  return { text, href: `/${file}`, classes: [...new Set(names)] }
}

/** The text of a sheet as it may stand in a page, whose style element it must not end. */
function sheetText(folder: string, file: string): string {
  const text = read(folder, file)
  if (/<\/style/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text.trim()
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')
