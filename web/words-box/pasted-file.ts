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
  const isList = /\.(?:csv|tsv|txt)$/i.test(file.name)
  const isPage = /\.x?html?$/i.test(file.name) || file.type === 'text/html'
  if (!isList && !isPage) {
    return { refusal: 'This is no HTML page. Open the list and paste it here.' }
  }
  if (file.size > exerciseLimits.pageBytes) return { refusal: tooLarge }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return isList ? { text } : { html: text }
}

const tooLarge = 'This page is larger than 5 MB. Save it without its pictures, or paste the words.'
