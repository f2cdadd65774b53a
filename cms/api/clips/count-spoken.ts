import type { Row } from '../../exercises/row.ts'
import type { Caller } from '../caller.ts'
import type { ClipOwner } from '../reader/reader.ts'

/** How many of the rows the tutor has said, for answers that tell it; nothing where none. */
export async function countSpoken(
  rows: readonly Row[],
  owner: ClipOwner,
  { reader }: Caller,
): Promise<{ spoken?: number }> {
  const ids = new Set(rows.map(({ id }) => id))
  const spoken = (await reader.clips(owner)).filter(({ rowId }) => ids.has(rowId)).length
  return spoken > 0 ? { spoken } : {}
}
