import { clipPaths } from '../../cms/contract/clip-paths.ts'
import { wordKeyOf } from '../../cms/exercises/row-id.ts'
import { api } from '../data/client.ts'
import { clipsRead } from '../data/clips-read.ts'

/** The lists that this page has asked for; one that failed is asked for again. */
const lists = new Map<string, Promise<ReadonlyMap<string, string>>>()

/** Where the tutor is heard saying a text; null where she has not said it. */
export async function soundOf(clips: string, text: string): Promise<string | null> {
  const hash = (await listAt(clips)).get(wordKeyOf(text))
  return hash === undefined ? null : clipPaths.clipSound(clips, hash)
}

function listAt(clips: string): Promise<ReadonlyMap<string, string>> {
  const asked = lists.get(clips) ?? readList(clips)
  lists.set(clips, asked)
  asked.catch(() => lists.delete(clips))
  return asked
}

async function readList(clips: string): Promise<ReadonlyMap<string, string>> {
  const answer = await api.get(clipsRead(clips))
  return new Map(answer?.clips.map(({ key, hash }) => [key, hash]))
}

interface Said {
  clips: string
  text: string
  /** Made while the press was handled, as browsers want it. */
  audio: HTMLAudioElement
  /** Of the tutor's own pace. */
  rate: number
  isOver: () => boolean
  onEnd: () => void
}

/** On a line that stalls, who has pressed is not left without any voice. */
const patienceMs = 5_000

/**
 * Plays a text in the tutor's voice. False where there is no clip of it, or none to be had in time:
 * then whoever speaks in its place stops the audio.
 */
export function playTutor(said: Said): Promise<boolean> {
  const isTooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))
  return Promise.race([playClip(said), isTooLate])
}

async function playClip({ clips, text, audio, rate, isOver, onEnd }: Said) {
  const address = await soundOf(clips, text)
  if (address === null || isOver()) return false
  audio.src = address
  audio.playbackRate = rate
  audio.addEventListener('ended', onEnd)
  await audio.play()
  return true
}
