import {
  createContext,
  type ReactNode,
  use,
  useCallback,
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

/** Speaks a text, or stops it where it is being spoken; only a failure is worth a toast (spec §8). */
export function useSpeak() {
  const speaker = useSpeaker()
  const showToast = useToast()
  return useCallback(
    (key: string, text: string, manner?: Manner) => {
      if (speaker.current().speakingKey === key) return speaker.stop()
      const onSilent = () => {
        showToast(notAvailable)
        manner?.onOver?.()
      }
      if (!speaker.speak(key, text, { ...manner, onSilent })) onSilent()
    },
    [speaker, showToast],
  )
}

const notAvailable = {
  title: 'Audio Not Available',
  description: "Your browser doesn't support text-to-speech. Please try a different browser.",
  tone: 'destructive',
} as const
