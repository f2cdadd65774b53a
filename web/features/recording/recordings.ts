import { noWords, textOf, type Words } from '../../listening/browser/words.ts'
import type { Hearing } from '../../listening/microphone/hearing.ts'
import type { MicrophoneProblem } from '../../listening/microphone/microphone.ts'

/** One finished recording of an activity, as it is played, corrected and saved. */
export interface Take {
  audio: Blob
  transcript: string
  /** How the transcript came about. */
  listening: Listening
  /** The learner has written in the transcript, or recorded again: no late result may change it. */
  isFinal: boolean
  isSaved: boolean
}

/**
 * `off`: this browser has no recogniser; `unwanted`: the learner has turned live words off; `lost`:
 * no more words come.
 */
export type Listening = 'on' | 'off' | 'unwanted' | 'lost'

interface Asking {
  phase: 'asking'
  activity: number
}

export interface Recording {
  phase: 'recording'
  activity: number
  startedAt: number
  seconds: number
  words: Words
  listening: Listening
  hearing: Hearing
}

/** `silent`: it was recorded, and there is nothing to hear. */
export type RecordingProblem = MicrophoneProblem | 'silent'

/** The recordings of one lesson; an activity is known by its index in the lesson. */
export interface Recordings {
  /** At most one activity has the microphone (spec §4 'Recording'). */
  live: Asking | Recording | null
  takes: Readonly<Record<number, Take>>
  /** The take that each take has replaced, so that recording again loses nothing. */
  earlier: Readonly<Record<number, Take>>
  problem: { activity: number; kind: RecordingProblem } | null
}

export type RecordingEvent =
  | { type: 'asked'; activity: number }
  | { type: 'refused'; kind: MicrophoneProblem }
  | { type: 'begun'; now: number; listening: Listening }
  | { type: 'ticked'; now: number }
  | { type: 'heard'; activity: number; words: Words }
  | { type: 'listening-lost' }
  | { type: 'hearing'; hearing: Hearing }
  | { type: 'ended'; audio: Blob | null; isUnplugged: boolean }
  | { type: 'corrected'; activity: number; transcript: string }
  | { type: 'saved'; activity: number }
  | { type: 'earlier-taken-back'; activity: number }

/** Nothing is recorded yet. */
export const newRecordings = (): Recordings => ({
  live: null,
  takes: {},
  earlier: {},
  problem: null,
})

export function recordingsAfter(before: Recordings, event: RecordingEvent): Recordings {
  const { live } = before
  switch (event.type) {
    case 'asked':
      if (live) return before
      return { ...before, live: { phase: 'asking', activity: event.activity }, problem: null }
    case 'refused':
      if (!live) return before
      return { ...before, live: null, problem: { activity: live.activity, kind: event.kind } }
    case 'begun':
      if (live?.phase !== 'asking') return before
      return {
        ...withTake(before, live.activity, { isFinal: true }),
        live: begun(live.activity, event.now, event.listening),
      }
    case 'ticked': {
      if (live?.phase !== 'recording') return before
      const seconds = Math.max(0, Math.floor((event.now - live.startedAt) / 1000))
      return seconds === live.seconds ? before : { ...before, live: { ...live, seconds } }
    }
    case 'heard':
      return afterWords(before, event.activity, event.words)
    case 'listening-lost':
      if (live?.phase !== 'recording') return before
      return { ...before, live: { ...live, listening: 'lost' } }
    case 'hearing':
      if (live?.phase !== 'recording') return before
      return { ...before, live: { ...live, hearing: event.hearing } }
    case 'ended':
      return afterEnd(before, event.audio, event.isUnplugged)
    case 'corrected':
      return withTake(before, event.activity, {
        transcript: event.transcript,
        isFinal: true,
        isSaved: false,
      })
    case 'saved':
      return afterSave(before, event.activity)
    case 'earlier-taken-back':
      return exchanged(before, event.activity)
  }
}

