import { type ArrayFieldValidation, validations } from 'payload'

/**
 * A code opens something, except where all that it opened has been deleted for good: its tutor can
 * still rename, end and revoke it.
 */
export const codeOpensSomething: ArrayFieldValidation = (value, options) =>
  options.operation === 'update' && hasNone(value) && hasNone(options.previousValue)
    ? true
    : validations.array(value, options)

/** The studio says 0 for a list without rows. */
const hasNone = (rows: unknown) => !rows || (Array.isArray(rows) && rows.length === 0)
