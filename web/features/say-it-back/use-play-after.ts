import { useEffect, useRef } from 'react'

/**
 * Plays the player inside an element as soon as the model has fallen silent: the two back to back.
 * Where no voice is installed the model ends at once, and one's own voice is heard alone.
 */
export function usePlayAfter(isModelSpeaking: boolean) {
  const player = useRef<HTMLDivElement>(null)
  const isWanted = useRef(false)

  useEffect(() => {
    if (isModelSpeaking || !isWanted.current) return
    isWanted.current = false
    const audio = player.current?.querySelector('audio')
    if (!audio) return
    audio.currentTime = 0
    audio.play().catch((error: unknown) => console.warn('The recording did not play', error))
  }, [isModelSpeaking])

  return {
    player,
    playAfter() {
      isWanted.current = true
    },
  }
}
