import { useAction } from '../ui/use-action.ts'
import { SessionEnded } from './admin.ts'

/**
 * An action that writes as an admin. `onFailure` says what has gone wrong, except that the session
 * has ended: the sign-in screen says that, and every admin screen then leads there.
 */
export function useAdminAction<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
  onFailure: (error: unknown, ...args: Args) => unknown,
) {
  return useAction(async (...args: Args) => {
    try {
      await act(...args)
    } catch (error) {
      if (!(error instanceof SessionEnded)) await onFailure(error, ...args)
    }
  })
}
