import type { FieldState, FormState, Row } from 'payload'
import type { Refusals } from './refusals.ts'

/** A form as it was sent, and as it is drawn when the answer has come. */
type SentAndHeld = Record<'sent' | 'held', FormState>

/**
 * The server's answer about a form, which brings nothing where the form was changed since it was
 * sent: there the answer's value is the older one, and it knows nothing of a save that was refused
 * meanwhile (`refused`, which may not be drawn yet). Lists of rows are Payload's to merge, by the ids of the rows.
 */
export function keepTyped(
  answer: FormState,
  { sent, held, refused }: SentAndHeld & { refused: Refusals },
): FormState {
  const kept = Object.entries(answer).map(([path, given]) => {
    const field = withRefusal(given, refused[path] ?? refusalIn(held[path], sent[path]))
    const isChanged =
      path in held &&
      (path === writtenAt
        ? isBefore(field.value, held[path]?.value)
        : !isSame(sent[path]?.value, held[path]?.value))
    if (path === place && !isChanged) return [path, { ...field, addedByServer: true }]
    if (!field.rows) return [path, isChanged ? withoutValue(field) : field]
    const list = { ...field, rows: keepOpen(field.rows, held[path]?.rows) }
    return [path, isChanged ? withoutEmptiness(list) : list]
  })
  return Object.fromEntries(kept)
}

/** Why a field was refused is told until the server is asked about it anew. */
const withRefusal = (answered: FieldState, errorMessage: string | undefined): FieldState =>
  errorMessage === undefined ? answered : { ...answered, valid: false, errorMessage }

const refusalIn = (held: FieldState | undefined, sent: FieldState | undefined) =>
  held?.valid === false && held.errorMessage !== sent?.errorMessage ? held.errorMessage : undefined

/** Nobody types it: of two answers the later save's counts, whichever comes last (decision 237). */
const writtenAt = 'updatedAt'

/**
 * A lesson's number is given by others too. Payload takes an answer's value of a field that was ever
 * typed in only where the server has added it.
 */
const place = 'lessonNumber'

const isBefore = (one: unknown, other: unknown) => String(one) < String(other)

/** Whether a form holds another value than it had when it was sent. */
export const isTypedSince = ({ sent, held }: SentAndHeld): boolean =>
  Object.entries(held).some(([path, { value }]) => !isSame(sent[path]?.value, value))

/** What was sent is a copy, so that values are compared and not their identity. */
export const isSame = (one: unknown, other: unknown) =>
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
