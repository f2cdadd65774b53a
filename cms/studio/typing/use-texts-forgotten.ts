import { useEffect } from 'react'
import { forgetStoredTexts } from '../../../web/ui/stored-text/use-stored-text.ts'
import { studioPaths } from '../../contract/studio-paths.ts'

/** Forgets what was being written at the sign-out, and not at the end of a session. */
export function useTextsForgotten(pathname: string): void {
  useEffect(() => {
    if (pathname === studioPaths.signOut) forgetStoredTexts()
  }, [pathname])
}
