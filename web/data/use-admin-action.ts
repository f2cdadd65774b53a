import { useAction } from '../ui/use-action.ts'
import { SessionEnded } from './admin.ts'

/**
 * A press that writes as an admin. `onFailure` says what has gone wrong; that the session has ended,
 * the sign-in screen says, which every admin screen then leads to.
 */
export function useAdminAction<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
  onFailure: (error: unknown, ...args: Args) => void | Promise<void>,
) {
  return useAction(async (...args: Args) => {
    try {
      await act(...args)
    } catch (error) {
      if (!(error instanceof SessionEnded)) await onFailure(error, ...args)
    }
  })
}
