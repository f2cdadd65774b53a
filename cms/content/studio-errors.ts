import type { AfterErrorHook, PayloadRequest } from 'payload'
import type { HttpError } from '../contract/http-error.ts'
import { passingProblem, retryAfter } from './sql/passing-problem.ts'

/**
 * Postgres's codes for text that it cannot keep, as such and in JSON. They come from searches and
 * from the studio's own preferences.
 */
const unstorable = ['22021', '22P05']
/** What it says of half a character in JSON, by a code that every misspelt number has too. */
const unstorableJson = /^invalid input syntax for type json/

/** Its codes for all data that it cannot take, such as a date that is none or too large a number. */
const unfit = /^22...$/
/**
 * Its codes for comparisons that values of this kind do not know: Payload makes such queries of what
 * is asked for. Without such a question the query is our own, and wrong.
 */
const unaskable = /^42(?:601|804|883)$/
const questions = ['where', 'sort', 'limit', 'page', 'joins', 'search']
/** Its code for an id that no row has: Payload looks up what most fields name, and not all. */
const goneReference = '23503'

/** What the reader of forms says of one, and Payload of a file that a form only names. */
const brokenForm =
  /^(?:Unexpected end of form|Malformed (?:part header|content type)|Expected response from the upload handler\.)$/

/** What the studio's REST answers to errors that Payload itself would not explain. */
export const studioErrors: AfterErrorHook = ({ error, req }) => {
  // Next bundles its own copy of Payload, which does not recognise the error classes that our hooks
  // throw: without this the studio would name the field, and not what is wrong with it.
  if (hasFieldErrors(error)) {
    const { message, data } = error
    return { status: 400, response: { errors: [{ name: 'ValidationError', message, data }] } }
  }
  if (isRefusal(error)) {
    addHeaders(req, error.headers)
    return { status: error.status, response: { errors: [{ message: error.message }] } }
  }
  const problem = passingProblem(error)
  if (problem) {
    addHeaders(req, retryAfter)
    return { status: 503, response: { errors: [{ message: problem }] } }
  }
  const message = unfitFor(error, req)
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined
}

/**
 * What to say to whoever has sent something that Payload or the database broke at; undefined where
 * the fault is ours.
 */
export function unfitFor(error: Error, req: Pick<PayloadRequest, 'query'>): string | undefined {
  if (hasUnstorableText(error)) {
    return 'The request contains a character that cannot be stored. Please remove it.'
  }
  const asks = questions.some((name) => name in Object(req.query))
  if (codesOf(error).some((code) => unfit.test(code) || (asks && unaskable.test(code)))) {
    return 'The request contains a value that cannot be stored or searched for.'
  }
  if (codesOf(error).includes(goneReference)) {
    return 'The request names something that does not exist, or no longer exists.'
  }
  // Payload reads some of what is asked for as JSON.
  if (error.name === 'SyntaxError') return 'The request is not valid.'
  if (!brokenForm.test(error.message)) return undefined
  return 'The form is incomplete, or names a file that is not in it.'
}

/** By its name: the studio's bundle has its own copy of the class. */
const isRefusal = (error: Error): error is HttpError => error.name === 'HttpError'

/** Adds headers to what Payload answers, beside those that are there. */
export function addHeaders(req: PayloadRequest, headers: Record<string, string>): void {
  req.responseHeaders = new Headers({
    ...Object.fromEntries(req.responseHeaders ?? []),
    ...headers,
  })
}

const hasFieldErrors = (error: Error): error is Error & { data: { errors: unknown[] } } =>
  'data' in error && Array.isArray(Object(error.data).errors)

const hasUnstorableText = (error: Error): boolean =>
  codesOf(error).some((code) => unstorable.includes(code)) ||
  withCauses(error).some(({ message }) => unstorableJson.test(message))

/** Postgres's codes, on the error or on what caused it. */
const codesOf = (error: Error): string[] =>
  withCauses(error).flatMap((each) => ('code' in each ? [String(each.code)] : []))

/** An error, what caused it, and so on. */
const withCauses = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...withCauses(error.cause)] : []