/** The state of one activity (spec §4), with the wait for the learner's permission. */
export function phaseOf({ live, takes }: Recordings, activity: number) {
  if (live?.activity === activity) return live.phase
  return takes[activity] ? 'stopped' : 'idle'
}

/** Saving needs both a recording and a transcript (spec §5). */
export const canSave = (take: Take | undefined): take is Take =>
  take !== undefined && take.audio.size > 0 && take.transcript.trim() !== ''

/** Something is being said, or was not saved. */
export const isLostWithPage = ({ live, takes }: Recordings) =>
  live?.phase === 'recording' || Object.values(takes).some(({ isSaved }) => !isSaved)

/** Seconds as mm:ss. */
export function timeText(seconds: number): string {
  const pair = (count: number) => String(count).padStart(2, '0')
  return `${pair(Math.floor(seconds / 60))}:${pair(seconds % 60)}`
}

const begun = (activity: number, startedAt: number, listening: Listening): Recording => ({
  phase: 'recording',
  activity,
  startedAt,
  seconds: 0,
  words: noWords,
  listening,
  hearing: 'unknown',
})

/** The recogniser's last words may come after the end: they still belong to the take. */
function afterWords(before: Recordings, activity: number, words: Words): Recordings {
  const { live, takes } = before
  if (live?.phase === 'recording' && live.activity === activity) {
    return { ...before, live: { ...live, words } }
  }
  const take = takes[activity]
  if (!take || take.isFinal || take.isSaved) return before
  return withTake(before, activity, { transcript: textOf(words) })
}

/** A recording without sound leaves the one before it in its place. */
function afterEnd(before: Recordings, audio: Blob | null, isUnplugged: boolean): Recordings {
  const { live, takes, earlier } = before
  if (!live) return before
  const { activity } = live
  const kind = problemOf(live, isUnplugged)
  const problem = kind ? { activity, kind } : before.problem
  if (live.phase === 'asking' || !audio) return { ...before, live: null, problem }
  if (audio.size === 0) {
    const kind = isUnplugged ? 'failed' : 'empty'
    return { ...before, live: null, problem: { activity, kind } }
  }
  const take = {
    audio,
    transcript: textOf(live.words),
    listening: live.listening,
    isFinal: false,
    isSaved: false,
  }
  const replaced = takes[activity]
  return {
    live: null,
    takes: having(takes, activity, take),
    earlier: replaced ? having(earlier, activity, replaced) : earlier,
    problem,
  }
}

function problemOf(live: Asking | Recording, isUnplugged: boolean): RecordingProblem | null {
  const hearing = live.phase === 'recording' ? live.hearing : 'unknown'
  if (hearing === 'silent') return 'silent'
  return isUnplugged || hearing === 'muted' ? 'unplugged' : null
}

function withTake(before: Recordings, activity: number, change: Partial<Take>): Recordings {
  const take = before.takes[activity]
  if (!take) return before
  return { ...before, takes: having(before.takes, activity, { ...take, ...change }) }
}

/** One recording of an activity is saved: the one before it, which may have been, is so no longer. */
function afterSave(before: Recordings, activity: number): Recordings {
  const replaced = before.earlier[activity]
  const { earlier } = before
  return {
    ...withTake(before, activity, { isSaved: true }),
    earlier: replaced ? having(earlier, activity, { ...replaced, isSaved: false }) : earlier,
  }
}

function exchanged(before: Recordings, activity: number): Recordings {
  const take = before.takes[activity]
  const replaced = before.earlier[activity]
  if (!take || !replaced || before.live) return before
  return {
    ...before,
    takes: having(before.takes, activity, replaced),
    earlier: having(before.earlier, activity, take),
    problem: null, // it was of the other one
  }
}

const having = (takes: Recordings['takes'], activity: number, take: Take) => ({
  ...takes,
  [activity]: take,
})
