import { titleOfDocument } from '../../../cms/lesson-formats/document/title-of-document.ts'
import { fileKinds, isOfKind } from '../../features/file-kinds/file-kinds.ts'
import { readTextFile } from '../../ui/text-file/read-text-file.ts'

/** A file that was chosen: its text is read at once, so that it can be moved or changed after. */
export interface PickedFile {
  key: string
  name: string
  bytes: number
  /** Null where the file cannot be uploaded; `problem` says why. */
  html: string | null
  /** The lesson's title, null where the page has none. */
  title: string | null
  problem: string | null
}

/** What choosing files adds to those chosen before, and the files that are no HTML (spec §5). */
export async function pickFiles(files: readonly File[], before: readonly PickedFile[]) {
  const accepted = files.filter((file) => isOfKind(file, 'html'))
  const picked = [...before]
  for (const file of accepted) {
    const next = await pick(file)
    if (!picked.some((other) => isSame(other, next))) picked.push(next)
  }
  const added = picked.length - before.length
  return { picked, refused: files.length - accepted.length, doubles: accepted.length - added }
}

let picks = 0

async function pick(file: File): Promise<PickedFile> {
  const { text, problem } = await readTextFile(file, fileKinds.html)
  picks += 1
  const shared = { key: String(picks), name: file.name, bytes: file.size }
  if (text === undefined) return { ...shared, html: null, title: null, problem }
  return { ...shared, html: text, title: titleOfDocument(text) ?? null, problem: null }
}

/** The same name and the same text is the same file, chosen twice. */
const isSame = (one: PickedFile, other: PickedFile) =>
  one.name === other.name && one.bytes === other.bytes && one.html === other.html
