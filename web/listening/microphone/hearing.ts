import { measureLevels } from './stream-levels.ts'

/**
 * What is heard of a microphone: `silent` where it has given nothing at all so far, `muted` where it
 * was switched off after it had given something.
 */
export type Hearing = 'unknown' | 'heard' | 'silent' | 'muted'

interface Heard {
  hearing: Hearing
  /** How long it has been quiet from the beginning on. */
  quietMs: number
}

interface Moment {
  /** From 0, which is silence, to 1. */
  level: number
  isMuted: boolean
  ms: number
}

/** Who begins to speak later than that reads a sentence that goes with the first word. */
export const silentMs = 3_000

export const nothingYet: Heard = { hearing: 'unknown', quietMs: 0 }

/** A pause for thought is no silence: it has been heard before. */
export function heardAfter({ hearing, quietMs }: Heard, { level, isMuted, ms }: Moment): Heard {
  if (level > 0) return { hearing: 'heard', quietMs: 0 }
  if (hearing === 'heard' || hearing === 'muted') {
    return { hearing: isMuted ? 'muted' : hearing, quietMs: 0 }
  }
  const quiet = quietMs + ms
  return { hearing: quiet < silentMs ? 'unknown' : 'silent', quietMs: quiet }
}

const everyMs = 100
/** Longer than the time between: no short sound is missed. */
const samples = 8192

/**
 * Tells what is heard of an open microphone, until the returned clean-up: who speaks into one that is
 * switched off is to know it at once, and not when she listens to her recording.
 */
export function watchHearing(stream: MediaStream, tell: (hearing: Hearing) => void): () => void {
  let heard = nothingYet
  return measureLevels(stream, {
    everyMs,
    samples,
    onLevel(level) {
      const isMuted = stream.getAudioTracks().some(({ muted }) => muted)
      const before = heard.hearing
      heard = heardAfter(heard, { level, isMuted, ms: everyMs })
      if (heard.hearing !== before) tell(heard.hearing)
    },
  })
}

/** What is said while she speaks. */
export const hearingTexts: Record<Hearing, string> = {
  unknown: '',
  heard: '',
  silent:
    'Nothing has been heard so far. If you are speaking, check that the right microphone is chosen and switched on.',
  muted: 'The microphone has gone silent: it was switched off, or another app is using it.',
}

/** What is said of a recording in which nothing was heard. */
export const silentText =
  'Nothing was heard in this recording. Check that the right microphone is chosen and switched on, then record again.'
