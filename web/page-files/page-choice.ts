import { pageFilesLimits } from '../../cms/contract/page-files.ts'
import type { NamedFile } from './named-files.ts'

/** One page as it is uploaded: alone, packed already, or among the files that belong to it. */
export type PageChoice =
  | { kind: 'page'; file: File }
  | { kind: 'zip'; file: File }
  | { kind: 'files'; name: string; files: readonly NamedFile[] }

/**
 * What a choice of files stands for. Pages alone are a page each, and so is every zip file; as soon
 * as there is something else among them, or they come from a folder, all of them are one page with
 * its files.
 */
export function pagesOf(chosen: readonly NamedFile[]): {
  pages: PageChoice[]
  /** How many files are of no use: there is no page among them. */
  refused: number
} {
  const named = chosen.filter(({ path }) => !clutter.test(path))
  const zips = named.filter(({ path }) => isZip(path))
  const others = named.filter((one) => !zips.includes(one))
  const pages: PageChoice[] = zips.map(({ file }) => ({ kind: 'zip', file }))
  if (others.every(isPlainPage)) {
    return { pages: [...others.map(({ file }) => page(file)), ...pages], refused: 0 }
  }
  const index = indexAmong(others)
  if (!index) return { pages, refused: others.length }
  const [folder = ''] = index.path.split('/', 1)
  const name = index.path.includes('/') ? folder : index.file.name
  return { pages: [{ kind: 'files', name, files: others }, ...pages], refused: 0 }
}

const page = (file: File): PageChoice => ({ kind: 'page', file })

/** What systems put into folders unasked. */
const clutter = /(^|\/)(__MACOSX\/|Thumbs\.db$|desktop\.ini$|\.)/i

const isZip = (path: string) => /\.zip$/i.test(path)
const isHtml = ({ path, file }: NamedFile) => /\.html?$/i.test(path) || file.type === 'text/html'
const isPlainPage = (one: NamedFile) => isHtml(one) && !one.path.includes('/')

/** The page that the server will probably find: it looks more closely. */
export function indexAmong(files: readonly NamedFile[]): NamedFile | undefined {
  const depth = ({ path }: NamedFile) => path.split('/').length
  const pages = files.filter(isHtml).sort((one, other) => depth(one) - depth(other))
  return pages.find(({ path }) => /(^|\/)index\.html?$/i.test(path)) ?? pages[0]
}

/** Why a page cannot be sent; undefined where nothing is known against it. */
export function problemOf(choice: PageChoice): string | undefined {
  const { files: most, bytes: mostBytes } = pageFilesLimits
  const files = choice.kind === 'files' ? choice.files.map(({ file }) => file) : [choice.file]
  if (files.length > most + 1) return `A page can have up to ${most} files beside it.`
  const bytes = bytesOf(choice)
  if (bytes === 0) return 'This file is empty. Please choose another file.'
  if (choice.kind !== 'page' && bytes > mostBytes) {
    return `A page with its files can be up to ${mostBytes / 1024 ** 2} MB.`
  }
  return undefined
}

export const bytesOf = (choice: PageChoice): number =>
  choice.kind === 'files'
    ? choice.files.reduce((sum, { file }) => sum + file.size, 0)
    : choice.file.size
