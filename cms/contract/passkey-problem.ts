/** What to say where no passkey was used, by the names that the standard gives to errors. */
const told: Record<string, string> = {
  NotAllowedError: 'No passkey was used: it was cancelled, or took too long. Try again.',
  AbortError: 'No passkey was used: it was cancelled, or took too long. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address. Open the site at its own address.',
  NotSupportedError:
    'This device cannot store passkeys that check who you are. Use another device.',
  ConstraintError: 'This device cannot store passkeys that check who you are. Use another device.',
  UnknownError: 'The device could not use a passkey. Try again, or use another one.',
}

/** @returns null where it was something else that failed. */
export const passkeyProblem = (error: unknown): string | null =>
  error instanceof Error && Object.hasOwn(told, error.name) ? (told[error.name] ?? null) : null
