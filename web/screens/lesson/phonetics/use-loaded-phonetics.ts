import { useEffect } from 'react'

/** Fetches the face before it is drawn, so that no tab has to wait for it. */
export function useLoadedPhonetics() {
  useEffect(() => {
    // Without the face the system's own draws the signs.
    document.fonts.load('1rem "Lesson Phonetics"', 'ə').catch(() => undefined)
  }, [])
}
