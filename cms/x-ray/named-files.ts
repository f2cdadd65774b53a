import type { PageElement } from '../exercises/server/page/page-tree.ts'
import type { ReadPage } from './read-elements.ts'

/** What a page names outside itself. */
export interface Named {
  /** Paths beside the page, as it writes them, in the folder of its files. */
  files: string[]
  /** Hosts of others, with what is asked of them by http: alone. */
  hosts: string[]
  plainHosts: string[]
}

/** What loads by itself; a link is followed only where somebody clicks it. */
const loading = new Map([
  ['img', ['src']],
  ['script', ['src']],
  ['audio', ['src']],
  ['video', ['src', 'poster']],
  ['source', ['src']],
  ['track', ['src']],
  ['iframe', ['src']],
  ['embed', ['src']],
  ['input', ['src']],
  ['object', ['data']],
  ['link', ['href']],
  ['a', ['href']],
  ['body', ['background']],
])

/** The files and hosts that a page and its style sheets name. */
export function namedBy(page: ReadPage): Named {
  const files = new Set<string>()
  const hosts = new Set<string>()
  const plain = new Set<string>()
  const note = (address: string, folder: string): void => {
    const found = placeOf(address, folder)
    if (!found) return
    if ('path' in found) files.add(found.path)
    else hosts.add(found.host)
    if ('host' in found && found.isPlain) plain.add(found.host)
  }
  const { home } = page.files
  for (const element of page.elements) {
    for (const address of addressesOf(element)) note(address, home)
    for (const address of addressesIn(element.attributes.get('style') ?? '')) note(address, home)
  }
  for (const address of addressesIn(page.styles)) note(address, home)
  for (const address of soundsIn(page.code)) note(address, home)
  for (const { path, text } of page.files.styles) {
    for (const address of addressesIn(text)) note(address, folderOf(path))
  }
  return { files: [...files], hosts: [...hosts], plainHosts: [...plain] }
}

/** The files that are named and not there. */
export const missingFiles = (page: ReadPage): string[] =>
  namedBy(page).files.filter((path) => !page.files.has(path))

function addressesOf(element: PageElement): string[] {
  const { tagName, attributes } = element
  if (
    tagName === 'link' &&
    !/stylesheet|preload|modulepreload/i.test(attributes.get('rel') ?? '')
  ) {
    return []
  }
  const plain = (loading.get(tagName) ?? []).flatMap((name) => attributes.get(name) ?? [])
  const sets = (attributes.get('srcset') ?? '')
    .split(',')
    .flatMap((one) => one.trim().split(/\s+/)[0] || [])
  const all = [...plain, ...sets]
  // A link that leads nowhere yet is no file.
  return tagName === 'a' ? all.filter(isFileLink) : all
}

/** A link to a page or a thing beside this one, by its ending. */
const isFileLink = (address: string) => /^[^?#:]+\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(address)

/** `url(…)` and `@import` of a style sheet; what stands in comments counts for nothing. */
function addressesIn(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '') // the last one may have no end
  const urls = text.matchAll(
    /url\(\s{0,9}(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^)"'\s]{0,2000}))\s{0,9}\)/gi,
  )
  const imports = text.matchAll(/@import\s+(?:"([^"]*)"|'([^']*)')/gi)
  return [...urls, ...imports].flatMap(([, one, other, bare]) => one ?? other ?? bare ?? [])
}

/** Files that scripts play or show, where they are written out. */
function soundsIn(code: string): string[] {
  const found = code.matchAll(
    /["'`]([^"'`\s<>(){}$]+\.(?:mp3|m4a|ogg|wav|mp4|webm|png|jpe?g|gif|svg|webp))["'`]/gi,
  )
  return [...found].flatMap(([, address]) => address ?? [])
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

type Place = { path: string } | { host: string; isPlain: boolean }

/** Any address of this base is one beside the page. */
const here = 'http://page.invalid/'

function placeOf(address: string, folder: string): Place | null {
  const text = address.trim()
  if (text === '' || text.startsWith('#') || /^[{<$]/.test(text)) return null
  let url: URL
  try {
    url = new URL(text, here + folder)
  } catch {
    return null
  }
  if (url.host === 'page.invalid') {
    // The site's own addresses, of pictures above all, begin at its root.
    if (text.startsWith('/')) return null
    const path = decoded(url.pathname.slice(1)).normalize('NFC')
    return path === '' || path.endsWith('/') ? null : { path }
  }
  return /^https?:$/.test(url.protocol)
    ? { host: url.host, isPlain: url.protocol === 'http:' }
    : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
