import { useEffect } from 'react'
import { whenFacesAreKnown } from '../../page/after-first-paint.ts'

/** Fetches the face before it is drawn, so that no tab has to wait for it. */
export function useLoadedPhonetics() {
  useEffect(() => {
    whenFacesAreKnown()
      .then(() => document.fonts.load('1rem "Lesson Phonetics"', 'ə'))
      .catch(() => undefined) // without the face the system's own draws the signs
  }, [])
}
