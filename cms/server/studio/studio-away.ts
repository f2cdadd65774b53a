import { HttpError } from '../../contract/http-error.ts'

/** A page that says this loads itself again, and a program is told when to come back. */
export const studioAway = (message: string) =>
  new HttpError(503, message, { headers: { 'Retry-After': '5', Refresh: '5' } })
