import type { FieldState, FormState, Row } from 'payload'

/** A form as it was sent, and as it is when the answer has come. */
type SentAndHeld = Record<'sent' | 'held', FormState>

/**
 * The server's answer about a form, which brings nothing where the form was changed since it was
 * sent: there the answer's value is the older one, and it knows nothing of a save that was refused
 * meanwhile. Lists of rows are Payload's to merge, by the ids of the rows.
 */
export function keepTyped(answer: FormState, { sent, held }: SentAndHeld): FormState {
  const kept = Object.entries(answer).map(([path, given]) => {
    const field = keepRefusal(given, { sent: sent[path], held: held[path] })
    const isChanged =
      path in held &&
      (path === writtenAt
        ? isBefore(field.value, held[path]?.value)
        : !isSame(sent[path]?.value, held[path]?.value))
    if (!field.rows) return [path, isChanged ? withoutValue(field) : field]
    const list = { ...field, rows: keepOpen(field.rows, held[path]?.rows) }
    return [path, isChanged ? withoutEmptiness(list) : list]
  })
  return Object.fromEntries(kept)
}

/** Why a field was refused is told until the server is asked about it anew. */
function keepRefusal(
  answered: FieldState,
  { sent, held }: { [Name in keyof SentAndHeld]: FieldState | undefined },
): FieldState {
  const isNew = held?.valid === false && held.errorMessage !== sent?.errorMessage
  return isNew ? { ...answered, valid: false, errorMessage: held.errorMessage } : answered
}

/** Nobody types it: of two answers the later save's counts, whichever comes last (decision 237). */
const writtenAt = 'updatedAt'

const isBefore = (one: unknown, other: unknown) => String(one) < String(other)

/** Whether a form holds another value than it had when it was sent. */
export const isTypedSince = ({ sent, held }: SentAndHeld): boolean =>
  Object.entries(held).some(([path, { value }]) => !isSame(sent[path]?.value, value))

/** What was sent is a copy, so that values are compared and not their identity. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/** A row that is shown is closed by whoever writes in it alone: under the keys it would swallow them. */
function keepOpen(answered: Row[], held: Row[] = []): Row[] {
  const shown = new Set(held.filter(({ isLoading }) => !isLoading).map(({ id }) => id))
  return answered.map(({ collapsed, ...row }) =>
    collapsed === undefined || shown.has(row.id) ? row : { ...row, collapsed },
  )
}

function withoutValue({ value: _, initialValue: __, ...field }: FieldState): FieldState {
  return field
}

/** Payload sends a list's length where this is not set, and its rows where it is. */
function withoutEmptiness({ disableFormData: _, ...list }: FieldState): FieldState {
  return list
}
