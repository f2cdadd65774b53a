import { HttpError } from '../contract/http-error.ts'

/** What is answered to a body beyond its limit, whoever reads it. */
export const bodyTooLarge = () => new HttpError(413, 'The request is too large.')
