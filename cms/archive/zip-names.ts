import { isUtf8 } from 'node:buffer'
import { type Entry, getFileNameLowLevel } from 'yauzl'

/** General purpose bit 11: the name is in UTF-8. */
const utf8Flag = 0x800

/**
 * The name of an entry: a Mac packs names in UTF-8 and does not say so. What the library has refused
 * in a name is written in ASCII, which is the same in both readings.
 */
export function nameOf(entry: Entry, { takesBackslashes }: { takesBackslashes: boolean }): string {
  const { fileName, fileNameRaw, extraFields } = entry
  if (!isUtf8(fileNameRaw)) return fileName
  return getFileNameLowLevel(utf8Flag, fileNameRaw, extraFields, !takesBackslashes)
}

/** What systems put into folders, and folders themselves. */
const clutter = /(^|\/)(__MACOSX\/|Thumbs\.db$|desktop\.ini$|Icon\r$|\.(?!\.?(\/|$)))|\/$/i

/** Entries that programs and systems add unasked. */
export const isClutter = (name: string, bytes: number): boolean =>
  clutter.test(name) && (!name.endsWith('/') || bytes === 0)

/** The folders that programs put around all that they pack, with a `/` at the end; '' for none. */
export function outerFoldersOf(names: readonly string[]): string {
  const [first = ''] = names
  let shared = first.length
  for (const name of names) {
    let same = 0
    while (same < shared && name[same] === first[same]) same += 1
    shared = same
  }
  return first.slice(0, first.slice(0, shared).lastIndexOf('/') + 1)
}
