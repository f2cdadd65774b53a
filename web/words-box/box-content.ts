import type { TypedRow } from '../../cms/contract/exercise-making.ts'

/** What stands in the box: a list that was not read yet, and the rows that were. */
export interface BoxContent {
  text: string
  rows: readonly TypedRow[]
}

export const emptyBox: BoxContent = { text: '', rows: [] }
