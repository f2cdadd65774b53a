import { twinOf } from '../../content/lesson-files/page-files.ts'
import { typeOfFile } from '../../contract/file-types.ts'
import { ArchiveError } from '../archive-error.ts'

/** A page among the files that belong to it. */
export interface ArrangedPage {
  index: PageFile
  files: PageFile[]
  /** What is of a kind that no page can use. */
  leftOut: string[]
}

export interface PageFile {
  /** In the zip file. */
  name: string
  /** As the site keeps it: letters with marks are one sign. */
  path: string
}

/**
 * Finds the page among the names of a zip file: it is the one that a browser would begin with.
 * @throws ArchiveError where there is no page, or too many to choose from.
 */
export function arrangePage(names: readonly string[]): ArrangedPage {
  const all = names.map((name) => ({ name, path: name.normalize('NFC') }))
  const kept = all.filter(({ path }) => typeOfFile(path) !== null)
  const index = findIndex(kept)
  refuseTwins(kept)
  return {
    index,
    files: kept.filter((file) => file !== index),
    leftOut: all.filter((file) => !kept.includes(file)).map(({ path }) => path),
  }
}

/** As web servers and the programs that export lessons name the first page. */
const firstPages = [/^index\.html?$/i, /^story\.html$/i]

function findIndex(files: readonly PageFile[]): PageFile {
  const pages = files.filter(({ path }) => /\.html?$/i.test(path))
  const top = pages.filter(({ path }) => !path.includes('/'))
  const [index, story] = firstPages.map((first) => top.find(({ path }) => first.test(path)))
  const found = index ?? only(top) ?? story ?? only(pages)
  if (found) return found
  throw new ArchiveError(
    pages.length === 0
      ? 'There is no HTML page among these files.'
      : 'There are several HTML pages among these files. Rename the start page to index.html.',
  )
}

const only = (files: readonly PageFile[]) => (files.length === 1 ? files[0] : undefined)

/** @throws ArchiveError where two paths are one to systems that do not tell capitals apart. */
export function refuseTwins(files: readonly { path: string }[]): void {
  const seen = new Map<string, string>()
  for (const { path } of files) {
    const twin = seen.get(twinOf(path))
    if (twin !== undefined) {
      throw new ArchiveError(`“${twin}” and “${path}” differ only in capital letters.`)
    }
    seen.set(twinOf(path), path)
  }
}
