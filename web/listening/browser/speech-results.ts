import type { Words } from './words.ts'

/** What one result of a speech recogniser says. */
export interface SpeechResult {
  text: string
  isFinal: boolean
  confidence: number
}

/** The words of all results since a recogniser was started, after what earlier ones have heard. */
export function wordsOf(results: readonly SpeechResult[], before = ''): Words {
  const heard = results.filter((result, index) => !isRepeated(result, results[index + 1]))
  const joined = (isFinal: boolean) =>
    heard.filter((result) => result.isFinal === isFinal).map(({ text }) => text)
  return { settled: inOneLine([before, ...joined(true)]), interim: inOneLine(joined(false)) }
}

/**
 * Chrome on Android gives a growing sentence as one final result after the other, each without any
 * confidence and begun again by the next.
 */
const isRepeated = (result: SpeechResult, next: SpeechResult | undefined) =>
  result.isFinal &&
  result.confidence === 0 &&
  next?.text.trim().toLowerCase().startsWith(result.text.trim().toLowerCase()) === true

const inOneLine = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ').trim()

/**
 * Recognisers end by themselves after a silence. After this many starts in a row that hear nothing,
 * we give up.
 */
export const maxVainStarts = 3

/** Errors after which no new start would help. */
const lastErrors = ['not-allowed', 'service-not-allowed', 'language-not-supported', 'audio-capture']

/** How one run of the recogniser went. */
export interface RecogniserRun {
  hasHeard: boolean
  error: string | null
}

/**
 * How many starts in a row have heard nothing; from `maxVainStarts` on the recogniser counts as
 * lost.
 */
export function vainStartsAfter(run: RecogniserRun, vainStarts: number): number {
  if (run.error !== null && lastErrors.includes(run.error)) return maxVainStarts
  return run.hasHeard || run.error === 'no-speech' ? 0 : vainStarts + 1
}
