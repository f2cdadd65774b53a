import type { Row } from '../../exercises/row.ts'
import { wordKeyOf } from '../../exercises/row-id.ts'
import type { Caller } from '../caller.ts'
import type { ClipOwner } from '../reader/reader.ts'
import { presentClip } from './present-clip.ts'

/** How many of the rows the tutor has said, for answers that tell it; nothing where none. */
export async function countSpoken(
  rows: readonly Row[],
  owner: ClipOwner,
  { reader }: Caller,
): Promise<{ spoken?: number }> {
  const said = new Set((await reader.clips(owner)).map((clip) => presentClip(clip).key))
  const spoken = rows.filter(({ word }) => said.has(wordKeyOf(word))).length
  return spoken > 0 ? { spoken } : {}
}
