import { useEffect } from 'react'
import { forgetTakes } from '../../../web/listening/microphone/kept-takes.ts'
import { forgetStoredTexts } from '../../../web/ui/stored-text/use-stored-text.ts'
import { studioPaths } from '../../contract/studio-paths.ts'

/** Forgets at the sign-out what was being written or said, and not at the end of a session. */
export function useTextsForgotten(pathname: string): void {
  useEffect(() => {
    if (pathname !== studioPaths.signOut) return
    forgetStoredTexts()
    forgetTakes()
  }, [pathname])
}
