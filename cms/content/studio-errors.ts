import type { AfterErrorHook } from 'payload'
import { passingProblem, retryAfter } from './sql/passing-problem.ts'

/**
 * Postgres's codes for invalid text and invalid JSON. They come from searches and from the studio's
 * own preferences.
 */
const unstorable = ['22021', '22P02', '22P05']

/** What the studio's REST answers to errors that Payload itself would not explain. */
export const studioErrors: AfterErrorHook = ({ error, req }) => {
  // Next bundles its own copy of Payload, which does not recognise the error classes that our hooks
  // throw: without this the studio would name the field, and not what is wrong with it.
  if (hasFieldErrors(error)) {
    const { message, data } = error
    return { status: 400, response: { errors: [{ name: 'ValidationError', message, data }] } }
  }
  const problem = passingProblem(error)
  if (problem) {
    req.responseHeaders = new Headers({
      ...Object.fromEntries(req.responseHeaders ?? []),
      ...retryAfter,
    })
    return { status: 503, response: { errors: [{ message: problem }] } }
  }
  if (codesOf(error).some((code) => unstorable.includes(code))) {
    const message = 'The request contains a character that cannot be stored. Please remove it.'
    return { status: 400, response: { errors: [{ message }] } }
  }
  return undefined
}

const hasFieldErrors = (error: Error): error is Error & { data: { errors: unknown[] } } =>
  'data' in error && Array.isArray(Object(error.data).errors)

/** Postgres's codes, on the error or on what caused it. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)]
}
