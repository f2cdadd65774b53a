import { HttpError } from '../../contract/http-error.ts'

/** One answer for everybody whose link is unknown, has ended, was replaced or is revoked. */
export const linkEnded = () =>
  new HttpError(401, 'This link does not work any more. Please ask your tutor for a new one.', {
    refusal: { reason: 'student-link' },
  })
