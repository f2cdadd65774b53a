import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useToast } from '../ui/toasts/toast-provider.tsx'
import { createSpeaker, type Manner, type SpeechState, silentState } from './speaker.ts'

const SpeakerContext = createContext(createSpeaker())

interface SpeechProviderProps {
  /** Where the words are that the tutor has said (`clipPaths.lessonClips`). */
  clips?: string
  children: ReactNode
}

/** Gives a page its voice, and takes it away with the page. */
export function SpeechProvider({ clips, children }: SpeechProviderProps) {
  const [speaker] = useState(createSpeaker)
  useEffect(() => speaker.attach(clips), [speaker, clips])
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>
}

export const useSpeaker = () => use(SpeakerContext)

/** A part of what the speaker does; only a change of that part draws anew. */
export function useSpeech<Part>(partOf: (state: SpeechState) => Part): Part {
  const speaker = useSpeaker()
  return useSyncExternalStore(
    speaker.watch,
    () => partOf(speaker.current()),
    () => partOf(silentState),
  )
}

/**
 * What a press does: it speaks a text, or stops it where it is being spoken. Only a failure is worth
 * a toast (spec §8).
 */
export function useSpeak(key: string) {
  const speaker = useSpeaker()
  const showToast = useToast()
  return (text: string, manner?: Manner) =>
    ({ detail }: { detail: number }) => {
      // The second click of a double click would stop what the first has begun.
      if (detail > 1) return
      if (speaker.current().speakingKey === key) return speaker.stop()
      const onSilent = () => {
        showToast(notAvailable)
        manner?.onOver?.()
      }
      if (!speaker.speak(key, text, { ...manner, onSilent })) onSilent()
    }
}

const notAvailable = {
  title: 'Audio Not Available',
  description: "Your browser doesn't support text-to-speech. Please try a different browser.",
  tone: 'destructive',
} as const
