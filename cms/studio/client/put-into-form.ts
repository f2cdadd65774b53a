import type { FormState } from 'payload'

/** What of Payload's form takes another state in its place. */
interface Form {
  replaceState: (state: FormState) => void
}

/**
 * Puts what the server makes of another document into a form. Payload's own `reset` does so whatever
 * comes back, and without a state, as after a failure, that takes the whole page with all that is
 * typed on it away.
 * @returns whether the form has it; without an answer it is as it was.
 */
export async function putIntoForm(
  form: Form,
  ask: () => Promise<{ state?: FormState | null } | undefined>,
): Promise<boolean> {
  const answer = await ask().catch(() => undefined)
  if (!answer?.state) return false
  form.replaceState(answer.state)
  return true
}

/** Where a form could not be filled; what was to come into it is still where it was. */
export const notFilled =
  'The server did not answer, and the form has not changed. Please try again.'
