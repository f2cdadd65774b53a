import { useEffect, useRef, useState } from 'react'
import { playable } from '../../../web/listening/microphone/use-sent-take.ts'
import { useAction } from '../../../web/ui/use-action.ts'
import { TakeSound } from '../../contract/letters.ts'
import { studentPaths } from '../../contract/student-paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'

/** A recording, fetched when the tutor wants to hear it: an address of this page's own. */
export function useTakeSound(takeId: number) {
  const [{ url, type }, setSound] = useState({ url: '', type: '' })
  const [problem, setProblem] = useState('')
  const loading = useRef<AbortController>(null)
  useEffect(() => () => loading.current?.abort(), [])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  const { run: load, isPending } = useAction(async () => {
    loading.current = new AbortController()
    const { signal } = loading.current
    setProblem('')
    try {
      const sound = await ask('GET', studentPaths.takeForTutor(takeId), { signal })
      const audio = playable(TakeSound.parse(sound))
      // Nobody would take the address back once the page is left.
      if (signal.aborted) return
      setSound({ url: URL.createObjectURL(audio), type: audio.type })
    } catch (error) {
      setProblem(messageOf(error, 'The recording could not be loaded. Please try again.'))
    }
  })

  return { url, type, problem, isPending, load }
}
