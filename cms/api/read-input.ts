import { z } from 'zod'
import { HttpError } from './http-error.ts'

/** A part of the request against its schema; an address that fits none is not found. */
export function readParams<Params>(schema: z.ZodType<Params> | undefined, raw: unknown): Params {
  const result = (schema ?? z.any()).safeParse(raw)
  if (!result.success) throw new HttpError(404, 'There is nothing at this address.')
  return result.data
}

/**
 * The body or query against its schema.
 * @throws HttpError 400 that names each wrong field.
 */
export function readValue<Value>(schema: z.ZodType<Value> | undefined, raw: unknown): Value {
  const unstorable = findUnstorableText(raw)
  if (unstorable) throw invalid([{ path: unstorable.path, message: unstorable.message }])
  const result = (schema ?? z.any()).safeParse(raw)
  if (result.success) return result.data
  throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

/** The validator's own sentences do not say which field they mean; ours do. */
const isGeneral = /^(Invalid|Too|Unrecognized|Expected|The text holds)/

function invalid(errors: { path: string; message: string }[]): HttpError {
  const [first] = errors
  const message = !first
    ? 'The request is not valid.'
    : first.path !== '' && isGeneral.test(first.message)
      ? `${first.path}: ${first.message}`
      : first.message
  return new HttpError(400, message, { errors })
}

/** Postgres stores no NUL, and half a surrogate pair is no character. */
function findUnstorableText(
  value: unknown,
  path: string[] = [],
): { path: string; message: string } | undefined {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) {
      return { path: path.join('.'), message: 'The text holds a NUL character; remove it.' }
    }
    if (/\p{Surrogate}/u.test(value)) {
      return { path: path.join('.'), message: 'The text holds a broken character; remove it.' }
    }
    return undefined
  }
  if (typeof value !== 'object' || value === null || path.length > 5) return undefined
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorableText(item, [...path, key])
    if (found) return found
  }
  return undefined
}
