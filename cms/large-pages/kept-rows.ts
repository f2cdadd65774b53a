import { LRUCache } from 'lru-cache'
import type { Row } from '../exercises/row.ts'
import { digestOf } from './digest.ts'
import { readWords } from './read-page.ts'

/** Pages read last: a lesson's words are counted, listed and printed, and its course's as well. */
const read = new LRUCache<string, Promise<readonly Row[]>>({ max: 300 })

/** The words of an uploaded page, which is read once as long as it stays as it is. */
export async function keptRowsOfPage(lessonId: number, html: string): Promise<readonly Row[]> {
  const key = `${lessonId}:${await digestOf(html)}`
  const kept = read.get(key)
  if (kept) return kept
  const rows = readWords({ lessonId, html })
  read.set(key, rows)
  rows.catch(() => read.delete(key))
  return rows
}
