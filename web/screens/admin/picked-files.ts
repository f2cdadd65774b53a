import { titleOfDocument } from '../../../cms/lesson-formats/document/title-of-document.ts'
import { fileKinds } from '../../features/file-kinds/file-kinds.ts'
import type { NamedFile } from '../../page-files/named-files.ts'
import {
  bytesOf,
  indexAmong,
  type PageChoice,
  pagesOf,
  problemOf,
} from '../../page-files/page-choice.ts'
import { readTextFile } from '../../ui/text-file/read-text-file.ts'

/** A page that was chosen: its text is read at once, so that it can be moved or changed after. */
export interface PickedFile {
  key: string
  name: string
  bytes: number
  /** A page alone; null where it has files, or cannot be uploaded: `problem` says why. */
  html: string | null
  /** A page with its files. */
  page: Exclude<PageChoice, { kind: 'page' }> | null
  /** The lesson's title, null where the page has none, or is not looked into. */
  title: string | null
  problem: string | null
}

/** Whether there is something to upload. */
export const isReady = ({ html, page }: PickedFile) => html !== null || page !== null

/** Reads what was chosen, and counts the files that are no HTML (spec §5). */
export async function readPicked(files: readonly NamedFile[]) {
  const { pages, refused } = pagesOf(files)
  const picked: PickedFile[] = []
  for (const page of pages) picked.push(await pick(page))
  return { picked, refused }
}

/** Those of the files that are not in the list yet. */
export function newAmong(picked: readonly PickedFile[], list: readonly PickedFile[]) {
  const added: PickedFile[] = []
  for (const file of picked) {
    if (![...list, ...added].some((other) => isSame(other, file))) added.push(file)
  }
  return added
}

let picks = 0

async function pick(choice: PageChoice): Promise<PickedFile> {
  picks += 1
  const name = choice.kind === 'files' ? choice.name : choice.file.name
  const shared = { key: String(picks), name, bytes: bytesOf(choice) }
  if (choice.kind === 'page') return { ...shared, ...(await readPage(choice.file)) }
  const problem = problemOf(choice)
  if (problem) return { ...shared, html: null, page: null, title: null, problem }
  const index = choice.kind === 'files' ? indexAmong(choice.files)?.file : undefined
  const title = index ? (await readPage(index)).title : null
  return { ...shared, html: null, page: choice, title, problem: null }
}

async function readPage(file: File) {
  const { text, problem } = await readTextFile(file, fileKinds.html)
  if (text === undefined) return { html: null, page: null, title: null, problem }
  return { html: text, page: null, title: titleOfDocument(text) ?? null, problem: null }
}

/** The same name and the same text is the same file, chosen twice. */
const isSame = (one: PickedFile, other: PickedFile) =>
  one.name === other.name &&
  one.bytes === other.bytes &&
  one.html === other.html &&
  stateOf(one) === stateOf(other)

/** What tells one state of a page's files from the next: they are not read before they are sent. */
function stateOf({ page }: PickedFile): string {
  if (!page) return ''
  const files = page.kind === 'zip' ? [{ path: page.file.name, file: page.file }] : page.files
  const states = files.map(({ path, file: { size, lastModified } }) => [path, size, lastModified])
  return JSON.stringify(states.map((state) => state.join('\n')).sort())
}
