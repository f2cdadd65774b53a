import type { Clip } from '../../contract/clip.ts'
import type { ClipRow } from '../reader/reader.ts'

/** A clip as it leaves the server, known by its word within its list. */
export const presentClip = ({ id, rowId, word, hash, ms }: ClipRow): Clip => ({
  id,
  word,
  hash,
  ms,
  key: rowId.slice(rowId.indexOf(':') + 1),
})
