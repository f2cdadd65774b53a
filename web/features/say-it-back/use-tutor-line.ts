import { useEffect, useState } from 'react'
import { readWav } from '../../../cms/clips/wav-file.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'
import { type SpokenPart, spokenPartOf } from '../../listening/mirror/spoken-part.ts'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import { soundOf } from '../../speech/tutor-voice.ts'

/** A voice as it is drawn: what it shows, and how long its sound is, in seconds. */
export interface VoiceLine {
  spoken: SpokenPart
  seconds: number
}

/** How the tutor herself has said a text; null where she has not, or while it is not there. */
export function useTutorLine(text: string): VoiceLine | null {
  const speaker = useSpeaker()
  const [line, setLine] = useState<VoiceLine | null>(null)

  useEffect(() => {
    const clips = speaker.clips()
    if (clips === undefined) return
    const leaving = new AbortController()
    readLine(clips, text, leaving.signal).then(
      (found) => leaving.signal.aborted || setLine(found),
      () => {}, // the learner's own line is there all the same
    )
    return () => leaving.abort()
  }, [speaker, text])

  return line
}

async function readLine(clips: string, text: string, signal: AbortSignal) {
  const address = await soundOf(clips, text)
  if (address === null) return null
  const response = await fetch(address, { signal })
  if (!response.ok) return null
  const read = readWav(new Uint8Array(await response.arrayBuffer()))
  if ('problem' in read) return null
  return { spoken: spokenPartOf(read.samples, clipLimits.rate), seconds: read.ms / 1_000 }
}
