import { z } from 'zod'
import { HttpError } from '../contract/http-error.ts'
import { findUnstorableText } from '../contract/unstorable-text.ts'
import { plainWords } from './plain-words.ts'

/** Made once: that takes longer than to read with it. */
const anything = z.any()

/** A part of the request against its schema; an address that fits none is not found. */
export function readParams<Params>(schema: z.ZodType<Params> | undefined, raw: unknown): Params {
  const result = (schema ?? anything).safeParse(raw)
  if (!result.success) throw new HttpError(404, 'There is nothing at this address.')
  return result.data
}

/**
 * The body or query against its schema.
 * @throws HttpError 400 that names each wrong field.
 */
export function readValue<Value>(schema: z.ZodType<Value> | undefined, raw: unknown): Value {
  const result = (schema ?? anything).safeParse(raw, { error: plainWords })
  if (!result.success) {
    const { issues } = result.error
    throw invalid(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  }
  // Of what fits alone: it has an end, and what is sent may be a million lists, one in the other.
  const unstorable = findUnstorableText(result.data)
  if (unstorable) throw invalid([unstorable])
  return result.data
}

/** Such sentences do not say which field they mean; the contract's own do. */
const isGeneral = /^(This|Unknown field|The text contains)/

/** What is wrong, one problem for each field; the first one is the message of the answer. */
export function invalid(errors: { path: string; message: string }[]): HttpError {
  const [first] = errors
  const message = !first
    ? 'The request is not valid.'
    : first.path !== '' && isGeneral.test(first.message)
      ? `${first.path}: ${first.message}`
      : first.message
  return new HttpError(400, message, { errors })
}
