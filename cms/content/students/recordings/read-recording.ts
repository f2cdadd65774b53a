import type { Length } from './length.ts'
import { readMp4 } from './read-mp4.ts'
import { readOgg } from './read-ogg.ts'
import { readWebm } from './read-webm.ts'

export interface Recording extends Length {
  type: 'audio/webm' | 'audio/mp4' | 'audio/ogg'
}

/**
 * What a recording is: one of the files that a browser's recorder writes, whole from the first byte
 * to the last, with sound in it. Null for anything else, whatever it calls itself, and for one of
 * which only a part has come.
 */
export function readRecording(bytes: Uint8Array): Recording | null {
  const webm = readWebm(bytes)
  if (webm) return { type: 'audio/webm', ...webm }
  const mp4 = readMp4(bytes)
  if (mp4) return { type: 'audio/mp4', ...mp4 }
  const ogg = readOgg(bytes)
  return ogg && { type: 'audio/ogg', ...ogg }
}
