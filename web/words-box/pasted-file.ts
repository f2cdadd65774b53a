import { decodeText } from '../../cms/contract/decode-text.ts'
import type { Paste } from '../../cms/contract/exercise-making.ts'
import { exerciseLimits } from '../../cms/contract/limits.ts'

/** Why a file is not read. */
export interface Refusal {
  refusal: string
}

/** What may be chosen: a page, or a list that a program has kept as text. */
export const readableFiles = '.html,.htm,text/html,.csv,.tsv,.txt,text/csv,text/plain'

/** What stands in a file, to be read like a page or a list that is pasted. */
export async function pastedFile(file: File): Promise<Paste | Refusal> {
  const kind = kindOf(file)
  if (kind === null) {
    return { refusal: 'This is neither a list nor an HTML page. Open it and paste the words here.' }
  }
  if (file.size > exerciseLimits.pageBytes) return { refusal: tooLarge[kind] }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') return { refusal: 'This file is empty.' }
  return kind === 'list' ? { text } : { html: text }
}

/** By its name; a system that gives it none that tells may still know. */
function kindOf({ name, type }: File): 'list' | 'page' | null {
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return 'list'
  if (/\.x?html?$/i.test(name) || type === 'text/html') return 'page'
  return type === 'text/plain' || type === 'text/csv' ? 'list' : null
}

const tooLarge = {
  list: 'This list is larger than 5 MB. Paste a part of it here.',
  page: 'This page is larger than 5 MB. Save it without its pictures, or paste the words.',
}
